"""What tells how a meadow will end: numbers of each player, from which the judge makes chances.

Points made and where the sheep stand, for what is scored in this phase and in the next; who comes next; cards left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import Ask
from dispetto.games.shear_panic.rules.allowed import CARDS
from dispetto.games.shear_panic.rules.moves import DEPTH, touch
from dispetto.games.shear_panic.rules.state import (
    BLACK,
    CELLS,
    FIRST_PEN,
    JUMP,
    LAST_PEN,
    PUSH,
    SIZE,
    TURN,
    Meadow,
    Setup,
)
from dispetto.games.shear_panic.rules.track import FOUR_LESS, count

NAMES: Final = (
    "points",  # made
    "pair",  # what the own two would score now, 0 to 2
    "pair_next",  # the same, of whom plays next
    "apart",  # steps between the own two, beyond the first
    "berta",  # what both score beside the black sheep, 0 to 4
    "berta_next",  # the same, of whom plays next
    "far_from_berta",  # steps from the black sheep, of both, beyond the first
    "rows",  # what both would score with the figure where the flock looks
    "rows_next",  # the same, of whom plays next
    "rows_left",  # had the flock turned anticlockwise
    "rows_right",  # clockwise
    "rows_back",  # twice
    "depth",  # rows between the figure and both sheep, over all players' mean
    "order",  # turns of others before one's own
    "cards",  # values of the cards left
    "turns",  # cards that turn the flock
    "jumps",  # cards that push or jump
)
FEATURES: Final = len(NAMES)
STAGES: Final = (0, 6, 12, 18, 25, 31, 37, 43, 49, 56, 62, 68)  # the marker from which each set of weights counts


def stage_of(marker: int) -> int:
    """Which set of weights a marker belongs to."""
    at = len(STAGES) - 1
    while STAGES[at] > marker:
        at -= 1
    return at


STAGE: Final = [stage_of(marker) for marker in range(LAST_PEN + 1)]


def make_steps() -> list[int]:
    """How many steps lie between two cells, corner to corner counted as one."""
    found: list[int] = []
    for a in range(CELLS):
        for b in range(CELLS):
            found.append(max(abs(a // SIZE - b // SIZE), abs(a % SIZE - b % SIZE)))
    return found


def make_touches() -> list[int]:
    """What two sheep on these cells score."""
    return [touch(a, b) for a in range(CELLS) for b in range(CELLS)]


BITS: Final = [count(cards) for cards in range(1 << CARDS)]
STEPS: Final = make_steps()
TOUCH: Final = make_touches()


def features(s: Meadow) -> list[float]:
    """The numbers of every player, one after the other, in the order of NAMES."""
    setup = s.setup
    n = setup.players
    where = s.where
    roger = s.marker < FIRST_PEN
    asked = whose_turn(s)
    first = s.facing * CELLS
    right = (s.facing + 2) % 8 * CELLS
    back = (s.facing + 4) % 8 * CELLS
    left = (s.facing + 6) % 8 * CELLS
    rows: i64 = 0
    rows_right: i64 = 0
    rows_back: i64 = 0
    rows_left: i64 = 0
    for at in where:
        rows |= 1 << DEPTH[first + at]
        rows_right |= 1 << DEPTH[right + at]
        rows_back |= 1 << DEPTH[back + at]
        rows_left |= 1 << DEPTH[left + at]
    black = where[BLACK] * CELLS
    out: list[float] = []
    total = 0
    for p in range(2 * n):
        total += DEPTH[first + where[p]]
    mean = float(total) / float(n)
    for p in range(n):
        one = where[2 * p]
        two = where[2 * p + 1]
        pair = TOUCH[one * CELLS + two]
        berta = TOUCH[black + one] + TOUCH[black + two]
        now = worth(rows, DEPTH[first + one], roger) + worth(rows, DEPTH[first + two], roger)
        order = p - asked if p >= asked else p - asked + n
        held = s.cards[p]
        out.append(float(s.points[p]))
        out.append(float(pair))
        out.append(float(pair if order == 0 else 0))
        out.append(float(STEPS[one * CELLS + two] - 1))
        out.append(float(berta))
        out.append(float(berta if order == 0 else 0))
        out.append(float(STEPS[black + one] + STEPS[black + two] - 2))
        out.append(float(now))
        out.append(float(now if order == 0 else 0))
        out.append(float(worth(rows_left, DEPTH[left + one], roger) + worth(rows_left, DEPTH[left + two], roger)))
        out.append(float(worth(rows_right, DEPTH[right + one], roger) + worth(rows_right, DEPTH[right + two], roger)))
        out.append(float(worth(rows_back, DEPTH[back + one], roger) + worth(rows_back, DEPTH[back + two], roger)))
        out.append(float(DEPTH[first + one] + DEPTH[first + two]) - mean)
        out.append(float(order))
        out.append(float(value_of(setup, held)))
        out.append(float(BITS[held & setup.cards_of[TURN]]))
        out.append(float(BITS[held & (setup.cards_of[JUMP] | setup.cards_of[PUSH])]))
    return out


def whose_turn(s: Meadow) -> int:
    """Who is asked, or has the turn."""
    top = s.stack[-1] if s.stack else None
    return top.seat if isinstance(top, Ask) and top.seat >= 0 else s.turn


def value_of(setup: Setup, held: int) -> int:
    """The values of these cards together."""
    ones = BITS[held & setup.cards_worth[1]]
    twos = BITS[held & setup.cards_worth[2]]
    return ones + 2 * twos + 3 * BITS[held & setup.cards_worth[3]]


def worth(taken: i64, row: i64, roger: bool) -> int:
    """What a sheep in this row would score.  SP-SCORE-08, SP-SCORE-12, SP-SCORE-13"""
    nearer = taken & (1 << row) - 1
    if roger:
        return FOUR_LESS[nearer]
    return FOUR_LESS[taken >> row + 1] if nearer else 0
