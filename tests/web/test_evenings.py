"""An evening: several games, one scoreboard; people come late, leave early, click twice, and the power goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.engine.dice import derive
from dispetto.web.app import create_app
from dispetto.web.evening import turns
from dispetto.web.evening.chances import night
from dispetto.web.evening.form import read_evening
from dispetto.web.evening.scores import last_first, match_points, standings, winners
from dispetto.web.evening.seating import chairs_of, players
from dispetto.web.evening.shapes import (
    LOST,
    OVER,
    PLAYING,
    SKIPPED,
    Evening,
    Guest,
    Plan,
    Result,
    Round,
    evening_of,
    row_of,
)
from dispetto.web.expiry import DAY
from dispetto.web.house import House
from dispetto.web.people import COOKIE, sign
from dispetto.web.play import chairs
from dispetto.web.play.proposals import new_table
from dispetto.web.sorry import Sorry
from dispetto.web.store import evenings as kept
from dispetto.web.store import hours
from dispetto.web.store.changes import make
from dispetto.web.store.rows import SeatRow
from tests.web.conftest import house_of
from tools.webtable import story

GAME, OTHER = "hedz-25th", "shear-panic"
ANNA, BRUNO, CARLA = (Guest(name.lower(), name, face=n) for n, name in enumerate(("Anna", "Bruno", "Carla"), 1))
SEED = "5e" * 32


def planned(*people: Guest, plan: Plan | None = None, games: tuple[str, ...] = (GAME, OTHER)) -> Evening:
    """An evening that has not begun."""
    plan = plan or Plan()
    rounds = turns.planned(games, plan.hat, len(games))
    e = Evening("eve", "Knives", "anna", "", "open", plan, rounds, (), SEED)
    for guest in people or (ANNA, BRUNO, CARLA):
        e = turns.joined(e, guest)
    return e


def after(e: Evening, *places: dict[str, int]) -> Evening:
    """The same with games played: who came where."""
    for places_of in places:
        n = e.next
        results = [
            Result(p, p.title(), place, e.plan.points[place - 1] if place <= len(e.plan.points) else 0, seat)
            for seat, (p, place) in enumerate(places_of.items())
        ]
        e = turns.finished(turns.begun(e, n, [f"t{n}"], 1.0), n, results, None, 2.0)
    return e


# ----------------------------------------------------------------------------------------------------------- as a value


def test_an_evening_is_kept_and_comes_back_as_it_was() -> None:
    e = after(planned(), {"anna": 1, "bruno": 2})
    assert evening_of(row_of(e)) == e


def test_the_last_chooses_first_and_keeps_the_chair_against_those_above() -> None:
    e = after(planned(games=(GAME, GAME)), {"anna": 1, "bruno": 2, "carla": 3})
    assert last_first(e) == ["carla", "bruno", "anna"]
    e = turns.claimed(turns.claimed(e, "anna", 2), "carla", 2)  # taken from whoever leads
    assert chairs_of(e, GAME)[2] == "carla"
    with pytest.raises(Sorry, match="further down than you"):
        turns.claimed(e, "bruno", 2)
    assert sorted(chairs_of(e, GAME)) == ["", "anna", "bruno", "carla"]


def test_where_there_are_too_few_chairs_the_leader_of_those_who_played_looks_on() -> None:
    people = [Guest(f"p{n}", f"P{n}") for n in range(6)]
    e = planned(*people, games=(OTHER, OTHER))  # four chairs at most
    assert [g.person for g in players(e, OTHER)] == ["p0", "p1", "p2", "p3"]
    e = after(e, {"p0": 1, "p1": 2, "p2": 3, "p3": 4})
    playing = {g.person for g in players(e, OTHER)}
    assert {"p4", "p5"} <= playing and "p0" not in playing


def test_points_are_for_games_played_and_a_bot_takes_no_trophy() -> None:
    e = after(planned(games=(GAME,) * 3), {"anna": 2, "": 1}, {"anna": 2, "bruno": 3, "": 1})
    shown = {s.name: (s.rank, s.total, [c.points if c else None for c in s.cells]) for s in standings(e)}
    assert shown["Anna"] == (2, 8, [4, 4, None]) and shown["Bruno"] == (3, 2, [None, 2, None])
    assert [s.name for s in winners(e)] == ["Anna"]  # though the bot has ten


def test_who_moved_up_and_down_since_the_game_before() -> None:
    e = after(planned(games=(GAME,) * 3), {"anna": 1, "bruno": 3, "carla": 2}, {"anna": 3, "bruno": 1, "carla": 4})
    assert {s.person: (s.total, s.moved) for s in standings(e)} == {"anna": (7, 0), "bruno": (7, 2), "carla": (5, -1)}


def test_the_hat_is_drawn_by_the_sealed_dice_and_none_comes_twice_before_all_have_come() -> None:
    hat = (GAME, OTHER, "lunch-money")
    guests = (replace(ANNA, nonce="aa"), replace(BRUNO, nonce="bb"))
    e = planned(*guests, plan=Plan(hat=hat), games=("",) * 6)
    assert [r.game for r in e.rounds] == [""] * 6
    drawn = []
    while e.next >= 0:
        e = turns.drawn(e)
        drawn.append(e.rounds[e.next].game)
        e = turns.skipped(e, e.next, 1.0)
    assert sorted(drawn[:3]) == sorted(drawn[3:]) == sorted(hat)
    assert e.nonces == ("aa", "bb")
    assert drawn[0] == hat[derive(bytes.fromhex(SEED), ["aa", "bb"], 0, [1, 1, 1])]  # anybody can reckon it again


def test_whoever_comes_later_adds_nothing_to_what_is_drawn() -> None:
    e = turns.drawn(planned(replace(ANNA, nonce="aa"), plan=Plan(hat=(GAME, OTHER)), games=("",) * 4))
    later = turns.joined(e, replace(BRUNO, nonce="bb"))
    assert turns.skipped(later, 0, 1.0).rounds == turns.skipped(e, 0, 1.0).rounds


def test_who_takes_the_night_adds_up_and_is_certain_when_nothing_is_left() -> None:
    e = after(planned(games=(GAME, GAME)), {"anna": 1, "bruno": 2, "carla": 3})
    shares = night(e, {}, 400)
    assert abs(sum(shares.values()) - 1) < 1e-9 and shares["anna"] > shares["carla"] > 0
    assert night(turns.stopped(e), {}) == {"anna": 1.0, "bruno": 0.0, "carla": 0.0}
    strong = night(e, {"carla": (60.0, 1.0)}, 400)
    assert strong["carla"] > shares["carla"]


def test_the_bounds_of_the_form() -> None:
    good = {"mode": "order", "game-1": GAME, "game-3": OTHER, "points": "9 4,4", "double": "on", "name": " A \n b "}
    wish = read_evening(good, [])
    assert (wish.games, wish.n, wish.name) == ((GAME, OTHER), 2, "A b")
    assert (wish.plan.points, wish.plan.double, wish.plan.auto) == ((9, 4, 4), True, False)
    for bad in (
        {"game-1": ""},
        {"game-1": "chess"},
        {"points": "1,2"},
        {"points": "0"},
        {"points": "100"},
        {"points": "5;x"},
        {"chairs": "99"},
        {"chairs": "-1"},
        {"tables": "5"},
    ):
        with pytest.raises(Sorry):
            read_evening({"mode": "order", "game-1": GAME, **bad}, [])
    with pytest.raises(Sorry):
        read_evening({"mode": "hat", "many": "9"}, [GAME])
    with pytest.raises(Sorry):
        read_evening({"mode": "hat"}, [])


# -------------------------------------------------------------------------------------------------------- on the web


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One house for these tests; each has an evening of its own."""
    db = str(tmp_path_factory.mktemp("evenings") / "tables.sqlite3")
    with pytest.MonkeyPatch.context() as env:
        env.setenv("DISPETTO_LIMITS", "off")
        env.setenv("DISPETTO_LOOK_BACK", "none")
        with TestClient(create_app(db, pace=0)) as c:
            c.headers["accept-language"] = "en"
            yield c


