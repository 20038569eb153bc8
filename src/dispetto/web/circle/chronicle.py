"""Games among friends are looked back at when they end, whether or not anybody opens their end pages.

The end itself writes into the book when that is due, so whoever is killed leaves it to the next. One game at a time,
in a process that nobody who plays waits for; it makes room for any game whose end page somebody opens.
"""

from __future__ import annotations

import asyncio
import logging

from dispetto.core.errors import BadInput
from dispetto.web.circle.games import people_of
from dispetto.web.circle.remembering import Remembered, Remembering
from dispetto.web.play.beside import ended, until_next_time
from dispetto.web.play.booking import Book
from dispetto.web.play.sisters import sealed
from dispetto.web.play.understanding import Understanding
from dispetto.web.store import hours, looks
from dispetto.web.store.book import Finished, of_table
from dispetto.web.store.rows import TableRow

log = logging.getLogger("dispetto.web")
EVENING = "evening"  # in a table's settings: which evening it is part of
FIRST, LOOK = 20.0, 15.0  # seconds until the first look of a house, and between two
LATER = 60.0  # seconds until one that made room is tried again
AT_IT = 600.0  # seconds: then whoever was at it is gone
LATELY = 7 * 24 * 3600.0  # seconds in which sister tables may end


class Chronicler:
    """Somebody who reads finished games, one after the other."""

    def __init__(self, book: Book, remembering: Remembering, understanding: Understanding) -> None:
        self.book = book
        self.store = book.tables.store
        self.remembering = remembering
        self.understanding = understanding
        self.hopeless: set[str] = set()  # games of which nothing could be found out here
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on games are looked back at."""
        self.task = asyncio.create_task(self.look_forever())

    async def look_forever(self) -> None:
        """Whatever is due, then wait."""
        await asyncio.sleep(FIRST)
        fresh = not self.store.shared
        while True:
            with until_next_time(log, "games cannot be looked back at"):
                if fresh:
                    await looks.nobody_is_at_it(self.store, hours.now())
                    fresh = False
                await self.write_down()
                while not self.understanding.tasks and await self.next():
                    pass
            await asyncio.sleep(LOOK)

    async def write_down(self) -> None:
        """Sister tables get their lines when the last of them is over."""
        for table in await looks.over_lately(self.store, hours.now() - LATELY):
            row = await self.store.table(table)
            if row is not None and table not in self.book.unreadable and not await sealed(self.store, row):
                await self.book.write_down(table)

    async def next(self) -> bool:
        """One game that is due; False where there is none."""
        found = await looks.due(self.store, hours.now())
        if found is None:
            return False
        table, was = found
        until = hours.now() + AT_IT
        if await looks.claim(self.store, table, was, until):
            done = await self.look(table)
            await looks.claim(self.store, table, until, 0.0 if done else hours.now() + LATER)
        return True

    async def look(self, table: str) -> bool:
        """What its events tell, then what looking back finds; both are kept in the book. False where that made room."""
        game, row = await of_table(self.store, table), await self.store.table(table)
        if game is None or row is None or not await self.matters(game, row):
            return True
        (game,) = await self.remembering.events([game])
        try:
            if not game.looked and self.understanding.wish != "none":
                whole = await self.book.tables.saves.all_of(row)
                if not whole.over or whole.version != game.version:
                    return True  # it was taken back meanwhile, and ends anew
                found = await self.understanding.see_through(whole)
                if found is None:
                    return False
                if found.found is None:
                    self.hopeless.add(table)
        except BadInput as e:  # a game this version does not know, or played by other rules
            log.warning("table %s cannot be looked back at: %s", table, e)
            self.hopeless.add(table)
        await self.remembering.looked([game])
        return True

    async def matters(self, game: Finished, row: TableRow) -> bool:
        """Does anybody keep a ledger of it: a circle, friends who sat there alone, an evening?"""
        return bool(game.circle or row.settings.get(EVENING)) or await looks.friends(self.store, people_of(game))

    async def wish(self, games: list[Remembered]) -> None:
        """A circle wants to know of these games, whenever they were played."""
        if self.understanding.wish != "none":
            unknown = [one.game.table for one in games if one.told is None and one.game.there]
            await looks.wish(self.store, set(unknown) - self.hopeless, hours.now())

    async def close(self) -> None:
        """Nobody looks back any more."""
        await ended(self.task)
