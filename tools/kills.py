"""Power cuts under load: the server is killed again and again while people play; no acknowledged answer may be lost.

    python -m tools.kills --kills 1000                 one worker on a file
    python -m tools.kills --kills 200 --postgres       two workers, and the database itself is cut off now and then

An answer is acknowledged when the page of whoever gave it shows so. After the last kill every acknowledged answer is
looked up in the database, every table is rebuilt from its log, and every table must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dispetto.web.play.tables import Tables
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import Reply
from dispetto.web.store.store import Store
from tools.crowd.crowd import Crowd, Said
from tools.crowd.forked import Forked
from tools.crowd.server import Postgres, many_sockets
from tools.crowd.tables import make_tables, rule_sets

DATABASE_EVERY = 8  # of so many kills one is of the database itself
PATIENCE = 90.0  # seconds for everybody to be back, or to answer
IMPATIENT = (
    0.15  # seconds between two attempts of a page to come back: a browser waits longer, and nothing is tried then
)
CHECK_EVERY = 50  # kills between two looks into the database


@dataclass
class Found:
    """What came of it."""

    kills: int = 0
    databases: int = 0  # how often the database itself went down
    acknowledged: int = 0
    lost: list[Said] = field(default_factory=list)
    unsure: int = 0
    refused: int = 0
    broken: list[str] = field(default_factory=list)  # tables that do not open, or do not go on
    sentences: list[str] = field(default_factory=list)
    games: int = 0
    seconds: float = 0.0

    @property
    def well(self) -> bool:
        """Is nothing lost and nothing broken?"""
        return not self.lost and not self.broken


async def lost(store: Store, ledger: list[Said]) -> list[Said]:
    """Of what was acknowledged, what the database does not know."""
    missing = []
    logs = {table: await store.log(table) for table in sorted({said.table for said in ledger})}
    for said in ledger:
        choice = said.choice
        later = [e for e in logs[said.table] if e.version > choice.seq and e.kind == "answer" and "by" not in e.data]
        if any(e.seat == said.seat and e.code == choice.code for e in later[:40]):
            continue
        replies = await store.replies(said.table, choice.seq)
        kept = replies.get(said.seat)
        if kept is None or len(kept.codes) <= choice.part or kept.codes[choice.part] != choice.code:
            missing.append(said)
            show(said, replies, logs[said.table])
    return missing


def show(said: Said, replies: Mapping[int, Reply], log: Sequence[Entry]) -> None:
    """What the database knows of a question whose answer is missing: the tables are gone when somebody asks."""
    print(f"  missing: {said}; heard: {dict(replies)}", file=sys.stderr)
    for e in log:
        if said.choice.seq - 2 <= e.version <= said.choice.seq + 8:
            print(f"    {e.version} {e.kind} by seat {e.seat}: {e.code} {e.data.get('by', '')}", file=sys.stderr)


async def broken(store: Store, tables: set[str]) -> list[str]:
    """The tables whose log has a hole, or which do not open as they were left."""
    wrong = []
    for table in sorted(tables):
        versions = [e.version for e in await store.log(table)]
        if versions != list(range(1, len(versions) + 1)):
            wrong.append(f"{table}: its log has a hole")
        try:
            found = await Tables(store, whole=True).get(table)
            if found is None or found.story.mended:
                wrong.append(f"{table}: does not stand as it was left")
        except Exception as e:
            wrong.append(f"{table}: {e!r}")
    return wrong


class Killing:
    """People who play, and the one who pulls the plug."""

    def __init__(self, db: str, workers: int, errors: str, postgres: Postgres | None, seed: int) -> None:
        self.db, self.postgres = db, postgres
        self.workers = [Forked(db, errors=errors) for _ in range(workers)]
        self.dice = random.Random(seed)
        self.found = Found()
        self.crowd = Crowd([worker.port for worker in self.workers], every=0.0, longest_wait=IMPATIENT)
        self.crowd.ledger = []
        self.tables: set[str] = set()

    async def open(self) -> None:
        """The workers that are down come up."""
        down = [worker for worker in self.workers if not worker.alive()]
        for worker in down:
            worker.spawn()
        for worker in down:
            await worker.ready()

    async def until(self, answers: int) -> bool:
        """Until so many more were acknowledged, or at times until people ask for another game, which takes steps."""
        assert self.crowd.ledger is not None
        wanted, late = len(self.crowd.ledger) + answers, time.perf_counter() + PATIENCE
        hasty = self.dice.random() < 0.4
        while len(self.crowd.ledger) < wanted and not (hasty and any(party.ending for party in self.crowd.parties)):
            if time.perf_counter() > late:
                return False
            await asyncio.sleep(0.002)
        return True

    async def one_kill(self, n: int) -> None:
        """Mostly in the middle of play, sometimes while people are still coming in."""
        if self.dice.random() < 0.8:
            if not await self.until(self.dice.randrange(2, 20)):
                self.found.broken.append(f"kill {n}: nobody answered for {PATIENCE:g} s")
            await asyncio.sleep(self.dice.random() * 0.03)
        else:
            await asyncio.sleep(self.dice.random() * 0.4)
        if self.postgres is not None and n % DATABASE_EVERY == DATABASE_EVERY - 1:
            await asyncio.to_thread(self.postgres.restart, self.dice.random() < 0.7)
            self.found.databases += 1
            await self.postgres.ready()
        else:
            doomed = [w for w in self.workers if self.dice.random() < 0.6] or [self.dice.choice(self.workers)]
            for worker in doomed:
                worker.kill()
        self.found.kills += 1
        await self.open()

    async def check(self) -> None:
        """Look up what was acknowledged since the last time."""
        assert self.crowd.ledger is not None
        ledger, self.crowd.ledger = self.crowd.ledger, []
        store = Store(self.db)
        try:
            self.found.lost += await lost(store, ledger)
            self.tables |= {said.table for said in ledger}
            self.found.acknowledged += len(ledger)
        finally:
            await store.close()

    async def goes_on(self) -> None:
        """Everybody is there again, and every table answers once more."""
        parties = self.crowd.parties
        before = [party.answered for party in parties]
        late = time.perf_counter() + PATIENCE
        stuck = parties
        while stuck and time.perf_counter() < late:
            await asyncio.sleep(0.05)
            stuck = [party for party, was in zip(parties, before) if party.answered == was]
        for party in stuck:
            self.found.broken.append(f"does not go on: {party.told()}")

    async def run(self, kills: int, tables: int, seconds: float, loud: bool) -> Found:
        """All of it."""
        began = time.perf_counter()
        early = await make_tables(self.db, tables - tables // 2, rule_sets(), 2 * self.dice.randrange(500))
        late = await make_tables(self.db, tables // 2, rule_sets()[::-1], 2 * self.dice.randrange(500) + 1, late=True)
        await self.open()
        self.crowd.play()
        await self.crowd.seat(early + late)
        for n in range(kills):
            await self.one_kill(n)
            if n % CHECK_EVERY == CHECK_EVERY - 1:
                await self.check()
                if loud:
                    print(
                        f"{n + 1} kills, {self.found.acknowledged:,} answers, {len(self.found.lost)} lost", flush=True
                    )
            if time.perf_counter() - began > seconds:
                break
        await self.goes_on()
        tally = self.crowd.count()
        await self.crowd.close()
        for worker in self.workers:
            worker.kill()
        await self.check()
        store = Store(self.db)
        self.found.broken += await broken(store, self.tables)
        await store.close()
        self.found.unsure, self.found.refused, self.found.games = tally.unsure, tally.refused, tally.games
        self.found.sentences = sorted(self.crowd.sentences)
        self.found.seconds = time.perf_counter() - began
        return self.found


async def killing(
    kills: int,
    tables: int = 8,
    postgres: bool = False,
    seed: int = 1,
    seconds: float = 1e9,
    errors: str = "",
    loud: bool = False,
) -> Found:
    """So many kills on a database of our own; `seconds` is when to stop at the latest."""
    database = Postgres() if postgres else None
    with tempfile.TemporaryDirectory(prefix="kills") as folder:
        errors, db = errors or str(Path(folder) / "errors.txt"), str(Path(folder) / "tables.sqlite3")
        work: Killing | None = None
        try:
            if database is not None:
                database.spawn()
                await database.ready()
                db = database.url
            work = Killing(db, 2 if database is not None else 1, errors, database, seed)
            found = await work.run(kills, tables, seconds, loud)
            said = Path(errors).read_text() if Path(errors).exists() else ""
            traces = Counter(line for line in said.splitlines() if line and not line.startswith((" ", "Traceback")))
            for line, times in traces.most_common(8 if loud else 0):
                print(f"  the server said {times} times: {line[:200]}", file=sys.stderr)
            return found
        finally:
            for worker in work.workers if work is not None else ():
                worker.kill()
            if database is not None:
                database.close()


def main() -> int:
    many_sockets()
    p = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    p.add_argument("--kills", type=int, default=100)
    p.add_argument("--tables", type=int, default=8)
    p.add_argument("--postgres", action="store_true", help="two workers on a PostgreSQL that goes down too")
    p.add_argument("--seconds", type=float, default=1e9, help="stop after so long, wherever it is")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--errors", default="", help="keep what the servers complain of in this file")
    p.add_argument("--json", action="store_true")
    a = p.parse_args()
    found = asyncio.run(killing(a.kills, a.tables, a.postgres, a.seed, a.seconds, a.errors, not a.json))
    if a.json:
        print(json.dumps({**vars(found), "lost": [str(said) for said in found.lost]}))
    else:
        where = f"PostgreSQL ({found.databases} times the database itself)" if a.postgres else "SQLite"
        print(
            f"{found.kills:,} kills on {where} in {found.seconds:.0f} s at {a.tables} tables: {len(found.lost)} of "
            f"{found.acknowledged:,} acknowledged answers lost; {found.unsure:,} cut off unanswered, "
            f"{found.refused:,} refused, {found.games} games ended; {len(found.broken)} tables broken"
        )
        for line in [*map(str, found.lost[:20]), *found.broken[:20], *found.sentences[:10]]:
            print(f"  {line}")
    return 0 if found.well else 1


if __name__ == "__main__":
    sys.exit(main())
