"""Learning chances to win from tables that were seen: log loss against who won, or TD(λ) against later chances.

The model is that of `core/engine/learned.py`, written for whole arrays: a softmax over the seats of a linear score, or
of a small network's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dispetto.lab.extra import extra

HELD = 5  # every fifth game is held back, to see what was learned on games nobody learned from
LEAST = 1e-12
EDGES = (0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)  # of the bins of `reliability`


@dataclass(frozen=True)
class Learning:
    """How it is learned."""

    hidden: int = 0
    td: float = 1.0  # λ: 1 is the outcome alone, less trusts later tables
    sweeps: int = 4  # how often chances are reckoned anew for TD
    ridge: float = 1e-4
    seed: int = 1


@dataclass
class Learnt:
    """What came of it: flat weights as play reads them, and the losses on games held back."""

    weights: list[float]
    loss: float
    judged: float  # the present judge's loss on the same tables
    positions: int


@dataclass
class Bin:
    """Chances about as large: how many, what was said, what came of it."""

    low: float
    high: float
    n: int
    predicted: float
    observed: float


def reliability(found: Any, won: Any, alive: Any) -> list[Bin]:
    """Do chances come true? Those of all seats that are still in, by their size; empty bins are left out."""
    np = extra("numpy")
    said, came = np.asarray(found)[alive], np.asarray(won)[alive]
    where = np.clip(np.searchsorted(EDGES, said, side="right") - 1, 0, len(EDGES) - 2)
    bins = []
    for k in range(len(EDGES) - 1):
        here = where == k
        if n := int(here.sum()):
            bins.append(Bin(EDGES[k], EDGES[k + 1], n, float(said[here].mean()), float(came[here].mean())))
    return bins


def learn(seen: dict[str, Any], how: Learning) -> Learnt:
    """Weights for these tables."""
    np = extra("numpy")
    rows, alive, won, game = seen["rows"], seen["alive"], seen["won"], seen["game"]
    held = game % HELD == 0
    scale = np.maximum(rows[alive].std(axis=0), 1e-9) if len(rows) else 1.0
    scaled = rows / scale
    w = first_guess(rows.shape[2], how)
    sweeps = how.sweeps if how.td < 1 else 1
    for _ in range(sweeps):
        target = won if how.td >= 1 else td_targets(chances(w, scaled, alive, how.hidden), won, game, how.td)
        w = fitted(w, scaled[~held], alive[~held], target[~held], how)
    loss = log_loss(chances(w, scaled[held], alive[held], how.hidden), won[held])
    return Learnt(unscaled(w, scale, how.hidden), loss, log_loss(seen["judged"][held], won[held]), len(rows))


def first_guess(width: int, how: Learning) -> Any:
    """Nothing known; of a network small weights, the same for the same seed."""
    np = extra("numpy")
    if not how.hidden:
        return np.zeros(width)
    rng = np.random.default_rng(how.seed)
    units = rng.normal(0, 1 / max(1, width) ** 0.5, (how.hidden, width + 1))
    units[:, 0] = 0
    return np.concatenate([units.ravel(), rng.normal(0, 0.1, how.hidden)])


def parts(w: Any, width: int, hidden: int) -> tuple[Any, Any, Any]:
    """A network's biases, first layer and last layer."""
    units = w[: hidden * (width + 1)].reshape(hidden, width + 1)
    return units[:, 0], units[:, 1:], w[hidden * (width + 1) :]


def scores(w: Any, rows: Any, hidden: int) -> Any:
    """The score of every seat of every table."""
    np = extra("numpy")
    if not hidden:
        return rows @ w
    bias, first, last = parts(w, rows.shape[2], hidden)
    x = rows @ first.T + bias
    return (x / (1 + np.abs(x))) @ last


def chances(w: Any, rows: Any, alive: Any, hidden: int) -> Any:
    """The softmax over the seats that are still in."""
    np = extra("numpy")
    score = np.where(alive, scores(w, rows, hidden), -np.inf)
    raised = np.exp(score - score.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def log_loss(found: Any, target: Any) -> float:
    """The mean of what the truth was a surprise, in nats."""
    np = extra("numpy")
    if not len(found):
        return float("nan")
    return float(-(target * np.log(np.maximum(found, LEAST))).sum(axis=1).mean())


def td_targets(found: Any, won: Any, game: Any, td: float) -> Any:
    """The λ-return of every table: what the next one is worth, and what its own return says, in shares."""
    np = extra("numpy")
    target = won.astype(np.float64).copy()
    for t in range(len(target) - 2, -1, -1):
        if game[t] == game[t + 1]:
            target[t] = (1 - td) * found[t + 1] + td * target[t + 1]
    return target


def fitted(start: Any, rows: Any, alive: Any, target: Any, how: Learning) -> Any:
    """The weights of least log loss (L-BFGS, with a little ridge)."""
    np = extra("numpy")
    minimize = extra("scipy.optimize").minimize
    n = max(1, len(rows))

    def loss(w: Any) -> tuple[float, Any]:
        found = chances(w, rows, alive, how.hidden)
        slope = np.where(alive, found - target, 0.0)  # of the loss, by every score
        value = -(target * np.log(np.maximum(found, LEAST))).sum() / n + how.ridge * (w @ w)
        return float(value), gradient(w, rows, slope, how.hidden) / n + 2 * how.ridge * w

    return minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 300}).x


def gradient(w: Any, rows: Any, slope: Any, hidden: int) -> Any:
    """How the loss changes with every weight, `slope` being how it changes with every score."""
    np = extra("numpy")
    if not hidden:
        return np.einsum("tsf,ts->f", rows, slope)
    bias, first, last = parts(w, rows.shape[2], hidden)
    x = rows @ first.T + bias
    bent = 1 + np.abs(x)
    inner = slope[:, :, None] * last / bent**2
    units = np.concatenate([inner.sum(axis=(0, 1))[:, None], np.einsum("tsh,tsf->hf", inner, rows)], axis=1)
    return np.concatenate([units.ravel(), np.einsum("tsh,ts->h", x / bent, slope)])


def unscaled(w: Any, scale: Any, hidden: int) -> list[float]:
    """The weights for features as the judge tells them."""
    np = extra("numpy")
    if not hidden:
        return [float(x) for x in w / scale]
    width = len(scale)
    bias, first, last = parts(w, width, hidden)
    return [float(x) for x in np.concatenate([np.column_stack([bias, first / scale]).ravel(), last])]
