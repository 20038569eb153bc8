"""The racecourse on phones and tablets: a camera that never changes its scale, signs that are read whole."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.web.store.store import SeatRow
from tests.web.hands import PHONE
from tools.webtable import Server, story

CREW = [SeatRow("anna", "Anna", "f")] + [SeatRow("", name, "m", "greedy") for name in ("Bruno", "Carlo", "Dario")]
TABLET = {"width": 820, "height": 1180}

SEEN = """() => {
  const box = (el) => { const r = el.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const room = box(document.getElementById("scene")), board = document.getElementById("board");
  const signs = [...board.querySelectorAll(".label[class*=sign-]")].filter((el) => el.getClientRects().length);
  const mark = document.querySelector("#mini i");
  return {
    room, signs: signs.map(box), names: signs.map((el) => el.innerText),
    scale: board.style.transform.split("scale(")[1] || "", moved: board.style.transform,
    horse: [...board.querySelectorAll("#horse-0 use")].map(box)[0], mini: mark && mark.style.left,
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
  };
}"""

NEXT = "was => (document.querySelector('body:not(.sent) #ask [data-answer]')?.dataset.seq || was) !== was"


def racing(server: Server, question: str, after: int) -> str:
    """A table where Anna is asked this, some way into the race."""
    seen = 0

    def wanted(game: Any, s: Any, ask: Any) -> bool:
        nonlocal seen
        seen += 1
        return seen > after and ask.seat == 0 and type(ask).__name__ == question and len(ask.legal(s)) > 1

    return server.table("horse-racing", {}, CREW, story("horse-racing", {}, 4, until=wanted, bot="greedy"))


def inside(box: list[float], room: list[float]) -> bool:
    """Does this lie wholly within that?"""
    return all((box[0] >= room[0] - 1, box[1] >= room[1] - 1, box[2] <= room[2] + 1, box[3] <= room[3] + 1))


@pytest.mark.browser
def test_a_phone_sees_the_course_through_a_camera_of_one_scale(open_page: Any, server: Server) -> None:
    page = open_page("anna", PHONE)
    page.goto(f"{server.url}/t/{racing(server, 'Route', 60)}")
    page.wait_for_selector("#board[data-camera] .scene [data-key]")
    page.wait_for_function("document.getElementById('board').style.transform.includes('scale')")
    scales, places = set(), set()
    for _ in range(8):
        page.wait_for_selector("body:not(.sent) #ask [data-answer]")
        page.wait_for_function("!document.getElementById('board').getAnimations().length")
        seen = page.evaluate(SEEN)
        scales.add(seen["scale"])
        places.add(seen["mini"])
        assert all(inside(sign, seen["room"]) for sign in seen["signs"]), seen
        assert seen["page"] == [PHONE["width"], PHONE["height"]], "nothing is off the screen"
        if "where to" in page.inner_text("#ask h1"):
            assert inside(seen["horse"], seen["room"]), "the horse that is asked is in sight"
            assert seen["horse"][3] - seen["horse"][1] >= 80, "as large as in horse-m.png"
        version = page.locator("#ask [data-answer]").first.get_attribute("data-seq")
        page.locator("#ask [data-answer]").last.click()
        page.wait_for_function(NEXT, arg=version)
    assert len(scales) == 1, scales
    assert len(places) > 1, "the camera pans"
    # a finger moves it, the next question takes it back
    before = page.evaluate(SEEN)["moved"]
    page.mouse.move(200, 250)
    page.mouse.down()
    page.mouse.move(120, 230, steps=4)
    page.mouse.up()
    after = page.evaluate(SEEN)
    assert after["moved"] != before and after["scale"] in scales
    page.locator("#mini").click(position={"x": 50, "y": 10})
    assert page.evaluate(SEEN)["scale"] in scales


@pytest.mark.browser
def test_a_tablet_names_the_sections_in_the_infield_and_has_the_bookies_board_beside_it(
    open_page: Any, server: Server
) -> None:
    page = open_page("anna", TABLET)
    page.goto(f"{server.url}/t/{racing(server, 'Route', 60)}")
    page.wait_for_selector("#board:not([data-camera]) .scene [data-key]")
    page.wait_for_selector(".bookie tbody tr >> nth=3")
    seen = page.evaluate(SEEN)
    assert len(seen["signs"]) == 6 and all(inside(sign, seen["room"]) for sign in seen["signs"])
    for n, one in enumerate(seen["signs"]):
        for other in seen["signs"][n + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], seen
    rows = page.evaluate(
        "[...document.querySelectorAll('.bookie tbody tr')]"
        ".map((row) => [row.offsetHeight, row.querySelector('th').offsetHeight])"
    )
    assert all(high > 1.7 * one for high, one in rows), "two lines a stable"


@pytest.mark.browser
def test_the_button_just_pressed_says_what_it_means_now(open_page: Any, server: Server) -> None:
    page = open_page("anna", {"width": 1440, "height": 900})
    page.goto(f"{server.url}/t/{racing(server, 'Bet', 10)}")
    page.locator("#ask [data-answer]:has(.odds)").first.click()
    page.wait_for_selector("#ask [data-answer][data-part='1']")
    second = page.locator("#ask [data-answer][data-part='1'] >> nth=1")
    first_meaning = second.inner_text()
    assert "wins" in first_meaning and "loses" in first_meaning
    second.click()
    page.wait_for_selector("#ask [data-answer][data-part='2']")
    told = page.locator("#ask [data-answer] .head").all_inner_texts()
    assert len(set(told)) == len(told), told
