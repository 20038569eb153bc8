"""Card faces: a colour for each of the four sorts, a picture for each card, its damage in a burst. No words of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from html import escape

from dispetto.core.ink import (
    CREAM,
    GOLD,
    INK,
    RED,
    TEXT_FONT,
    TITLE_FONT,
    circle,
    group,
    light,
    oval,
    path,
    wobble_rect,
)
from dispetto.core.ink_seats import seat_of
from dispetto.core.ink_things import number_disc
from dispetto.games.lunch_money.view import BASIC, CARDS, DEFENCE, NAMES, WEAPON

COLOURS = ("#f2c230", "#c93a86", "#3a78c9", "#ee7d2b")  # Basic, Weapon, Defence, Special
SKIN, STEEL, WOOD, SHADOW = "#f2c9a0", "#cfd6de", "#a9743f", "#1b120a"
W, H, BARE = 150, 212, 170  # a face, and one without its text


def p(d: str, fill: str = "none", width: float = 3, stroke: str = INK) -> str:
    """One inked path."""
    return path(d, fill, stroke, width)


def fist(colour: str = SKIN) -> str:
    """A closed hand, seen by the one it is meant for."""
    body = p("M-30,-4C-34,-22 -20,-30 -10,-26C-4,-34 8,-34 13,-27C24,-30 33,-21 31,-9C34,8 30,24 16,30L-14,30C-28,26 -32,12 -30,-4Z", colour)
    return body + p("M-10,-26v17M13,-27v17M2,-30v19M-28,4C-16,-2 -2,2 2,10C-6,18 -18,18 -27,13")


def boot() -> str:
    """Hiking boot, used."""
    return p("M-22,-32L8,-34L10,-4C22,-2 36,4 37,18L37,26L-26,26Z", "#8a5a34") + p("M-27,26H38V34H-27Z", "#4a2f1c") + p("M-2,-22h11M0,-12h10M2,-2h9", width=4, stroke=CREAM)


def leg() -> str:
    """A leg in full swing."""
    return p("M-36,18C-20,26 0,16 6,0L30,-30L40,-22L22,10C10,32 -18,38 -38,32Z", SKIN) + p("M30,-30l10,8l8,-14c-2,-8 -12,-8 -18,6z", "#d94130")


def blade() -> str:
    """Canteen property."""
    return p("M-34,34L-14,14M-38,30l8,8", WOOD, 9) + p("M-18,8L30,-40C40,-26 34,-10 -6,20Z", STEEL)


def links() -> str:
    """Four links of a bicycle chain."""
    return "".join(group(oval(0, 0, 15, 9, "none", INK, 9) + oval(0, 0, 15, 9, "none", STEEL, 4), x, y, turn=t) for x, y, t in ((-28, 22, 40), (-10, 6, -40), (10, -8, 40), (28, -22, -40)))


def pipe() -> str:
    """Half-inch, galvanised."""
    return p("M-36,30L22,-28", width=20) + p("M-36,30L22,-28", width=13, stroke=STEEL) + p("M12,-36L32,-16", width=17) + p("M12,-36L32,-16", width=10, stroke="#9aa4af")


def hammer() -> str:
    """From woodwork."""
    return p("M-30,36L10,-10", width=15) + p("M-30,36L10,-10", width=9, stroke=WOOD) + p("M-10,-30L8,-38L36,-12L28,6L14,-2Z", STEEL)


def brick() -> str:
    """A piece of the playground."""
    return p("M-34,4L-8,-26L36,-14L34,12L4,32L-32,20Z", "#c4694a") + p("M-8,-26L-4,2L34,12M-4,2L-34,4M-4,2L2,30")


def whirl() -> str:
    """Somebody who is no longer there."""
    return circle(8, -24, 10, SKIN, INK, 3) + p("M4,-14C-10,-6 -8,10 8,14L22,34M8,14L-12,34M0,-6L28,-14M0,-6L-24,6", width=7) + p("M-38,-26h18M-42,-12h16M-40,2h12", width=4, stroke="#3a78c9")


def shield() -> str:
    """Block."""
    return p("M0,-38L34,-28C34,4 22,26 0,38C-22,26 -34,4 -34,-28Z", "#35a0e8", 3.6) + p("M0,-38L34,-28C34,4 22,26 0,38Z", "#bfe4ff", 3)


def plaster() -> str:
    """First Aid."""
    return group(p(wobble_rect(-40, -15, 80, 30, 1, 3, 15), "#3fb2ef") + p(wobble_rect(-16, -15, 32, 30, 1, 4, 2), "#8fd6fb") + "".join(circle(x, y, 2, INK) for x in (-7, 7) for y in (-6, 6)), turn=-40)


def key() -> str:
    """Freedom."""
    return group(p("M-6,0H38M24,0v14M36,0v12", width=11) + p("M-6,0H38M24,0v14M36,0v12", width=5, stroke=GOLD) + circle(-20, 0, 17, GOLD, INK, 3.4) + circle(-20, 0, 7, CREAM, INK, 3), turn=-35)


def snapped() -> str:
    """Disarm: a blade in two."""
    return p("M-34,34L-18,18", width=11, stroke=WOOD) + p("M-20,12L-2,-4L8,6L-10,22Z", STEEL) + p("M10,-14L34,-38C40,-28 34,-16 20,-4Z", STEEL) + p("M2,-22l-4,-12M16,6l14,4M-4,-12l-14,-6", width=4, stroke=RED)


def bolt() -> str:
    """Faster."""
    return p("M8,-40L-24,6H-4L-12,40L26,-10H4Z", GOLD, 3.6)


def bin_() -> str:
    """Hide: two eyes in a dustbin."""
    return p("M-26,-12H26L20,36H-20Z", "#8d98a5") + p("M-32,-22H32V-12H-32Z", "#b9c3cd") + circle(-9, 2, 7, CREAM, INK, 2.6) + circle(9, 2, 7, CREAM, INK, 2.6) + circle(-8, 3, 3, INK) + circle(10, 3, 3, INK)


def turn_back() -> str:
    """Backlash: return to sender."""
    d = "M30,30C36,-6 20,-26 -6,-24"
    return p(d, width=18) + p(d, width=10, stroke="#e65a3c") + p("M-4,-42L-36,-24L-4,-6Z", "#e65a3c", 3.4)


def two_fists() -> str:
    """Two for one."""
    return group(fist(), -16, 10, 0.68, -20) + group(fist("#d79f74"), 18, -10, 0.68, 20, flip=True)


def choke() -> str:
    """Two hands, one neck."""
    return p("M-9,-38h18v76h-18z", SKIN) + group(fist(), -20, 2, 0.6) + group(fist(), 20, 4, 0.6, flip=True)


def open_hand() -> str:
    """Grab."""
    return p("M-20,36L-26,4C-34,-8 -28,-14 -20,-6L-18,-28C-17,-36 -8,-36 -7,-28L-5,-34C-3,-42 6,-41 6,-33L8,-29C12,-36 20,-33 19,-25L20,-18C26,-22 31,-17 29,-10L24,16L18,36Z", SKIN) + p("M-7,-28v20M6,-32v24M19,-24v18")


def headlock() -> str:
    """A head under an arm."""
    return circle(-2, 4, 24, SKIN, INK, 3) + p("M-40,-22C0,-40 40,-20 32,14", width=24) + p("M-40,-22C0,-40 40,-20 32,14", width=17, stroke="#8b4fb8") + p("M-14,8l8,3M2,11l8,-3M-8,20q6,-5 12,0")


def clown() -> str:
    """Humiliation."""
    hair = circle(-28, -10, 13, "#29b6d8", INK, 3) + circle(28, -10, 13, "#29b6d8", INK, 3)
    face = circle(0, 0, 30, CREAM, INK, 3.2) + circle(-11, -8, 5, INK) + circle(11, -8, 5, INK) + circle(0, 3, 8, RED, INK, 2.6)
    return hair + face + p("M-18,11Q0,30 18,11Q0,18 -18,11Z", RED) + p("M-11,-20v6M11,-20v6", width=4, stroke="#3a78c9")


def poke() -> str:
    """One finger, one eye."""
    return oval(-10, 0, 28, 19, CREAM, INK, 3.2) + circle(-6, 0, 10, "#4d9b3c", INK, 2.6) + p("M42,30L4,4C-4,-2 2,-10 10,-6L44,12Z", SKIN)


def burst() -> str:
    """Powerplay: stars."""
    pts = [((36 if i % 2 == 0 else 17) * math.cos(i * math.pi / 8), (36 if i % 2 == 0 else 17) * math.sin(i * math.pi / 8)) for i in range(16)]
    return p("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pts) + "Z", "#ffcf33", 3.4) + group(fist(), 0, 2, 0.5)


def stomp() -> str:
    """A boot from above, on toes."""
    return group(boot(), 0, -8, 0.85) + p("M-34,34q8,-8 16,0q8,-8 16,0q8,-8 16,0q8,-8 16,0", SKIN)


def up_twice() -> str:
    """Up, and up again."""
    return p("M-18,34V-2H-32L-10,-30L12,-2H-2V34Z", "#ee7d2b") + p("M14,30V2H4L22,-22L40,2H30V30Z", "#ffcf33")


def door() -> str:
    """Abandonment: they have all left."""
    return p("M-24,-38H24V38H-24Z", "#8a5a34") + p("M-14,-28H14V-4H-14ZM-14,6H14V30H-14Z", "#a9743f") + circle(17, 2, 4, GOLD, INK, 2)


def bug() -> str:
    """Cooties."""
    legs = "M-20,-8L-38,-20M-22,4H-40M-20,16L-36,28M20,-8L38,-20M22,4H40M20,16L36,28M-6,-24L-14,-38M6,-24L14,-38"
    return p(legs, width=4) + oval(0, 6, 23, 26, "#7cc45a", INK, 3.2) + circle(-8, -4, 6, CREAM, INK, 2.4) + circle(8, -4, 6, CREAM, INK, 2.4) + circle(-7, -3, 2.6, INK) + circle(9, -3, 2.6, INK) + p("M-8,16q8,6 16,0")


def flower() -> str:
    """Hippie."""
    petals = "".join(group(oval(0, -22, 11, 16, "#f4a8c8", INK, 3), turn=i * 60) for i in range(6))
    return petals + circle(0, 0, 12, GOLD, INK, 3)


def ghost() -> str:
    """Imaginary Friend."""
    return p("M-28,36V-8C-28,-46 28,-46 28,-8V36L16,26L4,36L-6,26L-16,36Z", "#e8f4ff", 3.2) + circle(-9, -8, 5, INK) + circle(9, -8, 5, INK) + p("M-6,8q6,6 12,0")


def acorns() -> str:
    """Nuts."""
    one = p("M-15,-6C-15,20 0,30 0,30C0,30 15,20 15,-6Z", "#b5793c") + p("M-19,-4C-19,-22 19,-22 19,-4Z", "#7a4a20") + p("M0,-18v-8", width=4)
    return group(one, -15, 0, 0.95, 12) + group(one, 17, 4, 0.95, -14)


def storm() -> str:
    """Tantrum."""
    d = "M0,2C8,-4 14,8 4,14C-12,22 -26,4 -16,-10C-4,-30 26,-22 30,2C34,30 2,44 -20,34"
    return p(d, width=13) + p(d, width=6, stroke="#d94130") + p("M-36,-20l8,6M34,-30l-6,8M40,20l-10,-2", width=5)


def corner() -> str:
    """Time Out: a stool in a corner, and a clock."""
    return circle(0, -10, 26, CREAM, INK, 3.4) + p("M0,-26V-10L12,-2", width=4) + p("M-22,22H22V30H-22ZM-16,30v10M16,30v10", WOOD)


def pants() -> str:
    """Wedgy."""
    return p("M-34,-2H34L28,30L8,34L0,14L-8,34L-28,30Z", CREAM, 3.2) + p("M-34,8H34", width=4, stroke=RED) + p("M-16,-4C-16,-30 -8,-34 -4,-40M16,-4C16,-30 8,-34 4,-40", width=5) + p("M0,-42v0", width=12)


def odd() -> str:
    """Weird."""
    return p("M-20,-14C-20,-40 24,-40 22,-12C20,6 0,4 0,20", width=15) + p("M-20,-14C-20,-40 24,-40 22,-12C20,6 0,4 0,20", width=8, stroke="#8b4fb8") + circle(0, 34, 7, "#8b4fb8", INK, 3)


PICTURES: dict[str, Callable[[], str]] = {
    "kick2": boot, "kick4": boot, "roundhouse": leg, "knife": blade, "chain": links, "pipe": pipe, "hammer": hammer, "chunk": brick,
    "dodge": whirl, "block": shield, "firstaid": plaster, "freedom": key, "disarm": snapped, "faster": bolt, "hide": bin_,
    "backlash": turn_back, "bigcombo": two_fists, "choke": choke, "grab": open_hand, "headlock": headlock, "humiliation": clown,
    "poke": poke, "evileye": poke, "powerplay": burst, "stomp": stomp, "uppercut2": up_twice, "uppercut": up_twice, "twofer": two_fists,
    "abandonment": door, "cooties": bug, "hippie": flower, "imaginary": ghost, "nuts": acorns, "spank": open_hand, "pimpslap": open_hand,
    "tantrum": storm, "timeout": corner, "wedgy": pants, "weird": odd, "pins": snapped, "platecleaner": shield, "hailmary": burst,
}  # fmt: skip


def glyph(colour: int) -> str:
    """The sign of a sort, so that colour is never alone."""
    if colour == BASIC:
        return group(fist(CREAM), 0, 0, 0.34)
    if colour == WEAPON:
        return group(blade(), 0, 0, 0.3)
    if colour == DEFENCE:
        return p("M0,-10L9,-7C9,2 6,8 0,11C-6,8 -9,2 -9,-7Z", CREAM, 2)
    pts = [((10 if i % 2 == 0 else 4.6) * math.sin(i * math.pi / 5), -(10 if i % 2 == 0 else 4.6) * math.cos(i * math.pi / 5)) for i in range(10)]
    return p("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pts) + "Z", CREAM, 2)


def number_of(kind: int) -> str:
    """The number on the card: damage in red, healing in green."""
    card = CARDS[kind]
    if card.name == "firstaid":
        return "+2"
    if card.hits > 1:
        return f"{card.hits}×{card.damage}"
    return str(card.damage) if card.damage else ""


@lru_cache(maxsize=256)
def face(kind: int, high: int = H) -> str:
    """A face without words, 150 wide: H high with room for its text, BARE without."""
    card = CARDS[kind]
    colour = COLOURS[card.colour]
    edge = wobble_rect(4, 4, W - 8, high - 8, 1.4, kind + 1, 13)
    rays = "".join(
        path(f"M75,96L{75 + 52 * math.cos(a):.0f},{96 + 52 * math.sin(a):.0f}L{75 + 52 * math.cos(a + .16):.0f},{96 + 52 * math.sin(a + .16):.0f}Z", colour, "", 0, 'opacity=".45"')
        for a in (i * math.pi / 9 for i in range(18))
    )
    out = path(wobble_rect(8, 9, W - 8, high - 8, 1.4, kind + 1, 13), SHADOW, "", 0, 'opacity=".35"') + path(edge, CREAM, INK, 3.4)
    out += path(f"M6,44H{W - 6}V147Q75,141 6,148Z", light(colour, 0.62), "", 0) + rays
    out += path(f"M17,5.5H{W - 17}Q{W - 5},6 {W - 5.5},18V42Q75,50 5.5,43V18Q6,6 17,5.5Z", colour, INK, 2.6)
    if high == H:
        out += path(f"M5.5,148Q75,141 {W - 5.5},149", "none", INK, 2.6)
    out += group(PICTURES.get(card.name, fist)(), 75, 96, 0.98, -6)
    out += circle(26, 136, 16.5, colour, INK, 2.6) + group(glyph(card.colour), 26, 136)
    number = number_of(kind)
    if number:
        pts = [(121 + (23 if i % 2 == 0 else 16) * math.cos(i * math.pi / 9), 136 + (23 if i % 2 == 0 else 16) * math.sin(i * math.pi / 9)) for i in range(18)]
        out += path("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pts) + "Z", "#3f9a54" if number[0] == "+" else RED, INK, 2.6)
        out += text(number, 121, 144 if len(number) < 3 else 142, 23 if len(number) == 1 else 18 if len(number) == 2 else 14, CREAM, TITLE_FONT)
    return out


def text(words: str, x: float, y: float, size: float, fill: str = INK, font: str = TEXT_FONT, anchor: str = "middle") -> str:
    """Words in a picture that is made for one reader."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-family="{escape(font)}" font-size="{size:g}" fill="{fill}">{escape(words)}</text>'


