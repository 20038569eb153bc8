"""Who stands on the meadow: woolly sheep that look somewhere, Roger with his rose, Shawn with the shears;
and the seven actions as signs.
"""

from __future__ import annotations

import math
from typing import Final

from dispetto.core.show.ink import (
    CREAM,
    GOLD,
    INK,
    at,
    circle,
    dark,
    group,
    kept,
    lettering,
    mix,
    num,
    oval,
    path,
    wobble_rect,
)
from dispetto.core.show.ink_seats import seat_of, shape_path
from dispetto.core.show.ink_things import eye

BLACK: Final = 4  # colours: 0 to 3 are those of seats, 4 is Berta
SHADOW: Final = "#2b3a12"
ROGER: Final = 1


# ---------------------------------------------------------------- sheep


def wool(x: float, y: float, rx: float, ry: float, puffs: int) -> str:
    """The outline of something woolly, as path data."""
    ring = [2 * math.pi * i / puffs + 0.2 for i in range(puffs)]
    points = [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in ring]
    d = f"M{at(*points[0])}"
    for i in range(puffs):
        p, q = points[i], points[(i + 1) % puffs]
        r = num(math.dist(p, q) * 0.56)
        d += f"A{r},{r} 0 0 1 {at(*q)}"
    return d + "Z"


class Fleece:
    """The colours of one sheep."""

    def __init__(self, colour: int, neutral: bool) -> None:
        base = "#4a4450" if colour == BLACK else seat_of(colour).colour
        self.wool = "#57505c" if colour == BLACK else mix(base, "#fffaf0", 0.62 if neutral else 0.3)
        self.shine = mix(self.wool, "#ffffff", 0.45)
        self.curl = dark(base, 0.3)
        self.skin = "#2d2730" if colour == BLACK else "#f3dcc0"
        self.leg = "#1f1a22" if colour == BLACK else "#f3dcc0"
        self.mouth = "#d9c9d9" if colour == BLACK else INK


@kept
def sheep(colour: int, facing: int, neutral: bool = False) -> str:
    """A sheep in a box of 100 round its middle; facing 0 to 3 is N, E, S, W.
    A neutral one is pale and wears no badge.
    """
    f = Fleece(colour, neutral)
    shadow = oval(2, 38, 36, 8, SHADOW, more='opacity=".3"')
    if facing in (1, 3):
        body = shadow + side(f)
        badge = (-8.0, 2.0)
        if facing == 3:
            body, badge = group(body, flip=True), (8.0, 2.0)
    elif facing == 2:
        body, badge = shadow + front(f), (0.0, -20.0)
    else:
        body, badge = shadow + back(f), (0.0, -4.0)
    return body + ("" if neutral else sign(colour, *badge))


def sign(colour: int, x: float, y: float) -> str:
    """The owner's shape on a cream disc; Berta wears a cross."""
    disc = circle(x, y, 14.5, CREAM, INK, 2.6)
    if colour == BLACK:
        return disc + path(shape_path("cross", x, y, 8), INK, "", 0, f'transform="rotate(45 {num(x)} {num(y)})"')
    s = seat_of(colour)
    return disc + path(shape_path(s.shape, x, y, 8.6), s.colour, INK, 1.8)


def legs(f: Fleece, xs: tuple[float, ...], y: float, wide: float, high: float) -> str:
    return "".join(path(f"M{x},{num(y)}v{num(high)}h{num(wide)}v-{num(high)}z", f.leg, INK, 2.8) for x in xs)


def curl(f: Fleece, x: float, y: float) -> str:
    return path(f"M{x},{y}q7,-7 11,0q1,6 -5,6", "none", f.curl, 2.6, 'opacity=".75"')


def side(f: Fleece) -> str:
    """Seen from the side, looking east."""
    o = legs(f, (-24, -13, 6, 16), 22, 8, 18)
    o += circle(-36, -6, 8, f.wool, INK, 3.4) + path(wool(-4, 0, 32, 25, 11), f.wool, INK, 3.4)
    o += curl(f, -28, -10) + curl(f, -20, 12) + curl(f, 8, 16)
    o += path("M-26,-20q16,-12 34,-4", "none", f.shine, 5)
    o += path("M24,-24C34,-28 46,-20 46,-6C46,6 40,14 32,13C23,12 20,2 20,-8C20,-16 20,-22 24,-24Z", f.skin, INK, 3.4)
    o += path("M22,-14q-12,-2 -12,8q8,4 13,-3z", f.skin, INK, 2.8) + path(wool(27, -25, 8, 6, 6), f.wool, INK, 2.8)
    o += circle(36, -9, 4.6, "#ffffff", INK, 1.8) + circle(37.6, -8.5, 2.2, INK)
    return o + path("M42,3q-3,3 -7,1", "none", f.mouth, 2.2)


