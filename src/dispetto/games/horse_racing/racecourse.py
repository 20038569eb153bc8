"""A racecourse: what a course file says, for the rules (`Course`) and for people. courses.py finds it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from dispetto.core.errors import Sentence
from dispetto.core.telling.languages import languages, title_in
from dispetto.games.horse_racing.laying import Laid
from dispetto.games.horse_racing.rules.track import HOME, LANES, Course
from dispetto.games.horse_racing.rules.ways import follow, follow_loose

ROOM = Path(__file__).parent
FOLDER = ROOM / "data"
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


def read_course(data: dict[str, Any], name: str) -> Racecourse:
    """A course from the contents of its file."""
    lanes = data["lane"]
    laid = Laid([row["stretches"] for row in lanes]) if all("stretches" in row for row in lanes) else None
    circuit = laid.circuit if laid else [int(row["spaces"]) for row in lanes]
    straight = [int(n) for n in data.get("home_straight", circuit)]
    outward = [beside(row, "out", laid, lane, lane + 1) for lane, row in enumerate(lanes)]
    inward = [beside(row, "in", laid, lane, lane - 1) for lane, row in enumerate(lanes)]
    water = [[spaces_of(at) for at in row["at"]] for row in data["obstacle"]]
    kinds = [row["kind"] for row in data["obstacle"]]
    sections = [
        [int(row["pass"]), *(n for pair in zip(row["from"], row["to"], strict=True) for n in pair)]
        for row in data["section"]
    ]
    levels = [sum(1 << level for level in row["levels"]) for row in data["section"]]
    odds = [Fraction(text) for row in data["odds"]["table"] for text in row]
    titles = [Title(row["key"], titled(row)) for row in data["obstacle"]]
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
        Title(name, titled(data)),
        course,
        tuple(titles),
        tuple(Title(row["key"], titled(row)) for row in data["race"]),
        {layout: tuple(drawn_at(lanes, layout, laid)) for layout in ("wide", "tall")},
        tuple(key for key in PARTS if is_ours(data, key)),
    )


def titled(row: dict[str, Any]) -> dict[str, str]:
    """A title in every language: one that is only a text is the same in all."""
    title = row["title"]
    return dict(title) if isinstance(title, dict) else dict.fromkeys(languages(), str(title))


def beside(row: dict[str, Any], key: str, laid: Laid | None, lane: int, other: int) -> list[int]:
    """The steps from a lane to the one beside it: as the file lists them, else as its stretches lie."""
    if key in row:
        return list(row[key])
    return laid.steps(lane, other) if laid else list(range(row["spaces"]))


def drawn_at(lanes: list[dict[str, Any]], layout: str, laid: Laid | None) -> Iterator[tuple[float, float, float]]:
    """The places of all spaces in a layout: as the file lists them, else as its stretches lie."""
    for lane, row in enumerate(lanes):
        if layout not in row and laid:
            yield from laid.places(lane)[layout == "tall"]
        yield from ((float(x), float(y), float(turn)) for x, y, turn in row.get(layout, ()))


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


def fault(key: str, /, **facts: Any) -> Sentence:
    """What is wrong with a course, in the words of this game."""
    return Sentence(key, ROOM, **facts)
