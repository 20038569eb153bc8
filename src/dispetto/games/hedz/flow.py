"""The turn in rulebook order: whose turn, the roll, the re-rolls, the walk, the extra turn."""

from __future__ import annotations

from typing import Any, Final

import dispetto.games.hedz.flow_meetings as meetings
from dispetto.core.dice import Dice
from dispetto.core.table import CHANCE, Action, Ask, Reason, Roll, Task
from dispetto.games.hedz import actions as do
from dispetto.games.hedz import why
from dispetto.games.hedz.rocks import leave_here, return_surplus, take_from_supply, take_loose
from dispetto.games.hedz.state import (
    AIR,
    GONE,
    LAVA,
    MUDD,
    SHORTCUT,
    Hedz,
)

# What a movement carries with it
PUSHED: Final = 1  # it is the rest of somebody else's roll
FALLS: Final = 2  # a Flier has declared that air is air

# Where a walk goes on after a question
STEP: Final = 0
MEETS: Final = 1
STOPS: Final = 2
SCOOPS: Final = 3

ROLL_ONLY: Final = [do.ROLL]
ROLL_OR_MUDD: Final = [do.ROLL, do.ROLL_MUDD]
ROLL_OR_THIRD: Final = [do.ROLL, do.ROLL_THIRD]
HOVER_OR_FALL: Final = [do.HOVER, do.FALL]
ROUTES: Final = [do.ROUTE[0], do.ROUTE[1]]
ROUTE_ONE: Final = [do.ROUTE[0]]
ROUTE_TWO: Final = [do.ROUTE[1]]
VOLCANO_OR_PATH: Final = [do.VOLCANO, do.PATH]
REST_OR_EXTRA: Final = [do.REST, do.EXTRA]
SIX: Final = [1, 1, 1, 1, 1, 1]


# ---------------------------------------------------------------------------------------------- Before the game


class ChooseType(Ask[Hedz]):
    """H25-DEC-01, H25-TYPE-01  Each player chooses a type for a dino, or none."""

    def __init__(self, seat: int, d: int) -> None:
        super().__init__(seat)
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d)

    def legal(self, s: Hedz) -> list[Action]:
        return do.BE[: len(s.types)]

    def answer(self, s: Hedz, a: Action) -> None:
        kind = s.kind[:]
        kind[self.d] = a.args[0]
        s.kind = kind
        s.say("became", self.seat, self.d, a.args[0])

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.before_the_game(s, a)


class WhichFirst(Ask[Hedz]):
    """H25-DEC-21, H25-DUO-03  A player with two unlike dinos says once which of them goes first."""

    def __init__(self, seat: int, d: int) -> None:
        super().__init__(seat)
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d)

    def legal(self, s: Hedz) -> list[Action]:
        return [do.FIRST_GOES, do.SECOND_GOES]

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.SECOND_GOES:  # nothing else tells them apart yet, so they trade places
            kind = s.kind[:]
            kind[self.d], kind[self.d + 1] = kind[self.d + 1], kind[self.d]
            s.kind = kind
            s.say("became", self.seat, self.d, kind[self.d])
            s.say("became", self.seat, self.d + 1, kind[self.d + 1])

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.before_the_game(s, a)


class OrderTwo(Task[Hedz]):
    """H25-DEC-21  Asked only where the two dinos differ."""

    def __init__(self, d: int) -> None:
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.d,)

    def run(self, s: Hedz) -> None:
        if s.kind[self.d] != s.kind[self.d + 1]:
            s.stack.append(WhichFirst(s.setup.owner[self.d], self.d))


class WhoStarts(Roll[Hedz]):
    """H25-SETUP-06, H25-RUL-32  Nobody named the oldest player: chance does."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def args(self) -> tuple[Any, ...]:
        return ()

    def legal(self, s: Hedz) -> list[Action]:
        return [do.STARTS[p] for p in range(s.setup.players) if s.at[s.setup.owner.index(p)] != GONE]

    def odds(self, s: Hedz) -> list[int]:
        return [1] * len(self.legal(s))

    def answer(self, s: Hedz, a: Action) -> None:
        begin(s, a.args[0])


class Begin(Task[Hedz]):
    """H25-SETUP-06  The named player has the first turn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Hedz) -> None:
        begin(s, self.seat)


