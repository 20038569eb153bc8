"""The race: under orders, whose turn it is, and the roll; where the horse goes is in riding.py."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, NO_CHOICE, Action, Reason, Task
from dispetto.games.horse_racing.rules import actions, loose, nasty, riding, why
from dispetto.games.horse_racing.rules.pieces import BETWEEN, photo_target
from dispetto.games.horse_racing.rules.questions import RacingAsk, RacingRoll
from dispetto.games.horse_racing.rules.state import ABSENT, NONE, RUNNING, WITHDRAWN, Meeting, put
from dispetto.games.horse_racing.rules.track import NOWHERE

MOST_ROUNDS: Final = 200  # RN-RUL-40
FAR_BEHIND: Final = 4  # RN-MOVE-15, RN-RUL-27

ROLL_ONLY: Final = [actions.ROLL]
ROLL_OR_WITHDRAW: Final = [actions.ROLL, actions.WITHDRAW]
SIX: Final = [1, 1, 1, 1, 1, 1]


# ------------------------------------------------------------------------------------------------------- The start


class UnderOrders(Task[Meeting]):
    """Horses on the line, nothing doubled or turned; the lowest lane rolls first.  RN-START-01, RN-START-03, RN-RUL-07,
    RN-RUL-17
    """

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        best = 6
        s.status = s.status[:]
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
    """Three have finished, or nobody runs; with the option, all paid places are decided.  RN-END-01, RN-END-02,
    RN-END-03, RN-RUL-26
    """
    if s.runners() == 0 or s.finishers() >= 3:
        return True
    return s.setup.stop_at_paid and s.finishers() >= s.paid_places()


class NextTurn(Task[Meeting]):
    """The turn passes left, to the next horse that runs or is riderless.  RN-START-04"""

    def __init__(self, mover: int) -> None:
        self.mover: Final = mover

    def args(self) -> tuple[Any, ...]:
        return (self.mover,)

    def run(self, s: Meeting) -> None:
        if not race_over(s):
            next_turn(s, self.mover)


def next_turn(s: Meeting, mover: i64) -> None:
    """Whose turn comes after this one's, while the race goes on.  RN-START-04, RN-RUL-22, RN-RUL-40"""
    n: i64 = s.setup.players
    running = s.runners()
    seat = mover
    while True:
        seat += 1
        if seat == n:
            seat = 0
        if seat == s.first:
            s.round += 1
        if running >> seat & 1 or s.loose_by == seat:
            break
    if s.round > MOST_ROUNDS:
        call_off(s)
    elif s.whips[seat] and s.running(seat):
        turn_round(s, seat)
    else:
        if s.events is not None:
            s.say("turn", seat, s.round)
        s.stack.append(TO_ROLL[seat])


def call_off(s: Meeting) -> None:
    """After 200 rounds the horses still out there are withdrawn.  RN-RUL-40"""
    for seat in range(s.setup.players):
        if s.running(seat):
            withdraw(s, seat)


def turn_round(s: Meeting, seat: int) -> None:
    """A lost move: turned round, the next time turned back; no roll.  RN-WHIP-02, RN-WHIP-03, RN-WHIP-04"""
    s.whips = put(s.whips, seat, s.whips[seat] - 1)
    s.say("turned", seat, s.whips[seat])
    move_over(s, seat)


def move_over(s: Meeting, mover: int) -> None:
    """The move is complete: the card window between this one and the next.  RN-MOVE-14, RN-RUL-14"""
    window(s, s.after(mover), mover)


def window(s: Meeting, first: int, mover: int) -> None:
    """The cards between two moves, from `first` on; then the next turn.  RN-RUL-14"""
    if race_over(s):
        return
    ask = nasty.opened(s, BETWEEN, first, 0, mover, NONE)
    if ask is None:
        next_turn(s, mover)
    else:
        s.stack.append(NEXT_TURN[mover])
        s.stack.append(ask)


