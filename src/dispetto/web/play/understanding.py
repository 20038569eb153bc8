"""Looking back at a game that is over: in a process of its own, one game at a time, kept once it is made."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from dispetto.core.engine.table import CHANCE
from dispetto.core.form import compiled
from dispetto.lab.analysis import FIRST_ONLY, Analysis, Budget, Step, Story
from dispetto.lab.analysis.background import look_back
from dispetto.lab.analysis.measures import Depth
from dispetto.web.play.table import Table
from dispetto.web.store.store import Store

MOST = 24  # games whose accounts are kept in memory
WISH = "DISPETTO_LOOK_BACK"  # how much games are looked at: whole, first (the first picture only), none
QUEUE = 40  # games that may wait to be looked at; the next is asked to come back
GIVE_UP = 300.0  # seconds; then the next game that somebody waits for has its turn
AT_MOST = 1800.0  # where none is waited for
PATIENCE = 5.0  # seconds between two looks at that clock
log = logging.getLogger("dispetto.web")


# Where Python is all there is, games are played on less often and less far: the same questions, wider intervals.
PLAIN = Budget(second=Depth(horizon=2, games=4, falls=4, offers=3, again=32), tables=500_000, sketch=2_000)
FULL = Budget(sketch=40_000)


def budget_of(wish: str) -> Budget:
    """How much a game is looked at: `whole`, or `first` for the first picture only."""
    full = FULL if compiled() else PLAIN
    return replace(FIRST_ONLY, sketch=full.sketch) if wish == "first" else full


@dataclass
class Looking:
    """How far it has come with a game."""

    found: Analysis | None = None
    share: float = 0.0
    done: bool = False
    stamp: int = 0  # counts what has been found out

    @property
    def whole(self) -> bool:
        """Is all found out that there is to know?"""
        return self.found is not None and self.found.stage > 1

    def hear(self, said: float | dict[str, Any]) -> None:
        """One message of the process at work."""
        if isinstance(said, dict):
            self.found = Analysis.of(said)
            self.stamp += 1
        else:
            self.share = max(self.share, min(1.0, said))

    def finish(self) -> None:
        """There is no more to come."""
        self.share, self.done = 1.0, True


class Understanding:
    """What is known of finished games, and the one that is being looked at."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.wish = os.environ.get(WISH, "whole")  # or `first`, or `none`
        self.games: OrderedDict[str, Looking] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Semaphore(1)
        self.unasked: set[str] = set()  # games being looked at that nobody waits for

    async def of(self, table: Table, unasked: bool = False) -> Looking:
        """How far it has come with a table that is over and has all its moments; whoever asks first sets it going."""
        if not unasked:
            self.unasked.discard(table.id)
        looking = self.games.get(table.id)
        if looking is not None:
            self.games.move_to_end(table.id)
            return looking
        looking = self.games[table.id] = Looking()
        kept = await self.store.understood(table.id)
        if kept is not None and kept[0] == table.version:
            looking.hear(kept[1])
        if looking.whole or (looking.found is not None and self.wish != "whole"):
            looking.finish()
        elif self.wish == "none":
            looking.finish()
        elif len(self.tasks) < QUEUE:
            told = story_of(table).as_json()
            seed = int(table.row.seed[:12], 16)  # of a game that is over: no secret any more
            while self.unasked:  # somebody waits now
                self.tasks[self.unasked.pop()].cancel()
            task = asyncio.create_task(self.work(table.id, table.version, told, seed, looking))
            self.tasks[table.id] = task
            if unasked:
                self.unasked.add(table.id)
            task.add_done_callback(lambda done: self.ended(table.id, done))
        else:
            del self.games[table.id]
        self.forget()
        return looking

    def ended(self, name: str, task: asyncio.Task[None]) -> None:
        """Nobody is at it any more; one that had to make room is begun anew when it is asked for again."""
        self.tasks.pop(name, None)
        self.unasked.discard(name)
        if task.cancelled():
            self.games.pop(name, None)

    async def see_through(self, table: Table) -> Looking | None:
        """All that will be known of a table for which nobody waits; None where it had to make room for one that
        somebody does wait for, or where too many wait.
        """
        looking = await self.of(table, unasked=True)
        task = self.tasks.get(table.id)
        if task is not None:
            await asyncio.wait([task])
        return looking if looking.done else None

    def forget(self) -> None:
        """Keep the latest only, and whatever is not done."""
        for name in [name for name, one in self.games.items() if one.done][: max(0, len(self.games) - MOST)]:
            del self.games[name]

    async def work(self, name: str, version: int, told: dict[str, Any], seed: int, looking: Looking) -> None:
        """Look at one game, and keep what was found."""
        async with self.turn:
            here, there = multiprocessing.Pipe(duplex=False)
            process = multiprocessing.get_context("spawn").Process(
                target=look_back, args=(told, budget_of(self.wish), seed, there)
            )
            starting = asyncio.create_task(asyncio.to_thread(process.start))
            try:
                await asyncio.shield(starting)
                there.close()
                await self.listen(name, here, looking)
            finally:
                await asyncio.wait([starting])  # else there would be nobody to kill yet
                process.kill()
                here.close()
        looking.finish()
        if looking.found is not None and (looking.whole or self.wish == "first"):  # half an account is none
            await self.store.understand(name, version, looking.found.kept().as_json())
        elif looking.found is None:
            self.games.pop(name, None)

    async def listen(self, name: str, pipe: Connection, looking: Looking) -> None:
        """Hear what is found out until there is no more; a slow one makes room for another that waits."""
        hearing = asyncio.ensure_future(heard(pipe))
        began = asyncio.get_running_loop().time()
        while True:
            await asyncio.wait([hearing], timeout=PATIENCE)
            if hearing.done():
                said = hearing.result()
                if said is None:
                    return
                looking.hear(said)
                hearing = asyncio.ensure_future(heard(pipe))
            elif asyncio.get_running_loop().time() - began > (GIVE_UP if len(self.tasks) > 1 else AT_MOST):
                log.error("table %s: looking back took too long", name)
                return

    async def close(self) -> None:
        """We are about to close: what is not done begins anew when somebody asks again."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


async def heard(pipe: Connection) -> float | dict[str, Any] | None:
    """The next message; None when there will be no more. On a thread: a reader of uvloop breaks long ones off."""
    try:
        said: float | dict[str, Any] = await asyncio.to_thread(pipe.recv)
        return said
    except (EOFError, OSError):
        return None


def story_of(table: Table) -> Story:
    """The game that was played at a table, as plain data."""
    first, *rest = table.history.moments
    steps = []
    for m in rest:
        assert m.entry is not None
        e = m.entry
        steps.append(Step(m.version, CHANCE if e.kind == "chance" else e.seat, -1 if e.kind == "leaves" else e.code))
    opening = table.game.dump(first.state) if table.story.mended or first.version else None
    return Story(table.row.game, len(table.row.seats), dict(table.row.options), steps, opening)
