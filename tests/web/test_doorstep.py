"""Everybody comes back after a kill: who sees how the table stands is told so, and no table is woken for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import asyncpg
import pytest
from fastapi.testclient import TestClient

from dispetto.web.app import create_app
from dispetto.web.play import doorstep
from dispetto.web.play.waiting import Waiting
from dispetto.web.play.watcher import mark
from dispetto.web.store import postgres_log
from dispetto.web.store.store import SeatRow, Store, StoreTrouble
from dispetto.web.store.together import Together
from dispetto.web.store.trouble import ASYNCPG, Away, Damaged, trouble
from tests.web.conftest import house_of
from tests.web.test_answers import read
from tests.web.test_chairs import BOTS, be, call, laid
from tests.web.test_life import plain
from tests.web.test_links import link_of, new_device
from tests.web.test_postgres import postgres
from tests.web.test_replies import place
from tools.webtable import story

__all__ = ["place", "postgres"]
PEOPLE = [SeatRow("anna", "Anna", "f"), SeatRow("bruno", "Bruno", "m")]
NEVER = 1e9


@pytest.fixture(autouse=True)
def nobody_is_let_in_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorstep, "CALM", NEVER)
    monkeypatch.setattr(doorstep, "LONGEST", NEVER)


Left = dict[str, dict[str, Any]]


def left_by_a_kill(place: str, game: str = "hedz-25th", seats: Sequence[SeatRow] = PEOPLE) -> tuple[str, Left]:
    """A table where Bruno is asked, and the last message of each page; then the server is gone."""
    with TestClient(create_app(place, pace=0)) as client:
        table = laid(client, game, seats)
        pages: Left = {}
        for person in {s.person for s in seats if s.person} | {"zoe"}:
            with be(client, person).websocket_connect(f"/t/{table.id}/live") as ws:
                pages[person] = read(ws, "html")
        return table.id, pages


def address(table: str, page: Mapping[str, Any]) -> str:
    """Where a page that shows this comes back to."""
    return f"/t/{table}/live?have=1&seen={page['seq']}&layout=wide&lang=en"


@contextmanager
def back(client: TestClient, person: str, table: str, page: Mapping[str, Any]) -> Iterator[Any]:
    """A page comes back, and says what it shows."""
    with be(client, person).websocket_connect(address(table, page)) as ws:
        marks = {name: mark(text) for name, text in page["html"].items() if name != "log"}
        ws.send_text(json.dumps({"have": marks, "look": page["look"]}))
        yield ws


def test_whoever_shows_how_the_table_stands_is_told_so_and_nobody_is_woken(place: str) -> None:
    table, pages = left_by_a_kill(place)
    with TestClient(create_app(place, pace=0)) as client, ExitStack() as open_pages:
        house = house_of(client)
        for person in ("anna", "bruno", "zoe"):  # zoe only looks on
            ws = open_pages.enter_context(back(client, person, table, pages[person]))
            assert json.loads(ws.receive_text()) == {"same": True}
        assert not house.tables.alive and len(house.live.doorstep) == 3
        assert house.live.seen_here() == {table: {"anna", "bruno", "zoe"}} and house.live.looked_at(table)


def test_what_one_of_them_says_wakes_the_table_and_lets_the_others_in(place: str) -> None:
    table, pages = left_by_a_kill(place)
    with TestClient(create_app(place, pace=0)) as client:
        house = house_of(client)
        with back(client, "anna", table, pages["anna"]) as anna, back(client, "bruno", table, pages["bruno"]) as bruno:
            assert read(anna, "same") and read(bruno, "same")
            found = pages["bruno"]["html"]["ask"].partition('data-answer="')[2].partition('"')[0]
            bruno.send_text(json.dumps({"answer": int(found), "seq": pages["bruno"]["seq"], "part": 0}))
            for ws, page in ((bruno, pages["bruno"]), (anna, pages["anna"])):
                while read(ws, "seq")["seq"] == page["seq"]:
                    continue
            assert table in house.tables.alive and not len(house.live.doorstep)
            assert house.live.away(house.tables.alive[table]) == ()


def test_whoever_shows_something_else_is_sent_how_it_stands(place: str) -> None:
    table, pages = left_by_a_kill(place)
    for change in ({"look": pages["anna"]["look"] + 1}, {"seq": pages["anna"]["seq"] - 1}, {"look": 0}):
        with TestClient(create_app(place, pace=0)) as client:
            with back(client, "anna", table, pages["anna"] | change) as ws:
                assert json.loads(ws.receive_text())["seq"] == pages["anna"]["seq"]
            assert table in house_of(client).tables.alive


def test_with_somebody_elses_look_nobody_is_told_that_they_show_how_it_stands(place: str) -> None:
    table, pages = left_by_a_kill(place)
    with TestClient(create_app(place, pace=0)) as client, back(client, "zoe", table, pages["anna"]) as ws:
        assert "seq" in json.loads(ws.receive_text())


def test_where_a_bot_may_be_asked_the_table_is_woken_at_once(place: str) -> None:
    table, pages = left_by_a_kill(place, seats=[*PEOPLE, BOTS[0]])
    with TestClient(create_app(place, pace=0)) as client, back(client, "anna", table, pages["anna"]) as ws:
        assert "seq" in json.loads(ws.receive_text())


def test_when_no_more_people_come_they_are_let_in(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, pages = left_by_a_kill(place)
    monkeypatch.setattr(doorstep, "CALM", 0.0)
    with TestClient(create_app(place, pace=0)) as client, back(client, "anna", table, pages["anna"]) as ws:
        assert read(ws, "same")
        told = read(ws, "seq")
        assert told["seq"] == pages["anna"]["seq"] and told["html"] == {}, "nothing is drawn"
        assert table in house_of(client).tables.alive


def test_whoever_has_moved_to_another_device_meanwhile_comes_in_as_a_stranger(place: str) -> None:
    table, pages = left_by_a_kill(place, "lunch-money")
    with TestClient(create_app(place, pace=0)) as client:
        client.headers["accept-language"] = "en"
        with back(client, "bruno", table, pages["bruno"]) as ws:
            assert read(ws, "same")
            plain(new_device(client), link_of(be(client, "bruno")))
            ws.send_text(json.dumps({"tip": "nothing"}))
            assert read(ws, "seat")["seat"] < 0, "no look at the hand more"


def test_whoever_leaves_the_doorstep_wakes_nobody(place: str) -> None:
    table, pages = left_by_a_kill(place)
    with TestClient(create_app(place, pace=0)) as client:
        house = house_of(client)
        with back(client, "anna", table, pages["anna"]) as ws:
            assert read(ws, "same")
        for _ in range(500):
            if not len(house.live.doorstep):
                break
            call(client, lambda: asyncio.sleep(0.01))
        assert not len(house.live.doorstep) and not house.tables.alive and not house.live.looked_at(table)


async def not_yet(*_: object) -> None:
    """The round is not opened while we look."""
    await asyncio.Event().wait()


@pytest.mark.parametrize("asleep", [True, False])
def test_whoever_saw_a_round_before_it_was_opened_is_asked_when_they_are_back(
    place: str, monkeypatch: pytest.MonkeyPatch, asleep: bool
) -> None:
    entries = story("horse-racing", {}, 2, until=lambda g, s, ask: ask.in_round() and len(ask.party(s)) > 1)
    two = [SeatRow("ada", "Ada", "f"), SeatRow("bice", "Bice", "f")]
    with monkeypatch.context() as patch, TestClient(create_app(place, pace=0)) as client:
        patch.setattr(Waiting, "calm", not_yet)
        settings = {"fuse": 0}
        made = house_of(client).tables.make("horse-racing", "ada", two, {}, settings=settings, entries=entries)
        table = call(client, lambda: made).id
        with be(client, "ada").websocket_connect(f"/t/{table}/live") as ws:
            page = read(ws, "html")
        assert "data-answer" not in page["html"]["ask"]
    with TestClient(create_app(place, pace=0)) as client, ExitStack() as open_pages:
        if not asleep:  # somebody else has come before
            bice = open_pages.enter_context(be(client, "bice").websocket_connect(f"/t/{table}/live"))
            while "data-answer" not in read(bice, "html")["html"].get("ask", ""):
                continue
        with back(client, "ada", table, page) as ws:
            first = json.loads(ws.receive_text())
            assert "same" not in first and first["seq"] == page["seq"]
            while "data-answer" not in str(first.get("html")):
                first = json.loads(ws.receive_text())


def test_whoever_comes_back_before_a_round_is_opened_again_is_asked_when_it_is(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They show the question; they are sent that nobody is asked yet; then the question again, whole."""
    entries = story("horse-racing", {}, 2, until=lambda g, s, ask: ask.in_round() and len(ask.party(s)) > 1)
    two = [SeatRow("ada", "Ada", "f"), SeatRow("bice", "Bice", "f")]
    with TestClient(create_app(place, pace=0)) as client:
        made = house_of(client).tables.make("horse-racing", "ada", two, {}, settings={"fuse": 0}, entries=entries)
        table = call(client, lambda: made).id
        with be(client, "ada").websocket_connect(f"/t/{table}/live") as ws:
            page: dict[str, Any] = {"html": {}}
            while "data-answer" not in page["html"].get("ask", ""):
                message = read(ws, "html")
                page = {**page, **message, "html": {**page["html"], **message["html"]}}
    opened = asyncio.Event()

    async def calm(*_: object) -> float:
        await opened.wait()
        return 0.0

    async def open_it() -> None:
        opened.set()

    monkeypatch.setattr(Waiting, "calm", calm)
    with TestClient(create_app(place, pace=0)) as client, ExitStack() as open_pages:
        bice = open_pages.enter_context(be(client, "bice").websocket_connect(f"/t/{table}/live"))
        read(bice, "html")
        with back(client, "ada", table, page) as ws:
            assert "data-answer" not in read(ws, "html")["html"]["ask"]
            call(client, open_it)
            assert "data-answer" in str(read(ws, "html")["html"].get("ask"))


