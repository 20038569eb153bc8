"""How a contestant is measured: slices of processor time, in turn with all the others."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

Slice = Callable[[float], tuple[int, float]]  # play for about so many seconds: what was counted, seconds used
THOUGHT = 800  # iterations of a search at one question
clock = time.process_time  # of the processor, so that a busy machine disturbs little


def repeat(one: Callable[[], int]) -> Slice:
    """A slice that plays whole games; `one` plays one and tells its decisions."""

    def slice_of(seconds: float) -> tuple[int, float]:
        count, start = 0, clock()
        while True:
            count += one()
            spent = clock() - start
            if spent >= seconds:
                return count, spent

    return slice_of


def cloning(clone: Callable[[Any], Any], positions: list[Any]) -> Slice:
    """A slice that clones positions in turn."""

    def slice_of(seconds: float) -> tuple[int, float]:
        count, start = 0, clock()
        while True:
            for _ in range(50):
                for position in positions:
                    clone(position)
            count += 50 * len(positions)
            spent = clock() - start
            if spent >= seconds:
                return count, spent

    return slice_of
