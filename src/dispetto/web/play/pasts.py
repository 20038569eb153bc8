"""Looking back: a table in play remembers its latest moments only, and the store the others."""

from __future__ import annotations

import contextlib
from collections import OrderedDict

from dispetto.core.errors import BadInput
from dispetto.web.play.saves import Saves
from dispetto.web.play.table import Table
from dispetto.web.store.log import StoreTrouble

MOST = 8  # tables that somebody looked back at lately, kept with all their moments


class Pasts:
    """What tables have forgotten, told again."""

    def __init__(self, saves: Saves) -> None:
        self.saves = saves
        self.kept: OrderedDict[str, Table] = OrderedDict()

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
            table.take(deeper)
        return True

    async def remember(self, table: Table) -> None:
        """The same where somebody holds the table's lock; where a rule was mended, that has to wait."""
        if table.history.shallow:
            with contextlib.suppress(BadInput, StoreTrouble):
                table.take(await self.saves.deeper(table.row))

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
