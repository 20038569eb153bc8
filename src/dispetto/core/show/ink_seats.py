"""Seats as every game draws them: a colour and a shape, always together."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from dispetto.core.show.ink import CREAM, INK, Point, at, circle, kept, num, path, polygon


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
        (-0.35, -1),
        (0.35, -1),
        (0.35, -0.35),
        (1, -0.35),
        (1, 0.35),
        (0.35, 0.35),
        (0.35, 1),
        (-0.35, 1),
        (-0.35, 0.35),
        (-1, 0.35),
        (-1, -0.35),
        (-0.35, -0.35),
    ),
}


@kept
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


@kept
def seat_shape(seat: int, x: float, y: float, r: float, width: float = 2, stroke: str = INK) -> str:
    """A seat's shape in its colour."""
    s = seat_of(seat)
    return path(shape_path(s.shape, x, y, r), s.colour, stroke, width)


@kept
def seat_disc(seat: int, x: float, y: float, r: float, width: float = 3) -> str:
    """A seat's shape on a cream disc, as every piece wears it."""
    return circle(x, y, r, CREAM, INK, width) + seat_shape(seat, x, y, r * 0.6, width * 0.55)


@kept
def chip(seat: int, size: float = 20) -> str:
    """A seat's shape as a small picture of its own, for names and log lines."""
    s = num(size)
    return (
        f'<svg class="chip" width="{s}" height="{s}" viewBox="-12 -12 24 24" aria-hidden="true">'
        f"{seat_shape(seat, 0, 0, 9.5, 2.2)}</svg>"
    )
