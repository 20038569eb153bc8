"""Grab and what follows: Powerplay, Spank, Wedgy, Choke, Headlock, Cooties."""

from __future__ import annotations

import pytest

from dispetto.core.engine.table import asked, step
from dispetto.core.rounds import utterances
from dispetto.games.lunch_money.rules import actions
from tests.games.lunch_money.told import GAME, table


def test_a_grab_gives_one_free_card_at_once_or_is_wasted() -> None:
    """LM-GRAB-01, LM-GRAB-02, LM-GRAB-05, LM-GRAB-06, LM-GRAB-10, LM-GRAB-12, LM-RUL-66"""
    t = table("A: grab kick4 knife bigcombo stomp | B: block dodge humiliation")
    t.tell("A: grab B").to("A Follow")
    assert {x.split(": ")[1] for x in t.offers()} == {"kick4", "knife", "pass"} and t.why("A: stomp") == "LM-GRAB-05"
    t.tell("A: kick4")
    assert not [x for x in t.heard() if x in ("B Defend", "B Interrupt", "B Backlash")]
    assert t["B"] == 11
    t = table("A: grab kick4 | B:")
    t.tell("A: grab B").rest()
    assert t["B"] == 15 and t.turn == "B"


@pytest.mark.parametrize("card", ["choke", "cooties", "headlock", "powerplay", "spank", "wedgy"])
def test_the_specials_that_follow_a_grab_also_on_a_slot(card: str) -> None:
    """LM-GRAB-05, LM-CHOKE-01, LM-HEAD-01, LM-POW-01, LM-SPANK-01, LM-WEDG-01, LM-COOT-01, LM-COMBO-03"""
    t = table(f"A: grab {card} | B:")
    t.tell("A: grab B").to("A Follow")
    assert t.may(f"A: {card}")
    t = table(f"A: hook | B: block grab {card}")
    t.tell("A: hook B", "B: block", "B: grab").to("B Follow")
    assert t.may(f"B: {card}")


@pytest.mark.parametrize("answer", ["dodge", "freedom", "humiliation"])
def test_a_stopped_grab_gives_nothing(answer: str) -> None:
    """LM-GRAB-03, LM-GRAB-14"""
    t = table(f"A: grab kick4 | B: {answer}")
    t.tell("A: grab B", f"B: {answer}")
    assert "A Follow" not in t.heard()


def test_who_had_an_answer_to_the_grab_broken_has_none_to_the_rest() -> None:
    """LM-GRAB-15, LM-RULB-01, LM-HUM-22, LM-RUL-44"""
    t = table("A: grab powerplay kick4 humiliation | B: dodge humiliation backlash freedom | C: humiliation")
    t.tell("A: grab B", "B: dodge", "A: humiliation", "A: powerplay")
    heard = t.heard()
    assert not [x for x in heard if x in ("B Interrupt", "B Defend", "B Backlash")] and "C Interrupt" in heard
    t = table("A: grab powerplay kick4 humiliation | B: humiliation*2 backlash | C:")
    t.tell("A: grab B", "B: humiliation", "A: humiliation").to("B Interrupt")  # about A's Humiliation
    t.tell("B: pass", "A: powerplay")
    assert not [x for x in t.heard() if x.startswith("B ")]


def test_who_did_not_answer_the_grab_keeps_the_answers_to_the_rest() -> None:
    """LM-GRAB-11, LM-RULB-01, LM-RUL-38"""
    t = table("A: grab powerplay kick4 | B: dodge humiliation backlash")
    t.tell("A: grab B", "A: powerplay")
    assert [x for x in t.heard() if x.startswith("B ")] == ["B Interrupt", "B Backlash"]


