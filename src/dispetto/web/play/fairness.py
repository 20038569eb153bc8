"""Is it fair? Bots play what somebody has made, gently, one thing at a time; what they show is kept."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from statistics import median
from typing import Any

from dispetto.core.aside import gently
from dispetto.lab.numbers import holm
from dispetto.lab.playing import Part, Row, play_part
from dispetto.lab.studies import Cell
from dispetto.lab.tallies import tally_up, within
from dispetto.web.play.understanding import heard
from dispetto.web.sorry import Sorry
from dispetto.web.store import workshop
from dispetto.web.store.store import Store
from dispetto.web.store.workshop import MadeRow

BOT = "greedy"  # quick, and it wants to win
GAMES = 400  # at most
SECONDS = 40.0  # of one core, then what is known stands
AT_ONCE = 4  # games between two words about how far it has come
LIMIT = 20_000  # answers of one game; it is called unfinished then
PATIENCE = 70.0  # seconds by the clock on the wall: who plays comes first, and a maker does not wait for ever
LONGEST = 90.0  # seconds until the process is given up
QUEUE = 20  # that may wait
KEPT = 64  # results remembered; the store has them all
log = logging.getLogger("dispetto.web")


def play_on(game: str, seats: int, options: Mapping[str, Any], seed: int, pipe: Connection) -> None:
    """In a process of its own: games until there are enough or time is up, then what they have shown."""
    gently()
    cell, began, since = Cell(game, seats, (BOT,), dict(options)), time.process_time(), time.monotonic()
    rows: list[Row] = []
    while len(rows) < GAMES and time.process_time() - began < SECONDS and time.monotonic() - since < PATIENCE:
        rows += play_part(Part(0, cell, seed, len(rows), AT_ONCE, LIMIT))
        pipe.send(max(len(rows) / GAMES, (time.process_time() - began) / SECONDS))
    pipe.send(shown(cell, rows))
    pipe.close()


def shown(cell: Cell, rows: list[Row]) -> dict[str, Any]:
    """What games have shown, corrected for how much was looked at."""
    tally = tally_up([cell], rows)[0]
    findings = list(within(0, tally))
    sure = holm([f.chance for f in findings])
    turns = [row["turns"] for row in rows if row["rule"]]
    return {
        "games": len(rows),
        "unfinished": tally.unfinished,
        "turns": median(turns) if turns else 0,
        "harms": round(sum(map(sum, tally.harms)) / max(1, len(turns)), 1),
        "findings": [replace(f, corrected=p).told() for f, p in zip(findings, sure, strict=True)],
    }


@dataclass
class Trial:
    """How far it has come with one text."""

    owner: str
    share: float = 0.0
    found: dict[str, Any] = field(default_factory=dict)
    done: bool = False

    def hear(self, said: float | dict[str, Any]) -> None:
        """One message of the process at work."""
        if isinstance(said, dict):
            self.found = said
        else:
            self.share = min(1.0, said)

    def finish(self) -> None:
        """There is no more to come."""
        self.done = True


class Fairness:
    """What is being asked of the bots, by the digest of each text; `turn` is shared with whoever else works gently."""

    def __init__(self, store: Store, turn: asyncio.Semaphore) -> None:
        self.store = store
        self.turn = turn
        self.trials: OrderedDict[str, Trial] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def of(self, row: MadeRow, digest: str) -> Trial | None:
        """How far it has come; None where nobody has asked."""
        if digest in self.trials:
            return self.trials[digest]
        return Trial(row.owner, 1.0, row.found(), True) if row.fair and row.digest == digest else None

    def ask(self, row: MadeRow, digest: str, seats: int, options: Mapping[str, Any]) -> Trial:
        """Set it going, unless somebody has; a sentence where too many wait, or the same maker does already."""
        known = self.of(row, digest)
        if known is not None and (not known.done or known.found):
            return known
        waiting = [one for one in self.trials.values() if not one.done]
        if len(waiting) >= QUEUE or any(one.owner == row.owner for one in waiting):
            raise Sorry("fair-busy", 429)
        trial = self.trials[digest] = Trial(row.owner)
        self.tasks[digest] = asyncio.create_task(self.work(row, digest, seats, options, trial))
        for old in [name for name, one in self.trials.items() if one.done][: max(0, len(self.trials) - KEPT)]:
            del self.trials[old]
        return trial

    async def work(self, row: MadeRow, digest: str, seats: int, options: Mapping[str, Any], trial: Trial) -> None:
        """Play, and keep what was shown."""
        seed = int(digest[:8], 16)
        try:
            async with self.turn:
                here, there = multiprocessing.Pipe(duplex=False)
                process = multiprocessing.get_context("spawn").Process(
                    target=play_on, args=(row.game, seats, dict(options), seed, there)
                )
                try:
                    await asyncio.to_thread(process.start)
                    there.close()
                    async with asyncio.timeout(LONGEST):
                        while (said := await heard(here)) is not None:
                            trial.hear(said)
                except TimeoutError:
                    log.error("the workshop's %s: the games took too long", row.id)
                finally:
                    process.kill()
                    here.close()
            if trial.found:
                await workshop.judged(self.store, row.id, digest, trial.found)
        finally:
            trial.finish()
            self.tasks.pop(digest, None)

    async def close(self) -> None:
        """We are about to close: what is not done can be asked again."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
