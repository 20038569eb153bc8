"""What moves above the board, drawn from a view, never from the state: flock, figure, markers, cards, and what is lit."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from dispetto.core.ink import CREAM, GLEAM, GOLD, INK, Point, circle, group, lettering, num, path, wobble_rect
from dispetto.core.ink_seats import seat_shape
from dispetto.core.ink_things import number_disc, rock
from dispetto.core.stage import Mark
from dispetto.games.shear_panic.draw_board import PHASES, RING, SIZE, WALLS, Plan, phase_of, plan, ring, slip, space
from dispetto.games.shear_panic.draw_figures import BLACK, ear_tag, figure, glyph, number_card, sheep, tile
from dispetto.games.shear_panic.view import View

WINDOW: Final = 11  # spaces of the track in sight on a tall screen
KINDS: Final = ("red", "blue", "yellow", "green", "black")


# ---------------------------------------------------------------- symbols


def symbols() -> str:
    """Every sheep, every way it looks, and the two figures, to stand once in the page."""
    out = []
    for colour, kind in enumerate(KINDS):
        for facing in range(4):
            out.append(f'<symbol id="sheep-{kind}-{facing}" viewBox="-50 -50 100 100">{sheep(colour, facing)}</symbol>')
            if colour != BLACK:
                out.append(f'<symbol id="lone-{kind}-{facing}" viewBox="-50 -50 100 100">{sheep(colour, facing, True)}</symbol>')
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
        *(phase_now(p, v) if p.wide else strip(p, v)),
        *row_values(p, v),
        *cells(p, lit),
        *(panic_marks(p, v) if p.wide else []),
        *flock(p, v, lit),
        *the_figure(p, v),
        *over_cells(p, v, lit),
        *edges(p, lit),
        *(markers(p, v) if p.wide else []),
        *hand(p, v, lit),
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


def row_values(p: Plan, v: View) -> Iterator[str]:
    """What a sheep in each row would score now: stripes from the figure's edge, and tags at their ends."""
    c = p.cell
    for row, worth in enumerate(v.rows):
        if not worth:
            continue
        line = row if v.edge in (0, 6) else SIZE - 1 - row
        flat = v.edge in (0, 4)  # rows of the meadow, not columns
        x, y = (p.x, p.y + line * c) if flat else (p.x + line * c, p.y)
        w, h = (c * SIZE, c) if flat else (c, c * SIZE)
        colour = "#bfe0ff" if v.figure == 1 else "#ffd9c4"
        yield (
            f'<rect class="row" x="{num(x + 1)}" y="{num(y + 1)}" width="{num(w - 2)}" height="{num(h - 2)}" '
            f'fill="{colour}" opacity="{0.1 + 0.07 * worth:.2f}"/>'
        )
        k = c * 0.5
        tx, ty = (p.x - c * 0.2, y + c / 2) if flat else (x + c / 2, p.y - c * 0.2)
        fill = PHASES[1][2] if v.figure == 1 else PHASES[3][2]
        yield path(wobble_rect(tx - k / 2, ty - k / 2, k, k, 0.8, row, 6), fill, INK, 2) + lettering(str(worth), tx, ty, k * 0.5)


def cells(p: Plan, lit: dict[str, Mark]) -> Iterator[str]:
    """Every cell as an anchor; the lit ones glow."""
    c = p.cell
    for cell in range(SIZE * SIZE):
        x, y = p.middle(cell)
        mark = lit.get(f"cell-{cell}")
        hit = f'<rect class="hit" x="{num(x - c / 2)}" y="{num(y - c / 2)}" width="{num(c)}" height="{num(c)}" fill="#ffffff" fill-opacity="0"/>'
        glow = ""
        if mark:
            box = wobble_rect(x - c / 2 + 4, y - c / 2 + 4, c - 8, c - 8, 1, cell, 9)
            glow = path(box, GLEAM, INK, c * 0.13, 'fill-opacity=".55"') + path(box, "none", GOLD, c * 0.075)
        yield anchored(f"cell-{cell}", hit + glow, mark, "cell")


