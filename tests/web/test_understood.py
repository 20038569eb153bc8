"""Why a game was lost: the end page, the replay and a hint, as far as one may know."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import asked, step
from dispetto.lab.analysis import Budget, Story, analyse
from dispetto.lab.analysis.hints import advise
from dispetto.lab.analysis.measures import Depth
from dispetto.web.pages.account import as_sum, entries, rounded
from dispetto.web.pages.odds import TALL, WIDE, Shown, chart, thinned
from dispetto.web.pages.understood import told, worth_telling
from dispetto.web.play import hinting
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.understanding import Looking, story_of
from tests.web.conftest import house_of, sit_down
from tests.web.court import court
from tests.web.looked_back import looked_back
from tests.web.test_chairs import be, call, laid
from tools.screenshots import CREW
from tools.webtable import Server, story

__all__ = ["court"]
QUICK = Budget(Depth(1, 1, 1, 1), Depth(1, 2, 1, 1, again=2), 5_000)


@given(st.lists(st.floats(-60, 60), min_size=2, max_size=8), st.integers(-100, 100))
def test_an_account_in_whole_points_still_adds_up(values: list[float], total: int) -> None:
    assert sum(rounded(values, total)) == total


def test_the_account_of_every_seat_leads_from_its_start_to_its_end() -> None:
    found = looked_back("hedz-25th", 4, story("hedz-25th", {}, 4), winner=2)
    for seat in range(4):
        first, *between, last = entries(found, seat)
        assert first.points + sum(e.points for e in between) == last.points == (100 if seat == 2 else 0)
    assert as_sum(entries(found, 2)).startswith("25 ") and as_sum(entries(found, 2)).endswith("= 100")


def test_of_a_long_game_the_swings_are_drawn() -> None:
    points = [[0.5, 0.5]] * 1000
    points[777] = [0.9, 0.1]
    kept = thinned(points, 50)
    assert len(kept) == 50 and 777 in kept and kept[0] == 0 and kept[-1] == 999


def test_before_the_end_nobody_is_told_who_is_going_to_win(client: TestClient) -> None:
    table = sit_down(client)
    for path in ("understood", "odds.json", "so-far/0"):
        answer = client.get(f"/t/{table}/{path}")
        assert answer.status_code == 403 and "Why somebody won is told when somebody has." in answer.text


def finished(client: TestClient, game: str, seats: int, options: dict[str, Any]) -> Table:
    """A game that is over, with Anna at the table."""
    told = story(game, options, seats)
    made = call(client, lambda: house_of(client).tables.make(game, "anna", CREW[:seats], options, entries=told))
    assert isinstance(made, Table) and made.over
    return made


def test_the_end_page_looks_back_once_and_keeps_what_it_found(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_of(client)
    table = finished(client, "hedz-25th", 2, {"turn_limit": 2})
    calls: list[str] = []

    async def at_once(name: str, version: int, told: dict[str, Any], seed: int, looking: Looking) -> None:
        calls.append(name)
        for found in analyse(game_named(told["game"]), Story.of(told), budget=QUICK, on_progress=looking.hear):
            looking.hear(found.as_json())
        assert looking.found is not None
        await house.store.understand(name, version, looking.found.as_json())
        looking.finish()

    monkeypatch.setattr(house.understanding, "wish", "whole")
    monkeypatch.setattr(house.understanding, "work", at_once)
    address = f"/t/{table.id}/understood"
    be(client, "anna").get(address)
    while not (heard := client.get(address).json())["done"]:
        assert heard["html"], "there is always something to look at"
    assert (
        '<svg class="odds"' in heard["html"]
        and '<svg class="waterfall"' in heard["html"]
        and "Chance" in heard["verdict"]
    )
    house.understanding.games.clear()
    assert client.get(address).json()["html"] == heard["html"] and calls == [table.id], "it is kept"
    odds = client.get(f"/t/{table.id}/odds.json").json()["odds"]
    assert len(odds) == table.version + 1 and all(abs(sum(now) - 100) < 0.5 for now in odds)
    call(client, lambda: house.tables.delete(table))
    assert call(client, lambda: house.store.understood(table.id)) is None, "and gone with the table"


def test_the_replay_shows_the_account_so_far_and_what_every_answer_was_worth(client: TestClient) -> None:
    table = finished(client, "lunch-money", 3, {})
    found = looked_back("lunch-money", 3, story("lunch-money", {}, 3))
    call(client, lambda: house_of(client).store.understand(table.id, table.version, found.as_json()))
    be(client, "anna")
    whole = call(client, lambda: house_of(client).tables.pasts.whole(table))
    for n, moment in enumerate(whole.history.moments[:40]):
        told = client.get(f"/t/{table.id}/so-far/{n}").json()
        first, *changes, last = told["sum"].replace("=", "").replace("+ ", "").replace("− ", "-").split()
        assert int(first) + sum(map(int, changes)) == int(last), told["sum"]
        later = next((m for m in found.moments if m.version == moment.version + 1), None)
        if later is None or later.kind == "chance":
            assert "offered" not in told["html"]
        else:
            assert told["html"].count("<li") == len(later.offers) and "±" in told["html"]
            assert told["html"].count('class="flag yours"') == any(o.code == later.code for o in later.offers)
    assert client.get(f"/t/{table.id}/so-far/99999").status_code == 404


def test_a_moment_of_which_the_narrator_said_nothing_is_told_in_a_whole_sentence(client: TestClient) -> None:
    table = finished(client, "hedz-25th", 2, {"turn_limit": 2})
    whole = call(client, lambda: house_of(client).tables.pasts.whole(table))
    silent = [m for m in whole.history.moments if not m.events and m.entry is not None]
    kinds = {m.entry.kind for m in silent if m.entry is not None}
    assert "chance" in kinds
    for lang, chance in (("en", "Chance was asked, and said: "), ("it", "Hanno chiesto al caso")):
        reader = Reader("anna", lang, "wide", 0)
        for moment in silent:
            text = told(whole, moment, reader)
            assert text.endswith((".", "!")) and len(text.split()) > 2, text
            assert moment.entry is None or moment.entry.kind != "chance" or text.startswith(chance)


def test_what_was_done_is_told_and_not_whose_turn_came_next(client: TestClient) -> None:
    table = finished(client, "shear-panic", 2, {})
    whole = call(client, lambda: house_of(client).tables.pasts.whole(table))
    reader = Reader("anna", "en", "wide", 0)
    chosen = [m for m in whole.history.moments if m.entry is not None and m.entry.kind == "answer"]
    parts = 0
    for moment in chosen:
        text, seat = told(whole, moment, reader), moment.entry.seat if moment.entry is not None else -1
        at = worth_telling(whole, moment)
        if at is None:
            assert text.startswith("You chose: " if seat == 0 else "Bruno chose: "), text
            parts = max(parts, text.count(", "))
        else:
            e = moment.events[at]
            assert e.seat == seat or whole.stage.nastiness(e) > 0, text
    assert parts >= 1, "a card and its sheep are one answer"


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_numbers_on_the_chart_stay_on_it(layout: str) -> None:
    found = looked_back("hedz-25th", 2, story("hedz-25th", {"turn_limit": 3}, 2), winner=0)
    moments = [replace(m, before=[1.0, 0.0], after=[1.0, 0.0]) for m in found.moments]
    sure = replace(found, moments=moments, start=[1.0, 0.0], end=[1.0, 0.0])
    shown = Shown(["You", "Bruno"], [0, 1], 0, [0, 1], str, {"title": "t", "dice": "d", "choices": "c"})
    drawn = chart(sure, shown, layout, {m.version: n for n, m in enumerate(moments[-3:], 1)})
    spots = [(float(a), float(b)) for a, b in re.findall(r'class="drop" d="M([-\d.]+),([-\d.]+)V', drawn)]
    assert len(spots) == 3 and min(down for _, down in spots) >= (WIDE if layout == "wide" else TALL).top, spots
    for a, b in combinations(spots, 2):
        assert abs(a[0] - b[0]) >= 20 or abs(a[1] - b[1]) >= 20, "and none on another"


@pytest.mark.parametrize(("game", "fell", "rail"), [("hedz-25th", "4", "dice"), ("lunch-money", "kick", "chance")])
def test_cards_are_not_called_dice(client: TestClient, game: str, fell: str, rail: str) -> None:
    table = finished(client, game, 2, {})
    found = looked_back(game, 2, story(game, {}, 2))
    found = replace(found, moments=[replace(m, done=fell) for m in found.moments])
    call(client, lambda: house_of(client).store.understand(table.id, table.version, found.as_json()))
    html = be(client, "anna").get(f"/t/{table.id}/understood").json()["html"]
    assert re.findall(r'class="rail-name"[^>]*>(\w+)<', html) == [rail, "choices"]


@pytest.mark.parametrize("game", ["hedz-2nd", "lunch-money"])
def test_a_table_tells_the_laboratory_what_happened_there(client: TestClient, game: str) -> None:
    tale = story_of(finished(client, game, 3, {}))
    known = game_named(game)
    s = tale.begin(known)
    for one in tale.steps:
        ask = asked(s)
        assert ask is not None and one.by == ask.seat and known.actions[one.code] in ask.legal(s)
        step(s, known.actions[one.code])
    assert not s.stack


# ------------------------------------------------------------------------------------------------------------- a hint


def test_a_hint_is_given_against_bots_and_the_game_is_marked(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "FEW", (2, 1))
    monkeypatch.setattr(hinting, "PLENTY", (2, 1))
    monkeypatch.setattr(hinting.Hints, "hire", lambda hints: None)  # a thread will do here
    table = laid(client, "hedz-25th", CREW[:3], asked=0)
    page = be(client, "anna").get(f"/t/{table.id}").text
    assert "data-hint" in page
    told = client.post(f"/t/{table.id}/hint").json()["html"]
    assert client.get(told.partition('src="')[2].partition('"')[0]).status_code == 200, "she is seen"
    assert "An expert:" in told and " %</b>" in told and table.row.settings["helped"] == 1
    assert "from the Volcano" in told, "and why: facts of the game, as they are"


def test_no_hint_among_people_nor_for_those_who_only_watch(client: TestClient) -> None:
    table = laid(client, "hedz-25th", asked=1)
    assert "data-hint" not in be(client, "bruno").get(f"/t/{table.id}").text
    answer = client.post(f"/t/{table.id}/hint")
    assert answer.status_code == 403 and "No hints where people play" in answer.text
    assert be(client, "zoe").post(f"/t/{table.id}/hint").status_code == 403 and "helped" not in table.row.settings


def test_no_hint_out_of_turn(client: TestClient) -> None:
    table = laid(client, "hedz-25th", CREW[:3], asked=0)
    table.row.settings["lesson"] = "first"
    answer = be(client, "anna").post(f"/t/{table.id}/hint")
    assert answer.status_code == 409 and "nothing to be asked of an expert" in answer.text


def test_a_hint_is_the_same_on_two_tables_that_its_seat_cannot_tell_apart(court: str) -> None:
    game = game_named(court)
    s = game.new(3)
    for entry in story(court, {}, 3, until=lambda g, s, ask: ask.seat == 0):
        step(s, game.actions[entry.code])
    twin = game.twin(game.dump(s), 0, random.Random(5))
    assert twin is not None and twin != game.dump(s)
    shown = [game.dump(game.imagine(one, 0, 7)) for one in (s, game.load(twin))]
    assert shown[0] == shown[1] and advise(court, shown[0], 0, 3, 2, 1) == advise(court, shown[1], 0, 3, 2, 1)


# --------------------------------------------------------------------------------------------------------- in a browser


@pytest.mark.browser
def test_mistakes_are_asked_again(server: Server, open_page: Any) -> None:
    told = story("hedz-25th", {}, 3)
    table = server.table("hedz-25th", {}, CREW[:3], told)
    server.understand(table, told[-1].version, looked_back("hedz-25th", 3, told))
    page = open_page("anna", {"width": 390, "height": 844})
    page.goto(f"{server.url}/t/{table}/end")
    page.locator("#learn").click()
    one = page.locator(".learn-one:not([hidden])")
    one.wait_for()
    assert page.locator(".seat .chance").count() == 3 and one.locator(".worth:visible").count() == 0
    one.locator(".offer.best").click()
    one.locator(".learn-why:visible").wait_for()
    assert one.locator(".flag.yours:visible").count() == 1 and "Where were you then?" in one.inner_text()
    assert page.locator("#so-far:visible").count() == 0, "that would give it away"
    page.keyboard.press("Escape")
    page.locator("#learn-open:visible").wait_for()
    page.locator("#so-far summary").click()
    page.locator("#so-far .offered .flag:visible").first.wait_for()
    assert page.locator("#so-far tbody tr").count() == 3 and "=" in page.locator("#so-far .sum").inner_text()
    page.keyboard.press("Escape")
    page.locator("#so-far:not([open])").wait_for()


@pytest.mark.browser
def test_a_scene_that_shows_the_seats_itself_wears_the_chances_too(server: Server, open_page: Any) -> None:
    told = story("lunch-money", {}, 3)
    table = server.table("lunch-money", {}, CREW[:3], told)
    server.understand(table, told[-1].version, looked_back("lunch-money", 3, told))
    page = open_page("anna", {"width": 390, "height": 844})
    page.goto(f"{server.url}/t/{table}/replay")
    page.locator("#so-far:visible").wait_for()
    page.locator(".chance.loose:visible").nth(2).wait_for()
    board = page.locator("#board").bounding_box()
    assert board["width"] > 300, "the account so far has a place of its own, and the yard keeps its"
