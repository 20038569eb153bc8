"""When somebody has to look at a table that sleeps: a column of its row, and an index in place of a heap.

An entry of the log sets it half a minute ahead: if nobody puts the table to rest meanwhile, its worker was killed,
and another looks after it. A table that rests has the moment at which a clock runs out, or 0.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.log import LEASE
from dispetto.web.store.store import Store


@dataclass(frozen=True)
class Rest:
    """A table that rests at a version, and when somebody has to look at it again; 0 is never."""

    table: str
    version: int
    wake: float


async def rest(store: Store, resting: Sequence[Rest]) -> None:
    """Note down that these tables rest; not where another worker has gone on meanwhile."""
    t, a = schema.game_table.c, schema.answer.c
    later = sa.exists().where(a.table_id == t.id, a.version > sa.bindparam("upto"))
    change = sa.update(schema.game_table).where(t.id == sa.bindparam("which"), ~later)

    async def work(c: AsyncConnection) -> None:
        await c.execute(
            change.values(wake=sa.bindparam("at")),
            [{"which": r.table, "upto": r.version, "at": r.wake} for r in resting],
        )

    if resting:
        await store.write(work)


async def next_alarms(store: Store, most: int) -> list[tuple[str, float]]:
    """The tables that somebody has to look at next, and when."""
    t = schema.game_table.c
    query = sa.select(t.id, t.wake).where(t.wake > 0).order_by(t.wake).limit(most)
    return [(row.id, row.wake) for row in await store.rows(query)]


async def claim(store: Store, table: str, was: float, until: float) -> bool:
    """Somebody has to look at this table, and we will; False when another worker was faster to say so."""
    t = schema.game_table.c

    async def work(c: AsyncConnection) -> bool:
        done = await c.execute(sa.update(schema.game_table).where(t.id == table, t.wake == was).values(wake=until))
        return bool(done.rowcount)

    return await store.write(work)


async def set_right(store: Store, now: float) -> int:
    """At the start: no alarm may be further away than its table's clock is long, else the machine's clock was set back
    meanwhile; how many were.
    """
    t = schema.game_table.c
    far = await store.rows(sa.select(t.id, t.settings).where(t.wake > now + LEASE))
    limits = {row.id: now + max(LEASE, float(json.loads(row.settings).get("clock") or 0)) for row in far}

    async def work(c: AsyncConnection) -> int:
        change = sa.update(schema.game_table).where(t.id == sa.bindparam("which"), t.wake > sa.bindparam("at"))
        rows: list[dict[str, Any]] = [{"which": table, "at": at} for table, at in limits.items()]
        return int((await c.execute(change.values(wake=sa.bindparam("at")), rows)).rowcount)

    return await store.write(work) if limits else 0
