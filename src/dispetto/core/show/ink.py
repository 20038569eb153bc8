"""The drawing kit of every game: colours, wobbly lines and lettering, as SVG text."""

from __future__ import annotations

import math
import random
import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, ParamSpec, cast

Point = tuple[float, float]
P = ParamSpec("P")
MOST_KEPT: Final = 4096  # of each kind of small drawing
LATELY: Final = 1024  # of each kind of large ones: some are 10 kB

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


def kept(draw: Callable[P, str]) -> Callable[P, str]:
    """A small drawing that many pictures need: drawn once, then remembered."""
    return cast(Callable[P, str], lru_cache(maxsize=MOST_KEPT)(draw))


def kept_lately(draw: Callable[P, str]) -> Callable[P, str]:
    """A large drawing of which there are very many, like a hand of cards: remembered as long as it is in play."""
    return cast(Callable[P, str], lru_cache(maxsize=LATELY)(draw))


# ---------------------------------------------------------------- numbers and colours


@lru_cache(maxsize=32768)
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


@kept
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


@kept
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


ROUND = ' stroke-linejoin="round" stroke-linecap="round"'


def path(d: str, fill: str = "none", stroke: str = INK, width: float = 2, more: str = "") -> str:
    """One path with round joins and ends; an empty stroke means none."""
    edge = f' stroke="{stroke}" stroke-width="{num(width)}"{ROUND}'
    return f'<path d="{d}" fill="{fill}"{edge if stroke and width else ""}{" " + more if more else ""}/>'


def rounded(drawing: str) -> str:
    """A drawing of many paths with the roundness of their joins and ends said once, for all of it."""
    return f"<g{ROUND}>{drawing.replace(ROUND, '')}</g>"


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
GLYPHS["-"] = (4.0, "M0,5H4")
GLYPHS["+"] = (5.0, "M0,5H5M2.5,2.5V7.5")
GLYPHS["/"] = (3.6, "M0,10.5L3.6,-.5")
GAP: Final = 2.7


def can_letter(text: str) -> bool:
    """Are all its signs drawn here? (Digits, a to d, x and a few signs.)"""
    return bool(text) and all(sign in GLYPHS for sign in text)


@kept
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
