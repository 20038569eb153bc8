"""What is on each card: one small drawing a kind, round 0, 0, within 45 of it."""

from __future__ import annotations

import math
from collections.abc import Callable

from dispetto.core.show.ink import CREAM, GOLD, INK, RED, circle, group, oval, path, wobble_rect
from dispetto.games.lunch_money.view import NAMES

SKIN, STEEL, WOOD = "#f2c9a0", "#cfd6de", "#a9743f"


def p(d: str, fill: str = "none", width: float = 3, stroke: str = INK) -> str:
    """One inked path."""
    return path(d, fill, stroke, width)


def fist(colour: str = SKIN) -> str:
    """A closed hand, seen by the one it is meant for."""
    body = p(
        "M-30,-4C-34,-22 -20,-30 -10,-26C-4,-34 8,-34 13,-27C24,-30 33,-21 31,-9C34,8 30,24 16,30L-14,30C-28,26 -32,12 -30,-4Z",
        colour,
    )
    return body + p("M-10,-26v17M13,-27v17M2,-30v19M-28,4C-16,-2 -2,2 2,10C-6,18 -18,18 -27,13")


def boot() -> str:
    """Hiking boot, used."""
    return (
        p("M-22,-32L8,-34L10,-4C22,-2 36,4 37,18L37,26L-26,26Z", "#8a5a34")
        + p("M-27,26H38V34H-27Z", "#4a2f1c")
        + p("M-2,-22h11M0,-12h10M2,-2h9", width=4, stroke=CREAM)
    )


def blade() -> str:
    """Canteen property."""
    return p("M-34,34L-14,14M-38,30l8,8", WOOD, 9) + p("M-18,8L30,-40C40,-26 34,-10 -6,20Z", STEEL)


def links() -> str:
    """Four links of a bicycle chain."""
    return "".join(
        group(oval(0, 0, 15, 9, "none", INK, 9) + oval(0, 0, 15, 9, "none", STEEL, 4), x, y, turn=t)
        for x, y, t in ((-28, 22, 40), (-10, 6, -40), (10, -8, 40), (28, -22, -40))
    )


def pipe() -> str:
    """Half-inch, galvanised."""
    return (
        p("M-36,30L22,-28", width=20)
        + p("M-36,30L22,-28", width=13, stroke=STEEL)
        + p("M12,-36L32,-16", width=17)
        + p("M12,-36L32,-16", width=10, stroke="#9aa4af")
    )


def hammer() -> str:
    """From woodwork."""
    return (
        p("M-30,36L10,-10", width=15)
        + p("M-30,36L10,-10", width=9, stroke=WOOD)
        + p("M-10,-30L8,-38L36,-12L28,6L14,-2Z", STEEL)
    )


def brick() -> str:
    """A piece of the playground."""
    return p("M-34,4L-8,-26L36,-14L34,12L4,32L-32,20Z", "#c4694a") + p("M-8,-26L-4,2L34,12M-4,2L-34,4M-4,2L2,30")


def whirl() -> str:
    """Somebody who is no longer there."""
    return (
        circle(8, -24, 10, SKIN, INK, 3)
        + p("M4,-14C-10,-6 -8,10 8,14L22,34M8,14L-12,34M0,-6L28,-14M0,-6L-24,6", width=7)
        + p("M-38,-26h18M-42,-12h16M-40,2h12", width=4, stroke="#3a78c9")
    )


def shield() -> str:
    """Block."""
    return p("M0,-38L34,-28C34,4 22,26 0,38C-22,26 -34,4 -34,-28Z", "#35a0e8", 3.6) + p(
        "M0,-38L34,-28C34,4 22,26 0,38Z", "#bfe4ff", 3
    )


def plaster() -> str:
    """First Aid."""
    return group(
        p(wobble_rect(-40, -15, 80, 30, 1, 3, 15), "#3fb2ef")
        + p(wobble_rect(-16, -15, 32, 30, 1, 4, 2), "#8fd6fb")
        + "".join(circle(x, y, 2, INK) for x in (-7, 7) for y in (-6, 6)),
        turn=-40,
    )


def key() -> str:
    """Freedom."""
    return group(
        p("M-6,0H38M24,0v14M36,0v12", width=11)
        + p("M-6,0H38M24,0v14M36,0v12", width=5, stroke=GOLD)
        + circle(-20, 0, 17, GOLD, INK, 3.4)
        + circle(-20, 0, 7, CREAM, INK, 3),
        turn=-35,
    )


