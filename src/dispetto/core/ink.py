"""The drawing kit of every game: colours, wobbly lines, seats' shapes, dice, rocks, lit marks, as SVG text."""

from __future__ import annotations

import math
import random
import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Point = tuple[float, float]

INK: Final = "#38261a"
CREAM: Final = "#fffaf0"
PAPER: Final = "#fff8e6"
GOLD: Final = "#ffcf33"
GLEAM: Final = "#fff6c9"  # the pale heart of a lit mark
RED: Final = "#d2402b"  # number discs
BAD: Final = "#b3301f"  # refused
SHADE: Final = "#2b1a0c"  # shadows on the ground
NIGHT: Final = (0.5235, 0.5988, 0.7058)  # multiply #3b5a86 at .62, per channel

TITLE_FONT: Final = "'Luckiest Guy', Fredoka, 'Arial Rounded MT Bold', sans-serif"
TEXT_FONT: Final = "Fredoka, 'Arial Rounded MT Bold', 'Trebuchet MS', sans-serif"
HAND_FONT: Final = "'Patrick Hand', 'Comic Neue', cursive"


# ---------------------------------------------------------------- numbers and colours


def num(value: float) -> str:
    """A coordinate, as short as one decimal allows."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def at(x: float, y: float) -> str:
    """A point as path data."""
    return f"{num(x)},{num(y)}"


def channels(colour: str) -> tuple[int, int, int]:
    """The red, green and blue of #rrggbb."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """The first colour with a share of the other in it."""
    a, b = channels(one), channels(other)
    r, g, bl = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return f"#{r:02x}{g:02x}{bl:02x}"


def dark(colour: str, share: float = 0.35) -> str:
    """The colour towards warm black."""
    return mix(colour, "#23130a", share)


def light(colour: str, share: float = 0.45) -> str:
    """The colour towards cream."""
    return mix(colour, "#fff6df", share)


def _dimmed(match: re.Match[str]) -> str:
    r, g, b = channels(match.group(0))
    return f"#{round(r * NIGHT[0]):02x}{round(g * NIGHT[1]):02x}{round(b * NIGHT[2]):02x}"


def night(svg: str) -> str:
    """The same picture at night: every #rrggbb multiplied by the dark theme's blue, no blend mode needed."""
    return re.sub(r"#[0-9a-fA-F]{6}\b", _dimmed, svg)


