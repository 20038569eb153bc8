#!/usr/bin/env python3
"""Makes Skull Island: the tables below become src/dispetto/games/hedz/data/skull-island.toml.

Run it after changing a table: PYTHONPATH=src python tools/skull_island.py
Kinds, forks and lines of sight are the game; the two layouts are only its picture (wide for desks, tall for phones).
"""

from __future__ import annotations

from pathlib import Path

from dispetto.core.ink import Curve, Point

FILE = Path(__file__).parent.parent / "src/dispetto/games/hedz/data/skull-island.toml"

# ---------------------------------------------------------------- the game

KINDS = {
    "rock": "0 7 16 19 22 25 35 41 49 56 62 65 68 80 88 94",
    "mudd": "0 36 37 38 51 52 53 67c 90 91 92 97 98 99",
    "boo": "9 18 21 44 63 66 69c 79",
    "lava": "71 73 74 76",
    "think": "13 60",
    "fly": "25b",
    "air": "26b 27b 28b",
}
# A Think! space: its two routes in order (the first goes on along the main trail), the branch, where they meet.
FORKS = {
    "13": ("land", "fly", ("25b", "26b", "27b", "28b"), "29"),
    "60": ("temple", "cut", ("66c", "67c", "68c", "69c"), "70"),
}
SIGHT = "7-34 11-95 16-27 25-70 27-72 29-74 31-75 33-76 35-80 38-84 41-86 43-87 45-88 49-95 54-98 56-99 82-90"

# What the rulebook prints; everything else on this board is ours.
PRINTED = {"0", *map(str, range(1, 11)), "77", "97", "98", "99", "100"}

# ---------------------------------------------------------------- the picture

