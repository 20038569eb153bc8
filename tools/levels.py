"""The four levels against each other in every game, measured, and the table that pages show (bots/data/levels.toml).

    python -m tools.levels --into build/levels --seconds 120      # play on for so long (of the processor) in each game
    python -m tools.levels --into build/levels --seconds 0        # only write the table from what was played

One of a level sits among three of another, seats rotated, the same dice for the four rotations: as `dispetto lab match
persona:rancora,nasty=0,strength=A persona:rancora,nasty=0,strength=B --seats 4 --seed 61` plays. Blocks are kept in a
folder, one file a pair, so that it goes on where it stopped. A rating says how much stronger than `normal` a level is:
400 is ten times the chance of winning at a table of equals, otherwise 1000 (Plackett and Luce, by likelihood); its
bounds are 95 %, with games counted as the spread of their blocks allows. A level without games is left out, and a game
of which the folder holds nothing stays in the table as it was. What matters most is that each level is above the one
below it, so those pairs are played four times as often as others.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import subprocess
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean, variance

from dispetto.bots.cast import STRENGTHS
from dispetto.core.catalogue import all_games
from dispetto.lab.matches import Match, play_block
from dispetto.lab.numbers import FEW, Z95

SEATS, SEED, MIDDLE, SCALE = 4, 61, 1000.0, 400 / math.log(10)
OTHERS = SEATS - 1
DRAWN = 0.2  # how strongly levels are drawn together where little was played: as a game or so would
TABLE = Path(__file__).resolve().parent.parent / "src/dispetto/bots/data/levels.toml"
LEVEL = "persona:rancora,nasty=0,strength="
PAIRS = [(a, b) for a in STRENGTHS for b in STRENGTHS if a != b and b != "expert"]  # three experts take too long
STEPS = tuple(zip(STRENGTHS[1:], STRENGTHS, strict=False))  # one of a level among three of the one below
OFTEN = 4
HEADER = (
    "# The levels against each other, measured: how, and what a rating is, says tools/levels.py.",
    "# share_vs: what one of this level wins among three of that one, of games_vs games; games: those together.",
    'command = "python -m tools.levels --into build/levels --seconds N"',
)
Shares = dict[tuple[str, str], list[float]]


def kept(folder: Path, game: str, a: str, b: str) -> list[float]:
    """The shares of the blocks played so far."""
    path = folder / f"{game}.{a}.{b}"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line)["shares"][0] for line in lines]


def play_on(folder: Path, game: str, seconds: float) -> None:
    """One block of every pair after the other, until the time is up."""
    began = time.process_time()
    while time.process_time() - began < seconds:
        a, b = min(PAIRS, key=lambda pair: len(kept(folder, game, *pair)) / (OFTEN if pair in STEPS else 1))
        number = len(kept(folder, game, a, b))
        block = play_block(Match(game, SEATS, (LEVEL + a, LEVEL + b), SEED), number)
        with (folder / f"{game}.{a}.{b}").open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(block)) + "\n")


def counted(blocks: list[float]) -> tuple[float, float]:
    """The share, drawn a little to equality, and how many independent games it is worth."""
    games = float(SEATS * len(blocks))
    share = (fmean(blocks) * games + 0.5) / (games + 2.0)
    if len(blocks) >= FEW and 0 < (spread := variance(blocks) / len(blocks)):
        games = min(games * 2.0, share * (1 - share) / spread)
    return share, games


def ratings(shares: Shares) -> dict[str, tuple[float, float, float]]:
    """Each level's rating with its bounds: the likeliest strengths, `normal` in the middle."""
    free = [level for level in STRENGTHS if level != "normal"]
    at = dict.fromkeys(STRENGTHS, 0.0)
    told = [(a, b, *counted(blocks)) for (a, b), blocks in shares.items() if blocks]
    inverse = [[0.0] * len(free) for _ in free]
    for _ in range(60):
        slope = [0.0] * len(free)
        bend = [[DRAWN * (i == j) for j in range(len(free))] for i in range(len(free))]
        for a, b, share, games in told:
            chance = 1 / (1 + OTHERS * math.exp(at[b] - at[a]))
            sign = [(level == a) - (level == b) for level in free]
            for i, one in enumerate(sign):
                slope[i] += one * games * (share - chance)
                for j, other in enumerate(sign):
                    bend[i][j] += one * other * games * chance * (1 - chance)
        inverse = inverted(bend)
        for i, level in enumerate(free):
            by = sum(inverse[i][j] * (slope[j] - DRAWN * at[free[j]]) for j in range(len(free)))
            at[level] += max(-1.0, min(1.0, by))
    found = {"normal": (MIDDLE, MIDDLE, MIDDLE)}
    for i, level in enumerate(free):
        half = Z95 * math.sqrt(max(inverse[i][i], 0.0))
        found[level] = tuple(MIDDLE + SCALE * x for x in (at[level], at[level] - half, at[level] + half))  # type: ignore[assignment]
    return found


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix."""
    n = len(matrix)
    rows = [[*row, *(1.0 * (i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(n):
            if k != i:
                rows[k] = [x - rows[k][i] * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[n:] for row in rows]


def table(folder: Path, game: str) -> list[str]:
    """What was played of a game, as paragraphs of the file that pages read."""
    shares: Shares = {(a, b): kept(folder, game, a, b) for a, b in PAIRS}
    rated, told = ratings(shares), list[str]()
    for level in STRENGTHS:
        rating, low, high = rated[level]
        own = {b: blocks for (a, b), blocks in shares.items() if a == level and blocks}
        if not own and not any(shares[pair] for pair in shares if level in pair):
            continue
        won = ", ".join(f"{b} = {round(fmean(each), 3)}" for b, each in own.items())
        of = ", ".join(f"{b} = {SEATS * len(each)}" for b, each in own.items())
        lines = [f"[{game}.{level}]", f"rating = {rating:.0f}", f"low = {low:.0f}", f"high = {high:.0f}"]
        lines += [f"share_vs = {{ {won} }}", f"games_vs = {{ {of} }}"]
        told.append("\n".join([*lines, f"games = {SEATS * sum(map(len, own.values()))}"]))
    return told


def as_it_was(text: str, game: str) -> list[str]:
    """What an earlier table says of a game, paragraph by paragraph, and of when that is."""
    found = [part for part in text.strip().split("\n\n") if re.search(rf"(?m)^\[{game}[.\]]", part)]
    if found and not found[0].startswith("#"):
        first = tomllib.loads(text)
        found[0] = f"# of {first['commit']}, {first['date']}\n{found[0]}"
    return found


def tabulated(
    about: str | None,
    target: Path,
    header: Sequence[str],
    table: Callable[[Path, str], list[str]],
    play_on: Callable[[Path, str, float], None],
) -> None:
    """What such a tool does: play on in blocks that are kept, then write the table of all that was played; `table`
    gives the paragraphs of one game.
    """
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, required=True, help="the folder of blocks")
    parser.add_argument("--seconds", type=float, default=0.0, help="of the processor, for each game")
    parser.add_argument("--games", default="", help="only these, with commas")
    args = parser.parse_args()
    args.into.mkdir(parents=True, exist_ok=True)
    for game in args.games.split(",") if args.games else all_games():
        play_on(args.into, game, args.seconds)
    git = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True, check=True, cwd=target.parent.parent).stdout.strip()
    date = f"{datetime.now(UTC):%Y-%m-%d}"
    before = target.read_text(encoding="utf-8") if target.exists() else ""
    told = ["\n".join([*header, f'commit = "{commit}"', f'date = "{date}"'])]
    for game in all_games():
        parts = table(args.into, game)
        if parts:
            parts[0] = f"# of {commit}, {date}\n{parts[0]}"
        told += parts or as_it_was(before, game)
    target.parent.mkdir(exist_ok=True)
    target.write_text("\n\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    tabulated(__doc__, TABLE, HEADER, table, play_on)
