"""What all questions of this game have in common."""

from __future__ import annotations

from dispetto.core.engine.table import Action, Ask
from dispetto.games.shear_panic.rules.state import BLACK, Meadow


class Question(Ask[Meadow]):
    """A question to a player; whatever is asked, rows count sheep from the asked player's own."""

    def meaning(self, s: Meadow, a: Action) -> tuple[int, ...]:
        return (absolute(self.seat, a.args[0]),) if a.verb == "sheep" else a.args


def absolute(seat: int, i: int) -> int:
    """A sheep from its row: 0 and 1 are the seat's own, 2 and 3 those of the next seat, 8 the black one."""
    return i if i == BLACK else (i + 2 * seat) % BLACK


def relative(seat: int, sheep: int) -> int:
    """A sheep's row, counted from the seat's own."""
    return sheep if sheep == BLACK else (sheep - 2 * seat) % BLACK
