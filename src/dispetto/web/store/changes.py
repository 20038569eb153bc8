"""Changes of several steps: all of them in one transaction, or none. Whoever is killed in the middle has done nothing.

A change is made to a table as its writer knows it. Every change of a table's row or chairs counts its `revision` up,
and one that was thought out for an older revision is not made: the writer looks again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import hours, schema
from dispetto.web.store.book import Finished, unwrite_finished, write_finished
from dispetto.web.store.log import LEASE, Entry, Raced
from dispetto.web.store.purses import Settled, settle, unsettle
from dispetto.web.store.rows import ChatRow, SeatRow, TableRow, chair, columns
from dispetto.web.store.store import Store


@dataclass(frozen=True)
class Line:
    """Something the table itself says: a key of our words with a star before it, whom and what it is about."""

    what: str
    name: str = ""
    seat: int = -1
    text: str = ""


@dataclass(frozen=True)
class Made:
    """A new table that comes with a change: its row, its first entries, who looks from where."""

    row: TableRow
    entries: Sequence[Entry] = ()
    eyes: Sequence[tuple[str, int]] = ()


@dataclass(frozen=True)
class Change:
    """What is to become of a table."""

    facts: Mapping[str, Any] = field(default_factory=dict)  # of its row: options, settings, open, status, host, seats
    entries: Sequence[Entry] = ()
    lines: Sequence[Line] = ()
    eyes: Sequence[tuple[str, int]] = ()  # who looks from which chair from now on
    blind: Sequence[str] = ()  # people whose earlier looks do not count: nothing was hidden yet
    made: Made | None = None
    ended: Finished | None = None  # its line in the book
    settled: Sequence[Settled] = ()  # what side bets came to, with its end


async def alter(store: Store, row: TableRow, change: Change) -> list[ChatRow] | None:
    """Make a change, all of it; what the table has said with it.
    None where the table is not as `row` says any more, or its log has gone on: then nothing was done.
    """

    async def work(c: AsyncConnection) -> list[ChatRow]:
        now = time.time()
        t = schema.game_table.c
        facts = {k: x for k, x in columns(replace(row, **change.facts)).items() if k in change.facts}
        if change.entries or {"status", "seats"} & change.facts.keys():  # a bot may have something to answer now
            facts["wake"] = look(str(change.facts.get("status", row.status)))
        same = sa.update(schema.game_table).where(t.id == row.id, t.revision == row.revision)
        done = await c.execute(same.values(**facts, touched=now, revision=row.revision + 1))
        if not done.rowcount:
            raise Raced
        if "seats" in change.facts:
            await write_seats(c, row.id, change.facts["seats"])
        await write_entries(c, row.id, change.entries)
        e = schema.eyes.c
        for person in change.blind:
            await c.execute(sa.delete(schema.eyes).where(e.table_id == row.id, e.person == person))
        await write_eyes(store, c, row.id, change.eyes)
        if change.made is not None:
            await write_table(store, c, change.made)
        if change.ended is not None:
            await write_finished(store, c, change.ended)
            await settle(store, c, row.id, change.settled)
        elif row.status == "over" and any(e.kind == "undo" for e in change.entries):
            await unwrite_finished(c, row.id)  # an end that was taken back was none
            await unsettle(c, row.id)
        return [await write_line(c, row.id, line, now) for line in change.lines]

    try:
        return await store.write(work, row.id)
    except (Raced, IntegrityError):
        return None


async def make(store: Store, made: Made) -> None:
    """A new table, whole."""
    await store.write(lambda c: write_table(store, c, made))


def look(status: str) -> float:
    """When somebody has to look at a table in this state, should its worker be killed; see alarms.py."""
    return hours.now() + LEASE if status == "playing" else 0.0


# ----------------------------------------------------------------------------------------------------------- the steps


async def write_table(store: Store, c: AsyncConnection, made: Made) -> None:
    """A new table's row, chairs and log."""
    row = made.row
    facts = columns(row) | {"made": row.made, "seed": row.seed, "wake": look(row.status)}
    await c.execute(sa.insert(schema.game_table).values(id=row.id, **facts))
    await write_seats(c, row.id, row.seats)
    await write_entries(c, row.id, made.entries)
    await write_eyes(store, c, row.id, made.eyes)


async def write_seats(c: AsyncConnection, table: str, seats: Sequence[SeatRow]) -> None:
    """All seats of a table anew."""
    await c.execute(sa.delete(schema.seat).where(schema.seat.c.table_id == table))
    await c.execute(sa.insert(schema.seat), [{"table_id": table, "seat": i, **chair(s)} for i, s in enumerate(seats)])


async def write_entries(c: AsyncConnection, table: str, entries: Sequence[Entry]) -> None:
    """Entries of a table's log; IntegrityError where somebody was faster."""
    rows = [
        {
            "table_id": table,
            "version": e.version,
            "kind": e.kind,
            "seat": e.seat,
            "code": e.code,
            "data": json.dumps(e.data),
            "at": e.at,
        }
        for e in entries
    ]
    if rows:
        await c.execute(sa.insert(schema.answer), rows)


async def write_eyes(store: Store, c: AsyncConnection, table: str, eyes: Sequence[tuple[str, int]]) -> None:
    """Who looks from which chair; once is enough."""
    for person, seat in eyes:
        looks = store.insert(schema.eyes).values(table_id=table, person=person, seat=seat)
        await c.execute(looks.on_conflict_do_nothing())


async def write_line(c: AsyncConnection, table: str, line: Line, at: float) -> ChatRow:
    """What the table says, after all that was said before."""
    last = await c.execute(sa.select(sa.func.max(schema.chat.c.n)).where(schema.chat.c.table_id == table))
    said = ChatRow((last.scalar() or 0) + 1, line.what, line.name, line.seat, line.text, at)
    await c.execute(sa.insert(schema.chat).values(table_id=table, **vars(said)))
    return said


# ------------------------------------------------------------------------------------------------------------ looking


async def eyes_of(store: Store, table: str, *people: str) -> frozenset[int]:
    """The chairs that somebody, or any of these people, have looked from at a table."""
    e = schema.eyes.c
    query = sa.select(e.seat).where(e.table_id == table, e.person.in_(people))
    return frozenset(row.seat for row in await store.rows(query))
