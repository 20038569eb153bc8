"""Colours on the set-up page: everybody picks for the own chair, the first to click has it, and every page follows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.show.ink_seats import SEATS, chip
from dispetto.web.play.table import Table
from tests.web.conftest import house_of
from tests.web.hands import DESK, PHONE
from tools.webtable import Server

RED, BLUE, YELLOW, GREEN = range(4)


class Visitors:
    """Two people with a browser each, at one table: whoever is named acts next."""

    def __init__(self, client: TestClient, game: str) -> None:
        self.client = client
        self.where = client.post("/invite", data={"game": game}, follow_redirects=False).headers["location"]
        self.jars = {"host": dict(client.cookies), "guest": {}}
        self.now = "host"

    @property
    def table(self) -> Table:
        return house_of(self.client).tables.loaded[self.where.removeprefix("/t/")]

    def be(self, who: str) -> None:
        self.jars[self.now] = dict(self.client.cookies)
        self.client.cookies.clear()
        self.client.cookies.update(self.jars[who])
        self.now = who

    def seats(self, who: str, do: str, seat: int = 0, **more: Any) -> str:
        """Something is done to a chair; the page after it."""
        self.be(who)
        answer = self.client.post(f"{self.where}/seats", data={"do": do, "seat": seat, **more})
        assert answer.status_code == 200
        return answer.text

    @property
    def chosen(self) -> str:
        return str(self.table.row.options.get("colours", "seats"))


@pytest.fixture
def two(client: TestClient) -> Visitors:
    """The host on the first chair, a guest on the second."""
    found = Visitors(client, "shear-panic")
    found.seats("guest", "sit", 1, name="Zoe", gender="f")
    return found


def swatches(page: str, chair: int) -> dict[str, str]:
    """The colours offered at a chair: name → free, mine or taken."""
    form = re.findall(rf'id="chair-{chair}">.*?</form>', page, re.S)[0]
    found = {}
    for button in re.findall(r"<button[^>]*colour:[^>]*>", form):
        name = re.findall(r'value="colour:(\w+)"', button)[0]
        found[name] = "taken" if "disabled" in button else "mine" if 'aria-pressed="true"' in button else "free"
    return found


def test_two_people_choose_and_the_first_to_click_has_the_colour(two: Visitors) -> None:
    """SP-DEC-01"""
    assert swatches(two.seats("guest", "colour:green", 1), 1)["green"] == "mine"
    assert two.chosen == ",green"
    page = two.seats("host", "colour:green", 0)
    assert two.chosen == ",green"
    assert "Too late: Zoe has green." in page
    assert swatches(page, 0) == {"red": "free", "blue": "free", "yellow": "free", "green": "taken"}
    assert "green: Zoe has it" in page and swatches(page, 1) == {}
    page = two.seats("host", "colour:yellow", 0)
    assert two.chosen == "yellow,green" and "Too late" not in page
    two.seats("host", "start")
    assert [p.colour for p in two.table.game.view(two.table.state, 0).players] == [YELLOW, GREEN, RED, BLUE]


def test_who_clicks_the_own_colour_again_gives_it_back(two: Visitors) -> None:
    two.seats("guest", "colour:green", 1)
    two.seats("guest", "colour:green", 1)
    assert two.chosen == "seats"


def test_nobody_chooses_for_another_person_but_the_host_for_bots(two: Visitors) -> None:
    two.seats("guest", "colour:green", 0)
    two.seats("host", "colour:green", 1)
    two.seats("host", "colour:green", 2)  # a free chair wants nothing
    two.seats("host", "colour:pink", 0)
    assert two.chosen == "seats"
    two.seats("host", "set", 2, kind="bot:random", name="Gigi")
    two.seats("guest", "colour:green", 2)
    assert two.chosen == "seats"
    assert "green" in swatches(two.seats("host", "colour:green", 2), 2)
    assert two.chosen == ",,green"


def test_a_colour_goes_with_its_person_and_is_free_when_they_get_up(two: Visitors) -> None:
    two.seats("guest", "colour:green", 1)
    two.seats("guest", "sit", 3, name="Zoe", gender="f")
    assert two.chosen == ",,,green"
    two.seats("guest", "up", 3)
    assert two.chosen == "seats"
    two.seats("host", "set", 3, kind="bot:random")
    two.seats("host", "colour:blue", 3)
    two.seats("host", "fewer")
    assert two.chosen == "seats" and len(two.table.row.seats) == 3


def test_the_hosts_form_leaves_the_colours_alone(two: Visitors) -> None:
    two.seats("guest", "colour:green", 1)
    two.be("host")
    page = two.client.post(f"{two.where}/options", data={"o-facing": "W"}).text
    assert two.table.row.options == {"facing": "W", "colours": ",green"} and 'name="o-colours"' not in page


def test_a_game_without_colours_offers_none(client: TestClient) -> None:
    two = Visitors(client, "lunch-money")
    assert "colour:" not in two.seats("host", "colour:green", 0) and two.table.row.options == {}


@pytest.mark.parametrize("game", ["shear-panic", "horse-racing"])
def test_every_page_shows_a_seat_in_the_colour_chosen(client: TestClient, game: str) -> None:
    two = Visitors(client, game)
    two.seats("host", "colour:green", 0)
    for seat in (1, 2, 3):
        two.seats("host", "set", seat, kind="bot:random")
    two.be("host")
    lobby = client.get(two.where).text
    assert str(chip(GREEN, 26)) in re.findall(r'id="chair-0">.*?</form>', lobby, re.S)[0]
    assert str(chip(RED, 26)) in re.findall(r'id="chair-1">.*?</form>', lobby, re.S)[0]
    two.seats("host", "start")
    page = client.get(two.where).text
    plates = re.findall(r'<span class="nm">(<svg.*?</svg>)', page, re.S)
    assert plates == [str(chip(n, 17)) for n in (GREEN, RED, BLUE, YELLOW)]


def test_the_swatches_are_named_in_the_readers_language(two: Visitors) -> None:
    two.be("host")
    two.client.headers["accept-language"] = "it"
    two.client.cookies.set("lang", "it")
    page = two.client.get(two.where).text
    assert 'aria-label="verde"' in page and 'aria-label="green"' not in page
    assert all(seat.colour in page for seat in SEATS[:4])


# ------------------------------------------------------------------------------------------------------- in a browser


@pytest.mark.browser
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_browsers_choose_the_same_colour_and_the_second_is_told(
    open_page: Any, server: Server, size: dict[str, int]
) -> None:
    anna, bruno = open_page(size=size), open_page(size=size)
    anna.goto(server.url)
    anna.locator("form", has=anna.locator("input[name=game][value=shear-panic]")).locator(
        "button[formaction='/invite']"
    ).first.click()
    link = anna.input_value("#link")
    bruno.goto(link)
    bruno.fill("#sit [name=name]", "Bruno")
    bruno.click("#sit button[value=join]")
    bruno.wait_for_selector("#chair-1 [value='colour:green']")
    assert anna.locator("#chair-1 [value^='colour:']").count() == 0
    bruno.click("#chair-1 button[aria-label='green']")
    bruno.wait_for_selector("#chair-1 button[aria-label='green'][aria-pressed=true]")
    anna.wait_for_selector("#chair-0 [value='colour:green'][disabled]")
    anna.evaluate(
        "document.querySelector(\"#chair-0 [value='colour:green']\").disabled = false"
    )  # she clicked at the same moment
    anna.click("#chair-0 [value='colour:green']")
    anna.wait_for_selector("[role=alert]:has-text('has green')")
    assert anna.locator("[role=alert]").bounding_box()["y"] < size["height"] * 0.75, "told where it is seen"
    for page in (anna, bruno):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.click("#chair-0 button[aria-label='yellow']")
    bruno.wait_for_selector("#chair-1 [value='colour:yellow'][disabled]")
    anna.click("button[value=start]")
    for page in (anna, bruno):
        page.wait_for_selector("#sheep-0 use[href^='#sheep-yellow-']")
        page.wait_for_selector("#sheep-2 use[href^='#sheep-green-']")
