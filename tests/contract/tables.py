"""The tables the contract is tried on: every game, every size, with and without types, each option alone, and 200 mixes.

A game joins by being in all_games(). `WRITTEN` lists values for options that take text of their own.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest
from court import COURT

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, Roll, State, asked, step
from dispetto.core.game import Game, Option, colour_option, spelt

TRIED: dict[str, Game[Any, Any]] = {**all_games(), COURT.name: COURT}
MIXES = 200
MIXES_A_TEST = 10
LONGEST = 200_000  # answers; a game beyond this does not end
WRITTEN: dict[tuple[str, str], tuple[Any, ...]] = {
    (game.name, "types"): tuple(dino.name for dino in game.types)
    for game in all_games().values()
    if hasattr(game, "types")
} | {
    (game.name, option.key): ("green,red", ",yellow")  # two seats there are at every table
    for game in all_games().values()
    if (option := colour_option(game)) is not None
}


@dataclass(frozen=True)
class Table:
    """A game, its size, its options and the seed of its dice: all it takes to play it again."""

    name: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    seed: int
    moments: int = field(default=20, compare=False)  # how many states of its walk are looked at closely

    @property
    def game(self) -> Game[Any, Any]:
        return TRIED[self.name]

    def new(self) -> Any:
        return self.game.new(self.seats, dict(self.options))

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={spelt(value)}" for key, value in self.options)
        return f"{self.name}-{self.seats}" + (f"-{chosen}" if chosen else "")


def values(game: Game[Any, Any], option: Option) -> list[Any]:
    """What an option may be set to here: its values, its texts, and small numbers, which fit every size."""
    found = [*option.values, *WRITTEN.get((game.name, option.key), ())]
    if option.text == "number":
        found += [n for n in (1, 2) if n not in found]
    return list(dict.fromkeys(found))


def sizes() -> list[Table]:
    return [Table(g.name, n, (), n) for g in TRIED.values() for n in range(g.fewest, g.most + 1)]


def alone() -> list[Table]:
    found: list[Table] = []
    for g in TRIED.values():
        span = g.most - g.fewest + 1
        for option in g.options:
            for value in values(g, option):
                if value != option.default or type(value) is not type(option.default):
                    n = len(found)
                    found.append(Table(g.name, g.fewest + n % span, ((option.key, value),), 100 + n, 12))
    return found


def kinds() -> list[Table]:
    """Games whose pieces have types, at every size: each seat has picked one at random."""
    typed = [g for g in TRIED.values() if any(o.key == "types" and "choose" in o.values for o in g.options)]
    return [Table(g.name, n, (("types", "choose"),), 500 + n, 6) for g in typed for n in range(g.fewest, g.most + 1)]


def mixes() -> list[Table]:
    found = []
    games = list(TRIED.values())
    for n in range(MIXES):
        rng = random.Random(n)
        g = games[n % len(games)]
        chosen = tuple((o.key, rng.choice(values(g, o))) for o in g.options if rng.random() < 0.5)
        found.append(Table(g.name, rng.randint(g.fewest, g.most), chosen, 1000 + n, 5))
    return found


SIZES = sizes()
ALONE = alone()
KINDS = kinds()
MIXED = mixes()
GROUPS: dict[str, list[Table]] = {
    **{str(t): [t] for t in [*SIZES, *ALONE]},
    **{f"kinds-{name}": [t for t in KINDS if t.name == name] for name in dict.fromkeys(t.name for t in KINDS)},
    **{f"mixes-{n}": MIXED[n : n + MIXES_A_TEST] for n in range(0, MIXES, MIXES_A_TEST)},
}
every_table = pytest.mark.parametrize("tables", GROUPS.values(), ids=GROUPS.keys())
every_game = pytest.mark.parametrize("game", TRIED.values(), ids=TRIED.keys())


# ---------------------------------------------------------------------------------------------------------- Walks


class Moment:
    """One state of a walk, and how to come to it again."""

    def __init__(self, table: Table, s: State, answers: int) -> None:
        self.table = table
        self.game = table.game
        self.s: Any = s  # to look at; who plays on takes a clone
        self.answers = answers

    @property
    def seats(self) -> range:
        return range(self.table.seats)

    def clone(self) -> Any:
        """A separate table to play on."""
        return self.game.clone(self.s)

    def rng(self) -> random.Random:
        """Chance of the test's own, the same every time."""
        return random.Random(f"{self.table}{self.answers}")

    def __repr__(self) -> str:
        return f"{self.table}, seed {self.table.seed}, after {self.answers} answers, asked {asked(self.s)!r}"


@dataclass(frozen=True)
class Walk:
    """One random game: the codes of its answers, and some of its moments (the first of each question among them)."""

    table: Table
    codes: list[int]
    moments: list[Moment]
    end: State


def choose(s: State, ask: Ask[Any], dice: Dice) -> Any:
    """A random answer."""
    if isinstance(ask, Roll):
        return ask.fall(s, dice)
    offers = ask.legal(s)
    return offers[dice.below(len(offers))]


@cache
def walk(table: Table) -> Walk:
    """Play a random game to its end, keeping moments spread over it."""
    game = table.game
    s = table.new()
    dice = Dice(table.seed)
    codes: list[int] = []
    kept: list[Moment] = []
    spread: list[Moment] = []
    met: set[tuple[str, int]] = set()
    every = 1
    while (ask := asked(s)) is not None:
        kind = (type(ask).__name__, ask.part())
        if kind not in met:
            met.add(kind)
            kept.append(Moment(table, game.clone(s), len(codes)))
        elif len(codes) % every == 0:
            spread.append(Moment(table, game.clone(s), len(codes)))
            if len(spread) > 2 * table.moments:  # too dense: keep every second, and look half as often
                spread, every = spread[::2], every * 2
        a = choose(s, ask, dice)
        codes.append(a.code)
        assert len(codes) < LONGEST, f"{table} does not end"
        step(s, a)
    kept += random.Random(table.seed).sample(spread, min(len(spread), table.moments))
    return Walk(table, codes, [*kept, Moment(table, game.clone(s), len(codes))], s)


def moments(tables: list[Table]) -> list[Moment]:
    """The moments of these tables' walks, the end of each among them."""
    return [moment for table in tables for moment in walk(table).moments]
