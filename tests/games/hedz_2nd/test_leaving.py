"""A player leaves; and games that are cut off."""

from __future__ import annotations

from tests.games.hedz_2nd.told import opening, table


def test_the_last_player_left_wins_and_rocks_go_to_the_supply() -> None:
    """H2-RUL-46"""
    t = table("AB", A="24 2", B="26 1", loose={"30": 1}).tell("B: leaves")
    assert (t.winner, t.end_rule, t.supply, t.loose("30")) == ("A", "H2-RUL-46", 37, 1)


def test_when_the_active_player_leaves_the_turn_passes() -> None:
    """H2-RUL-46, H2-CLR-05"""
    t = table("ABC", A="24 2", B="26 1").tell("A: roll", "A: leaves")
    assert (t.turn, t.at("A")) == ("B", "gone")


def test_who_was_bitten_still_goes_when_the_active_player_leaves() -> None:
    """H2-RUL-50, H2-DEC-13: B, pushed, bit C and D; A gets up while C thinks where to go."""
    t = table("ABCDE", A="24 0", B="26 0", C="29 2 funny-head", D="29 1").tell(
        "dice: 1 4", "A: push B", "B: bite C bite D"
    )
    assert t.tell("A: leaves").offers() == ["C: to think", "C: to start"]
    t.tell("C: to think")
    assert (t["B"], t["C"], t["D"], t.turn) == ("29 3", "20 0", "start 0", "B")


def test_when_the_owner_of_a_pushed_dino_leaves_the_pusher_goes_on() -> None:
    """H2-CLR-05, H2-RUL-46"""
    t = table("ABCD", A="13 0", B="14 1", C="16 0", D="18 0").tell("dice: 1 4", "A: push B", "B: leaves")
    assert t.offers() == ["A: give up", "A: throw D"]


def test_when_the_guide_of_a_pushed_dino_leaves_its_owner_chooses() -> None:
    """H2-RUL-20, H2-CLR-05"""
    t = table("ABCD", A="17 0", B="18 0", C="19 0").tell("dice: 1 3", "A: push B", "B: push C")
    assert t.asked == "B"
    t.tell("B: leaves")
    assert t.offers() == ["C: route mud", "C: route scare"]
    t.tell("C: route mud")
    assert (t.at("C"), t.turn) == ("21", "C")


def test_a_target_or_a_victim_that_leaves_is_no_longer_offered() -> None:
    """H2-CLR-05"""
    t = table("ABCD", A="12 1", C="18 0", D="18 0").tell("dice: 1 1", "A: keep", "C: leaves")
    assert t.offers() == ["A: give up", "A: throw D"]
    t = table("ABCD", A="12 2", C="18 0", D="18 0").tell("dice: 1 1", "A: keep", "A: throw C", "C: leaves")
    assert t.offers() == ["A: give up", "A: throw D"]
    t.tell("A: give up")
    assert (t.turn, t.asked) == ("B", "B")  # no die is rolled for a rock nobody threw
    t = table("ABCD", A="24 0", B="26 1", C="26 1").tell("dice: 1 1", "B: leaves")
    assert t.offers() == ["A: spare C", "A: bite C"]
    t = table("ABCD", A="24 0 ceratopsian", B="26 1", C="26 1").tell("dice: 1 2", "A: push B", "B: leaves")
    assert t.offers() == ["A: walk on", "A: push C"]
    t = table("ABCD", A="12 1", C="18 0", D="4 0").tell("dice: 1 4", "A: keep", "C: leaves")
    assert (t.at("A"), t.turn) == ("17", "B")
    t = table("ABC", A="24 0", B="26 1 funny-head", C="26 0").tell("dice: 1 1", "A: bite B bite C", "B: leaves")
    assert (t.at("C"), t.turn) == ("start", "C")


def test_leaving_the_opening_roll() -> None:
    """H2-RUL-46, H2-SETUP-02"""
    t = opening("ABC").tell("dice: 6 6", "A: leaves", "dice: 1 2", "dice: 1 1")
    assert t.turn == "B"
    t = opening("ABC").tell("dice: 1 1", "dice: 3", "B: leaves", "dice: 4 4")
    assert t.turn == "C"
    t = opening("ABC").tell("dice: 2 2", "dice: 6", "B: leaves", "dice: 1 1")
    assert t.turn == "A"  # B's first die is nobody's
    t = opening("ABC").tell("dice: 1 1", "dice: 3", "A: leaves", "dice: 4", "dice: 6 6")
    assert t.turn == "C"
    t = opening("ABC").tell("dice: 5 5", "dice: 6 4", "dice: 1 1", "A: leaves")
    assert t.turn == "B"
    t = opening("ABC").tell("dice: 5 5", "dice: 6 4", "dice: 1 1", "C: leaves", "dice: 1 1", "dice: 1 2")
    assert t.turn == "B"
    t = opening("ABCD").tell("dice: 5 5", "dice: 6 4", "dice: 1 1", "dice: 1 1", "dice: 3", "B: leaves", "A: leaves")
    assert t.turn == "C"
    t = opening("ABC", types="choose").tell("dice: 5 5", "dice: 1 4", "dice: 1 1", "C: leaves", "A: leaves")
    assert t.winner == "B"
    t = opening("ABC", types="choose").tell(
        "dice: 5 5", "dice: 1 4", "dice: 1 1", "A: leaves", "C: be plain", "B: be flier"
    )
    assert (t.turn, t.kind("B")) == ("B", "flier")


def test_after_the_last_round_the_fewest_steps_to_finish_win() -> None:
    """H2-RUL-47: W1 is two steps from 13, so it beats 10, which is three away; ties are shared"""
    t = table("AB", A="10 0", B="W1 0 swimmer", round=3, turn="B", options={"turn_limit": 3}).tell(
        "B: roll", "dice: 1 1"
    )
    assert (t.end_rule, t.winner) == ("H2-RUL-47", "B")
    t = table("AB", A="25 0", B="22 0", round=3, turn="B", options={"turn_limit": 3}).tell("dice: 3", "B: spare A")
    assert (t.end_rule, t.winner) == ("H2-RUL-47", ["A", "B"])