def begin(s: Hedz, seat: int) -> None:
    """The first turn belongs to the first dino of this seat, or of the next player still here."""
    d = s.setup.owner.index(seat)
    while s.at[d] == GONE:
        d = (d + 1) % s.setup.dinos
    s.first = d
    s.say("starts", s.setup.owner[d], s.setup.owner[d])
    s.stack.append(Turn(d, 0))


# ------------------------------------------------------------------------------------------------------ The turn


class Turn(Task[Hedz]):
    """H25-MOVE-01  A dino's turn: back to the rock limit, then roll and move."""

    def __init__(self, d: int, extra: int) -> None:
        self.d: Final = d
        self.extra: Final = extra

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.extra)

    def run(self, s: Hedz) -> None:
        s.turn = self.d
        if self.extra == 0:
            s.say("turn", s.setup.owner[self.d], self.d, s.round)
        return_surplus(s, self.d)
        s.stack.append(EndTurn(self.d, self.extra))
        before_roll(s, self.d)


def before_roll(s: Hedz, d: int) -> None:
    """H25-TYPE-12, H25-DEC-18  A Flier whose roll could end on air declares first."""
    seat = s.setup.owner[d]
    if s.dino(d).flies and could_end_on_air(s, d):
        s.stack.append(Declare(seat, d))
    else:
        s.stack.append(ToRoll(seat, d, 0))


def could_end_on_air(s: Hedz, d: int) -> bool:
    """Is an air space within the reach of this dino's next roll?"""
    trail = s.trail
    kind = trail.kind[s.at[d]]
    fewest = 1 if kind & (MUDD | LAVA) else 2
    most = 6 if kind & LAVA else 12
    front = [s.at[d]]
    for steps in range(1, most + 1):
        ahead: list[int] = []
        for space in front:
            if trail.ahead[space] >= 0:
                ahead.append(trail.ahead[space])
            if trail.fork[space] >= 0:
                ahead.append(trail.fork[space])
        if steps >= fewest:
            for space in ahead:
                if trail.kind[space] & AIR:
                    return True
        front = ahead
    return False


class Declare(Ask[Hedz]):
    """H25-TYPE-12, H25-RUL-27, H25-DEC-18  Is air ordinary for this roll, or does the Flier mean to fall?"""

    def __init__(self, seat: int, d: int) -> None:
        super().__init__(seat)
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d)

    def legal(self, s: Hedz) -> list[Action]:
        return HOVER_OR_FALL

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.FALL:
            s.say("will_fall", self.seat, self.d)
        s.stack.append(ToRoll(self.seat, self.d, FALLS if a is do.FALL else 0))

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.declaring(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


class ToRoll(Ask[Hedz]):
    """H25-MUDD-01, H25-LAVA-01, H25-TYPE-09, H25-TYPE-10, H25-TYPE-12, H25-TYPE-18, H25-TYPE-20  How many dice,
    and off.
    """

    def __init__(self, seat: int, d: int, flags: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.flags: Final = flags

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.flags)

    def legal(self, s: Hedz) -> list[Action]:
        dino = s.dino(self.d)
        if dino.walks_mudd:
            if why.only_mudd(s, self.d):
                return ROLL_OR_MUDD
        elif dino.buys_a_die and s.rocks[self.d] > 0 and not s.is_on(self.d, MUDD | LAVA):
            return ROLL_OR_THIRD
        return ROLL_ONLY

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.ROLL_THIRD:
            leave_here(s, self.d)  # H25-RUL-30
            s.say("third_die", self.seat, self.d, s.at[self.d])
        s.stack.append(RollDice(self.d, self.flags, dice_for(s, self.d, a), 0, 0, 0, 0))

    def default(self, s: Hedz) -> Action:
        """H25-DEC-02  Two dice, but one on the last three spaces before Finish."""
        if s.dino(self.d).walks_mudd and why.only_mudd(s, self.d) and s.trail.number[s.at[self.d]] >= 97:
            return do.ROLL_MUDD
        return do.ROLL

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.before_moving(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


def dice_for(s: Hedz, d: int, a: Action) -> int:
    """H25-MUDD-01, H25-MUDD-02, H25-MUDD-03, H25-LAVA-01, H25-TYPE-20  One die in Mudd or Lava, else as the sheet says."""
    if a is do.ROLL_THIRD:
        return 3
    if s.is_on(d, MUDD | LAVA) and not (a is do.ROLL and s.dino(d).walks_mudd and why.only_mudd(s, d)):
        return 1
    return s.dino(d).dice


class RollDice(Roll[Hedz]):
    """H25-MOVE-01  One die at a time; those already on the table are not zero."""

    def __init__(self, d: int, flags: int, n: int, a: int, b: int, c: int, again: int) -> None:
        super().__init__(CHANCE)
        self.d: Final = d
        self.flags: Final = flags
        self.n: Final = n
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.again: Final = again  # is it a re-roll?

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.flags, self.n, self.a, self.b, self.c, self.again)

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.a, self.b, self.c)

    def legal(self, s: Hedz) -> list[Action]:
        return do.DIE

    def odds(self, s: Hedz) -> list[int]:
        return SIX

    def fall(self, s: Hedz, dice: Dice) -> Action:
        return do.DIE[dice.below(6)]

    def answer(self, s: Hedz, a: Action) -> None:
        pips = a.args[0]
        one = self.a
        two = self.b
        three = self.c
        which = 3
        if one == 0:
            one = pips
            which = 1
        elif two == 0 and self.n >= 2:
            two = pips
            which = 2
        else:
            three = pips
        if self.again:
            s.say("rerolled", s.setup.owner[self.d], self.d, which, pips)
        if (two == 0 and self.n >= 2) or (three == 0 and self.n == 3):
            s.stack.append(RollDice(self.d, self.flags, self.n, one, two, three, self.again))
            return
        if self.again == 0:
            s.say("rolled", s.setup.owner[self.d], self.d, one, two, three)
        if s.rocks[self.d] > 0 and not s.is_on(self.d, LAVA):
            s.stack.append(Keep(s.setup.owner[self.d], self.d, self.flags, self.n, one, two, three))
        else:
            set_off(s, self.d, self.flags, self.n, one, two, three)


