"""What is common to all questions at court."""

from __future__ import annotations

from court.rules import actions
from court.rules.state import NONE, Court
from dispetto.core.engine.table import Action, Ask, Reason


class CourtAsk(Ask[Court]):
    """A question to a player: what is common to them all."""

    def meaning(self, s: Court, a: Action) -> tuple[int, ...]:
        if a.verb == "at":
            return (self.guest(s, a),)
        return (NONE, *a.args) if a.verb == "drawn" else a.args

    def guest(self, s: Court, a: Action) -> int:
        """The seat a relative row speaks of; NONE where nobody sits."""
        return (self.seat + a.args[0]) % s.seats if a.args[0] < s.seats else NONE

    def others(self, s: Court) -> list[Action]:
        """One row for each other player still here."""
        return [actions.AT[rel - 1] for rel in range(1, s.seats) if not s.gone[(self.seat + rel) % s.seats]]

    def why(self, s: Court, a: Action) -> Reason:
        if a.verb == "humiliate":
            return Reason("CC-ANS-01")
        if a.verb == "bid":
            return Reason("CC-BANQ-01")
        if a.verb == "lead":
            return Reason("CC-TURN-02")
        if a.verb == "at" and self.guest(s, a) == NONE:
            return Reason("TABLE-06")
        return Reason("TABLE-05" if a.verb == "drawn" else "TABLE-04")
