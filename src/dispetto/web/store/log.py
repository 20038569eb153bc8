"""The durable log of answers: the one path that must be both quick and on disk before anybody sees its effect.

On SQLite one thread writes: it takes all that waits, runs it in one transaction and commits once (WAL, synchronous
FULL). On PostgreSQL asyncpg does the same work on a pool. An answer is an INSERT keyed (table, version): the first
wins. What a seat has said so far is written only over what the writer knew of it, and a round ends only with all that
was said in it: whatever was acknowledged counts, whichever worker heard it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import sqlite3
import threading
import time
import urllib.parse
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import asyncpg

from dispetto.web.store import hours
from dispetto.web.store.rows import Reply
from dispetto.web.store.trouble import StoreTrouble as StoreTrouble
from dispetto.web.store.trouble import trouble

T = TypeVar("T")

CHANNEL = "dispetto"
DEAF = 0.5  # seconds between two attempts to listen
INSERT = "INSERT INTO answer(table_id, version, kind, seat, code, data, at) VALUES ({})"
REPLY = (
    "INSERT INTO reply(table_id, version, seat, codes, done) VALUES ({})"
    " ON CONFLICT(table_id, version, seat) DO UPDATE SET codes = excluded.codes, done = excluded.done"
)
REPLIES = "SELECT seat, codes, done FROM reply WHERE table_id = {} AND version = {}"
LATER = "SELECT 1 FROM answer WHERE table_id = {} AND version = {}"
NOTIFY = "SELECT pg_notify($1, $2)"
TOUCH = "UPDATE game_table SET touched = {}, wake = {} WHERE id = {}"
LOOK = "UPDATE game_table SET wake = {} WHERE id = {}"
LEASE = 30.0  # seconds a table is left to the worker that wrote its latest entry; see alarms.py


class Raced(Exception):
    """Somebody else has been faster: the table, or what a seat has said, is not as the writer thought."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's log: an answer, what chance gave, somebody getting up, or an undo."""

    version: int
    kind: str  # answer, chance, leaves, undo, mended
    seat: int
    code: int
    data: dict[str, Any]
    at: float = 0.0


class Log(Protocol):
    """Where answers are written."""

    async def append(self, table: str, entries: Sequence[Entry], heard: Mapping[int, Reply] | None = None) -> bool:
        """Write these entries after the last one; False when somebody else has been faster,
        or where one of these seats has not said what the writer has heard.
        """

    async def reply(self, table: str, version: int, seat: int, was: Reply, now: Reply) -> bool:
        """Keep what a seat has said so far to the question of a version; False where it had not said `was`."""

    async def close(self) -> None:
        """Finish what waits, then stop."""


def row(table: str, e: Entry) -> tuple[object, ...]:
    """An entry as its row."""
    return (table, e.version, e.kind, e.seat, e.code, json.dumps(e.data), e.at)


def reply_row(table: str, version: int, seat: int, said: Reply) -> tuple[object, ...]:
    """What a seat has said as its row."""
    return (table, version, seat, json.dumps(list(said.codes)), int(said.done))


def compare(rows: Iterable[Sequence[Any]], heard: Mapping[int, Reply]) -> None:
    """Have these seats said on disk what the writer has heard of them? Raced where they have not."""
    said = {seat: Reply(tuple(json.loads(codes)), bool(done)) for seat, codes, done in rows}
    if any(said.get(seat, Reply()) != reply for seat, reply in heard.items()):
        raise Raced


@dataclass(frozen=True)
class Job:
    """Something to be written in the next transaction, and whom to tell:
    nothing when it is on disk, else what went wrong.
    """

    work: Callable[[sqlite3.Connection], None]
    tell: Callable[[BaseException | None], None]


def after_trouble(c: sqlite3.Connection | None, e: BaseException) -> sqlite3.Connection | None:
    """The connection without what it could not commit; None where another is needed, as nobody knows how it stands."""
    if c is None:
        return None
    try:
        if c.in_transaction:
            c.execute("ROLLBACK")
        if getattr(e, "sqlite_errorcode", sqlite3.SQLITE_IOERR) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY):
            return c
    except sqlite3.Error:
        pass
    with contextlib.suppress(sqlite3.Error):
        c.close()
    return None


