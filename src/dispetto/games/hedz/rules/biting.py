"""Bitin' off hedz: who, and where the victims go."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action, Ask, Reason, Task
from dispetto.games.hedz.rules import actions, why
from dispetto.games.hedz.rules.questions import DinoAsk
from dispetto.games.hedz.rules.rocks import gain, send_back, send_to_start
from dispetto.games.hedz.rules.state import GONE, Hedz

THINK_OR_START: Final = [actions.TO_THINK, actions.TO_START]


def next_victim(s: Hedz, d: int, after: int) -> int:
    """The next opponent on this space, counted from the biter; 0 when there is none.  H25-BITE-01, H25-DUO-05,
    H2-BITE-01
    """
    n: i64 = s.setup.dinos
    at = s.at
    here = at[d]
    rel: i64 = after + 1
    e: i64 = d + rel
    while rel < n:
        if at[e if e < n else e - n] == here and not s.allied(d, int(e % n)):
            return int(rel)
        rel += 1
        e += 1
    return 0


def first_victim(s: Hedz, d: int) -> int:
    """The first of them, or 0."""
    return next_victim(s, d, 0)


def may_bite_somebody(s: Hedz, d: int, flags: int) -> bool:
    """Somebody shares the space, and the edition has nothing against it.  H25-BITE-05, H25-RUL-15, H2-BITE-01,
    H2-PUSH-08
    """
    return s.edition.may_bite_here(s, d, flags) and first_victim(s, d) > 0


class Bite(DinoAsk):
    """Victim by victim: bite, or coexist; all at once when the last is named.  H25-BITE-01, H25-BITE-04, H25-BITE-07,
    H25-TYPE-17, H25-DEC-13, H2-BITE-01, H2-BITE-04, H2-BITE-05, H2-RUL-16, H2-DEC-12
    """

    def __init__(self, seat: int, d: int, rel: int, chosen: tuple[int, ...], said: int) -> None:
        super().__init__(seat, d)
        self.rel: Final = rel  # whom this part is about
        self.chosen: Final = chosen  # the victims named so far
        self.said: Final = said

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.rel, self.chosen, self.said)

    def legal(self, s: Hedz) -> list[Action]:
        return [actions.SPARE[self.rel - 1], actions.BITE[self.rel - 1]]

    def answer(self, s: Hedz, a: Action) -> None:
        d = self.d
        chosen = self.chosen
        if a is actions.BITE[self.rel - 1]:
            chosen = chosen + ((d + self.rel) % s.setup.dinos,)
        after = next_victim(s, d, self.rel)
        if after > 0:
            s.stack.append(Bite(self.seat, d, after, chosen, self.said + 1))
            return
        for e in reversed(chosen):  # on a stack: the last comes first
            s.stack.append(BiteOff(d, e))

    def again(self, s: Hedz) -> None:
        s.stack.pop()
        rel = first_victim(s, self.d)
        if rel > 0:
            s.stack.append(Bite(self.seat, self.d, rel, (), 0))

    def part(self) -> int:
        return self.said

    def opening(self, s: Hedz) -> Ask[Hedz]:
        return self if self.said == 0 else Bite(self.seat, self.d, first_victim(s, self.d), (), 0)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.biting(s, self.d, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        e = (self.d + self.rel) % s.setup.dinos
        return (self.d, e, s.rocks[e])


class BiteOff(Task[Hedz]):
    """All the victim's rocks, and off to Start with it.  H25-BITE-02, H25-BITE-03, H25-CLR-04, H2-BITE-02, H2-BITE-03,
    H2-TYPE-23, H2-CLR-02
    """

    def __init__(self, d: int, e: int) -> None:
        self.d: Final = d
        self.e: Final = e

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.e)

    def run(self, s: Hedz) -> None:
        if s.at[self.d] == GONE or s.at[self.e] == GONE:
            return
        loot = s.rocks[self.e]
        s.rocks[self.e] = 0
        s.say("speared" if s.dino(self.d).spears else "bit", s.setup.owner[self.d], self.d, self.e, loot)
        gain(s, self.d, loot)
        s.edition.send_bitten(s, self.e)


class Retreat(DinoAsk):
    """A bitten Funny-head goes back to the last Think! it has passed, or to Start.  H2-TYPE-18, H2-TYPE-19, H2-RUL-41,
    H2-DEC-13
    """

    def __init__(self, seat: int, d: int, think: int) -> None:
        super().__init__(seat, d)
        self.think: Final = think

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.think)

    def legal(self, s: Hedz) -> list[Action]:
        return THINK_OR_START

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.TO_THINK:
            send_back(s, self.d, self.think)
        else:
            send_to_start(s, self.d)

    def ends_with_it(self) -> bool:
        return False

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.retreating(s, self.d, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, self.think)
