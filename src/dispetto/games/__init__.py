"""All games by name."""

from __future__ import annotations

from typing import Any

from dispetto.core.game import BadInput, Game
from dispetto.games.hedz import Hedz2nd, Hedz25
from dispetto.games.horse_racing import HorseRacing
from dispetto.games.lunch_money import LunchMoneyGame
from dispetto.games.shear_panic import ShearPanic

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (Hedz25(), Hedz2nd(), ShearPanic(), LunchMoneyGame(), HorseRacing())}


def game_named(name: str) -> Game[Any, Any]:
    """A game by its name; BadInput names those there are."""
    if name not in GAMES:
        raise BadInput(f"There is no game {name!r}: there are {', '.join(GAMES)}.")
    return GAMES[name]
