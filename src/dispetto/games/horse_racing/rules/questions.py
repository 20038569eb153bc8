"""What all questions of this game have in common."""

from __future__ import annotations

from dispetto.core.engine.table import Action, Ask, Reason, Roll
from dispetto.games.horse_racing.rules import why
from dispetto.games.horse_racing.rules.state import Meeting


class RacingAsk(Ask[Meeting]):
    """A question to a player."""

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return why.meaning(s, self.seat, a)

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.general(s, a)


class SealedAsk(RacingAsk):
    """A question to everybody at once, each answering in secret: entries and slips.  RN-RUL-04, RN-BET-03"""

    def in_round(self) -> bool:
        return True

    def party(self, s: Meeting) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seat, s.setup.players) if not s.gone[seat]])

    def known_to(self, s: Meeting) -> int:
        return 1 << self.seat


class RacingRoll(Roll[Meeting]):
    """A question to chance."""

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return why.meaning(s, 0, a)
