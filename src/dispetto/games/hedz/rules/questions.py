"""What the frames have in common: a question about a dino, a question on the way, a die."""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, Action, Ask, Roll
from dispetto.games.hedz.rules import actions
from dispetto.games.hedz.rules.state import NOBODY, Hedz

# What a movement carries with it
PUSHED: Final = 1  # it is the rest of somebody else's roll
FALLS: Final = 2  # a Flier has declared that air is air
BOUGHT: Final = 4  # the third die was bought after the roll, and stays as it fell

# How a dino came to stand where it stands
EXACT: Final = 0  # its count ended here
THROWING: Final = 1  # it stopped in mid-move to throw
PUSHING: Final = 2  # it stopped here to push

SIX: Final = [1, 1, 1, 1, 1, 1]


def meaning(s: Hedz, d: int, a: Action) -> tuple[int, ...]:
    """A row's arguments in absolute terms: relative dinos, and routes by their Think! space."""
    verb = a.verb
    if verb == "push" or verb == "throw" or verb == "bite" or verb == "spare":
        return (other(s, d, a),)
    if verb == "route":
        return (s.at[d] * 2 + a.args[0],)
    return a.args


def other(s: Hedz, d: int, a: Action) -> int:
    """The dino a relative row speaks of, counted from the one that acts, or NOBODY.  H25-CLR-07, H2-CLR-07"""
    return (d + a.args[0]) % s.setup.dinos if a.args[0] < s.setup.dinos else NOBODY


class DinoAsk(Ask[Hedz]):
    """A question about one dino, as a rule to its owner."""

    def __init__(self, seat: int, d: int) -> None:
        super().__init__(seat)
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d,)

    def meaning(self, s: Hedz, a: Action) -> tuple[int, ...]:
        return meaning(s, self.d, a)

    def again(self, s: Hedz) -> None:
        """Somebody else has left: where that changes the offers, the question is put anew.  H25-RUL-41, H2-RUL-46"""

    def ends_with_it(self) -> bool:
        """Does the movement end when this dino's player leaves?"""
        return True


class WalkingAsk(DinoAsk):
    """A question in the middle of a movement."""

    def __init__(self, seat: int, d: int, left: int, began: int, total: int, flags: int) -> None:
        super().__init__(seat, d)
        self.left: Final = left  # steps still to go
        self.began: Final = began  # the space this movement started from
        self.total: Final = total  # its whole length
        self.flags: Final = flags

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, *self.walk())

    def walk(self) -> tuple[int, int, int, int]:
        """The movement that waits for the answer."""
        return (self.left, self.began, self.total, self.flags)


class OneDie(Roll[Hedz]):
    """One die falls.  H25-CLR-05, H2-CLR-01"""

    def legal(self, s: Hedz) -> list[Action]:
        return actions.DIE

    def odds(self, s: Hedz) -> list[int]:
        return SIX

    def fall(self, s: Hedz, dice: Dice) -> Action:
        return actions.DIE[dice.below(6)]


class DieRoll(OneDie):
    """One die falls for a dino."""

    def __init__(self, d: int) -> None:
        super().__init__(CHANCE)
        self.d: Final = d

    def again(self, s: Hedz) -> None:
        """Somebody else has left.  H25-RUL-41, H2-RUL-46"""
