"""Four of the cast: Lena, Dopo, Riga, Pepe.

A box of 120 by 130 round 0, 0. Clothes take the colour of the seat, so that colour still says whose it is.
"""

from __future__ import annotations

from dispetto.core.show.ink import INK, circle, dark, group, light, oval, path
from dispetto.core.show.ink_cast_kit import W, body, brows, ears, hand, head, lid, mouth
from dispetto.core.show.ink_things import die, eye


def lena(cloth: str, mood: str) -> str:
    """The gambler: a wide brim, dice, and a card in the band."""
    skin, hair = "#c98d5e", "#7a2a1c"
    out = path(
        "M-28,-16C-48,0 -30,18 -44,40C-26,50 -18,40 -14,30L14,30C18,42 30,48 44,38C30,18 46,2 28,-16Z", hair, INK, W
    )
    out += path("M-34,4q5,8 1,16M33,6q-4,8 0,16", "none", light(hair, 0.3), 3)
    out += (
        body(cloth)
        + path("M-9,14v14q9,10 18,0v-14z", skin, INK, W)
        + path("M-26,31L-8,54L0,40L8,54L26,31L12,27L0,40L-12,27Z", dark(cloth, 0.3), INK, 2.8)
    )
    out += head(skin, 25, -31, 23)
    out += (
        eye(-10.5, -2, 5.8, 1.6)
        + path("M5,-2q6,-6 12,0", "none", INK, 3.2)
        + brows(mood, "M-18,-12q7,-5 12,0", 11, -10, INK, 3)
    )
    out += path("M-1,3q3,4 -2,5", "none", dark(skin, 0.4), 2.4)
    out += mouth(
        mood,
        path("M-11,10q11,5 22,-3q-1,13 -11,13q-9,0 -11,-10z", "#fff", INK, 2.6)
        + path("M2,12l5,-1.4v5l-4.6,1Z", "#f6c52e", INK, 1.4),
        0,
        14,
        9,
    )
    out += path("M12,14L30,9", "none", INK, 4.4) + path("M13,13.6L29,9.2", "none", "#e8c892", 2)
    hat = path(
        "M-52,-13C-34,-30 34,-32 52,-17C56,-8 40,-10 26,-14C8,-19 -12,-17 -28,-10C-44,-4 -58,-4 -52,-13Z",
        "#3c2b22",
        INK,
        W,
    )
    hat += path(
        "M-29,-19C-31,-46 -26,-62 -10,-58C-4,-54 4,-54 10,-59C26,-62 31,-46 28,-22C10,-28 -10,-27 -29,-19Z",
        "#3c2b22",
        INK,
        W,
    )
    hat += path(
        "M-29.5,-21C-30,-27 -30,-31 -30,-34C-10,-42 12,-42 29,-36C29,-31 29,-26 28,-22C10,-28 -10,-27 -29.5,-21Z",
        "#d2402b",
        INK,
        2.8,
    )
    card = path("M-8,-12L8,-12L8,12L-8,12Z", "#fffaf0", INK, 2.4) + path(
        "M0,7C-9,-1 -5,-8 0,-3C5,-8 9,-1 0,7Z", "#d2402b", ""
    )
    hat += group(card, 19, -43, 1, turn=14)
    out += group(hat, 0, -2, 1, turn=-7)
    return out + die(6, -40, 38, 21, -14) + die(1, -18, 46, 17, 12)


