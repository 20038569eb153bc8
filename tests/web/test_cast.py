"""The cast in the house: its pages and faces, chairs with dials, ready-made tables, plates."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from dispetto.bots.cast import CAST
from dispetto.bots.levels import Figure, Measured
from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import PUBLIC
from dispetto.core.show.ink_cast import FIGURES, MOODS, portrait
from dispetto.core.show.ink_heads import head
from dispetto.core.traits import Harm
from dispetto.web.pages import figures
from dispetto.web.pages.cast import mood_of
from dispetto.web.play.company import READY, company, dials, here, ready_made
from dispetto.web.play.gossip import Gossip
from dispetto.web.store.rows import SeatRow
from tests.web.conftest import house_of, sit_down
from tests.web.hands import PHONE
from tools.webtable import Server

DESK = {"width": 1440, "height": 900}


def lobby(client: TestClient, game: str = "lunch-money") -> str:
    """A table that waits for its people; where it is."""
    return str(client.post("/invite", data={"game": game}, follow_redirects=False).headers["location"])


def chairs(client: TestClient, where: str) -> list[SeatRow]:
    """Who sits there."""
    return list(house_of(client).tables.alive[where.removeprefix("/t/")].row.seats)


def sets(client: TestClient, where: str, **form: str) -> int:
    """What the host's form brings."""
    return client.post(f"{where}/seats", data=form, follow_redirects=False).status_code


# -------------------------------------------------------------------------------------------------------------- faces


def test_everybody_of_the_cast_has_a_face_in_four_moods_that_differ() -> None:
    assert set(FIGURES) == set(CAST)
    for who in CAST:
        drawn = [portrait(who, mood) for mood in MOODS]
        assert len(set(drawn)) == len(MOODS)
        for svg in (*drawn, portrait(who, "calm", 3), portrait(who, "calm", -1, True)):
            assert ElementTree.fromstring(svg).tag.endswith("svg") and "style=" not in svg


def test_clothes_take_the_colour_of_the_seat(client: TestClient) -> None:
    red, blue = (client.get(f"/face/becco/calm/{n}.svg").text for n in (0, 1))
    assert "#d94130" in red and "#d94130" not in blue and "#2f6fd0" in blue
    for wrong in (
        "/face/gina/calm/0.svg",
        "/face/becco/sulky/0.svg",
        "/face/becco/calm/77.svg",
        "/face/becco/calm/x.svg",
    ):
        assert client.get(wrong).status_code == 404


# -------------------------------------------------------------------------------------------------------------- pages


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_page_shows_all_eight_and_each_has_one_of_its_own(client: TestClient, lang: str) -> None:
    client.headers["accept-language"] = lang
    page = client.get("/cast").text
    for who, one in CAST.items():
        assert one.name in page and f"/cast/{who}" in page
        own = client.get(f"/cast/{who}")
        assert own.status_code == 200 and ("never shown the real table" if lang == "en" else "tavolo vero") in own.text
    assert client.get("/cast/nobody").status_code == 404
    assert 'href="/cast"' in client.get("/").text


