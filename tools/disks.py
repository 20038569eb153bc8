"""Disks that misbehave under a server in use: full, read-only, cut off in the middle of a page.

    python -m tools.disks                    every trial
    python -m tools.disks torn --times 50    one of them, so often

Whoever plays reads a sentence, the log has a line, nothing is half done, and when the disk goes on so does every table.
A small disk of our own needs root (Linux, tmpfs); where it cannot be had, the trial is named and left out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

from dispetto.web.store.store import Store
from tools.crowd.forked import Forked
from tools.crowd.server import get
from tools.crowd.tables import Place, make_tables, rule_sets
from tools.kills import PATIENCE, Killing, broken, lost

SMALL = 12 << 20  # bytes of the small disk
FULL, DAMAGED = "the disk may be full", "is damaged"  # as people read it
PAGE = 4096


class LeftOut(Exception):
    """This machine does not let us try that."""


@contextlib.contextmanager
def small_disk(size: int = SMALL) -> Iterator[Path]:
    """A disk of its own, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="disk"))
    try:
        if mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)):
            raise LeftOut("no disk can be mounted here")
        try:
            yield folder
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=False, capture_output=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def mount(*words: str) -> int:
    """What mount says; 0 where it worked."""
    try:
        return subprocess.run(["mount", *words], check=False, capture_output=True).returncode
    except OSError:
        return 1


def fill(folder: Path) -> Path:
    """A file that leaves no room for anything else."""
    filler = folder / "filler"
    with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as f:
        while True:
            f.write(bytes(PAGE))
    return filler