def dopo(cloth: str, mood: str) -> str:
    """The gentleman: a top hat, a monocle, and no hurry."""
    skin, hair = "#f5c9ad", "#e0d9cf"
    out = body(cloth) + path("M-8,14v14q8,8 16,0v-14z", skin, INK, W)
    out += path("M-20,29L0,60L20,29L9,24L-9,24Z", "#fffaf0", INK, 2.8) + path(
        "M-22,28L-30,44L-16,46L-4,60L-20,60M22,28L30,44L16,46L4,60L20,60", dark(cloth, 0.3), INK, 2.6
    )
    out += ears(skin, 25, -2) + head(skin, 25, -31, 24)
    for s in (-1, 1):
        out += path(
            f"M{s * 26},-16C{s * 21},-8 {s * 20},2 {s * 17},10C{s * 22},18 {s * 31},14 {s * 30},0Z", hair, INK, 2.6
        )
    out += circle(-14, 9, 4.4, "#ef9f93") + circle(14, 9, 4.4, "#ef9f93")
    out += eye(-10, -3, 5.4, 0.6) + brows(mood, "M-17,-13q6,-4 12,-1M4,-15q7,-4 13,0", 10.5, -14, "#8d8377", 3.4)
    out += (
        circle(10.5, -3, 9.4, "#e8f6fb", INK, 3)
        + eye(10.5, -3, 5.4, 0.6)
        + path("M19,1C27,12 26,28 20,40", "none", "#b98512", 2)
    )
    out += path("M-4,4C-6,10 6,10 4,4", skin, INK, 2.6)
    out += path(
        "M0,11C-8,6 -16,8 -22,12C-30,16 -38,12 -38,4C-46,14 -38,24 -26,22C-16,22 -6,20 0,15C6,20 16,22 26,22C38,24 46,14 38,4C38,12 30,16 22,12C16,8 8,6 0,11Z",
        hair,
        INK,
        2.8,
    )
    out += mouth(mood, path("M-4,20q4,3 8,0", "none", INK, 2.6), 0, 20, 5)
    out += path("M0,34L-17,26L-17,43ZM0,34L17,26L17,43Z", "#c63a26", INK, 2.6) + circle(
        0, 34.5, 4.4, "#c63a26", INK, 2.4
    )
    out += path("M-25,-20C-27,-36 -29,-50 -27,-63C-10,-67 10,-67 27,-63C29,-50 27,-36 25,-20Z", "#2c2732", INK, W)
    out += path("M-26.5,-33C-10,-28 10,-28 26.5,-33L25.5,-22C10,-17 -10,-17 -25.5,-22Z", cloth, INK, 2.6) + path(
        "M-19,-57q-1,10 1,18", "none", "#5d5468", 3.4
    )
    return out + path("M-42,-24C-24,-13 24,-13 42,-24C46,-15 26,-9 0,-9C-26,-9 -46,-15 -42,-24Z", "#2c2732", INK, W)


def riga(cloth: str, mood: str) -> str:
    """The schoolmistress: pencils in her bun, and a ruler."""
    skin, hair = "#f7d9bb", "#8c3f22"
    out = (
        path("M-31,-64L27,-36M31,-62L-27,-34", "none", INK, 9)
        + path("M-31,-64L27,-36", "none", "#f0b21c", 4)
        + path("M31,-62L-27,-34", "none", "#4d9b3c", 4)
        + path("M-31,-64l5,2.4M31,-62l-5,2.4", "none", "#e565a0", 4)
    )
    out += circle(0, -49, 17, hair, INK, W) + path(
        "M-12,-54q8,-9 20,-6M-10,-45q10,-9 21,-4", "none", light(hair, 0.25), 2.6
    )
    out += path("M-28,4C-36,-44 36,-44 28,4C26,14 22,18 20,18L-20,18C-22,18 -26,14 -28,4Z", hair, INK, W)
    out += body(cloth, "M-46,60C-46,38 -30,31 0,31C30,31 46,38 46,60Z") + path("M-10,14v20h20v-20z", skin, INK, W)
    out += path("M0,36L-20,24L-24,42L-6,50ZM0,36L20,24L24,42L6,50Z", "#fffaf0", INK, 2.8) + oval(
        0, 41, 5.4, 6.4, "#7fb8c9", INK, 2.4
    )
    out += path("M-24,-8C-24,-30 24,-30 24,-8C24,8 14,26 0,26C-14,26 -24,8 -24,-8Z", skin, INK, W)
    out += path("M-25,-4C-26,-34 26,-34 25,-4C20,-18 6,-24 0,-24C-6,-24 -20,-18 -25,-4Z", hair, INK, 2.8)
    for s in (-1, 1):
        out += path(
            f"M{s * 3},-4C{s * 5},-9 {s * 18},-14 {s * 29},-16C{s * 26},-4 {s * 22},9 {s * 12},9C{s * 5},9 {s * 2},2 {s * 3},-4Z",
            "#eef8fb",
            INK,
            3.4,
        )
    out += (
        path("M-4,-4q4,-3 8,0", "none", INK, 3)
        + lid(-12, -1.5, 5.2, skin, 1.2, 0.1)
        + lid(12, -1.5, 5.2, skin, 1.2, 0.1)
    )
    out += brows(mood, "M-21,-17l11,3M21,-20l-10,1", 14, -18, dark(hair, 0.3), 3)
    out += path("M0,4q4,5 -2,6", "none", dark(skin, 0.4), 2.4) + mouth(
        mood, path("M-6,17q6,-5 12,0q-6,4 -12,0Z", "#b8433c", INK, 2.2), 0, 17, 7
    )
    out += path("M30,60C32,48 38,40 42,34l12,5C54,48 54,54 54,60Z", cloth, INK, W)
    rod = path("M-4.5,30L-4.5,-50L4.5,-50L4.5,30Z", "#e9c46a", INK, 2.8) + path(
        "".join(f"M4.5,{y}h-{5 if i % 2 else 3.4}" for i, y in enumerate(range(-44, 18, 7))), "none", INK, 1.8
    )
    return out + group(rod, 49, 4, 1, turn=10) + hand(47, 30, skin, 8, 0.92)