# A trail is a line through these points; (number, x, y) pins a space there, the others are spread evenly between pins.
Pin = tuple[int, float, float]
WIDE_TRAIL: list[Point | Pin] = [
    (0, 934, 563), (864, 575), (784, 567), (704, 579), (624, 567), (544, 581), (464, 569), (384, 581), (13, 292, 569),
    (194, 575), (114, 563), (66, 519), (70, 459), (122, 419), (204, 409), (294, 421), (384, 407), (454, 413),
    (29, 544, 409), (624, 418), (704, 405), (794, 419), (884, 407), (954, 403), (1002, 365), (1008, 307), (998, 247),
    (1010, 187), (996, 117), (944, 73), (864, 65), (774, 77), (684, 63), (594, 75), (504, 61), (414, 73), (324, 63),
    (60, 240, 69), (154, 67), (90, 91), (64, 145), (68, 207), (72, 261), (116, 297), (164, 297), (70, 228, 301),
    (304, 293), (394, 305), (484, 293), (77, 592, 299), (664, 293), (744, 305), (824, 297), (898, 291), (934, 247),
    (916, 187), (864, 157), (808, 165), (768, 199), (720, 219), (668, 201), (634, 165), (590, 151), (550, 173),
    (518, 207), (472, 207), (99, 434, 169), (100, 390, 145),
]  # fmt: skip
TALL_TRAIL: list[Point | Pin] = [
    (0, 60, 541), (120, 548), (190, 540), (260, 548), (330, 541), (365, 517), (348, 491), (13, 308, 488),
    (250, 493), (180, 485), (110, 492), (56, 485), (27, 457), (32, 423), (68, 403), (120, 401),
    (29, 178, 405), (250, 399), (310, 405), (350, 391), (366, 355), (352, 315), (366, 275), (352, 235), (366, 195),
    (352, 155), (366, 115), (362, 65), (334, 33), (280, 27), (220, 37), (160, 26), (100, 36), (52, 35), (26, 67),
    (60, 32, 117), (22, 155), (34, 205), (22, 255), (30, 307), (56, 343), (96, 352), (70, 132, 346),
    (186, 352), (232, 345), (270, 349), (297, 333), (77, 297, 305), (268, 291), (224, 295), (190, 283), (176, 261),
    (194, 243), (240, 243), (276, 237), (294, 215), (276, 193), (230, 193), (192, 185), (178, 165), (194, 146),
    (240, 143), (278, 137), (294, 113), (274, 89), (230, 82), (99, 186, 88), (100, 148, 103),
]  # fmt: skip
WIDE_BRANCHES: dict[str, list[Point]] = {
    "25b": [(342, 539), (400, 507), (452, 489), (504, 475)],
    "66c": [(200, 113), (184, 159), (182, 207), (194, 255)],
}
TALL_BRANCHES: dict[str, list[Point]] = {
    "25b": [(285, 460), (256, 451), (227, 444), (199, 434)],
    "66c": [(66, 141), (74, 189), (74, 241), (90, 297)],
}
# The coast (a skull in profile: cranium left, mouth open to the right), lagoons, teeth (x, y, turn, size), the
# volcano (left foot, right foot, ground) and what grows and lies about.
Picture = dict[str, object]
WIDE_PICTURE: Picture = {
    "size": [1068, 640],
    "stone": 17,
    "island": [
        [32, 157], [34, 99], [66, 49], [134, 31], [304, 29], [504, 27], [704, 29], [874, 31], [968, 37], [1026, 81],
        [1044, 147], [1040, 247], [1044, 327], [1032, 397], [989, 437], [904, 445], [764, 449], [624, 444], [504, 445],
        [424, 453], [376, 475], [368, 501], [394, 525], [444, 537], [564, 540], [704, 537], [824, 534], [904, 527],
        [970, 520], [1020, 529], [1040, 567], [1010, 605], [884, 610], [764, 607], [604, 612], [454, 609], [304, 608],
        [174, 611], [84, 597], [40, 552], [32, 497], [56, 431], [88, 383], [92, 353], [60, 325], [36, 283], [32, 227],
    ],
    "lagoons": [
        [[566, 215], [586, 193], [616, 189], [644, 203], [652, 231], [632, 257], [602, 263], [574, 245]],
        [[698, 157], [704, 129], [740, 115], [780, 119], [764, 143], [734, 165]],
    ],
    "teeth": [[x, 453, 180 + t, s] for x, t, s in (
        (564, 4, 17), (610, -5, 20), (656, 3, 17), (704, -3, 21), (752, 5, 18), (800, -4, 22),
        (848, 2, 20), (898, -6, 24), (948, 4, 20),
    )] + [[x, 529, t, s] for x, t, s in (
        (588, -4, 17), (634, 5, 19), (680, -3, 17), (728, 4, 20), (776, -5, 18),
        (824, 3, 20), (872, -4, 22), (924, 5, 22),
    )],
    "volcano": [266, 536, 269],
    "sign": [446, 548],
    "palms": [
        [122, 217, 0.6], [240, 207, -0.6], [304, 135, 0.5], [810, 261, 0.66], [872, 259, -0.48], [154, 513, 0.66],
        [230, 527, -0.55], [344, 387, 0.56], [672, 385, -0.6], [906, 381, 0.56], [444, 131, -0.5],
    ],
    "bones": [[434, 357, 18], [778, 353, -24], [96, 165, 60]],
    "nests": [[242, 363, 0.8]],
    "skulls": [[962, 349, 0.8]],
}  # fmt: skip
TALL_PICTURE: Picture = {
    "size": [390, 570],
    "stone": 11.8,
    "sand": 10,
    "island": [
        [6, 105], [7, 55], [28, 17], [90, 11], [200, 10], [320, 11], [374, 21], [385, 65], [386, 205], [386, 345],
        [378, 399], [350, 423], [290, 423], [220, 425], [150, 424], [110, 427], [88, 445], [100, 463], [150, 469],
        [220, 470], [300, 466], [345, 468], [378, 483], [386, 517], [374, 550], [330, 563], [200, 562], [60, 563],
        [20, 553], [8, 515], [7, 475], [12, 425], [34, 389], [40, 375], [22, 349], [8, 315], [6, 205],
    ],
    "lagoons": [[[72, 97], [84, 75], [108, 69], [128, 83], [124, 105], [100, 115], [80, 111]]],
    "teeth": [[x, 429, 180 + t, s] for x, t, s in (
        (128, 4, 10), (156, -5, 11), (184, 3, 9), (250, -3, 11), (280, 5, 10), (310, -4, 12), (338, 3, 11),
    )] + [[x, 465, t, s] for x, t, s in (
        (122, -4, 9), (150, 5, 11), (178, -3, 10), (206, 4, 11), (236, -5, 10), (330, 3, 12),
    )],
    "volcano": [94, 284, 327],
    "palms": [[60, 471, 0.46], [116, 149, -0.36], [318, 361, 0.4]],
    "bones": [[76, 377, 14], [250, 376, -20], [322, 67, 30]],
    "sign": [322, 525],
}  # fmt: skip


