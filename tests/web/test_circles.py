"""Circles: who comes in and who does not, ratings with their doubt, a ledger that adds up, rivals by a test."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.table import step
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Words
from dispetto.web.circle.ledger import SURE, coin, ledger, rivals
from dispetto.web.circle.ratings import closest, fresh, rated, surely
from dispetto.web.circle.records import records
from dispetto.web.circle.remembering import Remembered
from dispetto.web.circle.told import Told
from dispetto.web.people import COOKIE, cookie
from dispetto.web.play.forgetting import forget_everywhere
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store import book, circles, recoveries
from dispetto.web.store.book import Finished, Sat
from dispetto.web.store.forgetting import everything
from dispetto.web.store.store import SeatRow, Store
from tests.web.conftest import house_of
from tests.web.looked_back import looked_back
from tests.web.test_postgres import postgres
from tests.web.test_replies import place
from tools.webtable import story

__all__ = ["place", "postgres"]
GAME = "hedz-25th"
PEOPLE = ("anna", "bruno", "carla")


def line(n: int, *who: str, places: Sequence[int] = (), game: str = GAME) -> Finished:
    """The nth game, of these people; a name with a star is a bot's."""
    seats = [
        Sat("" if "*" in name else name, name if "*" in name else "", name, "n", "", i, place, 0)
        for i, (name, place) in enumerate(zip(who, places or range(1, len(who) + 1), strict=True))
    ]
    return Finished(f"t{n}", game, "T", book.PLAYED, "", {}, "", 1, 0, float(n), float(n), tuple(seats), False)


def told(spite: Sequence[Sequence[float]]) -> Told:
    """What looking back found, as far as a ledger asks."""
    n = len(spite)
    return Told(tuple(map(tuple, spite)), (0.2,) * n, (0.0,) * n)


def test_ratings_follow_places_share_ties_and_grow_surer_and_bots_only_count_as_opponents() -> None:
    games = [line(n, "anna", "becco*", "bruno", "carla", places=(1, 2, 3, 3)) for n in range(12)]
    found = rated(reversed(games), PEOPLE)
    assert [r.person for r in found] == ["anna", "bruno", "carla"] and [r.games for r in found] == [12, 12, 12]
    assert found[1].mu == pytest.approx(found[2].mu), "whoever ties every time is as good"
    assert all(r.sigma < fresh()[1] for r in found) and found[0].points > 1500 > found[2].points
    early = rated(games[:2], PEOPLE)
    assert early[0].doubt > found[0].doubt and surely(found[0], found[2]) > 0.9 > surely(found[1], found[2])
    pair = closest(found)
    assert pair is not None and {pair[0].person, pair[1].person} == {"bruno", "carla"} and pair[2] == 50
    assert rated([], PEOPLE) == [] and closest([]) is None


def test_debts_and_sums_are_exactly_what_the_matrix_says_and_games_nobody_looked_at_only_count_as_such() -> None:
    one = told([[0, 0.104, 0.026], [0.01, 0, 0.333], [0, 0, 0]])
    games = [(line(1, *PEOPLE), one), (line(2, *PEOPLE), one), (line(3, *PEOPLE), None)]
    found = ledger(games, PEOPLE)
    assert found.cells == ((0, 21, 5), (2, 0, 67), (0, 0, 0)) and (found.counted, found.missing) == (2, 1)
    for d in found.debts():
        a, b = PEOPLE.index(d.debtor), PEOPLE.index(d.creditor)
        assert d.points == found.cells[a][b] - found.cells[b][a] > 0
    assert sum(found.dealt) == sum(found.taken) == 95 and [d.points for d in found.debts()] == [67, 19, 5]
    assert (found.heat(67), found.heat(0)) == (5, 0) and 1 <= found.heat(2) < found.heat(21) < 5
    assert ledger([], PEOPLE).debts() == [] and ledger([], PEOPLE).heat(3) == 0


def test_a_rival_is_named_when_the_numbers_say_so_and_not_one_game_before() -> None:
    picks, fair = told([[0, 0.2, 0.1], [0, 0, 0], [0, 0, 0]]), told([[0, 0.1, 0.1], [0, 0, 0], [0, 0, 0]])
    enough = next(n for n in range(1, 40) if coin(n, n) <= SURE / 6)
    before = [(line(n, *PEOPLE), picks) for n in range(enough - 1)]
    assert rivals([*before, (line(90, *PEOPLE), fair), (line(91, *PEOPLE), None)], PEOPLE) == []
    (found,) = rivals([*before, (line(enough, *PEOPLE), picks)], PEOPLE)
    assert (found.by, found.whom, found.times, found.games) == ("anna", "bruno", enough, enough)
    two = told([[0, 0.2], [0, 0]])
    assert rivals([(line(n, "anna", "bruno"), two) for n in range(99)], PEOPLE) == [], "with two there is no choice"


