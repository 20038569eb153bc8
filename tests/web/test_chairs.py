"""Who may sit where while a game goes on: eyes that know one hand get no second, and those who play are asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.web.people import COOKIE, sign
from dispetto.web.play import chairs
from dispetto.web.play.table import Table
from dispetto.web.store.changes import eyes_of
from dispetto.web.store.store import SeatRow
from tests.web.conftest import house_of
from tests.web.court import court
from tests.web.test_answers import read
from tests.web.test_life import plain
from tools.webtable import story

__all__ = ["court"]
BOTS = [SeatRow("", "Carla", "f", "random"), SeatRow("", "Dora", "f", "random")]
TWO = [SeatRow("anna", "Anna", "f"), SeatRow("bruno", "Bruno", "m"), *BOTS]
SHARED = [SeatRow("anna", "Anna", "f"), SeatRow("anna", "Ada", "f", hot=True), SeatRow("bruno", "Bruno", "m"), BOTS[0]]


def be(client: TestClient, person: str) -> TestClient:
    """This person's browser."""
    client.cookies.clear()
    client.cookies.set(COOKIE, sign(house_of(client).store.secret, person))
    return client


def call(client: TestClient, deed: Callable[[], Any]) -> Any:
    """Do this where the tables live."""
    assert client.portal is not None
    return client.portal.call(deed)


def laid(client: TestClient, game: str, seats: Sequence[SeatRow] = TWO, asked: int = 1) -> Table:
    """A running table that waits for the answer of one seat."""
    entries = story(game, {}, len(seats), until=lambda g, s, ask: ask.seat == asked and not ask.in_round())
    table = call(client, lambda: house_of(client).tables.make(game, "anna", seats, {}, entries=entries))
    assert isinstance(table, Table) and table.asking.party == (asked,)
    return table


def join(client: TestClient, person: str, table: Table, seat: int) -> int:
    """Somebody asks for a chair; what the web answers."""
    client = be(client, person)
    return client.post(f"/t/{table.id}/join", data={"seat": seat}, follow_redirects=False).status_code


def decide(client: TestClient, person: str, table: Table, yes: bool) -> dict[str, Any]:
    """A player presses a button of the card; what they see when that is done."""
    with be(client, person).websocket_connect(f"/t/{table.id}/live") as ws:
        page = read(ws, "html")["html"]["notice"]
        assert "data-grant" in page, "there is a card with two buttons"
        n = int(page.partition('data-plea="')[2].partition('"')[0])
        ws.send_text(json.dumps({"grant": yes, "plea": n}))
        after = read(ws, "html")
        assert f'data-plea="{n}"' not in after["html"]["notice"], "the card is gone"
        return after


def test_a_bots_chair_is_taken_only_when_all_who_play_agree(client: TestClient, court: str) -> None:
    table = laid(client, court)
    assert table.history.secret
    assert join(client, "zoe", table, 2) == 303 and table.row.seats[2].bot, "nobody has agreed yet"
    page = client.get(f"/t/{table.id}").text
    assert "making up their minds" in page and "data-grant" not in page
    decide(client, "anna", table, True)
    assert table.row.seats[2].bot, "Bruno has not"
    with be(client, "zoe").websocket_connect(f"/t/{table.id}/live") as looking:
        read(looking, "html")
        decide(client, "bruno", table, True)
        assert replace(table.row.seats[2], face=0) == SeatRow("zoe", "Guest") and table.row.seats[2].face
        assert read(looking, "reload"), "her page is shown anew, from the chair"
    assert [c.person for c in table.chat] == ["*asks", "*sat"] and "pleas" not in table.row.settings


