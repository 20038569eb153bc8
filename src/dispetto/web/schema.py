"""The tables of the database, once, for SQLite and PostgreSQL alike; migrations/ brings a file up to date with them."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

metadata = MetaData()

meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("gender", Text, nullable=False),
    Column("seen", Float, nullable=False),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("open", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("table_by_status", "status", "touched"),
    Index("table_by_host", "host"),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("gender", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("sub", Text, nullable=False),  # the bot that sits in for an absent person
    Column("hot", Integer, nullable=False),  # one of several people at the host's device
    Column("standing", Text, nullable=False),  # standing answers in rounds
    Index("seat_by_person", "person"),
)

# The log: an answer, what chance gave, somebody leaving, an undo. The first INSERT of a version wins.
answer = Table(
    "answer",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What a seat has said to the question of a version before the engine hears it: parts, and answers in a round.
reply = Table(
    "reply",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("codes", Text, nullable=False),
    Column("done", Integer, nullable=False),
)

# How a table stood at a version: the log is replayed, but a rule that was mended may lead it elsewhere.
snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
