"""Where the things of a drawing are: what a browser reads from the page, for pictures that are made without one."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple
from xml.etree import ElementTree

Matrix = tuple[float, float, float, float, float, float]
Dot = tuple[float, float]

STILL: Matrix = (1, 0, 0, 1, 0, 0)
MOVES = re.compile(r"(translate|scale|rotate|matrix)\(([^)]*)\)")
WORDS = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class Box(NamedTuple):
    """What a thing covers of the drawing."""

    left: float
    top: float
    right: float
    low: float

    @property
    def middle(self) -> Dot:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.low) / 2

    @property
    def size(self) -> Dot:
        """How wide and how high it is."""
        return self.right - self.left, self.low - self.top


def places(drawing: str) -> dict[str, Box]:
    """Every thing of a drawing that has a name, and what it covers, in the drawing's own units; of a thing with a part
    of class `hit` that part counts, as on the page.
    """
    try:
        root = ElementTree.fromstring(drawing)
    except ElementTree.ParseError:
        return {}
    found: dict[str, Box] = {}
    walk(root, STILL, found, True)
    return found


def walk(el: ElementTree.Element, held: Matrix, found: dict[str, Box], root: bool = False) -> list[Dot]:
    """The corners of an element in the units of the whole; what has a name on the way is noted."""
    m = held if root else times(held, moved(el.get("transform", "")))
    dots = [put(m, dot) for dot in shape(el)]
    hits: list[Dot] = []
    for child in el:
        if tag(child) in ("defs", "symbol", "clipPath", "mask", "animate", "animateTransform", "title"):
            continue
        inner = walk(child, m, found)
        dots += inner
        if "hit" in child.get("class", "").split():
            hits = hits or inner
    name = el.get("id")
    if name and (hits or dots):
        found[name] = around(hits or dots)
    return dots


def around(dots: Iterable[Dot]) -> Box:
    """The box round some points."""
    xs, ys = zip(*dots, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def tag(el: ElementTree.Element) -> str:
    """An element's kind."""
    return el.tag.rpartition("}")[2]


def shape(el: ElementTree.Element) -> list[Dot]:
    """The corners of a shape, in its own units."""
    kind = tag(el)

    def of(key: str) -> float:
        text = el.get(key, "0").removesuffix("px")
        return 0.0 if text.endswith("%") else float(text or 0)

    if kind in ("circle", "ellipse"):
        rx, ry = (of("r"), of("r")) if kind == "circle" else (of("rx"), of("ry"))
        return [(of("cx") - rx, of("cy") - ry), (of("cx") + rx, of("cy") + ry)]
    if kind in ("rect", "use", "image", "text"):
        return corners(of("x"), of("y"), of("width"), of("height"))
    if kind == "line":
        return [(of("x1"), of("y1")), (of("x2"), of("y2"))]
    if kind in ("polygon", "polyline"):
        numbers = [float(n) for n in WORDS.findall(el.get("points", ""))]
        return list(zip(numbers[::2], numbers[1::2], strict=False))
    return list(outline(el.get("d", ""))) if kind == "path" else []


def corners(x: float, y: float, w: float, h: float) -> list[Dot]:
    """The corners of a box."""
    return [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]


def outline(d: str) -> Iterator[Dot]:
    """The points that a path goes through and those that pull at it."""
    words = WORDS.findall(d)
    at, first, x, y = 0, (0.0, 0.0), 0.0, 0.0
    command = "M"
    while at < len(words):
        if words[at].isalpha():
            command, at = words[at], at + 1
        takes = TAKES.get(command.upper(), 0)
        if not takes:
            x, y = first
            continue
        n = [float(word) for word in words[at : at + takes]]
        at += takes
        if len(n) < takes:
            return
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        big = command.upper()
        if big == "H":
            x = n[0] + dx
        elif big == "V":
            y = n[0] + dy
        else:
            pairs = n[-2:] if big == "A" else n
            for k in range(0, len(pairs) - 2, 2):
                yield pairs[k] + dx, pairs[k + 1] + dy
            x, y = pairs[-2] + dx, pairs[-1] + dy
        yield x, y
        if big == "M":
            first, command = (x, y), "l" if command.islower() else "L"


def moved(transform: str) -> Matrix:
    """What an attribute `transform` does."""
    m = STILL
    for kind, said in MOVES.findall(transform):
        n = [float(word) for word in WORDS.findall(said)]
        if kind == "translate":
            m = times(m, (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0.0))
        elif kind == "scale":
            m = times(m, (n[0], 0, 0, n[1] if len(n) > 1 else n[0], 0, 0))
        elif kind == "matrix":
            m = times(m, (n[0], n[1], n[2], n[3], n[4], n[5]))
        else:
            a, (x, y) = math.radians(n[0]), (n[1], n[2]) if len(n) > 2 else (0.0, 0.0)
            turn = (math.cos(a), math.sin(a), -math.sin(a), math.cos(a), 0.0, 0.0)
            m = times(times(times(m, (1, 0, 0, 1, x, y)), turn), (1, 0, 0, 1, -x, -y))
    return m


def times(a: Matrix, b: Matrix) -> Matrix:
    """First b, then a."""
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def put(m: Matrix, dot: Dot) -> Dot:
    """Where a point comes to lie."""
    return m[0] * dot[0] + m[2] * dot[1] + m[4], m[1] * dot[0] + m[3] * dot[1] + m[5]
