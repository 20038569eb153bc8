"""The house: several tables at once, private and open ones, bots that block nobody,
tables that were cut off or grew old.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import Roll, asked
from dispetto.web.app import create_app
from dispetto.web.pages.pages import Pages
from dispetto.web.play.live import Live, burning
from dispetto.web.play.moments import Stale
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.store.store import SeatRow, Store
from tests.web.conftest import house_of, sit_down
from tests.web.court import court
from tests.web.test_answers import read, told
from tests.web.test_life import plain
from tests.web.test_rounds import PEOPLE, comes, offers_of, open_table, until, watcher

__all__ = ["court"]


def to_my_turn(ws: Any) -> dict[str, Any]:
    while not (message := read(ws, "seq"))["turn"]:
        pass
    return message


# ---------------------------------------------------------------------------------------------------- several tables


def test_somebody_sits_at_a_table_of_every_game_at_once(client: TestClient) -> None:
    tables = [sit_down(client, game) for game in all_games()]
    for table, game in zip(tables, all_games(), strict=True):
        with client.websocket_connect(f"/t/{table}/live?layout=tall") as ws:
            assert to_my_turn(ws)["html"]["ask"].count("data-answer"), game
    page = client.get("/").text
    assert all(f'href="/t/{table}"' in page for table in tables)
    assert "Your turn" in page


def test_an_open_table_is_listed_for_strangers_and_a_private_one_is_not(client: TestClient) -> None:
    private = plain(client, "/invite", game="hedz-25th")
    opened = plain(client, "/invite", game="hedz-25th")
    plain(client, f"{opened}/options", open="on")
    client.cookies.clear()
    page = client.get("/").text
    assert f'href="{opened}"' in page and private not in page
    assert client.get(private).status_code == 200, "the link leads there"
    plain(client, f"{private}/seats", do="sit", seat=1, name="Zoe", gender="f")
    assert f'href="{private}"' in client.get("/").text, "it is one of mine now"
    assert plain(client, f"{private}/leave") == "/"
    assert private not in client.get("/").text


def test_an_invitation_names_the_address_the_network_knows(client: TestClient) -> None:
    where = plain(client, "/invite", game="hedz-25th")
    here = {"host": "localhost:8000"}
    assert (
        f'value="http://localhost:8000{where}"' in (page := client.get(where, headers=here).text)
        and "this machine only" in page
    )
    house_of(client).outside = "http://192.168.1.7:8000"
    page = client.get(where, headers=here).text
    assert f'value="http://192.168.1.7:8000{where}"' in page and "this machine only" not in page
    assert f'value="http://attic.local{where}"' in client.get(where, headers={"host": "attic.local"}).text


# ----------------------------------------------------------------------------------------------- two tabs, fast fingers


def test_two_tabs_of_one_seat_and_double_clicks_do_no_harm(client: TestClient) -> None:
    table = sit_down(client)
    found = house_of(client).tables.loaded[table]
    with client.websocket_connect(f"/t/{table}/live") as one, client.websocket_connect(f"/t/{table}/live") as two:
        seq = to_my_turn(one)["seq"]
        to_my_turn(two)
        first, *rest = offers_of(found, 0)
        frame = json.dumps({"answer": first, "seq": seq})
        one.send_text(frame)
        one.send_text(frame)
        two.send_text(frame)
        one.send_text(json.dumps({"answer": (rest or [first + 1])[0], "seq": seq}))
        assert "Too late" in read(one, "no")["no"], "only what was not said already is too late"
        assert read(two, "seq")["seq"] > seq
    mine = [m for m in found.history.moments if m.version > seq and m.entry.kind == "answer" and m.entry.seat == 0]
    assert [m.entry.code for m in mine][:1] == [first] and mine[0].version == seq + 1


def test_another_s_seat_is_not_mine_to_answer_for(client: TestClient) -> None:
    """There is no way to name a seat: whatever a frame says, the cookie decides whose answer it is."""
    table = sit_down(client)
    found = house_of(client).tables.loaded[table]
    with client.websocket_connect(f"/t/{table}/live") as ws:
        seq = to_my_turn(ws)["seq"]
        code = offers_of(found, 0)[0]
        client.cookies.clear()
        with client.websocket_connect(f"/t/{table}/live") as stranger:
            read(stranger, "seq")
            for more in ({}, {"seat": 0}, {"eyes": 0}, {"seat": 0, "part": 7}):
                stranger.send_text(json.dumps({"answer": code, "seq": seq, **more}))
                stranger.send_text("{")
                assert read(stranger, "no")["no"]
            for frame in (
                {"undo": True, "seq": seq},
                {"agree": True, "seq": seq},
                {"standing": "pass", "on": True},
                {"here": True},
            ):
                stranger.send_text(json.dumps(frame))
            stranger.send_text("{")
            assert read(stranger, "no")["no"]
    assert found.version == seq and found.undo.wish is None and found.row.seats[0].standing == "auto"


# --------------------------------------------------------------------------------------------------------- bad input

VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    10**12,
    1.5,
    "",
    "x" * 3000,
    [],
    {},
    "pass",
    "can",
    "tall",
    "dino-1",
    "\x00",
    "\ud800",
    [[[[1]]]],
]
FIELDS = (
    "answer",
    "seq",
    "part",
    "back",
    "undo",
    "agree",
    "standing",
    "on",
    "here",
    "chat",
    "tip",
    "layout",
    "eyes",
    "x",
)


def test_no_frame_however_odd_breaks_a_table(client: TestClient, court: str, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(3)
    for game in ("lunch-money", court):
        table = sit_down(client, game)
        with client.websocket_connect(f"/t/{table}/live") as ws:
            to_my_turn(ws)
            for _ in range(150):
                said = {key: rng.choice(VALUES) for key in rng.sample(FIELDS, rng.randint(1, 4))}
                ws.send_text(json.dumps(said))
            ws.send_bytes(b"\xff\x00")
            ws.send_text("[" * 4000)
            for _ in range(3):
                assert read(ws, "no")["no"]
        assert client.get(f"/t/{table}").status_code == 200
    ours = [r.message for r in caplog.records if r.levelno >= logging.ERROR and r.name == "dispetto.web"]
    assert ours == []  # the pool complains where the test client cuts a chat line off in the middle


FORMS: list[dict[str, str]] = [
    {},
    {"do": "set", "seat": "99"},
    {"do": "set", "seat": "-1"},
    {"do": "sit", "seat": "1", "name": "x" * 399},
    {"seat": "x"},
    {"do": "start"},
    {"do": "more"},
    {"do": "fewer"},
    {"do": "dance"},
    {"do": "set", "seat": "1", "kind": "bot:dragon"},
    {"name": "\x00"},
    {"name": "x" * 90_000},
    {"clock": "-5", "fuse": "x"},
    {"o-board": "../../etc/passwd"},
    {"at": "9" * 12},
    {"at": "x"},
    {"at": "-1"},
    {"how": "slowly"},
    {"game": "chess"},
    {"game": "hedz-25th", "nonce": "<script>"},
    {"o-turn_limit": "1" * 50, "o-types": "💀"},
]


def test_no_form_however_odd_gets_more_than_a_sentence(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(4)
    caplog.set_level(logging.ERROR)
    waiting = plain(client, "/invite", game="lunch-money")
    tables = [f"/t/{sit_down(client)}", waiting, "/t/..", "/t/" + "x" * 500]
    paths = [f"{t}/{verb}" for t in tables for verb in "seats options rematch join sit-in what-if".split()]
    for path in [*paths, "/play", "/invite", "/me", "/me/link", "/move/x"]:
        for form in rng.sample(FORMS, 7):
            answer = client.post(path, data=form, follow_redirects=False)
            assert answer.status_code < 500, (path, form)
            assert answer.status_code < 400 or "<p>" in answer.text
    for path in (
        "replay?at=-3",
        "replay?at=" + "9" * 400,
        "moment/0?eyes=99&since=x",
        "moment/99999999999999999999",
        "end",
        "record.toml",
    ):
        for table in tables:
            assert client.get(f"{table}/{path}").status_code < 500, (table, path)
    raw = {"content-type": "application/x-www-form-urlencoded"}
    for body in (b"\xff\xfe=\x00", b"&&&===", b"do=%ff%fe&seat=%zz"):
        assert 400 <= client.post(f"{tables[0]}/seats", content=body, headers=raw).status_code < 500
    broken = {"content-type": "multipart/form-data; boundary=x"}
    assert client.post("/me", content=b"--x\r\nnonsense", headers=broken).status_code == 400
    assert client.post("/me", content=b"x", headers={"content-length": "-4"}).status_code == 413
    assert client.get("/", headers={"cookie": "who=..; lang=xx; layout=round; theme"}).status_code == 200
    assert caplog.records == []


# ------------------------------------------------------------------------------------------------------------- bots


def test_bots_that_think_long_block_neither_people_nor_other_tables(client: TestClient, tmp_path: Path) -> None:
    """All workers are deep in thought: they read from pipes that nobody writes to until the end."""
    mine, other = sit_down(client), sit_down(client)
    house = house_of(client)
    with client.websocket_connect(f"/t/{mine}/live") as ws:
        seq = to_my_turn(ws)["seq"]
        pipes = [tmp_path / f"pipe{n}" for n in range(house.thinkers.workers)]
        for pipe in pipes:
            os.mkfifo(pipe)
        thoughts = [house.thinkers.pool.submit(Path.read_text, pipe) for pipe in pipes]
        code = offers_of(house.tables.loaded[mine], 0)[0]
        ws.send_text(json.dumps({"answer": code, "seq": seq}))
        assert read(ws, "seq")["seq"] > seq
        ws.send_text(json.dumps({"chat": "hurry up"}))
        told(ws, "hurry up")
        assert client.get(f"/t/{other}").status_code == 200 and client.get("/").status_code == 200
        assert not any(thought.done() for thought in thoughts)
        for pipe in pipes:
            pipe.write_text("done")


# -------------------------------------------------------------------------------------------- cut off, and grown old


def test_a_table_cut_off_before_its_first_roll_goes_on_by_itself(db: str) -> None:
    """The power went between "we begin" and what chance had to say first."""

    async def cut() -> str:
        store = Store(db)
        tables = Tables(store)
        table = await tables.make("lunch-money", "a", PEOPLE, {})
        await tables.change(table, status="playing")
        await store.close()
        return table.id

    async def wake(table: str) -> Table:
        store = Store(db)
        tables = Tables(store)
        found = await tables.get(table)
        assert found is not None and isinstance(asked(found.state), Roll)
        live = Live(tables, Pages(), Thinkers(), 0)
        live.changed(found)
        await comes(lambda: bool(found.asking.party))
        await live.close()
        await store.close()
        return found

    found = asyncio.run(wake(asyncio.run(cut())))
    assert found.asking.party and found.version > 0


def test_what_if_from_a_moment_where_chance_speaks_next(client: TestClient) -> None:
    table = sit_down(client)
    found = house_of(client).tables.loaded[table]
    with client.websocket_connect(f"/t/{table}/live") as ws:
        seq = to_my_turn(ws)["seq"]
        ws.send_text(json.dumps({"answer": offers_of(found, 0)[0], "seq": seq}))
        to_my_turn(ws)
    at = next(m.version for m in found.history.moments if m.version and isinstance(asked(m.state), Roll))
    client.cookies.clear()  # also for somebody who only looked on
    where = plain(client, f"/t/{table}/what-if", at=at)
    grown = house_of(client).tables.loaded[where.removeprefix("/t/")]
    assert sum(1 for s in grown.row.seats if s.person) == 1
    with client.websocket_connect(f"{where}/live") as ws:
        assert to_my_turn(ws)["seq"] > at


def test_a_log_that_no_longer_replays_gets_a_sentence_and_harms_no_other_table(db: str) -> None:
    with TestClient(create_app(db, pace=0)) as client:
        broken, whole = sit_down(client), sit_down(client)
        cookies = dict(client.cookies)
    with closing(sqlite3.connect(db)) as c:
        c.execute("UPDATE answer SET code = 99999 WHERE table_id = ? AND version = 1", (broken,))
        c.execute("DELETE FROM snapshot WHERE table_id = ?", (broken,))
        c.commit()
    with TestClient(create_app(db, pace=0), cookies=cookies) as client:
        assert client.get(f"/t/{whole}").status_code == 200
        assert f"/t/{whole}" in client.get("/").text and broken not in client.get("/").text
        answer = client.get(f"/t/{broken}")
        assert answer.status_code == 409 and "rules that have changed" in answer.text
        assert plain(client, f"/t/{broken}/delete") == "/"
        assert client.get(f"/t/{broken}").status_code == 404


@pytest.mark.parametrize("change", ["code = 99999", "code = (code + 1) % 6"])
def test_a_table_survives_a_rule_that_was_mended(db: str, change: str) -> None:
    """The log leads nowhere, or elsewhere: the table goes on from how it was kept, and says so."""
    with TestClient(create_app(db, pace=0)) as client:
        table = sit_down(client)
        with client.websocket_connect(f"/t/{table}/live") as ws:
            to_my_turn(ws)
        stood = house_of(client).tables.loaded[table]
        cookies = dict(client.cookies)
    with closing(sqlite3.connect(db)) as c:
        c.execute(f"UPDATE answer SET {change} WHERE table_id = ? AND kind = 'chance' AND version < 4", (table,))
        c.commit()
    with TestClient(create_app(db, pace=0), cookies=cookies) as client:
        for _ in range(2):
            client.get(f"/t/{table}")
            found = house_of(client).tables.loaded[table]
            assert (
                found.game.dump(found.state) == stood.game.dump(stood.state)
                and found.history.counter >= stood.history.counter
            )
            assert [c.person for c in found.chat] == ["*mended"] and found.story.mended
            assert "goes on from where it stood" in client.get(f"/t/{table}").text
            del found
            client.portal.call(house_of(client).sleeping.sweep, -1.0)  # and once more from the log
            gc.collect()
            assert table not in house_of(client).tables.alive
        with client.websocket_connect(f"/t/{table}/live") as ws:
            seq = to_my_turn(ws)["seq"]
            found = house_of(client).tables.loaded[table]
            ws.send_text(json.dumps({"answer": offers_of(found, 0)[0], "seq": seq}))
            assert read(ws, "seq")["seq"] > seq
        answer = client.get(f"/t/{table}/record.toml")
        assert answer.status_code == 409 and "mended in the middle" in answer.text
        assert client.get(f"/t/{table}/replay").status_code == 200
        where = plain(client, f"/t/{table}/what-if", at=seq)
        with client.websocket_connect(f"{where}/live") as ws:
            to_my_turn(ws)


# ------------------------------------------------------------------------------------------------------------ clocks


def test_a_clock_is_shown_and_begins_anew_after_an_undo_and_after_coming_back(db: str) -> None:
    async def play() -> None:
        seats = [PEOPLE[0], SeatRow("", "Bruno", "m", "random"), PEOPLE[2]]
        async with open_table(db, "hedz-25th", seats, clock=60) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            live.waiting.began = 0.0
            while table.asking.party[0]:
                await tables.time_is_up(table, table.version)
            table.clocks.take_seat_back(time.time() - 40)
            live.changed(table)
            await comes(lambda: table.clocks.deadline > 0)
            assert table.clocks.deadline - time.time() < 20
            notice = live.pages.parts(table, Reader("a", "en", "wide").at(table), set())["notice"]
            assert "Your time is running" in notice and 'class="burn"' in notice
            assert burning(table) == (table.clocks.deadline - 60, table.clocks.deadline)
            old = [offers_of(table, 0)[0], table.version]
            await tables.answer(table, 0, *old)
            while table.asking.party and table.asking.party[0]:
                await tables.time_is_up(table, table.version)
            await tables.undo(table, 0, table.version)  # bots always agree
            await tables.agree(table, "c", table.version, True)
            live.changed(table)
            await comes(lambda: table.clocks.deadline > 0)
            assert table.asking.party == (0,) and table.clocks.deadline - time.time() > 30
            await live.close()

    asyncio.run(play())


def test_in_a_round_who_is_away_has_the_clock_and_a_bot_that_sits_in_frees_the_others(db: str, court: str) -> None:
    async def play() -> None:
        async with open_table(db, court, clock=600, fuse=6) as (tables, table):
            await until(tables, table, "Window", 4)
            live = Live(tables, Pages(), Thinkers(), 0)
            away = table.asking.party[-1]
            live.watchers[table.id] = {watcher(table, p.person) for i, p in enumerate(PEOPLE) if i != away}
            task = asyncio.create_task(live.waiting.hold_round(table, table.version))
            await comes(
                lambda: table.clocks.fuse is not None and table.clocks.fuse.until - table.clocks.fuse.began == 600
            )
            task.cancel()
            await tables.reseat(table, away, sub="random")
            assert live.everybody(table)

    asyncio.run(play())


def test_two_people_cannot_take_the_same_chair(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        tables, others = Tables(store), Tables(store)
        table = await tables.make("hedz-25th", "a", [PEOPLE[0], SeatRow("", "Bot", "n", "random")], {})
        twin = await others.get(table.id)
        assert twin is not None
        await tables.reseat(table, 1, person="b", name="Bruno", bot="")
        with pytest.raises(Stale):
            await others.reseat(twin, 1, person="c", name="Carla", bot="")
        row = await store.table(table.id)
        assert row is not None and row.seats[1].name == "Bruno"
        await store.close()

    asyncio.run(play())
