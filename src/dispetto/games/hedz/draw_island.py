"""The static picture of a trail board: sea, island, volcano, trail, stones; wordless, any board file of this format."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from dispetto.core.board import Board, Space
from dispetto.core.ink import (
    CREAM,
    INK,
    PAPER,
    Curve,
    Point,
    at,
    blob,
    can_letter,
    circle,
    defs,
    group,
    lettering,
    night,
    num,
    oval,
    path,
    polygon,
    rock,
    smooth,
)

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


def dotted(d: str, k: float, fill: str = "#fff3cf", more: str = "") -> str:
    """Dots with an ink edge: they read on grass, sand and water."""
    dots = f'stroke-dasharray="0.1 {num(8.4 * k)}"'
    return path(d, "none", INK, 5.4 * k, f'{dots} opacity=".85" {more}') + path(
        d, "none", fill, 2.9 * k, f"{dots} {more}"
    )


# ---------------------------------------------------------------- the island


def gradients() -> str:
    """Colours that run."""
    return (
        '<radialGradient id="sea" r=".72"><stop offset="0" stop-color="#8fd3d6"/>'
        f'<stop offset=".62" stop-color="#63b7c6"/><stop offset="1" stop-color="{SEA}"/></radialGradient>'
        '<linearGradient id="land" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9cc36a"/>'
        '<stop offset=".55" stop-color="#7fb25a"/><stop offset="1" stop-color="#b9c96d"/></linearGradient>'
        '<linearGradient id="cliff" x1="0" x2="1"><stop offset="0" stop-color="#a87f62"/>'
        '<stop offset=".5" stop-color="#7d5642"/><stop offset="1" stop-color="#553628"/></linearGradient>'
        '<linearGradient id="lava" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe066"/>'
        '<stop offset=".4" stop-color="#ff922b"/><stop offset="1" stop-color="#e03131"/></linearGradient>'
        '<radialGradient id="stone" cx=".4" cy=".3"><stop offset="0" stop-color="#fff7e0"/>'
        '<stop offset="1" stop-color="#e3c894"/></radialGradient>'
    )


def sea(width: float, height: float, waves: int, seed: int = 7) -> str:
    """Water with a wash of light and some waves, for a picture or a whole page."""
    r = random.Random(seed)
    w, h = num(width), num(height)
    crests = "".join(
        path(f"M{at(r.uniform(0, width), r.uniform(0, height))}q8,-6 16,0t16,0", "none", "#e9fbff", 2, 'opacity=".45"')
        for _ in range(waves)
    )
    whole = f'width="{w}" height="{h}"'
    return f'<rect {whole} fill="url(#sea)"/><rect {whole} filter="url(#wash)" opacity=".4"/>{crests}'


def land(p: Plan) -> str:
    """Shallows, beach and grass: rings drawn by strokes, so that any coast will do."""
    d, k = smooth(p.island, True), p.k
    sand = float(p.beauty.get("sand", 24 * k))
    edge = 'stroke-linejoin="round"'
    rings = [
        (sand + 42 * k, "#bfeee9", ".28"),
        (sand + 23 * k, "#e4fbf3", ".5"),
        (sand + 7 * k, EDGE, "1"),
        (sand, SAND, "1"),
    ]
    out = "".join(
        f'<path d="{d}" fill="{colour}" stroke="{colour}" stroke-width="{num(w)}" opacity="{o}" {edge}/>'
        for w, colour, o in rings
    )
    grass = path(d, "url(#land)", "#5f8a3f", 2.6 * k, f'stroke-dasharray="{num(12 * k)} {num(7 * k)}"')
    return f'<g filter="url(#wob)">{out}{grass}</g>'


def meadow(p: Plan, r: random.Random) -> str:
    """Patches of lighter and darker green, and tufts of grass away from the trail."""
    k, out = p.k, []
    for _ in range(round(p.width * p.height / 25000)):
        x, y = r.uniform(0, p.width), r.uniform(0, p.height)
        if not inside(x, y, p.island):
            continue
        spot = blob(x, y, r.uniform(30, 90) * k, r.uniform(20, 46) * k, 12, 0.2, r.randrange(999))
        colour = r.choice(["#5f9a45", "#c8d67a", "#8bbd5c", "#dccf7c"])
        out.append(path(smooth(spot, True), colour, "", 0, 'opacity=".3"'))
    tufts: list[str] = []
    wanted = round(p.width * p.height / (5600 * max(k, 0.8)))
    for _ in range(wanted * 12):
        x, y = r.uniform(0, p.width), r.uniform(0, p.height)
        if len(tufts) < wanted and clear(p, x, y, 34 * k, 14 * k):
            blades = f"l{at(-4 * k, -9 * k)}m{at(4 * k, 9 * k)}l{at(0, -12 * k)}m{at(0, 12 * k)}l{at(5 * k, -8 * k)}"
            tufts.append(f"M{at(x, y)}{blades}")
    grass = path("".join(tufts), "none", "#47752f", 1.8 * k, 'opacity=".7"') if tufts else ""
    clip = f'<clipPath id="coast"><path d="{smooth(p.island, True)}"/></clipPath>'
    return f'{clip}<g clip-path="url(#coast)"><g filter="url(#wob)">{"".join(out)}</g>{grass}</g>'


def clear(p: Plan, x: float, y: float, from_stones: float, from_coast: float = 0.0) -> bool:
    """Is the spot on dry land, with nothing of the board near?"""
    if not inside(x, y, p.island) or any(inside(x, y, lagoon) for lagoon in p.lagoons):
        return False
    if p.volcano and p.volcano[0] - 8 < x < p.volcano[1] + 8 and y < p.volcano[2] + 6 and y > p.volcano[2] - 300:
        return False
    if from_coast and any(
        not inside(x + dx, y + dy, p.island)
        for dx, dy in ((from_coast, 0), (-from_coast, 0), (0, from_coast), (0, -from_coast))
    ):
        return False
    return all(math.dist((x, y), q) > from_stones for q in p.places)


def lake(shape: Sequence[Point], k: float) -> str:
    """A lagoon with some waves on it."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    mid_x, mid_y, wide = sum(xs) / len(xs), sum(ys) / len(ys), max(xs) - min(xs)
    out = path(smooth(shape, True), LAKE, "#33788c", 3.4 * k)
    out += path(
        smooth([(mid_x + (x - mid_x) * 0.72, mid_y + (y - mid_y) * 0.66) for x, y in shape], True), "#3f93b0", ""
    )
    waves = "".join(
        f"M{at(mid_x + (f - 0.5) * wide * 0.62 - 9 * k, mid_y + dy * k)}"
        f"q{at(4.5 * k, -4 * k)} {at(9 * k, 0)}t{at(9 * k, 0)}"
        for f, dy in ((0.1, -2), (0.55, 5), (0.95, -3))
    )
    return out + path(waves, "none", "#e8fbff", 2 * k)


