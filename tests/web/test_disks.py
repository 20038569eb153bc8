"""Disks that misbehave: a sentence for whoever plays, a line in the log, nothing half done, and on it goes.

`tools/disks.py` tries the same under load on a small disk of its own (`make soak`).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.web.app import create_app
from dispetto.web.play.tables import Tables
from dispetto.web.serving import alone
from dispetto.web.store.log import Entry, StoreTrouble
from dispetto.web.store.sqlite_log import SqliteLog
from dispetto.web.store.store import Store
from dispetto.web.store.trouble import Away
from tests.web.conftest import house_of, sit_down
from tests.web.test_answers import read
from tests.web.test_rounds import PEOPLE, offers_of
from tools.crowd.tables import beginning
from tools.disks import DAMAGED, PAGE, tear
from tools.kills import broken

Connect = Callable[[SqliteLog], sqlite3.Connection]


class Stubborn(sqlite3.Connection):
    """A connection that cannot even take back what it could not write."""

    def execute(self, sql: str, *more: Any) -> sqlite3.Cursor:
        if sql in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *more)


def cannot_connect(_: SqliteLog) -> sqlite3.Connection:
    raise sqlite3.OperationalError("unable to open database file")


def cannot_roll_back(log: SqliteLog) -> sqlite3.Connection:
    return sqlite3.connect(log.path, check_same_thread=False, isolation_level=None, factory=Stubborn)


def only_reads(log: SqliteLog) -> sqlite3.Connection:
    c = sqlite3.connect(log.path, check_same_thread=False, isolation_level=None)
    c.execute("PRAGMA query_only=ON")
    return c


@pytest.mark.parametrize("connect", [cannot_connect, cannot_roll_back, only_reads])
def test_the_writer_outlives_whatever_the_disk_does(db: str, monkeypatch: pytest.MonkeyPatch, connect: Connect) -> None:
    async def play() -> None:
        store = Store(db)
        table = await Tables(store).make("hedz-25th", "a", PEOPLE, {})
        with monkeypatch.context() as ill:
            ill.setattr(SqliteLog, "connect", connect)
            for _ in range(2):
                with pytest.raises(StoreTrouble):
                    await store.append(table.id, [Entry(1, "answer", 0, 34, {})])
            assert await store.log(table.id) == []
        assert await store.append(table.id, [Entry(1, "answer", 0, 34, {})])
        assert [e.version for e in await store.log(table.id)] == [1]
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_file_that_is_gone_is_not_replaced_by_an_empty_one(tmp_path: Path) -> None:
    async def play() -> None:
        log = SqliteLog(str(tmp_path / "gone"))
        with pytest.raises(StoreTrouble):
            await log.append("x", [Entry(1, "answer", 0, 0, {})])
        await log.close()

    asyncio.run(asyncio.wait_for(play(), 60))
    assert not (tmp_path / "gone").exists()


def test_whoever_plays_on_a_disk_that_only_reads_is_told_so_and_plays_on_when_it_writes(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = sit_down(client)
    with client.websocket_connect(f"/t/{table}/live?lang=en") as ws:
        while not read(ws, "seq")["turn"]:
            pass
        house = house_of(client)
        found = house.tables.loaded[table]
        version, code = found.version, offers_of(found, 0)[0]
        disk = house.store.log_writer
        assert isinstance(disk, SqliteLog)
        assert client.portal is not None
        with monkeypatch.context() as ill:
            ill.setattr(SqliteLog, "connect", only_reads)
            with pytest.raises(StoreTrouble):  # the writer takes a connection of the ill disk
                client.portal.call(disk.write, broken_write)
            ws.send_text(json.dumps({"answer": code, "seq": version}))
            assert "only lets itself be read" in read(ws, "no")["no"]
            assert found.version == version
            assert "attempt to write a readonly database" in caplog.text and "Traceback" not in caplog.text
        ws.send_text(json.dumps({"answer": code, "seq": version}))
        assert read(ws, "seq")["seq"] > version


def broken_write(c: sqlite3.Connection) -> None:
    """As a disk that fails in the middle of a transaction, and ends it."""
    c.execute("ROLLBACK")
    raise sqlite3.OperationalError("disk I/O error")


def test_a_log_torn_anywhere_leaves_whole_answers_only(tmp_path: Path) -> None:
    """The last pages of the file before the cut are missing, empty or nonsense: the story just ends earlier."""
    db, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    entries = beginning("lunch-money", 20, 3)

    async def play() -> None:
        store = Store(str(db))
        tables = Tables(store)
        table = await tables.make("lunch-money", "a", [*PEOPLE, PEOPLE[0]], {}, entries=entries[:40])
        for n in range(41, len(entries) + 1, 2):
            assert await store.append(table.id, entries[n - 1 : n + 1])
        lengths = set()
        for seed in range(12):
            shutil.copy(db, copy)
            shutil.copy(f"{db}-wal", f"{copy}-wal")
            Path(f"{copy}-shm").unlink(missing_ok=True)
            tear(Path(f"{copy}-wal"), random.Random(seed))
            torn = Store(str(copy))
            assert await broken(torn, {table.id}) == []
            left = await torn.log(table.id)
            lengths.add(len(left))
            whole = await store.log(table.id)
            assert left == whole[: len(left)] and (len(left) % 2 == 0 or len(left) == len(whole))
            await torn.close()
        assert len(lengths) > 1
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_table_on_damaged_pages_has_a_sentence_and_the_house_stays_open(client: TestClient, db: str) -> None:
    table = sit_down(client)
    with sqlite3.connect(db) as c:
        c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        roots = [row[0] for row in c.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'answer'")]
    with open(db, "r+b") as f:
        for root in roots:
            f.seek((root - 1) * PAGE)
            f.write(b"\xff" * PAGE)
    with TestClient(create_app(db, pace=0)) as other:
        answer = other.get(f"/t/{table}", headers={"accept-language": "en"})
        assert answer.status_code == 503 and DAMAGED in answer.text
        assert other.get("/").status_code == 200


def test_a_full_disk_keeps_nobody_closed_for_a_note_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> int:
        raise OSError(28, "No space left on device")

    with alone(str(tmp_path / "tables.sqlite3")) as note:
        monkeypatch.setattr(os, "write", full)
        note("http://localhost:1")
        monkeypatch.undo()
        note("http://localhost:2")
        assert (tmp_path / "tables.sqlite3.lock").read_text() == "http://localhost:2"


def test_whoever_comes_to_a_table_while_the_database_is_away_reads_a_sentence(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = house_of(client)

    async def away(*_: object) -> bool:
        raise Away("the database system is starting up")

    monkeypatch.setattr(house.sisters, "closed", away)
    page = client.get("/t/sleeping")
    assert page.status_code == 503 and "has left the room without a word" in page.text
    told = client.get("/api/table/sleeping", headers={"authorization": "Bearer none"})
    assert told.status_code == 503 and "has left the room without a word" in told.json()["error"]
    with client.websocket_connect("/t/sleeping/live?lang=en") as ws:
        assert "has left the room without a word" in read(ws, "no")["no"]
    assert "the database system is starting up" in caplog.text and "Traceback" not in caplog.text
