"""What an answer would do to the meadow: the result solid on gold, the origin pale, an arrow in the run-up;
and the time it takes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from dispetto.core.show.ink import GLEAM, GOLD, INK, circle, group, num, path
from dispetto.core.show.stage import Preview
from dispetto.games.shear_panic.face import scene
from dispetto.games.shear_panic.face.board import SIZE, Plan, plan
from dispetto.games.shear_panic.face.scene import figure_at_edge, one_sheep
from dispetto.games.shear_panic.view import View, where_to

OWN: Final = 2  # up to Jump an action is made by an own sheep
PALE: Final = 'opacity=".4"'


def preview(before: View, after: View, layout: str) -> Preview | None:
    """What differs between the two; None for nothing that stands on the board."""
    if before.question == "PickCard" and stands(before) == stands(after):
        return begun(before, after, layout)
    p = plan(layout)
    turned = before.facing != after.facing
    moved = [n for n in range(len(after.where)) if before.where[n] != after.where[n]]
    new = sorted(range(len(after.where)) if turned else moved, key=lambda n: after.where[n])
    away = [f"sheep-{n}" for n in new]
    parts = [
        *(cell(p, after.where[n]) for n in moved),
        *(pale(one_sheep(p, before, n)) for n in moved if before.where[n] not in after.where),
        *(arrow for n in moved if (arrow := run_up(p, before, after, n))),
        *([round_arrow(p, clockwise=(after.facing - before.facing) % 8 == 2)] if turned else []),
        *(one_sheep(p, after, n) for n in new),
        *(
            nudge(p, before, after, n)
            for n in moved
            if before.where[n] not in after.where and steps(before, after, n) == 1
        ),
    ]
    if (before.figure, before.edge) != (after.figure, after.edge) and (before.figure or after.figure):
        away.append("figure")
        parts += [pale(figure_at_edge(p, before)), figure_at_edge(p, after)]
    if before.rows != after.rows:
        away.append("rows")
        parts += scene.row_tags(p, after)
    if before.marker != after.marker:
        parts += time(p, before, after)
    return Preview("".join(parts), tuple(away)) if parts else None


def stands(v: View) -> tuple[object, ...]:
    """What an answer that is whole would change."""
    return v.where, v.facing, v.marker


def begun(before: View, after: View, layout: str) -> Preview | None:
    """A card alone: the time it takes, where no movement card can change that, and whose turn it is to move."""
    p = plan(layout)
    parts = [cell(p, after.where[n]) + one_sheep(p, after, n) for n in able(after)]
    if not before.players[before.seat].moves:
        parts += time(p, before, after.but(marker=where_to(before.marker, after.value)))
    return Preview("".join(parts), tuple(f"sheep-{n}" for n in able(after))) if parts else None


def able(v: View) -> tuple[int, ...]:
    """The sheep that a card is for: one's own two, where not any of the nine will do.  SP-CARD-02, SP-CARD-03"""
    if v.sheep >= 0:
        return (v.sheep,)
    return (2 * v.seat, 2 * v.seat + 1) if 0 <= v.action <= OWN else ()


def pale(body: str) -> str:
    """What will not be there any more."""
    return group(body, more=PALE) if body else ""


def cell(p: Plan, at: int) -> str:
    """The gold cell under a result."""
    (x, y), c = p.middle(at), p.cell
    box = f'<rect x="{num(x - c / 2 + 3)}" y="{num(y - c / 2 + 3)}" width="{num(c - 6)}" height="{num(c - 6)}" rx="{num(c * 0.16)}"'
    ink = f'{box} fill="{GLEAM}" fill-opacity=".8" stroke="{INK}" stroke-width="{num(c * 0.12)}"/>'
    return f'{ink}{box} fill="none" stroke="{GOLD}" stroke-width="{num(c * 0.07)}"/>'


def steps(before: View, after: View, n: int) -> int:
    """How many cells a sheep goes."""
    one, other = before.where[n], after.where[n]
    return max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))


def run_up(p: Plan, before: View, after: View, n: int) -> str:
    """An arrow over the cells between origin and result; in a bow where a sheep is jumped."""
    far = steps(before, after, n)
    if far < 2:
        return ""
    (x, y), (tx, ty) = p.middle(before.where[n]), p.middle(after.where[n])
    length, turn = math.dist((x, y), (tx, ty)), math.degrees(math.atan2(ty - y, tx - x))
    first, last, c = p.cell * 0.3, length - p.cell * 0.62, p.cell
    stride = (after.where[n] - before.where[n]) // far
    over = {before.where[n] + k * stride for k in range(1, far)}
    if any(at in over and at == was for at, was in zip(after.where, before.where, strict=True)):
        bow = -c * 0.9 if tx >= x else c * 0.9  # over the sheep, never under them
        shaft = f"M{num(first)},{num(bow * 0.3)}Q{num(length / 2)},{num(bow)} {num(last)},{num(bow * 0.36)}"
        return group(golden(shaft, c * 0.1, last, bow * 0.36, math.copysign(24, -bow)), x, y, turn=turn)
    return group(golden(f"M{num(first)},0H{num(last)}", c * 0.1, last, 0, 0), x, y, turn=turn)


def golden(shaft: str, width: float, x: float, y: float, turn: float) -> str:
    """A gold arrow with an inked edge: its shaft, and its head at a point, pointing east before it is turned."""
    k = 2 * width
    tip = f"M{num(-k)},{num(-k)}L0,0L{num(-k)},{num(k)}"
    inked, gold = (
        path(shaft, "none", colour, w) + group(path(tip, "none", colour, w), x, y, turn=turn)
        for colour, w in ((INK, k), (GOLD, width))
    )
    return inked + gold


def nudge(p: Plan, before: View, after: View, n: int) -> str:
    """A small arrow between an origin and the cell beside it."""
    (x, y), (tx, ty) = p.middle(before.where[n]), p.middle(after.where[n])
    return scene.gold_arrow(
        x + (tx - x) * 0.44, y + (ty - y) * 0.44, math.degrees(math.atan2(ty - y, tx - x)), p.cell * 0.4
    )


def round_arrow(p: Plan, clockwise: bool) -> str:
    """The whole flock turns: a quarter of a ring round the middle of the meadow, twice."""
    r, middle = p.cell * 3.9, p.cell * SIZE / 2
    a, b = (math.radians(angle) for angle in (-70, -20))
    d = f"M{num(r * math.cos(a))},{num(r * math.sin(a))}A{num(r)},{num(r)} 0 0 1 {num(r * math.cos(b))},{num(r * math.sin(b))}"
    one = golden(d, p.cell * 0.2, r * math.cos(b), r * math.sin(b), 70)
    return group(one + group(one, turn=180), p.x + middle, p.y + middle, flip=not clockwise)


def time(p: Plan, before: View, after: View) -> Iterator[str]:
    """The space of the track where the marker would come to, lit, and the marker pale on it."""
    if p.wide:
        (x, y), r = p.track(after.marker), p.space * 0.5
    else:
        yield scene.needle(p, after.marker, GOLD)
        seen = after.marker - scene.window(before)
        if seen >= scene.WINDOW:
            return
        x, y, r = p.track_x + (seen + 0.5) * p.space, p.track_y + p.space / 2 + 2, p.space * 0.44
    if after.marker not in after.panic:  # a bang is the news there: the marker would hide it
        yield circle(x, y, r, GLEAM) + group(scene.hourglass(x, y, r), more='opacity=".35"')
    yield circle(x, y, r + 2, "none", INK, 6.4) + circle(x, y, r + 2, "none", GOLD, 3.6)