def under_air(board: Board, p: Plan) -> str:
    """Water below every flight, where the picture has no sea there already."""
    k, out = p.k, []
    for side in branches(board, p)[1]:
        run = [p.places[i] for i in side if look(board.spaces[i]) in ("air", "water")]
        dry = [q for q in run if inside(*q, p.island) and not any(inside(*q, lagoon) for lagoon in p.lagoons)]
        if len(run) < 2 or not dry:
            continue
        d = smooth(run)
        wide = p.stone * 3.1
        out.append(path(d, "none", "#33788c", wide + 6.8 * k) + path(d, "none", LAKE, wide))
        out.append(path(d, "none", "#4fa6c0", wide * 0.6))
    return f'<g filter="url(#wob)">{"".join(out)}</g>' if out else ""


def tooth(x: float, y: float, turn: float, size: float) -> str:
    """One of the skull's teeth, pointing up before it is turned."""
    s = size
    d = f"M{at(-s * 0.42, s * 0.3)}C{at(-s * 0.36, -s * 0.3)} {at(-s * 0.1, -s * 0.7)} {at(s * 0.06, -s)}"
    d += f"C{at(s * 0.2, -s * 0.6)} {at(s * 0.4, -s * 0.2)} {at(s * 0.44, s * 0.3)}Z"
    shade = f"M{at(s * 0.06, -s * 0.9)}C{at(s * 0.2, -s * 0.5)} {at(s * 0.36, -s * 0.1)} {at(s * 0.4, s * 0.26)}"
    shade += f"L{at(s * 0.12, s * 0.28)}Z"
    body = path(d, "#fdf3da", INK, max(1.3, s * 0.11)) + path(shade, "#e2cfa4", "")
    return group(body, x, y, turn=turn)


