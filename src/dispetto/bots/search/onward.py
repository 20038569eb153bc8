"""Playing on as greedy would, for everybody, from what each may know: what comes of a table, freed from most luck.

Whenever chance answers on the way, the judge says what the answer brought beyond the exact mean of all answers; that
much is luck, comes to nothing on average, and is taken off at the end. So few games say as much as many.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dispetto.bots.search.thought import Thought
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, Roll, State, draw, step

MOOD: Final = 0.02  # of odds: good players differ about so much, and nobody knows what they will do
WIDEST: Final = 40  # answers of chance that are weighed against each other
FARTHEST: Final = 20_000  # answers; whoever plays longer is judged where he stands


class Tempered(Judge):
    """A judge whose chances are bent until they come true: each to a power, and together 1 again. There is a power for
    every chapter of the game; the last is for all that follow.
    """

    def __init__(self, judge: Judge, powers: list[float]) -> None:
        super().__init__(judge.tables, judge.beyond)
        self.judge: Final = judge
        self.powers: Final = powers

    def values(self, s: State) -> list[float]:
        """Everybody's chance; the end is as it is."""
        found = self.judge.values(s)
        return self.bent(found, self.judge.chapter(s)) if s.stack else found

    def bent(self, found: list[float], chapter: int) -> list[float]:
        """Chances as they come true in a chapter of the game."""
        power = self.powers[min(chapter, len(self.powers) - 1)]
        if power == 1.0:
            return found
        bent = [p**power if p > 0.0 else 0.0 for p in found]
        total = 0.0
        for p in bent:
            total += p
        return [p / total for p in bent] if total > 0.0 else found

    def quiet(self, s: State, seat: int) -> bool:
        return self.judge.quiet(s, seat)

    def chapter(self, s: State) -> int:
        return self.judge.chapter(s)


class Onward:
    """Games played on to a horizon: so many questions, and then to the next quiet table."""

    def __init__(self, judge: Judge, imagine: Callable[[State, int, int], State] | None, horizon: int) -> None:
        self.judge: Final = judge
        self.imagine: Final = imagine  # None where nothing is hidden
        self.horizon: Final = horizon
        self.looked: int = 0  # tables looked at in all: what it has cost, on any machine

    def play(self, s: State, last: int, dice: Dice) -> list[float]:
        """Everybody's chance at the end of one game played on from here, less the luck on the way; uses the table up.
        `last` is the seat that has just answered.
        """
        luck = self.walk(s, last, dice)
        self.looked += 1
        found = self.judge.values(s)
        return [found[i] - luck[i] for i in range(len(found))] if luck else found

    def walk(self, s: State, last: int, dice: Dice) -> list[float]:
        """Play on to where the judge's word is taken, and leave the table there; the luck on the way, which is empty
        where chance was not heard.
        """
        judge = self.judge
        luck: list[float] = []
        questions = 0
        for _ in range(FARTHEST):
            if not s.stack or (questions >= self.horizon and judge.quiet(s, last)):
                break
            top = s.stack[-1]
            assert isinstance(top, Ask)
            offers = top.legal(s)
            n = len(offers)
            if n == 1:
                step(s, offers[0])
                continue
            if isinstance(top, Roll):
                odds = top.odds(s)
                at = draw(dice, odds)
                if n <= WIDEST:
                    self.looked += n
                    total = sum(odds)
                    for i in range(n):
                        c = s.clone()
                        step(c, offers[i])
                        worth = judge.values(c)
                        if not luck:
                            luck = [0.0] * len(worth)
                        part = -float(odds[i]) / float(total)
                        if i == at:
                            part += 1.0
                        for seat in range(len(worth)):
                            luck[seat] += part * worth[seat]
                step(s, offers[at])
                continue
            questions += 1
            last = top.seat
            table = s if self.imagine is None else self.imagine(s, last, dice.below(1 << 30))
            step(s, self.answer(table, offers, last, dice))
        return luck

    def answer(self, s: State, offers: list[Action], seat: int, dice: Dice) -> Action:
        """What greedy would answer at this table, give or take a mood."""
        sort = type(s.stack[-1])
        best = offers[0]
        most = -1e9
        seed = dice.below(1 << 30)
        for a in offers:
            c = s.clone()
            step(c, a)
            thought = Thought(self.judge, seed)
            worth = thought.look(c, seat, 1, (sort,)) + MOOD * float(dice.below(1000)) / 1000.0
            self.looked += 1 + thought.tables
            if worth > most:
                most = worth
                best = a
        return best
