"""What nastiness does and what it costs, as it was measured: data/nastiness.toml, written by tools/nastiness.py.

    [lunch-money]
    games = 256
    more = [0.31, 0.22, 0.4]       # harm a decision at 10, by how much of that at 0 it is more; with its bounds
    cost = [0.02, -0.03, 0.07]     # of all games, how much less is won at 10 than at 0
    level = [0.12, 0.07, 0.17]     # and how much less somebody easy wins

Nothing is known of a game that is not there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parent / "data" / "nastiness.toml"


@dataclass(frozen=True)
class Spread:
    """A figure, and between which bounds the truth lies nineteen times out of twenty."""

    found: float
    low: float
    high: float


@dataclass(frozen=True)
class Spite:
    """What was measured at one game, the dial turned from 0 to 10."""

    games: int
    more: Spread
    cost: Spread
    level: Spread


def read(path: Path) -> dict[str, Spite]:
    """What a file of figures says, by game; nothing where there is none."""
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {game: spite(row) for game, row in told.items() if isinstance(row, dict)}


def spite(row: Mapping[str, Any]) -> Spite:
    """One game, as it is written."""
    more, cost, level = (Spread(*(float(x) for x in row[key])) for key in ("more", "cost", "level"))
    return Spite(int(row["games"]), more, cost, level)


@cache
def measured() -> dict[str, Spite]:
    """What was measured, read once."""
    return read(FILE)
