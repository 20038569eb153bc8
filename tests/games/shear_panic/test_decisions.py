"""What is decided for a player whose time is up."""

from __future__ import annotations

import pytest

from tests.games.shear_panic.told import L0, L1, Spots, opening, table


def test_a_push_by_default() -> None:
    """SP-DEC-02: sheep 1 before 2, north first and clockwise, fewest sheep."""
    t = opening().tell("dice: red")
    assert t.defaults() == "R1 E 2"
    gap: Spots = {
        "R1": (2, 5),
        "Y1": (4, 5),
        "B1": (7, 5),
        "R2": (1, 1),
        "B2": (1, 9),
        "Y2": (9, 1),
        "G1": (9, 9),
        "G2": (3, 9),
        "K": (8, 2),
    }
    assert table(gap, owed=True, turn="Blue", marker=4).tell("dice: red").defaults() == "R1 S 1"


def test_white_takes_the_first_that_can_in_the_order_of_the_law() -> None:
    """SP-DEC-02: green before yellow, whoever rolls."""
    assert opening(first_player=3).tell("dice: white").default == "R1"
    shy: Spots = {
        "R1": (1, 1),
        "R2": (9, 2),
        "B1": (2, 9),
        "B2": (8, 8),
        "Y1": (4, 4),
        "Y2": (5, 2),
        "G1": (4, 5),
        "G2": (7, 3),
        "K": (6, 7),
    }
    t = table(shy, owed=True, turn="Yellow", marker=4).tell("dice: white")
    assert "Y1" in t.can() and "G1" in t.can()
    first = next(one for one in ("R1", "R2", "B1", "B2", "G1", "G2", "Y1", "Y2", "K") if one in t.can())
    assert t.default == first


def test_green_comes_before_yellow_and_the_first_before_the_second() -> None:
    """SP-DEC-02: whoever rolls; nobody of red and blue can push here."""
    both: Spots = {
        "R1": (7, 7),
        "R2": (8, 2),
        "B1": (2, 9),
        "B2": (9, 6),
        "Y1": (9, 1),
        "Y2": (6, 1),
        "G1": (5, 1),
        "G2": (7, 1),
        "K": (9, 2),
    }
    second: Spots = {
        "R1": (8, 3),
        "R2": (3, 7),
        "B1": (5, 8),
        "B2": (4, 5),
        "Y1": (9, 4),
        "Y2": (2, 9),
        "G1": (1, 6),
        "G2": (9, 3),
        "K": (3, 9),
    }
    for spots, first in ((both, "G1"), (second, "G2")):
        t = table(spots, owed=True, turn="Yellow", marker=4).tell("dice: white")
        assert "Y1" in t.can() and t.can()[0] != first and t.default == first


@pytest.mark.parametrize(
    ("cards", "default"),
    [
        (["turn 1", "move 1", "jump 2"], "move 1"),
        (["line 1", "turn 1"], "line 1"),
        (["push 2", "jump 3"], "push 2"),
        (["align 3", "line 3", "diagonal 3", "jump 3"], "jump 3"),
    ],
)
def test_the_lowest_card_is_played(cards: list[str], default: str) -> None:
    """SP-DEC-03"""
    assert table(turn="Red", cards={"Red": cards}).default == default


def test_a_card_without_a_legal_action_is_passed_over() -> None:
    """SP-DEC-03"""
    assert table(L0, turn="Red", cards={"Red": ["align 3", "line 3"]}).default == "line 3"


