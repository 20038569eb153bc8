"""Small things of a table being played: a moment, and the two ways of saying no."""

from __future__ import annotations

from dataclasses import dataclass

from dispetto.core.engine.table import Event, Reason, State
from dispetto.web.store.log import Entry


@dataclass(frozen=True)
class Moment:
    """The table after one entry of the log: a still state, what happened on the way to it, how long the story is."""

    version: int
    entry: Entry | None
    state: State
    events: tuple[Event, ...]
    lines: int = 0
    turn: int = 0  # how many turns have begun so far, by which the narrator varies what he says


class Stale(Exception):
    """The answer was meant for a question that is no longer the one being asked."""


class Refused(Exception):
    """The answer is not on offer; `reason` says by which rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.rule)
        self.reason = reason
