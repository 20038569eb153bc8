"""Ends as rows: a row of the table names an end by lanes outwards and lengths ahead of the space abreast.

What a horse may choose from depends on its node, its pips and the few horses near enough to be in the way: so it is searched
once for each such case and kept with the course.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.table import Action
from dispetto.games.horse_racing import actions as do
from dispetto.games.horse_racing.state import NONE, RUNNING, Meeting
from dispetto.games.horse_racing.track import HOME, NOWHERE, Choice
from dispetto.games.horse_racing.track_ways import BY_GOING_IN, Ways, loose_ways, survey, survey_loose, ways

MOST_KEPT: Final = 20_000  # cases; then the course forgets them all


# --------------------------------------------------------------------------------------------------- The ridden horses


def choice(s: Meeting, seat: int, left: int, inward: int, trail: tuple[int, ...]) -> Choice:
    """RN-MOVE-13  What a rider may choose from."""
    if s.setup.route_first:
        return search(s, seat, left, inward, trail)
    course = s.course
    at = s.at[seat]
    if not course.near[at]:
        survey(course, at)
    near = course.near[at]
    reach: i64 = course.reach[at][BY_GOING_IN if inward else left]
    crowd = 0  # the spaces in the way, as bits
    for other in range(s.setup.players):
        if other != seat and s.status[other] == RUNNING:
            n: i64 = near[course.space[s.at[other]]]
            if 0 < n <= reach:
                crowd |= 1 << int(n)
    if s.loose_at != NOWHERE:
        n = near[s.loose_at]
        if 0 < n <= reach:
            crowd |= 1 << int(n)
    if len(trail) > 1:  # RN-RUL-10  what this move has used is in the way like a horse
        for node in trail:
            n = near[course.space[node]]
            if 0 < n <= reach:
                crowd |= 1 << int(n)
    case = (at * 8 + left) * 2 + inward
    if not crowd:  # three moves of four
        found = course.alone[case]
        if found is None:
            found = course.alone[case] = search(s, seat, left, inward, trail)
        return found
    key = crowd * len(course.alone) + case
    found = course.choices.get(key)
    if found is None:
        found = search(s, seat, left, inward, trail)
        if len(course.choices) >= MOST_KEPT:
            course.choices.clear()
        course.choices[key] = found
    return found


def search(s: Meeting, seat: int, left: int, inward: int, trail: tuple[int, ...]) -> Choice:
    """The same, searched."""
    at = s.at[seat]
    found = ways(s.course, s.blocked(seat), at, left, inward != 0, trail, s.setup.route_first)
    return in_order([do.CROSS if end == HOME else row_to(s, at, end) for end in found.ends], found)


def in_order(rows: list[Action], found: Ways) -> Choice:
    """The rows as the table has them, each with its end and its path."""
    if len(rows) == 1:
        return Choice(rows, found.ends, found.paths)
    order = [rows[i].code * 128 + i for i in range(len(rows))]
    order.sort()
    ends: list[int] = []
    paths: list[int] = []
    table: list[Action] = []
    for k in order:
        table.append(rows[k % 128])
        ends.append(found.ends[k % 128])
        paths.append(found.paths[k % 128])
    return Choice(table, ends, paths)


def row_to(s: Meeting, at: int, end: int) -> Action:
    """The row that names an end, seen from where the horse stands."""
    course = s.course
    out = course.node_lane[end] - course.node_lane[at]
    return do.go(out, end - course.abreast(at, out))


def end_of(s: Meeting, at: int, a: Action) -> int:
    """The end a row names; NOWHERE beyond the rails or the line."""
    course = s.course
    beside = course.abreast(at, a.args[0])
    if beside < 0:
        return NOWHERE
    return course.node(course.node_lane[beside], course.length(beside) + a.args[1])


# -------------------------------------------------------------------------------------------------- The riderless horse


def loose_choice(s: Meeting, pips: int) -> Choice:
    """RN-RUL-22  What the driver of the riderless horse may choose from."""
    course = s.course
    at = s.loose_at
    if not course.loose_near[at]:
        survey_loose(course, at)
    near = course.loose_near[at]
    reach = course.loose_reach[at][pips]
    crowd = 0
    for other in range(s.setup.players):
        if s.status[other] == RUNNING:
            n = near[course.space[s.at[other]]]
            if 0 < n <= reach:
                crowd |= 1 << n
    key = (crowd * course.spaces + at) * 8 + pips
    found = course.loose_choices.get(key)
    if found is None:
        ends = loose_ways(course, s.blocked(NONE), at, pips)
        found = in_order([loose_row(s, end) for end in ends.ends], ends)
        if len(course.loose_choices) >= MOST_KEPT:
            course.loose_choices.clear()
        course.loose_choices[key] = found
    return found


def node_of(s: Meeting, space: int) -> int:
    """The node of a space on the first pass: how a place of the circuit is named."""
    lane = s.course.space_lane[space]
    return s.course.node_base[lane] + space - s.course.space_base[lane]


def loose_row(s: Meeting, end: int) -> Action:
    """The row that names an end of the riderless horse."""
    course = s.course
    out = course.space_lane[end] - course.space_lane[s.loose_at]
    return do.go(out, course.apart(end, course.space_abreast(s.loose_at, out)))


def loose_end(s: Meeting, a: Action) -> int:
    """The space a row names; NOWHERE beyond the rails."""
    course = s.course
    beside = course.space_abreast(s.loose_at, a.args[0])
    if beside < 0:
        return NOWHERE
    lane = course.space_lane[beside]
    base = course.space_base[lane]
    return base + (beside - base + a.args[1]) % course.circuit[lane]
