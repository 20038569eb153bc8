"""The book of finished games: one line each, written once, with the end itself; it outlives the table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import hours, schema

if TYPE_CHECKING:
    from dispetto.web.store.store import Store

PLAYED, LESSON, WHAT_IF, BROUGHT = "played", "lesson", "what-if", "brought"  # what kind of game it was
MANY = 400  # ids in one question
SOON = 10.0  # seconds until a game is looked back at by itself; whoever opens its end page is first


@dataclass(frozen=True)
class Sat:
    """Somebody at a table when its game ended: a person, a bot, or a person with a bot that sat in."""

    person: str  # empty for bots, and for guests at somebody else's device
    bot: str
    name: str  # as it was then
    gender: str
    face: str  # as a stage is told: one of the cast, a guest's number, or nobody's
    colour: int
    place: int  # 1 is the winner; equal places tie
    score: int


@dataclass(frozen=True)
class Finished:
    """One finished game."""

    table: str
    game: str
    name: str
    kind: str
    circle: str  # the circle it was played in, or empty
    options: dict[str, Any]
    rule: str  # by which it ended
    version: int  # of the last entry: how long it was
    helped: int  # hints that were taken
    began: float
    ended: float
    seats: tuple[Sat, ...] = ()
    there: bool = field(default=True, compare=False)  # its table was not cleared away, and can be looked at
    facts: str = field(default="", compare=False)  # what its events tell a circle; empty: nobody has read them
    looked: str = field(default="", compare=False)  # what looking back has found; empty: nobody has looked

    @property
    def counts(self) -> bool:
        """Was it played in earnest? Lessons, games that were helped or grew from another one do not count."""
        return self.kind == PLAYED and not self.helped

    @property
    def for_friends(self) -> bool:
        """May a circle want to know of it? It counts, and was begun in one, or two people sat there at least."""
        return self.counts and (bool(self.circle) or len({sat.person for sat in self.seats} - {""}) > 1)


async def write_finished(store: Store, c: AsyncConnection, f: Finished) -> None:
    """A line of the book; whoever comes second finds it written."""
    facts = {name: getattr(f, name) for name in ("game", "name", "kind", "circle", "rule", "version", "helped")}
    times = {"began": f.began, "ended": f.ended, "look": hours.now() + SOON if f.for_friends else 0.0}
    line = store.insert(schema.finished).values(table_id=f.table, options=json.dumps(f.options), **facts, **times)
    done = await c.execute(line.on_conflict_do_nothing())
    if done.rowcount:
        seats = [{"table_id": f.table, "seat": n, **vars(sat)} for n, sat in enumerate(f.seats)]
        await c.execute(sa.insert(schema.finished_seat), seats)


async def unwrite_finished(c: AsyncConnection, table: str) -> None:
    """That game is not finished after all."""
    for name in (schema.finished_seat, schema.finished):
        await c.execute(sa.delete(name).where(name.c.table_id == table))


async def write_late(store: Store, f: Finished) -> None:
    """The line of a game that was over before there was a book."""
    await store.write(lambda c: write_finished(store, c, f))


# ------------------------------------------------------------------------------------------------------------- reading


async def of_table(store: Store, table: str) -> Finished | None:
    """The line of one game."""
    found = await of_tables(store, [table])
    return found[0] if found else None


async def of_tables(store: Store, tables: Iterable[str]) -> list[Finished]:
    """The lines of these games, the latest first."""
    ids = sorted(set(tables))
    found: list[Finished] = []
    for n in range(0, len(ids), MANY):
        found += await lines(store, schema.finished.c.table_id.in_(ids[n : n + MANY]))
    return sorted(found, key=lambda f: (-f.ended, f.table))


async def of_person(store: Store, person: str, limit: int = 200) -> list[Finished]:
    """Somebody's games, the latest first."""
    s = schema.finished_seat.c
    mine = sa.exists().where(s.table_id == schema.finished.c.table_id, s.person == person)
    return await lines(store, mine, limit)