@pytest.mark.parametrize("name", all_games())
def test_what_a_game_remembers_of_itself_is_told_in_both_languages(name: str) -> None:
    game = game_named(name)
    s, events = game.new(game.usual_seats, {}), []
    for entry in story(name, {}, game.usual_seats):
        s.events = []
        step(s, game.actions[entry.code])
        events += s.events
    feats = game.feats(s, events)
    assert all(0 <= f.seat < game.usual_seats and f.whom < game.usual_seats and f.seat != f.whom for f in feats)
    for lang in languages():
        words = Words(game, lang, ())
        for f in feats:
            assert words.get(f"feat-{f.key}") and "Zoe" in words.get(f"feat-{f.key}-text", who="Zoe", whom="Ugo", n=2)
    who = [f"p{n}" for n in range(game.usual_seats)]
    for r in records([Remembered(line(1, *who, game=name), None, tuple(feats))], who):
        assert r.n == max(f.much for f in feats if f.key == r.key) > 1 and r.game == name


# ----------------------------------------------------------------------------------------------------------- the pages


def be(client: TestClient, person: str) -> TestClient:
    """From now on the client is this person."""
    client.cookies.clear()
    client.cookies.set(COOKIE, cookie(house_of(client).store.secret, person))
    return client


def filled(client: TestClient, db: str) -> tuple[str, str]:
    """Anna's circle with Bruno; a game of theirs was looked back at, Anna met Carla. Its id, and a table that waits."""

    async def work() -> tuple[str, str]:
        store = Store(db)
        tables = Tables(store)
        for n, person in enumerate(PEOPLE):
            await store.remember(person, person.capitalize(), "n", n + 1)
        circle = await circles.found(store, "Knives", "anna")
        assert circle is not None and await circles.join(store, circle, "bruno")
        table = await over(tables, ["anna", "bruno"], {"circle": circle})
        found = looked_back(GAME, 4, story(GAME, {}, 4))
        await store.understand(table.id, table.version, found.as_json())
        await over(tables, ["anna", "carla"], {})
        waits = await tables.make(GAME, "bruno", seats_of(["bruno"]), {}, settings={"circle": circle})
        await store.close()
        return circle, waits.id

    return asyncio.run(work())


def seats_of(people: Sequence[str]) -> list[SeatRow]:
    """These people, and bots on the other chairs."""
    seats = [SeatRow(person, person.capitalize(), "n") for person in people]
    return [*seats, *(SeatRow("", f"Bot {n}", "n", "random") for n in range(4 - len(seats)))]


async def over(tables: Tables, people: Sequence[str], settings: dict[str, Any]) -> Table:
    """A game of theirs that is over."""
    table = await tables.make(GAME, people[0], seats_of(people), {}, entries=story(GAME, {}, 4), settings=settings)
    async with table.lock:
        await tables.close_if_over(table)
    return table


def test_members_see_the_page_and_strangers_a_sentence(client: TestClient, db: str) -> None:
    circle, waits = filled(client, db)
    page = be(client, "anna").get(f"/c/{circle}")
    assert page.status_code == 200 and page.headers["cache-control"] == "no-store"
    for said in ("Knives", "Grudge ledger", "1 of 1 games", "Carla", f"/t/{waits}", "±", "No rivals yet"):
        assert said in page.text, said
    assert not any(f'"{person}"' in page.text for person in PEOPLE), "who people are is nobody's business"
    for path in (circle, "nonesuch"):
        shut = be(client, "carla").get(f"/c/{path}")
        assert shut.status_code == 404 and "closed circle" in shut.text and "Bruno" not in shut.text
    link = re.findall(r'value="http://testserver(/c/[^"]+)"', page.text)[0]
    door = client.get(link)
    assert "Knives" in door.text and "Bruno" not in door.text and client.get(link + "x").status_code == 404
    assert client.post(link, follow_redirects=False).status_code == 303
    assert "Carla" in client.get(f"/c/{circle}").text
    assert "2 games" in client.get(f"/c/{circle}").text, "an earlier game among members counts"


