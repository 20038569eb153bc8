"""Ends as rows: a row names an end by lanes outwards and lengths ahead of the space abreast.

What a horse may choose from depends on its node, its pips and the few horses near enough to be in the way: so it is
searched once for each such case and kept with the course, for all nodes from which the course looks the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action
from dispetto.games.horse_racing.rules import actions
from dispetto.games.horse_racing.rules.near import (
    CASES,
    FAR,
    HALF,
    MOST_NEAR,
    Bolting,
    survey,
    survey_loose,
    ways_near,
)
from dispetto.games.horse_racing.rules.state import NONE, RUNNING, Meeting
from dispetto.games.horse_racing.rules.track import HOME, LOOKS, NOWHERE, SIDES, Choice, Course, Kin, Known, Spot
from dispetto.games.horse_racing.rules.ways import Wade, Ways, loose_ways, steps_of, ways

MOST_KEPT: Final = 50_000  # cases; then the course forgets them all
KINS: Final = 1 << 16  # and how many kinds of place, with their cases, stand beside them there


# --------------------------------------------------------------------------------------------------- The ridden horses


def choice(s: Meeting, seat: i64, left: i64, inward: i64, trail: tuple[int, ...]) -> Choice:
    """What a rider may choose from; `trail` is what this move has used so far.  RN-MOVE-13"""
    if s.setup.route_first:
        return search(s, seat, left, inward, trail)
    course = s.course
    known = course.riding
    horses = s.at
    at: i64 = horses[seat]
    spot = known.spots[at]
    if spot is None:
        spot = survey(course, at)
    kin = spot.kin
    near = spot.near
    case: i64 = 2 * left + inward
    reach: i64 = kin.reach[case]
    if reach > MOST_NEAR:
        return search(s, seat, left, inward, trail)
    one = kin.bit
    crowd: i64 = 0  # the spaces in the way, as bits
    n: i64
    there: i64
    other: i64 = 0
    others = s.runners() & ~(one << seat)
    while others:
        if others & 1:
            there = horses[other]
            n = near[there]
            if 0 < n <= reach:
                crowd |= one << n
        others >>= 1
        other += 1
    if s.loose_at != NOWHERE:
        there = node_of(s, s.loose_at)
        n = near[there]
        if 0 < n <= reach:
            crowd |= one << n
    if len(trail) > 1:  # RN-RUL-10  what this move has used is in the way like a horse
        for node in trail:
            there = node
            n = near[there]
            if 0 < n <= reach:
                crowd |= one << n
    if not crowd:  # three moves of four
        found = kin.alone[case]
        if found is None:
            found = kin.alone[case] = found_near(known, kin, 0, left, inward)
        return found
    key = crowd * KINS + kin.number * CASES + case
    found = known.crowded.get(key)
    if found is None:
        found = found_near(known, kin, crowd, left, inward)
        keep(known, key, found)
    return found


def keep(known: Known, key: int, found: Choice) -> None:
    """Remember a case; with too many of them, forget the others."""
    if len(known.crowded) >= MOST_KEPT:
        known.crowded.clear()
        known.choices.clear()
    known.crowded[key] = found


def found_near(known: Known, kin: Kin, crowd: i64, left: i64, inward: i64) -> Choice:
    """The same, found among the numbers of a kin."""
    found = ways_near(kin, crowd, left, inward)
    rows = [actions.CROSS if end == HOME else row_near(kin, end) for end in found.ends]
    return in_order(known, rows, found, inward != 0)


def row_near(kin: Kin, end: int) -> Action:
    """The row that names an end among those numbers."""
    at = LOOKS * end + SIDES
    return actions.go(kin.looks[at], kin.looks[at + 1])


def search(s: Meeting, seat: int, left: int, inward: int, trail: tuple[int, ...]) -> Choice:
    """The same, searched on the course itself: there every option is known."""
    at = s.at[seat]
    found = ways(s.course, s.blocked(seat), at, left, inward != 0, (*trail, at), s.setup.route_first)
    rows = [actions.CROSS if end == HOME else row_to(s, at, end) for end in found.ends]
    return in_order(s.course.riding, rows, found, inward != 0)


def in_order(known: Known, rows: list[Action], found: Ways, lane_in: bool) -> Choice:
    """The rows in their order, each with its path; only where a lane in was open can several of them differ."""
    order = [rows[i].code * 128 + i for i in range(len(rows))]
    order.sort()
    paths = [found.paths[k % 128] for k in order]
    key = tuple([len(rows)] + [rows[k % 128].code for k in order] + paths)
    others: list[tuple[int, ...]]
    if lane_in:
        others = [found.others[k % 128] for k in order]
        key += tuple([path for more in others for path in (0, *more)])
    else:
        others = [()] * len(rows)
    kept = known.choices.get(key)
    if kept is None:
        kept = Choice([rows[k % 128] for k in order], paths, others)
        known.choices[key] = kept
    return kept


def row_to(s: Meeting, at: int, end: int) -> Action:
    """The row that names an end, seen from where the horse stands."""
    course = s.course
    out = course.node_lane[end] - course.node_lane[at]
    return actions.go(out, end - course.abreast(at, out))


def end_of(s: Meeting, at: int, a: Action) -> int:
    """The end a row names; NOWHERE beyond the rails or the line."""
    course = s.course
    beside = course.abreast(at, a.args[0])
    if beside < 0:
        return NOWHERE
    return course.node(course.node_lane[beside], course.length(beside) + a.args[1])


# -------------------------------------------------------------------------------------------------- The riderless horse


def loose_choice(s: Meeting, pips: int) -> Choice:
    """What the driver of the riderless horse may choose from.  RN-RUL-22"""
    course = s.course
    known = course.bolting
    at = s.loose_at
    spot = loose_spot(course, at)
    reach = spot.kin.reach[2 * pips]
    kin = spot.kin
    one = kin.bit
    crowd: i64 = 0
    far: i64 = 0  # the bits that do not fit in there
    for other in range(s.setup.players):
        if s.status[other] == RUNNING:
            n: i64 = spot.near[s.at[other]]
            if 0 < n <= reach:
                if n < HALF:
                    crowd |= one << n
                else:
                    far |= one << n - HALF
    key = (int(far) << HALF | int(crowd)) * KINS + int(kin.number) * CASES + 2 * pips
    found = known.crowded.get(key)
    if found is None:
        if reach < HALF + FAR:
            ends = Bolting(kin).longest(crowd | 1, far, pips)
            rows = [row_near(kin, end) for end in ends.ends]
        else:
            ends = loose_ways(course, s.blocked(NONE), at, pips)
            rows = [loose_row(s, end) for end in ends.ends]
        found = in_order(known, rows, ends, False)
        keep(known, key, found)
    return found


def loose_spot(course: Course, at: int) -> Spot:
    """What is known of the riderless horse's place."""
    spot = course.bolting.spots[at]
    return survey_loose(course, at) if spot is None else spot


