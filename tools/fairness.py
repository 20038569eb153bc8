"""Are the dice of a live table fair? Chi-square and serial tests over a million rolls and draws, with fixed seeds.

Two paths are tested. *Rolls*: `SealedDice.pick`, dice of each size, a new table (seed, nonces) every few hundred.
*Games*: whole games of every rule set at a live table (`play/table.py`) with the very function that gives its dice
(`play/proposals.py`); where odds change from draw to draw, as in a pile of cards, each draw is first laid out on the
line from 0 to 1 by its own odds: fair draws lie there evenly, whatever the odds were.

Of so many tests some p-value is always small; the whole fails when fair dice would have one so small in less than one
study of a hundred. The seeds are fixed, so everybody finds the same figures, as long as the rules are the same.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice, SealedDice
from dispetto.core.engine.table import Roll, asked
from dispetto.web.play.proposals import whole_answer, with_chance
from dispetto.web.play.table import Table
from dispetto.web.store.rows import SeatRow, TableRow

SIZES = (2, 3, 4, 6, 8, 10, 12, 20)
A_TABLE = 500  # rolls with one seed
BINS = 100
LAGS = (1, 2, 3, 7)
DOUBT = 0.01
ALL_KINDS = "all in order"
FEW = 1000  # draws of a kind below which nothing is said about it


@dataclass(frozen=True)
class Finding:
    """One test: of what, which, how many rolls, the figure and how often fair dice look at least so odd."""

    what: str
    test: str
    n: int
    figure: float
    p: float

    def told(self) -> str:
        """As a row of a table."""
        return f"| {self.what} | {self.n:,} | {self.test} | {self.figure:.2f} | {self.p:.3f} |"


@dataclass(frozen=True)
class Fall:
    """One chance answer of a live table: its kind, its odds, the pick."""

    kind: str
    weights: tuple[int, ...]
    pick: int
    first: bool  # of its kind at its table


# ----------------------------------------------------------------------------------------------------------- statistics


def chi_square_p(x: float, freedom: int) -> float:
    """How often chance alone gives a chi-square of at least x: the upper incomplete gamma function."""
    a, half = freedom / 2, x / 2
    if half <= 0:
        return 1.0
    front = math.exp(a * math.log(half) - half - math.lgamma(a))
    if half < a + 1:  # a series for the lower part
        term = total = 1 / a
        n = a
        while abs(term) > abs(total) * 1e-15:
            n += 1
            term *= half / n
            total += term
        return max(0.0, 1 - front * total)
    b = half + 1 - a  # Lentz's continued fraction for the upper part
    c, d = 1e300, 1 / b
    h = d
    for i in range(1, 10_000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * h


def normal_p(z: float) -> float:
    """How often chance alone lies at least z deviations off, to either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def chi_square(what: str, test: str, seen: Sequence[float], meant: Sequence[float]) -> Finding:
    """Do the counts fit what was expected?"""
    x = sum((s - m) ** 2 / m for s, m in zip(seen, meant, strict=True) if m)
    freedom = sum(m > 0 for m in meant) - 1
    return Finding(what, test, int(sum(seen)), x, chi_square_p(x, freedom))


def spread(what: str, picks: Sequence[int], weights: Sequence[int]) -> Finding:
    """Does each face come as often as its weight says?"""
    count = Counter(picks)
    share = len(picks) / sum(weights)
    return chi_square(what, "chi-square", [count[i] for i in range(len(weights))], [w * share for w in weights])


def pairs(what: str, picks: Sequence[int], faces: int) -> Finding:
    """Does each face follow each other equally often? Pairs that do not overlap."""
    count = Counter(zip(picks[::2], picks[1::2], strict=False))
    meant = sum(count.values()) / faces**2
    every = [count[a, b] for a in range(faces) for b in range(faces)]
    return chi_square(what, "pairs", every, [meant] * faces**2)


def lag(what: str, line: Sequence[float], gap: int) -> Finding:
    """Does a roll tell anything about the one so many later? Serial correlation, in deviations."""
    mean = sum(line) / len(line)
    apart = [x - mean for x in line]
    whole = sum(x * x for x in apart)
    r = sum(a * b for a, b in zip(apart, apart[gap:], strict=False)) / whole
    z = r * math.sqrt(len(line) - gap)
    return Finding(what, f"lag {gap}", len(line), z, normal_p(z))


def runs(what: str, line: Sequence[float], middle: float) -> Finding:
    """Do high and low take turns as often as they should? Wald and Wolfowitz, in deviations."""
    high = [x > middle for x in line if x != middle]
    n, up = len(high), sum(high)
    down = n - up
    found = 1 + sum(a != b for a, b in zip(high, high[1:], strict=False))
    mean = 2 * up * down / n + 1
    z = (found - mean) / math.sqrt((mean - 1) * (mean - 2) / (n - 1))
    return Finding(what, "runs", n, z, normal_p(z))


# ------------------------------------------------------------------------------------------------------------- the dice


def seed_of(name: str) -> bytes:
    """The seed of a table of these studies."""
    return hashlib.sha256(f"fairness, {name}".encode()).digest()


def rolled(faces: int, n: int) -> list[int]:
    """So many rolls of a die, at as many tables as it takes."""
    picks: list[int] = []
    odds = [1] * faces
    while len(picks) < n:
        name = f"d{faces}, table {len(picks) // A_TABLE}"
        dice = SealedDice(seed_of(name), [seed_of(name + who).hex()[:32] for who in ("Anna", "Bruno")])
        picks += [dice.pick(odds) for _ in range(min(A_TABLE, n - len(picks)))]
    return picks


