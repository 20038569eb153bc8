"""The tables a game is tried on: every size, each option alone, mixes of options; and random walks through them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ask, Roll, State, asked, step
from dispetto.core.game import COLOURS, Game, Option, spelt
from dispetto.testing.broken import BrokenPromise

LONGEST = 200_000  # answers; a game beyond this does not end


@dataclass(frozen=True)
class Table:
    """A game, its size, its options and the seed of its dice: all it takes to play it again."""

    game: Game[Any, Any]
    seats: int
    options: tuple[tuple[str, Any], ...]
    seed: int
    moments: int = field(default=20, compare=False)  # how many states of its walk are looked at closely

    @property
    def name(self) -> str:
        """The game's."""
        return self.game.name

    def new(self) -> Any:
        """The table at its first question."""
        return self.game.new(self.seats, dict(self.options))

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={spelt(value)}" for key, value in self.options)
        return f"{self.name}-{self.seats}" + (f"-{chosen}" if chosen else "")


def values(option: Option) -> list[Any]:
    """What an option is set to here: its values, its samples, and small numbers, which fit every size."""
    found = [*option.values, *option.samples]
    if option.text == COLOURS:
        found += [f"{found[-1]},{found[1]}", f",{found[2]}"]  # two seats there are at every table
    if option.text == "number":
        found += [n for n in (1, 2) if n not in found]
    return list(dict.fromkeys(found))


def sizes(game: Game[Any, Any]) -> list[Table]:
    """A plain table for every number of players."""
    return [Table(game, n, (), n) for n in range(game.fewest, game.most + 1)]


def alone(game: Game[Any, Any], first: int = 0) -> list[Table]:
    """Every value of every option that is not its default, one at a table; the sizes take turns."""
    found: list[Table] = []
    span = game.most - game.fewest + 1
    for option in game.options:
        for value in values(option):
            if value != option.default or type(value) is not type(option.default):
                n = first + len(found)
                found.append(Table(game, game.fewest + n % span, ((option.key, value),), 100 + n, 12))
    return found


def mix(game: Game[Any, Any], n: int) -> Table:
    """The n-th mix of options at a table of some size."""
    rng = random.Random(n)
    chosen = tuple((o.key, rng.choice(values(o))) for o in game.options if rng.random() < 0.5)
    return Table(game, rng.randint(game.fewest, game.most), chosen, 1000 + n, 5)


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
        """Everybody at the table."""
        return range(self.table.seats)

    def clone(self) -> Any:
        """A separate table to play on."""
        return self.game.clone(self.s)

    def rng(self) -> random.Random:
        """Chance of the suite's own, the same every time."""
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


def question(s: State) -> Ask[Any]:
    """The question on top of a table that goes on."""
    ask = asked(s)
    if ask is None:
        raise BrokenPromise("The game is over where it should go on")
    return ask


def choose(s: State, ask: Ask[Any], dice: Dice) -> Action:
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
        if len(codes) >= LONGEST:
            raise BrokenPromise("A random game does not end", table)
        step(s, a)
    kept += random.Random(table.seed).sample(spread, min(len(spread), table.moments))
    return Walk(table, codes, [*kept, Moment(table, game.clone(s), len(codes))], s)


def moments(table: Table) -> list[Moment]:
    """The moments of this table's walk, the end among them."""
    return walk(table).moments


def asking(table: Table) -> Iterator[tuple[Moment, Ask[Any]]]:
    """The moments at which something is asked, each with its question."""
    for m in moments(table):
        ask = asked(m.s)
        if ask is not None:
            yield m, ask


def replayed(table: Table) -> Iterator[tuple[Any, Ask[Any] | None]]:
    """Every state of the walk again, with its open question (None at the end)."""
    s = table.new()
    for code in walk(table).codes:
        yield s, asked(s)
        step(s, table.game.actions[code])
    yield s, asked(s)