def palm(x: float, y: float, scale: float = 1, flip: bool = False) -> str:
    """A palm with two coconuts, about seventy-six high."""
    leaves = (
        ("M11,-50C-4,-66 -20,-62 -28,-48C-16,-54 -4,-52 11,-50Z", "#4f9a3d"),
        ("M11,-50C30,-66 44,-58 48,-42C38,-50 26,-52 11,-50Z", "#4f9a3d"),
        ("M11,-50C0,-42 -10,-34 -10,-22C-2,-32 6,-38 11,-50Z", "#6db64e"),
        ("M11,-50C24,-42 32,-32 30,-20C24,-30 16,-38 11,-50Z", "#6db64e"),
        ("M11,-50C8,-68 16,-76 28,-76C22,-68 18,-60 11,-50Z", "#7cc45a"),
    )
    body = oval(4, 2, 20, 5, "#27401a", more='opacity=".35"')
    body += path("M-4,0C-2,-22 0,-36 8,-50L14,-48C8,-34 6,-20 7,0Z", "#a9743f", INK, 2.6)
    body += path("M-1,-14l7,-1M1,-26l7,0M5,-38l6,2", "none", INK, 2)
    body += "".join(path(d, fill, INK, 2.6) for d, fill in leaves)
    body += circle(8, -46, 4, "#7a4a20", INK, 2) + circle(15, -45, 4, "#7a4a20", INK, 2)
    return group(body, x, y, scale, flip=flip)


def bone(x: float, y: float, scale: float, turn: float) -> str:
    """Somebody's, once."""
    d = "M-10,-3C-18,-10 -24,-2 -17,2C-22,8 -12,12 -9,4L10,4C13,12 23,8 18,2C24,-4 16,-11 10,-3Z"
    return group(path(d, "#fdf6e3", INK, 2.2), x, y, scale, turn)


def nest(x: float, y: float, scale: float) -> str:
    """Three eggs in a nest."""
    eggs = "".join(
        path(f"M{ex - 7},2C{ex - 8},-8 {ex - 4},-15 {ex},-15C{ex + 4},-15 {ex + 8},-8 {ex + 7},2Z", fill, INK, 2)
        for ex, fill in ((-10, "#cfe8ee"), (10, "#f6e3c0"), (0, "#d9efd0"))
    )
    twigs = path("M-24,-2C-22,12 22,12 24,-2C14,5 -14,5 -24,-2Z", "#a9743f", INK, 2.4)
    return group(eggs + twigs + path("M-17,4l6,3M-4,5l8,1M10,6l7,-3", "none", "#6b4520", 2), x, y, scale)


def skull_rock(x: float, y: float, scale: float) -> str:
    """The rock that gave the island its name."""
    body = path(
        "M-22,-2C-24,-22 -10,-32 4,-31C18,-30 26,-20 24,-6C23,0 18,2 17,8L-13,8C-13,3 -21,4 -22,-2Z",
        "#f2e6c8",
        INK,
        2.4,
    )
    body += path(
        "M-14,-9C-14,-17 -2,-17 -2,-9C-2,-2 -14,-2 -14,-9ZM6,-9C6,-17 18,-17 18,-9C18,-2 6,-2 6,-9Z",
        "#5a4430",
        INK,
        1.8,
    )
    body += path("M2,-4l3,5h-5Z", "#5a4430", INK, 1.2) + path("M-6,8v-5M2,8v-5M10,8v-5", "none", INK, 1.8)
    return group(oval(2, 9, 24, 5, "#27401a", more='opacity=".35"') + body, x, y, scale)


