"""The track: phases, Roger and Shawn, walls and pens, points."""

from __future__ import annotations

import pytest

from tests.games.shear_panic.told import L0, L1, Spots, Told, table

APART: Spots = {**L1, "R1": (2, 3), "R2": (6, 5)}


def went(marker: int, value: int, spots: Spots = L1, **position: object) -> Told:
    """Red shifts row 7 (nobody changes rows) with a line card of this value; other values come from the marker."""
    return table(spots, turn="Red", marker=marker, cards={"Red": ["line 1", "line 3"]}, **position).tell(
        f"Red: line {value} G2 E"
    )


@pytest.mark.parametrize(
    ("spot", "points"), [((6, 6), 2), ((5, 5), 2), ((6, 4), 2), ((7, 5), 2), ((7, 6), 1), ((5, 4), 1), ((6, 7), 0)]
)
def test_a_pair_that_touches_scores_in_phase_1(spot: tuple[int, int], points: int) -> None:
    """SP-SCORE-03, SP-SCORE-04, SP-RUL-33, SP-PH-02"""
    free: Spots = {**L1, "B1": (1, 8), "Y1": (1, 9), "G1": (9, 9), "G2": (8, 2), "R1": spot}
    t = table(free, turn="Red", marker=0).tell("Red: turn 1 clockwise")
    assert t.points() == [points, 0, 0, 0]


def test_neighbours_across_the_fence_do_not_touch() -> None:
    """SP-SCORE-03, SP-SCORE-04"""
    free: Spots = {**L1, "R1": (3, 9), "R2": (4, 1)}
    assert table(free, turn="Red").tell("Red: turn 1 clockwise").points("Red") == 0


@pytest.mark.parametrize(("marker", "scores"), [(10, True), (11, True), (12, False), (37, False), (38, False)])
def test_phase_1_ends_with_12(marker: int, scores: bool) -> None:
    """SP-PH-01, SP-PH-02, SP-SCORE-01, SP-RUL-24, SP-DATA-07"""
    together: Spots = {**L1, "R1": (6, 6)}
    t = table(together, turn="Red", marker=marker).tell("Red: turn 1 clockwise")
    assert (t.points("Red") == 2) is scores


def test_the_marker_does_not_stop_at_12_or_49() -> None:
    """SP-RUL-23, SP-RUL-24"""
    together: Spots = {**L1, "R1": (6, 6)}
    t = went(12, 3, together)
    assert (t.marker, t.points()) == (15, [0, 0, 0, 0])
    t = went(48, 3, {**L0, "G2": (8, 5)})
    assert (t.marker, t.points(), t.seen["figure"]) == (51, [0, 0, 0, 0], "shawn")


@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
def test_roger_comes_to_the_edge_the_flock_faces(facing: str) -> None:
    """SP-PH-03, SP-PH-04, SP-RUL-21"""
    t = went(12, 1, facing=facing)
    assert (t.seen["figure"], t.seen["edge"]) == ("roger", facing)
    assert went(11, 1, facing=facing).seen["figure"] == "none"


def test_roger_is_placed_after_the_card_that_brought_him() -> None:
    """SP-PH-04, SP-RUL-21: red turns the flock into phase 2, and Roger comes to where it looks now."""
    t = table(turn="Red", marker=12).tell("Red: turn 1 clockwise")
    assert (t.marker, t.seen["edge"]) == (13, "E")


def test_roger_leaves_with_phase_3_and_shawn_comes_with_phase_4() -> None:
    """SP-PH-05, SP-PH-06, SP-PH-07, SP-PH-08"""
    assert went(35, 1).seen["figure"] == "roger" == table(marker=37).seen["figure"]
    assert went(37, 1).seen["figure"] == "none"
    assert went(48, 1).seen["figure"] == "none"
    t = went(49, 1, facing="S")
    assert (t.seen["figure"], t.seen["edge"]) == ("shawn", "S")


@pytest.mark.parametrize(
    ("marker", "value", "scored"),
    [
        (22, 1, 0),
        (23, 1, 0),
        (24, 1, 1),
        (23, 3, 1),
        (25, 1, 0),
        (35, 1, 0),
        (36, 1, 1),
        (35, 3, 1),
        (60, 1, 0),
        (61, 1, 1),
        (62, 1, 0),
        (73, 1, 1),
        (72, 3, 1),
    ],
)
def test_all_score_behind_the_walls_and_in_the_pens(marker: int, value: int, scored: int) -> None:
    """SP-SCORE-02, SP-SCORE-05, SP-SCORE-06, SP-SCORE-10, SP-SCORE-11, SP-RUL-22, SP-RUL-25, SP-DATA-07"""
    roger, shawn = [5, 2, 1, 2], [2, 4, 6, 4]
    t = went(marker, value)
    assert t.points() == [scored * n for n in (roger if marker < 38 else shawn)]