def withdraw(s: Meeting, seat: int) -> None:
    """A withdrawn horse is out of the race.  RN-RUL-27"""
    s.status = put(s.status, seat, WITHDRAWN)
    s.say("withdrew", seat)
    out_for_good(s, seat)


def out_for_good(s: Meeting, seat: int) -> None:
    """A horse is out: what was played on its next roll is used up.  RN-RUL-24, RN-RUL-25"""
    s.at[seat] = NOWHERE
    s.whips = put(s.whips, seat, 0)
    if s.pressed == seat:
        s.pressed = NONE
        s.say("card_wasted", seat)
    if s.photo == seat:
        s.photo = NONE
        s.photo_open = 0
        s.say("card_wasted", seat)


def may_withdraw(s: Meeting, seat: i64) -> bool:
    """Four obstacles behind the leader, or all paid places are taken.  RN-MOVE-15, RN-RUL-26, RN-RUL-27, RN-DEC-18"""
    running = s.runners()
    if not running >> seat & 1:
        return False
    jumped = s.course.jumped
    horses = s.at
    at: i64 = horses[seat]
    enough: i64 = jumped[at]
    enough += FAR_BEHIND
    other: i64 = 0
    while running:
        if running & 1:
            at = horses[other]
            behind: i64 = jumped[at]
            if behind >= enough:
                return True
        running >>= 1
        other += 1
    # whoever has finished has passed them all
    home = s.finishers()
    return home > 0 and (home >= s.paid_places() or enough <= s.course.jumps)


class ToRoll(RacingAsk):
    """Roll, or withdraw where that is allowed.  RN-MOVE-01, RN-DEC-05, RN-DEC-18"""

    def legal(self, s: Meeting) -> list[Action]:
        return ROLL_OR_WITHDRAW if may_withdraw(s, self.seat) else ROLL_ONLY

    def answer(self, s: Meeting, a: Action) -> None:
        if a is actions.WITHDRAW:
            withdraw(s, self.seat)
            move_over(s, self.seat)
        else:
            s.stack.append(DIE[self.seat])

    def drift(self, s: Meeting, dice: Dice) -> list[Action]:
        if may_withdraw(s, self.seat):
            return ROLL_OR_WITHDRAW
        fallen(s, self.seat, 1 + dice.below(6))
        return NO_CHOICE

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.before_rolling(s, self.seat, a)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (0 if s.running(self.seat) else 1,)


class Die(RacingRoll):
    """The die.  RN-MOVE-01"""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who

    def args(self) -> tuple[Any, ...]:
        return (self.who,)

    def legal(self, s: Meeting) -> list[Action]:
        return actions.DIE

    def odds(self, s: Meeting) -> list[int]:
        return SIX

    def fall(self, s: Meeting, dice: Dice) -> Action:
        return actions.DIE[dice.below(6)]

    def answer(self, s: Meeting, a: Action) -> None:
        fallen(s, self.who, a.args[0])

    def drift(self, s: Meeting, dice: Dice) -> list[Action]:
        fallen(s, self.who, 1 + dice.below(6))
        return NO_CHOICE


def fallen(s: Meeting, seat: int, pips: int) -> None:
    """The die has fallen: off goes the horse, or the riderless one.  RN-MOVE-01"""
    s.rolled = 1
    if s.events is not None:
        s.say("rolled", seat, pips)
    if not s.runners() >> seat & 1:
        s.stack.append(loose.LooseRoute(seat, pips))
        return
    if s.photo_open and (s.photo == seat or photo_target(s) == seat):
        s.photo_open = 0  # RN-RUL-25  the target has rolled; one that a whip holds back stays the target
    if s.pressed == seat:
        riding.swerve(s, seat, pips)
    else:
        riding.ride(s, seat, pips, pips, 1 if pips == 6 else 0, ())


# Frames are values: one of each for every seat will do
SEATS: Final = range(actions.MOST_SEATS)
NEXT_TURN: Final = [NextTurn(seat) for seat in SEATS]
TO_ROLL: Final = [ToRoll(seat) for seat in SEATS]
DIE: Final = [Die(seat) for seat in SEATS]
