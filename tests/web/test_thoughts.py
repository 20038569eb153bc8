"""What bots thought, after the game: thought again it is the very answer that was played; and not a moment before."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.web.play.recalling import Recalling, thoughts_of
from dispetto.web.play.table import Table
from dispetto.web.store.rows import SeatRow
from tests.web.conftest import house_of, sit_down
from tests.web.court import court
from tests.web.hands import PHONE
from tests.web.test_chairs import call
from tools.webtable import Server, story

__all__ = ["court"]
LEVELS = ("expert", "normal", "hard", "easy")
BOTS = [
    SeatRow("", who.title(), "f", f"persona:{who},strength={level}")
    for who, level in zip(("lena", "rancora", "pepe", "riga"), LEVELS, strict=True)
]


def played_out(client: TestClient, game: str, left: int, seats: list[SeatRow] = BOTS) -> Table:
    """A table at its end, of which bots have played the last answers."""
    house = house_of(client)
    entries = story(game, {}, len(seats), left=left, seed=3)
    table = call(client, lambda: house.tables.make(game, "anna", seats, {}, entries=entries))
    call(client, lambda: settled(house, table))
    return call(client, lambda: house.tables.pasts.whole(table))


async def settled(house: Any, table: Table) -> None:
    """Until it is over."""
    house.live.changed(table)
    while not table.over:
        table.stir.clear()
        await table.stir.wait()


@pytest.mark.parametrize(("game", "left"), [("hedz-25th", 4), ("lunch-money", 12), ("court", 12)])
def test_thought_again_it_is_the_very_answer_that_was_played(
    client: TestClient, court: str, game: str, left: int
) -> None:
    table = played_out(client, game, left)
    recalling = Recalling(house_of(client).thinkers)
    there = thoughts_of(table)
    seen = 0
    for n in there[-5:]:
        found = call(client, lambda n=n: recalling.at(table, n))
        if found is None:
            continue
        seen += 1
        assert found.found == found.played, (n, found)
        assert [code for code, _, _ in found.offers] == [a.code for a in found.ask.legal(found.state)]
    assert seen


def test_the_panel_tells_offers_in_the_readers_language_and_who_had_none_to_tell(
    client: TestClient, court: str
) -> None:
    table = played_out(client, court, 14, [BOTS[3], BOTS[1], SeatRow("", "Zufall", "m", "random")])
    page = client.get(f"/t/{table.id}/replay").text
    assert 'id="thoughts"' in page and "thoughts.js" in page
    answers = {n: client.get(f"/t/{table.id}/thought/{n}").json() for n in thoughts_of(table)}
    assert any('class="bar"' in one["html"] and "done" in one["html"] for one in answers.values())
    silent = [n for n in answers if (e := table.history.moments[n + 1].entry) is not None and e.seat == 2]
    assert all("keeps the reasons to himself" in answers[n]["html"] for n in silent)
    first = min(answers)
    assert answers[first]["before"] == -1 and client.get(f"/t/{table.id}/thought/0").json()["after"] == (first or -1)
    client.headers["accept-language"] = "it"
    assert "Che cosa pensava" in client.get(f"/t/{table.id}/thought/{first}").json()["html"]
    assert client.get(f"/t/{table.id}/thought/99999").status_code == 404


def test_before_the_end_a_sentence_and_nothing_else(client: TestClient) -> None:
    table = sit_down(client)
    answer = client.get(f"/t/{table}/thought/1")
    assert answer.status_code == 403 and "theirs until the game is over" in answer.text
    assert 'id="thoughts"' not in client.get(f"/t/{table}/replay").text


@pytest.mark.browser
def test_on_a_phone_one_steps_from_thought_to_thought(open_page: Any, server: Server) -> None:
    table = server.table("hedz-25th", {}, [BOTS[1]] * 2, story("hedz-25th", {}, 2, left=6, seed=3))
    page = open_page("anna", PHONE)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector('#ask a[href$="/end"]', timeout=60_000)
    page.goto(f"{server.url}/t/{table}/replay?at=0")
    page.click("#thoughts summary")
    page.click("[data-thought=after]:enabled")
    page.wait_for_selector("#thoughts li.did .bar")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("#scrub").input_value() != "0"
    page.keyboard.press("Escape")
    page.wait_for_selector("#thoughts:not([open])")
