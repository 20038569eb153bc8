"""Water, Mudd, Boo! and Think!."""

from __future__ import annotations

from tests.games.hedz_2nd.told import table


def test_who_ends_on_water_drowns_and_keeps_the_rocks() -> None:
    """H2-SPC-07, H2-SPC-08, H2-SPC-10, H2-RUL-33"""
    t = table(A="6 3", loose={"0": 1}).tell("dice: 1 1", "A: keep", "A: route fly")
    assert (t["A"], t.turn) == ("start 4", "B")


def test_crossing_the_water_is_a_shortcut_and_the_take_off_is_dry() -> None:
    """H2-SPC-09, H2-RUL-32, H2-SPC-06"""
    assert table(A="6 0").tell("dice: 1 3", "A: route fly").at("A") == "13"
    assert table(A="5 0").tell("dice: 1 1", "A: route fly").at("A") == "F1"


def test_water_comes_before_rocks_bites_and_throws() -> None:
    """H2-RUL-30, H2-CLR-04, H2-RUL-49"""
    t = table(A="6 1", B="W1 2 swimmer", C="14 0", loose={"W1": 1}).tell("dice: 1 1", "A: keep", "A: route fly")
    assert (t["A"], t["B"], t.loose("W1"), t.turn) == ("start 1", "W1 2", 1, "B")
    t = table(A="6 1", C="14 0").tell("dice: 1 2", "A: keep", "A: route fly")
    assert t["A"] == "start 1"  # not asked to stop on W1, though it sees C from there


def test_the_way_is_chosen_when_leaving_the_roll_seen() -> None:
    """H2-RUL-31, H2-SPC-03"""
    t = table("AB", A="4 0", B="25 0").tell("dice: 1 1")
    assert (t.at("A"), t.turn) == ("6", "B")
    t.tell("dice: 1 1", "A: roll", "dice: 1 3")
    assert t.offers() == ["A: route land", "A: route fly"]


def test_a_boo_roll_that_overshoots_leaves_the_dino_there() -> None:
    """H2-RUL-28"""
    t = table(A="31 0").tell("dice: 1 1", "A: roll", "dice: 6 6")
    assert (t.at("A"), t.turn) == ("33", "B")


def test_a_rock_space_with_loose_rocks_gives_both() -> None:
    """H2-RUL-08, H2-RUL-07, H2-DEC-17, H2-CLR-02"""
    t = table(A="28 0", loose={"30": 2}).tell("dice: 1 1")
    assert t.offers() == ["A: leave rocks", "A: scoop 1", "A: scoop all"] and t.default == "A: scoop all"
    assert t.rocks("A") == 0  # the loose ones first
    t.tell("A: scoop all")
    assert t["A"] == "30 3"
    assert table(A="28 0", loose={"30": 2}).tell("dice: 1 1", "A: leave rocks")["A"] == "30 1"


def test_in_the_mudd_one_die_is_rolled() -> None:
    """H2-SPC-02, H2-RUL-29"""
    t = table(A="10 0").tell("A: roll", "dice: 3")
    assert (t.at("A"), t.turn) == ("13", "B")
