"""`python -m dispetto.testing GAME`: the contract suite over any installed game."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NoReturn

from dispetto.core.catalogue import game_named
from dispetto.core.game import BadInput, Game, check_seats
from dispetto.testing.broken import BrokenPromise, short
from dispetto.testing.promises import OF_A_GAME, OF_A_TABLE
from dispetto.testing.tables import Table, alone, mix, sizes

BROKEN = 1
BAD = 2
MIXES = 30
QUICK_MIXES = 3
QUICK_MOMENTS = 4


class Words(argparse.ArgumentParser):
    """The command line; what is wrong with it is said in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD, f"{message[:1].upper()}{message[1:].rstrip('.')}; see python -m dispetto.testing --help.\n")


def read(words: Sequence[str]) -> argparse.Namespace:
    """What is wanted."""
    parser = Words(prog="python -m dispetto.testing", description="Hold a game to what every game promises.")
    parser.add_argument("game", metavar="GAME", help="an installed game, like hedz-25th")
    parser.add_argument("--quick", action="store_true", help="every size and a few mixes, looked at less closely")
    parser.add_argument("--seats", type=int, metavar="N", help="only tables of this size")
    parser.add_argument("--seed", type=int, metavar="S", default=0, help="other dice and other mixes (default 0)")
    return parser.parse_args(words)


def tables_of(game: Game[Any, Any], quick: bool, seats: int | None, seed: int) -> list[Table]:
    """Where the game is tried: every size, each option alone, and mixes."""
    mixes = [mix(game, 1000 * seed + n) for n in range(QUICK_MIXES if quick else MIXES)]
    found = [*([] if quick else alone(game)), *mixes]
    if seats is not None:
        found = [replace(table, seats=seats) for table in found]
    found = [*(table for table in sizes(game) if seats in (None, table.seats)), *found]
    if quick:
        found = [replace(table, moments=QUICK_MOMENTS) for table in found]
    return [replace(table, seed=table.seed + 10_000 * seed) for table in found]


def hold(promise: Any, to: Any) -> None:
    """One promise; a game that stumbles over it has broken it too."""
    try:
        promise(to)
    except BrokenPromise:
        raise
    except Exception as e:
        told = promise.__name__.replace("_", " ")
        raise BrokenPromise(
            f"“{told}” ends in {type(e).__name__}", to if isinstance(to, Table) else "", short(e)
        ) from e


def run(words: Sequence[str]) -> int:
    """Hold the game to everything; the exit code."""
    wanted = read(words)
    try:
        game = game_named(wanted.game)
        if wanted.seats is not None:
            check_seats(game, wanted.seats)
    except BadInput as e:
        print(e, file=sys.stderr)
        return BAD
    tables = tables_of(game, wanted.quick, wanted.seats, wanted.seed)
    began, kept = time.monotonic(), 0
    try:
        for of_game in OF_A_GAME:
            hold(of_game, game)
            kept += 1
        for n, table in enumerate(tables, 1):
            for of_table in OF_A_TABLE:
                hold(of_table, table)
                kept += 1
            print(f"{n} of {len(tables)}: {table}", file=sys.stderr, flush=True)
    except BrokenPromise as e:
        print(f"{game.name} breaks a promise: {e}")
        return BROKEN
    took = time.monotonic() - began
    print(f"{game.name} keeps {kept} promises at {len(tables)} tables ({took:.1f} s).")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
