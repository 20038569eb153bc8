"""The race: under orders, turns, rolls, routes, doubling, the finish."""

from __future__ import annotations

from typing import Any, Final

import dispetto.games.horse_racing.flow_cards as cards
import dispetto.games.horse_racing.flow_loose as loose
import dispetto.games.horse_racing.flow_settling as settling
import dispetto.games.horse_racing.why as reasons
from dispetto.core.table import CHANCE, Action, Reason, Task
from dispetto.games.horse_racing import actions as do
from dispetto.games.horse_racing.flow_base import RacingAsk, RacingRoll
from dispetto.games.horse_racing.moves import end_of, row_to
from dispetto.games.horse_racing.pieces import BETWEEN, MIDWAY
from dispetto.games.horse_racing.state import ABSENT, FINISHED, NONE, RUNNING, WITHDRAWN, Meeting
from dispetto.games.horse_racing.track import HOME, NOWHERE, Ways, default_end, follow, goes_in, veer, ways

MOST_ROUNDS: Final = 200  # RN-RUL-40
FAR_BEHIND: Final = 4  # RN-MOVE-15, RN-RUL-27


# ------------------------------------------------------------------------------------------------------- The start


class UnderOrders(Task[Meeting]):
    """RN-START-01, RN-START-03, RN-RUL-07, RN-RUL-17  Horses on the line, nothing doubled or turned; the lowest lane rolls first."""

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        best = 6
        for seat in range(s.setup.players):
            if s.gone[seat] or s.status[seat] == ABSENT:
                continue
            s.status[seat] = RUNNING
            s.at[seat] = s.course.node(s.lane[seat], 0)
            if s.lane[seat] < best:
                best = s.lane[seat]
                s.first = seat
        clear_race(s)
        s.say("start", s.first)
        before = (s.first + s.setup.players - 1) % s.setup.players
        s.stack += [NextTurn(before), cards.Poll(BETWEEN, s.first, 0, before, NONE, NOWHERE)]


def clear_race(s: Meeting) -> None:
    """What a start, and a restart, wipes off the course."""
    n = s.setup.players
    s.doubled = [0] * n
    s.whips = [0] * n
    s.left = [0] * n
    s.circle = []
    s.rolled = 0
    s.brooked = 0
    s.loose_at = NOWHERE
    s.loose_by = NONE
    s.pressed = NONE
    s.photo = NONE
    s.photo_open = 0
    s.played = []


# ------------------------------------------------------------------------------------------------------- The turns


def race_over(s: Meeting) -> bool:
    """RN-END-01, RN-END-02, RN-END-03, RN-RUL-26  Three have finished, or nobody runs; with the option, all paid places are decided."""
    finished = s.finishers()
    if finished >= 3 or RUNNING not in s.status:
        return True
    return s.setup.stop_at_paid and finished >= s.paid_places()


class NextTurn(Task[Meeting]):
    """RN-START-04, RN-RUL-22, RN-RUL-40  The turn passes left, to the next horse that runs or is riderless."""

    def __init__(self, mover: int) -> None:
        self.mover: Final = mover

    def args(self) -> tuple[Any, ...]:
        return (self.mover,)

    def run(self, s: Meeting) -> None:
        if race_over(s):
            s.stack.append(settling.RaceOver())
            return
        seat = s.after(self.mover)
        s.round += seat == s.first
        while not s.running(seat) and s.loose_by != seat:
            seat = s.after(seat)
            s.round += seat == s.first
        if s.round > MOST_ROUNDS:
            call_off(s)
        elif s.running(seat) and s.whips[seat]:
            turn_round(s, seat)
        else:
            s.say("turn", seat, s.round)
            s.stack.append(ToRoll(seat))


def call_off(s: Meeting) -> None:
    """RN-RUL-40  After 200 rounds the horses still out there are withdrawn."""
    for seat in range(s.setup.players):
        if s.running(seat):
            withdraw(s, seat)
    s.stack.append(settling.RaceOver())


def turn_round(s: Meeting, seat: int) -> None:
    """RN-WHIP-02, RN-WHIP-03, RN-WHIP-04  A lost move: turned round, the next time turned back; no roll."""
    s.whips[seat] -= 1
    s.say("turned", seat, s.whips[seat])
    move_over(s, seat)


def move_over(s: Meeting, mover: int) -> None:
    """RN-MOVE-14, RN-RUL-14  The move is complete: the card window between this one and the next."""
    s.stack += [NextTurn(mover), cards.Poll(BETWEEN, s.after(mover), 0, mover, NONE, NOWHERE)]


