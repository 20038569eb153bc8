"""Fitting a judge: self-play, learning, and a match against the present judge, which alone decides.

Rounds: in each the best judge so far plays itself, a new one learns from all tables seen, and it is taken only if it
wins its match; a better loss is not enough. Everything lies in a folder beside the weights, so that a fit that was
stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.errors import BadInput, Either
from dispetto.lab import LAB
from dispetto.lab.extra import extra
from dispetto.lab.learned import Weights, feature_names, player
from dispetto.lab.learning import Bin, Learning, Learnt, learn, log_loss, reliability
from dispetto.lab.matches import Match, Result, play_block
from dispetto.lab.numbers import Sprt, interval
from dispetto.lab.positions import CHUNK, SelfPlay, read_chunks, write_chunk
from dispetto.lab.runners import Run

PRESENT = "greedy"
OUTCOMES, MATCHES = "outcomes", "matches"  # what it is fitted by


@dataclass(frozen=True)
class Fit:
    """What is to be found, and how."""

    game: str
    seats: int
    games: int  # of self-play, a round
    matches: int  # games of the deciding match, at most
    out: Path
    rounds: int = 1
    explore: float = 0.05
    learning: Learning = field(default_factory=Learning)
    options: dict[str, Any] = field(default_factory=dict)
    against: str = PRESENT
    command: str = ""
    version: str = ""  # ours, for the provenance
    by: str = OUTCOMES

    @property
    def folder(self) -> Path:
        """Where tables, candidates and verdicts lie."""
        return self.out.with_name(self.out.name + ".fit")

    def check(self) -> None:
        """BadInput where it cannot be done."""
        if self.by not in (OUTCOMES, MATCHES):
            raise BadInput("fit-by", LAB, known=Either((OUTCOMES, MATCHES)), value=repr(self.by))
        if self.by == OUTCOMES:
            for module in ("numpy", "scipy.optimize"):
                extra(module)
        game = game_named(self.game)
        game.new(self.seats, dict(self.options))
        player(self.against, game)

    def plan(self) -> str:
        """What the folder is about: it is not mixed with another plan's."""
        told = asdict(self)
        for key in ("out", "command", "rounds", "version"):
            del told[key]
        return json.dumps(told, sort_keys=True)


@dataclass
class Duel:
    """The match that decides."""

    share: float
    low: float
    high: float
    games: int
    verdict: str  # of the sequential test

    @property
    def taken(self) -> bool:
        """Only a match decides."""
        return self.verdict == "stronger"

    def told(self) -> str:
        """For the provenance."""
        return f"{self.share:.4f} ({self.low:.4f} to {self.high:.4f}) in {self.games} games"


@dataclass
class Round:
    """What came of a round."""

    number: int
    learnt: Learnt
    match: Duel

    @property
    def taken(self) -> bool:
        """Only a match decides."""
        return self.match.taken


def prepare(fit: Fit) -> None:
    """The folder; BadInput where another plan's fit lies there."""
    fit.check()
    fit.folder.mkdir(parents=True, exist_ok=True)
    note = fit.folder / "plan.json"
    if note.exists() and note.read_text(encoding="utf-8") != fit.plan():
        raise BadInput("fit-other-plan", LAB, folder=fit.folder)
    note.write_text(fit.plan(), encoding="utf-8")


def run_rounds(fit: Fit, run: Run, advance: Callable[[int], None]) -> Iterator[Round]:
    """Round after round; those done before are told again from their files. `advance` hears of every game."""
    best = fit.against
    for number in range(fit.rounds):
        note = fit.folder / f"round-{number}.json"
        candidate = fit.folder / f"round-{number}.toml"
        if note.exists():
            d = json.loads(note.read_text(encoding="utf-8"))
            done = Round(d["number"], Learnt(**d["learnt"]), Duel(**d["match"]))
            advance(fit.games + fit.matches)
        else:
            done = one_round(fit, number, best, candidate, run, advance)
            note.write_text(json.dumps(asdict(done)), encoding="utf-8")
        if done.taken:
            best = f"{PRESENT}:weights={candidate}"
            fit.out.write_text(candidate.read_text(encoding="utf-8"), encoding="utf-8")
        yield done


