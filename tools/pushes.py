"""What an answer costs to decide and to draw, without a line: in one process, game by game, the same games every time.

    python -m tools.pushes                        milliseconds of CPU an answer, by game and by what they go into
    python -m tools.pushes --games shear-panic --profile
    python -m tools.pushes --again 4              every game four times: of every answer the quickest counts

Four pages a table look on, as with tools/load.py; nothing is sent. `sum` is one over all that was drawn: as long as it
stays the same, nobody can see what was made quicker. `rod` is what a fixed piece of work took meanwhile: on a busy
machine compare only what is divided by it, or the quickest of several.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

from starlette.websockets import WebSocket

from dispetto.web.pages.pages import Pages
from dispetto.web.play.live import Live
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.watcher import Watcher
from dispetto.web.play.wire import written
from dispetto.web.serving import make_ready
from dispetto.web.store.store import SeatRow, Store
from tools.crowd.tables import SEATS, SETTINGS, beginnings, rule_sets

PEOPLE = [SeatRow(f"p{seat}", f"Anna {seat}", "f") for seat in range(SEATS)]


class Bench:
    """Tables of one game, played by chance, and what was counted."""

    def __init__(self, tables: Tables, profile: cProfile.Profile | None) -> None:
        self.tables, self.profile = tables, profile
        self.live = Live(tables, Pages(), Thinkers(), 0)
        self.answers = 0
        self.deciding: list[float] = []  # seconds an answer
        self.drawing: list[float] = []
        self.writing: list[float] = []
        self.sizes: list[int] = []
        self.sum = 0
        self.rods: list[float] = []

    async def play(self, game: str, count: int, answers: int) -> None:
        """So many tables, so many answers each."""
        for n, entries in enumerate(beginnings(game, 1)[:count]):
            table = await self.tables.make(game, "p0", PEOPLE, {}, settings=dict(SETTINGS), entries=entries)
            table.set_up(replace(table.row, seed=f"{n:064x}", name="Table"))
            pages = [
                Watcher(WebSocket({"type": "websocket"}, unheard, unheard), table, reader(s)) for s in range(SEATS)
            ]
            if table.asking.in_round:
                table.clocks.light(table.version, 0.0, 0.0)
            for w in pages:
                self.live.messages(w)
            pick = random.Random(n)
            for _ in range(answers):
                if not await self.answer(table, pages, pick):
                    break
            self.rods.append(rod())

    async def answer(self, table: Table, pages: list[Watcher], pick: random.Random) -> bool:
        """One answer, and everybody's push."""
        owing = table.asking.owing()
        if not owing:
            return False
        seat = pick.choice(owing)
        ask = table.asking.seen(seat).stack[-1]
        code = pick.choice(ask.legal(table.asking.seen(seat))).code
        began = time.process_time()
        await self.tables.answer(table, seat, code, table.version, len(table.asking.reply(seat).codes))
        if table.asking.in_round and not table.asking.owing():
            await self.tables.time_is_up(table, table.version)
        if table.asking.in_round and table.clocks.fuse is None:
            table.clocks.light(table.version, 0.0, 0.0)
        decided = time.process_time()
        if self.profile is not None:
            self.profile.enable()
        found = [self.live.messages(w) for w in pages]
        drawn = time.process_time()
        texts = [written(message) for messages in found for message in messages]
        wrote = time.process_time()
        if self.profile is not None:
            self.profile.disable()
        self.deciding.append(decided - began)
        self.drawing.append(drawn - decided)
        self.writing.append(wrote - drawn)
        self.answers += 1
        self.sizes += [len(text) for text in texts]
        for w in pages:
            for name in sorted(w.texts):
                self.sum = crc32(w.texts[name].replace(table.id, "").encode(), self.sum)
        return not table.over


def rod() -> float:
    """The seconds of CPU that a fixed piece of work takes now."""
    began = time.process_time()
    texts = [f'<g id="{n}">{"x" * (n % 50)}</g>' for n in range(6000)]
    "".join(sorted(texts)).split("<")
    return time.process_time() - began


def reader(seat: int) -> Reader:
    """Somebody who sits there."""
    return Reader(PEOPLE[seat].person, "en", "wide")


async def unheard(*_: Any) -> Any:
    """Nobody is on the line."""


async def measured(game: str, tables: int, answers: int, profile: cProfile.Profile | None) -> Bench:
    """One game."""
    with tempfile.TemporaryDirectory(prefix="pushes") as folder:
        store = Store(str(Path(folder) / "tables.sqlite3"))
        bench = Bench(Tables(store), profile)
        await bench.play(game, tables, answers)
        await bench.live.close()
        await store.close()
    return bench


def main() -> int:
    p = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    p.add_argument("--games", default="", help="only these rule sets")
    p.add_argument("--tables", type=int, default=8)
    p.add_argument("--answers", type=int, default=60, help="a table")
    p.add_argument("--again", type=int, default=1, help="play every game so often; the quickest of each answer counts")
    p.add_argument("--profile", action="store_true", help="where the time goes")
    p.add_argument("--lines", type=int, default=60, help="of the profile")
    p.add_argument("--sort", default="cumulative")
    a = p.parse_args()
    make_ready()
    profile = cProfile.Profile() if a.profile else None
    print("game          answers  decide    draw   write  = draw+write   bytes: median    p95      sum      rod")
    costs = []
    for game in a.games.split(",") if a.games else rule_sets():
        runs = [asyncio.run(measured(game, a.tables, a.answers, profile)) for _ in range(a.again)]
        b = runs[0]
        deciding, drawing, writing = (
            1000 / b.answers * sum(map(min, zip(*(getattr(run, what) for run in runs), strict=True)))
            for what in ("deciding", "drawing", "writing")
        )
        sizes = sorted(b.sizes)
        costs.append(drawing + writing)
        rods = 1000 * statistics.median(rod for run in runs for rod in run.rods)
        print(
            f"{game:14}{b.answers:7}{deciding:8.2f}{drawing:8.2f}{writing:8.2f}{costs[-1]:14.2f}"
            f"{sizes[len(sizes) // 2]:16}{sizes[int(len(sizes) * 0.95)]:7} {b.sum:08x}{rods:9.2f}"
        )
    print(f"median{statistics.median(costs):45.2f}")
    if profile is not None:
        pstats.Stats(profile).sort_stats(a.sort).print_stats(a.lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
