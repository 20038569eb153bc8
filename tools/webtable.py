"""A web table in a process of its own, with games at any moment on it: for browser tests, the soak and pictures."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from dispetto.bots import bot_named
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, Roll, State, asked, step
from dispetto.core.game import AnyGame
from dispetto.lab.analysis import Analysis
from dispetto.web.people import COOKIE, sign
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import Entry, SeatRow, Store

CHROMIUM = (  # no GPU, no sandbox (root in a container has none), nothing sent home
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
# Laid out, asked and clicked as ever, and not a pixel drawn: nobody looks at one (docs/decisions/0066).
UNPAINTED = [*CHROMIUM, "--force-gpu-mem-available-mb=0"]
RUN = (
    "import importlib, sys, uvicorn; from dispetto.web.app import create_app; "
    "sys.argv[4] and importlib.import_module('tools.steady').steady(sys.argv[4]); "
    "uvicorn.run(create_app(sys.argv[1], pace=float(sys.argv[3])), port=int(sys.argv[2]), log_level='warning', "
    "ws_per_message_deflate=False, timeout_graceful_shutdown=1)"
)
Wanted = Callable[[AnyGame, State, Ask[Any]], bool]


class Server:
    """A web table that can be killed and started again; `pace` 0 lets bots answer at once.
    With a seed its chance is the same every time, and another after every start.
    """

    def __init__(self, folder: Path, pace: float = 0, env: Mapping[str, str] | None = None, seed: str = "") -> None:
        self.seed, self.starts = seed, 0
        self.db = str(folder / "tables.sqlite3")
        self.env = {"DISPETTO_LIMITS": "off", **(env or os.environ)}
        self.pace = pace
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = int(s.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Until it answers."""
        self.starts += 1
        seed = f"{self.seed} {self.starts}" if self.seed else ""
        words = [sys.executable, "-c", RUN, self.db, str(self.port), str(self.pace), seed]
        self.process = subprocess.Popen(words, env=self.env)
        for _ in range(1200):  # two minutes: other tests may have the machine to themselves meanwhile
            try:
                urllib.request.urlopen(self.url, timeout=5).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the web table did not start")

    def table(self, game: str, options: dict[str, Any], seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> str:
        """A table where this has happened; its id."""

        async def make() -> str:
            store = Store(self.db)
            tables = Tables(store)
            table = await tables.make(game, "host", list(seats), options, entries=entries)
            if not entries:
                await tables.start(table)
            await store.close()
            return table.id

        with ThreadPoolExecutor(1) as aside:  # playwright's own loop runs on this thread
            return aside.submit(lambda: asyncio.run(make())).result()

    def understand(self, table: str, version: int, found: Analysis) -> None:
        """Let it be known how a finished game went, as if somebody had looked back at it."""

        async def keep() -> None:
            store = Store(self.db)
            await store.understand(table, version, found.as_json())
            await store.close()

        with ThreadPoolExecutor(1) as aside:
            aside.submit(lambda: asyncio.run(keep())).result()

    def cookie(self, person: str) -> dict[str, str]:
        """What a browser of this person brings."""
        secret = sqlite3.connect(self.db).execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0]
        return {"name": COOKIE, "value": sign(bytes.fromhex(secret), person), "url": self.url}

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def story(
    game: str,
    options: dict[str, Any],
    seats: int,
    *,
    left: int = 0,
    until: Wanted | None = None,
    bot: str = "random",
    seed: int = 9,
) -> list[Entry]:
    """The log of a game among bots, without its last `left` real answers, or only up to the question that is wanted."""
    known = game_named(game)
    player = bot_named(bot)
    dice = Dice(seed)
    s = known.new(seats, options)
    entries: list[Entry] = []
    begins: list[int] = []  # where a whole answer began
    while (ask := asked(s)) is not None:
        offers = ask.legal(s)
        chance = isinstance(ask, Roll)
        if not chance and ask.part() == 0 and len(offers) > 1:
            begins.append(len(entries))
            if until is not None and until(known, s, ask):
                return entries
        if isinstance(ask, Roll):
            a = ask.fall(s, dice)
        else:
            a = offers[0] if len(offers) == 1 else player.choose(known, s, ask.seat, dice)
        entries.append(Entry(len(entries) + 1, "chance" if chance else "answer", ask.seat, a.code, {}, 1.0))
        step(s, a)
        assert len(entries) < 20_000
    if until is not None:
        raise LookupError(f"{game}: nothing like that in the game of seed {seed}")
    return entries[: begins[-min(left, len(begins))]] if left else entries
