"""The coach at the table: a line in the question's box that fades by itself, and stays away once sent away."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.hands import DESK, PEOPLE, PHONE, READY
from tools.webtable import Server, story

LINE = "#ask .coach:not([hidden])"
WORN = """(kind) => {
  const kept = JSON.parse(localStorage.coach);
  localStorage.coach = JSON.stringify({ ...kept, seen: { ...kept.seen, [kind]: 3 }, last: "" });
}"""
BOARD = "(() => { const r = document.querySelector('#scene').getBoundingClientRect(); return [r.width, r.height]; })()"


def test_who_takes_the_lesson_needs_no_coach(client: TestClient) -> None:
    lesson = client.post("/lesson/hedz-25th", data={"nonce": "ab"}).text
    assert 'data-answer="' in lesson and "data-coach-switch" in lesson and "data-coach=" not in lesson


@pytest.mark.browser
def test_on_a_phone_it_speaks_where_the_narrator_does(open_page: Any, server: Server) -> None:
    table = server.table("shear-panic", {}, PEOPLE, story("shear-panic", {}, 2, until=lambda g, s, a: a.seat == 0))
    page = open_page("anna", PHONE)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("#log > .coach:visible")
    assert page.locator(LINE).count() == 0
    page.click("#log > .coach [data-coach-off]")
    page.wait_for_selector("#log > .coach", state="detached")
    assert page.locator("#log.open").count() == 0 and page.locator("#lines li:visible").count()


@pytest.mark.browser
def test_the_coach_speaks_thrice_of_a_question_fades_and_can_be_sent_away(open_page: Any, server: Server) -> None:
    options = {"turn_limit": 40}
    table = server.table(
        "hedz-25th", options, PEOPLE, story("hedz-25th", options, 2, until=lambda g, s, a: a.seat == 0)
    )
    page = open_page("anna", DESK)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(LINE)
    before = page.evaluate(BOARD)
    kind = page.get_attribute(LINE, "data-coach")
    page.reload()
    page.wait_for_selector(LINE)
    assert page.evaluate("JSON.parse(localStorage.coach).seen")[kind] == 1, "the same question counts once"

    page.evaluate(WORN, kind)
    page.reload()
    page.wait_for_selector(READY)
    assert page.locator(LINE).count() == 0, "it has been said often enough"
    assert page.evaluate(BOARD) == before, "the board holds still"

    page.evaluate("localStorage.removeItem('coach')")
    page.reload()
    page.click(f"{LINE} [data-coach-off]")
    page.wait_for_selector(".coach:not([hidden])", state="detached")
    page.reload()
    page.wait_for_selector(READY)
    assert page.locator(LINE).count() == 0, "sent away it stays away"
    page.click("#menu > summary")
    assert page.get_attribute("[data-coach-switch]", "aria-pressed") == "false"
    page.click("[data-coach-switch]")
    page.wait_for_selector(LINE)
    assert page.get_attribute("[data-coach-switch]", "aria-pressed") == "true"

    page.evaluate("localStorage.coach = JSON.stringify({ games: { 'hedz-25th': ['a', 'b', 'c'] } })")
    page.reload()
    page.wait_for_selector(READY)
    assert page.locator(LINE).count() == 0, "after three games it takes its leave"
