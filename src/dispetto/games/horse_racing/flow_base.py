"""What all questions of this game have in common."""

from __future__ import annotations

import dispetto.games.horse_racing.why as reasons
from dispetto.core.table import Action, Ask, Reason, Roll
from dispetto.games.horse_racing.state import Meeting


class RacingAsk(Ask[Meeting]):
    """A question to a player."""

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return reasons.meaning(s, self.seat, a)

    def why(self, s: Meeting, a: Action) -> Reason:
        return reasons.general(s, a)


class RacingRoll(Roll[Meeting]):
    """A question to chance."""

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return reasons.meaning(s, 0, a)