# ---------------------------------------------------------------- lines


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A Catmull-Rom line through the points, as path data."""
    n = len(points)
    out = [f"M{at(*points[0])}"]
    for i in range(n if closed else n - 1):
        if closed:
            a, b, c, d = (points[k % n] for k in (i - 1, i, i + 1, i + 2))
        else:
            a, b, c, d = (points[max(0, min(n - 1, k))] for k in (i - 1, i, i + 1, i + 2))
        one = at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = at(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        out.append(f"C{one} {two} {at(*c)}")
    return "".join(out) + ("Z" if closed else "")


def polygon(points: Sequence[Point], closed: bool = True) -> str:
    """Straight lines through the points, as path data."""
    return "M" + "L".join(at(x, y) for x, y in points) + ("Z" if closed else "")


class Curve:
    """A Catmull-Rom line that can be asked for the point at a length along it."""

    def __init__(self, points: Sequence[Point], grain: int = 30) -> None:
        self.points: list[Point] = []
        self.knots: list[float] = []  # the length at which each given point lies
        self.lengths: list[float] = [0.0]
        last = len(points) - 1
        for i in range(last):
            a, b, c, d = (points[max(0, min(last, k))] for k in (i - 1, i, i + 1, i + 2))
            self.points += [_catmull(a, b, c, d, t / grain) for t in range(grain)]
        self.points.append(points[-1])
        for p, q in zip(self.points, self.points[1:], strict=False):
            self.lengths.append(self.lengths[-1] + math.dist(p, q))
        self.knots = [self.lengths[i * grain] for i in range(last + 1)]

    @property
    def length(self) -> float:
        """From end to end."""
        return self.lengths[-1]

    def point(self, length: float) -> Point:
        """The point at this length from the beginning."""
        k = max(0, min(len(self.lengths) - 2, bisect_right(self.lengths, length) - 1))
        span = self.lengths[k + 1] - self.lengths[k]
        f = (length - self.lengths[k]) / span if span else 0.0
        (x1, y1), (x2, y2) = self.points[k], self.points[k + 1]
        return x1 + (x2 - x1) * f, y1 + (y2 - y1) * f


def _catmull(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    x, y = (
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y


def blob(
    x: float,
    y: float,
    rx: float,
    ry: float,
    corners: int = 26,
    jitter: float = 0.06,
    seed: int = 1,
    power: float = 0.72,
) -> list[Point]:
    """A wobbly disc (power 1) to rounded box (power 0.4) round a point; draw it with `smooth(…, True)`."""
    r = random.Random(seed)
    out = []
    for i in range(corners):
        a = 2 * math.pi * i / corners
        c, s = math.cos(a), math.sin(a)
        px = x + rx * (1 + r.uniform(-jitter, jitter)) * math.copysign(abs(c) ** power, c)
        py = y + ry * (1 + r.uniform(-jitter, jitter)) * math.copysign(abs(s) ** power, s)
        out.append((px, py))
    return out


def wobble_rect(x: float, y: float, w: float, h: float, jitter: float = 1.6, seed: int = 1, corner: float = 6) -> str:
    """A hand-drawn rounded rectangle: the wobble is in the geometry, so it is cheap and may move."""
    r = random.Random(seed)

    def q() -> float:
        return r.uniform(-jitter, jitter)

    c, right, low, mx, my = corner, x + w, y + h, x + w / 2, y + h / 2
    return (
        f"M{at(x + c + q(), y + q())}Q{at(mx, y + 2 * q())} {at(right - c + q(), y + q())}"
        f"Q{at(right, y)} {at(right + q(), y + c)}Q{at(right + 2 * q(), my)} {at(right + q(), low - c)}"
        f"Q{at(right, low)} {at(right - c, low + q())}Q{at(mx, low + 2 * q())} {at(x + c, low + q())}"
        f"Q{at(x, low)} {at(x + q(), low - c)}Q{at(x + 2 * q(), my)} {at(x + q(), y + c)}"
        f"Q{at(x, y)} {at(x + c, y + q())}Z"
    )


def wobble_line(x1: float, y1: float, x2: float, y2: float, jitter: float = 2, seed: int = 1) -> str:
    """A hand-drawn straight line, as path data."""
    r = random.Random(seed)
    n = max(2, int(math.dist((x1, y1), (x2, y2)) / 60))
    return smooth(
        [
            (x1 + (x2 - x1) * i / n + r.uniform(-jitter, jitter), y1 + (y2 - y1) * i / n + r.uniform(-jitter, jitter))
            for i in range(n + 1)
        ]
    )


def path(d: str, fill: str = "none", stroke: str = INK, width: float = 2, more: str = "") -> str:
    """One path with round joins and ends; an empty stroke means none."""
    edge = f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{d}" fill="{fill}"{edge if stroke and width else ""}{" " + more if more else ""}/>'


def circle(x: float, y: float, r: float, fill: str = "none", stroke: str = "", width: float = 0, more: str = "") -> str:
    """One circle; an empty stroke means none."""
    edge = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke and width else ""
    tail = " " + more if more else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{edge}{tail}/>'


def oval(
    x: float, y: float, rx: float, ry: float, fill: str = "none", stroke: str = "", width: float = 0, more: str = ""
) -> str:
    """One ellipse; an empty stroke means none."""
    edge = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke and width else ""
    tail = " " + more if more else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{edge}{tail}/>'


def group(
    body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False, more: str = ""
) -> str:
    """A group moved, turned, scaled or mirrored."""
    moves = [f"translate({at(x, y)})"] if x or y else []
    if turn:
        moves.append(f"rotate({num(turn)})")
    if flip or scale != 1:
        moves.append(f"scale({-scale if flip else scale:.3g},{scale:.3g})" if flip else f"scale({scale:.3g})")
    move = f' transform="{" ".join(moves)}"' if moves else ""
    return f"<g{move}{' ' + more if more else ''}>{body}</g>"


# ---------------------------------------------------------------- lettering

# Our own strokes in a box ten high: a picture shown by <img> has no web fonts, and a number must never fall back.
GLYPHS: Final[dict[str, tuple[float, str]]] = {
    "0": (6.0, "M3,0C.8,0 0,2.2 0,5C0,7.8 .8,10 3,10C5.2,10 6,7.8 6,5C6,2.2 5.2,0 3,0Z"),
    "1": (3.0, "M.2,1.9L2.6,0V10"),
    "2": (5.8, "M.2,2.5C.4,.9 1.5,0 2.9,0C4.6,0 5.6,1.1 5.6,2.7C5.6,4.7 3.6,6.2 .1,10H5.8"),
    "3": (
        5.8,
        "M.3,1C1,.3 1.9,0 2.9,0C4.5,0 5.4,1 5.4,2.3C5.4,3.7 4.4,4.6 2.6,4.6"
        "C4.7,4.6 5.8,5.6 5.8,7.2C5.8,8.9 4.6,10 2.9,10C1.7,10 .7,9.6 0,8.8",
    ),
    "4": (6.2, "M4.6,10V0L0,7H6.2"),
    "5": (5.8, "M5.2,0H1L.6,4.4C1.3,3.9 2,3.7 2.9,3.7C4.7,3.7 5.8,5 5.8,6.8C5.8,8.7 4.6,10 2.8,10C1.6,10 .7,9.6 0,8.8"),
    "6": (6.0, "M5,0C2,1 0,3.6 0,6.7C0,8.7 1.2,10 3,10C4.8,10 6,8.7 6,6.9C6,5.2 4.8,4 3.1,4C1.6,4 .4,4.9 .1,6.3"),
    "7": (5.6, "M0,0H5.6C3.8,3 2.6,6.4 2.2,10"),
    "8": (
        6.0,
        "M3,4.6C1.5,4.6 .5,3.7 .5,2.3C.5,1 1.5,0 3,0C4.5,0 5.5,1 5.5,2.3C5.5,3.7 4.5,4.6 3,4.6"
        "C1.2,4.6 0,5.6 0,7.3C0,9 1.2,10 3,10C4.8,10 6,9 6,7.3C6,5.6 4.8,4.6 3,4.6Z",
    ),
    "9": (6.0, "M1,10C4,9 6,6.4 6,3.3C6,1.3 4.8,0 3,0C1.2,0 0,1.3 0,3.1C0,4.8 1.2,6 2.9,6C4.4,6 5.6,5.1 5.9,3.7"),
    "?": (5.6, "M0,2.6C.2,.9 1.4,0 2.8,0C4.5,0 5.6,1 5.6,2.6C5.6,4.7 2.8,4.8 2.8,7M2.8,9.9V10"),
    "!": (1.0, "M.5,0V6.3M.5,9.9V10"),
    "a": (5.2, "M5.2,4V10M5.2,7C5.2,5.2 4.1,4 2.6,4C1.1,4 0,5.2 0,7C0,8.8 1.1,10 2.6,10C4.1,10 5.2,8.8 5.2,7Z"),
    "b": (5.2, "M0,0V10M0,7C0,5.2 1.1,4 2.6,4C4.1,4 5.2,5.2 5.2,7C5.2,8.8 4.1,10 2.6,10C1.1,10 0,8.8 0,7Z"),
    "c": (4.8, "M4.8,5.1C4.3,4.4 3.6,4 2.7,4C1.1,4 0,5.2 0,7C0,8.8 1.1,10 2.7,10C3.6,10 4.3,9.6 4.8,8.9"),
    "d": (5.2, "M5.2,0V10M5.2,7C5.2,5.2 4.1,4 2.6,4C1.1,4 0,5.2 0,7C0,8.8 1.1,10 2.6,10C4.1,10 5.2,8.8 5.2,7Z"),
}
GLYPHS["x"] = (4.6, "M0,4.6L4.6,9.8M4.6,4.6L0,9.8")
GAP: Final = 2.7


def can_letter(text: str) -> bool:
    """Are all its signs drawn here? (Digits, ? and !, a to d.)"""
    return bool(text) and all(sign in GLYPHS for sign in text)


def lettering(
    text: str,
    x: float,
    y: float,
    height: float,
    colour: str = INK,
    weight: float = 1.9,
    halo: str = "",
    halo_by: float = 2.6,
) -> str:
    """Digits and signs in our own hand, centred on a point, as strokes: no font needed."""
    width = sum(GLYPHS[sign][0] for sign in text) + GAP * (len(text) - 1)
    k = height / 10
    left, strokes = -width / 2, []
    for sign in text:
        wide, d = GLYPHS[sign]
        strokes.append(f'<path d="{d}" transform="translate({num(left)},-5)"/>')
        left += wide + GAP
    body = "".join(strokes)
    common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    under = f'<g stroke="{halo}" stroke-width="{num(weight + 2 * halo_by)}">{body}</g>' if halo else ""
    return (
        f'<g transform="translate({at(x, y)}) scale({k:.3g})" {common}>{under}'
        f'<g stroke="{colour}" stroke-width="{num(weight)}">{body}</g></g>'
    )


# ---------------------------------------------------------------- seats


@dataclass(frozen=True)
class Seat:
    """A seat's colour and shape: always shown together."""

    name: str
    colour: str
    shape: str


