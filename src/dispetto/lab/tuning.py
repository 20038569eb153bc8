"""Turning a judge's dials by matches: what wins games is kept, whatever it says about who will win.

In every step all dials are turned a little at once, each up or down by lot, and once the other way round; greedy on the
one judge plays greedy on the other, the same dice for both, and all dials move as far as the result says (SPSA). In the
end what the path came to on the average is tried against the present judge. A step needs nothing but its result, so
those are all that is kept, and a tuning that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from random import Random
from typing import Any

from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import LIMIT, game_seed, play_match, victory
from dispetto.core.catalogue import game_named
from dispetto.core.engine.judge import Dial
from dispetto.core.errors import BadInput
from dispetto.lab import LAB
from dispetto.lab.fitting import Duel, Fit, duel
from dispetto.lab.learned import Turned
from dispetto.lab.runners import Run

GAIN = 0.05  # steps that a result of one spread is worth, at first
LATER = 1500  # steps after which it is worth less
EARLY = 4  # this part of the path is not looked at: one over

Numbers = tuple[float, ...]


@dataclass(frozen=True)
class Trial:
    """One shuffle, played twice by two judges who exchange their seats."""

    game: str
    seats: int
    up: Numbers
    down: Numbers
    seed: int
    number: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def sides(self) -> list[bool]:
        """Who sits where in the first game: half of the seats, drawn by lot, are the first judge's."""
        drawn = Random(f"{self.seed}/{self.number}").sample(range(self.seats), self.seats // 2)
        return [seat in drawn for seat in range(self.seats)]


@lru_cache(maxsize=4)
def greedy_on(game: str, seats: int, numbers: Numbers) -> GreedyBot:
    """Greedy on a judge with these numbers."""
    return GreedyBot(game_named(game).judge().turned(list(numbers), seats))


def tried(trial: Trial) -> float:
    """What the first judge won more than the second, of two games."""
    game = game_named(trial.game)
    opening = game.new(trial.seats, dict(trial.options))
    up, down = (greedy_on(trial.game, trial.seats, numbers) for numbers in (trial.up, trial.down))
    more = 0.0
    for sides in (trial.sides(), [not side for side in trial.sides()]):
        bots = [up if side else down for side in sides]
        outcome = play_match(game, game.clone(opening), bots, game_seed(trial.seed, trial.number), LIMIT)
        more += sum(won if side else -won for side, won in zip(sides, victory(outcome.ending), strict=False))
    return more


def in_spreads(results: Sequence[float]) -> float:
    """A sum of results, in what luck alone would make of it."""
    squares = sum(result * result for result in results)
    return sum(results) / sqrt(squares) if squares else 0.0


@dataclass
class Path:
    """Where the dials have been: every step follows from the dials, the seed and the results."""

    dials: Sequence[Dial]
    seed: int
    at: list[float]
    been: list[list[float]] = field(default_factory=list)

    def signs(self) -> list[int]:
        """Which dials are turned up in the next step."""
        lot = Random(f"{self.seed}/{len(self.been)}")
        return [lot.choice((-1, 1)) for _ in self.dials]

    def moved(self, by: float) -> Numbers:
        """The numbers with every dial turned so many steps the way it is turned next."""
        return tuple(x + by * sign * d.step for x, sign, d in zip(self.at, self.signs(), self.dials, strict=True))

    def go(self, result: float) -> None:
        """On by the result of a step."""
        gain = GAIN / sqrt(1 + len(self.been) / LATER)
        self.at = list(self.moved(gain * result))
        self.been.append(self.at)

    def mean(self) -> Numbers:
        """What it came to, its beginning left out."""
        late = self.been[len(self.been) // EARLY :]
        return tuple(sum(column) / len(late) for column in zip(*late, strict=True))


def results_of(fit: Fit, path: Path, run: Run, advance: Callable[[int], None]) -> Iterator[float]:
    """Step after step; those played before are read from their file. `advance` hears of every game."""
    note = fit.folder / "results.jsonl"
    text = note.read_text(encoding="utf-8") if note.exists() else ""
    whole = text[: text.rfind("\n") + 1]  # a line half written was no step
    note.write_text(whole, encoding="utf-8")
    for line in whole.splitlines()[: fit.rounds]:
        advance(fit.games)
        yield float(json.loads(line))
    blocks = -(-fit.games // 2)
    for step in range(len(whole.splitlines()), fit.rounds):
        up, down = path.moved(1.0), path.moved(-1.0)
        trials = [
            Trial(fit.game, fit.seats, up, down, fit.learning.seed, step * blocks + n, fit.options)
            for n in range(blocks)
        ]
        found = []
        for more in run(tried, trials):
            found.append(more)
            advance(2)
        with note.open("a", encoding="utf-8") as out:
            out.write(json.dumps(in_spreads(found)) + "\n")
        yield in_spreads(found)


@dataclass(frozen=True)
class Tuned:
    """What came of it: where every dial was and is, and the match that decided."""

    dials: Sequence[Dial]
    numbers: Numbers
    match: Duel


def tune(fit: Fit, run: Run, advance: Callable[[int], None]) -> Tuned:
    """Turn the dials, and be tried; the numbers of a victory lie where they were wanted, all others in the folder."""
    dials = game_named(fit.game).judge().dials(fit.seats)
    if not dials:
        raise BadInput("fit-no-dials", LAB, game=fit.game)
    path = Path(dials, fit.learning.seed, [dial.value for dial in dials])
    for result in results_of(fit, path, run, advance):
        path.go(result)
    numbers = tuple(float(f"{x:.4g}") for x in path.mean())
    provenance: dict[str, Any] = {"command": fit.command, "dispetto": fit.version, "steps": fit.rounds}
    provenance |= {"games": fit.rounds * fit.games}
    names = [dial.name for dial in dials]
    candidate = fit.folder / "tuned.toml"
    candidate.write_text(Turned(fit.game, fit.seats, names, numbers, provenance).text(), encoding="utf-8")
    found = duel(fit, 0, fit.against, candidate, run, advance)
    provenance |= {"match": found.told(), "against": fit.against, "verdict": found.verdict}
    text = Turned(fit.game, fit.seats, names, numbers, provenance).text()
    candidate.write_text(text, encoding="utf-8")
    if found.taken:
        fit.out.write_text(text, encoding="utf-8")
    return Tuned(dials, numbers, found)
