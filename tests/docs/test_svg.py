"""A table as one SVG document: every game, every layout, also one that nobody has drawn yet."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from court import COURT

import dispetto
from dispetto import PUBLIC, BadInput, Dice, Game, State
from dispetto.core.show.stage import LAYOUTS, Stage
from tools.needs import LEFT_OUT, chromium

GAMES = [*dispetto.all_games().values(), COURT]


class Undrawn(type(COURT)):
def midway(game: Game[Any, Any], answers: int = 120) -> State:
    """A table some way into a game."""
    s: State = game.new(min(game.most, 4))
    dice = Dice(3)
    for _ in range(answers):
        ask = dispetto.asked(s)
        if ask is None:
            break
        offers = ask.legal(s)
        dispetto.play(s, ask.seat, ask.fall(s, dice) if ask.rolls() else offers[dice.below(len(offers))])
    return s
