"""Meetings in rulebook order: throwing, landing, lava and air, pushing, biting."""

from __future__ import annotations

from typing import Any, Final

import dispetto.games.hedz.flow as flow
from dispetto.core.dice import Dice
from dispetto.core.table import CHANCE, Action, Ask, Frame, Reason, Roll, Task
from dispetto.games.hedz import actions as do
from dispetto.games.hedz import why
from dispetto.games.hedz.rocks import (
    gain,
    lose_all,
    send_bitten,
    send_to_start,
    take_loose,
    take_printed,
)
from dispetto.games.hedz.state import AIR, BEACH, BOO, FINISH, GONE, LAVA, ROCK, Hedz

# How a dino came to stand where it stands
EXACT: Final = 0  # its count ended here
THROWING: Final = 1  # it stopped in mid-move to throw
PUSHING: Final = 2  # it stopped here to push

# What a thrower has said
UNSAID: Final = 0
SINGLE: Final = 1
EVERYTHING: Final = 2

GO_ON_OR_STOP: Final = [do.GO_ON, do.STOP]
PAY_OR_REFUSE: Final = [do.PAY, do.REFUSE]
STEAL_UP_TO: Final = [do.STEAL[:1], do.STEAL[:2], do.STEAL[:3], do.STEAL[:4]]


# ------------------------------------------------------------------------------------------------- Throwing rocks


def sees_somebody(s: Hedz, d: int) -> bool:
    """H25-THR-01, H25-THR-02, H25-RUL-11  Does a dotted line join this dino to another player's?"""
    for space in s.trail.sees[s.at[d]]:
        for e in range(s.setup.dinos):
            if s.at[e] == space and not s.allied(d, e):
                return True
    return False


def may_throw(s: Hedz, d: int) -> bool:
    """H25-THR-02, H25-LAVA-06, H25-TYPE-19  Rocks in hand, somebody in sight, not on Lava, no Mammoth."""
    here = s.at[d]
    if s.rocks[d] == 0 or len(s.trail.sees[here]) == 0 or s.trail.kind[here] & LAVA:
        return False
    return s.dino(d).may_throw and sees_somebody(s, d)


def may_stop_here(s: Hedz, d: int, flags: int) -> bool:
    """H25-THR-03, H25-THR-11, H25-RUL-45  Somebody in sight, and a rock in hand after the pick-ups here."""
    here = s.at[d]
    trail = s.trail
    if len(trail.sees[here]) == 0:
        return False
    kind = trail.kind[here]
    if s.rocks[d] == 0 and s.loose[here] == 0 and kind & ROCK == 0:
        return False
    if kind & LAVA or not s.dino(d).may_throw or (kind & AIR and falls_here(s, d, flags)):
        return False
    return sees_somebody(s, d)


