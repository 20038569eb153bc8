"""The board as a picture without a word: hills, wood, track, grass; and where everything lies on it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dispetto.core.show.ink import INK, Point, circle, lettering, mix, night, num, path, wobble_rect
from dispetto.core.show.ink_things import defs, rock
from dispetto.core.show.stage import WIDE

SIZE: Final = 9
PHASES: Final = ((1, 12, "#f6d98a"), (13, 37, "#bfd8f2"), (38, 49, "#d9cfd6"), (50, 74, "#f3bfa6"))
PENS: Final = (37, 74)
WALLS: Final = (24, 61)
RING: Final = 20  # spaces along a side of the track


@dataclass(frozen=True)
class Plan:
    """Where everything lies in one layout, in the picture's own units."""

    wide: bool
    width: int
    height: int
    x: float  # the meadow's north-west corner
    y: float
    cell: float
    track_x: float
    track_y: float
    space: float  # a space of the track
    tiles: tuple[float, float, float, float] = (
        0,
        0,
        0,
        0,
    )  # on a tall screen: the first tile's corner, its width and height
    phases: tuple[float, float, float, float] = (0, 0, 0, 0)  # and the bar of the phases

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        return self.x + (cell % SIZE + 0.5) * self.cell, self.y + (cell // SIZE + 0.5) * self.cell

    def edge(self, way: int, out: float = 0.55) -> Point:
        """The middle of the meadow's edge in this direction (0 N, 2 E, 4 S, 6 W), so many cells outside."""
        side, far = self.cell * SIZE, self.cell * out
        mx, my = self.x + side / 2, self.y + side / 2
        return {0: (mx, self.y - far), 2: (self.x + side + far, my), 4: (mx, self.y + side + far)}.get(
            way, (self.x - far, my)
        )

    def track(self, i: int) -> Point:
        """The middle of a space of the track round the board."""
        gx, gy = ring(i % 75)
        return self.track_x + (gx + 0.5) * self.space, self.track_y + (gy + 0.5) * self.space


SIDE: Final = 31.0
WIDE_PLAN: Final = Plan(True, 664, 650, 22 + SIDE + 27, 15 + SIDE + 27, (18 * SIDE - 54) / 9, 22, 15, SIDE)
TALL_PLAN: Final = Plan(False, 390, 528, 13, 74, 364 / 9, 6, 16, 34.2, (6, 446, 52, 76), (8, 2, 374, 11))


def plan(layout: str) -> Plan:
    """The plan of a layout."""
    return WIDE_PLAN if layout == WIDE else TALL_PLAN


def ring(i: int) -> tuple[int, int]:
    """Space i of 76 round a square of 20, clockwise, going up from the bottom-left corner."""
    s = RING - 1
    side, r = divmod(i % 76, s)
    return ((0, s - r), (r, 0), (s, r), (s - r, s))[side]


def phase_of(i: int) -> int:
    """0 to 3."""
    return next(n for n, (_, last, _) in enumerate(PHASES) if i <= last)


# ---------------------------------------------------------------- the static layer


def static_svg(layout: str, theme: str) -> str:
    """The wordless picture under everything: board, track, meadow."""
    p = plan(layout)
    body = "".join([*(board(p) if p.wide else []), *meadow(p)])
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{p.width}" height="{p.height}" viewBox="0 0 {p.width} {p.height}">'
        f"<defs>{defs(p.width, p.height)}</defs>{body}</svg>"
    )
    return night(svg) if theme == "dark" else svg


