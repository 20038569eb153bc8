"""Programs that listen: to one table, as an open page does, or to all tables of somebody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import cast

from fastapi import WebSocket

from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.watcher import Watcher


def listener(table: Table, reader: Reader) -> Watcher:
    """Somebody who looks on without a socket: whoever counts eyes counts these, and news reaches them."""
    return Watcher(cast(WebSocket, None), table, reader)


class Ear:
    """A program that hears of all tables of a person."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.tables: set[str] = set()  # of which there is news
        self.known: set[str] = set()  # of which it was told
        self.news = asyncio.Event()
        self.looks_at = ""  # a page that is no table's, as workers call it among themselves

    def hears(self, table: Table) -> None:
        """A table has changed: is it theirs, or was it?"""
        if table.id in self.known or table.row.host == self.person or table.seats_of(self.person):
            self.tables.add(table.id)
            self.news.set()

    def takes(self) -> set[str]:
        """The tables there is news of; from now on there is none."""
        self.news.clear()
        found, self.tables = self.tables, set()
        return found

    def knows(self, tables: Iterable[str]) -> None:
        """It was told of these."""
        self.known |= set(tables)
