"""The question itself: every offer meets the same imagined tables and the same dice, and the worse ones drop out.

What is searched for is the one answer to give, not how much the others are worth, so the thinking goes to the offers
that are still in doubt (sequential halving). Their differences show early because their luck is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dispetto.bots.search.tree import Arm, Tree
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, State


class Spiteful(Judge):
    """A judge in one seat's eyes: what others have costs it something."""

    def __init__(self, judge: Judge, seat: int, spite: list[float]) -> None:
        super().__init__(judge.tables, judge.beyond)
        self.judge: Final = judge
        self.seat: Final = seat
        self.spite: Final = spite  # a weight for each seat

    def values(self, s: State) -> list[float]:
        """Everybody's chance, less to this seat what the others' are worth to it."""
        found = self.judge.values(s).copy()
        mine = found[self.seat]
        for other in range(len(found)):
            mine -= self.spite[other] * found[other]
        found[self.seat] = mine
        return found

    def quiet(self, s: State, seat: int) -> bool:
        return self.judge.quiet(s, seat)


class Root:
    """What is asked now, its offers, and those of them that are still in doubt."""

    def __init__(
        self,
        tree: Tree,
        s: State,
        offers: list[Action],
        worth: list[float],
        trust: float,
        imagine: Callable[[State, int, int], State] | None,
    ) -> None:
        self.tree: Final = tree
        self.s: Final = s
        self.imagine: Final = imagine  # None where nothing is hidden
        self.arms: Final = [Arm(offers[i], worth[i], trust) for i in range(len(offers))]
        self.doubt: list[Arm] = self.arms.copy()
        node = tree.here()
        self.visits: int = 0  # of this question, in earlier thoughts about the same move
        if node is not None:
            self.visits = int(node.visits)
            for arm in self.arms:
                for known in node.arms:
                    if known.row is arm.row:
                        arm.total = known.total
                        arm.taken = known.taken

    def sweep(self, dice: Dice) -> int:
        """Every offer in doubt once more, on one imagined table with one luck; how many iterations that was."""
        tree = self.tree
        seat = tree.seat
        luck = dice.fork()
        same = Dice(0)
        table = self.s
        if self.imagine is not None:
            table = self.imagine(table, seat, dice.below(1 << 30))
        count = len(self.doubt)
        first = dice.below(count)  # in no fixed order: seats that learn from it would fall into step
        for i in range(count):
            arm = self.doubt[(first + i) % count]
            same.a = luck.a
            same.b = luck.b
            same.c = luck.c
            same.n = luck.n
            arm.total += tree.try_out(table.clone(), arm.row, same)
            arm.taken += 1
        return count

    def cut(self, keep: int) -> None:
        """Leave only the best of them in doubt."""
        while len(self.doubt) > keep:
            worst = self.doubt[0]
            for arm in self.doubt:
                if arm.mean() < worst.mean():
                    worst = arm
            self.doubt.remove(worst)

    def add(self, grown: list[tuple[int, float, bool]]) -> None:
        """What another tree found about the same offers: how often each was tried, what it brought, is it in doubt."""
        for i in range(len(grown)):
            taken, total, doubtful = grown[i]
            arm = self.arms[i]
            arm.taken += taken
            arm.total += total
            if doubtful and arm not in self.doubt:
                self.doubt.append(arm)

    def best(self, default: Action) -> Arm:
        """What to answer: the best of those that lasted; on a tie the default, then the first."""
        best = self.doubt[0]
        for arm in self.doubt:
            if arm.mean() > best.mean() + 1e-9 or (arm.row is default and arm.mean() >= best.mean() - 1e-9):
                best = arm
        return best

    def goes_on(self, a: Action) -> bool:
        """Is the next question, after this answer, the next part of the same utterance?"""
        c = self.s.clone()
        top = c.stack.pop()
        assert isinstance(top, Ask)
        top.answer(c, a)
        if not c.stack:
            return False
        then = c.stack[-1]
        return isinstance(then, Ask) and then.seat == top.seat and then.part() == top.part() + 1

    def go_on(self, a: Action) -> None:
        """The tree moves on below this answer."""
        self.tree.move_on(self.s, a)
