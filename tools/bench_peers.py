"""Dispetto beside its peers, on one core, in one run: decisions and clones a second, and their ratios to maedn.

A decision is a question to a seat with at least two legal offers. Forced answers and chance are played but not
counted, for us and for the peers alike. Every contestant plays random games for a slice of time in turn, several
rounds over; the median counts, in seconds of processor time. Peers are spared what they need not do: no validation,
no weighing of fair dice.

Five ways are told apart. *driven*: an interpreted loop asks for the offers and answers, game by game; *inside*: the
contestant's own loop plays whole games; *clone*: positions from the middle of games are copied; *search*: iterations
of a tree search at questions from the middle of games, in thoughts of eight hundred: OpenSpiel's MCTS on maedn and its
ISMCTS on hearts, both in C++ with one random playout an iteration, and ours, whose judge stands in for the playout. For
Hedz this is the tree alone, though there the bot weighs the next move instead. *learner*: an environment as one learns
from it, observations, masks and rewards in arrays: PettingZoo's classics and ours through the same interpreted loop,
ours many tables at once (`doors/many.py`), and pgx where it is installed.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import platform
import statistics
import sys
import warnings

from tools.bench.ourselves import dispetto, is_compiled, pure, pure_worker
from tools.bench.peers import catanatron, learner, openspiel, pettingzoo, pgx, rlcard
from tools.bench.slices import Slice

BASE = "OpenSpiel maedn"
WANTED = {"driven": 1.5, "inside": 3.0, "clone": 1.0}  # hedz-25th, compiled, against maedn


def gather(only: list[str], left_out: dict[str, str]) -> list[tuple[str, str, Slice]]:
    """All contestants that could be had; `left_out` learns which could not, and why."""
    found: list[tuple[str, str, Slice]] = []
    for source in (openspiel, dispetto, pure, pettingzoo, learner, pgx, rlcard, catanatron):
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
    """The figures as text: a second, and in brackets times maedn (driven by Python, its clone, its search)."""
    base = result.get(BASE, {})
    columns = (
        ("driven", "driven"),
        ("inside", "driven"),
        ("clone", "clone"),
        ("search", "search"),
        ("learner", "learner"),
    )
    heads = ("decisions/s driven", "decisions/s inside", "clones/s", "search iterations/s", "steps/s learning")
    lines = [f"{'':<36}" + "".join(f"{head:>22}" for head in heads)]
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


def learning(result: dict[str, dict[str, float]]) -> dict[str, float]:
    """Our many tables over the best of PettingZoo's classics, game by game; both as a learner meets them."""
    rates = {label: ways["learner"] for label, ways in result.items() if "learner" in ways}
    best = max((rate for label, rate in rates.items() if label.startswith("PettingZoo")), default=0.0)
    ours = {label: rate for label, rate in rates.items() if label.endswith("256 tables") and "pgx" not in label}
    return {label.removeprefix("Dispetto ").partition(",")[0]: rate / best for label, rate in ours.items() if best}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="one slice (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="slices of each contestant (default 5)")
    parser.add_argument(
        "--only", default="", help="of openspiel,dispetto,pure,pettingzoo,learner,pgx,rlcard,catanatron"
    )
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
    taught = learning(result)
    compiled = any(label.endswith("pure Python") for label in result) or (
        any(label.startswith("Dispetto") for label in result) and is_compiled()
    )
    if args.json:
        shape = {"python": platform.python_version(), "compiled": compiled, "rounds": args.rounds}
        print(
            json.dumps({**shape, "left_out": left_out, "ratios": ratios, "learning": taught, "rates": result}, indent=1)
        )
    else:
        form = "compiled" if compiled else "pure Python"
        print(f"One core, Python {platform.python_version()}, Dispetto {form}.", end=" ")
        print(f"Medians of {args.rounds} rounds of {args.seconds:g} s.")
        print("In brackets: times maedn driven from Python, its clone, its MCTS (for Hedz the tree alone).\n")
        print(table_of(result))
        for name, reason in left_out.items():
            print(f"Left out: {name}: {reason}")
        for way, ratio in ratios.items():
            print(f"hedz-25th, {form}, over maedn, {way}: {ratio:.2f} (wanted, compiled: {WANTED[way]:g})")
        for name, ratio in taught.items():
            print(f"{name}, 256 tables, over the best of PettingZoo's classics: {ratio:.1f} (wanted of the best: 10)")
    short = [way for way, wanted in WANTED.items() if ratios.get(way, 0.0) < wanted]
    return 1 if args.check and short else 0


if __name__ == "__main__":
    sys.exit(main())
