"""Courses as data files: read, check, explain what is wrong. The rules see only the `Course` made of them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any

from dispetto.core.errors import BadInput, Sentence
from dispetto.core.files import PROVENANCE, toml_at
from dispetto.core.telling.languages import title_in
from dispetto.games.horse_racing.rules.track import HOME, LANES, NOWHERE, Course
from dispetto.games.horse_racing.rules.ways import follow, follow_loose

ROOM = Path(__file__).parent
FOLDER = ROOM / "data"
OBSTACLES = 6
JUMPS = 8
SECTIONS = ("EP", "QU", "FW")
PARTS = {"course": "RN-DATA-01", "odds": "RN-DATA-05", "prizes": "RN-DATA-06", "cards": "RN-DATA-07"}  # and their rules
CARD_KEYS: tuple[str, ...] = (
    "whip",
    "false_start",
    "slip",
    "remount",
    "pressure_in",
    "pressure_out",
    "objection",
    "enquiry",
    "photo",
    "riderless",
)
CARD_KEYS += (
    "faller",
)  # the kinds of pieces.py, in their order; behind them the Fallers that name one of the obstacles
FALLER = CARD_KEYS.index("faller")
FALLER_AT = len(CARD_KEYS)


@dataclass(frozen=True)
class Title:
    """A name in every language its file knows."""

    key: str
    titles: dict[str, str]

    def said(self, lang: str) -> str:
        return title_in(self.titles, lang)


@dataclass(frozen=True, eq=False)
class Racecourse:
    """A course file: what the rules need, and what people read and see."""

    title: Title
    course: Course
    obstacles: tuple[Title, ...]
    races: tuple[Title, ...]
    places: dict[str, tuple[tuple[float, float, float], ...]]  # layout → per space x, y and the direction of running
    ours: tuple[str, ...]  # which of PARTS are of the house

    def run(self, node: int, path: int) -> tuple[list[int], bool]:
        """The spaces a horse has run over, the one it began on first, and whether it came home."""
        nodes = [node, *follow(self.course, node, path)]
        return [self.course.space[n] for n in nodes if n != HOME], nodes[-1] == HOME

    def bolt(self, node: int, path: int) -> list[int]:
        """The spaces the riderless horse has run over, the one it began on first."""
        start = self.course.space[node]
        return [start, *follow_loose(self.course, start, path)]


@lru_cache
def course_named(name: str) -> Racecourse:
    """A shipped course by name, or one by the path of its file; BadInput says what is wrong."""
    path = Path(name) if name.endswith(".toml") else FOLDER / f"{name}.toml"
    if not path.is_file():
        known = sorted(p.stem for p in FOLDER.glob("*.toml"))
        raise BadInput("course-none", ROOM, name=repr(name), known=known)
    return load_course(path)


def load_course(path: Path) -> Racecourse:
    """Read a course file; BadInput for the first fault."""
    found, faults = examine(path)
    if faults:
        raise BadInput("at", where=path, fault=faults[0])
    return found


def examine(path: Path) -> tuple[Racecourse, list[Sentence]]:
    """A course file and everything wrong with it; BadInput where it is not even of its kind."""
    data = toml_at(path)
    try:
        found = read_course(data, path.stem)
        return found, check_course(found, data)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, ZeroDivisionError) as e:
        raise BadInput("course-odd", ROOM, value=e).at(str(path)) from None


def read_course(data: dict[str, Any], name: str) -> Racecourse:
    """A course from the contents of its file."""
    lanes = data["lane"]
    circuit = [int(row["spaces"]) for row in lanes]
    straight = [int(n) for n in data.get("home_straight", circuit)]
    outward = [list(row.get("out", range(row["spaces"]))) for row in lanes]
    inward = [list(row.get("in", range(row["spaces"]))) for row in lanes]
    water = [[spaces_of(at) for at in row["at"]] for row in data["obstacle"]]
    kinds = [row["kind"] for row in data["obstacle"]]
    sections = [
        [int(row["pass"]), *(n for pair in zip(row["from"], row["to"], strict=True) for n in pair)]
        for row in data["section"]
    ]
    levels = [sum(1 << level for level in row["levels"]) for row in data["section"]]
    odds = [Fraction(text) for row in data["odds"]["table"] for text in row]
    titles = [Title(row["key"], dict(row["title"])) for row in data["obstacle"]]
    money = [int(data["money"][key]) for key in ("start", "note", "deposit", "bank")]
    races = []
    for row in data["race"]:
        first, second, third = row["prizes"]
        races.append((int(first), int(second), int(third)))
    course = Course(
        name,
        circuit,
        [int(n) for n in data["last"]],
        outward,
        inward,
        (straight + circuit[len(straight) :])[:LANES],
        [[spaces[0] if spaces else 0 for spaces in row] for row in water],
        [[len(spaces) for spaces in row] for row in water],
        kinds.index("water"),
        sections,
        levels,
        [f.numerator for f in odds],
        [f.denominator for f in odds],
        races,
        pack_of(data["cards"], [t.key for t in titles]),
        money,
    )
    return Racecourse(
        Title(name, dict(data["title"])),
        course,
        tuple(titles),
        tuple(Title(row["key"], dict(row["title"])) for row in data["race"]),
        {
            layout: tuple((float(x), float(y), float(turn)) for row in lanes for x, y, turn in row.get(layout, ()))
            for layout in ("wide", "tall")
        },
        tuple(key for key in PARTS if is_ours(data, key)),
    )


def is_ours(data: dict[str, Any], part: str) -> bool:
    """Does the file say that this part of it is the house's own? Of the races, that one of them is."""
    rows = {"course": [data], "prizes": data["race"]}.get(part) or [data[part]]
    return any(row.get("provenance", data.get("provenance", "house")) == "house" for row in rows)


