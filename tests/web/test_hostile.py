"""Somebody who means harm, or types nonsense: one sentence each, and nothing in the log."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.routing import Route

from dispetto.core.game import is_number
from dispetto.web.app import create_app
from dispetto.web.people import clean_name, sign, unsign
from dispetto.web.play.tables import LONGEST_CHAT
from dispetto.web.play.watcher import MOST_NOTES
from dispetto.web.routes import socket
from tests.web.conftest import sit_down
from tests.web.test_answers import read, told
from tests.web.test_house import house_of
from tests.web.test_life import plain
from tools import hostile


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever they do, nothing is an error of ours."""
    yield
    assert [r.message for r in caplog.records if r.levelno >= logging.ERROR and r.name == "dispetto.web"] == []


# ---------------------------------------------------------------------------------------------------------- at the door


@pytest.mark.parametrize(
    "cookie",
    [b"who=\xff.\xff", b"who=.", b"who=a.b", b"who=" + b"a" * 7000, b'who="', b"=;=;", b"sound=\xb2; lang=\xb2"],
)
def test_a_cookie_that_is_not_ours_makes_a_new_guest(client: TestClient, cookie: bytes) -> None:
    answer = client.get("/", headers={b"cookie": cookie})
    assert answer.status_code == 200 and "who=" in answer.headers["set-cookie"]


def test_a_mark_can_only_be_made_with_the_key() -> None:
    assert unsign(b"key", sign(b"key", "anna")) == "anna"
    for forged in (
        "anna",
        "anna.",
        ".",
        "",
        sign(b"other", "anna"),
        sign(b"key", "anna")[:-1] + "é",
        sign(b"key", "anna") + "0",
    ):
        assert unsign(b"key", forged) is None