def wrapped(words: str, most: int) -> list[str]:
    """Lines of at most so many letters."""
    out = [""]
    for word in words.split():
        if out[-1] and len(out[-1]) + len(word) + 1 > most:
            out.append(word)
        else:
            out[-1] = f"{out[-1]} {word}".strip()
    return out


def titled(kind: int, name: str, says: str = "") -> str:
    """A face with its name, and with what it does where there is room."""
    size = 25 if len(name) < 9 else 20 if len(name) < 13 else 15.5
    dark = CARDS[kind].colour == BASIC
    out = face(kind, H if says else BARE) + text(name, 75, 33, size, INK if dark else CREAM, TITLE_FONT)
    for i, line in enumerate(wrapped(says, 25)[:4]):
        out += text(line, 75, 163 + i * 13, 11.2)
    return out


@lru_cache(maxsize=4)
def back(high: int = BARE) -> str:
    """The back of every card: a coin on red."""
    return path(wobble_rect(4, 4, W - 8, high - 8, 1.4, 9, 13), RED, INK, 3.4) + coin(75, high / 2, 36)


def coin(x: float, y: float, r: float) -> str:
    """Lunch money."""
    return circle(x, y, r, "#f5bd2f", INK, max(1.5, r * 0.16)) + circle(x, y, r * 0.62, "none", "#c88a10", max(1, r * 0.13)) + path(f"M{x:g},{y - r * .35:.1f}v{r * .7:.1f}", "none", "#c88a10", max(1, r * 0.2))


def coins(n: int, cap: int = 15, row: int = 5, r: float = 8) -> str:
    """Points as coins, in a small SVG of its own; what is lost is a dotted ring."""
    cap = max(cap, n)
    wide, high = row * r * 2 + 4, math.ceil(cap / row) * r * 1.8 + 5
    out = ""
    for i in range(cap):
        x, y = r + 2 + i % row * r * 2, r + 2 + i // row * r * 1.8
        out += coin(x, y, r * 0.9) if i < n else circle(x, y, r * 0.72, "none", "#8a7a68", 1.4, 'stroke-dasharray="3 3" opacity=".6"')
    return f'<svg class="coins" width="{wide:.0f}" height="{high:.0f}" viewBox="0 0 {wide:.0f} {high:.0f}" aria-hidden="true">{out}</svg>'


def sleeve(seat: int) -> str:
    """The colour of a player's arms."""
    return seat_of(seat).colour


def key_disc(number: int, x: float, y: float, r: float = 16) -> str:
    """The number of an answer on what is lit for it."""
    return number_disc(number, x, y, r)


assert set(PICTURES) <= set(NAMES)
