"""Looking back: a table in play remembers its latest moments only, and the store the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict

from dispetto.core.errors import BadInput
from dispetto.web.play.saves import Saves
from dispetto.web.play.table import Table
from dispetto.web.store.log import StoreTrouble

log = logging.getLogger("dispetto.web")
BREATH = 0.2  # seconds between two tables that remember: after a restart all of them have to
MOST = 8  # tables that somebody looked back at lately, kept with all their moments


class Pasts:
    """What tables have forgotten, told again."""

    def __init__(self, saves: Saves) -> None:
        self.saves = saves
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.asked: OrderedDict[str, Table] = OrderedDict()  # those that shall remember soon
        self.task: asyncio.Task[None] | None = None

    async def deepen(self, table: Table) -> bool:
        """Let a table remember its latest moments: what its page tells of, and what may be taken back.
        False where a rule had to be mended for that: what was before is past.
        """
        for _ in range(3):
            if not table.history.shallow:
                return True
            try:
                deeper = await self.saves.deeper(table.row)
            except BadInput:
                async with table.lock:
                    if table.history.shallow:
                        await self.saves.keep([table])
                        await self.saves.mend(table)
                        return False
                return True
            table.history.take(deeper.history)  # unless something has happened meanwhile
        return True

    def recall(self, table: Table) -> None:
        """Somebody plays here again: let it remember its latest moments soon, one table after the other,
        for whoever has just answered need not wait for that.
        """
        if table.history.shallow:
            self.asked[table.id] = table
            if self.task is None or self.task.done():
                self.task = asyncio.create_task(self.recall_all())

    async def recall_all(self) -> None:
        """One after the other, with a breath between."""
        while self.asked:
            _, table = self.asked.popitem(last=False)
            try:
                await self.remember(table)
            except Exception:
                log.exception("remembering table %s", table.id)
            await asyncio.sleep(BREATH)

    async def remember(self, table: Table) -> None:
        """The same where somebody holds the table's lock; where a rule was mended, that has to wait."""
        if table.history.shallow:
            with contextlib.suppress(BadInput, StoreTrouble):
                table.history.take((await self.saves.deeper(table.row)).history)

    async def whole(self, table: Table) -> Table:
        """The same table with all its moments and its story; only the latest where a rule was mended meanwhile."""
        if table.whole:
            return table
        found = self.kept.get(table.id)
        try:
            if found is None:
                found = await self.saves.all_of(table.row)
            elif found.version != table.version:
                await self.saves.catch_up(found)
        except BadInput:
            await self.deepen(table)
            return table
        found.set_up(table.row)
        self.kept[table.id] = found
        self.kept.move_to_end(table.id)
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return found

    def forget(self, table: Table) -> None:
        """It was deleted."""
        self.kept.pop(table.id, None)
