"""Mudd Pitts, Boo!, Think!, Learn to Fly!"""

from __future__ import annotations

import pytest

from tests.games.hedz_25th.told import CROOKED, table


@pytest.mark.parametrize("space", ["start", "18", "45", "97", "98", "99"])
def test_from_mudd_one_die_is_rolled(space: str) -> None:
    """H25-MUDD-01, H25-MUDD-02, H25-MUDD-03"""
    t = table(A=f"{space} 0").tell("A: roll", "dice: 1")
    assert t.asked != "dice"


@pytest.mark.parametrize("space", ["17", "46", "96", "12", "20"])
def test_from_other_spaces_two_dice_are_rolled(space: str) -> None:
    """H25-MUDD-01, H25-MOVE-01"""
    t = table(A=f"{space} 0").tell("A: roll", "dice: 1")
    assert t.asked == "dice"
    assert t.tell("dice: 1").asked != "dice"


def test_walking_through_mudd_or_landing_in_it_costs_nothing_yet() -> None:
    """H25-MUDD-01"""
    assert table(A="43 0").tell("dice: 1 3").at("A") == "47"
    assert table(A="43 0").tell("dice: 1 1").at("A") == "45"


def test_landing_on_boo_rolls_and_moves_again() -> None:
    """H25-BOO-01"""
    t = table(A="31 0").tell("dice: 1 1")
    assert (t.at("A"), t.offers()) == ("33", ["A: roll"])
    assert (t.tell("dice: 1 2").at("A"), t.asked) == ("36", "B")


def test_walking_over_boo_frightens_nobody() -> None:
    """H25-BOO-01"""
    t = table(A="31 0").tell("dice: 1 2")
    assert (t.at("A"), t.asked) == ("34", "B")


def test_a_boo_roll_may_end_on_boo_again() -> None:
    """H25-BOO-01: a Mouse needs three dice for it."""
    t = table(A="58 0 mouse").tell("dice: 1 1 1", "A: route cut")
    assert (t.at("A"), t.offers()) == ("67c", ["A: roll"])
    t.tell("A: roll", "dice: 6 6 1")
    assert (t.at("A"), t.offers(), t.turn) == ("80", ["A: roll"], "A")


def test_a_boo_roll_from_a_boo_space_uses_two_dice() -> None:
    """H25-BOO-01, H25-MOVE-01"""
    t = table(A="7 0").tell("dice: 1 1", "A: roll", "dice: 6")
    assert t.asked == "dice"


def test_a_pushed_dino_rolls_on_boo_too() -> None:
    """H25-BOO-02"""
    t = table(A="30 0", B="31 0").tell("dice: 1 2", "A: push B")
    assert (t.at("B"), t.offers(), t.turn) == ("33", ["B: roll"], "A")


def test_a_think_space_offers_two_routes_to_who_leaves_it() -> None:
    """H25-THINK-01, H25-DEC-06"""
    t = table(A="20 0").tell("dice: 1 1")
    assert t.offers() == ["A: route land", "A: route fly"]
    assert t.tell("A: route land").at("A") == "22"
    t = table(A="59 0").tell("dice: 1 2")
    assert t.offers() == ["A: route long", "A: route cut"]
    assert t.tell("A: route cut").at("A") == "68c"


def test_landing_on_a_think_space_asks_nothing_yet() -> None:
    """H25-THINK-01, H25-DEC-06"""
    t = table(A="17 0").tell("dice: 1 2")
    assert (t.at("A"), t.asked) == ("20", "B")


def test_a_route_of_one_step_is_chosen_too() -> None:
    """H25-THINK-01, H25-RUL-13: the step onto 26b is the landing."""
    t = table(A="18 0").tell("A: roll", "dice: 3", "A: route fly")
    assert (t.at("A"), t.asked) == ("26b", "B")
    t = table(A="59 0", B="67c 3").tell("dice: 1 1", "A: route cut")
    assert t.offers() == ["A: spare B", "A: bite B"]


