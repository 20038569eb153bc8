"""What a player at the table would see, for the tellers of all games."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import asked
from dispetto.core.telling.grammar import Telling, rule_id, split_line
from dispetto.core.telling.scenario import shown


class AtTable(Telling):
    """Lines in, what a player at the table would see out."""

    @property
    def seen(self) -> dict[str, Any]:
        """The position in the words of a scenario."""
        return shown(self)

    @property
    def asked(self) -> str:
        """Who must answer now: a player, `dice`, `deck`, or `nobody`."""
        return self.speaker(asked(self.s))

    @property
    def question(self) -> str:
        """The kind of question."""
        return type(asked(self.s)).__name__

    @property
    def default(self) -> str:
        """What is answered for a player whose time is up."""
        ask = asked(self.s)
        assert ask is not None
        return self.game.text(self.s, ask, ask.default(self.s), self.names)

    def why(self, line: str) -> str:
        """The rule that refuses a line now; empty where it is allowed."""
        reason = self.refusal(*split_line(line))
        return rule_id(reason.rule) if reason else ""