def be(web: TestClient, person: str) -> None:
    """From now on the browser is this person's."""
    web.cookies.set(COOKIE, sign(house_of(web).store.secret, person))


def run(web: TestClient, work: Callable[[House], Any]) -> Any:
    """Something behind the pages, where they run."""
    assert web.portal is not None
    return web.portal.call(work, house_of(web))


def evening(web: TestClient, which: str) -> Evening:
    found = run(web, lambda house: house.evenings.get(which))
    assert isinstance(found, Evening)
    return found


def new_evening(web: TestClient, *games: str, **more: str) -> str:
    """Anna makes one; its id."""
    be(web, "anna")
    data = {"mode": "order", "name": "Knives", "who": "Anna"} | {f"game-{n}": g for n, g in enumerate(games, 1)} | more
    made = web.post("/evening", data=data, follow_redirects=False)
    assert made.status_code == 303, made.text
    return str(made.headers["location"]).removeprefix("/e/")


def joins(web: TestClient, which: str, person: str) -> None:
    be(web, person)
    assert web.post(f"/e/{which}/join", data={"name": person.title(), "nonce": "ab"}).status_code == 200


async def put_over(house: House, which: str, seed: int = 3, tables: int = 9) -> None:
    """The game being played is over: its table gets a game among bots in place of what was dealt."""
    e = await house.evenings.get(which)
    for n, table in enumerate(e.rounds[e.now].tables[:tables]):
        row = await house.store.table(table)
        assert row is not None
        found = house.tables.alive.get(table)
        if found is not None:
            house.tables.forget(found)
        await house.store.delete_table(table)
        entries = story(row.game, row.options, len(row.seats), seed=seed + n)
        made = new_table(row.game, row.host, row.seats, row.options, settings=row.settings, entries=entries)
        await make(house.store, replace(made, row=replace(made.row, id=table, seed=row.seed)))
        assert (await house.table(table)).over


