"""The island under the trail: sea, coast, meadow, lakes, palms, the volcano."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from dispetto.core.show.ink import CREAM, INK, Curve, Point, at, blob, circle, group, lettering, num, oval, path, smooth
from dispetto.games.hedz.board import Board
from dispetto.games.hedz.face.plan import EDGE, LAKE, SAND, SEA, Plan, branches, inside, look


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
            [
                (x + side * rim, y + p.stone * 0.5),
                (x + side * rim * 1.1, y + high * far * 0.6),
                (x + side * rim * 1.3, y + high * far),
            ]
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