def serve_says(db: Path, seconds: float = 30.0) -> str:
    """What `dispetto serve` says at once about a database it cannot use; empty where it opens it."""
    words = [sys.executable, "-m", "dispetto", "serve", "--db", str(db), "--port", "0"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        said = process.communicate(timeout=seconds)[0]
        return said if process.returncode else ""
    except subprocess.TimeoutExpired:
        return ""
    finally:
        process.kill()
        process.wait()


async def until(true: Callable[[], bool]) -> bool:
    """Wait for it."""
    late = time.perf_counter() + PATIENCE
    while not true():
        if time.perf_counter() > late:
            return False
        await asyncio.sleep(0.02)
    return True


class Trial:
    """People who play on a disk, and what was wrong."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.db = folder / "tables.sqlite3"
        self.errors = Path(tempfile.mkstemp(prefix="said")[1])
        self.work = Killing(str(self.db), 1, str(self.errors), None, seed)
        self.wrong: list[str] = []
        self.told = ""

    def want(self, true: object, otherwise: str) -> None:
        """Something that must hold."""
        if not true:
            self.wrong.append(otherwise)

    async def open(self, tables: int = 3) -> None:
        """Everybody sits down and plays."""
        places = await make_tables(str(self.db), tables, rule_sets())
        await self.work.open()
        self.work.crowd.play()
        await self.work.crowd.seat(places)
        self.want(await self.work.until(5), "nobody can play on a disk that is well")

    async def page(self) -> bytes:
        """What somebody reads who opens their table's page now."""
        party = self.work.crowd.parties[0]
        return await get(self.work.workers[0].port, f"/t/{party.place.id}", party.players[0].cookie)

    async def goes_on(self) -> None:
        """Every table answers once more."""
        await self.work.goes_on()

    async def close(self) -> None:
        """Look at what is left, when everybody has gone home."""
        await self.work.crowd.close()
        for worker in self.work.workers:
            worker.kill()
        await self.work.check()
        store = Store(str(self.db))
        self.work.found.broken += await broken(store, self.work.tables)
        await store.close()
        self.want(not self.work.found.lost, f"lost: {self.work.found.lost[:5]}")
        self.wrong += self.work.found.broken
        self.told = self.errors.read_text()
        self.errors.unlink()
        self.want("Traceback" not in self.told, f"a traceback in the log:\n{self.told[-3000:]}")


async def full(seed: int, _times: int) -> tuple[list[str], str]:
    """The disk is full while people play, then when the server starts; then somebody makes room."""
    with small_disk() as folder:
        trial = Trial(folder, seed)
        await trial.open()
        crowd = trial.work.crowd
        filler = fill(folder)
        before = crowd.tally.refused
        trial.want(await until(lambda: crowd.tally.refused >= before + 5), "nobody was told that the disk is full")
        trial.want(any(FULL in sentence for sentence in crowd.sentences), f"told otherwise: {crowd.sentences}")
        trial.want(trial.work.workers[0].alive(), "the server did not survive")
        trial.want((await trial.page()).startswith(b"HTTP/1.1 200"), "a full disk keeps pages from being read")
        filler.unlink()
        await trial.goes_on()
        filler = fill(folder)
        trial.work.workers[0].kill()
        said = serve_says(trial.db, 15)
        trial.want(not said or said.count("\n") == 1, f"started on a full disk it says more than a sentence: {said}")
        filler.unlink()
        await trial.work.open()
        await trial.goes_on()
        refused = crowd.tally.refused
        await trial.close()
        trial.want("full" in trial.told, f"the log does not say so: {trial.told[-500:]}")
        kept = trial.work.found.acknowledged
        return trial.wrong, f"{refused} told, {kept} acknowledged, none lost; started on it: {said.strip() or 'opens'}"


async def read_only(seed: int, _times: int) -> tuple[list[str], str]:
    """The disk comes back read-only after a cut, then writable again."""
    with small_disk() as folder:
        trial = Trial(folder, seed)
        await trial.open()
        trial.work.workers[0].kill()
        if mount("-o", "remount,ro", str(folder)):
            raise LeftOut("no disk can be made read-only here")
        said = serve_says(trial.db)
        trial.want(said.count("\n") == 1 and "Traceback" not in said, f"no sentence: {said!r}")
        mount("-o", "remount,rw", str(folder))
        await trial.work.open()
        await trial.goes_on()
        await trial.close()
        return trial.wrong, said.strip()


async def torn(seed: int, times: int) -> tuple[list[str], str]:
    """The last pages of the log's file are cut off or overwritten after a power cut: what is left is whole."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="disk") as name:
        trial = Trial(Path(name), seed)
        await trial.open()
        gone = 0
        for n in range(times):
            trial.want(await trial.work.until(dice.randrange(5, 25)), f"time {n}: nobody plays")
            trial.work.workers[0].kill()
            tear(Path(f"{trial.db}-wal"), dice)
            ledger, trial.work.crowd.ledger = trial.work.crowd.ledger or [], []
            await trial.work.open()
            store = Store(str(trial.db))
            gone += len(await lost(store, ledger))
            trial.wrong += await broken(store, {said.table for said in ledger})
            await store.close()
            await trial.goes_on()
        trial.work.crowd.ledger = []
        await trial.close()
        return trial.wrong, f"{times} torn logs, {gone} answers gone with what the disk had lost, nothing half done"


def tear(path: Path, dice: random.Random) -> None:
    """Up to the last twenty pages that count are missing, empty or nonsense."""
    data = path.read_bytes() if path.exists() else b""
    size = written(data)
    if not size:
        return
    keep = max(0, size - dice.randrange(1, 20 * PAGE))
    lost = size - keep
    path.write_bytes(data[:keep] + dice.choice([b"", bytes(lost), dice.randbytes(lost)]))


def written(wal: bytes) -> int:
    """How much of a write-ahead log counts: it is used again from its beginning, and what is left of before is past."""
    salt, at = wal[16:24], 32
    while wal[at + 8 : at + 16] == salt and len(wal) >= at + 24 + PAGE:
        at += 24 + PAGE
    return at if at > 32 else 0


async def damaged(seed: int, _times: int) -> tuple[list[str], str]:
    """The main file has lost its last pages, or holds nonsense: a sentence, at the start or at the table."""
    dice = random.Random(seed)
    said: set[str] = set()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory(prefix="disk") as name:
        db = Path(name) / "tables.sqlite3"
        places = await make_tables(str(db), 4, rule_sets())
        with contextlib.closing(sqlite3.connect(db)) as c:
            c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole = db.read_bytes()
        middle = len(whole) // PAGE // 2 * PAGE
        nonsense = whole[:middle] + dice.randbytes(PAGE * 4) + whole[middle + PAGE * 4 :]
        for n, hurt in enumerate((whole[: -PAGE // 2], whole[:-PAGE], nonsense, b"x" * 9000)):
            for other in ("-wal", "-shm"):
                Path(f"{db}{other}").unlink(missing_ok=True)
            db.write_bytes(hurt)
            found = await asyncio.to_thread(serve_says, db, 10)
            if found:
                said.add(found.strip().replace(str(db), "DB"))
                if found.count("\n") != 1 or "Traceback" in found:
                    wrong.append(f"way {n}: {found[-1500:]}")
                continue
            wrong += [f"way {n}: {line}" for line in await opens_with_sentences(db, places, said)]
    return wrong, "; ".join(sorted(said))


async def opens_with_sentences(db: Path, places: list[Place], said: set[str]) -> list[str]:
    """A server that opens a damaged file: every table has its page or a sentence, and the log no traceback."""
    errors = db.parent / "errors.txt"
    worker = Forked(str(db), errors=str(errors))
    worker.spawn()
    wrong = []
    try:
        await worker.ready()
        for place in places:
            answer = (await get(worker.port, f"/t/{place.id}", place.cookies[0])).decode(errors="replace")
            status = answer.split(" ", 2)[1]
            said.add(f"a table: {status}")
            if status != "200" and not (status == "503" and DAMAGED in answer):
                wrong.append(f"{place.game}: {answer[-800:]}")
        wrong += ["a table: nobody answers any more"] if not worker.alive() else []
    except RuntimeError as e:
        wrong.append(str(e))
    finally:
        worker.kill()
    told = errors.read_text() if errors.exists() else ""
    errors.unlink(missing_ok=True)
    return [*wrong, *([f"a traceback in the log: {told[-2000:]}"] if "Traceback" in told else [])]


TRIALS: dict[str, Callable[[int, int], Coroutine[Any, Any, tuple[list[str], str]]]] = {
    "full": full,
    "read-only": read_only,
    "torn": torn,
    "damaged": damaged,
}


def main() -> int:
    p = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    p.add_argument("trials", nargs="*", default=[], help=f"of {', '.join(TRIALS)}; all where none is named")
    p.add_argument("--times", type=int, default=20, help="torn logs")
    p.add_argument("--seed", type=int, default=1)
    a = p.parse_args()
    failures = 0
    for name in a.trials or TRIALS:
        try:
            wrong, said = asyncio.run(TRIALS[name](a.seed, a.times))
        except LeftOut as e:
            print(f"left out: {name}: {e}")
            continue
        print(f"{name}: {'well' if not wrong else 'WRONG'}: {said}", flush=True)
        for line in wrong:
            print(f"  {line}")
        failures += bool(wrong)
    return 1 if failures else 0


if __name__ == "__main__":
    os.environ.setdefault("DISPETTO_LIMITS", "off")
    sys.exit(main())
