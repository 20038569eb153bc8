"""Everybody's chances as the public may know them, for as much work as there is: for those who watch."""

from __future__ import annotations

from typing import Any

from dispetto.bots.match import game_seed
from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import PUBLIC
from dispetto.lab.analysis.odds import Estimate, Oracle, estimate

FEWEST, MOST = 4, 64  # games played on


def forecast(name: str, table: dict[str, Any], last: int, tables: int, horizon: int, seed: int) -> tuple[Estimate, int]:
    """The odds on a table, each game from an imagined one of its own, until so many tables were looked at; and the
    number of games. `last` is the seat that answered last.
    """
    game = game_named(name)
    oracle, s = Oracle(game, horizon), game.load(table)
    played: list[list[float]] = []
    while len(played) < FEWEST or (len(played) < MOST and oracle.onward.looked < tables):
        one = game_seed(seed, len(played))
        played.append(oracle.once(game.imagine(s, PUBLIC, one & 0x3FFFFFFF), last, one))
    return estimate(played), len(played)