class StopHere(Ask[Hedz]):
    """H25-THR-03, H25-THR-04, H25-DEC-10  Go on, or stop on this space to throw; stopping ends the move."""

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
        return GO_ON_OR_STOP

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.STOP:
            s.say("stopped", self.seat, self.d, s.at[self.d])
            s.stack.append(Land(self.d, THROWING, self.flags, s.at[self.d], 0))
        else:
            s.stack.append(flow.Walk(self.d, self.left, self.began, self.total, self.flags, flow.SCOOPS))

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.on_the_way(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


def open_throwing(s: Hedz, d: int, how: int) -> None:
    """H25-TYPE-16  The first throw of this movement; a Caveman says first how."""
    seat = s.setup.owner[d]
    if s.dino(d).hurls_all:
        s.stack.append(HowToThrow(seat, d, how))
    else:
        s.stack.append(Throw(seat, d, 1, how, UNSAID))


class HowToThrow(Ask[Hedz]):
    """H25-TYPE-15, H25-TYPE-16, H25-RUL-29, H25-DEC-12  A Caveman throws one rock, or all for a certain hit."""

    def __init__(self, seat: int, d: int, how: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.how: Final = how

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.how)

    def legal(self, s: Hedz) -> list[Action]:
        if self.how == THROWING:
            return [do.ONE_ROCK, do.ALL_ROCKS_ROW]
        return [do.GIVE_UP, do.ONE_ROCK, do.ALL_ROCKS_ROW]

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.GIVE_UP:
            boo(s, self.d, self.how)
        else:
            mode = SINGLE if a is do.ONE_ROCK else EVERYTHING
            s.stack.append(Throw(self.seat, self.d, 1, self.how, mode))

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.throwing(s, self.d, self.how == THROWING, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


class Throw(Ask[Hedz]):
    """H25-THR-05, H25-THR-10, H25-RUL-05, H25-RUL-06, H25-RUL-45, H25-DEC-11, H25-DEC-16  At whom, each time anew,
    or give up.
    """

    def __init__(self, seat: int, d: int, first: int, how: int, mode: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.first: Final = first
        self.how: Final = how
        self.mode: Final = mode

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.first, self.how, self.mode)

    def legal(self, s: Hedz) -> list[Action]:
        offers: list[Action] = []
        if self.mode == UNSAID and not (self.first and self.how == THROWING):
            offers.append(do.GIVE_UP)
        sees = s.trail.sees[s.at[self.d]]
        n = s.setup.dinos
        for rel in range(1, n):
            e = self.d + rel
            if e >= n:
                e -= n
            if s.at[e] in sees and not s.allied(self.d, e):
                offers.append(do.THROW[rel - 1])
        return offers

    def answer(self, s: Hedz, a: Action) -> None:
        d = self.d
        if a is do.GIVE_UP:
            if self.first:
                boo(s, d, self.how)
            return
        e = (d + a.args[0]) % s.setup.dinos
        if self.mode == EVERYTHING:
            n = s.rocks[d]
            s.rocks[d] = 0
            s.say("hurled", self.seat, d, e, n)
            gain(s, e, n)
            switch(s, d, e)
        else:
            s.rocks[d] -= 1
            s.say("threw", self.seat, d, e)
            gain(s, e, 1)
            s.stack.append(Contest(d, e, self.how, 0))

    def part(self) -> int:
        return 0 if self.mode == UNSAID else 1

    def opening(self, s: Hedz) -> Ask[Hedz]:
        return self if self.mode == UNSAID else HowToThrow(self.seat, self.d, self.how)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.throwing(s, self.d, self.first == 1 and self.how == THROWING, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


class Contest(Roll[Hedz]):
    """H25-THR-05  Attacker, then defender, roll one die each."""

    def __init__(self, d: int, e: int, how: int, pips: int) -> None:
        super().__init__(CHANCE)
        self.d: Final = d
        self.e: Final = e
        self.how: Final = how
        self.pips: Final = pips  # the attacker's die, once rolled

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.e, self.how, self.pips)

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.pips,)

    def legal(self, s: Hedz) -> list[Action]:
        return do.DIE

    def odds(self, s: Hedz) -> list[int]:
        return flow.SIX

    def fall(self, s: Hedz, dice: Dice) -> Action:
        return do.DIE[dice.below(6)]

    def answer(self, s: Hedz, a: Action) -> None:
        d = self.d
        e = self.e
        if self.pips == 0:
            s.stack.append(Contest(d, e, self.how, a.args[0]))
            return
        owner = s.setup.owner[d]
        defence = a.args[0] + s.dino(e).defence
        if attacker_wins(s, d, e, self.pips, defence):
            s.say("hit", owner, d, e, self.pips, defence)
            switch(s, d, e)
            return
        s.say("missed", owner, d, e, self.pips, defence)
        if may_throw(s, d):
            s.stack.append(Throw(owner, d, 0, self.how, UNSAID))


def attacker_wins(s: Hedz, d: int, e: int, attack: int, defence: int) -> bool:
    """H25-THR-05, H25-THR-06, H25-RUL-07, H25-TYPE-06, H25-TYPE-08  The higher roll; on a tie the higher ground,
    else the defender.
    """
    if attack != defence:
        return attack > defence
    return s.trail.number[s.at[d]] > s.trail.number[s.at[e]]


def switch(s: Hedz, d: int, e: int) -> None:
    """H25-THR-07, H25-THR-08, H25-THR-12, H25-RUL-08, H25-RUL-09, H25-RUL-39  They trade places, both have landed,
    the whole turn is over.
    """
    s.at[d], s.at[e] = s.at[e], s.at[d]
    s.say("switched", s.setup.owner[d], d, e, s.at[d], s.at[e])
    del s.stack[1:]  # all but the end of the active dino's turn
    s.stack.append(PutDown(e))
    s.stack.append(PutDown(d))


class PutDown(Task[Hedz]):
    """H25-RUL-08  A switched dino takes what lies here, then meets Lava or air; no bite, no Boo!."""

    def __init__(self, d: int) -> None:
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.d,)

    def run(self, s: Hedz) -> None:
        d = self.d
        if s.at[d] == GONE:
            return
        take_loose(s, d, s.loose[s.at[d]])
        take_printed(s, d)
        if s.setup.hazards_on_switch:
            hazards(s, d, 0)


