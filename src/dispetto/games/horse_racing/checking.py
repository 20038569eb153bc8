"""What is wrong with a course, one sentence each: the law of the data, and how far a horse may get."""

from __future__ import annotations

from typing import Any

from dispetto.core.errors import Sentence
from dispetto.core.files import PROVENANCE
from dispetto.games.horse_racing.racecourse import CARD_KEYS, SECTIONS, Racecourse, fault, spaces_of
from dispetto.games.horse_racing.rules.actions import FARTHEST
from dispetto.games.horse_racing.rules.track import HOME, LANES, NOWHERE, Course
from dispetto.games.horse_racing.rules.ways import MOST_PIPS

OBSTACLES = 6
JUMPS = 8


def check_course(found: Racecourse, data: dict[str, Any]) -> list[Sentence]:
    """Everything wrong with a course, one sentence each; empty when all is well."""
    course = found.course
    faults = [*strangers(data), *spelling(data), *shape(course), *across_the_course(course, data)]
    if not faults:
        faults += [*steps_across(course), *jumping(course), *doubling(course, data)]
    return [*faults, *books(course), *drawn(found)]


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
    "lane": ("number", "spaces", "stretches", "out", "in", "wide", "tall", "provenance"),
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
    for n, prizes in enumerate(course.races, 1):
        if not prizes[0] > prizes[1] >= prizes[2] >= 0:
            out.append(fault("prizes-rise", n=n, value=str(prizes)))
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


# ----------------------------------------------------------------------------------------------- how far one may get


def within_reach(course: Course) -> list[Sentence]:
    """Wherever a move may end, an answer must be able to name it: lanes of too different lengths lead too far."""
    for at in range(course.nodes):
        for end in ends(course, at):
            beside = course.abreast(at, course.node_lane[end] - course.node_lane[at])
            if beside < 0 or abs(end - beside) > FARTHEST:
                return [leap(course.node_lane[at], course.length(at), course.node_lane[end])]
    for space in range(course.spaces):
        for end in strays(course, space):
            beside = course.space_abreast(space, course.space_lane[end] - course.space_lane[space])
            if abs(course.apart(end, beside)) > FARTHEST:
                lane = course.space_lane[space]
                return [leap(lane, space - course.space_base[lane], course.space_lane[end])]
    return []


def leap(lane: int, space: int, other: int) -> Sentence:
    """A move that leads too far."""
    return fault("step-leap", lane=lane + 1, space=space, other=other + 1)


def ends(course: Course, at: int) -> set[int]:
    """Every node a ridden horse may get to with a six: on, outwards, and once inwards."""
    here, inside, found = {at}, set[int](), set[int]()
    for _ in range(MOST_PIPS):
        inside = {n for node in inside for n in (course.ahead[node], course.out[node])} | {course.inn[n] for n in here}
        here = {n for node in here for n in (course.ahead[node], course.out[node])}
        inside = {n for n in inside if n >= 0}
        here = {n for n in here if n >= 0}
        found |= here | inside
    return found


def strays(course: Course, space: int) -> set[int]:
    """Every space the riderless horse may get to."""
    found, edge = {space}, {space}
    for _ in range(MOST_PIPS):
        edge = {n for one in edge for n in course.around[4 * one : 4 * one + 4] if n >= 0 and n not in found}
        found |= edge
    return found
