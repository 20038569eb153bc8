"""Four of the cast: Rancora, Tremolo, Ombra, Becco.

A box of 120 by 130 round 0, 0. Clothes take the colour of the seat, so that colour still says whose it is.
"""

from __future__ import annotations

from dispetto.core.show.ink import INK, circle, dark, group, light, oval, path
from dispetto.core.show.ink_cast_kit import W, body, brows, ears, hand, head, lid, mouth
from dispetto.core.show.ink_things import eye


def rancora(cloth: str, mood: str) -> str:
    """The grudge-bearer: a scarf, and a book of tallies."""
    skin, scarf = "#efcba6", "#3f2a4a"
    out = path("M-30,44C-52,8 -46,-58 0,-63C46,-58 52,8 30,44Z", scarf, INK, W)
    out += body(cloth, "M-54,60C-54,38 -34,30 0,34C34,30 54,38 54,60Z")
    out += path("M-36,60L-30,46M-16,60L-13,48M36,60L30,46M16,60L13,48", "none", dark(cloth, 0.35), 3)
    out += "".join(
        circle(x, y, 2.6, "#b795c4")
        for x, y in ((-30, -30), (-36, -4), (-17, -48), (5, -54), (24, -42), (35, -18), (34, 8), (-33, 18))
    )
    out += path("M-25,-8C-27,-34 27,-34 25,-8C25,14 14,29 0,29C-14,29 -25,14 -25,-8Z", skin, INK, W)
    out += path("M-25,-11C-22,-36 22,-36 25,-11C17,-22 6,-25 0,-17C-6,-25 -17,-22 -25,-11Z", "#d8d3cc", INK, 2.6)
    out += path("M-4,31L-19,46L-8,50L0,36L8,50L19,46L4,31Z", scarf, INK, 2.8) + circle(0, 32, 5, scarf, INK, 2.6)
    out += lid(-11, -2, 6, skin, 1.5, 0.05) + lid(11, -2, 6, skin, 1.5, 0.05)
    out += brows(mood, "M-20,-9l14,5M20,-11l-13,7", 11, -9, "#6d655e", 3.6)
    out += path("M0,-1C8,4 9,12 2,13C-1,13 -2,12 -3,11", skin, INK, 2.6)
    out += mouth(mood, path("M-9,21q9,-6 19,-1", "none", INK, 3), 0, 20, 9)
    out += path("M-19,8q2,3 1,6M19,8q-2,3 -1,6", "none", dark(skin, 0.35), 2.2) + circle(-13, 15, 2.2, "#8a5a3c")
    book = path("M-15,-18L13,-20L16,18L-13,20Z", "#c63a26", INK, 2.8) + path(
        "M-15,-18l-4,3l2,38l4,-3Z", "#fff6df", INK, 2.2
    )
    book += path("M-7,-8l1,14M-1,-8l1,14M5,-9l1,14M-10,3L9,-6", "none", "#fff6df", 2.6)
    return out + group(book, 38, 38, 0.98, turn=8) + hand(26, 52, skin, 0, 0.8)