SEATS: Final = (
    Seat("red", "#d94130", "circle"),
    Seat("blue", "#2f6fd0", "square"),
    Seat("yellow", "#f0b21c", "triangle"),
    Seat("green", "#4d9b3c", "diamond"),
    Seat("purple", "#8b4fb8", "star"),
    Seat("teal", "#129c98", "hexagon"),
    Seat("pink", "#e565a0", "heart"),
    Seat("slate", "#565a66", "cross"),
    Seat("brown", "#8c552c", "moon"),
    Seat("lime", "#c2d92f", "drop"),
)


def seat_of(seat: int) -> Seat:
    """Colour and shape of a seat."""
    return SEATS[seat % len(SEATS)]


def _star(x: float, y: float, r: float) -> str:
    points = []
    for i in range(10):
        far, a = (1.1 if i % 2 == 0 else 0.5) * r, i * math.pi / 5
        points.append((x + far * math.sin(a), y - far * math.cos(a)))
    return polygon(points)


CORNERS: Final[dict[str, tuple[Point, ...]]] = {
    "square": ((-0.82, -0.8), (0.8, -0.84), (0.84, 0.8), (-0.8, 0.84)),
    "triangle": ((0, -1), (1, 0.8), (-1, 0.8)),
    "diamond": ((0, -1.08), (0.95, 0), (0, 1.08), (-0.95, 0)),
    "hexagon": ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5)),
    "cross": (
        (-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35),
        (0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35),
    ),
}  # fmt: skip


