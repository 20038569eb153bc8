"""The life of a table: undo, looking back, what if, coming and going, chat, clocks, a shared device, a full disk."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import threading
from collections import Counter
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import PUBLIC, asked
from dispetto.core.telling.record import parse, verify, write
from dispetto.web.pages.pages import Pages
from dispetto.web.play.live import Live
from dispetto.web.play.moments import Stale
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.utterances import is_real
from dispetto.web.routes import socket
from dispetto.web.store.log import Entry, StoreTrouble
from dispetto.web.store.sqlite_log import SqliteLog
from dispetto.web.store.store import Reply, SeatRow, Store
from tests.asking import question
from tests.web.conftest import house_of, sit_down
from tests.web.court import court
from tests.web.test_answers import read, told
from tests.web.test_rounds import PEOPLE, offers_of, open_table, until
from tools.webtable import story

__all__ = ["court"]


def plain(client: TestClient, path: str, **data: Any) -> str:
    """Where a form leads."""
    answer = client.post(path, data=data, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


# ----------------------------------------------------------------------------------------------------------- undo


def test_undo_is_free_up_to_chance_and_needs_everybody_beyond(db: str) -> None:
    async def play() -> Table:
        async with open_table(db, "hedz-25th") as (tables, table):
            ask = asked(table.state)
            assert ask is not None
            me = ask.seat
            await tables.answer(table, me, offers_of(table, me)[0], table.version)  # rolls: chance has spoken
            assert table.undo.free(me) == 0 and table.undo.far(me) > 0
            counter = table.history.counter
            await tables.undo(table, me, table.version)
            assert table.undo.wish is not None
            others = [p.person for i, p in enumerate(PEOPLE) if i != me]
            await tables.agree(table, others[0], table.version, True)
            assert table.undo.wish is not None
            before = table.version
            await tables.agree(table, others[1], table.version, True)
            assert table.undo.wish is None and table.version == before + 1
            assert question(table.state).seat == me and table.history.counter == counter
            assert table.story.ledger.lines[-1].who == "undo" and table.chat[-1].person == "*undone"
            again = await Tables(tables.store, whole=True).get(table.id)
            assert again is not None and again.game.dump(again.state) == table.game.dump(table.state)
            assert again.story.ledger.lines == table.story.ledger.lines and again.history.counter == counter
            for _ in range(4000):
                if table.over:
                    break
                seat = table.asking.party[0]
                await tables.answer(table, seat, offers_of(table, seat)[-1], table.version)
            return table

    table = asyncio.run(play())
    record = parse(write(table.record()))
    assert "undo" in {line.who for line in record.lines} and verify(table.game, record) == []


def test_somebody_may_say_never(db: str) -> None:
    async def play() -> None:
        async with open_table(db, "hedz-25th") as (tables, table):
            me = table.asking.party[0]
            await tables.answer(table, me, offers_of(table, me)[0], table.version)
            await tables.undo(table, me, table.version)
            with pytest.raises(Stale):
                await tables.agree(table, "stranger", table.version, True)
            await tables.agree(table, PEOPLE[(me + 1) % 3].person, table.version, False)
            assert table.undo.wish is None

    asyncio.run(play())


def test_where_hands_are_hidden_a_played_card_is_not_taken_back_freely(db: str, court: str) -> None:
    async def play() -> None:
        async with open_table(db, court) as (tables, table):
            me = table.asking.party[0]
            await tables.answer(table, me, offers_of(table, me)[0], table.version)
            assert table.history.secret and table.undo.free(me) == 0

    asyncio.run(play())


def test_where_hands_are_hidden_what_shows_nothing_may_be_taken_back(db: str) -> None:
    """Horse racing: which way a horse goes is seen by all and tells nothing of a hand; a card or a slip does."""
    whole = story("horse-racing", {}, 3, left=1)[:400]

    async def play() -> tuple[Counter[str], Counter[str]]:
        free: Counter[str] = Counter()
        shown: Counter[str] = Counter()
        store = Store(db)
        table = await Tables(store, whole=True).make("horse-racing", "a", PEOPLE, {}, entries=whole[:1])
        for entry in whole[1:]:
            table.apply(entry)
            if (
                entry.kind == "answer"
                and table.history.moments[-1].events
                and is_real(table.game, table.history.moments[-2].state)
            ):
                told = free if table.undo.free(entry.seat) else shown
                told[table.game.actions[entry.code].verb] += 1
        await store.close()
        return free, shown

    free, shown = asyncio.run(play())
    assert free["go"] > 10, free
    assert shown["whip"] > free["whip"], "only a whip that everybody has seen before tells nothing"
    assert not any(free[verb] for verb in ("enquire", "object", "slip", "stake")), free


# --------------------------------------------------------------------------------------------------- looking back


def test_every_moment_can_be_looked_at_and_linked(client: TestClient) -> None:
    table = sit_down(client)
    page = client.get(f"/t/{table}/replay?at=0").text
    assert 'id="scrub"' in page and "What if" in page
    first = client.get(f"/t/{table}/moment/0?layout=tall").json()
    assert first["n"] == 0 and "wide" not in re.findall(r"/art/[^\"]+/(\w+)-light", first["html"]["scene"])
    second = client.get(f"/t/{table}/moment/1?since=0").json()
    assert second["steps"] and second["version"] == 1
    for path in ("moment/99999", "moment/-1", "moment/x"):
        assert client.get(f"/t/{table}/{path}").status_code in (400, 404)
    assert client.get(f"/t/{table}/replay?at=banana&eyes=77").status_code == 200


def test_what_if_plays_on_from_a_moment_with_other_dice(client: TestClient) -> None:
    table = sit_down(client)
    where = plain(client, f"/t/{table}/what-if", at="1")
    house = house_of(client)
    grown = house.tables.loaded[where.removeprefix("/t/")]
    old = house.tables.loaded[table]
    assert grown.history.moments[1].entry.code == old.history.moments[1].entry.code and grown.row.seed != old.row.seed
    assert client.get(where).status_code == 200
    assert "what_if" in client.get(f"{where}/record.toml").text


def test_what_if_waits_for_the_end_where_it_would_show_hidden_hands(client: TestClient, court: str) -> None:
    table = sit_down(client, court)
    assert client.post(f"/t/{table}/what-if", data={"at": "1"}).status_code == 403
    hands = house_of(client).tables.loaded[table].state.hands
    assert len(hands) == 4
    assert "What if" not in client.get(f"/t/{table}/replay").text


# ------------------------------------------------------------------------------------------------ coming and going


def test_leaving_joining_and_the_host_clearing_the_table(db: str, client: TestClient) -> None:
    table = sit_down(client)
    house = house_of(client)
    anna = dict(client.cookies)
    assert plain(client, f"/t/{table}/leave") == "/"
    assert house.tables.loaded[table].row.seats[0].bot
    client.cookies.clear()
    client.post("/me", data={"name": "Zoe", "gender": "f"})
    assert plain(client, f"/t/{table}/join", seat=2) == f"/t/{table}"
    assert house.tables.loaded[table].row.seats[2].name == "Zoe"
    assert client.post(f"/t/{table}/join", data={"seat": 1}).status_code == 409
    assert client.post(f"/t/{table}/delete").status_code == 403
    client.cookies.clear()
    client.cookies.update(anna)
    assert plain(client, f"/t/{table}/delete") == "/"
    assert client.get(f"/t/{table}").status_code == 404


def test_a_rematch_seats_the_same_people_once_and_only_after_the_end(db: str, client: TestClient) -> None:
    house = house_of(client)
    early = sit_down(client)
    answer = client.post(f"/t/{early}/rematch")
    assert answer.status_code == 409 and "First lose this one" in answer.text
    assert "next" not in house.tables.loaded[early].row.settings
    seats = [house.tables.loaded[early].row.seats[0], *PEOPLE[1:]]
    assert client.portal is not None
    ended = story("hedz-25th", {}, 3)
    table = client.portal.call(lambda: house.tables.make("hedz-25th", "a", seats, {}, entries=ended))
    first = plain(client, f"/t/{table.id}/rematch")
    assert plain(client, f"/t/{table.id}/rematch") == first
    again = house.tables.loaded[first.removeprefix("/t/")]
    assert [s.name for s in again.row.seats] == [s.name for s in seats] and again.started
    client.cookies.clear()
    assert client.post(f"/t/{table.id}/rematch").status_code == 403


def test_chat_is_kept_and_shown_as_text(client: TestClient, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "CHAT_EVERY", 60.0)
    table = sit_down(client)
    with client.websocket_connect(f"/t/{table}/live") as ws:
        read(ws, "seq")
        ws.send_text(json.dumps({"chat": "  <i>ciao</i>   a tutti "}))
        told(ws, "ciao")
        ws.send_text(json.dumps({"chat": "again at once"}))
        assert "Not so fast" in read(ws, "no")["no"]
    assert "&lt;i&gt;ciao&lt;/i&gt; a tutti" in client.get(f"/t/{table}").text
    kept = sqlite3.connect(db).execute("SELECT text FROM chat").fetchall()
    assert kept == [("<i>ciao</i> a tutti",)]


# ---------------------------------------------------------------------------------------------- clocks and devices


def test_when_time_is_up_the_default_is_given_a_bot_sits_in_and_the_person_comes_back(db: str) -> None:
    async def play() -> None:
        async with open_table(db, "hedz-25th", clock=0.2) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            me = table.asking.party[0]
            live.changed(table)
            for _ in range(300):
                await asyncio.sleep(0.02)
                if any(c.person == "*time" for c in table.chat):
                    break
            assert table.row.seats[me].sub and table.row.seats[me].person == PEOPLE[me].person
            assert any(c.person == "*time" for c in table.chat)
            notice = live.pages.parts(table, Reader(PEOPLE[me].person, "en", "wide").at(table), set())["notice"]
            assert "data-here" in notice
            await tables.reseat(table, me, sub="")
            assert not table.row.seats[me].player
            await live.close()

    asyncio.run(asyncio.wait_for(play(), 30))


def test_at_a_shared_device_a_curtain_hides_the_hand_until_its_player_is_there(db: str, court: str) -> None:
    async def play() -> None:
        seats = [SeatRow("a", "Anna", "f"), SeatRow("a", "Bruno", "m", hot=True), SeatRow("", "Carla", "f", "random")]
        async with open_table(db, court, seats) as (tables, table):
            while table.asking.party[0] > 1:
                await tables.time_is_up(table, table.version)
            pages = Pages()
            asked_now = table.asking.party[0]
            nobody = Reader("a", "en", "wide").at(table)
            assert nobody.seat == PUBLIC and nobody.curtain == asked_now
            public = pages.parts(table, Reader("zoe", "en", "wide").at(table), set())
            shown = pages.parts(table, nobody, set())
            assert (
                shown["words"] == public["words"]
                and "data-answer" not in shown["ask"]
                and "data-eyes" in shown["curtain"]
            )
            there = Reader("a", "en", "wide", eyes=asked_now).at(table)
            assert there.seat == asked_now and there.curtain == PUBLIC
            assert "data-answer" in pages.parts(table, there, set())["ask"]
            await until(tables, table, "Bid", 2)
            live = Live(tables, pages, Thinkers(), 0)
            assert live.waiting.burns(table) == 0.0  # passing the device round takes time

    asyncio.run(play())


def test_an_open_game_at_a_shared_device_needs_no_curtain(db: str) -> None:
    async def play() -> None:
        seats = [SeatRow("a", "Anna", "f"), SeatRow("a", "Bruno", "m", hot=True)]
        async with open_table(db, "hedz-25th", seats) as (tables, table):
            for _ in range(6):
                reader = Reader("a", "en", "wide").at(table)
                assert reader.curtain == PUBLIC and reader.seat == table.asking.party[0]
                await tables.answer(table, reader.seat, offers_of(table, reader.seat)[0], table.version)

    asyncio.run(play())


# ------------------------------------------------------------------------------------------------------- set-up


def test_the_host_sets_every_seat_and_option_and_others_only_see_them(client: TestClient) -> None:
    where = client.post("/invite", data={"game": "hedz-25th", "nonce": "ab12"}, follow_redirects=False).headers[
        "location"
    ]
    page = client.get(where).text
    for option in all_games()["hedz-25th"].options:
        assert f'name="o-{option.key}"' in page
    plain(client, f"{where}/seats", do="set", seat=1, kind="bot:random", name="Gigi")
    plain(client, f"{where}/seats", do="set", seat=2, kind="here", name="Ugo")
    plain(client, f"{where}/seats", do="fewer")
    plain(
        client,
        f"{where}/options",
        **{"o-board": "t25", "o-duo": "on", "o-turn_limit": "9", "clock": "60", "open": "on"},
    )
    house = house_of(client)
    table = house.tables.loaded[where.removeprefix("/t/")]
    assert [s.name for s in table.row.seats] == ["Guest", "Gigi", "Ugo"] and table.row.seats[2].hot
    assert table.row.options["board"] == "t25" and table.row.options["turn_limit"] == 9 and table.row.open
    assert table.row.options["boo_on_stop"] is False and table.row.settings["clock"] == 60
    for bad in ({"o-board": "/etc/passwd.toml"}, {"o-types": "dragon"}, {"o-turn_limit": "-3"}):
        assert client.post(f"{where}/options", data=bad).status_code == 400
    mine = dict(client.cookies)
    client.cookies.clear()
    guest = client.get(where).text
    assert "Test island" in guest and 'name="o-board"' not in guest
    assert client.post(f"{where}/options", data={}).status_code == 403
    plain(client, f"{where}/seats", do="set", seat=1, kind="free")
    assert table.row.seats[1].name == "Gigi"
    client.cookies.clear()
    client.cookies.update(mine)
    plain(client, f"{where}/seats", do="start", nonce="ab12")
    assert table.started and table.nonces == ("ab12",)
    assert f"<code>{table.commitment}</code>" in client.get(where).text


# ----------------------------------------------------------------------------------------------------- full disk


def test_a_disk_that_is_full_gets_one_sentence_and_nothing_happens(client: TestClient) -> None:
    table = sit_down(client)
    house = house_of(client)

    async def full(*_: Any) -> Any:
        raise StoreTrouble("database or disk is full")

    with client.websocket_connect(f"/t/{table}/live") as ws:
        while not read(ws, "seq")["turn"]:
            pass
        found = house.tables.loaded[table]
        version, code = found.version, offers_of(found, 0)[0]
        house.store.append = full
        ws.send_text(json.dumps({"answer": code, "seq": version}))
        assert "disk may be full" in read(ws, "no")["no"]
        assert found.version == version
        del house.store.append
        ws.send_text(json.dumps({"answer": code, "seq": version}))
        assert read(ws, "seq")["seq"] > version
    house.store.write = full
    answer = client.post("/me", data={"name": "Anna"})
    assert answer.status_code == 503 and "disk may be full" in answer.text


def test_sqlite_itself_says_full_and_the_writer_lives_on(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        tables = Tables(store, whole=True)
        table = await tables.make("hedz-25th", "a", PEOPLE, {})
        await tables.start(table)
        disk = store.log_writer
        assert isinstance(disk, SqliteLog)
        await disk.write(lambda c: c.execute("PRAGMA max_page_count = 1"))
        version = table.version
        with pytest.raises(StoreTrouble):
            await store.reply(table.id, version, 0, Reply(), Reply(tuple(range(40000)), False))
        await disk.write(lambda c: c.execute("PRAGMA max_page_count = 1000000"))
        await tables.answer(table, table.asking.party[0], offers_of(table, table.asking.party[0])[0], version)
        assert table.version > version
        await store.close()

    asyncio.run(play())


def test_whatever_waits_for_the_log_is_on_disk_after_one_commit(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is asked once for all, so many answers a second need few of its syncs; nobody is told before it is."""
    said: list[str] = []
    plain = SqliteLog.connect

    def watched(log: SqliteLog) -> sqlite3.Connection:
        c = plain(log)
        c.set_trace_callback(said.append)
        return c

    monkeypatch.setattr(SqliteLog, "connect", watched)

    async def play() -> None:
        store = Store(db)
        table = await Tables(store).make("hedz-25th", "a", PEOPLE, {})
        log = store.log_writer
        assert isinstance(log, SqliteLog)
        writing, go_on = threading.Event(), threading.Event()

        def slow_disk(c: sqlite3.Connection) -> None:
            writing.set()
            assert go_on.wait(30)

        slow = asyncio.create_task(log.write(slow_disk))
        assert await asyncio.to_thread(writing.wait, 30)
        answers = [asyncio.create_task(store.append(table.id, [Entry(i + 1, "answer", 0, 34, {})])) for i in range(500)]
        while log.jobs.qsize() < 500:
            await asyncio.sleep(0)
        said.clear()
        assert not any(answer.done() for answer in answers)
        go_on.set()
        assert all(await asyncio.gather(*answers))
        await slow
        syncs = [words for words in said if words.startswith(("BEGIN", "COMMIT"))]
        assert syncs == ["COMMIT", "BEGIN IMMEDIATE", "COMMIT"], "the slow one's, and one for all five hundred"
        assert sqlite3.connect(db).execute("SELECT count(*) FROM answer").fetchone() == (500,)
        await store.close()

    asyncio.run(play())
