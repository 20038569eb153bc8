"""Hundreds of tables at once: all are answered, chance falls, others answer, and what is seen is written into buffers.

A buffer is anything that holds numbers in a row (an array, a memoryview of one): this room knows none of them.
A table that is over begins again in the same call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.scale import Scale
from dispetto.core.engine.table import Action, Ask, State, step

EVERYBODY: Final = -1  # the learner answers for all seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Whoever answers for the seats that do not learn: anything that is allowed."""

    def choose(self, s: State, seat: int, offers: list[Action], dice: Dice) -> Action:
        """One of the offers."""
        return offers[dice.below(len(offers))]


class Wrong(Exception):
    """Somebody gave an answer that is not on offer; nothing has happened at any table."""

    def __init__(self, table: int, code: int) -> None:
        super().__init__(table, code)
        self.table: Final = table
        self.code: Final = code


class Buffers:
    """Where everything is written: of `n` tables side by side."""

    def __init__(self, numbers: Any, masks: Any, asked: Any, rewards: Any, payoffs: Any, over: Any) -> None:
        self.numbers: Final = numbers  # n × length: what the seat that is asked may know, small or whole
        self.masks: Final = masks  # n × rows: 1 for every offer
        self.asked: Final = asked  # n: which seat
        self.rewards: Final = rewards  # n: what the learner earned by its last answer, where a game ended
        self.payoffs: Final = payoffs  # n × seats: what everybody earned there
        self.over: Final = over  # n: 1 where a game ended, and another has begun


class Tables:
    """Tables of one rule set, each at a question to the seat that learns."""

    def __init__(
        self,
        opening: State,
        rows: list[Action],
        seats: int,
        length: int,
        look: Callable[[State, int, list[Any]], None],
        earned: Callable[[State], list[float]],
        rival: Rival,
        out: Buffers,
        scale: Scale | None,
    ) -> None:
        self.opening: Final = opening
        self.rows: Final = rows
        self.seats: Final = seats
        self.length: Final = length
        self.look: Final = look
        self.earned: Final = earned
        self.rival: Final = rival
        self.out: Final = out
        self.scale: Final = scale  # how numbers are made small; None: they are written as they are
        self.numbers: list[Any] = [0] * length  # ints, taken as objects: see `write`
        self.written: list[list[Any]] = []  # of every table what lies in its buffer
        self.tables: list[State] = []
        self.ended: list[State | None] = []  # of every table the game that ended with the last answer
        self.dice: list[Dice] = []
        self.learner: list[int] = []  # which seat learns at each table
        self.offers: list[list[Action]] = []
        self.moves_on: bool = False  # does the learner take the next seat in the next game?

    def begin(self, seeds: list[int], learners: list[int], moves_on: bool) -> None:
        """All tables anew."""
        self.moves_on = moves_on
        self.dice = [Dice(seed) for seed in seeds]
        self.learner = learners[:]
        self.tables = [self.opening] * len(seeds)
        self.ended = [None] * len(seeds)
        if len(self.written) != len(seeds):
            self.written = [[None] * self.length for _ in seeds]
            self.offers = [[] for _ in seeds]
        for i in range(len(seeds)):
            before = self.offers[i]
            self.deal(i)
            self.write(i, before)
            self.out.over[i] = 0

    def deal(self, i: int) -> None:
        """A new game at this table, up to the learner's first question."""
        while True:
            self.tables[i] = self.opening.clone()
            offers = self.go_on(i)
            if offers:
                self.offers[i] = offers
                return

    def answer(self, codes: list[int]) -> None:
        """One answer a table; Wrong before anything happens where one is not on offer."""
        for i in range(len(codes)):
            code = codes[i]
            if not (0 <= code < len(self.rows)) or self.rows[code] not in self.offers[i]:
                raise Wrong(i, code)
        for i in range(len(codes)):
            step(self.tables[i], self.rows[codes[i]])
            before = self.offers[i]
            offers = self.go_on(i)
            if offers:
                self.offers[i] = offers
                if self.ended[i] is not None:
                    self.ended[i] = None
                    self.pay(i, 0.0, [0.0] * self.seats, 0)
            else:
                self.finish(i)
            self.write(i, before)

    def finish(self, i: int) -> None:
        """Everybody is paid, and the next game begins."""
        over = self.tables[i]
        self.ended[i] = over
        payoffs = self.earned(over)
        mine = self.learner[i]
        self.pay(i, payoffs[mine] if mine >= 0 else 0.0, payoffs, 1)
        if mine >= 0 and self.moves_on:
            self.learner[i] = (mine + 1) % self.seats
        self.deal(i)

    def go_on(self, i: int) -> list[Action]:
        """Let happen all that the learner does not decide; its offers, or none when the game is over."""
        s, dice, learner = self.tables[i], self.dice[i], self.learner[i]
        while s.stack:
            top = s.stack[-1]
            if not top.asks():
                s.stack.pop()
                top.run(s)
                continue
            if top.rolls():
                s.stack.pop()
                top.answer(s, top.fall(s, dice))
                continue
            offers = top.legal(s)
            if len(offers) == 1:
                s.stack.pop()
                top.answer(s, offers[0])
                continue
            assert isinstance(top, Ask)
            if learner == EVERYBODY or top.seat == learner:
                return offers
            chosen = self.rival.choose(s, top.seat, offers, dice)
            s.stack.pop()
            top.answer(s, chosen)
        return []

    def pay(self, i: int, reward: float, payoffs: list[float], over: int) -> None:
        """What the last answer brought."""
        self.out.rewards[i] = reward
        for seat in range(self.seats):
            self.out.payoffs[i * self.seats + seat] = payoffs[seat]
        self.out.over[i] = over

    def write(self, i: int, before: list[Action]) -> None:
        """What the seat that is asked may know, and its offers in place of those before.

        From one question to the next most numbers stay, and a buffer is slow to reach: only what differs is written.
        Numbers are compared as objects, for equal small ints are one object; a large one is at worst written again.
        """
        s = self.tables[i]
        top = s.stack[-1]
        assert isinstance(top, Ask)
        seen = self.numbers
        self.look(s, top.seat, seen)
        there = self.written[i]
        at = i * self.length
        numbers = self.out.numbers
        scale = self.scale
        k = 0
        for new, old in zip(seen, there):
            if new is not old:
                numbers[at + k] = new if scale is None else scale.one(k, new)
            k += 1
        self.written[i] = seen
        self.numbers = there if there[0] is not None else [0] * self.length
        self.out.asked[i] = top.seat
        masks = self.out.masks
        at = i * len(self.rows)
        for a in before:
            masks[at + a.code] = 0
        for a in self.offers[i]:
            masks[at + a.code] = 1
