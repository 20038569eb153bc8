"""When garbage is looked for: among young things often and little by little, among all of them while nobody plays.

Left to itself, Python's collector walks through a million things in one go, and through everything as soon as there is
a quarter more of it: at five hundred tables all wait for half a second. Hardly anything is ever found there, for what
playing leaves behind goes without it.
"""

from __future__ import annotations

import asyncio
import gc

from dispetto.web import metrics

YOUNG = 10_000  # things made and not gone yet until the youngest are walked through: a hundredth of a second at most
AGAIN = 3  # such walks until what survived them is walked through once more; then it counts as old
NEVER = 1_000_000_000  # the old are nobody's business but ours
LOOK = 5.0  # seconds between two looks whether it is quiet
ENOUGH = 10  # lots of things grown old since the last time, for which a walk through all pays
LEAST, FIRST, MOST = 20, 60, 2000  # lots that are waited for while people play: fewer the more was found
WORTH = YOUNG * AGAIN // 20  # things found of a lot that make it worth while


def by_ourselves() -> None:
    """From now on the old are walked through when we say so. What is there now stays, and is left alone for ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, AGAIN, NEVER)


class Tidying:
    """Whoever tidies up when everybody is thinking, or has left."""

    def __init__(self) -> None:
        self.sent = 0  # messages to pages at the last look
        self.patience = FIRST  # lots that may grow old while people play
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on somebody tidies up."""
        self.task = asyncio.create_task(self.tidy_forever())

    async def tidy_forever(self) -> None:
        """Look now and then."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> bool:
        """Walk through all there is, where it pays and nobody is kept waiting; was it done?"""
        sent, self.sent = self.sent, metrics.PUSH_BYTES.seen
        lots = gc.get_count()[2]
        if lots < (ENOUGH if sent == self.sent else self.patience):
            return False
        much = gc.collect() > lots * WORTH
        self.patience = max(LEAST, self.patience // 2) if much else min(MOST, self.patience * 2)
        return True

    async def close(self) -> None:
        """Nobody tidies up any more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
