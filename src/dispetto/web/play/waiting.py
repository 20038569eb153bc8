"""Whoever has to be waited for: bots, single offers, rounds with their fuse, clocks.

Every table has at most one task that waits, for one version. All of them answer through the same door as people do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from dispetto.web.play.alone import waits_for_eyes
from dispetto.web.play.table import Table
from dispetto.web.play.waiting_for_rounds import WaitingForRounds


class Waiting(WaitingForRounds):
    """The tasks that wait, one a table."""

    def tell_who_is_asked(self, asks: Callable[[Table], None]) -> None:
        """Whom to tell of a table that waits for people."""
        self.asks = asks

    def tend(self, table: Table) -> None:
        """See that somebody waits for the open question."""
        table.stir.set()  # whoever waits for an older question sees that it is over; nobody is cut off while writing
        if not table.started or table.over or table.gone or self.closed:
            return
        waiting = self.tasks.get(table.id)
        if waiting is None or waiting[0] != table.version or waiting[1].done():
            self.tasks[table.id] = (table.version, asyncio.create_task(self.wait(table, table.version)))

    # ------------------------------------------------------------------------------------------------------- sleeping

    def rests(self, table: Table) -> bool:
        """Does nothing happen here unless somebody comes, or a clock runs out?"""
        if not table.started or table.over or table.gone:
            return True
        return table.id in self.quiet and not table.stir.is_set()

    def leave_alone(self, table: Table) -> None:
        """The table sleeps, and nobody waits for it here."""
        _, task = self.tasks.pop(table.id, (0, None))
        if task is not None:
            task.cancel()
        self.busy_until.pop(table.id, None)
        self.veils.rise(table)

    async def wait(self, table: Table, version: int) -> None:
        """Until the question of this version has been answered; then look at the next one."""
        while table.version == version and not table.over and not table.gone:
            try:
                if not self.watched(table) and waits_for_eyes(table):
                    table.stir.clear()
                    with self.quietly(table):
                        await table.stir.wait()
                    continue
                await (self.hold_round(table, version) if table.asking.in_round else self.hold(table, version))
            except Exception as e:
                await self.try_again(table, e)
        await self.between(table)
        if self.tasks.get(table.id, (0, None))[1] is current():  # else somebody already waits for the next question
            self.tasks.pop(table.id)
            self.tell(table)
            self.tend(table)

    async def close(self) -> None:
        """Nobody waits any more."""
        self.closed = True
        for _, task in self.tasks.values():
            task.cancel()
        self.tasks.clear()
        await asyncio.gather(*self.writes, return_exceptions=True)


def current() -> asyncio.Task[object] | None:
    """The task that is running."""
    return asyncio.current_task()
