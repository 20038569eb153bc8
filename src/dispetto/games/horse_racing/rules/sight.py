"""The same as seen.py notes, as bytes for those who look at many tables: what stays is joined as it was written.

Lists of a meeting are values (state.py): while a list is the same, so is all that was written of it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.notes import Press, Sight
from dispetto.core.engine.scale import Scale
from dispetto.core.engine.table import Ask, State, heard
from dispetto.games.horse_racing.rules import actions, riding
from dispetto.games.horse_racing.rules.seen import (
    A_STABLE,
    FORM,
    HAND,
    PURSE,
    RacingOnlooker,
    Writer,
    asked_of,
    form,
    hand,
    moved_of,
    mover_of,
    pips_of,
    purse,
    question_of,
    said,
)
from dispetto.games.horse_racing.rules.state import NONE, Meeting
from dispetto.games.horse_racing.rules.track import NOWHERE
from dispetto.games.horse_racing.rules.unseen import shown

# Where the numbers of each part begin
STABLES: Final = actions.KINDS
LANE: Final = STABLES + PURSE
FORMS: Final = LANE + 2
HANDS: Final = FORMS + FORM
ORDER: Final = STABLES + actions.MOST_SEATS * A_STABLE
RACE: Final = ORDER + actions.RACES
LOOSE: Final = RACE + 5
CHAIRS: Final = LOOSE + 2
SLIP: Final = CHAIRS + 8
PIPS: Final = SLIP + 6
SAID: Final = PIPS + 3

SMALL: Final = 16  # more than any of what is told together is
KEPT: Final = 4096  # small parts
LISTS: Final = 12  # of a meeting, that something is written of


class RacingSight(Sight):
    """What was written of one table, and the lists it was written of."""

    def __init__(self, scale: Scale) -> None:
        self.press: Final = Press(scale)
        nothing: list[bytes] = scale.nothing
        self.nobody: Final = [b"".join(nothing[STABLES : STABLES + A_STABLE * k]) for k in range(actions.MOST_SEATS)]
        self.no_slip: Final = b"".join(nothing[SLIP:PIPS])
        self.silence: Final = b"".join(nothing[SAID:])
        self.used: bytes = b""
        self.order: bytes = b""
        self.of_purses: Final[list[Any]] = [None] * actions.MOST_SEATS
        self.of_backs: Final[list[Any]] = [None] * actions.MOST_SEATS
        self.said_before: Final[dict[int, bytes]] = {}  # small parts that come again and again, by what they say
        self.purses: Final = [b""] * actions.MOST_SEATS
        self.forms: Final = [b""] * actions.MOST_SEATS
        self.backs: Final = [b""] * actions.MOST_SEATS  # hands as others see them
        self.hands: Final = [b""] * actions.MOST_SEATS  # and as their owners do; empty: not yet
        self.race: int = NONE - 1
        self.lists: Final[list[list[int]]] = [[] for _ in range(LISTS)]
        self.cards: Final[list[list[tuple[int, ...]]]] = [[], [], []]

    def fresh(self, k: i64, now: list[int]) -> bool:
        """Is this another list than the one that was written of?"""
        if self.lists[k] is now:
            return False
        self.lists[k] = now
        return True

    def other(self, k: i64, now: list[tuple[int, ...]]) -> bool:
        """The same for cards and entries."""
        if self.cards[k] is now:
            return False
        self.cards[k] = now
        return True

    def look(self, s: Meeting) -> None:
        """Write anew what has changed."""
        seats = range(s.setup.players)
        press = self.press
        sheet = press.sheet
        if self.fresh(0, s.used):
            for kind in range(STABLES):
                sheet.put(kind, s.used[kind])
            self.used = press.printed(0, STABLES)
        if self.fresh(1, s.order):
            for k in range(len(s.order)):
                sheet.put(ORDER + k, s.order[k] + 1)
            self.order = press.printed(ORDER, actions.RACES)
        announced = self.fresh(2, s.level)
        if (
            announced
            | self.fresh(3, s.gone)
            | self.fresh(4, s.cash)
            | self.fresh(5, s.stake)
            | self.fresh(6, s.lane)
            | self.fresh(7, s.status)
        ):
            for seat in seats:
                money = (s.gone[seat], s.cash[seat], s.stake[seat], s.lane[seat], s.level[seat], s.status[seat])
                if self.of_purses[seat] != money:
                    self.of_purses[seat] = money
                    purse(s, Writer(sheet, STABLES), seat)
                    self.purses[seat] = press.printed(STABLES, PURSE)
        if self.fresh(8, s.doubled) | self.fresh(9, s.whips) | self.fresh(10, s.left) | self.fresh(11, s.circle):
            for seat in seats:
                place = s.circle.index(seat) + 1 if seat in s.circle else 0
                how = (s.whips[seat] * SMALL + place) * SMALL + s.doubled[seat] * 2 + s.left[seat]
                told = self.said_before.get(how)
                if told is None:
                    form(s, Writer(sheet, FORMS), seat)
                    told = press.printed(FORMS, FORM)
                    self.said_before[how] = told
                self.forms[seat] = told
        if (
            self.other(0, s.hands)
            | self.other(1, s.known)
            | self.other(2, s.entries)
            | announced
            | (s.race != self.race)
        ):
            self.race = s.race
            for seat in seats:
                self.hands[seat] = b""
                back = (len(s.hands[seat]), s.known[seat], s.entries[seat], shown(s, seat))
                if self.of_backs[seat] != back:
                    self.of_backs[seat] = back
                    hand(s, Writer(sheet, HANDS), seat, False)
                    self.backs[seat] = press.printed(HANDS, HAND)

    def own(self, s: Meeting, seat: int) -> bytes:
        """One's own cards and entries."""
        if not self.hands[seat]:
            press = self.press
            hand(s, Writer(press.sheet, HANDS), seat, True)
            self.hands[seat] = press.printed(HANDS, HAND)
        return self.hands[seat]

    def row(self, s: State, seat: int) -> bytes:
        assert isinstance(s, Meeting)
        self.look(s)
        course = s.course
        steps = self.press.steps
        n: i64 = s.setup.players
        me: i64 = max(0, seat)
        row = [self.used]
        horse = me
        turn: i64 = 0
        while turn < n:
            row.append(self.purses[horse])
            at = s.at[horse]
            if at < 0:
                row.append(steps[LANE][0])
                row.append(steps[LANE + 1][0])
            else:
                lane = course.node_lane[at]
                row.append(steps[LANE][lane + 1])
                row.append(steps[LANE + 1][at - course.node_base[lane]])
            row.append(self.forms[horse])
            row.append(self.own(s, seat) if horse == seat else self.backs[horse])
            turn += 1
            horse += 1
            if horse == n:
                horse = 0
        row.append(self.nobody[actions.MOST_SEATS - n])
        row.append(self.order)
        row.append(self.the_race(s))
        loose = s.loose_at
        lane = NOWHERE if loose == NOWHERE else course.space_lane[loose]
        row.append(steps[LOOSE][lane + 1])
        row.append(steps[LOOSE + 1][0 if loose == NOWHERE else loose - course.space_base[lane]])
        ask = heard(s, seat)
        row.append(self.chairs(s, ask, seat))
        row.append(self.no_slip if seat < 0 or s.sealed[seat] < 0 else self.slip(s.sealed[seat]))
        left = ask.left if isinstance(ask, riding.Route) else 0
        row.append(self.joined(PIPS, [pips_of(ask), left, question_of(ask)], 8))
        row.append(self.silence if ask is None or ask.part() == 0 or ask.seat != seat else self.speech(ask, seat))
        return b"".join(row)

    def the_race(self, s: Meeting) -> bytes:
        """How far the race is."""
        return self.joined(RACE, [s.race + 1, s.round, s.brooked, s.rolled, s.pressed_out], 8)

    def chairs(self, s: Meeting, ask: Ask[Meeting] | None, seat: int) -> bytes:
        """Eight seats, counted from one's own."""
        n = s.setup.players
        me = max(0, seat)
        bet = s.bet[seat] if seat >= 0 else NONE
        who = [s.loose_by, s.pressed, s.photo, s.first, bet, asked_of(ask), mover_of(ask), moved_of(ask)]
        return self.joined(CHAIRS, [(chair - me) % n + 1 if chair >= 0 else 0 for chair in who], 3)

    def joined(self, first: int, numbers: list[int], bits: i64) -> bytes:
        """A few numbers of so many bits each, as they were joined when last they came together."""
        key: i64 = first
        for number in numbers:
            key = key << bits | number
        told = self.said_before.get(-key)
        if told is None:
            if len(self.said_before) > KEPT:
                self.said_before.clear()
            told = b"".join([self.press.steps[first + k][numbers[k]] for k in range(len(numbers))])
            self.said_before[-key] = told
        return told

    def slip(self, sealed: int) -> bytes:
        """One's own slip, before all are shown."""
        press = self.press
        w = Writer(press.sheet, SLIP)
        w.put(1)
        w.money(sealed)
        return press.printed(SLIP, PIPS - SLIP)

    def speech(self, ask: Ask[Meeting], seat: int) -> bytes:
        """What one has said so far."""
        press = self.press
        said(Writer(press.sheet, SAID), ask, seat)
        return press.printed(SAID, len(press.steps) - SAID)


class RacingWatcher(RacingOnlooker):
    """An onlooker who also looks at many tables."""

    def sight(self, scale: Scale) -> Sight | None:
        return RacingSight(scale)
