"""The board as pictures: the static layer from the file, the moving layer from a view; never from the state."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, NamedTuple

from dispetto.core.show.ink import BAD, GOLD, Point, circle, group, kept, kept_lately, lettering, night, num, path
from dispetto.core.show.ink_seats import seat_of
from dispetto.core.show.ink_things import (
    defs,
    lit_oval,
    lit_ring,
    number_disc,
    number_tag,
    refused_ring,
    rock,
    turn_arrow,
)
from dispetto.games.hedz.board import Board
from dispetto.games.hedz.face import dinos, island, land
from dispetto.games.hedz.face.plan import NUMBER, SEA, Layout, Plan, Theme, dotted, label, look, plan, sight_line
from dispetto.games.hedz.face.trail import WITH_PICTOGRAM, in_the_corner
from dispetto.games.hedz.view import DinoView, View

__all__ = ["SEA", "Lit", "Refused", "draw_board_file", "pawn", "scene", "sea_svg", "sprite_sheet", "static_svg"]

PAWN: Final = 0.5  # the size of a lone dino's 120-box on a stone of radius 17.5
HIDDEN: Final = -1


class Lit(NamedTuple):
    """Something that may be clicked: a space or a dino, with the number of the button that does the same."""

    key: int  # the button's number
    space: int = HIDDEN  # lit space, by index
    dino: int = HIDDEN  # or lit dino
    path: tuple[int, ...] = ()  # spaces walked on the way there, dashed
    line: tuple[int, int] | None = None  # a line of sight used, gold


@dataclass(frozen=True)
class Refused:
    """What was clicked and is not legal: a space or a dino."""

    space: int = HIDDEN
    dino: int = HIDDEN


# ---------------------------------------------------------------- the static layer


def static_svg(board: Board, layout: Layout = "wide", theme: Theme = "light", sea: bool = True) -> str:
    """The wordless picture under everything, to be shown by <img>; without sea it lies on the page's own."""
    return island.picture(board, layout, theme, sea)


def sea_svg(width: float, height: float, theme: Theme = "light") -> str:
    """The sea alone, for the page behind the island."""
    w, h = num(width), num(height)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f"<defs>{defs(width, height)}{land.gradients()}</defs>"
        f"{land.sea(width, height, round(width * height / 18000))}</svg>"
    )
    return night(svg) if theme == "dark" else svg


def draw_board_file(board: Board, layout: Layout = "wide", theme: Theme = "light") -> str:
    """The board as `dispetto board draw` writes it: complete, with numbers, for any viewer."""
    svg = static_svg(board, layout, theme)
    title = escape(board.title.get("en") or board.name)
    cut = svg.index(">") + 1
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{svg[:cut]}<title>{title}</title>{svg[cut:]}\n'


# ---------------------------------------------------------------- single dinos


@kept
def pawn(kind: str, seat: int, size: float = 46, base: bool = False) -> str:
    """A dino as a small picture of its own, for seat plates and dialogs."""
    body, box = (dinos.standing(kind, seat), "0 0 120 134") if base else (dinos.figure(kind, seat), "-4 -4 128 116")
    s = num(size)
    return f'<svg class="pawn" width="{s}" height="{s}" viewBox="{box}" aria-hidden="true">{body}</svg>'


def sprite_sheet(view: View, more: str = "") -> str:
    """The symbols of every dino at this table, to stand once in the page for `scene(…, sheet=True)`."""
    return _sheet(tuple([(d.kind, d.seat, second) for d, second in _seconds(view)]), more)


@kept_lately
def _sheet(shown: tuple[tuple[str, int, bool], ...], more: str) -> str:
    """The same of these dinos, looking either way, with other symbols."""
    wanted = [(*dino, left) for dino in shown for left in (False, True)]
    return (
        f'<svg class="sheet" width="0" height="0" aria-hidden="true"><defs>{dinos.sprites(wanted)}{more}</defs></svg>'
    )


def _seconds(view: View) -> list[tuple[DinoView, bool]]:
    """Each dino, and whether its player has an earlier one."""
    seen: set[int] = set()
    out = []
    for d in view.dinos:
        out.append((d, d.seat in seen))
        seen.add(d.seat)
    return out


