"""Nobody can flood the house: what is too much gets a sentence and a time, and whoever plays never notices."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from dispetto.core.errors import BadInput
from dispetto.web import gate
from dispetto.web.limits import BUDGETS, OPEN, Buckets, Budget, Limits, household, seconds
from dispetto.web.people import COOKIE, sign
from tests.web.conftest import house_of, sit_down


class Clock:
    """A time that goes when it is told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def limited(client: TestClient, setting: str) -> Clock:
    """Other limits, and a time that stands still."""
    made = Clock()
    house_of(client).limits = Limits(setting, made)
    return made


def known(client: TestClient, person: str) -> None:
    """From now on this is the cookie of a known visitor."""
    client.cookies.clear()
    client.cookies.set(COOKIE, sign(house_of(client).store.secret, person))


# --------------------------------------------------------------------------------------------------------- budgets


def test_a_budget_is_a_burst_and_then_one_more_now_and_then() -> None:
    b = Buckets(Budget(3, 2.0))
    for _ in range(3):
        assert b.wait("anna", 10.0) == 0
        b.take("anna", 10.0)
    assert b.wait("anna", 10.0) == 2.0 and b.wait("bruno", 10.0) == 0
    assert b.wait("anna", 12.0) == 0


def test_what_is_remembered_is_bounded_and_the_busiest_are_not_forgotten() -> None:
    b = Buckets(Budget(1, 60.0), room=10)
    for n in range(500):
        b.take("flood", 0.0)
        b.take(f"visitor {n}", 0.0)
    assert len(b.full_at) == 10 and b.wait("flood", 0.0) > 0


def test_a_household_of_the_long_kind_of_addresses_counts_as_one() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::ffff") != household("2001:db8:1:3::4")
    assert (
        household("192.0.2.7") == "192.0.2.7" and household("fe80::1%eth0") == "fe80::/64" and household("a:b") == "a:b"
    )


def test_a_wait_is_told_in_round_numbers_and_never_too_short() -> None:
    assert [seconds(w) for w in (0.01, 1.5, 3, 9, 29.9, 31, 130)] == [1, 2, 5, 10, 30, 60, 180]


def test_a_setting_changes_some_of_them_and_a_wrong_word_is_told() -> None:
    some = Limits("tables=3/10 open.table=2")
    assert some.buckets["tables"].budget == Budget(3, 10.0) and some.most["open.table"] == 2 and some.on
    assert some.buckets["forms"].budget == BUDGETS["forms"] and some.most["open.house"] == OPEN["open.house"]
    assert not Limits("off").on
    for word in ("tables", "tables=0/3", "tables=3", "open.table=2/2", "pigs=3/3", "tables=1/1e9"):
        with pytest.raises(BadInput, match="DISPETTO_LIMITS"):
            Limits(word)


def test_every_budget_lets_a_family_of_eight_play_behind_one_address() -> None:
    """A page every three seconds each, a form every two, two answers a second, for a minute."""
    now = Clock()
    limits = Limits("", now)
    for second in range(60):
        now.at = float(second)
        for n in range(8):
            person = f"person {n}"
            waits = [limits.wait("answers", person, "192.0.2.1") for _ in "ab"]
            waits += [limits.wait("pages", person, "192.0.2.1")] if second % 3 == 0 else []
            waits += [limits.wait("pictures", person, "192.0.2.1") for _ in range(20 if second == n else 0)]
            waits += [limits.wait("forms", person, "192.0.2.1")] if second % 2 else []
            waits += [limits.wait("chat", person, "192.0.2.1")] if second % 4 == 0 else []
            waits += [limits.wait("tables", person, "192.0.2.1")] if second == n else []
            assert not any(waits), (second, n)


# ------------------------------------------------------------------------------------------------- pages and forms


@pytest.mark.parametrize(("lang", "words"), [("en", "faster than anybody"), ("it", "Apparecchi più in fretta")])
def test_whoever_lays_too_many_tables_is_told_when(client: TestClient, lang: str, words: str) -> None:
    clock = limited(client, "tables=2/30")
    known(client, "anna")
    client.cookies.set("lang", lang)
    for _ in range(2):
        sit_down(client)
    answer = client.post("/play", data={"game": "hedz-25th"}, follow_redirects=False)
    assert answer.status_code == 429 and answer.headers["retry-after"] == "30" and words in answer.text
    assert answer.headers["cache-control"] == "no-store" and "content-security-policy" in answer.headers
    known(client, "bruno")
    sit_down(client)
    known(client, "anna")
    clock.at += 30
    sit_down(client)


