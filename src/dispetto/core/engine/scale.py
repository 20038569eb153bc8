"""Whole numbers made small for learning, and written where a learner wants them: 32-bit floats between 0 and 1."""

from __future__ import annotations

from math import log1p
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64

WIDE: Final = 4096  # steps of a scale that are counted beforehand; of a longer one each is worked out
FLOAT: Final = Struct("f")


def small(n: int, low: int, high: int, long: bool) -> float:
    """A number between its bounds as one between 0 and 1; of a long scale by its logarithm, so that the first steps,
    which are the common ones, are the largest.
    """
    if n <= low:
        return 0.0
    if n >= high:
        return 1.0
    return log1p(n - low) / log1p(high - low) if long else (n - low) / (high - low)


class Scale:
    """How the numbers of one game are made small: of each its least, its most, and whether its scale is a long one.

    What is written is looked up: the bytes of every step of every scale are made once.
    """

    def __init__(self, bounds: list[tuple[int, int, bool]]) -> None:
        counted: dict[tuple[int, int, bool], list[Any]] = {}
        packed: dict[tuple[int, int, bool], list[bytes]] = {}
        for bound in bounds:
            low, high, long = bound
            if bound not in counted:
                far = high - low if high - low < WIDE else -1
                packed[bound] = [FLOAT.pack(small(low + k, low, high, long)) for k in range(far + 1)]
                counted[bound] = [small(n, low, high, long) for n in range(high + 1 if 0 <= high < WIDE else 0)]
        self.bounds: Final = bounds
        self.lows: Final = [low for low, _, _ in bounds]
        self.floats: Final = [counted[bound] for bound in bounds]  # of each number its scale from nought on: see `one`
        self.ends: Final = [log1p(high - low) for low, high, _ in bounds]
        self.steps: Final = [packed[bound] for bound in bounds]  # the same as bytes
        self.nothing: Final = [FLOAT.pack(small(0, low, high, long)) for low, high, long in bounds]

    def scaled(self, numbers: list[int]) -> list[float]:
        """All of them, small."""
        return [value for (value,) in FLOAT.iter_unpack(self.packed(numbers))]

    def one(self, i: i64, number: int) -> Any:
        """One of them, by its place: a float, but taken as an object, made once and only handed out."""
        floats = self.floats[i]
        if 0 <= number < len(floats):
            return floats[number]
        low, high, long = self.bounds[i]
        if long and low < number < high:
            return log1p(number - low) / self.ends[i]
        return small(number, low, high, long)

    def packed(self, numbers: list[int]) -> bytes:
        """The same as 32-bit floats, one after another."""
        out = self.nothing[:]  # most of what a table tells is that there is nothing
        size: i64 = len(self.lows)
        for i in range(size):
            n = numbers[i]
            if n != 0:
                out[i] = self.step(i, n)
        return b"".join(out)

    def step(self, i: i64, number: int) -> bytes:
        """One of them, by its place."""
        steps = self.steps[i]
        k = number - self.lows[i]
        if 0 <= k < len(steps):
            return steps[k]
        low, high, long = self.bounds[i]
        return FLOAT.pack(small(number, low, high, long))
