"""How long a backup takes, and what it does to whoever writes meanwhile: `python -m tools.saving [--entries 500000]`.

A file of so many entries is made, somebody appends without pause, and a backup is taken: seconds, megabytes, and the
median and worst append before and during it. Every entry acknowledged before it began must be in it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

from dispetto.web.play.tables import Tables
from dispetto.web.store.backup import backup
from dispetto.web.store.store import Entry, SeatRow, Store

PEOPLE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m")]
CALM = 2.0  # seconds of writing before the backup begins


def fill(db: str, table: str, entries: int) -> None:
    """Many entries, as other tables would have left them."""
    with contextlib.closing(sqlite3.connect(db)) as c:
        rows = ((table, n, "answer", 0, n % 40, '{"by": "person"}', 1.0) for n in range(1, entries + 1))
        c.executemany("INSERT INTO answer(table_id, version, kind, seat, code, data, at) VALUES (?,?,?,?,?,?,?)", rows)
        c.commit()


async def measure(folder: Path, entries: int) -> str:
    """One run, told in a line."""
    db = str(folder / "tables.sqlite3")
    store = Store(db)
    tables = Tables(store)
    old, new = [(await tables.make("hedz-25th", "a", PEOPLE, {})).id for _ in range(2)]
    await asyncio.to_thread(fill, db, old, entries)
    took: list[tuple[float, float]] = []  # when an append ended, and how long it took
    going = True

    async def write() -> None:
        while going:
            began = time.perf_counter()
            assert await store.append(new, [Entry(len(took) + 1, "answer", 0, 0, {}, 1.0)])
            took.append((time.perf_counter(), time.perf_counter() - began))

    writing = asyncio.create_task(write())
    await asyncio.sleep(CALM)
    began, acknowledged = time.perf_counter(), len(took)
    saved = await asyncio.to_thread(backup, db, folder / "backup")
    ended = time.perf_counter()
    going = False
    await writing
    await store.close()
    assert saved.answers >= entries + acknowledged, "an acknowledged entry is not in the backup"
    before = [spent for at, spent in took if at < began]
    during = [spent for at, spent in took if began <= at <= ended]

    def told(of: list[float]) -> str:
        return f"{len(of)} appends, median {statistics.median(of) * 1000:.1f} ms, worst {max(of) * 1000:.0f} ms"

    size = os.path.getsize(folder / "backup") / 1e6
    return f"{entries} entries, {size:.0f} MB: {ended - began:.1f} s; before: {told(before)}; during: {told(during)}"


def main() -> None:
    """Made, saved, told, thrown away."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--entries", type=int, default=500_000)
    words.add_argument("--runs", type=int, default=3)
    chosen = words.parse_args()
    for _ in range(chosen.runs):
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(measure(Path(folder), chosen.entries)), flush=True)


if __name__ == "__main__":
    main()
