"""The same store on PostgreSQL: migrations, the log, two workers that hear of each other."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pwd
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fastapi.testclient import TestClient
from sqlalchemy.ext.asyncio import create_async_engine

from dispetto.core.errors import BadInput
from dispetto.web.app import create_app
from dispetto.web.house import House
from dispetto.web.people import unsign
from dispetto.web.play import presence
from dispetto.web.play.moments import Stale
from dispetto.web.play.tables import Tables
from dispetto.web.store import holidays, push
from dispetto.web.store.alarms import Rest, claim, next_alarms, rest
from dispetto.web.store.backup import backup, restore
from dispetto.web.store.places import migrate
from dispetto.web.store.schema import metadata
from dispetto.web.store.store import Entry, Reply, Store
from tests.web.conftest import sit_down
from tests.web.test_answers import read, told
from tests.web.test_backup import saved_under_writes, versions
from tests.web.test_life import plain
from tests.web.test_rounds import PEOPLE, comes, offers_of
from tests.web.test_stored import KNOWN, opens_and_goes_on, stored
from tools import needs
from tools.needs import LEFT_OUT


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own in a temporary folder, reached by a socket in it; or a reason why not."""
    programs = needs.postgres()
    if not programs:
        pytest.skip(f"{LEFT_OUT} the tests of the web table on PostgreSQL: there is no PostgreSQL")
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # not pytest's own: that lies where only its owner may go
    who: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    data = folder / "data"
    calm: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **who}
    initdb = [f"{programs}/initdb", "-D", str(data), "-U", "dispetto", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
    subprocess.run(initdb, check=True, **calm)
    plain = ("-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off")
    server = subprocess.Popen([f"{programs}/postgres", "-D", str(data), *plain], **calm)
    try:
        url = f"postgresql://dispetto@/postgres?host={folder}"
        asyncio.run(asyncio.wait_for(accepts(url, server), 60))
        yield url
    finally:
        server.send_signal(signal.SIGINT)  # cut the connections, then stop
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


async def accepts(url: str, server: subprocess.Popen[bytes]) -> None:
    """Until the server lets somebody in."""
    while True:
        assert server.poll() is None, "PostgreSQL did not start"
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            await (await asyncpg.connect(url)).close()
            return
        await asyncio.sleep(0.05)


def test_two_workers_share_a_table_the_first_answer_wins_and_the_other_hears_of_it(postgres: str) -> None:
    async def play() -> None:
        one, two = Store(postgres), Store(postgres)
        heard: list[str] = []
        await two.listen(heard.append)
        tables, others = Tables(one), Tables(two)
        table = await tables.make("hedz-25th", "a", PEOPLE, {}, opened=True)
        await tables.start(table)
        twin = await others.get(table.id)
        assert twin is not None and twin.version == table.version
        seat = table.asking.party[0]
        code = offers_of(table, seat)[0]
        await tables.answer(table, seat, code, table.version)
        asked = twin.version
        await others.answer(twin, seat, code, asked)  # the very same answer once more: a second click does no harm
        assert twin.version == table.version
        with pytest.raises(Stale):
            await others.answer(twin, seat, code + 1, asked)
        await tables.chat(table, "a", "Anna", "ciao")
        for _ in range(100):
            if table.id in heard:
                break
            await asyncio.sleep(0.02)
        assert table.id in heard
        await others.refresh(twin)
        assert [c.text for c in twin.chat] == ["ciao"]
        assert await one.reply(table.id, 99, 1, Reply(), Reply((1, 2), True))
        assert await two.replies(table.id, 99) == {1: Reply((1, 2), True)}
        assert not await one.append(table.id, [Entry(1, "answer", 0, 0, {})])
        assert [row.id for row in await two.open_tables("playing")] == [table.id]
        await tables.delete(table)
        assert await two.table(table.id) is None
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_the_migrations_lead_to_the_schema_on_both_databases(postgres: str, db: str) -> None:
    def differences(c: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(c), metadata))

    async def ask(url: str) -> list[Any]:
        store = Store(url)
        async with store.engine.connect() as c:
            found = await c.run_sync(differences)
        await store.close()
        return found

    for url in (postgres, db):
        assert asyncio.run(asyncio.wait_for(ask(url), 60)) == []


def test_migrations_run_once_and_a_second_start_keeps_everything(postgres: str) -> None:
    async def play() -> None:
        store = Store(postgres)
        await store.remember("p1", "Anna", "f")
        await store.close()
        again = Store(postgres)
        assert await again.person("p1") == ("Anna", "f") and again.secret == store.secret
        await again.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_people_at_two_workers_play_one_table(postgres: str) -> None:
    """Two web tables on one database: what is answered at one is seen at the other, and so is a line of chat."""
    with TestClient(create_app(postgres, pace=0)) as one, TestClient(create_app(postgres, pace=0)) as two:
        table = sit_down(one, "lunch-money")
        with one.websocket_connect(f"/t/{table}/live") as mine, two.websocket_connect(f"/t/{table}/live") as looking:
            while not (question := read(mine, "seq"))["turn"]:
                pass
            code = int(re.findall(r'data-answer="(\d+)"', one.get(f"/t/{table}").text)[0])
            mine.send_text(json.dumps({"answer": code, "seq": question["seq"], "part": 0}))
            mine.send_text(json.dumps({"chat": "over here"}))
            told(looking, "over here")
            looking.send_text(json.dumps({"chat": "I see"}))
            told(mine, "I see")
        one.cookies.clear()
        assert one.get("/t/%00").status_code == 404
        one.post("/me", data={"name": "An\x00na", "gender": "f"})
        assert "<b>Anna</b>" in one.get("/").text


