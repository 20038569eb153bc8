"""Movement against an independent search: every path is written out, pip by pip, and judged afterwards."""

from __future__ import annotations

import itertools
import random

import pytest

from dispetto.games.horse_racing.courses import course_named
from dispetto.games.horse_racing.rules.moves import choice, loose_choice, loose_end, search
from dispetto.games.horse_racing.rules.places import Places
from dispetto.games.horse_racing.rules.state import FALLEN, NONE, RUNNING
from dispetto.games.horse_racing.rules.track import HOME, LANES, Course
from dispetto.games.horse_racing.rules.ways import AHEAD, BACK, IN, OUT, follow, loose_ways, veer, ways
from tests.games.horse_racing.told import GAME, table

COURSES = [course_named(name).course for name in ("rn-f", "spitewell")]
courses = pytest.mark.parametrize("course", COURSES, ids=[c.name for c in COURSES])


# --------------------------------------------------------------------------- the independent search: lanes and lengths


Spot = tuple[int, int]  # lane from 0, length from the start


def neighbour(course: Course, spot: Spot, step: str) -> Spot | None:
    """The place one step on, read from the file's lists rather than from the rules' tables."""
    lane, length = spot
    if step == "F":
        return lane, length + 1
    other = lane + (1 if step == "O" else -1)
    if not 0 <= other < LANES:
        return None
    lap, space = divmod(length, course.circuit[lane])
    raw = LISTS[course.name][step][lane][space]
    return other, lap * course.circuit[other] + raw


def lists_of(name: str) -> dict[str, list[list[int]]]:
    import tomllib
    from pathlib import Path

    from dispetto.games.horse_racing import game

    data = tomllib.loads((Path(game.__file__).parent / "data" / f"{name}.toml").read_text())
    return {
        "O": [row.get("out", list(range(row["spaces"]))) for row in data["lane"]],
        "I": [row.get("in", list(range(row["spaces"]))) for row in data["lane"]],
    }


LISTS = {c.name: lists_of(c.name) for c in COURSES}


def every_path(
    course: Course, spot: Spot, pips: int, blocked: set[tuple[int, int]], inward: bool, used: set[Spot]
) -> set[object]:
    """All words over F, O, I of at most `pips` letters; the legal ones that are longest; their ends."""
    found: dict[int, set[object]] = {}
    for length in range(pips + 1):
        for word in itertools.product("FOI", repeat=length):
            if word.count("I") > (1 if inward else 0):
                continue
            end = walked(course, spot, word, blocked, used)
            if end == "home":
                found.setdefault(pips, set()).add("home")
            elif end is not None:
                found.setdefault(length, set()).add(end)
    return found[max(found)]


def walked(course: Course, spot: Spot, word: tuple[str, ...], blocked: set[tuple[int, int]], used: set[Spot]) -> object:
    """Where a word leads, None if it may not be walked; crossing must be its last letter."""
    been = {spot, *used}
    for n, step in enumerate(word):
        there = neighbour(course, spot, step)
        if there is None:
            return None
        lane, length = there
        if length >= course.circuit[lane] + course.last[lane]:
            return "home" if step == "F" and n + 1 == len(word) else None
        if there in been or (lane, length % course.circuit[lane]) in blocked:
            return None
        been.add(there)
        spot = there
    return spot


def spot_of(course: Course, node: int) -> Spot:
    return course.node_lane[node], course.length(node)


