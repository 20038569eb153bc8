"""How sheep move: pushes, jumps, shifts, aligns. Functions of the meadow alone; each says whether, then does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.games.shear_panic.rules.state import (
    BEARING,
    BLACK,
    CELLS,
    EDGE,
    EMPTY,
    NEXT,
    NO_SHIFT,
    RAY,
    SHEEP,
    SIZE,
    SPOT,
    Meadow,
    N,
    S,
    W,
)


def put(s: Meadow, sheep: int, to: int) -> None:
    """One sheep to one empty cell.  SP-GEN-04"""
    s.cell[s.where[sheep]] = EMPTY
    s.cell[to] = sheep
    s.where[sheep] = to


# --------------------------------------------------------------------------------------------------- Push and jump


def sheep_ahead(s: Meadow, sheep: int, way: int) -> list[int]:
    """The sheep in this direction, nearest first."""
    found: list[int] = []
    for at in RAY[s.where[sheep] * 8 + way]:
        if s.cell[at] != EMPTY:
            found.append(s.cell[at])
    return found


def reach(s: Meadow, sheep: int, way: int) -> int:
    """A bit for every k sheep that may be pushed, or jumped: directly behind the k-th there must be an empty cell
    inside the meadow, whatever gaps come before.  SP-RUL-08, SP-PUSH-04, SP-ACT-C-02, SP-ACT-C-03, SP-ACT-C-04,
    SP-RUL-11
    """
    cell = s.cell
    found = 0
    met = 0
    behind = False
    for at in RAY[s.where[sheep] * 8 + way]:
        if cell[at] != EMPTY:
            met += 1
            behind = True
        elif behind:
            found |= 1 << met
            behind = False
    return found


def can_reach(s: Meadow, sheep: int) -> bool:
    """Has this sheep somebody to push, or to jump over, in any direction?  SP-RUL-08, SP-ACT-C-06"""
    return ways_to_reach(s, sheep) != 0


def ways_to_reach(s: Meadow, sheep: int) -> int:
    """A bit for every direction in which somebody has an empty cell directly behind.
    SP-RUL-08, SP-PUSH-04, SP-RUL-11
    """
    cell = s.cell
    where = s.where
    home: i64 = NO_SHIFT - SPOT[where[sheep]]
    found = 0
    for other in where:
        at: i64 = other
        way: i64 = BEARING[home + SPOT[at]]
        if way >= 0:
            behind: i64 = NEXT[at * 8 + way]
            if behind >= 0 and cell[behind] == EMPTY:
                found |= 1 << way
    return found


def can_step(s: Meadow, sheep: int) -> bool:
    """Has this sheep an empty cell beside it?  SP-ACT-A-02"""
    home = s.where[sheep] * 8
    for way in range(8):
        to = NEXT[home + way]
        if to >= 0 and s.cell[to] == EMPTY:
            return True
    return False


def ways_to_step(s: Meadow, sheep: int) -> int:
    """A bit for every direction in which the next cell is empty.  SP-ACT-A-01"""
    cell = s.cell
    home = s.where[sheep] * 8
    found = 0
    for way in range(8):
        to = NEXT[home + way]
        if to >= 0 and cell[to] == EMPTY:
            found |= 1 << way
    return found


def push(s: Meadow, sheep: int, way: int, k: int) -> int:
    """The last moves one cell; the others close up behind it, the pusher last. Who was hit first.  SP-PUSH-02,
    SP-PUSH-03, SP-PUSH-05, SP-PUSH-06
    """
    row = [0] * k
    met = 0
    for at in RAY[s.where[sheep] * 8 + way]:
        if s.cell[at] != EMPTY:
            row[met] = s.cell[at]
            met += 1
            if met == k:
                break
    back = (way + 4) % 8
    to = NEXT[s.where[row[k - 1]] * 8 + way]
    i = k - 1
    while i >= 0:
        put(s, row[i], to)
        to = NEXT[to * 8 + back]
        i -= 1
    put(s, sheep, to)
    return row[0]


def jump(s: Meadow, sheep: int, way: int, k: int) -> int:
    """To the cell directly behind the last jumped sheep, who is told; nobody else moves.  SP-ACT-C-01, SP-ACT-C-05,
    SP-RUL-10
    """
    met = 0
    for at in RAY[s.where[sheep] * 8 + way]:
        if s.cell[at] != EMPTY:
            met += 1
            if met == k:
                put(s, sheep, NEXT[at * 8 + way])
                return s.cell[at]
    return EMPTY


# ---------------------------------------------------------------------------------------------------------- Shifts


def may_shift(s: Meadow, sheep: int, way: int) -> bool:
    """Every sheep of the line makes the step, so nobody may stand at its end.  SP-ACT-D-02, SP-ACT-E-02, SP-GEN-03"""
    return s.cell[EDGE[s.where[sheep] * 8 + way]] == EMPTY


def can_shift(s: Meadow, sheep: int, slanting: bool) -> bool:
    """Has a line through this sheep, diagonal or straight, a free end?  SP-ACT-D-02, SP-ACT-E-02"""
    cell = s.cell
    way: i64 = s.where[sheep] * 8 + (1 if slanting else 0)
    last: i64 = way + 7
    while way <= last:
        if cell[EDGE[way]] == EMPTY:
            return True
        way += 2
    return False


def shift(s: Meadow, sheep: int, way: int) -> int:
    """The whole line, gaps included, one step; how many sheep that was.  SP-ACT-D-01, SP-ACT-E-01, SP-RUL-12"""
    front = EDGE[s.where[sheep] * 8 + way]  # nobody stands there
    moved = 0
    for at in RAY[front * 8 + (way + 4) % 8]:
        if s.cell[at] != EMPTY:
            put(s, s.cell[at], NEXT[at * 8 + way])
            moved += 1
    return moved


def line_number(cell: int, way: int) -> int:
    """Which row, column or diagonal of this direction a cell lies on: the same number for both senses."""
    row = cell // SIZE
    column = cell % SIZE
    axis = way % 4
    if axis == 0:
        return column
    if axis == 2:
        return row
    return row + column if axis == 1 else row - column + SIZE


# ----------------------------------------------------------------------------------------------------------- Align


def make_depths() -> list[int]:
    """How far each cell is from the fence in each direction, at way * 81 + cell; only N, E, S, W mean something."""
    found: list[int] = []
    for way in range(8):
        for cell in range(CELLS):
            row = cell // SIZE
            column = cell % SIZE
            if way == N:
                found.append(row)
            elif way == S:
                found.append(SIZE - 1 - row)
            else:
                found.append(column if way == W else SIZE - 1 - column)
    return found


DEPTH: Final = make_depths()


def depth(cell: int, way: int) -> int:
    """How many rows lie between a cell and the fence in this direction."""
    return DEPTH[way * CELLS + cell]


def outermost(s: Meadow, way: int) -> int:
    """The row of the flock's outermost sheep in this direction, as a depth.  SP-ACT-F-01, SP-RUL-13"""
    best = SIZE
    for at in s.where:
        line = DEPTH[way * CELLS + at]
        if line < best:
            best = line
    return best