def tremolo(cloth: str, mood: str) -> str:
    """The coward: hair on end, and a collar to hide in."""
    skin, hair = "#f4dfbf", "#8a4b25"
    out = body(cloth, "M-38,60C-38,40 -26,31 0,31C26,31 38,40 38,60Z")
    out += path(
        "M-21,-16C-26,-24 -30,-32 -38,-38C-31,-38 -27,-37 -23,-34C-26,-44 -29,-50 -34,-56C-26,-53 -20,-47 -16,-40C-16,-52 -18,-60 -21,-67C-13,-61 -9,-53 -7,-44C-4,-54 -2,-62 3,-70C4,-61 5,-53 5,-45C9,-53 14,-60 22,-65C19,-57 17,-49 15,-40C20,-46 27,-51 35,-53C30,-47 26,-41 23,-34C27,-36 32,-37 39,-36C32,-31 27,-24 21,-16Z",
        hair,
        INK,
        W,
    )
    out += ears(skin, 21, -6, 0.9)
    out += path("M-21,-14C-21,-36 21,-36 21,-14L20,20C14,32 -14,32 -20,20Z", skin, INK, W)
    out += path("M-21,-16C-14,-24 14,-24 21,-16C17,-34 -17,-34 -21,-16Z", hair, INK, 2.8)
    out += eye(-9.5, -4, 8.6, 2.6) + eye(9.5, -4, 8.6, 2.6)
    out += brows(mood, "M-20,-17q6,-7 12,-6M20,-17q-6,-7 -12,-6", 11, -18, INK, 3)
    out += path("M-1,5q3,3 -1,5", "none", dark(skin, 0.35), 2.4)
    neck = "M-25,15C-12,20 12,20 25,15L27,44C14,52 -14,52 -27,44Z"
    out += path(neck, light(cloth, 0.2), INK, W) + path(
        "M-16,21v24M-6,22v26M6,22v26M16,21v24", "none", dark(cloth, 0.25), 2.4
    )
    for k in (-1, 1):
        out += "".join(
            path(
                f"M{k * (11 + 5.6 * i)},{11 - i * 0.6}q{k * 3},-4 {k * 5.6},0l{k * 0.5},11q{-k * 3},3 {-k * 6},0Z",
                skin,
                INK,
                2.2,
            )
            for i in range(3)
        )
    drop = "M0,-8C5,0 5,6 0,6C-5,6 -5,0 0,-8Z"
    return (
        out
        + group(path(drop, "#8fd0ee", INK, 2.2), 33, -24, 1.1)
        + group(path(drop, "#8fd0ee", INK, 2.2), -34, -34, 0.9)
        + group(path(drop, "#8fd0ee", INK, 2.2), 39, -2, 0.8)
    )


def ombra(cloth: str, mood: str) -> str:
    """The kingmaker: a tower of hair, and somebody else's crown."""
    skin, wig, shade = "#fbe3cf", "#f3ecf4", "#c9b4d2"
    out = path(
        "M-30,30C-44,20 -44,-10 -34,-22C-46,-34 -36,-54 -20,-54C-14,-70 14,-72 20,-56C38,-56 46,-36 34,-22C44,-10 44,20 30,30Z",
        wig,
        INK,
        W,
    )
    out += path("M-24,-50q10,8 22,2q12,8 24,-3M-33,-30q14,9 33,4q19,5 33,-5M-8,-66q6,5 14,1", "none", shade, 3)
    out += path("M-17,-31C-6,-38 6,-38 17,-31", "none", shade, 3)
    out += body(cloth, "M-50,60C-50,44 -34,36 0,36C34,36 50,44 50,60Z") + path("M-9,14v20q9,8 18,0v-20z", skin, INK, W)
    out += head(skin, 22, -27, 24)
    out += path("M-22,-6C-22,-28 22,-28 22,-6C14,-18 -14,-18 -22,-6Z", wig, INK, 2.6)
    for s in (-1, 1):
        out += "".join(
            path(f"M{s * 21},{y}q{s * 14},-3 {s * 13},5q{-s * 1},7 {-s * 13},4Z", wig, INK, 2.6) for y in (-4, 6, 16)
        )
    out += lid(-9, 0, 5.4, "#c9a2d8", 1.8, -0.1) + lid(9, 0, 5.4, "#c9a2d8", 1.8, -0.1)
    out += brows(mood, "M-16,-9q6,-5 11,-2M6,-12q6,-3 11,2", 9, -10, "#7b5a3f", 2.8)
    out += (
        path("M-1,4q3,4 -2,5", "none", dark(skin, 0.35), 2.4)
        + mouth(mood, path("M-7,15q4,-4 7,-1q3,-3 7,1q-7,7 -14,0Z", "#c22b45", INK, 2), 0, 15, 7)
        + circle(12, 11, 1.9, INK)
    )
    out += (
        circle(-13, 10, 4, "#f4a9a6")
        + path("M-13,33C-6,40 6,40 13,33", "none", INK, 7)
        + path("M-13,33C-6,40 6,40 13,33", "none", "#fff6df", 3, 'stroke-dasharray="0.1 5.4"')
    )
    out += path("M28,60C30,40 38,22 42,4l8,2C50,26 48,44 50,60Z", cloth, INK, W)
    out += path(
        "M37,6C36,-3 40,-8 44,-8L44,-25C44,-30 50,-30 50,-25L50,-7C56,-6 56,2 52,9C48,13 40,12 37,6Z", skin, INK, 2.8
    ) + path("M44,-2h6", "none", dark(skin, 0.35), 2)
    crown = (
        path("M-16,8L-19,-12L-8,-2L0,-17L8,-2L19,-12L16,8Z", "#f6c52e", INK, 2.8)
        + "".join(circle(x, y, 2.6, "#d2402b", INK, 1.6) for x, y in ((-19, -13), (0, -18), (19, -13)))
        + path("M-14,4h28", "none", "#b98512", 2.4)
    )
    return out + group(crown, 44, -36, 0.82, turn=14)