def one_round(fit: Fit, number: int, best: str, path: Path, run: Run, advance: Callable[[int], None]) -> Round:
    """Play, learn, and be tried."""
    seen = read_chunks(gather(fit, number, best, run, advance))
    if not len(seen["game"]):
        raise BadInput("fit-nothing-seen", LAB, game=fit.game)
    learnt = learn(seen, fit.learning)
    game = game_named(fit.game)
    provenance: dict[str, Any] = {
        "command": fit.command,
        "dispetto": fit.version,
        "round": number,
        "self_play": best if "weights=" not in best else f"round {number - 1}",
        "games": fit.games * (number + 1),
        "tables": learnt.positions,
        "loss": round(learnt.loss, 6),
        "loss_of_present": round(learnt.judged, 6),
    }
    names = feature_names(game.judge(), seen["rows"].shape[2])
    weights = Weights(fit.game, names, learnt.weights, fit.learning.hidden, provenance)
    path.write_text(weights.text(), encoding="utf-8")
    found = duel(fit, number, best, path, run, advance)
    provenance |= {"match": found.told()}
    provenance |= {"against": best if "weights=" not in best else "the round before", "verdict": found.verdict}
    path.write_text(weights.text(), encoding="utf-8")
    return Round(number, learnt, found)


def looked_at(fit: Fit, run: Run, advance: Callable[[int], None]) -> tuple[list[Bin], float, int]:
    """How far the chances of the game's judge come true on quiet tables: the bins, the log loss, how many tables."""
    seen = read_chunks(gather(fit, 0, fit.against, run, advance))
    if not len(seen["game"]):
        raise BadInput("fit-nothing-seen", LAB, game=fit.game)
    judged, won = seen["judged"], seen["won"]
    return reliability(judged, won, seen["alive"]), log_loss(judged, won), len(won)


def gather(fit: Fit, number: int, best: str, run: Run, advance: Callable[[int], None]) -> list[Path]:
    """The tables of this round and of those before; games already on disk are not played again."""
    plan = SelfPlay(fit.game, fit.seats, best, fit.explore, fit.learning.seed * 1000 + number, fit.options)
    parts = []
    for first in range(0, fit.games, CHUNK):
        games = min(CHUNK, fit.games - first)
        parts.append((plan, first, games, fit.folder / f"tables-{number}-{first:06d}.npz"))
    for part, _ in zip(parts, run(chunk, parts), strict=True):
        advance(part[2])
    before = [path for n in range(number) for path in sorted(fit.folder.glob(f"tables-{n}-*.npz"))]
    return before + [part[3] for part in parts]


def chunk(part: tuple[SelfPlay, int, int, Path]) -> Path:
    """One file of tables, for a process."""
    return write_chunk(*part)


def duel(fit: Fit, number: int, best: str, path: Path, run: Run, advance: Callable[[int], None]) -> Duel:
    """The match: one of the new among the present ones."""
    bots = (f"{PRESENT}:weights={path}", best)
    match = Match(fit.game, fit.seats, bots, fit.learning.seed * 7919 + number, dict(fit.options))
    result = Result(match)
    fair = result.fair(0)
    test = Sprt(fair, fair + 0.03)
    verdict = ""
    blocks = -(-fit.matches // fit.seats)
    for block in run(partial(play_block, match), iter(range(blocks))):
        result.blocks.append(block)
        advance(fit.seats)
        verdict = test.verdict(result.shares(0))
        if verdict:
            break
    advance((blocks - len(result.blocks)) * fit.seats)
    shares = result.shares(0)
    low, high = interval(shares, result.games)
    if not verdict:
        verdict = "stronger" if low > fair else "undecided"
    return Duel(sum(shares) / len(shares), low, high, result.games, verdict)