# ---------------------------------------------------------------- where dinos stand

# Offsets in steps and a scale, by how many share a stone: fanned so that the stone's number and the neighbours show.
FANS: Final[dict[int, tuple[float, tuple[Point, ...]]]] = {
    1: (1.0, ((0.0, 0.0),)),
    2: (0.8, ((-0.31, -0.03), (0.31, 0.03))),
    3: (0.7, ((0.0, -0.42), (-0.36, 0.02), (0.36, 0.05))),
    4: (0.62, ((-0.21, -0.4), (0.27, -0.36), (-0.38, 0.02), (0.38, 0.05))),
}


class Stand(NamedTuple):
    """Where a dino is drawn, how large, and which way it looks."""

    x: float
    y: float
    scale: float
    left: bool


def stands(view: View, p: Plan) -> dict[int, Stand]:
    """A place for every dino on the board; those at Start wait in ranks behind it."""
    crowd: dict[int, list[int]] = {}
    for d in view.dinos:
        if d.at >= 0:
            crowd.setdefault(d.at, []).append(d.dino)
    out = {}
    first = PAWN * p.k
    turn = view.mover if view.mover >= 0 else view.turn
    for space, here in crowd.items():
        here.sort(key=lambda dino: dino == turn)  # who moves stands in front
        x, y = p.places[space]
        ahead = p.places[p.ahead[space][0]] if p.ahead[space] else (p.width / 2, y)
        left = ahead[0] < x - 0.12 * p.step or (abs(ahead[0] - x) <= 0.12 * p.step and x > p.width / 2)
        if space == 0 and len(here) > 2:
            away = -1.0 if ahead[0] > x else 1.0
            room = (x if away < 0 else p.width - x) - 0.3 * p.step
            ranks = 2 if math.ceil(len(here) / 2) * 0.6 * p.step < room + 0.6 * p.step else 3
            here.insert(ranks - 1, here.pop())
            for n, dino in enumerate(here):
                column, rank = divmod(n, ranks)
                dx = away * (column * 0.6 - (0.0 if rank % 2 else 0.2)) * p.step
                dy = (rank - (ranks - 1) / 2) * (0.62 if ranks == 2 else 0.46) * p.step
                out[dino] = Stand(x + dx, y + dy, first * 0.68, left)
            continue
        size, spots = FANS.get(len(here)) or (0.5, _ranks(len(here)))
        aside = p.asides[space]
        for dino, (dx, dy) in zip(here, spots, strict=True):
            out[dino] = Stand(x + (dx + aside) * p.step, y + dy * p.step, first * size, left)
    return out


def _ranks(count: int) -> tuple[Point, ...]:
    """Three abreast, the later ones behind."""
    spots = []
    for n in range(count):
        rank, column = divmod(n, 3)
        spots.append(((column - 1) * 0.42, 0.06 - rank * 0.3))
    return tuple(reversed(spots))


# ---------------------------------------------------------------- the moving layer


def _dino(d: DinoView, second: bool, s: Stand, lit: Lit | None, turn: bool, board: Board, sheet: bool) -> str:
    """One dino with its halo and its arrow."""
    return _one_dino(d.dino, d.kind, d.seat, board.spaces[d.at].id, second, s, lit.key if lit else None, turn, sheet)


@kept
def _one_dino(
    dino: int, kind: str, seat: int, space: str, second: bool, s: Stand, key: int | None, turn: bool, sheet: bool
) -> str:
    """The same, drawn once; the box is moved so that its base stands on the stone."""
    body = (
        f'<use href="#{dinos.sprite_id(kind, seat, second, s.left)}"/>'
        if sheet
        else dinos.standing(kind, seat, second, s.left)
    )
    lit = key is not None
    halo = lit_oval(60, 108, 57, 24, 1.7) if lit else ""
    arrow = turn_arrow(60, -6, 30) if turn else ""
    inner = group(halo + body + arrow, -60 * s.scale, -122 * s.scale, s.scale)
    more = f' data-key="{key}"' if lit else ""
    name = "dino lit" if lit else "dino"
    return (
        f'<g id="dino-{dino}" class="{name}" data-dino="{dino}" data-seat="{seat}" '
        f'data-space="{escape(space)}" transform="translate({num(s.x)},{num(s.y)})"{more}>{inner}</g>'
    )


