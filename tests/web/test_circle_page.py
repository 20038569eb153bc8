"""A circle's page and one's own in a browser: on a phone nothing sticks out, and a keyboard gets everywhere."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from dispetto.web.circle.told import Told
from dispetto.web.store import book, circles
from dispetto.web.store.store import Store
from tests.web.test_circles import line
from tools.webtable import Server

pytestmark = pytest.mark.browser
PEOPLE = ("anna", "bruno", "carla", "dario", "elsa", "fabio")


def filled(db: str) -> str:
    """A circle of six with a dozen games; its id."""

    async def work() -> str:
        store = Store(db)
        for n, person in enumerate(PEOPLE):
            await store.remember(person, person.capitalize() * 2, "n", n + 1)
        circle = await circles.found(store, "Thursday Knives", "anna")
        assert circle is not None
        for person in PEOPLE[1:]:
            assert await circles.join(store, circle, person)
        spite = tuple(tuple(0.2 if (a, b) == (2, 1) else 0.03 * (a != b) for b in range(6)) for a in range(6))
        for n in range(12):
            game = line(n, *PEOPLE, game=("hedz-25th", "lunch-money")[n % 2])
            await book.write_late(store, game)
            await book.note(store, game.table, looked=Told(spite, (0.1,) * 6, (0.0,) * 6).as_text())
        await store.close()
        return circle

    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(work())).result()


def test_the_pages_fit_a_phone_and_are_read_and_walked_by_keyboard(open_page: Any, server: Server) -> None:
    circle = filled(server.db)
    page = open_page("anna")  # a phone
    page.goto(f"{server.url}/c/{circle}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("table.ledger tbody tr").count() == 6 and page.locator("td.most").inner_text() == "240"
    assert "CarlaCarla is after BrunoBruno" in page.locator(".rival").inner_text()
    assert page.get_by_role("img", name="AnnaAnna").first.is_visible(), "a rating says in words what it draws"
    small = page.evaluate(
        "[...document.querySelectorAll('main button, main .ib, main select')].filter((e) => e.offsetHeight < 44)"
        ".map((e) => e.textContent)"
    )
    assert small == []
    page.locator(".ratings summary").nth(1).focus()
    page.keyboard.press("Enter")
    assert page.locator(".ratings details[open] summary").inner_text() != "Over all"
    page.goto(f"{server.url}/me")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Make a recovery phrase").press("Enter")
    assert len(page.locator("#phrase").inner_text().split()) == 8
    page.locator(".forget summary").press("Enter")
    assert page.get_by_role("button", name="Yes, forget me").is_visible()
