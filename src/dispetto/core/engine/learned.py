"""Chances to win that were learned: a row of features a seat, a score each, and one softmax over the seats.

`dispetto lab fit` finds the weights; this is all that play needs of it, and it is compiled like the rules.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import State

LEAST: Final = 1e-6  # a chance below this is this: its logarithm is a feature


class Learned:
    """A linear score of a seat's features, or a small network with one hidden layer.

    Weights lie flat. Linear: one a feature. Network: for each hidden unit its bias and one a feature, then what each
    unit counts. A unit answers x / (1 + |x|).
    """

    def __init__(self, weights: list[float], hidden: int = 0) -> None:
        self.weights: Final = weights
        self.hidden: Final = hidden

    def chances(self, rows: list[list[float]]) -> list[float]:
        """The chance of every seat; a seat without features has none."""
        n = len(rows)
        scores = [0.0] * n
        most = -1e300
        for seat in range(n):
            if rows[seat]:
                scores[seat] = self.score(rows[seat])
                if scores[seat] > most:
                    most = scores[seat]
        total = 0.0
        for seat in range(n):
            if rows[seat]:
                scores[seat] = exp(scores[seat] - most)
                total += scores[seat]
            else:
                scores[seat] = 0.0
        return [score / total for score in scores] if total > 0.0 else scores

    def score(self, row: list[float]) -> float:
        """How good these features are: only differences count."""
        w = self.weights
        width = len(row)
        found = 0.0
        if self.hidden == 0:
            for i in range(width):
                found += w[i] * row[i]
            return found
        at = 0
        last = self.hidden * (width + 1)
        for unit in range(self.hidden):
            x = w[at]
            for i in range(width):
                x += w[at + 1 + i] * row[i]
            at += width + 1
            found += w[last + unit] * x / (1.0 + (x if x > 0.0 else -x))
        return found


class LearnedJudge(Judge):
    """A game's judge, who keeps its eye for quiet tables and its features, with learned chances."""

    def __init__(self, own: Judge, learned: Learned) -> None:
        super().__init__(own.tables)
        self.own: Final = own
        self.learned: Final = learned

    def quiet(self, s: State, seat: int) -> bool:
        return self.own.quiet(s, seat)

    def features(self, s: State) -> list[list[float]]:
        return features_of(self.own, s)

    def values(self, s: State) -> list[float]:
        """The end as the game's judge tells it; before it what was learned."""
        return self.learned.chances(features_of(self.own, s)) if s.stack else self.own.values(s)


def features_of(judge: Judge, s: State) -> list[list[float]]:
    """A judge's features; of one who has none a single one: how likely it finds a win."""
    rows = judge.features(s)
    if len(rows) > 0:
        return rows
    found: list[list[float]] = []
    for chance in judge.values(s):
        found.append([log(chance)] if chance > LEAST else [log(LEAST)])
    return found
