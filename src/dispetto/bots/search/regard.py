"""A judge in one seat's eyes: a table is worth what it is to oneself, less what it is to those one wishes ill; and
whoever likes to gamble, or fears to, bends the own chance. Others are thought of as sober people.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import State


class Regard(Judge):
    """What others have costs this seat something, by a weight for each."""

    def __init__(self, judge: Judge, seat: int, against: list[float], bend: float) -> None:
        super().__init__(judge.tables, judge.beyond)
        self.judge: Final = judge
        self.seat: Final = seat
        self.against: Final = against
        self.bend: Final = bend  # above 0 the long odds are dearer than they are, below it the safe ones

    def values(self, s: State) -> list[float]:
        """Everybody's chance, and to this seat what it makes of them."""
        found = self.judge.values(s).copy()
        own = found[self.seat]
        worth = own + self.bend * own * (own - 1.0)
        for other in range(len(found)):
            if other != self.seat:
                worth -= self.against[other] * found[other]
        found[self.seat] = worth
        return found

    def quiet(self, s: State, seat: int) -> bool:
        return self.judge.quiet(s, seat)
