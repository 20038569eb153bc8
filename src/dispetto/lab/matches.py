"""Who is stronger: bots at mixed tables, seats rotated, the same dice for every order of seats.

A *block* is one shuffle of the dice played once for every place the bots can take: what luck gave one bot in the first
game of a block it gives the others in the next. Blocks are independent of each other, games of a block are not.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dispetto.bots import bot_named
from dispetto.bots.base import Bot
from dispetto.bots.match import LIMIT, game_seed, play_match
from dispetto.bots.names import Spec
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, State
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.traits import Harm
from dispetto.lab import LAB
from dispetto.lab.learned import player


@dataclass(frozen=True)
class Match:
    """What is to be played: with two bots one of the first sits among the others."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    limit: int = LIMIT

    def check(self) -> None:
        """BadInput where it cannot be played."""
        game = game_named(self.game)
        game.new(self.seats, dict(self.options))
        for name in self.bots:
            player(name, game)
        if not 2 <= len(self.bots) <= self.seats:
            raise BadInput("match-bots", seats=self.seats, n=len(self.bots))

    def orders(self) -> list[tuple[int, ...]]:
        """Which bot sits where in each game of a block: everybody moves on by one seat."""
        first = list(range(len(self.bots))) + [len(self.bots) - 1] * (self.seats - len(self.bots))
        return [tuple(first[(seat - shift) % self.seats] for seat in range(self.seats)) for shift in range(self.seats)]


def budgeted(bots: Sequence[str], key: str, most: int) -> tuple[str, ...]:
    """The bots with the same budget (`iterations`, or `ms` of the processor): each that takes one and has none yet."""
    found = []
    taken = False
    for name in bots:
        spec = Spec.read(name)
        more = f"{name}{',' if spec.settings else ':'}{key}={most}"
        if key in spec.settings:
            taken = True
        elif takes(more):
            found.append(more)
            taken = True
            continue
        found.append(name)
    if not taken:
        raise BadInput("match-budget", LAB, key=key)
    return tuple(found)


def takes(name: str) -> bool:
    """Is this a bot with settings it knows?"""
    try:
        bot_named(name)
    except BadInput:
        return False
    return True


@dataclass
class Block:
    """What came of one block: of each bot its share of first places a game, its decisions and the time they took."""

    number: int
    shares: list[float]
    decisions: list[int]
    seconds: list[float]
    unfinished: int = 0


class Timed(Bot):
    """A bot whose answers are counted and timed, in seconds of the processor."""

    name = "timed"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.minds = bot.minds
        self.decisions = 0
        self.seconds = 0.0

    def minding(self, wrongs: Sequence[Harm]) -> Timed:
        self.bot = self.bot.minding(wrongs)
        return self

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        began = time.process_time()
        answer = self.bot.choose(game, s, seat, dice)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return answer


def play_block(match: Match, number: int) -> Block:
    """One block: the same dice for every order."""
    game = game_named(match.game)
    opening = game.new(match.seats, dict(match.options))
    bots = [Timed(player(name, game)) for name in match.bots]
    shares = [0.0] * len(bots)
    unfinished = 0
    orders = match.orders()
    for order in orders:
        outcome = play_match(
            game, game.clone(opening), [bots[n] for n in order], game_seed(match.seed, number), match.limit
        )
        if outcome.ending is None:
            unfinished += 1
            continue
        winners = [seat for seat, place in enumerate(outcome.ending.places) if place == 1]
        for seat in winners:
            shares[order[seat]] += 1 / len(winners) / len(orders)
    return Block(number, shares, [b.decisions for b in bots], [b.seconds for b in bots], unfinished)


@dataclass
class Result:
    """What is known after some blocks."""

    match: Match
    blocks: list[Block] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games that were."""
        return len(self.blocks) * self.match.seats

    def shares(self, bot: int) -> list[float]:
        """A bot's share in every block, in the order of their numbers."""
        return [b.shares[bot] for b in sorted(self.blocks, key=lambda b: b.number)]

    def fair(self, bot: int) -> float:
        """The share it would have if all were equal: its seats'."""
        return self.match.orders()[0].count(bot) / self.match.seats

    def total(self, of: Sequence[Sequence[float]], bot: int) -> float:
        """The sum of one of its figures over all blocks."""
        return sum(one[bot] for one in of)
