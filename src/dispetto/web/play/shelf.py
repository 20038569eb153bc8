"""What is known of tables that sleep: enough for a list, and no table is woken for it."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable

from dispetto.core.engine.table import Event
from dispetto.core.errors import BadInput
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store.rows import TableRow

MOST = 10_000  # games that are over, of which something was counted


class Shelf:
    """Looks at tables where they lie."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.counted: OrderedDict[str, int] = OrderedDict()

    async def peek(self, row: TableRow) -> Table | None:
        """A table as it stands now, for a glance: nobody waits there, nothing is written.
        None for a game or a log that this version cannot read.
        """
        awake = self.tables.alive.get(row.id)
        with contextlib.suppress(BadInput):
            return awake if awake is not None else await self.as_it_lies(row)
        return None

    async def as_it_lies(self, row: TableRow) -> Table | None:
        """The same of a table that sleeps."""
        stored = await self.tables.store.reading.stored(row.id)
        if stored is None:
            return None
        made, saves = Table(stored.row), self.tables.saves
        if not made.started:
            return made
        if stored.save is None or not saves.from_save(made, stored.save, stored.entries):
            try:
                made.become(await saves.deeper(stored.row))
            except BadInput:  # a rule was mended since: that is set right once
                return await self.tables.get(row.id)
        made.asking.said_on_disk(stored.replies)
        return made

    async def count(self, table: Table, which: Callable[[Event], bool]) -> int:
        """How many events of a game that is over are such; they are counted once."""
        if table.id not in self.counted:
            moments = (await self.tables.saves.all_of(table.row)).history.moments
            self.counted[table.id] = sum(which(e) for m in moments for e in m.events)
            if len(self.counted) > MOST:
                self.counted.popitem(last=False)
        return self.counted[table.id]
