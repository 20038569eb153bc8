"""Somebody gets up in the middle of something: RN-RUL-39, told for each question that can be open."""

from __future__ import annotations

from dispetto.games.horse_racing.rules import pieces
from tests.games.horse_racing.told import Told, table


def cards_of(t: Told) -> list[int]:
    """How many there are of each card, wherever they lie."""
    return [t.s.aside[k] + t.s.used[k] + sum(hand.count(k) for hand in t.s.hands) for k in range(len(pieces.CARDS))]


def test_rn_rul_39_a_window_goes_on_behind_the_leaver_and_nobody_is_asked_twice() -> None:
    """RN-RUL-39, RN-RUL-15"""
    t = table("ABCD", A="1/9", B="2/9", C="3/9", D="4/9", turn="B", hands={w: ["faller"] for w in "ABCD"})
    assert t.order == "BCDA"
    t.tell("B: pass", "C: leaves")
    assert (t.question, t.order) == ("Window", "DA")
    t = table("ABCD", A="1/9", B="2/9", C="3/9", D="4/9", turn="B", hands={w: ["faller"] for w in "ABCD"})
    t.tell("B: pass", "D: leaves")
    assert (t.question, t.order) == ("Window", "CA")


def test_rn_rul_39_a_slip_nobody_will_write_is_not_waited_for() -> None:
    """RN-RUL-39, RN-BET-03"""
    t = table("ABC", phase="bets").tell("A: leaves")
    assert (t.question, t.order) == ("Bet", "BC")
    assert t.offers() == ["B: no bet", "B: back B", "B: back C"]
    t.tell("B: no bet", "C: no bet")
    assert t.at("A") == "absent" and t.s.starters == 2 and t.kinds().count("no_stake") == 2


def test_rn_rul_39_an_entry_nobody_will_fill_in_is_not_waited_for() -> None:
    """RN-RUL-39, RN-SETUP-10"""
    t = table("ABC", phase="entries").tell("A: leaves")
    assert (t.question, t.order) == ("Entry", "BC")


def test_rn_rul_39_a_slip_that_names_the_leavers_horse_is_begun_again() -> None:
    """RN-RUL-39, RN-BET-01  One that names another is not."""
    t = table("ABC", phase="bets").tell("A: back B", "C: leaves")
    assert t.question == "Stake"
    t = table("ABC", phase="bets").tell("A: back B", "B: leaves")
    assert t.question == "Bet" and t.offers() == ["A: no bet", "A: back A", "A: back C"]
    t.tell("A: back C 5000", "C: no bet")
    assert t.s.stake[0] == 5000


def test_rn_rul_39_nobody_remounts_or_looses_the_horse_of_somebody_who_has_left() -> None:
    """RN-RUL-39, RN-RUL-20"""
    hands = {"A": ["faller", "slip"], "B": ["riderless"], "C": ["remount"], "D": ["remount"]}
    t = table("ABCD", A="1/20", B="2/21", C="3/9", D="4/22", turn="A", hands=hands)
    t.tell("A: fell C")
    assert t.question == "Rescue"
    t.say("C: leaves")
    assert t.question == "Window" and t.at("C") == "fallen"
    assert "remounted" not in t.kinds() and t.seen["riderless"]["by"] == "nobody"
    t.tell("A: pass", "B: pass", "D: pass")
    assert t.question == "ToRoll" and t.asked == "A"


def test_rn_rul_39_the_cards_of_a_leaver_go_unseen_but_those_all_have_seen_are_out() -> None:
    """RN-RUL-39, RN-FALSE-04"""
    hands = {"A": ["false_start", "whip"], "B": ["slip", "faller"], "C": ["remount"]}
    t = table(A="1/0", B="2/9", C="3/4", turn="C", hands=hands)
    t.tell("C: pass", "A: pass", "B: fell B")
    while t.question != "Window":
        t.say(f"{t.asked}: pass")
    t.tell("C: pass", "A: false start")
    assert t.seen["known"]["B"] == ["faller"]
    whole, aside = cards_of(t), list(t.s.aside)
    t.say("B: leaves")
    assert cards_of(t) == whole
    moved = [after - before for before, after in zip(aside, t.s.aside, strict=True)]
    assert moved == [int(kind == pieces.SLIP) for kind in range(len(pieces.CARDS))]


def test_rn_rul_39_a_move_ends_when_its_rider_gets_up_and_nothing_of_it_comes_back() -> None:
    """RN-RUL-39, RN-END-01"""
    t = table("ABC", A="1/20", B="2/50", C="3/50", phase="turn", turn="A")
    t.tell("A: roll", "dice: 2", "A: leaves")
    assert t.at("A") == "withdrawn" and t.asked == "B"
    t.tell("B: roll", "dice: 1", "C: roll", "dice: 1", "C: cross")
    assert "race_over" in t.kinds() and t.s.race == 1
    assert t.asked != "A"


def test_rn_rul_39_after_a_false_start_the_horse_of_a_leaver_stays_away() -> None:
    """RN-RUL-39, RN-FALSE-02"""
    t = table(A="1/3", B="2/6", C="3/4", turn="C", hands={"A": ["false_start"]})
    t.tell("B: leaves", "A: false start")
    assert [t.at(who) for who in "ABC"] == ["1/0", "withdrawn", "3/0"]
