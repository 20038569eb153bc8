"""People at the table: games to their end by clicks and by keys, through a power cut, in two languages."""

from __future__ import annotations

import time
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.web.store.store import SeatRow
from tests.web.hands import BOT, DESK, PEOPLE, READY, play_out
from tools.webtable import Server, story

pytestmark = pytest.mark.browser
SHORT: dict[str, dict[str, Any]] = {  # options that make a whole game short
    "hedz-25th": {"turn_limit": 3},
    "hedz-2nd": {"turn_limit": 3},
    "lunch-money": {"start_points": 12},
}
LATE = {"horse-racing": 16}  # no option makes six races few: `make soak` clicks through all of them


def sit_down(page: Any, server: Server) -> None:
    """Home, then Play now: the first of two clicks."""
    page.goto(server.url)
    page.click("form[action='/play'] button.go >> nth=0")
    page.wait_for_selector("#board")
    page.wait_for_load_state()  # menus and languages are the scripts' alone


def test_a_newcomer_plays_within_two_clicks_and_ten_seconds(open_page: Any, server: Server) -> None:
    page = open_page()
    began = time.monotonic()
    sit_down(page, server)  # the first click
    page.wait_for_selector(READY)
    before = page.locator("#lines li").count()
    page.click("#ask [data-answer] >> nth=0")  # the second is a move
    page.locator("#lines li").nth(before).wait_for(state="attached")
    assert time.monotonic() - began < 10


@pytest.mark.parametrize("game", list(all_games()))
def test_two_people_play_to_the_end_by_clicks_on_phones(open_page: Any, server: Server, game: str) -> None:
    options = SHORT.get(game, {})
    table = server.table(game, options, PEOPLE, story(game, options, 2, left=LATE[game]) if game in LATE else ())
    pages = [open_page(p.person) for p in PEOPLE]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    clicks = play_out(pages)
    assert clicks["board"] and clicks["button"]
    anna = pages[0]
    anna.click("#ask [data-enter]")
    anna.wait_for_selector(".finale")
    anna.click("#menu summary")
    with anna.expect_download() as record:
        anna.click("#menu a[href$='record.toml']")
    anna.keyboard.press("Escape")
    assert "end_rule" in open(record.value.path(), encoding="utf-8").read()
    anna.click("form[action$='/rematch'] button")
    anna.wait_for_selector("#board")


@pytest.mark.parametrize("game", [name for name in all_games() if name != "hedz-2nd"])  # it moves as the 25th does
def test_the_last_stretch_with_motion_on_a_desk(open_page: Any, server: Server, game: str) -> None:
    options = {"turn_limit": 8} if game.startswith("hedz") else {}
    table = server.table(game, options, PEOPLE, story(game, options, 2, left=3))
    pages = [open_page(p.person, DESK, motion=True) for p in PEOPLE]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    assert play_out(pages)


def test_a_game_to_its_end_by_keyboard(open_page: Any, server: Server) -> None:
    table = server.table("hedz-25th", {"turn_limit": 3}, [PEOPLE[0], BOT])
    page = open_page("anna")
    page.goto(f"{server.url}/t/{table}")
    answers = 0
    for _ in range(200):
        page.wait_for_selector(READY, timeout=30_000)
        if page.query_selector("#ask [data-enter]"):
            break
        answers += 1
        if page.locator("#ask [data-answer]").count() > 1:
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
    assert answers >= 3
    page.wait_for_selector("#ask [data-enter]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/end")


def test_a_lit_thing_on_the_board_answers_like_its_button(open_page: Any, server: Server) -> None:
    phone = open_page()
    sit_down(phone, server)
    phone.wait_for_selector("body:not(.sent) #ask [data-answer]", timeout=30_000)
    before = phone.locator("#lines li").count()
    phone.dispatch_event(".board .dino.lit", "click")
    phone.locator("#lines li").nth(before).wait_for(state="attached")


def test_a_hand_that_is_quicker_than_the_scripts_is_not_asked_to_click_twice(open_page: Any, server: Server) -> None:
    log = story("hedz-25th", {}, 2, until=lambda g, s, ask: type(ask).__name__ == "InTheWay" and ask.seat == 0)
    table = server.table("hedz-25th", {}, PEOPLE, log)
    page = open_page("anna", DESK, early=True)
    late: list[Any] = []
    page.route("**/table.js*", lambda route: late.append(route))
    page.goto(f"{server.url}/t/{table}", wait_until="commit")
    page.wait_for_selector("#ask [data-answer]")
    before = page.locator("#lines li").count()
    page.dispatch_event("#ask [data-answer]", "click")
    assert late, "the script has not come yet"
    for script in late:
        script.continue_()
    page.locator("#lines li").nth(before).wait_for(state="attached")


