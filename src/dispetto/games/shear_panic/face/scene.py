"""What moves above the board, drawn from a view, never from the state:
flock, figure, markers, cards, and what is lit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from dispetto.core.show.ink import (
    CREAM,
    GLEAM,
    GOLD,
    INK,
    Point,
    circle,
    group,
    kept,
    lettering,
    num,
    path,
    wobble_rect,
)
from dispetto.core.show.ink_seats import seat_shape
from dispetto.core.show.ink_things import number_disc, rock
from dispetto.core.show.stage import Mark
from dispetto.games.shear_panic.face.board import (
    PHASES,
    RING,
    SIZE,
    TALL_PLAN,
    WALLS,
    WIDE_PLAN,
    Plan,
    plan,
    ring,
    space,
)
from dispetto.games.shear_panic.face.figures import BLACK, ear_tag, figure, glyph, sheep
from dispetto.games.shear_panic.face.panels import shown
from dispetto.games.shear_panic.view import View

WINDOW: Final = 11  # spaces of the track in sight on a tall screen
KINDS: Final = ("red", "blue", "yellow", "green", "black")


# ---------------------------------------------------------------- symbols


def symbols() -> str:
    """Every sheep, every way it looks, the tags in their ears, and the two figures, to stand once in the page."""
    out = []
    for colour, kind in enumerate(KINDS):
        for facing in range(4):
            out.append(f'<symbol id="sheep-{kind}-{facing}" viewBox="-50 -50 100 100">{sheep(colour, facing)}</symbol>')
            if colour != BLACK:
                out.append(
                    f'<symbol id="lone-{kind}-{facing}" viewBox="-50 -50 100 100">{sheep(colour, facing, True)}</symbol>'
                )
    for number in (1, 2):
        for facing in range(4):
            out.append(
                f'<symbol id="tag-{number}-{facing}" viewBox="-50 -50 100 100">{ear_tag(number, facing)}</symbol>'
            )
    out += [f'<g id="glyph-{action}">{glyph(action)}</g>' for action in range(7)]
    for n, name in ((1, "roger"), (2, "shawn")):
        out.append(f'<symbol id="{name}" viewBox="-75 -75 150 150">{figure(n)}</symbol>')
    return "".join(out)


def use(symbol: str, x: float, y: float, size: float, flip: bool = False) -> str:
    """A symbol round a point."""
    s = num(size)
    move = f' transform="translate({num(2 * x)},0) scale(-1,1)"' if flip else ""
    return f'<use href="#{symbol}" x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{s}" height="{s}"{move}/>'


# ---------------------------------------------------------------- the moving layer


def scene(v: View, layout: str, marks: Sequence[Mark]) -> str:
    """Sheep, figure, markers, tiles, and what is lit."""
    p = plan(layout)
    lit = {anchor: mark for mark in reversed(marks) for anchor in mark.anchors}
    parts = [
        *([] if p.wide else strip(p, v)),
        f'<g id="rows" pointer-events="none">{"".join((*row_stripes(p, v), *row_tags(p, v)))}</g>',
        *cells(p, lit),
        *(panic_marks(p, v) if p.wide else []),
        *flock(p, v, lit),
        *the_figure(p, v),
        *over_cells(p, v, lit),
        *edges(p, lit),
        *(markers(p, v) if p.wide else []),
        *([] if p.wide else hand(p, v, lit)),
        *turn_arrows(p, lit),
    ]
    return (
        f'<svg class="meadow" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {p.width} {p.height}">'
        f"{''.join(parts)}</svg>"
    )


def anchored(anchor: str, body: str, mark: Mark | None, kind: str = "") -> str:
    """A group that can be named, pointed at, and clicked where it is lit."""
    names = " ".join(n for n in (kind, "lit" if mark else "") if n)
    key = f' data-key="{mark.number}" tabindex="0"' if mark else ""
    return f'<g id="{anchor}" class="{names}"{key}>{body}</g>'


def scoring_rows(p: Plan, v: View) -> Iterator[tuple[int, int, bool, float, float]]:
    """What a sheep in each row would score now: the row, its worth, whether it lies flat, and its north-west corner."""
    flat = v.edge in (0, 4)  # rows of the meadow, not columns
    for row, worth in enumerate(v.rows):
        if worth:
            line = row if v.edge in (0, 6) else SIZE - 1 - row
            yield row, worth, flat, p.x + (0 if flat else line * p.cell), p.y + (line * p.cell if flat else 0)


def row_stripes(p: Plan, v: View) -> Iterator[str]:
    """The rows that score, the brighter the more."""
    for _, worth, flat, x, y in scoring_rows(p, v):
        w, h = (p.cell * SIZE, p.cell) if flat else (p.cell, p.cell * SIZE)
        colour = "#bfe0ff" if v.figure == 1 else "#ffd9c4"
        yield (
            f'<rect class="row" x="{num(x + 1)}" y="{num(y + 1)}" width="{num(w - 2)}" height="{num(h - 2)}" '
            f'fill="{colour}" opacity="{0.1 + 0.07 * worth:.2f}"/>'
        )


def row_tags(p: Plan, v: View) -> Iterator[str]:
    """The worth of each row that scores, on a tag at its end."""
    k = p.cell * 0.5
    for row, worth, flat, x, y in scoring_rows(p, v):
        tx, ty = (p.x - p.cell * 0.2, y + p.cell / 2) if flat else (x + p.cell / 2, p.y - p.cell * 0.2)
        fill = PHASES[1][2] if v.figure == 1 else PHASES[3][2]
        yield path(wobble_rect(tx - k / 2, ty - k / 2, k, k, 0.8, row, 6), fill, INK, 2) + lettering(
            str(worth), tx, ty, k * 0.5
        )


def cells(p: Plan, lit: dict[str, Mark]) -> Iterator[str]:
    """Every cell as an anchor; the lit ones glow."""
    plain = plain_cells(p.wide)
    glowing = [int(anchor[5:]) for anchor in lit if anchor.startswith("cell-")]
    if not glowing:
        yield "".join(plain)
        return
    drawn = list(plain)
    for cell in glowing:
        drawn[cell] = one_cell(p, cell, lit[f"cell-{cell}"])
    yield from drawn


@lru_cache
def plain_cells(wide: bool) -> tuple[str, ...]:
    """Every cell while none is lit."""
    p = WIDE_PLAN if wide else TALL_PLAN
    return tuple(one_cell(p, cell, None) for cell in range(SIZE * SIZE))


def one_cell(p: Plan, cell: int, mark: Mark | None) -> str:
    """A cell as an anchor."""
    c = p.cell
    x, y = p.middle(cell)
    hit = f'<rect class="hit" x="{num(x - c / 2)}" y="{num(y - c / 2)}" width="{num(c)}" height="{num(c)}" fill="#ffffff" fill-opacity="0"/>'
    glow = ""
    if mark:
        box = wobble_rect(x - c / 2 + 4, y - c / 2 + 4, c - 8, c - 8, 1, cell, 9)
        glow = path(box, GLEAM, INK, c * 0.13, 'fill-opacity=".55"') + path(box, "none", GOLD, c * 0.075)
    return anchored(f"cell-{cell}", hit + glow, mark, "cell")


def over_cells(p: Plan, v: View, lit: dict[str, Mark]) -> Iterator[str]:
    """Above the flock: the number of each lit cell, and an arrow from the chosen sheep,
    so that nobody standing there hides them.
    """
    c = p.cell
    for anchor, mark in lit.items():
        if not anchor.startswith("cell-"):
            continue
        x, y = p.middle(int(anchor[5:]))
        body = number_disc(mark.number, x + c * 0.3, y - c * 0.3, c * 0.17)
        if v.sheep >= 0:
            sx, sy = p.middle(v.where[v.sheep])
            far = math.dist((x, y), (sx, sy))
            if far < 1.6 * c:  # next to it: a direction
                body += gold_arrow(
                    sx + (x - sx) * 0.5, sy + (y - sy) * 0.5, math.degrees(math.atan2(y - sy, x - sx)), c * 0.34
                )
        yield f'<g class="lit over" data-key="{mark.number}">{body}</g>'


def gold_arrow(x: float, y: float, turn: float, size: float) -> str:
    """A gold arrow round a point, pointing east before it is turned."""
    d = "M-10,0H6M0,-7L8,0L0,7"
    return group(path(d, "none", INK, 8.4) + path(d, "none", GOLD, 4.4), x, y, size / 14, turn)


def edges(p: Plan, lit: dict[str, Mark]) -> Iterator[str]:
    """The four sides of the meadow, for aligns: broad arrows where they are lit."""
    for way, name in ((0, "N"), (2, "E"), (4, "S"), (6, "W")):
        mark = lit.get(f"edge-{name}")
        x, y = p.edge(way, -0.5)
        body = ""
        if mark:
            k = p.cell
            shaft = f"M0,{num(k * 1.1)}V{num(-k * 0.2)}M{num(-k * 0.42)},{num(k * 0.22)}L0,{num(-k * 0.28)}L{num(k * 0.42)},{num(k * 0.22)}"
            body = group(path(shaft, "none", INK, k * 0.3) + path(shaft, "none", GOLD, k * 0.18), x, y, turn=way * 45)
            body += number_disc(mark.number, *p.edge(way, -1.9), k * 0.2)
        yield anchored(f"edge-{name}", f'<circle cx="{num(x)}" cy="{num(y)}" r="1" fill="none"/>{body}', mark, "edge")


def flock(p: Plan, v: View, lit: dict[str, Mark]) -> Iterator[str]:
    """Nine sheep, the northern ones first, so that none hides behind a farther one."""
    c = p.cell
    for sheep_, at in sorted(enumerate(v.where), key=lambda pair: pair[1]):
        x, y = p.middle(at)
        mark = lit.get(f"sheep-{sheep_}")
        chosen = sheep_ == v.sheep
        body = ""
        if mark or chosen:
            body += f'<ellipse cx="{num(x)}" cy="{num(y + c * 0.1)}" rx="{num(c * 0.55)}" ry="{num(c * 0.5)}" fill="{GOLD}" opacity=".55"/>'
            body += f'<ellipse cx="{num(x)}" cy="{num(y + c * 0.1)}" rx="{num(c * 0.55)}" ry="{num(c * 0.5)}" fill="none" stroke="{INK}" stroke-width="{num(c * 0.09)}"/>'
            body += f'<ellipse cx="{num(x)}" cy="{num(y + c * 0.1)}" rx="{num(c * 0.55)}" ry="{num(c * 0.5)}" fill="none" stroke="{GOLD}" stroke-width="{num(c * 0.055)}"/>'
        body += one_sheep(p, v, sheep_)
        if mark:
            body += number_disc(mark.number, x + c * 0.36, y - c * 0.38, c * 0.18)
        yield anchored(f"sheep-{sheep_}", body, mark, "sheep")


def one_sheep(p: Plan, v: View, n: int) -> str:
    """A sheep on its cell, looking where all look, with the number in its ear."""
    c, owner, colour = p.cell, n // 2, v.colour(n)
    x, y = p.middle(v.where[n])
    owned = colour == BLACK or (owner < len(v.players) and not v.players[owner].gone)
    drawn = use(f"{'sheep' if owned else 'lone'}-{KINDS[colour]}-{v.facing // 2}", x, y - c * 0.02, c * 1.2)
    return drawn if colour == BLACK else drawn + use(f"tag-{n % 2 + 1}-{v.facing // 2}", x, y - c * 0.02, c * 1.2)


def the_figure(p: Plan, v: View) -> Iterator[str]:
    """Roger or Shawn at his edge, and anchors at all four for the way there."""
    for way in (0, 2, 4, 6):
        x, y = figure_spot(p, way)
        yield f'<circle id="stand-{way}" cx="{num(x)}" cy="{num(y)}" r="1" fill="none"/>'
    yield anchored("figure", figure_at_edge(p, v), None, "figure") if v.figure else '<g id="figure"/>'


def figure_at_edge(p: Plan, v: View) -> str:
    """Roger or Shawn where he stands; nothing where nobody does."""
    x, y = figure_spot(p, v.edge)
    size = p.cell * (1.75 if not p.wide else 1.95 if v.edge in (2, 6) else 1.6)
    return use("roger" if v.figure == 1 else "shawn", x, y, size, v.edge in (0, 2)) if v.figure else ""


def figure_spot(p: Plan, way: int) -> Point:
    """Where a figure stands at an edge; on a tall screen it leans into the meadow, for there is no room outside."""
    if p.wide:
        return p.edge(way, {0: 0.5, 4: 0.45}.get(way, 0.62))
    return p.edge(way, {0: -0.2, 4: -0.45}.get(way, -0.5))


def hourglass(x: float, y: float, r: float) -> str:
    """The time marker."""
    k = r / 17
    body = circle(0, 0, 17, INK, "#fff6df", 3) + path("M-6,-9h12l-5,9l5,9h-12l5,-9z", GOLD, "", 0)
    return group(body, x, y, k)


def panic_marks(p: Plan, v: View) -> Iterator[str]:
    """A tilted die with a bang on every Shear Panic space."""
    for i in v.panic:
        yield panic_mark(i, *p.track(i), p.space)


@kept
def panic_mark(i: int, x: float, y: float, s: float) -> str:
    """One of them, and the number of its space."""
    return (
        panic_die(x, y, s, i)
        + path(wobble_rect(x + s * 0.02, y + s * 0.16, s * 0.44, s * 0.3, 0.3, i, 3), CREAM, INK, 1)
        + lettering(str(i), x + s * 0.24, y + s * 0.31, s * 0.19, weight=1.7)
    )


def panic_die(x: float, y: float, s: float, seed: int) -> str:
    """The bang."""
    box = path(wobble_rect(-s * 0.3, -s * 0.3, s * 0.6, s * 0.6, 0.5, seed, 4), CREAM, INK, 1.8)
    return group(box + lettering("!", 0, 0, s * 0.36, "#d2402b", 2.6), x - s * 0.08, y - s * 0.06, turn=10)


@lru_cache
def stations(wide: bool) -> str:
    """The spaces of the track as anchors."""
    p = WIDE_PLAN if wide else TALL_PLAN
    out = []
    for i in range(75):
        x, y = p.track(i)
        out.append(
            f'<circle id="t-{i}" class="t" cx="{num(x)}" cy="{num(y)}" r="{num(p.space * 0.45)}" fill="#ffffff" fill-opacity="0"/>'
        )
    return "".join(out)


def markers(p: Plan, v: View) -> Iterator[str]:
    """The time, and everybody's points beside the track."""
    yield stations(p.wide)
    crowd: dict[int, int] = {}
    for player in v.players:
        i = player.points % 75
        x, y = p.track(i)
        n = crowd.get(i, 0)
        crowd[i] = n + 1
        gx, gy = ring(i)
        off = p.space * (0.56 + 0.3 * n)
        dx, dy = (-off, 0.0) if gx == 0 else (off, 0.0) if gx == RING - 1 else (0.0, -off) if gy == 0 else (0.0, off)
        yield f'<g id="score-{player.seat}" class="score">{seat_shape(player.colour, x + dx, y + dy, p.space * 0.3, 2.2)}</g>'
    x, y = p.track(v.marker)
    yield f'<g id="marker">{hourglass(x, y, p.space * 0.5)}</g>'


