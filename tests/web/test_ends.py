"""The end of a game on the screen:
nobody stands behind the question or under the headline, no name leaves the chart.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.looked_back import looked_back
from tools.screenshots import CREW
from tools.webtable import Server, story

pytestmark = pytest.mark.browser
SCREENS = {"desk": (1440, 900), "wide": (1920, 1080), "phone": (390, 844), "tablet": (820, 1180), "small": (768, 1024)}
# Every figure of the podium must lie between the headline and the question; every word of the chart in its box.
LOOK = """() => {
  const box = (el) => el.getBoundingClientRect();
  const room = box(document.querySelector('.podium')), upright = innerHeight > innerWidth;
  const under = upright ? (innerWidth < 720 ? '.story' : '.account-slip') : '.ask';
  const low = box(document.querySelector(under)).top;
  const figures = [...document.querySelectorAll('.podium > svg > g:not(.turf)')].map(box);
  const chart = box(document.querySelector('.odds-slip'));
  const words = [...document.querySelectorAll('.odds text')].map(box);
  return {
    figures: figures.length,
    covered: figures.filter((r) => r.bottom > low + 1 || r.left < room.left - 1 || r.right > room.right + 1).length,
    outside: words.filter((r) => r.bottom > chart.bottom || r.top < chart.top || r.right > chart.right).length,
    names: document.querySelectorAll('.odds .who').length,
  };
}"""
GAMES = [
    ("hedz-25th", 2, {"turn_limit": 20}),
    ("hedz-2nd", 10, {}),
    ("shear-panic", 2, {}),
    ("shear-panic", 4, {}),
    ("lunch-money", 2, {}),
    ("lunch-money", 6, {}),
    ("horse-racing", 2, {}),
    ("horse-racing", 6, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[f"{game}-{seats}" for game, seats, _ in GAMES])
def test_the_question_covers_nobody_and_the_chart_keeps_its_names(
    server: Server, open_page: Any, game: str, seats: int, options: dict[str, Any]
) -> None:
    bot = "random" if game.startswith("hedz") else "greedy"
    told = story(game, options, seats, bot=bot)
    table = server.table(game, options, CREW[:seats], told)
    server.understand(table, told[-1].version, looked_back(game, seats, told, options=options))
    for name, (width, height) in SCREENS.items():
        page = open_page("anna", {"width": width, "height": height})
        page.goto(f"{server.url}/t/{table}/end")
        page.wait_for_load_state("networkidle")
        seen = page.evaluate(LOOK)
        assert seen["figures"] >= seats and seen["names"] == seats, name
        assert (seen["covered"], seen["outside"]) == (0, 0), name
        assert page.locator(".scores li").count() == page.locator(".scores .score").count() == seats, name
        said = page.locator(".award .after").all_inner_texts()
        assert len(said) == page.locator(".award").count() == len(set(said)) >= 2, name
