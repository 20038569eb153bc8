#!/usr/bin/env python3
"""Lays out the racecourses: the tables below become src/dispetto/games/horse_racing/data/*.toml.

Run it after changing a table: PYTHONPATH=src python tools/racecourse.py A course is four stretches (home straight,
bend, back straight, bend), each with so many spaces in every lane. Where two lanes do not have the same number of
spaces, a step across goes to the next connecting space (games/horse_racing/laying.py). The two layouts are only the
picture.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from dispetto.games.horse_racing.laying import Laid

FOLDER = Path(__file__).parent.parent / "src/dispetto/games/horse_racing/data"
LANES = 6


# ------------------------------------------------------------------------------------------------------- the courses


@dataclass(frozen=True)
class Plan:
    """A course before it is laid out. Places are (stretch, share of it run): 0 the home straight, 1 a bend, 2, 3."""

    name: str
    en: str
    it: str
    about: str
    stretches: tuple[tuple[int, ...], ...]  # spaces of each lane, a stretch a row
    obstacles: tuple[tuple[str, str, str, str, int, Fraction], ...]  # key, en, it, hedge or water, stretch, share
    sections: tuple[
        tuple[str, int, int, Fraction, Fraction, tuple[int, ...]], ...
    ]  # key, pass, stretch, from, to, levels
    rest: str  # odds, races, cards, money: as they stand in the file


def at(n: int, of: int) -> Fraction:
    """The share of a stretch run before its n-th space (from 0) of so many."""
    return Fraction(n, of)


def numbers(values: Iterable[object]) -> str:
    """A list of numbers as TOML."""
    return "[" + ", ".join(map(str, values)) + "]"


def money_and_odds(remark: str, *levels: str) -> str:
    """The money, the same on every course, and its odds."""
    table = "".join(f"    {json.dumps(level.split())},\n" for level in levels)
    return f"""[money]
provenance = "printed" # 20,000 in one note of 10,000 and two of 5,000; deposit 10,000
start = 20000
note = 5000
deposit = 10000
bank = 500000 # house: the bank may owe, so its size only decides when it writes an IOU

[odds] # to 1; a row a level, a column a lane
provenance = "house"{remark}
table = [
{table}]

"""


REPORTED = " # the name is reported; the prizes are ours"


def race(key: str, en: str, it: str, prizes: tuple[int, ...], remark: str = "") -> str:
    """One race of the meeting, and what it pays."""
    title = f'[[race]]\nkey = "{key}"\ntitle = {{ en = "{en}", it = "{it}" }}\n'
    return title + f'provenance = "house"{remark}\nprizes = {numbers(prizes)}\n\n'


def cards(comment: str, fallers: str) -> str:
    """How many there are of each card: only the Fallers differ from course to course."""
    return f"""[cards] # {comment}
