"""The running tables of somebody: which they are, and having somebody look at them anew."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.rows import TableRow
from dispetto.web.store.store import Store

MOST = 100  # tables at once that a page tells of


async def running(store: Store, person: str, limit: int = MOST) -> list[TableRow]:
    """The tables being played where somebody sits, those touched longest ago first."""
    t, s = schema.game_table.c, schema.seat.c
    sits = sa.exists().where(s.table_id == t.id, s.person == person)
    query = sa.select(schema.game_table).where(t.status == "playing", sits)
    return await store.tables(query.order_by(t.touched).limit(limit))


async def look_again(store: Store, tables: Sequence[str], now: float) -> None:
    """What these tables wait for has changed: whoever sleeps is looked at now, other workers hear of the others."""
    t = schema.game_table.c

    async def work(c: AsyncConnection) -> None:
        await c.execute(sa.update(schema.game_table).where(t.id.in_(tables), t.wake > now).values(wake=now))

    if tables:
        await store.write(work)
    for table in tables:
        await store.notify(table)
