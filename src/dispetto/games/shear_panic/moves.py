"""How sheep move: pushes, jumps, shifts, aligns. Functions of the meadow alone; each says whether, then does."""

from __future__ import annotations

from typing import Final

from dispetto.games.shear_panic.state import BLACK, CELLS, EDGE, EMPTY, NEXT, RAY, SHEEP, SIZE, Meadow, N, S, W


def put(s: Meadow, sheep: int, to: int) -> None:
    """SP-GEN-04  One sheep to one empty cell."""
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
    """SP-RUL-08, SP-PUSH-04, SP-ACT-C-02, SP-ACT-C-03, SP-ACT-C-04, SP-RUL-11  A bit for every k sheep that may be pushed,
    or jumped: directly behind the k-th there must be an empty cell inside the meadow, whatever gaps come before.
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


def can_reach(s: Meadow, sheep: int, way: int) -> bool:
    """Is there any k at all?"""
    cell = s.cell
    behind = False
    for at in RAY[s.where[sheep] * 8 + way]:
        if cell[at] != EMPTY:
            behind = True
        elif behind:
            return True
    return False


def push(s: Meadow, sheep: int, way: int, k: int) -> None:
    """SP-PUSH-02, SP-PUSH-03, SP-PUSH-05, SP-PUSH-06  The last moves one cell; the others close up behind it, the pusher last."""
    row = sheep_ahead(s, sheep, way)
    back = (way + 4) % 8
    to = NEXT[s.where[row[k - 1]] * 8 + way]
    i = k - 1
    while i >= 0:
        put(s, row[i], to)
        to = NEXT[to * 8 + back]
        i -= 1
    put(s, sheep, to)


def jump(s: Meadow, sheep: int, way: int, k: int) -> None:
    """SP-ACT-C-01, SP-ACT-C-05, SP-RUL-10  To the cell directly behind the last jumped sheep; nobody else moves."""
    last = sheep_ahead(s, sheep, way)[k - 1]
    put(s, sheep, NEXT[s.where[last] * 8 + way])


# ---------------------------------------------------------------------------------------------------------- Shifts


def line_through(s: Meadow, sheep: int, way: int) -> list[int]:
    """All sheep on the line of this sheep, the foremost in this direction first."""
    front = EDGE[s.where[sheep] * 8 + way]
    found: list[int] = []
    if s.cell[front] != EMPTY:
        found.append(s.cell[front])
    for at in RAY[front * 8 + (way + 4) % 8]:
        if s.cell[at] != EMPTY:
            found.append(s.cell[at])
    return found


def may_shift(s: Meadow, sheep: int, way: int) -> bool:
    """SP-ACT-D-02, SP-ACT-E-02, SP-GEN-03  Every sheep of the line makes the step, so nobody may stand at its end."""
    return s.cell[EDGE[s.where[sheep] * 8 + way]] == EMPTY


def shift(s: Meadow, sheep: int, way: int) -> int:
    """SP-ACT-D-01, SP-ACT-E-01, SP-RUL-12  The whole line, gaps included, one step; how many sheep that was."""
    line = line_through(s, sheep, way)
    for other in line:
        put(s, other, NEXT[s.where[other] * 8 + way])
    return len(line)


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
    table: list[int] = []
    for way in range(8):
        for cell in range(CELLS):
            row = cell // SIZE
            column = cell % SIZE
            if way == N:
                table.append(row)
            elif way == S:
                table.append(SIZE - 1 - row)
            else:
                table.append(column if way == W else SIZE - 1 - column)
    return table


DEPTH: Final = make_depths()


def depth(cell: int, way: int) -> int:
    """How many rows lie between a cell and the fence in this direction."""
    return DEPTH[way * CELLS + cell]


def outermost(s: Meadow, way: int) -> int:
    """SP-ACT-F-01, SP-RUL-13  The row of the flock's outermost sheep in this direction, as a depth."""
    best = SIZE
    for at in s.where:
        line = DEPTH[way * CELLS + at]
        if line < best:
            best = line
    return best


def may_align(s: Meadow, way: int, line: int) -> bool:
    """SP-GEN-01, SP-RUL-15  An align that moves nobody is none."""
    for at in s.where:
        if DEPTH[way * CELLS + at] > line and s.cell[NEXT[at * 8 + way]] == EMPTY:
            return True
    return False


def align(s: Meadow, way: int, line: int) -> int:
    """SP-ACT-F-01, SP-ACT-F-02, SP-ACT-F-03, SP-RUL-14  Nearest first, each slides to the line or up to the sheep before it."""
    moved = 0
    for far in range(line + 1, SIZE):
        for sheep in range(SHEEP):
            at = s.where[sheep]
            if depth(at, way) == far:
                to = at
                while depth(to, way) > line and s.cell[NEXT[to * 8 + way]] == EMPTY:
                    to = NEXT[to * 8 + way]
                if to != at:
                    put(s, sheep, to)
                    moved += 1
    return moved


# ------------------------------------------------------------------------------------------------------- Nearness


def touch(a: int, b: int) -> int:
    """SP-SCORE-03, SP-SCORE-04, SP-RUL-33  2 for cells side by side, 1 for cells corner to corner, else 0."""
    down = abs(a // SIZE - b // SIZE)
    right = abs(a % SIZE - b % SIZE)
    if down + right == 1:
        return 2
    return 1 if down == 1 and right == 1 else 0


def touch_black(s: Meadow, seat: int) -> int:
    """SP-SCORE-09  2 for each own sheep beside the black one, 1 for each at its corner."""
    black = s.where[BLACK]
    return touch(s.where[2 * seat], black) + touch(s.where[2 * seat + 1], black)


def rows_from(s: Meadow, edge: int) -> list[int]:
    """SP-SCORE-14, SP-SCORE-15  The occupied rows as seen from this edge, nearest first, whoever stands there."""
    taken = [0] * SIZE
    for at in s.where:
        taken[depth(at, edge)] = 1
    return [line for line in range(SIZE) if taken[line]]