def test_whoever_is_at_one_worker_is_present_at_the_other_and_goes_with_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presence is told to the other workers, also to one that starts later; a worker that falls silent is forgotten."""
    monkeypatch.setattr(presence, "AGAIN", 0.2)
    monkeypatch.setattr(presence, "LASTS", 0.6)

    def sees(client: TestClient, table: str, people: set[str]) -> bool:
        app: Any = client.app
        for _ in range(1000):
            if app.state.house.live.presence.elsewhere(table) & {*people, me} == people:
                return True
            time.sleep(0.01)
        return False

    me: str | None = None
    with TestClient(create_app(postgres, pace=0)) as one, TestClient(create_app(postgres, pace=0)) as two:
        table = plain(one, "/invite", game="hedz-25th").removeprefix("/t/")
        app: Any = one.app
        house = app.state.house
        me = unsign(house.store.secret, one.cookies["who"])
        with two.websocket_connect(f"/t/{table}/live") as looking:
            assert "away" in read(looking, "html")["html"]["lobby"], "nobody has opened the page at the first worker"
            with one.websocket_connect(f"/t/{table}/live"):
                while "away" in read(looking, "html")["html"]["lobby"]:
                    pass
                assert sees(two, table, {me})
                with TestClient(create_app(postgres, pace=0)) as late:
                    assert sees(late, table, {me})
            while "away" not in read(looking, "html")["html"]["lobby"]:
                pass
            with one.websocket_connect(f"/t/{table}/live"):
                assert sees(two, table, {me})
                assert one.portal is not None
                one.portal.call(house.live.presence.task.cancel)  # as a worker that was killed
                assert sees(two, table, set())


def test_many_people_are_told_in_several_tellings() -> None:
    said: list[str] = []

    class Ear:
        """A store that only listens."""

        shared = True

        async def notify(self, news: str) -> None:
            said.append(news)

    crowd = {f"table{n}": {f"person-{n}-{k}" for k in range(60)} for n in range(30)}
    store: Any = Ear()
    here, there = presence.Presence(store, lambda: crowd, print), presence.Presence(store, dict, lambda table: None)
    asyncio.run(here.tell(crowd))
    assert len(said) > 3 and max(map(len, said)) < 8000
    for news in said:
        there.hear(news)
        here.hear(news)
    assert all(there.elsewhere(table) == people for table, people in crowd.items())
    assert here.elsewhere("table1") == set(), "what we say ourselves is no news"


def test_a_worker_that_was_deaf_for_a_while_catches_up(postgres: str) -> None:
    async def play() -> None:
        store, tables = Store(postgres), Tables(Store(postgres))
        heard: list[str] = []
        await store.listen(heard.append)
        c = await asyncpg.connect(postgres)
        await c.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'")
        await c.close()
        for _ in range(200):
            if "" in heard:
                break
            await asyncio.sleep(0.02)
        assert "" in heard, "anything may have happened meanwhile"
        table = await tables.make("hedz-25th", "a", PEOPLE, {})
        await tables.start(table)
        for _ in range(200):
            if table.id in heard:
                break
            await asyncio.sleep(0.02)
        assert table.id in heard
        await tables.store.close()
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 60))


# ------------------------------------------------------------------------------------ older builds, and the whole house


async def another(postgres: str, name: str) -> str:
    """A database of its own on the same server; its address."""
    c = await asyncpg.connect(postgres)
    await c.execute(f"CREATE DATABASE {name}")
    await c.close()
    return postgres.replace("@/postgres", f"@/{name}")


def test_tables_of_the_landed_build_are_brought_to_our_schema_here_too(postgres: str, db: str) -> None:
    """The schema of that day by the migrations of that day, its rows, then ours."""
    build, of_that_day = "76f9ebd", "0002"

    async def play() -> None:
        url = await another(postgres, "older")
        engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url))
        with contextlib.closing(sqlite3.connect(stored(db, build))) as source:
            async with engine.begin() as c:
                await c.run_sync(migrate, of_that_day)
                for table in metadata.sorted_tables:
                    names = [row[1] for row in source.execute(f"PRAGMA table_info({table.name})")]
                    if names:
                        raw: Any = (await c.get_raw_connection()).driver_connection
                        rows = source.execute(f"SELECT {', '.join(names)} FROM {table.name}").fetchall()
                        await raw.copy_records_to_table(table.name, records=rows, columns=names)
        await engine.dispose()
        store = Store(url)
        for table_id in [table for table, known in KNOWN.items() if known["build"] == build]:
            await opens_and_goes_on(store, table_id)
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 120))


def test_the_house_is_saved_under_writes_and_brought_to_a_file_and_to_another_server(
    postgres: str, tmp_path: Path
) -> None:
    async def play() -> None:
        url, other = await another(postgres, "whole"), await another(postgres, "other")
        store = Store(url)
        table, made = await saved_under_writes(store, url, tmp_path)
        for file, before in made:
            found = versions(file, table)
            assert before <= found and found == set(range(1, len(found) + 1))
        with pytest.raises(BadInput, match="holds tables already"):
            await asyncio.to_thread(restore, made[-1][0], url)
        for place in (str(tmp_path / "tables.sqlite3"), other):
            await asyncio.to_thread(restore, made[-1][0], place)
            again = Store(place)
            assert again.secret == store.secret
            assert {e.version for e in await again.log(table)} == versions(made[-1][0], table)
            await again.close()
        await asyncio.to_thread(backup, other, tmp_path / "once more")
        assert versions(tmp_path / "once more", table) == versions(made[-1][0], table)
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_server_that_says_no_is_one_sentence(postgres: str, tmp_path: Path) -> None:
    nowhere = postgres.replace("@/postgres", ":p4ss@/nowhere")
    with pytest.raises(BadInput, match="nowhere") as found:
        Store(nowhere)
    assert "p4ss" not in str(found.value)
    empty = asyncio.run(another(postgres, "hollow"))
    with pytest.raises(BadInput, match="no tables at"):
        backup(empty, tmp_path / "x")


def test_a_table_that_sleeps_at_one_worker_is_played_at_another_and_rings_for_one_of_them(postgres: str) -> None:
    async def play() -> None:
        one, two = House(postgres, 0), House(postgres, 0)
        table = await one.tables.make("hedz-25th", "a", PEOPLE, {}, settings={"clock": 600})
        await one.tables.start(table)
        one.live.changed(table)
        await comes(lambda: one.live.waiting.rests(table))
        name, version, until = table.id, table.version, table.clocks.deadline
        table = None  # type: ignore[assignment]
        await one.sleeping.sweep(-1.0)
        assert name not in one.tables.loaded
        alarms = dict(await next_alarms(two.store, 1000))
        assert alarms[name] == pytest.approx(until, abs=0.01), "any worker may hear it"
        there = await two.tables.get(name)
        assert there is not None and there.version == version
        await two.tables.time_is_up(there, version)
        await rest(one.store, [Rest(name, version, 0.0)])
        left = dict(await next_alarms(one.store, 1000))[name]
        assert left != 0.0, "who has not heard of the latest entry does not put a table to rest"
        assert [await claim(w.store, name, left, left + 30) for w in (one, two)] == [True, False]
        again = await one.tables.get(name)
        assert again is not None and again.version == there.version
        for house in (one, two):
            await house.live.close()
            await house.store.close()

    asyncio.run(play())


def test_one_worker_of_two_tells_somebody_that_it_is_their_turn_and_both_know_of_holidays(postgres: str) -> None:
    async def play() -> None:
        one, two = Store(postgres), Store(postgres)
        table = await Tables(one).make("hedz-25th", "a", PEOPLE, {}, settings={"clock": 86400})
        keys = [await push.house_key(w, made) for w, made in ((one, "x"), (two, "y"))]
        assert keys == ["x", "x"], "one key for the house"
        await push.listen(one, "a", 0, "https://push.example.net/a", "k", "s", "it", 0.0)
        assert [found.lang for found in await push.listeners(two, ["a", "b"])] == ["it"]
        for w in (one, two, one):
            await push.note(w, table.id, 7, ["a"], 1000.0)
        assert await push.untold(two, "a") == [push.Note(table.id, 7)], "both have seen it, once is enough"
        assert await push.due(two, 1000.0, 30.0) == ([], 1030.0)
        assert (await push.due(two, 1031.0, 30.0))[0] == ["a"]
        tried = await asyncio.gather(*(push.claim(w, "a", 1031.0, 1091.0) for w in (one, two)))
        assert sorted(tried) == [0, 1], "one of them tells"
        assert await push.claim(two, "a", 1092.0, 1152.0) == 2, "and was killed"
        await push.told(two, "a", [push.Note(table.id, 7)], 1092.0)
        await push.note(one, table.id, 7, ["a"], 1100.0)
        assert await push.untold(one, "a") == []
        await push.note(one, table.id, 9, ["a"], 1100.0)
        assert await push.due(one, 1131.0, 30.0) == ([], 1092.0 + push.WINDOWS[push.NOW])
        await holidays.go_away(one, "a", 5000.0, 1000.0)
        assert (await holidays.away(two, ["a"])) == {"a": [(1000.0, 5000.0)]}
        await two.delete_table(table.id)
        assert await push.untold(one, "a") == []
        for w in (one, two):
            await w.close()

    asyncio.run(play())
