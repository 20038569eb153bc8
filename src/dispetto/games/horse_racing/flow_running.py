"""The race: under orders, turns, rolls, routes, doubling, the finish."""

from __future__ import annotations

from typing import Any, Final

import dispetto.games.horse_racing.flow_cards as cards
import dispetto.games.horse_racing.flow_loose as loose
import dispetto.games.horse_racing.why as reasons
from dispetto.core.dice import Dice
from dispetto.core.table import CHANCE, Action, Reason, Task
from dispetto.games.horse_racing import actions as do
from dispetto.games.horse_racing.flow_base import RacingAsk, RacingRoll
from dispetto.games.horse_racing.moves import choice, end_of, row_to
from dispetto.games.horse_racing.pieces import BETWEEN, MIDWAY, photo_target
from dispetto.games.horse_racing.state import ABSENT, FINISHED, NONE, RUNNING, WITHDRAWN, Meeting
from dispetto.games.horse_racing.track import HOME, NOWHERE, Choice
from dispetto.games.horse_racing.track_ways import follow, goes_in, most_forward, straight_on, veer, ways

MOST_ROUNDS: Final = 200  # RN-RUL-40
FAR_BEHIND: Final = 4  # RN-MOVE-15, RN-RUL-27

ROLL_ONLY: Final = [do.ROLL]
ROLL_OR_WITHDRAW: Final = [do.ROLL, do.WITHDRAW]
STAY_OR_DOUBLE: Final = [do.STAY, do.DOUBLE]
SIX: Final = [1, 1, 1, 1, 1, 1]


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
        window(s, s.first, before)


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
    finished = 0
    running = False
    for status in s.status:
        if status == RUNNING:
            running = True
        elif status == FINISHED:
            finished += 1
    if finished >= 3 or not running:
        return True
    return s.setup.stop_at_paid and finished >= s.paid_places()


class NextTurn(Task[Meeting]):
    """RN-START-04  The turn passes left, to the next horse that runs or is riderless."""

    def __init__(self, mover: int) -> None:
        self.mover: Final = mover

    def args(self) -> tuple[Any, ...]:
        return (self.mover,)

    def run(self, s: Meeting) -> None:
        next_turn(s, self.mover)


def next_turn(s: Meeting, mover: int) -> None:
    """RN-START-04, RN-RUL-22, RN-RUL-40  Whose turn comes after this one's; when the race is over, nobody's."""
    if race_over(s):
        return
    n = s.setup.players
    seat = mover
    while True:
        seat += 1
        if seat == n:
            seat = 0
        if seat == s.first:
            s.round += 1
        if s.status[seat] == RUNNING or s.loose_by == seat:
            break
    if s.round > MOST_ROUNDS:
        call_off(s)
    elif s.whips[seat] and s.running(seat):
        turn_round(s, seat)
    else:
        s.say("turn", seat, s.round)
        s.stack.append(TO_ROLL[seat])


def call_off(s: Meeting) -> None:
    """RN-RUL-40  After 200 rounds the horses still out there are withdrawn."""
    for seat in range(s.setup.players):
        if s.running(seat):
            withdraw(s, seat)


def turn_round(s: Meeting, seat: int) -> None:
    """RN-WHIP-02, RN-WHIP-03, RN-WHIP-04  A lost move: turned round, the next time turned back; no roll."""
    s.whips[seat] -= 1
    s.say("turned", seat, s.whips[seat])
    move_over(s, seat)


def move_over(s: Meeting, mover: int) -> None:
    """RN-MOVE-14, RN-RUL-14  The move is complete: the card window between this one and the next."""
    window(s, s.after(mover), mover)


def window(s: Meeting, first: int, mover: int) -> None:
    """RN-RUL-14  The cards between two moves, from `first` on; then the next turn."""
    ask = cards.opened(s, BETWEEN, first, 0, mover, NONE, False)
    if ask is None:
        next_turn(s, mover)
    else:
        s.stack.append(NEXT_TURN[mover])
        s.stack.append(ask)


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
    passed = s.course.passed
    enough = passed[s.at[seat]] + FAR_BEHIND
    jumps = s.course.jumps
    if enough > jumps:
        return False
    for other in range(s.setup.players):
        status = s.status[other]
        if status == FINISHED or (status == RUNNING and passed[s.at[other]] >= enough):
            return True
    return False


def may_withdraw(s: Meeting, seat: int) -> bool:
    """RN-MOVE-15, RN-RUL-26, RN-RUL-27, RN-DEC-18  Far behind, or all paid places are taken."""
    return s.running(seat) and (s.finishers() >= s.paid_places() or far_behind(s, seat))


