"""What has happened at a table: the moments that still count, the version of each, and how far chance has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dispetto.core.engine.table import ALL, PUBLIC, Ending, State, step
from dispetto.core.game import Game
from dispetto.web.play.moments import Moment
from dispetto.web.store.log import Entry


class History:
    """The way of a table from its first moment to the present one."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.moments: list[Moment] = []  # those that count: what was taken back is gone
        self.version = 0  # of the last entry
        self.counter = 0  # of the next chance answer; never goes back
        self.undone = 0  # the version of the last undo
        self.hides = False  # something has been hidden from somebody

    # ------------------------------------------------------------------------------------------------------- looking

    @property
    def state(self) -> State:
        """What lies on the table now; not to be changed."""
        return self.moments[-1].state

    @property
    def started(self) -> bool:
        """Has the game begun?"""
        return bool(self.moments)

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.started and not self.state.stack

    @property
    def secret(self) -> bool:
        """Does anything lie on this table that not everybody may see? Then silence must not talk."""
        if not self.hides and self.started:
            true = self.game.dump(self.state)
            self.hides = any(self.game.dump(self.game.imagine(self.state, PUBLIC, seed)) != true for seed in (1, 2, 3))
        return self.hides

    def ending(self) -> Ending | None:
        """How it ended, when it has."""
        return self.game.ending(self.state) if self.over else None

    def since(self, version: int) -> list[Moment] | None:
        """The moments after a version; None when that version does not count any more."""
        if version < self.undone or version > self.version:
            return None
        n = len(self.moments)
        while n and self.moments[n - 1].version > version:
            n -= 1
        return self.moments[n:]

    # ------------------------------------------------------------------------------------------------------ happening

    def lay_out(self, seats: int, options: Mapping[str, Any]) -> None:
        """The first moment: nothing has happened yet."""
        self.moments = [Moment(0, None, self.game.new(seats, options), ())]

    def came(self, entry: Entry) -> None:
        """An entry is about to happen: from now on its version is the last one."""
        self.version = entry.version

    def go_on(self, entry: Entry, lines: int) -> None:
        """An answer, what chance gave, or somebody who got up for good; the story has so many lines after it."""
        s = self.game.clone(self.state)
        s.events = []
        if entry.kind == "leaves":
            self.game.leave(s, entry.seat)
        else:
            step(s, self.game.actions[entry.code])
        if entry.kind == "chance" and "counter" in entry.data:
            self.counter = entry.data["counter"] + 1
        events, s.events = tuple(s.events or ()), None
        self.hides = self.hides or any(e.known_to != ALL for e in events)
        self.moments.append(Moment(entry.version, entry, s, events, lines))

    def go_back(self, entry: Entry) -> None:
        """An undo: so many moments do not count any more."""
        del self.moments[max(1, len(self.moments) - entry.code) :]
        self.undone = entry.version

    def begin_anew(self, entry: Entry) -> None:
        """A rule was mended: the table goes on from how it stood, and what was before is past."""
        self.moments = [Moment(entry.version, None, self.game.load(entry.data["state"]), ())]
        self.counter, self.undone = entry.data["counter"], entry.version