def test_whoever_throws_the_cookie_away_still_has_an_address(client: TestClient) -> None:
    limited(client, "tables.address=3/60")
    for _ in range(3):
        client.cookies.clear()
        sit_down(client)
    client.cookies.clear()
    assert client.post("/invite", data={"game": "hedz-25th"}).status_code == 429
    assert client.get("/").status_code == 200


TAKEN: list[tuple[str, str, dict[str, str] | None]] = [
    ("pages.address=2/5", "/", None),
    ("pages.address=2/5", "/rules/hedz-25th", None),
    ("forms.address=2/5", "/me", {"name": "Anna"}),
    ("forms.address=2/5", "/me/link", {}),
    ("forms.address=2/5", "/nowhere", {}),
]


def test_pages_and_forms_have_their_budgets(client: TestClient) -> None:
    for setting, path, form in TAKEN:
        limited(client, setting)
        answers = [
            client.get(path) if form is None else client.post(path, data=form, follow_redirects=False) for _ in range(3)
        ]
        assert [a.status_code == 429 for a in answers] == [False, False, True], path
        assert answers[2].headers["retry-after"] == "5" and "Try again in" in answers[2].text


def test_a_crowd_of_strangers_does_not_keep_out_who_is_known(client: TestClient) -> None:
    limited(client, "pages.strangers=2/60")
    known(client, "anna")
    table = sit_down(client)
    client.cookies.clear()
    assert [client.get("/", headers={"cookie": ""}).status_code for _ in range(3)] == [200, 200, 429]
    known(client, "anna")
    assert client.get(f"/t/{table}").status_code == 200


def test_who_looks_on_does_not_keep_out_who_plays(client: TestClient) -> None:
    known(client, "anna")
    table = sit_down(client)
    limited(client, "open.table=1")
    known(client, "bruno")
    with client.websocket_connect(f"/t/{table}/live"):
        with client.websocket_connect(f"/t/{table}/live") as second:
            assert "no standing room" in told(second)[0]["no"]
        known(client, "anna")
        with client.websocket_connect(f"/t/{table}/live?seen=0") as mine:
            assert "no standing room" not in mine.receive_text()


def test_files_that_never_change_are_free(client: TestClient) -> None:
    limited(client, "pages.address=1/60")
    assert [client.get("/static/base.css").status_code for _ in range(5)] == [200] * 5


# ------------------------------------------------------------------------------------------------------- sockets


def told(ws: Any) -> list[dict[str, Any]]:
    """What a page is told before it is shut, and that it is shut."""
    found = []
    with pytest.raises(WebSocketDisconnect) as e:
        while True:
            text = ws.receive_text()
            if text != "hb":
                found.append(json.loads(text))
    assert e.value.code == gate.TOO_MANY
    return found


FULL = [
    ("open.visitor=1", "too many windows"),
    ("open.address=1", "pages of your network"),
    ("open.house=1", "house is full"),
    ("sockets.address=1/60", "more often than it leaves"),
]


def test_one_page_too_many_is_told_why_and_shut(client: TestClient) -> None:
    known(client, "anna")
    table = sit_down(client)
    for setting, words in FULL:
        limited(client, setting)
        with client.websocket_connect(f"/t/{table}/live"), client.websocket_connect(f"/t/{table}/live") as second:
            assert [words in m["no"] for m in told(second)] == [True]
        assert not house_of(client).limits.open


def test_a_page_that_shouts_is_heard_slowly_and_then_not_at_all(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "FLOOD", 5)
    table = sit_down(client)
    limited(client, "answers.address=3/0.01")
    with client.websocket_connect(f"/t/{table}/live") as ws:
        for _ in range(4):
            ws.send_text("{}")
        said = [m["no"] for m in told(ws) if "no" in m]
    assert sum("One spite at a time" in sentence for sentence in said) == 1
    assert client.get(f"/t/{table}").status_code == 200


def test_chat_has_a_budget_of_its_own(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dispetto.web.routes.socket.CHAT_EVERY", 0.0)
    known(client, "anna")
    table = sit_down(client)
    limited(client, "chat=2/60")
    with client.websocket_connect(f"/t/{table}/live") as ws:
        for n in range(3):
            ws.send_text(json.dumps({"chat": f"line {n}"}))
        while True:
            text = ws.receive_text()
            if text != "hb" and "get an insult in" in text:
                break
    chat = house_of(client).tables.loaded[table].chat
    assert [line.text for line in chat] == ["line 0", "line 1"]
