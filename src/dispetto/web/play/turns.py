"""Whose turn it is to think: table by table, not as they came, so that nobody's flood keeps another table waiting."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque

Place = asyncio.Future[None]


class Turns:
    """So many at once; of those who wait, one of each table in turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lines: OrderedDict[str, deque[Place]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many have no place yet."""
        return sum(map(len, self.lines.values()))

    async def take(self, table: str) -> None:
        """A place, when it is this table's turn; `next` gives it back."""
        if self.free:
            self.free -= 1
        else:
            await self.queue(table)

    async def queue(self, table: str) -> None:
        """Until somebody else's place is ours."""
        place: Place = asyncio.get_running_loop().create_future()
        self.lines.setdefault(table, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was ours already
                self.next()
            elif table in self.lines:
                with contextlib.suppress(ValueError):
                    self.lines[table].remove(place)
                if not self.lines[table]:
                    del self.lines[table]
            raise

    def next(self) -> None:
        """A place is free: for the first of the table that has waited longest since it had one."""
        while self.lines:
            table, line = self.lines.popitem(last=False)
            place = line.popleft()
            if line:
                self.lines[table] = line
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
