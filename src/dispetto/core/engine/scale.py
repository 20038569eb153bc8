"""Whole numbers made small for learning, and written where a learner wants them: 32-bit floats between 0 and 1."""

from __future__ import annotations

from math import log1p
from struct import Struct
from typing import Final

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
        counted: dict[tuple[int, int, bool], list[bytes]] = {}
        lows: list[int] = []
        steps: list[list[bytes]] = []
        for bound in bounds:
            low, high, long = bound
            if bound not in counted:
                far = high - low if high - low < WIDE else -1
                counted[bound] = [FLOAT.pack(small(low + k, low, high, long)) for k in range(far + 1)]
            lows.append(low)
            steps.append(counted[bound])
        self.bounds: Final = bounds
        self.lows: Final = lows
        self.steps: Final = steps
        self.nothing: Final = [FLOAT.pack(small(0, low, high, long)) for low, high, long in bounds]

    def scaled(self, numbers: list[int]) -> list[float]:
        """All of them, small."""
        return [value for (value,) in FLOAT.iter_unpack(self.packed(numbers))]

    def one(self, i: int, number: int) -> float:
        """One of them, by its place."""
        low, high, long = self.bounds[i]
        return small(number, low, high, long)

    def packed(self, numbers: list[int]) -> bytes:
        """The same as 32-bit floats, one after another."""
        out = self.nothing[:]  # most of what a table tells is that there is nothing
        lows = self.lows
        all_steps = self.steps
        size: i64 = len(lows)
        for i in range(size):
            n = numbers[i]
            if n != 0:
                steps = all_steps[i]
                k = n - lows[i]
                if 0 <= k < len(steps):
                    out[i] = steps[k]
                else:
                    low, high, long = self.bounds[i]
                    out[i] = FLOAT.pack(small(n, low, high, long))
        return b"".join(out)
