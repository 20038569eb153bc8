"""Answers: on disk before anyone sees them, refused politely, harmless when doubled."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from dataclasses import replace
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from fastapi.testclient import TestClient

from dispetto.cli.live import LiveTable
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked
from dispetto.core.telling.record import parse, verify, write
from dispetto.web.app import create_app
from dispetto.web.play.delta import applied
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import Entry, SeatRow, Store
from tests.web.conftest import sit_down

PATIENCE = 30.0  # seconds
PEOPLE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f"), SeatRow("d", "Dino", "m")]


async def to_the_end(tables: Tables, table: Table, seed: int, most: int = 5000) -> None:
    """Random answers by everybody, part by part where an answer has several."""
    dice = Dice(seed)
    for _ in range(most):
        if table.over:
            return
        seat = table.asking.party[0]
        s = table.asking.seen(seat)
        ask = asked(s)
        assert ask is not None
        offers = ask.legal(s)
        part = len(table.asking.reply(seat).codes)
        await tables.answer(table, seat, offers[dice.below(len(offers))].code, table.version, part)


SHOWN: WeakKeyDictionary[Any, dict[str, str]] = WeakKeyDictionary()  # what the page of a socket shows


def read(ws: Any, wanted: str) -> dict[str, Any]:
    """The next message that has this field, its parts as a page puts them together;
    a heartbeat comes now and then, so this does not wait for ever.
    """
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        text = ws.receive_text()
        if text != "hb":
            message: dict[str, Any] = json.loads(text)
            shown = SHOWN.setdefault(ws, {})
            for part, said in message.get("html", {}).items():
                shown[part] = said if isinstance(said, str) else applied(shown[part], said)
                message["html"][part] = shown[part]
            if wanted in message:
                return message
    raise AssertionError(f"no {wanted} came")


def told(ws: Any, what: str) -> str:
    """The lines that come until one says this."""
    lines = ""
    while what not in lines:
        message = read(ws, "lines")
        lines += "".join(message["lines"]) + message.get("html", {}).get("log", "")
    return lines


def test_a_whole_game_can_be_replayed_from_the_log_and_its_record_verified(db: str) -> None:
    async def play() -> tuple[Table, Table]:
        store = Store(db)
        tables = Tables(store, whole=True)
        table = await tables.make("hedz-25th", "a", PEOPLE, {"types": "choose"})
        await tables.start(table)
        await to_the_end(tables, table, 7)
        again = await Tables(store, whole=True).get(table.id)
        assert again is not None
        await store.close()
        return table, again

    table, again = asyncio.run(play())
    assert table.over and again.over and again.row.status == "over"
    assert table.game.dump(table.state) == table.game.dump(again.state)
    record = parse(write(table.record()))
    assert verify(table.game, record) == []
    assert record.seed and record.places == table.game.ending(table.state).places


def test_the_terminal_and_the_web_write_the_same_record_of_the_same_game(db: str) -> None:
    async def play() -> Table:
        store = Store(db)
        tables = Tables(store, whole=True)
        table = await tables.make("hedz-25th", "a", PEOPLE, {"types": "choose"})
        await tables.start(table)
        await to_the_end(tables, table, 11)
        await store.close()
        return table

    table = asyncio.run(play())
    there = LiveTable(table.game, [p.name for p in PEOPLE], table.row.options, bytes.fromhex(table.row.seed))
    for moment in table.history.moments[1:]:
        ask = there.ask()
        assert ask is not None and moment.entry is not None
        if isinstance(ask, Roll):
            assert there.roll(ask).code == moment.entry.code
        else:
            there.answer(ask, table.game.actions[moment.entry.code], mine=False)
    assert replace(table.record(), extra={}) == there.record(reveal=False)


def test_a_record_before_the_end_keeps_the_seed(db: str) -> None:
    async def play() -> Table:
        store = Store(db)
        tables = Tables(store, whole=True)
        table = await tables.make("hedz-25th", "a", PEOPLE, {})
        await tables.start(table)
        await to_the_end(tables, table, 3, 5)
        await store.close()
        return table

    table = asyncio.run(play())
    record = table.record()
    assert record.commitment and not record.seed and not table.over


def offers_now(table: Table) -> list[int]:
    """The codes of all answers to the open question."""
    s = table.asking.seen(table.asking.party[0])
    ask = asked(s)
    assert ask is not None
    return [a.code for a in ask.legal(s)]


def test_the_first_answer_wins_and_the_loser_catches_up(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        tables, others = Tables(store, whole=True), Tables(store)
        table = await tables.make("hedz-25th", "a", PEOPLE, {"first_player": "1"})
        await tables.start(table)
        twin = await others.get(table.id)
        assert twin is not None
        ask = asked(table.state)
        assert ask is not None
        code = ask.legal(table.state)[0].code
        await tables.answer(table, 0, code, table.version)
        await others.answer(twin, 0, code, twin.version)  # the very answer that another worker has heard: no harm
        assert twin.version == table.version and twin.game.dump(twin.state) == table.game.dump(table.state)
        with pytest.raises(Stale):
            await tables.answer(table, 0, code + 1, 0)
        version = table.version
        await tables.answer(table, 0, code, 0)  # the same answer to the same question once more: no harm
        assert table.version == version
        with pytest.raises(Refused):
            await tables.answer(table, 2, code, table.version)
        while len(offers := offers_now(table)) < 2:
            await tables.answer(table, table.asking.party[0], offers[0], table.version)
        await others.refresh(twin)
        seat = table.asking.party[0]
        await tables.answer(table, seat, offers[0], table.version)
        with pytest.raises(Stale):  # another answer to the same question, at a worker that has not heard the first
            await others.answer(twin, seat, offers[-1], twin.version)
        assert twin.version == table.version and twin.game.dump(twin.state) == table.game.dump(table.state)
        await store.close()

    asyncio.run(play())


def test_an_entry_is_on_disk_before_append_returns(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        table = await Tables(store, whole=True).make("hedz-25th", "a", PEOPLE, {})
        entries = [Entry(i + 1, "answer", 0, 34, {}) for i in range(3)]
        assert await asyncio.gather(*(store.append(table.id, [e]) for e in entries)) == [True, True, True]
        assert await store.append(table.id, [entries[1]]) is False
        other = sqlite3.connect(db)
        assert other.execute("SELECT COUNT(*) FROM answer").fetchone() == (3,)
        await store.close()

    asyncio.run(play())


def test_bad_frames_get_a_sentence_and_the_table_goes_on(client: TestClient) -> None:
    table = sit_down(client)
    with client.websocket_connect(f"/t/{table}/live?seen=-1&layout=tall") as ws:
        first = read(ws, "seq")
        assert {"seats", "scene", "ask", "log", "where", "words"} <= set(first["html"])
        frames = [
            "",
            "{",
            "[]",
            "null",
            '{"answer": "1", "seq": 1}',
            '{"answer": true, "seq": 1}',
            '{"x": 1}',
            "x" * 9000,
        ]
        for frame in frames:
            ws.send_text(frame)
            assert read(ws, "no")["no"]
        ws.send_text(json.dumps({"answer": 99999, "seq": 3}))
        assert "no answer number" in read(ws, "no")["no"]
        ws.send_text(json.dumps({"answer": 34, "seq": -5}))
        assert "Too late" in read(ws, "no")["no"]


def test_pointing_at_another_dino_says_why_not_with_the_rule(client: TestClient) -> None:
    table = sit_down(client)
    with client.websocket_connect(f"/t/{table}/live") as ws:
        while not read(ws, "seq")["turn"]:
            pass
        ws.send_text(json.dumps({"tip": "dino-2"}))
        tip = read(ws, "tip")["tip"]
        assert tip["no"] and "/rules/hedz-25th#H25-" in tip["html"]
        ws.send_text(json.dumps({"tip": "sp-44"}))
        assert "Boo!" in read(ws, "tip")["tip"]["html"]
        ws.send_text(json.dumps({"tip": "sp-7", "firm": True}))  # a click where nothing is lit, and nothing is special
        tip = read(ws, "tip")["tip"]
        assert tip["no"] and "/rules/hedz-25th#TABLE-05" in tip["html"]
        ws.send_text(json.dumps({"tip": "nothing-here"}))
        ws.send_text("{")
        assert "tip" not in read(ws, "no")


def test_after_a_kill_the_table_is_where_it_was(db: str) -> None:
    with TestClient(create_app(db, pace=0)) as one:
        table = sit_down(one)
        with one.websocket_connect(f"/t/{table}/live") as ws:
            while not (m := read(ws, "seq"))["turn"]:
                pass
            before = one.get(f"/t/{table}/record.toml").text
        cookies = dict(one.cookies)
    with TestClient(create_app(db, pace=0), cookies=cookies) as two:
        assert two.get(f"/t/{table}/record.toml").text == before
        with two.websocket_connect(f"/t/{table}/live?seen={m['seq']}") as ws:
            assert read(ws, "seq")["turn"] is True


def test_somebody_else_may_look_on_but_not_answer(client: TestClient, db: str) -> None:
    table = sit_down(client)
    mine = dict(client.cookies)
    client.cookies.clear()
    with client.websocket_connect(f"/t/{table}/live") as ws:
        m = read(ws, "seq")
        assert m["turn"] is False and "You are watching" in m["html"]["ask"]
        ws.send_text(json.dumps({"answer": 34, "seq": m["seq"]}))
        assert read(ws, "no")["no"]
    assert mine