def test_where_a_route_begins_loose_rocks_are_found_at_the_landing() -> None:
    """H25-THINK-01, H25-RUL-13, H25-DEC-07"""
    t = table(A="18 0", loose={"26b": 1}).tell("A: roll", "dice: 3", "A: route fly")
    assert t.offers() == ["A: leave rocks", "A: scoop all"]


def test_on_the_first_space_of_a_route_one_meets_and_scoops_as_anywhere() -> None:
    """H25-THINK-01, H25-PUSH-01, H25-ROCK-04"""
    t = table(A="20 0", B="21 1", loose={"21": 1}).tell("dice: 1 1", "A: route land")
    assert t.offers() == ["A: walk on", "A: push B"]
    assert t.tell("A: walk on").offers() == ["A: leave rocks", "A: scoop all"]


def test_a_pushed_dino_chooses_its_route() -> None:
    """H25-THINK-02, H25-PUSH-05"""
    t = table(A="58 0", B="59 1").tell("dice: 2 2", "A: push B")
    assert (t.offers(), t.turn) == (["B: route long", "B: route cut"], "A")


@pytest.mark.parametrize(("die", "space"), [(4, "27b"), (5, "28b"), (6, "29b")])
def test_air_drops_a_dino_that_stops_on_it(die: int, space: str) -> None:
    """H25-FLY-01, H25-FLY-02, H25-RUL-35: rocks to the supply, home, and one new rock."""
    t = table(A="18 4")
    before = t.supply
    t.tell("A: roll", f"dice: {die}", "A: keep", "A: route fly")
    assert (t["A"], t.supply, t.asked) == ("start 1", before + 4 - 1, "B")


def test_a_dino_that_fell_has_done_with_its_move() -> None:
    """H25-FLY-02, H25-RUL-13: on the crooked island it sees C from Start,
    with a new rock in hand, and does not throw.
    """
    t = table(A="3 0", C="2 0", options={"board": CROOKED}).tell("dice: 1 1", "A: route over")
    assert (t["A"], t.turn) == ("start 1", "B")


def test_learn_to_fly_itself_and_the_space_after_the_air_hold_a_dino() -> None:
    """H25-FLY-01"""
    assert table(A="18 1").tell("A: roll", "dice: 3", "A: keep", "A: route fly")["A"] == "26b 1"
    assert table(A="20 1").tell("dice: 1 4", "A: keep", "A: route fly")["A"] == "30 1"


def test_walking_through_air_is_safe() -> None:
    """H25-FLY-01, H25-FLY-02: only who stops there falls."""
    assert table(A="20 2").tell("dice: 2 4", "A: keep", "A: route fly")["A"] == "31 2"


def test_falling_on_purpose_is_allowed() -> None:
    """H25-FLY-03: with both ways open the wet one is on offer."""
    t = table(A="18 0").tell("A: roll", "dice: 5")
    assert "A: route fly" in t.offers()
    assert t.tell("A: route fly").at("A") == "start"


def test_nobody_stops_on_air_to_throw() -> None:
    """H25-RUL-45: it would fall before it could throw."""
    t = table(A="20 2", C="44 1").tell("dice: 2 4", "A: keep", "A: route fly")
    assert (t["A"], t.asked) == ("31 2", "B")


def test_the_default_route_is_the_one_without_air() -> None:
    """H25-DEC-06"""
    t = table(A="20 0").tell("dice: 1 1")
    assert t.default == "A: route land"
    t = table(A="60 0").tell("dice: 1 1")
    assert t.default == "A: route long"
    t = table(A="3 0", options={"board": CROOKED}).tell("dice: 1 1")
    assert (t.offers(), t.default) == (["A: route over", "A: route around"], "A: route around")


def test_where_both_routes_have_air_the_default_is_the_first() -> None:
    """H25-DEC-06"""
    t = table(A="6 0", options={"board": CROOKED}).tell("dice: 2")
    assert (t.offers(), t.default) == (["A: route left", "A: route right"], "A: route left")
