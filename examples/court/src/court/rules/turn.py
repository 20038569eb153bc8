"""The turn and its utterance, and what happens when a player leaves; the other frames are in the chapters beside it."""

from __future__ import annotations

from typing import Any, Final

from court.rules import actions, state
from court.rules.banquet import Collect
from court.rules.drawing import Draw, Refill
from court.rules.pieces import CARDS
from court.rules.questions import CourtAsk
from court.rules.replies import finish, lay
from court.rules.state import NONE, Court
from dispetto.core.engine.table import Action, Ask, Reason, Task


class Turn(Task[Court]):
    """A player's turn: play a card or pass, then draw.  CC-TURN-01"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Court) -> None:
        if s.gone[self.seat]:  # since the banquet began
            s.stack.append(Turn(s.after(self.seat)))
            return
        s.say("turn", self.seat)
        s.stack += [NextTurn(self.seat), Refill(self.seat), Choose(self.seat)]


class Choose(CourtAsk):
    """Which card, or none: the first part of the utterance.  CC-TURN-01, CC-TURN-02, CC-CARD-03"""

    def legal(self, s: Court) -> list[Action]:
        return [actions.PASS] + [actions.LEAD[kind] for kind in sorted(set(s.hands[self.seat])) if CARDS[kind].leads]

    def answer(self, s: Court, a: Action) -> None:
        if a is actions.PASS:
            s.say("passed", self.seat)
        elif CARDS[a.args[0]].has_target:
            s.stack.append(Target(self.seat, a.args[0]))
        else:
            lay(s, self.seat, a.args[0], NONE, 0)

    def why(self, s: Court, a: Action) -> Reason:
        if a.verb == "lead":
            return Reason("CC-TURN-01" if CARDS[a.args[0]].leads else "CC-CARD-03", a.args)
        return super().why(s, a)


class Target(CourtAsk):
    """Against whom: the second part.  CC-TURN-03"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card)

    def part(self) -> int:
        return 1

    def opening(self, s: Court) -> Ask[Court]:
        return Choose(self.seat)

    def facts(self, s: Court) -> tuple[int, ...]:
        return (self.card,)

    def legal(self, s: Court) -> list[Action]:
        return self.others(s)

    def answer(self, s: Court, a: Action) -> None:
        if CARDS[self.card].has_amount:
            s.stack.append(HowMuch(self.seat, self.card, a.args[0]))
        else:
            lay(s, self.seat, self.card, self.guest(s, a), 0)


class HowMuch(CourtAsk):
    """One point or two: the last part.  CC-CARD-02"""

    def __init__(self, seat: int, card: int, rel: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.rel: Final = rel

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.rel)

    def part(self) -> int:
        return 2

    def opening(self, s: Court) -> Ask[Court]:
        return Choose(self.seat)

    def victim(self, s: Court) -> int:
        """The seat that is stolen from."""
        return (self.seat + self.rel) % s.seats

    def facts(self, s: Court) -> tuple[int, ...]:
        return (self.card, self.victim(s))

    def legal(self, s: Court) -> list[Action]:
        return actions.TAKE[: 2 if s.score[self.victim(s)] >= 2 else 1]

    def answer(self, s: Court, a: Action) -> None:
        lay(s, self.seat, self.card, self.victim(s), a.args[0])

    def why(self, s: Court, a: Action) -> Reason:
        return Reason("CC-CARD-02", (self.victim(s),)) if a.verb == "take" else super().why(s, a)


class NextTurn(Task[Court]):
    """The turn passes left; after a full circle a banquet; an empty deck ends the game.  CC-TURN-05, CC-END-01"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Court) -> None:
        if sum(s.deck) == 0:
            finish(s, state.DECK_EMPTY)
            return
        after = s.after(self.seat)
        s.stack.append(Turn(after))
        if after <= self.seat:
            s.stack.append(Collect(0))


def leave(s: Court, seat: int) -> None:
    """The hand is shown and discarded, the question is dropped; the last player left wins.  CC-END-02"""
    s.say("left", seat)
    for card in s.hands[seat]:
        s.discard[card] += 1
        s.say("showed", seat, card)
    s.hands[seat] = ()
    s.known[seat] = ()
    s.gone[seat] = 1
    s.bids[seat] = NONE
    s.guests[seat] = NONE
    if s.gone.count(0) == 1:
        finish(s, state.LAST_LEFT)
        return
    top = s.stack[-1]
    if top_concerns(top, seat):  # what follows is below it
        s.stack.pop()
    elif isinstance(top, HowMuch) and top.victim(s) == seat:
        s.stack[-1] = top.opening(s)


def top_concerns(top: Any, seat: int) -> bool:
    """Is the leaver asked, or about to draw?"""
    return top.who == seat if isinstance(top, Draw) else bool(top.seat == seat)
