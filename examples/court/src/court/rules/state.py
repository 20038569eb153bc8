"""What lies on the table: hands, a deck of which only counts are known, scores, sealed bids."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import State

NONE: Final = -1  # no bid, no guest of honour, no winner
ONGOING: Final = 0
DECK_EMPTY: Final = 1
LAST_LEFT: Final = 2
BANQUETS_OVER: Final = 3


class Court(State):
    """A table of Court."""

    def __init__(self, seats: int, small: int, counter: int, banquets: int) -> None:
        super().__init__()
        self.seats: Final = seats
        self.small: Final = small  # option deck
        self.counter: Final = counter  # option counter
        self.banquets: Final = banquets  # option banquets; 0: no limit
        self.hands: list[tuple[int, ...]] = [()] * seats  # kinds of cards, ascending
        self.known: list[tuple[int, ...]] = [()] * seats  # those of them that everybody has seen
        self.deck: list[int] = []  # how many of each kind are not yet drawn
        self.discard: list[int] = []  # how many of each kind have been used
        self.score: list[int] = [0] * seats
        self.gone: list[int] = [0] * seats
        self.bids: list[int] = [NONE] * seats  # sealed until the last is written
        self.guests: list[int] = [NONE] * seats  # whom each bidder honours; sealed too
        self.held: int = 0  # banquets so far
        self.ended_by: int = ONGOING

    def clone(self) -> Court:
        c = Court(self.seats, self.small, self.counter, self.banquets)
        c.stack = self.stack[:]
        c.hands = self.hands[:]
        c.known = self.known[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.score = self.score[:]
        c.gone = self.gone[:]
        c.bids = self.bids[:]
        c.guests = self.guests[:]
        c.held = self.held
        c.ended_by = self.ended_by
        return c

    def after(self, seat: int) -> int:
        """The next player to the left who is still here."""
        seat = (seat + 1) % self.seats
        while self.gone[seat]:
            seat = (seat + 1) % self.seats
        return seat


def standing(s: Court) -> list[int]:
    """How everybody stands in the end: the most points win; who has left comes last.  CC-END-04"""
    return [-1000 if s.gone[seat] else s.score[seat] for seat in range(s.seats)]


# What a dump keeps, in its order, besides the set-up and the stack; `clone` above names the same by hand
KEPT: Final[list[str]] = ["hands", "known", "deck", "discard", "score", "gone", "bids", "guests", "held", "ended_by"]
