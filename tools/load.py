"""How much the web table bears: a crowd in this process, the server in processes of its own, on this machine only.

    python -m tools.load --tables 500 --every 3 --seconds 60     one answer a table every 3 s
    python -m tools.load --steps 100,200,500,1000                where it bends
    python -m tools.load --each --tables 50                      game by game
    python -m tools.load --every 0 --workers 2 --postgres        as fast as it goes, players spread over both workers
    python -m tools.load --measure start --tables 5000           until a server with so many running tables is ready
    python -m tools.load --measure back --tables 500             until everybody is back after a kill

Run by .venv-fast/bin/python it is the compiled form that is measured. People only, no bots; bots' pauses are left out
(`--pace 1` puts them back, and with them the least time a round is open).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.crowd.crowd import Crowd, Tally
from tools.crowd.server import Postgres, Worker, cpu_of, many_sockets
from tools.crowd.tables import Place, make_tables, rule_sets

WARM_UP = 2.0  # seconds before anything is counted
Row = dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """What is measured."""

    tables: int
    every: float
    seconds: float
    workers: int
    postgres: bool
    pace: float
    games: tuple[str, ...]
    seed: int


def part(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    found = sorted(values)
    return found[min(len(found) - 1, int(len(found) * share))] if found else 0.0


@contextlib.asynccontextmanager
async def opened(w: Wanted, count: int) -> AsyncIterator[tuple[list[Worker], list[Place]]]:
    """The workers on a database with so many running tables, and where these are."""
    database = Postgres() if w.postgres else None
    with tempfile.TemporaryDirectory(prefix="load") as folder:
        workers: list[Worker] = []
        try:
            db = str(Path(folder) / "tables.sqlite3")
            if database is not None:
                database.spawn()
                await database.ready()
                db = database.url
            places = await make_tables(db, count, list(w.games), w.seed)
            workers += [Worker(db, w.pace) for _ in range(w.workers if w.postgres else 1)]
            for worker in workers:
                worker.spawn()
            for worker in workers:
                await worker.ready()
            yield workers, places
        finally:
            for worker in workers:
                worker.kill()
            if database is not None:
                database.close()


async def watch(crowd: Crowd, workers: list[Worker], seconds: float, name: str) -> Row:
    """Count for a while."""
    crowd.count()
    cpu, ours, began = sum(x.cpu() for x in workers), cpu_of(), time.perf_counter()
    await asyncio.sleep(seconds)
    tally, took = crowd.count(), time.perf_counter() - began
    return row(name, crowd, tally, took, sum(x.cpu() for x in workers) - cpu, cpu_of() - ours) | {
        "memory_mb": round(sum(x.memory() for x in workers) / 1024)
    }


def row(name: str, crowd: Crowd, tally: Tally, took: float, cpu: float, ours: float) -> Row:
    """What was counted, in the units people talk in."""
    pushes = [size for sizes in tally.pushes.values() for size in sizes]
    waits = [1000 * wait for wait in tally.waits]
    return {
        "what": name,
        "tables": len(crowd.parties),
        "answers": tally.answers,
        "answers_s": round(tally.answers / took, 1),
        "cpu_ms_answer": round(1000 * cpu / tally.answers, 2) if tally.answers else None,
        "server_cpu": round(cpu / took, 2),
        "crowd_cpu": round(ours / took, 2),
        "push_median": int(statistics.median(pushes)) if pushes else None,
        "push_p95": int(part(pushes, 0.95)),
        "pushes": len(pushes),
        "small": len(tally.small),
        "p50_ms": round(part(waits, 0.5), 1),
        "p95_ms": round(part(waits, 0.95), 1),
        "p99_ms": round(part(waits, 0.99), 1),
        "most_ms": round(max(waits, default=0.0), 1),
        "late": tally.late,
        "refused": tally.refused,
        "stuck": tally.stuck,
        "unsure": tally.unsure,
        "games_ended": tally.games,
    }


def per_game(tally_rows: list[Row]) -> Row:
    """The median over games."""
    keys = ("cpu_ms_answer", "push_median", "push_p95", "p50_ms", "p95_ms", "p99_ms")
    return {"what": "median"} | {k: statistics.median(r[k] for r in tally_rows if r[k] is not None) for k in keys}


async def run(w: Wanted, steps: Sequence[int]) -> list[Row]:
    """All games mixed, step by step more tables."""
    rows = []
    async with opened(w, max(steps)) as (workers, places):
        crowd = Crowd([x.port for x in workers], w.every)
        crowd.play()
        for count in steps:
            await crowd.seat(places[len(crowd.parties) : count])
            firsts = crowd.tally.firsts
            await asyncio.sleep(max(WARM_UP, w.every))
            rows.append(await watch(crowd, workers, w.seconds, "mixed"))
            rows[-1]["first_page"] = int(statistics.median(firsts)) if firsts else None
            if rows[-1]["p50_ms"] > 5000:  # more of the same would say nothing more
                break
        await crowd.close()
        complain(crowd)
    return rows


async def each(w: Wanted) -> list[Row]:
    """Game by game, each on a server of its own, and the median over them."""
    rows: list[Row] = []
    for game in w.games:
        alone = Wanted(w.tables, w.every, w.seconds, w.workers, w.postgres, w.pace, (game,), w.seed)
        rows += [found | {"what": game} for found in await run(alone, [w.tables])]
    return [*rows, per_game(rows)]


async def start(w: Wanted) -> list[Row]:
    """How long a server needs until it answers, with no table and with so many that are running."""
    rows = []
    for count in (0, w.tables):
        async with opened(w, count) as (workers, _):
            found = []
            for _n in range(3):
                workers[0].kill()
                workers[0].spawn()
                found.append(await workers[0].ready())
            row: Row = {"what": "start", "tables": count, "ready_s": round(statistics.median(found), 2)}
            rows.append(row | {"most_s": round(max(found), 2), "memory_mb": round(workers[0].memory() / 1024)})
    return rows


async def back(w: Wanted) -> list[Row]:
    """Everybody plays, the server is killed and started again: when is everybody on their question?"""
    rows = []
    async with opened(w, w.tables) as (workers, places):
        crowd = Crowd([x.port for x in workers], w.every)
        crowd.play()
        await crowd.seat(places)
        for n in range(3):
            await asyncio.sleep(max(WARM_UP, w.every))
            for worker in workers:
                worker.kill()
            crowd.count()
            for worker in workers:
                worker.spawn()
            ready = max([await worker.ready() for worker in workers])
            accepted, cpu = time.perf_counter(), sum(x.cpu() for x in workers)
            await crowd.all_there()
            cpu = sum(x.cpu() for x in workers) - cpu
            backs = [1000 * (at - accepted) for at in crowd.count().backs]
            rows.append(
                {
                    "what": f"kill {n + 1}",
                    "tables": w.tables,
                    "ready_s": round(ready, 2),
                    "pages": len(backs),
                    "server_cpu_s": round(cpu, 2),
                    "p50_ms": round(part(backs, 0.5)),
                    "p95_ms": round(part(backs, 0.95)),
                    "most_ms": round(max(backs, default=0.0)),
                }
            )
        await crowd.close()
        complain(crowd)
    return rows


def complain(crowd: Crowd) -> None:
    """What the server refused, once each."""
    for sentence in sorted(crowd.sentences):
        print(f"refused: {sentence}", file=sys.stderr)


def table_of(rows: list[Row]) -> str:
    """Rows as people read them."""
    keys = list(dict.fromkeys(key for found in rows for key in found))
    cells = [keys, *([show(found.get(key)) for key in keys] for found in rows)]
    widths = [max(len(line[n]) for line in cells) for n in range(len(keys))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths)) for line in cells)


def show(value: Any) -> str:
    """One cell."""
    return "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)


def form() -> str:
    """Compiled or pure."""
    from dispetto.core.engine import table

    return "pure" if str(table.__file__).endswith(".py") else "compiled"


def main() -> int:
    many_sockets()
    p = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    p.add_argument("--tables", type=int, default=100)
    p.add_argument("--every", type=float, default=3.0, help="seconds between two answers at a table; 0: no pause")
    p.add_argument("--seconds", type=float, default=30.0)
    p.add_argument("--steps", default="", help="so many tables, then so many: 100,200,500")
    p.add_argument("--each", action="store_true", help="game by game")
    p.add_argument("--workers", type=int, default=1, help="server processes (with --postgres)")
    p.add_argument("--postgres", action="store_true")
    p.add_argument("--measure", choices=["load", "start", "back"], default="load")
    p.add_argument("--pace", type=float, default=0.0, help="of bots and rounds: 1 is a real table's")
    p.add_argument("--games", default="", help="only these rule sets")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--json", action="store_true")
    a = p.parse_args()
    games = tuple(a.games.split(",")) if a.games else tuple(rule_sets())
    w = Wanted(a.tables, a.every, a.seconds, a.workers, a.postgres, a.pace, games, a.seed)
    steps = [int(n) for n in a.steps.split(",")] if a.steps else [a.tables]
    work = each(w) if a.each else run(w, steps)
    if a.measure != "load":
        work.close()
        work = start(w) if a.measure == "start" else back(w)
    rows = asyncio.run(work)
    if a.json:
        print(json.dumps({"form": form(), "rows": rows}))
    else:
        print(f"{form()}; every {w.every:g} s; {w.seconds:g} s; {'PostgreSQL' if w.postgres else 'SQLite'}")
        print(table_of(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
