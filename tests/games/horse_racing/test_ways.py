"""Ways that are easily overlooked, told: the last spaces, the rails, the start of a lane, the water from behind."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from dispetto.core.errors import BadInput
from dispetto.games.horse_racing.rules import riding
from dispetto.games.horse_racing.rules.moves import choice, end_of, search
from dispetto.games.horse_racing.rules.places import Places
from dispetto.games.horse_racing.rules.track import NOWHERE
from dispetto.games.horse_racing.rules.ways import AHEAD, BASE, IN, OUT, follow, goes_in, steps_of
from tests.asking import question
from tests.games.horse_racing.told import GAME, Told, table

ROUTE_FIRST = {"route_first": True}


@pytest.mark.parametrize(("lane", "last", "beside"), [(1, 69, 73), (2, 73, 77), (3, 77, 81), (4, 81, 85), (5, 85, 89)])
def test_rn_rul_38_a_horse_before_the_line_may_still_step_outwards(lane: int, last: int, beside: int) -> None:
    """RN-RUL-38, RN-RUL-36  Lanes of different length, on the last space of each."""
    t = table("AB", A=f"{lane}/{last}", B="1/5", phase="turn", options={"board": "spitewell"}).tell(
        "A: roll", "dice: 1"
    )
    assert t.ends() == {"cross", f"{lane + 1}/{beside}"}


def test_rn_dbl_06_where_two_ways_lead_to_one_end_the_lane_in_is_saved() -> None:
    """RN-DBL-06, RN-MOVE-04
    In the bend of Spitewell 2/56 is reached with the lane in and without it: doubling, it is still there.
    """
    t = table("AB", A="1/48 level=1", B="6/5", phase="turn", options={"board": "spitewell"})
    t.tell("A: roll", "dice: 6", "A: go 2/56", "A: double")
    assert any(end.startswith("1/") for end in t.ends())


def test_rn_rul_09_with_routes_first_a_rail_or_the_line_is_no_horse() -> None:
    """RN-RUL-09, RN-RUL-36  Nor does a horse far off, on the last space of the outermost lane, end anybody's route."""
    t = table("AB", A="5/20", B="6/50", phase="turn", options=ROUTE_FIRST).tell("A: roll", "dice: 3")
    assert t.ends() == {"5/23", "6/22"}
    t = table("AB", A="5/48", B="6/9", phase="turn", options=ROUTE_FIRST).tell("A: roll", "dice: 3")
    assert t.ends() == {"cross", "6/48", "6/50"}  # at 6/48 it stands behind B
    t = table("AB", A="6/50", B="1/20", phase="turn", options=ROUTE_FIRST).tell("A: roll", "dice: 2")
    assert t.at("A") == "finished"  # there was nothing to choose


def test_rn_rul_09_with_routes_first_a_horse_abreast_is_not_in_the_way() -> None:
    """RN-RUL-09  Nobody stays where he stands because somebody is beside him."""
    t = table("AB", A="2/10", B="1/10", phase="turn", options=ROUTE_FIRST).tell("A: roll", "dice: 2")
    assert t.ends() == {"2/12", "3/11", "4/10"}


def test_rn_rul_18_the_riderless_horse_reaches_the_brook_backwards_too() -> None:
    """RN-RUL-18, RN-RL-04"""
    t = table("AB", A="fallen", B="2/3", riderless={"at": "1/18", "by": "A"}, phase="turn", turn="A")
    assert not t.seen["brook"]
    t.tell("A: roll", "dice: 3", "A: go 1/15")
    assert t.seen["brook"]


def test_rn_rul_22_the_first_space_of_all_blocks_the_riderless_horse_like_any_other() -> None:
    """RN-RUL-22, RN-RL-05"""
    for other, free in (("3/20", True), ("1/0", False), ("3/20", True)):
        t = table("AB", A="fallen", B=other, riderless={"at": "1/39", "by": "A"}, phase="turn", turn="A").tell(
            "A: roll", "dice: 1"
        )
        assert ("1/0" in t.ends()) == free


def test_rn_dec_15_in_doubt_a_riderless_horse_that_is_blocked_goes_round_as_far_forward_as_it_can() -> None:
    """RN-DEC-15"""
    t = table("AB", A="fallen", B="2/12", riderless={"at": "2/10", "by": "A"}, phase="turn", turn="A").tell(
        "A: roll", "dice: 4"
    )
    assert t.default in ("go 1/13", "go 3/13") and f"A: {t.default}" in t.offers()


@pytest.mark.parametrize("space", ["0/5", "7/5", "1/51", "1/x", "x"])
def test_rn_data_01_there_is_no_space_beyond_the_rails_or_the_line(space: str) -> None:
    """RN-DATA-01"""
    with pytest.raises(BadInput, match=f"There is no space '{space}' on rn-f"):
        table("AB", A=space)


