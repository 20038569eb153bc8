"""The banquet: secret bids, and a guest of honour."""

from __future__ import annotations

from typing import Any, Final

from court.rules import actions, state
from court.rules.questions import CourtAsk
from court.rules.replies import finish
from court.rules.state import NONE, Court
from dispetto.core.engine.table import Action, Ask, Task

PRIZE: Final = 4


class Collect(Task[Court]):
    """Everybody writes a bid; nobody sees it.  CC-BANQ-01"""

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
    """What the seat at the head of the table is worth: no more than one has.  CC-BANQ-01"""

    def in_round(self) -> bool:
        return True

    def party(self, s: Court) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seat, s.seats) if not s.gone[seat])

    def known_to(self, s: Court) -> int:
        return 1 << self.seat

    def legal(self, s: Court) -> list[Action]:
        return actions.BID[: 1 + max(0, min(actions.MOST_BID, s.score[self.seat]))]

    def answer(self, s: Court, a: Action) -> None:
        if a.args[0]:
            s.stack.append(Toast(self.seat, a.args[0]))
        else:
            seal(s, self.seat, 0, NONE)

    def facts(self, s: Court) -> tuple[int, ...]:
        return (self.legal(s)[-1].args[0],)


class Toast(CourtAsk):
    """Whom a bidder will honour: the second part of the bid.  CC-BANQ-02"""

    def __init__(self, seat: int, bid: int) -> None:
        super().__init__(seat)
        self.bid: Final = bid

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.bid)

    def part(self) -> int:
        return 1

    def opening(self, s: Court) -> Ask[Court]:
        return Bid(self.seat)

    def in_round(self) -> bool:
        return True

    def party(self, s: Court) -> tuple[int, ...]:
        return self.opening(s).party(s)

    def known_to(self, s: Court) -> int:
        return 1 << self.seat

    def legal(self, s: Court) -> list[Action]:
        return self.others(s)

    def answer(self, s: Court, a: Action) -> None:
        seal(s, self.seat, self.bid, self.guest(s, a))

    def facts(self, s: Court) -> tuple[int, ...]:
        return (self.bid,)


def seal(s: Court, seat: int, bid: int, guest: int) -> None:
    """The slip is folded.  CC-BANQ-01"""
    s.bids[seat] = bid
    s.guests[seat] = guest
    s.say("sealed", seat, bid, guest, known_to=1 << seat)


class Reveal(Task[Court]):
    """All slips are opened: everybody pays, a bid higher than all others wins, its guest is honoured.  CC-BANQ-03"""

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
            finish(s, state.BANQUETS_OVER)
