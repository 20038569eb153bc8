"""What only a changed line of the rules would show: rocks that are not taken, words that are not said, who is gone."""

from __future__ import annotations

from tests.games.hedz_2nd.told import Told, table


def told(t: Told, *lines: str) -> str:
    """What happened while these lines were said."""
    t.s.events = []
    t.tell(*lines)
    return " ".join(e.kind for e in t.s.events)


def test_a_small_mammal_takes_one_printed_rock_and_no_second() -> None:
    """H2-TYPE-31, H2-ROCK-02, H2-DEC-16, H2-RUL-44"""
    t = table(A="12 0 small-mammal").tell("dice: 1 1 1")
    assert t["A"] == "15 1"
    t = table(A="12 1 small-mammal").tell("dice: 1 1 1")
    before = t.supply
    assert "rock" not in told(t, "A: keep") and (t["A"], t.supply) == ("15 1", before)


def test_that_a_large_mammal_has_thrown_is_forgotten_when_the_next_turn_begins() -> None:
    """H2-TYPE-26, H2-CLR-04"""
    t = table("AB", A="12 3 large-mammal", B="18 1").tell("dice: 1 1", "A: keep", "A: one rock throw B")
    assert t.s.thrown == 1
    t.tell("dice: 1")
    assert (t.turn, t.s.thrown) == ("B", 0)


def test_a_raptors_third_die_is_told_and_comes_on_top_of_the_others() -> None:
    """H2-TYPE-07, H2-CLR-03"""
    t = table(A="24 2 raptor").tell("dice: 1 2")
    assert told(t, "A: roll third").startswith("third_die")
    assert t.s.stack[-1].dice == (1, 2, 0)
    assert told(t, "dice: 4").startswith("rerolled")


def test_a_victim_that_leaves_while_another_chooses_where_to_go_stays_away() -> None:
    """H2-RUL-46, H2-DEC-13"""
    t = table("ABCD", A="24 0", B="26 1 funny-head", C="26 2").tell("dice: 1 1", "A: bite B bite C")
    assert t.asked == "B"
    t.tell("C: leaves", "B: to start")
    assert (t["C"], t.rocks("A"), t.turn) == ("gone 0", 1, "B")


def test_a_pushed_biter_that_leaves_meanwhile_bites_nobody_else() -> None:
    """H2-RUL-46, H2-DEC-13, H2-PUSH-08"""
    t = table("ABCD", A="23 0", B="24 0", C="26 1 funny-head", D="26 2").tell(
        "dice: 1 2", "A: push B", "B: bite C bite D"
    )
    assert t.asked == "C"
    t.tell("B: leaves", "C: to start")
    assert (t["B"], t["D"]) == ("gone 0", "26 2")


def test_a_raptors_die_bought_in_the_mud_is_the_third_not_the_second() -> None:
    """H2-RUL-38, H2-TYPE-08"""
    t = table(A="22 2 raptor", options={"raptor_in_mud": True}).tell("A: roll", "dice: 2", "A: roll third", "dice: 4")
    assert t.s.stack[-1].dice == (2, 0, 4)
    assert t.why("A: reroll 3") == "H2-TYPE-08"


def test_a_funny_head_that_went_back_to_a_think_has_not_left_it_behind() -> None:
    """H2-RUL-41, H2-TYPE-18: from 26 back to 20; bitten there, back to 6."""
    t = table("ABCD", A="24 0", B="18 0", D="26 1 funny-head").tell("dice: 1 1", "A: bite D", "D: to think")
    assert t.at("D") == "20"
    t.tell("B: roll", "dice: 1 1", "B: bite D", "D: to think")
    assert t.at("D") == "6"


def test_a_think_is_left_behind_though_there_only_one_way_fitted() -> None:
    """H2-RUL-41, H2-RUL-23: three steps from 8 overshoot by the short way, so nobody chooses;
    bitten on 11, back to 8.
    """
    board = "tests/games/hedz_2nd/boards/narrow.toml"
    t = table("AB", turn="B", A="9 0", B="7 0 funny-head", options={"board": board})
    t.tell("dice: 1 3", "B: walk on")
    assert t.at("B") == "11"
    t.tell("dice: 1 1", "A: bite B", "B: to think")
    assert t.at("B") == "8"