class Keep(Ask[Hedz]):
    """H25-RER-01, H25-RER-02, H25-RUL-04, H25-DEC-04  After the roll, before the first step: a rock re-rolls a die."""

    def __init__(self, seat: int, d: int, flags: int, n: int, a: int, b: int, c: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.flags: Final = flags
        self.n: Final = n
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.flags, self.n, self.a, self.b, self.c)

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.a, self.b, self.c)

    def legal(self, s: Hedz) -> list[Action]:
        if self.n == 1:
            return KEEP_ONE
        if self.n == 2:
            return KEEP_BOTH if s.dino(self.d).rerolls_both else KEEP_TWO
        return KEEP_THREE

    def answer(self, s: Hedz, a: Action) -> None:
        d = self.d
        if a is do.KEEP:
            set_off(s, d, self.flags, self.n, self.a, self.b, self.c)
            return
        leave_here(s, d)
        s.say("spent", self.seat, d, s.at[d])
        if a is do.REROLL_BOTH:
            s.stack.append(RollDice(d, self.flags, self.n, 0, 0, 0, 1))
        else:
            k = a.args[0]
            one = 0 if k == 1 else self.a
            two = 0 if k == 2 else self.b
            three = 0 if k == 3 else self.c
            s.stack.append(RollDice(d, self.flags, self.n, one, two, three, 1))

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.rerolling(s, self.d, self.n, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


KEEP_ONE: Final = [do.KEEP, do.REROLL[0]]
KEEP_TWO: Final = [do.KEEP, do.REROLL[0], do.REROLL[1]]
KEEP_BOTH: Final = [do.KEEP, do.REROLL[0], do.REROLL[1], do.REROLL_BOTH]
KEEP_THREE: Final = [do.KEEP, do.REROLL[0], do.REROLL[1], do.REROLL[2]]


def set_off(s: Hedz, d: int, flags: int, n: int, a: int, b: int, c: int) -> None:
    """H25-FIN-02, H25-RUL-18, H25-RUL-31  The dice are settled: walk, choose a number, or stay where the roll
    overshoots.
    """
    most = s.trail.longest[s.at[d]]
    if n == 2 and s.dino(d).ignores_a_die:
        choices = 0
        use = 0
        if a <= most:
            choices += 1
            use = a
        if b <= most and b != a:
            choices += 1
            use = b
        if a + b <= most:
            choices += 1
            use = a + b
        if choices > 1:
            s.stack.append(UseDice(s.setup.owner[d], d, flags, a, b))
            return
        walk(s, d, flags, use if choices == 1 else a + b)
    else:
        walk(s, d, flags, a + b + c)


class UseDice(Ask[Hedz]):
    """H25-TYPE-02, H25-RUL-31, H25-DEC-05  A Tyrannosaurus moves by one die, the other, or both."""

    def __init__(self, seat: int, d: int, flags: int, a: int, b: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.flags: Final = flags
        self.a: Final = a
        self.b: Final = b

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.flags, self.a, self.b)

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.a, self.b)

    def legal(self, s: Hedz) -> list[Action]:
        most = s.trail.longest[s.at[self.d]]
        offers: list[Action] = []
        if self.a <= most:
            offers.append(do.USE_FIRST)
        if self.b <= most and self.b != self.a:
            offers.append(do.USE_SECOND)
        if self.a + self.b <= most:
            offers.append(do.USE_SUM)
        return offers

    def answer(self, s: Hedz, a: Action) -> None:
        total = self.a if a is do.USE_FIRST else self.b if a is do.USE_SECOND else self.a + self.b
        s.say("uses", self.seat, self.d, total)
        walk(s, self.d, self.flags, total)

    def default(self, s: Hedz) -> Action:
        offers = self.legal(s)
        if do.USE_SUM in offers or len(offers) == 1:
            return offers[-1]
        return do.USE_FIRST if self.a > self.b else do.USE_SECOND

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.using_dice(s, self.d, self.a, self.b, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


def walk(s: Hedz, d: int, flags: int, total: int) -> None:
    """H25-FIN-02  A roll that would overshoot Finish on every route does not move the dino at all."""
    if total > s.trail.longest[s.at[d]]:
        s.say("void", s.setup.owner[d], d, total)
    else:
        s.stack.append(Walk(d, total, s.at[d], total, flags, STEP))


# ------------------------------------------------------------------------------------------------------ The walk


class Walk(Task[Hedz]):
    """H25-MOVE-01, H25-MOVE-03  Step by step; after each step: push? stop to throw? scoop?"""

    def __init__(self, d: int, left: int, began: int, total: int, flags: int, stage: int) -> None:
        self.d: Final = d
        self.left: Final = left
        self.began: Final = began  # the space this movement started from
        self.total: Final = total  # its whole length
        self.flags: Final = flags
        self.stage: Final = stage

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.left, self.began, self.total, self.flags, self.stage)

    def run(self, s: Hedz) -> None:
        d = self.d
        left = self.left
        stage = self.stage
        trail = s.trail
        seat = s.setup.owner[d]
        here = s.at[d]
        set_out = here
        set_out_left = left
        while True:
            if stage == MEETS:
                if meetings.may_push_somebody(s, d):
                    tell_walk(s, d, set_out, set_out_left - left)
                    s.stack.append(meetings.InTheWay(seat, d, left, self.began, self.total, self.flags))
                    return
                stage = STOPS
            if stage == STOPS:
                if meetings.may_stop_here(s, d, self.flags):
                    tell_walk(s, d, set_out, set_out_left - left)
                    s.stack.append(meetings.StopHere(seat, d, left, self.began, self.total, self.flags))
                    return
                stage = SCOOPS
            if stage == SCOOPS and s.loose[here] > 0:
                tell_walk(s, d, set_out, set_out_left - left)
                s.stack.append(Walk(d, left, self.began, self.total, self.flags, STEP))
                s.stack.append(Scoop(seat, d, 0))
                return
            ahead = trail.ahead[here]
            if trail.fork[here] >= 0:
                first = trail.longest[ahead] >= left - 1
                if first and trail.longest[trail.fork[here]] >= left - 1:
                    tell_walk(s, d, set_out, set_out_left - left)
                    s.stack.append(Route(seat, d, left, self.began, self.total, self.flags))
                    return
                if not first:
                    ahead = trail.fork[here]
            if left == 1 and self.shortcut(s):
                tell_walk(s, d, set_out, set_out_left - left)
                s.stack.append(IntoTheVolcano(seat, d, left, self.began, self.total, self.flags))
                return
            here = ahead
            s.at[d] = here
            left -= 1
            if left == 0:
                tell_walk(s, d, set_out, set_out_left)
                s.stack.append(meetings.Land(d, meetings.EXACT, self.flags, here, 0))
                return
            stage = MEETS

    def shortcut(self, s: Hedz) -> bool:
        """H25-LAVA-08, H25-RUL-16, H25-RUL-36  From Lava, an exact 77 may be the Volcano."""
        trail = s.trail
        if trail.kind[self.began] & LAVA == 0 or trail.number[self.began] + self.total != SHORTCUT:
            return False
        return self.flags & PUSHED == 0 or s.setup.shortcut_when_pushed


