"""Everybody's chances while a game goes on, for those who watch an open one; never for whoever plays, or has played.

No server can tell a stranger from a player with a private window. So where people play, the host has to allow it before
the game begins, everybody there can read that it is allowed, and what is told lies one choice behind: nobody can try an
answer, look at what it was worth, and take it back.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from dispetto.core.aside import gently
from dispetto.core.engine.table import CHANCE
from dispetto.core.form import compiled
from dispetto.core.game import AnyGame
from dispetto.lab.analysis.forecast import forecast
from dispetto.lab.analysis.odds import Estimate
from dispetto.web.play.chairs import looked_from
from dispetto.web.play.moments import Moment
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.utterances import is_real
from dispetto.web.sorry import Sorry

ALLOWED = "odds"  # in a table's settings: the host lets those who watch see the chances
MUCH, LITTLE = (200_000, 8), (3_000, 2)  # tables and questions: compiled, and where Python is all there is
GIVE_UP = 20.0  # seconds
MOST = 200  # tables of which the latest is kept
QUEUE = 20  # tables that may wait; those who watch the next see what they saw before


@dataclass(frozen=True)
class Chances:
    """What is known of a moment of a table, and from how many games played on."""

    version: int
    found: Estimate
    games: int


@dataclass(eq=False)
class Watched:
    """A table that somebody watches: what is known of it, and whose turn it is to find out more."""

    known: Chances | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def learns(self, found: Chances | None) -> None:
        """Something newer is known, or nothing any more."""
        self.known = found


class Forecasts:
    """One gentle process for all tables that are watched, started when the first of them is."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.tables: OrderedDict[str, Watched] = OrderedDict()
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    async def of(self, table: Table) -> Chances | None:
        """The chances at the newest moment that may be told; None where none may yet, or nobody had the time.
        Whatever was new while others were reckoned is never looked at: only the newest is.
        """
        here = self.tables.setdefault(table.id, Watched())
        self.tables.move_to_end(table.id)
        while len(self.tables) > MOST:
            del self.tables[next(iter(self.tables))]
        async with here.lock:
            if self.waiting >= QUEUE:
                return here.known
            self.waiting += 1
            try:
                async with self.turn:
                    moment = told(table)
                    if moment is not None and (here.known is None or here.known.version != moment.version):
                        here.learns(await self.reckon(table, moment))
            finally:
                self.waiting -= 1
            return here.known if moment is not None else None

    async def reckon(self, table: Table, moment: Moment) -> Chances | None:
        """In the process aside: some games played on from a moment."""
        tables, horizon = MUCH if compiled() else LITTLE
        shown, last = table.game.dump(moment.state), moment.entry.seat if moment.entry is not None else CHANCE
        self.hire()
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(
            self.pool, forecast, table.game.name, shown, last, tables, horizon, secrets.randbits(60)
        )
        try:
            found, games = await asyncio.wait_for(work, GIVE_UP)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            return None
        return Chances(moment.version, found, games)

    def hire(self) -> None:
        """Somebody to reckon, if nobody does so yet."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=gently)

    def close(self) -> None:
        """Send it home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def told(table: Table) -> Moment | None:
    """The moment whose chances may be told: the newest among bots; among people the one before the latest choice."""
    if table.over:  # whoever watched to the end asks once more: what there is to say then, the end page says
        return None
    moments = table.history.moments
    if not peopled(table):
        return moments[-1] if moments else None
    for before, after in zip(reversed(moments[:-1]), reversed(moments[1:]), strict=True):
        if after.entry is not None and after.entry.kind == "answer" and is_real(table.game, before.state):
            return before
    return None


def peopled(table: Table) -> bool:
    """Does anybody play here, or may come back to where a bot sits in?"""
    return any(s.person for s in table.row.seats)


def open_to_watchers(game: AnyGame) -> bool:
    """Is this a game of which those who watch may know everything that anybody knows?"""
    return game.hides_nothing


def allowed(table: Table) -> bool:
    """May anybody at all see the chances while this game goes on? Always where bots alone play."""
    if not table.started or table.over or not open_to_watchers(table.game):
        return False
    return not peopled(table) or bool(table.row.settings.get(ALLOWED))


async def check(tables: Tables, table: Table, person: str) -> None:
    """The sentence for whoever does not see them: who plays or has played here, and everybody where something is hidden
    or the host keeps them to himself.
    """
    if table.seats_of(person) or await looked_from(tables, table, person):
        raise Sorry("odds-players", 403)
    if not table.started or not open_to_watchers(table.game):
        raise Sorry("odds-hidden", 403)
    if not table.over and not allowed(table):
        raise Sorry("odds-unwanted", 403)


async def may_watch(tables: Tables, table: Table, person: str) -> bool:
    """Does somebody see the chances here?"""
    if not allowed(table):
        return False
    try:
        await check(tables, table, person)
    except Sorry:
        return False
    return True
