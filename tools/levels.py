"""The four levels against each other in every game, measured, and the table that pages show (bots/data/levels.toml).

    python -m tools.levels --into build/levels --seconds 120      # play on for so long (of the processor) in each game
    python -m tools.levels --into build/levels --seconds 0        # only write the table from what was played

One of a level sits among three of another, seats rotated, the same dice for the four rotations: as `dispetto lab match
persona:rancora,nasty=0,strength=A persona:rancora,nasty=0,strength=B --seats 4 --seed 61` plays. Blocks are kept in a
folder, one file a pair, so that it goes on where it stopped. A rating says how much stronger than `normal` a level is:
400 is ten times the chance of winning at a table of equals, otherwise 1000 (Plackett and Luce, by likelihood); its
bounds are 95 %, with games counted as the spread of their blocks allows. A level without games is left out.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import time
from collections.abc import Callable
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
        a, b = min(PAIRS, key=lambda pair: len(kept(folder, game, *pair)))
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


def table(folder: Path, commit: str) -> str:
    """All that was played, as the file that pages read."""
    told = [
        "# The levels against each other, measured: how, and what a rating is, says tools/levels.py.",
        "# share_vs: what one of this level wins among three of that one; games: those together.",
        'command = "python -m tools.levels --into build/levels --seconds N"',
        f'commit = "{commit}"',
        f'date = "{datetime.now(UTC):%Y-%m-%d}"',
    ]
    for game in all_games():
        shares: Shares = {(a, b): kept(folder, game, a, b) for a, b in PAIRS}
        rated = ratings(shares)
        for level in STRENGTHS:
            rating, low, high = rated[level]
            own = {b: round(fmean(blocks), 3) for (a, b), blocks in shares.items() if a == level and blocks}
            games = SEATS * sum(len(blocks) for (a, _), blocks in shares.items() if a == level)
            if not games and not any(shares[pair] for pair in shares if level in pair):
                continue
            told += ["", f"[{game}.{level}]", f"rating = {rating:.0f}", f"low = {low:.0f}", f"high = {high:.0f}"]
            told += [f"share_vs = {{ {', '.join(f'{b} = {share}' for b, share in own.items())} }}", f"games = {games}"]
    return "\n".join(told) + "\n"


def tabulated(
    about: str | None, target: Path, table: Callable[[Path, str], str], play_on: Callable[[Path, str, float], None]
) -> None:
    """What such a tool does: play on in blocks that are kept, then write the table of all that was played."""
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
    target.parent.mkdir(exist_ok=True)
    target.write_text(table(args.into, commit), encoding="utf-8")


if __name__ == "__main__":
    tabulated(__doc__, TABLE, table, play_on)
