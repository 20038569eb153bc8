"""Drawing: the deal, the refill, the reshuffle. The deck has no order: a draw is chance."""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.dice import Dice
from dispetto.core.table import CHANCE, Action, Reason, Roll, Task
from dispetto.games.lunch_money import actions as do
from dispetto.games.lunch_money import flow_hands as hands
from dispetto.games.lunch_money.actions import MOST_SEATS
from dispetto.games.lunch_money.state import HAND, NOBODY, LunchMoney


def reshuffled(s: LunchMoney) -> bool:
    """An empty draw pile takes the discards; is there a card to draw?

    LM-RUL-08, LM-SET-03, -10, LM-DRAW-05, -06
    """
    if s.undrawn:
        return True
    s.undrawn = sum(s.discard)
    if s.undrawn == 0:
        return False
    s.deck = s.discard
    s.discard = [0] * do.KINDS
    s.say("reshuffled", NOBODY)
    return True


class Deal(Task[LunchMoney]):
    """LM-SET-08, LM-SET-05..07  Five cards to each, from the dealer's left."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: LunchMoney) -> None:
        if self.seat + 1 < s.setup.players:
            s.stack.append(Deal(self.seat + 1))
        s.stack.append(Drawing(self.seat, HAND))


class Drawing(Task[LunchMoney]):
    """LM-TURN-12, LM-ABAN-01, LM-HIDE-06  One player draws until the hand holds so many."""

    def __init__(self, seat: int, up_to: int) -> None:
        self.seat: Final = seat
        self.up_to: Final = up_to

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.up_to)

    def run(self, s: LunchMoney) -> None:
        if s.alive[self.seat] and len(s.hands[self.seat]) < self.up_to and reshuffled(s):
            s.stack.append(self)
            s.stack.append(DRAWS[self.seat])


class Refill(Task[LunchMoney]):
    """After the turn everybody in play draws back up to five, from the turn player on.

    LM-RUL-09, LM-HIP-04, LM-OUT-07, LM-TIME-05, LM-DRAW-01, -03, -07
    """

    def __init__(self, seat: int, rel: int) -> None:
        self.seat: Final = seat
        self.rel: Final = rel

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.rel)

    def run(self, s: LunchMoney) -> None:
        n = s.setup.players
        rel = self.rel
        while rel < n:
            who = self.seat + rel
            if who >= n:
                who -= n
            if len(s.hands[who]) < HAND and hands.in_play(s, who):
                if not reshuffled(s):
                    return
                s.stack.append(REFILLS[self.seat * MOST_SEATS + rel])
                s.stack.append(DRAWS[who])
                return
            rel += 1


class Draw(Roll[LunchMoney]):
    """LM-SET-07  One of the cards not yet drawn; only who draws it sees it."""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who

    def args(self) -> tuple[Any, ...]:
        return (self.who,)

    def actor(self) -> str:
        return "deck"

    def known_to(self, s: LunchMoney) -> int:
        return 1 << self.who

    def legal(self, s: LunchMoney) -> list[Action]:
        return [do.DRAWN[kind] for kind in range(do.KINDS) if s.deck[kind]]

    def odds(self, s: LunchMoney) -> list[int]:
        return [left for left in s.deck if left]

    def fall(self, s: LunchMoney, dice: Dice) -> Action:
        pick = dice.below(s.undrawn)
        for kind, left in enumerate(s.deck):
            if pick < left:
                return do.DRAWN[kind]
            pick -= left
        raise AssertionError("an empty deck")

    def answer(self, s: LunchMoney, a: Action) -> None:
        kind: int = a.args[0]
        s.deck[kind] -= 1
        s.undrawn -= 1
        s.hands[self.who] = hands.along_with(s.hands[self.who], kind)
        s.say("drew", self.who, kind, known_to=1 << self.who)

    def meaning(self, s: LunchMoney, a: Action) -> tuple[int, ...]:
        if a.verb == "seat":
            return (NOBODY,)
        return (self.who, *a.args) if a.verb == "drawn" else a.args

    def why(self, s: LunchMoney, a: Action) -> Reason:
        return Reason("LM-SET-07") if a.verb == "drawn" else Reason("TABLE-02")


# Made once: they are values
DRAWS: Final = [Draw(who) for who in range(MOST_SEATS)]
REFILLS: Final = [Refill(seat, rel) for seat in range(MOST_SEATS) for rel in range(MOST_SEATS)]
