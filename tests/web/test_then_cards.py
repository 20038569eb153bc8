"""What a card does, in Chromium: chips on its answers, coins that would go, the cards that could stop it."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.web.store.store import SeatRow
from tests.web.hands import DESK, PEOPLE, PHONE
from tools.webtable import Server, story

ANSWERS = "body:not(.sent) #ask [data-answer]"
BASE = {"expansion": False}


def at_a_blow(server: Server) -> str:
    """A table of Lunch Money where Anna may hit either of two with the first card on offer."""
    log = story(
        "lunch-money",
        BASE,
        3,
        until=lambda g, s, ask: ask.seat == 0 and type(ask).__name__ == "Main" and ask.legal(s)[0].code < 9,
    )
    return server.table("lunch-money", BASE, [*PEOPLE, SeatRow("carla", "Carla", "f")], log)


@pytest.mark.browser
@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_a_blow_shows_what_would_go_and_what_could_stop_it(open_page: Any, server: Server, screen: str) -> None:
    page = open_page("anna", DESK if screen == "desk" else PHONE)
    page.set_default_timeout(8000)
    page.goto(f"{server.url}/t/{at_a_blow(server)}")
    page.wait_for_selector(ANSWERS)
    assert "takes" in page.inner_text("#ask [data-key='1'] .then") and page.locator("#ask [data-back]").count() == 0
    before = page.inner_text("#ask h1")
    page.click("#ask [data-key='1']")
    page.wait_for_function("before => document.querySelector('#ask h1').innerText !== before", arg=before)
    page.wait_for_selector(f"{ANSWERS} .then")
    chips = page.locator("#ask .then").all_inner_texts()
    assert len(chips) == 2 and all("→" in chip and "hidden card" in chip for chip in chips)
    assert page.locator("#ask [data-back]").is_visible()
    assert "These 3 could:" in page.inner_text("#scene .slip-line"), "no Backlash in the base set"
    assert page.locator("#scene .slip-card").count() == 3
    page.wait_for_selector("#board .previews [data-preview]", state="attached")
    page.mouse.move(5, 5)
    ghosts = page.locator("#board .previews [data-preview]")
    assert ghosts.count() == 2 and all(ghosts.nth(n).is_visible() for n in range(2)), "one beside the other"
    page.locator("#ask [data-answer]").first.hover()
    page.wait_for_selector("#board [data-preview].on")
    assert [ghosts.nth(n).is_visible() for n in range(2)].count(True) == 1
    gone = "circle[stroke='#c63a26']" if screen == "desk" else "text"
    assert page.locator(f"#board [data-preview].on {gone}").count() > 0


@pytest.mark.browser
def test_a_card_of_shear_panic_says_its_points_and_its_time(open_page: Any, server: Server) -> None:
    log = story("shear-panic", {}, 2, until=lambda g, s, ask: ask.seat == 0 and type(ask).__name__ == "PickCard")
    page = open_page("anna", DESK)
    page.set_default_timeout(8000)
    page.context.add_cookies([{"name": "lang", "value": "it", "url": server.url}])
    page.goto(f"{server.url}/t/{server.table('shear-panic', {}, PEOPLE, log)}")
    page.wait_for_selector(f"{ANSWERS} .then")
    n = page.locator("#ask [data-answer]").count()
    chips = page.locator("#ask .then").all_inner_texts()
    assert len(chips) == n > 4 and all("tempo" in chip or "panico" in chip for chip in chips)
    assert page.locator("#ask .btn > svg").count() == 0, "no picture that nobody sees"
    assert "le tue carte" in page.inner_text("#hand").lower() and "tesser" not in page.inner_text("body").lower()
