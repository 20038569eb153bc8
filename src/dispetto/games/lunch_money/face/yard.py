"""The schoolyard itself: asphalt with chalk before a brick wall, far beyond the scene on every side. No words."""

from __future__ import annotations

import math
import random

from dispetto.core.show.ink import INK, circle, group, mix, night, path, smooth, wobble_line, wobble_rect
from dispetto.games.lunch_money.face.places import SIZES, TALL_WALL, WALL

ASPHALT, BRICK, CHALK_WHITE = "#8d8a92", "#c4694a", "#fdf6e4"
CHALK = 'stroke-dasharray="26 2 10 3" opacity=".5"'
RING = {"wide": (546, 296, 186), "tall": (195, 262, 116)}
HOPSCOTCH = {"wide": (120, 742, 42, -8), "tall": (44, 640, 30, -9)}


def yard(layout: str, theme: str) -> str:
    """Three scenes wide and high, the scene in the middle: a page of any shape shows wall and asphalt to its edges."""
    wide, high = SIZES[layout]
    wall = WALL if layout == "wide" else TALL_WALL
    r = random.Random(5)
    far = f"M{-wide},{-high}H{2 * wide}"
    out = [
        path(f"{far}V{2 * high}H{-wide}Z", ASPHALT, "", 0),
        path(f"{far}V{2 * high}H{-wide}Z", "url(#grit)", "", 0),
        path(f"{far}V{wall}H{-wide}Z", "url(#bricks)", "", 0),
        path(f"M{-wide},{wall + 7}H{2 * wide}V{wall + 24}H{-wide}Z", "#1b120a", "", 0, 'opacity=".16"'),
        path(f"M{-wide - 9},{wall - 5}H{2 * wide + 9}V{wall + 7}H{-wide - 9}Z", "#5b5560", INK, 2.8),
        path(f"M{-wide},{wall - 1.5}H{2 * wide}", "none", "#77707c", 2.4),
    ]
    out += [crack(r, r.uniform(-0.4, 1.4) * wide, r.uniform(wall + 50, 1.5 * high)) for _ in range(wide // 60)]
    cx, cy, radius = RING[layout]
    ring = [
        (cx + (radius + r.uniform(-3, 3)) * math.cos(a), cy + (radius + r.uniform(-3, 3)) * math.sin(a))
        for a in (i * math.pi / 14 for i in range(28))
    ]
    out.append(path(smooth(ring, True), "none", CHALK_WHITE, 4, CHALK))
    out.append(path(wobble_line(cx, cy + radius, cx, cy + radius * 1.7), "none", CHALK_WHITE, 4, CHALK))
    x, y, k, turn = HOPSCOTCH[layout]
    out.append(group(hopscotch(k), x, y, turn=turn))
    body = patterns(wall) + "".join(out)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-wide} {-high} {3 * wide} {3 * high}">{night(body) if theme == "dark" else body}</svg>'


def patterns(wall: int) -> str:
    """Bricks and grit, each drawn once and laid side by side."""
    r = random.Random(6)
    bw, bh, rows, cols = (46, 18, 6, 8) if wall == WALL else (34, 13, 6, 8)
    bricks = path(f"M0,0H{cols * bw}V{rows * bh}H0Z", BRICK, "", 0)
    for row in range(rows):
        for col in range(cols + row % 2):
            x = col * bw - (bw / 2 if row % 2 else 0)
            shade = (
                mix(BRICK, "#d98463", 0.5)
                if row % 2 and col in (0, cols)
                else mix(BRICK, r.choice(["#a54f36", "#d98463", "#b95c40"]), r.uniform(0.2, 0.8))
            )
            seed = 7 if row % 2 and col in (0, cols) else row * 50 + col  # the halves at both ends are one brick
            bricks += path(wobble_rect(x + 1, row * bh + 1, bw - 3, bh - 3, 0.9, seed, 3), shade, "", 0)
    grit = "".join(
        circle(
            r.uniform(3, 397),
            r.uniform(3, 397),
            r.uniform(0.8, 2),
            r.choice(["#6f6c74", "#a5a2aa"]),
            more='opacity=".7"',
        )
        for _ in range(70)
    )
    grit += "".join(
        circle(r.uniform(60, 340), r.uniform(60, 340), r.uniform(24, 56), "#85828a", more='opacity=".3"')
        for _ in range(4)
    )
    box = 'patternUnits="userSpaceOnUse"'
    return (
        f'<defs><pattern id="bricks" {box} y="{wall % (rows * bh)}" width="{cols * bw}" height="{rows * bh}">{bricks}</pattern>'
        f'<pattern id="grit" {box} width="400" height="400">{grit}</pattern></defs>'
    )


def crack(r: random.Random, x: float, y: float) -> str:
    """Where the frost has been."""
    return path(
        f"M{x:.0f},{y:.0f}l{r.uniform(14, 30):.0f},{r.uniform(-8, 12):.0f}l{r.uniform(6, 20):.0f},{r.uniform(6, 20):.0f}",
        "none",
        "#5d5a62",
        2,
        'opacity=".7"',
    )


def hopscotch(k: float) -> str:
    """Seven squares, in chalk."""
    boxes = ((0, 0), (0, 1), (-0.5, 2), (0.5, 2), (0, 3), (-0.5, 4), (0.5, 4))
    return "".join(
        path(wobble_rect(bx * k, -by * k, k, k, 1.2, i + 1, 2), "none", CHALK_WHITE, 3.4, CHALK)
        for i, (bx, by) in enumerate(boxes)
    )


def asphalt(theme: str) -> str:
    """What lies around the yard: nothing but more of it."""
    body = path("M0,0H400V400H0Z", ASPHALT, "", 0)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">{night(body) if theme == "dark" else body}</svg>'
