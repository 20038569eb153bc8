"""What an answer would do on the island: pale dinos where they would end, the way there, and whoever goes home."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from dispetto.core.engine.table import Event
from dispetto.core.show.ink import BAD, INK, Point, at, group, num, oval, path
from dispetto.core.show.ink_things import number_disc, number_tag, rock
from dispetto.core.show.stage import Preview
from dispetto.games.hedz.board import Board
from dispetto.games.hedz.face import dinos
from dispetto.games.hedz.face.plan import Layout, Plan, label, look, plan
from dispetto.games.hedz.face.scene import Stand, stands, tag_place
from dispetto.games.hedz.view import DinoView, View

GLOW: Final = "#fff6df"
LOST: Final = ("fell", "drowned", "burned")
HOME: Final = (*LOST, "bit", "speared", "knocked")  # events after which somebody goes back
AIMED: Final = ("threw", "hurled")


def preview(board: Board, before: View, after: View, layout: Layout, told: Sequence[Event], key: int) -> Preview | None:
    """Every dino that would stand elsewhere, as a ghost; a rock that would fly."""
    p = plan(board, layout)
    now, then = stands(before, p), stands(after, p)
    moved = [d for d, was in zip(after.dinos, before.dinos, strict=True) if d.at != was.at and d.dino in then]
    parts = [flight(now, e) for e in told if e.kind in AIMED and e.args[0] in now and e.args[1] in now]
    for d in moved:
        lost = next((e for e in told if e.kind in LOST and e.args[0] == d.dino), None)
        gone = lost is not None or any(e.kind in HOME and e.args[1] == d.dino for e in told if e.kind not in LOST)
        parts.append(prints(p, board, told, d.dino, BAD if gone else INK))
        if gone:
            fell = p.places[lost.args[1]] if lost is not None else (now[d.dino].x, now[d.dino].y)
            parts.append(fall(p, d, fell, then[d.dino], tumbles=lost is not None))
    parts += [ghost(before, d, then[d.dino], board.spaces[d.at].id, p, told) for d in moved]
    parts += [tag(board, p, d.at) for d in moved]
    if moved:
        parts.append(disc(p, then[moved[-1].dino], key))
    return Preview("".join(parts), still=bool(moved)) if any(parts) else None


def ghost(v: View, d: DinoView, s: Stand, space: str, p: Plan, told: Sequence[Event]) -> str:
    """A dino's own picture, pale, on a dashed base: ink, or red where a fate has brought it there."""
    fated = any(e.kind == "sent" and e.args[0] == d.dino for e in told)
    second = any(other.seat == d.seat and other.dino < d.dino for other in v.dinos)
    more = f'stroke-dasharray="13 9" fill-opacity=".75" data-space="{space}"'
    base = oval(60, 108, 58, 25, GLOW, BAD if fated else INK, 5, more)
    body = group(f'<use href="#{dinos.sprite_id(d.kind, d.seat, second, s.left)}"/>', more='opacity=".58"')
    inner = group(base + body, -60 * s.scale, -122 * s.scale, s.scale)
    return group(inner, s.x, s.y, more=f'class="ghost" data-ghost="{d.dino}"')


def tag(board: Board, p: Plan, space: int) -> str:
    """The number of the stone that a ghost hides."""
    here = board.spaces[space]
    if not here.number and space == 0:
        return ""
    return number_tag(label(here), *tag_place(p, space, look(here)), max(6.6, 8.4 * p.k))


def disc(p: Plan, s: Stand, key: int) -> str:
    """The red disc of the answer, beside its ghost's head."""
    r = 11 * max(p.k, 0.82)
    side = -1 if s.left or s.x > p.width - 60 * p.k else 1
    x = min(max(s.x - side * 48 * s.scale, r * 1.2), p.width - r * 1.2)
    return number_disc(key, x, max(s.y - 104 * s.scale, r * 1.2), r)


# ------------------------------------------------------------------------------------------------------ the way there


def prints(p: Plan, board: Board, told: Sequence[Event], dino: int, colour: str) -> str:
    """Footprints between the stones of a walk."""
    out = []
    for e in told:
        if e.kind != "walked" or e.args[0] != dino:
            continue
        way = between(p, e.args[1], e.args[2], e.args[3])
        for one, other in zip(way, way[1:], strict=False):
            (x1, y1), (x2, y2) = p.places[one], p.places[other]
            turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
            feet = "M-7,-7q7,-3 9,1q-2,4 -9,2zM-1,5q7,-3 9,1q-2,4 -9,2z"
            out.append(group(path(feet, colour, "#fff3d1", 1.4), (x1 + x2) / 2, (y1 + y2) / 2, p.k * 1.4, turn))
    return "".join(out)


def between(p: Plan, start: int, end: int, steps: int) -> list[int]:
    """The stones from one to another in so many steps, by whichever way leads there."""
    ways = [[start]]
    for _ in range(steps):
        ways = [[*way, ahead] for way in ways for ahead in p.ahead[way[-1]]]
    return next((way for way in ways if way[-1] == end), [start, end])


def fall(p: Plan, d: DinoView, start: Point, to: Stand, tumbles: bool) -> str:
    """A red arc from where it goes wrong to Start, and who falls."""
    k = p.k
    (x, y), (tx, ty) = start, (to.x, to.y - 70 * to.scale)
    side = 1 if tx >= x else -1
    x, y = (x + side * 30 * k, y + 12 * k) if tumbles else (x, y - 20 * k)
    far = math.dist((x, y), (tx, ty)) or 1.0
    rise = min(0.22 * far, 90 * k)
    bend = ((x + tx) / 2, max(min(y, ty) - rise, 12 * k))
    line = f"M{at(x + side * 20 * k, y)}Q{at(*bend)} {at(tx, ty)}"
    turn = math.degrees(math.atan2(ty - bend[1], tx - bend[0]))
    head = group(path("M-12,-8L3,0L-12,8Z", BAD, GLOW, 2), tx, ty, k * 1.1, turn)
    dashes = f'stroke-dasharray="{num(11 * k)} {num(8 * k)}"'
    arc = path(line, "none", GLOW, 9 * k) + path(line, "none", BAD, 4.4 * k, dashes) + head
    if not tumbles:
        return arc
    wave = f"M{at(x - 24 * k, y + 15 * k)}" + "".join(
        f"{'q' + at(6 * k, -7 * k) + ' ' if not n else 't'}{at(12 * k, 0)}" for n in range(4)
    )
    body = group(dinos.figure(d.kind, d.seat), -60, -60)
    who = group(group(body, 0, 0, 0.4 * k, side * 112), x, y, more='class="ghost" opacity=".8"')
    return arc + path(wave, "none", "#ffffff", 3 * k) + who


def flight(now: dict[int, Stand], e: Event) -> str:
    """A rock in the air between two dinos."""
    one, other = now[e.args[0]], now[e.args[1]]
    (x, y), (tx, ty) = (one.x, one.y - 60 * one.scale), (other.x, other.y - 60 * other.scale)
    bend = ((x + tx) / 2, min(y, ty) - 0.25 * math.dist((x, y), (tx, ty)))
    line = f"M{at(x, y)}Q{at(*bend)} {at(tx, ty)}"
    k = one.scale * 2
    mid = ((x + tx) / 4 + bend[0] / 2, (y + ty) / 4 + bend[1] / 2)
    return (
        path(line, "none", GLOW, 7 * k)
        + path(line, "none", INK, 3 * k, 'stroke-dasharray="9 8"')
        + rock(*mid, 9 * k, 4)
    )
