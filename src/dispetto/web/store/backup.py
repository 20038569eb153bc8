"""The whole house in one file, and back: right while people play, whichever database it comes from or goes to.

A backup is an SQLite file with all our rows. Whatever was acknowledged before it was begun is in it: SQLite copies
itself as it stood at one moment (a copy of the file alone would miss what is still in the log beside it), PostgreSQL
is read in one transaction that sees one moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from dispetto.core.errors import BadInput
from dispetto.web.sorry import WEB
from dispetto.web.store.places import address, head, migrate, shown, told
from dispetto.web.store.schema import metadata
from dispetto.web.store.trouble import ASYNCPG

ROWS = 2000  # read and written at a time
TROUBLE = (sqlite3.Error, SQLAlchemyError, *ASYNCPG, OSError, ValueError)


@dataclass(frozen=True)
class Saved:
    """How much there is in a backup."""

    tables: int
    answers: int


def backup(db: str, file: Path, replace: bool = False) -> Saved:
    """Write all tables of a database to a file; BadInput says why it cannot be."""
    kind, place = address(db)
    if file.exists() and not replace:
        raise BadInput("backup-there", WEB, file=file)
    if kind == "sqlite" and not Path(place).is_file():
        raise BadInput("backup-nothing", WEB, db=shown(db))
    try:
        with whole(file) as beside:
            if kind == "sqlite":
                copy_file(Path(place), beside)
            else:
                bring_up_to_date(beside)
                asyncio.run(read_server(place, beside))
            return counted(beside)
    except TROUBLE as e:
        raise BadInput("backup-trouble", WEB, file=file, db=shown(db), trouble=told(e, db)) from None


def restore(file: Path, db: str) -> Saved:
    """Bring a backup into a database that holds nothing yet; BadInput says why it cannot be."""
    kind, place = address(db)
    if not is_backup(file):
        raise BadInput("backup-none", WEB, file=file)
    taken = [p for p in (place, f"{place}-wal") if kind == "sqlite" and os.path.exists(p)]
    if taken:
        raise BadInput("restore-there", WEB, db=taken[0])
    try:
        if kind == "sqlite":
            with whole(Path(place)) as beside:
                return taken_over(file, beside)
        with tempfile.TemporaryDirectory() as folder:
            beside = Path(folder) / "tables"
            saved = taken_over(file, beside)
            asyncio.run(write_server(beside, place))
            return saved
    except TROUBLE as e:
        raise BadInput("restore-trouble", WEB, file=file, db=shown(db), trouble=told(e, db)) from None


def taken_over(file: Path, beside: Path) -> Saved:
    """A backup copied, and brought up to date; the backup itself stays as it is."""
    copy_file(file, beside)
    bring_up_to_date(beside)
    return counted(beside)


@contextlib.contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A file beside this one, for its owner's eyes only, that takes its place when all is done; else it is gone."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))  # it holds seeds and the key of cookies
    try:
        yield beside
        with open(beside, "rb") as made:
            os.fsync(made.fileno())
        beside.replace(file)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            Path(f"{beside}{end}").unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """An SQLite file as it stands at one moment, with what is still in its log, as one file."""
    with contextlib.closing(sqlite3.connect(source, timeout=30)) as a, contextlib.closing(sqlite3.connect(target)) as b:
        a.backup(b)  # all in one step: nobody who writes meanwhile makes it begin again
        b.execute("PRAGMA journal_mode=DELETE")
        fault = b.execute("PRAGMA quick_check(1)").fetchone()[0]
    if fault != "ok":
        raise sqlite3.DatabaseError(fault)


def is_backup(file: Path) -> bool:
    """Are these tables of ours?"""
    with contextlib.suppress(sqlite3.Error, OSError):
        if file.is_file():
            with contextlib.closing(sqlite3.connect(file)) as c:
                names = {row[0] for row in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
                return {"alembic_version", "game_table", "answer", "meta"} <= names
    return False


def bring_up_to_date(file: Path) -> None:
    """Our schema of today in a file."""
    engine = sa.create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        with engine.begin() as c:
            migrate(c)
    finally:
        engine.dispose()


def counted(file: Path) -> Saved:
    """What a file holds."""
    with contextlib.closing(sqlite3.connect(file)) as c:
        tables, answers = (c.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in ("game_table", "answer"))
    return Saved(tables, answers)


def names_of(table: sa.Table) -> list[str]:
    """The columns of a table."""
    return [column.name for column in table.columns]


async def read_server(place: str, file: Path) -> None:
    """All rows of a PostgreSQL database as they stood at one moment, into a file."""
    c = await asyncpg.connect(place)
    try:
        async with c.transaction(isolation="repeatable_read", readonly=True):
            if await c.fetchval("SELECT to_regclass('alembic_version')") is None:
                raise BadInput("backup-nothing", WEB, db=shown(place))
            if await c.fetchval("SELECT version_num FROM alembic_version") != head():
                raise BadInput("backup-other-version", WEB)
            with contextlib.closing(sqlite3.connect(file)) as into:
                for table in metadata.sorted_tables:
                    names = names_of(table)
                    cursor = await c.cursor(f"SELECT {', '.join(names)} FROM {table.name}")
                    marks = ", ".join("?" for _ in names)
                    while rows := await cursor.fetch(ROWS):
                        into.executemany(
                            f"INSERT INTO {table.name}({', '.join(names)}) VALUES ({marks})", map(tuple, rows)
                        )
                into.commit()
    finally:
        await c.close()


async def write_server(file: Path, place: str) -> None:
    """All rows of a file into a PostgreSQL database without tables: all of them, or none."""
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(place), hide_parameters=True
    )
    try:
        async with engine.begin() as c:
            await c.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('dispetto'))"))
            await c.run_sync(migrate)
            for name in ("game_table", "person"):
                if (await c.execute(sa.text(f"SELECT 1 FROM {name} LIMIT 1"))).first() is not None:
                    raise BadInput("restore-there", WEB, db=shown(place))
            await c.execute(sa.text("DELETE FROM meta"))  # a key of cookies that nobody was given yet
            await write_rows(c, file)
    finally:
        await engine.dispose()


async def write_rows(c: AsyncConnection, file: Path) -> None:
    """Every row, in an order in which none comes before what it belongs to."""
    raw: Any = (await c.get_raw_connection()).driver_connection
    with contextlib.closing(sqlite3.connect(file)) as source:
        for table in metadata.sorted_tables:
            names = names_of(table)
            cursor = source.execute(f"SELECT {', '.join(names)} FROM {table.name}")
            while rows := cursor.fetchmany(ROWS):
                await raw.copy_records_to_table(table.name, records=rows, columns=names)
