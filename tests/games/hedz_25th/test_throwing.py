"""Throwing: lines of sight, stopping, the contest, the switch."""

from __future__ import annotations

import pytest

from tests.games.hedz_25th.told import CROOKED, table


def test_a_dino_sees_along_a_dotted_line_both_ways() -> None:
    """H25-THR-01, H25-THR-02, H25-RUL-11"""
    t = table(A="12 1", C="38 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw C"]
    t = table(A="36 1", C="14 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw C"]


def test_a_line_joins_only_its_two_spaces() -> None:
    """H25-THR-01, H25-RUL-11: not the neighbours, not the own space."""
    t = table(A="12 1", B="14 1", C="37 1", D="39 1").tell("dice: 1 1", "A: keep", "A: spare B")
    assert t.asked == "B"


def test_who_is_not_in_sight_cannot_be_thrown_at() -> None:
    """H25-THR-01"""
    t = table(A="12 1", C="38 0").tell("dice: 1 1", "A: keep")
    assert t.why("A: throw B") == "H25-THR-01"


def test_a_dino_may_stop_in_mid_move_where_it_sees_a_target() -> None:
    """H25-THR-03, H25-DEC-10"""
    t = table(A="12 1", C="38 0").tell("dice: 2 4", "A: keep")
    assert (t.at("A"), t.offers()) == ("14", ["A: go on", "A: stop"])
    assert t.tell("A: go on")["A"] == "18 1"


def test_there_is_no_stopping_before_the_first_step() -> None:
    """H25-THR-03, H25-GEN-05"""
    t = table(A="14 1", C="38 0").tell("dice: 2 4", "A: keep")
    assert (t.at("A"), t.asked) == ("20", "B")


def test_there_is_no_stopping_where_nobody_is_seen() -> None:
    """H25-THR-03"""
    t = table(A="12 1", B="13 1", C="40 0").tell("dice: 2 4", "A: keep")
    assert t.why("A: stop") == "H25-THR-03"
    assert (t.tell("A: walk on").at("A"), t.asked) == ("18", "B")


@pytest.mark.parametrize(("attack", "defence", "place"), [(6, 1, "38"), (1, 6, "14")])
def test_stopping_ends_the_move_hit_or_miss(attack: int, defence: int, place: str) -> None:
    """H25-THR-04"""
    t = table(A="12 1", C="38 0").tell("dice: 2 4", "A: keep", "A: stop", f"dice: {attack} {defence}")
    assert (t.at("A"), t.asked) == (place, "B")


def test_the_rock_is_handed_over_before_the_dice_fall() -> None:
    """H25-THR-05"""
    t = table(A="12 2", C="38 0").tell("dice: 1 1", "A: keep", "A: throw C")
    assert (t.rocks("A"), t.rocks("C"), t.asked) == (1, 1, "dice")


@pytest.mark.parametrize(("attack", "defence", "hit"), [(2, 1, True), (6, 5, True), (1, 2, False), (5, 6, False)])
def test_the_higher_roll_wins(attack: int, defence: int, hit: bool) -> None:
    """H25-THR-05: the attacker rolls first."""
    t = table(A="12 1", C="38 0").tell("dice: 1 1", "A: keep", "A: throw C", f"dice: {attack} {defence}")
    assert (t["A"], t["C"]) == (("38 0", "14 1") if hit else ("14 0", "38 1"))


def test_equal_dice_on_equal_numbers_are_the_defenders() -> None:
    """H25-RUL-07, H25-THR-06: 4 and 4f lie side by side on two branches."""
    t = table(A="3 1", B="4f 0", options={"board": CROOKED})
    t.tell("dice: 1 1", "A: keep", "A: route around", "A: stop", "dice: 3 3")
    assert (t["A"], t["B"], t.asked) == ("4 0", "4f 1", "B")


def test_a_hit_switches_places_and_ends_the_turn() -> None:
    """H25-THR-07, H25-THR-08: rocks are left, another target too, and still there is no second throw."""
    t = table(A="12 3", B="38 0", C="38 0").tell("dice: 1 1", "A: keep", "A: throw B", "dice: 6 1")
    assert (t["A"], t["B"], t["C"], t.asked, t.turn) == ("38 2", "14 1", "38 0", "B", "B")


def test_a_lost_throw_leaves_all_in_place_and_may_be_tried_again() -> None:
    """H25-THR-09, H25-THR-10, H25-DEC-11"""
    t = table(A="12 2", C="38 0").tell("dice: 1 1", "A: keep", "A: throw C", "dice: 1 2")
    assert (t["A"], t["C"]) == ("14 1", "38 1")
    assert t.offers() == ["A: give up", "A: throw C"]
    t.tell("A: throw C", "dice: 1 2")
    assert (t["A"], t["C"], t.asked) == ("14 0", "38 2", "B")


