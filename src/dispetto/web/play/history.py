"""What has happened at a table: the latest moments that still count, the version of each, and how far chance has come.

A table in play keeps a window of its latest moments. Older ones are read from the store by whoever looks back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dispetto.core.engine.table import ALL, PUBLIC, Ending, State, step
from dispetto.core.game import Game
from dispetto.core.telling.streams import PLAIN, split
from dispetto.web.play.moments import Moment
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import Save

WINDOW = 64  # moments a table in play keeps at least, where there are so many
MOST = 96  # and at most
IDLE = 4  # moments of a table where nothing has happened for a while


class TooFar(Exception):
    """What an undo leads back to lies before the window."""


class History:
    """The way of a table to the present moment."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.moments: list[Moment] = []  # the latest of those that count: what was taken back is gone
        self.whole = True  # they begin with the first
        self.shallow = False  # there are fewer of them than a page would show
        self.version = 0  # of the last entry
        self.counter = 0  # of the next chance answer; never goes back
        self.falls: dict[int, int] = {}  # at sister tables: how many there were of each stream
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
        """The moments after a version; None when that version does not count any more, or lies before the window."""
        if version < self.undone or version > self.version:
            return None
        if not self.whole and version < self.moments[0].version:
            return None
        n = len(self.moments)
        while n and self.moments[n - 1].version > version:
            n -= 1
        return self.moments[n:]

    def before(self, version: int) -> Moment | None:
        """The latest moment in the window that is not after a version."""
        return next((m for m in reversed(self.moments) if m.version <= version), None)

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
            stream, n = split(entry.data["counter"])
            if stream == PLAIN:
                self.counter = n + 1
            else:
                self.falls[stream] = n + 1
        events, s.events = tuple(s.events or ()), None
        self.hides = self.hides or any(e.known_to != ALL for e in events)
        turn = self.moments[-1].turn + sum(e.kind in self.game.turns for e in events)
        self.moments.append(Moment(entry.version, entry, s, events, lines, turn))

    def go_back(self, entry: Entry) -> None:
        """An undo: so many moments do not count any more; TooFar where the window does not reach there."""
        if entry.code >= len(self.moments) and not self.whole:
            raise TooFar
        del self.moments[max(1, len(self.moments) - entry.code) :]
        self.undone = entry.version

    def begin_anew(self, entry: Entry) -> None:
        """A rule was mended: the table goes on from how it stood, and what was before is past."""
        self.moments = [Moment(entry.version, None, self.game.load(entry.data["state"]), ())]
        self.counter, self.undone = entry.data["counter"], entry.version
        self.falls = {int(stream): n for stream, n in entry.data.get("falls", {}).items()}
        self.whole, self.shallow = True, False

    # ----------------------------------------------------------------------------------------------------- the window

    def begin(self, kept: Save) -> None:
        """The table is woken from how it was kept."""
        self.moments = [Moment(kept.version, None, self.game.load(kept.state), (), 0, kept.turns)]
        self.version, self.counter, self.undone, self.hides = kept.version, kept.counter, kept.undone, kept.hides
        self.whole, self.shallow = False, True
        self.falls = {int(stream): n for stream, n in kept.falls.items()}

    def trim(self, most: int = MOST, window: int = WINDOW) -> None:
        """Let go of what lies further back than anybody at the table looks."""
        if len(self.moments) > most:
            del self.moments[:-window]
            self.whole = False

    def doze(self) -> None:
        """Nothing has happened for a while: the latest few are enough until it does."""
        if len(self.moments) > IDLE:
            self.trim(IDLE, IDLE)
            self.shallow = True

    def take(self, deeper: History) -> bool:
        """Look as far back as this one does; False where it has not come as far as we have."""
        if deeper.version != self.version:
            return False
        self.moments, self.whole, self.shallow = deeper.moments, deeper.whole, False
        self.undone, self.hides = deeper.undone, self.hides or deeper.hides
        return True
