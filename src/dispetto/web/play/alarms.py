"""The alarm clock of the house: wakes sleeping tables whose time has come. The heap is an index of the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from dispetto.core.errors import BadInput
from dispetto.web.play.beside import ended, until_next_time
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store import hours
from dispetto.web.store.alarms import Rest, claim, next_alarms, rest, set_right
from dispetto.web.store.log import LEASE, StoreTrouble

log = logging.getLogger("dispetto.web")

LATEST = 20.0  # seconds until the next look, also where no alarm is set: another worker may have been killed
AT_ONCE = 20  # tables woken before others get their turn
BREATH = 0.1  # seconds for the others, at least
FIRST = 5.0  # seconds: when a house is opened again, people come first
SHARE = 4  # at most one part in so many of the time goes to waking
LAST = (1 << 31) - 1  # no version is later


class Alarms:
    """One task for all clocks of all tables that sleep."""

    def __init__(self, tables: Tables, rests: Callable[[Table], bool], tend: Callable[[Table], None]) -> None:
        self.tables = tables
        self.rests = rests
        self.tend = tend
        self.task: asyncio.Task[None] | None = None
        self.stir = asyncio.Event()
        self.next = 0.0  # when we look again

    def start(self) -> None:
        """From now on alarms ring."""
        self.task = asyncio.create_task(self.ring_forever())

    def sooner(self, at: float) -> None:
        """An alarm was set for that moment; 0 for none."""
        if at and at < self.next:
            self.stir.set()

    async def ring_forever(self) -> None:
        """Wake whoever is due, then wait for the next."""
        with contextlib.suppress(StoreTrouble):
            await set_right(self.tables.store, hours.now())
        await asyncio.sleep(FIRST)
        while True:
            pause, began = LATEST, time.monotonic()
            with until_next_time(log, "alarms"):
                pause = max(await self.ring(), (SHARE - 1) * (time.monotonic() - began))
            self.next = hours.now() + pause
            self.stir.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.stir.wait()

    async def ring(self) -> float:
        """Wake some of those that are due; how long until somebody should look again."""
        now = hours.now()
        found = await next_alarms(self.tables.store, AT_ONCE + 1)
        due = [(table, at) for table, at in found if at <= now][:AT_ONCE]
        for table, at in due:
            await self.wake(table, at)
        if len(due) < len(found):
            return max(BREATH, min(LATEST, found[len(due)][1] - hours.now()))
        return LATEST

    async def wake(self, table: str, at: float) -> None:
        """Somebody has to look at this table: where it is awake, that is said; else it is woken, by one worker."""
        store, found = self.tables.store, self.tables.alive.get(table)
        if found is not None and self.rests(found):
            until = found.clocks.runs_out
            await rest(store, [Rest(table, found.version, max(until, hours.now() + LEASE) if until else 0.0)])
        elif await claim(store, table, at, hours.now() + LEASE):
            try:
                found = await self.tables.get(table)
                if found is not None:
                    self.tend(found)
            except BadInput as e:  # a game this version does not know, or played by other rules
                log.warning("table %s stays asleep: %s", table, e)
                await rest(store, [Rest(table, LAST, 0.0)])

    async def close(self) -> None:
        """No alarm rings any more."""
        await ended(self.task)
