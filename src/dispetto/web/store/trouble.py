"""What can go wrong with a database while people play: which sentence they read, and what the log says of it.

The log gets the database's own words and nothing else: a statement's values may be a seed, or what somebody holds.
"""

from __future__ import annotations

import asyncpg

READ_ONLY = ("readonly database", "read-only")
DAMAGED = ("malformed", "not a database")
# What asyncpg complains of; the last where a server dies in the middle of a word, and it is no kind of the others.
ASYNCPG = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
AWAY = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
)


class StoreTrouble(Exception):
    """The database cannot be read or written now: a full disk, a lost server, a locked file."""

    key = "store-trouble"  # of the sentence people read


class ReadOnly(StoreTrouble):
    """It can be read and not written."""

    key = "store-read-only"


class Damaged(StoreTrouble):
    """What is on the disk makes no sense any more."""

    key = "store-damaged"


class Away(StoreTrouble):
    """The server of the database does not answer."""

    key = "store-away"


def trouble(e: BaseException) -> StoreTrouble:
    """What a driver or SQLAlchemy complains of, as what it means to people."""
    root = getattr(e, "orig", None) or e
    cause = getattr(root, "__cause__", None)
    text = (str(root).strip() or type(root).__name__).splitlines()[0].rpartition("'>: ")[2]
    if any(sign in text for sign in READ_ONLY):
        return ReadOnly(text)
    if any(sign in text for sign in DAMAGED):
        return Damaged(text)
    return Away(text) if isinstance(root, AWAY) or isinstance(cause, AWAY) else StoreTrouble(text)
