"""How to play on one page: pieces of the island with a push, a bite and a throw on them, and the stones that bite."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dispetto.core.show.howto import Box, HowTo, Picture, panel, sample, step, told
from dispetto.core.show.ink import INK, Point, group, oval, path
from dispetto.core.show.ink_seats import shape_path
from dispetto.core.show.ink_things import die, rock
from dispetto.core.telling.words import Words
from dispetto.games.hedz.board import Board
from dispetto.games.hedz.face import dinos
from dispetto.games.hedz.face.land import gradients
from dispetto.games.hedz.face.plan import dotted, plan, sight_line
from dispetto.games.hedz.face.poster import SLOPE, volcano
from dispetto.games.hedz.face.trail import stone

FATE: Final = "#b3301f"
PALE: Final = "#fff6df"
ARROW: Final = (
    '<marker id="howto-tip" viewBox="-10 -8 14 16" markerWidth="5" markerHeight="5" orient="auto">'
    f'<path d="M-9,-7L3,0L-9,7Z" fill="{FATE}" stroke="{PALE}" stroke-width="1.5"/></marker>'
)
AGAIN: Final = "M60,20A13,13,0,1,1,58,8M60,20l-9,-2M60,20l3,-9"
PRINT: Final = "M-7,-7q7,-3 9,1q-2,4 -9,2zM-1,5q7,-3 9,1q-2,4 -9,2z"


@dataclass(frozen=True)
class Island:
    """Where on an edition's own board the pictures are taken."""

    board: str
    push: tuple[str, ...]  # the pusher's stone, and those the pushed one walks
    bite: str
    throw: tuple[str, str]  # from, at
    stones: tuple[tuple[str, str], ...]  # a sample's words and its stone
    land: str  # the stone of "land and live with it"


ISLANDS: Final = {
    "hedz-25th": Island(
        "skull-island",
        ("29", "30", "31", "32", "33"),
        "24",
        ("35", "80"),
        (("boo", "44"), ("think", "60"), ("mudd", "52"), ("lava", "73"), ("rock", "41"), ("air", "27b")),
        "41",
    ),
    "hedz-2nd": Island(
        "footprint",
        ("56", "57", "58", "59", "60"),
        "39",
        ("63", "72"),
        (("boo", "11"), ("think", "20"), ("mudd", "44"), ("water", "31b"), ("rock", "18"), ("fly", "29b")),
        "18",
    ),
}


def stand(kind: str, seat: int, x: float, y: float, k: float, left: bool = False, turn: float = 0) -> str:
    """A dino on its base, its feet at a point."""
    return group(group(dinos.standing(kind, seat, False, left), -60 * k, -122 * k, k), x, y, turn=turn)


def ghost(kind: str, seat: int, x: float, y: float, k: float) -> str:
    """A dino where it would end: its own picture, pale, on a dashed base."""
    base = oval(60, 108, 58, 25, PALE, INK, 5, 'fill-opacity=".75" stroke-dasharray="13 9"')
    body = f'{base}<g opacity=".58">{dinos.standing(kind, seat, False, False)}</g>'
    return group(group(body, -60 * k, -122 * k, k), x, y)


def prints(way: Sequence[Point], colour: str) -> str:
    """Footprints between stones."""
    out = ""
    for (x1, y1), (x2, y2) in zip(way, way[1:], strict=False):
        turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
        out += group(path(PRINT, colour, "#fff3d1", 1.4), (x1 + x2) / 2, (y1 + y2) / 2, 1.5, turn)
    return out


def arc(d: str, ink: str, width: float, dashes: str, more: str = "") -> str:
    """A dashed way through the air, pale under it."""
    return path(d, "none", PALE, width * 2.1) + path(d, "none", ink, width, f'stroke-dasharray="{dashes}" {more}')


def around(x: float, y: float, wide: float) -> Box:
    """A box round a point, as wide as said and half as high."""
    return x - wide / 2, y - wide / 4, wide, wide / 2


