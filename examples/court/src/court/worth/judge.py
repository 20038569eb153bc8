"""What a table of Court is worth: points made, and the points a hand is good for."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from court.rules.replies import Resolve
from court.rules.state import Court
from dispetto.core.engine.table import State
from dispetto.core.game import Game
from dispetto.core.judge import Judge

HAND: Final = (1.0, 0.9, 0.8, 0.5)  # a feast, a theft, a humiliation, the dagger, still in the hand
BLUR: Final = 2.0  # points that count as nothing


class CourtJudge(Judge):
    """A chance to win from everybody's points, made and to be expected."""

    tables: int = 3  # hands are hidden: think about several tables that may be this one

    def value(self, game: Game[Any, Any], s: State, seat: int) -> float:
        """The seat's share of all hopes."""
        if not s.stack:
            return super().value(game, s, seat)
        assert isinstance(s, Court)
        hopes = [0.0 if s.gone[n] else exp(worth(s, n) / BLUR) for n in range(s.seats)]
        return hopes[seat] / sum(hopes)

    def quiet(self, game: Game[Any, Any], s: State, seat: int) -> bool:
        """No card lies there to be answered, no slip is sealed: before that, looking further ahead tells more."""
        assert isinstance(s, Court)
        hanging = any(isinstance(frame, Resolve) for frame in s.stack) or max(s.bids) >= 0
        return not hanging and super().quiet(game, s, seat)


def worth(s: Court, seat: int) -> float:
    """Points, and what the hand may still bring."""
    return s.score[seat] + sum(HAND[card] for card in s.hands[seat])
