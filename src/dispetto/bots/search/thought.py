"""Thinking to the end of a move: what greedy does with every offer.

Ahead of each offer it follows the game to the next quiet table: dice are weighed exactly while that stays cheap, its
own further questions are answered for the best, those of others as they would like it best, and a question that comes
up a second time in one line of thought is answered by default.
"""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, Roll, State, step

EXACT: Final = 36  # so many ways chance may branch in one line of thought; beyond that it is sampled
CURIOUS: Final = 6  # and so many until questions are answered by default
TIRED: Final = 3000  # tables looked at for one offer; then all is default and sample


class Thought:
    """One seat's thinking about one offer."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self.judge: Final = judge
        self.seed: Final = seed
        self.dice: Dice | None = None  # made when first needed: most thoughts are exact
        self.tables: int = 0

    def look(self, s: State, seat: int, ways: int, met: tuple[type, ...]) -> float:
        """What this table will be worth to the seat at the end of the move; uses the table up."""
        judge = self.judge
        while True:
            if not s.stack or judge.quiet(s, seat):
                return judge.values(s)[seat]
            top = s.stack[-1]
            assert isinstance(top, Ask)
            offers = top.legal(s)
            n = len(offers)
            if n == 1:
                step(s, offers[0])
                continue
            self.tables += n
            if isinstance(top, Roll):
                if ways * n <= EXACT and self.tables < TIRED:
                    return self.weigh(s, top, offers, seat, ways * n, met)
                dice = self.dice
                if dice is None:
                    dice = Dice(self.seed)
                    self.dice = dice
                step(s, top.fall(s, dice))
                continue
            sort = type(top)
            if sort in met or ways > CURIOUS or self.tables > TIRED:
                step(s, top.default(s))
            elif top.seat == seat:
                best = 0.0
                for i in range(n):
                    c = s.clone()
                    step(c, offers[i])
                    worth = self.look(c, seat, ways, (*met, sort))
                    if i == 0 or worth > best:
                        best = worth
                return best
            else:
                step(s, self.best(s, top, offers, ways, (*met, sort)))

    def weigh(
        self, s: State, top: Roll[Any], offers: list[Action], seat: int, ways: int, met: tuple[type, ...]
    ) -> float:
        """The mean over all that chance may answer."""
        odds = top.odds(s)
        total = 0.0
        for i in range(len(offers)):
            c = s.clone()
            step(c, offers[i])
            total += odds[i] * self.look(c, seat, ways, met)
        return total / sum(odds)

    def best(self, s: State, top: Ask[Any], offers: list[Action], ways: int, met: tuple[type, ...]) -> Action:
        """The offer the asked seat would take; the default where it does not care."""
        choice = top.default(s)
        c = s.clone()
        step(c, choice)
        most = self.look(c, top.seat, ways, met)
        for a in offers:
            if a is not choice:
                c = s.clone()
                step(c, a)
                worth = self.look(c, top.seat, ways, met)
                if worth > most + 1e-9:
                    most = worth
                    choice = a
        return choice


def weigh_offers(judge: Judge, s: State, offers: list[Action], seat: int, seed: int, worth: list[float]) -> None:
    """Add to `worth` what each offer comes to at this table; every offer meets the same dice."""
    sort = type(s.stack[-1])
    for i in range(len(offers)):
        c = s.clone()
        step(c, offers[i])
        worth[i] += Thought(judge, seed).look(c, seat, 1, (sort,))
