"""Passkeys as they are kept: the public half of each, whose it is, how often its device says it was used."""

from __future__ import annotations

import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.log import Raced
from dispetto.web.store.store import Store

MOST = 8  # passkeys of one person


@dataclass(frozen=True)
class Passkey:
    """One of them."""

    id: str  # of the credential, as browsers spell it
    person: str
    key: str  # the credential's public data, spelt alike
    made: float
    count: int


async def keep(store: Store, person: str, id: str, key: str, count: int) -> bool:
    """A new one; False where they have as many as anybody may, or somebody has that one."""

    async def work(c: AsyncConnection) -> None:
        now, p = time.time(), schema.passkey.c
        who = store.insert(schema.person).values(id=person, name="", gender="n", seen=now)
        await c.execute(who.on_conflict_do_nothing())
        had = await c.execute(sa.select(sa.func.count()).where(p.person == person))
        made = store.insert(schema.passkey).values(id=id, person=person, key=key, made=now, count=count)
        if int(had.scalar() or 0) >= MOST or not (await c.execute(made.on_conflict_do_nothing())).rowcount:
            raise Raced

    try:
        await store.write(work)
    except Raced:
        return False
    return True


async def named(store: Store, id: str) -> Passkey | None:
    """A passkey by its id."""
    rows = await store.rows(sa.select(schema.passkey).where(schema.passkey.c.id == id))
    return Passkey(**rows[0]._asdict()) if rows else None


async def all_of(store: Store, person: str) -> list[Passkey]:
    """Somebody's passkeys, the oldest first."""
    p = schema.passkey.c
    query = sa.select(schema.passkey).where(p.person == person).order_by(p.made, p.id)
    return [Passkey(**row._asdict()) for row in await store.rows(query)]


async def used(store: Store, known: Passkey, count: int) -> bool:
    """Its device has counted on; False where another has meanwhile."""

    async def work(c: AsyncConnection) -> bool:
        p = schema.passkey.c
        same = sa.update(schema.passkey).where(p.id == known.id, p.count == known.count)
        return bool((await c.execute(same.values(count=count))).rowcount)

    return await store.write(work)


async def drop(store: Store, person: str, id: str) -> None:
    """Away with one of somebody's passkeys."""

    async def work(c: AsyncConnection) -> None:
        p = schema.passkey.c
        await c.execute(sa.delete(schema.passkey).where(p.person == person, p.id == id))

    await store.write(work)


async def spend(store: Store, digest: str, until: float) -> bool:
    """A challenge is answered; False where it was before, by whichever worker. Those too old to be used are let go."""

    async def work(c: AsyncConnection) -> bool:
        await c.execute(sa.delete(schema.spent).where(schema.spent.c.until < time.time()))
        made = store.insert(schema.spent).values(digest=digest, until=until)
        return bool((await c.execute(made.on_conflict_do_nothing())).rowcount)

    return await store.write(work)