def test_no_table_no_doorstep(place: str) -> None:
    _, pages = left_by_a_kill(place)
    with TestClient(create_app(place, pace=0)) as client, back(client, "anna", "nowhere", pages["anna"]) as ws:
        assert ws.receive()["code"] == 4404


def test_many_who_ask_at_once_are_one_question() -> None:
    asked: list[list[str]] = []

    async def ask(keys: Sequence[str]) -> dict[str, int]:
        asked.append(list(keys))
        await asyncio.sleep(0)
        return {key: len(key) for key in keys if key != "nobody"}

    async def run() -> None:
        together = Together(ask)
        found = await asyncio.gather(*(together.one(key) for key in ("a", "bb", "nobody", "a")))
        assert found == [1, 2, None, 1] and asked == [["a", "bb", "nobody"]]
        assert await together.one("ccc") == 3 and asked[1:] == [["ccc"]]

    asyncio.run(run())


def test_where_the_database_is_in_trouble_everybody_hears_of_it() -> None:
    async def ask(keys: Sequence[str]) -> dict[str, int]:
        raise Damaged("malformed")

    async def run() -> None:
        together = Together(ask)
        found = await asyncio.gather(*(together.one(key) for key in "abc"), return_exceptions=True)
        assert [type(e) for e in found] == [Damaged] * 3 and all(isinstance(e, StoreTrouble) for e in found)

    asyncio.run(run())


