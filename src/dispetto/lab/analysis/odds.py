"""Win odds: games played on by good bots, judged at a horizon, freed from luck; with 95 % intervals.

What a seat, or the public, is told comes from imagined tables alone. The account of a finished game is kept on the true
table, which by then is nobody's secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from statistics import fmean, variance

from dispetto.bots.match import game_seed
from dispetto.bots.search.onward import Onward, Tempered
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, State
from dispetto.core.game import AnyGame
from dispetto.lab.numbers import Z95

DOUBT = 0.05  # half of an interval that nobody has measured: one game tells a mean, and no spread


@dataclass(frozen=True)
class Estimate:
    """Everybody's odds, and half of the 95 % interval of each."""

    odds: Sequence[float]
    error: Sequence[float]


def estimate(games: Sequence[Sequence[float]]) -> Estimate:
    """The mean of some games played on."""
    seats = range(len(games[0]))
    return Estimate([fmean(g[i] for g in games) for i in seats], [half([g[i] for g in games]) for i in seats])


def half(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean."""
    if len(values) < 2:
        return DOUBT
    return Z95 * sqrt(variance(values) / len(values))


@cache
def powers_of(game: AnyGame) -> list[float]:
    """What bends its judge's chances until they come true; read once."""
    return game.odds_powers()


class Oracle:
    """Whoever plays on, at one game."""

    def __init__(self, game: AnyGame, horizon: int) -> None:
        self.game = game
        self.judge = Tempered(game.judge(), powers_of(game))
        self.games = 0  # played on so far
        self.onward = Onward(self.judge, None if game.hides_nothing else game.imagine, horizon)

    def further(self, horizon: int) -> Oracle:
        """One who plays on further."""
        return Oracle(self.game, horizon)

    def add(self, other: Oracle) -> None:
        """What another has cost was for this one."""
        self.games += other.games
        self.onward.looked += other.onward.looked

    def once(self, s: State, last: int, seed: int) -> list[float]:
        """One game played on from a clone of this table."""
        self.games += 1
        return self.onward.play(s.clone(), last, Dice(seed))

    def here(self, s: State, last: int, games: int, seed: int) -> Estimate:
        """The odds on this very table."""
        if not s.stack:
            found = self.judge.values(s)
            return Estimate(found, [0.0] * len(found))
        return estimate([self.once(s, last, game_seed(seed, n)) for n in range(games)])

    def known(self, s: State, seat: int, games: int, seed: int, last: int = PUBLIC) -> Estimate:
        """The odds as a seat, or the public, may reckon them: every game is played on from a table of its own, on which
        all that the seat cannot know is dealt afresh.
        """
        found = []
        for n in range(games):
            one = game_seed(seed, n)
            found.append(self.once(self.game.imagine(s, seat, one & 0x3FFFFFFF), last, one))
        return estimate(found)
