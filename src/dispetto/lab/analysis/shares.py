"""Many games understood together: who plays well once luck is taken off, and how much of a game is luck at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from dispetto.bots.match import game_seed
from dispetto.core.catalogue import game_named
from dispetto.core.telling.record import parse
from dispetto.lab.analysis.plan import Budget
from dispetto.lab.analysis.shapes import Analysis
from dispetto.lab.analysis.tales import play_story
from dispetto.lab.analysis.whole import FIRST_ONLY, analyse
from dispetto.lab.numbers import Z95, mean_interval

BLOCKS = 20


@dataclass(frozen=True)
class Played:
    """One seat's game: what it began with, what it ended with, and where the difference came from."""

    who: str
    start: float
    end: float
    chance: float
    own: float
    others: float
    mistakes: int = 0

    @property
    def adjusted(self) -> float:
        """The result without what chance gave."""
        return self.end - self.chance


@dataclass(frozen=True)
class Part:
    """Some work for one worker: a record's text, or a game between bots."""

    text: str = ""
    game: str = ""
    bots: tuple[str, ...] = ()
    number: int = 0
    seed: int = 1
    quick: bool = True
    options: tuple[tuple[str, Any], ...] = ()


def seats_of(a: Analysis, names: Sequence[str]) -> list[Played]:
    """What an analysis says of each seat."""
    wrong = [sum(m.by == seat for m in a.mistakes) for seat in range(a.seats)]
    return [
        Played(names[n], a.start[n], a.end[n], one.chance, one.own, one.others, wrong[n])
        for n, one in enumerate(a.account)
    ]


def play_and_look(part: Part) -> list[dict[str, Any]]:
    """In a worker: one game, and what became of its seats, as plain data."""
    budget = FIRST_ONLY if part.quick else Budget()
    if part.text:
        r = parse(part.text)
        game, names = game_named(r.game), r.seats
        stages = list(analyse(game, r, budget=budget, seed=part.seed))
    else:
        game, names = game_named(part.game), part.bots
        tale = play_story(game, part.bots, game_seed(part.seed, part.number), dict(part.options))
        stages = list(analyse(game, tale, budget=budget, seed=part.seed))
    return [asdict(one) for one in seats_of(stages[-1], names)]


@dataclass(frozen=True)
class Player:
    """One name over many games; each figure with its 95 % interval."""

    who: str
    games: int
    end: tuple[float, float, float]
    adjusted: tuple[float, float, float]
    chance: tuple[float, float, float]
    own: tuple[float, float, float]
    others: tuple[float, float, float]


def players(rows: Sequence[Played]) -> list[Player]:
    """Everybody, whoever plays best without luck first."""
    found = []
    for who in dict.fromkeys(row.who for row in rows):
        mine = [row for row in rows if row.who == who]
        figures = [
            mean_interval([getattr(row, key) for row in mine]) for key in ("end", "adjusted", "chance", "own", "others")
        ]
        found.append(Player(who, len(mine), *figures))
    return sorted(found, key=lambda one: -one.adjusted[0])


def luck_and_skill(rows: Sequence[Played]) -> tuple[float, float]:
    """How much of what results differ by is chance, and how much decisions, one's own and the others': together 1.

    The covariance of each part with the result, over the result's variance.
    """
    results = [row.end - row.start for row in rows]
    mean = sum(results) / max(1, len(results))
    whole = sum((r - mean) ** 2 for r in results)
    if whole == 0:
        return 0.0, 0.0
    lucky = [row.chance for row in rows]
    middle = sum(lucky) / len(lucky)
    luck = sum((c - middle) * (r - mean) for c, r in zip(lucky, results, strict=True)) / whole
    return luck, 1.0 - luck


def luck_error(games: Sequence[Sequence[Played]]) -> float:
    """Half of the 95 % interval of that share, by leaving out a block of games at a time; games that had the same dice
    come one after another.
    """
    blocks = min(BLOCKS, len(games))
    if blocks < 2:
        return 1.0
    edges = [n * len(games) // blocks for n in range(blocks + 1)]
    found = []
    for low, high in zip(edges, edges[1:], strict=False):
        left = [row for game in (*games[:low], *games[high:]) for row in game]
        found.append(luck_and_skill(left)[0])
    mean = sum(found) / blocks
    return Z95 * sqrt((blocks - 1) / blocks * sum((one - mean) ** 2 for one in found))