# --------------------------------------------------------------------------------------------------------- Landing


class Land(Task[Hedz]):
    """H25-RUL-13  On arrival: pick-ups, toll or fall, bite, throw, Boo!"""

    def __init__(self, d: int, how: int, flags: int, here: int, stage: int) -> None:
        self.d: Final = d
        self.how: Final = how
        self.flags: Final = flags
        self.here: Final = here
        self.stage: Final = stage

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.how, self.flags, self.here, self.stage)

    def run(self, s: Hedz) -> None:
        d = self.d
        here = self.here
        stage = self.stage
        if s.at[d] != here:  # it burned, or its player has left
            return
        kind = s.trail.kind[here]
        if stage == 0:
            if kind & FINISH:
                flow.win(s, d, 1)
                return
            stage = 1
            if s.loose[here] > 0:
                must = 1 if self.how == THROWING and s.rocks[d] == 0 and kind & ROCK == 0 else 0
                s.stack.append(Land(d, self.how, self.flags, here, 1))
                s.stack.append(flow.Scoop(s.setup.owner[d], d, must))
                return
        if stage == 1:
            take_printed(s, d)
            stage = 2
            if kind & (LAVA | AIR):
                s.stack.append(Land(d, self.how, self.flags, here, 2))
                hazards(s, d, self.flags)
                return
        if self.how == PUSHING:
            return  # the pushed dino moves first; see AfterPush
        if stage == 2 and self.how == EXACT and may_bite_somebody(s, d, self.flags):
            s.stack.append(Land(d, self.how, self.flags, here, 3))
            s.stack.append(Bite(s.setup.owner[d], d, next_victim(s, d, 0), 0, 0))
            return
        if may_throw(s, d):
            open_throwing(s, d, self.how)
        else:
            boo(s, d, self.how)


def boo(s: Hedz, d: int, how: int) -> None:
    """H25-BOO-01, H25-BOO-02, H25-RUL-19, H25-RUL-20  A dino on Boo! that does not throw rolls again; one that
    stopped to throw never.
    """
    if how == THROWING or not s.is_on(d, BOO) or (how == PUSHING and not s.setup.boo_on_stop):
        return
    s.say("boo", s.setup.owner[d], d, s.at[d])
    flow.before_roll(s, d)


# ----------------------------------------------------------------------------------- Learn to Fly!, and hot lava


def falls_here(s: Hedz, d: int, flags: int) -> bool:
    """H25-FLY-01, H25-TYPE-12, H25-RUL-27  Air holds nobody but a Flier that has not declared a fall."""
    return not s.dino(d).flies or flags & flow.FALLS != 0


