"""After the race: objections and enquiries, prizes, bets, and on to the next race."""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.engine.table import CHANCE, Action, Task
from dispetto.games.horse_racing.rules import actions, nasty
from dispetto.games.horse_racing.rules.pieces import STEWARDS
from dispetto.games.horse_racing.rules.questions import RacingRoll
from dispetto.games.horse_racing.rules.state import NONE, Meeting, put
from dispetto.games.horse_racing.rules.track import NOWHERE

SIX: Final = [1, 1, 1, 1, 1, 1]


def pay(s: Meeting, seat: int, amount: int) -> None:
    """The bank pays; what it has not got it owes, and an IOU is money.  RN-PAY-05, RN-RUL-33"""
    owed = min(amount, max(0, amount - s.bank))
    s.bank -= amount
    s.cash = put(s.cash, seat, s.cash[seat] + amount)
    if owed > 0:
        s.say("iou", seat, owed)


class RaceOver(Task[Meeting]):
    """The riderless horse is caught; then objections, from the Bookmaker's left, prizes, bets, in this order.
    RN-END-01, RN-RUL-01, RN-RUL-22, RN-RUL-28, RN-RUL-34
    """

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        s.loose_at = NOWHERE
        s.loose_by = NONE
        s.pressed = NONE
        s.photo = NONE
        s.photo_open = 0
        s.say("race_over", NONE, len(s.circle))
        s.stack.append(nasty.Poll(STEWARDS, (s.setup.bookmaker + 1) % s.setup.players, 0, NONE, NONE))


# ------------------------------------------------------------------------------------------------------- Objections


def challenge(s: Meeting, seat: int, horse: int, objection: bool) -> None:
    """The deposit is paid, the horse named, the die rolled.  RN-OBJ-02, RN-OBJ-03, RN-OBJ-08"""
    if objection:
        s.cash = put(s.cash, seat, s.cash[seat] - s.course.deposit)
        s.bank += s.course.deposit
        s.say("objected", seat, horse, s.course.deposit)
    else:
        s.say("enquired", seat, horse)
    s.stack.append(Verdict(seat, horse, 1 if objection else 0))


class Verdict(RacingRoll):
    """Upheld on 1, an enquiry on 6 too: disqualified, and those behind move up.  RN-OBJ-04, RN-OBJ-05, RN-OBJ-06,
    RN-OBJ-08, RN-RUL-28, RN-RUL-29
    """

    def __init__(self, who: int, horse: int, objection: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who
        self.horse: Final = horse
        self.objection: Final = objection

    def args(self) -> tuple[Any, ...]:
        return (self.who, self.horse, self.objection)

    def legal(self, s: Meeting) -> list[Action]:
        return actions.DIE

    def odds(self, s: Meeting) -> list[int]:
        return SIX

    def answer(self, s: Meeting, a: Action) -> None:
        pips = a.args[0]
        if pips == 1 or (pips == 6 and not self.objection):
            s.circle = [horse for horse in s.circle if horse != self.horse]
            s.say("disqualified", self.who, self.horse, pips)
            if self.objection:
                pay(s, self.who, s.course.deposit)
                s.say("deposit_back", self.who, s.course.deposit)
        else:
            s.say("cleared", self.who, self.horse, pips)
            if self.objection:
                s.say("deposit_lost", self.who, s.course.deposit)


# ---------------------------------------------------------------------------------------------------- Prizes, bets


class Prizes(Task[Meeting]):
    """The paid places; what nobody fills goes to the winner's owner.  RN-GEN-04, RN-PRIZE-01..05, RN-OBJ-07, RN-RUL-30,
    RN-RUL-31
    """

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        if not s.circle:
            s.say("no_winner", NONE)
            return
        paid = s.paid_places()
        prizes = s.course.races[s.order[s.race]]
        unclaimed = 0
        for place in range(3):
            prize = prizes[place]
            if place < paid and place < len(s.circle):
                pay(s, s.circle[place], prize)
                s.say("prize", s.circle[place], prize, place + 1)
            elif place < paid or s.setup.unpaid_places_to_winner:
                unclaimed += prize
        if unclaimed:
            pay(s, s.circle[0], unclaimed)
            s.say("unclaimed", s.circle[0], unclaimed)


class PayOut(Task[Meeting]):
    """Bets on the winner are paid; the other stakes are lost.  RN-GEN-05, RN-PAY-01..04, RN-END-03, RN-RUL-31,
    RN-RUL-32, RN-RUL-34
    """

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        winner = s.circle[0] if s.circle else NONE
        for seat in range(s.setup.players):
            if s.stake[seat]:
                s.say("slip", seat, s.bet[seat], s.stake[seat])
        for seat in range(s.setup.players):
            if s.stake[seat] and s.bet[seat] == winner:
                odds = s.odds_of(winner)
                won = s.stake[seat] * s.course.odds[odds] // s.course.odds_under[odds]
                pay(s, seat, won)
                s.cash = put(s.cash, seat, s.cash[seat] + s.stake[seat])
                s.say("won_bet", seat, won, s.stake[seat], odds)
                s.stake = put(s.stake, seat, 0)
        for seat in range(s.setup.players):
            if s.stake[seat]:
                s.bank += s.stake[seat]
                s.say("lost_bet", seat, s.stake[seat])
                s.stake = put(s.stake, seat, 0)
        s.bet = [NONE] * s.setup.players


# RN-RUL-34  What comes after every race, on the stack below it from its start
AFTER_THE_RACE: Final = [PayOut(), Prizes(), RaceOver()]


def back_to_the_race(s: Meeting) -> None:
    """Whatever is open in this race is open no more."""
    while not isinstance(s.stack[-1], RaceOver):
        s.stack.pop()