def withdraw(s: Meeting, seat: int) -> None:
    """RN-RUL-27  A withdrawn horse is out of the race."""
    s.status[seat] = WITHDRAWN
    s.say("withdrew", seat)
    out_for_good(s, seat)


def out_for_good(s: Meeting, seat: int) -> None:
    """RN-RUL-24, RN-RUL-25  A horse is out: what was played on its next roll is used up."""
    s.at[seat] = NOWHERE
    s.whips[seat] = 0
    if s.pressed == seat:
        s.pressed = NONE
        s.say("card_wasted", seat)
    if s.photo == seat:
        s.photo = NONE
        s.photo_open = 0
        s.say("card_wasted", seat)


def far_behind(s: Meeting, seat: int) -> bool:
    """RN-MOVE-15, RN-RUL-27  Is it more than three obstacles behind the leader? Finished horses have passed them all."""
    most = 0
    for other in range(s.setup.players):
        if s.status[other] == FINISHED:
            most = s.course.jumps()
        elif s.running(other):
            most = max(most, s.course.passed[s.at[other]])
    return most - s.course.passed[s.at[seat]] >= FAR_BEHIND


def may_withdraw(s: Meeting, seat: int) -> bool:
    """RN-MOVE-15, RN-RUL-26, RN-RUL-27, RN-DEC-18  Far behind, or all paid places are taken."""
    return s.running(seat) and (s.finishers() >= s.paid_places() or far_behind(s, seat))


class ToRoll(RacingAsk):
    """RN-MOVE-01, RN-DEC-05, RN-DEC-18  Roll, or withdraw where that is allowed."""

    def legal(self, s: Meeting) -> list[Action]:
        return [do.ROLL, do.WITHDRAW] if may_withdraw(s, self.seat) else [do.ROLL]

    def answer(self, s: Meeting, a: Action) -> None:
        if a is do.WITHDRAW:
            withdraw(s, self.seat)
            move_over(s, self.seat)
        else:
            s.stack.append(Die(self.seat))

    def why(self, s: Meeting, a: Action) -> Reason:
        return reasons.before_rolling(s, self.seat, a)


class Die(RacingRoll):
    """RN-MOVE-01  The die."""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who

    def args(self) -> tuple[Any, ...]:
        return (self.who,)

    def legal(self, s: Meeting) -> list[Action]:
        return do.DIE

    def odds(self, s: Meeting) -> list[int]:
        return [1, 1, 1, 1, 1, 1]

    def answer(self, s: Meeting, a: Action) -> None:
        seat = self.who
        pips = a.args[0]
        s.rolled = 1
        s.say("rolled", seat, pips)
        if not s.running(seat):
            s.stack.append(loose.LooseRoute(seat, pips))
            return
        s.photo_open = 0  # RN-RUL-25  whoever rolls first after the first finisher was the target
        trail: tuple[int, ...] = (s.at[seat],)
        left = pips
        if s.pressed == seat:
            path = veer(s.course, s.blocked(seat), s.at[seat], pips, s.pressed_out == 1)
            s.pressed = NONE
            if path:
                trail = (*trail, *follow(s.course, s.at[seat], path))
                left -= len(trail) - 1
                s.say("veered", seat, s.at[seat], trail[-1], path)
                s.at[seat] = trail[-1]
            else:
                s.say("held", seat)
        if left:
            s.stack.append(Route(seat, pips, left, 1 if pips == 6 else 0, trail))
        else:
            after_part(s, seat, pips, 0, trail)


# ------------------------------------------------------------------------------------------------------- The routes


