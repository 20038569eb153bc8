"""Ourselves, compiled or as the source stands."""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tools.bench.slices import THOUGHT, Slice, cloning, repeat

ROOT = Path(__file__).resolve().parent.parent.parent


def dispetto(seats: int = 4) -> Iterator[tuple[str, str, Slice]]:
    from dispetto.core.catalogue import all_games
    from dispetto.core.engine.dice import Dice
    from dispetto.core.engine.table import Roll, asked, random_game, step

    rng = random.Random(1).random
    dice = Dice(1)

    def play(s: Any, stop: int = 1 << 60) -> tuple[int, int]:
        decisions = steps = 0
        while steps < stop:
            ask = asked(s)
            if ask is None:
                break
            steps += 1
            if isinstance(ask, Roll):
                step(s, ask.fall(s, dice))
                continue
            offers = ask.legal(s)
            n = len(offers)
            if n == 1:
                step(s, offers[0])
            else:
                decisions += 1
                step(s, offers[int(rng() * n)])
        return decisions, steps

    for name, game in all_games().items():
        opening = game.new(max(game.fewest, min(game.most, seats)))
        opening.events = None
        clone = game.clone
        middle = sum(play(clone(opening))[1] for _ in range(20)) // 20 // 2
        positions = [clone(opening) for _ in range(20)]
        for position in positions:
            play(position, middle)

        def one(clone: Any = clone, opening: Any = opening) -> int:
            return play(clone(opening))[0]

        def inside(clone: Any = clone, opening: Any = opening) -> int:
            decisions = random_game(clone(opening), dice, 10_000_000)
            if decisions < 0:
                raise RuntimeError("a random game did not end")
            return decisions

        yield f"Dispetto {name}", "driven", repeat(one)
        yield f"Dispetto {name}", "inside", repeat(inside)
        yield f"Dispetto {name}", "clone", cloning(clone, positions)
        yield f"Dispetto {name}", "search", repeat(thinking(game, positions))


def thinking(game: Any, positions: list[Any]) -> Callable[[], int]:
    """One thought of our search at the next question on from these tables."""
    from dispetto.bots.searching import SearchBot
    from dispetto.core.engine.dice import Dice
    from dispetto.core.engine.table import asked, step

    dice, questions = Dice(2), []
    for position in positions:
        s = game.clone(position)
        while (ask := asked(s)) is not None:
            offers = ask.legal(s)
            if len(offers) > 1 and not ask.rolls():
                questions.append(s)
                break
            step(s, ask.fall(s, dice) if ask.rolls() else offers[0])
    bot, turn = SearchBot({"iterations": THOUGHT, "beyond": 0}), itertools.cycle(questions)

    def one() -> int:
        s = next(turn)
        bot.choose(game, s, s.stack[-1].seat, dice)
        return bot.spent

    return one


def is_compiled() -> bool:
    from dispetto.core.engine import table

    return not str(table.__file__).endswith(".py")


def pure_worker() -> None:
    """The same games in the source as it stands, for a parent that asks for slices line by line."""
    slices = list(dispetto())
    print(json.dumps([[label, way] for label, way, _ in slices]), flush=True)
    for line in sys.stdin:
        index, seconds = json.loads(line)
        print(json.dumps(slices[index][2](seconds)), flush=True)


def pure() -> Iterator[tuple[str, str, Slice]]:
    """Our games in pure Python, in a process of their own: a compiled package and its source cannot share one."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "tools.bench_peers", "--pure-worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        cwd=ROOT,
    )
    assert worker.stdin and worker.stdout
    into, out = worker.stdin, worker.stdout
    first = out.readline()
    if not first:
        raise RuntimeError("the source does not run")
    for index, (label, way) in enumerate(json.loads(first)):

        def slice_of(seconds: float, index: int = index) -> tuple[int, float]:
            into.write(json.dumps([index, seconds]) + "\n")
            into.flush()
            count, spent = json.loads(out.readline())
            return count, spent

        yield f"{label}, pure Python", way, slice_of
