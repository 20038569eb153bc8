#!/usr/bin/env python3
"""Makes The Footprint, our board for the 2nd edition: the tables below become src/dispetto/games/hedz/data/footprint.toml.

Run it after changing a table: PYTHONPATH=src python tools/footprint.py
The island is the print of a three-toed foot. The trail runs out and back along each toe; the tall picture is the wide one
turned by a quarter, so that the toes point up.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from dispetto.core.ink import Point
from tools.skull_island import Pin, quoted, rounded, sizes, stones

FILE = Path(__file__).parent.parent / "src/dispetto/games/hedz/data/footprint.toml"

# ---------------------------------------------------------------- the game

FINISH = 86
KINDS = {
    "rock": "3 8 12 17 23 29 36 41 46 52 57 61 66 72 78",
    "mudd": "10 21 33 43 56c 57c 65 69 76 81 84 85",
    "boo": "6 15 34 44 63 75",
    "think": "19 48",
    "fly": "28b",
    "water": "29b 30b 31b",
}
# A Think! space: its two routes in order (the first goes on along the main trail), the branch, where they meet.
FORKS = {
    "19": ("coast", "swim", ("28b", "29b", "30b", "31b"), "32"),
    "48": ("ridge", "marsh", ("56c", "57c"), "58"),
}
SIGHT = "1-79 2-82 4-27 7-23 12-38 16-39 22-33 28-85 29-52 30-73 35-60 36-64 42-65 53-80 54-82 54-77 59-74 62-71"

# ---------------------------------------------------------------- the picture

WIDE_TRAIL: list[Point | Pin] = [
    (0, 206, 560), (300, 592), (430, 582), (560, 594), (690, 584), (810, 594), (13, 930, 588), (994, 574), (1006, 540),
    (16, 958, 520), (890, 527), (780, 519), (670, 528), (560, 519), (26, 432, 524), (376, 498), (370, 432),
    (29, 430, 384), (520, 378), (640, 386), (760, 376), (860, 384), (39, 950, 378), (1008, 366), (1010, 324),
    (42, 958, 306), (860, 312), (740, 302), (620, 310), (520, 303), (52, 430, 306), (374, 284), (368, 224),
    (55, 428, 186), (520, 178), (640, 186), (760, 176), (64, 890, 178), (952, 166), (954, 120), (67, 900, 98),
    (800, 104), (680, 94), (560, 103), (440, 94), (78, 322, 84), (270, 66), (210, 62), (150, 74), (100, 112),
    (84, 98, 216), (85, 144, 250), (86, 196, 214),
]  # fmt: skip
WIDE_BRANCHES: dict[str, list[Point]] = {
    "28b": [(758, 480), (712, 464), (666, 448), (620, 430)],
    "56c": [(626, 264), (604, 222)],
}
Picture = dict[str, object]
COAST = [
    [40, 250], [42, 130], [96, 48], [200, 28], [330, 44], [480, 60], [680, 60], [860, 62], [960, 78], [1000, 130],
    [990, 190], [920, 214], [820, 212], [730, 218], [690, 240], [730, 266], [820, 272], [930, 268], [1020, 280],
    [1048, 340], [1030, 402], [950, 414], [860, 416], [760, 414], [660, 412], [590, 418], [560, 440], [590, 474],
    [660, 492], [760, 486], [860, 492], [960, 482], [1030, 500], [1046, 552], [1022, 606], [930, 622], [780, 626],
    [600, 626], [420, 620], [260, 624], [120, 616], [44, 580], [40, 480], [60, 370],
]  # fmt: skip
WIDE_PICTURE: Picture = {
    "size": [1068, 640],
    "stone": 17,
    "island": COAST,
    "lagoons": [[[150, 400], [190, 376], [250, 384], [280, 416], [260, 452], [200, 462], [154, 442]]],
    "volcano": [92, 322, 340],
    "palms": [[320, 470, 0.6], [110, 500, -0.6], [470, 262, 0.55], [520, 476, -0.5], [330, 376, 0.5], [330, 250, -0.5], [150, 160, 0.5]],
    "bones": [[440, 446, 18], [700, 344, -24], [620, 556, 40]],
    "nests": [[500, 240, 0.8]],
    "skulls": [[300, 430, 0.8]],
}  # fmt: skip


def turned(x: float, y: float) -> Point:
    """A point of the wide picture in the tall one: a quarter turn, and smaller."""
    return 0.622 * y - 7, 566 - 0.534 * x


TALL_TRAIL: list[Point | Pin] = [
    (p[0], *turned(p[1], p[2])) if len(p) == 3 else turned(p[0], p[1]) for p in WIDE_TRAIL
]
TALL_BRANCHES = {first: [turned(x, y) for x, y in way] for first, way in WIDE_BRANCHES.items()}
TALL_PICTURE: Picture = {
    "size": [390, 570],
    "stone": 11.8,
    "sand": 10,
    "island": rounded([turned(x, y) for x, y in COAST]),
    "volcano": [66, 190, 506],
    "palms": [[216, 420, 0.42], [150, 336, -0.36], [272, 290, 0.36], [240, 500, -0.42], [300, 530, 0.36]],
    "bones": [[270, 350, 14], [220, 460, -20]],
    "skulls": [[200, 400, 0.5]],
}


# ---------------------------------------------------------------- the making


def kinds_of(space: str) -> list[str]:
    """What a space is, Start and Finish included."""
    out = {"0": ["start"], str(FINISH): ["finish"]}.get(space, [])
    return out + [kind for kind, ids in KINDS.items() if space in ids.split()]


def board_file() -> str:
    """The whole board as TOML."""
    wide, tall = stones(WIDE_TRAIL), stones(TALL_TRAIL)
    places = {str(n): (wide[n], tall[n]) for n in range(FINISH + 1)}
    after = {str(n): [str(n + 1)] for n in range(FINISH)} | {str(FINISH): []}
    routes: dict[str, list[str]] = {}
    for fork, (first, second, branch, meet) in FORKS.items():
        after[fork].append(branch[0])
        routes[fork] = [first, second]
        for i, space in enumerate(branch):
            after[space] = [branch[i + 1] if i + 1 < len(branch) else meet]
            places[space] = (WIDE_BRANCHES[branch[0]][i], TALL_BRANCHES[branch[0]][i])
    out = [
        "# The Footprint, our board for the 2nd edition. Made by tools/footprint.py: change the tables there, then run it.",
        'title = { en = "The Footprint", it = "L\'Orma" }',
        'editions = ["hedz-2nd"]',
        'provenance = "house"',
        "sight = [" + ", ".join(quoted(pair.split("-")) for pair in SIGHT.split()) + "]",
    ]
    for name, beauty in (("wide", WIDE_PICTURE), ("tall", TALL_PICTURE)):
        out += ["", f"[picture.{name}]", *(f"{key} = {value}" for key, value in beauty.items())]
    for space, (w, t) in places.items():
        out += ["", "[[space]]", f'id = "{space}"', f"number = {int(space.rstrip('bc'))}"]
        if kinds_of(space):
            out.append(f"kinds = {quoted(kinds_of(space))}")
        if after[space]:
            out.append(f"next = {quoted(after[space])}")
        if space in routes:
            out.append(f"routes = {quoted(routes[space])}")
        out += [f"wide = {rounded([w])[0]}", f"tall = {rounded([t])[0]}"]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    FILE.write_text(board_file(), encoding="utf-8")
    print("wide ", sizes(WIDE_TRAIL))
    print("tall ", sizes(TALL_TRAIL))
    print("wrote", FILE)