def volcano(board: Board, p: Plan, glow: bool) -> str:
    """The mountain under Finish and the lava that runs from its crater to the lava stones: the shortcut, seen."""
    tops = [i for i, s in enumerate(board.spaces) if "finish" in s.kinds]
    if not tops or not p.volcano:
        return ""
    x, y = p.places[tops[0]]
    left, right, foot = p.volcano
    k, rim = p.k, p.stone * 1.75
    high = foot - y
    d = (
        f"M{at(left, foot)}C{at(left + (x - rim - left) * 0.5, foot - high * 0.3)} "
        f"{at(left + (x - rim - left) * 0.8, y + high * 0.3)} {at(x - rim, y)}L{at(x + rim, y)}"
        f"C{at(right - (right - x - rim) * 0.8, y + high * 0.3)} "
        f"{at(right - (right - x - rim) * 0.5, foot - high * 0.3)} "
        f"{at(right, foot)}Q{at((left + right) / 2, foot + 14 * k)} {at(left, foot)}Z"
    )
    hatch = "".join(
        f"M{at(left + (x - left) * f + 6 * k, foot - high * f * 0.8 + 4 * k)}l{at(-9 * k, 13 * k)}"
        for f in (0.12, 0.24, 0.36, 0.48)
    ) + "".join(
        f"M{at(right - (right - x) * f - 10 * k, foot - high * f * 0.72 + 6 * k)}l{at(6 * k, 13 * k)}"
        for f in (0.1, 0.2, 0.3, 0.4, 0.5)
    )
    out = path(
        f"M{at(left + 6, foot + 6 * k)}Q{at((left + right) / 2, foot + 24 * k)} {at(right + 8 * k, foot + 4 * k)}Z",
        "#27401a",
        "",
        0,
        'opacity=".3"',
    )
    out += path(d, "url(#cliff)", "#3b2418", 3.6 * k) + path(hatch, "none", "#3b2418", 2.2 * k, 'opacity=".45"')
    streams = []
    for i, s in enumerate(board.spaces):
        if "lava" in s.kinds:
            sx, sy = p.places[i]
            from_x = x + max(-0.6, min(0.6, (sx - x) / (right - left + 1) * 2)) * rim
            bend = ((from_x + sx) / 2 + (sx - x) * 0.05, y + (sy - y) * 0.52)
            flow = [(from_x, y), (from_x + (sx - x) * 0.1, y + (sy - y) * 0.2), bend, (sx, sy)]
            others = [q for j, q in enumerate(p.places) if j not in (i, tops[0])]
            run = [Curve(flow).point(Curve(flow).length * n / 24) for n in range(22)]
            if any(math.dist(a, b) < p.stone * 1.3 for a in run for b in others):  # only seeps out at the foot
                flow = [(sx - 3 * k, sy - 44 * k), (sx + 2 * k, sy - 24 * k), (sx, sy)]
            streams.append(flow)
    if not streams:  # a mountain that nobody pays toll to still boils over
        streams = [
            [(x + side * rim, y + p.stone * 0.5), (x + side * rim * 1.1, y + high * far * 0.6), (x + side * rim * 1.3, y + high * far)]
            for side, far in ((-0.62, 0.34), (0.05, 0.52), (0.6, 0.28))
        ]
    flows = "".join(path(smooth(q), "none", "#7c1d12", 11 * k) for q in streams)
    flows += "".join(path(smooth(q), "none", "#f2562f", 7.4 * k) for q in streams)
    flows += "".join(
        path(smooth(q), "none", "#ffb43d", 3.4 * k, f'stroke-dasharray="{num(14 * k)} {num(10 * k)}"') for q in streams
    )
    halo = "".join(path(smooth(q), "none", "#ff7a2b", 22 * k, 'opacity=".3"') for q in streams) if glow else ""
    return f'<g filter="url(#wob2)">{out}{halo}{flows}</g>'


def crater(number: str, x: float, y: float, p: Plan) -> str:
    """Finish: the crater itself, with its number on a disc."""
    r, k = p.stone, p.k
    smoke = "M-10,-20C-28,-24 -24,-44 -8,-42C-10,-58 18,-62 22,-47C40,-52 46,-28 31,-23C30,-14 4,-12 -10,-20Z"
    out = group(
        path(smoke, "#8b7a74", "#3b2418", 2.6, 'opacity=".9"')
        + path("M-6,-27q6,-8 14,-4M14,-38q9,-2 11,6", "none", "#bcaea6", 2.4),
        x,
        y,
        k * 0.9,
    )
    out += oval(x, y, r * 1.86, r * 0.92, "#4a2a1c", "#3b2418", 3 * k)
    out += oval(x, y + r * 0.1, r * 1.5, r * 0.66, "url(#lava)", "#7c1d12", 2 * k)
    return (
        out
        + circle(x, y + r * 0.08, r * 0.92, CREAM, INK, 2.4 * k)
        + lettering(number, x, y + r * 0.08, r * 0.62, "#b3301f", 2.1)
    )


