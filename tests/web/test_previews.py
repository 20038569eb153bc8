"""What an answer would do, seen before it is given:
true, secret-tight, only for whoever is asked, gone when nobody points.
"""

from __future__ import annotations

import asyncio
import copy
import random
import re
from typing import Any

import pytest
from court import COURT

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Roll, asked, step
from dispetto.core.foresight import imagined
from dispetto.core.show.stage import LAYOUTS
from dispetto.web.pages import previews
from dispetto.web.pages.pages import Pages
from dispetto.web.pages.past import past
from dispetto.web.pages.previews import foreseen, ghosts, sheet
from dispetto.web.play.reader import Reader
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import SeatRow, Store
from tests.games.shear_panic.told import GAME, L1, table
from tests.web.hands import DESK, PEOPLE, PHONE
from tools.webtable import Server, story

THREE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f")]
SHOWING = {
    "hedz-25th",
    "hedz-2nd",
    "horse-racing",
    "shear-panic",
    "lunch-money",
}  # the games that say they have previews


def test_what_is_foreseen_of_a_push_is_the_truth_and_the_table_is_untouched() -> None:
    """SP-PUSH-02: the direction is said, how far follows without a choice,
    and the sheep stand where the rules put them.
    """
    t = table(L1, turn="Red")
    for verb, args in (("card", (1, 1)), ("sheep", (1,))):
        ask = asked(t.s)
        assert ask is not None
        step(t.s, next(a for a in ask.legal(t.s) if a.verb == verb and a.args == args))
    lying = GAME.dump(t.s)
    ask = asked(t.s)
    assert ask is not None
    ends = set()
    for a in ask.legal(t.s):
        found = foreseen(GAME, imagined(GAME, t.s, 0), 0, a)
        assert found is not None
        seen: Any = found[0]
        true = GAME.clone(t.s)
        step(true, a)
        if type(asked(true)).__name__ == "PickFar" and len(true.stack[-1].legal(true)) == 1:
            step(true, true.stack[-1].legal(true)[0])
        assert seen == GAME.view(true, 0)
        assert (seen.where == tuple(t.s.where)) == (seen.question == "PickFar")  # one or two of them: not said yet
        ends.add(seen.where)
        assert GAME.dump(t.s) == lying
    assert len(ends) == 3


def test_what_is_foreseen_depends_on_nothing_hidden() -> None:
    """At a table of hidden hands the same is foreseen whatever the others hold, or nothing."""
    rng, dice = random.Random(3), Dice(4)
    twins = unsure = 0
    for _ in range(4):
        s: Any = COURT.new(3)
        while (ask := asked(s)) is not None:
            offers = ask.legal(s)
            if not isinstance(ask, Roll):
                dump = COURT.twin(copy.deepcopy(COURT.dump(s)), ask.seat, rng)
                assert dump is not None
                twin = COURT.load(dump)
                twins += COURT.dump(s) != dump
                here, there = (imagined(COURT, t, ask.seat) for t in (s, twin))
                for a in offers:
                    found = foreseen(COURT, here, ask.seat, a)
                    assert repr(found) == repr(foreseen(COURT, there, ask.seat, a)), (s.stack, a)
                    unsure += found is None
            step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
    assert twins and unsure


@pytest.mark.parametrize("game", list(all_games()))
def test_only_games_that_say_so_and_only_whoever_is_asked(db: str, game: str) -> None:
    stage = game_named(game).stage()
    alike = [g.frames for g in all_games().values() if type(g.stage()) is type(stage)]  # editions share a stage
    assert bool(stage.previews) == (game in SHOWING) and stage.previews <= set().union(*alike)

    async def play() -> int:
        store = Store(db)
        tables = Tables(store, whole=True)
        pages = Pages()
        whole = story(game, {}, len(THREE), left=1)
        found = await tables.make(game, "a", THREE, {}, entries=whole[:3])
        sent = 0
        for upto in range(4, min(len(whole), 200), 5):
            for entry in whole[found.version : upto]:
                found.apply(entry)
            found.clocks.light(found.version, 1.0, 2.0)
            for seat in (PUBLIC, *range(len(THREE))):
                reader = Reader("zoe" if seat == PUBLIC else THREE[seat].person, "en", LAYOUTS[upto % 2]).at(found)
                page = "".join(pages.parts(found, reader, set()).values())
                assert "data-preview" not in page, "ghosts come when a page asks for them"
                codes = set(re.findall(r'data-preview="(\d+)"', ghosts(found, reader)))
                assert not codes or f'data-ghosts="{found.version}.0"' in page
                assert not codes or (game in SHOWING and seat in found.asking.party), (upto, seat)
                assert codes <= set(re.findall(r'data-answer="(\d+)"', page))
                if codes:
                    assert "data-preview" not in "".join(past(found, reader, len(found.history.moments) - 1).values())
                sent += len(codes)
        await store.close()
        return sent

    assert bool(asyncio.run(play())) == (game in SHOWING)