def strip(p: Plan, v: View) -> Iterator[str]:
    """On a tall screen: a bar of the phases, and the spaces round the marker."""
    x0, y0, w, h = p.phases
    x = x0
    for n, (first, last, colour) in enumerate(PHASES):
        wide = (last - first + 1) / 74 * w
        frame = f'id="phase-{n + 1}" class="phase"'
        yield f'<rect {frame} x="{num(x)}" y="{num(y0)}" width="{num(wide)}" height="{num(h)}" fill="{colour}" stroke="{INK}" stroke-width="1.6"/>'
        x += wide
    yield needle(p, v.marker, INK)
    first_seen = window(v)
    s = p.space
    for j in range(WINDOW):
        i = first_seen + j
        sx, sy = p.track_x + (j + 0.5) * s, p.track_y + s / 2 + 2
        body = space(p, i, sx, sy)
        if i in v.panic:
            body += panic_die(sx + s * 0.08, sy + s * 0.05, s, i)
        if i in WALLS:
            body += "".join(rock(sx + s / 2, sy - s * 0.36 + t * s * 0.24, s * 0.14, t) for t in range(4))
        if i == v.marker:
            body += f'<g id="marker">{hourglass(sx, sy, s * 0.44)}</g>'
        yield f'<g id="t-{i}" class="t">{body}</g>'
    for i in (*range(first_seen), *range(first_seen + WINDOW, 75)):  # out of sight: on the bar, for whoever goes there
        yield f'<circle id="t-{i}" cx="{num(x0 + max(0, i - 0.5) / 74 * w)}" cy="{num(y0 + h / 2)}" r="1" fill="none"/>'
    for player in v.players:
        sx = x0 + max(0, min(74, player.points) - 0.5) / 74 * w
        yield f'<g id="score-{player.seat}" class="score">{seat_shape(player.colour, sx, y0 + h / 2, 4, 1.2)}</g>'


