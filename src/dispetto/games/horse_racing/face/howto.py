"""How to play on one page: a bet, a stretch that doubles, the lanes, and what cards are for."""

from __future__ import annotations

import math
from typing import Final

from dispetto.core.show.howto import HowTo, Picture, panel, step, told
from dispetto.core.show.ink import CREAM, GOLD, INK, RED, circle, group, lettering, oval, path, wobble_rect
from dispetto.core.show.ink_seats import seat_shape
from dispetto.core.show.ink_things import die
from dispetto.core.telling.words import Words
from dispetto.games.horse_racing.courses import course_named
from dispetto.games.horse_racing.face.nasty import sign
from dispetto.games.horse_racing.face.poster import fallen_rider
from dispetto.games.horse_racing.face.scene import COATS, grass, horse, plan_of

COURSE: Final = "spitewell"
PALE: Final = "#fff6df"
WHIP, FALLER = 0, 10
ODDS: Final = ((0, "2/1"), (1, "5/1"), (3, "9/1"))
ARROW: Final = (
    '<marker id="howto-on" viewBox="-10 -8 14 16" markerWidth="4.2" markerHeight="4.2" orient="auto">'
    f'<path d="M-9,-7L3,0L-9,7Z" fill="{INK}" stroke="{PALE}" stroke-width="1.500"/></marker>'
)


def way(d: str, ink: str = INK) -> str:
    """A way on the turf: dashes with an arrow, pale under it."""
    more = 'stroke-dasharray="8 6" marker-end="url(#howto-on)"'
    return path(d, "none", PALE, 8) + path(d, "none", ink, 3.6, more)


def card(kind: int, harm: bool) -> str:
    """A Really Nasty card round its middle."""
    body = path(wobble_rect(-27, -31, 58, 68, 1, kind + 1, 9), "#20300f", "", 0, 'opacity=".35"')
    body += path(wobble_rect(-30, -36, 60, 70, 1, kind + 1, 9), "#ffe3d8" if harm else CREAM, INK, 3)
    return body + group(sign(kind), 0, -1)


def money(x: float, y: float, notes: int) -> str:
    """A pile of notes."""
    out = ""
    for n in range(notes):
        out += path(
            wobble_rect(x - 24, y - 5 - n * 7, 48, 15, 0.8, n + 3, 3), "#cfe3b0" if n % 2 else "#bfd79c", INK, 2.2
        )
    return out + circle(x, y + 2 - (notes - 1) * 7, 4.6, "none", "#4d7a31", 2)


def slip() -> str:
    """A folded slip that nobody may read, round its middle."""
    body = path("M-24,-20L20,-24L26,16L-20,22Z", CREAM, INK, 2.8) + path("M-2,-22L4,19", "none", "#cbb58a", 2.2)
    return body + lettering("?", 12, -3, 20, RED, 2.6)


def bet() -> Picture:
    """The odds on the slate, the slip, the money."""
    out = group(grass(640, 320), -160, -80)
    out += path(wobble_rect(18, 14, 150, 124, 1.5, 4, 10), "#8a5a2e", INK, 2.6)
    out += path(wobble_rect(25, 21, 136, 110, 1, 5, 5), "#2f4038", INK, 1.6)
    for n, (stable, odds) in enumerate(ODDS):
        y = 41 + n * 35
        out += seat_shape(stable, 42, y, 8, 1.8) + group(horse(stable, COATS[stable]), 80, y + 2, 0.3)
        out += lettering(odds, 132, y, 15, "#fdf6e4", 2.2)
    out += group(horse(1, COATS[1]), 246, 58, 0.78) + group(slip(), 204, 116, 1.05, -8) + money(268, 132, 4)
    return Picture(out, (0, 0, 320, 160))


