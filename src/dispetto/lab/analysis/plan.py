"""How much thinking each step of a game gets: most where it swings, by what the first look has seen and has cost.

Counted in tables looked at, which is the same on every machine; a million of them take two to five seconds of one core.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dispetto.lab.analysis.measures import Depth, Measure

LOOK = Depth(horizon=1, games=3, falls=1, offers=2)
GLANCE = Depth(horizon=0, games=2, falls=1, offers=1)  # of a game so long that a first look at all of it takes too long
THOUGHT = Depth(horizon=8, games=24, falls=24, offers=4, again=100)
LONG = 600  # steps; from there on a game is glanced at
STILL, SWING = 0.005, 0.04  # of odds: below the one nothing hangs on a step, from the other on much does
FEWEST, MOST = 4, 48  # games of an answer
AGAIN = 4  # times as many with fresh dice
DEEPER = 4.5  # what a game at the second look's horizon costs, in games at the first one's


@dataclass(frozen=True)
class Budget:
    """What a game is worth: a first look, and so many tables for the second one; 0: none."""

    first: Depth | None = None  # None: by the length of the game
    second: Depth = THOUGHT
    tables: int = 7_000_000
    sketch: int = 0  # tables for a sketch before the first look: odds only, and only here and there; 0: none

    def look(self, steps: int) -> Depth:
        """The first look at a game of so many steps."""
        return self.first or (GLANCE if steps > LONG else LOOK)


def swing(m: Measure, moved: float) -> float:
    """How much hung on a step, as the first look saw it."""
    if len(m.offers) < 2:
        return moved
    seats = range(len(m.offers[0].odds))
    return max(moved, *(max(o.odds[i] for o in m.offers) - min(o.odds[i] for o in m.offers) for i in seats))


def weight(swings: float) -> float:
    """How many games a step gets, against one that matters as usual."""
    return 0.0 if swings < STILL else 2.0 if swings >= SWING else 1.0


def planned(budget: Budget, first: Sequence[Measure], moved: Sequence[float]) -> list[Depth | None]:
    """The depth of each step's second look; None where the first has said it all."""
    weights = [weight(swing(m, far)) for m, far in zip(first, moved, strict=True)]
    offers = budget.second.offers + 1
    a_game = []  # what one more game of every answer costs at each step
    for m in first:
        answers = 2 * offers + 1 if m.offers else 1
        a_game.append(DEEPER * answers * m.cost / max(1, m.games))
    whole = sum(w * cost for w, cost in zip(weights, a_game, strict=True))
    games = budget.tables / whole if whole > 0 else float(MOST)
    found: list[Depth | None] = []
    for w in weights:
        n = round(w * games)
        again = AGAIN * max(n, 2 * FEWEST) if budget.second.again else 0
        many = max(FEWEST, min(MOST, n))
        found.append(None if n < 2 else replace(budget.second, games=many, falls=many, again=min(again, 4 * MOST)))
    return found
