"""Bots at work: in processes of their own, so that no table waits for another's thoughts."""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from dispetto.bots import all_bots, bot_named
from dispetto.bots.base import Allowance, Opinion
from dispetto.core.aside import never_alone
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import State, step
from dispetto.core.game import Game
from dispetto.core.traits import Harm
from dispetto.web import metrics
from dispetto.web.play.turns import Turns
from dispetto.web.play.utterances import completed, defaults

GIVE_UP = 20.0  # seconds; then the default answer stands, and the worker is replaced
TRIES = 3  # of a thought whose worker died
LONGEST = 0.5  # seconds a thought may take where nobody else waits
SOON = 0.25  # seconds in which all who wait together should have had their turn
LEAST = 0.001  # seconds: what has to be thought anyway is thought then, and no more
MANY = 40  # who wait for one worker: then it is late for everybody
log = logging.getLogger("dispetto.web")


@dataclass(frozen=True)
class Mind:
    """Whose thought it is, and all it begins with: nothing of it is changed by what the seat may not know."""

    bot: str
    seat: int
    imagined: int  # the seed of the table it is shown
    luck: int  # the seed of its own dice
    wrongs: tuple[Harm, ...] = ()
    steps: int = -1  # where it was cut short, if it is thought again: `Allowance.steps`

    @staticmethod
    def new(bot: str, seat: int, wrongs: tuple[Harm, ...] = ()) -> Mind:
        """One with a luck that nobody knows."""
        return Mind(bot, seat, secrets.randbits(60), secrets.randbits(90), wrongs)


@dataclass(frozen=True)
class Answer:
    """The codes of an answer with all its parts; after how many steps it was cut short, below 0 where it was not."""

    codes: tuple[int, ...]
    cut: int = -1
    seconds: float = 0.0  # it took
    failed: bool = False  # nobody has thought: it is the default


Told = tuple[int, tuple[tuple[int, float, int], ...]]  # an opinion in numbers: the answer; code, worth, visits


def parts(
    game: Game[Any, Any], table: dict[str, Any], mind: Mind, allowance: Allowance
) -> Iterator[tuple[Opinion, tuple[int, ...]]]:
    """A bot's answer part by part, on one imagined table; what follows without a choice goes with the part before."""
    s, dice = game.load(table), Dice(mind.luck)
    player = bot_named(mind.bot).minding(mind.wrongs).within(allowance)
    whole = False
    while not whole:
        found = player.opinion(game, s, mind.seat, dice)
        codes, whole = completed(game, s, (found.answer.code,))
        for code in codes:
            step(s, game.actions[code])
        yield found, codes


def think(game: str, table: dict[str, Any], mind: Mind, seconds: float = 0.0) -> Answer:
    """In a worker: a bot's answer, found on an imagined table."""
    began, allowance, known = time.perf_counter(), Allowance(seconds, mind.steps), game_named(game)
    said = [code for _, codes in parts(known, table, mind, allowance) for code in codes]
    return Answer(tuple(said), allowance.cut, time.perf_counter() - began)


def recall(game: str, table: dict[str, Any], mind: Mind) -> list[Told]:
    """In a worker: the same thought once more, and what was thought of every offer at each part."""
    thought = parts(game_named(game), table, mind, Allowance(steps=mind.steps))
    return [(one.answer.code, tuple((o.row.code, o.worth, o.visits) for o in one.offers)) for one, _ in thought]


def warm_up() -> bool:
    """In a worker: import what thinking needs."""
    return bool(all_bots() and all_games())


class Thinkers:
    """A worker for every core; they are nicer than the web table, so every core is a spare one. The first is there
    from the start, the others come when they are needed.
    """

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, os.cpu_count() or 1)
        self.pool: ProcessPoolExecutor | None = None
        self.turns = Turns(self.workers)  # a table that queues is not yet thinking too long
        self.asked = 0  # questions without an answer yet
        self.busy: set[asyncio.Task[tuple[bool, Any]]] = set()

    def start(self) -> None:
        """A worker that is ready when the first bot has to answer."""
        self.pool = ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=never_alone
        )
        self.pool.submit(warm_up)

    @property
    def late(self) -> int:
        """How late it is for everybody, choice or not: by the number of those who wait, and nothing else."""
        return self.asked // (self.workers * MANY)

    def seconds(self) -> float:
        """How long a thought may take that begins now: the more there are, the simpler."""
        return min(LONGEST, SOON * self.workers / max(1, self.asked))

    async def choose(
        self, game: Game[Any, Any], s: State, mind: Mind, table: str = "", purse: float = math.inf
    ) -> Answer:
        """A bot's answer with all its parts; the default where it fails or takes too long. `purse` is how long it may
        take at most, counted from now.
        """
        began, self.asked = time.monotonic(), self.asked + 1
        shown = game.dump(game.imagine(s, mind.seat, mind.imagined))

        def work() -> tuple[Any, ...]:
            left = min(self.seconds(), began + purse - time.monotonic())
            return think, game.name, shown, mind, max(LEAST, left)

        try:
            found: Answer | None = await self.worked(work, table, f"{mind.bot} at {game.name}")
        finally:
            self.asked -= 1
            metrics.BOT_SECONDS.saw(time.monotonic() - began)
        if found is None:
            metrics.THOUGHTS.add("failed")
            return Answer(defaults(game, s), failed=True)
        metrics.THOUGHTS.add("whole" if found.cut < 0 else "cut")
        metrics.THOUGHT_SECONDS.saw(found.seconds)
        return found

    async def recall(self, game: Game[Any, Any], s: State, mind: Mind, table: str) -> list[Told] | None:
        """What a bot thought of every offer, thought once more; None where it cannot be."""
        shown = game.dump(game.imagine(s, mind.seat, mind.imagined))
        found: list[Told] | None = await self.worked(
            lambda: (recall, game.name, shown, mind), f"{table} looked back at", mind.bot
        )
        return found

    async def worked(self, work: Callable[[], tuple[Any, ...]], table: str, about: str) -> Any:
        """What a worker makes of this when it is the table's turn; None where it fails or takes too long.
        Whoever does not wait any more leaves the queue; a worker that has begun is watched to the end.
        """
        for _ in range(TRIES):
            await self.turns.take(table)
            task = asyncio.create_task(self.attempt(work, about))
            self.busy.add(task)
            task.add_done_callback(self.busy.discard)
            settled, found = await asyncio.shield(task)
            if settled:
                return found
        return None

    async def attempt(self, work: Callable[[], tuple[Any, ...]], about: str) -> tuple[bool, Any]:
        """One worker's try, and whether that is all; the place is given back."""
        pool = self.pool
        try:
            if pool is None:
                return True, await asyncio.to_thread(*work())
            return True, await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, *work()), GIVE_UP)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self.replace(pool)  # it was cancelled with the others of its pool, which another table has sent home
        except (BrokenProcessPool, RuntimeError):  # a worker died, or another table has sent them home
            self.replace(pool)
        except TimeoutError:
            self.replace(pool)
            return True, None
        except Exception:
            log.exception("%s", about)
            return True, None
        finally:
            self.turns.next()
        return False, None

    def replace(self, broken: ProcessPoolExecutor | None) -> None:
        """New workers for dead or stuck ones, once."""
        if broken is None or self.pool is not broken:
            return
        processes = list((getattr(broken, "_processes", None) or {}).values())
        broken.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self.start()

    def stop(self) -> None:
        """Send the workers home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