def front(f: Fleece) -> str:
    """Seen from the front, looking south."""
    o = legs(f, (-20, 11), 24, 9, 16) + path(wool(0, -2, 34, 28, 12), f.wool, INK, 3.4)
    o += path("M-20,-26q18,-10 36,0", "none", f.shine, 5)
    o += path("M-14,6q-16,-6 -18,6q8,8 18,0zM14,6q16,-6 18,6q-8,8 -18,0z", f.skin, INK, 2.8)
    o += path("M-15,2C-14,-6 14,-6 15,2C17,16 10,30 0,30C-10,30 -17,16 -15,2Z", f.skin, INK, 3.4)
    o += path(wool(0, -3, 13, 7, 7), f.wool, INK, 2.8)
    return o + eye(-6, 10, 4.6, 0) + eye(6, 10, 4.6, 0) + path("M-4,22q4,4 8,0", "none", f.mouth, 2.2)


def back(f: Fleece) -> str:
    """Seen from behind, looking north."""
    o = legs(f, (-20, 11), 24, 9, 16)
    o += path("M-14,-26q-14,-4 -16,6q8,6 16,0zM14,-26q14,-4 16,6q-8,6 -16,0z", f.skin, INK, 2.8)
    o += path("M-12,-24C-12,-42 12,-42 12,-24Z", f.skin, INK, 3.4) + path(wool(0, 2, 34, 28, 12), f.wool, INK, 3.4)
    o += curl(f, -24, 2) + curl(f, 12, -12) + path("M-24,-16q10,-9 18,-8", "none", f.shine, 5)
    return o + circle(0, 22, 9, f.shine, INK, 2.8)


TAGS: Final = ((20.0, -20.0), (14.0, 2.0), (27.0, 20.0), (-14.0, 2.0))  # where the ear tag hangs, by facing


@kept
def ear_tag(number: int, facing: int) -> str:
    """The number by which a sheep is called: 1 or 2."""
    x, y = TAGS[facing]
    body = path(wobble_rect(-6.5, -8, 13, 16, 0.5, number, 3), GOLD, INK, 2.2)
    return group(body + lettering(str(number), 0, 0.5, 9.5, INK, 2.2), x, y)


# ---------------------------------------------------------------- Roger and Shawn


def roger() -> str:
    """The ram, a rose in his teeth, in a box of about 130 by 110 round his middle; looks east."""
    o = oval(0, 52, 50, 9, SHADOW, more='opacity=".3"')
    o += "".join(path(f"M{x},26v26h10v-26z", "#6d5444", INK, 3.4) for x in (-32, -18, 10, 24))
    o += path(
        "M-46,4C-50,-22 -20,-32 6,-28C36,-26 42,-6 38,14C34,36 -30,40 -42,26C-48,18 -46,10 -46,4Z", "#f1e6d2", INK, 3.4
    )
    o += path("M-30,-4q8,-8 14,0M-10,8q8,-8 14,0M-28,18q8,-8 14,0M8,-8q8,-8 14,0", "none", "#b59e7e", 3)
    o += path("M28,-36C44,-44 62,-34 62,-16C62,2 56,20 46,20C34,20 26,4 26,-12Z", "#cdae8c", INK, 3.4)
    horn = "M34,-34C12,-46 -4,-22 10,-6C20,6 38,0 36,-12C34,-22 20,-20 22,-12"
    o += path(horn, "none", INK, 15) + path(horn, "none", "#b8863f", 9)
    o += path("M14,-38l4,7M4,-30l7,5M2,-18l8,1M8,-6l6,-5", "none", INK, 2)
    o += eye(50, -18, 6, 1.8, "M42,-28l14,4") + path("M60,6q-6,6 -14,2", "none", INK, 2.6)
    o += path("M56,9C62,13 67,17 66,25", "none", "#4d9b3c", 3) + path("M62,14q5,-4 7,0q-3,4 -7,0z", "#4d9b3c", INK, 1.4)
    return (
        o + circle(66, 27, 5.4, "#d94130", INK, 2) + path("M63.5,27q2.5,-3.5 5,0q-2.5,2.5 -5,0", "none", "#7e1a10", 1.4)
    )


