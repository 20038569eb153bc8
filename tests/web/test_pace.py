"""Nobody waits for a machine: a reader's own pace, and tables where one person plays with bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from dispetto.core.engine.table import Ask, State
from dispetto.core.game import AnyGame
from dispetto.web.pages.pages import Pages
from dispetto.web.play import timing
from dispetto.web.play.alone import alone, hurries, may_run
from dispetto.web.play.live import Live, by_answers
from dispetto.web.play.reader import Reader
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.store.store import SeatRow, Store
from tests.web.hands import DESK, PHONE, READY
from tests.web.test_rounds import PEOPLE, comes, offers_of, open_table, watcher
from tools.webtable import Server, story

BOTS = [SeatRow("", name, "f", "greedy") for name in ("Dora", "Edda", "Fosca")]
ALONE = [PEOPLE[0], *BOTS]
MOVES = "() => (window.asked = window.asked || []).filter((ms) => ms > 0).length"  # motions that were asked for
RUNNING = """() => document.getAnimations().filter((a) => a.playState === "running" &&
  a.effect.target?.closest("#board, #tray") && a.effect.getTiming().iterations === 1).length"""
SPY = """() => {
  const true_ = Element.prototype.animate;
  window.asked = [];
  Element.prototype.animate = function (frames, how) {
    if (this.closest("#board, #tray")) window.asked.push(how.duration);
    return true_.call(this, frames, how);
  };
}"""


def test_alone_is_who_plays_with_bots_on_however_many_seats(db: str) -> None:
    async def play() -> None:
        async with open_table(db, "hedz-25th", ALONE, clock=60) as (_, table):
            assert alone(table)
            for seats, so in (
                ((PEOPLE[0], replace(PEOPLE[0], name="Bea"), BOTS[0], BOTS[1]), True),
                ((PEOPLE[0], PEOPLE[1], BOTS[0], BOTS[1]), False),
                ((PEOPLE[0], replace(PEOPLE[1], sub="greedy"), BOTS[0], BOTS[1]), True),
            ):
                table.set_up(replace(table.row, seats=seats))
                assert alone(table) == so

    asyncio.run(play())


@pytest.mark.parametrize("game", ["hedz-25th", "shear-panic", "lunch-money", "horse-racing"])
def test_alone_with_bots_no_pause_is_scheduled_no_fuse_is_lit_and_no_clock_runs(
    db: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(timing, "nap", nap)

    async def play() -> None:
        async with open_table(db, game, ALONE, clock=60, fuse=9) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 1.0)
            live.watchers[table.id] = {watcher(table, "a")}
            for _ in range(4):
                live.changed(table)
                await comes(
                    lambda: table.over or (asked_of_person(live, table) and not live.waiting.veils.hides(table))
                )
                assert table.clocks.deadline == 0 and (table.clocks.fuse is None or table.clocks.fuse.until == 0)
                part = len(table.asking.reply(0).codes)
                await tables.answer(table, 0, offers_of(table, 0)[0], table.version, part)
            await live.close()

    asyncio.run(asyncio.wait_for(play(), 60))
    assert naps and max(naps) <= timing.SLICE


def asked_of_person(live: Live, table: Any) -> bool:
    """Is the person of the first seat waited for?"""
    return live.pages.turn(table, Reader("a", "en", "wide").at(table))


def test_what_bots_did_in_one_go_is_shown_answer_by_answer_but_at_once_to_who_wants_no_motion(db: str) -> None:
    async def play() -> None:
        async with open_table(db, "hedz-25th", ALONE) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            pages = watcher(table, "a"), watcher(table, "a")
            pages[1].goes(0)
            for w in pages:
                assert len(live.messages(w)) == 1
            began = table.version
            while not began or len(by_answers(table.history.since(began) or [])) < 4:
                await tables.time_is_up(table, table.version)
            moving, still = (live.messages(w) for w in pages)
            assert len(moving) == len(by_answers(table.history.since(began) or [])) and len(still) == 1
            assert all(m.get("more") and not m["turn"] for m in moving[:-1]) and "more" not in moving[-1]
            assert [m["after"] for m in moving[1:]] == [m["seq"] for m in moving[:-1]] and still[0]["after"] == began
            assert any("scene" in m["html"] for m in moving[:-1]) and not still[0]["steps"]
            assert list(chain(*(m["lines"] for m in moving))) == still[0]["lines"]
            assert pages[0].texts["scene"] == pages[1].texts["scene"]

    asyncio.run(play())


def out_of_it(game: AnyGame, s: State, ask: Ask[Any]) -> bool:
    """Are the first two out, with others still at it?"""
    return game.is_out(s, 0) and game.is_out(s, 1)


def out_first(game: AnyGame, s: State, ask: Ask[Any]) -> bool:
    """Is the first one out, and nobody else?"""
    return [seat for seat in range(game.seats(s)) if game.is_out(s, seat)] == [0]


LATE = {"start_points": 6}


def test_people_who_are_out_let_the_rest_run_once_all_of_them_want_it(db: str) -> None:
    entries = story("lunch-money", LATE, 4, until=out_of_it, seed=4)

    async def play() -> None:
        store = Store(db)
        tables = Tables(store)
        table = await tables.make("lunch-money", "a", [*PEOPLE[:2], *BOTS[:2]], LATE, entries=entries)
        live = Live(tables, Pages(), Thinkers(), 1.0)
        anna, bruno = (Reader(p.person, "en", "wide").at(table) for p in PEOPLE[:2])
        assert "data-run" in live.pages.parts(table, anna, set())["notice"]
        assert may_run(table, "a") and may_run(table, "b") and not may_run(table, "nobody")
        table.hurry.add("a")
        assert not hurries(table) and "data-run" not in live.pages.parts(table, anna, set())["notice"]
        assert "data-run" in live.pages.parts(table, bruno, set())["notice"]
        table.hurry.add("b")
        live.watchers[table.id] = {watcher(table, "a")}
        live.changed(table)
        await comes(lambda: table.over)
        await live.close()
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house whose bots take their time, where there is anybody to take it from."""
    made = Server(tmp_path_factory.mktemp("pace"), pace=1)
    made.start()
    yield made
    made.kill()