def shape_path(kind: str, x: float, y: float, r: float) -> str:
    """The outline of a seat's shape, as path data."""
    if kind == "circle":
        c = 0.92 * r
        return f"M{at(x - c, y)}a{at(c, c)} 0 1 0 {at(2 * c, 0)}a{at(c, c)} 0 1 0 {at(-2 * c, 0)}Z"
    if kind == "star":
        return _star(x, y, r)
    if kind == "heart":
        return (
            f"M{at(x, y + r)}C{at(x - 1.7 * r, y - 0.2 * r)} {at(x - 0.8 * r, y - 1.4 * r)} {at(x, y - 0.4 * r)}"
            f"C{at(x + 0.8 * r, y - 1.4 * r)} {at(x + 1.7 * r, y - 0.2 * r)} {at(x, y + r)}Z"
        )
    if kind == "moon":
        return (
            f"M{at(x + 0.45 * r, y - 0.98 * r)}C{at(x - 1.5 * r, y - 1.1 * r)} {at(x - 1.5 * r, y + 1.1 * r)} "
            f"{at(x + 0.45 * r, y + 0.98 * r)}C{at(x - 0.35 * r, y + 0.5 * r)} {at(x - 0.35 * r, y - 0.5 * r)} "
            f"{at(x + 0.45 * r, y - 0.98 * r)}Z"
        )
    if kind == "drop":
        return (
            f"M{at(x, y - 1.15 * r)}C{at(x + 0.4 * r, y - 0.5 * r)} {at(x + 0.9 * r, y - 0.2 * r)} "
            f"{at(x + 0.9 * r, y + 0.3 * r)}"
            f"C{at(x + 0.9 * r, y + 1.25 * r)} {at(x - 0.9 * r, y + 1.25 * r)} {at(x - 0.9 * r, y + 0.3 * r)}"
            f"C{at(x - 0.9 * r, y - 0.2 * r)} {at(x - 0.4 * r, y - 0.5 * r)} {at(x, y - 1.15 * r)}Z"
        )
    return polygon([(x + a * r, y + b * r) for a, b in CORNERS[kind]])


