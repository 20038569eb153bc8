"""No number of a form is beyond what the game means by it, whoever sends it, and the page says so beforehand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.core.errors import BadInput
from dispetto.core.game import Game, Option
from dispetto.core.telling.record import Record, replay
from dispetto.games.lunch_money.game import SETUPS, LunchMoneyGame

NUMBERS = [(g, o) for g in all_games().values() for o in g.options if o.text == "number"]
each_number = pytest.mark.parametrize(("game", "option"), NUMBERS, ids=[f"{g.name}-{o.key}" for g, o in NUMBERS])


def beyond(option: Option) -> int:
    """One more than there may be."""
    return int(option.high or 0) + 1


@each_number
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_form_hears_the_bounds(client: TestClient, game: Game[Any, Any], option: Option, lang: str) -> None:
    client.cookies.set("lang", lang)
    where = client.post("/invite", data={"game": game.name}, follow_redirects=False).headers["location"]
    page = client.get(where).text
    assert re.search(rf"\b{option.low} (to|a) ", page)
    for path, form in ((f"{where}/options", {}), ("/play", {"game": game.name}), ("/invite", {"game": game.name})):
        answer = client.post(path, data={**form, f"o-{option.key}": str(beyond(option))})
        assert answer.status_code == 400 and len(answer.text) < 20_000
        assert ("only a number from" if lang == "en" else "solo un numero da") in answer.text


@each_number
def test_a_record_beyond_the_bounds_is_no_record(game: Game[Any, Any], option: Option) -> None:
    told = Record(game.name, 1, ("Anna", "Bruno"), {option.key: beyond(option)})
    with pytest.raises(BadInput, match=f"{option.key} cannot be {beyond(option)}: .* to {option.high}"):
        replay(game, told)


@each_number
def test_the_bounds_themselves_are_within(game: Game[Any, Any], option: Option) -> None:
    for value in (option.low, option.high):
        assert game.chosen(game.new(game.most, {option.key: value}))[option.key] == value


def test_whoever_tries_all_mixes_fills_no_memory() -> None:
    game = LunchMoneyGame()
    for n in range(1, 100):
        for cap in range(1, 6):
            game.new(2, {"start_points": n, "turn_cap": cap})
    assert len(game.setups) == SETUPS
