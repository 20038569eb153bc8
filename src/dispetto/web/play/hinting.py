"""A hint for somebody who plays against bots alone: what an expert would do; from then on the game was helped."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from dispetto.core.aside import never_alone
from dispetto.core.engine.table import asked
from dispetto.core.form import compiled
from dispetto.lab.analysis.hints import Hint, advise
from dispetto.web.play.alone import alone
from dispetto.web.play.finishing import HELPED
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.utterances import is_real
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change

PLENTY, FEW = (240, 8), (24, 3)  # games played on and questions a game: compiled, and where Python is all there is
GIVE_UP = 15.0  # seconds


class Hints:
    """One process that thinks for people, started when the first of them asks."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Semaphore(1)

    async def take(self, tables: Tables, table: Table, seat: int) -> Hint:
        """What an expert would answer on this seat; Sorry says why somebody gets none."""
        check(table, seat)
        s = table.asking.seen(seat)
        shown = table.game.dump(table.game.imagine(s, seat, secrets.randbits(60)))
        games, horizon = PLENTY if compiled() else FEW
        await tables.alter(table, lambda: Change({"settings": {**table.row.settings, HELPED: helped(table) + 1}}))
        async with self.turn:
            self.hire()
            loop = asyncio.get_running_loop()
            work = loop.run_in_executor(
                self.pool, advise, table.game.name, shown, seat, games, horizon, secrets.randbits(60)
            )
            try:
                return await asyncio.wait_for(work, GIVE_UP)
            except (BrokenProcessPool, TimeoutError):
                self.close()
                raise Sorry("hint-none", 503) from None

    def hire(self) -> None:
        """Somebody to think, if nobody does so yet."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=never_alone)

    def close(self) -> None:
        """Send it home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def helped(table: Table) -> int:
    """How many hints were taken at this table."""
    return int(table.row.settings.get(HELPED, 0))


def may_be_helped(table: Table) -> bool:
    """Is this a game against bots alone, and no lesson?"""
    return table.started and not table.over and alone(table) and not table.row.settings.get("lesson")


def may_hint(table: Table, seat: int) -> bool:
    """Is this seat asked something real, by nobody but bots around it?"""
    if seat < 0 or not may_be_helped(table):
        return False
    s = table.asking.seen(seat)
    ask = asked(s)
    return seat in table.asking.owing() and ask is not None and ask.seat == seat and is_real(table.game, s)


def check(table: Table, seat: int) -> None:
    """The sentence for whoever gets no hint."""
    if table.started and not table.over and not alone(table):
        raise Sorry("hint-people", 403)
    if not may_hint(table, seat):
        raise Sorry("hint-not-now", 409)
