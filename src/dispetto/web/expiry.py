"""Tables that nobody touches are cleared away after so many days: those that wait, those being played, and those that
are over, each by its own number. A few at a time, seldom, by an index: it costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
from collections.abc import Callable, Mapping

from dispetto.core.errors import BadInput
from dispetto.web.play.beside import ended, until_next_time
from dispetto.web.play.tables import Tables
from dispetto.web.sorry import WEB
from dispetto.web.store import hours
from dispetto.web.store.evenings import remove_evening, stale_evenings
from dispetto.web.store.expiring import clear_away, untouched

log = logging.getLogger("dispetto.web")
SETTING = "DISPETTO_EXPIRE"  # like "waiting=30 playing=180 over=0"; 0 is never
DAYS: Mapping[str, int] = {"waiting": 30, "playing": 180, "over": 0}
OF_EVENING = {"waiting": "none", "playing": "open", "over": "over"}  # an evening is swept as a table in that state is
DAY = 24 * 3600.0
LOOK = 600.0  # seconds between two looks
A_FEW = 50  # tables of one state cleared away in one look
WORD = re.compile(r"(waiting|playing|over)=(\d{1,5})", re.ASCII)


class Expiry:
    """The sweeper."""

    def __init__(self, tables: Tables, looked_at: Callable[[str], bool], setting: str | None = None) -> None:
        self.tables = tables
        self.looked_at = looked_at  # is anybody there now?
        self.days = read(os.environ.get(SETTING, "") if setting is None else setting)
        self.task: asyncio.Task[None] | None = None

    async def sweep(self, few: int = A_FEW) -> int:
        """Clear away a few of those whose time has come; how many."""
        cleared = 0
        for status, days in self.days.items():
            if not days:
                continue
            before = hours.now() - days * DAY
            for table in await untouched(self.tables.store, status, before, few):
                cleared += await self.clear(table, before)
            for evening in await stale_evenings(self.tables.store, OF_EVENING[status], before, few):
                await remove_evening(self.tables.store, evening)
                cleared += 1
        return cleared

    async def clear(self, table: str, before: float) -> bool:
        """One of them, unless somebody is there."""
        if self.looked_at(table) or not await clear_away(self.tables.store, table, before):
            return False
        found = self.tables.alive.get(table)
        if found is not None:
            self.tables.forget(found)
        log.info("table %s has been cleared away: nobody touched it", table)
        return True

    def start(self) -> None:
        """From now on somebody sweeps."""
        self.task = asyncio.create_task(self.sweep_forever())

    async def sweep_forever(self) -> None:
        """Now and then."""
        while True:
            await asyncio.sleep(LOOK)
            with until_next_time(log, "tables cannot be cleared away"):
                await self.sweep()

    async def close(self) -> None:
        """Nobody sweeps any more."""
        await ended(self.task)


def read(setting: str) -> dict[str, int]:
    """The days of each state; BadInput names the word that is none."""
    days = dict(DAYS)
    for word in setting.split():
        found = WORD.fullmatch(word)
        if found is None:
            raise BadInput("bad-expiry", WEB, word=repr(word), name=SETTING)
        days[found[1]] = int(found[2])
    return days
