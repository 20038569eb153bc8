"""The catalogue: games and bots by name, ours and everybody's, as installed packages offer them by entry point.

A package says in its pyproject.toml what it brings:

    [project.entry-points."dispetto.games"]
    court = "court:Court"

Ours are no exception. Where Dispetto itself is not installed but run from its source, its own pyproject.toml is read.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from dispetto.core.errors import BadInput
from dispetto.core.game import Game

GAMES = "dispetto.games"
BOTS = "dispetto.bots"
SOURCE = Path(__file__).parents[3] / "pyproject.toml"  # beside src/, where the source is run as it lies there


def offered(group: str) -> list[EntryPoint]:
    """What installed packages offer under this name, ours first, each in the order its package tells it."""
    found = {point.name: point for point in own(group)}
    for point in entry_points(group=group):
        found.setdefault(point.name, point)
    return list(found.values())


def own(group: str) -> list[EntryPoint]:
    """What Dispetto itself offers, in the order of its pyproject.toml."""
    if SOURCE.is_file():
        told = tomllib.loads(SOURCE.read_text(encoding="utf-8"))["project"].get("entry-points", {}).get(group, {})
        return [EntryPoint(name, value, group) for name, value in told.items()]
    return [point for point in entry_points(group=group) if point.value.startswith("dispetto.")]


@cache
def all_games() -> dict[str, Game[Any, Any]]:
    """Every game there is, by name."""
    games = {}
    for point in offered(GAMES):
        found = point.load()
        game = found() if isinstance(found, type) else found
        assert isinstance(game, Game), f"{point.value} is no Game"
        games[game.name] = game
    return games


def game_named(name: str) -> Game[Any, Any]:
    """A game by its name; BadInput names those there are."""
    if name not in all_games():
        raise BadInput("no-game-named", name=repr(name), known=list(all_games()))
    return all_games()[name]
