"""Many random games, every size and option mixed: none may crash, none may hang, nothing may be lost.

After every answer the offers are there and ascend by code, and what the game says must stay the same (rocks, cards,
money) has stayed the same. A game that fails is told by its number: `--first N --games 1` plays it again. How many
questions and tasks ever lay open at once is told too.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import statistics
import sys
import time
import traceback
from itertools import pairwise
from typing import Any

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.game import AnyGame

LONGEST = 1_000_000  # answers; a game beyond this hangs
CHUNK = 100  # games a process plays before it reports


def mixture(game: AnyGame, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of seats, and options: in one game of four just one of them, else about half, at any value."""
    seats = rng.randint(game.fewest, game.most)
    alone = rng.choice(game.options) if game.options and rng.random() < 0.25 else None
    options = {}
    for option in game.options:
        if option is alone if alone else rng.random() < 0.5:
            number = option.text == "number" and rng.random() < 0.5
            options[option.key] = rng.randint(1, seats) if number else rng.choice(option.values)
    return seats, options


def play_one(name: str, number: int) -> tuple[int, int, str]:
    """Game `number` of an endless list: decisions, the deepest stack, and what was wrong with it (nothing: empty)."""
    rng = random.Random(number)
    seats, options = mixture(all_games()[name], rng)
    try:
        return *play_table(all_games()[name], seats, options, rng), ""
    except Exception as error:  # told with all it takes to play it again
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{place.filename.rpartition('/')[2]}:{place.lineno}"
        return 0, 0, f"{name} game {number}, {seats} seats, {options}: {type(error).__name__}: {error} ({where})"


def play_table(game: AnyGame, seats: int, options: dict[str, Any], rng: random.Random) -> tuple[int, int]:
    """One random game, watched: how many decisions it took, and how deep the stack grew."""
    dice = Dice(rng.getrandbits(96))
    s = game.new(seats, options)
    s.events = [] if rng.random() < 0.5 else None
    must_stay = game.tally(s)
    decisions = deepest = 0
    for _ in range(LONGEST):
        ask = asked(s)
        deepest = max(deepest, len(s.stack))
        if ask is None:
            ending = game.ending(s)
            assert ending is not None, "nothing is asked and nobody has won"
            places = ending.places
            assert len(places) == seats and min(places) == 1, f"odd places {places}"
            return decisions, deepest
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        else:
            codes = [a.code for a in ask.legal(s)]
            assert codes and all(a < b for a, b in pairwise(codes)), f"odd offers {codes} in {ask!r}"
            decisions += len(codes) > 1
            step(s, game.actions[codes[dice.below(len(codes))]])
        assert game.tally(s) == must_stay, f"{must_stay} became {game.tally(s)} after {ask!r}"
    raise AssertionError(f"no end after {LONGEST} answers")


def play_chunk(job: tuple[str, int, int]) -> tuple[list[int], int, list[str]]:
    name, first, games = job
    played = [play_one(name, number) for number in range(first, first + games)]
    return [n for n, _, _ in played], max(deep for _, deep, _ in played), [wrong for _, _, wrong in played if wrong]


def progress(done: int, games: int, start: float) -> None:
    if sys.stderr.isatty():
        spent = time.monotonic() - start
        bar = "#" * (24 * done // games)
        left = spent / done * (games - done)
        print(f"\r  [{bar:.<24}] {done:,} of {games:,}, {left:.0f} s to go   ", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="of each game (default 100000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one (default 0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--game", choices=list(all_games()), action="append", help="only this one (may be repeated)")
    args = parser.parse_args()

    failures = 0
    for name in args.game or all_games():
        start = time.monotonic()
        end = args.first + args.games
        jobs = [(name, at, min(CHUNK, end - at)) for at in range(args.first, end, CHUNK)]
        lengths: list[int] = []
        wrong: list[str] = []
        deepest = 0
        with multiprocessing.Pool(min(args.jobs, len(jobs))) as pool:
            for decisions, deep, found in pool.imap_unordered(play_chunk, jobs):
                lengths += decisions
                deepest = max(deepest, deep)
                wrong += found
                progress(len(lengths), args.games, start)
        if sys.stderr.isatty():
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr)
        lengths.sort()
        print(
            f"{name}: {len(lengths) - len(wrong):,} of {len(lengths):,} random games went well in "
            f"{time.monotonic() - start:.0f} s; decisions a game: median {statistics.median(lengths):.0f}, "
            f"95 % below {lengths[int(len(lengths) * 0.95)]}, at most {lengths[-1]}; the deepest stack: {deepest}"
        )
        for text in wrong[:20]:
            print(f"  {text}")
        failures += len(wrong)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