def needle(p: Plan, time: int, colour: str) -> str:
    """On a tall screen: where on the bar of the phases a time lies."""
    x0, y0, w, h = p.phases
    return path(f"M{num(x0 + max(0, time - 0.5) / 74 * w)},{num(y0 + h)}l-6,-9h12z", colour, "", 0)


def window(v: View) -> int:
    """On a tall screen: the first space of the track that is in sight."""
    return max(0, min(75 - WINDOW, v.marker - 4))


# ---------------------------------------------------------------- cards


def hand(p: Plan, v: View, lit: dict[str, Mark]) -> Iterator[str]:
    """On a tall screen the reader's tiles; for a spectator those of whoever has the turn."""
    player = shown(v)
    w, h = p.tiles[2:]
    for (x, y), action in zip(tile_spots(p), sorted({a for a, _ in player.cards}), strict=False):
        values = sorted({value for a, value in player.cards if a == action})
        yield stack(action, values, player.colour, x, y, w, h, lit, v)


def tile_spots(p: Plan) -> list[Point]:
    """The corners of seven stacks."""
    x0, y0, w, _ = p.tiles
    return [(x0 + n * (w + 2.2), y0) for n in range(7)]


def tile_names(p: Plan, v: View) -> Iterator[tuple[int, float, float]]:
    """The actions of which the reader has tiles, and where the name of each stands."""
    w, h = p.tiles[2:]
    for (x, y), action in zip(tile_spots(p), sorted({a for a, _ in shown(v).cards}), strict=False):
        yield action, x + w / 2, y + h * 0.59 - (4 if action == v.action else 0)


