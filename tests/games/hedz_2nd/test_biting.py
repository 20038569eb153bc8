"""Biting."""

from __future__ import annotations

from tests.games.hedz_2nd.told import table


def test_three_on_a_space_and_any_of_them_may_be_bitten() -> None:
    """H2-RUL-16, H2-BITE-01, H2-BITE-02, H2-BITE-03, H2-DEC-12"""
    t = table(A="24 1", B="26 1", C="26 2", D="26 3").tell("dice: 1 1", "A: keep")
    assert t.default == "A: spare B"
    t.tell("A: bite B spare C bite D")
    assert [t[who] for who in "ABCD"] == ["26 5", "start 0", "26 2", "start 0"]


def test_the_victims_are_sent_away_in_turn_order() -> None:
    """H2-CLR-02, H2-RUL-33: the first of them finds the rocks on Start"""
    t = table(A="26 0", B="24 0", C="26 0", D="26 0", turn="B", loose={"0": 2}).tell("dice: 1 1")
    t.tell("B: bite C bite D bite A")
    assert [t[who] for who in "ABCD"] == ["start 0", "26 0", "start 2", "start 0"]


def test_a_dino_sent_to_start_takes_the_rocks_lying_there_or_not() -> None:
    """H2-RUL-33"""
    t = table(A="24 0", B="26 1", loose={"0": 3}).tell("dice: 1 1", "A: bite B")
    assert (t["B"], t.loose("0")) == ("start 3", 0)
    t = table(A="24 0", B="26 1", loose={"0": 3}, options={"start_loose_pickup": False}).tell("dice: 1 1", "A: bite B")
    assert (t["B"], t.loose("0")) == ("start 0", 3)


def test_nobody_is_bitten_on_start_for_nobody_lands_there() -> None:
    """H2-RUL-34"""
    t = table(A="24 0").tell("dice: 1 1")
    assert t.turn == "B"
    assert table(A="start 0", B="start 1").why("A: bite B") == "H2-BITE-01"


def test_where_rocks_are_gathered_late_the_bite_still_comes_before_the_throw() -> None:
    """H2-RUL-09, H2-RUL-15"""
    t = table(A="24 0", B="26 1", options={"pickup_before_throw": False}).tell("dice: 1 1")
    assert t.offers() == ["A: spare B", "A: bite B"]


def test_where_rocks_are_gathered_late_a_pusher_still_finds_its_rock_once_and_before_the_pushed_dino_moves() -> None:
    """H2-RUL-09, H2-RUL-24"""
    t = table(A="13 0", B="15 0", options={"pickup_before_throw": False}).tell("dice: 1 3", "A: push B")
    assert (t["A"], t.at("B")) == ("15 1", "17")
