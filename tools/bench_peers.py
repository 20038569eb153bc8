"""Dispetto beside its peers, on one core, in one run: decisions and clones a second, and their ratios to maedn.

A decision is a question to a seat with at least two legal offers. Forced answers and chance are played but not
counted, for us and for the peers alike. Every contestant plays random games for a slice of time in turn, several
rounds over; the median counts, in seconds of processor time. Peers are spared what they need not do: no validation,
no weighing of fair dice.

Three ways of playing are told apart. *driven*: an interpreted loop asks for the offers and answers, game by game;
*inside*: the contestant's own loop plays whole games; *clone*: positions from the middle of games are copied.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BASE = "OpenSpiel maedn"
Slice = Callable[[float], tuple[int, float]]  # play for about so many seconds: what was counted, seconds used
WANTED = {"driven": 1.5, "inside": 3.0, "clone": 1.0}  # hedz-25th, compiled, against maedn
clock = time.process_time  # of the processor, so that a busy machine disturbs little


def repeat(one: Callable[[], int]) -> Slice:
    """A slice that plays whole games; `one` plays one and tells its decisions."""

    def slice_of(seconds: float) -> tuple[int, float]:
        count, start = 0, clock()
        while True:
            count += one()
            spent = clock() - start
            if spent >= seconds:
                return count, spent

    return slice_of


def cloning(clone: Callable[[Any], Any], positions: list[Any]) -> Slice:
    """A slice that clones positions in turn."""

    def slice_of(seconds: float) -> tuple[int, float]:
        count, start = 0, clock()
        while True:
            for _ in range(50):
                for position in positions:
                    clone(position)
            count += 50 * len(positions)
            spent = clock() - start
            if spent >= seconds:
                return count, spent

    return slice_of


# --- the peers -------------------------------------------------------------------------------------------------


def weighed(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for outcome, odds in outcomes:
        left -= odds
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def openspiel() -> Iterator[tuple[str, str, Slice]]:
    import pyspiel

    rng = random.Random(1).random

    def play(game: Any, fair: bool, stop: int = 1 << 60) -> tuple[int, int, Any]:
        """Decisions, answers of any kind, and the state it stopped in; `fair`: all outcomes are equally likely."""
        s = game.new_initial_state()
        decisions = steps = 0
        while steps < stop and not s.is_terminal():
            steps += 1
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                if fair:
                    s.apply_action(outcomes[int(rng() * len(outcomes))][0])
                else:
                    s.apply_action(weighed(outcomes, rng()))
            else:
                offers = s.legal_actions()
                n = len(offers)
                if n == 1:
                    s.apply_action(offers[0])
                else:
                    decisions += 1
                    s.apply_action(offers[int(rng() * n)])
        return decisions, steps, s

    for name, fair in (("maedn(players=4)", True), ("hearts", True), ("backgammon", False)):
        game = pyspiel.load_game(name)
        label = f"OpenSpiel {name.partition('(')[0]}"
        sample = [play(game, fair)[:2] for _ in range(1000)]
        middle = sum(steps for _, steps in sample) // len(sample) // 2
        positions = [play(game, fair, middle)[2] for _ in range(20)]

        def one(game: Any = game, fair: bool = fair) -> int:
            return play(game, fair)[0]

        yield label, "driven", repeat(one)
        if name.startswith("maedn"):  # whole games in C++ cannot count, so the driven games' average counts for them
            average = sum(decisions for decisions, _ in sample) / len(sample)
            bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

            def inside(game: Any = game, average: float = average, bots: Any = bots) -> int:
                for _ in range(10):
                    pyspiel.evaluate_bots(game.new_initial_state(), bots, int(rng() * (1 << 30)))
                return round(10 * average)

            yield label, "inside", repeat(inside)
        yield label, "clone", cloning(lambda s: s.clone(), positions)


def pettingzoo() -> Iterator[tuple[str, str, Slice]]:
    import numpy as np
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    rng = random.Random(1).random

    for label, module in (("connect_four", connect_four_v3), ("tictactoe", tictactoe_v3)):
        env = module.env()

        def one(env: Any = env) -> int:
            env.reset()
            decisions = 0
            while env.agents:
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation.get("action_mask")
                offers = np.flatnonzero(info["action_mask"] if mask is None else mask)
                if len(offers) > 1:
                    decisions += 1
                env.step(int(offers[int(rng() * len(offers))]))
            return decisions

        yield f"PettingZoo {label}", "driven", repeat(one)


def rlcard() -> Iterator[tuple[str, str, Slice]]:
    import rlcard as peer

    rng = random.Random(1).random

    for label, name in (("uno", "uno"), ("leduc", "leduc-holdem")):
        env = peer.make(name, config={"seed": 1})

        def one(env: Any = env) -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                offers = list(state["legal_actions"])
                n = len(offers)
                if n > 1:
                    decisions += 1
                state, _ = env.step(offers[int(rng() * n)])
            return decisions

        yield f"RLCard {label}", "driven", repeat(one)


def catanatron() -> Iterator[tuple[str, str, Slice]]:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    rng = random.Random(1).random
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(stop: int = 1 << 60) -> tuple[int, Any]:
        game = Game([RandomPlayer(colour) for colour in colours], seed=1 + int(rng() * (1 << 30)))
        decisions = steps = 0
        while steps < stop and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            offers = game.state.playable_actions
            n = len(offers)
            if n > 1:
                decisions += 1
            game.execute(offers[int(rng() * n)], validate_action=False)
            steps += 1
        return decisions, game

    yield "Catanatron", "driven", repeat(lambda: play()[0])
    yield "Catanatron", "clone", cloning(lambda game: game.copy(), [play(500)[1] for _ in range(5)])


# --- ourselves -------------------------------------------------------------------------------------------------


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
        [sys.executable, "-P", __file__, "--pure-worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
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


# --- the run ---------------------------------------------------------------------------------------------------


def gather(only: list[str], left_out: dict[str, str]) -> list[tuple[str, str, Slice]]:
    """All contestants that could be had; `left_out` learns which could not, and why."""
    found: list[tuple[str, str, Slice]] = []
    for source in (openspiel, dispetto, pure, pettingzoo, rlcard, catanatron):
        if only and source.__name__ not in only:
            continue
        if source is pure and not ("dispetto" in left_out or is_compiled()):
            continue  # what was measured already is the source
        try:
            found += source()
        except Exception as error:  # a peer that is missing or broken must not stop the others
            left_out[source.__name__] = sentence(error)
    return found


def sentence(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]


def progress(done: int, of: int, label: str) -> None:
    if sys.stderr.isatty():
        bar = "#" * (24 * done // of)
        print(f"\r  [{bar:.<24}] {label:<44.44}", end="" if done < of else "\r" + " " * 78 + "\r", file=sys.stderr)
        sys.stderr.flush()


def measure(
    slices: list[tuple[str, str, Slice]], rounds: int, seconds: float, left_out: dict[str, str]
) -> dict[str, dict[str, float]]:
    """{contestant: {way: median a second}}, every round going through all of them."""
    rates: dict[tuple[str, str], list[float]] = {}
    for turn in range(rounds):
        for index, (label, way, play) in enumerate(slices):
            progress(turn * len(slices) + index, rounds * len(slices), f"{label} {way}")
            if f"{label} {way}" in left_out:
                continue
            try:
                count, spent = play(seconds)
            except Exception as error:  # nor may one that breaks on the way
                left_out[f"{label} {way}"] = sentence(error)
            else:
                rates.setdefault((label, way), []).append(count / spent)
    progress(1, 1, "")
    result: dict[str, dict[str, float]] = {}
    for (label, way), values in rates.items():
        result.setdefault(label, {})[way] = statistics.median(values)
    return result


def table_of(result: dict[str, dict[str, float]]) -> str:
    """The figures as text: a second, and in brackets times maedn (driven by Python, and its clone)."""
    base = result.get(BASE, {})
    columns = (("driven", "driven"), ("inside", "driven"), ("clone", "clone"))
    lines = [f"{'':<36}" + "".join(f"{way:>22}" for way in ("decisions/s driven", "decisions/s inside", "clones/s"))]
    for label, ways in result.items():
        cells = ""
        for way, against in columns:
            if way not in ways:
                cells += f"{'–':>22}"
            else:
                ratio = f"({ways[way] / base[against]:.2f} ×)" if against in base else ""
                cells += f"{ways[way]:>12,.0f} {ratio:>9}"
        lines.append(f"{label:<36}{cells}")
    return "\n".join(lines)


def verdict(result: dict[str, dict[str, float]], game: str) -> dict[str, float]:
    """Our game over maedn in each way; driven and inside both against maedn driven from Python."""
    ours, base = result.get(f"Dispetto {game}", {}), result.get(BASE, {})
    against = {"driven": "driven", "inside": "driven", "clone": "clone"}
    return {way: ours[way] / base[to] for way, to in against.items() if way in ours and to in base}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="one slice (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="slices of each contestant (default 5)")
    parser.add_argument("--only", default="", help="of openspiel,dispetto,pure,pettingzoo,rlcard,catanatron")
    parser.add_argument("--json", action="store_true", help="one object on stdout, nothing else")
    parser.add_argument("--check", action="store_true", help="exit 1 where hedz-25th falls short of what is wanted")
    parser.add_argument("--pure-worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.pure_worker:
        pure_worker()
        return 0

    warnings.filterwarnings("ignore")
    logging.disable(logging.WARNING)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if hasattr(os, "sched_setaffinity"):  # one core, the same for all
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    left_out: dict[str, str] = {}
    slices = gather([part for part in args.only.split(",") if part], left_out)
    result = measure(slices, args.rounds, args.seconds, left_out)
    ratios = verdict(result, "hedz-25th")
    compiled = any(label.endswith("pure Python") for label in result) or (
        any(label.startswith("Dispetto") for label in result) and is_compiled()
    )
    if args.json:
        shape = {"python": platform.python_version(), "compiled": compiled, "rounds": args.rounds}
        print(json.dumps({**shape, "left_out": left_out, "ratios": ratios, "rates": result}, indent=1))
    else:
        form = "compiled" if compiled else "pure Python"
        print(f"One core, Python {platform.python_version()}, Dispetto {form}.", end=" ")
        print(f"Medians of {args.rounds} rounds of {args.seconds:g} s.")
        print("In brackets: times maedn driven from Python, and times its clone.\n")
        print(table_of(result))
        for name, reason in left_out.items():
            print(f"Left out: {name}: {reason}")
        for way, ratio in ratios.items():
            print(f"hedz-25th, {form}, over maedn, {way}: {ratio:.2f} (wanted, compiled: {WANTED[way]:g})")
    short = [way for way, wanted in WANTED.items() if ratios.get(way, 0.0) < wanted]
    return 1 if args.check and short else 0


if __name__ == "__main__":
    sys.exit(main())