def stack(
    action: int, values: list[int], colour: int, x: float, y: float, w: float, h: float, lit: dict[str, Mark], v: View
) -> str:
    """On a tall screen: one tile an action, its values as chips."""
    chosen = action == v.action
    frame = path(wobble_rect(0, 0, w, h, 0.6, action, 7), CREAM, INK, 2.2)
    frame += seat_shape(colour, w / 2, 9, 6, 1.6) + group(f'<use href="#glyph-{action}"/>', w / 2, h * 0.37, 0.72)
    if chosen:
        gold = wobble_rect(-2.5, -2.5, w + 5, h + 5, 0.6, action, 9)
        frame += path(gold, "none", INK, 5) + path(gold, "none", GOLD, 3)
    chips = []
    for n, value in enumerate(values):
        cx = w / 2 + (n - (len(values) - 1) / 2) * 16.5
        mark = lit.get(f"tile-{action}-{value}")
        now = chosen and value == v.value
        chip = circle(cx, h - 14, 8.2, GOLD if now or mark else CREAM, INK, 2) + lettering(str(value), cx, h - 14, 8)
        hit = f'<rect x="{num(cx - 9)}" y="{num(0 if len(values) == 1 else h * 0.5)}" width="18" height="{num(h if len(values) == 1 else h * 0.5)}" fill="#ffffff" fill-opacity="0"/>'
        chips.append(anchored(f"tile-{action}-{value}", chip + hit, mark, "tile"))
    return group(frame + "".join(chips), x, y - (4 if chosen else 0))


def turn_arrows(p: Plan, lit: dict[str, Mark]) -> Iterator[str]:
    """Two round arrows over the meadow's upper corners, for turning the flock."""
    for name, flip in (("turn-cw", False), ("turn-ccw", True)):
        mark = lit.get(name)
        if not mark:
            continue
        side = p.cell * SIZE
        x, y = p.x + (side * 0.74 if not flip else side * 0.26), p.y + side * 0.16
        k = p.cell / 24
        bow = "M-20,12A22,22 0 1 1 20,12M27,2L20,13L9,7"
        body = path(bow, "none", INK, 10) + path(bow, "none", GOLD, 5.6)
        yield anchored(
            name, group(body, x, y, k, flip=flip) + number_disc(mark.number, x, y, p.cell * 0.22), mark, "turning"
        )