class SqliteLog:
    """One writing thread with group commit."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()  # None: stop
        self.thread = threading.Thread(target=self.write_forever, name="dispetto-log", daemon=True)
        self.thread.start()

    def connect(self) -> sqlite3.Connection:
        """A connection that means it, to a file that is there: an empty one in its place would be no log."""
        place = f"file:{urllib.parse.quote(self.path)}?mode=rw"
        c = sqlite3.connect(place, uri=True, check_same_thread=False, isolation_level=None, timeout=10)
        c.execute("PRAGMA journal_mode=WAL")
        c.execute("PRAGMA synchronous=FULL")
        c.execute("PRAGMA foreign_keys=ON")
        return c

    def write_forever(self) -> None:
        """Take everything that waits, commit once, then tell everybody. Whatever the disk does, this goes on."""
        c: sqlite3.Connection | None = None
        while True:
            batch = [self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get())
            stop = None in batch
            jobs = [job for job in batch if job is not None]
            done: list[tuple[Job, BaseException | None]] = []
            try:
                if jobs:
                    c = c or self.connect()
                    c.execute("BEGIN IMMEDIATE")
                    done = [(job, self.one_job(c, job)) for job in jobs]
                    c.execute("COMMIT")
            except BaseException as e:  # a full disk, a locked file: everybody in the batch hears of it
                c = after_trouble(c, e)
                done = [(job, e) for job in jobs]
            for job, error in done:
                with contextlib.suppress(RuntimeError):  # whoever waited for it has gone home
                    job.tell(error)
            if stop:
                if c is not None:
                    c.close()
                return

    def one_job(self, c: sqlite3.Connection, job: Job) -> BaseException | None:
        """One job inside the transaction; what went wrong with it alone."""
        c.execute("SAVEPOINT job")
        try:
            job.work(c)
            c.execute("RELEASE job")
            return None
        except Exception as e:
            if not c.in_transaction:  # the whole batch is gone: a full disk ends the transaction by itself
                raise
            c.execute("ROLLBACK TO job")
            c.execute("RELEASE job")
            return e

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run this in the next transaction; returns when it is on disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        given: list[T] = []

        def keep(c: sqlite3.Connection) -> None:
            given.append(work(c))

        def settle(error: BaseException | None) -> None:
            if future.cancelled():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(given[-1])

        def tell(error: BaseException | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, error)

        self.jobs.put(Job(keep, tell))
        try:
            return await future
        except (sqlite3.IntegrityError, Raced):
            raise
        except sqlite3.Error as e:
            raise trouble(e) from e

    async def append(self, table: str, entries: Sequence[Entry], heard: Mapping[int, Reply] | None = None) -> bool:
        def work(c: sqlite3.Connection) -> None:
            if heard:
                compare(c.execute(REPLIES.format("?", "?"), (table, entries[0].version - 1)), heard)
            c.executemany(INSERT.format("?, ?, ?, ?, ?, ?, ?"), [row(table, e) for e in entries])
            c.execute(TOUCH.format("?", "?", "?"), (time.time(), hours.now() + LEASE, table))

        try:
            await self.write(work)
        except (sqlite3.IntegrityError, Raced):
            return False
        return True

    async def reply(self, table: str, version: int, seat: int, was: Reply, now: Reply) -> bool:
        def work(c: sqlite3.Connection) -> None:
            if c.execute(LATER.format("?", "?"), (table, version + 1)).fetchone():
                raise Raced
            compare(c.execute(REPLIES.format("?", "?"), (table, version)), {seat: was})
            c.execute(REPLY.format("?, ?, ?, ?, ?"), reply_row(table, version, seat, now))
            c.execute(LOOK.format("?", "?"), (hours.now() + LEASE, table))

        try:
            await self.write(work)
        except (sqlite3.IntegrityError, Raced):
            return False
        return True

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join, 10)


class Connection(Protocol):
    """What we ask of a connection of asyncpg."""

    async def execute(self, query: str, *args: object) -> str:
        """Run one statement."""

    async def fetch(self, query: str, *args: object) -> Sequence[Sequence[Any]]:
        """All rows of a question."""

    async def executemany(self, command: str, args: Sequence[Sequence[object]]) -> None:
        """Run a statement for each of these rows."""

    def transaction(self) -> contextlib.AbstractAsyncContextManager[object]:
        """All or nothing."""


class Pool(Protocol):
    """What we ask of a pool of asyncpg."""

    def acquire(self) -> contextlib.AbstractAsyncContextManager[Connection]:
        """A connection for a while."""

    async def close(self) -> None:
        """Nobody needs one any more."""


class PostgresLog:
    """asyncpg on a pool of its own; every write tells the other workers which table has news."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.pool: Pool | None = None
        self.ear: asyncio.Task[None] | None = None
        self.opening = asyncio.Lock()

    async def ready(self) -> Pool:
        """The pool, opened when it is first needed."""
        async with self.opening:
            found = self.pool
            if found is None:
                try:
                    found = self.pool = await asyncpg.create_pool(self.address, min_size=1, max_size=8)
                except (OSError, asyncpg.PostgresError) as e:
                    raise trouble(e) from e
        return found

    async def run(self, work: Callable[[Connection], Awaitable[object]]) -> None:
        """One transaction."""
        pool = await self.ready()
        try:
            async with pool.acquire() as c, c.transaction():
                await work(c)
        except (asyncpg.IntegrityConstraintViolationError, Raced):
            raise
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as e:
            raise trouble(e) from e

    async def append(self, table: str, entries: Sequence[Entry], heard: Mapping[int, Reply] | None = None) -> bool:
        async def work(c: Connection) -> None:
            touch = TOUCH.format("$1", "$2", "$3")  # first: it locks the table's row
            await c.execute(touch, time.time(), hours.now() + LEASE, table)
            if heard:
                compare(await c.fetch(REPLIES.format("$1", "$2"), table, entries[0].version - 1), heard)
            await c.executemany(INSERT.format("$1, $2, $3, $4, $5, $6, $7"), [row(table, e) for e in entries])
            await c.execute(NOTIFY, CHANNEL, table)

        try:
            await self.run(work)
        except (asyncpg.IntegrityConstraintViolationError, Raced):
            return False
        return True

    async def reply(self, table: str, version: int, seat: int, was: Reply, now: Reply) -> bool:
        async def work(c: Connection) -> None:
            await c.execute(LOOK.format("$1", "$2"), hours.now() + LEASE, table)  # first: it locks the table's row
            if await c.fetch(LATER.format("$1", "$2"), table, version + 1):
                raise Raced
            compare(await c.fetch(REPLIES.format("$1", "$2"), table, version), {seat: was})
            await c.execute(REPLY.format("$1, $2, $3, $4, $5"), *reply_row(table, version, seat, now))
            await c.execute(NOTIFY, CHANNEL, table)

        try:
            await self.run(work)
        except (asyncpg.IntegrityConstraintViolationError, Raced):
            return False
        return True

    async def notify(self, news: str) -> None:
        """Tell the other workers something that need not be kept."""
        await self.run(lambda c: c.execute(NOTIFY, CHANNEL, news))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear of every table that another worker has changed, from now on."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ear = asyncio.create_task(self.listen_forever(heard, ready))
        await ready

    async def listen_forever(self, heard: Callable[[str], None], ready: asyncio.Future[None]) -> None:
        """Listen again when the server was away; "" says that anything may have happened meanwhile."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                c = await asyncpg.connect(self.address)
                lost = asyncio.Event()
                try:
                    c.add_termination_listener(lambda _c, lost=lost: lost.set())
                    await c.add_listener(CHANNEL, lambda _c, _pid, _channel, table: heard(table))
                    if ready.done():
                        heard("")
                    else:
                        ready.set_result(None)
                    await lost.wait()
                finally:
                    await c.close()
            await asyncio.sleep(DEAF)

    async def close(self) -> None:
        if self.ear is not None:
            self.ear.cancel()
            await asyncio.gather(self.ear, return_exceptions=True)
        if self.pool is not None:
            await asyncio.wait_for(self.pool.close(), 5)
            self.pool = None