def test_an_evening_of_two_games_from_the_form_to_its_winner(web: TestClient) -> None:
    which = new_evening(web, GAME, OTHER, double="on")
    joins(web, which, "bruno")
    page = web.get(f"/e/{which}").text
    assert "Off Hedz</button>" in page and "5, 4, 2, 1 a game" in page and "Bruno" in page
    gone = web.post(f"/e/{which}/on", data={"game": 0}, follow_redirects=False)
    e = evening(web, which)
    assert gone.headers["location"] == f"/t/{e.rounds[0].tables[0]}"
    seats = run(web, lambda house: house.store.table(e.rounds[0].tables[0])).seats
    assert [s.person for s in seats][:2] == ["anna", "bruno"] and all(s.bot for s in seats[2:])
    run(web, lambda house: put_over(house, which))
    assert f"/e/{which}" in web.get(f"/t/{e.rounds[0].tables[0]}/end").text
    page = web.get(f"/e/{which}").text
    e = evening(web, which)
    assert e.rounds[0].state == OVER and "On to Shear Panic" in page and "Who takes the night" in page
    assert sum(x.points for x in e.rounds[0].results) == 12
    web.post(f"/e/{which}/on", data={"game": 1})
    run(web, lambda house: put_over(house, which))
    page = web.get(f"/e/{which}").text
    e = evening(web, which)
    assert e.over and "the night" in page and "Another evening" in page
    assert max(x.points for x in e.rounds[1].results) == 10  # the last counts double
    web.headers["accept-language"] = "it"
    assert "La serata" in web.get(f"/e/{which}").text
    web.headers["accept-language"] = "en"
    be(web, "stranger")
    assert "the night" in web.get(f"/e/{which}").text  # a page to be shown around


