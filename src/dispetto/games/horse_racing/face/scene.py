"""The racecourse from the view: the still picture, and the horses, marks and Bookie's Board above it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple

from dispetto.core.show.ink import (
    CREAM,
    GLEAM,
    GOLD,
    INK,
    Point,
    circle,
    dark,
    group,
    mix,
    night,
    num,
    oval,
    path,
    polygon,
)
from dispetto.core.show.ink_seats import seat_of, seat_shape, shape_path
from dispetto.core.show.ink_things import defs, number_disc, turn_arrow
from dispetto.core.show.stage import NEAR, TALL, WIDE
from dispetto.games.horse_racing.face.board import TINT, chalkboard
from dispetto.games.horse_racing.racecourse import Racecourse
from dispetto.games.horse_racing.view import HorseView, View

COATS = ("#a2673a", "#5b3a26", "#8c8580", "#c98f4e", "#4a3a34", "#d9c3a0")
SIZE = {WIDE: (1110, 712), TALL: (390, 666), NEAR: (1110, 712)}
SHIFT = {WIDE: (0.0, 8.0), TALL: (0.0, 0.0), NEAR: (0.0, 8.0)}
HORSE = {WIDE: 2.5, TALL: 2.48, NEAR: 3.06}  # how many lanes a horse is long
LIFT = 0.42  # lanes: its feet are in its space, not its middle


class Lit(NamedTuple):
    """An offer on the picture: its number, and the space or the horse it means."""

    number: int
    space: int = -1
    horse: int = -1
    finish: bool = False


class Plan:
    """A course laid out for one layout."""

    def __init__(self, course: Racecourse, layout: str) -> None:
        dx, dy = SHIFT[layout]
        self.course = course.course
        self.layout = layout
        self.places = [(x + dx, y + dy, turn) for x, y, turn in course.places[TALL if layout == TALL else WIDE]]
        one, two = self.places[self.course.space_base[0]], self.places[self.course.space_base[1]]
        self.lane = math.hypot(two[0] - one[0], two[1] - one[1])
        self.width, self.height = SIZE[layout]

    def edge(self, space: int, across: float, front: float) -> Point:
        """A point of a space: so many lane widths outwards of its middle, at its back (-1), middle (0) or front (1)."""
        c = self.course
        x, y, turn = self.places[space]
        if front:
            ox, oy, other = self.places[c.space_ahead[space] if front > 0 else c.space_back[space]]
            near = 0.5 * abs(front)
            x, y = x + (ox - x) * near, y + (oy - y) * near
            turn += (((other - turn + 180) % 360) - 180) * near
        a = math.radians(turn)
        return x - math.sin(a) * across * self.lane, y + math.cos(a) * across * self.lane

    def cell(self, space: int, pad: float = 0.05) -> str:
        """The outline of a space."""
        w, f = 0.5 - pad, 1 - 1.6 * pad
        inner = [self.edge(space, -w, k * f) for k in (-1, 0, 1)]
        outer = [self.edge(space, w, k * f) for k in (1, 0, -1)]
        return polygon([*inner, *outer])

    def ring(self, lane: int, across: float) -> str:
        """A rail: the line along a lane, so many lane widths from its middle."""
        c = self.course
        base = c.space_base[lane]
        points = []
        for space in range(base, base + c.circuit[lane]):
            points += [self.edge(space, across, -1), self.edge(space, across, 0)]
        return polygon(points)

    def line(self, spaces: Sequence[int], front: float) -> tuple[Point, Point]:
        """Across all lanes at the back or front of these spaces (one a lane), from the inside out."""
        return self.edge(spaces[0], -0.5, front), self.edge(spaces[-1], 0.5, front)


@lru_cache(maxsize=16)
def plan_of(course: Racecourse, layout: str) -> Plan:
    """A course laid out, once."""
    return Plan(course, layout)


# ------------------------------------------------------------------------------------------------------ still picture


def grass(wide: float, high: float) -> str:
    """Mown turf with tufts."""
    r = random.Random(8)
    out = f'<rect width="{num(wide)}" height="{num(high)}" fill="#8fbf5c"/>'
    for i in range(0, int(wide + high), 90):
        out += path(f"M{i},0L{i - high * 0.5:.0f},{num(high)}h45L{i + 45},0z", "#86b655", "", 0, 'opacity=".6"')
    for _ in range(int(wide * high / 9000)):
        x, y = r.uniform(0, wide), r.uniform(0, high)
        out += path(f"M{x:.0f},{y:.0f}l-3,-7m3,7l0,-9m0,9l4,-6", "none", "#55893a", 1.8, 'opacity=".6"')
    return out


def hedge(a: Point, b: Point, width: float, seed: int) -> str:
    """A hedge from rail to rail."""
    r = random.Random(seed)
    long = math.hypot(b[0] - a[0], b[1] - a[1])
    n = max(7, int(long / width * 1.35))
    balls = []
    for i in range(n):
        t = (i + 0.3) / (n - 0.4)
        side = (0.42 if i % 2 else -0.42) * width + r.uniform(-0.16, 0.16) * width
        nx, ny = -(b[1] - a[1]) / long, (b[0] - a[0]) / long
        balls.append(
            (a[0] + (b[0] - a[0]) * t + nx * side, a[1] + (b[1] - a[1]) * t + ny * side, width * r.uniform(0.78, 0.98))
        )
    out = "".join(circle(x + 3, y + 4, k + 2, "#203010", more='opacity=".28"') for x, y, k in balls)
    out += "".join(circle(x, y, k + 2, INK) for x, y, k in balls)
    out += "".join(circle(x, y, k, "#4b8d3b") for x, y, k in balls)
    for x, y, k in balls:
        shade = r.choice(["#7fbb58", "#6aa94c", "#2f6427"])
        out += path(
            f"M{x - k * 0.5:.1f},{y - k * 0.1:.1f}q{k * 0.5:.1f},{-k * 0.7:.1f} {k:.1f},0",
            "none",
            shade,
            max(1.4, width * 0.16),
        )
    return out


def water(p: Plan, first: list[int], wide: list[int]) -> str:
    """Briars Brook, as wide as it is in each lane, and the low hedge before it."""
    front, back = p.line([space + n - 1 for space, n in zip(first, wide, strict=True)], 1.0), p.line(first, -0.8)
    shape = [back[0], front[0], front[1], back[1]]
    out = path(polygon(shape), "#57b4d6", INK, 2.6)
    for space in [space + n for space, many in zip(first, wide, strict=True) for n in range(many)]:
        for k in (-0.22, 0.24):
            x, y = p.edge(space, k, 0.1)
            w = p.lane * 0.26
            out += path(f"M{x - w:.1f},{y:.1f}q{w * 0.5:.1f},-4 {w:.1f},0t{w:.1f},0", "none", "#e8fbff", 2)
    a, b = p.line(first, -1.0)
    return out + hedge(a, b, p.lane * 0.24, 5)


def crowd(y: float, wide: float) -> str:
    """Those who have money on it."""
    r = random.Random(2)
    out = ""
    for i in range(int(wide / 19) - 1):
        x, h = 24 + i * 19 + r.uniform(-4, 4), y + r.uniform(-5, 5)
        coat = r.choice(["#d94130", "#2f6fd0", "#f0b21c", "#8b4fb8", "#129c98", "#e565a0", "#fffaf0"])
        skin = r.choice(["#f2c9a0", "#d79f74", "#8d5b3a", "#f7d9bb"])
        out += path(f"M{x - 9:.0f},{h + 26:.0f}v-12q9,-10 18,0v12z", coat, INK, 2) + circle(x, h, 7.5, skin, INK, 2)
        if r.random() < 0.8:
            out += path(f"M{x - 8:.0f},{h - 3:.0f}q8,-10 16,0z", r.choice(["#38261a", "#8c4a1e", "#c9862b"]), INK, 1.6)
        else:
            out += path(f"M{x - 12:.0f},{h - 4:.0f}h24M{x - 6:.0f},{h - 4:.0f}v-8h12v8", "#38261a", INK, 2.4)
    return out


def turf(p: Plan) -> str:
    """Rails and spaces; the sections in their colours."""
    c = p.course
    out = path(p.ring(5, 0.86), "#2d471c", "", 0, 'opacity=".35" transform="translate(3,7)"')
    out += path(p.ring(5, 0.78), CREAM, INK, 3) + path(p.ring(5, 0.56), "#6fa548", INK, 2.4)
    section = {c.space[n]: c.section[n] for n in range(c.nodes) if c.section[n] >= 0}
    for space in range(c.spaces):
        odd = (c.space_lane[space] + space - c.space_base[c.space_lane[space]]) % 2
        tint = TINT[section[space]] if space in section else ""
        fill = mix(tint, "#ffffff", 0.0 if odd else 0.16) if tint else ("#a5d06d" if odd else "#98c760")
        out += path(p.cell(space), fill, "#4d7a31", 1.1)
    return out + path(p.ring(0, -0.62), "#86b957", CREAM, p.lane * 0.22) + path(p.ring(0, -0.62), "none", INK, 2)


def lines(p: Plan) -> str:
    """The start, dashed, and the finish in chequers."""
    c = p.course
    a, b = p.line([c.space_base[lane] for lane in range(6)], -1)
    out = path(f"M{num(a[0])},{num(a[1])}L{num(b[0])},{num(b[1])}", "none", CREAM, 6)
    out += path(f"M{num(a[0])},{num(a[1])}L{num(b[0])},{num(b[1])}", "none", INK, 1.4, 'stroke-dasharray="8 8"')
    last = [c.space_base[lane] + (c.last[lane] - 1) % c.circuit[lane] for lane in range(6)]
    q = p.lane / 3
    for row in range(18):
        for column in range(2):
            lane, third = divmod(row, 3)
            x, y = p.edge(last[lane], (third - 1) / 3, 1)
            turn = math.radians(p.places[last[lane]][2])
            x, y = x + math.cos(turn) * (column - 0.5) * q, y + math.sin(turn) * (column - 0.5) * q
            fill = INK if (row + column) % 2 else CREAM
            out += f'<rect x="{num(x - q / 2)}" y="{num(y - q / 2)}" width="{num(q)}" height="{num(q)}" fill="{fill}"/>'
    return out


@lru_cache(maxsize=16)
def static_svg(course: Racecourse, layout: str, theme: str, on_grass: bool = False) -> str:
    """The racecourse without words; the page has grass of its own under it."""
    p = plan_of(course, layout)
    c = p.course
    body = grass(p.width, p.height) if on_grass else ""
    if layout == WIDE:
        body += crowd(p.height - 34, p.width) + path(f"M2,{p.height - 14}H{p.width - 2}v10H2Z", CREAM, INK, 2.4)
    body += f'<g filter="url(#wob2)">{turf(p)}</g>{lines(p)}'
    for k in range(len(c.obstacles)):
        spaces = [c.space_base[lane] + c.obstacles[k][lane] for lane in range(6)]
        if k == c.brook:
            body += water(p, spaces, c.wide[k])
        else:
            body += hedge(*p.line(spaces, 0), p.lane * 0.4, 7 * k + 3)
    body += f'<g clip-path="url(#rails)"><rect width="{p.width}" height="{p.height}" filter="url(#paper)" opacity=".3"/></g>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {p.width} {p.height}" width="{p.width}" height="{p.height}">'
    svg += f'<defs>{defs(p.width, p.height)}<clipPath id="rails"><path d="{p.ring(5, 0.78)}"/></clipPath></defs>{body}</svg>'
    return night(svg) if theme == "dark" else svg


# ---------------------------------------------------------------------------------------------------------- the horses


def draw_course_file(course: Racecourse, layout: str, theme: str) -> str:
    """The course as `dispetto board draw` writes it: complete, for any viewer."""
    svg = static_svg(course, layout, theme, True)
    cut = svg.index(">") + 1
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{svg[:cut]}<title>{escape(course.title.said("en"))}</title>{svg[cut:]}\n'


def limb(d: str, fill: str) -> str:
    return path(d, "none", INK, 12) + path(d, "none", fill, 6.4)


def horse(stable: int, coat: str, rider: bool = True) -> str:
    """A horse galloping right, about 130 × 100 round its middle; its rider wears the colour and shape of the stable."""
    shade = dark(coat, 0.4)
    colour = seat_of(stable).colour
    out = oval(0, 44, 48, 6, "#20300f", more='opacity=".3"')
    out += limb("M-28,10L-44,20L-56,36", shade) + limb("M26,12L46,16L56,32", shade)
    out += path("M-40,-6C-56,-10 -64,2 -62,18C-54,12 -48,8 -40,6Z", shade, INK, 3.2)
    out += path(
        "M-42,-2C-42,-14 -28,-16 -12,-13C4,-11 16,-14 26,-22C34,-30 38,-40 46,-44L50,-50L54,-43C62,-38 68,-28 70,-22"
        "C70,-16 64,-14 60,-16C54,-20 50,-22 47,-22C44,-8 40,8 28,14C12,20 -16,16 -30,16C-40,14 -43,8 -42,-2Z",
        coat,
        INK,
        3.2,
    )
    out += limb("M-24,12L-26,26L-42,36", coat) + limb("M24,12L38,24L30,38", coat)
    out += path("M46,-44C36,-42 24,-32 18,-18C24,-18 30,-22 34,-28Z", shade, INK, 2.4)
    out += circle(55, -32, 2.6, INK) + path("M64,-18q3,-1 4,-3", "none", INK, 2)
    if not rider:
        return out + path("M-22,-14L10,-13L6,2C-2,6 -12,5 -22,2Z", "#8c552c", INK, 2.6)
    out += path("M-22,-14L10,-13L8,6C-2,10 -14,9 -24,6Z", CREAM, INK, 2.6)
    out += path(shape_path(seat_of(stable).shape, -8, -3, 7.5), colour, INK, 1.6) + limb("M-4,-16L10,-8L2,4", CREAM)
    out += path("M-20,-18C-22,-32 -8,-46 10,-44C18,-42 20,-34 14,-30C4,-26 0,-22 -2,-14Z", colour, INK, 3.2)
    out += path("M-14,-30L6,-40", "none", CREAM, 4) + limb("M8,-36L24,-26L36,-28", colour)
    out += circle(20, -48, 8.5, "#f2cfa6", INK, 2.8)
    out += path("M10,-50C10,-62 28,-64 31,-51L38,-49L30,-47C22,-50 16,-50 10,-50Z", colour, INK, 2.8)
    return out + circle(21, -60, 2.6, CREAM, INK, 1.4)


def symbols() -> str:
    """Every horse that may be needed: `mount-0` and on, by colour, and `stray` without a rider."""
    out = "".join(f'<symbol id="mount-{n}" viewBox="-75 -68 150 120">{horse(n, COATS[n])}</symbol>' for n in range(6))
    return out + f'<symbol id="stray" viewBox="-75 -68 150 120">{horse(0, "#b8a48a", False)}</symbol>'


def figure(p: Plan, turn: float, use: str) -> str:
    """A horse that runs this way, round its middle."""
    flip = math.cos(math.radians(turn)) < -0.05
    tilt = ((turn - (180 if flip else 0) + 180) % 360) - 180
    tilt = max(-30.0, min(30.0, tilt))
    size = p.lane * HORSE[p.layout]
    body = f'<use href="#{use}" x="{num(-size / 2)}" y="{num(-size * 0.52)}" width="{num(size)}" height="{num(size * 0.8)}"/>'
    return group(body, turn=tilt, flip=flip) if flip or tilt else body


def standing(p: Plan, space: int, use: str, name: str, halo: str = "", arrow: bool = False) -> tuple[float, str]:
    """A horse on its space; those lower on the picture stand in front."""
    x, y, turn = p.places[space]
    above = turn_arrow(0, -p.lane * HORSE[p.layout] * 0.52, p.lane * 0.62) if arrow else ""
    return y, group(halo + figure(p, turn, use) + above, x, y - p.lane * LIFT, more=f'id="{name}"')


def space_of(v: View, h: HorseView, p: Plan) -> int:
    """Where a horse stands on the circuit; -1 off it."""
    if h.how != "running":
        return -1
    if h.at >= 0:
        return p.course.space[h.at]
    return p.course.space_base[h.lane] if h.lane >= 0 else -1


def finish_of(p: Plan) -> Point:
    """Where crossing the line is clicked."""
    c = p.course
    return p.edge(c.space_base[0] + (c.last[0] - 1) % c.circuit[0], -1.1, 1)


@lru_cache(maxsize=16)
def anchors(p: Plan) -> str:
    """Every space and the line: they can be asked about."""
    reach = num(p.lane * 0.42)
    body = "".join(
        f'<circle id="sp-{n}" cx="{num(x)}" cy="{num(y)}" r="{reach}"/>' for n, (x, y, _) in enumerate(p.places)
    )
    fx, fy = finish_of(p)
    body += f'<circle id="finish" cx="{num(fx)}" cy="{num(fy)}" r="{num(max(10.0, p.lane * 0.42))}"/>'
    return f'<g fill="none" pointer-events="all">{body}</g>'


def scene(v: View, course: Racecourse, layout: str, lits: Sequence[Lit]) -> str:
    """The moving layer: anchors, marks, horses, the Bookie's Board."""
    p = plan_of(course, layout)
    fx, fy = finish_of(p)
    body = anchors(p)
    if v.race >= 0 and layout == WIDE:
        body += chalkboard(v, course)
    over = ""  # the numbers lie above the horses, for the next one may lean over a lit space
    for lit in lits:
        if lit.space >= 0:
            x, y, _ = p.places[lit.space]
            key = f'data-key="{lit.number}"'
            cell = path(p.cell(lit.space, -0.04), "none", INK, 6.4) + path(p.cell(lit.space, 0.0), GLEAM, GOLD, 3.4)
            body += group(cell, more=key)
            over += group(number_disc(lit.number, x, y, p.lane * 0.34), more=key)
        elif lit.finish:
            body += group(number_disc(lit.number, fx, fy, max(10.0, p.lane * 0.42)), more=f'data-key="{lit.number}"')
    keys = {lit.horse: lit.number for lit in lits if lit.horse >= 0}
    placed = []
    for h in v.horses:
        space = space_of(v, h, p)
        if space < 0:
            continue
        halo = ""
        if h.seat in keys:
            halo = oval(0, p.lane * 0.5, p.lane * 1.05, p.lane * 0.36, GLEAM, GOLD, 3.2)
        y, drawn = standing(p, space, f"mount-{h.colour}", f"horse-{h.seat}", halo, h.seat == v.mover)
        if h.seat in keys:
            drawn = group(drawn + mark_on(p, space, keys[h.seat]), more=f'data-key="{keys[h.seat]}"')
        placed.append((y, drawn))
    if v.loose_at >= 0:
        placed.append(standing(p, v.loose_at, "stray", "stray-horse"))
    body += "".join(drawn for _, drawn in sorted(placed))
    body += over + winners(v, p)
    return (
        f'<svg class="scene" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {p.width} {p.height}" '
        f'width="{p.width}" height="{p.height}">{body}</svg>'
    )


def mark_on(p: Plan, space: int, number: int) -> str:
    x, y, _ = p.places[space]
    return number_disc(number, x + p.lane * 0.7, y - p.lane * 0.9, p.lane * 0.36)


def winners(v: View, p: Plan) -> str:
    """The Winners' Circle: those home, in their order; on a phone the Bookie's Board tells."""
    out = ""
    if p.layout == WIDE:
        for place, seat in enumerate(v.circle):
            cx, cy = p.width - 150.0 + 52 * place, 40.0
            out += (
                circle(cx, cy, 19, CREAM, INK, 2.4)
                + seat_shape(v.horses[seat].colour, cx, cy, 9, 2)
                + number_disc(place + 1, cx + 14, cy - 13, 8)
            )
    return out