def test_figures_are_bars_with_words_and_what_is_not_measured_is_said(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Measured({"lunch-money": {"hard": Figure(1541, 1520, 1562, 400, {"normal": 0.62, "easy": 0.8})}}, "cmd")
    monkeypatch.setattr(figures, "measured", lambda: known)
    own = client.get("/cast/becco").text
    assert "wins about 6 of 10 against three on normal" in own and "rating 1520 to 1562" in own and "Measured on" in own
    assert own.count('class="spread"') == 2 and own.count("Nobody has measured this yet") == len(all_games()) - 1 + 3
    where = lobby(client)
    sets(client, where, do="set", seat="1", kind="bot:persona:becco")
    sets(client, where, do="set", seat="2", kind="bot:persona:tremolo")
    page = client.get(where).text
    assert page.count("wins about 6 of 10 against three on normal") == 1 and page.count('class="spread"') == 2
    assert page.count("Nobody has measured this yet") == 1, "nothing is known of the easy one"


def test_the_stage_is_told_whose_face_sits_where(client: TestClient) -> None:
    table = house_of(client).tables.alive[sit_down(client, "lunch-money")]
    keys = [dialled[0].key for s in table.row.seats if (dialled := dials(s.bot)) is not None]
    assert list(table.stage.faces[1:]) == keys and len(keys) == 3
    sheet = table.stage.symbols(table.view(table.state, PUBLIC))
    for seat, who in enumerate(keys, 1):
        assert f'id="face-{seat}-smug"' in sheet and head(who, seat, "smug") != head("", seat, "smug") == ""
        assert f'<use href="#face-{seat}-angry"/>' in sheet, "what looks the same is drawn once"
    other = table.row.seats[0].face % 12 + 1  # than the one that chance gave
    table.set_up(replace(table.row, seats=(replace(table.row.seats[0], face=other), *table.row.seats[1:])))
    assert table.stage.faces[0] == str(other) and sheet != table.stage.symbols(table.view(table.state, PUBLIC))
    assert head("99", 0, "grin") == "" and head("7", 0, "grin") != head("8", 0, "grin")


# -------------------------------------------------------------------------------------------------------------- chairs


def test_quick_start_seats_a_company_of_different_people(client: TestClient) -> None:
    table = sit_down(client)
    bots = [s for s in chairs(client, f"/t/{table}") if s.bot]
    assert len(bots) == len(here(bots)) == 3
    assert all((dialled := dials(s.bot)) is not None and dialled[1] == "normal" for s in bots)


def test_a_chair_is_given_to_somebody_and_their_dials_are_turned(client: TestClient) -> None:
    where = lobby(client)
    assert sets(client, where, do="set", seat="1", kind="bot:persona:becco") == 303
    one = chairs(client, where)[1]
    assert (one.name, one.gender, one.bot) == ("Becco", "m", "persona:becco,strength=hard,nasty=0.9")
    assert sets(client, where, do="set", seat="1", kind="bot:persona:becco", strength="0", nasty="3") == 303
    assert chairs(client, where)[1].bot == "persona:becco,strength=easy,nasty=0.3"
    assert sets(client, where, do="set", seat="2", kind="bot:persona:becco") == 409, "no face twice"
    assert sets(client, where, do="set", seat="1", kind="bot:persona:lena", strength="0", nasty="3") == 303
    assert chairs(client, where)[1].bot == "persona:lena,strength=normal,nasty=0.5", "the dials were somebody else's"
    assert sets(client, where, do="set", seat="1", kind="bot:greedy") == 303
    plain = chairs(client, where)[1]
    assert plain.bot == "greedy" and plain.name != "Lena"
    assert sets(client, where, do="set", seat="1", kind="bot:persona:gina") == 303
    assert chairs(client, where)[1].free
    assert sets(client, where, do="set", seat="1", kind="bot:persona:lena", nasty="11") == 400


@pytest.mark.parametrize("kind", READY)
def test_a_ready_made_table_leaves_people_where_they_are(kind: str) -> None:
    seats = [SeatRow("anna", "Becco"), SeatRow(), SeatRow("", "Bruno", "m", "greedy"), SeatRow("carla", "Carla")]
    found = ready_made(seats, kind)
    assert found[0] is seats[0] and found[3] is seats[3]
    assert len(here(found)) == 2 and len({s.name for s in found}) == 4
    assert len(here(company([], 20))) == 8


def test_only_the_host_seats_a_company(client: TestClient) -> None:
    where = lobby(client)
    client.cookies.clear()
    sets(client, where, do="company", kind="pit")
    assert not here(chairs(client, where))


def test_a_table_of_the_cast_plays_on_by_itself(client: TestClient) -> None:
    """Bots with a memory answer in the house as they do in a match."""
    table = sit_down(client, "lunch-money")
    house = house_of(client)
    assert client.post(f"/t/{table}/leave", data={"how": "bot"}, follow_redirects=False).status_code == 303
    for _ in range(600):
        if house.tables.alive[table].version > 12:
            break
        assert client.get(f"/t/{table}").status_code == 200
    assert house.tables.alive[table].version > 12


def test_a_face_shows_what_everybody_has_seen(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house_of(client).tables.alive[sit_down(client)]
    told: list[Harm] = []
    monkeypatch.setattr(Gossip, "harms", lambda self, seat, since: told if seat == PUBLIC else [])
    monkeypatch.setattr(Gossip, "chances", (0.25, 0.5, 0.2, 0.05))
    assert [mood_of(table, seat) for seat in range(4)] == ["calm", "pleased", "calm", "hurt"], "winning and losing"
    told.append(Harm(2, 1))
    assert (mood_of(table, 1), mood_of(table, 2), mood_of(table, 0)) == ("hurt", "pleased", "calm")
    told.extend([Harm(2, 1), Harm(3, 1)])
    assert mood_of(table, 1) == "furious"


# ------------------------------------------------------------------------------------------------------------- browser


@pytest.mark.browser
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_host_picks_faces_turns_a_dial_and_starts(open_page: Any, server: Server, size: dict[str, int]) -> None:
    page = open_page("anna", size)
    page.goto(f"{server.url}/")
    page.click("article.poster:has-text('Lunch Money') [formaction$='/invite']")
    page.click("#troupe button[value='bot:persona:becco']")
    page.wait_for_selector("#chair-1 .who:has-text('Signor Becco')")
    page.wait_for_selector("#troupe button[value='bot:persona:becco']:disabled")
    page.fill("#chair-1 [name=nasty]", "2")
    page.wait_for_selector("#chair-1 .dials b:text-is('2')")
    page.click("#ready button[value=pit]")
    page.wait_for_selector("#chair-3 .dials")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("#start button[value=start]")
    page.wait_for_selector(".seat .looks.cast", state="attached")
    faces = page.eval_on_selector_all(
        ".seat .looks.cast", "all => all.map((one) => one.getAttribute('src').split('/')[2])"
    )
    assert len(faces) == len(set(faces)) == 3


@pytest.mark.browser
@pytest.mark.parametrize(("size", "lang"), [(DESK, "en-GB"), (PHONE, "it-IT")])
def test_every_face_of_the_page_is_there_and_nothing_is_wider_than_the_screen(
    open_page: Any, server: Server, size: dict[str, int], lang: str
) -> None:
    page = open_page("anna", size, extra_http_headers={"accept-language": lang})
    page.goto(f"{server.url}/cast")
    page.wait_for_function(
        "[...document.images].length > 16 && [...document.images].every((one) => one.naturalWidth > 0)"
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".card").count() == 8
