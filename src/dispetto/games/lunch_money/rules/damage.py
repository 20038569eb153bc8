"""Losing points: packets, rescue, going out; Cooties that pass by touch."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Task
from dispetto.games.lunch_money.rules import actions, hands
from dispetto.games.lunch_money.rules.pieces import FIRST_AID
from dispetto.games.lunch_money.rules.questions import NO_ROWS, NONE_ONLY, Question, Reaction
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney, Values, changed

AID: Final = actions.CARD[FIRST_AID]

# Why points are lost
BLOW: Final = 0
CHOKED: Final = 1
COOTIES: Final = 2
PENALTY: Final = 3
TELLING: Final = ["hurt", "bitten", "itched", "fined"]


class Hurt(Task[LunchMoney]):
    """Points are lost one packet at a time; each is survived or not before the next.

    LM-RUL-18, -19, -20, LM-ELIM-01..03, LM-ELIM-09, LM-WIN-04
    """

    def __init__(self, seats: tuple[int, ...], amounts: tuple[int, ...], by: int, cause: int) -> None:
        self.seats: Final = seats
        self.amounts: Final = amounts
        self.by: Final = by
        self.cause: Final = cause

    def args(self) -> Values:
        return (self.seats, self.amounts, self.by, self.cause)

    def run(self, s: LunchMoney) -> None:
        if len(self.seats) > 1:
            s.stack.append(Hurt(self.seats[1:], self.amounts[1:], self.by, self.cause))
        lose(s, self.seats[0], self.amounts[0], self.by, self.cause)


def lose(s: LunchMoney, seat: int, amount: int, by: int, cause: int) -> None:
    """One packet is taken off, here and now."""
    if not s.alive[seat]:
        return
    left = s.points[seat] - amount
    s.points = changed(s.points, seat, left)  # LM-ATK-05, LM-SET-09
    s.say(TELLING[cause], seat, amount, left, by if by > 0 else 0)  # nobody bites who itches
    if left <= 0:
        need = -left // 2 + 1  # LM-AID-07
        if hands.could_hold(s, seat, FIRST_AID, need):
            s.stack.append(Rescue(seat, need))
        else:
            hands.eliminate(s, seat)


def hurt(s: LunchMoney, seat: int, amount: int, by: int, cause: int) -> None:
    """One packet."""
    s.stack.append(Hurt((seat,), (amount,), by, cause))


class Rescue(Reaction):
    """At 0 or less: enough First Aid, or out. Nobody may interfere.

    LM-RUL-15, -16, -35, -41, LM-FREE-06, LM-HUM-08, LM-AID-05, -06, -08, LM-AID-10..12, LM-OUT-04
    """

    def after(self, said: tuple[int, ...]) -> Question:
        return Rescue(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        held = s.hands[self.seat].count(FIRST_AID)
        n = len(said)
        if n and said[-1] == actions.C_NONE:
            return NO_ROWS
        if held < self.about:  # LM-AID-10: a hopeless rescue is not offered
            return NONE_ONLY
        if n == 0:
            return [AID, actions.NONE]
        if n < self.about:
            return [AID]
        return [AID, actions.NONE] if n < held else NO_ROWS

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        n = said.count(FIRST_AID)
        if n == 0:
            hands.eliminate(s, self.seat)
            return
        for _ in range(n):
            hands.spend(s, self.seat, FIRST_AID)
        s.points = changed(s.points, self.seat, min(s.setup.heal_cap, s.points[self.seat] + 2 * n))
        s.say("rescued", self.seat, n, s.points[self.seat])

    def default(self, s: LunchMoney) -> Action:
        rows = self.legal(s)
        return rows[0] if len(self.said) < self.about else actions.NONE

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        return (self.about, s.points[self.seat])


def touch(s: LunchMoney, one: int, two: int, carriers: int) -> None:
    """Cooties pass between two who touched, if just one had them then and has them still.

    LM-COOT-04, -05, LM-COOT-06..10, LM-COOT-14..17
    """
    if (carriers >> one & 1) == (carriers >> two & 1) or not s.alive[one] or not s.alive[two]:
        return
    old = one if carriers >> one & 1 else two
    new = two if old == one else one
    if s.cooties[old] == 0:
        return
    s.cooties = changed(s.cooties, old, s.cooties[old] - 1)
    s.cooties = changed(s.cooties, new, s.cooties[new] + 1)
    s.look()
    s.say("infected", new, old)
    if s.setup.at_once:  # LM-COOT-15
        hurt(s, new, 1, NOBODY, COOTIES)
