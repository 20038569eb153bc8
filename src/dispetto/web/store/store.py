"""What must not be lost: people, tables, seats, chat (SQLAlchemy Core), and the log of answers (log.py).

A path or sqlite:/// address is a file; postgresql:// is a server.
Either is brought up to date by Alembic when it is opened.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import Insert as PgInsert
from sqlalchemy.dialects.sqlite import Insert as LiteInsert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from dispetto.core.errors import BadInput
from dispetto.web import metrics
from dispetto.web.sorry import WEB
from dispetto.web.store import schema
from dispetto.web.store.log import CHANNEL, Entry, Log, StoreTrouble
from dispetto.web.store.places import address, migrate, shown, told
from dispetto.web.store.postgres_log import PostgresLog
from dispetto.web.store.reading import Reading
from dispetto.web.store.rows import (
    ChatRow,
    PersonRow,
    Reply,
    Save,
    SeatRow,
    TableRow,
    packed,
    save,
    save_columns,
    seat_row,
    table_row,
    unpacked,
)
from dispetto.web.store.sqlite_log import SqliteLog
from dispetto.web.store.trouble import ASYNCPG, trouble

T = TypeVar("T")

__all__ = ["ChatRow", "Entry", "Reply", "SeatRow", "Store", "StoreTrouble", "TableRow", "address"]


class Store:
    """The database: SQLAlchemy for what changes seldom, the log for what must be quick."""

    def __init__(self, db: str) -> None:
        self.kind, self.place = address(db)
        self.shared = self.kind == "postgresql"  # there may be other workers
        try:
            if self.kind == "sqlite":  # aiosqlite has more to say about a bad file than one sentence
                with contextlib.closing(sqlite3.connect(self.place)) as c:
                    c.execute("PRAGMA schema_version")
            self.secret = bytes.fromhex(on_a_thread(lambda: asyncio.run(self.bring_up_to_date())))
        except (SQLAlchemyError, *ASYNCPG, sqlite3.Error, OSError, ValueError) as e:
            why = told(getattr(e, "orig", None) or e, db)
            raise BadInput("db-trouble", WEB, db=shown(db), trouble=why) from None
        self.engine = self.make_engine()
        # A file has one writer at a time: ours queue here, where nobody's patience with a locked file runs out.
        self.turn = asyncio.Lock() if self.kind == "sqlite" else contextlib.nullcontext()
        self.log_writer: Log = SqliteLog(self.place) if self.kind == "sqlite" else PostgresLog(self.place)
        self.reading = Reading(self.place, self.log_writer)

    def make_engine(self) -> AsyncEngine:
        """SQLAlchemy's way in."""
        if self.kind == "postgresql":
            return create_async_engine(
                "postgresql+asyncpg://",
                async_creator=lambda: asyncpg.connect(self.place),  # one reading of an address, the log's own
                pool_size=5,
                hide_parameters=True,
            )
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{self.place}",
            connect_args={"timeout": 10},
            pool_size=8,
            max_overflow=0,  # a connection is a thread: rather wait a moment for one than begin another
            hide_parameters=True,
        )

        @sa.event.listens_for(engine.sync_engine, "connect")
        def mean_it(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @sa.event.listens_for(engine.sync_engine, "begin")
        def begin(connection: sa.Connection) -> None:
            if not connection.get_execution_options().get("only_reads"):
                connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    async def bring_up_to_date(self) -> str:
        """Run the migrations that are missing; the key that signs cookies and seat links, made once."""
        engine = self.make_engine()
        try:
            async with engine.begin() as c:
                if self.shared:  # several workers may start at once
                    await c.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('dispetto'))"))
                await c.run_sync(migrate)
                await c.execute(
                    self.insert(schema.meta).values(key="secret", value=secrets.token_hex(32)).on_conflict_do_nothing()
                )
                found = await c.execute(sa.select(schema.meta.c.value).where(schema.meta.c.key == "secret"))
                return str(found.scalar_one())
        finally:
            await engine.dispose()

    def insert(self, table: sa.Table) -> PgInsert | LiteInsert:
        """An INSERT that can say what happens on a conflict."""
        return PgInsert(table) if self.kind == "postgresql" else LiteInsert(table)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]], table: str = "") -> T:
        """One transaction; on PostgreSQL the other workers hear which table has news."""
        try:
            async with self.turn, self.engine.begin() as c:
                value = await work(c)
                if table and self.kind == "postgresql":
                    await c.execute(sa.text("SELECT pg_notify(:c, :t)"), {"c": CHANNEL, "t": table})
                return value
        except IntegrityError:
            raise
        except (SQLAlchemyError, *ASYNCPG, OSError) as e:
            raise trouble(e) from e

    async def rows(self, query: sa.Select[tuple[Any, ...]]) -> list[sa.Row[tuple[Any, ...]]]:
        """All rows of a question."""
        try:
            async with self.engine.connect() as c:
                await c.execution_options(only_reads=True)
                return list((await c.execute(query)).all())
        except (SQLAlchemyError, *ASYNCPG, OSError) as e:
            raise trouble(e) from e

    async def reach(self) -> None:
        """StoreTrouble unless the database answers."""
        await self.rows(sa.select(sa.literal(1)))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear of tables that another worker has changed (PostgreSQL only; a file has one worker)."""
        if isinstance(self.log_writer, PostgresLog):
            await self.log_writer.listen(heard)

    @property
    def worker(self) -> str:
        """Who we are among those who share the database; empty where nobody does."""
        return self.log_writer.worker if isinstance(self.log_writer, PostgresLog) else ""

    async def notify(self, news: str) -> None:
        """Tell the other workers something that need not be kept."""
        if isinstance(self.log_writer, PostgresLog):
            await self.log_writer.notify(news)

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self.reading.close()
        await self.log_writer.close()
        await self.engine.dispose()

    # ------------------------------------------------------------------------------------------------- the log

    async def append(self, table: str, entries: Sequence[Entry], heard: Mapping[int, Reply] | None = None) -> bool:
        """Write these entries after the last one; False when somebody else has been faster,
        or one of these seats has said something else meanwhile.
        """
        first = await self.log_writer.append(table, entries, heard)
        if first:
            metrics.written(e.kind for e in entries)
        return first

    async def reply(self, table: str, version: int, seat: int, was: Reply, now: Reply) -> bool:
        """Keep what a seat has said so far; False where it had said something else than was thought."""
        return await self.log_writer.reply(table, version, seat, was, now)

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a version, in order."""
        a = schema.answer.c
        query = sa.select(a.version, a.kind, a.seat, a.code, a.data, a.at).where(a.table_id == table, a.version > after)
        return [
            Entry(r.version, r.kind, r.seat, r.code, json.loads(r.data), r.at)
            for r in await self.rows(query.order_by(a.version))
        ]

    async def replies(self, table: str, version: int) -> dict[int, Reply]:
        """What seats have said to the question of a version."""
        return await self.reading.replies(table, version)

    async def keep(self, saves: Mapping[str, Save]) -> None:
        """The second save: how tables stand, by their ids."""
        if not saves:
            return
        if isinstance(self.log_writer, SqliteLog):  # with the answers that wait, in one transaction
            rows = [(table, *save_columns(s).values()) for table, s in saves.items()]
            await self.log_writer.keep(rows)
            return

        async def work(c: AsyncConnection) -> None:
            made = self.insert(schema.snapshot)
            facts = {name: made.excluded[name] for name in ("version", "state", "more")}
            base = sa.case((made.excluded.base != "", made.excluded.base), else_=schema.snapshot.c.base)
            older = schema.snapshot.c.version < made.excluded.version
            change = made.on_conflict_do_update(index_elements=["table_id"], set_=facts | {"base": base}, where=older)
            await c.execute(change, [{"table_id": table, **save_columns(s)} for table, s in saves.items()])

        await self.write(work)

    async def kept(self, table: str) -> Save | None:
        """The latest save of a table."""
        found = await self.rows(sa.select(schema.snapshot).where(schema.snapshot.c.table_id == table))
        return save(found[0]._asdict()) if found else None

    # ------------------------------------------------------------------------------------------------- tables

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        found = await self.tables(sa.select(schema.game_table).where(schema.game_table.c.id == table))
        return found[0] if found else None

    async def tables(self, query: sa.Select[tuple[Any, ...]]) -> list[TableRow]:
        """Tables with their seats."""
        found = await self.rows(query)
        s = schema.seat.c
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        if found:
            chairs = sa.select(schema.seat).where(s.table_id.in_(list(seats))).order_by(s.table_id, s.seat)
            for row in await self.rows(chairs):
                seats[row.table_id].append(seat_row(row._asdict()))
        return [table_row(r._asdict(), seats[r.id]) for r in found]

    async def tables_of(self, person: str, limit: int = 30) -> list[TableRow]:
        """The tables somebody sits at or made, latest first."""
        t, s = schema.game_table.c, schema.seat.c
        sits = sa.exists().where(s.table_id == t.id, s.person == person)
        query = sa.select(schema.game_table).where(sa.or_(t.host == person, sits))
        return await self.tables(query.order_by(t.touched.desc()).limit(limit))

    async def open_tables(self, status: str, limit: int = 20) -> list[TableRow]:
        """Open tables in this state, latest first."""
        t = schema.game_table.c
        query = sa.select(schema.game_table).where(t.open == 1, t.status == status)
        return await self.tables(query.order_by(t.touched.desc()).limit(limit))

    async def statuses(self) -> dict[str, int]:
        """How many tables there are in each state."""
        status = schema.game_table.c.status
        found = await self.rows(sa.select(status, sa.func.count().label("n")).group_by(status).order_by(status))
        return {row.status: row.n for row in found}

    async def delete_table(self, table: str) -> None:
        """Away with it."""

        async def work(c: AsyncConnection) -> None:
            await remove(c, table)

        await self.write(work, table)

    # ------------------------------------------------------------------------------------------------- people, chat

    async def remember(self, person: str, name: str, gender: str, face: int = 0) -> None:
        """Who somebody says to be, also on their chairs; where another has that name they keep the one they had."""
        facts = {"name": name, "gender": gender, "seen": time.time()} | ({"face": face} if face else {})

        async def work(c: AsyncConnection) -> None:
            made = self.insert(schema.person).values(id=person, **facts)
            await c.execute(made.on_conflict_do_update(index_elements=["id"], set_=facts))
            s = schema.seat.c
            mine = sa.update(schema.seat).where(s.person == person, s.bot == "", s.hot == 0)
            other = schema.seat.alias()
            same = sa.func.lower(other.c.name) == sa.func.lower(name)
            taken = sa.exists().where(other.c.table_id == s.table_id, other.c.seat != s.seat, same)
            await c.execute(mine.where(~taken).values(name=name))
            await c.execute(mine.values(gender=gender))
            t = schema.game_table.c
            sits = sa.select(s.table_id).where(s.person == person, s.bot == "", s.hot == 0)
            await c.execute(sa.update(schema.game_table).where(t.id.in_(sits)).values(revision=t.revision + 1))

        await self.write(work)

    async def known(self, person: str) -> PersonRow | None:
        """Somebody we know."""
        return await self.reading.people.one(person)

    async def person(self, person: str) -> tuple[str, str] | None:
        """Name and gender of somebody who has said them."""
        found = await self.known(person)
        return (found.name, found.gender) if found is not None and found.name else None

    async def say(self, table: str, person: str, name: str, seat: int, text: str) -> ChatRow:
        """Keep what somebody said."""
        now = time.time()

        async def work(c: AsyncConnection) -> ChatRow:
            last = await c.execute(sa.select(sa.func.max(schema.chat.c.n)).where(schema.chat.c.table_id == table))
            made = ChatRow((last.scalar() or 0) + 1, person, name, seat, text, now)
            await c.execute(
                sa.insert(schema.chat).values(
                    table_id=table, n=made.n, person=person, name=name, seat=seat, text=text, at=now
                )
            )
            return made

        for _ in range(5):
            try:
                said: ChatRow = await self.write(work, table)
                return said
            except IntegrityError:  # another worker's line was faster
                continue
        raise StoreTrouble("the chat is too busy")

    async def chat(self, table: str, limit: int = 200) -> list[ChatRow]:
        """The latest of what was said, oldest first."""
        c = schema.chat.c
        query = sa.select(c.n, c.person, c.name, c.seat, c.text, c.at).where(c.table_id == table)
        return [ChatRow(*row) for row in reversed(await self.rows(query.order_by(c.n.desc()).limit(limit)))]

    # ------------------------------------------------------------------------------------------ games understood

    async def understand(self, table: str, version: int, found: Mapping[str, Any]) -> None:
        """Keep what was found out about a game that ended with this version."""
        facts = {"version": version, "data": packed(found)}

        async def work(c: AsyncConnection) -> None:
            made = self.insert(schema.understood).values(table_id=table, **facts)
            await c.execute(made.on_conflict_do_update(index_elements=["table_id"], set_=facts))

        with contextlib.suppress(IntegrityError):  # the table was deleted meanwhile
            await self.write(work)

    async def understood(self, table: str) -> tuple[int, dict[str, Any]] | None:
        """What was found out about a game, and the version it ended with."""
        found = await self.rows(sa.select(schema.understood).where(schema.understood.c.table_id == table))
        return (found[0].version, unpacked(found[0].data)) if found else None


def on_a_thread(work: Callable[[], str]) -> str:
    """Run this where no event loop is running."""
    box: list[str | BaseException] = []

    def run() -> None:
        try:
            box.append(work())
        except BaseException as e:
            box.append(e)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if isinstance(box[0], BaseException):
        raise box[0]
    return box[0]


GONE_WITH_IT = (
    schema.answer,
    schema.reply,
    schema.snapshot,
    schema.chat,
    schema.seat,
    schema.eyes,
    schema.understood,
    schema.push_note,
)


async def remove(c: AsyncConnection, table: str) -> None:
    """All rows of a table."""
    for name in GONE_WITH_IT:
        await c.execute(sa.delete(name).where(name.c.table_id == table))
    await c.execute(sa.delete(schema.game_table).where(schema.game_table.c.id == table))
