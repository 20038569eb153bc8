"""An evening in a browser: two short games to their winner, between them the page that everybody comes back to."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from dispetto.web.evening import turns
from dispetto.web.evening.hall import EVENING, ROUND
from dispetto.web.evening.shapes import Guest, Plan
from dispetto.web.house import House
from dispetto.web.play.proposals import new_table
from dispetto.web.store.rows import SeatRow
from tests.web.hands import play_out
from tests.web.test_evenings import OTHER
from tools.webtable import Server, story

pytestmark = pytest.mark.browser
SIZES = ({"width": 390, "height": 844}, {"width": 1024, "height": 768}, {"width": 1440, "height": 900})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not look back at games: nobody asks here why one was lost."""
    made = Server(tmp_path_factory.mktemp("web"), env={**os.environ, "DISPETTO_LOOK_BACK": "none"})
    made.start()
    yield made
    made.kill()


def behind(server: Server, work: Callable[[House], Any]) -> Any:
    """Something done to the server's own tables, as another worker would."""

    async def do() -> Any:
        house = House(server.db, 0)
        found = await work(house)
        await house.store.close()
        return found

    with ThreadPoolExecutor(1) as aside:  # playwright's own loop runs on this thread
        return aside.submit(lambda: asyncio.run(do())).result()


async def near_the_end(house: House, which: str) -> None:
    """The next game has come to its last answers: its table is laid as it stood then, before anybody has looked."""
    e = await house.evenings.get(which)
    n = e.now if e.now >= 0 else e.next
    seats = [SeatRow("anna", "Anna", "f", face=1), SeatRow("bruno", "Bruno", "m", sub="random", face=2)]
    entries = story(OTHER, {}, len(seats), left=2)
    made = new_table(OTHER, "anna", seats, {}, settings={EVENING: which, ROUND: n}, entries=entries)
    await house.evenings.alter(which, lambda e: (turns.begun(e, n, [made.row.id], 1.0), [made]))


async def made(house: House) -> str:
    """An evening of two games that Anna made; Bruno is getting a drink, and a bot sits in for him."""
    rounds = turns.planned([OTHER] * 2, (), 2)
    e = await house.evenings.make("Knives", Guest("anna", "Anna", "f", 1), "", Plan(chairs=2), rounds)
    await house.evenings.change(e.id, lambda e: turns.joined(e, Guest("bruno", "Bruno", "m", 2)))
    return e.id


def test_two_games_to_the_winner_by_keyboard_on_every_size(open_page: Any, server: Server) -> None:
    which = str(behind(server, made))
    page, late = open_page("anna"), open_page("carla", SIZES[2])
    late.goto(f"{server.url}/e/{which}")
    page.goto(f"{server.url}/e/{which}")
    late.fill("#sit [name=name]", "Carla")
    late.click("#sit .btn.go")
    page.wait_for_selector("tr:has-text('Carla')")  # heard without asking
    for game in range(2):
        if game:
            page.keyboard.press("Enter")  # on to the next
            page.wait_for_url("**/t/*")
            late.wait_for_selector(".hung.playing")
        behind(server, lambda house: near_the_end(house, which))
        page.goto(f"{server.url}/e/{which}")
        late.goto(f"{server.url}/e/{which}")
        page.keyboard.press("Enter")  # to the table
        page.wait_for_url("**/t/*")
        play_out([page])
        late.wait_for_selector(".crown" if game else "#on")  # whoever stayed on the page sees that it is over
        page.click("#ask [data-enter]")
        page.click(f".answers a[href$='/e/{which}']")
        page.wait_for_selector("td.cell b")
        assert page.locator("td.cell b").count() == 2 * (game + 1)
    assert re.search("takes? the night|share the night", page.inner_text(".crown h2"))
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.click("[data-set='lang=it']")
    page.wait_for_selector("text=Classifica")
