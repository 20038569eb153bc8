"""How to play on one page: the four times of the day, each a piece of the meadow with what it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dispetto.core.show.howto import Box, HowTo, Picture, panel, step, told
from dispetto.core.show.ink import CREAM, GOLD, INK, RED, Point, circle, group, lettering, path, wobble_rect
from dispetto.core.show.stage import WIDE
from dispetto.core.telling.words import Words
from dispetto.games.shear_panic.face.board import PHASES, SIZE, plan, space
from dispetto.games.shear_panic.face.figures import BLACK, colour_die, figure, glyph, sheep, tile

P: Final = plan(WIDE)
CELL: Final = P.cell
MEADOW: Final = "meadow"
EAST, SOUTH, WEST = 1, 2, 3
PUSH, ROW = 1, 4
ROGER, SHAWN = 1, 2
Flock = Sequence[tuple[int, int, int]]  # colour, row, column


def place(row: int, column: int) -> Point:
    """The middle of a cell."""
    return P.middle(row * SIZE + column)


def stand(flock: Flock, facing: int) -> str:
    """Sheep on their cells, the lower ones in front."""
    return "".join(
        group(sheep(colour, facing), *place(row, column), CELL / 104)
        for colour, row, column in sorted(flock, key=lambda s: s[1])
    )


def worth(points: int, row: float, column: float, colour: str = "#fff3d1") -> str:
    """What it pays, on a slip."""
    x, y = P.x + (column + 0.5) * CELL, P.y + (row + 0.5) * CELL
    box = wobble_rect(x - 15, y - 13, 30, 26, 0.8, points, 7)
    return path(box, colour, INK, 2.2) + lettering(f"+{points}" if points else "0", x, y, 13)


def pair(one: tuple[float, float], other: tuple[float, float]) -> str:
    """Two that score together, with a ring of gold round them."""
    (x1, y1), (x2, y2) = place(*map(int, one)), place(*map(int, other))
    d = f"M{x1:.1f},{y1:.1f}L{x2:.1f},{y2:.1f}"
    ring = path(d, "none", INK, CELL * 1.04, 'opacity=".9"') + path(d, "none", GOLD, CELL * 0.97)
    return ring + path(d, "none", "#cfe39a", CELL * 0.84)


def cut(row: float, column: float, wide: float, body: str) -> Picture:
    """A piece of the meadow, so many cells wide and half as high, round a point in cells."""
    w = wide * CELL
    box: Box = (P.x + column * CELL - w / 2, P.y + row * CELL - w / 4, w, w / 2)
    return Picture(body, box, MEADOW)


def together() -> Picture:
    """Side by side, and corner to corner."""
    body = pair((4, 2), (4, 3)) + pair((3, 5), (4, 6))
    body += stand([(0, 4, 2), (0, 4, 3), (1, 3, 5), (1, 4, 6), (BLACK, 5, 4), (2, 3, 1), (3, 5, 7)], SOUTH)
    return cut(4.35, 4.4, 6.6, body + worth(2, 2.95, 2.5) + worth(1, 2.5, 6.15))


def columns(figures: int, first: int, points: Sequence[int], flock: Flock) -> Picture:
    """Whoever stands at an edge, and what each column pays."""
    west = figures == ROGER
    tint, paper = ("#bfe0ff", PHASES[1][2]) if west else ("#ffd9c4", PHASES[3][2])
    body = ""
    for n, paid in enumerate(points):
        x = P.x + (first + n) * CELL + 1
        rect = f'x="{x:.1f}" y="{P.y:.1f}" width="{CELL - 2:.1f}" height="{CELL * SIZE:.1f}"'
        body += f'<rect {rect} fill="{tint}" opacity="{0.12 + 0.1 * paid:.2f}"/>'
    body += stand(flock, WEST if west else EAST)
    body += "".join(worth(paid, 2.3, first + n, paper) for n, paid in enumerate(points))
    x = P.x + (-0.62 if west else SIZE + 0.62) * CELL
    body += group(figure(figures), x, P.y + 4.4 * CELL, 0.72, flip=not west)
    return cut(4.05, 2.05 if west else SIZE - 2.05, 6.2, body)


def beside() -> Picture:
    """The black sheep and who clings to her."""
    body = pair((4, 4), (4, 3)) + pair((4, 4), (3, 5))
    flock = [(BLACK, 4, 4), (0, 4, 3), (1, 3, 5), (2, 5, 2), (3, 4, 6), (1, 5, 7)]
    return cut(4.3, 4.5, 6.2, body + stand(flock, SOUTH) + worth(2, 2.9, 3) + worth(1, 2.75, 6))


def clock() -> Picture:
    """The track with the black marker on it."""
    body = (
        group(space(P, 14, 0, 0), -34, 6, 1.1)
        + group(space(P, 15, 0, 0), 0, 6, 1.1)
        + group(space(P, 16, 0, 0), 34, 6, 1.1)
    )
    body += circle(0, -12, 9, INK, CREAM, 2) + path("M-34,-14q17,-18 25,-3", "none", RED, 3.2)
    return Picture(body, (-54, -34, 108, 68))


def howto(words: Words) -> HowTo:
    """The page."""
    end = group(sheep(0, EAST), -22, 12, 0.74) + group(figure(SHAWN), 30, -4, 0.7, flip=True)
    shove = group(sheep(0, EAST), -28, 4, 0.62) + group(sheep(2, WEST), 22, 4, 0.62)
    shove += path("M-62,-8h-9M-60,6h-15M-62,20h-9", "none", "currentColor", 3)
    score = circle(0, 0, 21, GOLD, INK, 3) + lettering("+2", 0, 0, 17)
    two = group(tile(ROW, 3, 0, 46, 58), -10, -6) + group(tile(PUSH, 1, 0, 46, 58), -42, -32)
    return HowTo(
        told(words, "aim"),
        told(words, "ends"),
        Picture(end, (-62, -50, 124, 100)),
        (
            step(words, "card", Picture(two, (-54, -36, 108, 92))),
            step(words, "sheep", Picture(shove, (-78, -34, 132, 72))),
            step(words, "time", clock()),
            step(words, "score", Picture(score + group(colour_die(0, 26), 36, 12), (-26, -26, 80, 54))),
        ),
        (
            panel(words, "together", together()),
            panel(words, "roger", columns(ROGER, 0, (4, 3, 2, 1), ROGERS)),
            panel(words, "berta", beside()),
            panel(words, "shawn", columns(SHAWN, 4, (4, 3, 2, 1, 0), SHAWNS)),
        ),
        "".join(f'<g id="glyph-{action}">{glyph(action)}</g>' for action in (PUSH, ROW)),
    )


ROGERS: Final = ((0, 3, 0), (1, 4, 1), (2, 3, 1), (0, 4, 2), (BLACK, 5, 0), (3, 5, 3), (1, 3, 3))
SHAWNS: Final = ((0, 4, 4), (2, 3, 5), (1, 5, 5), (0, 3, 6), (BLACK, 4, 6), (3, 5, 7), (2, 4, 8))