# ---------------------------------------------------------------- the trail


def trail_band(board: Board, p: Plan) -> str:
    """The sandy path under the stones: the main trail and every branch on land; beach wider and paler."""
    main, sides = branches(board, p)
    k, r = p.k, p.stone
    ways = [[p.places[i] for i in main if "finish" not in board.spaces[i].kinds]]
    ways += [
        [p.places[i] for i in side]
        for side in sides
        if not any(look(board.spaces[i]) in ("air", "water", "fly") for i in side)
    ]
    lines = [smooth(way) for way in ways if len(way) > 1]
    beach = [p.places[i] for i in main if "beach" in board.spaces[i].kinds]

    def all_of(colour: str, width: float, more: str = "") -> str:
        return "".join(path(d, "none", colour, width, more) for d in lines)

    out = path(smooth(beach), "none", SAND, r * 2 + 27 * k, 'opacity=".85"') if len(beach) > 1 else ""
    out += all_of("#5c421c", r * 2 + 13 * k, f'opacity=".3" transform="translate({num(2 * k)},{num(5 * k)})"')
    out += all_of(EDGE, r * 2 + 11.5 * k) + all_of("#d8b878", r * 2 + 6.5 * k)
    if len(beach) > 1:
        out += path(smooth(beach), "none", "#f0dba0", r * 2 + 6.5 * k)
    out += all_of("#e9d29c", r * 1.5, 'stroke-dasharray="3 15" opacity=".8"')
    return f'<g filter="url(#wob2)">{out}</g>'


def climb(board: Board, p: Plan) -> str:
    """Footprints from the last stone up to the crater, where there is a way to go."""
    k, out = p.k, []
    for i, nexts in enumerate(p.ahead):
        for j in nexts:
            (x1, y1), (x2, y2) = p.places[i], p.places[j]
            far = math.dist((x1, y1), (x2, y2)) - 3 * p.stone  # from the stone's edge to the crater's
            if "finish" not in board.spaces[j].kinds or far < p.stone:
                continue
            dx, dy = (x2 - x1) / math.dist((x1, y1), (x2, y2)), (y2 - y1) / math.dist((x1, y1), (x2, y2))
            paces = max(2, round(far / (9 * k)))
            for n in range(paces):
                t = 1.25 * p.stone + far * (n + 0.5) / paces
                aside = 3.4 * k if n % 2 else -3.4 * k
                out.append(oval(x1 + dx * t - dy * aside, y1 + dy * t + dx * aside, 3.1 * k, 2.4 * k, CREAM, INK, 1.2 * k))
    return "".join(out)


def flights(board: Board, p: Plan) -> str:
    """The jetty to a take-off and the dashed line of a flight (or swim) over water."""
    k, r, out = p.k, p.stone, []
    for side in branches(board, p)[1]:
        wet = [n for n, i in enumerate(side) if look(board.spaces[i]) in ("air", "water")]
        if not wet:
            continue
        ramp = [p.places[i] for i in side[: wet[0]]]
        if len(ramp) > 1 and math.dist(ramp[0], ramp[-1]) < 2.5 * p.step:
            d = smooth(ramp)
            out.append(path(d, "none", INK, r * 1.5) + path(d, "none", "#b98a54", r * 1.5 - 4 * k))
            planks = f'fill="none" stroke="#7a5228" stroke-width="{num(r * 1.5 - 4 * k)}"'
            out.append(f'<path d="{d}" {planks} stroke-dasharray="{num(1.6 * k)} {num(6 * k)}"/>')
        else:
            wet[0] = 1
        line = smooth([p.places[i] for i in side[max(0, wet[0] - 1) :]])
        out.append(path(line, "none", "#33788c", 5 * k, f'stroke-dasharray="{num(7 * k)} {num(8 * k)}" opacity=".6"'))
        out.append(path(line, "none", "#ffffff", 3 * k, f'stroke-dasharray="{num(7 * k)} {num(8 * k)}"'))
    return "".join(out)


