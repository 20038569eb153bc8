"""How tables come back: from the second save, which says how one stood, and from the log, which says how it got there.

Waking takes the save and what happened since. Who looks further back makes the log happen again, from an older save
or from its first entry. Should a rule have been mended since, the log leads elsewhere, and the table goes on from how
it stood.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from weakref import WeakKeyDictionary

from dispetto.core.errors import BadInput
from dispetto.core.telling.streams import PLAIN, split
from dispetto.web.play.history import WINDOW, TooFar
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry
from dispetto.web.store import hours
from dispetto.web.store.log import Entry
from dispetto.web.store.reading import Stored
from dispetto.web.store.rows import Save, TableRow
from dispetto.web.store.store import Store

KEEP_EVERY = 20  # entries between two snapshots
ONWARDS = {"answer", "chance", "leaves"}  # entries that need nothing but how the table stands
A_BREATH = 200  # entries replayed before others get their turn
log = logging.getLogger("dispetto.web")


class Saves:
    """What the store knows of how tables came to stand as they do."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: WeakKeyDictionary[Table, tuple[int, int]] = WeakKeyDictionary()  # versions of the save and its base

    # --------------------------------------------------------------------------------------------------------- waking

    async def rebuild(self, table: Table, stored: Stored) -> bool:
        """Let the table stand as it does; False where a rule had to be mended, BadInput where nothing helps."""
        if stored.save is not None and not table.whole and self.from_save(table, stored.save, stored.entries):
            base = stored.save.base
            self.kept[table] = stored.save.version, base.version if base else 0
            return True
        try:
            deeper = await (self.all_of(table.row) if table.whole else self.deeper(table.row))
        except BadInput:
            await self.mend(table)
            return False
        table.become(deeper)
        self.kept[table] = self.kept.get(deeper, (0, 0))
        return True

    def from_save(self, table: Table, kept: Save, entries: Sequence[Entry]) -> bool:
        """Begin with a save, and let happen what came after it; False where that leads nowhere."""
        try:
            table.begin(kept)
            for entry in entries:
                table.apply(entry)
        except TooFar:
            return False
        except Exception as e:  # the log may know better
            log.warning("table %s does not go on from version %s: %s", table.id, kept.version, repr(e))
            return False
        return True

    async def deeper(self, row: TableRow) -> Table:
        """The table with its latest moments, those its page tells of; BadInput where its log leads elsewhere."""
        kept = await self.store.kept(row.id)
        if kept is not None and kept.base is not None:
            made = Table(row)
            entries = await self.store.log(row.id, kept.base.version)
            if self.from_save(made, kept.base, entries) and self.stands_as(made, kept):
                self.kept[made] = kept.version, kept.base.version
                return made
        return await self.all_of(row, whole=False)

    async def all_of(self, row: TableRow, whole: bool = True) -> Table:
        """The table with all its moments and its story; BadInput where its log leads elsewhere by now."""
        made = Table(row, whole=True)
        await self.catch_up(made)
        kept = await self.store.kept(row.id)
        if kept is not None:
            self.kept[made] = kept.version, kept.base.version if kept.base else 0
            if not self.stands_as(made, kept):
                raise Sorry("other-rules", 409)
        if not whole:
            made.history.trim()
        return made

    def take(self, table: Table, entries: Sequence[Entry]) -> bool:
        """Let happen what another worker has just told us of; False where something is missing, or leads back:
        then the log has to be read.
        """
        if not table.started or entries[0].version != table.version + 1 or not {e.kind for e in entries} <= ONWARDS:
            return False
        for entry in entries:
            self.happen(table, entry)
        return True

    def happen(self, table: Table, entry: Entry) -> None:
        """One entry of the log; BadInput where our rules do not know it, TooFar where it leads too far back."""
        try:
            table.apply(entry)
        except TooFar:
            raise
        except Exception as e:
            log.error("table %s does not replay at %s: %s", table.id, entry.version, repr(e))
            raise Sorry("other-rules", 409) from e

    async def catch_up(self, table: Table) -> None:
        """Let everything happen that is in the log and has not happened here; what was before a mended rule is past."""
        entries = await self.store.log(table.id, table.version)
        first = max((n for n, entry in enumerate(entries) if entry.kind == "mended"), default=0)
        for n, entry in enumerate(entries[first:]):
            if n % A_BREATH == A_BREATH - 1:
                await asyncio.sleep(0)  # a long story must not hold up the other tables
            try:
                self.happen(table, entry)
            except TooFar:  # another worker took back more than we remember
                table.become(await self.deeper(table.row))
                return

    def stands_as(self, table: Table, kept: Save) -> bool:
        """Has the log led to where the table stood when it was kept? Not if a rule was mended since."""
        moment = next((m for m in table.history.moments if m.version == kept.version), None)
        try:
            stood = table.game.dump(table.game.load(kept.state))
        except Exception:  # a save of an older form: the log has it all
            return True
        return moment is None or stood == table.game.dump(moment.state)

    async def mend(self, table: Table) -> None:
        """The rules have changed under this table: it goes on from how it stood; BadInput where nobody knows."""
        kept = await self.store.kept(table.id)
        entries = await self.store.log(table.id)
        said = [split(entry.data["counter"]) for entry in entries if "counter" in entry.data]
        falls = {stream: n + 1 for stream, n in said}
        if kept is None or not entries:
            raise Sorry("other-rules", 409)
        data = {"state": kept.state, "counter": max((n for stream, n in said if stream == PLAIN), default=-1) + 1}
        data |= {"falls": falls} if set(falls) - {PLAIN} else {}
        try:
            table.apply(made := Entry(entries[-1].version + 1, "mended", -1, kept.version, data, hours.now()))
        except Exception as e:
            raise Sorry("other-rules", 409) from e
        if not await self.store.append(table.id, [made]):  # another worker has mended it, a moment ago
            await self.catch_up(table)

    # -------------------------------------------------------------------------------------------------------- keeping

    async def keep(self, tables: Iterable[Table]) -> None:
        """How these tables stand now, where that is not kept yet."""
        saves: dict[str, Save] = {}
        bases: dict[Table, tuple[int, int]] = {}
        for table in tables:
            was, base = self.kept.get(table, (0, 0))
            if table.started and not table.gone and was < table.version:
                saves[table.id] = made = self.save(table, base)
                bases[table] = made.version, made.base.version if made.base else base
        await self.store.keep(saves)
        self.kept.update(bases)

    def save(self, table: Table, base: int) -> Save:
        """A table as it stands, and an older save where the one that is there has grown too old."""
        history = table.history
        more = (history.counter, history.undone, history.hides, table.story.mended, table.clocks.latest)
        far = history.before(history.version - WINDOW)
        older = None
        if far is not None and far.version >= max(base, history.undone) + KEEP_EVERY:
            heard = table.gossip.kept(far.version)
            older = Save(far.version, table.game.dump(far.state), *more, far.turn, heard, dict(history.falls))
        last = history.moments[-1]
        heard = table.gossip.kept(last.version)
        falls = dict(history.falls)
        return Save(history.version, table.game.dump(history.state), *more, last.turn, heard, falls, older)

    async def keep_sometimes(self, table: Table) -> None:
        """The same, where much has happened since the last time."""
        if table.version - self.kept.get(table, (0, 0))[0] >= KEEP_EVERY:
            await self.keep([table])
