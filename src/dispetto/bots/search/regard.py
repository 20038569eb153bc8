"""Thinking to the end of a move with others in mind: a table is worth what it is to oneself, less what it is to those
one wishes ill; and whoever likes to gamble, or fears to, bends the own chance.
"""

from __future__ import annotations

from typing import Final

from dispetto.bots.search.thought import Thought
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, State, step


class Regard(Thought):
    """One seat's thinking about one offer, with a weight a seat."""

    def __init__(self, judge: Judge, seed: int, seat: int, against: list[float], bend: float) -> None:
        super().__init__(judge, seed)
        self.seat: Final = seat
        self.against: Final = against  # what each seat's chance costs the thinker; the own one is left out
        self.bend: Final = bend  # above 0 the thinker likes the long odds, below it the safe ones

    def worth(self, s: State, seat: int) -> float:
        """To oneself by regard, to others plainly: they are thought of as sober people."""
        values = self.judge.values(s)
        own = values[seat]
        if seat != self.seat:
            return own
        worth = own + self.bend * own * (own - 1.0)
        for other in range(len(values)):
            if other != seat:
                worth -= self.against[other] * values[other]
        return worth


def weigh_regarding(
    judge: Judge,
    s: State,
    offers: list[Action],
    seat: int,
    seed: int,
    against: list[float],
    bend: float,
    worth: list[float],
) -> None:
    """Add to `worth` what each offer comes to at this table; every offer meets the same dice."""
    sort = type(s.stack[-1])
    for i in range(len(offers)):
        c = s.clone()
        step(c, offers[i])
        worth[i] += Regard(judge, seed, seat, against, bend).look(c, seat, 1, (sort,))
