"""The dinosaur types, one by one."""

from __future__ import annotations

import pytest

from tests.games.hedz_2nd.told import table


def test_a_carnosaur_chooses_among_what_fits() -> None:
    """H2-TYPE-01, H2-RUL-37, H2-DEC-05"""
    t = table(A="24 0 carnosaur").tell("dice: 2 6")
    assert t.offers() == ["A: use first", "A: use second", "A: use sum"] and t.default == "A: use sum"
    assert table(A="34 0 carnosaur").tell("dice: 2 6").default == "A: use second"
    assert table(A="22 0 carnosaur").tell("dice: 2").at("A") == "24"
    assert table(A="38 0 carnosaur").tell("dice: 2 5").winner == "A"  # the only number that fits must be used
    t = table(A="31 0 carnosaur").tell("dice: 1 1", "A: use sum", "A: roll", "dice: 1 2")
    assert t.offers() == ["A: use first", "A: use second", "A: use sum"]


def test_nobody_pushes_a_stegosaurus() -> None:
    """H2-TYPE-02"""
    t = table(A="24 0", B="26 1 stegosaurus", C="26 0").tell("dice: 1 2")
    assert t.offers() == ["A: walk on", "A: push C"] and t.why("A: push B") == "H2-TYPE-02"


def test_a_sail_back_rerolls_both_dice_for_one_rock_or_the_one_it_has() -> None:
    """H2-TYPE-03, H2-RUL-45"""
    t = table(A="24 1 sail-back").tell("dice: 1 1", "A: reroll both", "dice: 2 3")
    assert (t["A"], t.loose("24")) == ("29 0", 1)
    assert table(A="22 1 sail-back").tell("dice: 1").offers() == ["A: keep", "A: reroll 1"]
    assert table(A="24 1").tell("dice: 1 1").why("A: reroll both") == "H2-TYPE-03"


def test_a_ceratopsian_steals_up_to_three() -> None:
    """H2-TYPE-05, H2-DEC-08"""
    t = table(A="24 0 ceratopsian", B="26 5").tell("dice: 1 2", "A: push B")
    t.tell("A: steal 3")
    assert (t["A"], t["B"]) == ("26 3", "27 2")
    t = table(A="24 0 ceratopsian", B="26 2").tell("dice: 1 2", "A: push B")
    assert t.default.endswith("steal 2") and t.why("A: steal 3") == "H2-TYPE-05"


def test_a_raptors_third_die_needs_two_others_unless_the_table_lets_it_in_the_mud() -> None:
    """H2-TYPE-07, H2-RUL-38, H2-DEC-04"""
    t = table(A="22 2 raptor").tell("dice: 2")
    assert t.offers() == ["A: keep", "A: reroll 1"] and t.why("A: roll third") == "H2-RUL-38"
    t = table(A="22 2 raptor", options={"raptor_in_mud": True}).tell("dice: 2")
    assert t.offers() == ["A: roll third", "A: keep", "A: reroll 1"] and t.default == "A: keep"
    t.tell("A: roll third", "dice: 4", "A: reroll 1", "dice: 1")
    assert (t["A"], t.loose("22")) == ("27 0", 2)
    assert table(A="24 1 raptor").why("A: roll third") == "H2-TYPE-07"


def test_a_raptor_may_reroll_before_and_after_and_buys_anew_on_boo() -> None:
    """H2-RUL-38, H2-TYPE-08"""
    t = table(A="24 4 raptor").tell(
        "dice: 1 1", "A: reroll 1", "dice: 2", "A: roll third", "dice: 5", "A: reroll 2", "dice: 2", "A: keep"
    )
    assert (t["A"], t.loose("24"), t.turn) == ("33 1", 3, "A")
    t.tell("A: roll", "dice: 1 1")
    assert "A: roll third" in t.offers()


