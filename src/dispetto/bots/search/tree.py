"""One tree for all games: what every seat would do next, learned from many imagined tables.

A node is all that its mover may know: the answers given since the root, but for those that were hidden from it. So what
one seat seals splits nobody else's nodes. An iteration follows one imagined table down the tree: seats answer for their
own good, chance by its odds; the first question that is new ends it, at the next table that the judge calls quiet, and
what the judge says there is added for every seat that had a say on the way.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import ALL, Action, Ask, State, step

WIDE: Final[i64] = (1 << 52) - 1  # keys so wide that two of one search are never the same
MIXER: Final[i64] = 2039  # a prime, and small enough that the product fits a machine's number
UNHEARD: Final = 1 << 20  # how an answer sounds that one may not know: no row has this number
FARTHEST: Final = 400  # answers in one line of thought
SEATS: Final = 64  # more than sit at any table
UNKNOWN: Final = -1e6  # a guess that nobody has made


def mixed(key: i64, code: i64) -> i64:
    """The key of what has been heard, with one more answer."""
    found: i64 = ((key ^ (code + 1)) * MIXER) & WIDE
    return found ^ (found >> 17)


class Knobs:
    """What a search is tuned by."""

    def __init__(self, curious: float, ripe: int, faith: float) -> None:
        self.curious: Final = curious  # how far an answer tried less often is preferred (UCT's constant)
        self.ripe: Final = ripe  # the visit at which the judge looks at what a node's answers lead to; 0: none
        self.faith: Final = faith  # visits that its word counts for


class Arm:
    """One answer at a node: how often it was on offer and taken, and what came of it to whoever gave it."""

    def __init__(self, row: Action, guess: float, faith: float) -> None:
        self.row: Final = row
        self.offered: i64 = 0
        self.taken: i64 = 0
        self.total: float = 0.0
        self.guess: float = guess
        self.faith: float = faith  # visits that the guess counts for

    def mean(self) -> float:
        """What it seems to be worth."""
        return (self.total + self.guess * self.faith) / (float(self.taken) + self.faith)


class Node:
    """A question as its mover knows it: the answers ever on offer, ascending by code."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.visits: i64 = 0
        self.total: float = 0.0
        self.ripe: bool = False

    def meet(self, offers: list[Action]) -> None:
        """Hold an arm for each of these offers; other tables have offered others."""
        arms = self.arms
        at = 0
        for row in offers:
            while at < len(arms) and arms[at].row.code < row.code:
                at += 1
            if at == len(arms) or arms[at].row is not row:
                arms.insert(at, Arm(row, UNKNOWN, 1.0))
            at += 1


