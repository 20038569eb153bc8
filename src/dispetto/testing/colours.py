"""Colours that players choose: what a game promises that has them, so that web and terminal can draw them without knowing it."""

from __future__ import annotations

from typing import Any

from dispetto.core.game import COLOURS, Game, colour_option, colours_of
from dispetto.core.show.ink_seats import SEATS
from dispetto.core.telling.words import LANGUAGES, Words
from dispetto.testing.broken import BrokenPromise


def colours_are_those_every_game_draws_seats_with_enough_for_all_and_named_in_every_language(
    game: Game[Any, Any],
) -> None:
    """The first colours of the seats, in their order, one for each player at least; nothing where none are chosen."""
    option = colour_option(game)
    if option is None:
        if colours_of(game, {}, game.fewest) != list(range(game.fewest)):
            raise BrokenPromise("Without a choice the colours are not those of the seats", game.name)
        return
    names = option.values[1:]
    if option.key != COLOURS or option.default != "seats":
        raise BrokenPromise("The option is called `colours`, and its default `seats`", game.name, option.key)
    if names != tuple(seat.name for seat in SEATS[: len(names)]) or len(names) < game.most:
        raise BrokenPromise("Colours are the first of those seats are drawn with, one a player", game.name, names)
    for lang in LANGUAGES:
        words = Words(game, lang, ())
        called = [words.option_value(option, value) for value in option.values]
        if len(set(called)) != len(called) or not all(called):
            raise BrokenPromise("Two colours are called the same", game.name, lang, called)
        if (lang == "en") != (words.option_value(option, "red") == "red"):
            raise BrokenPromise("A colour is not called in the reader's language", game.name, lang)
    if colours_of(game, {COLOURS: ",red"}, 2) != [1, 0]:
        raise BrokenPromise("Who chose no colour has not the first free one", game.name)
    if colours_of(game, {COLOURS: "green,red,blue"}, 2) != [3, 0]:
        raise BrokenPromise("When a chair is taken away the others keep their colours", game.name)


OF_A_GAME = (colours_are_those_every_game_draws_seats_with_enough_for_all_and_named_in_every_language,)
OF_A_TABLE = ()