def howto(words: Words, board: Board, corner: Point) -> HowTo:
    """The page of an edition."""
    where = ISLANDS[words.game.name]
    p = plan(board, "wide")
    index = {s.id: i for i, s in enumerate(board.spaces)}

    def at(name: str) -> Point:
        return p.places[index[name]]

    def tile(name: str) -> str:
        return stone(board.spaces[index[name]], 0, 0, p, index[name])

    def cut(box: Box, body: str) -> Picture:
        return Picture(body, box, board.name, corner)

    def push() -> Picture:
        (x, y), (gx, gy) = at(where.push[0]), at(where.push[-1])
        body = prints([at(name) for name in where.push], "#b9820a") + ghost("triceratops", 2, gx, gy, 0.56)
        body += stand("triceratops", 2, x + 24, y + 2, 0.56) + stand("trex", 0, x - 20, y + 4, 0.6)
        steal = f"M{x + 22:.0f},{y - 58:.0f}Q{x + 4:.0f},{y - 88:.0f} {x - 16:.0f},{y - 58:.0f}"
        return cut(
            around((x + gx) / 2 - 6, y - 34, 330), body + arc(steal, INK, 2.6, "5 5") + rock(x + 4, y - 74, 9, 5)
        )

    def bite() -> Picture:
        x, y = at(where.bite)
        body = stand("stegosaurus", 1, x + 40, y + 5, 0.64, True, 10) + stand("trex", 0, x - 12, y + 3, 0.74)
        for dx, dy, r in ((30, 62, 13), (52, 46, 7)):
            body += path(shape_path("star", x + dx, y - dy, r), "#ffcf33", INK, 2.4)
        body += "".join(rock(x - 58 + i * 17, y - 36 - (i % 2) * 9, 8, 4 + i) for i in range(3))
        fate = f"M{x + 74:.0f},{y - 40:.0f}C{x + 104:.0f},{y - 70:.0f} {x + 128:.0f},{y - 30:.0f} {x + 126:.0f},{y + 24:.0f}"
        return cut(around(x + 34, y - 34, 290), body + arc(fate, FATE, 4.4, "11 8", 'marker-end="url(#howto-tip)"'))

    def throw() -> Picture:
        one, other = where.throw
        (x1, y1), (x2, y2) = at(one), at(other)
        mx, my = x1 + (x2 - x1) * 0.52, y1 + (y2 - y1) * 0.52
        body = dotted(sight_line(p, index[one], index[other]), 1.5, "#ffcf33")
        body += stand("ankylosaurus", 3, x2, y2 + 4, 0.58, x1 < x2) + stand("trex", 0, x1, y1 + 4, 0.6, x1 > x2)
        swish = f"M{mx - 34:.0f},{my + 6:.0f}q10,-6 18,-8M{mx - 36:.0f},{my + 18:.0f}q10,-6 18,-10"
        body += rock(mx, my, 12, 3) + path(swish, "none", PALE, 3)
        return cut(around((x1 + x2) / 2, (y1 + y2) / 2 - 18, 420), body)

    stones = tuple(sample(words, key, Picture(tile(name), (-27, -27, 54, 54))) for key, name in where.stones)
    return HowTo(
        told(words, "aim"),
        told(words, "ends"),
        Picture(volcano(0, 0, 1), (-160, -156, 320, 272)),
        (
            step(words, "roll", Picture(die(5, 20, 30, 34, -7) + die(3, 58, 30, 34, 6), (0, 0, 80, 60))),
            step(
                words,
                "grumble",
                Picture(rock(22, 38, 15, 4) + rock(50, 42, 11, 7) + path(AGAIN, "none", "currentColor", 3.4), GRUMBLE),
            ),
            step(words, "walk", Picture(group(dinos.figure("trex", 0), 8, 0, 0.5), (0, 0, 74, 60))),
            step(words, "land", Picture(tile(where.land), (-26, -24, 52, 48))),
        ),
        (
            panel(words, "push", push()),
            panel(words, "bite", bite()),
            panel(words, "throw", throw()),
            panel(words, "stones", samples=stones),
        ),
        gradients() + SLOPE + ARROW,
    )


GRUMBLE: Final = (2.0, -2.0, 74.0, 60.0)
