"""What matters at a moment, and what a better answer does: told afterwards, or in a hint; from what a seat may know."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import Action, Ask, State, asked
from dispetto.core.foresight import imagined, thens
from dispetto.core.game import AnyGame
from dispetto.core.telling.words import Words


def in_hindsight(game: AnyGame, s: State, better: Action, words: Words) -> str:
    """The facts of the game, of the view of whoever is asked, and the consequence of the better answer if it was sure.
    Empty where the game has nothing to say.
    """
    ask = asked(s)
    if ask is None:
        return ""
    fact = game.stage().hindsight(game.view(s, ask.seat), ask.seat, words)
    return " ".join(filter(None, (fact, consequence(game, s, ask, better, words))))


def in_sight(game: AnyGame, s: State, better: Action, words: Words) -> str:
    """The same for whoever is being asked: as it is, not as it was."""
    ask = asked(s)
    if ask is None:
        return ""
    fact = game.stage().insight(game.view(s, ask.seat), ask.seat, words)
    return " ".join(filter(None, (fact, consequence(game, s, ask, better, words))))


def consequence(game: AnyGame, s: State, ask: Ask[Any], better: Action, words: Words) -> str:
    """What the better answer does, where all tables that the seat may imagine agree; else nothing."""
    then = thens(game, imagined(game, s, ask.seat), words, [better]).get(better.code)
    if then is None:
        return ""
    return words.get("hindsight-would", what=words.action(s, ask, better), then=str(then).rstrip(".!"))
