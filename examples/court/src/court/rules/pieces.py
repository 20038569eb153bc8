"""The cards: the base class is the basic rule, a kind overrides the sentence printed on it."""

from __future__ import annotations

from typing import Final

from court.rules.state import Court


class Card:
    """A card that is led, has its effect and is discarded."""

    def __init__(self, name: str, copies: int, few: int) -> None:
        self.name: Final = name
        self.copies: Final = copies
        self.few: Final = few  # copies in the small deck
        self.leads: bool = True
        self.has_target: bool = False
        self.has_amount: bool = False
        self.returns: bool = False

    def resolve(self, s: Court, me: int, target: int, n: int) -> None:
        raise NotImplementedError


class Feast(Card):
    """Score 2.  CC-CARD-01"""

    def resolve(self, s: Court, me: int, target: int, n: int) -> None:
        s.score[me] += 2


class Theft(Card):
    """Take 1 point from a player, or 2 from one who has them.  CC-CARD-02"""

    def __init__(self, name: str, copies: int, few: int) -> None:
        super().__init__(name, copies, few)
        self.has_target = True
        self.has_amount = True

    def resolve(self, s: Court, me: int, target: int, n: int) -> None:
        s.score[target] -= n
        s.score[me] += n


class Humiliation(Card):
    """Only in answer to another player's card, which then has no effect.  CC-CARD-03"""

    def __init__(self, name: str, copies: int, few: int) -> None:
        super().__init__(name, copies, few)
        self.leads = False


class Dagger(Card):
    """A player loses 1 point; the dagger comes back to the hand, and all have seen it.  CC-CARD-04"""

    def __init__(self, name: str, copies: int, few: int) -> None:
        super().__init__(name, copies, few)
        self.has_target = True
        self.returns = True

    def resolve(self, s: Court, me: int, target: int, n: int) -> None:
        s.score[target] -= 1


FEAST: Final = 0
THEFT: Final = 1
HUMILIATION: Final = 2
DAGGER: Final = 3
CARDS: Final[list[Card]] = [
    Feast("feast", 12, 3),
    Theft("theft", 12, 2),
    Humiliation("humiliation", 6, 2),
    Dagger("dagger", 2, 1),
]
NAMES: Final[list[str]] = [card.name for card in CARDS]


def copies(s: Court, kind: int) -> int:
    """How many of a kind there are at this table."""
    return CARDS[kind].few if s.small else CARDS[kind].copies
