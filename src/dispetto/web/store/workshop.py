"""What people have made: their boards, courses and card sets, a bounded number each."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.log import Raced
from dispetto.web.store.rows import packed, unpacked
from dispetto.web.store.store import Store


@dataclass(frozen=True)
class MadeRow:
    """Something somebody has made; `fair` is what bots have shown of the text with this digest."""

    id: str
    owner: str
    game: str
    title: str
    text: str
    made: float = 0.0
    touched: float = 0.0
    fair: str = ""
    digest: str = ""

    def found(self) -> dict[str, Any]:
        """What the bots have shown; nothing where they have not been asked."""
        return unpacked(self.fair) if self.fair else {}


async def add(store: Store, row: MadeRow, most: int) -> bool:
    """Keep something new; False where its owner has as much as anybody may."""
    now = time.time()

    async def work(c: AsyncConnection) -> None:
        m = schema.made.c
        n = (await c.execute(sa.select(sa.func.count()).where(m.owner == row.owner))).scalar_one()
        if n >= most:
            raise Raced
        await c.execute(sa.insert(schema.made).values(**vars(replace(row, made=now, touched=now))))

    try:
        await store.write(work)
    except Raced:
        return False
    return True


async def save(store: Store, made: str, owner: str, title: str, text: str) -> bool:
    """Keep what it is now; False where its owner has nothing of that id."""

    async def work(c: AsyncConnection) -> int:
        m = schema.made.c
        change = sa.update(schema.made).where(m.id == made, m.owner == owner)
        return (await c.execute(change.values(title=title, text=text, touched=time.time()))).rowcount

    return bool(await store.write(work))


async def judged(store: Store, made: str, digest: str, fair: dict[str, Any]) -> None:
    """Keep what bots have shown of a text."""

    async def work(c: AsyncConnection) -> None:
        change = sa.update(schema.made).where(schema.made.c.id == made)
        await c.execute(change.values(fair=packed(fair), digest=digest))

    await store.write(work)


async def remove(store: Store, made: str, owner: str) -> bool:
    """Away with it; False where its owner has nothing of that id. Tables that are played with it carry their own."""

    async def work(c: AsyncConnection) -> int:
        m = schema.made.c
        return (await c.execute(sa.delete(schema.made).where(m.id == made, m.owner == owner))).rowcount

    return bool(await store.write(work))


async def one(store: Store, made: str) -> MadeRow | None:
    """Something by its id."""
    rows = await store.rows(sa.select(schema.made).where(schema.made.c.id == made))
    return MadeRow(**rows[0]._asdict()) if rows else None


async def all_of(store: Store, owner: str) -> list[MadeRow]:
    """What somebody has made, the latest first."""
    m = schema.made.c
    rows = await store.rows(sa.select(schema.made).where(m.owner == owner).order_by(m.touched.desc()))
    return [MadeRow(**row._asdict()) for row in rows]