provenance = "house"
whip = 2
false_start = 2
{fallers}slip = 2
remount = 2
pressure_in = 1
pressure_out = 1
objection = 2
enquiry = 1
photo = 1
riderless = 2
"""


EQUAL = (10,) * LANES
TEST_TRACK = Plan(
    "rn-f",
    "Test track RN-F",
    "Pista di prova RN-F",
    "The law's test track: six equal lanes of 40, no bends, race length 50.",
    (EQUAL, EQUAL, EQUAL, EQUAL),
    (
        ("h1", "the first hedge", "la prima siepe", "hedge", 0, at(4, 10)),
        ("h2", "the second hedge", "la seconda siepe", "hedge", 0, at(9, 10)),
        ("brook", "Briars Brook", "Briars Brook", "water", 1, at(6, 10)),
        ("h4", "the fourth hedge", "la quarta siepe", "hedge", 2, at(2, 10)),
        ("h5", "the fifth hedge", "la quinta siepe", "hedge", 2, at(8, 10)),
        ("h6", "the sixth hedge", "la sesta siepe", "hedge", 3, at(4, 10)),
    ),
    (
        ("EP", 1, 0, at(6, 10), at(9, 10), (1, 2)),
        ("QU", 1, 3, at(0, 10), at(3, 10), (1, 2, 3, 4)),
        ("FW", 1, 3, at(6, 10), at(9, 10), (1, 2, 3, 4, 5, 6)),
    ),
    money_and_odds(
        "",
        "1 2 3 4 5 6",
        "2 4 6 8 10 12",
        "3 6 9 12 15 18",
        "4 8 12 16 20 24",
        "5 10 15 20 25 30",
        "6 12 18 24 30 36",
    )
    + "".join(race(f"test-{n}", f"Test Race {n}", f"Corsa di prova {n}", (50000, 25000, 10000)) for n in range(1, 7))
    + cards("how many of each; Fallers are free: the data names no fence", "faller = 8\n"),
)

STRAIGHT = (14,) * LANES
BEND = (14, 16, 18, 20, 22, 24)
SPITEWELL = Plan(
    "spitewell",
    "Spitewell Park",
    "Ippodromo di Malanimo",
    "Our own racecourse: bends where the outside is longer, five hedges and the water, two hedges jumped twice.",
    (STRAIGHT, BEND, STRAIGHT, BEND),
    (
        ("widow", "the Widow's Hedge", "la Siepe della Vedova", "hedge", 0, at(4, 14)),
        ("bookie", "the Bookie's Smile", "il Sorriso dell'Allibratore", "hedge", 0, at(10, 14)),
        ("corner", "Surgeon's Corner", "la Curva del Chirurgo", "hedge", 1, at(1, 2)),
        ("brook", "Briars Brook", "Briars Brook", "water", 2, at(4, 14)),
        ("nettle", "the Nettle Bed", "il Letto d'Ortiche", "hedge", 2, at(11, 14)),
        ("sexton", "the Sexton's Turn", "la Svolta del Becchino", "hedge", 3, at(1, 2)),
    ),
    (
        ("EP", 1, 0, at(5, 14), at(10, 14), (1, 2, 4)),  # 5 spaces
        ("QU", 1, 2, at(5, 14), at(11, 14), (1, 2, 3, 5)),  # 6: the longest
        ("FW", 1, 3, at(10, 14), at(14, 14), (1, 3, 4, 6)),  # 4: so level 6 has the least, and no two levels the same
    ),
    money_and_odds(
        " # public reviews: about level times lane, long shots somewhat higher, 50 to 1 at most",
        "1 2 3 4 5 6",
        "2 4 6 8 10 12",
        "3 6 9 12 15 20",
        "4 8 12 16 22 28",
        "5 10 16 22 30 38",
        "6 12 20 28 38 50",
    )
    + race("purse", "the Lady's Purse", "il Borsellino della Dama", (20000, 10000, 5000), REPORTED)
    + race("ratcatcher", "the Ratcatcher's Handicap", "l'Handicap dell'Accalappiatopi", (30000, 15000, 5000))
    + race("gin", "the Gin Palace Stakes", "il Gran Premio della Bettola", (40000, 20000, 10000))
    + race("duchess", "the Dowager Duchess", "il Trofeo della Duchessa Vedova", (50000, 25000, 10000))
    + race("bishop", "the Bishop's Wager", "la Scommessa del Vescovo", (75000, 35000, 15000))
    + race("crown", "the King's Crown", "la Corona del Re", (100000, 50000, 25000), REPORTED)
    + cards(
        "how many of each; the Fallers name their fences, those jumped twice have two",
        "faller_widow = 2\nfaller_bookie = 2\nfaller_corner = 1\n"
        "faller_brook = 1\nfaller_nettle = 1\nfaller_sexton = 1\n",
    ),
)

PLANS = (TEST_TRACK, SPITEWELL)


# ------------------------------------------------------------------------------------------------------- laying out


def folded(name: str, items: list[str], each: int) -> str:
    """A long list over several lines."""
    lines = [", ".join(items[i : i + each]) for i in range(0, len(items), each)]
    return f"{name} = [\n" + "".join(f"    {line},\n" for line in lines) + "]\n"


def written(plan: Plan) -> str:
    """The whole file."""
    laid = Laid(list(zip(*plan.stretches, strict=True)))
    out = f"# {plan.about}\n# Made by tools/racecourse.py; change it there.\n\n"
    out += f'title = {{ en = "{plan.en}", it = "{plan.it}" }}\ngame = "horse-racing"\nprovenance = "house"\n\n'
    quarter = [row + 1 if plan.name == "rn-f" else row for row in plan.stretches[0]]  # RN-F runs to 50, and 51 is home
    out += "# A race is one circuit and this many spaces of the next; entering the one behind them is the finish.\n"
    out += f"last = {numbers(quarter)}\n\n"
    for lane in range(LANES):
        out += f"[[lane]]\nnumber = {lane + 1}\nspaces = {laid.circuit[lane]}\n"
        out += f"stretches = {numbers(laid.stretches[lane])}\n"
        for name, other in (("out", lane + 1), ("in", lane - 1)):
            if 0 <= other < LANES and laid.circuit[lane] != laid.circuit[other]:
                steps = [str(n) for n in laid.steps(lane, other)]
                out += folded(name, steps, 24)
        wide, tall = laid.places(lane)
        out += folded("wide", [numbers(p) for p in wide], 6) + folded("tall", [numbers(p) for p in tall], 6) + "\n"
    for key, en, it, kind, stretch, share in plan.obstacles:
        out += f'[[obstacle]]\nkey = "{key}"\ntitle = {{ en = "{en}", it = "{it}" }}\nkind = "{kind}"\n'
        out += f"at = {numbers(laid.line(stretch, share))}\n\n"
    for key, lap, stretch, begin, end, levels in plan.sections:
        out += f'[[section]]\nkey = "{key}"\npass = {lap}\nlevels = {numbers(levels)}\n'
        out += f"from = {numbers(laid.line(stretch, begin))}\n"
        out += f"to = {numbers(n - 1 for n in laid.line(stretch, end))}\n\n"
    return out + plan.rest


if __name__ == "__main__":
    for plan in PLANS:
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{plan.name}.toml").write_text(written(plan), encoding="utf-8")
        print(f"{plan.name}: written")
