"""Evenings in the store: a row each, changed as a whole by whoever knows its latest revision, with their tables."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.changes import Made, write_table
from dispetto.web.store.log import Raced
from dispetto.web.store.store import Store

MARK = "e/"  # begins the news of an evening; no table's id has a stroke


@dataclass(frozen=True)
class EveningRow:
    """An evening as it is kept."""

    id: str
    name: str
    host: str
    circle: str  # whose evening it is, or nobody's
    status: str  # open, over
    data: Mapping[str, Any] = field(default_factory=dict)
    made: float = 0.0
    touched: float = 0.0
    revision: int = 0
    people: tuple[str, ...] = ()  # who has been there


async def evening(store: Store, which: str) -> EveningRow | None:
    """An evening by its id."""
    found = await evenings(store, schema.evening.c.id == which)
    return found[0] if found else None


async def evenings(store: Store, where: sa.ColumnElement[bool], limit: int = 1) -> list[EveningRow]:
    """Evenings like that, the latest first."""
    e = schema.evening.c
    query = sa.select(schema.evening).where(where).order_by(e.made.desc()).limit(limit)
    return [row_of(row._asdict()) for row in await store.rows(query)]


async def evenings_with(store: Store, person: str, limit: int = 5) -> list[EveningRow]:
    """Evenings that somebody came to."""
    g = schema.evening_guest.c
    came = sa.exists().where(g.evening_id == schema.evening.c.id, g.person == person)
    return await evenings(store, came, limit)


async def evenings_in(store: Store, circle: str, limit: int = 20) -> list[EveningRow]:
    """Evenings of a circle."""
    return await evenings(store, schema.evening.c.circle == circle, limit)


async def make_evening(store: Store, row: EveningRow) -> None:
    """A new one."""

    async def work(c: AsyncConnection) -> None:
        await c.execute(sa.insert(schema.evening).values(id=row.id, made=row.made, **columns(row)))
        await write_people(store, c, row)

    await store.write(work)


async def alter_evening(store: Store, row: EveningRow, tables: Sequence[Made] = ()) -> bool:
    """Keep an evening that was thought out for this revision, and make its tables, all at once;
    False where somebody was faster: then nothing was done.
    """

    async def work(c: AsyncConnection) -> None:
        e = schema.evening.c
        same = sa.update(schema.evening).where(e.id == row.id, e.revision == row.revision)
        facts = columns(row) | {"touched": time.time(), "revision": row.revision + 1}
        if not (await c.execute(same.values(**facts))).rowcount:
            raise Raced
        await write_people(store, c, row)
        for made in tables:
            await write_table(store, c, made)

    try:
        await store.write(work, MARK + row.id)
    except (Raced, IntegrityError):
        return False
    return True


async def remove_evening(store: Store, which: str) -> None:
    """Away with it; its tables stay what they are."""

    async def work(c: AsyncConnection) -> None:
        await c.execute(sa.delete(schema.evening_guest).where(schema.evening_guest.c.evening_id == which))
        await c.execute(sa.delete(schema.evening).where(schema.evening.c.id == which))

    await store.write(work, MARK + which)


async def stale_evenings(store: Store, status: str, before: float, limit: int) -> list[str]:
    """Some evenings in this state that nobody has touched since then."""
    e = schema.evening.c
    query = sa.select(e.id).where(e.status == status, e.touched < before).order_by(e.touched).limit(limit)
    return [row.id for row in await store.rows(query)]


async def write_people(store: Store, c: AsyncConnection, row: EveningRow) -> None:
    """Who has been there; once is enough."""
    for person in row.people:
        came = store.insert(schema.evening_guest).values(evening_id=row.id, person=person)
        await c.execute(came.on_conflict_do_nothing())


def columns(row: EveningRow) -> dict[str, Any]:
    """What a row holds besides what never changes."""
    facts = {name: getattr(row, name) for name in ("name", "host", "circle", "status", "touched")}
    return facts | {"data": json.dumps(row.data)}


def row_of(r: Mapping[str, Any]) -> EveningRow:
    """An evening from its row."""
    facts = {name: r[name] for name in ("id", "name", "host", "circle", "status", "made", "touched", "revision")}
    return EveningRow(**facts, data=json.loads(r["data"]))
