"""What tests ask of a table that must still, or no longer, go on."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import Ask, Ending, State, asked
from dispetto.core.game import Game


def question(s: State) -> Ask[Any]:
    """The question on top of a table that goes on."""
    ask = asked(s)
    assert ask is not None, "the game is over"
    return ask


def ended(game: Game[Any, Any], s: State) -> Ending:
    """How a game ended that must be over."""
    ending = game.ending(s)
    assert ending is not None, "the game goes on"
    return ending
