"""How strong each level was when it was measured, game by game: data/levels.toml, written by whoever measures.

    command = "…"   commit = "…"   date = "…"
    [hedz-25th.hard]
    rating = 1540
    low = 1515
    high = 1566
    games = 1200
    share_vs = { easy = 0.41, normal = 0.31, expert = 0.2 }      # of one among three of that level: 0.25 is fair
    games_vs = { easy = 200, normal = 400, expert = 100 }        # behind each of them, where that is told

Nothing is known of a level that is not there, and whoever shows it says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final

from dispetto.bots.cast import STRENGTHS

FILE: Final = Path(__file__).parent / "data" / "levels.toml"
SURE: Final = 1.96  # deviations: nineteen times out of twenty
FAIR: Final = 0.25  # the share of one among three who are as strong
VAGUE: Final = 800  # bounds of a rating so far apart say nothing
WIDE: Final = 0.45  # and neither do bounds of a share


@dataclass(frozen=True)
class Share:
    """A part of games won, and between which bounds the truth lies nineteen times out of twenty."""

    won: float
    low: float
    high: float


@dataclass(frozen=True)
class Figure:
    """What was measured of one level at one game."""

    rating: float
    low: float
    high: float
    games: int
    shares: Mapping[str, float] = field(default_factory=dict)
    behind: Mapping[str, float] = field(default_factory=dict)  # the games of each share, where that is told

    @property
    def vague(self) -> bool:
        """Were there too few games to say anything?"""
        return self.high - self.low > VAGUE

    def share(self, level: str) -> Share | None:
        """The part of games won among three of another level (Wilson's interval); None where they have hardly met.
        Where nobody tells how many games that were, they are taken to be an equal part of half of all: in the others
        this one was among the three.
        """
        won, n = self.shares.get(level), self.behind.get(level, self.games / max(1, 2 * len(self.shares)))
        if won is None or n < 1:
            return None
        z = SURE * SURE / n
        middle, half = (won + z / 2) / (1 + z), SURE * sqrt(won * (1 - won) / n + z / (4 * n)) / (1 + z)
        return Share(won, max(0.0, middle - half), min(1.0, middle + half)) if 2 * half <= WIDE else None


@dataclass(frozen=True)
class Measured:
    """All there is, and how it was found."""

    figures: Mapping[str, Mapping[str, Figure]] = field(default_factory=dict)  # by game and level
    command: str = ""
    commit: str = ""
    date: str = ""

    def of(self, game: str, level: str) -> Figure | None:
        """What was measured of a level at a game; None for nothing."""
        return self.figures.get(game, {}).get(level)

    def bounds(self, game: str) -> tuple[float, float]:
        """The lowest and the highest rating that anybody may have at a game, as far as it is worth telling."""
        all_of = [one for one in self.figures.get(game, {}).values() if not one.vague]
        return min((one.low for one in all_of), default=0.0), max((one.high for one in all_of), default=0.0)


def read(path: Path) -> Measured:
    """What a file of figures says; nothing where there is none."""
    if not path.is_file():
        return Measured()
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    figures = {
        game: {level: figure(rows[level]) for level in STRENGTHS if rows.get(level, {}).get("games")}
        for game, rows in told.items()
        if isinstance(rows, dict)
    }
    return Measured(figures, *(str(told.get(key, "")) for key in ("command", "commit", "date")))


def figure(row: Mapping[str, Any]) -> Figure:
    """One level at one game, as it is written."""
    against, behind = (
        {level: float(n) for level, n in row.get(key, {}).items() if level in STRENGTHS}
        for key in ("share_vs", "games_vs")
    )
    return Figure(float(row["rating"]), float(row["low"]), float(row["high"]), int(row["games"]), against, behind)


@cache
def measured() -> Measured:
    """What was measured of our levels, read once."""
    return read(FILE)
