"""A few power cuts under load (`make soak` has a thousand): nothing acknowledged is lost, every table goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa

from dispetto.web.play.tables import Tables
from dispetto.web.store.store import Store
from dispetto.web.store.trouble import Away, Damaged, ReadOnly, StoreTrouble, trouble
from tests.web.test_rounds import PEOPLE, offers_of
from tools import kills, needs
from tools.crowd.crowd import Said
from tools.crowd.wire import Choice
from tools.kills import broken, killing, lost


def test_kills_under_load_lose_nothing_that_was_acknowledged() -> None:
    found = asyncio.run(asyncio.wait_for(killing(3, tables=3), 200))
    assert found.well, (found.lost, found.broken)
    assert found.kills == 3 and found.acknowledged > 3


def test_two_workers_and_their_database_go_down_and_lose_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    if not needs.postgres():
        pytest.skip(f"{needs.LEFT_OUT} the tests of the web table on PostgreSQL: there is no PostgreSQL")
    monkeypatch.setattr(kills, "DATABASE_EVERY", 2)
    found = asyncio.run(asyncio.wait_for(killing(2, tables=2, postgres=True), 200))
    assert found.well, (found.lost, found.broken)
    assert found.kills == 2 and found.databases == 1 and found.acknowledged > 2


def test_whoever_looks_for_lost_answers_and_torn_logs_would_find_them(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        tables = Tables(store, whole=True)
        table = await tables.make("hedz-25th", "a", PEOPLE, {})
        await tables.start(table)
        seat, version = table.asking.party[0], table.version
        code = offers_of(table, seat)[0]
        said = Said(table.id, seat, Choice(code, version, 0), 0.0)
        assert await lost(store, [said]) == [said]
        await tables.answer(table, seat, code, version)
        assert await lost(store, [said]) == [] and await broken(store, {table.id}) == []
        other = Said(table.id, (seat + 1) % len(PEOPLE), Choice(code, version, 0), 0.0)
        assert await lost(store, [said, other]) == [other]
        await store.close()
        with sqlite3.connect(db) as c:
            c.execute("DELETE FROM answer WHERE version = 1")
        again = Store(db)
        assert any("hole" in line for line in await broken(again, {table.id, "nowhere"}))
        await again.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_what_goes_wrong_has_a_sentence_of_its_own_and_the_log_gets_no_values(tmp_path: Path) -> None:
    seed = "5eed" * 8
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'x'}")
    with engine.connect() as c, pytest.raises(sa.exc.SQLAlchemyError) as caught:
        c.execute(sa.text("INSERT INTO nowhere VALUES (:seed)"), {"seed": seed})
    assert seed in str(caught.value) and str(trouble(caught.value)) == "no such table: nowhere"
    kinds = {
        sqlite3.OperationalError("database or disk is full"): StoreTrouble,
        sqlite3.OperationalError("attempt to write a readonly database"): ReadOnly,
        sqlite3.DatabaseError("database disk image is malformed"): Damaged,
        asyncpg.CannotConnectNowError("the database system is starting up"): Away,
        asyncpg.AdminShutdownError("terminating connection"): Away,
        asyncpg.DiskFullError("could not extend file"): StoreTrouble,
        ConnectionRefusedError(111, "refused"): Away,
    }
    assert {type(trouble(e)) for e in kinds} == {StoreTrouble, ReadOnly, Damaged, Away}
    assert all(type(trouble(e)) is kind for e, kind in kinds.items())