def test_two_clicks_and_two_workers_make_one_game(web: TestClient) -> None:
    which = new_evening(web, GAME, OTHER)

    async def twice(house: House) -> set[tuple[str, ...]]:
        both = await asyncio.gather(*(house.evenings.on(which, "anna", 0) for _ in range(4)))
        return {e.rounds[0].tables for e in both}

    assert len(run(web, twice)) == 1
    e = evening(web, which)
    assert e.now == 0 and e.rounds[1].tables == ()
    web.post(f"/e/{which}/on", data={"game": 0})
    assert evening(web, which) == e  # nor does a click on a page of before


def test_a_kill_between_the_steps_leaves_no_half_game(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    which = new_evening(web, GAME)
    before = evening(web, which)

    async def cut(*_: object) -> None:
        raise ConnectionAbortedError

    async def killed(house: House) -> None:
        with pytest.raises(Exception):  # noqa: B017  as if the power had gone
            await house.evenings.on(which, "anna", 0)

    with monkeypatch.context() as m:
        m.setattr(kept, "write_table", cut)
        run(web, killed)
    assert evening(web, which) == before
    with monkeypatch.context() as m:  # somebody leaves, and the power goes before a bot has the chair
        joins(web, which, "bruno")
        web.post(f"/e/{which}/on", data={"game": 0})
        m.setattr(chairs, "get_up", cut)

        async def leaves(house: House) -> None:
            with pytest.raises(ConnectionAbortedError):
                await house.evenings.go(which, "bruno")

        run(web, leaves)
    web.get(f"/e/{which}")  # whoever looks next completes it
    e = evening(web, which)
    guest = e.guest("bruno")
    assert guest is not None and not guest.here and not guest.going
    seats = run(web, lambda house: house.store.table(e.rounds[0].tables[0])).seats
    assert not [s for s in seats if s.person == "bruno"]


def test_somebody_who_left_early_has_no_points_for_the_game_and_may_come_back(web: TestClient) -> None:
    which = new_evening(web, GAME, GAME)
    joins(web, which, "bruno")
    web.post(f"/e/{which}/on", data={"game": 0})
    web.post(f"/e/{which}/do", data={"what": "leave"})
    run(web, lambda house: put_over(house, which))
    page = web.get(f"/e/{which}").text
    assert "Come back in" in page and "has left early" in page
    e = evening(web, which)
    assert not [x for x in e.rounds[0].results if x.person == "bruno"]
    assert len(e.rounds[0].results) == 4  # a bot kept the chair
    assert web.post(f"/e/{which}/on", data={"game": 1}).status_code == 403
    joins(web, which, "bruno")
    assert [g.person for g in evening(web, which).people] == ["anna", "bruno"]


def test_only_the_host_skips_and_stops_until_the_host_has_gone(web: TestClient) -> None:
    which = new_evening(web, GAME, OTHER)
    joins(web, which, "bruno")
    assert web.post(f"/e/{which}/do", data={"what": "skip", "game": 0}).status_code == 403
    assert web.post(f"/e/{which}/do", data={"what": "burn"}).status_code == 400
    be(web, "anna")
    for _ in range(2):  # the second click is of a page of before
        web.post(f"/e/{which}/do", data={"what": "skip", "game": 0})
    assert [r.state for r in evening(web, which).rounds] == [SKIPPED, "coming"]
    web.post(f"/e/{which}/do", data={"what": "leave"})
    be(web, "bruno")
    web.post(f"/e/{which}/do", data={"what": "stop"})
    assert evening(web, which).over and "Nobody takes the night" in web.get(f"/e/{which}").text
    assert web.post(f"/e/{which}/join", data={"name": "Late"}).status_code == 409


def test_a_table_that_was_removed_is_no_game_and_the_evening_goes_on(web: TestClient) -> None:
    which = new_evening(web, GAME, OTHER)
    web.post(f"/e/{which}/on", data={"game": 0})
    table = evening(web, which).rounds[0].tables[0]
    assert web.post(f"/t/{table}/delete").status_code == 200
    page = web.get(f"/e/{which}").text
    assert evening(web, which).rounds[0].state == LOST and "its table is gone" in page and "On to Shear Panic" in page


def test_the_minute_forces_nobody_and_anybody_may_stop_it(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    for auto in ("on", ""):
        which = new_evening(web, GAME, OTHER, GAME, auto=auto)
        joins(web, which, "bruno")
        be(web, "anna")
        web.post(f"/e/{which}/do", data={"what": "skip", "game": 0})
        since = evening(web, which).since
        web.post(f"/e/{which}/on", data={"game": 1, "clock": "1"})
        assert evening(web, which).now < 0  # too early
        with monkeypatch.context() as m:
            m.setattr(hours, "now", lambda since=since: since + 61.0)
            web.post(f"/e/{which}/on", data={"game": 1, "clock": "1"})
            assert (evening(web, which).rounds[1].state == PLAYING) == bool(auto)
        if not auto:
            be(web, "bruno")
            web.post(f"/e/{which}/do", data={"what": "halt"})
            assert evening(web, which).halted and "Take your time" in web.get(f"/e/{which}").text


def test_an_open_page_hears_of_people_games_and_their_end(web: TestClient) -> None:
    which = new_evening(web, GAME)
    with web.websocket_connect(f"/e/{which}/live") as page:
        first = page.receive_json()["at"]
        joins(web, which, "bruno")
        second = page.receive_json()["at"]
        assert second != first
        assert run(web, present(which)) == {"anna"}
        web.post(f"/e/{which}/on", data={"game": 0})
        third = page.receive_json()["at"]
        assert third != second
        run(web, lambda house: put_over(house, which))

        async def tell(house: House) -> None:
            e = await house.evenings.get(which)
            house.live.changed(await house.table(e.rounds[0].tables[0]))

        run(web, tell)
        assert page.receive_json()["at"] != third


def present(which: str) -> Callable[[House], Any]:
    async def ask(house: House) -> set[str]:
        return house.evenings.present(which)

    return ask


def test_what_is_not_there_or_makes_no_sense_gets_a_sentence(web: TestClient) -> None:
    be(web, "anna")
    assert "only a dream" in web.get("/e/nowhere").text
    assert web.post("/e/nowhere/on", data={"game": 0}).status_code == 404
    assert "is dinner" in web.post("/evening", data={"mode": "order"}).text
    which = new_evening(web, GAME)
    assert web.post(f"/e/{which}/chair", data={"chair": 19}).status_code == 409
    assert web.post(f"/e/{which}/on", data={"game": "x"}).status_code == 400
    assert web.post(f"/e/{which}/on", data={"game": 7}).status_code == 200  # no such game: nothing happens
    assert not evening(web, which).begun


def test_the_evenings_of_somebody_and_of_a_circle_are_found(web: TestClient) -> None:
    which = new_evening(web, GAME)
    assert f"/e/{which}" in web.get("/").text

    async def of_circle(house: House) -> list[str]:
        made = await house.evenings.make("Circle's", ANNA, "ring", Plan(), turns.planned([GAME], (), 1))
        return [made.id, *[e.id for e in await house.evenings.of_circle("ring")]]

    made, *found = run(web, of_circle)
    assert found == [made]


def test_an_evening_that_nobody_touches_is_swept_like_a_table(web: TestClient) -> None:
    which = new_evening(web, GAME)

    async def sweep(house: House) -> None:
        house.expiry.days["playing"] = 1
        later = hours.now() + 2 * DAY
        with pytest.MonkeyPatch.context() as m:
            m.setattr("dispetto.web.expiry.hours.now", lambda: later)
            while await house.expiry.sweep():
                pass
        house.expiry.days["playing"] = 180

    run(web, sweep)
    assert web.get(f"/e/{which}").status_code == 404


def test_equal_places_on_a_duplicate_night_share_and_better_ones_score() -> None:
    assert match_points([1, 3], False, Plan(tables=2)) == [2, 0]
    assert match_points([2, 2, 4], True, Plan(tables=3, double=True)) == [6, 6, 0]
    assert Round().state == "coming" and SeatRow().free