@pytest.mark.browser
def test_a_reader_sets_the_pace_and_space_or_a_tap_ends_a_motion(open_page: Any, server: Server) -> None:
    table = server.table("hedz-25th", {}, [replace(PEOPLE[0], person="anna"), *BOTS])
    page = open_page("anna", DESK, motion=True)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(READY, timeout=30_000)
    assert page.get_attribute(".top > .pace [data-pace='1']", "aria-pressed") == "true"
    page.evaluate(SPY)
    page.keyboard.press("1")
    page.wait_for_function(MOVES)
    page.keyboard.press(" ")
    assert page.evaluate(RUNNING) == 0, "what moved is there"
    page.wait_for_selector(READY)

    page.click(".top > .pace [data-pace='0']")
    page.evaluate("window.asked = []")
    page.focus("#ask [data-answer]")
    page.keyboard.press(" ")  # on a button it is still the button's
    page.wait_for_selector("body:not(.sent) #ask [data-answer]")
    page.wait_for_selector(READY)
    assert page.evaluate(MOVES) == 0, "instant is instant"
    page.reload()
    page.wait_for_selector(".top > .pace [data-pace='0'][aria-pressed=true]")

    page.set_viewport_size(PHONE)
    page.wait_for_selector(READY)
    page.click("#menu summary")
    page.click(".drawer [data-pace='2']")
    page.click("#menu summary")
    page.evaluate(SPY)
    page.keyboard.press("1")
    page.wait_for_function(MOVES)
    page.dispatch_event("#board", "click")
    page.wait_for_selector(READY)

    lost = server.table(
        "lunch-money",
        LATE,
        [replace(PEOPLE[0], person="anna"), *BOTS],
        story("lunch-money", LATE, 4, until=out_of_it, seed=4),
    )
    calm = open_page("anna", DESK)
    calm.goto(f"{server.url}/t/{lost}")
    calm.wait_for_selector(".top > .pace [data-pace='0'][aria-pressed=true]")
    calm.wait_for_selector("#ask [data-enter]")  # who is out and wants no motion is at the end at once

    many = [replace(PEOPLE[0], person="anna"), *BOTS, *BOTS[:2]]
    slow = server.table("lunch-money", {}, many, story("lunch-money", {}, 6, until=out_first, bot="greedy", seed=5))
    page.goto(f"{server.url}/t/{slow}")
    page.click("[data-run]")
    page.wait_for_selector("#ask [data-enter]")


CRAWL = """() => {
  const true_ = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    return true_.call(this, frames, { ...how, duration: 1000 * how.duration });
  };
}"""  # a machine that is far too slow for its motions
ANOTHER = """(before) => { const now = document.querySelector("body:not(.sent) #ask [data-answer]");
  return now && `${now.dataset.seq} ${now.dataset.part}` !== before; }"""


@pytest.mark.browser
def test_motion_that_crawls_is_not_waited_for(open_page: Any, server: Server) -> None:
    table = server.table("hedz-25th", {}, [replace(PEOPLE[0], person="anna"), *BOTS])
    page = open_page("anna", DESK, motion=True)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(READY, timeout=30_000)
    page.click(".top > .pace [data-pace='2']")
    page.evaluate(CRAWL)
    for _ in range(3):  # minutes of motion each, if nobody put an end to it
        now = page.locator("#ask [data-answer]").first
        before = f"{now.get_attribute('data-seq')} {now.get_attribute('data-part')}"
        page.keyboard.press("1")
        page.wait_for_function(ANOTHER, arg=before, timeout=30_000)
    page.wait_for_function(f"() => ({RUNNING})() === 0")  # and all of it is where it belongs
