"""Where everything of a trail board stands in a picture, its colours, and the geometry of both."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

from dispetto.core.show.ink import INK, Point, at, blob, can_letter, kept, num, path
from dispetto.games.hedz.board import Board, Space

Layout = Literal["wide", "tall"]
Theme = Literal["light", "dark"]

SEA: Final = "#4a9fb6"  # the colour at the picture's edge, for a page that goes on where it ends
LAKE: Final = "#6cc3d5"
SAND: Final = "#f3dfa5"
EDGE: Final = "#7a5b2a"  # the coast's and the trail's outline
NUMBER: Final = "#4a3413"
STONE: Final = {
    "rock": "#c9beb2",
    "boo": "#c9a6e6",
    "mudd": "#9a6b42",
    "think": "#7fc7e8",
    "lava": "#f2673a",
    "start": "#b98a54",
    "fly": "#e2b872",
    "water": "#6cc3d5",
    "beach": "#fff0bd",
}
# Which of several kinds gives a stone its look: the most dangerous first.
LOOKS: Final = ("finish", "start", "lava", "air", "water", "think", "fly", "boo", "mudd", "rock")


@dataclass(frozen=True)
class Plan:
    """Where everything lies in one layout: read from the board, guessed where its file says nothing."""

    width: float
    height: float
    stone: float  # radius
    step: float  # from stone to stone
    places: tuple[Point, ...]
    ahead: tuple[tuple[int, ...], ...]
    island: tuple[Point, ...]
    lagoons: tuple[tuple[Point, ...], ...]
    teeth: tuple[tuple[float, float, float, float], ...]
    volcano: tuple[float, float, float] | None  # left foot, right foot, ground
    beauty: dict[str, Any]

    @property
    def k(self) -> float:
        """The scale of inks and icons: 1 on the wide boards."""
        return self.stone / 17.5

    @cached_property
    def asides(self) -> tuple[float, ...]:
        """How far whoever stands on each stone steps off it."""
        return tuple(aside(self, space) for space in range(len(self.places)))


def aside(p: Plan, space: int) -> float:
    """How far to step off a stone whose neighbour lies straight above, so as not to hide that one's number."""
    x, y = p.places[space]
    above = [
        q
        for i, q in enumerate(p.places)
        if i != space and abs(q[0] - x) < 0.45 * p.step and 0 < y - q[1] < 1.25 * p.step
    ]
    if not above:
        return 0.0
    lean = max(-0.2, min(0.2, (x - above[0][0]) / p.step))

    def free(side: float) -> float:
        px, py = x + side * 0.75 * p.step, y - 0.5 * p.step
        edge = min(px, p.width - px) * 1.6
        return min(edge, *(math.dist((px, py), q) for i, q in enumerate(p.places) if i != space and q not in above))

    side = 1.0 if free(1.0) + lean * p.step >= free(-1.0) else -1.0
    return side * (0.44 - abs(lean) if side * lean > 0 else 0.44)


def look(space: Space) -> str:
    """The kind a stone looks like; empty for an ordinary one."""
    return next((kind for kind in LOOKS if kind in space.kinds), "beach" if "beach" in space.kinds else "")


def label(space: Space) -> str:
    """What is written on a stone: its id where that is a number with a letter, else its number."""
    return space.id if can_letter(space.id) and space.id[0].isdigit() else str(space.number)


_PLANS: dict[tuple[int, str], tuple[Board, Plan]] = {}  # the board is kept too, so its id stays its own


def plan(board: Board, layout: Layout) -> Plan:
    """The plan of a board in one layout, kept for the next time."""
    key = (id(board), layout)
    if key not in _PLANS:
        if len(_PLANS) >= 64:
            _PLANS.clear()
        _PLANS[key] = (board, make_plan(board, layout))
    return _PLANS[key][1]


