"""The extra turn of a dino alone in last place."""

from __future__ import annotations

from tests.games.hedz_25th.told import table

AHEAD = {"B": "60 1", "C": "60 1", "D": "60 1"}


def test_alone_in_last_place_a_rock_buys_a_turn() -> None:
    """H25-XTRA-01, H25-DEC-17"""
    t = table(A="46 1", **AHEAD).tell("dice: 1 2", "A: keep")
    assert t.offers() == ["A: rest", "A: extra turn"]
    assert (t.tell("A: rest").asked, t.rocks("A")) == ("B", 1)


def test_without_a_rock_there_is_nothing_to_buy_with() -> None:
    """H25-XTRA-01, H25-DEC-17"""
    assert table(A="46 0", **AHEAD).tell("dice: 1 2").asked == "B"


def test_the_rock_is_left_on_the_dinos_space() -> None:
    """H25-XTRA-02"""
    t = table(A="46 1", **AHEAD).tell("dice: 1 2", "A: keep", "A: extra turn")
    assert (t.loose("49"), t.rocks("A"), t.asked, t.turn) == (1, 0, "A", "A")


def test_an_extra_turn_is_the_last() -> None:
    """H25-XTRA-03"""
    t = table(A="46 2", extra=True, **AHEAD).tell("dice: 1 2", "A: keep")
    assert (t.asked, t.rocks("A")) == ("B", 2)


def test_the_next_normal_turn_may_be_followed_by_an_extra_one_again() -> None:
    """H25-XTRA-03"""
    t = table(A="1 3", B="40 0", C="40 0", D="40 0")
    t.tell("dice: 1 1", "A: keep", "A: extra turn", "dice: 1 1", "A: keep", "dice: 6 4", "dice: 6 4", "C: spare B")
    t.tell("dice: 6 4", "D: spare B spare C", "dice: 1 1", "A: keep")
    assert (t["A"], t.seen["round"], t.offers()) == ("7 2", 2, ["A: rest", "A: extra turn"])


def test_last_place_is_the_lowest_number() -> None:
    """H25-XTRA-04"""
    t = table(A="46 1", B="48 1", C="60 1", D="60 1").tell("dice: 1 2", "A: keep", "A: walk on")
    assert (t.at("A"), t.asked) == ("49", "B")
    t = table(A="46 1", B="50 1", C="60 1", D="60 1").tell("dice: 1 2", "A: keep")
    assert t.offers() == ["A: rest", "A: extra turn"]


def test_a_space_of_a_branch_counts_with_its_number() -> None:
    """H25-XTRA-05, H25-RUL-21: 26b is as far as 26, short of 27, beyond 25."""
    for other, asked in (("25", "B"), ("26", "B"), ("27", "A")):
        t = table(A="18 1", B=f"{other} 1", C="60 1", D="60 1").tell("A: roll", "dice: 3", "A: keep", "A: route fly")
        assert (t.at("A"), t.asked) == ("26b", asked), other
    t = table(A="18 1", B="26b 1", C="60 1", D="60 1").tell("A: roll", "dice: 5", "A: keep", "A: route land")
    assert t.offers() == ["A: rest", "A: extra turn"]


def test_on_lava_no_extra_turn_can_be_bought() -> None:
    """H25-LAVA-07, H25-DEC-17"""
    t = table(A="70 3", B="90 1", C="90 1", D="90 1").tell("dice: 1 1", "A: keep", "A: pay")
    assert (t["A"], t.asked) == ("72 2", "B")


def test_last_place_is_looked_at_when_all_else_is_done() -> None:
    """H25-RUL-22: sent home and alone there, A may spend its new rock."""
    t = table(A="66 0", **AHEAD).tell("dice: 2 4")
    assert (t["A"], t.offers()) == ("start 1", ["A: rest", "A: extra turn"])
    t.tell("A: extra turn")
    assert (t["A"], t.loose("0"), t.asked) == ("start 0", 1, "A")
    assert t.tell("dice: 4").asked == "B"


def test_the_extra_turn_is_not_asked_for_before_the_end() -> None:
    """H25-RUL-22"""
    t = table(A="46 1", **AHEAD)
    assert t.why("A: extra turn") == "H25-RUL-22"
    t.tell("dice: 1 2")
    assert t.why("A: extra turn") == "H25-RUL-22"


def test_in_last_place_one_may_not_simply_roll_again() -> None:
    """H25-XTRA-01"""
    t = table(A="46 1", **AHEAD).tell("dice: 1 2", "A: keep")
    assert t.why("A: roll") == "H25-XTRA-01"


def test_the_rock_limit_holds_at_the_start_of_an_extra_turn_too() -> None:
    """H25-RUL-23"""
    t = table(A="46 6", loose={"48": 5}, **AHEAD).tell("dice: 1 2", "A: keep", "A: scoop all")
    assert t.rocks("A") == 11
    t.tell("A: extra turn")
    assert t["A"] == "49 6"


def test_the_extra_turn_belongs_to_the_active_dino_only() -> None:
    """H25-RUL-22, H25-DEC-17: B, pushed home and alone there with a rock, is not asked."""
    t = table(A="18 0", B="19 1", C="60 1", D="60 1").tell("A: roll", "dice: 5", "A: push B", "B: route fly")
    assert (t["B"], t.offers()) == ("start 1", ["B: roll"])
    assert t.turn == "B"
