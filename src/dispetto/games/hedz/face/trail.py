"""The trail on the island: its band, its stones, flights through the air, lines of sight."""

from __future__ import annotations

import math
import random

from dispetto.core.show.ink import (
    CREAM,
    INK,
    PAPER,
    at,
    blob,
    circle,
    group,
    lettering,
    num,
    oval,
    path,
    polygon,
    smooth,
)
from dispetto.core.show.ink_things import rock
from dispetto.games.hedz.board import Board, Space
from dispetto.games.hedz.face.land import crater
from dispetto.games.hedz.face.plan import EDGE, NUMBER, SAND, STONE, Plan, branches, dotted, label, look, sight_line


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
                out.append(
                    oval(x1 + dx * t - dy * aside, y1 + dy * t + dx * aside, 3.1 * k, 2.4 * k, CREAM, INK, 1.2 * k)
                )
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


WITH_PICTOGRAM = ("boo", "rock", "think", "fly")  # their number stands in the corner


def sights(board: Board, p: Plan) -> str:
    """Every line of sight, dotted."""
    where = {s.id: i for i, s in enumerate(board.spaces)}
    pairs = [(where[a], where[b]) for a, b in board.sight if a in where and b in where]
    return "".join(dotted(sight_line(p, a, b), p.k) for a, b in pairs)


def _small_number(text: str, x: float, y: float, r: float, k: float) -> str:
    return lettering(text, *in_the_corner(x, y, r), max(6.2, 8 * k), NUMBER, 2.0, "#fff7e0")


def in_the_corner(x: float, y: float, r: float) -> tuple[float, float]:
    """Where a stone with a pictogram says its number."""
    return x + r * 0.66, y + r * 0.72


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
