"""What a meadow of Shear Panic was worth at version 0.1, frozen as the opponent of every strength figure:
points made, and points the sheep stand for if nothing much changes.
"""

from __future__ import annotations

from math import exp
from typing import Final

from dispetto.core.engine.judge import Judge, as_chances, shared
from dispetto.core.engine.table import Ask, Roll, State
from dispetto.games.shear_panic.rules.moves import depth, rows_taken, touch, touch_black
from dispetto.games.shear_panic.rules.state import (
    BLACK_SHEEP,
    FIRST_PEN,
    FIRST_WALL,
    LAST_PEN,
    ROGER_COMES,
    SECOND_WALL,
    SHAWN_COMES,
    Meadow,
)
from dispetto.games.shear_panic.rules.taking_turns import ColourDie
from dispetto.games.shear_panic.rules.track import FOUR_LESS, count, standing

PACE: Final = (1.0, 1.0, 4.0, 2.25, 2.0)  # spaces a turn, about, by the number of players


class Weights:
    """First guesses, good enough against random tables; nobody has tuned them yet (docs/studies/shear-panic.md)."""

    def __init__(self) -> None:
        self.keep: float = 0.62  # share of a pair, or of a place beside Berta, that survives until the next own turn
        self.stay: float = 0.86  # share of a row that survives a turn of anybody
        self.later: float = 0.25  # share of what a position would score in the phase after this one
        self.blur: float = 4.0  # points that count as nothing, at the end
        self.haze: float = 0.12  # and how they grow with the way still to go


class ShearPanicJudge(Judge):
    """A chance to win from everybody's points, made and to be expected."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__()
        self.w: Final = weights or Weights()
        # By the number of players and the marker: what a row is still worth at the next wall, and at the next pen
        self.at_wall: Final = [self.kept(n, m, True) for n in range(5) for m in range(LAST_PEN + 1)]
        self.at_pen: Final = [self.kept(n, m, False) for n in range(5) for m in range(LAST_PEN + 1)]

    def kept(self, n: int, m: int, wall: bool) -> float:
        """The share of a row that survives till a wall, or a pen, is reached."""
        to = FIRST_WALL if wall else FIRST_PEN
        if m >= FIRST_PEN:
            to = SECOND_WALL if wall else LAST_PEN
        share: float = self.w.stay ** ((to - m) / PACE[n])
        return share

    def quiet(self, s: State, seat: int) -> bool:
        """Somebody else is to play, or to roll."""
        top = s.stack[-1]
        if isinstance(top, ColourDie):
            return top.who != seat
        return isinstance(top, Ask) and not isinstance(top, Roll) and top.seat != seat

    def values(self, s: State) -> list[float]:
        """Everybody's points, as a chance to win."""
        assert isinstance(s, Meadow)
        if not s.stack:
            return shared(standing(s))
        scores = self.scores(s)
        best = max(scores)
        blur = self.w.blur + self.w.haze * (LAST_PEN - s.marker)
        return as_chances([0.0 if s.gone[p] else exp((scores[p] - best) / blur) for p in range(s.setup.players)])

    def scores(self, s: Meadow) -> list[float]:
        """Points made, and points to be expected from where the sheep stand, of each player."""
        m = s.marker
        n = s.setup.players
        found = [float(points) for points in s.points]
        if m < ROGER_COMES - 1:
            self.add_touches(s, found, ROGER_COMES - m, False)
            self.add_rows(s, found, True, self.w.later, 0.0)
        elif m < FIRST_PEN:
            wall = self.at_wall[n * (LAST_PEN + 1) + m] if m < FIRST_WALL else 0.0
            self.add_rows(s, found, True, wall, self.at_pen[n * (LAST_PEN + 1) + m])
        elif m < SHAWN_COMES - 1:
            self.add_touches(s, found, SHAWN_COMES - max(m, BLACK_SHEEP - 1), True)
            self.add_rows(s, found, False, self.w.later, 0.0)
        else:
            wall = self.at_wall[n * (LAST_PEN + 1) + m] if m < SECOND_WALL else 0.0
            self.add_rows(s, found, False, wall, self.at_pen[n * (LAST_PEN + 1) + m])
        if n == 3:
            for p in range(n):
                found[p] -= 2.0 * count(s.moves[p]) * m / LAST_PEN
        return found

    def add_touches(self, s: Meadow, found: list[float], way: int, black: bool) -> None:
        """Phases 1 and 3: what the sheep touch now is scored at every own turn, if it lasts."""
        n = s.setup.players
        ways = way / PACE[n]
        top = s.stack[-1]
        asked = top.seat if isinstance(top, Ask) and top.seat >= 0 else s.turn
        for p in range(n):
            touched = touch_black(s, p) if black else touch(s.where[2 * p], s.where[2 * p + 1])
            if touched == 0:
                continue
            after = p - asked if p >= asked else p - asked + n  # turns of others before one's own
            turns = (ways - after) / n
            share = self.w.keep
            while turns > 0.0:
                found[p] += touched * share * min(1.0, turns)
                share *= self.w.keep
                turns -= 1.0

    def add_rows(self, s: Meadow, found: list[float], roger: bool, soon: float, later: float) -> None:
        """Phases 2 and 4: what would be scored if it were now, the figure standing where the flock looks."""
        way = s.facing
        taken = rows_taken(s, way)
        for p in range(s.setup.players):
            one = row_worth(taken, depth(s.where[2 * p], way), roger)
            two = row_worth(taken, depth(s.where[2 * p + 1], way), roger)
            found[p] += one * soon + two * soon
            found[p] += one * later + two * later


def row_worth(taken: int, row: int, roger: bool) -> float:
    """What a sheep in this row would score: 4 in the first, one less in each behind it; with Shawn from the far end,
    and nothing in the nearest.
    """
    nearer = taken & (1 << row) - 1
    if roger:
        return float(FOUR_LESS[nearer])
    return float(FOUR_LESS[taken >> row + 1]) if nearer else 0.0


JUDGE_01: Final = ShearPanicJudge()
