"""The counter-attack: every Block that stood opens a slot for a Grab, the blocker's first, then the attacker's."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Task
from dispetto.games.lunch_money.rules import actions, grabs, hands
from dispetto.games.lunch_money.rules.pieces import GRAB
from dispetto.games.lunch_money.rules.plays import CANCELLED, IMAGINED, NO_COUNTER, ON_A_SLOT, Play
from dispetto.games.lunch_money.rules.questions import NO_ROWS, NONE_ONLY, Question, Reaction
from dispetto.games.lunch_money.rules.state import LunchMoney

GRAB_OR_NOT: Final = [actions.CARD[GRAB], actions.NONE]


def open_slots(s: LunchMoney, play: Play) -> None:
    """Every Block that stood opens a slot for a Grab.

    LM-CTR-01, -05, -06, -07, -10, LM-DODGE-03, LM-RUL-52, LM-FAST-03, -06, LM-BIG-05, LM-TWO-04, LM-TANT-05
    """
    if play.has(CANCELLED):
        return
    late = play.is_(IMAGINED) and s.setup.imaginary_grab
    if play.is_(NO_COUNTER) and not late:  # LM-IMAG-04, LM-IMAG-09, LM-CHOKE-14
        return
    for i in range(len(play.targets) - 1, -1, -1):
        if play.blocks[i]:
            s.stack.append(Counter(play.targets[i], play.src, play.blocks[i], int(late)))


class Counter(Task[LunchMoney]):
    """Slots left by Blocks: the blocker's first, then the attacker's.

    LM-OUT-03, LM-RUL-53, LM-FAST-04, LM-HIP-07, LM-CTR-02, -03, -08, -09, LM-GRAB-07
    """

    def __init__(self, blocker: int, attacker: int, pool: int, late: int) -> None:
        self.blocker: Final = blocker
        self.attacker: Final = attacker
        self.pool: Final = pool
        self.late: Final = late  # 1: the blocker has declined

    def args(self) -> tuple[int, ...]:
        return (self.blocker, self.attacker, self.pool, self.late)

    def run(self, s: LunchMoney) -> None:
        by, on = (self.attacker, self.blocker) if self.late else (self.blocker, self.attacker)
        if can_grab(s, by, on):
            s.stack.append(self)
            s.stack.append(CounterGrab(by, len(s.stack) - 1))
        elif not self.late:  # LM-GRAB-08
            s.stack.append(Counter(self.blocker, self.attacker, self.pool, 1))


def can_grab(s: LunchMoney, by: int, on: int) -> bool:
    """The grabber may, and could hold a Grab.  LM-ELIM-08, LM-GRAB-13"""
    return may_grab(s, by, on) and hands.could_hold(s, by, GRAB)


def may_grab(s: LunchMoney, by: int, on: int) -> bool:
    """Both are here, and the grabber is free to, whatever there is in that hand."""
    return hands.in_play(s, by) and not s.hidden[by] and not hands.is_held(s, by) and hands.is_open(s, by, on)


class CounterGrab(Reaction):
    """Grab on a slot, or leave it.  LM-BLOCK-03, LM-CTR-02, LM-CTR-03"""

    def after(self, said: tuple[int, ...]) -> Question:
        return CounterGrab(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        if not said:
            return GRAB_OR_NOT if hands.holds(s.hands[self.seat], GRAB) else NONE_ONLY
        if said[0] == actions.C_NONE or not s.setup.upfront:
            return NO_ROWS
        return grabs.combo_rows(s, self.seat, self.victim(s), said[1:])

    def victim(self, s: LunchMoney) -> int:
        """The other one.  LM-CTR-09"""
        slots = s.stack[self.about]
        assert isinstance(slots, Counter)
        return slots.attacker if self.seat == slots.blocker else slots.blocker

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        slots = s.stack.pop()
        assert isinstance(slots, Counter)
        if said[0] == actions.C_NONE:  # one refusal gives up all that is left
            if not slots.late:
                s.stack.append(Counter(slots.blocker, slots.attacker, slots.pool, 1))
            return
        victim = slots.attacker if self.seat == slots.blocker else slots.blocker
        if slots.pool > 1:
            s.stack.append(Counter(slots.blocker, slots.attacker, slots.pool - 1, slots.late))
        if s.head_by[victim] != self.seat and hands.holds_head(s, self.seat):  # LM-HEAD-15
            hands.let_go(s, self.seat)
        grabs.grab(s, self.seat, victim, ON_A_SLOT, actions.cards_said(said)[1:])

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        return (self.victim(s),)