class Tree:
    """The thinking about one question of one seat."""

    def __init__(self, judge: Judge, knobs: Knobs, seat: int, plain: bool = False) -> None:
        self.judge: Final = judge
        self.knobs: Final = knobs
        self.seat: Final = seat
        self.plain: Final = plain  # nothing is hidden: a node is one table, and offers what it offered before
        self.nodes: Final[dict[int, Node]] = {}
        self.start: i64 = 1  # what everybody had heard at the root
        self.sealed: Final[list[int]] = []  # and each seat alone
        self.public: i64 = 1  # and what since
        self.private: Final[list[int]] = []  # and what each seat knows besides; empty while nothing was hidden
        self.path: Final[list[Arm]] = []
        self.movers: Final[list[int]] = []
        self.way: Final[list[Node]] = []

    def begin(self) -> None:
        """Back to the root: nothing has been heard since."""
        self.public = self.start
        if self.private or self.sealed:
            self.private.clear()
            self.private.extend(self.sealed)

    def here(self) -> Node | None:
        """The node of the question that is thought about, where an earlier thought came by it."""
        self.begin()
        return self.nodes.get(self.known(self.seat))

    def move_on(self, s: State, a: Action) -> None:
        """The root is now what follows this answer."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        self.begin()
        self.hear(s, top, a)
        self.start = self.public
        self.sealed.clear()
        self.sealed.extend(self.private)

    def try_out(self, s: State, first: Action, dice: Dice) -> float:
        """One iteration: the root's mover gives this answer, and the table is used up; what it brought that seat."""
        self.path.clear()
        self.movers.clear()
        self.way.clear()
        self.begin()
        top = s.stack[-1]
        assert isinstance(top, Ask)
        self.hear(s, top, first)
        step(s, first)
        values = self.descend(s, dice)
        for i in range(len(self.path)):
            mover = self.movers[i]
            worth = values[mover]
            arm = self.path[i]
            arm.taken += 1
            arm.total += worth
            node = self.way[i]
            node.visits += 1
            node.total += worth
        return values[self.seat]

    def descend(self, s: State, dice: Dice) -> list[float]:
        """Follow the tree from here to the first quiet table beyond it; what that is worth to everybody."""
        judge = self.judge
        fresh = False
        last = self.seat
        for _ in range(FARTHEST):
            if not s.stack or (fresh and judge.quiet(s, last)):
                break
            top = s.stack[-1]
            assert isinstance(top, Ask)
            if top.rolls():
                fell = top.fall(s, dice)
                if top.known_to(s) == ALL:
                    self.public = mixed(self.public, fell.code)
                step(s, fell)
                continue
            mover = top.seat
            key: i64 = 0
            node: Node | None = None
            if self.plain and not fresh:
                key = self.known(mover)
                node = self.nodes.get(key)
            if node is not None and node.arms:
                last = mover
                arm = self.pick(s, node, None, last, dice)
            else:
                offers = top.legal(s)
                if len(offers) == 1:
                    if self.plain:  # or this question would be taken for the next one of the same seat
                        self.public = mixed(self.public, offers[0].code)
                    step(s, offers[0])
                    continue
                before = last
                last = mover
                if node is None:
                    key = self.known(last)
                    node = self.nodes.get(key)
                if node is None:
                    node = Node()
                    self.nodes[key] = node
                    fresh = True
                    if judge.quiet(s, before):
                        break
                arm = self.pick(s, node, offers, last, dice)
            self.path.append(arm)
            self.movers.append(last)
            self.way.append(node)
            self.hear(s, top, arm.row)
            step(s, arm.row)
        return judge.values(s)

    def known(self, seat: int) -> i64:
        """The key of all that this seat has heard."""
        key = mixed(self.public, seat)
        if self.private:
            key = mixed(key, self.private[seat])
        return key

    def hear(self, s: State, top: Ask[Any], a: Action) -> None:
        """Everybody hears the answer, or only that it was given."""
        known = top.known_to(s)
        if known == ALL:
            self.public = mixed(self.public, a.code)
            return
        self.public = mixed(self.public, UNHEARD)
        private = self.private
        if not private:
            for _ in range(SEATS):
                private.append(1)
        for seat in range(SEATS):
            if known >> seat & 1:
                private[seat] = mixed(private[seat], a.code)

    def pick(self, s: State, node: Node, met: list[Action] | None, mover: int, dice: Dice) -> Arm:
        """The answer to try at this node: what has done well, or has hardly been tried. `met` is what is on offer, None
        where that is known to be what the node holds.
        """
        arms = node.arms
        same = True
        if met is None:
            offers = [arm.row for arm in arms] if not node.ripe else []
            n = len(arms)
        else:
            offers = met
            n = len(offers)
            same = len(arms) == n
            if same:
                for i in range(n):
                    if arms[i].row is not offers[i]:
                        same = False
                        break
            if not same:
                node.meet(offers)
        knobs = self.knobs
        if not node.ripe and knobs.ripe and node.visits + 1 >= knobs.ripe:
            node.ripe = True
            self.weigh(s, arms, offers, mover)
        usual = node.total / float(node.visits) if node.visits else 0.0
        curious = knobs.curious
        bonus = curious * sqrt(log(float(node.visits) + 2.0))
        best: Arm | None = None
        most = -1e9
        at = 0
        start = dice.below(n) if node.visits < n else 0
        for j in range(n):
            i = j + start
            if i >= n:
                i -= n
            if same:
                arm = arms[i]
            else:
                if i == 0:
                    at = 0
                row = offers[i]
                while arms[at].row.code < row.code:
                    at += 1
                arm = arms[at]
            arm.offered += 1
            guess = arm.guess if arm.guess > UNKNOWN else usual
            weight = float(arm.taken) + arm.faith
            score = (arm.total + guess * arm.faith) / weight
            score += bonus / sqrt(weight) if same else curious * sqrt(log(float(arm.offered) + 1.0) / weight)
            if score > most:
                most = score
                best = arm
        assert best is not None
        return best

    def weigh(self, s: State, arms: list[Arm], offers: list[Action], mover: int) -> None:
        """Let the judge look at what each answer leads to, where that is quiet."""
        judge = self.judge
        at = 0
        for row in offers:
            while arms[at].row is not row:
                at += 1
            arm = arms[at]
            if arm.guess > UNKNOWN:
                continue
            c = s.clone()
            step(c, row)
            if not c.stack or judge.quiet(c, mover):
                arm.guess = judge.values(c)[mover]
                arm.faith = self.knobs.faith
