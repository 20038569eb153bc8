"""The names of things on the course, where each drawing has room for them; and where a phone's camera looks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from dispetto.core.show.ink import Point
from dispetto.core.show.stage import NEAR, TALL, Label
from dispetto.core.telling.words import Words
from dispetto.games.horse_racing.face.scene import Lit, Plan, plan_of, space_of
from dispetto.games.horse_racing.racecourse import SECTIONS, Racecourse
from dispetto.games.horse_racing.view import View

HIGH: Final = 231.0  # of the wide drawing before a phone's camera: six lanes, the heads above them, the signs below
SAFE: Final = (236.0, 160.0)  # of what the camera shows: with room for heads; what lies farther apart is not all seen
WHOLE: Final = 74.0  # so far from the middle a horse may stand and be seen whole
HEADS: Final = 4.5  # the heads above the lanes are higher than the signs below them
AHEAD: Final = 62.0  # a horse that is waited for has the course before it in sight
GAP: Final = 31.0  # between two signs in the infield
NAMES: Final = {"EP": "Early Pace", "QU": "Quicken Up", "FW": "Finish Well"}


def spots(p: Plan, lane: int) -> dict[str, tuple[int, float]]:
    """What has a name: a space of this lane, and whether its back, middle or front is meant."""
    c = p.course
    found: dict[str, tuple[int, float]] = {}
    for k, key in enumerate(SECTIONS):
        spaces = section(p, k, lane)
        found[key] = (spaces[len(spaces) // 2], 0)
    found["brook"] = (c.space_base[lane] + c.obstacles[c.brook][lane], 0)
    found["start"] = (c.space_base[lane], -1)
    found["finish"] = (c.space_base[lane] + (c.last[lane] - 1) % c.circuit[lane], 1)
    return found


def section(p: Plan, k: int, lane: int) -> list[int]:
    """The spaces of a section in one lane, in the order of running."""
    c = p.course
    return [c.space[n] for n in range(c.nodes) if c.section[n] == k and c.node_lane[n] == lane]


@lru_cache(maxsize=16)
def places(course: Racecourse, layout: str) -> dict[str, tuple[float, float, str, float]]:
    """Where each name stands: outside the rails, or in the empty infield of the upright course;
    how it lies to that point, and how far it may slide along the rail.
    """
    p = plan_of(course, layout)
    found = {}
    if layout == TALL:
        for key, (space, front) in spots(p, 0).items():
            x, y = p.edge(section(p, 2, 0)[0] if key == "FW" else space, -0.78, front)
            along = math.sin(math.radians(p.places[space][2]))  # up one straight and down the other
            side = "" if abs(along) < 0.4 else "right" if along < 0 else "left"
            found[key] = (x, y, f"up {side}".strip(), 0.0)
        return apart(found)
    for key, (space, front) in spots(p, 5).items():
        x, y = p.edge(space, 1.2 if layout == NEAR else 1.35, front)
        slide = 0.0
        if key == "FW":  # it ends where the start's own sign stands, and most of it lies on a bend
            x, y = p.edge(section(p, 2, 5)[0], 2.1, 0)
        elif key in SECTIONS and layout == NEAR:
            ends = [p.places[space][0] for space in section(p, SECTIONS.index(key), 5)]
            slide = (max(ends) - min(ends)) / 2
        found[key] = (x, y, "", slide)
    return found


def apart(found: dict[str, tuple[float, float, str, float]]) -> dict[str, tuple[float, float, str, float]]:
    """The same, none over another: whichever is lower goes lower still."""
    made: dict[str, tuple[float, float, str, float]] = {}
    for key, (x, y, how, slide) in sorted(found.items(), key=lambda one: one[1][1]):
        above = [other[1] for other in made.values() if other[2] == how]
        made[key] = (x, max(y, above[-1] + GAP) if above else y, how, slide)
    return made


def signs(course: Racecourse, layout: str, words: Words) -> list[Label]:
    """The names of the sections, the water, the start and the finish."""
    names = {**NAMES, "brook": course.obstacles[course.course.brook].said(words.lang)}
    names |= {"start": words.get("sign-start"), "finish": words.get("sign-finish")}
    made = []
    for key, text in names.items():
        x, y, how, slide = places(course, layout)[key]
        made.append(Label(text, x, y, f"sign-{key.lower()} {how}".strip(), slide=slide))
    return made


# ------------------------------------------------------------------------------------------------------- the camera


def abreast(p: Plan, space: int, ahead: float = 0.0) -> Point:
    """The middle of the course where a space lies, or so far before it: whoever looks there sees all lanes."""
    x, y = p.edge(space, 2.5 - p.course.space_lane[space], 0)
    turn = math.radians(p.places[space][2])
    return x + math.cos(turn) * ahead, y + math.sin(turn) * ahead - HEADS


def look(v: View, course: Racecourse, lits: Sequence[Lit]) -> Point:
    """At the horse it is about and at as many of its offers as can be seen at once; else at the leader, at the start."""
    p = plan_of(course, NEAR)
    stands = {h.seat: space for h in v.horses if (space := space_of(v, h, p)) >= 0}
    first = [stands[seat] for seat in (v.moved, v.mover) if seat in stands][:1]
    if v.question.startswith("Loose"):
        first = [v.loose_at]
    offers = [
        lit.space if lit.space >= 0 else stands[lit.horse] for lit in lits if lit.space >= 0 or lit.horse in stands
    ]
    if any(lit.finish for lit in lits):
        offers.append(p.course.space_base[2] + (p.course.last[2] - 1) % p.course.circuit[2])
    if not first and not offers:
        leader = max(v.horses, key=lambda h: h.at)
        first = [stands.get(leader.seat, p.course.space_base[2])]
    seen: list[int] = []
    for space in first + offers:
        if all(spread <= most for spread, most in zip(extent(p, [*seen, space]), SAFE, strict=True)):
            seen.append(space)
    points = [abreast(p, space, AHEAD if len(seen) == 1 else 0.0) for space in seen]
    xs, ys = [p.places[space][0] for space in seen], [p.places[space][1] for space in seen]
    x = kept(middle([x for x, _ in points]), max(xs) - SAFE[0] / 2, min(xs) + SAFE[0] / 2)
    x = kept(x, xs[0] - WHOLE, xs[0] + WHOLE)  # the horse it is about is seen from nose to tail
    return x, kept(middle([y for _, y in points]), max(ys) - SAFE[1] * 0.58, min(ys) + SAFE[1] * 0.42)


def extent(p: Plan, spaces: Sequence[int]) -> tuple[float, float]:
    """How far apart these lie, across and down."""
    xs, ys = [p.places[space][0] for space in spaces], [p.places[space][1] for space in spaces]
    return max(xs) - min(xs), max(ys) - min(ys)


def kept(value: float, least: float, most: float) -> float:
    """The nearest value that is neither less nor more."""
    return max(least, min(most, value))


def middle(values: Sequence[float]) -> float:
    """Half way between the least and the greatest."""
    return (min(values) + max(values)) / 2
