"""The tables of the database, once, for SQLite and PostgreSQL alike; migrations/ brings a file up to date with them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, text

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

# What was found out about a game that is over: who was going to win when, and why that changed (packed JSON).
understood = Table("understood", metadata, *of_table(), *wholes("version"), *texts("data"))

# What people have made in the workshop: the text of a board, a course, a set of cards. Whoever has its id may see it.
# `fair` is what games of bots have shown (packed JSON), and of which text by its digest.
made = Table(
    "made",
    metadata,
    Column("id", Text, primary_key=True),
    *texts("owner", "game", "title", "text"),
    *times("made", "touched"),
    *(Column(name, Text, nullable=False, server_default="") for name in ("fair", "digest")),
    Index("made_by_owner", "owner", "touched"),
)

# The book of finished games: one row each, written with its end, which outlives the table.
finished = Table(
    "finished",
    metadata,
    Column("table_id", Text, primary_key=True),
    *texts("game", "name", "kind", "circle", "options", "rule"),
    *wholes("version", "helped"),
    *times("began", "ended"),
    # What its events and its analysis tell a circle, as JSON; empty as long as nobody has read or looked.
    *(Column(name, Text, nullable=False, server_default="") for name in ("facts", "looked")),
    Column("look", Float, nullable=False, server_default="0"),  # when somebody has to look back at it; 0: nobody
    Index("finished_by_circle", "circle", "ended"),
    Index("finished_by_look", "look", sqlite_where=text("look > 0"), postgresql_where=text("look > 0")),
)

# Who sat there when it ended, and how each came out.
finished_seat = Table(
    "finished_seat",
    metadata,
    Column("table_id", Text, ForeignKey("finished.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    *texts("person", "bot", "name", "gender", "face"),
    *wholes("colour", "place", "score"),
    Index("finished_by_person", "person"),
)

# What somebody's side bets at a table came to; written with its end, which it outlives.
purse = Table(
    "purse",
    metadata,
    *(Column(name, Text, primary_key=True) for name in ("table_id", "person")),
    *texts("game", "name"),
    *wholes("staked", "paid"),
    *times("at"),
    Index("purse_by_person", "person"),
)

# Friends: `invite` is what the link of a circle ends with. A member who has not said yes yet is `asked` by somebody.
circle = Table(
    "circle",
    metadata,
    Column("id", Text, primary_key=True),
    *texts("name", "founder", "invite"),
    *times("made"),
)

circle_member = Table(
    "circle_member",
    metadata,
    Column("circle_id", Text, ForeignKey("circle.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    *texts("asked"),
    *times("joined"),
    Index("circle_by_person", "person"),
)

# By which words somebody is known on another device: a slow digest of them.
recovery = Table(
    "recovery",
    metadata,
    Column("person", Text, primary_key=True),
    *texts("digest"),
    *times("made"),
    Index("recovery_by_digest", "digest", unique=True),
)

# Passkeys: the public half of each. `count` is how often its device says it was used; 0 where it does not count.
passkey = Table(
    "passkey",
    metadata,
    Column("id", Text, primary_key=True),
    *texts("person", "key"),
    *times("made"),
    Column("count", BigInteger, nullable=False, server_default="0"),
    Index("passkey_by_person", "person"),
)

# Challenges that were answered, as digests: each is good once.
spent = Table("spent", metadata, Column("digest", Text, primary_key=True), *times("until"))

# Keys for programs: only a digest is kept of each. `person` is who acts with it, the owner or a bot of theirs.
token = Table(
    "token",
    metadata,
    Column("id", Text, primary_key=True),
    *texts("digest", "owner", "person", "purpose", "name"),
    *counts("epoch"),
    *times("made"),
    Index("token_by_digest", "digest", unique=True),
    Index("token_by_owner", "owner"),
)

# Away from when until when, by correspondence; one who comes home early ends it.
holiday = Table(
    "holiday",
    metadata,
    Column("person", Text, primary_key=True),
    Column("begins", Float, primary_key=True),
    *times("ends"),
)

# Browsers that are told when it is somebody's turn (Web Push), how often they want to hear, what there is to tell.
push_subscription = Table(
    "push_subscription",
    metadata,
    Column("id", Text, primary_key=True),  # a digest of the endpoint
    *texts("person", "endpoint", "key", "auth", "lang"),
    *counts("epoch"),
    *times("made"),
    Index("push_by_person", "person"),
)
push_wish = Table(
    "push_wish",
    metadata,
    Column("person", Text, primary_key=True),
    *texts("how"),
    *times("sent", "busy"),  # the latest message; until when a worker is at it
    *counts("tries"),
)
push_note = Table(
    "push_note",
    metadata,
    *of_table(),
    Column("person", Text, primary_key=True),
    *wholes("version"),
    *times("at"),
    *counts("sent"),
    Index("push_untold", "person", sqlite_where=text("sent = 0"), postgresql_where=text("sent = 0")),
)

# Whose bot is whose, also when its key is gone: they look with the same eyes.
kin = Table("kin", metadata, Column("bot", Text, primary_key=True), *texts("owner"), Index("kin_by_owner", "owner"))

# An evening: a series of games with one scoreboard. What was planned and played is JSON, changed as a whole.
evening = Table(
    "evening",
    metadata,
    Column("id", Text, primary_key=True),
    *texts("name", "host", "circle", "status", "data"),
    *times("made", "touched"),
    *counts("revision"),
    Index("evening_by_status", "status", "touched"),
    Index("evening_by_circle", "circle", "made"),
)

# Who has come to which evening.
evening_guest = Table(
    "evening_guest",
    metadata,
    Column("evening_id", Text, ForeignKey("evening.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Index("evening_guest_by_person", "person"),
)
