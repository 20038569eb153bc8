"""What a meadow of Shear Panic is worth: what tells how it will end, weighed as games have taught (features.py)."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.judge import Judge, as_chances, shared
from dispetto.core.engine.table import Ask, Roll, State
from dispetto.games.shear_panic.rules.moves import DEPTH, rows_taken
from dispetto.games.shear_panic.rules.state import BLACK, CELLS, FIRST_PEN, JUMP, PUSH, TURN, Meadow
from dispetto.games.shear_panic.rules.taking_turns import ColourDie
from dispetto.games.shear_panic.rules.track import standing
from dispetto.games.shear_panic.worth.features import (
    BITS,
    FEATURES,
    NAMES,
    STAGE,
    STAGES,
    STEPS,
    TOUCH,
    features,
    value_of,
    whose_turn,
    worth,
)

# Places in NAMES
ROWS: Final = 7
ROWS_NEXT: Final = 8
ROWS_LEFT: Final = 9
ROWS_RIGHT: Final = 10
ROWS_BACK: Final = 11


class ShearPanicJudge(Judge):
    """A chance to win, from a sum of weighed features of everybody."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__()
        self.weights: Final = weights  # for each stage of the track, one for each feature

    def quiet(self, s: State, seat: int) -> bool:
        """Somebody else is to play, or to roll."""
        top = s.stack[-1]
        if isinstance(top, ColourDie):
            return top.who != seat
        return isinstance(top, Ask) and not isinstance(top, Roll) and top.seat != seat

    def values(self, s: State) -> list[float]:
        """Everybody's sum, as a chance to win."""
        assert isinstance(s, Meadow)
        if not s.stack:
            return shared(standing(s))
        n = s.setup.players
        where = s.where
        roger = s.marker < FIRST_PEN
        first = STAGE[s.marker] * FEATURES
        asked = whose_turn(s)
        here = s.facing
        left = (here + 6) % 8
        right = (here + 2) % 8
        back = (here + 4) % 8
        rows = rows_taken(s, here)
        rows_left = rows_taken(s, left)
        rows_right = rows_taken(s, right)
        rows_back = rows_taken(s, back)
        sums: list[float] = []
        most = -1000000.0
        for p in range(n):
            one = where[2 * p]
            two = where[2 * p + 1]
            total = self.of_a_player(s, p, first, p - asked if p >= asked else p - asked + n)
            total += self.of_rows(first + ROWS_LEFT, rows_left, left, one, two, roger)
            total += self.of_rows(first + ROWS_RIGHT, rows_right, right, one, two, roger)
            total += self.of_rows(first + ROWS_BACK, rows_back, back, one, two, roger)
            total += self.of_rows(first + ROWS, rows, here, one, two, roger)
            if p == asked:
                total += self.of_rows(first + ROWS_NEXT, rows, here, one, two, roger)
            sums.append(total)
            if total > most and not s.gone[p]:
                most = total
        return as_chances([0.0 if s.gone[p] else exp(sums[p] - most) for p in range(n)])

    def of_rows(self, at: int, taken: i64, way: int, one: int, two: int, roger: bool) -> float:
        """What two sheep would score with the flock looking this way, weighed."""
        found = worth(taken, DEPTH[way * CELLS + one], roger) + worth(taken, DEPTH[way * CELLS + two], roger)
        return self.weights[at] * float(found) if found else 0.0

    def of_a_player(self, s: Meadow, p: int, at: int, order: int) -> float:
        """All else that `features` lists, weighed; the mean depth is left out, as it is the same for everybody."""
        w = self.weights
        setup = s.setup
        one = s.where[2 * p]
        two = s.where[2 * p + 1]
        black = s.where[BLACK] * CELLS
        held = s.cards[p]
        pair = TOUCH[one * CELLS + two]
        berta = TOUCH[black + one] + TOUCH[black + two]
        total = w[at] * float(s.points[p])
        if pair:
            total += (w[at + 1] + w[at + 2] if order == 0 else w[at + 1]) * float(pair)
        if berta:
            total += (w[at + 4] + w[at + 5] if order == 0 else w[at + 4]) * float(berta)
        total += w[at + 3] * float(STEPS[one * CELLS + two] - 1)
        total += w[at + 6] * float(STEPS[black + one] + STEPS[black + two] - 2)
        total += w[at + 12] * float(DEPTH[s.facing * CELLS + one] + DEPTH[s.facing * CELLS + two])
        total += w[at + 13] * float(order)
        total += w[at + 14] * float(value_of(setup, held))
        total += w[at + 15] * float(BITS[held & setup.cards_of[TURN]])
        return total + w[at + 16] * float(BITS[held & (setup.cards_of[JUMP] | setup.cards_of[PUSH])])

    def features(self, s: State) -> list[list[float]]:
        """A row a seat: every stage has its own weights, so all but the numbers of this stage are 0."""
        assert isinstance(s, Meadow)
        found = features(s)
        first = STAGE[s.marker] * FEATURES
        rows: list[list[float]] = []
        for p in range(s.setup.players):
            row: list[float] = []
            if not s.gone[p]:
                row = [0.0] * (len(STAGES) * FEATURES)
                for i in range(FEATURES):
                    row[first + i] = found[p * FEATURES + i]
            rows.append(row)
        return rows

    def feature_names(self) -> list[str]:
        """Each of them from each of the stages on."""
        return [f"{name} from {stage}" for stage in STAGES for name in NAMES]