def test_who_was_met_is_asked_with_one_click_and_who_is_shown_out_cannot_use_the_old_link(
    client: TestClient, db: str
) -> None:
    circle, _ = filled(client, db)
    page = be(client, "anna").get(f"/c/{circle}").text
    mark = re.findall(r'name="friend" value="(\w+)"', page)[0]
    assert be(client, "bruno").post(f"/c/{circle}/ask", data={"friend": mark}).status_code == 403, (
        "Bruno never met Carla"
    )
    be(client, "anna").post(f"/c/{circle}/ask", data={"friend": mark})
    assert be(client, "carla").get(f"/c/{circle}").status_code == 404, "asked is not inside"
    assert client.post(f"/c/{circle}/answer", data={"say": "yes"}, follow_redirects=False).status_code == 303
    link = re.findall(r'value="http://testserver(/c/[^"]+)"', client.get(f"/c/{circle}").text)[0]
    assert client.post(f"/c/{circle}/rename", data={"name": "Mine"}).status_code == 403
    marks = re.findall(r'name="member" value="(\w+)"', be(client, "anna").get(f"/c/{circle}").text)
    assert be(client, "carla").post(f"/c/{circle}/remove", data={"member": marks[0]}).status_code == 403
    be(client, "anna").post(f"/c/{circle}/remove", data={"member": marks[1]})
    assert be(client, "carla").get(f"/c/{circle}").status_code == 404 and client.post(link).status_code == 404
    be(client, "anna").post(f"/c/{circle}/leave")
    assert "founded it" in be(client, "bruno").get(f"/c/{circle}").text, "whoever came next inherits it"
    client.post(f"/c/{circle}/leave")
    assert client.get(f"/c/{circle}").status_code == 404, "the last one closes the door"


def test_a_table_opened_in_a_circle_carries_it_and_bad_words_get_a_sentence(client: TestClient, db: str) -> None:
    circle, _ = filled(client, db)
    made = be(client, "anna").post(f"/c/{circle}/play", data={"game": GAME}, follow_redirects=False)
    table = made.headers["location"].removeprefix("/t/")
    assert table in client.get(f"/c/{circle}").text
    assert client.post(f"/c/{circle}/play", data={"game": "chess"}).status_code == 404
    assert be(client, "carla").post(f"/c/{circle}/play", data={"game": GAME}).status_code == 404
    assert client.post("/c", data={"name": " \u200b "}).status_code == 400
    client.cookies.set("lang", "it")
    assert "circolo è chiuso" in client.get(f"/c/{circle}").text
    other = client.post("/c", data={"name": "x" * 300}, headers={"origin": "http://evil.example"})
    assert other.status_code == 403


def test_both_databases_keep_a_circle_and_forget_a_person_alike(place: str) -> None:
    async def work() -> None:
        store = Store(place)
        tables = Tables(store)
        for person in PEOPLE:
            await store.remember(person, person.capitalize(), "n")
        circle = await circles.found(store, "Knives", "anna")
        assert circle is not None and await circles.join(store, circle, "carla", "anna")
        assert await circles.join(store, circle, "bruno") and not await circles.join(store, circle, "carla", "anna")
        here = await circles.get(store, circle)
        assert here is not None and [m.person for m in here.members] == ["anna", "bruno"]
        table = await over(tables, ["anna", "bruno"], {})
        await over(tables, ["anna", "carla"], {})
        (game,) = await book.among(store, ["anna", "bruno"], circle)
        assert game.table == table.id
        waits = await tables.make(GAME, "bruno", seats_of(["bruno"]), {}, settings={"circle": circle})
        assert [row.id for row in await circles.tables_of(store, here)] == [waits.id]
        told = await everything(store, "anna")
        assert len(told["finished_games"]) == 2 and told["circles"] == [
            {"id": circle, "name": "Knives", "member": True}
        ]
        await recoveries.keep(store, "anna", "d1")
        await recoveries.keep(store, "anna", "d2")
        assert await recoveries.whose(store, "d1") is None and await recoveries.whose(store, "d2") == "anna"
        await recoveries.adopt(store, "anna", "bruno")
        await forget_everywhere(tables, ["anna"], "Somebody")
        left = await circles.get(store, circle)
        assert left is not None and left.founder == "bruno" and left.invite != here.invite
        assert [m.person for m in left.everybody] == ["bruno"], "whoever they asked is not asked any more"
        assert await everything(store, "anna") | {"person": 0} == {key: 0 if key == "person" else [] for key in told}
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))
