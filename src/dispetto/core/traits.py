"""What a game tells a study about one that was played: who had what, who harmed whom, what is remembered of it.

Words for grouping, not for reading: the names that records and files use.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Trait:
    """Something a seat had: a dinosaur, a card in its first hand, a lane. `won` is what came of it, where that is not
    whether the seat won the game (a race, a pound staked), and `fair` what should have, where that is known.
    """

    seat: int
    key: str
    value: str
    won: float | None = None
    fair: float | None = None


@dataclass(frozen=True)
class Harm:
    """One seat did something to another: so many points, or once."""

    by: int
    whom: int
    much: int = 1


@dataclass(frozen=True)
class Feat:
    """Something a seat did that friends remember: the longest chain, the dearest bet. The game's words name it
    (`feat-KEY`) and tell it (`feat-KEY-text`, with $who, $whom and $n).
    """

    seat: int
    key: str
    much: int  # the more, the more memorable
    whom: int = -1  # to whom, where it was done to somebody
