"""Pages that came back to a table that sleeps, and show how it stands: they wait at its door, and nobody is woken.

They are let in as soon as one of them says something, or the table wakes for whatever reason; else, table by table,
when no more people come. A house that was opened again has everybody on their question before it does anything else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterator

from dispetto.core.errors import BadInput
from dispetto.web.play.beside import ended
from dispetto.web.store.log import StoreTrouble

log = logging.getLogger("dispetto.web")
CALM = 0.5  # seconds in which nobody has come
LONGEST = 5.0  # seconds until the first are let in, whoever comes
LOOK = 0.1  # seconds between two looks
SHARE = 3  # so many times as long as letting one table in takes, the others have the house
LEAST = 0.005  # seconds


class Doorstep:
    """Who waits at which table's door."""

    def __init__(self, wake: Callable[[str], Awaitable[object]]) -> None:
        self.wake = wake
        self.waiting: dict[str, dict[asyncio.Future[None], str]] = {}  # by table: how each is called, and who it is
        self.first = 0.0  # when the first of them came
        self.latest = 0.0
        self.task: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def at(self, table: str, person: str) -> Iterator[asyncio.Future[None]]:
        """Somebody waits here until the future says that they are called."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.latest = time.monotonic()
        if not self.waiting:
            self.first = self.latest
        self.waiting.setdefault(table, {})[called] = person
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.let_in())
        try:
            yield called
        finally:
            here = self.waiting[table]
            del here[called]
            if not here:
                del self.waiting[table]

    def people(self, table: str) -> set[str]:
        """Who waits at this door."""
        return set(self.waiting.get(table, {}).values())

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def call(self, table: str) -> None:
        """Something happens at this table: in with them."""
        for called in self.waiting.get(table, ()):
            if not called.done():
                called.set_result(None)

    async def let_in(self) -> None:
        """One table after the other, when no more people come."""
        while self.waiting:
            await asyncio.sleep(LOOK)
            now = time.monotonic()
            if now - self.latest < CALM and now - self.first < LONGEST:
                continue
            for table in list(self.waiting):
                began = time.monotonic()
                try:
                    await self.wake(table)
                except (StoreTrouble, BadInput) as e:  # whoever comes in hears of it
                    log.warning("table %s: %s", table, e)
                except Exception:
                    log.exception("letting people in at table %s", table)
                self.call(table)
                await asyncio.sleep(max(LEAST, SHARE * (time.monotonic() - began)))

    async def close(self) -> None:
        """The house closes."""
        await ended(self.task)
