"""Somebody moves to another device: the old one is ended, and what both have looked at is remembered."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.log import Raced
from dispetto.web.store.store import Store


async def move(store: Store, person: str, epoch: int, left: str, former: str, passkey: str | None = None) -> bool:
    """End the epoch of a person's device. Whoever the old device is from now on (`left`) has looked where they have,
    and they have looked where the new one's former person has. With a passkey, all others are gone ("": all).
    False where the epoch was over already.
    """

    async def work(c: AsyncConnection) -> None:
        p = schema.person.c
        made = store.insert(schema.person).values(id=person, name="", gender="n", seen=time.time(), epoch=0)
        await c.execute(made.on_conflict_do_nothing())
        done = await c.execute(sa.update(schema.person).where(p.id == person, p.epoch == epoch).values(epoch=epoch + 1))
        if not done.rowcount:
            raise Raced
        if passkey is not None:
            k = schema.passkey.c
            await c.execute(sa.delete(schema.passkey).where(k.person == person, k.id != passkey))
        e = schema.eyes.c
        for whose, whom in ((person, left), (former, person)):
            seen = (await c.execute(sa.select(e.table_id, e.seat).where(e.person == whose))).all()
            for row in seen:
                looks = store.insert(schema.eyes).values(table_id=row.table_id, seat=row.seat, person=whom)
                await c.execute(looks.on_conflict_do_nothing())

    try:
        await store.write(work)
    except Raced:
        return False
    return True


async def looks(store: Store, person: str) -> dict[str, set[int]]:
    """The chairs somebody has looked from, by table, where a game goes on."""
    e, t = schema.eyes.c, schema.game_table.c
    query = sa.select(e.table_id, e.seat).join(schema.game_table, t.id == e.table_id)
    found: dict[str, set[int]] = {}
    for row in await store.rows(query.where(e.person == person, t.status == "playing")):
        found.setdefault(row.table_id, set()).add(row.seat)
    return found