def becco(cloth: str, mood: str) -> str:
    """The vulture: wings up, beak down."""
    skin = "#e8a896"
    out = path(
        "M-57,60C-60,20 -54,-22 -36,-34C-30,-20 -26,-6 -24,6L24,6C26,-6 30,-20 36,-34C54,-22 60,20 57,60Z",
        cloth,
        INK,
        W,
    )
    out += path(
        "M-46,-12l5,16M-52,8l6,16M-54,30l7,14M46,-12l-5,16M52,8l-6,16M54,30l-7,14", "none", dark(cloth, 0.45), 3.4
    )
    out += path(
        "M-40,28C-36,18 -30,22 -28,16C-22,22 -18,14 -14,20L14,20C18,14 22,22 28,16C30,22 36,18 40,28C42,34 36,36 36,42C28,40 28,48 20,46C16,54 8,48 0,54C-8,48 -16,54 -20,46C-28,48 -28,40 -36,42C-36,36 -42,34 -40,28Z",
        "#f6f1e6",
        INK,
        W,
    )
    out += path("M-24,30l4,8M-10,34l2,9M10,34l-2,9M24,30l-4,8", "none", "#c9bfae", 2.6)
    out += path("M-6,-46C-8,-58 -2,-60 -1,-50C2,-62 8,-60 5,-48C12,-56 15,-50 9,-44Z", "#8d8377", INK, 2.4)
    out += path("M-22,-18C-24,-56 24,-56 22,-18C23,-4 17,4 13,10C8,24 -8,24 -13,10C-17,4 -23,-4 -22,-18Z", skin, INK, W)
    out += path("M-12,-36q5,-5 10,-5M3,-33h6", "none", light(skin, 0.55), 3)
    out += oval(-10.5, -15, 9.4, 8.4, "#a8635c") + oval(10.5, -15, 9.4, 8.4, "#a8635c")
    out += lid(-10.5, -15, 5.6, "#c98a7c", 1.6, -0.05) + lid(10.5, -15, 5.6, "#c98a7c", 1.6, -0.05)
    out += brows(mood, "M-20,-25l14,5M20,-25l-14,5", 12, -25, INK, 3.4)
    out += path(
        "M-7,-10C-4,-14 4,-14 7,-10C13,-2 11,10 5,20C3,26 -1,33 -4,33C-2,26 -4,20 -7,14C-11,6 -11,-4 -7,-10Z",
        "#f0c04a",
        INK,
        W,
    )
    out += path("M-2,-3q3,8 1,17", "none", "#fbe39a", 3) + path("M3,2v3", "none", INK, 2.4)
    return out + path("M-15,13q3,4 6,4M15,13q-3,4 -7,5", "none", INK, 2.6)
