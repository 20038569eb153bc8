"""Bots at work: in processes of their own, so that no table waits for another's thoughts."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from dispetto.bots import all_bots, bot_named
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import State, step
from dispetto.core.game import Game
from dispetto.core.traits import Harm
from dispetto.web import metrics
from dispetto.web.play.utterances import completed, defaults

GIVE_UP = 20.0  # seconds; then the default answer stands, and the worker is replaced
log = logging.getLogger("dispetto.web")


def think(
    game: str, table: dict[str, Any], seat: int, bot: str, seed: int, wrongs: tuple[Harm, ...] = ()
) -> tuple[int, ...]:
    """In a worker: the codes of the bot's answer, part by part, found on an imagined table."""
    known = game_named(game)
    s, player, dice = known.load(table), bot_named(bot).minding(wrongs), Dice(seed)
    codes: tuple[int, ...] = ()
    whole = False
    while not whole:
        before = len(codes)
        codes, whole = completed(known, s, (*codes, player.choose(known, s, seat, dice).code))
        for code in codes[before:]:
            step(s, known.actions[code])
    return codes


def never_alone() -> None:
    """In a worker: go when the web table is gone, also when it was killed; Ctrl-C is for the table, not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def warm_up() -> bool:
    """In a worker: import what thinking needs."""
    return bool(all_bots() and all_games())


class Thinkers:
    """A small pool of workers."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Semaphore(self.workers)  # a table that queues is not yet thinking too long
        self.asked = 0  # questions without an answer yet

    def start(self) -> None:
        """Workers that are ready when the first bot has to answer."""
        self.pool = ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=never_alone
        )
        for _ in range(self.workers):
            self.pool.submit(warm_up)

    async def choose(
        self, game: Game[Any, Any], s: State, seat: int, bot: str, wrongs: tuple[Harm, ...] = ()
    ) -> tuple[int, ...]:
        """A bot's answer with all its parts; the default where it fails or takes too long."""
        began, self.asked = time.monotonic(), self.asked + 1
        try:
            return await self.chosen(game, s, seat, bot, wrongs)
        finally:
            self.asked -= 1
            metrics.BOT_SECONDS.saw(time.monotonic() - began)

    async def chosen(
        self, game: Game[Any, Any], s: State, seat: int, bot: str, wrongs: tuple[Harm, ...] = ()
    ) -> tuple[int, ...]:
        """The same, uncounted."""
        seed = secrets.randbits(90)
        shown = game.dump(game.imagine(s, seat, secrets.randbits(60)))
        if self.pool is None:
            return await asyncio.to_thread(think, game.name, shown, seat, bot, seed, wrongs)
        for _ in range(2):
            pool: ProcessPoolExecutor | None = None
            try:
                async with self.turn:
                    pool = self.pool
                    loop = asyncio.get_running_loop()
                    work = loop.run_in_executor(pool, think, game.name, shown, seat, bot, seed, wrongs)
                    return await asyncio.wait_for(work, GIVE_UP)
            except asyncio.CancelledError:
                waits = asyncio.current_task()
                if waits is None or waits.cancelling():
                    raise
                self.replace(pool)  # it was cancelled with the others of its pool, which another table has sent home
            except (BrokenProcessPool, RuntimeError):  # a worker died, or another table has sent them home
                self.replace(pool)
            except TimeoutError:
                self.replace(pool)
                break
            except Exception:
                log.exception("%s at %s", bot, game.name)
                break
        return defaults(game, s)

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
