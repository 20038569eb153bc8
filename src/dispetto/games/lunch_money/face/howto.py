"""How to play on one page: the kids, the wall, and the cards that go to and fro between them."""

from __future__ import annotations

import math
from typing import Final

from dispetto.core.show.howto import HowTo, Picture, panel, step, told
from dispetto.core.show.ink import CREAM, INK, RED, TITLE_FONT, circle, group, path
from dispetto.core.telling.words import Words
from dispetto.games.lunch_money.face.cards import BARE, W, back, coin, face, text
from dispetto.games.lunch_money.face.kids import kid
from dispetto.games.lunch_money.face.places import WALL
from dispetto.games.lunch_money.face.yard import ASPHALT, patterns
from dispetto.games.lunch_money.view import BASIC, CARDS, NAMES

PALE: Final = "#fff6df"
FOOT: Final = 58  # how far down the wall goes
BOX: Final = (0.0, 0.0, 440.0, 218.0)
HA: Final = "M286,52Q322,36 356,52Q372,72 348,86L352,100L332,90Q296,92 284,74Q278,60 286,52Z"


def card(words: Words, name: str) -> str:
    """A bare face with its name, its corner at 0, 0."""
    kind = NAMES.index(name)
    title = str(words.get(f"type-{name}"))
    size = min(25.0, 132 / len(title) * 1.5)
    return face(kind, BARE) + text(title, 75, 34, size, INK if CARDS[kind].colour == BASIC else CREAM, TITLE_FONT)


def yard(body: str) -> Picture:
    """A stretch of the yard before its wall, with something going on."""
    far = "M-260,-80H700V"
    ground = path(f"{far}320H-260Z", ASPHALT, "", 0) + path(f"{far}320H-260Z", "url(#grit)", "", 0)
    ground += path(f"{far}{FOOT}H-260Z", "url(#bricks)", "", 0)
    ground += path(f"M-260,{FOOT + 6}H700v12H-260Z", "#1b120a", "", 0, 'opacity=".16"')
    return Picture(ground + path(f"M-266,{FOOT - 4}H706v10H-266Z", "#5b5560", INK, 2.6) + body, BOX)


def pen(d: str, ink: str, width: float, edge: float = 5.5) -> str:
    """A line with ink on both sides."""
    return path(d, "none", INK, width + edge) + path(d, "none", ink, width)


def plus(x: float, y: float) -> str:
    """And then."""
    return pen(f"M{x - 9},{y}h18M{x},{y - 9}v18", "#ffcf33", 5.5)


def burst(x: float, y: float, r: float, number: str) -> str:
    """What it adds up to."""
    corners = [(r if i % 2 == 0 else r * 0.74, i * math.pi / 11) for i in range(22)]
    star = "M" + "L".join(f"{far * math.cos(a):.1f},{far * math.sin(a):.1f}" for far, a in corners) + "Z"
    return group(path(star, RED, INK, 2.8) + text(number, 0, 9, 25, CREAM, TITLE_FONT), x, y)


def howto(words: Words) -> HowTo:
    """The page."""

    def held(name: str, x: float, y: float, k: float, turn: float = 0) -> str:
        return group(group(card(words, name), -W / 2, -BARE / 2), x, y, k, turn)

    def who(seat: int, mood: str, x: float, y: float, k: float, flip: bool = False) -> str:
        return group(kid(seat, mood), x, y, k, flip=flip)

    hit = who(0, "angry", 66, 156, 1.12) + who(2, "worry", 352, 156, 1.12)
    hit += path("M122,112h34M116,132h28M122,152h34", "none", PALE, 4) + held("kick4", 216, 122, 0.82, 8)
    hit += "".join(coin(x, y, 12) for x, y in ((298, 62), (276, 84), (404, 66), (420, 96)))
    no = circle(0, 0, 19, RED, INK, 2.6) + path("M-7,-7L7,7M7,-7L-7,7", "none", CREAM, 5)
    duck = held("chain", 120, 116, 0.84, -6) + held("block", 300, 112, 0.9, 5)
    duck += pen("M182,112h52", PALE, 5.5) + group(no, 208, 112) + who(3, "grin", 396, 172, 0.8, True)
    grab = held("grab", 92, 116, 0.8, -5) + held("powerplay", 220, 112, 0.8) + held("uppercut", 346, 124, 0.8, 5)
    grab += plus(156, 116) + plus(284, 116) + burst(400, 36, 30, "6")
    shame = held("humiliation", 224, 116, 0.92, -4) + who(4, "grin", 352, 160, 1.04, True)
    shame += who(1, "worry", 84, 160, 1.04) + path(HA, CREAM, INK, 2.6) + text(told(words, "laugh"), 323, 77, 20)

    def small(body: str) -> Picture:
        return Picture(body, (-14, -10, 182, 200))

    swap = group(group(back(), -85, -79), 75, 85, turn=-8) + group(group(back(), -61, -83), 75, 85, turn=7)
    five = "".join(group(back(), -14 + i * 17, 40 + abs(i - 2) * 4, 0.62, -14 + i * 7) for i in range(5))
    heap = ((-26, 18), (0, 22), (26, 18), (-13, -2), (13, -2), (0, -22))
    return HowTo(
        told(words, "aim"),
        told(words, "ends"),
        Picture("".join(coin(x, y, 15) for x, y in heap), (-46, -42, 92, 82)),
        (
            step(words, "attack", small(card(words, "hook"))),
            step(words, "heal", small(card(words, "firstaid")), True),
            step(words, "swap", small(swap), True),
            step(words, "draw", small(five)),
        ),
        (
            panel(words, "hit", yard(hit)),
            panel(words, "duck", yard(duck)),
            panel(words, "grab", yard(grab)),
            panel(words, "shame", yard(shame)),
        ),
        patterns(WALL),
    )
