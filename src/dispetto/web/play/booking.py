"""The book as readers ask for it: games that were over before there was one are written down first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from dispetto.core.errors import BadInput
from dispetto.web.play.finishing import finished_of
from dispetto.web.play.sisters import sealed
from dispetto.web.play.tables import Tables
from dispetto.web.store import book
from dispetto.web.store.book import Finished

A_FEW = 20  # old games written down for one reader; the next one finds more


class Book:
    """Finished games, by who played them and where."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.turn = asyncio.Lock()
        self.unreadable: set[str] = set()  # logs of which nothing can be made any more

    async def of_person(self, person: str, limit: int = 200) -> list[Finished]:
        """Somebody's finished games, the latest first."""
        await self.fill([person])
        return await book.of_person(self.tables.store, person, limit)

    async def of_circle(self, circle: str) -> list[Finished]:
        """The games of a circle, the latest first; each was begun in it, so it was written down when it ended."""
        return await book.of_circle(self.tables.store, circle)

    async def of_table(self, table: str) -> Finished | None:
        """The line of one game; None where it is not over."""
        found = await book.of_table(self.tables.store, table)
        if found is None:
            await self.write_down(table)
            found = await book.of_table(self.tables.store, table)
        return found

    async def fill(self, people: Iterable[str]) -> None:
        """Write down what these people finished before there was a book, a few games at a time."""
        async with self.turn:
            found = await book.unwritten(self.tables.store, people, A_FEW + len(self.unreadable))
            for table in [table for table in found if table not in self.unreadable][:A_FEW]:
                await self.write_down(table)

    async def write_down(self, table: str) -> None:
        """One of them, if it is over and can still be read."""
        try:
            found = await self.tables.get(table)
        except BadInput:
            found = None
        if found is not None and found.over and await sealed(self.tables.store, found.row):
            return  # its sisters are being played: nobody may know yet
        made = finished_of(found) if found is not None and found.over else None
        if made is not None:
            await book.write_late(self.tables.store, made)
        elif found is None or found.over:
            self.unreadable.add(table)