def howto(words: Words) -> HowTo:
    """The page."""
    course = course_named(COURSE)
    p = plan_of(course, "wide")
    c = p.course

    def spot(lane: int, length: int) -> tuple[float, float]:
        x, y, _ = p.places[c.space_base[lane] + length]
        return x, y

    def ride(stable: int, lane: int, length: int, opacity: str = "") -> str:
        x, y = spot(lane, length)
        base = oval(x, y + 4, 25, 8, PALE, INK, 2.4, 'stroke-dasharray="6 5"') if opacity else ""
        body = group(horse(stable, COATS[stable]), x, y - 12, 0.46)
        return base + (f'<g opacity="{opacity}">{body}</g>' if opacity else body)

    def cut(x: float, y: float, wide: float, body: str) -> Picture:
        return Picture(body, (x - wide / 2, y - wide / 4, wide, wide / 2), COURSE)

    def double() -> Picture:
        (x, y), (gx, gy) = spot(2, 6), spot(2, 9)
        arc = f"M{x + 18:.0f},{y - 34:.0f}Q{(x + gx) / 2:.0f},{y - 78:.0f} {gx - 4:.0f},{gy - 40:.0f}"
        body = ride(3, 4, 5) + ride(0, 2, 9, ".55") + ride(0, 2, 6) + way(arc)
        body += die(3, x - 62, y - 30, 26) + lettering("x2", (x + gx) / 2 + 6, y - 62, 17, RED, 3, CREAM, 2)
        return cut((x + gx) / 2 - 14, y - 14, 240, body)

    def lanes() -> Picture:
        x, y = spot(2, 1)
        (ax, ay), (ox, oy), (ix, iy) = spot(2, 4), spot(4, 3), spot(1, 3)
        body = way(f"M{x + 34:.0f},{y - 2:.0f}L{ax - 8:.0f},{ay:.0f}")
        body += way(f"M{x + 22:.0f},{y + 10:.0f}Q{x + 40:.0f},{oy:.0f} {ox:.0f},{oy:.0f}")
        body += way(f"M{x + 22:.0f},{y - 18:.0f}Q{x + 40:.0f},{iy:.0f} {ix + 18:.0f},{iy:.0f}", RED)
        body += die(6, ix + 44, iy - 14, 25) + ride(1, 3, 4) + ride(0, 2, 1)
        return cut(x + 62, y + 4, 230, body)

    def fall() -> Picture:
        x, y = spot(2, 10)
        body = ride(3, 4, 7) + ride(2, 1, 13)
        body += group(horse(1, COATS[1], False), x + 14, y - 14, 0.62, 26) + fallen_rider(1, x + 66, y + 20)
        body += "".join(
            path(
                f"M{x + 8 + 16 * math.cos(a):.1f},{y - 58 + 9 * math.sin(a):.1f}l{6 * math.cos(a):.1f},{6 * math.sin(a):.1f}",
                "none",
                GOLD,
                3.4,
            )
            for a in (-2.6, -1.9, -1.2, -0.5)
        )
        return cut(x - 4, y - 16, 240, body + group(card(FALLER, True), x - 78, y - 30, 1.02, -10))

    cup = path(
        "M-18,-24H18V-16H28C28,-2 20,2 15,3C12,9 7,11 4,12V20H13V27H-13V20H-4V12C-7,11 -12,9 -15,3C-20,2 -28,-2 -28,-16H-18Z",
        GOLD,
        INK,
        3,
    )
    return HowTo(
        told(words, "aim"),
        told(words, "ends"),
        Picture(cup + money(34, 20, 3) + money(-36, 20, 2), (-64, -34, 128, 70)),
        (
            step(words, "bet", Picture(group(slip(), -12, -6) + money(20, 16, 2), (-48, -34, 96, 64))),
            step(words, "roll", Picture(die(4, 0, 0, 40), (-30, -28, 60, 56))),
            step(words, "ride", Picture(horse(0, COATS[0]), (-72, -70, 150, 122))),
            step(
                words,
                "beware",
                Picture(
                    group(card(WHIP, False), 10, 2, 0.9, 8) + group(card(FALLER, True), -14, 0, 0.9, -8),
                    (-56, -42, 112, 84),
                ),
            ),
        ),
        (
            panel(words, "bet", bet()),
            panel(words, "lanes", lanes()),
            panel(words, "double", double()),
            panel(words, "cards", fall()),
        ),
        ARROW,
    )