def test_rn_dbl_06_of_two_ways_to_one_end_a_horse_is_seen_to_take_the_straighter_one() -> None:
    """RN-DBL-06, RN-MOVE-13  First ahead, then out."""
    t = table("AB", A="2/10", B="6/30", phase="turn").tell("A: roll", "dice: 2", "A: go 3/11")
    course = t.s.course
    (ran,) = [e for e in t.events if e.kind == "ran"]
    assert follow(course, ran.args[0], ran.args[2]) == [course.node(1, 11), course.node(2, 11)]


def test_rn_rul_09_with_routes_first_nobody_stands_still_who_can_go_in() -> None:
    """RN-RUL-09, RN-MOVE-04  A six with a horse ahead and one outside: the way in is free."""
    t = table(A="2/10", B="2/11", C="3/10", phase="turn", options=ROUTE_FIRST).tell("A: roll", "dice: 6")
    assert "1/15" in t.ends() and "2/10" not in t.ends()


def test_rn_move_06_a_row_beyond_the_rails_names_no_space() -> None:
    """RN-MOVE-06"""
    t = table("AB", A="6/10", B="1/30", phase="turn").tell("A: roll", "dice: 6")
    beyond = [a for a in GAME.actions if a.verb == "go" and a.args[0] == 1]
    assert beyond and {question(t.s).meaning(t.s, a) for a in beyond} == {(NOWHERE,)}


def every_way(t: Told, at: int, end: int, inward: bool) -> list[tuple[int, ...]]:
    """All paths of six steps to an end that a ridden horse may walk, written out step by step."""
    course, blocked = t.s.course, t.s.blocked(0)
    found = []
    for steps in itertools.product((AHEAD, OUT, IN), repeat=6):
        if steps.count(IN) > inward:
            continue
        node, been = at, {course.space[at]}
        for step in steps:
            node = (course.ahead if step == AHEAD else course.out if step == OUT else course.inn)[node]
            if node < 0 or course.space[node] in blocked or course.space[node] in been:
                break
            been.add(course.space[node])
        else:
            if node == end:
                found.append(steps)
    return found


@pytest.mark.parametrize("board", ["rn-f", "spitewell"])
@pytest.mark.parametrize("seed", range(25))
def test_rn_dec_07_no_doubled_end_is_lost_by_the_way_that_is_ridden(board: str, seed: int) -> None:
    """RN-DEC-07, RN-DEC-09, RN-RUL-10, RN-DBL-06
    Whatever way allows it, the way chosen or one of those asked for allows it too.
    """
    rng = random.Random(seed)
    t = table("ABCDEF", phase="turn", turn="A", options={"board": board})
    course = t.s.course
    section = rng.choice([n for n in range(course.nodes) if course.section[n] >= 0])
    t.s.level = [1] * 6
    near = [n for n in range(course.nodes) if abs(course.length(n) - course.length(section)) < 4]
    spots = rng.sample(near, 5)
    t.s.at[0] = rng.choice(
        [n for n in range(course.nodes) if 4 < course.length(section) - course.length(n) < 7 and n not in spots]
    )
    t.s.at = Places([t.s.at[0], *spots])
    at = t.s.at[0]
    found = choice(t.s, 0, 6, 1, ())
    for row, path, others in zip(found.rows, found.paths, found.others, strict=True):
        if row.verb != "go" or len(steps_of(path)) < 6:
            continue
        end = end_of(t.s, at, row)
        if course.section[end] < 0:
            continue
        apart = riding.ways_apart(t.s, 0, 6, 1, (at,), end, (path, *others))
        wanted: set[int] = set()
        for steps in every_way(t, at, end, True):
            number = 0
            for step in steps:
                number = number * BASE + step
            wanted |= doubled(t, at, end, number)
        assert wanted == set().union(*(doubled(t, at, end, way) for way in apart)), (board, at, end, spots)


def doubled(t: Told, at: int, end: int, path: int) -> set[int]:
    """The ends of a doubled six after this way; nothing for a horse that is boxed in, which may as well not double."""
    t.s.at[0] = end
    found = search(t.s, 0, 6, 0 if goes_in(path) else 1, (at, *follow(t.s.course, at, path)))
    t.s.at[0] = at
    return {row.code for row in found.rows} if found.paths[0] else set()


@pytest.mark.parametrize(
    ("position", "lines", "asked"),
    [
        ({"A": "4/25 level=1", "B": "5/31", "C": "6/31"}, ("dice: 6", "A: go 5/30"), "Way"),
        (
            {"A": "fallen", "B": "3/2", "C": "4/2", "riderless": {"at": "2/15", "by": "A"}},
            ("dice: 3", "A: go 3/15"),
            "LooseWay",
        ),
    ],
)
def test_rn_rul_39_who_leaves_between_the_end_and_the_way_takes_the_horse_along(
    position: dict[str, Any], lines: tuple[str, ...], asked: str
) -> None:
    """RN-RUL-39"""
    t = table(**position, phase="turn", turn="A").tell("A: roll", *lines)
    assert t.question == asked and t.default in ("via 5/29", "dry")
    t.say("A: leaves")
    assert t.asked == "B" and t.s.loose_by < 0 and t.at("A") != "5/30"