def make_plan(board: Board, layout: Layout) -> Plan:
    """Read places and picture of a layout; what the file leaves open is guessed from the stones."""
    places = tuple((float(p[0]), float(p[1])) for p in (getattr(s, layout) for s in board.spaces))
    where = {s.id: i for i, s in enumerate(board.spaces)}
    ahead = tuple(tuple(where[n] for n in s.next if n in where) for s in board.spaces)
    gaps = sorted(math.dist(places[i], places[j]) for i, nexts in enumerate(ahead) for j in nexts)
    step = gaps[len(gaps) // 2] if gaps else 50.0
    beauty = dict((board.extra.get("picture") or {}).get(layout) or {})
    low_x, high_x = min(x for x, _ in places), max(x for x, _ in places)
    low_y, high_y = min(y for _, y in places), max(y for _, y in places)
    room = step * 1.1
    width, height = beauty.get("size") or (high_x + max(room, low_x), high_y + max(room, min(low_y, 2 * room)))
    stone = float(beauty.get("stone") or min(step * 0.36, 17.5 if layout == "wide" else 12.5))
    island = tuple((float(x), float(y)) for x, y in beauty.get("island") or ())
    if not island:
        mid_x, mid_y = (low_x + high_x) / 2, (low_y + high_y) / 2
        half_x, half_y = (high_x - low_x) / 2 + room * 0.8, (high_y - low_y) / 2 + room * 0.8
        island = tuple(blob(mid_x, mid_y, half_x, half_y, 30, 0.018, 5, 0.3))
    volcano: tuple[float, float, float] | None = None
    if beauty.get("volcano"):
        left, right, foot = beauty["volcano"]
        volcano = (float(left), float(right), float(foot))
    else:
        for s, (x, y) in zip(board.spaces, places, strict=True):
            if "finish" in s.kinds:
                volcano = (x - 1.7 * step, x + 1.7 * step, y + 1.1 * step)
    return Plan(
        float(width),
        float(height),
        stone,
        step,
        places,
        ahead,
        island,
        tuple(tuple((float(x), float(y)) for x, y in lagoon) for lagoon in beauty.get("lagoons") or ()),
        tuple((float(a), float(b), float(c), float(d)) for a, b, c, d in beauty.get("teeth") or ()),
        volcano,
        beauty,
    )


# ---------------------------------------------------------------- geometry


def inside(x: float, y: float, shape: Sequence[Point]) -> bool:
    """Does the point lie within the polygon?"""
    odd = False
    for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def branches(board: Board, p: Plan) -> tuple[list[int], list[list[int]]]:
    """The main trail by first routes, and each other way with the stones it leaves and rejoins at."""
    starts = [i for i, s in enumerate(board.spaces) if "start" in s.kinds] or [0]
    main, seen = [starts[0]], {starts[0]}
    while p.ahead[main[-1]] and p.ahead[main[-1]][0] not in seen:
        main.append(p.ahead[main[-1]][0])
        seen.add(main[-1])
    sides = []
    for i in range(len(board.spaces)):
        for first in p.ahead[i][1:]:
            side = [i, first]
            while side[-1] not in seen and p.ahead[side[-1]] and len(side) <= len(board.spaces):
                side.append(p.ahead[side[-1]][0])
            seen.update(side)
            sides.append(side)
    return main, sides


def sight_line(p: Plan, one: int, other: int) -> str:
    """The dotted line between two stones, from edge to edge, as path data."""
    (x1, y1), (x2, y2) = p.places[one], p.places[other]
    far = math.dist((x1, y1), (x2, y2)) or 1.0
    cut = min(p.stone * 1.05, far / 3)
    dx, dy = (x2 - x1) / far * cut, (y2 - y1) / far * cut
    return f"M{at(x1 + dx, y1 + dy)}L{at(x2 - dx, y2 - dy)}"


@kept
def dotted(d: str, k: float, fill: str = "#fff3cf", more: str = "") -> str:
    """Dots with an ink edge: they read on grass, sand and water."""
    dots = f'stroke-dasharray="0.1 {num(8.4 * k)}"'
    return path(d, "none", INK, 5.4 * k, f'{dots} opacity=".85" {more}') + path(
        d, "none", fill, 2.9 * k, f"{dots} {more}"
    )
