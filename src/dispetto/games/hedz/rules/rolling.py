"""The roll in rulebook order: how many dice, the roll, the re-rolls, the number that is used."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.table import Action, Reason
from dispetto.games.hedz.rules import actions, walking, why
from dispetto.games.hedz.rules.questions import BOUGHT, FALLS, DieRoll, DinoAsk
from dispetto.games.hedz.rules.rocks import leave_here
from dispetto.games.hedz.rules.state import AIR, LAVA, MUDD, NOWHERE, Hedz

ROLL_ONLY: Final = [actions.ROLL]
ROLL_OR_MUDD: Final = [actions.ROLL, actions.ROLL_MUDD]
ROLL_OR_THIRD: Final = [actions.ROLL, actions.ROLL_THIRD]
HOVER_OR_FALL: Final = [actions.HOVER, actions.FALL]
KEEP_ONE: Final = [actions.KEEP, actions.REROLL[0]]
KEEP_TWO: Final = [actions.KEEP, actions.REROLL[0], actions.REROLL[1]]
KEEP_BOTH: Final = [actions.KEEP, actions.REROLL[0], actions.REROLL[1], actions.REROLL_BOTH]
KEEP_THREE: Final = [actions.KEEP, actions.REROLL[0], actions.REROLL[1], actions.REROLL[2]]


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
            if trail.ahead[space] != NOWHERE:
                ahead.append(trail.ahead[space])
            if trail.fork[space] != NOWHERE:
                ahead.append(trail.fork[space])
        if steps >= fewest:
            for space in ahead:
                if trail.kind[space] & AIR:
                    return True
        front = ahead
    return False


class Declare(DinoAsk):
    """Is air ordinary for this roll, or does the Flier mean to fall?  H25-TYPE-12, H25-RUL-27, H25-DEC-18"""

    def legal(self, s: Hedz) -> list[Action]:
        return HOVER_OR_FALL

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.FALL:
            s.say("will_fall", self.seat, self.d)
        s.stack.append(ToRoll(self.seat, self.d, FALLS if a is actions.FALL else 0))

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.declaring(s, self.d, a)


@mypyc_attr(free_list_len=1)
class ToRoll(DinoAsk):
    """How many dice, and off.  H25-MUDD-01, H25-LAVA-01, H25-TYPE-09, H25-TYPE-10, H25-TYPE-12, H25-TYPE-18,
    H25-TYPE-20, H2-DEC-02, H2-TYPE-09, H2-TYPE-12, H2-TYPE-15, H2-RUL-40
    """

    def __init__(self, seat: int, d: int, flags: int) -> None:
        super().__init__(seat, d)
        self.flags: Final = flags

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.flags)

    def legal(self, s: Hedz) -> list[Action]:
        dino = s.dino(self.d)
        if dino.walks_mudd:
            if why.only_mudd(s, self.d):
                return ROLL_OR_MUDD
        elif dino.buys_a_die and s.edition.third_die_before(s, self.d):
            return ROLL_OR_THIRD
        return ROLL_ONLY

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.ROLL_THIRD:
            leave_here(s, self.d)  # H25-RUL-30
            s.say("third_die", self.seat, self.d, s.at[self.d])
        s.stack.append(RollDice(self.d, self.flags, dice_for(s, self.d, a), 0, 0, 0, 0))

    def default(self, s: Hedz) -> Action:
        """Two dice; in the 25th Anniversary edition one on the last three spaces before Finish.
        H25-DEC-02, H2-DEC-02
        """
        if s.dino(self.d).walks_mudd and why.only_mudd(s, self.d) and s.edition.wallows_by_default(s, self.d):
            return actions.ROLL_MUDD
        return actions.ROLL

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.before_moving(s, self.d, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, s.at[self.d], dice_for(s, self.d, actions.ROLL))


def dice_for(s: Hedz, d: int, a: Action) -> int:
    """One die in Mudd or Lava, else as the sheet says.  H25-MUDD-01, H25-MUDD-02, H25-MUDD-03, H25-LAVA-01,
    H25-TYPE-20, H2-SPC-02, H2-RUL-29, H2-TYPE-21, H2-TYPE-27
    """
    if a is actions.ROLL_THIRD:
        return 3
    if s.is_on(d, MUDD | LAVA) and not (a is actions.ROLL and s.dino(d).walks_mudd and why.only_mudd(s, d)):
        return 1
    return s.dino(d).dice


@mypyc_attr(free_list_len=1)
class RollDice(DieRoll):
    """One die at a time; those already on the table are not zero.  H25-MOVE-01, H2-TURN-01"""

    def __init__(self, d: int, flags: int, n: int, a: int, b: int, c: int, again: int) -> None:
        super().__init__(d)
        self.flags: Final = flags
        self.n: Final = n  # how many dice; a bought one comes on top
        self.dice: Final = (a, b, c)  # as they lie there; 0 for one that is still to fall
        self.anew: Final = again  # is it a re-roll, or a die bought after the roll?

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.flags, self.n, *self.dice, self.anew)

    def answer(self, s: Hedz, a: Action) -> None:
        pips = a.args[0]
        one, two, three = self.dice
        which = 3
        if one == 0:
            one = pips
            which = 1
        elif two == 0 and self.n >= 2:
            two = pips
            which = 2
        else:
            three = pips
        if self.anew:
            s.say("rerolled", s.setup.owner[self.d], self.d, which, pips)
        if (two == 0 and self.n >= 2) or (three == 0 and self.n == 3):
            s.stack.append(RollDice(self.d, self.flags, self.n, one, two, three, self.anew))
            return
        if self.anew == 0:
            s.say("rolled", s.setup.owner[self.d], self.d, one, two, three)
        if s.rocks[self.d] > 0 and not s.is_on(self.d, LAVA):
            s.stack.append(Keep(s.setup.owner[self.d], self.d, self.flags, self.n, one, two, three))
        else:
            set_off(s, self.d, self.flags, self.n, (one, two, three))


@mypyc_attr(free_list_len=1)
class Keep(DinoAsk):
    """After the roll, before the first step, even where it overshoots: a rock re-rolls a die.  H25-RER-01, H25-RER-02,
    H25-RUL-04, H25-FIN-03, H25-DEC-04, H2-RER-01, H2-RER-02, H2-RER-03, H2-RUL-04, H2-RUL-05, H2-DEC-03, H2-DEC-04,
    H2-DEC-18, H2-FIN-03
    """

    def __init__(self, seat: int, d: int, flags: int, n: int, a: int, b: int, c: int) -> None:
        super().__init__(seat, d)
        self.flags: Final = flags
        self.n: Final = n
        self.dice: Final = (a, b, c)  # as they fell

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.flags, self.n, *self.dice)

    def legal(self, s: Hedz) -> list[Action]:
        return s.edition.rerolls(s, self.d, self.n, self.flags)

    def answer(self, s: Hedz, a: Action) -> None:
        d = self.d
        if a is actions.KEEP:
            set_off(s, d, self.flags, self.n, self.dice)
            return
        one, two, three = self.dice
        leave_here(s, d)
        if a is actions.ROLL_THIRD:  # H2-TYPE-07
            s.say("third_die", self.seat, d, s.at[d])
            s.stack.append(RollDice(d, self.flags | BOUGHT, self.n, one, two, 0, 1))
            return
        s.say("spent", self.seat, d, s.at[d])
        if a is actions.REROLL_BOTH:
            s.stack.append(RollDice(d, self.flags, self.n, 0, 0, three, 1))
        else:
            k = a.args[0]
            one = 0 if k == 1 else one
            two = 0 if k == 2 else two
            three = 0 if k == 3 else three
            s.stack.append(RollDice(d, self.flags, self.n, one, two, three, 1))

    def default(self, s: Hedz) -> Action:
        return actions.KEEP

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.rerolling(s, self.d, self.n, self.flags & BOUGHT != 0, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, *self.dice, s.rocks[self.d])


def kept_or_rerolled(s: Hedz, d: int, n: int) -> list[Action]:
    """Every die of the roll may be rolled again, by a Sail-back both at once.  H25-TYPE-05, H2-TYPE-03, H2-RUL-44,
    H2-RUL-45
    """
    if n == 1:
        return KEEP_ONE
    if n == 2:
        return KEEP_BOTH if s.dino(d).rerolls_both else KEEP_TWO
    return KEEP_THREE


def set_off(s: Hedz, d: int, flags: int, n: int, dice: tuple[int, int, int]) -> None:
    """The dice are settled: walk, choose a number, or stay where the roll overshoots.  H25-FIN-02, H25-RUL-18,
    H25-RUL-31, H2-FIN-02, H2-RUL-23, H2-RUL-37
    """
    a, b, c = dice
    most = s.trail.longest[s.at[d]]
    if n == 2 and s.dino(d).ignores_a_die:
        lower = min(a, b)
        if a + b <= most or (a != b and max(a, b) <= most):
            s.stack.append(UseDice(s.setup.owner[d], d, flags, a, b))
        else:
            walking.walk(s, d, flags, lower if lower <= most else a + b)
    else:
        walking.walk(s, d, flags & FALLS, a + b + c)


class UseDice(DinoAsk):
    """A Tyrannosaurus, or any Carnosaur, moves by one die, the other, or both.  H25-TYPE-02, H25-RUL-31, H25-DEC-05,
    H2-TYPE-01, H2-RUL-37, H2-DEC-05
    """

    def __init__(self, seat: int, d: int, flags: int, a: int, b: int) -> None:
        super().__init__(seat, d)
        self.flags: Final = flags
        self.a: Final = a
        self.b: Final = b

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.flags, self.a, self.b)

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.a, self.b)

    def legal(self, s: Hedz) -> list[Action]:
        offers = [actions.USE_FIRST] if self.a == self.b else [actions.USE_FIRST, actions.USE_SECOND]
        if self.sum_fits(s):
            offers.append(actions.USE_SUM)
        return offers

    def sum_fits(self, s: Hedz) -> bool:
        """Each die alone does, or nobody would ask."""
        return self.a + self.b <= s.trail.longest[s.at[self.d]]

    def answer(self, s: Hedz, a: Action) -> None:
        total = self.a if a is actions.USE_FIRST else self.b if a is actions.USE_SECOND else self.a + self.b
        s.say("uses", self.seat, self.d, total)
        walking.walk(s, self.d, self.flags, total)

    def default(self, s: Hedz) -> Action:
        if self.sum_fits(s):
            return actions.USE_SUM
        return actions.USE_FIRST if self.a > self.b else actions.USE_SECOND

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.using_dice(s, self.d, self.a, self.b, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, *self.dice)
