"""What sleeping tables cost: `start` (a house with thousands of running tables opens), `memory` (thousands are made and
left), `idle` (one that is awake while nothing happens, and one that sleeps), `wake` (somebody knocks at hundreds).

    python -m tools.sleepers start --tables 5000
    python -m tools.sleepers memory --tables 20000
    python -m tools.sleepers idle --tables 200
    python -m tools.sleepers wake --tables 500
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sqlite3
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from dispetto.core.engine.table import asked
from dispetto.core.show.stage import LAYOUTS
from dispetto.web.app import create_app
from dispetto.web.house import House
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.store.store import SeatRow
from tools.crowd.server import Worker
from tools.crowd.tables import SEATS, make_tables, rule_sets

PATTERNS = 40  # tables that are played; the others are copies of their rows
COPIED = {"game_table": "id", "seat": "table_id", "answer": "table_id"}
AT_ONCE = 50  # tables that are made before the house gets its turn


def resident() -> int:
    """The memory of this process, in bytes."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def load() -> str:
    """How busy the machine is besides."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


async def fill(db: str, count: int, due: bool) -> None:
    """So many running tables; `due`: as a house leaves them that was killed while all were being played."""
    made = [place.id for place in await make_tables(db, min(count, PATTERNS), rule_sets())]
    with closing(sqlite3.connect(db)) as c:
        for n in range(len(made), count):
            pattern = made[n % len(made)]
            for table, key in COPIED.items():
                names = [row[1] for row in c.execute(f"PRAGMA table_info({table})")]
                wanted = ", ".join(f"'copy{n}'" if name == key else name for name in names)
                c.execute(f"INSERT INTO {table} SELECT {wanted} FROM {table} WHERE {key} = ?", (pattern,))
        c.execute("UPDATE game_table SET wake = ?", (1.0 if due else 0.0,))
        c.commit()


async def start(count: int, times: int) -> None:
    """From the start of the process to its first answer."""
    for due in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            db = f"{folder}/tables.sqlite3"
            await fill(db, count, due)
            took = []
            for _ in range(times):
                worker = Worker(db)
                worker.spawn()
                took.append(await worker.ready())
                worker.kill()
            what = "left by a kill" if due else "asleep"
            spread = f"{min(took):.2f}-{max(took):.2f}"
            print(
                f"start: {count} running tables {what}: ready in {statistics.median(took):.2f} s ({spread}), {load()}"
            )


@asynccontextmanager
async def house_at(folder: str) -> AsyncIterator[House]:
    """A house without doors."""
    app = create_app(f"{folder}/tables.sqlite3", pace=0)
    async with app.router.lifespan_context(app):
        yield app.state.house


def people(n: int) -> list[SeatRow]:
    """Those who sit at one table."""
    return [SeatRow(f"p{n}-{seat}", f"Anna {seat}", "f") for seat in range(SEATS)]


def games() -> Iterator[str]:
    """All rule sets in turn."""
    while True:
        yield from rule_sets()


async def memory(count: int) -> None:
    """Tables are made, looked at once, and left."""
    with tempfile.TemporaryDirectory() as folder:
        async with house_at(folder) as house:
            turn = games()
            began = time.perf_counter()
            for n in range(1, count + 1):
                table = await house.tables.make(next(turn), f"p{n}-0", people(n), {})
                await house.tables.start(table)
                house.live.changed(table)
                house.pages.page(table, Reader(f"p{n}-0", "en", LAYOUTS[0]).at(table), set())
                if n % AT_ONCE == 0:
                    await asyncio.sleep(0.05)
                if n % max(1, count // 10) == 0:
                    while len(house.tables.loaded) > 300:
                        await house.sleeping.sweep()
                        await asyncio.sleep(0.05)
                    gc.collect()
                    awake, size = len(house.tables.loaded), resident() / 1e6
                    seconds = time.perf_counter() - began
                    print(f"memory: {n} tables made, {awake} awake, {size:.0f} MB after {seconds:.0f} s, {load()}")


async def played(house: House, game: str, n: int, answers: int) -> Table:
    """A table where so many random answers were given."""
    table = await house.tables.make(game, f"p{n}-0", people(n), {}, settings={"fuse": 0})
    await house.tables.start(table)
    dice = random.Random(n)
    for _ in range(answers):
        if table.over:
            break
        version, owing = table.version, table.asking.owing()
        if not owing:
            await house.tables.time_is_up(table, version)
            continue
        s = table.asking.seen(owing[0])
        ask = asked(s)
        assert ask is not None
        code, part = dice.choice(ask.legal(s)).code, len(table.asking.reply(owing[0]).codes)
        await house.tables.answer(table, owing[0], code, version, part)
    return table


async def idle(count: int) -> None:
    """Tables in the middle of their games: just played, idle while four look on, asleep."""
    with tempfile.TemporaryDirectory() as folder:
        async with house_at(folder) as house:
            for game in rule_sets():
                await a_round(house, game, count)  # what all tables share is there, every sentence too
                tracemalloc.start()
                sizes = await a_round(house, game, count)
                tracemalloc.stop()
                nothing = sizes.pop("asleep")  # what is left is shared: sentences and drawings, each up to a bound
                said = ", ".join(f"{name} {(size - nothing) / count / 1000:.1f} kB" for name, size in sizes.items())
                left = sum(isinstance(one, Table) for one in gc.get_objects())
                print(f"idle: {game}: {said} more than asleep, a table; {left} of {count} left in memory, {load()}")


async def a_round(house: House, game: str, count: int) -> dict[str, int]:
    """So many tables are played, fall idle, sleep: what they hold more than nothing."""
    before = tracemalloc.get_traced_memory()[0]
    sizes: dict[str, int] = {}

    def note(what: str) -> None:
        gc.collect()
        sizes[what] = tracemalloc.get_traced_memory()[0] - before

    tables = [await played(house, game, n, 60) for n in range(count)]
    for table in tables:
        await show(house, table)
        house.live.changed(table)
    await asyncio.sleep(0.5)
    note("just played")
    for table in tables:
        table.doze()
        house.pages.forget(table)
    note("idle")
    tables.clear()
    del table
    while house.tables.loaded:
        await house.sleeping.sweep(-1.0)
        await asyncio.sleep(0.05)
    note("asleep")
    return sizes


async def wake(count: int) -> None:
    """All sleep, somebody knocks at each at once, and then wants a page: the CPU of each."""
    with tempfile.TemporaryDirectory() as folder:
        async with house_at(folder) as house:
            turn = games()
            names = [(await played(house, next(turn), n, 60)).id for n in range(count)]
            for table in list(house.tables.alive.values()):  # a game that has ended may sleep already
                house.live.changed(table)
            del table
            while house.tables.loaded:
                await house.sleeping.sweep(-1.0)
                await asyncio.sleep(0.05)
            began, cpu = time.perf_counter(), time.process_time()
            found = await asyncio.gather(*(house.tables.get(name) for name in names))
            took, used = time.perf_counter() - began, time.process_time() - cpu
            cpu = time.process_time()
            for woken in found:
                assert woken is not None
                await house.tables.deepen(woken)
            deep = time.process_time() - cpu
            print(
                f"wake: {count} tables in {took:.2f} s, {used / count * 1000:.2f} ms of CPU each; "
                f"to remember its latest moments {deep / count * 1000:.2f} ms, {load()}"
            )


async def show(house: House, table: Table) -> None:
    """Everybody looks at their page once."""
    for seat in table.row.seats:
        house.pages.page(table, Reader(seat.person, "en", LAYOUTS[0]).at(table), set())


def main() -> None:
    """Say what is measured, and measure it."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", choices=("start", "memory", "idle", "wake"))
    words.add_argument("--tables", type=int, default=0)
    words.add_argument("--times", type=int, default=3)
    said = words.parse_args()
    if said.what == "start":
        asyncio.run(start(said.tables or 5000, said.times))
    elif said.what == "memory":
        asyncio.run(memory(said.tables or 20000))
    elif said.what == "wake":
        asyncio.run(wake(said.tables or 500))
    else:
        asyncio.run(idle(said.tables or 100))


if __name__ == "__main__":
    main()
