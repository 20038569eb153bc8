"""Tables that nobody has touched for long: finding a few of them, and taking one away unless somebody was faster."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.store import Store, remove


async def untouched(store: Store, status: str, before: float, limit: int) -> list[str]:
    """Some tables in this state that nobody has touched since then, the longest untouched first."""
    t = schema.game_table.c
    query = sa.select(t.id).where(t.status == status, t.touched < before).order_by(t.touched).limit(limit)
    return [row.id for row in await store.rows(query)]


async def clear_away(store: Store, table: str, before: float) -> bool:
    """Away with it, unless somebody has touched it meanwhile."""
    t = schema.game_table.c

    async def work(c: AsyncConnection) -> bool:
        same = sa.update(schema.game_table).where(t.id == table, t.touched < before)
        if not (await c.execute(same.values(touched=t.touched))).rowcount:  # from here on nobody else writes it
            return False
        await remove(c, table)
        return True

    return await store.write(work, table)
