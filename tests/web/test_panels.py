"""What lies beside the scene answers like its button, in Chromium: a nasty card at the side, a tile at the left."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.engine.table import Ask, State
from dispetto.core.game import Game
from dispetto.web.store.store import Entry
from tests.web.hands import DESK, PEOPLE, PHONE
from tools.webtable import Server, story

pytestmark = pytest.mark.browser


def card_in_hand(game: Game[Any, Any], s: State, ask: Ask[Any]) -> bool:
    """Anna may press a horse inwards or outwards: a card without a horse to click on."""
    return ask.seat == 0 and any(a.verb.startswith("press") for a in ask.legal(s))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_nasty_card_is_played_by_a_click_on_it_and_nobody_else_has_it(
    open_page: Any, server: Server, size: dict[str, int]
) -> None:
    log = next(log for seed in range(9, 60) if (log := sought(seed)))
    table = server.table("horse-racing", {}, PEOPLE, log)
    anna, bruno = open_page("anna", size), open_page("bruno", size)
    for page in (anna, bruno):
        page.goto(f"{server.url}/t/{table}")
        page.wait_for_selector("#hand .nasty")
    card = anna.locator("#hand .nasty-card.lit[data-key]").first
    key = card.get_attribute("data-key")
    assert card.locator("i").inner_text() == key and anna.locator(f"#ask [data-key='{key}']").count() == 1
    assert bruno.locator("#hand .nasty-card.lit").count() == 0
    card.click()
    anna.locator("#hand .nasty-card.lit").first.wait_for(state="detached")
    anna.wait_for_selector("body:not(.sent)")


def sought(seed: int) -> list[Entry] | None:
    """A game of this seed up to such a moment, if it has one."""
    try:
        return story("horse-racing", {}, 2, until=card_in_hand, bot="random", seed=seed)
    except LookupError:
        return None


def test_a_tile_at_the_left_is_played_by_a_click_on_it(open_page: Any, server: Server) -> None:
    log = story(
        "shear-panic",
        {},
        2,
        until=lambda g, s, ask: ask.seat == 0 and type(ask).__name__ == "PickCard" and len(ask.legal(s)) > 2,
    )
    table = server.table("shear-panic", {}, PEOPLE, log)
    page = open_page("anna", DESK)
    page.goto(f"{server.url}/t/{table}")
    tile = page.locator("#hand .tile.lit").first
    assert tile.locator(".disc").inner_text() == tile.get_attribute("data-key")
    before = page.inner_text("#ask h1")
    tile.click()
    page.wait_for_function("before => document.querySelector('#ask h1').innerText !== before", arg=before)
    assert page.locator("#hand .phase.now").count() == 1
