"""Putting tables to sleep: nobody looks at them, no bot thinks, no clock is about to run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable

from dispetto.web.play.alarms import Alarms
from dispetto.web.play.beside import ended, until_next_time
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.waiting import Waiting
from dispetto.web.store import hours
from dispetto.web.store.alarms import Rest, rest
from dispetto.web.store.log import StoreTrouble

log = logging.getLogger("dispetto.web")

LINGER = 20.0  # seconds a table stays awake after somebody used it
ROOM = 300  # tables may do so; beyond that those used longest ago sleep at once
DOZES = 120.0  # seconds without an answer after which a table that somebody looks at keeps its latest moments only
NEAR = 30.0  # seconds: a clock that runs out sooner keeps its table awake
LOOK = 1.0  # seconds between two looks at the tables used longest ago
AT_ONCE = 200  # tables put to sleep in one transaction


class Sleeping:
    """Who may sleep, and going to bed: everything worth knowing is on disk before a table is let go."""

    def __init__(self, tables: Tables, waiting: Waiting, alarms: Alarms, looked_at: Callable[[Table], bool]) -> None:
        self.tables = tables
        self.waiting = waiting
        self.alarms = alarms
        self.looked_at = looked_at
        self.task: asyncio.Task[None] | None = None

    def may(self, table: Table) -> bool:
        """Is nothing going on there, and will nothing soon?"""
        if self.looked_at(table) or table.lock.locked() or table.setting.locked() or not self.waiting.rests(table):
            return False
        until = table.clocks.runs_out
        return not until or (until > hours.now() + NEAR and (not table.clocks.given or table.clocks.post is not None))

    def may_doze(self, table: Table, quiet: float) -> bool:
        """Has nobody answered for so long, and is nobody about to need what happened lately?"""
        if hours.now() - table.clocks.latest < quiet or table.undo.wish is not None or table.lock.locked():
            return False
        passing = any("pass:" in seat.standing for seat in table.row.seats)  # that holds as long as the turn does
        return not passing and self.waiting.rests(table)

    async def sweep(self, linger: float = LINGER, room: int = ROOM) -> int:
        """Let all sleep who may; how many do."""
        awake = self.tables.awake
        unused = awake.unused(time.monotonic() - linger, room)
        slept = 0
        for n in range(0, len(unused), AT_ONCE):
            tired = [table for table in unused[n : n + AT_ONCE] if self.may(table)]
            stood = {table.id: (table.version, awake.used.get(table.id)) for table in tired}
            await self.note(tired)
            for table in tired:
                if stood[table.id] == (table.version, awake.used.get(table.id)) and self.may(table):
                    self.waiting.leave_alone(table)
                    awake.let_go(table)
                    slept += 1
        for table in unused:
            if table.id in awake.loaded:  # something keeps it awake: it is looked at again when it is the oldest
                if self.may_doze(table, DOZES if linger >= 0 else linger):
                    table.doze()
                awake.remember(table)
        await asyncio.sleep(0)  # whoever waited there is gone now
        return slept

    async def note(self, tables: Iterable[Table]) -> None:
        """On disk: how these tables stand, and when somebody has to look at them again."""
        tired = list(tables)
        await self.tables.keep(*tired)
        resting = [Rest(t.id, t.version, t.clocks.runs_out) for t in tired if t.row.status == "playing"]
        await rest(self.tables.store, resting)
        self.alarms.sooner(min((r.wake for r in resting if r.wake), default=0.0))

    # ------------------------------------------------------------------------------------------------------- the house

    def start(self) -> None:
        """From now on tables fall asleep."""
        self.task = asyncio.create_task(self.sweep_forever())

    async def sweep_forever(self) -> None:
        """Look now and then at those used longest ago."""
        while True:
            await asyncio.sleep(LOOK)
            with until_next_time(log, "tables cannot sleep"):  # then they stay awake
                await self.sweep()

    async def close(self) -> None:
        """The house closes, and all go to bed; one where a bot is thinking goes on when the house is opened again."""
        await ended(self.task)
        alive = list(self.tables.alive.values())
        with contextlib.suppress(StoreTrouble):
            await self.note(table for table in alive if self.waiting.rests(table))
            await self.tables.keep(*alive)