def snapped() -> str:
    """Disarm: a blade in two."""
    return (
        p("M-34,34L-18,18", width=11, stroke=WOOD)
        + p("M-20,12L-2,-4L8,6L-10,22Z", STEEL)
        + p("M10,-14L34,-38C40,-28 34,-16 20,-4Z", STEEL)
        + p("M2,-22l-4,-12M16,6l14,4M-4,-12l-14,-6", width=4, stroke=RED)
    )


def bolt() -> str:
    """Faster."""
    return p("M8,-40L-24,6H-4L-12,40L26,-10H4Z", GOLD, 3.6)


def bin_() -> str:
    """Hide: two eyes in a dustbin."""
    return (
        p("M-26,-12H26L20,36H-20Z", "#8d98a5")
        + p("M-32,-22H32V-12H-32Z", "#b9c3cd")
        + circle(-9, 2, 7, CREAM, INK, 2.6)
        + circle(9, 2, 7, CREAM, INK, 2.6)
        + circle(-8, 3, 3, INK)
        + circle(10, 3, 3, INK)
    )


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
    return p(
        "M-20,36L-26,4C-34,-8 -28,-14 -20,-6L-18,-28C-17,-36 -8,-36 -7,-28L-5,-34C-3,-42 6,-41 6,-33L8,-29C12,-36 20,-33 19,-25L20,-18C26,-22 31,-17 29,-10L24,16L18,36Z",
        SKIN,
    ) + p("M-7,-28v20M6,-32v24M19,-24v18")


def headlock() -> str:
    """A head under an arm."""
    return (
        circle(-2, 4, 24, SKIN, INK, 3)
        + p("M-40,-22C0,-40 40,-20 32,14", width=24)
        + p("M-40,-22C0,-40 40,-20 32,14", width=17, stroke="#8b4fb8")
        + p("M-14,8l8,3M2,11l8,-3M-8,20q6,-5 12,0")
    )


def clown() -> str:
    """Humiliation."""
    hair = circle(-28, -10, 13, "#29b6d8", INK, 3) + circle(28, -10, 13, "#29b6d8", INK, 3)
    face = (
        circle(0, 0, 30, CREAM, INK, 3.2)
        + circle(-11, -8, 5, INK)
        + circle(11, -8, 5, INK)
        + circle(0, 3, 8, RED, INK, 2.6)
    )
    return hair + face + p("M-18,11Q0,30 18,11Q0,18 -18,11Z", RED) + p("M-11,-20v6M11,-20v6", width=4, stroke="#3a78c9")


def poke() -> str:
    """One finger, one eye."""
    return (
        oval(-10, 0, 28, 19, CREAM, INK, 3.2)
        + circle(-6, 0, 10, "#4d9b3c", INK, 2.6)
        + p("M42,30L4,4C-4,-2 2,-10 10,-6L44,12Z", SKIN)
    )


