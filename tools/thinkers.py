"""How long people wait for bots that think: a crowd in this process, the real server in its own, on this machine.

    python -m tools.thinkers --tables 20                  one person, three experts; an answer a second
    python -m tools.thinkers --tables 20 --people 2       two people, two experts: pauses, fuses, rounds
    python -m tools.thinkers --tables 20 --every 0        people who answer at once

Run by .venv-fast/bin/python it is the compiled form that is measured. From a question to a bot until its answer, with
the queue, the server counts itself (`dispetto_bot_seconds` of /metrics); from a person's click until they are asked
again the crowd counts.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tools.crowd.crowd import Crowd, Party, Player
from tools.crowd.server import Worker, get, many_sockets
from tools.crowd.tables import SEATS, Place, make_tables, rule_sets
from tools.load import form, part

CAST = ("dopo", "becco", "lena")
WARM_UP = 5.0  # seconds: the workers come when they are needed
NUMBER = re.compile(rb"^(dispetto_(?:bot_seconds|thought_seconds|thoughts)\S*) (\S+)$", re.M)


class Waiter(Party):
    """A table whose people are asked again once the bots have answered."""

    def __init__(self, crowd: Crowd, place: Place, ports: Sequence[int]) -> None:
        super().__init__(crowd, place, ports)
        self.clicked = 0.0
        self.at = -1

    def answer(self) -> bool:
        if not super().answer():
            return False
        if not self.clicked:
            self.clicked, self.at = time.perf_counter(), self.players[0].page.seq
        return True

    def moved(self, player: Player) -> None:
        if self.clicked and player.page.seq > self.at and player.page.open_choices():
            assert isinstance(self.crowd, Waiters)
            self.crowd.asked_again.append(time.perf_counter() - self.clicked)
            self.clicked = 0.0
        super().moved(player)


class Waiters(Crowd):
    """All of them, and how long they waited."""

    kind = Waiter

    def __init__(self, ports: Sequence[int], every: float) -> None:
        super().__init__(ports, every)
        self.asked_again: list[float] = []


async def counted(port: int) -> dict[str, float]:
    """What the server has counted of its bots."""
    return {key.decode(): float(value) for key, value in NUMBER.findall(await get(port, "/metrics"))}


def within(found: dict[str, float], name: str, seconds: float) -> float:
    """The share of what was counted that took no longer, in percent."""
    return 100 * found.get(f'{name}_bucket{{le="{seconds}"}}', 0.0) / max(1.0, found.get(f"{name}_count", 0.0))


async def measure(a: argparse.Namespace) -> int:
    """A line of figures."""
    bots = [f"persona:{who},strength={a.strength}" for who in CAST][: SEATS - a.people]
    games = a.games.split(",") if a.games else rule_sets()
    with tempfile.TemporaryDirectory(prefix="thinkers") as folder:
        db = str(Path(folder) / "tables.sqlite3")
        places = await make_tables(db, a.tables, games, a.seed, bots=bots)
        server = Worker(db, 1.0)
        try:
            server.spawn()
            await server.ready()
            crowd = Waiters([server.port], a.every)
            crowd.play()
            await crowd.seat(places)
            await asyncio.sleep(WARM_UP)
            before, cpu, began = await counted(server.port), server.cpu(), time.perf_counter()
            crowd.asked_again.clear()
            await asyncio.sleep(a.seconds)
            after, took = await counted(server.port), time.perf_counter() - began
            cpu = server.cpu() - cpu
            await crowd.close()
        finally:
            server.kill()
    found = {key: value - before.get(key, 0.0) for key, value in after.items()}
    told = {key.partition('how="')[2][:-2]: int(n) for key, n in found.items() if "thoughts_total" in key and n}
    count = int(found["dispetto_bot_seconds_count"])
    load = "/".join(f"{n:.0f}" for n in os.getloadavg())
    print(f"{form()}; {a.tables} tables, {len(bots)} {a.strength}s each; people every {a.every:g} s; load {load}")
    print(f"answers of bots {count}, {count / took:.0f} a second; thoughts {told}; server {cpu / took:.2f} of a core")
    for limit in (0.1, 0.25, 0.4, 0.5, 1.0, 1.5, 2.5):
        print(f"  within {limit:g} s: {within(found, 'dispetto_bot_seconds', limit):.1f} %", end="")
    mean = found["dispetto_thought_seconds_sum"] / max(1.0, found["dispetto_thought_seconds_count"])
    print(f"\na thought alone: {1000 * mean:.0f} ms in the mean")
    waits = crowd.asked_again
    spread = ", ".join(
        f"{name} {part(waits, share):.2f} s" for name, share in (("half", 0.5), ("95 %", 0.95), ("all", 1.0))
    )
    print(f"people asked again {len(waits)} times: {spread}")
    return 0


def main() -> int:
    many_sockets()
    p = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    p.add_argument("--tables", type=int, default=20)
    p.add_argument("--people", type=int, default=1, choices=range(1, SEATS))
    p.add_argument("--strength", default="expert", choices=["easy", "normal", "hard", "expert"])
    p.add_argument("--every", type=float, default=1.0, help="seconds between two answers at a table; 0: no pause")
    p.add_argument("--seconds", type=float, default=30.0)
    p.add_argument("--games", default="", help="only these rule sets")
    p.add_argument("--seed", type=int, default=1)
    return asyncio.run(measure(p.parse_args()))


if __name__ == "__main__":
    raise SystemExit(main())
