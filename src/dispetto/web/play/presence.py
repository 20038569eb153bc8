"""Who looks at which table, told to the other workers of one database:
each says what it sees, and again every few seconds.

A file has one worker, so there nothing is said and nobody listens.
A worker that is killed falls silent, and is forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any

from dispetto.web.play.beside import ended
from dispetto.web.store.log import StoreTrouble
from dispetto.web.store.store import Store

MARK = "~"  # begins news of people; news of a table is its id
AGAIN = 4.0  # seconds between two tellings
LASTS = 3 * AGAIN  # how long a telling holds
MOST = 200  # people told of one table
LONGEST = 7000  # bytes of one telling; PostgreSQL takes 8000

Seen = dict[str, set[str]]


class Presence:
    """What the other workers see, and the telling of what we see."""

    def __init__(self, store: Store, here: Callable[[], Seen], changed: Callable[[str], None]) -> None:
        self.store = store
        self.here = here  # table -> the people who look at it here
        self.changed = changed  # a table where somebody came or went at another worker
        self.worker = secrets.token_hex(4)
        self.others: dict[str, Seen] = {}
        self.heard: dict[str, float] = {}  # when each was heard last
        self.task: asyncio.Task[None] | None = None
        self.news = asyncio.Event()
        self.fresh: set[str] = set()  # tables where somebody came or went here

    def elsewhere(self, table: str) -> set[str]:
        """The people who look at a table at other workers."""
        now = time.monotonic()
        return {p for w, seen in self.others.items() if now - self.heard[w] < LASTS for p in seen.get(table, ())}

    def say(self, table: str) -> None:
        """Somebody has come or gone here: the others hear of it soon."""
        if self.store.shared:
            self.fresh.add(table)
            self.news.set()

    def hear(self, news: str) -> None:
        """What another worker says."""
        said = json.loads(news.removeprefix(MARK))
        worker = said["worker"]
        if worker == self.worker:
            return
        self.heard[worker] = time.monotonic()
        seen = self.others.setdefault(worker, {})
        if said.get("hello"):
            self.fresh |= set(self.here())
            self.news.set()
        told = {table: set(people) for table, people in said.get("sees", {}).items()}
        if said.get("bye"):
            told = {table: set() for table in seen}
        for table, people in told.items():
            if seen.get(table, set()) != people:
                seen[table] = people
                self.changed(table)
        self.others[worker] = {table: people for table, people in seen.items() if people}

    def forget(self) -> None:
        """Workers that have fallen silent see nobody any more."""
        now = time.monotonic()
        for worker in [w for w, at in self.heard.items() if now - at >= LASTS]:
            del self.heard[worker]
            for table in self.others.pop(worker, {}):
                self.changed(table)

    # ------------------------------------------------------------------------------------------------------ telling

    def start(self) -> None:
        """From now on the others know."""
        if self.store.shared:
            self.task = asyncio.create_task(self.tell_forever())

    async def tell_forever(self) -> None:
        """At once where somebody came or went, else every few seconds all that we see."""
        await self.send(hello=True)
        while True:
            tables: Iterable[str] = ()
            try:
                async with asyncio.timeout(AGAIN):
                    await self.news.wait()
                tables, self.fresh = self.fresh, set()
                self.news.clear()
            except TimeoutError:
                self.forget()
                tables = set(self.here())
            await self.tell(tables)

    async def tell(self, tables: Iterable[str]) -> None:
        """Who looks at these tables here, in as many tellings as it takes;
        an empty one says that we are still there.
        """
        here, sees, size = self.here(), dict[str, list[str]](), 0
        for table in tables:
            people = sorted(here.get(table, ()))[:MOST]
            more = sum(len(p) + 4 for p in people) + len(table) + 8
            if sees and size + more > LONGEST:
                await self.send(sees=sees)
                sees, size = {}, 0
            sees[table] = people
            size += more
        await self.send(sees=sees)

    async def send(self, **what: Any) -> None:
        """One telling; where the database is away there is nobody to tell."""
        with contextlib.suppress(StoreTrouble):
            await self.store.notify(MARK + json.dumps({"worker": self.worker, **what}))

    async def close(self) -> None:
        """We see nobody any more."""
        if self.task is not None:
            await ended(self.task)
            await self.send(bye=True)
