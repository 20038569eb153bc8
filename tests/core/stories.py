"""What the tests of scenarios share: the head of a story, and the games it may be about."""

from __future__ import annotations

from typing import Any

from court import COURT

from dispetto.core.catalogue import game_named
from dispetto.core.game import Game

HEAD = """
title = "A told turn"
rules = ["H25-MOVE-01"]
game  = "hedz-25th"
seats = ["A", "B", "C", "D"]

[options]
board = "t25"

[position]
turn  = "A"
dinos = { A = { at = "46", rocks = 0 }, B = { at = "48", rocks = 2 } }
"""


def named(name: str) -> Game[Any, Any]:
    """The games, and the toy."""
    return COURT if name == COURT.name else game_named(name)