def spaces_of(at: Any) -> list[int]:
    """The spaces an obstacle takes in one lane: a number, or several where the water is wide.  RN-DATA-02"""
    return [int(n) for n in at] if isinstance(at, list) else [int(at)]


def pack_of(cards: dict[str, Any], obstacles: list[str]) -> list[int]:
    """How many cards of each kind; `faller_<obstacle>` names its fence.  RN-DATA-07, RN-DATA-08"""
    pack = [0] * (FALLER_AT + len(obstacles))
    for key, n in cards.items():
        fence = key.removeprefix("faller_")
        if key in CARD_KEYS:
            pack[CARD_KEYS.index(key)] = int(n)
        elif fence in obstacles:
            pack[FALLER_AT + obstacles.index(fence)] = int(n)
    return pack


def dealt_pack(course: Course, named: str) -> list[int]:
    """The pack at a table: where the option says so, all Fallers are free.  RN-RUL-19"""
    pack = course.cards[:]
    if named == "free":
        for kind in range(FALLER_AT, len(pack)):
            pack[FALLER] += pack[kind]
            pack[kind] = 0
    return pack


# ------------------------------------------------------------------------------------------------ what is wrong with it


def check_course(found: Racecourse, data: dict[str, Any]) -> list[Sentence]:
    """Everything wrong with a course, one sentence each; empty when all is well."""
    course = found.course
    faults = [*strangers(data), *spelling(data), *shape(course), *across_the_course(course, data)]
    if not faults:
        faults += [*steps_across(course), *jumping(course), *doubling(course, data)]
    return [*faults, *books(course), *drawn(found)]


def fault(key: str, /, **facts: Any) -> Sentence:
    """What is wrong with a course, in the words of this game."""
    return Sentence(key, ROOM, **facts)


KEYS: dict[str, tuple[str, ...]] = {
    "file": (
        "title",
        "game",
        "provenance",
        "last",
        "home_straight",
        "lane",
        "obstacle",
        "section",
        "money",
        "odds",
        "race",
        "cards",
    ),
    "lane": ("number", "spaces", "out", "in", "wide", "tall", "provenance"),
    "obstacle": ("key", "title", "kind", "at", "provenance"),
    "section": ("key", "pass", "levels", "from", "to", "provenance"),
    "race": ("key", "title", "prizes", "provenance"),
    "money": ("start", "note", "deposit", "bank", "provenance"),
    "odds": ("table", "provenance"),
    "cards": (*CARD_KEYS, "provenance"),
}  # what a course file may say