def test_a_body_of_unknown_length_is_not_read(client: TestClient) -> None:
    answer = client.post(
        "/play", content=iter([b"game=lunch-money"]), headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert answer.status_code == 413 and "not filled in" in answer.text


def test_files_in_the_place_of_words_get_a_sentence(client: TestClient) -> None:
    for name in ("game", "o-expansion", "nonce"):
        answer = client.post(
            "/play", data={"game": "lunch-money"} if name != "game" else {}, files={name: ("a", b"on")}
        )
        assert answer.status_code in (200, 400), name
        assert answer.status_code == 200 or "<p>" in answer.text


@pytest.mark.parametrize("text", ["²", "--5", "9" * 5000, "1e3", "٣", "+1", "", "-"])
def test_only_numbers_are_numbers(client: TestClient, text: str) -> None:
    assert not is_number(text)
    table = plain(client, "/invite", game="hedz-25th")
    assert client.post(f"{table}/options", data={"o-turn_limit": text or "x"}).status_code == 400
    for form in ({"clock": text}, {"fuse": text}):
        assert client.post(f"{table}/options", data=form).status_code == 200
    assert client.post(f"{table}/seats", data={"do": "sit", "seat": text or "x"}).status_code in (200, 400)
    playing = f"/t/{sit_down(client)}"
    for path in (f"replay?at={text}", f"replay?eyes={text}", "replay?at=-1", f"moment/0?eyes={text}"):
        assert client.get(f"{playing}/{path}").status_code in (200, 404)
    with client.websocket_connect(f"{playing}/live?seen={text}") as ws:
        assert read(ws, "html")["html"]["seats"]


def test_names_are_never_longer_than_a_chair(client: TestClient) -> None:
    for name in ("x" * 399, "\u202e" * 99 + "Zoe", "😀" * 90, "<script>alert(1)</script>", "a\r\nSet-Cookie: b=1"):
        assert len(clean_name(name)) <= 24
        client.post("/me", data={"name": name, "gender": "n"})
        page = client.get("/").text
        assert "<script>alert" not in page and "\u202e" not in page


def test_the_mob_tries_every_door_there_is(db: str) -> None:
    tried = {
        "GET": [path.partition("?")[0].replace("/T", "/abc") for path in (*hostile.SEEN, *hostile.DRAWN)],
        "POST": [path.replace("/T", "/abc") for path in (*hostile.PATHS, *hostile.MORE)],
    }
    doors = [
        (method, route)
        for route in create_app(db).routes
        if isinstance(route, Route)
        for method in (route.methods or set()) & tried.keys()
    ]
    missed = [route.path for method, route in doors if not any(map(route.path_regex.match, tried[method]))]
    assert len(doors) > 30 and missed == []


def test_the_mob_says_every_word_a_socket_knows() -> None:
    known = set(
        re.findall(
            r'(?:said\.get\(|number\(said, |said\[)"(\w+)"', inspect.getsource(socket).partition("async def hear(")[2]
        )
    )
    played = {word for frame in hostile.PLAYED for word in frame}
    assert {"ghosts", "again", "answer"} <= known and known - {"look", "have"} <= set(hostile.FRAMES) | {"on"}
    assert known - {"look", "have", "seq", "agree", "grant", "plea"} <= played, "also those who sit there"


# --------------------------------------------------------------------------------------------------------- at the table


def test_pointing_at_things_that_cannot_be_gets_no_answer_and_no_harm(client: TestClient) -> None:
    for game in ("hedz-25th", "shear-panic", "lunch-money", "horse-racing"):
        with client.websocket_connect(f"/t/{sit_down(client, game)}/live") as ws:
            for kind in ("dino", "seat", "sp", "horse", "cell", "sheep", "air", "card", "tile"):
                for which in ("²", "-1", "99", "9" * 30, "<b>", "\x00", ""):
                    ws.send_text(json.dumps({"tip": f"{kind}-{which}"}))
            ws.send_text("{")
            assert "not filled in" in read(ws, "no")["no"], game


def test_whoever_shouts_is_heard_slowly_and_holds_up_nobody(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "AT_ONCE", 4)
    monkeypatch.setattr(socket, "A_SECOND", 2)
    monkeypatch.setattr(socket, "CHAT_EVERY", 0.0)
    table = sit_down(client)
    said = house_of(client).tables.loaded[table].chat
    with client.websocket_connect(f"/t/{table}/live") as loud, client.websocket_connect(f"/t/{table}/live") as calm:
        for _ in range(12):
            loud.send_text("{")
        loud.send_text(json.dumps({"chat": "at last"}))
        calm.send_text(json.dumps({"chat": "good evening"}))
        told(loud, "at last")
    assert [line.text for line in said] == ["good evening", "at last"]
    assert house_of(client).live.watchers == {}


def test_a_page_that_does_not_read_is_not_remembered_for_ever() -> None:
    from dispetto.web.play.live import Watcher

    nothing: Any = None
    w = Watcher(nothing, nothing, nothing, news=asyncio.Event())
    for n in range(1000):
        w.note(no=str(n))
    assert len(w.notes) == MOST_NOTES and w.notes[-1] == {"no": "999"}


def test_one_person_in_two_tabs_does_not_chat_twice_as_fast(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "CHAT_EVERY", 60.0)
    table = sit_down(client)
    with client.websocket_connect(f"/t/{table}/live") as one, client.websocket_connect(f"/t/{table}/live") as two:
        one.send_text(json.dumps({"chat": "first"}))
        told(two, "first")
        two.send_text(json.dumps({"chat": "second"}))
        assert "Not so fast" in read(two, "no")["no"]


@pytest.mark.parametrize("started", [False, True])
def test_a_table_deleted_under_somebody_says_so(client: TestClient, started: bool) -> None:
    table = plain(client, "/invite", game="lunch-money")
    if started:
        plain(client, f"{table}/seats", do="start")
    host = client.cookies["who"]
    client.cookies.clear()
    with client.websocket_connect(f"{table}/live") as ws:
        read(ws, "html")
        client.cookies.set("who", host)
        assert plain(client, f"{table}/delete") == "/"
        assert read(ws, "reload")["reload"]
        for frame in (
            {"chat": "still here?"},
            {"tip": "seat-1"},
            {"answer": 1, "seq": 0},
            {"undo": True, "seq": 3},
            {"here": True},
        ):
            ws.send_text(json.dumps(frame))
            assert "no such table" in read(ws, "no")["no"]
    for verb in ("seats", "options", "leave", "rematch", "join", "sit-in", "delete", "what-if"):
        answer = client.post(f"{table}/{verb}", data={"do": "sit", "seat": 1, "at": 0})
        assert answer.status_code == 404 and "no such table" in answer.text, verb


# ---------------------------------------------------------------------------------------------------- while people wait


def test_people_who_wait_can_talk_and_the_table_keeps_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "CHAT_EVERY", 60.0)  # however slow the machine
    table = plain(client, "/invite", game="lunch-money")
    client.post("/me", data={"name": "Anna", "gender": "f"})
    assert "Nobody has said a word" in client.get(table).text
    with client.websocket_connect(f"{table}/live") as ws:
        ws.send_text(json.dumps({"chat": "  <b>where</b>\x07 are   you " + "x" * 900}))
        while "where" not in (said := read(ws, "html")["html"].get("chat", "")):
            pass
        assert "&lt;b&gt;where&lt;/b&gt; are you xxx" in said and said.count("x" * 10) <= LONGEST_CHAT // 10
        ws.send_text(json.dumps({"chat": "and again"}))
        assert "Not so fast" in read(ws, "no")["no"]
        ws.send_text(json.dumps({"answer": 1, "seq": 0}))
        assert "has not begun" in read(ws, "no")["no"]
        ws.send_text(json.dumps({"chat": "x" * 5000}))
        assert "not filled in" in read(ws, "no")["no"]
    plain(client, f"{table}/seats", do="start")
    page = client.get(table).text
    assert "&lt;b&gt;where&lt;/b&gt;" in page and 'id="board"' in page
