"""The grudge ledger: rows did it to columns, in points of winning chance that were taken on purpose.

Whole points are what is shown, so whatever is said of them (sums, debts) is reckoned from whole points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, comb, sqrt

from dispetto.web.circle.told import Told
from dispetto.web.store.book import Finished

HEATS = 6  # how many shades there are
SURE = 0.05  # the chance of naming anybody a rival though nobody is one


@dataclass(frozen=True)
class Debt:
    """Who has done more than they have suffered owes the other the difference."""

    debtor: str
    creditor: str
    points: int


@dataclass(frozen=True)
class Rival:
    """Somebody who picks on another: in so many of the games that tell, they took more of them than of the rest."""

    by: str
    whom: str
    times: int
    games: int


@dataclass(frozen=True)
class Ledger:
    """Who took how much from whom."""

    people: tuple[str, ...]
    cells: tuple[tuple[int, ...], ...]
    counted: int  # games that were looked back at
    missing: int  # games that were not, and do not count

    @property
    def most(self) -> int:
        """The hottest cell."""
        return max((cell for row in self.cells for cell in row), default=0)

    @property
    def dealt(self) -> list[int]:
        """What each has done, in all."""
        return [sum(row) for row in self.cells]

    @property
    def taken(self) -> list[int]:
        """What each has suffered, in all."""
        return [sum(column) for column in zip(*self.cells, strict=True)]

    def heat(self, cell: int) -> int:
        """How hot a cell is: 0 for nothing, then by the root of its share of the hottest, so that small ones differ."""
        return ceil((HEATS - 1) * sqrt(cell / self.most)) if cell and self.most else 0

    def debts(self) -> list[Debt]:
        """Net debts, the largest first: exactly what the matrix says, there less back."""
        found = []
        for a, one in enumerate(self.people):
            for b in range(a + 1, len(self.people)):
                net = self.cells[a][b] - self.cells[b][a]
                if net:
                    found.append(Debt(one, self.people[b], net) if net > 0 else Debt(self.people[b], one, -net))
        return sorted(found, key=lambda d: (-d.points, d.debtor, d.creditor))


def ledger(games: Sequence[tuple[Finished, Told | None]], people: Sequence[str]) -> Ledger:
    """The ledger of these people over these games; a game that nobody has looked back at is only counted as such."""
    place = {person: n for n, person in enumerate(people)}
    sums = [[0.0] * len(people) for _ in people]
    counted = 0
    for game, told in games:
        if told is None:
            continue
        counted += 1
        for a, doer in enumerate(game.seats):
            for b, sufferer in enumerate(game.seats):
                if a != b and doer.person in place and sufferer.person in place:
                    sums[place[doer.person]][place[sufferer.person]] += told.spite[a][b]
    cells = tuple(tuple(round(100 * cell) for cell in row) for row in sums)
    return Ledger(tuple(people), cells, counted, len(games) - counted)


def rivals(games: Sequence[tuple[Finished, Told | None]], people: Sequence[str]) -> list[Rival]:
    """Who picks on whom, beyond doubt.

    The test: of the games in which one took more, or less, from another than from the mean of the others at that table,
    how often was it more? Were it all the same to them, that would be a coin (an exact sign test, one-sided); with so
    many pairs looked at, each may err so many times more seldom (Bonferroni), and at all at most once in twenty.
    """
    more: dict[tuple[str, str], list[int]] = {}
    for game, told in games:
        if told is None or len(game.seats) < 3:
            continue
        for a, doer in enumerate(game.seats):
            for b, sufferer in enumerate(game.seats):
                if a == b or doer.person not in people or sufferer.person not in people:
                    continue
                rest = [told.spite[a][c] for c in range(len(game.seats)) if c not in (a, b)]
                gap = told.spite[a][b] - sum(rest) / len(rest)
                if abs(gap) > 1e-9:
                    more.setdefault((doer.person, sufferer.person), []).append(int(gap > 0))
    allowed = SURE / max(1, len(people) * (len(people) - 1))
    found = [
        Rival(by, whom, sum(signs), len(signs))
        for (by, whom), signs in more.items()
        if coin(sum(signs), len(signs)) <= allowed
    ]
    return sorted(found, key=lambda r: (coin(r.times, r.games), r.by, r.whom))


def coin(heads: int, tosses: int) -> float:
    """How likely a coin falls on that side so often, or more often."""
    return sum(comb(tosses, n) for n in range(heads, tosses + 1)) / float(2**tosses)
