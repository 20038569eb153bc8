"""An evening from the invitation to the empty chair, in browsers: nobody wipes what another types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dispetto.web.store.rows import SeatRow
from tests.web.hands import DESK, PHONE, UNSEEN
from tools.webtable import Server

pytestmark = pytest.mark.browser
SHARED = "window.shared = []; navigator.share = (what) => { window.shared.push(what); return Promise.resolve(); };"
UNDRAWN = """() => [...document.querySelectorAll('#scene use')].map((use) => use.getAttribute('href'))
    .filter((href) => href && !document.querySelector(href))"""


@pytest.fixture
def visit(browser: Any, server: Server) -> Iterator[Any]:
    """Pages whose console may say that a form was refused, and nothing else."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def make(size: dict[str, int], person: str = "", early: bool = False, **more: Any) -> Any:
        context = browser.new_context(viewport=size, reduced_motion="reduce", locale="en-GB", **more)
        if person:
            context.add_cookies([server.cookie(person)])
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(SHARED if early else SHARED + UNSEEN)
        page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: complaints.append(str(e)))
        return page

    yield make
    for context in contexts:
        context.close()
    known = ("WebSocket", "net::", "status of 400", "status of 409")
    assert not [c for c in complaints if not any(word in c for word in known)], complaints


def invited(page: Any, server: Server, game: str) -> str:
    """A new table of this page's; its link."""
    page.goto(server.url)
    form = page.locator("form", has=page.locator(f"input[name=game][value={game}]"))
    form.locator("button[formaction='/invite']").first.click()
    page.wait_for_selector("#lobby .chair")
    page.wait_for_load_state()
    return str(page.input_value("#link"))


