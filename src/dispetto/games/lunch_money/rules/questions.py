"""The base of every question, and the rows that several of them offer."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action, Ask, Reason
from dispetto.games.lunch_money.rules import actions, hands, why
from dispetto.games.lunch_money.rules.pieces import LAST_BASIC, TRAITS, WEIRD, WEIRD_FITS
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney

NO_ROWS: Final[list[Action]] = []
NONE_ONLY: Final = [actions.NONE]
WEIRD_OR_NOT: Final = [actions.CARD[WEIRD], actions.NONE]
ANY_CARD: Final = (1 << actions.KINDS) - 1


class Question(Ask[LunchMoney]):
    """A question to a player, answered in tokens; `said` are those given so far, and nobody else hears them."""

    def __init__(self, seat: int, about: int, said: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.about: Final = about
        self.said: Final = said

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.about, self.said)

    def part(self) -> int:
        return len(self.said)

    def opening(self, s: LunchMoney) -> Ask[LunchMoney]:
        return self.after(()) if self.said else self

    def after(self, said: tuple[int, ...]) -> Question:
        """The same question once this has been said."""
        raise NotImplementedError

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        """What may follow these words; nothing when they are a whole answer."""
        raise NotImplementedError

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        """The answer is complete: now it happens."""
        raise NotImplementedError

    def legal(self, s: LunchMoney) -> list[Action]:
        return s.follows if self.said and s.follows else self.offers(s, self.said)

    def answer(self, s: LunchMoney, a: Action) -> None:
        said = self.said + actions.SAID[a.code] if self.said else actions.SAID[a.code]
        s.follows = self.offers(s, said)
        if s.follows:
            s.stack.append(self.after(said))
        else:
            self.commit(s, said)

    def default(self, s: LunchMoney) -> Action:
        """Whoever says nothing declines.  LM-RUL-06"""
        rows = self.legal(s)
        return actions.NONE if actions.NONE in rows else rows[0]

    def meaning(self, s: LunchMoney, a: Action) -> tuple[int, ...]:
        if a.verb == "seat":
            return (self.there(s, a.code),)
        return (NOBODY, *a.args) if a.verb == "drawn" else a.args

    def there(self, s: LunchMoney, code: int) -> int:
        """The seat a relative row speaks of; NOBODY where there is none."""
        rel = code - actions.C_SEAT
        return (self.seat + rel) % s.setup.players if rel < s.setup.players else NOBODY

    def why(self, s: LunchMoney, a: Action) -> Reason:
        return why.refused(s, self.seat, self.about, type(self).__name__, self.said, a)


class Reaction(Question):
    """A card out of the hand, or none: a round of one, so that the time taken tells nothing of the hand."""

    def in_round(self) -> bool:
        return True


def seats_at(s: LunchMoney, seat: i64, targets: i64) -> list[Action]:
    """The rows that name these seats (a bit each), going left."""
    n: i64 = s.setup.players
    left = targets >> (seat + 1)  # those before the first seat come last
    return actions.SEATS[left | (targets & (1 << seat) - 1) << (n - seat - 1)]


def kinds_held(s: LunchMoney, seat: int) -> list[Action]:
    """Each kind of the hand once."""
    rows: list[Action] = []
    before = -1
    for card in s.hands[seat]:
        if card != before:
            rows.append(actions.CARD[card])
            before = card
    return rows


def weird_or_not(s: LunchMoney, seat: int, card: int, free: bool) -> list[Action]:
    """Weird may go with it, if it is held.  LM-WEIRD-02, LM-HEAD-17, LM-WEIRD-04..06"""
    hand = s.hands[seat]
    if not hand or hand[-1] != WEIRD or not TRAITS[card] & WEIRD_FITS or (free and not s.setup.weird_free):
        return NO_ROWS  # Weird is the last of the cards, and a hand ascends
    return WEIRD_OR_NOT


def several(s: LunchMoney, seat: int, kinds: i64, said: tuple[int, ...], first: int, most: int) -> list[Action]:
    """More cards of these kinds (a bit each) in ascending order, each no oftener than held; or NONE: that will do.

    The cards said so far begin at `first`.
    """
    n = len(said) - first
    last = said[-1] if n else -1
    if last == actions.C_NONE or n >= most:
        return NO_ROWS
    hand = s.hands[seat]
    more: list[Action] = []
    before = -1
    for card in hand:
        if card < last or card == before or not kinds >> card & 1:
            continue
        before = card
        if card > last or hands.number_of(hand, card) > hands.number_of(said, card):
            more.append(actions.CARD[card])
    if not more:
        return NO_ROWS if n else NONE_ONLY
    more.append(actions.NONE)
    return more


def spoken_cards(said: tuple[int, ...]) -> tuple[int, ...]:
    """The cards among the words."""
    return tuple([code for code in said if code < actions.KINDS])


def basics(s: LunchMoney, seat: int) -> list[Action]:
    """The Basics of the hand: they come first in it.  LM-TYPE-01"""
    rows: list[Action] = []
    before = -1
    for card in s.hands[seat]:
        if card > LAST_BASIC:
            break
        if card != before:
            rows.append(actions.CARD[card])
            before = card
    return rows
