"""The rows of the store: a seat, a table, a line of chat, what a seat has said so far."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat: a person, or a bot of some level; neither means it is free."""

    person: str = ""
    name: str = ""
    gender: str = "n"
    bot: str = ""
    sub: str = ""  # the bot that sits in until the person is back
    hot: bool = False  # one of several people at one device
    standing: str = "auto"  # in rounds: `can` (ask only if I can), `pass:N` (pass, said at version N), `auto` unsaid
    face: int = 0  # one of twelve, 0 for none: core/show/ink_faces.py

    @property
    def free(self) -> bool:
        """Is nobody here?"""
        return not self.person and not self.bot

    @property
    def player(self) -> str:
        """The bot that answers for this seat; empty when a person does."""
        return self.bot or self.sub


@dataclass(frozen=True)
class TableRow:
    """A table as it was set up, and how far it has come."""

    id: str
    game: str
    name: str
    host: str
    open: bool  # shown to everybody on the first page
    status: str  # waiting, playing, over
    options: dict[str, Any]
    settings: dict[str, Any]  # what the web needs besides the rules: clock, fuse, nonces, what it grew from
    seed: str  # secret until the end
    made: float
    touched: float
    seats: tuple[SeatRow, ...] = ()
    revision: int = 0  # counts the changes to its row and its seats


@dataclass(frozen=True)
class PersonRow:
    """Somebody we know: how they are called, and how many devices they have moved to."""

    name: str
    gender: str
    epoch: int
    face: int = 0


@dataclass(frozen=True)
class ChatRow:
    """Something somebody said; a person that begins with * is the table itself, and the text a key of our words."""

    n: int
    person: str
    name: str
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Save:
    """How a table stood at a version, and what cannot be seen from that; `base` is an older save, or nothing."""

    version: int
    state: dict[str, Any]
    counter: int = 0  # of the next chance answer
    undone: int = 0  # the version of the last undo
    hides: bool = False
    mended: bool = False
    at: float = 0.0  # when the open question came
    turns: int = 0  # that have begun
    gossip: dict[str, Any] = field(default_factory=dict)  # wrongs, and what bots have said: play/gossip.py
    falls: Mapping[int, int] = field(default_factory=dict)  # at sister tables: how many rolls of each stream
    base: Save | None = None

    @property
    def more(self) -> dict[str, Any]:
        """Besides how it stood."""
        return {
            "counter": self.counter,
            "undone": self.undone,
            "hides": self.hides,
            "mended": self.mended,
            "at": self.at,
            "turns": self.turns,
        } | {key: value for key, value in (("gossip", self.gossip), ("falls", self.falls)) if value}


class Reply(NamedTuple):
    """What a seat has said to the question of a version: its parts, and whether that is all."""

    codes: tuple[int, ...] = ()
    done: bool = False


@dataclass(frozen=True)
class Glance:
    """How far a table has come, as its rows tell it: enough to know whether a page shows how it stands."""

    started: bool
    version: int
    revision: int
    people: tuple[str, ...]  # by seat; empty where nobody sits
    bots: bool  # does one answer for any seat?
    replies: Mapping[int, Reply]  # to the open question


def seat_row(r: Mapping[str, Any]) -> SeatRow:
    """A seat from its row."""
    return SeatRow(r["person"], r["name"], r["gender"], r["bot"], r["sub"], bool(r["hot"]), r["standing"], r["face"])


def table_row(r: Mapping[str, Any], seats: Iterable[SeatRow]) -> TableRow:
    """A table from its row."""
    return TableRow(
        r["id"],
        r["game"],
        r["name"],
        r["host"],
        bool(r["open"]),
        r["status"],
        json.loads(r["options"]),
        json.loads(r["settings"]),
        r["seed"],
        r["made"],
        r["touched"],
        tuple(seats),
        r["revision"],
    )


def save(r: Mapping[str, Any]) -> Save:
    """A save from its row; one of an older form knows nothing besides how the table stood."""
    base = json.loads(r["base"]) if r["base"] else None
    older = Save(base["version"], base["state"], **base["more"]) if base else None
    return Save(r["version"], json.loads(r["state"]), **json.loads(r["more"] or "{}"), base=older)


def columns(row: TableRow) -> dict[str, Any]:
    """What a table's row holds besides what never changes."""
    return {
        "game": row.game,
        "name": row.name,
        "host": row.host,
        "open": int(row.open),
        "status": row.status,
        "options": json.dumps(row.options),
        "settings": json.dumps(row.settings),
        "touched": row.touched,
    }


def chair(s: SeatRow) -> dict[str, Any]:
    """What a seat's row holds besides its place."""
    return {
        "person": s.person,
        "name": s.name,
        "gender": s.gender,
        "bot": s.bot,
        "sub": s.sub,
        "hot": int(s.hot),
        "standing": s.standing,
        "face": s.face,
    }


def save_columns(s: Save) -> dict[str, Any]:
    """What a save's row holds; an empty base leaves the one that is there."""
    base = {"version": s.base.version, "state": s.base.state, "more": s.base.more} if s.base else None
    return {
        "version": s.version,
        "state": json.dumps(s.state),
        "more": json.dumps(s.more),
        "base": json.dumps(base) if base else "",
    }


def packed(found: Mapping[str, Any]) -> str:
    """Much that is alike, as little text."""
    return b64encode(zlib.compress(json.dumps(found, separators=(",", ":")).encode(), 6)).decode()


def unpacked(text: str) -> dict[str, Any]:
    """The same back."""
    found: dict[str, Any] = json.loads(zlib.decompress(b64decode(text)))
    return found
