"""What lies in the air: a card, or several laid together, that others may humiliate.

The Play itself, a defence, a follow-up, a strike, a Backlash, a Humiliation.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Task
from dispetto.games.lunch_money.rules.state import LunchMoney, Values

# What a Laid is
OPENING: Final = 0
DEFENDING: Final = 1
FOLLOWING: Final = 2
STRIKING: Final = 3
TURNING: Final = 4
INSULTING: Final = 5


class Laid(Task[LunchMoney]):
    """A card, or several laid together, that others may humiliate."""

    def kind(self) -> int:
        """What it is."""
        raise NotImplementedError

    def by(self) -> int:
        """Whose it is."""
        raise NotImplementedError

    def face(self) -> int:
        """The card one sees."""
        raise NotImplementedError

    def of(self, own: int) -> int:
        """The index of the Play it belongs to, given its own."""
        raise NotImplementedError

    def became(self) -> int:
        """What has become of it; 0 nothing yet."""
        raise NotImplementedError

    def voided(self) -> Laid:
        """The same, cancelled."""
        raise NotImplementedError


class Added(Laid):
    """Cards laid on a Play by the same player: what follows a Grab, a Basic or Weapon struck for free."""

    def __init__(self, about: int, src: int, cards: tuple[int, ...], void: int) -> None:
        self.about: Final = about
        self.src: Final = src
        self.cards: Final = cards
        self.void: Final = void

    def args(self) -> Values:
        return (self.about, self.src, self.cards, self.void)

    def by(self) -> int:
        return self.src

    def face(self) -> int:
        return self.cards[0]

    def of(self, own: int) -> int:
        return self.about

    def became(self) -> int:
        return self.void


class TargetByTarget(Task[LunchMoney]):
    """What the targets of a Play are asked one after the other.  LM-DEF-01, LM-BACK-01"""

    def __init__(self, about: int, i: int) -> None:
        self.about: Final = about
        self.i: Final = i  # whose turn it is

    def args(self) -> tuple[int, ...]:
        return (self.about, self.i)


class Step(Task[LunchMoney]):
    """One step of the Play at index `about`."""

    def __init__(self, about: int) -> None:
        self.about: Final = about

    def args(self) -> tuple[int, ...]:
        return (self.about,)


def laid_at(s: LunchMoney, index: int) -> Laid:
    """What was laid at this place of the stack."""
    laid = s.stack[index]
    assert isinstance(laid, Laid)
    return laid
