"""Pushing: who may be pushed, the theft, the pushed movement, and what the pusher may still do."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from dispetto.core.engine.table import Action, Ask, Reason, Task
from dispetto.games.hedz.rules import actions, landing, throwing, walking, why
from dispetto.games.hedz.rules.questions import PUSHED, PUSHING, WalkingAsk
from dispetto.games.hedz.rules.rocks import gain
from dispetto.games.hedz.rules.state import GONE, Hedz


def may_be_pushed_by(s: Hedz, d: int, e: int) -> bool:
    """Another player's dino, unless it is a Stegosaurus.
    H25-PUSH-01, H25-DUO-04, H25-TYPE-04, H2-PUSH-01, H2-TYPE-02
    """
    return not s.allied(d, e) and s.dino(e).may_be_pushed


def may_push_somebody(s: Hedz, d: int) -> bool:
    """Is anybody here whom the passing dino could push?  H25-PUSH-01, H25-RUL-14, H25-TYPE-13, H2-PUSH-01, H2-RUL-17,
    H2-TYPE-14, H2-TYPE-22, H2-TIP-01
    """
    at = s.at
    here = at[d]
    n: i64 = len(at)
    e: i64 = 0
    while e < n:
        if at[e] == here and e != d and may_be_pushed_by(s, d, int(e)):
            return s.dino(d).may_push
        e += 1
    return False


@mypyc_attr(free_list_len=1)
class InTheWay(WalkingAsk):
    """Walk on, or push one of those standing here; a Sauropod must push.  H25-PUSH-01, H25-MOVE-03, H25-DEC-08,
    H2-PUSH-01, H2-PUSH-09, H2-MOVE-04, H2-TYPE-11, H2-RUL-18, H2-RUL-39, H2-DEC-07
    """

    def legal(self, s: Hedz) -> list[Action]:
        offers: list[Action] = []
        if not s.dino(self.d).must_push:
            offers.append(actions.WALK_ON)
        n = s.setup.dinos
        for rel in range(1, n):
            e = self.d + rel
            if e >= n:
                e -= n
            if s.at[e] == s.at[self.d] and may_be_pushed_by(s, self.d, e):
                offers.append(actions.PUSH[rel - 1])
        return offers

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.WALK_ON:
            walking.go_on(s, self, walking.STOPS)
            return
        e = (self.d + a.args[0]) % s.setup.dinos
        most = min(s.dino(self.d).steals, s.rocks[e])
        if s.dino(self.d).steals > 1 and most > 0:
            s.stack.append(Steal(self.seat, self.d, e, *self.walk()))
        else:
            push(s, self.d, e, self.left, most)

    def again(self, s: Hedz) -> None:
        s.stack.pop()
        walking.go_on_later(s, self, walking.MEETS)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.in_the_way(s, self.d, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, self.left, (self.d + self.legal(s)[-1].args[0]) % s.setup.dinos)


class Steal(WalkingAsk):
    """A Triceratops, or any Ceratopsian, steals up to three rocks.  H25-TYPE-07, H25-DEC-09, H2-TYPE-05, H2-DEC-08"""

    def __init__(self, seat: int, d: int, e: int, left: int, began: int, total: int, flags: int) -> None:
        super().__init__(seat, d, left, began, total, flags)
        self.e: Final = e

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.e, *self.walk())

    def legal(self, s: Hedz) -> list[Action]:
        return actions.STEAL[: 1 + min(s.dino(self.d).steals, s.rocks[self.e])]

    def answer(self, s: Hedz, a: Action) -> None:
        push(s, self.d, self.e, self.left, a.args[0])

    def default(self, s: Hedz) -> Action:
        return self.legal(s)[-1]

    def again(self, s: Hedz) -> None:
        if s.at[self.e] == GONE:
            s.stack.pop()
            walking.go_on_later(s, self, walking.MEETS)

    def part(self) -> int:
        return 1

    def opening(self, s: Hedz) -> Ask[Hedz]:
        return InTheWay(self.seat, self.d, *self.walk())

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.stealing(s, self.d, self.e, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, self.e)


def push(s: Hedz, d: int, e: int, left: int, stolen: int) -> None:
    """Steal, stop here, and the pushed dino walks the rest.  H25-PUSH-02, H25-PUSH-03, H25-PUSH-04, H25-RUL-26,
    H25-RUL-46, H2-PUSH-02, H2-PUSH-03, H2-PUSH-04, H2-RUL-19, H2-RUL-24, H2-CLR-02
    """
    s.rocks[e] -= stolen
    s.say("pushed", s.setup.owner[d], d, e, stolen, left)
    gain(s, d, stolen)
    here = s.at[d]
    s.stack.append(AfterPush(d, here))
    s.stack.append(SetWalking(e, left, here))
    s.stack.append(landing.Land(d, PUSHING, 0, here, landing.ARRIVES))


class SetWalking(Task[Hedz]):
    """The pushed dino carries out the rest of the move.  H25-PUSH-04, H25-PUSH-06, H25-RUL-38, H25-RUL-44, H2-PUSH-04,
    H2-RUL-29
    """

    def __init__(self, d: int, left: int, here: int) -> None:
        self.d: Final = d
        self.left: Final = left
        self.here: Final = here

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.left, self.here)

    def run(self, s: Hedz) -> None:
        if s.at[self.d] == self.here:
            walking.walk(s, self.d, PUSHED, self.left)


class AfterPush(Task[Hedz]):
    """The pushed dino is done: the pusher may throw, or rolls on Boo!.  H25-PUSH-07, H25-RUL-19, H25-RUL-46, H2-RUL-25,
    H2-RUL-26, H2-RUL-27, H2-DEC-14
    """

    def __init__(self, d: int, here: int) -> None:
        self.d: Final = d
        self.here: Final = here

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.here)

    def run(self, s: Hedz) -> None:
        if s.at[self.d] != self.here:
            return
        if s.setup.throw_after_push and throwing.may_throw(s, self.d):
            throwing.open_throwing(s, self.d, PUSHING)
        else:
            throwing.done_throwing(s, self.d, PUSHING, False)


def in_a_push(s: Hedz) -> bool:
    """Is a pushed dino on its way, or has it just arrived?"""
    for f in s.stack:
        if isinstance(f, AfterPush):
            return True
    return False


def guide(s: Hedz, d: int) -> int:
    """The dino whose owner chooses the way of this pushed one: its direct pusher, or the active dino where the table
    plays so; if that player has left, itself.  H2-PUSH-05, H2-PUSH-06, H2-RUL-20
    """
    chooser = d
    for f in s.stack:
        if isinstance(f, AfterPush):
            chooser = f.d
    if s.setup.active_chooses:
        chooser = s.turn
    return d if s.at[chooser] == GONE else chooser
