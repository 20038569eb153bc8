"""What a table remembers of wrongs and what its bots say: the same for everybody, awake or woken, until undone."""

from __future__ import annotations

import copy
from functools import cache
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient
from markupsafe import escape

from dispetto.bots.cast import CAST
from dispetto.bots.voices.speaking import Line
from dispetto.core.engine.table import ALL, PUBLIC, Event, asked
from dispetto.core.traits import Harm
from dispetto.web.house import House
from dispetto.web.pages.lines import lines
from dispetto.web.pages.motion import steps
from dispetto.web.play.company import seated_as
from dispetto.web.play.gossip import junior, minds
from dispetto.web.play.history import WINDOW
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.saves import Saves
from dispetto.web.play.table import Table
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import SeatRow, TableRow, save, save_columns
from dispetto.web.store.store import Store
from tests.web.conftest import house_of
from tests.web.hands import PHONE
from tests.web.test_rounds import comes
from tests.web.test_sleep import asleep, in_house
from tools.webtable import Server, story

GAMES = ["hedz-25th", "lunch-money", "shear-panic"]


def seats(who: tuple[str, ...] = ("lena", "rancora", "becco")) -> list[SeatRow]:
    """Anna, and some of the cast."""
    found = [SeatRow("anna", "Anna", "f")]
    for one in who:
        found.append(seated_as(one, found, "normal"))
    return found


@cache
def log(game: str) -> list[Entry]:
    """What happened in a whole game."""
    return story(game, {}, 4, bot="random", seed=4)


def table_of(game: str, entries: list[Entry], whole: bool = False) -> Table:
    """A table where this has happened."""
    row = TableRow("feed", game, "Feed", "anna", False, "playing", {}, {}, "00" * 32, 0.0, 0.0, tuple(seats()))
    table = Table(row, whole)
    for entry in entries:
        table.apply(entry)
    return table


def talk(table: Table) -> dict[int, tuple[Line, ...]]:
    """All that was said, as far back as the table remembers."""
    return {m.version: said for m in table.history.moments if (said := table.gossip.said(m.version))}


@pytest.mark.parametrize("game", GAMES)
def test_somebody_speaks_in_every_game_and_nobody_says_the_same_twice(game: str) -> None:
    table = table_of(game, log(game), whole=True)
    keys = [line.key for said in talk(table).values() for line in said]
    assert len(keys) >= 6 and len(set(keys)) == len(keys)
    assert any("-won-" in key or "-lost-" in key for key in keys)


@pytest.mark.parametrize("game", GAMES)
def test_a_woken_table_remembers_and_tells_the_same(game: str, db: str) -> None:
    """From the save alone, from the base of it, and from its whole log."""
    whole, store = table_of(game, log(game), whole=True), Store(db)
    table = table_of(game, log(game)[:130])
    kept = save(save_columns(Saves(store).save(table, 0)))
    assert kept.base is not None and kept.base.gossip["talk"]
    for begin in (kept, kept.base):
        woken = Table(table.row)
        woken.begin(begin)
        for entry in log(game)[begin.version : 200]:
            woken.apply(entry)
        heard = {v: said for v, said in talk(whole).items() if begin.version < v <= 200}
        assert talk(woken) == {v: said for v, said in heard.items() if v >= woken.history.moments[0].version}
        went_on = table_of(game, log(game)[:200]).gossip
        assert woken.gossip.wrongs == went_on.wrongs and woken.gossip.chances == went_on.chances


async def evening(house: House, entries: list[Entry]) -> tuple[str, tuple[Harm, ...]]:
    """A table where this has happened and a person is waited for: its id, and what Rancora remembers."""
    table = await house.tables.make("lunch-money", "anna", seats(), {}, entries=entries)
    assert table.gossip.wrongs[0].version < table.history.moments[0].version, "older than all that it can show"
    house.live.changed(table)
    await comes(lambda: house.live.waiting.rests(table))
    return table.id, table.gossip.harms(2)


def test_a_grudge_outlives_the_window_and_the_night(db: str) -> None:
    """Whoever was harmed longer ago than a table remembers moments still knows it, also after a sleep."""
    known = table_of("lunch-money", log("lunch-money"), whole=True)
    asks = ((m.version, ask) for m in known.history.moments if (ask := asked(m.state)) and m.version > 150)
    cut = next(version for version, ask in asks if type(ask).__name__ == "Main" and ask.seat == 0)

    async def night(house: House) -> None:
        name, before = await evening(house, log("lunch-money")[:cut])
        await asleep(house, name)
        woken = await house.tables.get(name)
        assert woken is not None
        assert len(woken.history.moments) < WINDOW and woken.gossip.harms(2) == before
        await house.tables.deepen(woken)
        assert woken.gossip.harms(2) == before
        again = await house.tables.pasts.whole(woken)
        told = {v: said for v, said in talk(again).items() if v >= woken.history.moments[0].version}
        assert talk(woken) == told and told

    in_house(db, night)


