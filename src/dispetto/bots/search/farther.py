"""A judge that looks one move farther, for games whose dice make every table new.

No tree grows there, and sampling loses what greedy weighs exactly. So the dice of the next move are weighed exactly
too, its questions answered as greedy would, and the judge asked only after it: who is about to be bitten is then no
guess of the judge's any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dispetto.bots.search.thought import EXACT, Thought
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import CHANCE, Action, Ask, Roll, State, step


class Farther(Judge):
    """What a table is worth after the next move, whoever makes it; as the judge says once `most` tables have been
    looked at, or when it does not go on.
    """

    def __init__(self, judge: Judge, most: int, goes_on: Callable[[], bool] | None = None) -> None:
        super().__init__(judge.tables)
        self.judge: Final = judge
        self.most: int = most
        self.goes_on: Final = goes_on  # asked before every move that is weighed
        self.cut: bool = False  # has it said no?
        self.looked: int = 0
        self.known: Final[dict[tuple[float, ...], list[float]]] = {}

    def quiet(self, s: State, seat: int) -> bool:
        return self.judge.quiet(s, seat)

    def values(self, s: State) -> list[float]:
        """Everybody's chance; tables that the judge cannot tell apart are looked at once."""
        found = self.judge.values(s)
        if not s.stack or self.looked >= self.most:
            return found
        key = tuple(found)
        ahead = self.known.get(key)
        if ahead is None:
            if self.goes_on is not None and not self.goes_on():
                self.cut = True
                return found
            ahead = self.after(s.clone(), 1, False)
            self.known[key] = ahead
        return ahead

    def after(self, s: State, ways: int, moved: bool) -> list[float]:
        """Everybody's chance at the next quiet table, the mean over what chance may answer; uses the table up."""
        judge = self.judge
        dice: Dice | None = None
        last = CHANCE
        while True:
            if not s.stack or (moved and judge.quiet(s, last)):
                self.looked += 1
                return judge.values(s)
            top = s.stack[-1]
            assert isinstance(top, Ask)
            offers = top.legal(s)
            n = len(offers)
            if n == 1:
                step(s, offers[0])
                continue
            moved = True
            if isinstance(top, Roll):
                if ways * n <= EXACT:
                    return self.mean(s, top, offers, ways * n)
                if dice is None:
                    dice = Dice(ways)
                step(s, top.fall(s, dice))
                continue
            last = top.seat
            step(s, greedy_answer(judge, s, top, offers))

    def mean(self, s: State, top: Roll[Any], offers: list[Action], ways: int) -> list[float]:
        """The mean over all that chance may answer."""
        odds = top.odds(s)
        every = float(sum(odds))
        found: list[float] = []
        for i in range(len(offers)):
            c = s.clone()
            step(c, offers[i])
            part = self.after(c, ways, True)
            if not found:
                found = [0.0] * len(part)
            weight = float(odds[i]) / every
            for seat in range(len(part)):
                found[seat] += weight * part[seat]
        return found


def greedy_answer(judge: Judge, s: State, top: Ask[Any], offers: list[Action]) -> Action:
    """What greedy would answer at this table."""
    sort = type(top)
    best = top.default(s)
    most = -1e9
    for a in offers:
        c = s.clone()
        step(c, a)
        worth = Thought(judge, 1).look(c, top.seat, 1, (sort,))
        if worth > most + 1e-9 or (a is best and worth > most - 1e-9):
            most = worth
            best = a
    return best
