"""Whose eyes look at a table: a person, the seat they look from, and the curtain of a shared device."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from dispetto.core.engine.table import PUBLIC
from dispetto.web.play.table import Table


@dataclass(frozen=True)
class Reader:
    """Whose eyes a page has: a person, the seat they look from, a language, a layout."""

    person: str
    lang: str
    layout: str
    seat: int = PUBLIC
    eyes: int = PUBLIC  # at a shared device: the seat whose player has said that it is they who look
    curtain: int = PUBLIC  # the seat that has to answer, behind the curtain until its player says so

    def at(self, table: Table) -> Reader:
        """The same reader on the right seat."""
        mine = table.seats_of(self.person)
        if not mine:
            return seated(self, PUBLIC)
        if len(mine) == 1:
            return seated(self, mine[0])
        wanted = (
            [seat for seat in table.asking.owing() if seat in mine and not table.row.seats[seat].player]
            if table.started
            else []
        )
        if not table.started or not table.history.secret or table.over:
            return replace(self, seat=(wanted or list(mine))[0], curtain=PUBLIC)
        if not wanted:
            return replace(self, seat=self.eyes if self.eyes in mine else PUBLIC, curtain=PUBLIC)
        if self.eyes in wanted:
            return replace(self, seat=self.eyes, curtain=PUBLIC)
        return replace(self, seat=PUBLIC, curtain=wanted[0])


@lru_cache(maxsize=4096)  # asked for with every push
def seated(reader: Reader, seat: int) -> Reader:
    """A reader on a seat, with no curtain."""
    return replace(reader, seat=seat, curtain=PUBLIC)
