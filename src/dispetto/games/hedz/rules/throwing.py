"""Throwing rocks: who is in sight, stopping, the throw, and what a hit does."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action, Ask, Reason, Task
from dispetto.games.hedz.rules import actions, landing, walking, why
from dispetto.games.hedz.rules.questions import FALLS, PUSHING, THROWING, DieRoll, DinoAsk, WalkingAsk
from dispetto.games.hedz.rules.rocks import gain, send_to_start, take_loose, take_printed, within_reach
from dispetto.games.hedz.rules.state import AIR, GONE, LAVA, ROCK, Hedz

# What a thrower has said
UNSAID: Final = 0
SINGLE: Final = 1
EVERYTHING: Final = 2

GO_ON_OR_STOP: Final = [actions.GO_ON, actions.STOP]
ONE_OR_ALL: Final = [actions.ONE_ROCK, actions.ALL_ROCKS_ROW]
NONE_ONE_OR_ALL: Final = [actions.GIVE_UP, actions.ONE_ROCK, actions.ALL_ROCKS_ROW]


# ----------------------------------------------------------------------------------------------- Lines of sight


def sees_somebody(s: Hedz, d: int) -> bool:
    """Does a line join this dino to another player's, wherever that stands?  H25-THR-01, H25-THR-02, H25-RUL-10,
    H25-RUL-11, H2-THR-01, H2-MOVE-02, H2-RUL-11, H2-RUL-14
    """
    at = s.at
    n: i64 = len(at)
    for space in s.trail.sees[at[d]]:
        e: i64 = 0
        while e < n:
            if at[e] == space and not s.allied(d, int(e)):
                return True
            e += 1
    return False


def has_an_arm(s: Hedz, d: int) -> bool:
    """Some never throw; a Large mammal throws once a turn.  H25-TYPE-19, H2-TYPE-17, H2-TYPE-26, H2-RUL-43"""
    return s.dino(d).may_throw and s.thrown >> d & 1 == 0


def may_throw(s: Hedz, d: int) -> bool:
    """Rocks in hand, somebody in sight, not on Lava, and an arm to throw with.  H25-THR-02, H25-LAVA-06, H2-THR-08,
    H2-THR-09, H2-RUL-10, H2-RUL-12, H2-RUL-15
    """
    here = s.at[d]
    if s.rocks[d] == 0 or not s.trail.sees[here] or s.trail.kind[here] & LAVA:
        return False
    return has_an_arm(s, d) and sees_somebody(s, d)


def may_stop_here(s: Hedz, d: int, flags: int) -> bool:
    """Somebody in sight, and a rock in hand after the pick-ups here.  H25-THR-03, H25-THR-11, H25-RUL-45, H2-THR-02,
    H2-THR-03, H2-RUL-09, H2-RUL-49
    """
    kind = s.trail.kind[s.at[d]]
    if s.rocks[d] == 0 and not finds_a_rock(s, d):
        return False
    if kind & LAVA or not has_an_arm(s, d) or (kind & AIR and falls_here(s, d, flags)):
        return False
    return sees_somebody(s, d)


def finds_a_rock(s: Hedz, d: int) -> bool:
    """Would a dino that stops here pick up a rock before it throws?  H25-THR-11, H2-RUL-09"""
    if not s.setup.pickup_before_throw:
        return False
    return s.loose[s.at[d]] > 0 or s.is_on(d, ROCK)


def falls_here(s: Hedz, d: int, flags: int) -> bool:
    """Air and water hold only those whose sheet says so, unless a fall was declared.  H25-FLY-01, H25-TYPE-12,
    H25-RUL-27, H2-SPC-07, H2-TYPE-10, H2-TYPE-13, H2-TYPE-16
    """
    return not s.dino(d).flies or flags & FALLS != 0


class StopHere(WalkingAsk):
    """Go on, or stop on this space to throw; stopping ends the move.  H25-THR-03, H25-THR-04, H25-DEC-10, H2-THR-02,
    H2-THR-04, H2-PUSH-07, H2-DEC-09
    """

    def legal(self, s: Hedz) -> list[Action]:
        return GO_ON_OR_STOP

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.STOP:
            s.say("stopped", self.seat, self.d, s.at[self.d])
            s.stack.append(landing.Land(self.d, THROWING, self.flags, s.at[self.d], landing.ARRIVES))
        else:
            walking.go_on(s, self, walking.SCOOPS)

    def again(self, s: Hedz) -> None:
        s.stack.pop()
        walking.go_on_later(s, self, walking.STOPS)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.on_the_way(s, self.d, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, s.at[self.d], self.left)


# ------------------------------------------------------------------------------------------------------ The throw


def open_throwing(s: Hedz, d: int, how: int) -> None:
    """The first throw; those who can throw everything say first how.  H25-TYPE-16, H2-TYPE-25, H2-CLR-01"""
    seat = s.setup.owner[d]
    if s.dino(d).hurls_all:
        s.stack.append(HowToThrow(seat, d, how))
    else:
        s.stack.append(Throw(seat, d, 1, how, UNSAID))


def throw_on(s: Hedz, d: int, how: int) -> None:
    """After a throw: another, while rocks last and somebody is in sight.
    H25-THR-10, H2-THR-08, H2-THR-09, H2-RUL-12
    """
    if may_throw(s, d):
        s.stack.append(Throw(s.setup.owner[d], d, 0, how, UNSAID))
    else:
        done_throwing(s, d, how, True)


def done_throwing(s: Hedz, d: int, how: int, thrown: bool) -> None:
    """No more throws: Boo! for a dino that threw nothing; late pick-ups where the table plays so.  H25-RUL-20,
    H2-RUL-09, H2-RUL-28
    """
    if s.setup.pickup_before_throw or how == PUSHING:
        if not thrown:
            landing.boo(s, d, how)
    else:
        s.stack.append(landing.Land(d, THROWING if thrown else how, 0, s.at[d], landing.LATE))


class HowToThrow(DinoAsk):
    """One rock, or all for a certain hit.  H25-TYPE-15, H25-TYPE-16, H25-RUL-29, H25-DEC-12, H2-TYPE-24, H2-TYPE-25,
    H2-RUL-43, H2-DEC-11
    """

    def __init__(self, seat: int, d: int, how: int) -> None:
        super().__init__(seat, d)
        self.how: Final = how

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.how)

    def legal(self, s: Hedz) -> list[Action]:
        return ONE_OR_ALL if self.how == THROWING else NONE_ONE_OR_ALL

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.GIVE_UP:
            done_throwing(s, self.d, self.how, False)
        else:
            mode = SINGLE if a is actions.ONE_ROCK else EVERYTHING
            s.stack.append(Throw(self.seat, self.d, 1, self.how, mode))

    def again(self, s: Hedz) -> None:
        if not sees_somebody(s, self.d):
            s.stack.pop()
            done_throwing(s, self.d, self.how, False)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.a_throw(s, self.d, self.how == THROWING, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, s.rocks[self.d])


class Throw(DinoAsk):
    """At whom, each time anew, or give up.  H25-THR-05, H25-THR-10, H25-RUL-05, H25-RUL-06, H25-RUL-45, H25-DEC-11,
    H25-DEC-16, H2-THR-05, H2-THR-08, H2-THR-09, H2-RUL-49, H2-DEC-10, H2-DEC-14
    """

    def __init__(self, seat: int, d: int, first: int, how: int, mode: int) -> None:
        super().__init__(seat, d)
        self.first: Final = first
        self.how: Final = how
        self.mode: Final = mode

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.first, self.how, self.mode)

    def legal(self, s: Hedz) -> list[Action]:
        offers: list[Action] = []
        if self.mode == UNSAID and not (self.first and self.how == THROWING):
            offers.append(actions.GIVE_UP)
        sees = s.trail.sees[s.at[self.d]]
        n = s.setup.dinos
        for rel in range(1, n):
            e = self.d + rel
            if e >= n:
                e -= n
            if s.at[e] in sees and not s.allied(self.d, e):
                offers.append(actions.THROW[rel - 1])
        return offers

    def answer(self, s: Hedz, a: Action) -> None:
        d = self.d
        if a is actions.GIVE_UP:
            done_throwing(s, d, self.how, self.first == 0)
            return
        e = (d + a.args[0]) % s.setup.dinos
        if s.dino(d).throws_once:
            s.thrown |= 1 << d  # H2-TYPE-26
        if self.mode == EVERYTHING:
            n = s.rocks[d]
            s.rocks[d] = 0
            s.say("hurled", self.seat, d, e, n)
            gain(s, e, n)
            s.edition.hits(s, d, e, self.how)
        else:
            s.rocks[d] -= 1
            s.say("threw", self.seat, d, e)
            gain(s, e, 1)
            s.edition.rock_flies(s, d, e, self.how)

    def again(self, s: Hedz) -> None:
        if not sees_somebody(s, self.d):
            s.stack.pop()
            done_throwing(s, self.d, self.how, self.first == 0)

    def part(self) -> int:
        return 0 if self.mode == UNSAID else 1

    def opening(self, s: Hedz) -> Ask[Hedz]:
        return self if self.mode == UNSAID else HowToThrow(self.seat, self.d, self.how)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.a_throw(s, self.d, self.how == THROWING, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, s.rocks[self.d], int(s.edition.swaps))


# ------------------------------------------------------------- 25th Anniversary: a die each, and they trade places


class Contest(DieRoll):
    """Attacker, then defender, roll one die each; a miss leaves its rock with the defender.  H25-THR-05, H25-THR-09"""

    def __init__(self, d: int, e: int, how: int, pips: int) -> None:
        super().__init__(d)
        self.e: Final = e
        self.how: Final = how
        self.pips: Final = pips  # the attacker's die, once rolled

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.e, self.how, self.pips)

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.pips,)

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
            s.edition.hits(s, d, e, self.how)
            return
        s.say("missed", owner, d, e, self.pips, defence)
        throw_on(s, d, self.how)

    def again(self, s: Hedz) -> None:
        if s.at[self.e] == GONE:
            s.stack.pop()
            throw_on(s, self.d, self.how)


def attacker_wins(s: Hedz, d: int, e: int, attack: int, defence: int) -> bool:
    """The higher roll; on a tie the higher ground, else the defender.  H25-THR-05, H25-THR-06, H25-RUL-07, H25-TYPE-06,
    H25-TYPE-08
    """
    if attack != defence:
        return attack > defence
    return s.trail.number[s.at[d]] > s.trail.number[s.at[e]]


def switch(s: Hedz, d: int, e: int) -> None:
    """They trade places, both have landed, the whole turn is over.  H25-THR-07, H25-THR-08, H25-THR-12, H25-RUL-08,
    H25-RUL-09, H25-RUL-39
    """
    s.at[d], s.at[e] = s.at[e], s.at[d]
    s.say("switched", s.setup.owner[d], d, e, s.at[d], s.at[e])
    del s.stack[1:]  # all but the end of the active dino's turn
    s.stack.append(PutDown(e))
    s.stack.append(PutDown(d))


class PutDown(Task[Hedz]):
    """A switched dino takes what lies here, then meets Lava or air; no bite, no Boo!.  H25-RUL-08"""

    def __init__(self, d: int) -> None:
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.d,)

    def run(self, s: Hedz) -> None:
        d = self.d
        if s.at[d] == GONE:
            return
        take_loose(s, d, within_reach(s, d))
        take_printed(s, d)
        if s.setup.hazards_on_switch:
            s.edition.danger(s, d, THROWING, 0)


# ------------------------------------------------------------------------- 2nd edition: one die, and back to Start


class Flight(DieRoll):
    """One die: 4, 5 or 6 hits, less often those with armour.
    H2-THR-05, H2-THR-06, H2-THR-07, H2-TYPE-04, H2-TYPE-06
    """

    def __init__(self, d: int, e: int, how: int) -> None:
        super().__init__(d)
        self.e: Final = e
        self.how: Final = how

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.e, self.how)

    def answer(self, s: Hedz, a: Action) -> None:
        pips = a.args[0]
        owner = s.setup.owner[self.d]
        if pips >= s.dino(self.e).hit_from:
            s.say("knocked", owner, self.d, self.e, pips)
            s.edition.hits(s, self.d, self.e, self.how)
        else:
            s.say("dodged", owner, self.d, self.e, pips)
            throw_on(s, self.d, self.how)

    def again(self, s: Hedz) -> None:
        if s.at[self.e] == GONE:
            s.stack.pop()
            throw_on(s, self.d, self.how)


def knock_back(s: Hedz, d: int, e: int, how: int) -> None:
    """The target goes to Start with all it holds; the thrower may go on.  H2-THR-06, H2-THR-10, H2-RUL-12"""
    send_to_start(s, e)
    throw_on(s, d, how)
