"""Makes The Footprint, our board for the 2nd edition:
the tables below become src/dispetto/games/hedz/data/footprint.toml.

Run it after changing a table: PYTHONPATH=src python -m tools.footprint The island is the print of a three-toed foot.
The trail runs out and back along each toe and then round the volcano on the heel; the tall picture is the wide one
turned by a quarter, so that the toes point up.
"""

from __future__ import annotations

from dispetto.core.show.ink import Point
from tools.island_file import DATA, Branches, Island, Layout, Picture, Trail, rounded

FILE = DATA / "footprint.toml"

# ---------------------------------------------------------------- the game

KINDS = {
    "rock": "3 6 8 12 18 22 24 26 29 31 37 42 47 51 54 59 63 70 76 80 86",
    "mudd": "34 44 54c 55c 56c 57c 66 67 68 73 74 83 84 88 89 90 92 93 94",
    "boo": "5 11 23 27 45 52",
    "think": "20 49",
    "fly": "29b",
    "water": "30b 31b 32b",
}
# A Think! space: its two routes in order (the first goes on along the main trail), the branch, where they meet.
FORKS = {
    "20": ("coast", "swim", ("29b", "30b", "31b", "32b"), "33"),
    "49": ("ridge", "marsh", ("54c", "55c", "56c", "57c"), "58"),
}
SIGHT = (
    "1-90 2-91 3-92 4-91 5-27 8-24 12-20 18-39 23-31 28-93 29-54 29-93 31-52 36-61 37-46 42-66 47-62 53-94 54-82 54-94 "
    "55-79 59-74 63-72"
)

# ---------------------------------------------------------------- the picture

WIDE_TRAIL: Trail = [
    (0, 206, 560),
    (300, 592),
    (430, 582),
    (560, 594),
    (690, 584),
    (810, 594),
    (14, 930, 588),
    (994, 574),
    (1006, 540),
    (17, 958, 520),
    (890, 527),
    (780, 519),
    (670, 528),
    (560, 519),
    (27, 432, 524),
    (376, 498),
    (370, 432),
    (30, 430, 384),
    (520, 378),
    (640, 386),
    (760, 376),
    (860, 384),
    (40, 950, 378),
    (1008, 366),
    (1010, 324),
    (43, 958, 306),
    (860, 312),
    (740, 302),
    (620, 310),
    (520, 303),
    (53, 430, 306),
    (374, 284),
    (368, 224),
    (56, 428, 186),
    (520, 178),
    (640, 186),
    (760, 176),
    (65, 890, 178),
    (952, 166),
    (954, 120),
    (68, 900, 98),
    (800, 104),
    (680, 94),
    (560, 103),
    (440, 94),
    (79, 322, 84),
    (270, 66),
    (210, 62),
    (150, 74),
    (100, 112),
    (76, 180),
    (68, 260),
    (74, 340),
    (104, 408),
    (164, 440),
    (236, 438),
    (300, 404),
    (318, 344),
    (94, 268, 296),
    (95, 196, 214),
]
WIDE_BRANCHES: Branches = {
    "29b": [(758, 480), (712, 464), (666, 448), (620, 430)],
    "54c": [(652, 263), (612, 252), (570, 240), (530, 222)],
}
COAST = [
    [40, 250],
    [42, 130],
    [96, 48],
    [200, 28],
    [330, 44],
    [480, 60],
    [680, 60],
    [860, 62],
    [960, 78],
    [1000, 130],
    [990, 190],
    [920, 214],
    [820, 212],
    [730, 218],
    [690, 240],
    [730, 266],
    [820, 272],
    [930, 268],
    [1020, 280],
    [1048, 340],
    [1030, 402],
    [950, 414],
    [860, 416],
    [760, 414],
    [660, 412],
    [590, 418],
    [560, 440],
    [590, 474],
    [660, 492],
    [760, 486],
    [860, 492],
    [960, 482],
    [1030, 500],
    [1046, 552],
    [1022, 606],
    [930, 622],
    [780, 626],
    [600, 626],
    [420, 620],
    [260, 624],
    [120, 616],
    [44, 580],
    [40, 480],
    [60, 370],
]
WIDE_PICTURE: Picture = {
    "size": [1068, 640],
    "stone": 17,
    "island": COAST,
    "lagoons": [[[76, 520], [96, 488], [140, 484], [166, 506], [154, 540], [108, 552]]],
    "volcano": [102, 326, 372],
    "palms": [[70, 480, 0.5], [486, 274, 0.55], [520, 476, -0.5], [152, 160, 0.5], [442, 468, 0.5]],
    "bones": [[504, 436, 18], [700, 344, -24], [620, 556, 40]],
    "nests": [[432, 256, 0.8]],
    "skulls": [[296, 132, 0.7]],
}


def turned(x: float, y: float) -> Point:
    """A point of the wide picture in the tall one: a quarter turn, and smaller."""
    return 0.622 * y - 7, 566 - 0.534 * x


# Round the volcano the tall picture goes its own way, for a mountain does not turn.
TALL_CREST: Trail = [
    (79, 45, 396),
    (34, 424),
    (31, 458),
    (40, 492),
    (66, 516),
    (110, 525),
    (160, 526),
    (208, 520),
    (244, 498),
    (254, 462),
    (242, 430),
    (94, 208, 414),
    (95, 148, 432),
]
TALL_TRAIL: Trail = [
    (p[0], *turned(p[1], p[2])) if len(p) == 3 else turned(p[0], p[1])
    for p in WIDE_TRAIL[: WIDE_TRAIL.index((79, 322, 84))]
] + TALL_CREST
TALL_BRANCHES = {first: [turned(x, y) for x, y in way] for first, way in WIDE_BRANCHES.items()}
TALL_PICTURE: Picture = {
    "size": [390, 570],
    "stone": 11.8,
    "sand": 10,
    "island": rounded([turned(x, y) for x, y in COAST]),
    "volcano": [66, 236, 502],
    "lagoons": [[[296, 516], [310, 500], [340, 498], [354, 514], [342, 532], [310, 534]]],
    "palms": [[150, 336, -0.36], [272, 290, 0.36], [288, 520, -0.4], [86, 420, 0.36]],
    "bones": [[270, 350, 14], [300, 450, -20]],
    "skulls": [[90, 452, 0.4]],
}

FOOTPRINT = Island(
    head=(
        "# The Footprint, our board for the 2nd edition. "
        "Made by tools/footprint.py: change the tables there, then run it.",
        'title = { en = "The Footprint", it = "L\'Orma" }',
        'editions = ["hedz-2nd"]',
        'provenance = "house"',
    ),
    finish=95,
    beach=-1,
    kinds=KINDS,
    forks=FORKS,
    sight=SIGHT,
    printed=(),
    wide=Layout(WIDE_TRAIL, WIDE_BRANCHES, WIDE_PICTURE),
    tall=Layout(TALL_TRAIL, TALL_BRANCHES, TALL_PICTURE),
)

if __name__ == "__main__":
    FOOTPRINT.write(FILE)