def shears(k: float = 1, open_by: float = 17) -> str:
    """A pair of sheep shears, the bow at 0,0, the blades to the right."""
    blade = path("M14,-2L50,-7C55,-7 57,-3 52,0L14,4Z", "#d5dbe0", INK, 2.8) + path("M20,0L50,-4", "none", "#ffffff", 2)
    bow = path("M16,-7C0,-19 -17,-10 -17,0C-17,10 0,19 16,7", "none", INK, 9.5) + path(
        "M16,-7C0,-19 -17,-10 -17,0C-17,10 0,19 16,7", "none", "#8c959e", 4.6
    )
    upper = f'<g transform="rotate(-{num(open_by)} 12 0)">{blade}</g>'
    lower = f'<g transform="rotate({num(open_by)} 12 0) scale(1,-1)">{blade}</g>'
    return group(upper + lower + bow, scale=k)


def shawn() -> str:
    """The shearer: flat cap, dungarees, a grin, and the shears; looks east, in a box of about 130 by 130."""
    o = oval(-2, 60, 44, 9, SHADOW, more='opacity=".3"')
    o += path("M-22,34h17v24h-22q-2,-7 5,-9zM1,34h17v15q8,2 6,9h-23z", "#5b3f2b", INK, 3.4)  # boots
    o += path("M-28,-14C-34,10 -30,30 -24,40H20C27,28 29,6 22,-14Z", "#e7dcc3", INK, 3.4)  # shirt
    o += path(
        "M-23,2C-26,18 -25,32 -22,42H18C23,30 24,16 21,2L12,2L9,-14H1L0,0H-6L-7,-14H-15L-16,2Z", "#3d6a8f", INK, 3.4
    )
    o += (
        path("M-14,18h26v10q-13,6 -26,0z", "#34597a", INK, 2.2)
        + circle(-11, 1, 2.4, GOLD, INK, 1.4)
        + circle(5, 1, 2.4, GOLD, INK, 1.4)
    )
    o += path("M-25,-8C-38,2 -40,20 -30,28C-22,32 -16,24 -20,16", "#e7dcc3", INK, 3.4)  # the far arm, on the hip
    o += path(
        "M-22,-26C-24,-48 -8,-56 4,-55C20,-54 27,-42 25,-28C24,-14 14,-8 1,-8C-12,-8 -21,-14 -22,-26Z",
        "#eebd95",
        INK,
        3.4,
    )
    o += path("M-22,-30q-8,-2 -7,6q3,6 8,3", "#eebd95", INK, 2.8)  # ear
    o += path(
        "M-26,-40C-26,-62 -4,-70 10,-64C22,-60 27,-50 26,-44L39,-39C42,-36 36,-33 30,-34C12,-40 -8,-42 -26,-36Z",
        "#6f7b52",
        INK,
        3.4,
    )
    o += path("M-18,-47C-8,-53 8,-54 20,-48M-10,-58q8,-5 16,-4", "none", "#53603b", 2.4)
    o += eye(5, -30, 5, 1.6, "M-2,-38l11,4") + eye(18, -29, 4.6, 1.6, "M14,-35l9,-2")
    o += path("M11,-27q9,2 8,7q-4,3 -9,0", "#e3a27a", INK, 2.4)  # nose
    o += path("M-2,-18C6,-12 18,-12 23,-18C22,-8 4,-6 -2,-18Z", "#fffaf0", INK, 2.6)  # grin
    o += path(
        "M-6,-19C2,-24 9,-21 12,-18C16,-21 22,-22 27,-17C22,-13 16,-14 12,-16C6,-12 -2,-13 -6,-19Z", "#8a5a2e", INK, 2.4
    )
    o += path("M16,-6C30,-2 38,4 40,12", "none", INK, 17) + path("M16,-6C30,-2 38,4 40,12", "none", "#e7dcc3", 10.5)
    o += group(shears(0.82), 46, 16, turn=-24)
    return o + path("M34,8q10,-4 13,5q-1,10 -11,8q-8,-4 -2,-13z", "#eebd95", INK, 3)


@kept
def figure(which: int) -> str:
    """Roger or Shawn, looking east."""
    return roger() if which == ROGER else shawn()


# ---------------------------------------------------------------- the seven actions as signs


def arrow(x1: float, y1: float, x2: float, y2: float, width: float = 3) -> str:
    a = math.atan2(y2 - y1, x2 - x1)
    left, right = ((x2 + 7 * math.cos(a + d), y2 + 7 * math.sin(a + d)) for d in (2.5, -2.5))
    return path(f"M{at(x1, y1)}L{at(x2, y2)}M{at(*left)}L{at(x2, y2)}L{at(*right)}", "none", INK, width)


