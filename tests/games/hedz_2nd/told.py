"""A table told in the grammar of records and scenarios: set a position, say lines, look at what lies there."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import Action
from dispetto.games.hedz import Hedz2nd
from tests.games.hedz_told import Told, standing

GAME = Hedz2nd()


def opening(seats: str = "ABCD", **options: Any) -> Told:
    """A fresh table, at its first question."""
    return Told(GAME, GAME.new(len(seats), {"board": "t2", **options}), list(seats))


def table(
    seats: str = "ABCD",
    turn: str = "A",
    loose: dict[str, int] | None = None,
    round: int = 1,
    options: dict[str, Any] | None = None,
    **dinos: str,
) -> Told:
    """A position: `A="18 0"`, `B="19 1 raptor"` (space, rocks, type).
    Who is not named stands on Start without rocks.
    """
    t = opening(seats, **(options or {}))
    position = {"turn": turn, "dinos": standing(dinos), "loose": loose or {}, "round": round}
    GAME.place(t.s, position, t.names)
    return t


def row_called(words: str) -> Action:
    """A row of the action table by its verb and arguments."""
    return next(a for a in GAME.actions if " ".join([a.verb, *map(str, a.args)]) == words)
