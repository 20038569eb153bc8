"""A card lies there: the others may answer it before it has its effect, and what ends the game ends that too."""

from __future__ import annotations

from typing import Any, Final

from court.rules import actions
from court.rules.pieces import CARDS, HUMILIATION, copies
from court.rules.questions import CourtAsk
from court.rules.state import Court
from dispetto.core.engine.table import Action, Reason, Task


def lay(s: Court, seat: int, card: int, target: int, n: int) -> None:
    """The card lies there; before it has its effect, the others may answer it, going left.  CC-ANS-01, CC-ANS-04"""
    s.hands[seat] = without(s.hands[seat], card)
    if card in s.known[seat]:
        s.known[seat] = without(s.known[seat], card)
    if card == HUMILIATION:
        answered = s.stack[target]
        assert isinstance(answered, Resolve)
        s.say("answered", seat, answered.card, answered.by)
    else:
        s.say("played", seat, card, target, n)
    about = len(s.stack)
    s.stack.append(Resolve(seat, card, target, n, 0))
    if card != HUMILIATION or s.counter:
        s.stack.append(Poll(1, about))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand less one card of this kind."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def could_answer(s: Court, seat: int) -> bool:
    """Could this seat hold a Humiliation, by what everybody has seen?  CC-ANS-02"""
    on_table = sum(isinstance(f, Resolve) and f.card == HUMILIATION for f in s.stack)
    unseen = copies(s, HUMILIATION) - s.discard[HUMILIATION] - on_table
    return unseen > 0 and not s.gone[seat] and len(s.hands[seat]) > len(s.known[seat])


def asked_about(s: Court, about: int, first: int) -> list[int]:
    """Those asked about this card, going left from its player, from the `first` seat on.  CC-ANS-02"""
    play = s.stack[about]
    assert isinstance(play, Resolve)
    return [rel for rel in range(first, s.seats) if could_answer(s, (play.by + rel) % s.seats)]


class Poll(Task[Court]):
    """Everybody who could hold the answer is asked, whether he holds it or not.  CC-ANS-02"""

    def __init__(self, rel: int, about: int) -> None:
        self.rel: Final = rel
        self.about: Final = about

    def args(self) -> tuple[Any, ...]:
        return (self.rel, self.about)

    def run(self, s: Court) -> None:
        play = s.stack[self.about]
        assert isinstance(play, Resolve)
        left = asked_about(s, self.about, self.rel)
        if left and not play.stopped:
            s.stack += [Poll(left[0] + 1, self.about), Window((play.by + left[0]) % s.seats, left[0], self.about)]


class Window(CourtAsk):
    """Pass, or humiliate.  CC-ANS-01"""

    def __init__(self, seat: int, rel: int, about: int) -> None:
        super().__init__(seat)
        self.rel: Final = rel
        self.about: Final = about

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.rel, self.about)

    def in_round(self) -> bool:
        return True

    def party(self, s: Court) -> tuple[int, ...]:
        return tuple((self.seat + rel - self.rel) % s.seats for rel in asked_about(s, self.about, self.rel))

    def facts(self, s: Court) -> tuple[int, ...]:
        play = s.stack[self.about]
        assert isinstance(play, Resolve)
        return (play.card, play.by)

    def legal(self, s: Court) -> list[Action]:
        return [actions.PASS, actions.HUMILIATE] if HUMILIATION in s.hands[self.seat] else [actions.PASS]

    def answer(self, s: Court, a: Action) -> None:
        if a is actions.HUMILIATE:
            lay(s, self.seat, HUMILIATION, self.about, 0)

    def why(self, s: Court, a: Action) -> Reason:
        return Reason("CC-TURN-01", (HUMILIATION,)) if a.verb == "humiliate" else super().why(s, a)


class Resolve(Task[Court]):
    """The card has its effect unless it was stopped, and is discarded.  CC-ANS-03"""

    def __init__(self, by: int, card: int, target: int, n: int, stopped: int) -> None:
        self.by: Final = by
        self.card: Final = card
        self.target: Final = target  # a seat; for a Humiliation the frame of the card it answers
        self.n: Final = n
        self.stopped: Final = stopped

    def args(self) -> tuple[Any, ...]:
        return (self.by, self.card, self.target, self.n, self.stopped)

    def run(self, s: Court) -> None:
        card = CARDS[self.card]
        if card.returns and not s.gone[self.by]:
            s.hands[self.by] = tuple(sorted((*s.hands[self.by], self.card)))
            s.known[self.by] = tuple(sorted((*s.known[self.by], self.card)))
        else:
            s.discard[self.card] += 1
        if self.stopped:
            return
        if self.card == HUMILIATION:
            play = s.stack[self.target]
            assert isinstance(play, Resolve)
            s.stack[self.target] = Resolve(play.by, play.card, play.target, play.n, 1)
            s.say("stopped", play.by, play.card)
        else:
            card.resolve(s, self.by, self.target, self.n)


def finish(s: Court, how: int) -> None:
    """The game is over; cards still being played are discarded."""
    s.ended_by = how
    for frame in s.stack:
        if isinstance(frame, Resolve):
            s.discard[frame.card] += 1
    s.say("over", s.after(s.seats - 1))
    s.stack.clear()