def hazards(s: Hedz, d: int, flags: int) -> None:
    """H25-FLY-02, H25-FLY-03, H25-LAVA-02, H25-LAVA-03, H25-LAVA-04, H25-RUL-12, H25-RUL-25  Air drops a dino;
    Lava wants its toll.
    """
    seat = s.setup.owner[d]
    if s.is_on(d, AIR):
        if falls_here(s, d, flags):
            s.say("fell", seat, d, s.at[d], s.rocks[d])
            lose_all(s, d)
            send_to_start(s, d)
    elif s.is_on(d, LAVA):
        if s.rocks[d] == 0:
            burn(s, d)
        elif s.setup.lava_refusal:
            s.stack.append(Toll(seat, d))
        else:
            pay_toll(s, d)


class Toll(Ask[Hedz]):
    """H25-LAVA-02, H25-RUL-12, H25-DEC-14  One rock to the supply to survive, or home on purpose."""

    def __init__(self, seat: int, d: int) -> None:
        super().__init__(seat)
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d)

    def legal(self, s: Hedz) -> list[Action]:
        return PAY_OR_REFUSE

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.PAY:
            pay_toll(s, self.d)
        else:
            burn(s, self.d)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.at_the_toll(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


def pay_toll(s: Hedz, d: int) -> None:
    """H25-LAVA-02, H25-LAVA-04  The toll rock goes to the supply."""
    s.rocks[d] -= 1
    s.supply += 1
    s.say("toll", s.setup.owner[d], d, s.at[d])


def burn(s: Hedz, d: int) -> None:
    """H25-LAVA-03  No toll: all rocks lost, back to Start."""
    s.say("burned", s.setup.owner[d], d, s.at[d], s.rocks[d])
    lose_all(s, d)
    send_to_start(s, d)


# --------------------------------------------------------------------------------------------------------- Pushing


def may_be_pushed_by(s: Hedz, d: int, e: int) -> bool:
    """H25-PUSH-01, H25-DUO-04, H25-TYPE-04  Another player's dino on this space, unless it is a Stegosaurus."""
    return s.at[e] == s.at[d] and not s.allied(d, e) and s.dino(e).may_be_pushed


def may_push_somebody(s: Hedz, d: int) -> bool:
    """H25-PUSH-01, H25-RUL-14, H25-TYPE-13  Is anybody here whom the passing dino could push?"""
    here = s.at[d]
    for e in range(s.setup.dinos):
        if s.at[e] == here and may_be_pushed_by(s, d, e):
            return s.dino(d).may_push
    return False


class InTheWay(Ask[Hedz]):
    """H25-PUSH-01, H25-MOVE-03, H25-DEC-08  Walk on, or push one of those standing here."""

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
        offers: list[Action] = [do.WALK_ON]
        n = s.setup.dinos
        for rel in range(1, n):
            e = self.d + rel
            if e >= n:
                e -= n
            if may_be_pushed_by(s, self.d, e):
                offers.append(do.PUSH[rel - 1])
        return offers

    def answer(self, s: Hedz, a: Action) -> None:
        if a is do.WALK_ON:
            s.stack.append(flow.Walk(self.d, self.left, self.began, self.total, self.flags, flow.STOPS))
            return
        e = (self.d + a.args[0]) % s.setup.dinos
        most = min(s.dino(self.d).steals, s.rocks[e])
        if s.dino(self.d).steals > 1 and most > 0:
            s.stack.append(Steal(self.seat, self.d, e, self.left, self.began, self.total, self.flags))
        else:
            push(s, self.d, e, self.left, most)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.on_the_way(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


class Steal(Ask[Hedz]):
    """H25-TYPE-07, H25-DEC-09  A Triceratops steals up to three rocks."""

    def __init__(self, seat: int, d: int, e: int, left: int, began: int, total: int, flags: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.e: Final = e
        self.left: Final = left
        self.began: Final = began
        self.total: Final = total
        self.flags: Final = flags

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.e, self.left, self.began, self.total, self.flags)

    def legal(self, s: Hedz) -> list[Action]:
        return STEAL_UP_TO[min(s.dino(self.d).steals, s.rocks[self.e])]

    def answer(self, s: Hedz, a: Action) -> None:
        push(s, self.d, self.e, self.left, a.args[0])

    def default(self, s: Hedz) -> Action:
        return self.legal(s)[-1]

    def part(self) -> int:
        return 1

    def opening(self, s: Hedz) -> Ask[Hedz]:
        return InTheWay(self.seat, self.d, self.left, self.began, self.total, self.flags)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.stealing(s, self.d, self.e, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


def push(s: Hedz, d: int, e: int, left: int, stolen: int) -> None:
    """H25-PUSH-02, H25-PUSH-03, H25-PUSH-04, H25-RUL-26, H25-RUL-46  Steal, stop here, and the pushed dino walks
    the rest.
    """
    s.rocks[e] -= stolen
    s.say("pushed", s.setup.owner[d], d, e, stolen, left)
    gain(s, d, stolen)
    here = s.at[d]
    s.stack.append(AfterPush(d, here))
    s.stack.append(SetWalking(e, left, here))
    s.stack.append(Land(d, PUSHING, 0, here, 0))


class SetWalking(Task[Hedz]):
    """H25-PUSH-04, H25-PUSH-06, H25-RUL-38, H25-RUL-44  The pushed dino carries out the rest of the move."""

    def __init__(self, d: int, left: int, here: int) -> None:
        self.d: Final = d
        self.left: Final = left
        self.here: Final = here

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.left, self.here)

    def run(self, s: Hedz) -> None:
        if s.at[self.d] == self.here:
            flow.walk(s, self.d, flow.PUSHED, self.left)


class AfterPush(Task[Hedz]):
    """H25-PUSH-07, H25-RUL-19, H25-RUL-46  The pushed dino is done: the pusher may throw, or rolls on Boo!."""

    def __init__(self, d: int, here: int) -> None:
        self.d: Final = d
        self.here: Final = here

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.here)

    def run(self, s: Hedz) -> None:
        if s.at[self.d] != self.here:
            return
        if may_throw(s, self.d):
            open_throwing(s, self.d, PUSHING)
        else:
            boo(s, self.d, PUSHING)


# ---------------------------------------------------------------------------------------------- Bitin' off hedz


def next_victim(s: Hedz, d: int, after: int) -> int:
    """H25-BITE-01, H25-DUO-05  The next opponent on this space, counted from the biter; 0 when there is none."""
    n = s.setup.dinos
    here = s.at[d]
    for rel in range(after + 1, n):
        e = d + rel
        if e >= n:
            e -= n
        if s.at[e] == here and not s.allied(d, e):
            return rel
    return 0


def may_bite_somebody(s: Hedz, d: int, flags: int) -> bool:
    """H25-BITE-05, H25-RUL-15  Beyond Safety Beach, and if pushed only where the table allows it."""
    if s.is_on(d, BEACH) or (flags & flow.PUSHED and not s.setup.pushed_may_bite):
        return False
    return next_victim(s, d, 0) > 0


def in_a_push(s: Hedz) -> bool:
    """Is a pushed dino on its way, or has it just arrived?"""
    for f in s.stack:
        if isinstance(f, AfterPush):
            return True
    return False


class Bite(Ask[Hedz]):
    """H25-BITE-01, H25-BITE-04, H25-BITE-07, H25-TYPE-17, H25-DEC-13  Victim by victim: bite, or coexist; all at
    once when the last is named.
    """

    def __init__(self, seat: int, d: int, rel: int, chosen: int, said: int) -> None:
        super().__init__(seat)
        self.d: Final = d
        self.rel: Final = rel  # whom this part is about
        self.chosen: Final = chosen  # a bit for each victim named so far
        self.said: Final = said

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.rel, self.chosen, self.said)

    def legal(self, s: Hedz) -> list[Action]:
        return [do.SPARE[self.rel - 1], do.BITE[self.rel - 1]]

    def answer(self, s: Hedz, a: Action) -> None:
        d = self.d
        chosen = self.chosen
        if a is do.BITE[self.rel - 1]:
            chosen |= 1 << self.rel
        after = next_victim(s, d, self.rel)
        if after > 0:
            s.stack.append(Bite(self.seat, d, after, chosen, self.said + 1))
            return
        n = s.setup.dinos
        for rel in range(1, n):
            if chosen >> rel & 1:
                bite(s, d, (d + rel) % n)

    def part(self) -> int:
        return self.said

    def opening(self, s: Hedz) -> Ask[Hedz]:
        return self if self.said == 0 else Bite(self.seat, self.d, next_victim(s, self.d, 0), 0, 0)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.biting(s, self.d, a)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.d, a)


