"""Waking reads all there is of a table at once: its row, how it was kept, what happened since, what was said.

Where many come back at once, who they are and how far their tables have come is read for all of them together.
On SQLite a thread of its own reads, with one connection and no ceremony; on PostgreSQL it is one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from dispetto.web.store.log import REPLIES as SAID
from dispetto.web.store.log import Entry, Log
from dispetto.web.store.postgres_log import PostgresLog
from dispetto.web.store.rows import ChatRow, Glance, PersonRow, Reply, Save, TableRow, save, seat_row, table_row
from dispetto.web.store.together import Together
from dispetto.web.store.trouble import ASYNCPG, trouble

MOST_CHAT = 200  # lines of chat
KEPT = "(SELECT version FROM snapshot WHERE table_id = {0} AND more <> '')"
ROW = "SELECT * FROM game_table WHERE id = {0}"
SEATS = "SELECT * FROM seat WHERE table_id = {0} ORDER BY seat"
SAVE = "SELECT version, state, more, base FROM snapshot WHERE table_id = {0}"
LOG = "SELECT version, kind, seat, code, data, at FROM answer WHERE table_id = {0} AND version > {1} ORDER BY version"
SINCE = LOG.replace("{1}", f"COALESCE({KEPT}, 0)")
REPLIES = (
    "SELECT seat, codes, done FROM reply WHERE table_id = {0}"
    " AND version = (SELECT MAX(version) FROM answer WHERE table_id = {0})"
)
CHAT = f"SELECT n, person, name, seat, text, at FROM chat WHERE table_id = {{0}} ORDER BY n DESC LIMIT {MOST_CHAT}"
ALL = (ROW, SEATS, SAVE, SINCE, REPLIES, CHAT)
PEOPLE = ("SELECT id, name, gender, epoch, face FROM person WHERE id {0}",)
LATEST = "COALESCE((SELECT MAX(version) FROM answer WHERE answer.table_id = {0}), 0)"
GLANCES = (
    f"SELECT id, status, revision, {LATEST.format('game_table.id')} AS version FROM game_table WHERE id {{0}}",
    "SELECT table_id, person, bot, sub FROM seat WHERE table_id {0} ORDER BY table_id, seat",
    "SELECT table_id, seat, codes, done FROM reply"
    f" WHERE table_id {{0}} AND version = {LATEST.format('reply.table_id')}",
)

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Stored:
    """All that waking a table needs."""

    row: TableRow
    save: Save | None  # how it was kept last; None also for a save of an older form
    entries: tuple[Entry, ...]  # since then
    replies: dict[int, Reply]
    chat: tuple[ChatRow, ...]

    @property
    def version(self) -> int:
        """Of the last entry of its log."""
        return self.entries[-1].version if self.entries else self.save.version if self.save else 0


class Reading:
    """One way in for whoever wakes tables."""

    def __init__(self, place: str, writer: Log) -> None:
        self.place = place
        self.writer = writer
        self.thread = ThreadPoolExecutor(1, "dispetto-reading")
        self.connection: sqlite3.Connection | None = None
        self.people = Together(self.known)
        self.glances = Together(self.glanced)

    async def stored(self, table: str) -> Stored | None:
        """A table as it lies there; None where there is none."""
        one = "$1" if isinstance(self.writer, PostgresLog) else "?1"
        rows, seats, saves, entries, replies, chat = await self.read([query.format(one) for query in ALL], table)
        if not rows:
            return None
        kept = save(saves[0]) if saves and saves[0]["more"] else None
        return Stored(
            table_row(rows[0], [seat_row(r) for r in seats]),
            kept,
            tuple(entry(r) for r in entries),
            {r["seat"]: Reply(tuple(json.loads(r["codes"])), bool(r["done"])) for r in replies},
            tuple(ChatRow(r["n"], r["person"], r["name"], r["seat"], r["text"], r["at"]) for r in reversed(chat)),
        )

    async def known(self, people: Sequence[str]) -> dict[str, PersonRow]:
        """Those of them whom we know."""
        (rows,) = await self.among(PEOPLE, people)
        return {r["id"]: PersonRow(r["name"], r["gender"], r["epoch"], r["face"]) for r in rows}

    async def glanced(self, tables: Sequence[str]) -> dict[str, Glance]:
        """How far these tables have come, those that there are."""
        rows, seats, replies = await self.among(GLANCES, tables)
        people: dict[str, list[str]] = {r["id"]: [] for r in rows}
        bots = set()
        for r in seats:
            people[r["table_id"]].append(r["person"])
            if r["bot"] or r["sub"]:
                bots.add(r["table_id"])
        said: dict[str, dict[int, Reply]] = {r["id"]: {} for r in rows}
        for r in replies:
            said[r["table_id"]][r["seat"]] = Reply(tuple(json.loads(r["codes"])), bool(r["done"]))
        return {
            r["id"]: Glance(
                r["status"] != "waiting",
                r["version"],
                r["revision"],
                tuple(people[r["id"]]),
                r["id"] in bots,
                said[r["id"]],
            )
            for r in rows
        }

    async def among(self, queries: Sequence[str], keys: Sequence[str]) -> list[Rows]:
        """The rows of questions about many at once."""
        if isinstance(self.writer, PostgresLog):
            return await self.read([query.format("= ANY($1::text[])") for query in queries], list(keys))
        among = "IN (SELECT value FROM json_each(?1))"
        return await self.read([query.format(among) for query in queries], json.dumps(keys))

    async def replies(self, table: str, version: int) -> dict[int, Reply]:
        """What seats have said to the question of a version."""
        marks = ("$1", "$2") if isinstance(self.writer, PostgresLog) else ("?1", "?2")
        (rows,) = await self.read([SAID.format(*marks)], table, version)
        return {r["seat"]: Reply(tuple(json.loads(r["codes"])), bool(r["done"])) for r in rows}

    async def read(self, queries: Sequence[str], *about: object) -> list[Rows]:
        """The rows of all these questions, as they are at one moment."""
        if isinstance(self.writer, PostgresLog):
            pool = await self.writer.ready()
            try:
                async with pool.acquire() as c:
                    if len(queries) == 1:
                        return [await c.fetch(queries[0], *about)]
                    async with c.transaction(isolation="repeatable_read", readonly=True):
                        return [await c.fetch(query, *about) for query in queries]
            except (OSError, *ASYNCPG) as e:
                raise trouble(e) from e
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.read_file, queries, about)

    def read_file(self, queries: Sequence[str], about: Sequence[Any]) -> list[Rows]:
        """The same from a file, on our thread."""
        try:
            if self.connection is None:
                self.connection = sqlite3.connect(self.place, isolation_level=None, timeout=10)
            c = self.connection
            c.execute("BEGIN")
            try:
                return [named(c.execute(query, about)) for query in queries]
            finally:
                if c.in_transaction:
                    c.execute("COMMIT")
        except sqlite3.Error as e:
            with contextlib.suppress(sqlite3.Error):
                if self.connection is not None:
                    self.connection.close()  # the next reader tries anew
            self.connection = None
            raise trouble(e) from e

    async def close(self) -> None:
        """Nobody reads any more."""
        if self.connection is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()


def named(found: sqlite3.Cursor) -> Rows:
    """Rows whose columns have names."""
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def entry(r: Mapping[str, Any]) -> Entry:
    """A line of the log."""
    return Entry(r["version"], r["kind"], r["seat"], r["code"], json.loads(r["data"]), r["at"])
