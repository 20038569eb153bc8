"""The tables that are awake: those used lately, and those that somebody still holds.
However many knock, a table is woken once.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from dispetto.web.play.table import Table

Waker = Callable[[str], Awaitable[Table | None]]


class Awake:
    """Tables in memory. One that is put to sleep is nothing but its rows."""

    def __init__(self, wake: Waker) -> None:
        self.wake = wake
        self.loaded: OrderedDict[str, Table] = OrderedDict()  # the one used last stands last
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # also those that somebody holds
        self.used: dict[str, float] = {}  # when each was used last
        self.waking: dict[str, asyncio.Task[Table | None]] = {}
        self.woken: Callable[[Table], None] = lambda table: None  # somebody sees what it waits for

    def tell(self, woken: Callable[[Table], None]) -> None:
        """Whom to tell of a table that was woken."""
        self.woken = woken

    async def get(self, table: str) -> Table | None:
        """A table by its id. Two who knock at once wait for one waking."""
        found = self.alive.get(table)
        if found is not None:
            return self.remember(found)
        knock = self.waking.get(table)
        if knock is None:
            knock = self.waking[table] = asyncio.create_task(self.wake_up(table))
        return await asyncio.shield(knock)  # whoever stops waiting does not stop the others

    async def wake_up(self, table: str) -> Table | None:
        """Wake it for everybody who knocks meanwhile."""
        try:
            found = await self.wake(table)
            if found is not None:
                self.remember(found)
                self.woken(found)
            return found
        finally:
            del self.waking[table]

    def has(self, table: str) -> bool:
        """Is it awake, or just being woken?"""
        return table in self.alive or table in self.waking

    async def those(self, table: str) -> list[Table]:
        """The table of this id if it is awake, all that are for ""; also one that was just being read."""
        knocks = list(self.waking.values()) if not table else [self.waking[table]] if table in self.waking else []
        for knock in knocks:
            await asyncio.wait([knock])
        found = self.alive.get(table)
        return list(self.alive.values()) if not table else [] if found is None else [found]

    def remember(self, table: Table) -> Table:
        """It was used just now."""
        self.alive[table.id] = table
        self.loaded[table.id] = table
        self.loaded.move_to_end(table.id)
        self.used[table.id] = time.monotonic()
        return table

    def forget(self, table: Table) -> None:
        """It was deleted."""
        self.let_go(table)
        self.alive.pop(table.id, None)

    def let_go(self, table: Table) -> None:
        """It sleeps: in memory only as long as somebody holds it."""
        self.loaded.pop(table.id, None)
        self.used.pop(table.id, None)

    def unused(self, before: float, room: int) -> list[Table]:
        """The tables that nobody has used since then, and the oldest beyond so many."""
        many = len(self.loaded) - room
        found = []
        for n, (table_id, table) in enumerate(self.loaded.items()):
            if n >= many and self.used[table_id] > before:
                break
            found.append(table)
        return found
