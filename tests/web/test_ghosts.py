"""Those who are out, and those who look on: they haunt, heckle and bet, and the rules never notice."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from dispetto.core.engine.table import Ask
from dispetto.core.game import AnyGame
from dispetto.web.app import create_app
from dispetto.web.pages.lines import said
from dispetto.web.play import haunting
from dispetto.web.play.haunting import MOST, Haunts, ghostly
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.wagers import OUT, PURSE, WINNER, Bet, bets, falls, markets, pools, purses, settled
from dispetto.web.sorry import Sorry
from dispetto.web.store.rows import SeatRow
from tests.web.conftest import house_of, sit_down
from tests.web.test_answers import read
from tests.web.test_chairs import be, call
from tests.web.test_postgres import postgres
from tools.webtable import Server, story

__all__ = ["postgres"]
PEOPLE = [SeatRow(name.lower(), name, "f") for name in ("Anna", "Bruno", "Carla", "Dario")]


def one_is_out(game: AnyGame, s: Any, ask: Ask[Any]) -> bool:
    """The first is out, and the others go on."""
    return any(game.is_out(s, seat) for seat in range(4))


def yard(client: TestClient) -> tuple[Table, int]:
    """Lunch Money with one of four out, and who that is."""
    told = story("lunch-money", {}, 4, bot="greedy", until=one_is_out)
    made = call(client, lambda: house_of(client).tables.make("lunch-money", "anna", PEOPLE, {}, entries=told))
    assert isinstance(made, Table) and not made.over
    return made, next(seat for seat in range(4) if made.game.is_out(made.state, seat))


@given(
    st.lists(st.tuples(st.integers(0, 3), st.sampled_from((1, 2, 5)), st.integers(0, 99)), min_size=1, max_size=12),
    st.lists(st.integers(0, 3), max_size=2),
)
def test_whatever_is_staked_is_shared_by_those_who_were_right_or_eaten(
    placed: list[tuple[int, int, int]], right: list[int]
) -> None:
    made = [Bet(f"p{n}", "x", WINNER, pick, stake, at) for n, (pick, stake, at) in enumerate(placed)]
    pool = settled(WINNER, made, right, 100)
    lucky = [n for n, bet in enumerate(made) if bet.pick in right]
    assert sum(pool.paid) == (pool.staked if lucky else 0) and not pool.open
    assert all(pool.paid[n] == 0 for n in range(len(made)) if n not in lucky)
    assert sum(coins for _, coins in purses([pool]).values()) == PURSE * len(made) - pool.staked + sum(pool.paid)


def test_an_early_bet_weighs_more() -> None:
    early, late = Bet("a", "A", WINNER, 0, 2, 10), Bet("b", "B", WINNER, 0, 2, 99)
    paid = settled(WINNER, [early, late, Bet("c", "C", WINNER, 1, 5, 0)], [0], 100).paid
    assert paid == (9, 0, 0)


def test_who_plays_does_not_bet_and_the_table_settles_from_its_log(client: TestClient) -> None:
    table, out = yard(client)
    house, address = house_of(client), f"/t/{table.id}/bets"
    left = markets(table)[WINNER]
    assert out not in left and markets(table)[OUT] == left
    living = PEOPLE[left[0]].person
    answer = be(client, living).post(address, data={"market": WINNER, "pick": left[0], "stake": 5})
    assert answer.status_code == 403 and "decide too much" in answer.text
    be(client, PEOPLE[out].person)
    assert client.post(address, data={"market": OUT, "pick": left[0], "stake": 5}).status_code == 200
    assert client.post(address, data={"market": OUT, "pick": left[1], "stake": 1}).status_code == 409, "once"
    assert client.post(address, data={"market": WINNER, "pick": left[1], "stake": 5}).status_code == 200
    client.cookies.clear()
    client.get("/")  # somebody new looks on
    for stake, status in ((3, 409), (5, 200)):
        assert client.post(address, data={"market": WINNER, "pick": left[1], "stake": stake}).status_code == status
    assert client.post(address, data={"market": "weather", "pick": left[0], "stake": 1}).status_code == 409
    assert client.post(address, data={"market": OUT, "pick": out, "stake": 1}).status_code == 409, "that one is out"
    assert len(bets(table)) == 3 and [c.person for c in table.chat] == ["*bet-out", "*bet-winner", "*bet-winner"]
    page = client.get(address).text
    assert "The ledger" in page and "…" in page and "You have 5 coins." in page
    told = story("lunch-money", {}, 4, bot="greedy")
    settings = table.row.settings
    over = call(
        client,
        lambda: house.tables.make("lunch-money", "anna", PEOPLE, {}, entries=told, settings={"bets": settings["bets"]}),
    )
    whole = call(client, lambda: house.tables.pasts.whole(over))
    assert isinstance(whole, Table) and whole.over
    found = {pool.market: pool for pool in pools(whole)}
    next_out = falls(whole)[1]
    assert next_out[0] > table.version and found[OUT].right == tuple(next_out[1]) and not found[OUT].open
    ending = whole.history.ending()
    assert ending is not None and [ending.places[seat] for seat in found[WINNER].right] == [1]
    assert (
        be(client, "zoe").post(f"/t/{whole.id}/bets", data={"market": WINNER, "pick": 0, "stake": 1}).status_code == 403
    )
    assert "Purses" in client.get(f"/t/{whole.id}/bets").text


def test_who_has_seen_a_hand_that_is_still_in_play_keeps_the_coins(client: TestClient) -> None:
    table, _ = yard(client)
    house = house_of(client)
    left = markets(table)[WINNER]
    gone = PEOPLE[left[0]]
    be(client, gone.person).get(f"/t/{table.id}")
    client.post(f"/t/{table.id}/leave", data={"how": "bot"})
    alive = call(client, lambda: house.table(table.id))
    assert isinstance(alive, Table) and not alive.seats_of(gone.person)
    answer = client.post(f"/t/{table.id}/bets", data={"market": WINNER, "pick": left[1], "stake": 1})
    assert answer.status_code == 403 and "Your bet would tell" in answer.text


def test_only_ghosts_haunt_and_heckle_and_not_all_the_time(client: TestClient) -> None:
    table, out = yard(client)
    haunts = Haunts(lambda table: (), house_of(client).store)
    ghost, living = PEOPLE[out].person, PEOPLE[markets(table)[WINNER][0]].person
    assert ghostly(table, ghost) and ghostly(table, "zoe") and not ghostly(table, living)
    before = table.version, table.row
    with pytest.raises(Sorry):
        haunts.haunt(table, living, "x", "deck", 1.0)
    haunts.haunt(table, ghost, "Ghost", "deck", 1.0)
    with pytest.raises(Sorry):
        haunts.haunt(table, ghost, "Ghost", "air", 1.5)
    assert [g.anchor for g in haunts.tables[table.id].values()] == ["deck"]
    for n in range(2 * MOST):
        haunts.haunt(table, f"looker-{n}", "Looker", "air", 9.0 + n)
    assert len(haunts.tables[table.id]) == MOST
    call(client, lambda: haunts.heckle(house_of(client).tables, table, ghost, "Ghost", 3, 1.0))
    for person, n, at in ((ghost, 4, 2.0), (living, 1, 50.0), (ghost, 99, 50.0)):
        with pytest.raises(Sorry):
            call(client, lambda who=person, n=n, at=at: haunts.heckle(house_of(client).tables, table, who, "x", n, at))
    line = said(table, table.chat[-1], Reader("anna", "it", "wide"))
    assert 'class="says"' in line.html and "dall&#39;aldilà" in line.html, "what silences bots silences it"
    assert (table.version, table.row) == before, "and the rules have noticed nothing"


def test_a_ghost_is_seen_at_every_worker_also_at_one_that_begins_later_and_no_row_is_written(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(haunting, "STIRS", 0.0)
    with TestClient(create_app(postgres, pace=0)) as one, TestClient(create_app(postgres, pace=0)) as two:
        table = sit_down(one, "lunch-money")
        with one.websocket_connect(f"/t/{table}/live") as mine, two.websocket_connect(f"/t/{table}/live") as looking:
            read(looking, "seq")
            rows = call(one, lambda: house_of(one).store.table(table))
            looking.send_text(json.dumps({"haunt": "deck"}))
            for page in (looking, mine):
                ((name, colour, anchor, mark),) = read(page, "haunts")["haunts"]
                assert (name, colour, anchor) == ("Guest", -1, "deck") and mark
            assert call(one, lambda: house_of(one).store.table(table)) == rows
            with TestClient(create_app(postgres, pace=0)) as late:
                with late.websocket_connect(f"/t/{table}/live") as page:
                    assert read(page, "haunts")["haunts"][0][2] == "deck"
            looking.send_text(json.dumps({"haunt": ""}))
            assert read(mine, "haunts")["haunts"] == []


@pytest.mark.browser
def test_a_ghost_sits_where_it_was_sent_and_others_see_it(server: Server, open_page: Any) -> None:
    told = story("lunch-money", {}, 4, bot="greedy", until=one_is_out)
    table = server.table("lunch-money", {}, PEOPLE, told)
    page, other = open_page("zoe"), open_page("yuri")
    for one in (page, other):
        one.goto(f"{server.url}/t/{table}")
        one.wait_for_load_state("networkidle")
    page.locator("#menu > summary").click()
    page.locator("[data-haunt]").click()
    page.keyboard.press("n")
    other.locator(".ghost").wait_for(state="visible")
    page.locator("#menu > summary").click()
    page.locator("#menu .ghost-bar summary").click()
    page.locator("[data-heckle='7']").click()
    other.locator("#lines li.says", has_text="Boo").wait_for(state="attached")
    page.get_by_role("link", name="Side bets").click()
    page.locator("input[name=pick]").first.wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator("input[name=pick]").first.check()
    page.get_by_role("button", name="Bet 2 coins").first.click()
    page.get_by_role("heading", name="The ledger").wait_for()