def test_on_a_phone_a_map_comes_nearer_until_a_finger_can_hit_what_is_lit(open_page: Any, server: Server) -> None:
    log = story("hedz-25th", {}, 2, until=lambda g, s, ask: type(ask).__name__ == "InTheWay" and ask.seat == 0)
    table = server.table("hedz-25th", {}, PEOPLE, log)
    page = open_page("anna", has_touch=True)
    page.goto(f"{server.url}/t/{table}")
    lit = page.locator("#board.near [data-key='1']").first
    near = lit.bounding_box()
    assert near["width"] >= 24 and near["height"] >= 24
    page.click("#mini")  # the whole course again
    page.wait_for_selector("#board:not(.near)")
    page.click("#mini")
    page.wait_for_selector("#board.near")


def test_the_language_changes_at_any_time_and_nothing_typed_is_lost(open_page: Any, server: Server) -> None:
    page = open_page(size=DESK)
    sit_down(page, server)
    page.wait_for_selector("body:not(.sent) #ask [data-answer]", timeout=30_000)
    english = page.inner_text("#lines li:last-child")
    page.fill("#say", "half a thought")
    page.click("[data-set='lang=it'] >> visible=true")
    page.wait_for_selector("html[lang=it] #lines li:last-child")
    assert page.inner_text("#lines li:last-child") != english
    assert "Tu" in page.inner_text("#seat-0") and page.input_value("#say") == "half a thought"
    page.wait_for_selector("body:not(.lost)")
    page.press("#say", "Enter")
    page.wait_for_selector("#lines li.chat")
    assert "half a thought" in page.inner_text("#lines li.chat")


def test_an_unlit_dino_says_why_with_its_rule(open_page: Any, server: Server) -> None:
    phone = open_page()
    sit_down(phone, server)
    phone.wait_for_selector("body:not(.sent) #ask [data-answer]", timeout=30_000)
    phone.dispatch_event(".board .dino:not(.mine):not(.lit)", "click")
    phone.wait_for_selector("#tip:not([hidden]) a[href*='#H25-']")
    phone.keyboard.press("Escape")
    assert phone.is_hidden("#tip")


def test_two_people_meet_by_a_link_and_a_third_looks_on_and_chats(open_page: Any, server: Server) -> None:
    anna, bruno, carla = (open_page(size=DESK) for _ in range(3))
    anna.goto(server.url)
    anna.click("button[formaction='/invite'] >> nth=0")
    link = anna.input_value("#link")
    anna.select_option("#chair-3 select", "bot:random")
    anna.wait_for_selector("#chair-3 input.who")
    bruno.goto(link)
    bruno.fill("#sit input[name=name]", "Beppe")
    bruno.click("button[value=join]")
    anna.wait_for_selector("#chair-1 .who:not(.free)")
    anna.click("button[value=start]")
    for page in (anna, bruno):
        page.wait_for_selector("#board")
    carla.goto(link)
    carla.wait_for_selector("#board")
    assert carla.locator("#ask [data-answer]").count() == 0
    assert anna.locator(".seat .tag:not(.gone)").count() == 2
    carla.fill("#say", "Who is winning?")
    carla.press("#say", "Enter")
    anna.wait_for_selector("#lines li.chat:has-text('Who is winning?')")


def test_after_a_power_cut_the_page_is_back_within_two_seconds(open_page: Any, server: Server) -> None:
    phone = open_page()
    sit_down(phone, server)
    phone.wait_for_selector("body:not(.sent) #ask [data-answer]", timeout=30_000)
    asked, log = phone.inner_text("#ask h1"), phone.inner_text("#lines")
    server.kill()
    phone.wait_for_selector("body.lost", timeout=10_000)
    server.start()
    phone.wait_for_selector("body:not(.lost)", timeout=2_000)
    assert phone.inner_text("#ask h1") == asked and phone.inner_text("#lines") == log
    before = phone.locator("#lines li").count()
    phone.keyboard.press("1")
    phone.locator("#lines li").nth(before).wait_for(state="attached")


def test_two_people_share_a_device_and_a_curtain_falls_between_them(open_page: Any, server: Server) -> None:
    seats = [PEOPLE[0], SeatRow("anna", "Bruno", "m", hot=True)]
    table = server.table("lunch-money", {"start_points": 8, "open_poll": True}, seats)
    page = open_page("anna")
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("#curtain [data-eyes]")
    assert page.locator("#ask [data-answer]").count() == 0
    page.keyboard.press("Enter")
    page.wait_for_selector("#ask [data-answer]")
    assert page.locator("#curtain [data-eyes]").count() == 0
    assert play_out([page])["curtain"] > 1


def test_a_replay_is_walked_through_by_keys_and_played_on_from(open_page: Any, server: Server) -> None:
    table = server.table("hedz-25th", {}, [PEOPLE[0], BOT], story("hedz-25th", {}, 2, left=3))
    page = open_page("anna", DESK)
    page.goto(f"{server.url}/t/{table}/replay?at=4")
    page.wait_for_selector("#count:text('4 /')")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#count:text('5 /')")
    assert page.url.endswith("at=5")
    page.keyboard.press("Home")
    page.wait_for_selector("#count:text('0 /')")
    page.fill("#scrub", "12")
    page.wait_for_selector("#count:text('12 /')")
    page.click("text=What if")
    page.wait_for_selector("#ask")
    assert "/replay" not in page.url