def hills(width: int, height: int, theme: str) -> str:
    """Green hills, to the edges of any screen."""
    r = random.Random(3)
    w, h = width, height
    o = [f'<rect width="{w}" height="{h}" fill="#a9cf7a"/>']
    for y, colour in ((0.0, "#bcdc8c"), (h * 0.25, "#a6cf74"), (h * 0.55, "#97c566"), (h * 0.8, "#88b858")):
        d = (
            f"M-20,{y + 60:.0f}C{w * 0.25:.0f},{y - 20:.0f} {w * 0.4:.0f},{y + 90:.0f} {w * 0.62:.0f},{y + 30:.0f}"
            f"C{w * 0.8:.0f},{y - 20:.0f} {w * 0.9:.0f},{y + 50:.0f} {w + 20},{y + 10:.0f}V{h + 20}H-20Z"
        )
        o.append(path(d, colour, "", 0, 'filter="url(#wob)"'))
    o += [tuft(r.uniform(0, w), r.uniform(0, h), "#5d9140", 0.6) for _ in range(w * h // 9000)]
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMid slice"><defs>{defs(w, h)}</defs>{"".join(o)}</svg>'
    return night(svg) if theme == "dark" else svg


def tuft(x: float, y: float, colour: str, opacity: float) -> str:
    """Three blades of grass."""
    return path(f"M{num(x)},{num(y)}l-3,-7m3,7l0,-9m0,9l4,-6", "none", colour, 1.8, f'opacity="{opacity}"')


def flower(x: float, y: float, colour: str) -> str:
    """Four petals."""
    petals = "".join(circle(x + 3.2 * math.cos(a), y + 3.2 * math.sin(a), 2.2, colour) for a in (0, 1.57, 3.14, 4.71))
    return petals + circle(x, y, 1.8, "#c9832a")


def meadow(p: Plan) -> Iterator[str]:
    """Nine by nine cells of grass."""
    r = random.Random(6)
    c, x0, y0 = p.cell, p.x, p.y
    yield path(
        wobble_rect(x0 - 9, y0 - 9, c * 9 + 18, c * 9 + 18, 2, 4, 12), "#5f9440", "#3d5c22", 3, 'filter="url(#wob2)"'
    )
    for row in range(SIZE):
        for col in range(SIZE):
            base = "#9ccb64" if (row + col) % 2 else "#8fc158"
            d = wobble_rect(x0 + col * c + 1, y0 + row * c + 1, c - 2, c - 2, 1.3, row * 9 + col, 7)
            yield path(d, mix(base, "#c9d77a", r.uniform(0, 0.25)), "", 0)
            if r.random() < 0.45:
                yield tuft(x0 + (col + r.uniform(0.2, 0.8)) * c, y0 + (row + r.uniform(0.3, 0.9)) * c, "#4f8030", 0.8)
            if r.random() < 0.16:
                colour = r.choice(["#fff6df", "#ffd95a", "#f3a6c0"])
                yield flower(x0 + (col + r.uniform(0.2, 0.8)) * c, y0 + (row + r.uniform(0.2, 0.8)) * c, colour)


def board(p: Plan) -> Iterator[str]:
    """A wooden board, a sandy border, the track round it."""
    s, side = p.space, p.space * RING
    frame = wobble_rect(p.track_x - 9, p.track_y - 9, side + 18, side + 18, 2, 3, 18)
    yield path(frame, "#3a2410", "", 0, 'opacity=".3" transform="translate(4,6)"') + path(frame, "#c99a5b", INK, 3.4)
    for y in range(8, int(side), 20):
        d = f"M{num(p.track_x - 5)},{num(p.track_y + y)}c{num(side / 3)},5 {num(side * 0.6)},-5 {num(side + 10)},0"
        yield path(d, "none", "#a97b41", 2, 'opacity=".6"')
    inner = wobble_rect(p.track_x + s, p.track_y + s, side - 2 * s, side - 2 * s, 1, 9, 4)
    yield path(inner, "#e3cd96", INK, 2)
    r = random.Random(5)
    for _ in range(120):
        yield circle(
            r.uniform(p.track_x + s + 6, p.track_x + side - s - 6),
            r.uniform(p.track_y + s + 6, p.track_y + side - s - 6),
            2.2,
            "#b99a5d",
        )
    for i in range(75):
        yield space(p, i, *p.track(i))
    for i in WALLS:
        yield wall(p, i)


def space(p: Plan, i: int, x: float, y: float) -> str:
    """One space of the track round its middle, with its number; panic is shown above it."""
    s = p.space
    box = wobble_rect(x - s / 2 + 1, y - s / 2 + 1, s - 2, s - 2, 0.8, i, 6)
    if i == 0:
        return path(box, "#fff3d1", INK, 2) + lettering("0", x, y, s * 0.32)
    fill = "#e8a93a" if i in PENS else PHASES[phase_of(i)][2]
    o = path(box, fill, INK, 1.8)
    if i in PENS:
        bars = "".join(f"M{num(x + s * t)},{num(y - s * 0.38)}v{num(s * 0.76)}" for t in (-0.26, 0, 0.26))
        o += path(
            f"{bars}M{num(x - s * 0.4)},{num(y - s * 0.16)}h{num(s * 0.8)}M{num(x - s * 0.4)},{num(y + s * 0.18)}h{num(s * 0.8)}",
            "none",
            INK,
            2.2,
        )
        o += circle(x, y, s * 0.3, "#fff3d1")
    return o + lettering(str(i), x, y, s * 0.3)


def wall(p: Plan, i: int) -> str:
    """Stones between a space and the next."""
    (x1, y1), (x2, y2) = p.track(i), p.track(i + 1)
    x, y, s = (x1 + x2) / 2, (y1 + y2) / 2, p.space
    flat = abs(y1 - y2) < 1
    along = (-1.3, -0.45, 0.45, 1.3)
    return "".join(
        rock(x + (0 if flat else t * s * 0.3), y + (t * s * 0.3 if flat else 0), s * 0.19, i + n)
        for n, t in enumerate(along)
    )