def fits(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_an_evening_from_the_invitation_to_the_empty_chair(visit: Any, server: Server) -> None:
    anna = visit(DESK, permissions=["clipboard-read", "clipboard-write"])
    link = invited(anna, server, "hedz-25th")

    # She says who she is where she sits; nobody is called Guest for long.
    anna.fill("#me-0 [name=name]", "Anna")
    anna.click("#me-0 .seg label:first-child")
    anna.click("#me-0 button[value=me]")
    anna.wait_for_selector("#chair-0 .who:has-text('Anna')")
    anna.wait_for_selector("#me-0", state="hidden")  # it folds away

    # The invitation: a code, the device's own way to share, a copy.
    assert anna.locator(".qr").bounding_box()["width"] > 120
    anna.click("[data-share]")
    assert [what["url"] for what in anna.evaluate("window.shared")] == [link]
    anna.click("[data-copy]")
    anna.wait_for_selector("[data-copy]:has-text('Copied')")
    assert anna.evaluate("navigator.clipboard.readText()") == link

    # A guest on a phone wants her name; the sentence stands beside the field, and what he typed stays through her news.
    bruno = visit(PHONE)
    bruno.goto(link)
    bruno.fill("#sit [name=name]", "anna")
    bruno.click("#sit .seg label:nth-child(2)")
    bruno.click("#sit .face:not(.used) >> nth=4")
    face = bruno.input_value("#sit [name=face]:checked")
    bruno.click("#sit button[value=join]")
    bruno.wait_for_selector("#sit .two-fields + .wrong:has-text('How about anna II?')")
    assert bruno.get_attribute("#sit [name=name]", "aria-invalid") == "true"
    anna.click("button[value=more]")
    bruno.wait_for_selector("#there > div:nth-child(5)")
    anna.click("button[value=fewer]")
    bruno.wait_for_selector("#there > div:nth-child(5)", state="detached")
    assert bruno.input_value("#sit [name=name]") == "anna" and bruno.input_value("#sit [name=face]:checked") == face
    assert bruno.is_visible(".wrong") and fits(bruno)
    bruno.fill("#sit [name=name]", "Bruno")
    assert bruno.inner_text("#sit button[value=join]") == "Sit down as Bruno"
    bruno.click("#sit button[value=join]")
    bruno.wait_for_selector("#chair-1 .who:has-text('Bruno')")
    anna.wait_for_selector(f"#chair-1 .spot img[src*='/face/{face}.svg']")

    # A preset; then both pick at once, and no news takes the tile out of a hand.
    anna.click(".preset[value=classic]")
    anna.wait_for_selector(".preset[value=classic][aria-pressed=true]")
    bruno.click(".sheet-opener")
    bruno.click(".tile:has-text('Mouse')")
    assert "three dice" in bruno.inner_text(".picks .power").lower() and fits(bruno)
    anna.click(".tile:has-text('Triceratops')")
    anna.click(".picks button.lit")
    anna.wait_for_selector("#chair-0 img.pick")
    bruno.wait_for_selector(".tile.used:has-text('Anna has it')")
    assert bruno.is_checked("[name=pick][value=mouse]") and bruno.is_visible(".picks"), "the sheet is still open"
    bruno.click(".picks button.lit")
    bruno.wait_for_selector(".picks", state="hidden")
    anna.wait_for_selector(".tile.used:has-text('Bruno has it') .by")

    # A wrong number is said beside its field, which keeps it; nobody leaves the page.
    anna.click("#more-options > summary")
    anna.fill("#o-turn_limit", "4711")
    anna.press("#o-turn_limit", "Tab")
    anna.wait_for_selector(".opt:has(#o-turn_limit) + .wrong:has-text('only a number from 0 to 1000')")
    bruno.click(".about-me summary")
    bruno.fill("#me-1 [name=name]", "Bruno B")
    bruno.click("#me-1 button[value=me]")
    anna.wait_for_selector("#chair-1 .who:has-text('Bruno B')")
    assert anna.input_value("#o-turn_limit") == "4711" and anna.is_visible(".wrong") and anna.is_visible("#o-board")
    anna.fill("#o-turn_limit", "9")
    anna.press("#o-turn_limit", "Tab")
    anna.wait_for_selector(".wrong", state="detached")
    anna.click(".opt:has(#o-turn_limit) [data-step='1']")
    anna.wait_for_selector("#o-turn_limit[value='10']")
    anna.select_option("#o-first_player", label="Bruno B")
    anna.wait_for_selector("#o-first_player option[value='2'][selected]", state="attached")

    # The game begins: faces on the plates, the house says what is its own.
    anna.click("button[value=start]")
    for page in (anna, bruno):
        page.wait_for_selector("body.table-page")
    assert face in anna.get_attribute("#seat-1 .looks", "src")
    anna.click("#house-mark summary")
    assert "Skull Island" in anna.inner_text("#house-mark p")
    anna.click("#house-mark summary")

    # He goes away: everybody who plays sees it, and may let a bot sit in; he comes back and says so.
    bruno.goto("about:blank")
    anna.wait_for_selector("#seat-1.away")
    anna.click("#notice .absent:has-text('Bruno B') button")
    anna.wait_for_selector("#seat-1 .tag:has-text('bot')")
    anna.wait_for_selector("#notice .absent", state="detached")
    bruno.goto(link)
    bruno.click("#notice [data-here]")
    anna.wait_for_selector("#seat-1:not(.away) .nm:not(:has(.tag:not(.gone)))")


def test_a_pawn_of_a_type_chosen_at_the_table_is_seen_at_once(visit: Any, server: Server) -> None:
    crew = [SeatRow("anna", "Anna", "f"), SeatRow("", "Carla", "f", "greedy")]
    table = server.table("hedz-2nd", {"types": "choose"}, crew)
    page = visit(DESK, "anna")
    page.goto(f"{server.url}/t/{table}")
    page.click("#ask [data-answer]:has-text('Swimmer')")
    page.wait_for_selector("#symbols [id*='swimmer']", state="attached")
    page.wait_for_function("document.querySelector('#scene use')")
    assert page.evaluate(UNDRAWN) == []


def test_who_is_quicker_than_the_scripts_is_heard_all_the_same(visit: Any, server: Server) -> None:
    anna = visit(DESK, early=True)
    link = invited(anna, server, "hedz-25th")
    late: list[Any] = []
    anna.route("**/page.js*", lambda route: late.append(route))
    anna.goto(link, wait_until="commit")
    anna.select_option("#chair-3 select", "bot:random")
    assert late, "the script has not come yet"
    for script in late:
        script.continue_()
    anna.wait_for_selector("#chair-3 input.who")