def dot(x: float, y: float, r: float = 7) -> str:
    return circle(x, y, r, CREAM, INK, 2.6) + circle(x + r * 0.75, y - 1, r * 0.42, INK)


@kept
def glyph(action: int) -> str:
    """An action's sign in a box of about 48 by 40 round its middle."""
    if action == 0:
        return dot(-12, 0, 9) + arrow(4, 0, 20, 0)
    if action == 1:
        return dot(-18, 0) + dot(-2, 0) + arrow(10, 0, 23, 0)
    if action == 2:
        return dot(-18, 8) + dot(0, 8) + path("M-18,-4Q0,-24 17,-1M18,-9L18,0L9,-2", "none", INK, 3)
    if action == 3:
        return dot(-10, 8, 6.5) + dot(3, -4, 6.5) + arrow(12, -11, 21, -19)
    if action == 4:
        rails = path("M-22,-12H8M-22,12H8", "none", INK, 2, 'stroke-dasharray="4 4"')
        return dot(-16, 0, 6) + dot(0, 0, 6) + rails + arrow(10, 0, 22, 0)
    if action == 5:
        return path("M20,-18V18", "none", INK, 4) + "".join(arrow(-18, y, 12, y) for y in (-11, 0, 11))
    return dot(0, 0, 8) + path("M-16,8A18,18 0 1 1 16,8M22,1L16,9L8,4", "none", INK, 3)


NAME: Final = 15.0  # the height of an action's name at the foot of its card


@kept
def tile(action: int, value: int, colour: int, wide: float, high: float, named: bool = False) -> str:
    """An action card, its corner at 0,0: the owner's colour and shape, the value, the sign, and room for a name."""
    s = seat_of(colour)
    band = high * 0.3
    o = path(wobble_rect(2, 4, wide, high, 0.8, action + value, wide * 0.12), SHADOW, "", 0, 'opacity=".35"')
    o += path(wobble_rect(0, 0, wide, high, 0.8, action + value, wide * 0.12), CREAM, INK, 2.6)
    o += path(
        f"M{num(wide * 0.04)},{num(band)}V{num(wide * 0.13)}Q{num(wide * 0.04)},{num(wide * 0.04)} {num(wide * 0.13)},{num(wide * 0.04)}"
        f"H{num(wide * 0.87)}Q{num(wide * 0.96)},{num(wide * 0.04)} {num(wide * 0.96)},{num(wide * 0.13)}V{num(band)}Z",
        s.colour,
    )
    o += path(shape_path(s.shape, wide * 0.18, band * 0.55, band * 0.3), CREAM, INK, 1.6)
    o += circle(wide * 0.8, band * 0.56, band * 0.42, CREAM, INK, 2) + lettering(
        str(value), wide * 0.8, band * 0.57, band * 0.44
    )
    foot = high - (NAME if named else 0)
    return o + group(f'<use href="#glyph-{action}"/>', wide / 2, (band + foot) / 2, min(wide / 66, (foot - band) / 46))


@kept
def number_card(value: int, wide: float, high: float) -> str:
    """A movement card: a number on the back of a card."""
    o = path(wobble_rect(1.5, 3, wide, high, 0.6, value, 5), SHADOW, "", 0, 'opacity=".35"')
    o += path(wobble_rect(0, 0, wide, high, 0.6, value, 5), "#d9cfb8", INK, 2.2)
    return o + lettering(str(value), wide / 2, high / 2, high * 0.46)


FACES: Final = ("#d94130", "#2f6fd0", "#f0b21c", "#4d9b3c", "#4a4450", "#ffffff")


@kept
def colour_die(face: int, size: float = 44) -> str:
    """The colour die round its middle: a sheep's head of wool in the colour rolled, with its owner's shape."""
    s = size
    o = path(wobble_rect(-s / 2 + 2, -s / 2 + 4, s, s, 1, face, s * 0.22), SHADOW, "", 0, 'opacity=".35"')
    o += path(wobble_rect(-s / 2, -s / 2, s, s, 1, face, s * 0.22), CREAM, INK, max(2, s * 0.06))
    o += path(wool(0, 0, s * 0.27, s * 0.25, 8), FACES[face], INK, max(1.6, s * 0.05))
    if face < BLACK:
        o += path(shape_path(seat_of(face).shape, 0, 0, s * 0.15), CREAM, INK, s * 0.03)
    return group(o, turn=-6)
