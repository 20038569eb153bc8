"""When somebody has to look back at a finished game: a column of its line, written with the end, and a small index.

Whoever begins moves it ahead, so that another looks should they be killed; whoever is done sets it to 0.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.book import MANY
from dispetto.web.store.store import Store


async def due(store: Store, now: float) -> tuple[str, float] | None:
    """The game that has waited longest for somebody to look back at it, and since when."""
    f = schema.finished.c
    query = sa.select(f.table_id, f.look).where(f.look > 0, f.look <= now).order_by(f.look, f.table_id).limit(1)
    found = await store.rows(query)
    return (found[0].table_id, found[0].look) if found else None


async def claim(store: Store, table: str, was: float, until: float) -> bool:
    """We look at it, or have looked (`until` 0); False when another worker was faster to say so."""
    f = schema.finished.c

    async def work(c: AsyncConnection) -> bool:
        done = await c.execute(sa.update(schema.finished).where(f.table_id == table, f.look == was).values(look=until))
        return bool(done.rowcount)

    return await store.write(work)


async def wish(store: Store, tables: Iterable[str], now: float) -> None:
    """Somebody wants to know of these games: they are due, unless they are already."""
    f, ids = schema.finished.c, sorted(set(tables))[:MANY]

    async def work(c: AsyncConnection) -> None:
        await c.execute(sa.update(schema.finished).where(f.table_id.in_(ids), f.look == 0).values(look=now))

    if ids:
        await store.write(work)


async def nobody_is_at_it(store: Store, now: float) -> None:
    """A house with one worker opens again: whoever was at it is gone."""
    f = schema.finished.c

    async def work(c: AsyncConnection) -> None:
        await c.execute(sa.update(schema.finished).where(f.look > now).values(look=now))

    await store.write(work)


async def over_lately(store: Store, since: float) -> list[str]:
    """Tables that are over since then and have no line yet: those that waited for their sisters."""
    t = schema.game_table.c
    booked = sa.exists().where(schema.finished.c.table_id == t.id)
    query = sa.select(t.id).where(t.status == "over", t.touched > since, ~booked).order_by(t.touched)
    return [row.id for row in await store.rows(query.limit(MANY))]


async def friends(store: Store, people: Iterable[str]) -> bool:
    """Are all of these in one circle, two at least?"""
    those = sorted(set(people))
    m = schema.circle_member.c
    inside = sa.select(m.circle_id).where(m.person.in_(those), m.asked == "").group_by(m.circle_id)
    return len(those) > 1 and bool(await store.rows(inside.having(sa.func.count() == len(those)).limit(1)))