def test_what_is_taken_back_was_neither_done_nor_said() -> None:
    entries = log("hedz-25th")
    table = table_of("hedz-25th", entries, whole=True)
    said = max(v for v in talk(table) if table.gossip.wrongs and v <= table.gossip.wrongs[-1].version)
    back = table_of("hedz-25th", entries[:said], whole=True)
    before = table_of("hedz-25th", entries[: said - 1], whole=True)
    back.apply(Entry(said + 1, "undo", 0, 1, {}, 2.0))
    assert said in talk(table) and said not in talk(back)
    assert back.gossip.wrongs == before.gossip.wrongs and talk(back) == talk(before)


def unseen(e: Event) -> Event:
    """The same event with other secrets."""
    return Event(e.kind, e.seat, (0,) * len(e.args), e.known_to)


def test_what_nobody_outside_may_know_changes_no_word() -> None:
    """On a twin of every table of a game of hidden cards, and of what was dealt unseen, they say the same."""
    entries, rng = log("lunch-money"), Random(1)
    table, twin = table_of("lunch-money", []), table_of("lunch-money", [])
    spoken = 0
    for entry in entries[:160]:
        table.apply(entry)
        last = table.history.moments[-1]
        dump = table.game.twin(copy.deepcopy(table.game.dump(last.state)), PUBLIC, rng)
        state = table.game.load(dump) if dump is not None else last.state
        events = tuple(e if e.known_to == ALL else unseen(e) for e in last.events)
        twin.history.moments.append(Moment(last.version, entry, state, events, 0, last.turn))
        twin.gossip.hear(table.row)
        assert twin.gossip.said(entry.version) == table.gossip.said(entry.version)
        assert twin.gossip.chances == table.gossip.chances
        spoken += len(table.gossip.said(entry.version))
    assert spoken > 4


@pytest.mark.parametrize("lang", ["en", "it"])
def test_everybody_reads_the_same_words_in_the_log_and_on_the_way(lang: str) -> None:
    table = table_of("hedz-25th", log("hedz-25th"), whole=True)
    version = max(talk(table))
    words = [line.words(lang) for line in talk(table)[version]]
    moment = next(m for m in table.history.moments if m.version == version)
    told = {str(one.html) for seat in (PUBLIC, 0) for one in lines(table, Reader("anna", lang, "wide", seat))}
    way, heard = steps(table, [moment], Reader("anna", lang, "wide", 0))
    for text in words:
        shown = {html for html in told if "data-says" in html and escape(text) in html}
        assert len(shown) == 1 and shown <= {str(one.html) for one in heard}
    assert sum(step["do"] == "line" for step in way) == len(heard)
    before = table.history.moments.index(moment) - 1
    assert not [one for one in lines(table, Reader("anna", lang, "wide"), before) if escape(words[0]) in one.html]


def test_only_bots_with_a_face_speak_and_it_is_a_shame_to_lose_to_the_weaker() -> None:
    row = table_of("hedz-25th", []).row
    assert not minds("greedy") and not minds("nobody:at,all") and minds("persona:riga")
    anna, easy = row.seats[0], SeatRow("", "Pepe", "m", "persona:pepe,strength=easy,nasty=1.0")
    assert junior(row, easy, "normal") and not junior(row, easy, "easy") and not junior(row, anna, "expert")
    plain = Table(TableRow("p", "hedz-25th", "P", "", False, "playing", {}, {}, "00" * 32, 0.0, 0.0, (anna, anna)))
    plain.apply(log_of_two()[0])
    assert not plain.gossip.minds and not plain.gossip.talks(plain.row)
    assert plain.gossip.kept(1) == {}


@cache
def log_of_two() -> list[Entry]:
    """The beginning of a game for two."""
    return story("hedz-25th", {}, 2, seed=4)[:1]


def test_the_page_offers_to_silence_them_only_where_somebody_talks(client: TestClient) -> None:
    tables = house_of(client).tables
    where = client.post("/play", data={"game": "hedz-25th"}, follow_redirects=False).headers["location"]
    assert "data-hush" in client.get(where).text
    assert {line.who for said in talk(tables.alive[where.removeprefix("/t/")]).values() for line in said} <= set(CAST)


@pytest.mark.browser
def test_a_bubble_says_it_at_the_seat_and_one_click_silences_all(open_page: Any, server: Server) -> None:
    page = open_page("anna", PHONE)
    table = server.table("lunch-money", {}, seats())
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("#ask [data-answer]")
    page.evaluate("addEventListener('dispetto:says', () => { document.body.dataset.spoken = 'yes'; })")
    for _ in range(60):
        if page.evaluate("document.body.dataset.spoken") and page.locator(".speech").count():
            break
        page.locator("#ask [data-answer]").first.click()
        page.wait_for_selector("body:not(.sent) #ask [data-answer]")
    bubble = page.locator(".speech").last
    box = bubble.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    assert page.locator("#lines li.says").last.locator("q").inner_text() == bubble.locator("span").inner_text()
    bubble.locator(".hush").click()
    page.wait_for_selector(".speech", state="detached")
    assert page.locator("#lines li.says").first.is_hidden()
    page.reload()
    page.wait_for_selector("body.hushed")
    assert page.locator("#menu [data-hush]").get_attribute("aria-pressed") == "false"
