"""Ends as rows: a row of the table names an end by lanes outwards and lengths ahead of the space abreast."""

from __future__ import annotations

from dispetto.core.table import Action
from dispetto.games.horse_racing import actions as do
from dispetto.games.horse_racing.state import Meeting
from dispetto.games.horse_racing.track import NOWHERE


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
