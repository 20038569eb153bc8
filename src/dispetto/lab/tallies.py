"""What a study found: win shares by seat, bot and trait, lengths, who harms whom, and what every option changes.

A finding is a figure with its interval beside what it is compared with. All findings of a study are looked at together:
a chance of surprise is corrected for how many there are (Holm), and what is left above 5 % is not distinguishable.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import permutations
from math import sqrt
from statistics import fmean, median, variance
from typing import Any

from dispetto.lab.numbers import chance_of_more, cohen_d, cohen_h, holm, mean_interval, wilson
from dispetto.lab.playing import Row
from dispetto.lab.studies import Cell, Study

SURE = 0.05
FEW = 8  # games that are counted for a trait; with fewer nothing is said of it
LENGTHS = ("turns", "minutes", "decisions")


@dataclass(frozen=True)
class Finding:
    """One figure: of what, how often seen, its interval, what it is held against, how large and sure the difference."""

    cell: int
    what: str  # seat, bot, a trait's key, or a measure
    value: str  # which seat, bot, piece; of an effect what was tried
    n: int
    mean: float
    low: float
    high: float
    against: float
    size: float  # Cohen's h for shares, d for means
    chance: float  # of so much by luck alone, before the correction
    corrected: float = 1.0
    share: bool = True

    @property
    def verdict(self) -> str:
        """more, less, or same: not distinguishable."""
        if self.corrected >= SURE:
            return "same"
        return "more" if self.difference > 0 else "less"

    @property
    def difference(self) -> float:
        """From what it is held against."""
        return self.mean - self.against

    def told(self) -> dict[str, Any]:
        """As plain data."""
        told = {k: round(v, 6) if isinstance(v, float) else v for k, v in asdict(self).items()}
        return {**told, "difference": round(self.difference, 6), "verdict": self.verdict}


@dataclass
class Tally:
    """All games of one cell."""

    cell: Cell
    games: int = 0
    unfinished: int = 0
    won: list[list[float]] = field(default_factory=list)  # seat → its share of each game
    by_bot: dict[str, list[float]] = field(default_factory=dict)
    fair_by_bot: dict[str, float] = field(default_factory=dict)
    traits: dict[str, dict[str, list[float]]] = field(default_factory=dict)
    fair: dict[str, float] = field(default_factory=dict)  # of traits that know what is fair
    lengths: dict[str, dict[int, float]] = field(default_factory=dict)  # measure → number of the game → how long
    firsts: dict[int, float] = field(default_factory=dict)  # number of the game → what the first seat got
    harms: list[list[int]] = field(default_factory=list)  # by → whom → how much
    pairs: dict[str, dict[tuple[str, str], list[float]]] = field(default_factory=dict)  # by bot or trait: games, harm

    def add(self, row: Row) -> None:
        """Take in a game."""
        self.games += 1
        if not row["rule"]:
            self.unfinished += 1
            return
        self.firsts[row["number"]] = row["won"][0]
        for measure in LENGTHS:
            self.lengths.setdefault(measure, {})[row["number"]] = float(row[measure])
        shares: dict[str, float] = defaultdict(float)
        for seat, share in enumerate(row["won"]):
            self.won[seat].append(share)
            shares[row["bots"][seat]] += share
        for name, share in shares.items():
            self.by_bot.setdefault(name, []).append(share)
            self.fair_by_bot[name] = row["bots"].count(name) / self.cell.seats
        for _, key, value, won, fair in row["traits"]:
            self.traits.setdefault(key, {}).setdefault(value, []).append(won)
            if fair is not None:
                self.fair[key] = fair
        for by, whom, much in row["harms"]:
            self.harms[by][whom] += much
        self.pair_up(row)

    def pair_up(self, row: Row) -> None:
        """Who harmed whom by what they were: of different bots, and of traits of which everybody has just one."""
        named: dict[str, list[list[str]]] = {"bot": [[name] for name in row["bots"]]} if len(self.cell.bots) > 1 else {}
        for seat, key, value, *_ in row["traits"]:
            named.setdefault(key, [[] for _ in range(self.cell.seats)])[seat].append(value)
        much = {(by, whom): points for by, whom, points in row["harms"]}
        for key, values in named.items():
            if all(len(some) == 1 for some in values):
                found = self.pairs.setdefault(key, {})
                for by, whom in permutations(range(self.cell.seats), 2):
                    pair = found.setdefault((values[by][0], values[whom][0]), [0, 0.0])
                    pair[0] += 1
                    pair[1] += much.get((by, whom), 0)


def tally_up(cells: Sequence[Cell], rows: Iterable[Row]) -> list[Tally]:
    """The games of every cell."""
    found = [Tally(c, won=[[] for _ in range(c.seats)], harms=[[0] * c.seats for _ in range(c.seats)]) for c in cells]
    for row in rows:
        found[row["cell"]].add(row)
    return found


def held_against(cell: int, what: str, value: str, won: Sequence[float], fair: float) -> Finding:
    """A share, or a mean, against what would be fair."""
    n = len(won)
    share = all(0 <= w <= 1 for w in won)
    mean, low, high = mean_interval(won)
    if share:
        low, high = wilson(sum(won), n)
        spread = sqrt(fair * (1 - fair) / n) if n else 0.0
        size = cohen_h(mean, fair)
    else:
        spread = sqrt(variance(won) / n) if n > 1 else 0.0
        size = (mean - fair) / (spread * sqrt(n)) if spread else 0.0
    return Finding(cell, what, value, n, mean, low, high, fair, size, chance_of_more(mean - fair, spread), share=share)


def within(number: int, tally: Tally) -> Iterator[Finding]:
    """What one kind of table shows by itself: seats, bots, traits."""
    if not tally.firsts:
        return
    cell = tally.cell
    for seat, won in enumerate(tally.won):
        yield held_against(number, "seat", str(seat + 1), won, 1 / cell.seats)
    if len(tally.by_bot) > 1:
        for name, won in sorted(tally.by_bot.items()):
            yield held_against(number, "bot", name, won, tally.fair_by_bot[name])
    for key, values in sorted(tally.traits.items()):
        every = [w for won in values.values() for w in won]
        fair = tally.fair.get(key, fmean(every))
        if len(values) > 1:
            for value, won in sorted(values.items()):
                if len(won) >= FEW:
                    yield held_against(number, key, value, won, fair)


def effects(number: int, tally: Tally, base: Tally) -> Iterator[Finding]:
    """What is different from the table as it stands: lengths, and what the first seat gets, game by game."""
    both = sorted(tally.firsts.keys() & base.firsts.keys())
    if len(both) < 2:
        return
    measures: list[tuple[str, Mapping[int, float], Mapping[int, float]]] = [
        (measure, tally.lengths[measure], base.lengths[measure]) for measure in LENGTHS
    ]
    measures.append(("first seat", tally.firsts, base.firsts))
    for measure, here, there in measures:
        one, other = [here[n] for n in both], [there[n] for n in both]
        differences = [a - b for a, b in zip(one, other, strict=True)]
        mean, low, high = mean_interval(differences)
        spread = sqrt(variance(differences) / len(both))
        before = fmean(other)
        share = measure == "first seat"
        size = cohen_h(fmean(one), before) if share else cohen_d(one, other)
        luck = chance_of_more(mean, spread)
        if share:  # no share is below nothing or above all
            low, high = max(low, -before), min(high, 1 - before)
        yield Finding(
            number,
            measure,
            tally.cell.arm,
            len(both),
            before + mean,
            before + low,
            before + high,
            before,
            size,
            luck,
            share=share,
        )


@dataclass
class Found:
    """All that a study found."""

    study: Study
    tallies: list[Tally]
    within: list[Finding]
    effects: list[Finding]

    def of(self, cell: int) -> list[Finding]:
        """What one kind of table shows by itself."""
        return [f for f in self.within if f.cell == cell]


def find(study: Study, cells: Sequence[Cell], rows: Iterable[Row]) -> Found:
    """Everything, corrected together."""
    tallies = tally_up(cells, rows)
    bases: dict[tuple[Any, ...], Tally] = {}
    seen: list[Finding] = []
    changed: list[Finding] = []
    for number, tally in enumerate(tallies):
        base = bases.setdefault(tally.cell.rest(), tally)
        if base is tally:
            seen += within(number, tally)
        else:
            changed += effects(number, tally, base)
    if study.look:
        seen = [f for f in seen if f.what in study.look]
        changed = [f for f in changed if f.what in study.look]
    sure = holm([f.chance for f in [*seen, *changed]])
    seen = [replace(f, corrected=p) for f, p in zip(seen, sure[: len(seen)], strict=True)]
    changed = [replace(f, corrected=p) for f, p in zip(changed, sure[len(seen) :], strict=True)]
    return Found(study, tallies, seen, changed)


def lengths_told(tally: Tally) -> dict[str, dict[str, float]]:
    """How long games are: of every measure the mean, the middle, and what 19 of 20 stay below."""
    told = {}
    for measure, values in tally.lengths.items():
        ordered = sorted(values.values())
        told[measure] = {
            "mean": round(fmean(ordered), 3),
            "median": round(median(ordered), 3),
            "p95": round(ordered[-(-19 * len(ordered) // 20) - 1], 3),
        }
    return told