def test_a_step_goes_to_the_first_free_cell_as_one_reads() -> None:
    """SP-DEC-04: north-west, north, north-east, west, east, south-west, south, south-east."""
    wall: Spots = {
        "R1": (5, 5),
        "R2": (9, 9),
        "B1": (4, 4),
        "B2": (4, 5),
        "Y1": (4, 6),
        "Y2": (5, 4),
        "G1": (1, 1),
        "G2": (1, 9),
        "K": (9, 1),
    }
    order = []
    for blocker in ("", "B1", "B2", "Y1", "Y2"):
        spots = {k: v for k, v in wall.items() if k != blocker} | ({blocker: (1, 5)} if blocker else {})
        order.append(table(spots, turn="Red").tell("Red: move 1 R1").default)
    assert order == ["E", "NW", "N", "NE", "W"]
    low: Spots = {
        "R1": (1, 1),
        "B1": (1, 2),
        "R2": (9, 9),
        "B2": (4, 5),
        "Y1": (4, 6),
        "Y2": (5, 4),
        "G1": (6, 6),
        "G2": (1, 9),
        "K": (9, 1),
    }
    assert table(low, turn="Red").tell("Red: move 1 R1").default == "S"
    assert table({**low, "B2": (2, 1)}, turn="Red").tell("Red: move 1 R1").default == "SE"
    west: Spots = {**low, "R1": (1, 9), "G2": (1, 8), "B1": (5, 8)}
    assert table(west, turn="Red").tell("Red: move 1 R1").default == "SW"
    assert table(turn="Red").tell("Red: move 1").default == "R1"


def test_a_push_and_a_jump_by_card() -> None:
    """SP-DEC-05, SP-DEC-06"""
    t = table(turn="Red").tell("Red: push 1")
    assert t.defaults() == "R1 SE 1"
    assert table(turn="Red").tell("Red: jump 2").defaults() == "R1 SE 1"
    row: Spots = {
        "R1": (5, 1),
        "B1": (5, 3),
        "Y1": (5, 5),
        "R2": (9, 2),
        "B2": (8, 8),
        "Y2": (1, 9),
        "G1": (2, 7),
        "G2": (7, 6),
        "K": (3, 2),
    }
    t = table(row, turn="Red").tell("Red: jump 2 R1 E")
    assert (t.can(), t.default) == (["1", "2"], "1")


def test_a_shift_by_default() -> None:
    """SP-DEC-07, SP-DEC-08: the first sheep as one reads; SE, NW, NE, SW; E, W, S, N."""
    assert table(turn="Blue").tell("Blue: diagonal 2").defaults() == "R1 SE"
    assert table(turn="Blue").tell("Blue: line 1").defaults() == "R1 E"
    corner: Spots = {**L1, "R1": (1, 1), "G2": (1, 9)}
    t = table(corner, turn="Blue").tell("Blue: line 1")
    assert t.defaults() == "R1 S"
    t = table({**L1, "R1": (1, 9)}, turn="Blue").tell("Blue: line 1")
    assert t.defaults() == "R1 W"
    t = table({**L1, "R1": (1, 9), "B1": (1, 1), "G2": (9, 9)}, turn="Blue").tell("Blue: line 1")
    assert t.defaults() == "B1 S"
    t = table({**L1, "R1": (1, 9)}, turn="Blue").tell("Blue: diagonal 2")
    assert t.defaults() == "R1 SW"
    t = table({**L1, "R1": (9, 4), "K": (8, 1), "B2": (9, 9)}, turn="Blue").tell("Blue: diagonal 2 R1")
    assert t.default == "NW"
    t = table({**L1, "R1": (9, 1), "K": (8, 1), "B2": (1, 1)}, turn="Blue").tell("Blue: diagonal 2 R1")
    assert t.default == "NE"
    t = table({**L1, "R1": (9, 1), "K": (9, 9), "B2": (6, 1)}, turn="Blue").tell("Blue: line 1 R1")
    assert t.default == "N"


def test_an_align_and_a_turn_by_default() -> None:
    """SP-DEC-09, SP-DEC-10"""
    assert table(turn="Red").tell("Red: align 3").defaults() == "N"
    assert table(turn="Red", barred="align N").tell("Red: align 3").defaults() == "E"
    assert table(turn="Red").tell("Red: turn 1").defaults() == "clockwise"
    assert table(turn="Red", barred="clockwise").tell("Red: turn 1").defaults() == "anticlockwise"
