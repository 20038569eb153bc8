"""Rebuilding a table from its log, and the second save beside it:
how the table stood, should a rule have been mended since.
"""

from __future__ import annotations

import asyncio
import logging
import time
from weakref import WeakKeyDictionary

from dispetto.core.errors import BadInput
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry
from dispetto.web.store.log import Entry
from dispetto.web.store.store import Store

KEEP_EVERY = 20  # entries between two snapshots
A_BREATH = 200  # entries replayed before others get their turn
log = logging.getLogger("dispetto.web")


class Saves:
    """What the store knows of how tables came to stand as they do."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: WeakKeyDictionary[Table, int] = WeakKeyDictionary()  # the version of each table's latest snapshot

    async def rebuild(self, table: Table) -> bool:
        """Let its whole log happen; False where a rule had to be mended for that, BadInput where nothing helps."""
        try:
            await self.catch_up(table)
            true = await self.stands_as_kept(table)
        except BadInput:
            true = False
        if not true:
            await self.mend(table)
        return true

    async def catch_up(self, table: Table) -> None:
        """Let everything happen that is in the log and has not happened here; what was before a mended rule is past."""
        entries = await self.store.log(table.id, table.version)
        first = max((n for n, entry in enumerate(entries) if entry.kind == "mended"), default=0)
        for n, entry in enumerate(entries[first:]):
            if n % A_BREATH == A_BREATH - 1:
                await asyncio.sleep(0)  # a long story must not hold up the other tables
            try:
                table.apply(entry)
            except Exception as e:
                log.error("table %s does not replay at %s: %s", table.id, entry.version, repr(e))
                raise Sorry("other-rules", 409) from e

    async def keep(self, table: Table) -> None:
        """How the table stands now, where that is not kept yet."""
        if table.started and not table.over and not table.gone and self.kept.get(table, 0) < table.version:
            version = table.version
            await self.store.keep(table.id, version, table.game.dump(table.state))
            self.kept[table] = version

    async def keep_sometimes(self, table: Table) -> None:
        """The same, where much has happened since the last time."""
        if table.version - self.kept.get(table, 0) >= KEEP_EVERY:
            await self.keep(table)

    async def stands_as_kept(self, table: Table) -> bool:
        """Has the log led to where the table stood when it was kept? Not if a rule was mended since."""
        kept = await self.store.kept(table.id)
        if kept is None:
            return True
        self.kept[table] = kept[0]
        moment = next((m for m in table.history.moments if m.version == kept[0]), None)
        try:
            stood = table.game.dump(table.game.load(kept[1]))
        except Exception:  # a save of an older form: the log has it all
            return True
        return moment is None or stood == table.game.dump(moment.state)

    async def mend(self, table: Table) -> None:
        """The rules have changed under this table: it goes on from how it stood; BadInput where nobody knows."""
        kept = await self.store.kept(table.id)
        entries = await self.store.log(table.id)
        counter = max((entry.data.get("counter", -1) for entry in entries), default=-1) + 1
        if kept is None or not entries:
            raise Sorry("other-rules", 409)
        data = {"state": kept[1], "counter": counter}
        try:
            table.apply(made := Entry(entries[-1].version + 1, "mended", -1, kept[0], data, time.time()))
        except Exception as e:
            raise Sorry("other-rules", 409) from e
        if not await self.store.append(table.id, [made]):  # another worker has mended it, a moment ago
            await self.catch_up(table)