def test_one_no_is_a_no_for_a_while_and_nobody_hears_whose(
    client: TestClient, court: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid(client, court)
    join(client, "zoe", table, 2)
    decide(client, "bruno", table, False)
    assert table.row.seats[2].bot and table.chat[-1].person == "*refused" and "Bruno" not in table.chat[-1].text
    page = be(client, "zoe").get(f"/t/{table.id}").text
    assert "rather play against a bot" in page
    assert join(client, "zoe", table, 2) == 409 and join(client, "zoe", table, 3) == 409
    assert "data-grant" not in be(client, "anna").get(f"/t/{table.id}").text
    monkeypatch.setattr(chairs, "LAPSES", 0.0)
    assert join(client, "zoe", table, 3) == 303


def test_a_request_lapses(client: TestClient, court: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid(client, court)
    join(client, "zoe", table, 2)
    n = chairs.pleas(table)[0].n
    monkeypatch.setattr(chairs, "LAPSES", 0.0)
    with be(client, "anna").websocket_connect(f"/t/{table.id}/live") as ws:
        assert "data-grant" not in read(ws, "html")["html"]["notice"]
        ws.send_text(json.dumps({"grant": True, "plea": n}))
        assert "moved on" in read(ws, "no")["no"]
    assert table.row.seats[2].bot


def test_strangers_spectators_and_the_asker_have_no_say(client: TestClient, court: str) -> None:
    table = laid(client, court, [TWO[0], *BOTS, SeatRow("", "Edo", "m", "random")], asked=0)
    join(client, "zoe", table, 2)
    n = chairs.pleas(table)[0].n
    for person in ("zoe", "stranger"):
        with be(client, person).websocket_connect(f"/t/{table.id}/live") as ws:
            ws.send_text(json.dumps({"grant": True, "plea": n}))
            assert "moved on" in read(ws, "no")["no"]
    assert table.row.seats[2].bot
    for n in range(chairs.MOST - 1):
        assert join(client, f"crowd{n}", table, 1) == 303
    assert join(client, "one-more", table, 1) == 429, "the card is no place for a crowd"
    decide(client, "anna", table, False)
    assert join(client, "one-more", table, 1) == 303


def test_whoever_has_looked_from_one_chair_sits_on_no_other(client: TestClient, court: str) -> None:
    """Hopping through bots' chairs, as it was reproduced."""
    table = laid(client, court)
    join(client, "zoe", table, 2)
    decide(client, "anna", table, True)
    decide(client, "bruno", table, True)
    assert plain(be(client, "zoe"), f"/t/{table.id}/leave") == "/"
    assert join(client, "zoe", table, 3) == 409
    assert "another chair" in client.post(f"/t/{table.id}/join", data={"seat": 3}).text
    assert join(client, "zoe", table, 2) == 303 and table.row.seats[2].bot, "her own she may ask for again"
    decide(client, "anna", table, True)
    decide(client, "bruno", table, True)
    assert table.seats_of("zoe") == (2,)


def test_who_leaves_a_table_comes_back_to_their_own_chair_or_none(client: TestClient, court: str) -> None:
    table = laid(client, court)
    plain(be(client, "anna"), f"/t/{table.id}/leave")
    assert table.row.seats[0].bot and join(client, "anna", table, 3) == 409
    assert join(client, "anna", table, 0) == 303 and not table.seats_of("anna"), "Bruno is asked"
    decide(client, "bruno", table, True)
    assert table.seats_of("anna") == (0,)


def test_a_shared_device_comes_back_to_its_own_chairs_only(client: TestClient, court: str) -> None:
    table = laid(client, court, SHARED, asked=2)
    assert call(client, lambda: eyes_of(house_of(client).store, table.id, "anna")) == {0, 1}
    plain(be(client, "anna"), f"/t/{table.id}/leave")
    assert join(client, "anna", table, 3) == 409 and join(client, "anna", table, 1) == 303
    decide(client, "bruno", table, True)
    assert table.seats_of("anna") == (1,)


def test_where_nothing_is_hidden_a_chair_is_free_and_looks_do_not_count(client: TestClient) -> None:
    table = laid(client, "hedz-25th")
    for seat in (2, 3):
        assert join(client, "zoe", table, seat) == 303 and table.seats_of("zoe") == (seat,)
        assert call(client, lambda: eyes_of(house_of(client).store, table.id, "zoe")) == {seat}
        plain(client, f"/t/{table.id}/leave")


def test_nobody_is_asked_for_whom_a_bot_sits_in(client: TestClient, court: str) -> None:
    table = laid(client, court)
    plain(be(client, "bruno"), f"/t/{table.id}/sit-in", seat=0)
    assert table.row.seats[0].sub
    join(client, "zoe", table, 3)
    assert "data-grant" not in be(client, "anna").get(f"/t/{table.id}").text
    decide(client, "bruno", table, True)
    assert table.seats_of("zoe") == (3,)


@pytest.fixture(autouse=True)
def no_leftovers(client: TestClient) -> Iterator[None]:
    """Whatever happened, no chair is held twice by somebody who is no shared device."""
    yield
    for table in house_of(client).tables.alive.values():
        held = [s.person for s in table.row.seats if s.person and not any(x.hot for x in table.row.seats)]
        assert len(held) == len(set(held))
