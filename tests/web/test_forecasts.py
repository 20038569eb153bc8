"""Everybody's chances while a game goes on: for those who watch an open one where they may, and for nobody else."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games, game_named
from dispetto.lab.analysis.forecast import forecast
from dispetto.lab.analysis.odds import Estimate
from dispetto.web.play import forecasting
from dispetto.web.play.forecasting import Chances, Forecasts, open_to_watchers, told
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import is_real
from dispetto.web.store.store import SeatRow
from tests.web.conftest import house_of
from tests.web.court import court
from tests.web.test_chairs import BOTS, SHARED, TWO, be, call, join, laid
from tests.web.test_thoughts import played_out

__all__ = ["court"]
ALL_BOTS = [*BOTS, SeatRow("", "Elsa", "f", "random")]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread will do here, and few games."""
    monkeypatch.setattr(forecasting.Forecasts, "hire", lambda forecasts: None)
    monkeypatch.setattr(forecasting, "LITTLE", (1, 0))
    monkeypatch.setattr(forecasting, "MUCH", (1, 0))


def shown(client: TestClient, table: Table, person: str) -> Any:
    """What the web answers somebody who wants to know."""
    return be(client, person).get(f"/t/{table.id}/chances")


def allow(table: Table) -> Table:
    """As the host's switch does it before the game begins."""
    table.row.settings["odds"] = True
    return table


def test_who_watches_sees_the_chances_where_the_host_allows_it(client: TestClient) -> None:
    table = laid(client, "hedz-25th")
    answer = shown(client, table, "zoe")
    assert answer.status_code == 403 and "The host keeps the chances to the end." in answer.text
    assert "data-chances" not in client.get(f"/t/{table.id}").text
    seen = shown(client, allow(table), "zoe").json()
    assert (
        abs(sum(seen["odds"]) - 100) < 0.5 and len(seen["colours"]) == 4 and "before the latest choice" in seen["title"]
    )
    assert "data-chances" in client.get(f"/t/{table.id}").text
    assert "Those who watch this game see everybody" in be(client, "anna").get(f"/t/{table.id}").text, (
        "and who plays knows"
    )


def test_whoever_watched_to_the_end_is_told_nothing_more_and_reproached_with_nothing(client: TestClient) -> None:
    table = played_out(client, "hedz-25th", 4)
    answer = shown(client, table, "zoe")
    assert answer.status_code == 200 and answer.json()["odds"] == []


def test_nobody_who_plays_or_has_played_sees_them(client: TestClient) -> None:
    table = allow(laid(client, "hedz-25th"))
    assert join(client, "zoe", table, 2) == 303
    be(client, "zoe").post(f"/t/{table.id}/leave", data={"how": "bot"})
    assert not table.seats_of("zoe")
    shared = allow(laid(client, "hedz-25th", SHARED, asked=2))
    for there, person in ((table, "anna"), (table, "bruno"), (table, "zoe"), (shared, "anna")):
        answer = shown(client, there, person)
        assert answer.status_code == 403 and "Chances are for those who watch." in answer.text
        assert "data-chances" not in client.get(f"/t/{there.id}").text


def test_nobody_sees_them_where_anything_is_hidden(client: TestClient, court: str) -> None:
    table = allow(laid(client, court))
    answer = shown(client, table, "zoe")
    assert answer.status_code == 403 and "Something is hidden at this table" in answer.text
    assert "data-chances" not in client.get(f"/t/{table.id}").text
    bots = laid(client, court, ALL_BOTS, asked=0)
    assert shown(client, bots, "zoe").status_code == 403, "nor where bots alone play"
    for name in all_games():
        game = game_named(name)
        s = game.new(game.fewest)
        twin = any(game.dump(game.imagine(s, -1, seed)) != game.dump(s) for seed in (1, 2, 3))
        assert not (twin and open_to_watchers(game)), name


def test_where_people_play_what_is_told_lies_before_the_latest_choice(client: TestClient) -> None:
    table = allow(laid(client, "shear-panic"))
    moments = table.history.moments
    newest = max(n for n in range(1, len(moments)) if is_real(table.game, moments[n - 1].state) and moments[n].entry)
    assert told(table) is moments[newest - 1]
    seen = shown(client, table, "zoe").json()
    assert seen["version"] == moments[newest - 1].version < table.version
    code = table.game.default(table.state).code
    call(client, lambda: house_of(client).tables.answer(table, 1, code, table.version, 0))
    after = told(table)
    assert after is not None and table.version > after.version, "what the answer was worth cannot be tried out"
    bots = laid(client, "shear-panic", ALL_BOTS, asked=0)
    assert shown(client, bots, "zoe").json()["version"] == bots.version, "bots open no second browser"


def test_only_the_newest_moment_is_reckoned_and_once_for_all_who_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned: list[int] = []
    table: Any = SimpleNamespace(id="x", version=1)
    monkeypatch.setattr(forecasting, "told", lambda table: SimpleNamespace(version=table.version))

    async def slowly(self: Forecasts, table: Any, moment: Any) -> Chances:
        reckoned.append(moment.version)
        for _ in range(5):
            await asyncio.sleep(0)
        return Chances(moment.version, Estimate([1.0], [0.0]), 4)

    async def evening() -> list[Chances | None]:
        forecasts = Forecasts()
        asked = [asyncio.create_task(forecasts.of(table)) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        table.version = 2
        asked += [asyncio.create_task(forecasts.of(table)) for _ in range(3)]
        await asyncio.sleep(0)
        table.version = 5
        return list(await asyncio.gather(*asked))

    monkeypatch.setattr(Forecasts, "reckon", slowly)
    heard = asyncio.run(evening())
    assert reckoned == [1, 5] and {one.version for one in heard if one is not None} == {1, 5}


def test_the_host_allows_it_at_set_up_where_there_is_something_to_allow(client: TestClient) -> None:
    house = house_of(client)
    for game, offered in (("hedz-25th", True), ("lunch-money", False)):
        table = call(client, lambda game=game: house.tables.make(game, "anna", TWO, {}))
        page = be(client, "anna").get(f"/t/{table.id}?watch=1").text
        assert ('name="odds"' in page) == offered, game
        client.post(f"/t/{table.id}/options", data={"odds": "on", "clock": "60"})
        assert table.row.settings["clock"] == 60 and bool(table.row.settings.get("odds")) == offered, game
        assert ("Chances for those who watch" in be(client, "bruno").get(f"/t/{table.id}?watch=1").text) == offered


def test_a_forecast_depends_on_its_seed_alone() -> None:
    game = game_named("shear-panic")
    table = game.dump(game.new(3))
    first, games = forecast("shear-panic", table, -1, 1, 0, 7)
    assert forecast("shear-panic", table, -1, 1, 0, 7) == (first, games) and abs(sum(first.odds) - 1) < 1e-9
