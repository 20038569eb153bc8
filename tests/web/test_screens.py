"""Every screen: the board is there, as large as it can be, and holds still; nothing is cut, covered or too small.

`python -m tools.screens` prints what is measured here: all moments of all rule sets on all screens.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.hands import PEOPLE, PHONE
from tools.screens import GAMES, LEAST, SCREENS, STILL, Seen, measured, restless, screen_name
from tools.webtable import Server, story

pytestmark = pytest.mark.browser
# What cannot be reached, told with its figure: a hand of cards beside a low yard at twice the text.
TOLD = {
    ("lunch-money", "few", "1440x900@200"): 0.35,
    ("lunch-money", "many", "1440x900@200"): 0.37,
    ("lunch-money", "waiting", "1440x900@200"): 0.32,
    ("lunch-money", "asked", "1440x900@200"): 0.35,
}
# So many answers are seen at once where the question has to scroll: never fewer.
AT_ONCE = {"phone": 2, "low": 2, "portrait": 4, "wide": 4}


def wrong(seen: list[Seen]) -> list[str]:
    """Whatever is not as it should be."""
    found = []
    for one in seen:
        where = f"{one.game} {one.moment} {one.name} ({one.form})"
        least = TOLD.get((one.game, one.moment, one.name), LEAST)
        found += [f"{where}: {fault}" for fault in one.faults]
        found += [f"{where}: board only {one.share:.3f}"] if one.share < least else []
        at_once = 1 if one.moment == "asked" else AT_ONCE[one.form]
        hidden = one.unseen and one.answers - one.unseen < at_once
        found += [f"{where}: {one.unseen} of {one.answers} answers are out of sight"] if hidden else []
    found += [
        f"{game} {name}: the board changes by {by:.1%}" for (game, name), by in restless(seen).items() if by >= STILL
    ]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_the_page_on_every_screen(browser: Any, server: Server, game: str) -> None:
    assert not (found := wrong([*measured(browser, server, game)])), "\n".join(found)


def test_no_screen_is_excused_that_needs_no_excuse(browser: Any, server: Server) -> None:
    for (game, moment, name), least in TOLD.items():
        screen = next(s for s in SCREENS if screen_name(s) == name)
        seen = next(measured(browser, server, game, (moment,), (screen,)))
        assert least <= seen.share < min(LEAST, least + 0.03), (game, moment, name)


def test_a_phone_has_no_keyboard_and_its_log_opens_at_the_newest_line(server: Server, open_page: Any) -> None:
    table = server.table("shear-panic", {}, PEOPLE, story("shear-panic", {}, 2, left=5))
    for touch in (True, False):
        pages = [open_page(who, PHONE, has_touch=touch, is_mobile=touch) for who in ("anna", "bruno")]
        for page in pages:
            page.goto(f"{server.url}/t/{table}")
            page.wait_for_selector("#ask h1")
        page = next(p for p in pages if p.query_selector("#ask [data-answer]"))
        assert page.locator(".answers .key").first.is_visible()  # they stand on the board as well
        page.evaluate(
            "() => document.querySelector('#ask').insertAdjacentHTML('beforeend', '<b class=\"key cap\">Esc</b>')"
        )
        assert page.locator("#ask .key.cap").is_visible() != touch
    page.locator("#log").click(position={"x": 60, "y": 8})
    page.wait_for_selector("#log.open")
    at = page.evaluate(
        """() => {
          const l = document.getElementById('lines');
          return [l.scrollHeight - l.clientHeight - l.scrollTop, l.scrollTop];
        }"""
    )
    assert at[0] <= 1 < at[1]
    page.locator("#lines li").last.click()
    page.wait_for_selector("#log:not(.open)")


def test_the_drawing_follows_the_stage_when_a_tablet_is_turned(server: Server, open_page: Any) -> None:
    table = server.table("hedz-25th", {}, PEOPLE, story("hedz-25th", {}, 2, left=20))
    page = open_page("anna", {"width": 1180, "height": 820})
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("#board[data-page=wide]")
    page.set_viewport_size({"width": 820, "height": 1180})
    page.wait_for_selector("#board[data-page=upright]")
    assert page.evaluate("() => Layout.form()") == "portrait"
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector("#board[data-page=tall]")
    page.reload()
    page.wait_for_selector("#board[data-page=tall]")  # the cookie remembers
    page.goto(f"{server.url}/t/{table}/replay")
    page.wait_for_selector("body[data-layout=tall] #board")


# Of the replay's buttons, those that lie on one another or beyond their bar.
PILED = """() => {
  const bar = document.querySelector('.player').getBoundingClientRect();
  const all = document.querySelectorAll('.player :is(.ib, .btn, output, .scrub input)');
  const seen = [...all].filter((el) => el.offsetParent);
  const boxes = seen.map((el) => [el.outerHTML.slice(0, 60), el.getBoundingClientRect()]);
  const on = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const beyond = (a) => a.right > bar.right || a.bottom > bar.bottom;
  return boxes.filter(([, a], i) => beyond(a) || boxes.some(([, b], j) => i !== j && on(a, b)));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_buttons_of_a_replay_lie_side_by_side_in_every_game(server: Server, open_page: Any, game: str) -> None:
    table = server.table(game, {}, PEOPLE, story(game, {}, 2))
    page = open_page("anna", {"width": 1440, "height": 900})
    page.goto(f"{server.url}/t/{table}/replay")
    for size in ((1440, 900), (1180, 820), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(f"() => innerWidth === {size[0]} && document.querySelector('#board')?.dataset.page")
        assert page.evaluate(PILED) == [], (game, size)
