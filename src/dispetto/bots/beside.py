"""Trees side by side: one question thought about on several cores, each tree with a luck of its own, their roots added.

Every tree is what one core would have grown from its seed, so the sum is the same however many processes there are:
where none can be had, the trees are grown here, one after the other.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from dispetto.core.aside import never_alone

Grown = list[tuple[int, float, bool]]  # of every offer: how often it was tried, what that brought, is it in doubt
Work = Callable[..., Grown]


class Crew:
    """The processes of this one: a core each besides its own, from the first question on that wants them."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def give(self, work: Work, parts: list[tuple[Any, ...]]) -> list[Future[Grown] | None]:
        """Have the parts done meanwhile; None for one that nobody takes."""
        if multiprocessing.current_process().daemon:  # may have no children
            return [None] * len(parts)
        if self.pool is None:
            many = max(1, (os.cpu_count() or 1) - 1)
            context = multiprocessing.get_context("spawn")  # whoever asks may have threads
            self.pool = ProcessPoolExecutor(many, mp_context=context, initializer=never_alone, initargs=(0,))
        try:
            return [self.pool.submit(work, *part) for part in parts]
        except BrokenProcessPool:
            self.pool = None
            return [None] * len(parts)

    def done(self, given: Future[Grown] | None, work: Work, part: tuple[Any, ...]) -> Grown:
        """What came of a part; done here where its process has died, or there was none."""
        if given is not None:
            try:
                return given.result()
            except BrokenProcessPool:
                self.pool = None
        return work(*part)


CREW: Final = Crew()
