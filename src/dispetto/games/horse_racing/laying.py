"""Laying out a course of four stretches, home straight, bend, back straight, bend, by the spaces of every lane.

Where two lanes have not the same number of spaces, a step across goes to the next connecting one. The two layouts are
only the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import cos, pi, sin
from typing import Final

STRETCHES: Final = ("home", "bend", "back", "turn")
WIDE: Final = {"left": 317.0, "right": 793.0, "middle": 324.0, "inner": 126.0, "width": 27.0}
TALL: Final = {"left": 192.0, "right": 474.0, "middle": 195.0, "inner": 62.0, "width": 20.5}
TALL_HIGH: Final = 666.0
Place = tuple[float, float, float]  # x, y and the direction of running, in degrees


class Laid:
    """A course with every space in its place."""

    def __init__(self, stretches: Sequence[Sequence[int]]) -> None:
        self.stretches: Final = stretches  # of each lane: how many spaces lie on each
        self.circuit: Final = [sum(lane) for lane in stretches]

    def begin(self, lane: int, stretch: int) -> int:
        """The first space of a stretch in a lane."""
        return sum(self.stretches[lane][:stretch])

    def where(self, lane: int, space: int) -> tuple[int, int, int]:
        """The stretch a space lies on, which of its spaces it is, and of how many; behind the last one, its end."""
        for stretch, many in enumerate(self.stretches[lane]):
            if space < many:
                return stretch, space, many
            space -= many
        return len(STRETCHES) - 1, self.stretches[lane][-1] + space, self.stretches[lane][-1]

    def across(self, lane: int, space: int, other: int) -> int:
        """The next connecting space: it shares an edge, and its middle is not behind where there is a choice.
        RN-MOVE-06
        """
        stretch, n, of = self.where(lane, space)
        there = self.stretches[other][stretch]
        first, last = n * there // of, -(-(n + 1) * there // of) - 1  # those that share an edge
        for m in range(first, last + 1):
            if (2 * m + 1) * of >= (2 * n + 1) * there:
                return self.begin(other, stretch) + m
        return self.begin(other, stretch) + last

    def steps(self, lane: int, other: int) -> list[int]:
        """The steps from every space of a lane to the one beside it."""
        if not 0 <= other < len(self.circuit):
            return list(range(self.circuit[lane]))
        return [self.across(lane, space, other) for space in range(self.circuit[lane])]

    def line(self, stretch: int, share: Fraction) -> list[int]:
        """The space of each lane that begins at this line across the course, or is the first behind it."""
        return [self.begin(lane, stretch) - (-share * row[stretch] // 1) for lane, row in enumerate(self.stretches)]

    def line_at(self, space: int) -> list[int]:
        """The line across the course at the beginning of a space of the inside lane."""
        stretch, n, of = self.where(0, space)
        return self.line(stretch, Fraction(n, of))

    def places(self, lane: int) -> tuple[list[Place], list[Place]]:
        """Every space of a lane in both layouts, wide and tall; tall is wide turned by a quarter to the left."""
        wide: list[Place] = []
        tall: list[Place] = []
        for space in range(self.circuit[lane]):
            x, y, turn = self.place(lane, space, WIDE)
            wide.append((round(x, 1), round(y, 1), round(turn, 1)))
            x, y, turn = self.place(lane, space, TALL)
            tall.append((round(y, 1), round(TALL_HIGH - x, 1), round(turn - 90.0, 1)))
        return wide, tall

    def place(self, lane: int, space: int, shape: dict[str, float]) -> Place:
        """The middle of a space in the wide layout and the direction of running there."""
        stretch, n, of = self.where(lane, space)
        share = (n + 0.5) / of
        radius = shape["inner"] + (lane + 0.5) * shape["width"]
        left, right, cy = shape["left"], shape["right"], shape["middle"]
        if stretch == 0:
            return left + (right - left) * share, cy + radius, 0.0
        if stretch == 2:
            return right - (right - left) * share, cy - radius, 180.0
        turn = pi * share
        if stretch == 1:
            return right + radius * sin(turn), cy + radius * cos(turn), -180.0 * share
        return left - radius * sin(turn), cy - radius * cos(turn), 180.0 - 180.0 * share