def test_powerplay() -> None:
    """LM-POW-02, LM-POW-03, LM-POW-04, LM-POW-05, LM-RUL-75"""
    t = table("A: grab powerplay kick4 knife | B: block")
    t.tell("A: grab B", "A: powerplay").to("A Follow")
    assert t.may("A: kick4") and not t.may("A: knife") and t.why("A: knife") == "LM-RUL-75"
    t.tell("A: kick4").rest()
    assert t["B"] == 8
    t = table("A: grab powerplay kick4 | B: humiliation")
    t.tell("A: grab B", "A: powerplay", "B: humiliation").rest()
    assert t["B"] == 15 and t.hand("A") == "kick4" and t.binned("powerplay") == 1
    t = table("A: grab powerplay kick4 | B: backlash")
    t.tell("A: grab B", "A: powerplay", "A: kick4", "B: backlash").rest()
    assert t.points == [8, 15]


def test_spank() -> None:
    """LM-SPANK-02, LM-SPANK-03"""
    t = table("A: grab spank | B:")
    t.tell("A: grab B", "A: spank").rest()
    assert t["B"] == 13
    for answer, points in (("humiliation", [15, 15]), ("backlash", [13, 15])):
        t = table(f"A: grab spank | B: {answer}")
        t.tell("A: grab B", "A: spank", f"B: {answer}").rest()
        assert t.points == points


# ------------------------------------------------------------------------------------------------------------ Wedgy


def test_wedgy() -> None:
    """LM-WEDG-02, LM-WEDG-03, LM-WEDG-04, LM-WEDG-05, LM-MATH-05"""
    t = table("A: grab wedgy | B: bigcombo humiliation")
    t.tell("A: grab B", "A: wedgy")
    assert "B Interrupt" not in t.heard()
    assert t["B"] == 14 and t.seen["wedgy"] == {"B": 1}
    t.tell("B: bigcombo A").rest()
    assert t["A"] == 10


def test_wedgies_add_up_and_spill_over_on_a_split_attack() -> None:
    """LM-WEDG-07, LM-WEDG-08, LM-RUL-90"""
    t = table("A: twofer | B: | C:", wedgy={"A": 4})
    t.tell("A: twofer B C").rest()
    assert t.points == [15, 15, 13]
    t = table("A: twofer | B: block | C:", wedgy={"A": 1})
    t.tell("A: twofer B C", "B: block").rest()
    assert t.points == [15, 15, 13]
    t = table("A: kick4 | B:", {"wedgy_stacks": False}, wedgy={"A": 3})
    t.tell("A: kick4 B").rest()
    assert t["B"] == 12


def test_wedgy_does_not_lessen_bites() -> None:
    """LM-WEDG-09"""
    t = table("A: | B: | C:", wedgy={"A": 2}, choke={"B": "A"}, cooties="A")
    assert t.points == [14, 14, 15]


# ------------------------------------------------------------------------------------------------------------ Choke


def test_choke() -> None:
    """LM-CHOKE-03, LM-CHOKE-05, LM-CHOKE-06, LM-CHOKE-12, LM-CHOKE-13, LM-CHOKE-16"""
    t = table("A: grab choke kick4 | B: | C:")
    t.tell("A: grab B", "A: choke").rest()
    assert t["B"] == 14 and t.seen["choke"] == {"B": "A"}
    t.tell("B: pass").rest()
    t.tell("C: pass").rest()
    assert t["B"] == 13 and t.may("A: kick4 C") and t.may("A: release")
    t.tell("A: pass", "B: pass", "C: pass").rest()
    assert t["B"] == 12


@pytest.mark.parametrize("card", ["freedom", "stomp", "headbutt", "humiliation"])
def test_out_of_a_choke(card: str) -> None:
    """LM-CHOKE-04, LM-CHOKE-15, LM-RUL-71, LM-HUM-24, LM-RUL-39, LM-STOMP-06"""
    t = table("A: | B: " + card + " kick4 | C:", choke={"B": "A"}, turn="B")
    t.tell(f"B: {card} done" if card == "headbutt" else f"B: {card}")
    heard = t.heard()
    assert t.seen["choke"] == {} and t["A"] == 15 and t.seen["stomped"] == []
    assert ("B Free" in heard) == (card == "humiliation")


