"""The host can show a guest out, before the game and in the middle of it, and let them in again."""

from __future__ import annotations

import json

from fastapi.testclient import TestClient

from dispetto.web.people import COOKIE, sign
from dispetto.web.play.guests import MOST
from dispetto.web.play.table import Table
from tests.web.conftest import house_of


def become(client: TestClient, person: str) -> None:
    """From now on this person asks."""
    client.cookies.clear()
    client.cookies.set(COOKIE, sign(house_of(client).store.secret, person))


def post(client: TestClient, person: str, path: str, **form: str) -> int:
    """A form of somebody; the status."""
    become(client, person)
    return client.post(path, data=form, follow_redirects=False).status_code


def laid(client: TestClient, game: str = "shear-panic") -> tuple[str, Table]:
    """Anna's table, and Bruno on its second chair."""
    become(client, "anna")
    where = str(client.post("/invite", data={"game": game}, follow_redirects=False).headers["location"])
    assert post(client, "bruno", f"{where}/seats", do="sit", seat="1", name="Bruno") == 303
    return where, house_of(client).tables.loaded[where.removeprefix("/t/")]


def test_before_the_game_the_chair_is_free_again_and_stays_so(client: TestClient) -> None:
    where, table = laid(client)
    assert post(client, "bruno", f"{where}/seats", do="colour:green", seat="1") == 303
    assert table.row.options["colours"] == ",green"
    become(client, "anna")
    assert f'formaction="{where}/remove"' in client.get(where).text
    become(client, "bruno")
    assert "/remove" not in client.get(where).text
    assert post(client, "anna", f"{where}/remove", seat="1") == 303
    assert table.row.seats[1].free and "colours" not in table.row.options
    assert [line.person for line in table.chat] == ["*removed"]
    assert post(client, "bruno", f"{where}/seats", do="sit", seat="1") == 403 and table.row.seats[1].free
    assert "in silence" in client.post(f"{where}/seats", data={"do": "sit", "seat": "2"}).text
    assert client.get(where).status_code == 200
    assert post(client, "carla", f"{where}/seats", do="sit", seat="1") == 303


def test_in_the_middle_of_a_game_a_bot_takes_the_chair_and_they_are_told(client: TestClient) -> None:
    where, table = laid(client)
    assert post(client, "anna", f"{where}/seats", do="start") == 303 and table.started
    become(client, "bruno")
    with client.websocket_connect(f"{where}/live") as ws:
        assert post(client, "anna", f"{where}/remove", seat="1") == 303
        while "shown you out" not in ws.receive_text():
            pass
        ws.send_text(json.dumps({"chat": "Unfair!"}))
        while "in silence" not in ws.receive_text():
            pass
    seat = table.row.seats[1]
    assert seat.bot and not seat.person and seat.name == "Bruno"
    assert "*removed" in [line.person for line in table.chat] and "Unfair!" not in [line.text for line in table.chat]
    assert post(client, "bruno", f"{where}/join", seat="1") == 403


def test_who_is_let_in_again_may_sit_down(client: TestClient) -> None:
    where, table = laid(client)
    assert post(client, "anna", f"{where}/remove", seat="1") == 303
    become(client, "anna")
    assert "Let Bruno in again" in client.get(where).text
    assert post(client, "bruno", f"{where}/let-in", guest="0") == 403
    assert post(client, "anna", f"{where}/let-in", guest="7") == 409
    assert post(client, "anna", f"{where}/let-in", guest="0") == 303
    assert post(client, "bruno", f"{where}/seats", do="sit", seat="1") == 303 and table.row.seats[1].person == "bruno"


def test_only_the_host_shows_out_and_only_a_guest(client: TestClient) -> None:
    where, table = laid(client)
    assert post(client, "bruno", f"{where}/remove", seat="0") == 403
    assert post(client, "anna", f"{where}/remove", seat="0") == 409
    assert post(client, "anna", f"{where}/remove", seat="3") == 409
    assert post(client, "anna", f"{where}/remove", seat="20") == 409
    assert post(client, "anna", f"{where}/remove", seat="x") == 400
    assert table.row.seats[1].person == "bruno" and table.row.seats[0].person == "anna"


def test_a_table_remembers_only_so_many(client: TestClient) -> None:
    where, table = laid(client)
    assert post(client, "anna", f"{where}/remove", seat="1") == 303
    for n in range(MOST):
        assert post(client, f"guest{n}", f"{where}/seats", do="sit", seat="1", name="G") == 303
        assert post(client, "anna", f"{where}/remove", seat="1") == 303
    assert len(table.row.settings["out"]) == MOST and "bruno" not in table.row.settings["out"]
