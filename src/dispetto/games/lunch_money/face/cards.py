"""Card faces: a colour for each of the four sorts, a picture for each card, its damage in a burst.
No words of its own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from html import escape

from dispetto.core.show.ink import (
    CREAM,
    INK,
    RED,
    TEXT_FONT,
    TITLE_FONT,
    circle,
    group,
    kept,
    light,
    num,
    path,
    rounded,
    wobble_rect,
)
from dispetto.core.show.ink_seats import seat_of
from dispetto.core.show.ink_things import number_disc
from dispetto.games.lunch_money.face.pictures import PICTURES, blade, fist, p
from dispetto.games.lunch_money.view import BASIC, CARDS, DEFENCE, WEAPON

COLOURS = ("#f2c230", "#c93a86", "#3a78c9", "#ee7d2b")  # Basic, Weapon, Defence, Special
SHADOW = "#1b120a"
W, H, BARE = 150, 212, 170  # a face, and one without its text


def glyph(colour: int) -> str:
    """The sign of a sort, so that colour is never alone."""
    if colour == BASIC:
        return group(fist(CREAM), 0, 0, 0.34)
    if colour == WEAPON:
        return group(blade(), 0, 0, 0.3)
    if colour == DEFENCE:
        return p("M0,-10L9,-7C9,2 6,8 0,11C-6,8 -9,2 -9,-7Z", CREAM, 2)
    pts = [
        (
            (10 if i % 2 == 0 else 4.6) * math.sin(i * math.pi / 5),
            -(10 if i % 2 == 0 else 4.6) * math.cos(i * math.pi / 5),
        )
        for i in range(10)
    ]
    return p("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pts) + "Z", CREAM, 2)


def number_of(kind: int) -> str:
    """The number on the card: damage in red, healing in green."""
    card = CARDS[kind]
    if card.name == "firstaid":
        return "+2"
    if card.hits > 1:
        return f"{card.hits}×{card.damage}"
    return str(card.damage) if card.damage else ""


def ray(a: float) -> str:
    """Where a ray from the middle of the picture leaves it."""
    c, s = math.cos(a), math.sin(a)
    t = min(69.5 / abs(c) if abs(c) > 1e-9 else 999, (50 if s > 0 else 52) / abs(s) if abs(s) > 1e-9 else 999)
    return f"{75 + t * c:.0f},{96 + t * s:.0f}"


@lru_cache(maxsize=512)
def face(kind: int, high: int = H, hidden: float = 0) -> str:
    """A face without words, 150 wide: H high with room for its text, BARE without;
    `hidden` at its left is under a neighbour.
    """
    colour = CARDS[kind].colour
    out = frame(kind, high) + field(colour)
    if high == H:
        out += FOOT
    out += group(picture(kind), 75 + hidden / 3, 96, 1.06, -6)
    return out + group(sort(colour), 26 + hidden, 136) + burst(kind)


FOOT = path(f"M5.5,148Q75,141 {W - 5.5},149", "none", INK, 2.6)  # above the text


def frame(kind: int, high: int) -> str:
    """The edge of a face, and its shadow."""
    edge = wobble_rect(4, 4, W - 8, high - 8, 1.4, kind + 1, 13)
    shadow = path(wobble_rect(8, 9, W - 8, high - 8, 1.4, kind + 1, 13), SHADOW, "", 0, 'opacity=".35"')
    return shadow + path(edge, CREAM, INK, 3.4)


def field(sort: int) -> str:
    """What lies under the picture, and the band of the name, in the colour of a sort."""
    colour = COLOURS[sort]
    rays = "".join(f"M75,96L{ray(a)}L{ray(a + 0.16)}Z" for a in (i * math.pi / 9 for i in range(18)))
    out = path(f"M6,44H{W - 6}V147Q75,141 6,148Z", light(colour, 0.62), "", 0)
    out += path(rays, colour, "", 0, 'opacity=".4"')
    return out + path(f"M17,5.5H{W - 17}Q{W - 5},6 {W - 5.5},18V42Q75,50 5.5,43V18Q6,6 17,5.5Z", colour, INK, 2.6)


def picture(kind: int) -> str:
    """What a card shows, round its middle."""
    return PICTURES.get(CARDS[kind].name, fist)()


def sort(colour: int) -> str:
    """The sign of a sort on its disc."""
    return circle(0, 0, 16.5, COLOURS[colour], INK, 2.6) + glyph(colour)


def burst(kind: int) -> str:
    """The number on a card; empty where it has none."""
    number = number_of(kind)
    if not number:
        return ""
    pts = [
        (
            121 + (23 if i % 2 == 0 else 16) * math.cos(i * math.pi / 9),
            136 + (23 if i % 2 == 0 else 16) * math.sin(i * math.pi / 9),
        )
        for i in range(18)
    ]
    star = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pts) + "Z"
    y, size = 144 if len(number) < 3 else 142, 23 if len(number) == 1 else 18 if len(number) == 2 else 14
    return path(star, "#3f9a54" if number[0] == "+" else RED, INK, 2.6) + text(number, 121, y, size, CREAM, TITLE_FONT)


@lru_cache(maxsize=1)
def sheet() -> str:
    """Every face and the back in pieces, to stand once in a page: whatever lies on the table names them."""
    out = [
        f'<g id="field-{n}">{rounded(field(n))}</g><g id="sort-{n}">{rounded(sort(n))}</g>' for n in range(len(COLOURS))
    ]
    for k, card in enumerate(CARDS):
        out.append(
            f'<g id="pic-{card.name}">{rounded(picture(k))}</g><g id="burst-{card.name}">{rounded(burst(k))}</g>'
        )
        out.append(f'<g id="b-{card.name}">{rounded(pieces(k, BARE))}</g>')
        out.append(f'<symbol id="c-{card.name}" viewBox="0 0 {W} {H}">{rounded(pieces(k, H))}</symbol>')
    out.append(
        f'<g id="bare-back">{rounded(back())}</g><symbol id="card-back" viewBox="0 0 {W} {H}">{rounded(back(H))}</symbol>'
    )
    return "".join(out)


def pieces(kind: int, high: int, hidden: float = 0) -> str:
    """A face put together from the sheet."""
    card = CARDS[kind]
    out = frame(kind, high) + f'<use href="#field-{card.colour}"/>' + (FOOT if high == H else "")
    out += group(f'<use href="#pic-{card.name}"/>', 75 + hidden / 3, 96, 1.06, -6)
    out += f'<use href="#sort-{card.colour}" x="{26 + hidden:g}" y="136"/>'
    return out + (f'<use href="#burst-{card.name}"/>' if number_of(kind) else "")


@kept
def laid(kind: int, high: int = H, hidden: float = 0) -> str:
    """A face on a page that has the sheet."""
    if hidden:
        return pieces(kind, high, hidden)
    name = CARDS[kind].name
    return f'<use href="#b-{name}"/>' if high == BARE else f'<use href="#c-{name}" width="{W}" height="{H}"/>'


def turned(high: int = BARE) -> str:
    """A back on a page that has the sheet."""
    return '<use href="#bare-back"/>' if high == BARE else f'<use href="#card-back" width="{W}" height="{H}"/>'


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    font: str = TEXT_FONT,
    anchor: str = "middle",
    weight: int = 400,
) -> str:
    """Words in a picture that is made for one reader."""
    bold = f' font-weight="{weight}"' if weight != 400 else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-family="{escape(font)}" font-size="{size:.3g}" fill="{fill}"{bold}>{escape(words)}</text>'


def wrapped(words: str, most: int) -> list[str]:
    """Lines of at most so many letters."""
    out = [""]
    for word in words.split():
        if out[-1] and len(out[-1]) + len(word) + 1 > most:
            out.append(word)
        else:
            out[-1] = f"{out[-1]} {word}".strip()
    return out


@kept
def titled(kind: int, name: str, says: str = "", high: int = H, hidden: float = 0) -> str:
    """A face of the sheet with its name, and with what it does where there is room; all of it beside what is hidden."""
    ink = INK if CARDS[kind].colour == BASIC else CREAM
    room, middle = 132 - hidden, 75 + hidden / 2
    lines = name.split(" ", 1) if len(name) > 11 or len(name) * 11 > room else [name]
    size = min(25.0 if len(lines) == 1 else 16.5, room / max(len(line) for line in lines) * 1.5)
    out = laid(kind, high, hidden)
    for i, line in enumerate(lines):
        out += text(line, middle, 34 if len(lines) == 1 else 22 + i * 16, size, ink, TITLE_FONT)
    told = wrapped(says, int(room / 6.9))
    big = len(told) < 3
    if not big:
        told = wrapped(says, int(room / 6))
    for i, line in enumerate(told[:3]):
        out += text(
            line,
            middle,
            (0, 184, 175, 168)[min(3, len(told))] + i * (17 if big else 15),
            14 if big else 12.5,
            weight=500,
        )
    return out


@lru_cache(maxsize=4)
def back(high: int = BARE) -> str:
    """The back of every card: a coin on red."""
    inner = path(wobble_rect(14, 14, W - 28, high - 28, 1.2, 12, 9), "none", "#b02f1d", 2.6)
    return (
        path(wobble_rect(4, 4, W - 8, high - 8, 1.4, 9, 13), RED, INK, 3.4)
        + inner
        + coin(75, high * (0.36 if high == H else 0.5), 36)
    )


GOLD, BRASS = "#f5bd2f", "#c88a10"


@kept
def coin(x: float, y: float, r: float) -> str:
    """Lunch money."""
    return (
        circle(x, y, r, GOLD, INK, max(1.5, r * 0.16))
        + circle(x, y, r * 0.62, "none", BRASS, max(1, r * 0.13))
        + path(f"M{x:g},{y - r * 0.35:.1f}v{r * 0.7:.1f}", "none", BRASS, max(1, r * 0.2))
    )


def purse(places: Sequence[tuple[float, float]], r: float) -> str:
    """Coins like `coin`, all at once: their discs are dots of a thick pen, which takes a fifth of the letters."""
    if not places:
        return ""
    edge, ring = max(1.5, r * 0.16), max(1, r * 0.13)
    dots = "".join(f"M{num(x)},{num(y)}h0" for x, y in places)
    pens = ((INK, r + edge / 2), (GOLD, r - edge / 2), (BRASS, r * 0.62 + ring / 2), (GOLD, r * 0.62 - ring / 2))
    ticks = "".join(f"M{num(x)},{num(y - r * 0.35)}v{num(r * 0.7)}" for x, y in places)
    return "".join(path(dots, "none", ink, 2 * wide) for ink, wide in pens) + path(
        ticks, "none", BRASS, max(1, r * 0.2)
    )


def lost(places: Sequence[tuple[float, float]], r: float) -> str:
    """Where coins were: dotted rings."""
    rings = "".join(f"M{num(x - r)},{num(y)}a{num(r)},{num(r)} 0 1 1 0,.1" for x, y in places)
    return path(rings, "none", "#8a7a68", 1.4, 'stroke-dasharray="3 3" opacity=".6"') if places else ""


MOST_COINS = 20  # of one player that are drawn


@kept
def coins(n: int, cap: int = 15, row: int = 5, r: float = 8) -> str:
    """Points as coins, in a small SVG of its own; what is lost is a dotted ring, and beyond some the number tells."""
    cap = min(MOST_COINS, max(cap, n))
    wide, high = row * r * 2 + 4, math.ceil(cap / row) * r * 1.8 + 5
    places = [(r + 2 + i % row * r * 2, r + 2 + i // row * r * 1.8) for i in range(cap)]
    out = purse(places[:n], r * 0.9) + lost(places[n:], r * 0.72)
    return f'<svg class="coins" width="{wide:.0f}" height="{high:.0f}" viewBox="0 0 {wide:.0f} {high:.0f}" aria-hidden="true">{out}</svg>'


def sleeve(seat: int) -> str:
    """The colour of a player's arms."""
    return seat_of(seat).colour


@kept
def key_disc(number: int, x: float, y: float, r: float = 16) -> str:
    """The number of an answer on what is lit for it."""
    return number_disc(number, x, y, r)
