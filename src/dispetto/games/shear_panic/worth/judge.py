"""What a meadow of Shear Panic is worth: points made, and points the sheep stand for if nothing much changes."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from dispetto.core.engine.table import Ask, Roll, State
from dispetto.core.game import Game
from dispetto.core.judge import Judge
from dispetto.games.shear_panic.rules.moves import depth, rows_from, touch, touch_black
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

PACE: Final = {2: 4.0, 3: 2.25, 4: 2.0}  # spaces a turn, about


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
        self.w: Final = weights or Weights()

    def quiet(self, game: Game[Any, Any], s: State, seat: int) -> bool:
        """Somebody else is to play, or to roll."""
        top = s.stack[-1]
        if isinstance(top, ColourDie):
            return top.who != seat
        return isinstance(top, Ask) and not isinstance(top, Roll) and top.seat != seat

    def value(self, game: Game[Any, Any], s: State, seat: int) -> float:
        """The seat's chance to win, from 0 to 1."""
        if not s.stack:
            return super().value(game, s, seat)
        assert isinstance(s, Meadow)
        scores = self.scores(s)
        best = max(scores)
        blur = self.w.blur + self.w.haze * (LAST_PEN - s.marker)
        mine = 0.0
        everybody = 0.0
        for p in range(s.setup.players):
            if not s.gone[p]:
                weight = exp((scores[p] - best) / blur)
                everybody += weight
                if p == seat:
                    mine = weight
        return mine / everybody

    def scores(self, s: Meadow) -> list[float]:
        """Points made, and points to be expected from where the sheep stand, of each player."""
        w = self.w
        m = s.marker
        n = s.setup.players
        pace = PACE[n]
        found = [float(points) for points in s.points]
        if m < ROGER_COMES - 1:
            self.add_touches(s, found, ROGER_COMES - m, False)
            self.add_rows(s, found, True, w.later)
        elif m < FIRST_PEN:
            if m < FIRST_WALL:
                self.add_rows(s, found, True, w.stay ** ((FIRST_WALL - m) / pace))
            self.add_rows(s, found, True, w.stay ** ((FIRST_PEN - m) / pace))
        elif m < SHAWN_COMES - 1:
            self.add_touches(s, found, SHAWN_COMES - max(m, BLACK_SHEEP - 1), True)
            self.add_rows(s, found, False, w.later)
        else:
            if m < SECOND_WALL:
                self.add_rows(s, found, False, w.stay ** ((SECOND_WALL - m) / pace))
            self.add_rows(s, found, False, w.stay ** ((LAST_PEN - m) / pace))
        if n == 3:
            for p in range(n):
                found[p] -= 2.0 * bin(s.moves[p]).count("1") * m / LAST_PEN
        return found

    def add_touches(self, s: Meadow, found: list[float], way: int, black: bool) -> None:
        """Phases 1 and 3: what the sheep touch now is scored at every own turn, if it lasts."""
        n = s.setup.players
        pace = PACE[n]
        after = self.order(s)
        for p in range(n):
            touched = touch_black(s, p) if black else touch(s.where[2 * p], s.where[2 * p + 1])
            turns = (way / pace - after[p]) / n
            share = self.w.keep
            while turns > 0.0 and touched:
                found[p] += touched * share * min(1.0, turns)
                share *= self.w.keep
                turns -= 1.0

    def order(self, s: Meadow) -> list[int]:
        """How many turns of others come before each player's own."""
        n = s.setup.players
        top = s.stack[-1]
        asked = top.seat if isinstance(top, Ask) and top.seat >= 0 else s.turn
        return [(p - asked) % n for p in range(n)]

    def add_rows(self, s: Meadow, found: list[float], roger: bool, share: float) -> None:
        """Phases 2 and 4: what would be scored if it were now, the figure standing where the flock looks."""
        rows = rows_from(s, s.facing)
        worth = [0.0] * 9
        if not roger:
            rows.reverse()
            rows.pop()
        for i in range(min(4, len(rows))):
            worth[rows[i]] = (4 - i) * share
        for p in range(s.setup.players):
            found[p] += worth[depth(s.where[2 * p], s.facing)] + worth[depth(s.where[2 * p + 1], s.facing)]


JUDGE: Final = ShearPanicJudge()