def test_a_humiliated_escape_fails() -> None:
    """LM-CHOKE-04, LM-FREED-06"""
    t = table("A: humiliation | B: freedom | C:", choke={"B": "A"}, turn="B")
    t.tell("B: freedom", "A: humiliation").rest()
    assert t.seen["choke"] == {"B": "A"} and t.binned("freedom") == 1


def test_a_choked_player_hits_at_half_and_never_the_choker() -> None:
    """LM-CHOKE-07, LM-CHOKE-14, LM-RUL-70, LM-MATH-03"""
    t = table("A: | B: kick4 weird knife grab | C: block grab", choke={"B": "A"}, turn="B")
    assert not t.may("B: kick4 A") and t.why("B: knife") == "LM-CHOKE-07"
    t.tell("B: kick4 C")
    assert not [x for x in t.heard() if "Counter" in x]
    assert t["C"] == 13
    t = table("A: | B: kick4 weird | C: block grab", choke={"B": "A"}, turn="B")
    assert not t.may("B: kick4 C weird")
    t.tell("B: kick4 C", "C: block")
    assert not [x for x in t.heard() if "Counter" in x]
    t = table("A: | B: hailmary | C: backlash", choke={"B": "A"}, stomped=["B"], turn="B")
    t.tell("B: hailmary C", "C: backlash").rest()
    assert t["B"] == 14


def test_both_of_a_choke_pair_are_defenceless_to_basics_and_weapons() -> None:
    """LM-CHOKE-08, LM-CHOKE-09, LM-CHOKE-10, LM-CHOKE-17, LM-RUL-69"""
    t = table("A: block | B: block | C: kick4", choke={"B": "A"}, turn="C")
    t.tell("C: kick4 B")
    assert not [x for x in t.heard() if x in ("B Defend", "B Release")]
    t = table("A: block | B: block | C: kick4", choke={"B": "A"}, turn="C")
    t.tell("C: kick4 A").to("A Release")
    assert t.offers() == ["A: pass", "A: release"]
    t.tell("A: pass")
    assert "A Defend" not in t.heard()
    assert t["A"] == 11
    t = table("A: block | B: block | C: kick4", choke={"B": "A"}, turn="C")
    t.tell("C: kick4 A", "A: release", "A: block").rest()
    assert t["A"] == 15 and t.seen["choke"] == {}


# --------------------------------------------------------------------------------------------------------- Headlock


def test_headlock() -> None:
    """LM-HEAD-03, LM-HEAD-06, LM-HEAD-07, LM-HEAD-08, LM-HEAD-13, LM-HEAD-17, LM-RUL-72"""
    t = table("A: jab*2 uppercut stomp uppercut2 | B: block | C:", headlock={"B": "A"})
    assert not t.may("A: uppercut2 B") and t.why("A: uppercut2") == "LM-HEAD-08"
    t.tell("A: jab jab uppercut stomp")
    assert not [x for x in t.heard() if x.startswith("B ")]
    assert t["B"] == 9 and t.seen["stomped"] == ["B"]
    t = table("A: jab*2 uppercut | B: | C:", headlock={"B": "A"}, stomped=["A"], wedgy={"A": 1})
    t.tell("A: jab jab uppercut").rest()
    assert t["B"] == 14  # five, halved once, less one
    t = table("A: grab headlock | B:")
    t.tell("A: grab B", "A: headlock").rest()
    assert t["B"] == 15 and t.seen["headlock"] == {"B": "A"}


@pytest.mark.parametrize("card", ["stomp", "humiliation", "freedom"])
def test_out_of_a_headlock(card: str) -> None:
    """LM-HEAD-04, LM-HEAD-05, LM-HEAD-19"""
    t = table(f"A: | B: {card} headbutt kick4 | C:", headlock={"B": "A"}, turn="B")
    assert {x.split(": ")[1] for x in t.offers()} == {card, "discard", "pass"} and t.why("B: headbutt") == "LM-HEAD-05"
    t.tell(f"B: {card}").rest()
    assert t.seen["headlock"] == {}


