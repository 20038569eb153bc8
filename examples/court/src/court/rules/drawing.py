"""Cards come from the deck: the deal, and one after each play."""

from __future__ import annotations

from typing import Any, Final

from court.rules import actions
from court.rules.state import Court
from dispetto.core.engine.table import CHANCE, Action, Roll, Task


class Deal(Task[Court]):
    """So many cards to each, from seat 0 on.  CC-SETUP-01"""

    def __init__(self, seat: int, left: int, each: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.each: Final = each

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left, self.each)

    def run(self, s: Court) -> None:
        if self.left == 0 or s.gone[self.seat]:
            if self.seat + 1 < s.seats:
                s.stack.append(Deal(self.seat + 1, self.each, self.each))
        elif sum(s.deck):
            s.stack += [Deal(self.seat, self.left - 1, self.each), Draw(self.seat)]


class Refill(Task[Court]):
    """After the play, one card from the deck.  CC-TURN-04"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Court) -> None:
        if sum(s.deck) and not s.gone[self.seat]:
            s.stack.append(Draw(self.seat))


class Draw(Roll[Court]):
    """One of the cards not yet drawn; only who draws it sees it.  CC-TURN-04"""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who

    def args(self) -> tuple[Any, ...]:
        return (self.who,)

    def actor(self) -> str:
        return "deck"

    def known_to(self, s: Court) -> int:
        return 1 << self.who

    def legal(self, s: Court) -> list[Action]:
        return [actions.DRAWN[kind] for kind in range(actions.KINDS) if s.deck[kind]]

    def odds(self, s: Court) -> list[int]:
        return [left for left in s.deck if left]

    def answer(self, s: Court, a: Action) -> None:
        kind = a.args[0]
        s.deck[kind] -= 1
        s.hands[self.who] = tuple(sorted((*s.hands[self.who], kind)))
        s.say("drew", self.who, kind, known_to=1 << self.who)

    def meaning(self, s: Court, a: Action) -> tuple[int, ...]:
        return (self.who, *a.args) if a.verb == "drawn" else a.args