def test_a_glance_says_what_a_woken_table_says(place: str) -> None:
    table, _ = left_by_a_kill(place, "horse-racing")

    async def look() -> None:
        store = Store(place)
        glance = await store.reading.glances.one(table)
        stored = await store.reading.stored(table)
        assert glance is not None and stored is not None and glance.started
        assert (glance.version, glance.revision) == (stored.version, stored.row.revision)
        assert glance.people == tuple(s.person for s in stored.row.seats) and glance.replies == stored.replies
        assert await store.reading.glances.one("nowhere") is None
        await store.close()

    asyncio.run(look())


def test_one_table_that_cannot_be_woken_keeps_nobody_at_the_others_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorstep, "CALM", 0.0)

    async def wake(table: str) -> None:
        if table == "bad":
            raise RuntimeError("a surprise")

    async def run() -> None:
        here = doorstep.Doorstep(wake)
        with here.at("bad", "anna") as first, here.at("good", "bruno") as second:
            async with asyncio.timeout(30):
                await asyncio.gather(first, second)
        await here.close()

    asyncio.run(run())


def test_a_server_that_dies_in_the_middle_of_a_word_is_away() -> None:
    broken_off = asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress")
    assert isinstance(broken_off, ASYNCPG) and isinstance(trouble(broken_off), Away)


def test_a_worker_whose_ear_was_torn_off_listens_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def connect(address: str) -> Any:
        tried.append(address)
        raise asyncpg.InternalClientError("cannot switch to state 12")

    async def run() -> None:
        monkeypatch.setattr(postgres_log.asyncpg, "connect", connect)
        monkeypatch.setattr(postgres_log, "DEAF", 0.0)
        log = postgres_log.PostgresLog("nowhere")
        ear = asyncio.create_task(log.listen_forever(print, asyncio.get_running_loop().create_future()))
        async with asyncio.timeout(30):
            while len(tried) < 3:
                await asyncio.sleep(0)
        assert not ear.done()
        ear.cancel()

    asyncio.run(run())
