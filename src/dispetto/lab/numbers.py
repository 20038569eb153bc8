"""The few statistics that matches and studies need, in plain Python."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

Z95 = 1.959964
FEW = 10  # blocks; with fewer their spread says too little


def wilson(won: float, of: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    if of == 0:
        return 0.0, 1.0
    z, p = Z95, won / of
    middle = p + z * z / (2 * of)
    half = z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = (middle - half) / (1 + z * z / of), (middle + half) / (1 + z * z / of)
    return 0.0 if won == 0 else low, 1.0 if won == of else high


def interval(blocks: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of a mean share over blocks of games that had the same dice.

    Games of a block are not independent, so their number is counted as the spread of the blocks says
    (a design effect), and Wilson's interval taken of that.
    """
    mean = fmean(blocks) if blocks else 0.0
    plain = mean * (1 - mean)
    if len(blocks) < FEW or plain == 0:
        return wilson(mean * games, games)
    of_mean = variance(blocks, mean) / len(blocks)
    counted = plain / of_mean if of_mean > 0 else games
    return wilson(mean * counted, counted)


class Sprt:
    """A sequential test on block means: is the share `even`, or already `better`? It may be asked after every block.

    The generalised test of fishtest: the log likelihood ratio of two means under the spread seen so far.
    """

    def __init__(self, even: float, better: float, wrong: float = 0.05) -> None:
        self.even = even
        self.better = better
        self.high = math.log((1 - wrong) / wrong)
        self.low = -self.high

    def ratio(self, blocks: Sequence[float]) -> float:
        """How much likelier the second hypothesis is, as a logarithm."""
        if len(blocks) < FEW:
            return 0.0
        mean = fmean(blocks)
        spread = max(variance(blocks, mean), 1e-4)
        return len(blocks) * (self.better - self.even) * (2 * mean - self.even - self.better) / (2 * spread)

    def verdict(self, blocks: Sequence[float]) -> str:
        """`stronger`, `not-stronger`, or nothing while it is not known."""
        ratio = self.ratio(blocks)
        return "stronger" if ratio >= self.high else "not-stronger" if ratio <= self.low else ""


def chance_of_more(difference: float, spread: float) -> float:
    """How likely so large a difference is by chance alone (two-sided), where its standard error is `spread`."""
    if spread <= 0:
        return 1.0 if difference == 0 else 0.0
    return 2 * (1 - NormalDist().cdf(abs(difference) / spread))


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean and its 95 % interval, by the spread seen."""
    if not values:
        return 0.0, 0.0, 0.0
    mean = fmean(values)
    half = Z95 * math.sqrt(variance(values, mean) / len(values)) if len(values) > 1 else 0.0
    return mean, mean - half, mean + half


def holm(chances: Sequence[float]) -> list[float]:
    """Chances of surprise corrected for how many were looked at (Holm): below 0.05 one may still believe it."""
    order = sorted(range(len(chances)), key=lambda n: chances[n])
    found = [1.0] * len(chances)
    worst = 0.0
    for rank, n in enumerate(order):
        worst = max(worst, min(1.0, chances[n] * (len(chances) - rank)))
        found[n] = worst
    return found


def cohen_h(one: float, other: float) -> float:
    """The size of a difference between two shares: 0.2 is small, 0.5 is felt, 0.8 is large."""
    return 2 * math.asin(math.sqrt(min(1.0, max(0.0, one)))) - 2 * math.asin(math.sqrt(min(1.0, max(0.0, other))))


def cohen_d(one: Sequence[float], other: Sequence[float]) -> float:
    """The size of a difference between two means, in spreads."""
    if len(one) < 2 or len(other) < 2:
        return 0.0
    spread = math.sqrt((variance(one) + variance(other)) / 2)
    return (fmean(one) - fmean(other)) / spread if spread > 0 else 0.0
