"""Somebody who waits at a table: what they write is written, and what goes wrong is tried again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from dispetto.web.play import timing
from dispetto.web.play.alone import Veils
from dispetto.web.play.minds import Minds
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.utterances import defaults
from dispetto.web.store.hours import now
from dispetto.web.store.log import StoreTrouble

log = logging.getLogger("dispetto.web")


class Waiter:
    """What whoever waits has in common, for one seat or for many."""

    def __init__(
        self,
        tables: Tables,
        thinkers: Thinkers,
        pace: float,
        tell: Callable[[Table], None],
        watched: Callable[[Table], bool],
        everybody: Callable[[Table], bool],
    ) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.minds = Minds(thinkers)
        self.pace = pace  # 0 lets bots answer at once
        self.tell = tell
        self.watched = watched
        self.everybody = everybody
        self.tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self.busy_until: dict[str, float] = {}
        self.began = now()
        self.quiet: set[str] = set()  # tables that wait for people, and for nothing else
        self.closed = False
        self.veils = Veils()
        self.writes: set[asyncio.Task[None]] = set()
        self.asks: Callable[[Table], None] = lambda table: None  # whoever tells people that they are waited for

    def moving(self, table: Table, seconds: float) -> None:
        """Some page will show motion for so long."""
        self.busy_until[table.id] = max(self.busy_until.get(table.id, 0.0), timing.monotonic() + seconds)

    @contextlib.contextmanager
    def quietly(self, table: Table) -> Iterator[None]:
        """Wait for people, and for nothing else: meanwhile the table may sleep."""
        self.quiet.add(table.id)
        try:
            yield
        finally:
            self.quiet.discard(table.id)

    async def try_again(self, table: Table, e: Exception) -> None:
        """Something went wrong: whoever waits does so again, after a pause."""
        if isinstance(e, Stale):
            await asyncio.sleep(timing.SOON)
            return
        if isinstance(e, StoreTrouble):
            log.error("table %s: %s", table.id, e)
        else:
            log.error("waiting at table %s", table.id, exc_info=e)
        await asyncio.sleep(timing.AGAIN)

    async def give(self, table: Table, seat: int, codes: tuple[int, ...], version: int) -> None:
        """What a bot, or nobody, has to say; the default where that is not on offer after all."""
        try:
            await self.done(self.tables.answer_whole(table, seat, codes, version))
        except Refused as e:
            log.error("table %s: %s is refused to %s", table.id, e, table.row.seats[seat].player)
            rest = defaults(table.game, table.asking.seen(seat))
            await self.done(self.tables.answer_whole(table, seat, table.asking.reply(seat).codes + rest, version))

    async def done(self, deed: Coroutine[object, object, None]) -> None:
        """Write something; it is written even if this waiting is cut off meanwhile."""
        task = asyncio.create_task(deed)
        self.writes.add(task)
        task.add_done_callback(self.written)
        await asyncio.shield(task)

    def written(self, task: asyncio.Task[Any]) -> None:
        """That is done; what went wrong has been told to whoever still waited for it."""
        self.writes.discard(task)
        if not task.cancelled():
            task.exception()