def of_a_die(faces: int, picks: Sequence[int]) -> list[Finding]:
    """All that is asked of a die."""
    what, middle = f"d{faces}", (faces - 1) / 2
    found = [spread(what, picks, [1] * faces), pairs(what, picks, faces)]
    return [*found, *(lag(what, picks, gap) for gap in LAGS), runs(what, picks, middle)]


def falls(game: str, n: int) -> Iterator[Fall]:
    """The chance answers of whole games at live tables, random players, at least so many."""
    number = given = 0
    while given < n:
        seed = seed_of(f"{game}, game {number}")
        known = all_games()[game]
        seats = known.fewest + number % (known.most - known.fewest + 1)
        rows = tuple(SeatRow("", f"N{seat}", "n", "random") for seat in range(seats))
        settings = {"nonces": [seed.hex()[:32]]}
        row = TableRow("fair", game, "Fair", "", False, "playing", {}, settings, seed.hex(), 0.0, 0.0, rows)
        for fall in played(Table(row), Dice(int.from_bytes(seed[:12], "big"))):
            given += 1
            yield fall
        number += 1


def played(table: Table, chooser: Dice) -> Iterator[Fall]:
    """One game to its end: what chance answered."""
    met: set[str] = set()
    entries = with_chance(table, [])
    while True:
        for entry in entries:
            if entry.kind == "chance":
                kind = type(asked(table.state)).__name__
                yield Fall(kind, tuple(entry.data["weights"]), entry.data["pick"], kind not in met)
                met.add(kind)
            table.apply(entry)
        ask = asked(table.state)
        if ask is None:
            return
        assert not isinstance(ask, Roll)
        offers = ask.legal(table.state)
        entries = with_chance(table, whole_answer(table, ask.seat, [offers[chooser.below(len(offers))].code]))


def laid_out(fall: Fall, chooser: Dice) -> float:
    """A pick on the line from 0 to 1, by its own odds: somewhere in the stretch that is its own."""
    before = sum(fall.weights[: fall.pick])
    inside = (int(chooser.next()) + 0.5) / 2**32
    return (before + fall.weights[fall.pick] * inside) / sum(fall.weights)


def of_a_game(game: str, all_falls: Iterable[Fall]) -> list[Finding]:
    """All that is asked of the dice and cards of a game, a kind at a time and all together in their order."""
    chooser = Dice(int.from_bytes(seed_of(game)[:12], "big"))
    kinds: dict[str, list[Fall]] = defaultdict(list)
    lines: dict[str, list[float]] = defaultdict(list)
    for fall in all_falls:
        if len(fall.weights) < 2:
            continue  # the last card of a pile
        x = laid_out(fall, chooser)
        kinds[fall.kind].append(fall)
        lines[fall.kind].append(x)
        lines[ALL_KINDS].append(x)
    found = []
    for kind, line in lines.items():
        if len(line) < FEW or (kind == ALL_KINDS and len(kinds) == 1):
            continue
        what = f"{game}: {kind}"
        own = kinds[kind]
        if own and len({fall.weights for fall in own}) == 1:  # always the same odds: faces can be counted
            found.append(spread(what, [fall.pick for fall in own], own[0].weights))
        else:
            count = Counter(int(x * BINS) for x in line)
            found.append(chi_square(what, "chi-square", [count[i] for i in range(BINS)], [len(line) / BINS] * BINS))
        found += [*(lag(what, line, gap) for gap in LAGS), runs(what, line, 0.5)]
        openings = [fall for fall in own if fall.first]
        same = [fall for fall in openings if fall.weights == openings[0].weights] if openings else []
        if len({fall.weights for fall in own}) > 1 and len(same) >= FEW:  # the first card of a fresh pile
            found.append(spread(f"{what}, first of the pile", [fall.pick for fall in same], same[0].weights))
    return found


def studied(rolls: int, draws: int, say: bool = True) -> list[Finding]:
    """Everything: so many rolls of each die, so many chance answers of each game."""
    found: list[Finding] = []

    def note(more: list[Finding], start: float) -> None:
        found.extend(more)
        if say:
            print("\n".join(f.told() for f in more), flush=True)
            print(f"{more[0].what.split(':')[0]}: {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)

    for faces in SIZES:
        start = time.monotonic()
        note(of_a_die(faces, rolled(faces, rolls)), start)
    for game in all_games():
        start = time.monotonic()
        note(of_a_game(game, falls(game, draws)), start)
    return found


def verdict(found: Sequence[Finding]) -> tuple[bool, str]:
    """Is that what fair dice look like? And the sentence."""
    worst = min(found, key=lambda f: f.p)
    after = -math.expm1(len(found) * math.log1p(-min(worst.p, 0.999)))
    low = sum(f.p < 0.05 for f in found)
    said = (
        f"{len(found)} tests, {low} with p below 0.05 (fair dice: about {len(found) * 0.05:.0f}); the smallest is "
        f"{worst.p:.5f} ({worst.what}, {worst.test}), and fair dice have one so small in {after:.0%} of such studies"
    )
    return after >= DOUBT, said


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rolls", type=int, default=1_000_000, help="of each die (default 1000000)")
    parser.add_argument("--draws", type=int, default=200_000, help="chance answers of each rule set (default 200000)")
    args = parser.parse_args()
    print("| what | n | test | figure | p |\n|---|---|---|---|---|")
    good, said = verdict(studied(args.rolls, args.draws))
    print(said)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
