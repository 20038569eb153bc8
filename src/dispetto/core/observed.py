"""What the numbers of an observation mean, part by part, and how a learner scales them.

An observation keeps the numbers of the table as they are, so that nothing is lost. How large they can be is data: a
learner reads (number - low) / (high - low), which lies between 0 and 1; a part of names (a type, a question) is better
one-hot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """So many numbers of an observation that mean the same."""

    name: str
    count: int  # how many of them there are
    low: int  # the least, and the most, that each can be
    high: int
    tells: str  # what they say, in a sentence
    names: bool = False  # is it one of a list, so that twice as much means nothing?


def length(parts: Sequence[Part]) -> int:
    """How many numbers there are."""
    return sum(part.count for part in parts)


def scales(parts: Sequence[Part]) -> tuple[list[int], list[int]]:
    """The least of every number, and how far it is from there to the most."""
    low = [part.low for part in parts for _ in range(part.count)]
    return low, [part.high - part.low for part in parts for _ in range(part.count)]


def scaled(parts: Sequence[Part], numbers: Sequence[int]) -> list[float]:
    """An observation between 0 and 1."""
    low, wide = scales(parts)
    return [(n - least) / far if far else 0.0 for n, least, far in zip(numbers, low, wide, strict=True)]
