"""Landing: pick-ups, water, air and Lava, then bites and throws, then Boo!."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.table import Action, Reason, Task
from dispetto.games.hedz.rules import actions, biting, throwing, turn, walking, why
from dispetto.games.hedz.rules.questions import EXACT, PUSHING, THROWING, DinoAsk
from dispetto.games.hedz.rules.rocks import lose_all, send_to_start, take_printed, within_reach
from dispetto.games.hedz.rules.state import AIR, BOO, FINISH, LAVA, ROCK, Hedz

# How far an arrival has come
ARRIVES: Final = 0
GATHERS: Final = 1  # what must be met first is met: now the loose rocks
TAKES: Final = 2  # now the printed rock
SETTLED: Final = 3  # now the bites
BITTEN: Final = 4  # now the throws
LATE: Final = 5  # after the throws, where the table gathers only then: the loose rocks
LAST: Final = 6  # and the printed one

PAY_OR_REFUSE: Final = [actions.PAY, actions.REFUSE]
STAY_OR_DROWN: Final = [actions.STAY, actions.DROWN]
STAY_ONLY: Final = [actions.STAY]


@mypyc_attr(free_list_len=1)
class Land(Task[Hedz]):
    """On arrival, shared space or not: pick-ups and dangers in the edition's order, bite, throw, Boo!  H25-RUL-13,
    H25-MOVE-02, H2-RUL-08, H2-RUL-09, H2-RUL-15, H2-RUL-24, H2-RUL-30, H2-CLR-02
    """

    def __init__(self, d: int, how: int, flags: int, here: int, stage: int) -> None:
        self.d: Final = d
        self.how: Final = how
        self.flags: Final = flags
        self.here: Final = here
        self.stage: Final = stage

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.how, self.flags, self.here, self.stage)

    def run(self, s: Hedz) -> None:
        arrive(s, self.d, self.how, self.flags, self.here, self.stage)


def arrive(s: Hedz, d: int, how: int, flags: int, here: int, stage: int) -> None:
    """The arrival from this stage on, until something is asked."""
    if s.at[d] != here:  # it burned or drowned, or its player has left
        return
    kind = s.trail.kind[here]
    if stage == ARRIVES:
        if kind & FINISH:
            turn.win(s, d, turn.BY_FINISH)
            return
        stage = GATHERS
        if kind & s.edition.first_danger:
            s.stack.append(Land(d, how, flags, here, GATHERS))
            s.edition.danger(s, d, how, flags)
            return
    if stage == GATHERS:
        stage = SETTLED
        if s.setup.pickup_before_throw or how == PUSHING:
            stage = TAKES
            if s.loose[here] and within_reach(s, d) > 0:
                must = int(how == THROWING and s.rocks[d] == 0 and kind & ROCK == 0)
                s.stack.append(Land(d, how, flags, here, TAKES))
                s.stack.append(walking.Scoop(s.setup.owner[d], d, must))
                return
    if stage == TAKES:
        take_printed(s, d)
        stage = SETTLED
        if kind & s.edition.last_danger:
            s.stack.append(Land(d, how, flags, here, SETTLED))
            s.edition.danger(s, d, how, flags)
            return
    if stage >= LATE:
        gather_late(s, d, how, flags, here, stage)
        return
    if how == PUSHING:
        return  # the pushed dino moves first; see AfterPush
    if stage == SETTLED and how == EXACT and biting.may_bite_somebody(s, d, flags):
        s.stack.append(Land(d, how, flags, here, BITTEN))
        s.stack.append(biting.Bite(s.setup.owner[d], d, biting.first_victim(s, d), (), 0))
        return
    if throwing.may_throw(s, d):
        throwing.open_throwing(s, d, how)
    else:
        throwing.done_throwing(s, d, how, False)


def gather_late(s: Hedz, d: int, how: int, flags: int, here: int, stage: int) -> None:
    """With `pickup_before_throw` off the rocks of the space are taken after the throws.  H2-RUL-09"""
    if stage == LATE and within_reach(s, d) > 0:
        s.stack.append(Land(d, how, flags, here, LAST))
        s.stack.append(walking.Scoop(s.setup.owner[d], d, 0))
        return
    take_printed(s, d)
    boo(s, d, how)


def boo(s: Hedz, d: int, how: int) -> None:
    """A dino on Boo! that does not throw rolls again; one that stopped to throw never.  H25-BOO-01, H25-BOO-02,
    H25-RUL-19, H25-RUL-20, H2-SPC-05, H2-PUSH-10, H2-RUL-27, H2-RUL-28
    """
    if how == THROWING or not s.is_on(d, BOO) or (how == PUSHING and not s.setup.boo_on_stop):
        return
    if s.edition.takes_fright(s, d):
        s.say("boo", s.setup.owner[d], d, s.at[d])
        s.edition.before_roll(s, d)


# ------------------------------------------------------------------------------------- 2nd edition: the water


def meet_water(s: Hedz, d: int, how: int) -> None:
    """Water drowns, except those who may treat it as ordinary: they are asked.  H2-SPC-07, H2-SPC-10, H2-RUL-30,
    H2-RUL-40, H2-DEC-15, H2-CLR-04
    """
    if s.dino(d).flies:
        s.stack.append(Swim(s.setup.owner[d], d, how))
    else:
        drown(s, d)


class Swim(DinoAsk):
    """Stay on the water, or drown on purpose; who stopped to throw stays.  H2-TYPE-10, H2-TYPE-13, H2-TYPE-16,
    H2-RUL-40, H2-DEC-15
    """

    def __init__(self, seat: int, d: int, how: int) -> None:
        super().__init__(seat, d)
        self.how: Final = how

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.how)

    def legal(self, s: Hedz) -> list[Action]:
        return STAY_ONLY if self.how == THROWING else STAY_OR_DROWN

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.DROWN:
            drown(s, self.d)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.on_the_water(s, self.d, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, s.at[self.d])


def drown(s: Hedz, d: int) -> None:
    """Back to Start, with all its rocks.  H2-SPC-07, H2-SPC-08"""
    s.say("drowned", s.setup.owner[d], d, s.at[d], s.rocks[d])
    send_to_start(s, d)


# ---------------------------------------------------------------------- 25th Anniversary: Learn to Fly!, and hot lava


def meet_air_or_lava(s: Hedz, d: int, flags: int) -> None:
    """Air drops a dino; Lava wants its toll.  H25-FLY-02, H25-FLY-03, H25-LAVA-02, H25-LAVA-03, H25-LAVA-04,
    H25-RUL-12, H25-RUL-25
    """
    seat = s.setup.owner[d]
    if s.is_on(d, AIR):
        if throwing.falls_here(s, d, flags):
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


class Toll(DinoAsk):
    """One rock to the supply to survive, or home on purpose.  H25-LAVA-02, H25-RUL-12, H25-DEC-14"""

    def legal(self, s: Hedz) -> list[Action]:
        return PAY_OR_REFUSE

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.PAY:
            pay_toll(s, self.d)
        else:
            burn(s, self.d)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.at_the_toll(s, self.d, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, s.rocks[self.d])


def pay_toll(s: Hedz, d: int) -> None:
    """The toll rock goes to the supply.  H25-LAVA-02, H25-LAVA-04"""
    s.rocks[d] -= 1
    s.supply += 1
    s.say("toll", s.setup.owner[d], d, s.at[d])


def burn(s: Hedz, d: int) -> None:
    """No toll: all rocks lost, back to Start.  H25-LAVA-03"""
    s.say("burned", s.setup.owner[d], d, s.at[d], s.rocks[d])
    lose_all(s, d)
    send_to_start(s, d)
