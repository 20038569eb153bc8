"""Hundreds of tables at once: all are answered, chance falls, others answer, and what is seen is written into buffers.

A buffer is anything that holds numbers in a row (an array, a memoryview of one): this room knows none of them.
A table that is over begins again in the same call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.notes import Notes, Onlooker, Sight
from dispetto.core.engine.scale import Scale
from dispetto.core.engine.table import Action, Ask, State, step

EVERYBODY: Final = -1  # the learner answers for all seats
NO: Final[Any] = 0  # as objects
YES: Final[Any] = 1


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


class Kept:
    """What lies in the buffer of one table, but for noughts: the places, and the numbers there. Kept short: hundreds of
    tables are looked at in turn, and at each all that it keeps has to come from far away.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.places: Final[list[Any]] = []
        self.numbers: Final[list[Any]] = []

    def take(self, sheet: Notes) -> None:
        """Keep what is noted there, and wipe it."""
        k: i64 = 0
        while k < sheet.count:
            place = sheet.noted[k]
            at: i64 = place
            if k < len(self.places):
                self.places[k] = place
                self.numbers[k] = sheet.numbers[at]
            else:
                self.places.append(place)
                self.numbers.append(sheet.numbers[at])
            k += 1
        self.count = k
        sheet.wipe()


class Tables:
    """Tables of one rule set, each at a question to the seat that learns."""

    def __init__(
        self,
        opening: State,
        rows: list[Action],
        seats: int,
        length: int,
        onlooker: Onlooker,
        earned: Callable[[State], list[float]],
        rival: Rival,
        out: Buffers,
        scale: Scale | None,
    ) -> None:
        self.opening: Final = opening
        self.rows: Final = rows
        self.seats: Final = seats
        self.length: Final = length
        self.onlooker: Final = onlooker
        self.earned: Final = earned
        self.rival: Final = rival
        self.out: Final = out
        self.scale: Final = scale  # how numbers are made small; None: they are written as they are
        self.codes: Final[list[Any]] = list(range(len(rows)))  # as objects, made once
        self.shown: list[Any] = []  # of every table its part of the numbers' buffer
        self.masks: list[Any] = []  # and of the masks', as bytes
        self.mask: Final[Any] = bytearray(len(rows))  # of one table: a part is slow to reach, so it is written at once
        self.sheet: Final = Notes(length)  # for what is seen at one table, then at the next
        self.before: Final[list[Any]] = [0] * length  # what was seen there before, in the same way
        self.kept: list[Kept] = []  # and that of every table
        self.sights: list[Sight] = []  # or a memory of every table instead, where the game has one
        self.lines: list[Any] = []  # then of every table its part of the numbers' buffer as bytes
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
        if len(self.kept) != len(seeds):
            self.lay_out(len(seeds))
        for i in range(len(seeds)):
            before = self.offers[i]
            self.deal(i)
            self.write(i, before)
            self.out.over[i] = 0

    def lay_out(self, count: int) -> None:
        """So many sheets, and buffers that say nothing yet."""
        self.kept = [Kept() for _ in range(count)]
        self.offers = [[] for _ in range(count)]
        self.shown = parts(self.out.numbers, count, self.length)
        self.masks = parts(memoryview(self.out.masks).cast("B"), count, len(self.rows))
        self.sights = []
        if self.scale is not None:
            for _ in range(count):
                sight = self.onlooker.sight(self.scale)
                if sight is not None:
                    self.sights.append(sight)
        if self.sights:
            self.lines = parts(memoryview(self.out.numbers).cast("B"), count, 4 * self.length)
        nothing = [self.small(k, 0) for k in range(self.length)]
        for shown in self.shown:
            for k in range(self.length):
                shown[k] = nothing[k]

    def small(self, place: i64, number: Any) -> Any:
        """A number as it is written."""
        scale = self.scale
        return number if scale is None else scale.one(place, number)

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
            top = s.stack.pop()
            offers = top.drift(s, dice)
            if not offers:
                continue
            s.stack.append(top)
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
        if self.sights:
            self.lines[i][:] = self.sights[i].row(s, top.seat)
        else:
            sheet = self.sheet
            self.onlooker.note(s, top.seat, sheet)
            self.compare(sheet.numbers, self.kept[i], self.shown[i])
            self.kept[i].take(sheet)
        self.out.asked[i] = top.seat
        offers = self.offers[i]
        if offers is not before:
            mask = self.mask
            codes = self.codes
            for a in offers:
                mask[codes[a.code]] = YES
            self.masks[i][:] = mask
            for a in offers:
                mask[codes[a.code]] = NO

    def compare(self, now: list[Any], kept: Kept, shown: Any) -> None:
        """Write what differs between what is noted now and what lies there."""
        before = self.before
        scale = self.scale
        k: i64 = 0
        while k < kept.count:
            at: i64 = kept.places[k]
            before[at] = kept.numbers[k]
            k += 1
        noted = self.sheet.noted
        k = 0
        while k < self.sheet.count:
            place = noted[k]
            at = place
            number = now[at]
            if number is not before[at]:
                shown[place] = number if scale is None else scale.one(at, number)
            k += 1
        k = 0
        while k < kept.count:
            place = kept.places[k]
            at = place
            if now[at] is NO:
                shown[place] = self.small(at, NO)
            before[at] = NO
            k += 1


def parts(buffer: Any, count: int, long: int) -> list[Any]:
    """A buffer cut into so many parts of one length; what is written into a part is written into the buffer."""
    whole = memoryview(buffer)
    return [whole[i * long : (i + 1) * long] for i in range(count)]
