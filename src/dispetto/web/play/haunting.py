"""Those who are out, and those who only look on: small powers of no consequence to the rules.

A ghost sits on a thing of the board, where everybody sees it, and heckles in sentences of ours. Where it sits concerns
only the pages which are open: it is kept in memory, told to the other workers of the database as presence is, and goes
to pages as small news that draw nothing anew. No row is ever written of it.
"""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, dataclass

from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.watcher import Watcher, mark
from dispetto.web.sorry import Sorry
from dispetto.web.store.log import StoreTrouble
from dispetto.web.store.store import Store

MARK = "?"  # begins news of ghosts
HECKLES = 8  # sentences: heckle-1 …
MOST = 12  # ghosts at a table; the one that has not stirred for longest makes room
TABLES = 2000  # of which ghosts are remembered
STIRS = 1.0  # seconds between two moves of a ghost
SHOUTS = 6.0  # seconds between two heckles of a ghost


@dataclass(frozen=True)
class Ghost:
    """Who haunts what."""

    name: str
    colour: int  # of the seat they had; -1 for somebody who only looks on
    anchor: str
    at: float


def ghostly(table: Table, person: str) -> bool:
    """Has somebody nothing left to decide here? Whoever is out, and whoever has no seat."""
    if not table.started or table.over:
        return False
    return all(table.game.is_out(table.state, seat) for seat in table.seats_of(person))


class Haunts:
    """All ghosts that this worker knows of."""

    def __init__(self, pages: Callable[[str], Iterable[Watcher]], store: Store) -> None:
        self.pages = pages
        self.store = store
        self.tables: dict[str, dict[str, Ghost]] = {}
        self.shouted: dict[tuple[str, str], float] = {}

    def show(self, w: Watcher) -> None:
        """A page that was just opened sees who is there."""
        if self.tables.get(w.table.id):
            w.note(haunts=told(self.tables[w.table.id]))

    def haunt(self, table: Table, person: str, name: str, anchor: str, now: float) -> None:
        """A ghost sits down on a thing, or on nothing and is gone; every open page is told."""
        if not ghostly(table, person):
            raise Sorry("ghost-alive", 403)
        here = self.tables.setdefault(table.id, {})
        mine = here.pop(person, None)
        if mine is not None and now - mine.at < STIRS:
            here[person] = mine
            raise Sorry("too-fast")
        if anchor:
            seats = table.seats_of(person)
            called = table.row.seats[seats[0]].name if seats else name
            here[person] = Ghost(called, table.colour(seats[0]) if seats else -1, anchor, now)
        self.shown(table.id)

    def shown(self, table: str) -> None:
        """Every page of a table that is open here sees who haunts it; the oldest make room."""
        here = self.tables.setdefault(table, {})
        while len(here) > MOST:
            del here[next(iter(here))]
        while len(self.tables) > TABLES:
            del self.tables[next(iter(self.tables))]
        for w in self.pages(table):
            w.note(haunts=told(here))

    # ------------------------------------------------------------------------------------------------- other workers

    async def hello(self) -> None:
        """A worker that has just begun asks who haunts what."""
        await self.send(None)

    async def spread(self, table: str, person: str) -> None:
        """The other workers hear where a ghost sits now."""
        ghost = self.tables.get(table, {}).get(person)
        await self.send([table, person, *(astuple(ghost)[:3] if ghost else ("", -1, ""))])

    async def send(self, what: list[object] | None) -> None:
        """One telling; where the database is away there is nobody to tell."""
        with contextlib.suppress(StoreTrouble):
            await self.store.notify(MARK + json.dumps([self.store.worker, what]))

    async def hear(self, news: str) -> None:
        """What another worker says: where a ghost sits, or that it knows of none yet."""
        worker, what = json.loads(news.removeprefix(MARK))
        if worker == self.store.worker:
            return
        if what is None:
            for known, ghosts in [(t, list(g)) for t, g in self.tables.items() if any(True for _ in self.pages(t))]:
                for person in ghosts:
                    await self.spread(known, person)
            return
        table, person, name, colour, anchor = what
        here = self.tables.setdefault(table, {})
        sat = here.pop(person, None)
        if anchor:
            here[person] = Ghost(name, colour, anchor, time.monotonic())
        if (sat.anchor if sat else "") != anchor:
            self.shown(table)

    async def heckle(self, tables: Tables, table: Table, person: str, name: str, n: int, now: float) -> None:
        """A ghost says one of our sentences, not too often; the click that silences bots silences it."""
        if not ghostly(table, person):
            raise Sorry("ghost-alive", 403)
        if not 1 <= n <= HECKLES:
            raise Sorry("bad-form", 400)
        if now - self.shouted.get((table.id, person), -SHOUTS) < SHOUTS:
            raise Sorry("too-fast")
        self.shouted = {key: at for key, at in self.shouted.items() if now - at < SHOUTS} | {(table.id, person): now}
        seats = table.seats_of(person)
        called, seat = (table.row.seats[seats[0]].name, seats[0]) if seats else (name, -1)
        table.hear(await tables.store.say(table.id, f"*heckle-{n}", called, seat, ""))


def told(here: Mapping[str, Ghost]) -> list[list[object]]:
    """Ghosts as a page hears of them, each with a number that tells nobody who they are elsewhere."""
    return [[ghost.name, ghost.colour, ghost.anchor, mark(f"ghost {person}")] for person, ghost in sorted(here.items())]
