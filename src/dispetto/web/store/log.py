"""The durable log of answers: the one path that must be both quick and on disk before anybody sees its effect.

On a file `sqlite_log.py` writes, on a server `postgres_log.py`; what both agree on is here. An answer is an INSERT
keyed (table, version): the first wins. What a seat has said so far is written only over what the writer knew of it, and
a round ends only with all that was said in it: whatever was acknowledged counts, whichever worker heard it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from dispetto.web.store.rows import Reply
from dispetto.web.store.trouble import StoreTrouble as StoreTrouble

CHANNEL = "dispetto"
DEAF = 0.5  # seconds between two attempts to listen
INSERT = "INSERT INTO answer(table_id, version, kind, seat, code, data, at) VALUES ({})"
REPLY = (
    "INSERT INTO reply(table_id, version, seat, codes, done) VALUES ({})"
    " ON CONFLICT(table_id, version, seat) DO UPDATE SET codes = excluded.codes, done = excluded.done"
)
REPLIES = "SELECT seat, codes, done FROM reply WHERE table_id = {} AND version = {}"
LATER = "SELECT 1 FROM answer WHERE table_id = {} AND version = {}"
NOTIFY = "SELECT pg_notify($1, $2)"
TOUCH = "UPDATE game_table SET touched = {}, wake = {} WHERE id = {}"
LOOK = "UPDATE game_table SET wake = {} WHERE id = {}"
LEASE = 30.0  # seconds a table is left to the worker that wrote its latest entry; see alarms.py


class Raced(Exception):
    """Somebody else has been faster: the table, or what a seat has said, is not as the writer thought."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's log: an answer, what chance gave, somebody getting up, or an undo."""

    version: int
    kind: str  # answer, chance, leaves, undo, mended
    seat: int
    code: int
    data: dict[str, Any]
    at: float = 0.0


class Log(Protocol):
    """Where answers are written."""

    async def append(self, table: str, entries: Sequence[Entry], heard: Mapping[int, Reply] | None = None) -> bool:
        """Write these entries after the last one; False when somebody else has been faster,
        or where one of these seats has not said what the writer has heard.
        """

    async def reply(self, table: str, version: int, seat: int, was: Reply, now: Reply) -> bool:
        """Keep what a seat has said so far to the question of a version; False where it had not said `was`."""

    async def close(self) -> None:
        """Finish what waits, then stop."""


def row(table: str, e: Entry) -> tuple[object, ...]:
    """An entry as its row."""
    return (table, e.version, e.kind, e.seat, e.code, json.dumps(e.data), e.at)


def reply_row(table: str, version: int, seat: int, said: Reply) -> tuple[object, ...]:
    """What a seat has said as its row."""
    return (table, version, seat, json.dumps(list(said.codes)), int(said.done))


def compare(rows: Iterable[Sequence[Any]], heard: Mapping[int, Reply]) -> None:
    """Have these seats said on disk what the writer has heard of them? Raced where they have not."""
    said = {seat: Reply(tuple(json.loads(codes)), bool(done)) for seat, codes, done in rows}
    if any(said.get(seat, Reply()) != reply for seat, reply in heard.items()):
        raise Raced
