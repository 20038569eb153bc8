"""Pushing, chains of pushes, and what the pusher does afterwards."""

from __future__ import annotations

from tests.games.hedz_25th.told import CROOKED, table


def test_a_dino_that_would_pass_another_may_push_it() -> None:
    """H25-PUSH-01, H25-DEC-08"""
    t = table(A="46 0", B="48 2").tell("dice: 1 4")
    assert (t.at("A"), t.offers()) == ("48", ["A: walk on", "A: push B"])


def test_a_dino_that_lands_on_another_does_not_push() -> None:
    """H25-PUSH-01, H25-RUL-14, H25-DEC-08"""
    t = table(A="46 0", B="48 2").tell("dice: 1 1")
    assert t.offers() == ["A: spare B", "A: bite B"]
    assert t.why("A: push B") == "H25-RUL-14"


def test_who_stands_elsewhere_is_not_pushed() -> None:
    """H25-PUSH-01"""
    t = table(A="46 0", B="48 2", C="49 1").tell("dice: 1 4")
    assert t.why("A: push C") == "H25-PUSH-01"


def test_the_pusher_steals_one_rock() -> None:
    """H25-PUSH-02"""
    t = table(A="46 1", B="48 3").tell("dice: 1 4", "A: keep", "A: push B")
    assert (t.rocks("A"), t.rocks("B")) == (2, 2)


def test_a_dino_without_rocks_is_pushed_for_nothing() -> None:
    """H25-RUL-14, H25-PUSH-02"""
    t = table(A="46 0", B="48 0").tell("dice: 1 4", "A: push B")
    assert (t["A"], t["B"]) == ("48 0", "51 0")


def test_the_pusher_stops_and_the_pushed_dino_walks_the_rest() -> None:
    """H25-PUSH-03, H25-PUSH-04"""
    t = table(A="46 0", B="48 0").tell("dice: 6 6", "A: push B")
    assert (t.at("A"), t.at("B"), t.asked, t.turn) == ("48", "58", "B", "B")


def test_only_one_of_several_is_pushed() -> None:
    """H25-RUL-14, H25-DEC-08: offered in turn order from the mover."""
    t = table(turn="C", A="48 1", B="48 1", C="46 0", D="48 1").tell("dice: 1 4")
    assert t.offers() == ["C: walk on", "C: push D", "C: push A", "C: push B"]
    t.tell("C: push A")
    assert (t["A"], t["B"], t["C"], t["D"]) == ("51 0", "48 1", "48 1", "48 1")


def test_the_owner_of_the_pushed_dino_decides_whom_it_pushes() -> None:
    """H25-PUSH-05"""
    t = table(A="46 0", B="47 0", C="48 0").tell("dice: 1 3", "A: push B")
    assert (t.offers(), t.turn) == (["B: walk on", "B: push C"], "A")
    t.tell("B: push C")
    assert (t.at("A"), t.at("B"), t.at("C"), t.turn) == ("47", "48", "50", "B")


def test_the_owner_of_the_pushed_dino_decides_whether_it_stops_to_throw() -> None:
    """H25-PUSH-05, H25-THR-03, H25-DEC-10"""
    t = table(A="11 0", B="12 2", C="38 0").tell("dice: 1 5", "A: push B")
    assert (t.at("B"), t.offers()) == ("14", ["B: go on", "B: stop"])
    t.tell("B: stop")
    assert t.offers() == ["B: throw C"]


def test_the_owner_of_the_pushed_dino_decides_what_it_scoops_and_bites() -> None:
    """H25-PUSH-05, H25-RUL-44, H25-RUL-15"""
    t = table(A="46 0", B="47 0", C="49 3", loose={"48": 2}).tell("dice: 1 2", "A: push B")
    assert t.offers() == ["B: leave rocks", "B: scoop 1", "B: scoop all"]
    t.tell("B: scoop 1")
    assert t.offers() == ["B: spare C", "B: bite C"]
    assert (t.tell("B: bite C")["B"], t["C"]) == ("49 4", "start 1")


def test_a_pushed_dino_touches_nothing_where_it_was_pushed() -> None:
    """H25-PUSH-06, H25-GEN-05: no throw at C, no push of D, none of the rocks."""
    t = table(A="13 0", B="14 2", C="38 0", D="14 0", loose={"14": 2})
    t.tell("dice: 1 2", "A: push B", "A: leave rocks")
    assert (t["B"], t["D"], t.loose("14")) == ("16 1", "14 0", 2)


def test_afterwards_the_pusher_may_throw_from_where_it_stopped() -> None:
    """H25-PUSH-07, H25-DEC-16"""
    t = table(A="13 0", B="14 1", C="38 0").tell("dice: 1 2", "A: push B")
    assert (t.at("B"), t.offers(), t.default) == ("16", ["A: give up", "A: throw C"], "A: give up")
    t.tell("A: throw C", "dice: 6 1")
    assert (t["A"], t["C"]) == ("38 0", "14 1")