@courses
@pytest.mark.parametrize("seed", range(60))
def test_the_ends_are_those_of_the_longest_paths_rn_move_13(course: Course, seed: int) -> None:
    """RN-MOVE-02..13, RN-RUL-08, RN-RUL-09, RN-RUL-10, RN-RUL-36, RN-RUL-37, RN-RUL-38"""
    rng = random.Random(seed)
    at = rng.randrange(course.nodes)
    lane, length = spot_of(course, at)
    near = [course.space[n] for n in range(course.nodes) if n != at and abs(course.length(n) - length) < 5]
    blocked = rng.sample(near, min(len(near), rng.randrange(7)))
    blocked = [space for space in blocked if space != course.space[at]]
    crowd = {(course.space_lane[space], space - course.space_base[course.space_lane[space]]) for space in blocked}
    for pips in (rng.randint(1, 5), 6):
        used: set[Spot] = set()
        trail = [at]
        if lane and rng.random() < 0.4:  # a part of the move that ended here came from the lane inside
            beside = course.inn[at]
            if beside >= 0:
                trail.insert(0, beside)
                used.add(spot_of(course, beside))
        for inward in (False, True) if pips == 6 else (False,):
            wanted = every_path(course, (lane, length), pips, crowd, inward, used)
            found = ways(course, blocked, at, pips, inward, tuple(trail), False)
            seen = {"home" if end == HOME else spot_of(course, end) for end in found.ends}
            assert seen == wanted, (course.name, at, pips, inward, blocked)
            for end, path in zip(found.ends, found.paths, strict=True):
                nodes = follow(course, at, path)
                assert (nodes[-1] if nodes else at) == end


@courses
@pytest.mark.parametrize("seed", range(12))
def test_the_riderless_horse_ends_where_its_longest_paths_do_rn_rl_05(course: Course, seed: int) -> None:
    """RN-RL-04, RN-RL-05, RN-RUL-22"""
    rng = random.Random(seed)
    at = rng.randrange(course.spaces)
    near = [course.space_ahead[at], course.space_back[at], course.space_out[at], course.space_in[at]]
    blocked = [space for space in near if space >= 0 and rng.random() < 0.5]
    pips = rng.randint(1, 5)
    ends: dict[int, set[int]] = {0: {at}}
    for length in range(1, pips + 1):
        for word in itertools.product((AHEAD, OUT, IN, BACK), repeat=length):
            space, been = at, {at}
            for step in word:
                table_ = {
                    AHEAD: course.space_ahead,
                    OUT: course.space_out,
                    IN: course.space_in,
                    BACK: course.space_back,
                }[step]
                space = table_[space]
                if space < 0 or space in blocked or space in been:
                    break
                been.add(space)
            else:
                ends.setdefault(length, set()).add(space)
    assert set(loose_ways(course, blocked, at, pips).ends) == ends[max(ends)]


@courses
def test_every_end_of_every_move_has_a_row_of_its_own(course: Course) -> None:
    """RN-MOVE-06  Rows name ends relative to the horse; none falls outside the table, no two share a row."""
    from dispetto.games.horse_racing.rules.moves import end_of, loose_row, row_to

    s = GAME.new(2, {"board": course.name})
    for at in range(0, course.nodes, 3):
        ends = ways(course, [], at, 6, True, (at,), False).ends
        rows = {row_to(s, at, end).code: end for end in ends if end != HOME}
        assert len(rows) == len([e for e in ends if e != HOME])
        assert all(end_of(s, at, GAME.actions[code]) == end for code, end in rows.items())
    for at in range(0, course.spaces, 11):
        s.loose_at = at
        ends = loose_ways(course, [], at, 6).ends
        assert len({loose_row(s, end).code for end in ends}) == len(ends)


def test_rn_rul_38_on_a_bend_a_step_across_goes_to_the_next_connecting_space() -> None:
    """RN-RUL-38, RN-MOVE-06, RN-MOVE-11  The outside of a bend has more spaces; no step leads over a whole length."""
    course = COURSES[1]
    assert course.circuit == sorted(course.circuit) and course.circuit[0] < course.circuit[5]
    shifted = [
        n for n in range(course.nodes) if course.out[n] >= 0 and course.length(course.out[n]) != course.length(n)
    ]
    assert shifted
    straight = [n for n in range(course.nodes) if course.length(n) < 14]
    assert all(course.length(course.out[n]) == course.length(n) for n in straight if course.out[n] >= 0)


@courses
@pytest.mark.parametrize("outwards", [True, False])
def test_a_veer_goes_sideways_until_the_roll_the_rail_or_a_horse_ends_it_rn_hup_03(
    course: Course, outwards: bool
) -> None:
    """RN-HUP-03, RN-RUL-24"""
    for lane in range(LANES):
        at = course.node(lane, course.circuit[lane] + 3)
        room = LANES - 1 - lane if outwards else lane
        for pips in range(1, 7):
            assert len(follow(course, at, veer(course, [], at, pips, outwards))) == min(pips, room)
            beside = course.out[at] if outwards else course.inn[at]
            if beside >= 0:
                assert veer(course, [course.space[beside]], at, pips, outwards) == 0


