"""The log on a server: asyncpg on a pool of its own; every write tells the other workers what was written."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

import asyncpg

from dispetto.web.store import hours
from dispetto.web.store.log import (
    CHANNEL,
    DEAF,
    INSERT,
    LATER,
    LEASE,
    LOOK,
    NOTIFY,
    REPLIES,
    REPLY,
    TOUCH,
    Entry,
    Raced,
    compare,
    reply_row,
    row,
)
from dispetto.web.store.news import Said, told
from dispetto.web.store.rows import Reply
from dispetto.web.store.trouble import ASYNCPG, trouble


class Connection(Protocol):
    """What we ask of a connection of asyncpg."""

    async def execute(self, query: str, *args: object) -> str:
        """Run one statement."""

    async def fetch(self, query: str, *args: object) -> Sequence[Any]:
        """All rows of a question."""

    async def executemany(self, command: str, args: Sequence[Sequence[object]]) -> None:
        """Run a statement for each of these rows."""

    def transaction(
        self, *, isolation: str | None = None, readonly: bool = False
    ) -> contextlib.AbstractAsyncContextManager[object]:
        """All or nothing."""


class Pool(Protocol):
    """What we ask of a pool of asyncpg."""

    def acquire(self) -> contextlib.AbstractAsyncContextManager[Connection]:
        """A connection for a while."""

    async def close(self) -> None:
        """Nobody needs one any more."""


class PostgresLog:
    """asyncpg on a pool of its own; every write tells the other workers what was written."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.worker = secrets.token_hex(4)  # who we are among those who share the database
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
                except (OSError, *ASYNCPG) as e:
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
        except (OSError, *ASYNCPG) as e:
            raise trouble(e) from e

    async def append(self, table: str, entries: Sequence[Entry], heard: Mapping[int, Reply] | None = None) -> bool:
        async def work(c: Connection) -> None:
            touch = TOUCH.format("$1", "$2", "$3")  # first: it locks the table's row
            await c.execute(touch, time.time(), hours.now() + LEASE, table)
            if heard:
                compare(await c.fetch(REPLIES.format("$1", "$2"), table, entries[0].version - 1), heard)
            await c.executemany(INSERT.format("$1, $2, $3, $4, $5, $6, $7"), [row(table, e) for e in entries])
            await c.execute(NOTIFY, CHANNEL, told(self.worker, table, entries))

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
            await c.execute(NOTIFY, CHANNEL, told(self.worker, table, said=Said(version, seat, was, now)))

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
            with contextlib.suppress(OSError, *ASYNCPG):
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
