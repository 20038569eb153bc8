"""Pictures of finished games: drawn once, kept for a while, one at a time and never on the loop."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

DEVELOPS = Path(__file__).parents[1] / "developing.py"
WIDE = 1200  # pixels of a picture
KEEPS = 12_000_000  # bytes of pictures and films a worker remembers
QUEUE = 20  # that may wait; the next is asked to come back
GIVE_UP = 20.0  # seconds a picture may take
log = logging.getLogger("dispetto.web")


class Darkroom:
    """What has been drawn, and the one picture that is being developed."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self.weight = 0
        self.waiting = 0
        self.turn = asyncio.Semaphore(1)

    async def drawing(self, key: tuple[str, ...], draw: Callable[[], str]) -> bytes:
        """An SVG, drawn on a thread for the first who asks."""
        if key not in self.kept:
            self.keep(key, (await asyncio.to_thread(draw)).encode())
        return self.recall(key)

    async def photograph(self, key: tuple[str, ...], draw: Callable[[], str]) -> bytes | None:
        """The same as PNG; None where this house has nothing to make one with, or too many wait for theirs."""
        if (*key, "png") in self.kept:
            return self.recall((*key, "png")) or None
        if self.waiting >= QUEUE:
            return None
        self.waiting += 1
        try:
            async with self.turn:
                if (*key, "png") not in self.kept:
                    self.keep((*key, "png"), await develop(await self.drawing(key, draw)))
        finally:
            self.waiting -= 1
        return self.recall((*key, "png")) or None

    def recall(self, key: tuple[str, ...]) -> bytes:
        """One that is kept; it is forgotten later than those nobody asks for."""
        self.kept.move_to_end(key)
        return self.kept[key]

    def keep(self, key: tuple[str, ...], made: bytes) -> None:
        """Remember it, and forget the longest unused where that is too much."""
        self.weight += len(made) - len(self.kept.get(key, b""))
        self.kept[key] = made
        while self.weight > KEEPS and len(self.kept) > 1:
            self.weight -= len(self.kept.popitem(last=False)[1])


async def develop(svg: bytes) -> bytes:
    """An SVG as PNG, in a process of its own; empty where that did not succeed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-I",
        str(DEVELOPS),
        str(WIDE),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(GIVE_UP):
            png, _ = await process.communicate(svg)
    except TimeoutError:
        log.error("a picture took too long")
        png = b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return png if png.startswith(b"\x89PNG") else b""
