"""The static picture of a trail board: sea, island, volcano, trail, stones; wordless, any board file of this format."""

from __future__ import annotations

import math
import random
from typing import Final

from dispetto.core.show.ink import Point, circle, night, num
from dispetto.core.show.ink_things import defs
from dispetto.games.hedz.board import Board, Space
from dispetto.games.hedz.face.land import (
    bone,
    clear,
    gradients,
    lake,
    land,
    meadow,
    nest,
    palm,
    sea,
    skull_rock,
    tooth,
    under_air,
    volcano,
)
from dispetto.games.hedz.face.plan import Layout, Plan, branches, plan
from dispetto.games.hedz.face.trail import climb, flights, no_bite_sign, sights, stone, trail_band


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


def pebble(kind: str) -> str:
    """One stone of a kind alone, as a picture of its own."""
    space = Space("", 0, (kind,) if kind else (), (), (), (30.0, 30.0), (30.0, 30.0), "house")
    p = plan(Board("", {}, (), "house", (space,), ()), "wide")
    body = stone(space, 30, 30, p, 0)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4 52 52"><defs>{defs(60, 60)}{gradients()}</defs>{body}</svg>'


def _depth(row: tuple[int, tuple[Space, Point]]) -> tuple[bool, float]:
    space, (_, y) = row[1]
    return "finish" in space.kinds, y