@pytest.mark.parametrize("kind", ["sauropod", "flier", "swimmer"])
def test_three_types_may_take_mudd_and_water_as_ordinary(kind: str) -> None:
    """H2-TYPE-09, H2-TYPE-10, H2-TYPE-12, H2-TYPE-13, H2-TYPE-15, H2-TYPE-16,
    H2-TYPE-29, H2-RUL-40, H2-DEC-02, H2-DEC-15
    """
    t = table(A=f"22 0 {kind}")
    assert t.offers() == ["A: roll", "A: roll in mudd"] and t.default == "A: roll"
    assert t.tell("A: roll", "dice: 1 2").at("A") == "25"
    assert table(A=f"37 0 {kind}").default == "A: roll"
    assert table(A=f"22 0 {kind}").tell("A: roll in mudd", "dice: 2").at("A") == "24"
    t = table(A=f"6 1 {kind}").tell("dice: 1 1", "A: keep", "A: route fly")
    assert t.offers() == ["A: stay", "A: drown"] and t.default == "A: stay"
    assert t.tell("A: stay")["A"] == "W1 1"
    t = table(A=f"6 1 {kind}").tell("dice: 1 1", "A: keep", "A: route fly", "A: drown")
    assert t["A"] == "start 1"


def test_who_stops_on_water_to_throw_stays() -> None:
    """H2-CLR-04, H2-RUL-49"""
    t = table(A="6 1 flier", C="14 0").tell("dice: 1 4", "A: keep", "A: route fly", "A: stop", "A: throw C", "dice: 6")
    assert (t["A"], t["C"]) == ("W1 0", "start 1")


def test_a_sauropod_must_push_whom_it_can_pushed_or_not() -> None:
    """H2-TYPE-11, H2-RUL-39, H2-DEC-07, H2-TYPE-29"""
    t = table(A="24 0 sauropod", B="26 0", C="26 1").tell("dice: 1 2")
    assert t.offers() == ["A: push B", "A: push C"] and t.default == "A: push B" and t.why("A: walk on") == "H2-TYPE-11"
    t = table(A="24 0 sauropod", B="26 1", C="28 0").tell("dice: 1 2", "A: push B")
    assert (t["A"], t["B"]) == ("26 1", "27 0")
    t = table(A="23 0", B="24 0 sauropod", C="26 0").tell("dice: 1 4", "A: push B")
    assert t.offers() == ["B: push C"]
    t.tell("B: push C")
    assert (t.at("B"), t.at("C")) == ("26", "28")
    t = table(A="12 1 sauropod", B="15 0", D="18 0").tell("dice: 1 4", "A: keep", "A: stop", "A: throw D", "dice: 1")
    assert (t.at("A"), t.at("B")) == ("14", "15")  # it stopped before


@pytest.mark.parametrize(("kind", "rule"), [("flier", "H2-TYPE-14"), ("hominid", "H2-TYPE-22")])
def test_two_types_never_push(kind: str, rule: str) -> None:
    """H2-TYPE-14, H2-TYPE-22, H2-TYPE-29"""
    t = table(A=f"12 1 {kind}", B="14 0", D="18 0").tell(
        "A: roll", *(["dice: 1 4"] if kind == "flier" else ["dice: 5"]), "A: keep"
    )
    assert t.offers() == ["A: go on", "A: stop"] and t.why("A: push B") == rule


def test_a_swimmer_never_throws() -> None:
    """H2-TYPE-17, H2-TYPE-29"""
    t = table(A="12 1 swimmer", B="14 0", D="18 0").tell("dice: 1 4", "A: keep")
    assert (t.why("A: stop"), t.why("A: throw D")) == ("H2-TYPE-17", "H2-TYPE-17")
    assert t.tell("A: walk on").turn == "B"
    assert table(A="12 1 swimmer", D="18 0").tell("dice: 1 1", "A: keep").turn == "B"


def test_a_bitten_funny_head_chooses_the_last_think_it_has_passed_or_start() -> None:
    """H2-TYPE-18, H2-RUL-41, H2-DEC-13"""
    t = table(A="24 0", B="26 2 funny-head", loose={"20": 3}).tell("dice: 1 1", "A: bite B")
    assert t.offers() == ["B: to think", "B: to start"] and t.default == "B: to think"
    assert t.tell("B: to think")["B"] == "20 3"
    t = table(A="24 0", B="26 2 funny-head", loose={"20": 3}, options={"start_loose_pickup": False})
    assert t.tell("dice: 1 1", "A: bite B", "B: to think")["B"] == "20 3"
    assert table(A="24 0", B="26 2 funny-head").tell("dice: 1 1", "A: bite B", "B: to start")["B"] == "start 0"
    assert table(A="12 0", B="14 2 funny-head").tell("dice: 1 1", "A: bite B", "B: to think").at("B") == "6"
    assert table(A="2 0", B="4 2 funny-head").tell("dice: 1 1", "A: bite B").at("B") == "start"