def burst() -> str:
    """Powerplay: stars."""
    pts = [
        ((36 if i % 2 == 0 else 17) * math.cos(i * math.pi / 8), (36 if i % 2 == 0 else 17) * math.sin(i * math.pi / 8))
        for i in range(16)
    ]
    return p("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pts) + "Z", "#ffcf33", 3.4) + group(fist(), 0, 2, 0.5)


def stomp() -> str:
    """A boot from above, on toes."""
    return group(boot(), 0, -8, 0.85) + p("M-34,34q8,-8 16,0q8,-8 16,0q8,-8 16,0q8,-8 16,0", SKIN)


def up_twice() -> str:
    """Up, and up again."""
    return p("M-18,34V-2H-32L-10,-30L12,-2H-2V34Z", "#ee7d2b") + p("M14,30V2H4L22,-22L40,2H30V30Z", "#ffcf33")


def door() -> str:
    """Abandonment: they have all left."""
    return (
        p("M-24,-38H24V38H-24Z", "#8a5a34")
        + p("M-14,-28H14V-4H-14ZM-14,6H14V30H-14Z", "#a9743f")
        + circle(17, 2, 4, GOLD, INK, 2)
    )


def bug() -> str:
    """Cooties."""
    legs = "M-20,-8L-38,-20M-22,4H-40M-20,16L-36,28M20,-8L38,-20M22,4H40M20,16L36,28M-6,-24L-14,-38M6,-24L14,-38"
    return (
        p(legs, width=4)
        + oval(0, 6, 23, 26, "#7cc45a", INK, 3.2)
        + circle(-8, -4, 6, CREAM, INK, 2.4)
        + circle(8, -4, 6, CREAM, INK, 2.4)
        + circle(-7, -3, 2.6, INK)
        + circle(9, -3, 2.6, INK)
        + p("M-8,16q8,6 16,0")
    )


def flower() -> str:
    """Hippie."""
    petals = "".join(group(oval(0, -22, 11, 16, "#f4a8c8", INK, 3), turn=i * 60) for i in range(6))
    return petals + circle(0, 0, 12, GOLD, INK, 3)


def ghost() -> str:
    """Imaginary Friend."""
    return (
        p("M-28,36V-8C-28,-46 28,-46 28,-8V36L16,26L4,36L-6,26L-16,36Z", "#e8f4ff", 3.2)
        + circle(-9, -8, 5, INK)
        + circle(9, -8, 5, INK)
        + p("M-6,8q6,6 12,0")
    )


def acorns() -> str:
    """Nuts."""
    one = (
        p("M-15,-6C-15,20 0,30 0,30C0,30 15,20 15,-6Z", "#b5793c")
        + p("M-19,-4C-19,-22 19,-22 19,-4Z", "#7a4a20")
        + p("M0,-18v-8", width=4)
    )
    return group(one, -15, 0, 0.95, 12) + group(one, 17, 4, 0.95, -14)


def storm() -> str:
    """Tantrum."""
    d = "M0,2C8,-4 14,8 4,14C-12,22 -26,4 -16,-10C-4,-30 26,-22 30,2C34,30 2,44 -20,34"
    return p(d, width=13) + p(d, width=6, stroke="#d94130") + p("M-36,-20l8,6M34,-30l-6,8M40,20l-10,-2", width=5)


def corner() -> str:
    """Time Out: a stool in a corner, and a clock."""
    return (
        circle(0, -10, 26, CREAM, INK, 3.4)
        + p("M0,-26V-10L12,-2", width=4)
        + p("M-22,22H22V30H-22ZM-16,30v10M16,30v10", WOOD)
    )


def pants() -> str:
    """Wedgy."""
    return (
        p("M-34,-2H34L28,30L8,34L0,14L-8,34L-28,30Z", CREAM, 3.2)
        + p("M-34,8H34", width=4, stroke=RED)
        + p("M-16,-4C-16,-30 -8,-34 -4,-40M16,-4C16,-30 8,-34 4,-40", width=5)
        + p("M0,-42v0", width=12)
    )


def odd() -> str:
    """Weird."""
    return (
        p("M-20,-14C-20,-40 24,-40 22,-12C20,6 0,4 0,20", width=15)
        + p("M-20,-14C-20,-40 24,-40 22,-12C20,6 0,4 0,20", width=8, stroke="#8b4fb8")
        + circle(0, 34, 7, "#8b4fb8", INK, 3)
    )


def arm(d: str, skin: str = SKIN, shirt: str = "#4d9b3c") -> str:
    """A bare arm along a line, a sleeve at its beginning."""
    start = d.replace("M", "").split("L")[0].split("C")[0]
    return (
        p(d, width=26)
        + p(d, width=19, stroke=skin)
        + p(f"M{start}l.1,0", width=32)
        + p(f"M{start}l.1,0", width=25, stroke=shirt)
    )


def elbow() -> str:
    """The pointy end."""
    return (
        arm("M-34,22L18,20L0,-16")
        + group(fist(), -2, -22, 0.46)
        + p("M36,8l10,-6M40,20h10M36,32l8,6", width=4.5, stroke=RED)
    )


def headbutt() -> str:
    """Two skulls, one idea."""
    one = (
        circle(0, 0, 21, SKIN, INK, 3)
        + p("M-21,-4C-20,-26 8,-28 18,-12C6,-16 -10,-14 -21,-4Z", "#6b3a1a")
        + p("M0,-4l9,4M0,14h8", width=3.4)
    )
    stars = p("M0,-20V-34M-10,-18L-18,-30M10,-18L18,-30", width=4.5, stroke=RED)
    return group(one, -21, 6, 1, 14) + group(one, 21, 6, 1, -14, flip=True) + group(stars, 0, 2)


def hook() -> str:
    """Round the corner."""
    return (
        arm("M-32,36C-44,-14 -10,-38 14,-24", shirt="#d94130")
        + group(fist(), 20, -16, 0.56, 60)
        + p("M8,20C24,22 36,12 40,-2", width=4.5, stroke=RED)
    )


def jab() -> str:
    """Quick and small."""
    return (
        arm("M-36,16L6,2", shirt="#2f6fd0")
        + group(fist(), 18, -4, 0.62, -14)
        + p("M-30,-18h22M-36,-30h18M-14,34h20", width=4.5, stroke="#ee7d2b")
    )


def uppercut() -> str:
    """From the knees to the chin."""
    return (
        arm("M-8,38L0,0", shirt="#8b4fb8")
        + group(fist(), 2, -14, 0.64)
        + p("M-30,8V-16M-30,-16l-7,8M-30,-16l7,8M34,16V-8M34,-8l-7,8M34,-8l7,8", width=4.5, stroke="#ee7d2b")
    )


def beat_down() -> str:
    """Down, and further down."""
    return (
        arm("M4,-30L0,-8", "#d79f74", "#129c98")
        + group(fist("#d79f74"), 0, 6, 0.66, 180)
        + p("M-34,34H34M-24,24l-8,-8M24,24l8,-8", width=4.5, stroke=RED)
    )


def straw() -> str:
    """A spitball on its way."""
    d = "M-38,30L6,-4"
    stripes = p(d, width=15) + p(d, width=9, stroke=CREAM) + path(d, "none", RED, 9, 'stroke-dasharray="7 12"')
    return stripes + circle(27, -21, 10, CREAM, INK, 3) + p("M22,-24q5,-4 9,0M8,-20l6,-5M14,-8l5,-4", width=3)


def glare() -> str:
    """A look."""
    return (
        oval(0, 6, 36, 20, CREAM, INK, 3.4)
        + circle(0, 6, 15, "#d94130", INK, 3)
        + circle(0, 6, 6, INK)
        + p("M-36,-22L30,-8L32,-20L-30,-36Z", INK)
    )


def tack() -> str:
    """Point upwards."""
    return (
        p("M0,6L4,-38L8,6Z", STEEL)
        + p("M-22,8C-22,-4 30,-4 30,8L34,22H-26Z", "#d94130")
        + oval(4, 25, 34, 9, "#b02f1d", INK, 3)
        + p("M-26,-22l8,8M34,-22l-8,8", width=4.5)
    )


def tray() -> str:
    """From the canteen, both hands."""
    board = p(wobble_rect(-40, -20, 80, 46, 1.4, 3, 9), "#b9c3cd", 3.4) + p(
        wobble_rect(-32, -13, 64, 32, 1.2, 4, 6), "#dde4ea", 2.4
    )
    return (
        board
        + circle(-10, 3, 12, CREAM, INK, 2.6)
        + p("M12,-6h14v16h-14z", "#ee7d2b", 2.6)
        + group(fist(), -38, 18, 0.34)
        + group(fist(), 38, 18, 0.34, flip=True)
    )


def leg() -> str:
    """A leg in full swing."""
    d = "M-38,30L-4,12L24,-12"
    shoe = (
        p("M14,-24L30,0C38,8 50,0 46,-10L34,-40C28,-48 14,-40 14,-24Z", "#d94130", 3.2)
        + p("M34,-40C40,-30 46,-18 46,-10", width=6, stroke=CREAM)
        + p("M20,-24l9,-6M25,-15l9,-6", width=3.4, stroke=CREAM)
    )
    trousers = p("M-38,30L-16,18.5", width=32) + p("M-38,30L-16,18.5", width=25, stroke="#3a78c9")
    return (
        p(d, width=26)
        + p(d, width=19, stroke=SKIN)
        + trousers
        + shoe
        + p("M-34,-8C-26,-22 -14,-32 0,-36M-20,-2C-14,-10 -8,-15 -1,-18", width=4.5, stroke="#ee7d2b")
    )


PICTURES: dict[str, Callable[[], str]] = {
    "kick2": boot,
    "kick4": boot,
    "roundhouse": leg,
    "knife": blade,
    "chain": links,
    "pipe": pipe,
    "hammer": hammer,
    "chunk": brick,
    "dodge": whirl,
    "block": shield,
    "firstaid": plaster,
    "freedom": key,
    "disarm": snapped,
    "faster": bolt,
    "hide": bin_,
    "backlash": turn_back,
    "bigcombo": two_fists,
    "choke": choke,
    "grab": open_hand,
    "headlock": headlock,
    "humiliation": clown,
    "poke": poke,
    "evileye": glare,
    "powerplay": burst,
    "stomp": stomp,
    "uppercut2": up_twice,
    "uppercut": uppercut,
    "twofer": two_fists,
    "abandonment": door,
    "cooties": bug,
    "hippie": flower,
    "imaginary": ghost,
    "nuts": acorns,
    "spank": open_hand,
    "pimpslap": open_hand,
    "tantrum": storm,
    "timeout": corner,
    "wedgy": pants,
    "weird": odd,
    "pins": tack,
    "platecleaner": tray,
    "hailmary": burst,
    "elbow": elbow,
    "headbutt": headbutt,
    "hook": hook,
    "jab": jab,
    "beatdown": beat_down,
    "snipe": straw,
}


assert set(PICTURES) <= set(NAMES)
