"""Since your last turn: two lines and threads for whoever is asked, gone with their answer, and once more in motion."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.table import Roll, asked
from dispetto.web.pages.pages import Pages
from dispetto.web.pages.recap import since_last
from dispetto.web.play.live import Live
from dispetto.web.play.proposals import new_table
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.utterances import is_real
from dispetto.web.store.store import SeatRow
from tests.web.hands import DESK, PHONE, READY
from tests.web.test_rounds import open_table, watcher
from tools.webtable import Server, story

SEATS = [SeatRow("anna", "Anna", "f"), *(SeatRow("", name, "f", "greedy") for name in ("Dora", "Edda", "Fosca"))]
STAND = "all => all.map((el) => [el.id, el.getAttribute('transform')])"


def told(game: str, lang: str = "en") -> Iterator[tuple[Table, str]]:
    """Every recap of a game among bots, as the first seat reads it, with the table it is of."""
    options = dict(game_named(game).quick)
    entries = story(game, options, 4, bot="greedy", seed=3)
    made = new_table(game, "anna", SEATS, options, opened=False, settings=None, entries=entries, begun=True)
    table = Table(made.row)
    for entry in made.entries:
        table.apply(entry)
        if table.over or isinstance(asked(table.state), Roll) or 0 not in table.asking.party:
            continue
        if table.asking.party[0] or not is_real(table.game, table.state):
            continue
        table.clocks.open_round(table.version, 1.0)
        yield table, Pages().parts(table, Reader("anna", lang, "wide", 0), set())["recap"]


@pytest.mark.parametrize("game", list(all_games()))
def test_a_recap_has_one_or_two_lines_and_marks_that_are_on_the_board(game: str) -> None:
    recaps, threads, lang = 0, 0, "it"
    for table, text in told(game, lang):
        if not text:
            assert not since_last(table, 0) or table.asking.in_round
            continue
        recaps += 1
        assert 1 <= text.count("<li") <= 3 and "data-again" in text
        found = re.search(r'data-marks="([^"]*)"', text)
        marks = json.loads(html.unescape(found[1])) if found else {}
        page = Pages().parts(table, Reader("anna", lang, "wide", 0), set())
        board = page["scene"]
        for one in marks["threads"]:
            assert f'id="{one["id"]}"' in board or one["id"].startswith("horse-")
            assert all(f'id="{anchor}"' in board for anchor in one["via"]), one
            threads += 1
        assert all(f'id="{disc["at"]}"' in board or disc["at"].startswith("horse-") for disc in marks["discs"])
        if recaps > 6:
            break
    assert recaps and (threads or game == "lunch-money")


def test_a_game_without_threads_of_its_own_has_the_two_lines() -> None:
    from dispetto.core.show.stage import Stage

    plain: Stage[object] = Stage(game_named("hedz-25th"))
    assert plain.whose(None, "dino-1") == -1 and plain.beside == 0 and plain.place.__name__ == "place"


def test_it_goes_with_the_first_answer_and_is_not_there_in_the_middle_of_a_turn(db: str) -> None:
    async def play() -> None:
        async with open_table(db, "hedz-25th", [SeatRow("a", "Anna", "f"), *SEATS[1:]]) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            reader = Reader("a", "en", "wide", 0)
            turns = 0
            while turns < 2:  # the first turn of a game has nothing before it
                before = table.asking.party == (0,) and is_real(table.game, table.state)
                shown = live.pages.parts(table, reader, set())["recap"]
                if before and shown:
                    turns += 1
                    later = since_last(table, 0)
                    again = live.again(watcher(table, "a"), later)
                    assert "steps" not in again[0] and all("steps" in one for one in again[1:])
                    assert "ask" in again[-1]["html"] and not any("ask" in one["html"] for one in again[:-1])
                await tables.time_is_up(table, table.version)
                if before and table.asking.party == (0,):
                    assert not live.pages.parts(table, reader, set())["recap"]

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.browser
def test_it_is_seen_again_in_motion_and_put_away_and_the_board_holds_still(open_page: Any, server: Server) -> None:
    upto = next(table.version for table, text in told("hedz-25th") if text.count("<li>") == 2)
    entries = story("hedz-25th", dict(game_named("hedz-25th").quick), 4, bot="greedy", seed=3)[:upto]
    table = server.table("hedz-25th", dict(game_named("hedz-25th").quick), SEATS, entries)
    for size in (DESK, PHONE):
        page = open_page("anna", size, motion=True)
        page.goto(f"{server.url}/t/{table}")
        page.reload()  # now the house knows how wide the screen is
        page.wait_for_selector(READY, timeout=30_000)
        page.wait_for_selector(".recap-marks .thread", state="attached")
        box, where = page.locator("#board").bounding_box(), page.eval_on_selector_all("#board .dino", STAND)
        page.click("#recap [data-again]")
        page.wait_for_selector("#recap.off", state="attached")
        page.keyboard.press(" ")  # seen enough
        page.wait_for_selector("#recap:not(.off)")
        page.wait_for_selector(READY)
        assert page.eval_on_selector_all("#board .dino", STAND) == where
        page.click("#recap [data-recap-close]")
        page.wait_for_selector("#recap.off", state="attached")
        assert page.locator(".recap-marks").count() == 0 and page.locator("#board").bounding_box() == box