def tell_walk(s: Hedz, d: int, set_out: int, steps: int) -> None:
    """One event for one stretch of walking."""
    if steps > 0:
        s.say("walked", s.setup.owner[d], d, set_out, s.at[d], steps)


class Route(Ask[Hedz]):
    """H25-THINK-01, H25-THINK-02, H25-PUSH-05, H25-DEC-06  The owner of the mover chooses the way, also when pushed."""

    def __init__(self, seat: int, d: int, left: int, began: int, total: int, flags: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.left: Final = left
        self.began: Final = began
        self.total: Final = total
        self.flags: Final = flags

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.left, self.began, self.total, self.flags)

    def legal(self, s: Hedz) -> list[Action]:
        return ROUTES

    def answer(self, s: Hedz, a: Action) -> None:
        here = s.at[self.d]
        ahead = s.trail.ahead[here] if a.args[0] == 0 else s.trail.fork[here]
        s.say("route", self.seat, self.d, here * 2 + a.args[0], here)
        s.at[self.d] = ahead
        s.say("walked", self.seat, self.d, here, ahead, 1)
        if self.left == 1:
            s.stack.append(meetings.Land(self.d, meetings.EXACT, self.flags, ahead, 0))
        else:
            s.stack.append(Walk(self.d, self.left - 1, self.began, self.total, self.flags, MEETS))

    def default(self, s: Hedz) -> Action:
        """The route without air, else the first."""
        one = s.trail.ahead[s.at[self.d]]
        two = s.trail.fork[s.at[self.d]]
        return do.ROUTE[1] if leads_over_air(s, one, two) and not leads_over_air(s, two, one) else do.ROUTE[0]

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.on_the_way(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


def leads_over_air(s: Hedz, space: int, other: int) -> bool:
    """H25-DEC-06  Does this route cross air before it meets the other one?"""
    trail = s.trail
    elsewhere = [False] * len(trail.kind)  # where the other route leads
    front = [other]
    while len(front) > 0:
        there = front.pop()
        if there >= 0 and not elsewhere[there]:
            elsewhere[there] = True
            front.append(trail.ahead[there])
            front.append(trail.fork[there])
    while space >= 0 and not elsewhere[space]:
        if trail.kind[space] & AIR:
            return True
        space = trail.ahead[space]
    return False


class IntoTheVolcano(Ask[Hedz]):
    """H25-LAVA-08, H25-RUL-36, H25-DEC-15  An exact 77 from Lava: into the Volcano, or on along the path."""

    def __init__(self, seat: int, d: int, left: int, began: int, total: int, flags: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.left: Final = left
        self.began: Final = began
        self.total: Final = total
        self.flags: Final = flags

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.left, self.began, self.total, self.flags)

    def legal(self, s: Hedz) -> list[Action]:
        return VOLCANO_OR_PATH

    def answer(self, s: Hedz, a: Action) -> None:
        here = s.at[self.d]
        if a is do.VOLCANO:
            s.at[self.d] = s.trail.finish
            s.say("shortcut", self.seat, self.d, here)
            win(s, self.d, 2)
        else:
            s.at[self.d] = s.trail.ahead[here]
            s.say("walked", self.seat, self.d, here, s.at[self.d], 1)
            s.stack.append(meetings.Land(self.d, meetings.EXACT, self.flags, s.at[self.d], 0))

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.on_the_way(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


class Scoop(Ask[Hedz]):
    """H25-ROCK-04, H25-RUL-44, H25-DEC-07  Loose rocks may be taken in passing, at landings and at stops."""

    def __init__(self, seat: int, d: int, least: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.least: Final = least  # 1 for a dino that stopped to throw with an empty hand

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.least)

    def legal(self, s: Hedz) -> list[Action]:
        lying = s.loose[s.at[self.d]]
        if lying == 1:
            return ALL_ONLY if self.least else LEAVE_OR_ALL
        fewer = min(lying, do.MOST_SCOOPED + 1) - 1
        offers = do.SCOOP[:fewer] if self.least else [do.LEAVE_ROCKS] + do.SCOOP[:fewer]
        offers.append(do.SCOOP_ALL)
        return offers

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.SCOOP_ALL:
            take_loose(s, self.d, s.loose[s.at[self.d]])
        elif a is not do.LEAVE_ROCKS:
            take_loose(s, self.d, a.args[0])

    def default(self, s: Hedz) -> Action:
        return do.SCOOP_ALL

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.scooping(s, self.d, self.least, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


LEAVE_OR_ALL: Final = [do.LEAVE_ROCKS, do.SCOOP_ALL]
ALL_ONLY: Final = [do.SCOOP_ALL]


# --------------------------------------------------------------------------------------------- The end of a turn


class EndTurn(Task[Hedz]):
    """H25-XTRA-01, H25-XTRA-03, H25-RUL-22  When all else is done: alone in last place? Then the turn passes left."""

    def __init__(self, d: int, extra: int) -> None:
        self.d: Final = d
        self.extra: Final = extra

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.extra)

    def run(self, s: Hedz) -> None:
        d = self.d
        if self.extra == 0 and s.rocks[d] > 0 and not s.is_on(d, LAVA) and alone_in_last_place(s, d):
            s.stack.append(AnotherTurn(s.setup.owner[d], d))
        else:
            pass_the_turn(s, d)


def alone_in_last_place(s: Hedz, d: int) -> bool:
    """H25-XTRA-04, H25-XTRA-05, H25-RUL-21  Every other dino stands on a strictly higher number."""
    number = s.trail.number
    mine = number[s.at[d]]
    for e in range(s.setup.dinos):
        if e != d and s.at[e] != GONE and number[s.at[e]] <= mine:
            return False
    return True


class AnotherTurn(Ask[Hedz]):
    """H25-XTRA-01, H25-XTRA-02, H25-XTRA-03, H25-DEC-17  A rock left on the trail buys one more turn."""

    def __init__(self, seat: int, d: int) -> None:
        super().__init__(seat)
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d)

    def legal(self, s: Hedz) -> list[Action]:
        return REST_OR_EXTRA

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.EXTRA:
            leave_here(s, self.d)
            s.say("extra", self.seat, self.d, s.at[self.d])
            s.stack.append(Turn(self.d, 1))
        else:
            pass_the_turn(s, self.d)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.at_the_end(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


def pass_the_turn(s: Hedz, d: int) -> None:
    """H25-SETUP-06, H25-DUO-03  Turns pass to the left, dino by dino; a full circle is a round."""
    n = s.setup.dinos
    nxt = d
    while True:
        nxt = nxt + 1 if nxt + 1 < n else 0
        if nxt == s.first:
            if s.setup.turn_limit and s.round >= s.setup.turn_limit:
                s.ended_by = 4  # H25-RUL-42
                s.say("time_is_up", s.setup.owner[d], s.round)
                s.stack.clear()
                return
            s.round += 1
        if s.at[nxt] != GONE:
            s.stack.append(Turn(nxt, 0))
            return


def win(s: Hedz, d: int, how: int) -> None:
    """H25-GEN-04, H25-DUO-07, H25-FIN-01  The first player with a dino in the Volcano wins at once."""
    s.winner = s.setup.owner[d]
    s.ended_by = how
    s.say("won", s.winner, d)
    s.stack.clear()


# ------------------------------------------------------------------------------------------------- A player leaves


def leave(s: Hedz, seat: int) -> None:
    """H25-RUL-41  The dinos are removed, their rocks go to the supply; the last player left wins."""
    asked = s.stack[-1]
    s.say("left", seat, seat)
    for d in range(s.setup.dinos):
        if s.setup.owner[d] == seat and s.at[d] != GONE:
            s.supply += s.rocks[d]
            s.rocks[d] = 0
            s.at[d] = GONE
    alive = -1
    several = False
    for d in range(s.setup.dinos):
        if s.at[d] != GONE:
            if alive >= 0 and s.setup.owner[d] != alive:
                several = True
            alive = s.setup.owner[d]
    if not several:
        s.winner = alive
        s.ended_by = 3
        s.say("won", alive, s.setup.owner.index(alive))
        s.stack.clear()
        return
    if isinstance(s.stack[0], (WhoStarts, Begin)):
        meetings.leave_before_the_start(s, seat)
    elif s.setup.owner[s.turn] == seat:
        s.stack.clear()
        pass_the_turn(s, s.turn)
    else:
        meetings.leave_in_mid_move(s, asked)


def deal_first_rocks(s: Hedz) -> None:
    """H25-SETUP-04, H25-SETUP-05  Every dino begins on Start, with one rock, because Start is a Rock space."""
    for d in range(s.setup.dinos):
        s.at[d] = s.trail.start
        take_from_supply(s, d)
