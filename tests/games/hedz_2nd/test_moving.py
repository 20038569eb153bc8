"""Rolling, re-rolling, walking, finishing."""

from __future__ import annotations

from tests.games.hedz_2nd.told import table


def test_a_dino_walks_the_trail_and_never_a_line() -> None:
    """H2-MOVE-01, H2-MOVE-02, H2-TURN-01: from 4 a line leads to 35"""
    assert table(A="3 0").tell("dice: 1 2").at("A") == "6"
    assert table(A="3 0").tell("dice: 2 3", "A: route land").at("A") == "8"


def test_dinos_share_spaces_and_pass_each_other() -> None:
    """H2-MOVE-03, H2-MOVE-04, H2-BITE-04"""
    t = table(A="24 0", B="26 0", C="28 0").tell("dice: 1 3", "A: walk on", "A: spare C")
    assert (t.at("A"), t.at("B"), t.at("C")) == ("28", "26", "28")


def test_a_turn_holds_all_of_it() -> None:
    """H2-TURN-02: re-roll, pass, bite, pick up, throw"""
    t = table(A="10 1", B="13 0", C="16 2", D="29 0", loose={"16": 1})
    t.tell("A: roll", "dice: 1", "A: reroll 1", "dice: 6", "A: walk on", "A: scoop all", "A: bite C")
    assert t["A"] == "16 3"
    t.tell("A: throw D", "dice: 6")
    assert (t["A"], t["D"], t.loose("10"), t.turn) == ("16 2", "start 1", 1, "B")


def test_rocks_buy_nothing_but_rerolls_and_throws() -> None:
    """H2-ROCK-01: no extra turn for the last"""
    t = table(A="start 5", B="20 0", C="20 0", D="20 0").tell("dice: 1 1", "A: keep")
    assert (t.turn, t.rocks("A")) == ("B", 5)


def test_there_is_no_limit_to_the_rocks_in_hand() -> None:
    """H2-ROCK-05"""
    t = table("AB", A="24 40", B="2 0", loose={"26": 30}).tell("dice: 1 1", "A: keep", "A: scoop all")
    assert t.rocks("A") == 70
    t.tell("dice: 1 2")
    assert (t.turn, t.rocks("A")) == ("A", 70)


def test_each_rock_rerolls_either_die_and_stays_where_the_movement_starts() -> None:
    """H2-RER-01, H2-RER-02, H2-RER-03, H2-DEC-03, H2-CLR-03"""
    t = table(A="24 3").tell("dice: 1 1")
    assert t.offers() == ["A: keep", "A: reroll 1", "A: reroll 2"] and t.default == "A: keep"
    t.tell("A: reroll 2", "dice: 3", "A: reroll 1", "dice: 2", "A: reroll 2", "dice: 1")
    assert (t["A"], t.loose("24")) == ("27 0", 3)


def test_rerolls_come_after_the_roll_and_before_the_first_step() -> None:
    """H2-RUL-04"""
    t = table(A="12 2", B="13 0")
    assert t.why("A: reroll 1") == "H2-RUL-04"
    t.tell("dice: 1 2", "A: keep")
    assert t.why("A: reroll 1") == "H2-RUL-04"


def test_a_boo_roll_is_rerolled_from_boo() -> None:
    """H2-RUL-05"""
    t = table(A="31 1").tell("dice: 1 1", "A: keep", "A: roll", "dice: 1 1", "A: reroll 1", "dice: 2")
    assert (t.at("A"), t.loose("33"), t.loose("31")) == ("36", 1, 0)


def test_rocks_under_ones_feet_are_not_taken_back_by_staying() -> None:
    """H2-RER-05, H2-RUL-35"""
    t = table("AB", A="38 1", B="2 0").tell("dice: 3 3", "A: reroll 1", "dice: 4")
    assert (t["A"], t.loose("38"), t.turn) == ("38 0", 1, "B")
    t.tell("dice: 1 2")
    assert t.why("A: scoop all") == "H2-RER-05"
    t.tell("A: roll", "dice: 6 6")
    assert (t["A"], t.loose("38")) == ("38 0", 1)


def test_whoever_arrives_later_takes_them_the_dropper_too() -> None:
    """H2-RER-04, H2-RUL-06"""
    t = table("AB", A="24 1", B="22 0").tell(
        "dice: 1 1", "A: reroll 1", "dice: 2", "B: roll", "dice: 2", "B: scoop all"
    )
    assert (t["B"], t.loose("24")) == ("24 1", 0)
    back = table("AB", A="22 0", loose={"24": 1}).tell("dice: 2", "A: scoop all")
    assert back["A"] == "24 1"


def test_a_void_roll_moves_nobody_whatever_the_way() -> None:
    """H2-FIN-02, H2-FIN-06, H2-RUL-23, H2-RUL-35"""
    t = table(A="36 0", B="38 0").tell("dice: 3 3")
    assert (t.at("A"), t.at("B"), t.turn) == ("36", "38", "B")


def test_a_way_that_would_overshoot_is_not_taken() -> None:
    """H2-RUL-23: on a board whose fork lies close to Finish"""
    board = "tests/games/hedz_2nd/boards/narrow.toml"
    t = table("AB", A="8 0", options={"board": board}).tell("dice: 2 3")
    assert (t.at("A"), t.winner) == ("finish", "A")  # five steps fit only the long way
    t = table("AB", A="8 0", options={"board": board}).tell("dice: 3 3")
    assert t.at("A") == "8"
    t = table("AB", A="8 0", options={"board": board}).tell("dice: 1 1")
    assert t.offers() == ["A: route long", "A: route short"]
    t = table("AB", A="7 0", B="8 0", options={"board": board}).tell("dice: 3 3", "A: push B")
    assert t.winner == "B"  # H2-RUL-22: the rest fits only the long way, and the pushed dino wins


def test_the_pushed_dino_that_reaches_finish_wins() -> None:
    """H2-RUL-22, H2-FIN-01"""
    t = table(A="35 0", B="36 0").tell("dice: 1 4", "A: push B")
    assert (t.winner, t.at("B"), t.at("A")) == ("B", "finish", "36")
