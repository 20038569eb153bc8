"""The tables of the database, once, for SQLite and PostgreSQL alike; migrations/ brings a file up to date with them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, text

metadata = MetaData()


def texts(*names: str) -> list[Column[Any]]:
    """Columns of words; nothing here is ever NULL."""
    return [Column(name, Text, nullable=False) for name in names]


def wholes(*names: str) -> list[Column[Any]]:
    """Columns of whole numbers; also yes and no."""
    return [Column(name, Integer, nullable=False) for name in names]


def times(*names: str) -> list[Column[Any]]:
    """Columns of seconds since 1970."""
    return [Column(name, Float, nullable=False) for name in names]


def of_table(*key: str) -> list[Column[Any]]:
    """What belongs to a game table is found by its id, and by these numbers."""
    first: Column[Any] = Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True)
    return [first, *(Column(name, Integer, primary_key=True) for name in key)]


meta = Table("meta", metadata, Column("key", Text, primary_key=True), *texts("value"))


def counts(*names: str) -> list[Column[Any]]:
    """Columns that count up from nothing."""
    return [Column(name, Integer, nullable=False, server_default="0") for name in names]


# `epoch` counts the devices somebody has moved to: a cookie of an earlier one is nobody's.
person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    *texts("name", "gender"),
    *times("seen"),
    *counts("epoch", "face"),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    *texts("game", "name", "host"),
    *wholes("open"),  # strangers may see it
    *texts("status", "options", "settings", "seed"),
    *times("made", "touched"),
    *counts("revision"),  # of its row and its chairs: whoever changes them says which one they know
    Column("wake", Float, nullable=False, server_default="0"),  # when somebody has to look at it; 0: never
    Index("table_by_status", "status", "touched"),
    Index("table_by_host", "host"),
    Index("table_by_wake", "wake", sqlite_where=text("wake > 0"), postgresql_where=text("wake > 0")),
)

# `sub` is the bot that sits in for an absent person,
# `hot` one of several people at the host's device, `standing` what a
# seat answers in rounds without being asked.
seat = Table(
    "seat",
    metadata,
    *of_table("seat"),
    *texts("person", "name", "gender", "bot", "sub"),
    *wholes("hot"),
    *texts("standing"),
    *counts("face"),  # core/show/ink_faces.py; 0 is none
    Index("seat_by_person", "person"),
)

# Who has looked from which chair in a game, also those who got up since: nobody looks from two.
eyes = Table(
    "eyes",
    metadata,
    *of_table("seat"),
    Column("person", Text, primary_key=True),
    Index("eyes_by_person", "person"),
)

# The log: an answer, what chance gave, somebody leaving, an undo. The first INSERT of a version wins.
answer = Table(
    "answer", metadata, *of_table("version"), *texts("kind"), *wholes("seat", "code"), *texts("data"), *times("at")
)

# What a seat has said to the question of a version before the engine hears it: parts, and answers in a round.
reply = Table("reply", metadata, *of_table("version", "seat"), *texts("codes"), *wholes("done"))

# How a table stood at a version: the log is replayed, but a rule that was mended may lead it elsewhere.
# `more` is what waking needs besides, `base` an older save from which the latest moments are told again.
snapshot = Table(
    "snapshot",
    metadata,
    *of_table(),
    *wholes("version"),
    *texts("state"),
    *(Column(name, Text, nullable=False, server_default="") for name in ("more", "base")),
)

chat = Table("chat", metadata, *of_table("n"), *texts("person", "name"), *wholes("seat"), *texts("text"), *times("at"))
