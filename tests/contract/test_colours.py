"""Colours that players choose: what a game promises that has them, so that web and terminal can draw them without knowing it."""

from __future__ import annotations

from typing import Any

import pytest
from court import COURT

from dispetto.core.catalogue import all_games
from dispetto.core.game import COLOURS, Game, colour_option, colours_of
from dispetto.core.show.ink_seats import SEATS
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Words

WITH = [game for game in all_games().values() if colour_option(game) is not None]


def test_some_games_have_colours_to_choose() -> None:
    assert {game.name for game in WITH} == {"shear-panic", "horse-racing"}
    assert colour_option(COURT) is None and colours_of(COURT, {}, 3) == [0, 1, 2]


@pytest.mark.parametrize("game", WITH, ids=[game.name for game in WITH])
def test_colours_are_those_every_game_draws_seats_with_enough_for_all_and_named_in_every_language(
    game: Game[Any, Any],
) -> None:
    option = colour_option(game)
    assert option is not None and option.key == COLOURS and option.default == "seats"
    assert option.values[1:] == tuple(seat.name for seat in SEATS[: len(option.values) - 1])
    assert len(option.values) - 1 >= game.most
    for lang in languages():
        words = Words(game, lang, ())
        assert len({words.option_value(option, value) for value in option.values}) == len(option.values)
        assert words.option_value(option, "red") != "" and (lang == "en") == (
            words.option_value(option, "red") == "red"
        )
    assert colours_of(game, {COLOURS: ",red"}, 2) == [1, 0]
    assert colours_of(game, {COLOURS: "green,red,blue"}, 2) == [3, 0]  # a chair was taken away
