"""What a worker tells the others of a table it has written to: what it wrote, so that nobody has to read it again.

Where that is too long for one telling, and for anything but answers, the table's id alone says that there is news.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass

from dispetto.web.store.log import Entry
from dispetto.web.store.rows import Reply

MARK = "+"  # begins news that say what was written
LONGEST = 7000  # letters, all of them plain ones; PostgreSQL takes 8000 bytes


@dataclass(frozen=True)
class Said:
    """What a seat has said to the question of a version, and what it had said before."""

    version: int
    seat: int
    was: Reply
    now: Reply


@dataclass(frozen=True)
class News:
    """What was written: entries of the log, or what a seat said."""

    worker: str
    table: str
    entries: tuple[Entry, ...] = ()
    said: Said | None = None


def told(worker: str, table: str, entries: Sequence[Entry] = (), said: Said | None = None) -> str:
    """As it is sent."""
    words = [worker, table, [astuple(e) for e in entries], astuple(said) if said else None]
    text = MARK + json.dumps(words, separators=(",", ":"))
    return text if len(text) <= LONGEST else table


def heard(text: str) -> News:
    """As it was sent."""
    worker, table, entries, said = json.loads(text.removeprefix(MARK))
    replies = Said(said[0], said[1], reply(said[2]), reply(said[3])) if said else None
    return News(worker, table, tuple(Entry(*e) for e in entries), replies)


def reply(words: Sequence[object]) -> Reply:
    """What a seat has said."""
    codes, done = words
    assert isinstance(codes, list)
    return Reply(tuple(codes), bool(done))