def _footprints(p: Plan, walked: Sequence[int], colour: str) -> str:
    """Prints between the stones of a walk, in the walker's colour."""
    out: list[str] = []
    for a, b in zip(walked, walked[1:], strict=False):
        (x1, y1), (x2, y2) = p.places[a], p.places[b]
        turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
        feet = path("M-7,-7q7,-3 9,1q-2,4 -9,2z", colour, "#fff3d1", 1) + path(
            "M-1,5q7,-3 9,1q-2,4 -9,2z", colour, "#fff3d1", 1
        )
        out.append(group(feet, (x1 + x2) / 2, (y1 + y2) / 2, p.k, turn))
    return "".join(out)


def _loose(p: Plan, space: int, count: int, occupied: bool, kind: str) -> str:
    """Rocks lying on the trail, beside the number; more than four are counted."""
    x, y = p.places[space]
    r = p.stone
    spots = ((0.78, 0.62), (-0.8, 0.66), (0.86, -0.5), (-0.84, -0.52))
    if occupied:
        spots = ((1.06, 0.86), (-1.06, 0.86), (1.3, 0.2), (-1.3, 0.2))
    if kind in WITH_PICTOGRAM:  # the corner is taken
        spots = (spots[1], spots[3], spots[2], spots[0])
    out = "".join(
        rock(x + a * r, y + b * r, r * 0.42, 5 + i) for i, (a, b) in enumerate(spots[: count if count < 5 else 3])
    )
    if count > 4:
        out += number_tag(f"x{count}", x + r * 1.1, y + r * 1.15, 6.6 * max(p.k, 0.85), "#e8e1d8")
    return out


def _lit_stone(board: Board, i: int, p: Plan) -> str:
    """A lit ring; a stone that is only a number says it again through the gleam."""
    space = board.spaces[i]
    if "finish" in space.kinds:
        return lit_ring(0, 0, p.stone * 1.4, p.k, heart=False)
    again = look(space) in ("", "beach")
    number = lettering(label(space), 0, 0, max(7, 10 * p.k), NUMBER) if again else ""
    return lit_ring(0, 0, p.stone, p.k) + number


_ANCHORS: dict[int, tuple[Plan, tuple[str, ...]]] = {}  # the plan is kept too, so its id stays its own


def _anchors(board: Board, p: Plan) -> tuple[str, ...]:
    """Every space while none is lit, kept for the next time."""
    if id(p) not in _ANCHORS:
        if len(_ANCHORS) >= 64:
            _ANCHORS.clear()
        places = zip(board.spaces, p.places, strict=True)
        _ANCHORS[id(p)] = p, tuple(_anchor(space.id, x, y, _hit(p)) for space, (x, y) in places)
    return _ANCHORS[id(p)][1]


def _hit(p: Plan) -> float:
    """How far from its middle a space is still meant."""
    return min(p.step / 2, p.stone * 1.5)


@kept
def _anchor(space: str, x: float, y: float, hit: float, key: int = 0, lit: str = "") -> str:
    """Where a space can be pointed at, and clicked where it is lit."""
    name, more = ("sp lit", f' data-key="{key}"') if key else ("sp", "")
    return (
        f'<g id="sp-{escape(space)}" class="{name}" data-space="{escape(space)}"{more} '
        f'transform="translate({num(x)},{num(y)})"><circle r="{num(hit)}" fill="transparent"/>{lit}</g>'
    )


