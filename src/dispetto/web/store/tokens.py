"""Keys for programs: what is kept of a token is its digest, whose it is, as whom it acts and what for."""

from __future__ import annotations

import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.log import Raced
from dispetto.web.store.store import Store


@dataclass(frozen=True)
class TokenRow:
    """A token: `owner` made it, `person` is who acts with it; `epoch` is that of the owner's device."""

    id: str
    digest: str
    owner: str
    person: str
    purpose: str
    name: str
    epoch: int
    made: float


async def add(store: Store, token: TokenRow, most: int) -> bool:
    """Keep a new token; False where its owner has as many as anybody may. A bot is a person with a name of its own."""

    async def work(c: AsyncConnection) -> None:
        t = schema.token.c
        n = (await c.execute(sa.select(sa.func.count()).where(t.owner == token.owner))).scalar_one()
        if n >= most:
            raise Raced
        await c.execute(sa.insert(schema.token).values(**vars(token)))
        if token.person != token.owner:
            who = store.insert(schema.person).values(id=token.person, name=token.name, gender="n", seen=time.time())
            await c.execute(who.on_conflict_do_nothing())
            await c.execute(sa.insert(schema.kin).values(bot=token.person, owner=token.owner))

    try:
        await store.write(work)
    except Raced:
        return False
    return True


async def revoke(store: Store, owner: str, token: str) -> bool:
    """Away with a token; False where its owner has none of that id."""

    async def work(c: AsyncConnection) -> int:
        t = schema.token.c
        return (await c.execute(sa.delete(schema.token).where(t.owner == owner, t.id == token))).rowcount

    return bool(await store.write(work))


async def found(store: Store, digest: str) -> TokenRow | None:
    """The token of this digest."""
    return await one(store, sa.select(schema.token).where(schema.token.c.digest == digest))


async def of_id(store: Store, owner: str, token: str) -> TokenRow | None:
    """One of somebody's tokens."""
    t = schema.token.c
    return await one(store, sa.select(schema.token).where(t.owner == owner, t.id == token))


async def one(store: Store, query: sa.Select[tuple[object, ...]]) -> TokenRow | None:
    """The row of a question that has at most one answer."""
    rows = await store.rows(query)
    return TokenRow(**rows[0]._asdict()) if rows else None


async def all_of(store: Store, owner: str) -> list[TokenRow]:
    """Somebody's tokens, the latest first."""
    t = schema.token.c
    rows = await store.rows(sa.select(schema.token).where(t.owner == owner).order_by(t.made.desc()))
    return [TokenRow(**row._asdict()) for row in rows]


async def kin(store: Store, person: str) -> frozenset[str]:
    """Whose eyes are the same: somebody, whoever made them, and all bots of either; also those whose key is gone."""
    k = schema.kin.c
    owners = {row.owner for row in await store.rows(sa.select(k.owner).where(k.bot == person))} or {person}
    bots = await store.rows(sa.select(k.bot).where(k.owner.in_(owners)))
    return frozenset({person, *owners, *(row.bot for row in bots)})