def over_cells(p: Plan, v: View, lit: dict[str, Mark]) -> Iterator[str]:
    """Above the flock: the number of each lit cell, and an arrow from the chosen sheep, so that nobody standing there hides them."""
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
                body += gold_arrow(sx + (x - sx) * 0.5, sy + (y - sy) * 0.5, math.degrees(math.atan2(y - sy, x - sx)), c * 0.34)
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
        colour = sheep_ // 2
        owned = colour == BLACK or (colour < len(v.players) and not v.players[colour].gone)
        symbol = f"{'sheep' if owned else 'lone'}-{KINDS[colour]}-{v.facing // 2}"
        chosen = sheep_ == v.sheep
        body = ""
        if mark or chosen:
            body += f'<ellipse cx="{num(x)}" cy="{num(y + c * 0.1)}" rx="{num(c * 0.55)}" ry="{num(c * 0.5)}" fill="{GOLD}" opacity=".55"/>'
            body += f'<ellipse cx="{num(x)}" cy="{num(y + c * 0.1)}" rx="{num(c * 0.55)}" ry="{num(c * 0.5)}" fill="none" stroke="{INK}" stroke-width="{num(c * 0.09)}"/>'
            body += f'<ellipse cx="{num(x)}" cy="{num(y + c * 0.1)}" rx="{num(c * 0.55)}" ry="{num(c * 0.5)}" fill="none" stroke="{GOLD}" stroke-width="{num(c * 0.055)}"/>'
        body += use(symbol, x, y - c * 0.02, c * 1.2)
        if colour != BLACK:
            body += group(ear_tag(sheep_ % 2 + 1, v.facing // 2), x, y - c * 0.02, c * 1.2 / 100)
        if mark:
            body += number_disc(mark.number, x + c * 0.36, y - c * 0.38, c * 0.18)
        yield anchored(f"sheep-{sheep_}", body, mark, "sheep")


def the_figure(p: Plan, v: View) -> Iterator[str]:
    """Roger or Shawn at his edge, and anchors at all four for the way there."""
    for way in (0, 2, 4, 6):
        x, y = figure_spot(p, way)
        yield f'<circle id="stand-{way}" cx="{num(x)}" cy="{num(y)}" r="1" fill="none"/>'
    if v.figure:
        x, y = figure_spot(p, v.edge)
        size = p.cell * (1.75 if not p.wide else 1.95 if v.edge in (2, 6) else 1.6)
        yield anchored("figure", use("roger" if v.figure == 1 else "shawn", x, y, size, v.edge in (0, 2)), None, "figure")
    else:
        yield '<g id="figure"/>'


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
    s = p.space
    for i in v.panic:
        x, y = p.track(i)
        yield panic_die(x, y, s, i) + path(wobble_rect(x + s * 0.02, y + s * 0.16, s * 0.44, s * 0.3, 0.3, i, 3), CREAM, INK, 1) + lettering(
            str(i), x + s * 0.24, y + s * 0.31, s * 0.19, weight=1.7
        )


def panic_die(x: float, y: float, s: float, seed: int) -> str:
    """The bang."""
    box = path(wobble_rect(-s * 0.3, -s * 0.3, s * 0.6, s * 0.6, 0.5, seed, 4), CREAM, INK, 1.8)
    return group(box + lettering("!", 0, 0, s * 0.36, "#d2402b", 2.6), x - s * 0.08, y - s * 0.06, turn=10)


def markers(p: Plan, v: View) -> Iterator[str]:
    """The time, and everybody's points beside the track."""
    for i in range(75):
        x, y = p.track(i)
        yield f'<circle id="t-{i}" class="t" cx="{num(x)}" cy="{num(y)}" r="{num(p.space * 0.45)}" fill="#ffffff" fill-opacity="0"/>'
    crowd: dict[int, int] = {}
    for player in v.players:
        i = player.points % 75
        x, y = p.track(i)
        n = crowd.get(i, 0)
        crowd[i] = n + 1
        gx, gy = ring(i)
        off = p.space * (0.56 + 0.3 * n)
        dx, dy = (-off, 0.0) if gx == 0 else (off, 0.0) if gx == RING - 1 else (0.0, -off) if gy == 0 else (0.0, off)
        yield f'<g id="score-{player.seat}" class="score">{seat_shape(player.seat, x + dx, y + dy, p.space * 0.3, 2.2)}</g>'
    x, y = p.track(v.marker)
    yield f'<g id="marker">{hourglass(x, y, p.space * 0.5)}</g>'


def phase_now(p: Plan, v: View) -> Iterator[str]:
    """A gold frame round the phase we are in, and a needle in it."""
    n = phase_of(max(1, v.marker))
    x, y, w, h = slip(p, n)
    first, last, _ = PHASES[n]
    yield path(wobble_rect(x - 4, y - 4, w + 8, h + 8, 1, n, 12), "none", INK, 7) + path(wobble_rect(x - 4, y - 4, w + 8, h + 8, 1, n, 12), "none", GOLD, 4)
    share = max(0.0, min(1.0, (v.marker - first + 1) / (last - first + 1)))
    yield path(f"M{num(x + 8)},{num(y + h - 7)}h{num((w - 16) * share)}", "none", INK, 5) if share else ""
    for k in range(4):
        bx, by, bw, bh = slip(p, k)
        yield f'<rect id="phase-{k + 1}" class="phase" x="{num(bx)}" y="{num(by)}" width="{num(bw)}" height="{num(bh)}" fill="#ffffff" fill-opacity="0"/>'


def strip(p: Plan, v: View) -> Iterator[str]:
    """On a tall screen: a bar of the phases, and the spaces round the marker."""
    x0, y0, w, h = p.phases
    x = x0
    for n, (first, last, colour) in enumerate(PHASES):
        wide = (last - first + 1) / 74 * w
        frame = f'id="phase-{n + 1}" class="phase"'
        yield f'<rect {frame} x="{num(x)}" y="{num(y0)}" width="{num(wide)}" height="{num(h)}" fill="{colour}" stroke="{INK}" stroke-width="1.6"/>'
        x += wide
    needle = x0 + max(0, v.marker - 0.5) / 74 * w
    yield path(f"M{num(needle)},{num(y0 + h)}l-6,-9h12z", INK, "", 0)
    first_seen = max(0, min(75 - WINDOW, v.marker - 4))
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
        yield f'<g id="score-{player.seat}" class="score">{seat_shape(player.seat, sx, y0 + h / 2, 4, 1.2)}</g>'


# ---------------------------------------------------------------- cards


def hand(p: Plan, v: View, lit: dict[str, Mark]) -> Iterator[str]:
    """The reader's tiles (the asked or first player's for a spectator), and the movement cards."""
    seat = v.seat if 0 <= v.seat < len(v.players) else v.turn
    player = v.players[seat]
    x0, y0, w, h = p.tiles
    if p.wide:
        seen: dict[tuple[int, int], int] = {}
        for (x, y), (action, value) in zip(tile_spots(p), player.cards, strict=False):
            copy = seen.get((action, value), 0)
            seen[action, value] = copy + 1
            anchor = f"tile-{action}-{value}" + (f"-{copy}" if copy else "")
            yield card(anchor, action, value, seat, x, y, w, h, lit.get(f"tile-{action}-{value}"), (action, value) == (v.action, v.value))
        yield from numbers(player.moves, x0, y0 - 52, 31, 40, lit, 7)
        return
    for (x, y), action in zip(tile_spots(p), sorted({a for a, _ in player.cards}), strict=False):
        values = sorted({value for a, value in player.cards if a == action})
        yield stack(action, values, seat, x, y, w, h, lit, v)
    yield from numbers(player.moves, x0, y0 - 30, 20, 26, lit, 12)


def tile_spots(p: Plan) -> list[Point]:
    """The corners of twelve tiles, three in a row on a wide screen; of seven stacks on a tall one."""
    x0, y0, w, h = p.tiles
    if p.wide:
        return [(x0 + n % 3 * (w + 7), y0 + n // 3 * (h + 11)) for n in range(12)]
    return [(x0 + n * (w + 2.2), y0) for n in range(7)]


def tile_names(p: Plan, v: View) -> Iterator[tuple[int, float, float]]:
    """The action of each of the reader's tiles, and where its name stands."""
    seat = v.seat if 0 <= v.seat < len(v.players) else v.turn
    w, h = p.tiles[2:]
    cards = v.players[seat].cards
    shown = list(cards) if p.wide else [(a, 0) for a in sorted({a for a, _ in cards})]
    for (x, y), (action, value) in zip(tile_spots(p), shown, strict=False):
        lifted = action == v.action and value in (0, v.value)
        yield action, x + w / 2, y + (h - 12 if p.wide else h * 0.59) - ((5 if p.wide else 4) if lifted else 0)


def card(anchor: str, action: int, value: int, seat: int, x: float, y: float, w: float, h: float, mark: Mark | None, chosen: bool) -> str:
    """One tile; a lit or chosen one has a gold frame."""
    body = tile(action, value, seat, w, h, True)
    if mark or chosen:
        frame = wobble_rect(-4, -4, w + 8, h + 8, 0.8, value, w * 0.16)
        body += path(frame, "none", INK, 6.5) + path(frame, "none", GOLD, 3.6)
    if mark:
        body += number_disc(mark.number, 3, 3, 10)  # over the shape, which says nothing new here
    inner = group(body, x, y - (5 if chosen else 0))
    return anchored(anchor, inner, mark, "tile")


def stack(action: int, values: list[int], seat: int, x: float, y: float, w: float, h: float, lit: dict[str, Mark], v: View) -> str:
    """On a tall screen: one tile an action, its values as chips."""
    chosen = action == v.action
    frame = path(wobble_rect(0, 0, w, h, 0.6, action, 7), CREAM, INK, 2.2)
    frame += seat_shape(seat, w / 2, 9, 6, 1.6) + group(glyph(action), w / 2, h * 0.37, 0.72)
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


def numbers(values: Sequence[int], x: float, y: float, w: float, h: float, lit: dict[str, Mark], a_row: int) -> Iterator[str]:
    """Movement cards: at most so many beside each other, equal ones stacked with their count of shadows."""
    for n, value in enumerate(sorted(set(values))):
        many = list(values).count(value)
        mark = lit.get(f"move-{value}")
        body = "".join(group(number_card(value, w, h), k * 3, -k * 2) for k in range(min(many, 4)))
        if mark:
            frame = wobble_rect(-3, -3, w + 6 + 3 * (min(many, 4) - 1), h + 6, 0.6, value, 7)
            body += path(frame, "none", INK, 5) + path(frame, "none", GOLD, 3) + number_disc(mark.number, w, h, 8)
        yield anchored(f"move-{value}", group(body, x + n * (w + 22), y), mark, "move")


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
        yield anchored(name, group(body, x, y, k, flip=flip) + number_disc(mark.number, x, y, p.cell * 0.22), mark, "turning")