# ---------------------------------------------------------------- the making


def stones(trail: list[Point | Pin]) -> list[Point]:
    """Where the spaces of the main trail lie: evenly along the line between pinned ones."""
    line = Curve([(p[-2], p[-1]) for p in trail])
    pins = [(int(p[0]), line.knots[i]) for i, p in enumerate(trail) if len(p) == 3]
    out: list[Point] = []
    for (first, start), (last, end) in zip(pins, pins[1:], strict=False):
        out += [line.point(start + (end - start) * i / (last - first)) for i in range(last - first)]
    return [*out, line.point(pins[-1][1])]


def sizes(trail: list[Point | Pin]) -> str:
    """How far apart the spaces lie, section by section: for whoever moves the points."""
    line = Curve([(p[-2], p[-1]) for p in trail])
    pins = [(int(p[0]), line.knots[i]) for i, p in enumerate(trail) if len(p) == 3]
    return " ".join(f"{a}-{b}: {(t - s) / (b - a):.1f}" for (a, s), (b, t) in zip(pins, pins[1:], strict=False))


def kinds_of(space: str) -> list[str]:
    """What a space is, Start and Finish, beach and all."""
    out = {"0": ["start"], "100": ["finish"]}.get(space, [])
    if space.isdigit() and int(space) <= 10:
        out.append("beach")
    return out + [kind for kind, ids in KINDS.items() if space in ids.split()]


def rounded(points: list[Point]) -> list[list[float]]:
    """Points as the file shows them."""
    return [[round(x, 1), round(y, 1)] for x, y in points]


def quoted(words: list[str] | tuple[str, ...]) -> str:
    """A list of words as TOML."""
    return "[" + ", ".join(f'"{w}"' for w in words) + "]"


def board_file() -> str:
    """The whole board as TOML."""
    wide, tall = stones(WIDE_TRAIL), stones(TALL_TRAIL)
    places = {str(n): (wide[n], tall[n]) for n in range(101)}
    after = {str(n): [str(n + 1)] for n in range(100)} | {"100": []}
    routes: dict[str, list[str]] = {}
    for fork, (first, second, branch, meet) in FORKS.items():
        after[fork].append(branch[0])
        routes[fork] = [first, second]
        for i, space in enumerate(branch):
            after[space] = [branch[i + 1] if i + 1 < len(branch) else meet]
            places[space] = (WIDE_BRANCHES[branch[0]][i], TALL_BRANCHES[branch[0]][i])
    out = [
        "# Skull Island, our own board. Made by tools/skull_island.py: change the tables there, then run it.",
        'title = { en = "Skull Island", it = "Isola del Teschio" }',
        'editions = ["hedz-25th"]',
        'provenance = "house"',
        "sight = [" + ", ".join(quoted(pair.split("-")) for pair in SIGHT.split()) + "]",
    ]
    for name, beauty in (("wide", WIDE_PICTURE), ("tall", TALL_PICTURE)):
        out += ["", f"[picture.{name}]", *(f"{key} = {value}" for key, value in beauty.items())]
    for space, (w, t) in places.items():
        number = int(space.rstrip("bc"))
        out += ["", "[[space]]", f'id = "{space}"', f"number = {number}"]
        if kinds_of(space):
            out.append(f"kinds = {quoted(kinds_of(space))}")
        if after[space]:
            out.append(f"next = {quoted(after[space])}")
        if space in routes:
            out.append(f"routes = {quoted(routes[space])}")
        out += [f"wide = {rounded([w])[0]}", f"tall = {rounded([t])[0]}"]
        if space in PRINTED:
            out.append('provenance = "printed"')
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    FILE.write_text(board_file(), encoding="utf-8")
    print("wide ", sizes(WIDE_TRAIL))
    print("tall ", sizes(TALL_TRAIL))
    print("wrote", FILE)