def test_the_attacker_may_give_up() -> None:
    """H25-THR-10, H25-DEC-11"""
    t = table(A="12 3", C="38 0").tell("dice: 1 1", "A: keep", "A: throw C", "dice: 1 2", "A: give up")
    assert (t["A"], t.asked) == ("14 2", "B")


def test_a_loose_rock_on_the_stopping_space_can_be_thrown_too() -> None:
    """H25-THR-11, H25-RUL-45: an empty hand must scoop at least one."""
    t = table(A="12 0", C="38 0", loose={"14": 2}).tell("dice: 2 4", "A: stop")
    assert t.offers() == ["A: scoop 1", "A: scoop all"]
    assert t.why("A: leave rocks") == "H25-RUL-45"
    t.tell("A: scoop 1")
    assert (t["A"], t.loose("14"), t.offers()) == ("14 1", 1, ["A: throw C"])


def test_a_single_loose_rock_must_then_be_taken() -> None:
    """H25-RUL-45, H25-THR-11"""
    t = table(A="12 0", C="38 0", loose={"14": 1}).tell("dice: 2 4", "A: stop")
    assert t.offers() == ["A: scoop all"]


def test_who_stops_with_a_rock_in_hand_may_leave_the_loose_ones() -> None:
    """H25-RUL-45, H25-DEC-07"""
    t = table(A="12 1", C="38 0", loose={"14": 2}).tell("dice: 2 4", "A: keep", "A: stop")
    assert t.offers() == ["A: leave rocks", "A: scoop 1", "A: scoop all"]


def test_who_stops_on_a_rock_space_may_leave_the_loose_ones() -> None:
    """H25-RUL-45, H25-THR-11: the printed rock will do."""
    t = table(A="38 0", C="55 0", loose={"40": 1}).tell("dice: 2 4", "A: stop")
    assert t.offers() == ["A: leave rocks", "A: scoop all"]
    t.tell("A: leave rocks")
    assert (t["A"], t.loose("40"), t.offers()) == ("40 1", 1, ["A: throw C"])


def test_a_dino_that_walks_without_stopping_may_leave_the_loose_ones_with_an_empty_hand() -> None:
    """H25-DEC-07, H25-RUL-45"""
    t = table(A="12 0", C="38 0", loose={"14": 2}).tell("dice: 2 4", "A: go on")
    assert t.offers() == ["A: leave rocks", "A: scoop 1", "A: scoop all"]


def test_without_a_rock_in_reach_no_stop_is_offered() -> None:
    """H25-RUL-45"""
    t = table(A="12 0", B="14 0 stegosaurus", C="38 0").tell("dice: 2 4")
    assert t["A"] == "18 0"
    t = table(A="12 0", B="14 0", C="38 0").tell("dice: 2 4")
    assert (t.offers(), t.why("A: stop")) == (["A: walk on", "A: push B"], "H25-RUL-45")


def test_after_a_mid_move_stop_at_least_one_throw_is_made() -> None:
    """H25-RUL-45: giving up is offered from the second attempt on."""
    t = table(A="12 2", B="38 0", C="38 0").tell("dice: 2 4", "A: keep", "A: stop")
    assert t.offers() == ["A: throw B", "A: throw C"]
    assert t.why("A: give up") == "H25-RUL-45"
    t.tell("A: throw B", "dice: 1 6")
    assert t.offers() == ["A: give up", "A: throw B", "A: throw C"]


def test_a_throw_at_the_end_of_an_exact_move_is_allowed_and_free() -> None:
    """H25-RUL-05, H25-RUL-45"""
    t = table(A="12 1", C="38 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw C"]
    assert t.tell("A: give up")["A"] == "14 1"


def test_the_target_may_change_between_attempts() -> None:
    """H25-RUL-06"""
    t = table(A="12 2", B="38 0", C="38 0").tell("dice: 1 1", "A: keep", "A: throw B", "dice: 1 2", "A: throw C")
    assert (t.rocks("B"), t.rocks("C")) == (1, 1)


def test_a_target_on_start_can_be_hit_and_its_rock_is_found_by_the_attacker() -> None:
    """H25-RUL-10, H25-THR-12: Start is a Rock space for who is switched there, loose rocks and all."""
    options = {"board": CROOKED, "start_rock_on_return": False, "start_loose_pickup": False}
    t = table(A="1 1", B="start 0", C="11 0", D="11 0", loose={"0": 2}, options=options)
    t.tell("dice: 1 1", "A: keep", "A: stop", "A: throw B", "dice: 6 1")
    assert (t["A"], t["B"], t.loose("0")) == ("start 3", "2 1", 0)