def sights(board: Board, p: Plan) -> str:
    """Every line of sight, dotted."""
    where = {s.id: i for i, s in enumerate(board.spaces)}
    pairs = [(where[a], where[b]) for a, b in board.sight if a in where and b in where]
    return "".join(dotted(sight_line(p, a, b), p.k) for a, b in pairs)


def _small_number(text: str, x: float, y: float, r: float, k: float) -> str:
    return lettering(text, x + r * 0.66, y + r * 0.72, max(6.2, 8 * k), NUMBER, 2.0, "#fff7e0")


def _burst(x: float, y: float, r: float, points: int = 11, seed: int = 1) -> str:
    rnd = random.Random(seed)
    corners = []
    for i in range(points * 2):
        far = r * (rnd.uniform(1.02, 1.16) if i % 2 == 0 else 0.72)
        a = math.pi * i / points
        corners.append((x + far * math.cos(a), y + far * math.sin(a)))
    return polygon(corners)


def stone(space: Space, x: float, y: float, p: Plan, seed: int) -> str:
    """One space: its stone, its pictogram, its number."""
    kind, r, k, text = look(space), p.stone, p.k, label(space)
    beach = "beach" in space.kinds
    if kind == "finish":
        return crater(str(space.number), x, y, p)
    if kind == "air":
        body = "M-21,10C-33,9 -30,-9 -17,-8C-13,-22 11,-22 14,-9C30,-13 34,9 21,10Z"
        puff = path(body, "#f6fdff", "#38708a", 2.4, 'fill-opacity=".93"') + path(
            "M-14,4q8,3 15,0", "none", "#b8dbe8", 2
        )
        return group(puff, x, y, k * (0.96 if k > 0.8 else 0.78)) + lettering(
            text, x, y - 0.5 * k, max(7, 9.4 * k), "#23586f", 2.0
        )
    big = 1.1 if kind and kind != "beach" else 1.0
    if kind == "start":
        big = 1.35
    outline = blob(x, y, r * big, r * big * 0.93, 9, 0.06, seed)
    fill = STONE.get(kind) or (STONE["beach"] if beach else "url(#stone)")
    rim = "#c08a2c" if beach and kind in ("beach", "") else "#5a4018"
    out = path(smooth([(a + 1.2, b + 3 * k) for a, b in outline], True), "#4a3413", "", 0, 'opacity=".4"')
    if kind == "boo":
        out = path(_burst(x + 1.2, y + 3 * k, r * 1.12, 11, seed), "#4a3413", "", 0, 'opacity=".4"')
        out += path(_burst(x, y, r * 1.12, 11, seed), fill, "#4a2a6b", 2.2 * k + 0.2)
        return out + lettering("!", x, y - r * 0.08, r * 1.05, "#4a2a6b", 2.6) + _small_number(text, x, y, r, k)
    out += path(smooth(outline, True), fill, rim, 2.3 * k + 0.3)
    wave = f"q{at(r * 0.35, -r * 0.34)} {at(r * 0.7, 0)}t{at(r * 0.7, 0)}"
    if kind == "start":
        out += path(f"M{at(x - r * 1.0, y + r * 0.62)}{wave}", "none", "#6b4520", 2.4 * k)
        pole = f"M{at(x - r * 0.3, y + r * 0.55)}L{at(x - r * 0.3, y - r * 1.9)}"
        flag = f"M{at(x - r * 0.3, y - r * 1.9)}q{at(r * 0.6, -r * 0.3)} {at(r * 1.5, r * 0.08)}"
        flag += f"l{at(-r * 0.3, r * 0.5)}l{at(r * 0.3, r * 0.42)}q{at(-r * 0.8, -r * 0.3)} {at(-r * 1.5, 0)}Z"
        if "rock" in space.kinds:
            out += rock(x + r * 0.62, y + r * 0.3, r * 0.46, 5)
        return out + path(pole, "none", INK, 3 * k) + path(flag, "#d2402b", INK, 2.2 * k)
    if kind == "rock":
        return out + rock(x, y - 2 * k, r * 0.62, seed) + _small_number(text, x, y, r, k)
    if kind == "think":
        return out + lettering("?", x, y - r * 0.06, r * 1.12, "#1d5c7d", 2.5) + _small_number(text, x, y, r, k)
    if kind == "fly":
        wing = "M-12,6C-12,-6 -2,-13 13,-12C11,-8 9,-7 6,-6C9,-5 9,-4 9,-3C6,-1 4,-1 2,-1C4,1 3,2 2,3C-2,6 -6,7 -12,6Z"
        return out + group(path(wing, PAPER, INK, 2), x - r * 0.05, y - r * 0.05, k) + _small_number(text, x, y, r, k)
    if kind == "lava":
        out += path(f"M{at(x - r * 0.72, y + r * 0.5)}{wave}", "none", "#ffd95a", 2.6 * k)
        return out + lettering(text, x, y - r * 0.16, max(7, 10 * k), "#fff8e0", 2.1, "#a3301a", 1.4)
    if kind == "mudd":
        out += path(f"M{at(x - r * 0.7, y + r * 0.56)}{wave}", "none", "#5b3a1e", 2.6 * k)
        out += circle(x - r * 0.62, y - r * 0.34, r * 0.13, "#7a5230", "#5b3a1e", 1.2 * k)
        return out + lettering(text, x, y - r * 0.12, max(7, 10 * k), "#fff8e0", 2.0, "#6b4526", 1.2)
    if kind == "water":
        out += path(f"M{at(x - r * 0.7, y + r * 0.5)}{wave}", "none", "#e8fbff", 2.4 * k)
        return out + lettering(text, x, y - r * 0.14, max(7, 9.6 * k), "#17455c", 2.0)
    return out + lettering(text, x, y, max(7, 10 * k), NUMBER, 1.9)