class Route(RacingAsk):
    """RN-MOVE-02..13, RN-RUL-08..12, RN-DEC-07, RN-DEC-09  Where the move ends: any space that uses as many pips as possible."""

    def __init__(self, seat: int, pips: int, left: int, inward: int, trail: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.pips: Final = pips  # what the die shows
        self.left: Final = left  # pips to be walked now
        self.inward: Final = inward  # RN-DBL-06  may it still go in one lane?
        self.trail: Final = trail  # nodes used in this move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips, self.left, self.inward, self.trail)

    def found(self, s: Meeting) -> Ways:
        """The ends and a path to each."""
        return ways(
            s.course, s.blocked(self.seat), s.at[self.seat], self.left, self.inward != 0, self.trail, s.setup.route_first
        )

    def legal(self, s: Meeting) -> list[Action]:
        at = s.at[self.seat]
        codes: list[int] = []
        for end in self.found(s).ends:
            codes.append(do.CROSS.code if end == HOME else row_to(s, at, end).code)
        codes.sort()
        table = do.TABLE
        return [table[code] for code in codes]

    def answer(self, s: Meeting, a: Action) -> None:
        seat = self.seat
        at = s.at[seat]
        end = HOME if a is do.CROSS else end_of(s, at, a)
        path = self.found(s).path_to(end)
        if path == 0:
            s.say("boxed", seat, at, self.left)
            after_part(s, seat, self.pips, self.inward, self.trail)
            return
        nodes = follow(s.course, at, path)
        if not s.left[seat]:
            s.left[seat] = 1  # RN-RUL-16  the first pip, sideways too
        for node in nodes:
            if node != HOME and s.course.brooked[node]:
                s.brooked = 1
        if end == HOME:
            s.say("ran", seat, at, nodes[-2] if len(nodes) > 1 else at, path)
            cross(s, seat)
            return
        s.say("ran", seat, at, end, path)
        s.at[seat] = end
        after_part(s, seat, self.pips, 0 if goes_in(path) else self.inward, (*self.trail, *nodes))

    def default(self, s: Meeting) -> Action:
        at = s.at[self.seat]
        end = default_end(s.course, s.blocked(self.seat), at, self.left, self.trail, self.found(s))
        return do.CROSS if end == HOME else row_to(s, at, end)

    def why(self, s: Meeting, a: Action) -> Reason:
        return reasons.routing(s, self.seat, self.left, self.inward, self.trail, a)

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return (end_of(s, s.at[self.seat], a),) if a.verb == "go" else super().meaning(s, a)


def after_part(s: Meeting, seat: int, pips: int, inward: int, trail: tuple[int, ...]) -> None:
    """RN-DBL-02, RN-DBL-07, RN-RUL-12, RN-RUL-13  A part of the move is over: is there a doubling to be had?"""
    section = open_section(s, seat)
    s.stack.append(Landed(seat))
    if section != NOWHERE:
        s.stack.append(Double(seat, pips, inward, trail))
        if s.setup.fall_before_double and s.fence_under(seat) != NOWHERE:
            s.stack.append(cards.Poll(MIDWAY, s.after(seat), 0, seat, NONE, NOWHERE))


def open_section(s: Meeting, seat: int) -> int:
    """RN-DBL-03..05, RN-DBL-08, RN-DBL-09, RN-SETUP-11  The section a horse stands in, if its level may double there and has not yet."""
    section = s.course.section[s.at[seat]]
    if section == NOWHERE or s.doubled[seat] >> section & 1:
        return NOWHERE
    return section if s.course.levels[section] >> s.level[seat] & 1 else NOWHERE


class Double(RacingAsk):
    """RN-DBL-02, RN-DBL-09, RN-RUL-12, RN-DEC-08  Once in each section: the same number again, or not."""

    def __init__(self, seat: int, pips: int, inward: int, trail: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.pips: Final = pips
        self.inward: Final = inward
        self.trail: Final = trail

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.pips, self.inward, self.trail)

    def legal(self, s: Meeting) -> list[Action]:
        return [do.STAY, do.DOUBLE]

    def answer(self, s: Meeting, a: Action) -> None:
        if a is do.STAY:
            s.say("stayed", self.seat)
            return
        section = s.course.section[s.at[self.seat]]
        s.doubled[self.seat] |= 1 << section
        s.say("doubled", self.seat, section, self.pips)
        s.stack.pop()  # Landed comes again after this part
        s.stack.append(Route(self.seat, self.pips, self.pips, self.inward, self.trail))

    def default(self, s: Meeting) -> Action:
        return do.DOUBLE

    def why(self, s: Meeting, a: Action) -> Reason:
        return reasons.doubling(s, self.seat, a)


class Landed(Task[Meeting]):
    """RN-MOVE-14, RN-PHOTO-04  The move is complete; a Photo Finish that caught nobody is used up."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Meeting) -> None:
        if s.photo == self.seat:
            s.photo = NONE
            s.say("photo_lost", self.seat)
        if s.running(self.seat) and s.fence_under(self.seat) != NOWHERE:
            s.say("landed", self.seat, s.at[self.seat])
        move_over(s, self.seat)


def cross(s: Meeting, seat: int) -> None:
    """RN-END-01, RN-PHOTO-03, RN-RUL-36  Over the line, off the course, into the Circle."""
    s.status[seat] = FINISHED
    s.at[seat] = NOWHERE
    if s.photo == seat:
        s.say("photo_won", seat, s.circle[0])
        s.circle.insert(0, seat)
        s.photo = NONE
    else:
        s.circle.append(seat)
        s.photo_open = 1 if len(s.circle) == 1 else 0
    s.say("crossed", seat, s.circle.index(seat) + 1)
    move_over(s, seat)
