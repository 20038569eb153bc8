"""Recovery phrases: the digest of one for each who wants one, and whose it is."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.store import Store


async def keep(store: Store, person: str, digest: str) -> None:
    """Their phrase from now on; the one before is good for nothing any more."""

    async def work(c: AsyncConnection) -> None:
        who = store.insert(schema.person).values(id=person, name="", gender="n", seen=time.time())
        await c.execute(who.on_conflict_do_nothing())
        facts = {"digest": digest, "made": time.time()}
        made = store.insert(schema.recovery).values(person=person, **facts)
        await c.execute(made.on_conflict_do_update(index_elements=["person"], set_=facts))

    await store.write(work)


async def whose(store: Store, digest: str) -> str | None:
    """Who has this phrase."""
    rows = await store.rows(sa.select(schema.recovery.c.person).where(schema.recovery.c.digest == digest))
    return str(rows[0].person) if rows else None


async def since(store: Store, person: str) -> float:
    """When somebody's phrase was made; 0 for who has none."""
    rows = await store.rows(sa.select(schema.recovery.c.made).where(schema.recovery.c.person == person))
    return float(rows[0].made) if rows else 0.0


async def adopt(store: Store, person: str, former: str) -> None:
    """A device becomes one of somebody's, beside those they have: what its former person has looked at, they have."""

    async def work(c: AsyncConnection) -> None:
        e = schema.eyes.c
        for row in (await c.execute(sa.select(e.table_id, e.seat).where(e.person == former))).all():
            looks = store.insert(schema.eyes).values(table_id=row.table_id, seat=row.seat, person=person)
            await c.execute(looks.on_conflict_do_nothing())

    await store.write(work)