def no_bite_sign(x: float, y: float, k: float) -> str:
    """Here the beach ends: a bared jaw, no longer crossed out on the other side."""
    board = path("M-13,-34L13,-35L14,-13L-13,-12Z", PAPER, INK, 2.4)
    jaw = path(
        "M-8,-27h16M-8,-20h16M-7,-27l2,4 2,-4 2,4 2,-4 2,4 2,-4 2,4 1,-4M-6,-20l2,-3 2,3 2,-3 2,3 2,-3 2,3",
        "none",
        INK,
        1.5,
    )
    cross = path("M-10,-32L10,-15", "none", "#c63a26", 3.4)
    return group(
        path("M0,0V-12", "none", INK, 5) + path("M0,-1V-12", "none", "#a9743f", 2) + board + jaw + cross, x, y, k
    )


def scenery(board: Board, p: Plan, r: random.Random) -> list[tuple[float, str]]:
    """Palms, bones and nests on free ground, each with the height it stands at."""
    k = p.k
    out: list[tuple[float, str]] = []
    taken: list[Point] = []

    def free(x: float, y: float, wide: float, tall: float) -> bool:
        spots = (
            (0.0, 0.0),
            (-wide, -tall),
            (wide, -tall),
            (0.0, -tall),
            (-wide * 0.6, -tall * 0.5),
            (wide * 0.6, -tall * 0.5),
        )
        return (
            clear(p, x, y, 27 * k, 6 * k)
            and all(math.dist((x, y), q) > 90 * k for q in taken)
            and all(math.dist((x + dx, y + dy), q) > 25 * k for dx, dy in spots for q in p.places)
        )

    def add(drawing: str, x: float, y: float) -> None:
        taken.append((x, y))
        out.append((y, drawing))

    for x, y, s in p.beauty.get("skulls") or ():
        add(skull_rock(x, y, s), x, y)
    for x, y, s in p.beauty.get("palms") or ():
        add(palm(x, y, abs(s), s < 0), x, y)
    for x, y, s in p.beauty.get("nests") or ():
        add(nest(x, y, s), x, y)
    for x, y, turn in p.beauty.get("bones") or ():
        add(bone(x, y, 0.8 * k, turn), x, y)
    palms = 0
    for _ in range(1500):
        if palms == 9 or p.beauty.get("palms"):
            break
        x, y, s = r.uniform(0, p.width), r.uniform(0, p.height), r.uniform(0.5, 0.72) * k
        if free(x, y, 34 * s, 66 * s):
            add(palm(x, y, s, r.random() < 0.5), x, y)
            palms += 1
    return out