def test_a_switched_dino_takes_all_loose_rocks_without_being_asked() -> None:
    """H25-CLR-03, H25-RUL-08, H25-THR-12: both of them."""
    t = table(A="12 1", C="38 0", loose={"14": 2, "38": 3})
    t.tell("dice: 2 4", "A: keep", "A: stop", "A: leave rocks", "A: throw C", "dice: 6 1")
    assert (t["A"], t["C"], t.loose("14"), t.loose("38"), t.asked) == ("38 3", "14 3", 0, 0, "B")


def test_a_switched_attacker_pays_the_lava_before_the_target_lands() -> None:
    """H25-RUL-08: the attacker first; B is still to pick up what lies on 63."""
    t = table(A="61 2", B="74 0", loose={"63": 1})
    t.tell("dice: 2 4", "A: keep", "A: stop", "A: leave rocks", "A: throw B", "dice: 6 1")
    assert (t["A"], t["B"], t.loose("63")) == ("74 1", "63 1", 1)
    assert t.offers() == ["A: pay", "A: refuse"]
    t.tell("A: pay")
    assert (t["A"], t["B"], t.loose("63"), t.asked) == ("74 0", "63 2", 0, "B")


def test_a_switched_attacker_without_rocks_burns() -> None:
    """H25-RUL-08, H25-LAVA-03"""
    t = table(A="61 1", B="74 0").tell("dice: 2 4", "A: keep", "A: stop", "dice: 6 1")
    assert (t["A"], t["B"]) == ("start 1", "63 1")


def test_a_switched_dino_falls_through_air_unless_it_flies() -> None:
    """H25-RUL-08, H25-FLY-02"""
    t = table(A="42 3", B="28b 0 flier").tell("dice: 1 1", "A: keep", "A: throw B", "dice: 6 1")
    assert (t["A"], t["B"]) == ("start 1", "44 1")
    t = table(A="42 3 flier", B="28b 0 flier").tell("dice: 1 1", "A: keep", "A: throw B", "dice: 6 1")
    assert (t["A"], t["B"]) == ("28b 2", "44 1")


def test_no_boo_and_no_bite_after_a_switch() -> None:
    """H25-RUL-08: A arrives on Boo! beside D and does neither."""
    t = table(A="45 2", B="33 0", D="33 5").tell("A: roll", "dice: 2", "A: keep", "A: throw B", "dice: 6 1")
    assert (t["A"], t["B"], t["D"], t.asked, t.turn) == ("33 1", "47 1", "33 5", "B", "B")


def test_a_switch_into_mudd_or_lava_slows_the_next_roll() -> None:
    """H25-RUL-08, H25-LAVA-01"""
    t = table(A="61 2", B="74 0").tell("dice: 2 4", "A: keep", "A: stop", "dice: 6 1", "A: pay")
    t.tell("dice: 1 1", "B: keep", "dice: 1", "C: keep", "dice: 1", "D: keep", "A: roll", "dice: 4")
    assert t.at("A") == "78"


def test_without_hazards_on_switch_lava_and_air_do_nothing_but_rocks_are_taken() -> None:
    """H25-RUL-08"""
    off = {"hazards_on_switch": False}
    t = table(A="61 1", B="74 0", loose={"63": 1}, options=off)
    t.tell("dice: 2 4", "A: keep", "A: stop", "A: leave rocks", "dice: 6 1")
    assert (t["A"], t["B"], t.asked) == ("74 0", "63 2", "B")
    t = table(A="42 3", B="28b 0 flier", options=off).tell("dice: 1 1", "A: keep", "A: throw B", "dice: 6 1")
    assert t["A"] == "28b 2"
    t = table(A="38 1", C="55 0", options=off).tell("dice: 1 1", "A: keep", "A: throw C", "dice: 6 1")
    assert (t["A"], t["C"]) == ("55 2", "40 2")


def test_a_declared_fall_does_not_apply_to_a_switch() -> None:
    """H25-RUL-27, H25-DEC-18"""
    t = table(A="4 1 flier", B="5f 0 flier", options={"board": CROOKED})
    t.tell("A: fall", "dice: 3 3", "A: keep", "A: route left", "A: throw B", "dice: 6 1")
    assert (t["A"], t["B"]) == ("5f 0", "10 1")


def test_a_throw_may_carry_the_attacker_backwards() -> None:
    """H25-RUL-39"""
    t = table(A="93 1", D="42 0").tell("dice: 1 1", "A: keep", "A: throw D", "dice: 6 1")
    assert (t["A"], t["D"]) == ("42 0", "95 1")
