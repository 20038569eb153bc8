"""The log on a file: one thread takes all that waits, runs it in one transaction and commits once.

WAL, synchronous FULL. Whatever the disk does, the thread goes on: each batch hears what became of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
import urllib.parse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from dispetto.web.store import hours
from dispetto.web.store.log import (
    INSERT,
    LATER,
    LEASE,
    LOOK,
    REPLIES,
    REPLY,
    TOUCH,
    Entry,
    Raced,
    compare,
    reply_row,
    row,
)
from dispetto.web.store.rows import Reply
from dispetto.web.store.trouble import trouble

T = TypeVar("T")
KEEP = (
    "INSERT INTO snapshot(table_id, version, state, more, base)"
    " SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM game_table WHERE id = ?1)"
    " ON CONFLICT(table_id) DO UPDATE SET version = excluded.version, state = excluded.state, more = excluded.more,"
    " base = CASE WHEN excluded.base != '' THEN excluded.base ELSE snapshot.base END"
    " WHERE snapshot.version < excluded.version"
)
LATELY = 8.0  # seconds in which a table is not noted down as touched once more: a row and two indexes would change
UNLESS = " AND NOT (touched BETWEEN ? AND ? AND wake BETWEEN ? AND ?)"


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
                    do = self.one_job if len(jobs) > 1 else self.only_job
                    done = [(job, do(c, job)) for job in jobs]
                    if c.in_transaction:
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

    def only_job(self, c: sqlite3.Connection, job: Job) -> BaseException | None:
        """One job that has the transaction for itself, as most have; what went wrong with it."""
        try:
            job.work(c)
            return None
        except Exception as e:
            if not c.in_transaction:  # it is gone: a full disk ends the transaction by itself
                raise
            c.execute("ROLLBACK")
            return e

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
            now, until = time.time(), hours.now() + LEASE
            c.execute(
                TOUCH.format("?", "?", "?") + UNLESS, (now, until, table, now - LATELY, now, until - LATELY, until)
            )

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
            until = hours.now() + LEASE
            c.execute(LOOK.format("?", "?") + " AND wake NOT BETWEEN ? AND ?", (until, table, until - LATELY, until))

        try:
            await self.write(work)
        except (sqlite3.IntegrityError, Raced):
            return False
        return True

    async def keep(self, saves: Sequence[tuple[object, ...]]) -> None:
        """How tables stand; one that is gone, or is kept as it stood later, is left out."""
        await self.write(lambda c: c.executemany(KEEP, saves))

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join, 10)