def beach_end(board: Board, p: Plan) -> list[tuple[float, str]]:
    """The sign behind the last stone of the beach; an edition that knows no beach has no sign."""
    main = branches(board, p)[0]
    last = [n for n, i in enumerate(main) if "beach" in board.spaces[i].kinds]
    if last and p.beauty.get("sign"):
        x, y = p.beauty["sign"]
        return [(y, no_bite_sign(x, y, p.k * 0.9))]
    if not last or last[-1] + 1 >= len(main):
        return []
    (x1, y1), (x2, y2) = p.places[main[last[-1]]], p.places[main[last[-1] + 1]]
    far = math.dist((x1, y1), (x2, y2)) or 1.0
    side = p.stone + 12 * p.k
    spots = [((x1 + x2) / 2 + s * (y2 - y1) / far * side, (y1 + y2) / 2 - s * (x2 - x1) / far * side) for s in (1, -1)]
    x, y = min(spots, key=lambda q: q[1] if abs(x2 - x1) > abs(y2 - y1) else abs(q[0] - p.width / 2))
    return [(y, no_bite_sign(x, y + 4 * p.k, p.k * 0.9))]


EMBER: Final = (
    '<radialGradient id="ember"><stop offset=".2" stop-color="#ff9a3d" stop-opacity=".6"/>'
    '<stop offset=".6" stop-color="#ff6a2b" stop-opacity=".25"/>'
    '<stop offset="1" stop-color="#ff6a2b" stop-opacity="0"/>'
    '</radialGradient><linearGradient id="hot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe066"/>'
    '<stop offset=".4" stop-color="#ff922b"/><stop offset="1" stop-color="#e03131"/></linearGradient>'
)


def embers(board: Board, p: Plan) -> str:
    """What glows in the dark, over the dimmed picture: the crater and the lava stones."""
    out = []
    for i, (s, (x, y)) in enumerate(zip(board.spaces, p.places, strict=True)):
        if "lava" in s.kinds or "finish" in s.kinds:
            out.append(circle(x, y, p.stone * (3.4 if "finish" in s.kinds else 2.1), "url(#ember)"))
            out.append(stone(s, x, y, p, i).replace("url(#lava)", "url(#hot)"))
    return "".join(out)


def picture(board: Board, layout: Layout, theme: str = "light", with_sea: bool = True) -> str:
    """The whole static layer as a standalone SVG, without a word in it."""
    p = plan(board, layout)
    r = random.Random(4)
    dim = theme == "dark"
    w, h = num(p.width), num(p.height)
    waters = "".join(lake(lagoon, p.k) for lagoon in p.lagoons)
    upright = scenery(board, p, r) + beach_end(board, p)
    stones = sorted(enumerate(zip(board.spaces, p.places, strict=True)), key=_depth)
    dry = "" if with_sea else ' clip-path="url(#coast)"'  # a page's own sea needs no second grain
    grain = f'<g{dry}><rect width="{w}" height="{h}" filter="url(#paper)" opacity=".38"/></g>'
    body = "".join(
        [
            sea(p.width, p.height, round(p.width * p.height / 15000)) if with_sea else "",
            land(p),
            meadow(p, r),
            f'<g filter="url(#wob)">{waters}</g>' if waters else "",
            under_air(board, p),
            "".join(tooth(*t) for t in p.teeth),
            volcano(board, p, dim),
            "".join(drawing for _, drawing in sorted(upright)),
            trail_band(board, p),
            climb(board, p),
            flights(board, p),
            sights(board, p),
            "".join(stone(s, x, y, p, i) for i, (s, (x, y)) in stones),
            grain,
        ]
    )
    head = defs(p.width, p.height) + gradients()
    if dim:
        head, body = night(head) + EMBER, night(body) + embers(board, p)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f"<defs>{head}</defs>{body}</svg>"
    )


def _depth(row: tuple[int, tuple[Space, Point]]) -> tuple[bool, float]:
    space, (_, y) = row[1]
    return "finish" in space.kinds, y
