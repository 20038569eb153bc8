"""What the numbers of an observation mean, part by part, and how they are made small.

A table is whole numbers, of which nothing is lost (`Game.numbers`). A learner wants them small (`Game.observe`): each
between 0 and 1 by the bounds of its part, evenly, or by its logarithm where nearly all that is seen is far below what
can be (money; ninety-nine cards in a hand). A part of names (a type, a question) is better one-hot, from the whole
numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dispetto.core.engine.scale import Scale


@dataclass(frozen=True)
class Part:
    """So many numbers of an observation that mean the same."""

    name: str
    count: int  # how many of them there are
    low: int  # the least, and the most, that each can be
    high: int
    tells: str  # what they say, in a sentence
    names: bool = False  # is it one of a list, so that twice as much means nothing?
    long: bool = False  # is what is commonly seen far below the highest, so that its logarithm tells more?


def length(parts: Sequence[Part]) -> int:
    """How many numbers there are."""
    return sum(part.count for part in parts)


def bounds(parts: Sequence[Part]) -> list[tuple[int, int, bool]]:
    """Of every number the least, the most, and whether it is made small by its logarithm."""
    return [(part.low, part.high, part.long) for part in parts for _ in range(part.count)]


def scale(parts: Sequence[Part]) -> Scale:
    """How these numbers are made small."""
    return Scale(bounds(parts))