async def of_circle(store: Store, circle: str, limit: int = 1000) -> list[Finished]:
    """The games that were played in a circle, the latest first."""
    return await lines(store, schema.finished.c.circle == circle, limit)


async def lines(store: Store, where: sa.ColumnElement[bool], limit: int = 0) -> list[Finished]:
    """Lines of the book, the latest first."""
    f, t = schema.finished.c, schema.game_table.c
    there = sa.exists().where(t.id == f.table_id).label("there")
    query = sa.select(schema.finished, there).where(where).order_by(f.ended.desc(), f.table_id)
    rows = await store.rows(query.limit(limit) if limit else query)
    seats: dict[str, list[Sat]] = {row.table_id: [] for row in rows}
    ids = list(seats)
    for n in range(0, len(ids), MANY):
        s = schema.finished_seat.c
        chairs = sa.select(schema.finished_seat).where(s.table_id.in_(ids[n : n + MANY]))
        for row in await store.rows(chairs.order_by(s.table_id, s.seat)):
            seats[row.table_id].append(sat(row))
    return [line(row, seats[row.table_id]) for row in rows]


def sat(row: sa.Row[tuple[Any, ...]]) -> Sat:
    """A seat from its row."""
    return Sat(row.person, row.bot, row.name, row.gender, row.face, row.colour, row.place, row.score)


def line(row: sa.Row[tuple[Any, ...]], seats: Sequence[Sat]) -> Finished:
    """A line from its row."""
    return Finished(
        row.table_id,
        row.game,
        row.name,
        row.kind,
        row.circle,
        json.loads(row.options),
        row.rule,
        row.version,
        row.helped,
        row.began,
        row.ended,
        tuple(seats),
        bool(row.there),
        row.facts,
        row.looked,
    )


async def among(store: Store, people: Iterable[str], circle: str, limit: int = 1000) -> list[Finished]:
    """Games in earnest of a circle: those begun in it, and those where nobody sat but these people, two at least."""
    those = sorted(set(people))
    f, s = schema.finished.c, schema.finished_seat.c
    here = sa.select(sa.func.count(sa.distinct(s.person))).where(s.table_id == f.table_id, s.person.in_(those))
    strange = sa.exists().where(s.table_id == f.table_id, s.person != "", s.person.not_in(those))
    own = sa.and_(here.correlate(schema.finished).scalar_subquery() >= 2, ~strange)
    mine = sa.select(s.table_id).where(s.person.in_(those))
    inside = sa.or_(f.circle == circle, sa.and_(f.table_id.in_(mine), own))
    return await lines(store, sa.and_(f.kind == PLAYED, f.helped == 0, inside), limit)


async def note(store: Store, table: str, version: int = 0, **found: str) -> None:
    """Keep what was read or found out of a game that ended with this version; another end is another game."""

    async def work(c: AsyncConnection) -> None:
        f = schema.finished.c
        line = sa.update(schema.finished).where(f.table_id == table, *([f.version == version] if version else ()))
        await c.execute(line.values(**found))

    await store.write(work)


async def analysed(store: Store, tables: Iterable[str]) -> dict[str, int]:
    """Which of these games were looked back at, and up to which version."""
    u = schema.understood.c
    query = sa.select(u.table_id, u.version).where(u.table_id.in_(sorted(set(tables))[:MANY]))
    return {row.table_id: row.version for row in await store.rows(query)}


async def unwritten(store: Store, people: Iterable[str], limit: int = 50) -> list[str]:
    """Tables of these people that are over and have no line yet, the latest first."""
    t, s = schema.game_table.c, schema.seat.c
    sits = sa.exists().where(s.table_id == t.id, s.person.in_(sorted(set(people))))
    booked = sa.exists().where(schema.finished.c.table_id == t.id)
    query = sa.select(t.id).where(t.status == "over", sits, ~booked).order_by(t.touched.desc())
    return [row.id for row in await store.rows(query.limit(limit))]
