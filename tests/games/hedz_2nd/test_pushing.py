"""Pushing, and what comes of it."""

from __future__ import annotations

import pytest

from tests.games.hedz_2nd.told import table


def test_a_push_takes_a_step_made_and_one_to_go() -> None:
    """H2-PUSH-01, H2-RUL-17, H2-RUL-34, H2-DEC-07"""
    t = table(A="24 0", B="24 1", C="26 1").tell("dice: 1 2")
    assert t.offers() == ["A: walk on", "A: push C"] and t.default == "A: walk on"
    t = table(A="24 0", B="26 1").tell("dice: 1 1")
    assert t.offers() == ["A: spare B", "A: bite B"] and t.why("A: push B") == "H2-RUL-17"
    assert table(A="start 0", B="start 1").tell("dice: 1 1").turn == "B"


def test_one_of_several_is_pushed_and_the_others_stay() -> None:
    """H2-RUL-18, H2-PUSH-02, H2-PUSH-03, H2-PUSH-04"""
    t = table(A="24 0", B="26 1", C="26 2").tell("dice: 1 2", "A: push C")
    assert [t[who] for who in "ABC"] == ["26 1", "26 1", "27 1"]


def test_the_owner_decides_all_but_the_way() -> None:
    """H2-PUSH-06, H2-PUSH-07, H2-PUSH-08, H2-PUSH-09"""
    t = table(A="11 0", B="12 2", C="15 0", D="18 0").tell("dice: 1 4", "A: push B")
    assert (t.offers(), t.asked) == (["B: go on", "B: stop"], "B")
    t.tell("B: stop", "B: throw D", "dice: 6")
    assert (t["B"], t["D"], t.turn) == ("14 0", "start 1", "B")
    t = table(A="11 0", B="12 1", C="15 0", D="18 0").tell("dice: 1 4", "A: push B")
    assert t.offers() == ["B: walk on", "B: push C"]


@pytest.mark.parametrize(("option", "who"), [("direct", "B"), ("active", "A")])
def test_in_a_chain_the_direct_pusher_chooses_the_way_or_the_active_player(option: str, who: str) -> None:
    """H2-RUL-20, H2-PUSH-05"""
    t = table(A="17 0", B="18 0", C="19 0", options={"think_chain_chooser": option})
    t.tell("dice: 1 3", "A: push B", "B: push C")
    assert t.offers() == [f"{who}: route mud", f"{who}: route scare"]
    assert t.default == f"{who}: route mud"
    t.tell(f"{who}: route scare")
    assert (t.at("C"), t.turn) == ("B1", "B")


def test_it_is_told_who_chose_the_way() -> None:
    """H2-PUSH-05, H2-SPC-03: the mover itself, or the dino that pushed it"""
    t = table(A="18 0", B="19 2")
    t.s.events = []
    t.tell("dice: 2 1", "A: push B", "A: route mud")
    assert [e.args[:2] for e in t.s.events if e.kind in ("route", "steered")] == [(0, 1)]  # A has steered B
    t = table(A="18 0", B="30 2")
    t.s.events = []
    t.tell("dice: 2 1", "A: route mud")
    assert [e.args[0] for e in t.s.events if e.kind == "route"] == [0]


def test_the_default_way_is_the_dry_one_else_the_first() -> None:
    """H2-DEC-06"""
    assert table(A="5 0").tell("dice: 1 2").default == "A: route land"
    assert table(A="19 0").tell("dice: 1 2").default == "A: route mud"


def test_a_pushed_dino_takes_the_rocks_where_it_ends() -> None:
    """H2-RUL-48, H2-RUL-08, H2-CLR-02"""
    t = table(A="27 0", B="28 1", loose={"30": 2}).tell("dice: 1 2", "A: push B", "B: scoop all")
    assert (t["A"], t["B"]) == ("28 1", "30 3")


def test_the_pusher_takes_the_rocks_where_it_stops_before_the_pushed_dino_moves() -> None:
    """H2-RUL-24, H2-RUL-08, H2-CLR-02"""
    t = table(A="27 0", B="30 1", loose={"30": 2}).tell("dice: 1 4", "A: push B")
    assert (t["A"], t.at("B"), t.offers()) == ("30 1", "30", ["A: leave rocks", "A: scoop 1", "A: scoop all"])
    t.tell("A: scoop 1")
    assert (t["A"], t["B"], t.loose("30")) == ("30 3", "32 0", 1)
    mud = table("AB", A="21 0", B="22 0").tell("dice: 1 2", "A: push B", "dice: 1 1", "A: roll", "dice: 3")
    assert mud.at("A") == "25"


def test_a_pusher_on_water_drowns_after_the_theft_and_the_pushed_dino_still_walks() -> None:
    """H2-RUL-24, H2-RUL-26, H2-SPC-07"""
    t = table(A="6 0", B="W1 2 swimmer").tell("dice: 1 4", "A: route fly", "A: push B")
    assert (t["A"], t["B"], t.turn) == ("start 1", "14 1", "B")


def test_after_the_push_the_pusher_may_throw_the_last_pushed_first() -> None:
    """H2-RUL-25, H2-DEC-14"""
    t = table(A="13 1", B="14 2", C="16 0", D="29 0").tell("dice: 1 4", "A: keep", "A: push B", "B: push C")
    assert t.offers() == ["B: give up", "B: throw D"] and t.default == "B: give up"
    t.tell("B: throw D", "dice: 1")
    assert t.offers() == ["A: give up", "A: throw C"]  # now A on 14, who sees C on 18


def test_pushers_do_not_throw_where_the_table_plays_so() -> None:
    """H2-RUL-25: the option off"""
    t = table(A="13 0", B="14 1", D="18 0", options={"throw_after_push": False})
    t.tell("dice: 1 1", "A: push B")
    assert (t["A"], t.turn) == ("14 1", "B")


def test_a_pusher_sent_away_in_the_meantime_does_nothing_more() -> None:
    """H2-RUL-26"""
    t = table(A="13 0", B="14 3", C="17 0", D="18 0").tell("dice: 1 4", "A: push B", "B: walk on", "B: spare D")
    assert t.asked == "B"  # on 18 it sees A on 14
    t.tell("B: throw A", "dice: 6")
    assert (t["A"], t.turn) == ("start 2", "B")


def test_a_pusher_that_stops_on_boo_rolls_when_the_pushed_dino_is_done() -> None:
    """H2-RUL-27"""
    t = table(A="31 0", B="33 1").tell("dice: 1 2", "A: push B")
    assert (t["A"], t.at("B"), t.asked, t.turn) == ("33 1", "34", "A", "A")
    t = table(A="31 0", B="33 1", options={"boo_on_stop": False}).tell("dice: 1 2", "A: push B")
    assert t.turn == "B"


def test_a_pushed_dino_never_takes_fright() -> None:
    """H2-RUL-27, H2-PUSH-10"""
    t = table(A="30 0", B="31 0").tell("dice: 1 2", "A: push B")
    assert (t.at("B"), t.turn) == ("33", "B")
    t = table(A="30 0", B="31 0", C="33 0").tell("dice: 1 3", "A: push B", "B: push C")
    assert (t.at("B"), t.at("C"), t.turn) == ("33", "34", "B")


def test_a_dino_pushed_out_of_mudd_walks_the_rest_and_forgets_it() -> None:
    """H2-RUL-29"""
    t = table("AB", A="20 0", B="22 0").tell("dice: 2 5", "A: route mud", "A: push B")
    assert t.at("B") == "27"
    t.tell("B: roll", "dice: 1 1")
    assert t.at("B") == "29"