def strangers(data: dict[str, Any]) -> list[Sentence]:
    """A key that nobody reads is a slip of the pen, not a wish.  RN-DATA-01"""
    rows: list[tuple[str | Sentence, str, Any]] = [(fault("part-file"), "file", data)]
    rows += [(fault("part-lane", n=n), "lane", row) for n, row in enumerate(data["lane"], 1)]
    for kind in ("obstacle", "section", "race"):
        rows += [(fault("part-of", kind=kind, key=row["key"]), kind, row) for row in data[kind]]
    rows += [(f"[{kind}]", kind, data[kind]) for kind in ("money", "odds", "cards")]
    fences = tuple(f"faller_{row['key']}" for row in data["obstacle"])
    out: list[Sentence] = []
    for what, kind, row in rows:
        known = KEYS[kind] + (fences if kind == "cards" else ())
        out += [fault("part-key", part=what, key=repr(key), known=known) for key in row if key not in known]
    return out


def across_the_course(course: Course, data: dict[str, Any]) -> list[Sentence]:
    """What is said lane by lane: the home straight, and the spaces of the obstacles.  RN-DATA-01, RN-DATA-02"""
    out: list[Sentence] = []
    straight = data.get("home_straight", course.circuit)
    if len(straight) != LANES:
        out.append(fault("straight-lanes", n=len(straight), right=LANES))
    for lane, begins in enumerate(straight[: len(course.circuit)]):
        last = course.circuit[lane] + course.last[lane] - 1
        if not 1 <= begins <= last:
            out.append(fault("straight-begins", lane=lane + 1, n=begins, last=last))
    for row in data["obstacle"]:
        for lane, spaces in enumerate(map(spaces_of, row["at"]), 1):
            if not spaces:
                out.append(fault("obstacle-dry", key=row["key"], lane=lane))
            elif len(spaces) > 1 and row["kind"] != "water":
                out.append(fault("obstacle-wide", key=row["key"], n=len(spaces), lane=lane))
            elif spaces != list(range(spaces[0], spaces[0] + len(spaces))):
                out.append(fault("obstacle-torn", key=row["key"], spaces=spaces, lane=lane))
    return out


def spelling(data: dict[str, Any]) -> list[Sentence]:
    """Provenance is one of the four words, for the file and for what says its own."""
    out: list[Sentence] = []
    rows: list[tuple[str | Sentence, Any]] = [(fault("part-file"), data)]
    rows += [(f"[{kind}]", data[kind]) for kind in ("money", "odds", "cards")]
    rows += [(fault("part-of", kind="race", key=row["key"]), row) for row in data["race"]]
    for what, row in rows:
        if row.get("provenance") not in PROVENANCE:
            out.append(fault("part-provenance", part=what, value=repr(row.get("provenance")), known=PROVENANCE))
    return out


def shape(course: Course) -> list[Sentence]:
    """Six lanes, none shorter than the one inside it, and a last stretch run twice."""
    out: list[Sentence] = []
    if len(course.circuit) != LANES:
        return [fault("lanes-other", n=len(course.circuit), right=LANES)]
    for lane in range(1, LANES):
        if course.circuit[lane] < course.circuit[lane - 1]:
            out.append(fault("lane-short", lane=lane + 1, inside=lane))
    for lane in range(LANES):
        share = course.last[lane] / course.circuit[lane]
        if not 0.15 <= share <= 0.35:
            out.append(fault("lane-twice", lane=lane + 1, n=course.last[lane], spaces=course.circuit[lane]))
    return out