class ToRoll(RacingAsk):
    """RN-MOVE-01, RN-DEC-05, RN-DEC-18  Roll, or withdraw where that is allowed."""

    def legal(self, s: Meeting) -> list[Action]:
        return ROLL_OR_WITHDRAW if may_withdraw(s, self.seat) else ROLL_ONLY

    def answer(self, s: Meeting, a: Action) -> None:
        if a is do.WITHDRAW:
            withdraw(s, self.seat)
            move_over(s, self.seat)
        else:
            s.stack.append(DIE[self.seat])

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
        return SIX

    def fall(self, s: Meeting, dice: Dice) -> Action:
        return do.DIE[dice.below(6)]

    def answer(self, s: Meeting, a: Action) -> None:
        seat = self.who
        pips = a.args[0]
        s.rolled = 1
        s.say("rolled", seat, pips)
        if not s.running(seat):
            s.stack.append(loose.LooseRoute(seat, pips))
            return
        if s.photo_open and (s.photo == seat or photo_target(s) == seat):
            s.photo_open = 0  # RN-RUL-25  the target has rolled; one that a whip holds back stays the target
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
            ride(s, Route(seat, pips, left, 1 if pips == 6 else 0, trail))
        else:
            after_part(s, seat, pips, 0, trail, 0)


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

    def choice(self, s: Meeting) -> Choice:
        """What there is to choose from."""
        return choice(s, self.seat, self.left, self.inward, self.trail)

    def legal(self, s: Meeting) -> list[Action]:
        return self.choice(s).rows

    def answer(self, s: Meeting, a: Action) -> None:
        found = self.choice(s)
        self.take(s, found, found.place(a))

    def take(self, s: Meeting, found: Choice, chosen: int) -> None:
        """RN-MOVE-01, RN-RUL-16, RN-RUL-18, RN-RUL-36  The horse goes there."""
        seat = self.seat
        at = s.at[seat]
        end = found.ends[chosen]
        path = found.paths[chosen]
        if path == 0:
            s.say("boxed", seat, at, self.left)
            after_part(s, seat, self.pips, self.inward, self.trail, 0)
            return
        s.left[seat] = 1  # RN-RUL-16  the first pip, sideways too
        if end == HOME:
            if s.events is not None:
                nodes = follow(s.course, at, path)
                s.say("ran", seat, at, nodes[-2] if len(nodes) > 1 else at, path)
            cross(s, seat)
            return
        s.say("ran", seat, at, end, path)
        s.at[seat] = end
        if s.course.brooked[end]:
            s.brooked = 1  # RN-RUL-18  no step leads back out of the water: courses.py sees to that
        after_part(s, seat, self.pips, 0 if goes_in(path) else self.inward, self.trail, path)

    def default(self, s: Meeting) -> Action:
        """RN-DEC-07, RN-DEC-09  Straight on; where that is no longest way, the one most forward."""
        at = s.at[self.seat]
        blocked = s.blocked(self.seat)
        end = straight_on(s.course, blocked, at, self.left, self.trail)
        if end not in self.choice(s).ends:
            end = most_forward(ways(s.course, blocked, at, self.left, self.inward != 0, self.trail, s.setup.route_first))
        return do.CROSS if end == HOME else row_to(s, at, end)

    def why(self, s: Meeting, a: Action) -> Reason:
        return reasons.routing(s, self.seat, self.left, self.inward, self.trail, a)

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return (end_of(s, s.at[self.seat], a),) if a.verb == "go" else super().meaning(s, a)


def ride(s: Meeting, route: Route) -> None:
    """RN-DEC-07  Where to: asked if there is a choice; with one end only, or none, the horse just goes."""
    found = route.choice(s)
    if len(found.rows) > 1:
        s.stack.append(route)
    else:
        route.take(s, found, 0)


def after_part(s: Meeting, seat: int, pips: int, inward: int, trail: tuple[int, ...], path: int) -> None:
    """RN-DBL-02, RN-DBL-07, RN-RUL-12, RN-RUL-13  A part of the move is over: is there a doubling to be had?"""
    if open_section(s, seat) == NOWHERE:
        landed(s, seat)
    else:
        s.stack.append(LANDED[seat])
        s.stack.append(Double(seat, pips, inward, (*trail, *follow(s.course, trail[-1], path))))
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
        return STAY_OR_DOUBLE

    def answer(self, s: Meeting, a: Action) -> None:
        if a is do.STAY:
            s.say("stayed", self.seat)
            return
        section = s.course.section[s.at[self.seat]]
        s.doubled[self.seat] |= 1 << section
        s.say("doubled", self.seat, section, self.pips)
        s.stack.pop()  # Landed comes again after this part
        ride(s, Route(self.seat, self.pips, self.pips, self.inward, self.trail))

    def default(self, s: Meeting) -> Action:
        return do.DOUBLE

    def why(self, s: Meeting, a: Action) -> Reason:
        return reasons.doubling(s, self.seat, a)


class Landed(Task[Meeting]):
    """RN-MOVE-14  The move is complete, whatever comes of the doubling that is on offer."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Meeting) -> None:
        landed(s, self.seat)


def landed(s: Meeting, seat: int) -> None:
    """RN-MOVE-14, RN-PHOTO-04  The move is complete; a Photo Finish that caught nobody is used up."""
    if s.photo == seat:
        s.photo = NONE
        s.say("photo_lost", seat)
    if s.events is not None and s.fence_under(seat) != NOWHERE:
        s.say("landed", seat, s.at[seat])
    move_over(s, seat)


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


# Frames are values: one of each for every seat will do
SEATS: Final = range(do.MOST_SEATS)
NEXT_TURN: Final = [NextTurn(seat) for seat in SEATS]
TO_ROLL: Final = [ToRoll(seat) for seat in SEATS]
DIE: Final = [Die(seat) for seat in SEATS]
LANDED: Final = [Landed(seat) for seat in SEATS]
