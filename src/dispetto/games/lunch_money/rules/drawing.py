"""Drawing: the deal, the refill, the reshuffle. The deck has no order: a draw is chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, Action, Reason, Roll, Task
from dispetto.games.lunch_money.rules import actions, hands
from dispetto.games.lunch_money.rules.actions import MOST_SEATS
from dispetto.games.lunch_money.rules.pieces import KINDS
from dispetto.games.lunch_money.rules.state import HAND, NOBODY, LunchMoney


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
    s.discard = [0] * KINDS
    s.say("reshuffled", NOBODY)
    return True


class Deal(Task[LunchMoney]):
    """Five cards to each, from the dealer's left.  LM-SET-08, LM-SET-05..07"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: LunchMoney) -> None:
        if self.seat + 1 < s.setup.players:
            s.stack.append(Deal(self.seat + 1))
        s.stack.append(Drawing(self.seat, HAND))


class Drawing(Task[LunchMoney]):
    """One player draws until the hand holds so many, a card at a time.  LM-TURN-12, LM-ABAN-01, LM-HIDE-06"""

    def __init__(self, seat: int, up_to: int) -> None:
        self.seat: Final = seat
        self.up_to: Final = up_to

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.up_to)

    def run(self, s: LunchMoney) -> None:
        short = self.up_to - len(s.hands[self.seat])
        if short <= 0 or not s.alive[self.seat]:
            return
        if short <= s.undrawn:
            while short > 0:
                s.stack.append(DRAWS[self.seat])
                short -= 1
        elif reshuffled(s):
            s.stack.append(self)
            s.stack.append(DRAWS[self.seat])


class Refill(Task[LunchMoney]):
    """After the turn everybody in play draws back up to five, from the turn player on.

    LM-RUL-09, LM-HIP-04, LM-OUT-07, LM-TIME-05, LM-DRAW-01, -03, -07
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: LunchMoney) -> None:
        depth = len(s.stack)
        left: i64 = s.undrawn
        n: i64 = s.setup.players
        for rel in range(n - 1, -1, -1):  # who draws first is the last to lie down
            who: i64 = self.seat + rel
            if who >= n:
                who -= n
            if s.here >> who & 1:
                short: i64 = HAND - len(s.hands[who])
                left -= short
                while short > 0:
                    s.stack.append(DRAWS[who])
                    short -= 1
        if left < 0:  # the pile runs out on the way: one card, and look again
            first = s.stack[-1]
            del s.stack[depth:]
            if reshuffled(s):
                s.stack.append(self)
                s.stack.append(first)


class Draw(Roll[LunchMoney]):
    """One of the cards not yet drawn; only who draws it sees it.  LM-SET-07"""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def actor(self) -> str:
        return "deck"

    def known_to(self, s: LunchMoney) -> int:
        return 1 << self.who

    def legal(self, s: LunchMoney) -> list[Action]:
        return [actions.DRAWN[kind] for kind in range(KINDS) if s.deck[kind]]

    def odds(self, s: LunchMoney) -> list[int]:
        return [left for left in s.deck if left]

    def fall(self, s: LunchMoney, dice: Dice) -> Action:
        pick = dice.below(s.undrawn)
        above = s.undrawn - pick
        kind: i64 = 0
        if pick < above:  # from the nearer end
            for left in s.deck:
                pick -= left
                if pick < 0:
                    break
                kind += 1
        else:
            kind = KINDS
            for left in reversed(s.deck):
                above -= left
                kind -= 1
                if above <= 0:
                    break
        return actions.DRAWN[kind]

    def answer(self, s: LunchMoney, a: Action) -> None:
        kind = actions.KIND[a.code]
        s.deck[kind] = s.deck[kind] - 1
        s.undrawn -= 1
        s.hands[self.who] = hands.along_with(s.hands[self.who], kind)
        if s.events is not None:
            s.say("drew", self.who, kind, known_to=1 << self.who)

    def meaning(self, s: LunchMoney, a: Action) -> tuple[int, ...]:
        if a.verb == "seat":
            return (NOBODY,)
        return (self.who, *a.args) if a.verb == "drawn" else a.args

    def why(self, s: LunchMoney, a: Action) -> Reason:
        return Reason("LM-SET-07") if a.verb == "drawn" else Reason("TABLE-02")


# Made once: they are values
DRAWS: Final = [Draw(who) for who in range(MOST_SEATS)]
REFILLS: Final = [Refill(seat) for seat in range(MOST_SEATS)]