def steps_across(course: Course) -> list[Sentence]:
    """A step across leads to a neighbouring lane, never back past an obstacle nor over one."""
    out: list[Sentence] = []
    for node in range(course.nodes):
        for there in (course.out[node], course.inn[node]):
            if there == NOWHERE:
                continue
            lane, space = course.node_lane[node] + 1, course.length(node)
            over = course.passed[there] - course.passed[node] - (course.fence[node] != NOWHERE)
            if over > 0:
                out.append(fault("step-over", lane=lane, space=space))
            if course.passed[there] < course.passed[node]:
                out.append(fault("step-back", lane=lane, space=space))
            if course.brooked[there] < course.brooked[node]:
                out.append(fault("step-dry", lane=lane, space=space))
            if course.lap(there) != course.lap(node):
                out.append(fault("step-start", lane=lane, space=space))
            on = course.ahead[node]
            if on not in (HOME, NOWHERE):
                after = course.out[on] if there == course.out[node] else course.inn[on]
                if NOWHERE < after < there:
                    out.append(fault("step-far", lane=lane, space=space))
    return out


def jumping(course: Course) -> list[Sentence]:
    """Five hedges and the water, eight jumps in a race in every lane; the start and the last space are free.
    RN-DATA-02
    """
    out: list[Sentence] = []
    if len(course.obstacles) != OBSTACLES:
        out.append(fault("obstacles-other", n=len(course.obstacles)))
    for lane in range(LANES):
        first = course.node(lane, 0)
        last = course.node(lane, course.circuit[lane] + course.last[lane] - 1)
        jumps = course.passed[last] + (course.fence[last] != NOWHERE)
        if jumps != JUMPS:
            out.append(fault("jumps-other", lane=lane + 1, n=jumps, right=JUMPS))
        if course.fence[first] != NOWHERE:
            out.append(fault("start-fenced", lane=lane + 1))
    return out


def doubling(course: Course, data: dict[str, Any]) -> list[Sentence]:
    """Three sections in every lane; level 6 doubles in FW alone, level 1 everywhere, nobody more than who is faster.
    RN-DATA-03, RN-DATA-04
    """
    out: list[Sentence] = []
    keys = [row["key"] for row in data["section"]]
    if keys != list(SECTIONS):
        return [fault("sections-other", known=keys, right=SECTIONS)]
    for k, key in enumerate(SECTIONS):
        for lane in range(LANES):
            nodes = [n for n in range(course.nodes) if course.section[n] == k and course.node_lane[n] == lane]
            if not nodes:
                out.append(fault("section-lane", key=key, lane=lane + 1))
            elif key == "EP" and any(course.lap(n) for n in nodes):
                out.append(fault("section-late"))
    entitled = [[k for k in range(3) if course.levels[k] >> level & 1] for level in range(1, 7)]
    if entitled[0] != [0, 1, 2]:
        out.append(fault("level-one"))
    if entitled[5] != [2]:
        out.append(fault("level-six"))
    for level in range(1, 6):
        if len(entitled[level]) > len(entitled[level - 1]):
            out.append(fault("level-more", level=level + 1, faster=level))
    return out


def books(course: Course) -> list[Sentence]:
    """Odds for every level and lane, six races with falling prizes, 24 cards, money in whole notes."""
    out: list[Sentence] = []
    if len(course.odds) != 36 or min(course.odds) <= 0:
        out.append(fault("odds-table"))
    if len(course.races) != 6:
        out.append(fault("races-other", n=len(course.races)))
    for prizes in course.races:
        if not prizes[0] > prizes[1] >= prizes[2] >= 0:
            out.append(fault("prizes-rise", value=str(prizes)))
    if sum(course.cards) != 24:
        out.append(fault("cards-other", n=sum(course.cards)))
    if course.note <= 0 or course.start % course.note or course.deposit < 0:
        out.append(fault("money-notes"))
    return out


def drawn(found: Racecourse) -> list[Sentence]:
    """Every space has a place in both layouts, no two the same one."""
    out: list[Sentence] = []
    for layout, places in found.places.items():
        if len(places) != found.course.spaces:
            out.append(fault("layout-places", layout=layout, n=len(places), spaces=found.course.spaces))
        elif len({(x, y) for x, y, _ in places}) != len(places):
            out.append(fault("layout-same", layout=layout))
    return out