def pepe(cloth: str, mood: str) -> str:
    """The brat: a propeller, a tongue and a sling."""
    skin, hair = "#f2c9a0", "#d9772b"
    out = path("M-42,60C-42,48 -28,42 0,42C28,42 42,48 42,60Z", cloth, INK, W) + path(
        "M-38,52C-20,46 20,46 38,52", "none", "#fff6df", 4.4
    )
    out += ears(skin, 31, 4, 1.55)
    out += path("M-33,4C-33,-28 33,-28 33,4C33,28 22,42 0,42C-22,42 -33,28 -33,4Z", skin, INK, W)
    out += path(
        "M-33,2C-38,-12 -32,-20 -26,-20L-22,-8L-14,-18L-6,-8L0,-18L8,-8L16,-18L22,-8L27,-20C33,-20 38,-12 33,2C30,-8 -30,-8 -33,2Z",
        hair,
        INK,
        2.8,
    )
    out += (
        eye(-13, 8, 7.4, 1.8)
        + eye(13, 8, 7.4, 1.8)
        + brows(mood, "M-24,-2l15,4M24,-2l-15,4", 15, -2, dark(hair, 0.35), 3.8)
    )
    out += path("M-2,15q4,4 -2,5", "none", dark(skin, 0.35), 2.4) + "".join(
        circle(x, y, 1.7, "#c4814f") for x, y in ((-24, 19), (-19, 22), (-25, 25), (24, 19), (19, 22), (25, 25))
    )
    tongue = (
        path("M-17,23q17,7 34,0q-3,15 -17,15q-14,0 -17,-15z", "#7a1f1a", INK, 2.6)
        + path("M-13.5,24.6q14,5 27,0l-1,5q-12,3 -24.6,0Z", "#fff", INK, 1.8)
        + path("M-3,26.4h6v4.2h-6Z", "#7a1f1a", "")
    )
    tongue += path("M-2,37C-4,30 11,29 11,35L10,46C8,54 -1,53 -1,46Z", "#ee7f86", INK, 2.6) + path(
        "M4.6,37v8", "none", "#b8433c", 2
    )
    out += mouth(mood if mood in ("hurt", "furious") else "calm", tongue, 0, 29, 14)
    out += path("M-32,-14C-32,-48 32,-48 32,-14C14,-22 -14,-22 -32,-14Z", "#2f6fd0", INK, W)
    out += path(
        "M-12,-36C-16,-29 -18,-24 -18,-18.4C-8,-20.4 8,-20.4 18,-18.4C18,-24 16,-29 12,-36C4,-40 -4,-40 -12,-36Z",
        "#ffcf33",
        INK,
        2.6,
    )
    out += (
        path("M0,-40v-12", "none", INK, 4)
        + path(
            "M0,-53C-8,-64 -30,-62 -31,-53C-30,-46 -10,-46 0,-53C8,-62 29,-64 31,-55C30,-46 10,-45 0,-53Z",
            "#4d9b3c",
            INK,
            2.8,
        )
        + circle(0, -53, 4, "#ffcf33", INK, 2.4)
    )
    sling = path("M0,26L0,2M0,4C-2,-6 -12,-6 -13,-20M0,4C2,-6 12,-6 13,-20", "none", INK, 10) + path(
        "M0,26L0,2M0,4C-2,-6 -12,-6 -13,-20M0,4C2,-6 12,-6 13,-20", "none", "#a56a35", 4.6
    )
    sling += path("M-13,-18C-8,-4 8,-4 13,-18", "none", INK, 2.6)
    return out + group(sling, 46, 34, 0.92, turn=8) + hand(45, 50, skin, 0, 0.82)
