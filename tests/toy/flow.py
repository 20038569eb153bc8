"""The frames in the order of the rules: the turn, its utterance, the answers, the draw, the banquet."""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.table import CHANCE, Action, Ask, Reason, Roll, Task
from tests.toy import actions as do
from tests.toy import state as st
from tests.toy.pieces import CARDS, HUMILIATION, copies
from tests.toy.state import NONE, Court

PRIZE: Final = 4


class CourtAsk(Ask[Court]):
    """A question to a player: what is common to them all."""

    def meaning(self, s: Court, a: Action) -> tuple[int, ...]:
        if a.verb == "at":
            return (self.guest(s, a),)
        return (NONE, *a.args) if a.verb == "drawn" else a.args

    def guest(self, s: Court, a: Action) -> int:
        """The seat a relative row speaks of; NONE where nobody sits."""
        return (self.seat + a.args[0]) % s.seats if a.args[0] < s.seats else NONE

    def others(self, s: Court) -> list[Action]:
        """One row for each other player still here."""
        return [do.AT[rel - 1] for rel in range(1, s.seats) if not s.gone[(self.seat + rel) % s.seats]]

    def why(self, s: Court, a: Action) -> Reason:
        if a.verb == "humiliate":
            return Reason("CC-ANS-01")
        if a.verb == "bid":
            return Reason("CC-BANQ-01")
        if a.verb == "lead":
            return Reason("CC-TURN-02")
        if a.verb == "at" and self.guest(s, a) == NONE:
            return Reason("TABLE-06")
        return Reason("TABLE-05" if a.verb == "drawn" else "TABLE-04")


# ------------------------------------------------------------------------------------------------------ The turn


class Turn(Task[Court]):
    """CC-TURN-01  A player's turn: play a card or pass, then draw."""

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
    """CC-TURN-01, -02, CC-CARD-03  Which card, or none: the first part of the utterance."""

    def legal(self, s: Court) -> list[Action]:
        return [do.PASS] + [do.LEAD[kind] for kind in sorted(set(s.hands[self.seat])) if CARDS[kind].leads]

    def answer(self, s: Court, a: Action) -> None:
        if a is do.PASS:
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
    """CC-TURN-03  Against whom: the second part."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card)

    def part(self) -> int:
        return 1

    def opening(self, s: Court) -> Ask[Court]:
        return Choose(self.seat)

    def legal(self, s: Court) -> list[Action]:
        return self.others(s)

    def answer(self, s: Court, a: Action) -> None:
        if CARDS[self.card].has_amount:
            s.stack.append(HowMuch(self.seat, self.card, a.args[0]))
        else:
            lay(s, self.seat, self.card, self.guest(s, a), 0)


class HowMuch(CourtAsk):
    """CC-CARD-02  One point or two: the last part."""

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

    def legal(self, s: Court) -> list[Action]:
        return do.TAKE[: 2 if s.score[(self.seat + self.rel) % s.seats] >= 2 else 1]

    def answer(self, s: Court, a: Action) -> None:
        lay(s, self.seat, self.card, (self.seat + self.rel) % s.seats, a.args[0])

    def why(self, s: Court, a: Action) -> Reason:
        return Reason("CC-CARD-02", ((self.seat + self.rel) % s.seats,)) if a.verb == "take" else super().why(s, a)


# ---------------------------------------------------------------------------------------------------- The answers


def lay(s: Court, seat: int, card: int, target: int, n: int) -> None:
    """CC-ANS-01  The card lies there; before it has its effect, the others may answer it, going left."""
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
    """CC-ANS-02  Could this seat hold a Humiliation, by what everybody has seen?"""
    on_table = sum(isinstance(f, Resolve) and f.card == HUMILIATION for f in s.stack)
    unseen = copies(s, HUMILIATION) - s.discard[HUMILIATION] - on_table
    return unseen > 0 and not s.gone[seat] and len(s.hands[seat]) > len(s.known[seat])


def asked_about(s: Court, about: int, first: int) -> list[int]:
    """CC-ANS-02  Those asked about this card, going left from its player, from the `first` seat on."""
    play = s.stack[about]
    assert isinstance(play, Resolve)
    return [rel for rel in range(first, s.seats) if could_answer(s, (play.by + rel) % s.seats)]


class Poll(Task[Court]):
    """CC-ANS-02  Everybody who could hold the answer is asked, whether he holds it or not."""

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
    """CC-ANS-01  Pass, or humiliate."""

    def __init__(self, seat: int, rel: int, about: int) -> None:
        super().__init__(seat)
        self.rel: Final = rel
        self.about: Final = about

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.rel, self.about)

    def party(self, s: Court) -> tuple[int, ...]:
        return tuple((self.seat + rel - self.rel) % s.seats for rel in asked_about(s, self.about, self.rel))

    def legal(self, s: Court) -> list[Action]:
        return [do.PASS, do.HUMILIATE] if HUMILIATION in s.hands[self.seat] else [do.PASS]

    def answer(self, s: Court, a: Action) -> None:
        if a is do.HUMILIATE:
            lay(s, self.seat, HUMILIATION, self.about, 0)

    def why(self, s: Court, a: Action) -> Reason:
        return Reason("CC-TURN-01", (HUMILIATION,)) if a.verb == "humiliate" else super().why(s, a)


class Resolve(Task[Court]):
    """CC-ANS-03  The card has its effect unless it was stopped, and is discarded."""

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


# ------------------------------------------------------------------------------------------------------- Drawing


class Deal(Task[Court]):
    """CC-SETUP-01  So many cards to each, from seat 0 on."""

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
    """CC-TURN-04  After the play, one card from the deck."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Court) -> None:
        if sum(s.deck) and not s.gone[self.seat]:
            s.stack.append(Draw(self.seat))


