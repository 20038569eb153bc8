"""Where tables are kept: addresses of databases, said without their passwords, and brought up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

import sqlalchemy as sa

from dispetto.core.errors import BadInput
from dispetto.web.sorry import WEB

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
HIDDEN = "***"
AFTER_NAME = re.compile(r"(://[^:/?#@\s]*:)(\S+)(?=@)")  # greedy: a password may hold an @
IN_QUERY = re.compile(r"([?&](?:ssl)?password=)([^&\s]*)", re.I)
SHORTEST = 3  # of a piece of a password that is looked for in a text


def address(db: str) -> tuple[str, str]:
    """The kind of database and its place: a file, or a server's address."""
    if db.startswith(("postgresql", "postgres")) and "://" in db:
        return "postgresql", "postgresql://" + db.split("://", 1)[1]
    path = db.removeprefix("sqlite+aiosqlite:///").removeprefix("sqlite:///")
    if "://" in path:
        raise BadInput("db-unknown", WEB, db=repr(shown(db)))
    return "sqlite", path


def shown(db: str) -> str:
    """A database's address as it may be said: without its password."""
    return IN_QUERY.sub(rf"\1{HIDDEN}", AFTER_NAME.sub(rf"\1{HIDDEN}", db))


def told(trouble: object, db: str) -> str:
    """What a database or a driver complains of, without the password of this address or a piece of it."""
    found = [match[2] for pattern in (AFTER_NAME, IN_QUERY) for match in pattern.finditer(db) if match[2]]
    secrets = {*found, *map(unquote, found)}
    secrets |= {piece for word in secrets for piece in re.split(r"[^\w.~-]", word) if len(piece) >= SHORTEST}
    text = shown(str(trouble))
    for secret in sorted(secrets, key=len, reverse=True):
        text = text.replace(secret, HIDDEN)
    return text


def settings() -> Config:
    """What Alembic has to know."""
    from alembic.config import Config  # who only plays in the terminal need not wait for it

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def head() -> str:
    """The version of our schema."""
    from alembic.script import ScriptDirectory

    return str(ScriptDirectory.from_config(settings()).get_current_head())


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the database up to date: migrations/versions, each once, in order."""
    from alembic import command
    from alembic.util import CommandError

    config = settings()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as e:
        raise BadInput("db-newer", WEB) from e