def test_the_pusher_throws_only_when_the_pushed_dino_has_finished() -> None:
    """H25-PUSH-07: its Boo! roll comes first."""
    t = table(A="30 1", B="31 0", C="66 0").tell("dice: 1 2", "A: keep", "A: push B")
    assert t.offers() == ["B: roll"]
    assert t.tell("dice: 1 1").offers() == ["A: give up", "A: throw C"]


def test_a_pusher_without_rocks_or_target_is_not_asked() -> None:
    """H25-DEC-16"""
    assert table(A="13 0", B="14 0", C="38 0").tell("dice: 1 2", "A: push B").turn == "B"
    assert table(A="13 0", B="14 1", C="37 0").tell("dice: 1 2", "A: push B").turn == "B"


def test_the_pusher_takes_what_lies_where_it_stopped() -> None:
    """H25-RUL-44, H25-RUL-13: stolen, then loose, then printed."""
    t = table(A="39 0", B="40 1", loose={"40": 2}).tell("dice: 1 2", "A: push B")
    assert (t["A"], t["B"], t.offers()) == ("40 1", "40 0", ["A: leave rocks", "A: scoop 1", "A: scoop all"])
    t.tell("A: scoop all")
    assert (t["A"], t["B"]) == ("40 4", "42 0")


def test_a_pushed_dino_takes_the_rock_of_its_landing_space() -> None:
    """H25-RUL-44"""
    assert table(A="38 0", B="39 1").tell("dice: 1 1", "A: push B")["B"] == "40 1"


def test_the_rock_limit_does_not_touch_a_pushed_dino() -> None:
    """H25-RUL-23, H25-ROCK-06: D holds nine when pushed, and eight after the theft."""
    t = table(A="46 0", D="47 9").tell("dice: 1 1", "A: push D")
    assert t.rocks("D") == 8


def test_the_rock_limit_does_not_touch_a_boo_roll() -> None:
    """H25-RUL-23"""
    t = table(A="31 6", loose={"32": 3}).tell("dice: 1 1", "A: keep", "A: scoop all", "A: roll")
    assert (t.at("A"), t.rocks("A")) == ("33", 9)


def test_a_pushed_dino_that_reaches_finish_exactly_wins() -> None:
    """H25-RUL-17"""
    t = table(A="95 0", B="97 0").tell("dice: 1 4", "A: push B")
    assert (t.winner, t.at("B"), t.at("A")) == ("B", "finish", "97")


def test_a_pushed_dino_may_bite_where_it_finishes_exactly() -> None:
    """H25-RUL-15"""
    t = table(A="46 0", B="47 0", C="49 1").tell("dice: 1 2", "A: push B")
    assert t.offers() == ["B: spare C", "B: bite C"]


def test_without_pushed_may_bite_a_pushed_dino_coexists() -> None:
    """H25-RUL-15"""
    off = {"pushed_may_bite": False}
    t = table(A="46 0", B="47 0", C="49 1", options=off).tell("dice: 1 2", "A: push B")
    assert (t.at("B"), t.turn) == ("49", "B")
    t = table(A="46 0", B="49 0", options=off).tell("dice: 1 2")
    assert t.offers() == ["A: spare B", "A: bite B"]


def test_without_pushed_may_bite_its_own_boo_roll_still_bites() -> None:
    """H25-RUL-15: that movement is its own."""
    t = table(A="30 0", B="31 0", C="35 1", options={"pushed_may_bite": False})
    t.tell("dice: 1 2", "A: push B", "B: roll", "dice: 1 1")
    assert t.offers() == ["B: spare C", "B: bite C"]


def test_a_pusher_on_boo_rolls_when_the_pushed_dino_has_finished() -> None:
    """H25-RUL-19"""
    t = table(A="31 0", B="33 0").tell("dice: 2 4", "A: push B")
    assert (t.at("B"), t.offers(), t.turn) == ("37", ["A: roll"], "A")


def test_without_boo_on_stop_a_pusher_does_not_roll() -> None:
    """H25-RUL-19"""
    off = {"boo_on_stop": False}
    t = table(A="31 0", B="33 0", options=off).tell("dice: 2 4", "A: push B")
    assert (t.at("A"), t.turn) == ("33", "B")
    t = table(A="31 0", options=off).tell("dice: 1 1")
    assert t.offers() == ["A: roll"]
    t = table(A="30 0", B="31 0", options=off).tell("dice: 1 2", "A: push B")
    assert t.offers() == ["B: roll"]


def test_a_pusher_on_boo_throws_or_rolls_but_not_both() -> None:
    """H25-RUL-19, H25-RUL-20, H25-RUL-46"""
    t = table(A="31 2", B="33 0", C="47 0").tell("dice: 2 4", "A: keep", "A: push B")
    assert t.offers() == ["A: give up", "A: throw C"]
    assert t.tell("A: give up").offers() == ["A: roll"]
    t = table(A="31 2", B="33 0", C="47 0").tell("dice: 2 4", "A: keep", "A: push B", "A: throw C", "dice: 1 6")
    assert t.tell("A: give up").turn == "B"


def test_a_dino_that_stops_on_boo_to_throw_does_not_roll() -> None:
    """H25-RUL-19, H25-THR-04"""
    t = table(A="31 1", C="47 0").tell("dice: 2 4", "A: keep", "A: stop", "dice: 1 6")
    assert (t["A"], t.turn) == ("33 0", "B")


