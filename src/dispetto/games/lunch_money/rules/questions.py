"""The base of every question, and the rows that several of them offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action, Ask, Reason
from dispetto.games.lunch_money.rules import actions, hands, why
from dispetto.games.lunch_money.rules.pieces import BASIC, COLOURS, KINDS, TRAITS, WEIRD, WEIRD_FITS
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney, Values

NO_ROWS: Final[list[Action]] = []
NONE_ONLY: Final = [actions.NONE]
WEIRD_OR_NOT: Final = [actions.CARD[WEIRD], actions.NONE]
ANY_CARD: Final = (1 << KINDS) - 1


class Question(Ask[LunchMoney]):
    """A question to a player, answered in tokens; `said` are those given so far, and nobody else hears them."""

    def __init__(self, seat: int, about: int, said: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.about: Final = about
        self.said: Final = said

    def args(self) -> Values:
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
        said = self.said + actions.ALONE[a.code] if self.said else actions.ALONE[a.code]
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
    if not hand or hand[-1] < WEIRD or not hands.holds(hand, WEIRD):  # a hand ascends
        return NO_ROWS
    return WEIRD_OR_NOT if TRAITS[card] & WEIRD_FITS and (not free or s.setup.weird_free) else NO_ROWS


def several(s: LunchMoney, seat: int, kinds: i64, said: tuple[int, ...], first: int, most: int) -> list[Action]:
    """More cards of these kinds (a bit each) in ascending order, each no oftener than held; or NONE: that will do.

    The cards said so far begin at `first`.
    """
    n = len(said) - first
    if n >= most or (n and said[-1] == actions.C_NONE):
        return NO_ROWS
    last = actions.KIND[said[-1]] if n else -1
    hand = s.hands[seat]
    more: list[Action] = []
    before = -1
    for card in hand:
        if card < last or card == before or not kinds >> card & 1:
            continue
        before = card
        row = actions.CARD[card]
        if card > last or hands.number_of(hand, card) > hands.number_of(said, row.code):
            more.append(row)
    if not more:
        return NO_ROWS if n else NONE_ONLY
    return or_none(more)


def with_weird(card: int, said: tuple[int, ...]) -> tuple[int, ...]:
    """This card, and Weird with it if that was said."""
    return (card, WEIRD) if said[-1] == WEIRD else actions.ALONE[card]


def or_none(cards: list[Action]) -> list[Action]:
    """One of these cards, or none."""
    added = len(cards) > 0 and cards[-1].code > actions.C_NONE
    cards.append(actions.NONE)
    return in_order(cards) if added else cards


def in_order(rows: list[Action]) -> list[Action]:
    """Ascending: the rows of added cards stand behind all others in the table."""
    return sorted(rows, key=code_of)


def code_of(row: Action) -> int:
    """Its place in the table."""
    return row.code


def basics(s: LunchMoney, seat: int) -> list[Action]:
    """The Basics of the hand.  LM-TYPE-01"""
    rows: list[Action] = []
    before = -1
    for card in s.hands[seat]:
        if card != before and COLOURS[card] == BASIC:
            rows.append(actions.CARD[card])
            before = card
    return rows