def seat_shape(seat: int, x: float, y: float, r: float, width: float = 2, stroke: str = INK) -> str:
    """A seat's shape in its colour."""
    s = seat_of(seat)
    return path(shape_path(s.shape, x, y, r), s.colour, stroke, width)


def seat_disc(seat: int, x: float, y: float, r: float, width: float = 3) -> str:
    """A seat's shape on a cream disc, as every piece wears it."""
    return circle(x, y, r, CREAM, INK, width) + seat_shape(seat, x, y, r * 0.6, width * 0.55)


def chip(seat: int, size: float = 20) -> str:
    """A seat's shape as a small picture of its own, for names and log lines."""
    s = num(size)
    return (
        f'<svg class="chip" width="{s}" height="{s}" viewBox="-12 -12 24 24" aria-hidden="true">'
        f"{seat_shape(seat, 0, 0, 9.5, 2.2)}</svg>"
    )


# ---------------------------------------------------------------- marks


def number_disc(number: int | str, x: float, y: float, r: float = 11) -> str:
    """The red disc with the number of the button that does the same."""
    return circle(x, y, r, RED, PAPER, max(1.6, r * 0.22)) + lettering(str(number), x, y, r * 0.95, PAPER, 2.1)


def number_tag(text: str, x: float, y: float, height: float = 9, fill: str = CREAM, colour: str = INK) -> str:
    """A cream slip with a number: what a stone says while somebody stands on it."""
    width = height * (0.75 * len(text) + 0.75)
    tall = height * 1.5
    return path(
        wobble_rect(x - width / 2, y - tall / 2, width, tall, height * 0.05, len(text), tall * 0.42),
        fill, INK, max(1.2, height * 0.15),
    ) + lettering(text, x, y, height, colour)  # fmt: skip


def lit_ring(x: float, y: float, r: float, k: float = 1, heart: bool = True) -> str:
    """May be clicked: ink 2, gold 4, ink 2 and a cream heart through which the stone still shows."""
    return (
        circle(x, y, r + 4 * k, GLEAM if heart else "none", INK, 8 * k, 'fill-opacity=".34"' if heart else "")
        + circle(x, y, r + 4 * k, "none", GOLD, 4 * k)
        + circle(x, y, r + 4 * k, "none", GLEAM, 1.2 * k)
    )


def lit_oval(x: float, y: float, rx: float, ry: float, k: float = 1) -> str:
    """The lit ring under a standing piece."""
    return (
        oval(x, y, rx, ry, GLEAM, INK, 8 * k, 'fill-opacity=".6"')
        + oval(x, y, rx, ry, "none", GOLD, 4.4 * k)
        + oval(x, y, rx, ry, "none", GLEAM, 1.4 * k)
    )


def refused_ring(x: float, y: float, r: float, k: float = 1) -> str:
    """Not legal: red dashes on cream."""
    return circle(x, y, r, "none", PAPER, 6 * k) + circle(
        x, y, r, "none", BAD, 3.4 * k, f'stroke-dasharray="{num(7 * k)} {num(5 * k)}"'
    )


def turn_arrow(x: float, y: float, size: float = 14) -> str:
    """The gold arrow over the piece whose turn it is; its tip touches the point."""
    return path(
        polygon([(x - size * 0.55, y - size * 0.8), (x + size * 0.55, y - size * 0.8), (x, y)]), GOLD, INK, size * 0.14
    )


# ---------------------------------------------------------------- things of every table

PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int, x: float, y: float, size: float = 44, turn: float = -6, lit: bool = False) -> str:
    """A die showing 1 to 6, round its middle."""
    s = size
    edge = "#e09b00" if lit else INK
    body = path(wobble_rect(-s / 2 + 2, -s / 2 + 4, s, s, 1, value, s * 0.22), SHADE, "", 0, 'opacity=".35"')
    body += path(wobble_rect(-s / 2, -s / 2, s, s, 1, value, s * 0.22), CREAM, edge, max(2, s * 0.06))
    body += "".join(circle(a * s * 0.26, b * s * 0.26, s * 0.095, INK) for a, b in PIPS[value])
    return group(body, x, y, turn=turn, more='class="die"')


def dice(values: Sequence[int], size: float = 44) -> str:
    """Rolled dice side by side, as a small picture of its own."""
    step = size * 1.16
    wide, high = step * max(1, len(values)) + size * 0.2, size * 1.4
    body = "".join(
        die(v, size * 0.68 + i * step, high / 2, size, (-7, 6, -3, 5)[i % 4]) for i, v in enumerate(values) if v
    )
    return (
        f'<svg class="dice" width="{num(wide)}" height="{num(high)}" viewBox="0 0 {num(wide)} {num(high)}" '
        f'aria-hidden="true">{body}</svg>'
    )


def rock(x: float, y: float, size: float = 10, seed: int = 1) -> str:
    """A rock round its middle."""
    s = size
    shine = f"M{at(x - s * 0.5, y - s * 0.1)}q{at(s * 0.3, -s * 0.5)} {at(s * 0.8, -s * 0.35)}"
    return path(smooth(blob(x, y, s, s * 0.82, 8, 0.14, seed, 0.9), True), "#a59a90", INK, max(1.2, s * 0.17)) + path(
        shine, "none", "#e8e1d8", max(0.9, s * 0.16)
    )


def rocks(count: int, size: float = 8) -> str:
    """A row of rocks as a small picture of its own, for seat plates."""
    wide, high = num(max(1, count) * size * 2 + 4), num(size * 2 + 4)
    body = "".join(rock(size + 2 + i * size * 2, size + 2, size * 0.95, i + 3) for i in range(count))
    return (
        f'<svg class="rocks" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" aria-hidden="true">{body}</svg>'
    )


def eye(x: float, y: float, r: float = 5, look: float = 1.2, brow: str = "") -> str:
    """An eye that looks ahead, with a brow if it is cross."""
    out = circle(x, y, r, "#fffdf5", INK, 2) + circle(x + look, y + 0.6, r * 0.48, INK)
    return out + (path(brow, "none", INK, 3) if brow else "")


def cloud(x: float, y: float, k: float = 1, fill: str = "#f4fcff", edge: str = "#38708a", more: str = "") -> str:
    """A flat-bottomed cloud about sixty wide."""
    d = "M-20,9C-32,8 -28,-9 -16,-7C-12,-20 10,-20 13,-8C28,-12 32,8 20,9Z"
    return group(path(d, fill, edge, 2.2, more), x, y, k)


def defs(width: float = 1600, height: float = 1000) -> str:
    """Filters for a static layer of this size: wobble, paper grain, wash, soft glow; never on what moves."""
    region = f'filterUnits="userSpaceOnUse" x="-40" y="-40" width="{num(width + 80)}" height="{num(height + 80)}"'
    whole = f'filterUnits="userSpaceOnUse" x="0" y="0" width="{num(width)}" height="{num(height)}"'
    return (
        f'<filter id="wob" {region}>'
        '<feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="3" result="n"/>'
        '<feDisplacementMap in="SourceGraphic" in2="n" scale="7"/></filter>'
        f'<filter id="wob2" {region}>'
        '<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="8" result="n"/>'
        '<feDisplacementMap in="SourceGraphic" in2="n" scale="3"/></filter>'
        f'<filter id="paper" {whole}>'
        '<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="2"/>'
        '<feColorMatrix values="0 0 0 0 .35  0 0 0 0 .25  0 0 0 0 .1  0 0 0 .55 -.22"/></filter>'
        f'<filter id="wash" {whole}>'
        '<feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="11"/>'
        '<feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 .85  0 0 0 1.6 -.75"/></filter>'
        f'<filter id="glow" {region}><feGaussianBlur stdDeviation="7"/></filter>'
    )