def test_the_holder_defends_without_letting_go() -> None:
    """LM-HEAD-09, LM-HEAD-11"""
    t = table("A: block | B: | C: kick4", headlock={"B": "A"}, turn="C")
    t.tell("C: kick4 A", "A: block").rest()
    assert t["A"] == 15 and t.seen["headlock"] == {"B": "A"}


def test_the_holder_may_let_go_and_then_act() -> None:
    """LM-HEAD-10, LM-RUL-69"""
    t = table("A: kick4 | B: | C:", headlock={"B": "A"})
    assert not t.may("A: kick4 C")
    t.tell("A: release")
    assert t.turn == "A" and t.may("A: kick4 C") and t.seen["headlock"] == {}


def test_the_holder_may_do_what_does_not_strike() -> None:
    """LM-HEAD-14, LM-RUL-73"""
    t = table(
        "A: firstaid abandonment timeout freedom hide | B: | C:", headlock={"B": "A"}, wedgy={"A": 1}, points={"A": 5}
    )
    for line in ("firstaid", "abandonment C", "timeout C", "freedom", "hide", "pass", "discard freedom"):
        assert t.may(f"A: {line}"), line


def test_taking_another_attack_lets_go_but_not_on_the_own_victim() -> None:
    """LM-HEAD-15, LM-HEAD-18, LM-RULB-02, LM-RUL-73"""
    t = table("A: humiliation kick4 | B: | C: kick2 | D:", headlock={"B": "A"}, turn="C")
    t.tell("C: kick2 D", "A: humiliation", "A: kick4").rest()
    assert t["C"] == 11 and t.seen["headlock"] == {}
    t = table("A: humiliation kick4 | B: freedom | C: | D:", headlock={"B": "A"}, turn="B")
    t.tell("B: freedom", "A: humiliation", "A: kick4").rest()
    assert t["B"] == 11 and t.seen["headlock"] == {"B": "A"}
    t = table("A: kick4 | B: | C: hippie | D:", headlock={"B": "A"}, turn="C")
    t.tell("C: hippie D")
    assert "A HippieBlow" not in t.heard()


def test_how_else_a_hold_ends() -> None:
    """LM-HEAD-16, LM-RUL-74, LM-TIME-12"""
    t = table("A: hook | B: | C: block grab choke", headlock={"B": "C"})
    t.tell("A: hook C", "C: block", "C: grab", "C: choke").rest()
    assert t.seen["headlock"] == {} and t.seen["choke"] == {"A": "C"}
    t = table("A: grab headlock | B: | C: ", headlock={"B": "C"})
    t.tell("A: grab C", "A: headlock").rest()
    assert t.seen["headlock"] == {"C": "A"}
    t = table("A: timeout | B: | C: ", headlock={"B": "C"})
    t.tell("A: timeout C").rest()
    assert t.seen["headlock"] == {}


# ---------------------------------------------------------------------------------------------------------- Cooties


def test_cooties_bite_at_once_and_at_each_own_turn() -> None:
    """LM-COOT-02, LM-COOT-03, LM-COOT-11, LM-RUL-37"""
    t = table("A: grab cooties | B: humiliation freedom backlash dodge block | C:")
    t.tell("A: grab B", "A: cooties")
    assert not [x for x in t.heard() if x.startswith("B ") and x != "B Main"]
    assert t["B"] == 13 and t.seen["cooties"] == "B"  # and once more as B's turn comes