def test_a_funny_head_counts_neither_the_think_it_stands_on_nor_one_ahead() -> None:
    """H2-RUL-41"""
    t = table("AB", A="18 0", B="20 0 funny-head").tell("dice: 1 1", "A: bite B", "B: to think")
    assert t.at("B") == "6"
    t = table("AB", A="24 0", B="26 0 funny-head").tell("dice: 1 1", "A: bite B", "B: to think")  # on 20 now
    t.tell("B: roll", "dice: 1 1", "B: route mud")  # on 22, 20 behind it again
    assert t.at("B") == "22"
    t = table("AB", A="4 0", B="6 0 funny-head").tell("dice: 1 1", "A: bite B")
    assert t.at("B") == "start"


def test_a_funny_head_remembers_the_think_it_has_walked_through() -> None:
    """H2-RUL-41, H2-TYPE-18: on its own feet or pushed; and forgets it at Start"""
    t = table("AB", A="19 0", B="18 0 funny-head", turn="B").tell("B: roll", "dice: 3 1", "B: walk on", "B: route mud")
    assert t.at("B") == "22"
    t.tell("A: roll", "dice: 1 2", "A: route mud", "A: bite B")
    assert t.offers() == ["B: to think", "B: to start"] and t.tell("B: to think").at("B") == "20"
    t = table("AB", A="18 0", B="19 0 funny-head").tell("dice: 1 3", "A: push B", "A: route mud", "B: roll", "dice: 1")
    assert t.at("B") == "23"
    t.tell("A: roll", "dice: 1 3", "A: route mud", "A: bite B")
    assert t.tell("B: to think").at("B") == "20"
    t = table("ABC", A="24 0", B="26 0 funny-head", C="2 0").tell(
        "dice: 1 1", "A: bite B", "B: to start", "B: roll", "dice: 1 3", "B: walk on"
    )
    t.tell("C: roll", "dice: 1 1", "C: bite B")
    assert t.at("B") == "start"


def test_a_funny_head_hit_or_drowned_goes_to_start() -> None:
    """H2-TYPE-19"""
    assert table(A="12 1", D="18 0 funny-head").tell("dice: 1 1", "A: keep", "A: throw D", "dice: 6").at("D") == "start"
    assert table(A="6 0 funny-head").tell("dice: 1 1", "A: route fly").at("A") == "start"


def test_several_victims_with_a_funny_head_among_them() -> None:
    """H2-CLR-02, H2-TYPE-18: in turn order, the choice included"""
    t = table(A="24 0", B="26 1 funny-head", C="26 1", loose={"0": 2}).tell("dice: 1 1", "A: bite B bite C")
    assert (t.asked, t.at("C"), t.rocks("A")) == ("B", "26", 1)
    t.tell("B: to start")
    assert [t[who] for who in "ABC"] == ["26 2", "start 2", "start 0"]


def test_a_hominid_rolls_one_die_and_may_roll_that_again() -> None:
    """H2-TYPE-21, H2-RER-01"""
    t = table(A="22 1 hominid").tell("dice: 3")
    assert t.offers() == ["A: keep", "A: reroll 1"]
    t.tell("A: reroll 1", "dice: 5")
    assert (t["A"], t.loose("22")) == ("27 0", 1)


