"""What a table of Court is worth: points made, and the points a hand is good for."""

from __future__ import annotations

from math import exp
from typing import Final

from court.rules.replies import Resolve
from court.rules.state import Court, standing
from dispetto.core.engine.judge import Judge, as_chances, shared
from dispetto.core.engine.table import State

HAND: Final = (1.0, 0.9, 0.8, 0.5)  # a feast, a theft, a humiliation, the dagger, still in the hand
BLUR: Final = 2.0  # points that count as nothing


class CourtJudge(Judge):
    """A chance to win from everybody's points, made and to be expected."""

    def __init__(self) -> None:
        super().__init__(tables=3)  # hands are hidden: think about several tables that may be this one

    def values(self, s: State) -> list[float]:
        """Everybody's share of all hopes."""
        assert isinstance(s, Court)
        if not s.stack:
            return shared(standing(s))
        return as_chances([0.0 if s.gone[seat] else exp(worth(s, seat) / BLUR) for seat in range(s.seats)])

    def quiet(self, s: State, seat: int) -> bool:
        """No card lies there to be answered, no slip is sealed: before that, looking further ahead tells more."""
        assert isinstance(s, Court)
        hanging = any(isinstance(frame, Resolve) for frame in s.stack) or max(s.bids) >= 0
        return not hanging and super().quiet(s, seat)


def worth(s: Court, seat: int) -> float:
    """Points, and what the hand may still bring."""
    return s.score[seat] + sum(HAND[card] for card in s.hands[seat])