def test_the_boo_roll_is_compulsory_unless_a_rock_is_thrown() -> None:
    """H25-RUL-20, H25-RUL-13: throwing comes first and takes its place, hit or miss."""
    t = table(A="31 2", C="47 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw C"]
    assert t.tell("A: give up").offers() == ["A: roll"]
    t = table(A="31 2", C="47 0").tell("dice: 1 1", "A: keep", "A: throw C", "dice: 1 6", "A: give up")
    assert (t["A"], t.turn) == ("33 1", "B")
    t = table(A="31 1", C="47 0").tell("dice: 1 1", "A: keep", "A: throw C", "dice: 1 6")
    assert (t["A"], t.turn) == ("33 0", "B")


def test_in_a_chain_the_pushers_act_in_reverse_order() -> None:
    """H25-RUL-46: C finishes, B on Boo! may throw at D, then A may throw at E."""
    t = table("ABCDEF", A="30 1", B="31 1", C="33 1", D="47 0", E="66 0")
    t.tell("dice: 2 4", "A: keep", "A: push B", "B: push C")
    assert (t["A"], t["B"], t["C"]) == ("31 2", "33 1", "36 0")
    assert t.offers() == ["B: give up", "B: throw D"]
    t.tell("B: throw D", "dice: 1 6")
    assert t.offers() == ["A: give up", "A: throw E"]
    assert t.tell("A: give up").turn == "B"


def test_in_a_chain_a_pusher_on_boo_that_does_not_throw_rolls() -> None:
    """H25-RUL-46, H25-RUL-19: and only then the first pusher acts."""
    t = table("ABCDEF", A="30 1", B="31 1", C="33 1", D="47 0", E="66 0")
    t.tell("dice: 2 4", "A: keep", "A: push B", "B: push C", "B: give up", "B: roll", "dice: 1 1", "B: keep")
    assert (t.at("B"), t.offers()) == ("35", ["A: give up", "A: throw E"])


def test_a_hit_in_a_chain_ends_the_whole_turn() -> None:
    """H25-RUL-46, H25-RUL-09: A does not get to throw at E."""
    t = table("ABCDEF", A="30 1", B="31 1", C="33 1", D="47 0", E="66 0")
    t.tell("dice: 2 4", "A: keep", "A: push B", "B: push C", "B: throw D", "dice: 6 1")
    assert (t.at("B"), t.at("D"), t.turn, t.asked) == ("47", "33", "B", "B")


def test_a_hit_by_a_pushed_dino_ends_the_active_dinos_turn() -> None:
    """H25-RUL-09: no throw of the pusher."""
    t = table("ABCDE", A="30 1", B="31 2", C="66 0", D="47 0").tell("dice: 1 2", "A: keep", "A: push B")
    t.tell("B: throw D", "dice: 6 1")
    assert (t.at("B"), t.at("D"), t.turn) == ("47", "33", "B")


def test_a_miss_by_a_pushed_dino_does_not() -> None:
    """H25-RUL-09"""
    t = table("ABCDE", A="30 1", B="31 2", C="66 0", D="47 0").tell("dice: 1 2", "A: keep", "A: push B")
    t.tell("B: throw D", "dice: 1 6")
    assert t.offers() == ["A: give up", "A: throw C"]


def test_after_a_hit_by_a_pushed_dino_a_pusher_on_boo_does_not_roll() -> None:
    """H25-RUL-09, H25-RUL-19"""
    t = table(A="31 0", B="33 2", D="14 0").tell("dice: 2 5", "A: push B", "B: throw D", "dice: 6 1")
    assert (t.at("A"), t.at("B"), t.at("D"), t.turn) == ("33", "14", "38", "B")


def test_after_a_hit_by_a_pushed_dino_the_active_dino_may_still_buy_a_turn() -> None:
    """H25-RUL-09, H25-XTRA-01: A stands alone below all others, and gets that question, not the throw at C."""
    t = table(A="30 1", B="31 2", C="66 0", D="47 0").tell("dice: 1 2", "A: keep", "A: push B")
    t.tell("B: throw D", "dice: 6 1")
    assert t.offers() == ["A: rest", "A: extra turn"]


def test_a_pusher_that_stops_on_air_falls_before_the_pushed_dino_moves() -> None:
    """H25-RUL-26, H25-RUL-46: and from Start, with a rock and C in sight, it does nothing more."""
    t = table(A="3 0", B="5f 1 flier", C="2 0", options={"board": CROOKED})
    t.tell("dice: 1 2", "A: route over", "A: push B")
    assert (t["A"], t["B"], t.turn) == ("start 1", "6 0", "B")


def test_a_pusher_that_burned_does_nothing_more() -> None:
    """H25-RUL-46, H25-RUL-26: no throw, no Boo!, though the pushed dino walks on."""
    t = table(A="71 0", B="72 0").tell("dice: 1 3", "A: push B")
    assert (t["A"], t["B"], t.turn) == ("start 1", "75 0", "B")
