"""The cast in the house: its pages and faces, chairs with dials, ready-made tables, plates."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from dispetto.bots.cast import CAST
from dispetto.core.show.ink_cast import FIGURES, MOODS, portrait
from dispetto.core.traits import Harm
from dispetto.web.pages.cast import mood_of
from dispetto.web.play.company import READY, company, dials, here, ready_made
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
    monkeypatch.setattr(type(table.game), "harms", lambda self, s, events: told)
    assert mood_of(table, 1) == "calm"
    told.append(Harm(2, 1))
    assert (mood_of(table, 1), mood_of(table, 2), mood_of(table, 3)) == ("hurt", "pleased", "calm")
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
