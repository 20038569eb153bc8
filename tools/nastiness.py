"""What nastiness does and what it costs: somebody of the cast among three normal ones without spite, the dial turned.

    python -m tools.nastiness --into build/nastiness --seconds 120      # play on for so long (of the processor) a game
    python -m tools.nastiness --into build/nastiness --seconds 0        # only write the table from what was played

Block after block another of the eight sits there, at `normal`, with the dial at 0, 5 and 10, in every seat, on the same
dice; and once, to know what a level is, somebody easy without spite. Harm is what `Game.harms` counts, a decision of
that seat. Bounds are 95 %, whole blocks drawn anew; differences are of the same blocks, so luck is mostly the same. A
game of which the folder holds less than eight blocks stays in the table as it was.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from dispetto.bots import bot_named
from dispetto.bots.cast import CAST
from dispetto.bots.match import game_seed, play_match
from dispetto.core.catalogue import game_named
from dispetto.lab.matches import Timed
from tools.levels import tabulated

SEATS, SEED, AGAIN = 4, 71, 2000
OTHERS = "persona:rancora,nasty=0,strength=normal"
ARMS = ("0", "0.5", "1", "easy")  # the dial; and a level below, without spite
TABLE = Path(__file__).resolve().parent.parent / "src/dispetto/bots/data/nastiness.toml"
HEADER = (
    "# What nastiness does and costs, measured: how, says tools/nastiness.py. A figure and its bounds (95 %).",
    "# harm: a decision; share: of games won among three normal ones without spite; more: harm at 10 beyond that",
    "# at 0, as a part of it; cost: how much less is won at 10 than at 0; level: how much less somebody easy wins,",
    "# and above: how much less than at 10.",
    'command = "python -m tools.nastiness --into build/nastiness --seconds N"',
)
Arm = tuple[float, int, int]  # of a block: games won, harm done, decisions
Block = dict[str, Arm]


def player(number: int, arm: str) -> str:
    """Who is tried in this block."""
    who = list(CAST)[number % len(CAST)]
    return f"persona:{who},strength=normal,nasty={arm}" if arm != "easy" else f"persona:{who},strength=easy,nasty=0"


def played(name: str, number: int, arm: str) -> Arm:
    """One of them in every seat, on the same dice."""
    game = game_named(name)
    won, harm, decisions = 0.0, 0, 0
    for seat in range(SEATS):
        tried, s = Timed(bot_named(player(number, arm))), game.new(SEATS)
        s.events = []
        bots = [tried if n == seat else bot_named(OTHERS) for n in range(SEATS)]
        ending = play_match(game, s, bots, game_seed(SEED, number)).ending
        assert ending is not None
        won += (ending.places[seat] == 1) / ending.places.count(1)
        harm += sum(h.much for h in game.harms(s, s.events) if h.by == seat)
        decisions += tried.decisions
    return won, harm, decisions


def kept(folder: Path, name: str) -> list[Block]:
    """The blocks played so far."""
    path = folder / name
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def play_on(folder: Path, name: str, seconds: float) -> None:
    """One block after the other, until the time is up."""
    began, number = time.process_time(), len(kept(folder, name))
    while time.process_time() - began < seconds:
        block = {arm: played(name, number, arm) for arm in ARMS}
        with (folder / name).open("a", encoding="utf-8") as out:
            out.write(json.dumps(block) + "\n")
        number += 1


def share(blocks: Sequence[Block], arm: str) -> float:
    """The part of its games that it won."""
    return sum(b[arm][0] for b in blocks) / (SEATS * len(blocks))


def harm(blocks: Sequence[Block], arm: str) -> float:
    """What it did to others, for each decision."""
    return sum(b[arm][1] for b in blocks) / sum(b[arm][2] for b in blocks)


def bounded(blocks: Sequence[Block], of: Callable[[Sequence[Block]], float]) -> list[float]:
    """A figure, and where the truth lies nineteen times out of twenty."""
    rng = random.Random(1)
    found = sorted(of(rng.choices(blocks, k=len(blocks))) for _ in range(AGAIN))
    return [round(x, 4) for x in (of(blocks), found[AGAIN // 40], found[-AGAIN // 40])]


def table(folder: Path, name: str) -> list[str]:
    """What was played of a game, as a paragraph of the file that pages read."""
    blocks = kept(folder, name)
    if len(blocks) < len(CAST):
        return []
    told = [f"[{name}]", f"games = {SEATS * len(blocks)}"]
    for dial in ARMS[:3]:
        key = round(10 * float(dial))
        told.append(f"harm_{key} = {bounded(blocks, partial(harm, arm=dial))}")
        told.append(f"share_{key} = {bounded(blocks, partial(share, arm=dial))}")
    told.append(f"more = {bounded(blocks, lambda some: harm(some, '1') / harm(some, '0') - 1)}")
    told.append(f"cost = {bounded(blocks, lambda some: share(some, '0') - share(some, '1'))}")
    told.append(f"level = {bounded(blocks, lambda some: share(some, '0') - share(some, 'easy'))}")
    told.append(f"above = {bounded(blocks, lambda some: share(some, '1') - share(some, 'easy'))}")
    return ["\n".join(told)]


if __name__ == "__main__":
    tabulated(__doc__, TABLE, HEADER, table, play_on)
