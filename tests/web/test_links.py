"""Links to another device: good once, ended by the new device, for one purpose, never with a forged address."""

from __future__ import annotations

import asyncio
import json
import re
import time

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from dispetto.web import devices
from dispetto.web.people import COOKIE, cookie, ghost, sign, unsign, who
from dispetto.web.store.changes import eyes_of
from dispetto.web.store.moves import move
from dispetto.web.store.store import SeatRow, Store
from tests.web.conftest import house_of
from tests.web.court import court
from tests.web.test_answers import read
from tests.web.test_chairs import TWO, be, call, join, laid
from tests.web.test_life import plain
from tests.web.test_postgres import postgres
from tests.web.test_replies import place

__all__ = ["court", "place", "postgres"]


def link_of(client: TestClient, **headers: str) -> str:
    """The path of a link to another device, asked for on this one."""
    found = re.search(r'value="http://testserver(/move/[^"]+)"', client.post("/me/link", headers=headers).text)
    assert found is not None
    return found[1]


def new_device(client: TestClient) -> TestClient:
    """A browser that was never here."""
    client.cookies.clear()
    return client


def test_a_person_is_taken_to_another_device_once_and_is_gone_from_the_old_one(client: TestClient) -> None:
    client.post("/me", data={"name": "Anna", "gender": "f"})
    link, old = link_of(client), dict(client.cookies)
    assert "Anna" in new_device(client).get(link).text and "Guest" in client.get("/").text
    client.get(link)  # a messenger that looks at links uses none up
    plain(client, link)
    assert "<b>Anna</b>" in client.get("/").text
    new = dict(client.cookies)
    for again in (client.get(link), client.post(link)):
        assert again.status_code == 410 and "used already" in again.text
    new_device(client).cookies.update(old)
    assert "Guest" in client.get("/").text, "the old device is a stranger's"
    new_device(client).cookies.update(new)
    assert "<b>Anna</b>" in client.get("/").text
    assert client.get("/move/x.y").status_code == 404 and client.post(f"{link}z").status_code == 404


def test_the_pages_of_the_old_device_are_closed_with_a_sentence(client: TestClient, court: str) -> None:
    table = laid(client, court)
    link = link_of(be(client, "anna"))
    old = dict(client.cookies)
    with client.websocket_connect(f"/t/{table.id}/live") as ws:
        assert read(ws, "html")["html"]["hand"]
        plain(new_device(client), link)
        assert "moved on to another device" in read(ws, "no")["no"]
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                ws.receive_text()
        assert closed.value.code == devices.ENDED
    assert 'id="curtain"' in client.get(f"/t/{table.id}").text, "she sits there on the new one"
    new_device(client).cookies.update(old)
    told = client.get(f"/t/{table.id}")
    assert told.status_code == 403 and "a stranger" in told.text
    assert client.get(f"/t/{table.id}").status_code == 200, "it is said once"
    with client.websocket_connect(f"/t/{table.id}/live") as ws:
        ws.send_text(json.dumps({"answer": 0, "seq": table.version}))
        assert read(ws, "no")


def test_a_device_that_was_left_has_not_forgotten_what_it_saw(client: TestClient, court: str) -> None:
    """Moving away and asking for another chair as a stranger: the old device has looked from hers."""
    table = laid(client, court)
    house = house_of(client)
    link = link_of(be(client, "anna"))
    old = dict(client.cookies)
    plain(new_device(client), link)
    new_device(client).cookies.update(old)
    given = client.get("/").headers["set-cookie"].partition(f"{COOKIE}=")[2].partition(";")[0]
    assert who(house.store.secret, given) == (ghost(house.store.secret, "anna", 0), 0)
    answer = client.post(f"/t/{table.id}/join", data={"seat": 2})
    assert answer.status_code == 409 and "another chair" in answer.text


def test_a_device_that_has_looked_from_one_chair_does_not_become_another_player(client: TestClient, court: str) -> None:
    table = laid(client, court)
    link = link_of(be(client, "anna"))
    answer = be(client, "bruno").post(link)
    assert answer.status_code == 409 and table.row.name in answer.text
    assert len(table.seats_of("bruno")) == 1 and be(client, "bruno").get(f"/t/{table.id}").status_code == 200
    plain(new_device(client), link)


def test_what_the_new_device_has_seen_before_counts(client: TestClient, court: str) -> None:
    """Zoe's device becomes one that looked from Bruno's chair: she gets no other there."""
    table = laid(client, court)
    plain(be(client, "bruno"), f"/t/{table.id}/leave")
    link = link_of(be(client, "zoe"))
    plain(be(client, "bruno"), link)
    assert call(client, lambda: eyes_of(house_of(client).store, table.id, "zoe")) == {1}
    assert client.post(f"/t/{table.id}/join", data={"seat": 3}).status_code == 409


def test_of_two_devices_that_open_a_link_at_once_one_is_it(place: str) -> None:
    async def play() -> None:
        one, two = Store(place), Store(place)
        await one.remember("anna", "Anna", "f")
        done = await asyncio.gather(move(one, "anna", 0, "left", "b"), move(two, "anna", 0, "left", "c"))
        assert sorted(done) == [False, True]
        known = await two.known("anna")
        assert known is not None and (known.name, known.epoch) == ("Anna", 1)
        assert await move(one, "nobody-yet", 0, "left", "d"), "also somebody who never said a name"
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_mark_is_good_for_one_purpose(client: TestClient) -> None:
    secret = house_of(client).store.secret
    text = f"anna~0~{int(time.time()) + 99}"
    for forged in (
        sign(secret, text),
        sign(secret, text, "seat"),
        cookie(secret, "anna"),
        sign(secret, "anna~0~1", "device"),
    ):
        assert client.get(f"/move/{forged}").status_code == 404, forged
    assert client.get(f"/move/{sign(secret, text, 'device')}").status_code == 200
    for no_cookie in (sign(secret, text, "device"), sign(secret, f"move~anna~{int(time.time())}"), sign(secret, "a b")):
        assert who(secret, no_cookie) is None, no_cookie
    assert unsign(secret, sign(secret, "x", "device"), "device") == "x"
    assert who(secret, cookie(secret, "anna", 7)) == ("anna", 7) and who(secret, sign(secret, "anna")) == ("anna", 0)


def test_no_link_is_built_from_a_forged_host(client: TestClient) -> None:
    table = plain(client, "/invite", game="hedz-25th")
    forged = {"host": "evil.example"}, {"x-forwarded-host": "evil.example"}, {"forwarded": "host=evil.example"}
    for headers in forged:
        for page in (client.post("/me/link", headers=headers), client.get(table, headers=headers)):
            assert page.status_code == 421 or not re.search(r'value="[^"]*evil', page.text), headers


def test_a_form_or_a_socket_of_nowhere_is_refused(client: TestClient) -> None:
    table = plain(client, "/invite", game="hedz-25th")
    answer = client.post("/play", data={"game": "hedz-25th"}, headers={"origin": "null"})
    assert answer.status_code == 403 and "another site" in answer.text
    with pytest.raises(WebSocketDisconnect):
        with client.websocket_connect(f"{table}/live", headers={"origin": "null"}) as ws:
            ws.receive_text()


def test_a_join_needs_no_link_and_a_link_gives_no_chair(client: TestClient) -> None:
    table = laid(client, "hedz-25th", [*TWO[:2], SeatRow("", "Dora", "f", "random")])
    assert join(client, "zoe", table, 2) == 303
    plain(new_device(client), link_of(be(client, "zoe")))
    assert table.seats_of("zoe") == (2,) and len(table.row.seats) == 3
