"""Finish, overshooting, forks before it, the turn limit."""

from __future__ import annotations

from tests.games.hedz_25th.told import CROOKED, table


def test_finish_must_be_hit_exactly() -> None:
    """H25-FIN-01, H25-FIN-02"""
    assert table(A="98 0").tell("A: roll", "dice: 2").winner == "A"
    t = table(A="98 0").tell("A: roll", "dice: 3")
    assert (t.at("A"), t.winner, t.asked) == ("98", None, "B")
    assert table(A="98 0").tell("A: roll", "dice: 1").at("A") == "99"


def test_an_overshoot_may_be_re_rolled() -> None:
    """H25-FIN-03, H25-DEC-04"""
    t = table(A="99 1").tell("A: roll", "dice: 4")
    assert t.offers() == ["A: keep", "A: reroll 1"]
    assert t.tell("A: reroll 1", "dice: 1").winner == "A"


def test_after_an_overshoot_one_may_still_buy_a_turn() -> None:
    """H25-RUL-34, H25-XTRA-01: but not throw."""
    t = table(A="95 1", B="96 0", C="97 0", D="98 0").tell("dice: 6 6", "A: keep")
    assert t.offers() == ["A: rest", "A: extra turn"]
    t = table(A="95 1", B="42 0").tell("dice: 6 6", "A: keep")
    assert (t["A"], t.asked) == ("95 1", "B")


def test_who_does_not_move_takes_no_rock() -> None:
    """H25-RUL-40: a Mouse on the Rock space 85 rolls eighteen."""
    t = table(A="85 0 mouse", loose={"85": 1}).tell("dice: 6 6 6")
    assert (t["A"], t.loose("85"), t.asked) == ("85 0", 1, "B")


def test_a_roll_is_void_only_if_no_route_fits() -> None:
    """H25-RUL-18: from 90 it is five steps up, two down."""
    crooked = {"board": CROOKED}
    t = table(A="90 0", options=crooked).tell("dice: 2 3")
    assert t.winner == "A"
    t = table(A="90 0", options=crooked).tell("dice: 2 4")
    assert (t.at("A"), t.asked) == ("90", "B")
    t = table(A="90 0", options=crooked).tell("dice: 1 2")
    assert t.at("A") == "93"  # not down: that would overshoot
    t = table(A="90 0", options=crooked).tell("dice: 1 1")
    assert t.offers() == ["A: route down", "A: route up"]
    assert t.tell("A: route down").winner == "A"


def test_a_fork_further_back_is_forced_as_well_where_one_way_is_too_short() -> None:
    """H25-RUL-18: from 86 it is at most nine steps round, seven straight."""
    crooked = {"board": CROOKED}
    t = table(A="86 0", options=crooked).tell("dice: 4 4")
    assert t.at("A") == "97u"
    t = table(A="86 0", options=crooked).tell("dice: 4 5")
    assert t.winner == "A"
    t = table(A="86 0", options=crooked).tell("dice: 4 3")
    assert t.offers() == ["A: route round", "A: route straight"]
    assert t.tell("A: route straight").winner == "A"
    t = table(A="86 0", options=crooked).tell("dice: 4 6")
    assert t.at("A") == "86"


def test_a_pushed_dino_takes_the_route_that_fits() -> None:
    """H25-RUL-18, H25-THINK-02"""
    t = table(A="88 0", B="89 0", options={"board": CROOKED}).tell("dice: 2 3", "A: push B")
    assert (t.at("B"), t.asked, t.turn) == ("93", "B", "B")


def test_a_boo_roll_that_overshoots_stays_and_ends() -> None:
    """H25-RUL-20: no further roll this turn."""
    t = table(A="90 0", options={"board": CROOKED}).tell("dice: 1 1", "A: route up")
    assert (t.at("A"), t.offers()) == ("92", ["A: roll"])
    t.tell("dice: 6 6")
    assert (t.at("A"), t.turn) == ("92", "B")


def test_with_a_turn_limit_the_highest_number_wins() -> None:
    """H25-RUL-42: two rounds, and not a turn more."""
    t = table(A="46 0", B="2 0", C="22 0", D="82 0", options={"turn_limit": 2})
    t.tell("dice: 1 2", "dice: 1 2", "dice: 1 1", "dice: 1 2")
    assert (t.seen["round"], t.asked) == (2, "A")
    t.tell("dice: 1 2", "dice: 1 2", "dice: 1 1")
    assert t.winner is None
    t.tell("dice: 1 2", "D: keep")
    assert (t.winner, t.end_rule, t.asked) == ("D", "H25-RUL-42", "nobody")
    assert t.seen["places"] == {"A": 2, "B": 4, "C": 3, "D": 1}


def test_at_the_turn_limit_ties_are_shared() -> None:
    """H25-RUL-42"""
    t = table(turn="D", A="49 0", B="30 0", C="2 0", D="46 0", options={"turn_limit": 1}).tell(
        "dice: 1 2", "D: spare A"
    )
    assert t.winner == ["A", "D"]
    assert t.seen["places"] == {"A": 1, "B": 3, "C": 4, "D": 1}


def test_without_a_turn_limit_the_game_goes_on() -> None:
    """H25-RUL-42"""
    t = table(turn="D", round=500, D="46 0").tell("dice: 1 2")
    assert (t.winner, t.seen["round"], t.asked) == (None, 501, "A")


def test_an_extra_turn_does_not_count_as_a_round() -> None:
    """H25-RUL-42, H25-XTRA-03"""
    t = table(turn="D", A="60 0", B="60 0", C="60 0", D="46 2", options={"turn_limit": 1}).tell("dice: 1 2", "D: keep")
    assert t.tell("D: extra turn").winner is None
    assert t.tell("dice: 1 2", "D: keep").winner == ["A", "B", "C"]


def test_a_void_roll_passes_nobody() -> None:
    """H25-FIN-02, H25-RUL-34: B stands two steps ahead and is not pushed."""
    t = table(A="95 0", B="97 3").tell("dice: 6 6")
    assert (t["A"], t["B"], t.asked) == ("95 0", "97 3", "B")


def test_a_pushed_dino_may_hit_the_pusher_itself() -> None:
    """H25-RUL-09, H25-PUSH-05: a Mouse has pushed B from 33, B stops on 47 and looks back."""
    t = table(A="31 0 mouse", B="33 2").tell("dice: 6 6 6", "A: push B", "B: stop", "dice: 6 1")
    assert (t["A"], t["B"], t.turn) == ("47 2", "33 0", "B")
