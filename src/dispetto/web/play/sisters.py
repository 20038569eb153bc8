"""Sister tables: several that play the same chance. Until all are over nobody looks from one at another.

The seed is the same for all, so what one table has seen tells another what will fall. As long as one of them is being
played, whoever does not sit at a table finds it closed, and its own people find closed whatever tells more than they
saw happen: the end, the record, the replay, the seed. Nothing of a sister is in the book before that.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from dispetto.web.store import schema
from dispetto.web.store.rows import TableRow
from dispetto.web.store.store import Store

SISTERS = "sisters"  # in a table's settings: the ids of all of them, its own among them
TO_PLAY = {"", "live", "leave", "sit-in", "remove", "let-in", "delete", "hint"}  # what people need to play, below /t/ID
REMEMBERED = 20_000  # tables that are open to whoever has the link


def sisters_of(settings: Mapping[str, Any]) -> tuple[str, ...]:
    """The tables that play the same chance; none for an ordinary one."""
    return tuple(settings.get(SISTERS, ()))


async def all_over(store: Store, tables: tuple[str, ...]) -> bool:
    """Is none of these being played any more? One that was removed is not."""
    t = schema.game_table.c
    left = sa.select(t.id).where(t.id.in_(tables), t.status != "over").limit(1)
    return not tables or not await store.rows(left)


async def sealed(store: Store, row: TableRow) -> bool:
    """Must nothing be told of this table yet?"""
    return not await all_over(store, sisters_of(row.settings))


class Sisters:
    """Who may look at a table; for ordinary ones that is asked once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: OrderedDict[str, None] = OrderedDict()
        self.looked, self.looking = False, asyncio.Lock()

    async def look_once(self) -> None:
        """All ordinary tables that are being played, in one question: after a power cut everybody comes back at once.
        A table is ordinary from its beginning or never; whichever this leaves out is asked about by itself.
        """
        async with self.looking:
            if not self.looked:
                t = schema.game_table.c
                plain = sa.select(t.id).where(t.status != "over", t.settings.not_like(f'%"{SISTERS}"%'))
                self.open.update((row.id, None) for row in await self.store.rows(plain.limit(REMEMBERED)))
                self.looked = True

    async def closed(self, table: str, person: str, what: str) -> bool:
        """Is this part of a table's pages closed to somebody?"""
        if not self.looked:
            await self.look_once()
        if table in self.open:
            self.open.move_to_end(table)
            return False
        t = schema.game_table.c
        rows = await self.store.rows(sa.select(t.settings).where(t.id == table))
        if not rows:
            return False
        if await all_over(self.store, sisters_of(json.loads(rows[0].settings))):
            self.open[table] = None
            while len(self.open) > REMEMBERED:
                self.open.popitem(last=False)
            return False
        s = schema.seat.c
        mine = sa.select(s.seat).where(s.table_id == table, s.person == person).limit(1)
        return what not in TO_PLAY or not person or not await self.store.rows(mine)