class Draw(Roll[Court]):
    """CC-TURN-04  One of the cards not yet drawn; only who draws it sees it."""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who

    def args(self) -> tuple[Any, ...]:
        return (self.who,)

    def actor(self) -> str:
        return "deck"

    def legal(self, s: Court) -> list[Action]:
        return [do.DRAWN[kind] for kind in range(do.KINDS) if s.deck[kind]]

    def odds(self, s: Court) -> list[int]:
        return [left for left in s.deck if left]

    def answer(self, s: Court, a: Action) -> None:
        kind = a.args[0]
        s.deck[kind] -= 1
        s.hands[self.who] = tuple(sorted((*s.hands[self.who], kind)))
        s.say("drew", self.who, kind, known_to=1 << self.who)

    def meaning(self, s: Court, a: Action) -> tuple[int, ...]:
        return (self.who, *a.args) if a.verb == "drawn" else a.args


class NextTurn(Task[Court]):
    """CC-TURN-05, CC-END-01  The turn passes left; after a full circle a banquet; an empty deck ends the game."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Court) -> None:
        if sum(s.deck) == 0:
            finish(s, st.DECK_EMPTY)
            return
        after = s.after(self.seat)
        s.stack.append(Turn(after))
        if after <= self.seat:
            s.stack.append(Collect(0))


def finish(s: Court, how: int) -> None:
    """The game is over; cards still being played are discarded."""
    s.ended_by = how
    for frame in s.stack:
        if isinstance(frame, Resolve):
            s.discard[frame.card] += 1
    s.say("over", s.after(s.seats - 1))
    s.stack.clear()


# --------------------------------------------------------------------------------------------------- The banquet


class Collect(Task[Court]):
    """CC-BANQ-01  Everybody writes a bid; nobody sees it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Court) -> None:
        if self.seat == s.seats:
            s.stack.append(Reveal())
            return
        s.stack.append(Collect(self.seat + 1))
        if not s.gone[self.seat]:
            s.stack.append(Bid(self.seat))


class Bid(CourtAsk):
    """CC-BANQ-01  What the seat at the head of the table is worth: no more than one has."""

    def party(self, s: Court) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seat, s.seats) if not s.gone[seat])

    def legal(self, s: Court) -> list[Action]:
        return do.BID[: 1 + max(0, min(do.MOST_BID, s.score[self.seat]))]

    def answer(self, s: Court, a: Action) -> None:
        if a.args[0]:
            s.stack.append(Toast(self.seat, a.args[0]))
        else:
            seal(s, self.seat, 0, NONE)


class Toast(CourtAsk):
    """CC-BANQ-02  Whom a bidder will honour: the second part of the bid."""

    def __init__(self, seat: int, bid: int) -> None:
        super().__init__(seat)
        self.bid: Final = bid

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.bid)

    def part(self) -> int:
        return 1

    def opening(self, s: Court) -> Ask[Court]:
        return Bid(self.seat)

    def party(self, s: Court) -> tuple[int, ...]:
        return self.opening(s).party(s)

    def legal(self, s: Court) -> list[Action]:
        return self.others(s)

    def answer(self, s: Court, a: Action) -> None:
        seal(s, self.seat, self.bid, self.guest(s, a))


def seal(s: Court, seat: int, bid: int, guest: int) -> None:
    """CC-BANQ-01  The slip is folded."""
    s.bids[seat] = bid
    s.guests[seat] = guest
    s.say("sealed", seat, bid, guest, known_to=1 << seat)


class Reveal(Task[Court]):
    """CC-BANQ-03  All slips are opened: everybody pays, a bid higher than all others wins, its guest is honoured."""

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Court) -> None:
        best = max(s.bids)
        for seat in range(s.seats):
            if s.bids[seat] >= 0:
                s.say("revealed", seat, s.bids[seat], s.guests[seat])
                s.score[seat] -= s.bids[seat]
        if best > 0 and s.bids.count(best) == 1:
            winner = s.bids.index(best)
            guest = s.guests[winner]
            s.score[winner] += PRIZE
            if guest != NONE and not s.gone[guest]:
                s.score[guest] += 1
            s.say("dined", winner, guest)
        s.bids = [NONE] * s.seats
        s.guests = [NONE] * s.seats
        s.held += 1
        if s.held == s.banquets:
            finish(s, st.BANQUETS_OVER)


# ------------------------------------------------------------------------------------------------- A player leaves


def leave(s: Court, seat: int) -> None:
    """CC-END-02  The hand is shown and discarded, the question is dropped; the last player left wins."""
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
        finish(s, st.LAST_LEFT)
        return
    top = s.stack[-1]
    if top_concerns(top, seat):  # what follows is below it
        s.stack.pop()
    elif isinstance(top, HowMuch) and (top.seat + top.rel) % s.seats == seat:
        s.stack[-1] = top.opening(s)


def top_concerns(top: Any, seat: int) -> bool:
    """Is the leaver asked, or about to draw?"""
    return top.who == seat if isinstance(top, Draw) else bool(top.seat == seat)