def test_the_first_wall_scores_once() -> None:
    """SP-RUL-22"""
    t = went(24, 1)
    t.tell("Blue: line 3 G2 W")
    assert (t.marker, t.points()) == (28, [5, 2, 1, 2])


@pytest.mark.parametrize(
    ("marker", "value", "to"),
    [(36, 3, 37), (34, 3, 37), (37, 3, 40), (36, 1, 37), (73, 3, 74), (71, 3, 74), (70, 3, 73)],
)
def test_the_marker_stops_in_the_pens_and_the_rest_is_lost(marker: int, value: int, to: int) -> None:
    """SP-SCORE-07, SP-RUL-23"""
    assert went(marker, value).marker == to


@pytest.mark.parametrize(
    ("edge", "points"),
    # occupied rows: 2, 3, 5, 6, 7, 9; occupied columns, B2 and G2 having gone east: 3, 4, 5, 6, 8
    [("N", [5, 2, 1, 2]), ("S", [2, 4, 6, 4]), ("W", [6, 6, 5, 1]), ("E", [2, 2, 3, 7])],
)
def test_rows_run_along_rogers_edge(edge: str, points: list[int]) -> None:
    """SP-SCORE-08, SP-SCORE-14, SP-SCORE-15"""
    assert went(24, 1, facing=edge).points() == points


@pytest.mark.parametrize(
    ("edge", "points"), [("N", [2, 4, 6, 4]), ("S", [5, 2, 1, 2]), ("W", [2, 2, 3, 7]), ("E", [6, 6, 5, 1])]
)
def test_shawn_counts_from_the_far_side(edge: str, points: list[int]) -> None:
    """SP-SCORE-12, SP-SCORE-14, SP-SCORE-15"""
    assert went(61, 1, facing=edge).points() == points


@pytest.mark.parametrize(
    ("rows", "worth"),
    [((4, 5), (0, 4)), ((3, 4, 5), (0, 3, 4)), ((2, 4, 6, 8), (0, 2, 3, 4)), ((1, 3, 4, 6, 9), (0, 1, 2, 3, 4))],
)
def test_the_row_nearest_to_shawn_scores_nothing(rows: tuple[int, ...], worth: tuple[int, ...]) -> None:
    """SP-SCORE-13, SP-RUL-26, SP-SCORE-12"""
    names = ("R1", "B1", "Y1", "G1", "K", "R2", "B2", "Y2", "G2")
    spots: Spots = {name: (rows[i % len(rows)], i + 1) for i, name in enumerate(names)}
    t = table(spots, turn="Red", marker=60, facing="W").tell("Red: turn 1 clockwise", "Blue: turn 1 clockwise")
    assert (t.seen["edge"], t.marker) == ("E", 62)
    t = table(spots, turn="Red", marker=61, facing="W").tell("Red: turn 1 clockwise")
    value = dict(zip(rows, worth, strict=True))
    assert (t.seen["edge"], t.marker) == ("N", 62)
    assert t.points() == [value[spots[f"{c}1"][0]] + value[spots[f"{c}2"][0]] for c in "RBYG"]


def test_beside_the_black_sheep_both_own_sheep_count() -> None:
    """SP-SCORE-09, SP-SCORE-01, SP-PH-05"""
    both: Spots = {**L0, "R1": (5, 4), "Y1": (4, 4)}
    t = table(both, turn="Red", marker=39).tell("Red: turn 1 clockwise")
    assert t.points() == [4, 0, 0, 0]
    blue: Spots = {**L0, "B1": (5, 4), "Y1": (4, 5), "R2": (9, 9)}
    assert table(blue, turn="Blue", marker=39).tell("Blue: turn 1 clockwise").points() == [
        0,
        3,
        0,
        0,
    ]  # beside it, and at its corner
    away: Spots = {**L0, "R1": (1, 1), "R2": (9, 9)}
    assert table(away, turn="Red", marker=39).tell("Red: turn 1 clockwise").points() == [0, 0, 0, 0]


def test_neutral_sheep_fill_rows_but_score_for_nobody() -> None:
    """SP-RUL-32, SP-SCORE-15, SP-3P-01, SP-2P-01"""
    t = table(L1, 2, turn="Red", marker=22, cards={"Red": ["line 1"]}).tell("Red: line 1 G2 E", "Red: add 2")
    assert t.points() == [5, 2]
    t = table(L1, 3, turn="Red", marker=24).tell("Red: line 1 G2 E", "Red: no card")
    assert t.points() == [5, 2, 1]


def test_points_go_beyond_74() -> None:
    """SP-RUL-28"""
    assert went(24, 1, points={"Red": 73}).points("Red") == 78
