"""Without a line: the rules are there, a page says so with malice, and nothing of a table was kept."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from typing import Any

import pytest

from tests.web.hands import BOT, PEOPLE, PHONE, READY
from tools.webtable import Server

pytestmark = pytest.mark.browser
KEPT = """async () => {
  const all = [];
  for (const name of await caches.keys()) all.push(...await (await caches.open(name)).keys());
  return all.map((r) => new URL(r.url).pathname);
}"""
OURS = ("/static/", "/poster/", "/art/", "/emblem/", "/face/", "/style/", "/how/", "/rules/", "/offline")


def kept(page: Any, wanted: str) -> list[str]:
    """What lies in the browser's store, once this does."""
    for _ in range(1500):
        found: list[str] = page.evaluate(KEPT)
        if wanted in found:
            return found
        page.wait_for_timeout(20)
    raise AssertionError(f"{wanted} was never kept")


def test_the_rules_can_be_read_in_a_tunnel_and_nothing_of_a_table_is_kept(open_page: Any, server: Server) -> None:
    table = server.table("hedz-25th", {}, [PEOPLE[0], BOT])
    page = open_page("anna", PHONE, service_workers="allow")
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(READY)
    page.click(READY)
    page.goto(f"{server.url}/turns")
    page.goto(f"{server.url}/")
    found = kept(page, "/rules/horse-racing")
    assert not [path for path in found if not path.startswith(OURS)], "everybody's, and nothing else"
    assert "/offline" in found and "/how/lunch-money" in found

    page.context.set_offline(True)
    page.goto(f"{server.url}/rules/lunch-money")
    assert page.locator(".law").count() and page.evaluate("document.fonts.check('16px Fredoka')")
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("body[data-offline]")
    assert "Peace at last" in page.inner_text("main")
    page.click("a[href='/how/hedz-25th']")
    page.wait_for_selector("main.sheet")
    shown = page.evaluate("[...document.images].filter((i) => i.checkVisibility()).map((i) => i.naturalWidth)")
    assert shown and all(shown)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("body[data-offline]")
    page.context.set_offline(False)
    page.wait_for_selector("#ask")
    assert not [path for path in page.evaluate(KEPT) if not path.startswith(OURS)]


def test_an_answer_given_in_a_tunnel_is_kept_sent_once_and_told_if_it_came_too_late(
    open_page: Any, server: Server
) -> None:
    table = server.table("hedz-25th", {}, [PEOPLE[0], BOT])
    page = open_page("anna", PHONE)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(READY)
    page.context.set_offline(True)
    page.wait_for_selector("body.lost")
    page.click(READY)
    page.wait_for_selector("#tunnel:not([hidden])")
    assert "No line. Your answer is kept" in page.inner_text("#tunnel")
    kept = page.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('tunnel:'))")
    assert len(kept) == 1 and set(json.loads(kept[0][1])) == {"answer", "seq", "part"}, "a number, and no more"
    before = page.evaluate("Number(document.querySelector('#ask [data-seq]').dataset.seq)")
    page.context.set_offline(False)
    page.wait_for_selector("#tunnel", state="hidden")
    page.wait_for_function(
        "(was) => Number(document.querySelector('#ask [data-answer]')?.dataset.seq || 0) > was", arg=before
    )
    assert not page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('tunnel:'))")

    twin = page.context.new_page()  # the same person elsewhere is quicker
    twin.goto(f"{server.url}/t/{table}")
    twin.wait_for_selector(READY)
    told = json.loads(kept[0][1])
    page.goto("about:blank")
    other = json.dumps(told | {"answer": told["answer"] + 1})
    twin.evaluate("([table, old]) => localStorage.setItem(`tunnel:${table}`, old)", [table, other])
    twin.reload()
    twin.wait_for_selector("#tunnel[data-state=moved]")
    assert "The table moved on" in twin.inner_text("#tunnel")
    twin.click("#tunnel .moved[data-drop]")
    twin.wait_for_selector("#tunnel", state="hidden")


def test_after_an_answer_by_post_the_next_table_that_waits_is_one_click_away(open_page: Any, server: Server) -> None:
    tables = [server.table("hedz-25th", {}, PEOPLE) for _ in range(4)]
    with contextlib.closing(sqlite3.connect(server.db)) as c, c:
        marks = ",".join("?" * len(tables))
        c.execute(f"UPDATE game_table SET settings = '{{\"clock\": 259200}}' WHERE id IN ({marks})", tables)
    for person in ("anna", "bruno"):
        page = open_page(person, PHONE)
        page.goto(f"{server.url}/turns")
        mine = page.eval_on_selector_all(
            ".turns section:first-child a.row", "all => all.map((a) => [a.pathname, a.innerText])"
        )
        mine = [path for path, said in mine if path.removeprefix("/t/") in tables and "2 days left" in said]
        if len(mine) > 1:
            break
    assert len(mine) > 1, "four tables, two people"
    page.goto(f"{server.url}{mine[0]}")
    for _ in range(40):
        page.wait_for_selector(READY)
        page.wait_for_selector("#notice time")
        assert "Your time is running" in page.inner_text("#notice")
        page.click(READY)
        page.wait_for_selector(f"body:not(.sent) #ask h1.calm, {READY}")
        if page.locator("#ask h1.calm").count():
            break
    page.click("#next")
    page.wait_for_selector(READY)
    assert page.url.removeprefix(server.url) != mine[0]