def scene(
    view: View,
    board: Board,
    layout: Layout = "wide",
    lit: Sequence[Lit] = (),
    refused: Refused | None = None,
    walked: Sequence[int] = (),
    sheet: bool = False,
) -> str:
    """The moving layer as inline SVG over the static one: anchors, lit marks, loose rocks, dinos, numbers."""
    p = plan(board, layout)
    k, r = p.k, p.stone
    where = stands(view, p)
    lit_spaces = {mark.space: mark for mark in lit if mark.space >= 0}
    lit_dinos = {mark.dino: mark for mark in lit if mark.dino >= 0}
    occupied = {d.at for d in view.dinos if d.at >= 0}
    turn = view.mover if view.mover >= 0 else view.turn
    out: list[str] = []

    out += _anchors(board, p)
    for i, mark in lit_spaces.items():
        out[i] = _anchor(board.spaces[i].id, *p.places[i], _hit(p), mark.key, _lit_stone(board, i, p))

    marks = []
    for mark in lit:
        if mark.line:
            marks.append(dotted(sight_line(p, *mark.line), k * 1.35, GOLD))
        for i in mark.path:
            if i not in lit_spaces:
                x, y = p.places[i]
                dash = f'stroke-dasharray="{num(5 * k)} {num(5 * k)}"'
                marks.append(circle(x, y, r + 2 * k, "none", "#7a4d00", 4.4 * k, 'opacity=".55"'))
                marks.append(circle(x, y, r + 2 * k, "none", GOLD, 3 * k, dash))
    if walked:
        marks.append(_footprints(p, walked, seat_of(view.dinos[turn].seat).colour if view.dinos else BAD))
    out.append(f'<g class="marks" aria-hidden="true">{"".join(marks)}</g>' if marks else "")

    rocks = "".join(
        _loose(p, i, n, i in occupied, look(board.spaces[i])) for i, n in enumerate(view.loose[: len(p.places)]) if n
    )
    out.append(f'<g class="loose" aria-hidden="true">{rocks}</g>')

    standing = sorted(
        ((where[d.dino].y, n, d, second) for n, (d, second) in enumerate(_seconds(view)) if d.dino in where)
    )
    tags = {
        i: number_tag(label(board.spaces[i]), *tag_place(p, i, look(board.spaces[i])), max(6.6, 8.4 * k))
        for i in occupied
        if board.spaces[i].number or i
    }
    for _, _, d, second in standing:
        out.append(
            _dino(d, second, where[d.dino], lit_dinos.get(d.dino), d.dino == turn and view.winner < 0, board, sheet)
        )
    out.append(f'<g class="tags" aria-hidden="true">{"".join(tags[i] for i in sorted(tags))}</g>')

    discs = []
    taken: list[tuple[float, float]] = []
    size = 11 * max(k, 0.82)
    for mark in lit:
        if mark.dino in where:
            s = where[mark.dino]
            here = view.dinos[mark.dino].at
            shared = turn in where and turn != mark.dino and view.dinos[turn].at == here
            side = -1 if s.x < (where[turn].x if shared else p.places[here][0]) - 1 else 1
            x, y = s.x + side * 50 * s.scale, s.y - 108 * s.scale
        elif mark.space >= 0:
            x, y = p.places[mark.space]
            x, y = x + r * 0.95, y - r * 1.25
        else:
            continue
        x, y = min(max(x, size * 1.2), p.width - size * 1.2), max(y, size * 1.2)
        while any(abs(x - a) < 2 * size and abs(y - b) < 2 * size for a, b in taken):
            y = y - size if y > 2.2 * size else y + 3 * size
            x += size * 0.7 if x < p.width / 2 else -size * 0.7
        taken.append((x, y))
        discs.append(f'<g class="lit key" data-key="{mark.key}">{number_disc(mark.key, x, y, size)}</g>')
    out.append("".join(discs))
    if refused:
        out.append(_refused(refused, p, where))
    return (
        f'<svg class="hedz scene {layout}" viewBox="0 0 {num(p.width)} {num(p.height)}" '
        f'overflow="visible">{"".join(out)}</svg>'
    )


def tag_place(p: Plan, space: int, kind: str) -> Point:
    """Where an occupied stone says its number:
    on its lower edge, in front of who stands there, over the one in its corner.
    """
    x, y = p.places[space]
    return in_the_corner(x, y, p.stone) if kind in WITH_PICTOGRAM else (x, y + p.stone * 0.98)


def _refused(what: Refused, p: Plan, where: dict[int, Stand]) -> str:
    if what.dino in where:
        s = where[what.dino]
        ring = refused_ring(s.x, s.y - 54 * s.scale, 76 * s.scale, max(0.8, p.k))
    elif what.space >= 0:
        ring = refused_ring(*p.places[what.space], p.stone + 7 * p.k, max(0.8, p.k))
    else:
        return ""
    return f'<g class="refused" aria-hidden="true">{ring}</g>'