def bite(s: Hedz, d: int, e: int) -> None:
    """H25-BITE-02, H25-BITE-03  All the victim's rocks, and off to Start with it."""
    loot = s.rocks[e]
    s.rocks[e] = 0
    s.say("speared" if s.dino(d).hurls_all else "bit", s.setup.owner[d], d, e, loot)
    gain(s, d, loot)
    send_bitten(s, e)


# ------------------------------------------------------------------------------------------------ A player leaves


def leave_before_the_start(s: Hedz, seat: int) -> None:
    """H25-RUL-41  Questions still owed before the first turn are dropped; somebody else starts if need be."""
    keep: list[Frame[Any]] = []
    for f in s.stack:
        if isinstance(f, (flow.ChooseType, flow.WhichFirst)) and f.seat == seat:
            continue
        if isinstance(f, flow.OrderTwo) and s.setup.owner[f.d] == seat:
            continue
        keep.append(f)
    s.stack = keep


def leave_in_mid_move(s: Hedz, asked: Frame[Any]) -> None:
    """H25-RUL-41  A pushed dino's movement ends and its pusher continues; else the offers are made anew."""
    mover = -1
    if isinstance(asked, Contest):
        if s.at[asked.e] == GONE and s.at[asked.d] != GONE:
            s.stack.pop()
            if may_throw(s, asked.d):
                s.stack.append(Throw(s.setup.owner[asked.d], asked.d, 0, asked.how, UNSAID))
            return
        mover = asked.d
    elif isinstance(asked, Bite):
        if s.at[asked.d] != GONE:
            s.stack.pop()
            rel = next_victim(s, asked.d, 0)
            if rel > 0:
                s.stack.append(Bite(asked.seat, asked.d, rel, 0, 0))
            return
        mover = asked.d
    elif isinstance(asked, Throw):
        if s.at[asked.d] != GONE:
            if not sees_somebody(s, asked.d):
                s.stack.pop()
                if asked.first:
                    boo(s, asked.d, asked.how)
            return
        mover = asked.d
    elif isinstance(asked, HowToThrow):
        if s.at[asked.d] != GONE:
            if not sees_somebody(s, asked.d):
                s.stack.pop()
                boo(s, asked.d, asked.how)
            return
        mover = asked.d
    elif isinstance(asked, Steal):
        if s.at[asked.d] != GONE:
            if s.at[asked.e] == GONE:
                s.stack.pop()
                s.stack.append(
                    flow.Walk(asked.d, asked.left, asked.began, asked.total, asked.flags, flow.MEETS)
                )
            return
        mover = asked.d
    elif isinstance(asked, InTheWay):
        if s.at[asked.d] != GONE:
            s.stack.pop()
            s.stack.append(flow.Walk(asked.d, asked.left, asked.began, asked.total, asked.flags, flow.MEETS))
            return
        mover = asked.d
    elif isinstance(asked, StopHere):
        if s.at[asked.d] != GONE:
            s.stack.pop()
            s.stack.append(flow.Walk(asked.d, asked.left, asked.began, asked.total, asked.flags, flow.STOPS))
            return
        mover = asked.d
    elif isinstance(asked, flow.RollDice):
        mover = asked.d
    elif isinstance(asked, (flow.Declare, flow.ToRoll, flow.Keep, flow.UseDice, flow.Route, flow.IntoTheVolcano)):
        mover = asked.d
    elif isinstance(asked, (flow.Scoop, Toll)):
        mover = asked.d
    if mover >= 0 and s.at[mover] == GONE:
        while len(s.stack) > 1 and not isinstance(s.stack[-1], (AfterPush, PutDown)):
            s.stack.pop()