@pytest.mark.parametrize(
    ("carrier", "answer", "new"), [("A", "", "B"), ("A", "block", "B"), ("B", "", "A"), ("B", "block", "A")]
)
def test_four_ways_to_catch_them(carrier: str, answer: str, new: str) -> None:
    """LM-COOT-04..10, LM-COOT-13, LM-COOT-15, LM-COOT-18, LM-RUL-76, LM-RUL-78, LM-RUL-79"""
    t = table("C: | A: grab | B: block", cooties=carrier, turn="A")
    before = t[new]
    t.tell("A: grab B", *([f"B: {answer}"] if answer else []))
    heard = t.heard()
    assert t.seen["cooties"] == new
    assert ("A Follow" in heard) == (not answer) and ("B CounterGrab" in heard) == bool(answer)
    assert t[new] == before - (1 if new == "A" else 2)  # B's own turn has begun


def test_a_block_of_anything_is_a_touch() -> None:
    """LM-COOT-10, LM-COOT-14, LM-RUL-77"""
    for any_block, carrier in ((True, "B"), (False, "A")):
        t = table("A: kick4 | C: | B: block", {"cooties_any_block": any_block}, cooties="A")
        t.tell("A: kick4 B", "B: block").rest()
        assert t.seen["cooties"] == carrier


def test_only_what_stands_is_a_touch_and_the_fallen_pass_nothing() -> None:
    """LM-COOT-16, LM-COOT-17"""
    t = table("A: kick4 humiliation | C: | B: block", cooties="A")
    t.tell("A: kick4 B", "B: block", "A: humiliation").rest()
    assert t.seen["cooties"] == "A"
    t = table("A: bigcombo | C: | B: block", cooties="A", points={"B": 3})
    t.tell("A: bigcombo B", "B: block").rest()
    assert t.seen["cooties"] == "A" and t.seen["out"] == ["B"]
    t = table("A: twofer | B: block | C: block", cooties="A")
    t.tell("A: twofer C B", "C: block", "B: block").rest()
    assert t.seen["cooties"] == "C"


def test_a_skipped_turn_does_not_bite() -> None:
    """LM-POKE-12, LM-RUL-80, LM-TIME-13"""
    t = table("A: poke | B: | C:", cooties="B")
    t.tell("A: poke B").rest()
    assert t.turn == "C" and t["B"] == 14
    t = table("A: timeout | B: | C:", cooties="B", wedgy={"B": 1}, stomped=["B"])
    t.tell("A: timeout B").rest()
    assert t.turn == "C" and t["B"] == 15 and t.seen["wedgy"] == {"B": 1} and t.seen["stomped"] == ["B"]


def test_a_block_gives_one_slot_and_no_more() -> None:
    """LM-CTR-02, LM-CTR-06  With a second Grab in hand the blocker still grabs once."""
    t = table("A: kick4 | B: block grab grab")
    t.tell("A: kick4 B", "B: block").to("B CounterGrab").tell("B: grab")
    assert not [x for x in t.heard() if "CounterGrab" in x] and t.hand("B") == "grab"


def test_a_counter_grab_may_carry_its_combo() -> None:
    """LM-RUL-25, LM-CTR-12
    Declared at once, the slot's Grab names what follows it; declined, nothing more is asked.
    """
    upfront = {"combo_declaration": "upfront"}
    t = table("A: kick4 | B: block grab powerplay hook", upfront)
    t.tell("A: kick4 B", "B: block").to("B CounterGrab")
    assert (
        t.may("B: grab powerplay hook") and len(utterances(GAME, t.s)) == 7
    )  # hook, snipe, Powerplay with either or none; or none
    t.tell("B: grab powerplay hook").rest()
    assert t.points == [10, 15]
    t = table("A: kick4 | B: block grab powerplay hook", upfront)
    t.tell("A: kick4 B", "B: block").to("B CounterGrab")
    step(t.s, actions.NONE)
    ask = asked(t.s)
    assert ask is not None and ask.seat == 0 and ask.part() == 0  # the slot is the attacker's now


def test_an_elbow_follows_a_grab_like_any_other_basic() -> None:
    """LM-GRAB-05"""
    t = table("A: grab elbow | B:")
    t.tell("A: grab B").to("A Follow")
    assert t.may("A: elbow")
    t.tell("A: elbow").rest()
    assert t.points == [15, 13]