def may_align(s: Meadow, way: int, line: int) -> bool:
    """An align that moves nobody is none.  SP-GEN-01, SP-RUL-15"""
    for at in s.where:
        if DEPTH[way * CELLS + at] > line and s.cell[NEXT[at * 8 + way]] == EMPTY:
            return True
    return False


def may_align_flock(s: Meadow, way: int) -> bool:
    """Towards the outermost line: has anybody an empty cell ahead, and somebody further on?  SP-GEN-01, SP-RUL-13,
    SP-RUL-15
    """
    cell = s.cell
    where = s.where
    towards: i64 = way
    start: i64 = towards * CELLS
    for one in where:
        at: i64 = one
        ahead: i64 = NEXT[at * 8 + towards]
        if ahead >= 0 and cell[ahead] == EMPTY:
            far: i64 = DEPTH[start + at]
            for other in where:
                beside: i64 = other
                if DEPTH[start + beside] < far:
                    return True
    return False


def align(s: Meadow, way: int, line: int) -> int:
    """Nearest first, each slides to the line or up to the sheep before it.  SP-ACT-F-01, SP-ACT-F-02, SP-ACT-F-03,
    SP-RUL-14
    """
    moved = 0
    depths = [DEPTH[way * CELLS + at] for at in s.where]
    for far in range(line + 1, SIZE):
        for sheep in range(SHEEP):
            if depths[sheep] == far:
                at = s.where[sheep]
                to = at
                left = far - line
                while left > 0 and s.cell[NEXT[to * 8 + way]] == EMPTY:
                    to = NEXT[to * 8 + way]
                    left -= 1
                if to != at:
                    put(s, sheep, to)
                    moved += 1
    return moved


# ------------------------------------------------------------------------------------------------------- Nearness


def touch(a: int, b: int) -> int:
    """2 for cells side by side, 1 for cells corner to corner, else 0.  SP-SCORE-03, SP-SCORE-04, SP-RUL-33"""
    down = abs(a // SIZE - b // SIZE)
    right = abs(a % SIZE - b % SIZE)
    if down + right == 1:
        return 2
    return 1 if down == 1 and right == 1 else 0


def touch_black(s: Meadow, seat: int) -> int:
    """2 for each own sheep beside the black one, 1 for each at its corner.  SP-SCORE-09"""
    black = s.where[BLACK]
    return touch(s.where[2 * seat], black) + touch(s.where[2 * seat + 1], black)


def rows_taken(s: Meadow, edge: int) -> int:
    """A bit for each occupied row as seen from this edge, the nearest first, whoever stands there.  SP-SCORE-14,
    SP-SCORE-15
    """
    taken = 0
    for at in s.where:
        taken |= 1 << DEPTH[edge * CELLS + at]
    return taken
