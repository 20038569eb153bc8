"""Throwing rocks."""

from __future__ import annotations

from tests.games.hedz_2nd.told import table


def test_a_full_exact_move_may_end_with_a_throw_or_not() -> None:
    """H2-RUL-10, H2-DEC-10"""
    t = table(A="12 1", D="18 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw D"] and t.default == "A: give up"
    t.tell("A: give up")
    assert (t["A"], t.turn) == ("14 1", "B")


def test_stopping_is_offered_where_somebody_is_in_sight_and_then_a_throw_must_follow() -> None:
    """H2-THR-02, H2-THR-03, H2-DEC-09, H2-RUL-49, H2-DEC-10"""
    t = table(A="12 1", C="18 0", D="18 0").tell("dice: 1 4", "A: keep")
    assert t.offers() == ["A: go on", "A: stop"] and t.default == "A: go on"
    t.tell("A: stop")
    assert t.offers() == ["A: throw C", "A: throw D"] and t.default == "A: throw C"
    assert t.why("A: give up") == "H2-RUL-49"
    assert table(A="14 1", D="18 0").tell("dice: 1 1", "A: keep").turn == "B"  # not from where it starts


def test_an_empty_hand_may_stop_only_where_a_rock_is_found_first() -> None:
    """H2-RUL-49, H2-RUL-09"""
    t = table(A="12 0", D="18 0").tell("dice: 1 4")
    assert (t.at("A"), t.turn) == ("17", "B")
    t = table(A="12 0", D="18 0", loose={"14": 2}).tell("dice: 1 4", "A: stop")
    assert t.offers() == ["A: scoop 1", "A: scoop all"] and t.why("A: leave rocks") == "H2-RUL-49"
    t.tell("A: scoop all", "A: throw D", "dice: 1", "A: throw D", "dice: 6")
    assert (t["A"], t["D"]) == ("14 0", "start 2")


def test_where_rocks_are_picked_up_after_the_throws_a_found_one_is_not_thrown() -> None:
    """H2-RUL-09: the option off"""
    late = {"pickup_before_throw": False}
    t = table(A="12 0", D="18 0", loose={"14": 2}, options=late).tell("dice: 1 4")
    assert (t.at("A"), t.turn) == ("17", "B")
    t = table(A="12 1", D="18 0", loose={"14": 2}, options=late).tell(
        "dice: 1 4", "A: keep", "A: stop", "A: throw D", "dice: 1"
    )
    assert t.offers() == ["A: leave rocks", "A: scoop 1", "A: scoop all"]
    t.tell("A: scoop all")
    assert (t["A"], t.turn) == ("14 2", "B")
    t = table(A="28 1", B="25 0", options={**late, "board": "t2"}).tell("dice: 1 1", "A: keep")
    assert (t["A"], t.turn) == ("30 2", "B")  # a printed rock, no target
    t = table(A="12 0", B="13 0", loose={"13": 1}, options=late).tell("dice: 1 1", "A: push B")
    assert t["A"] == "13 0" and t.asked == "A"  # a pusher still picks up where it stops
    t.tell("A: scoop all")
    assert t["A"] == "13 1"


def test_with_late_pickups_a_dino_on_boo_that_holds_fire_gathers_and_rolls() -> None:
    """H2-RUL-09, H2-RUL-28: on a board where Boo! has a line of sight"""
    board = "tests/games/hedz_2nd/boards/narrow.toml"
    t = table("AB", A="2 1", B="7 0", loose={"4": 1}, options={"board": board, "pickup_before_throw": False})
    t.tell("dice: 1 1", "A: keep", "A: route land", "A: give up", "A: scoop all")
    assert (t["A"], t.asked, t.turn) == ("4 2", "A", "A")
    t = table("AB", A="2 1", B="7 0", loose={"4": 1}, options={"board": board, "pickup_before_throw": False})
    t.tell("dice: 1 1", "A: keep", "A: route land", "A: throw B", "dice: 1", "A: leave rocks")
    assert (t["A"], t.turn) == ("4 0", "B")


def test_four_hits_and_three_misses() -> None:
    """H2-THR-05, H2-THR-06, H2-THR-07, H2-THR-10"""
    for pips, at in ((1, "18"), (3, "18"), (4, "start"), (6, "start")):
        t = table(A="12 1", D="18 2").tell("dice: 1 1", "A: keep", "A: throw D")
        assert (t.rocks("A"), t.rocks("D"), t.asked) == (0, 3, "dice")
        t.tell(f"dice: {pips}")
        assert (t["D"], t.turn) == (f"{at} 3", "B")


def test_one_may_throw_on_after_a_hit_and_after_a_miss() -> None:
    """H2-THR-08, H2-THR-09, H2-RUL-12"""
    t = table(A="12 4", B="W1 0 swimmer", C="18 0", D="18 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw B", "A: throw C", "A: throw D"]
    t.tell("A: throw C", "dice: 5", "A: throw D", "dice: 2", "A: throw D", "dice: 4", "A: throw B", "dice: 6")
    assert [t[who] for who in "ABCD"] == ["14 0", "start 1", "start 1", "start 2"] and t.turn == "B"


def test_lines_work_both_ways_and_join_two_spaces() -> None:
    """H2-THR-01, H2-RUL-14, H2-RUL-11"""
    t = table(A="16 1", B="14 0", C="18 0").tell("dice: 1 1", "A: keep", "A: spare C")
    assert t.offers() == ["A: give up", "A: throw B"]
    assert t.why("A: throw C") == "H2-RUL-11"
    assert t.why("A: throw D") == "H2-RUL-13"


def test_a_dino_on_start_is_no_target_even_where_a_line_leads_there() -> None:
    """H2-RUL-13, H2-RUL-34"""
    board = "tests/games/hedz_2nd/boards/narrow.toml"
    t = table("AB", A="1 2", options={"board": board}).tell("dice: 1 1", "A: keep", "A: route land")
    assert (t.at("A"), t.turn) == ("3", "B")


def test_bites_come_before_throws_and_their_rocks_may_be_thrown() -> None:
    """H2-RUL-15"""
    t = table(A="12 0", B="14 1", D="18 0").tell("dice: 1 1")
    assert t.why("A: throw D") == "H2-RUL-15"
    t.tell("A: bite B", "A: throw D", "dice: 6")
    assert (t["A"], t["D"]) == ("14 0", "start 1")
    t = table(A="12 1", B="14 1", D="18 0").tell("dice: 1 1", "A: keep", "A: spare B", "A: throw D", "dice: 1")
    assert t.turn == "B"  # no bite after that


def test_stopping_on_boo_to_throw_is_no_fright_and_a_throw_replaces_the_roll() -> None:
    """H2-RUL-27, H2-RUL-28"""
    board = "tests/games/hedz_2nd/boards/narrow.toml"
    t = table("AB", A="3 1", B="7 0", options={"board": board}).tell(
        "dice: 1 2", "A: keep", "A: stop", "A: throw B", "dice: 1"
    )
    assert (t.at("A"), t.turn) == ("4", "B")
    t = table("AB", A="2 1", B="7 0", options={"board": board}).tell(
        "dice: 1 1", "A: keep", "A: route land", "A: throw B", "dice: 1"
    )
    assert (t.at("A"), t.turn) == ("4", "B")
    t = table("AB", A="2 1", B="7 0", options={"board": board}).tell(
        "dice: 1 1", "A: keep", "A: route land", "A: give up"
    )
    assert (t.asked, t.turn) == ("A", "A")