def test_a_hominid_takes_rocks_on_the_run_also_pushed_and_spears() -> None:
    """H2-TYPE-20, H2-TYPE-21, H2-TYPE-23, H2-RUL-42, H2-DEC-17"""
    t = table(A="24 0", B="26 0 hominid", loose={"27": 2}).tell("dice: 1 4", "A: push B", "B: scoop 1")
    assert (t["B"], t.loose("27")) == ("29 1", 1)
    t = table(A="29 0 hominid").tell("dice: 2")
    assert t["A"] == "31 0"  # over a printed Rock
    t = table(A="10 0 hominid").tell("A: roll", "dice: 3")
    assert t.at("A") == "13"
    t = table(A="31 0 hominid").tell("dice: 2", "A: roll", "dice: 1")
    assert t.at("A") == "34"
    t = table(A="24 0 hominid", B="26 2")
    t.s.events = []
    t.tell("dice: 2", "A: bite B")
    assert "speared" in [e.kind for e in t.s.events] and (t["A"], t["B"]) == ("26 2", "start 0")


def test_a_large_mammal_says_how_before_its_only_throw() -> None:
    """H2-TYPE-24, H2-TYPE-25, H2-TYPE-26, H2-RUL-43, H2-DEC-11, H2-CLR-01"""
    t = table(A="12 2 large-mammal", D="18 0 ankylosaur").tell("dice: 1 1", "A: keep")
    assert t.default == "A: give up"
    t.tell("A: all rocks throw D")
    assert (t["A"], t["D"]) == ("14 0", "start 2")  # no armour helps
    t = table(A="12 2 large-mammal", D="18 0").tell("dice: 1 4", "A: keep", "A: stop")
    assert t.default == "A: one rock" and t.why("A: give up") == "H2-RUL-49"


def test_a_turn_of_a_large_mammal_is_the_turn_being_played() -> None:
    """H2-TYPE-26, H2-CLR-04: pushed twice in one turn, it throws once"""
    t = table(A="7 0", B="9 4 large-mammal", C="29 0", D="18 0").tell(
        "dice: 2 5", "A: push B", "B: one rock throw D", "dice: 1"
    )
    t.tell("A: roll", "dice: 5 2", "A: keep", "A: push B")  # Boo! under the pusher
    assert (t["B"], t.asked) == ("16 1", "A")  # it sees C on 29, but it has thrown
    assert t.tell("A: give up").turn == "B"


def test_a_small_mammal_rolls_three_dice_and_one_in_the_mudd() -> None:
    """H2-TYPE-27, H2-RUL-44"""
    t = table(A="24 1 small-mammal").tell("dice: 1 1 1")
    assert t.offers() == ["A: keep", "A: reroll 1", "A: reroll 2", "A: reroll 3"]
    assert t.tell("A: reroll 3", "dice: 3").at("A") == "29"
    assert table(A="22 0 small-mammal").tell("dice: 2").at("A") == "24"


def test_a_small_mammal_carries_one_rock_and_the_rest_stays_or_goes_to_the_supply() -> None:
    """H2-TYPE-31, H2-RUL-44, H2-DEC-16"""
    t = table(A="25 0 small-mammal", loose={"28": 3}).tell("dice: 1 1 1")
    assert t.offers() == ["A: leave rocks", "A: scoop all"] and t.why("A: scoop 2") == "H2-TYPE-31"
    assert (t.tell("A: scoop all")["A"], t.loose("28")) == ("28 1", 2)
    t = table(A="27 1 small-mammal", loose={"30": 2}).tell("dice: 1 1 1", "A: keep")
    assert (t["A"], t.loose("30"), t.turn) == ("30 1", 2, "B")  # neither those lying there nor the printed one
    t = table(A="24 1 small-mammal", B="26 2").tell("dice: 1 1 1", "A: keep", "A: push B")
    assert (t.rocks("A"), t.rocks("B"), t.supply) == (1, 1, 38)
    t = table(A="23 1 small-mammal", B="26 2").tell("dice: 1 1 1", "A: keep", "A: bite B")
    assert (t.rocks("A"), t.supply) == (1, 39)
    t = table(A="12 1", D="18 1 small-mammal").tell("dice: 1 1", "A: keep", "A: throw D", "dice: 1")
    assert (t.rocks("A"), t.rocks("D"), t.supply) == (0, 1, 39)
    t = table(A="23 1", B="26 0 small-mammal", loose={"0": 4}).tell("dice: 1 2", "A: keep", "A: bite B")
    assert (t["B"], t.loose("0")) == ("start 1", 3)
