"""What an answer does, in its button and as a ghost on the board: seen, pointed at, heard; worked out once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from dispetto.core.engine.table import State, asked
from dispetto.core.game import AnyGame
from dispetto.core.telling.words import Person, Words
from dispetto.web.pages import consequences
from dispetto.web.pages.own import parts
from dispetto.web.pages.pages import Pages
from dispetto.web.play.reader import Reader
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import Entry, SeatRow, Store
from tests.web.hands import DESK, PHONE
from tools.webtable import Server, story

CREW = [SeatRow("anna", "Anna", "f"), *(SeatRow("", name, "m", "random") for name in ("Bruno", "Carlo", "Dino"))]
FALL = "back to Start"


def fork() -> list[Entry]:
    """A game up to a fork where one way drops Anna into the sea and the other does not."""

    def wanted(game: AnyGame, s: State, ask: Any) -> bool:
        if ask.seat != 0 or type(ask).__name__ != "Route":
            return False
        words = Words(game, "en", [Person("Anna")] * 4, 0)
        said = [str(game.then(s, ask, a, words)) for a in ask.legal(s)]
        return FALL in said[1] and FALL not in said[0] and "\n" not in said[0]

    for seed in range(40):
        try:
            return story("hedz-25th", {}, 4, until=wanted, seed=seed)
        except LookupError:
            continue
    raise LookupError("nobody came to such a fork")


def test_consequences_are_worked_out_once_as_long_as_nothing_happens(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    worked = []
    true = consequences.thens
    monkeypatch.setattr(consequences, "thens", lambda *what: worked.append(what) or true(*what))

    async def play() -> None:
        store = Store(db)
        tables = Tables(store)
        table = await tables.make("hedz-25th", "anna", CREW, {}, entries=fork())
        pages = Pages()
        for lang, times in (("en", 1), ("en", 1), ("it", 2)):
            reader = Reader("anna", lang, "wide").at(table)
            page = parts(table, reader, pages.look(table, lang, "wide"), pages.motions(table))["ask"]
            assert len(worked) == times and page.count("then-") >= 4 and "data-ghosts" in page
        ask = asked(table.state)
        assert ask is not None and ask.seat == 0
        await store.close()

    asyncio.run(play())


@pytest.mark.browser
def test_an_answer_says_what_it_does_and_a_ghost_shows_it(open_page: Any, server: Server) -> None:
    from playwright.sync_api import expect

    table = server.table("hedz-25th", {}, CREW, fork())
    for size in (DESK, PHONE):
        page = open_page("anna", size)
        page.goto(f"{server.url}/t/{table}")
        answers = page.locator("#ask [data-answer]")
        sky = answers.nth(1)
        chip = sky.locator(".then.bad")
        expect(chip).to_be_visible()
        expect(chip).to_contain_text(FALL)
        expect(sky).to_have_accessible_name("Take the sky route")
        expect(sky).to_have_accessible_description(chip.inner_text().strip())
        box, within = chip.bounding_box(), sky.bounding_box()
        assert within["x"] <= box["x"] and box["x"] + box["width"] <= within["x"] + within["width"]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

        both = page.locator("#board [data-preview]")
        page.wait_for_selector("#board .previews", state="attached")
        page.mouse.move(2, 2)
        expect(both).to_have_count(2)
        for n in range(2):  # nothing is pointed at: where each way ends
            expect(both.nth(n)).to_be_visible()
        sky.hover()
        shown = page.locator("#board [data-preview].on")
        expect(shown).to_have_attribute("data-preview", sky.get_attribute("data-answer"))
        expect(both.nth(0)).to_be_hidden()
        expect(shown.locator("[data-ghost='0']")).to_be_visible()
        assert shown.locator("[data-space]").get_attribute("data-space") == "0", "it ends at Start"
        page.mouse.move(2, 2)
        page.keyboard.press("ArrowRight")
        expect(shown).to_have_attribute("data-preview", answers.nth(0).get_attribute("data-answer"))
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        expect(both.nth(1)).to_be_visible()
    of = page.locator("#board .previews").get_attribute("data-of")
    assert of
    answers.nth(0).click()  # whoever is asked next, these ghosts are gone: the dice may ask her again
    expect(page.locator(f"#board .previews[data-of='{of}']")).to_have_count(0)