def test_route_first_lets_a_horse_stop_where_another_stands_next_in_its_way_rn_rul_09() -> None:
    """RN-RUL-09  Option route_first: a horse in the way ends the route; the rail does not."""
    kept = table(A="2/10", B="2/12", C="6/30", phase="turn", turn="A").tell("A: roll", "dice: 4")
    assert kept.ends() == {"3/13", "4/12", "5/11", "6/10"}
    free = table(A="2/10", B="2/12", C="6/30", phase="turn", turn="A", options={"route_first": True})
    assert free.tell("A: roll", "dice: 4").ends() == {"2/11", "3/13", "4/12", "5/11", "6/10"}
    assert NONE == -1


@courses
@pytest.mark.parametrize("seed", range(8))
def test_what_is_remembered_is_what_would_be_found_rn_move_13(course: Course, seed: int) -> None:
    """RN-MOVE-13, RN-MOVE-09, RN-RUL-10, RN-RUL-22
    The same node again and again, with others near and with nobody near.
    """
    rng = random.Random(seed)
    s = GAME.new(4, {"board": course.name})
    s.status = [RUNNING] * 4
    for _ in range(60):
        lane, length = rng.randrange(LANES), 10 * seed + rng.randrange(2)
        spots = [(lane, length)]
        while len(spots) < 5:
            spot = (min(LANES - 1, max(0, lane + rng.randint(-1, 3))), length + rng.randint(0, 6))
            if spot not in spots:
                spots.append(spot)
        s.at = Places([course.node(*spot) for spot in spots[:4]])
        s.loose_at = course.space[course.node(*spots[4])] if rng.random() < 0.5 else NONE
        trail = (s.at[0],)
        if course.inn[s.at[0]] >= 0 and course.space[course.inn[s.at[0]]] not in s.blocked(0) and rng.random() < 0.3:
            trail = (course.inn[s.at[0]], s.at[0])
        for pips, inward in ((rng.randint(1, 5), 0), (6, 1)):
            kept, fresh = choice(s, 0, pips, inward, trail), search(s, 0, pips, inward, trail)
            assert (kept.rows, kept.paths, kept.others) == (fresh.rows, fresh.paths, fresh.others)
            assert [row.code for row in kept.rows] == sorted(row.code for row in kept.rows)
        s.status = [RUNNING, FALLEN, FALLEN, FALLEN]
        for trail in (
            (s.at[0],),
            (max(0, course.inn[s.at[0]]), s.at[0]),
        ):  # alone, then with a part of the move behind it
            assert choice(s, 0, 6, 1, trail).rows == search(s, 0, 6, 1, trail).rows
        s.status = [RUNNING] * 4
        if s.loose_at != NONE:
            pips = rng.randint(1, 4)
            assert {loose_end(s, a) for a in loose_choice(s, pips).rows} == set(
                loose_ways(course, s.blocked(NONE), s.loose_at, pips).ends
            )


@courses
def test_every_roll_of_a_lone_horse_is_remembered_for_itself_rn_move_13(course: Course) -> None:
    """RN-MOVE-13, RN-MOVE-04, RN-RUL-24
    From the same space with more pips or fewer, and with the lane a six may go in or without.
    """
    s = GAME.new(2, {"board": course.name})
    s.status = [RUNNING, FALLEN]
    cases = [
        (lane, length, left, inward)
        for lane in range(LANES)
        for length in (0, 7, 8)
        for left in range(1, 7)
        for inward in (0, 1)
    ]
    for lane, length, left, inward in cases:
        s.at[0] = course.node(lane, length)
        trail = (s.at[0],)
        kept, fresh = choice(s, 0, left, inward, trail), search(s, 0, left, inward, trail)
        assert (kept.rows, kept.paths) == (fresh.rows, fresh.paths), (lane, length, left, inward)
