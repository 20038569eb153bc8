"""How the judge of Shear Panic was learned, and one of Lunch Money tried: games of greedy@0.1, and who won.

    python -m tools.learn_judge shear-panic --games 1599 --seed 11 --out weights.toml

What `dispetto lab fit` does by log loss, with two things of its own: weights of neighbouring stages are held together,
and Lunch Money's are held near what the judge of version 0.1 thinks of a card, so that a card seen rarely is not
believed too much. A table is looked at when a turn is over. Needs the extra `lab`; compiled a few minutes, else hours.
Whether the weights are any good only a match says: `dispetto lab match lunch-money greedy:weights=FILE greedy@0.1`.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize

from dispetto.bots.greedy import GreedyBot
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, Roll, State, asked, step
from dispetto.core.game import AnyGame
from dispetto.games.lunch_money.worth import features as lunch
from dispetto.games.lunch_money.worth.judge_01 import VALUES
from dispetto.games.shear_panic.worth import features as shear
from dispetto.lab.learned import Weights

SEATS = 4
EXPLORE = 60  # answers in a thousand that are given at random
FIRST = ("PickCard", "MoveAlone", "PickDiscard")  # with these a turn of Shear Panic begins
# What version 0.1 thinks the rest is worth, in points, as features.py lists it
TROUBLES = (1, 0, 0, 0.75, -0.7, 0, -1.5, -0.8, -1.5, -2.5, -3, -2.5, 0.5, -2, 1, -0.5, 0)


@dataclass
class Seen:
    """Quiet tables: everybody's features, which weights count, who won."""

    rows: list[list[float]] = field(default_factory=list)
    sets: list[int] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)


def turn_is_over(s: Any, ask: Ask[Any], last: int) -> bool:
    """Shear Panic: somebody's turn begins. Lunch Money: the first card of a refill is drawn."""
    name = type(ask).__name__
    return name in FIRST or (name == "Draw" and s.turns not in (0, last))


def features_of(s: Any, name: str) -> tuple[list[float], int]:
    """What the judge of this game looks at, and which weights count."""
    if name == "shear-panic":
        return shear.features(s), shear.STAGE[s.marker]
    return lunch.features(s), lunch.crowd_of(s)


def watch(game: AnyGame, bots: list[GreedyBot], opening: State, dice: Dice, seen: Seen) -> None:
    """One game; who sits where is drawn."""
    s: Any = game.clone(opening)
    players = [bots[dice.below(len(bots))] for _ in range(SEATS)]
    last, tables = -1, 0
    while (ask := asked(s)) is not None:
        if turn_is_over(s, ask, last):
            last = getattr(s, "turns", -1)
            row, which = features_of(s, game.name)
            seen.rows.append(row)
            seen.sets.append(which)
            tables += 1
        offers = ask.legal(s)
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        elif len(offers) == 1:
            step(s, offers[0])
        elif dice.below(1000) < (0 if ask.part() else EXPLORE):
            step(s, offers[dice.below(len(offers))])
        else:
            step(s, players[ask.seat].choose(game, game.imagine(s, ask.seat, dice.below(1 << 30)), ask.seat, dice))
    ending = game.ending(s)
    assert ending is not None
    firsts = ending.places.count(1)
    seen.won += [[1 / firsts if place == 1 else 0.0 for place in ending.places]] * tables


class Fit:
    """Weights = k · prior + deviation: k and the deviations of every set of weights are found together."""

    def __init__(self, seen: Seen, sets: int, prior: Any, hold: Any, smooth: float) -> None:
        self.won = np.array(seen.won)
        self.set = np.array(seen.sets)
        rows = np.array(seen.rows).reshape(len(seen.rows), SEATS, -1)
        self.alive = np.abs(rows).sum(axis=2) > 0
        self.sets, self.width = sets, rows.shape[2]
        # Without a prior nothing is known of any: each counts as it varies. With one, what is rare is held as fast.
        self.scale = np.ones(self.width) if prior.any() else np.maximum(rows.reshape(-1, self.width).std(axis=0), 1e-9)
        self.rows, self.along, self.prior = rows / self.scale, rows @ prior, prior
        self.hold, self.smooth = hold, smooth

    def split(self, v: Any) -> tuple[Any, Any]:
        """k of every set, and its deviations."""
        return v[: self.sets], v[self.sets :].reshape(self.sets, self.width)

    def loss(self, v: Any) -> tuple[float, Any]:
        """The surprise at who won, with what holds the weights back, and its slope."""
        k, d = self.split(v)
        score = self.along * k[self.set][:, None] + np.einsum("rpf,rf->rp", self.rows, d[self.set])
        score = np.where(self.alive, score, -1e9)
        score -= score.max(axis=1, keepdims=True)
        chance = np.exp(score)
        chance /= chance.sum(axis=1, keepdims=True)
        off = chance - self.won
        of_k, of_d = np.zeros_like(k), np.zeros_like(d)
        np.add.at(of_k, self.set, (off * self.along).sum(axis=1))
        np.add.at(of_d, self.set, np.einsum("rp,rpf->rf", off, self.rows))
        apart = d[1:] - d[:-1]
        found = -(self.won * np.log(np.maximum(chance, 1e-12))).sum()
        found += (self.hold * d**2).sum() + self.smooth * (apart**2).sum()
        of_d += 2 * self.hold * d
        of_d[1:] += 2 * self.smooth * apart
        of_d[:-1] -= 2 * self.smooth * apart
        return float(found), np.concatenate([of_k, of_d.ravel()])

    def weights(self) -> list[float]:
        """All of them, set after set."""
        start = np.zeros(self.sets * (1 + self.width))
        best = minimize(self.loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 400}).x
        k, d = self.split(best)
        return [float(w) for w in (k[:, None] * self.prior + d / self.scale).ravel()]


def learned(seen: Seen, name: str) -> list[float]:
    """The weights of this game."""
    if name == "shear-panic":
        return Fit(seen, len(shear.STAGES), np.zeros(shear.FEATURES), np.full(shear.FEATURES, 0.5), 20).weights()
    prior = np.array([*(0.75 * value for value in VALUES), *TROUBLES])
    return Fit(seen, len(lunch.CROWDS), prior, np.full(lunch.FEATURES, 600.0), 600).weights()


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["shear-panic", "lunch-money"])
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    game = game_named(args.game)
    bots, dice, seen = [GreedyBot(version="0.1")], Dice(args.seed), Seen()
    opening = game.new(SEATS)
    for _ in range(args.games):
        watch(game, bots, opening, dice, seen)
    provenance = {
        "command": f"python -m tools.learn_judge {args.game} --games {args.games} --seed {args.seed}",
        "self_play": "greedy@0.1, 60 answers in a thousand at random",
        "tables": len(seen.rows),
    }
    names = game.judge().feature_names()
    args.out.write_text(Weights(args.game, names, learned(seen, args.game), 0, provenance).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