def by_the_brook(s: Meeting, end: int, path: int) -> Wade | None:
    """The ways to this end, dry and wet, as long as this one; None where nothing hangs on it.  RN-RUL-18"""
    course = s.course
    at = s.loose_at
    if s.brooked or path == 0:
        return None
    pips = len(steps_of(path))
    spot = loose_spot(course, at)
    near = spot.near
    reach = spot.kin.reach[2 * pips]
    for space in course.water:
        if 0 < near[node_of(s, space)] <= reach:
            found = Wade(course, s.blocked(NONE), at, end)
            found.go(at, pips, 0, False)
            return found
    return None


def node_of(s: Meeting, space: int) -> int:
    """The node of a space on the first pass: how a place of the circuit is named."""
    lane = s.course.space_lane[space]
    return s.course.node_base[lane] + space - s.course.space_base[lane]


def loose_row(s: Meeting, end: int) -> Action:
    """The row that names an end of the riderless horse."""
    course = s.course
    out = course.space_lane[end] - course.space_lane[s.loose_at]
    return actions.go(out, course.apart(end, course.space_abreast(s.loose_at, out)))


def loose_end(s: Meeting, a: Action) -> int:
    """The space a row names; NOWHERE beyond the rails."""
    course = s.course
    beside = course.space_abreast(s.loose_at, a.args[0])
    if beside < 0:
        return NOWHERE
    lane = course.space_lane[beside]
    base = course.space_base[lane]
    return base + (beside - base + a.args[1]) % course.circuit[lane]