def test_among_many_offers_nobody_compares_one_by_one(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        store = Store(db)
        tables = Tables(store, whole=True)
        log = story("shear-panic", {}, 3, until=lambda g, s, ask: ask.seat == 0 and type(ask).__name__ == "PickCard")
        found = await tables.make("shear-panic", "a", THREE, {}, entries=log)
        s: Any = found.game.clone(found.state)
        while type(asked(s)).__name__ not in ("PickWay", "PickTurn"):
            step(s, s.stack[-1].legal(s)[0])
        assert "data-preview" in sheet(found, s, 0, "wide") and sheet(found, s, 1, "wide") == ""
        monkeypatch.setattr(previews, "MOST", len(s.stack[-1].legal(s)) - 1)
        assert sheet(found, s, 0, "wide") == ""
        await store.close()

    asyncio.run(play())


# ----------------------------------------------------------------------------------------------------- in Chromium


def which_way(server: Server) -> str:
    """A table where Anna is about to choose a tile; the first moves a sheep."""
    log = story(
        "shear-panic",
        {},
        2,
        until=lambda g, s, ask: ask.seat == 0 and type(ask).__name__ == "PickCard" and len(ask.legal(s)) > 2,
    )
    return server.table("shear-panic", {}, PEOPLE, log)


def say_until_drawn(page: Any) -> None:
    """The first answers, until one can be seen beforehand."""
    while True:
        page.wait_for_selector("body:not(.sent) #ask [data-answer]")
        if page.locator("#ask [data-ghosts]").count():
            page.wait_for_selector("#board .previews", state="attached")
            if page.locator("#board [data-preview]").count():
                return
        before = page.inner_text("#ask h1")
        page.click("#ask [data-answer] >> nth=0")
        page.wait_for_function("before => document.querySelector('#ask h1').innerText !== before", arg=before)


@pytest.mark.browser
def test_pointing_at_an_answer_shows_it_and_leaving_it_hides_it(open_page: Any, server: Server) -> None:
    page = open_page("anna", DESK)
    page.goto(f"{server.url}/t/{which_way(server)}")
    say_until_drawn(page)
    shown, away = page.locator("#board [data-preview].on"), page.locator("#board .away")
    page.mouse.move(5, 5)
    assert shown.count() == 0 and not page.locator("#board [data-preview]").first.is_visible()
    code = page.locator("#board [data-preview]").first.get_attribute("data-preview")
    button = page.locator(f"#answer-{code}")
    button.hover()
    assert shown.get_attribute("data-preview") == code and shown.is_visible() and away.count()
    page.mouse.move(5, 5)
    assert shown.count() == 0 == away.count()
    page.locator(f":is(#scene, #hand) [id][data-key='{button.get_attribute('data-key')}']").first.hover()
    assert shown.get_attribute("data-preview") == code
    page.mouse.move(5, 5)
    page.keyboard.press("ArrowRight")  # by keyboard: what is chosen
    assert shown.count() == 1
    page.keyboard.press("Escape")
    assert shown.count() == 0
    button.click()
    page.wait_for_selector("body:not(.sent)")
    assert shown.count() == 0 == away.count()


@pytest.mark.browser
def test_on_a_phone_holding_an_answer_shows_it_and_does_not_give_it(open_page: Any, server: Server) -> None:
    page = open_page("anna", PHONE, has_touch=True)
    page.goto(f"{server.url}/t/{which_way(server)}")
    say_until_drawn(page)
    asked_now = page.inner_text("#ask h1")
    box = page.locator(
        f"#answer-{page.locator('#board [data-preview]').first.get_attribute('data-preview')}"
    ).bounding_box()
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector("#board [data-preview].on")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert page.inner_text("#ask h1") == asked_now and page.locator("body.sent").count() == 0
    assert page.locator("#board [data-preview].on").count() == 1
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 5, "y": 70}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector("#board [data-preview].on", state="detached")
