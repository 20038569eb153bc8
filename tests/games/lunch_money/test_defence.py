"""First Aid, Freedom, Faster, Hide, Backlash; Big Combo, 2-Fer, Tantrum."""

from __future__ import annotations

import pytest

from tests.games.lunch_money.told import table


def test_first_aid_as_an_action_can_be_humiliated_all_of_it() -> None:
    """LM-AID-04, LM-HUM-07, LM-HUM-12"""
    t = table("A: firstaid*3 | B: humiliation", points={"A": 5})
    t.tell("A: firstaid firstaid firstaid", "B: humiliation").to("B Free")
    t.rest()
    assert t["A"] == 5 and t.binned("firstaid") == 3


def test_first_aid_outside_the_own_turn_only_at_zero() -> None:
    """LM-AID-05"""
    t = table("A: kick4 | B: firstaid", points={"B": 5})
    t.tell("A: kick4 B").to("B Defend")
    assert t.why("B: firstaid") == "LM-AID-05"
    assert "B Rescue" not in t.heard()


def test_a_rescue_cannot_be_humiliated() -> None:
    """LM-AID-08, LM-HUM-08, LM-HUM-16"""
    t = table("A: kick4 humiliation | B: firstaid*2 | C: humiliation", points={"B": 2})
    t.tell("A: kick4 B", "B: firstaid firstaid")
    assert not [x for x in t.heard() if "Interrupt" in x]
    assert t["B"] == 2


def test_healing_stops_at_the_cap() -> None:
    """LM-AID-09, LM-RUL-14"""
    t = table("A: firstaid*3 | B:", points={"A": 12})
    t.tell("A: firstaid firstaid firstaid").rest()
    assert t["A"] == 15
    t = table("A: firstaid*3 | B:", {"heal_cap": "none"}, points={"A": 12})
    t.tell("A: firstaid firstaid firstaid").rest()
    assert t["A"] == 18


def test_rescue_answers_cooties_and_choke() -> None:
    """LM-AID-11, LM-RUL-16"""
    t = table("A: firstaid | B:", points={"A": 1}, cooties="A").rest()
    assert t["A"] == 2
    t = table("A: | B: firstaid", points={"B": 1}, choke={"B": "A"}).rest()
    assert t["B"] == 2


def test_freedom_against_grab_choke_headlock_wedgy_and_time_out() -> None:
    """LM-FREED-01, LM-FREED-02, LM-FREED-03, LM-FREED-04, LM-FREED-07, LM-WEDG-06,
    LM-CHOKE-02, LM-HEAD-02, LM-TIME-02
    """
    t = table("A: grab kick4 | B: freedom")
    t.tell("A: grab B", "B: freedom")
    assert "A Follow" not in t.heard()
    for card in ("choke", "headlock", "wedgy"):
        t = table(f"A: grab {card} | B: freedom | C: freedom")
        t.tell("A: grab B", f"A: {card}").to("B Defend")
        assert t.offers() == ["B: freedom", "B: pass"]
        t.tell("B: freedom").rest()
        assert t["B"] == 15 and t.seen["choke"] == t.seen["headlock"] == t.seen["wedgy"] == {} and t.binned(card) == 1
    t = table("A: timeout | B: freedom | C: freedom")
    t.tell("A: timeout B", "B: freedom").rest()
    assert t.seen["timeout"] == {} and t.turn == "B"


def test_freedom_later_is_the_action_and_removes_one_wedgy() -> None:
    """LM-FREED-05, LM-FREED-06, LM-WEDG-07, LM-RUL-99"""
    t = table("A: freedom | B: humiliation", wedgy={"A": 2})
    t.tell("A: freedom").rest()
    assert t.seen["wedgy"] == {"A": 1} and t.turn == "B"
    t = table("A: freedom | B: humiliation", wedgy={"A": 2})
    t.tell("A: freedom", "B: humiliation").rest()
    assert t.seen["wedgy"] == {"A": 2} and t.binned("freedom") == 1
    t = table("A: freedom | B:")
    assert t.why("A: freedom") == "LM-FREED-05"
    t = table("A: freedom | B:", wedgy={"A": 1}, choke={"A": "B"})
    t.tell("A: freedom").rest()
    assert t.seen["wedgy"] == {"A": 1} and t.seen["choke"] == {}


def test_disarm_is_for_the_four_weapons() -> None:
    """LM-DISARM-01, LM-DISARM-03, LM-NUTS-04"""
    for card in ("kick4", "nuts", "stomp"):
        t = table(f"A: {card} | B: disarm")
        t.tell(f"A: {card} B").to("B Defend")
        assert t.offers() == ["B: pass"]
    assert t.why("B: disarm") == "LM-DEF-01"


# ----------------------------------------------------------------------------------------------------------- Faster


def test_faster_goes_with_a_dodge_or_a_block_for_the_whole_turn() -> None:
    """LM-FAST-01, LM-FAST-02, LM-FAST-07, LM-FAST-10, LM-TANT-04"""
    t = table("A: tantrum | B: faster")
    t.tell("A: tantrum B").to("B Defend")
    assert t.offers() == ["B: pass"]
    for card in ("block", "dodge"):
        t = table(f"A: tantrum | B: faster {card}")
        t.tell("A: tantrum B", f"B: faster {card}").rest()
        assert t["B"] == 15
        assert t.seen["faster"] == []


def test_copies_serve_every_attack_of_the_turn_if_one_likes() -> None:
    """LM-FAST-02, LM-FAST-07, LM-HIP-06, LM-HIP-03"""
    t = table("A: hippie kick4 | B: faster dodge | C: kick4 | D: kick4")
    t.tell("A: hippie B", "A: kick4", "B: faster dodge", "C: kick4").to("B Defend")
    assert t.may("B: copy dodge") and t.may("B: pass")
    t.tell("B: copy dodge", "D: kick4", "B: pass").rest()
    assert t["B"] == 11


def test_copied_blocks_open_slots_for_both_sides() -> None:
    """LM-FAST-03, LM-FAST-04, LM-FAST-06, LM-TANT-05, LM-HIP-07, LM-RUL-54"""
    t = table("A: tantrum grab kick4 | B: faster block grab hook")
    t.tell("A: tantrum B", "B: faster block", "B: grab", "B: hook", "A: grab", "A: kick4").rest()
    assert t.points == [13, 11]


def test_a_humiliation_ends_faster() -> None:
    """LM-FAST-08, LM-FAST-11, LM-RUL-54"""
    t = table("A: hippie kick4 | B: faster dodge | C: kick4 | D: humiliation kick4")
    t.tell("A: hippie B", "A: kick4", "B: faster dodge", "C: kick4", "B: copy dodge", "D: humiliation", "D: kick4")
    t.to("D HippieBlow")
    assert t.seen["faster"] == []
    t.rest()
    assert t["B"] == 7


def test_copies_are_no_better_than_the_card() -> None:
    """LM-FAST-09"""
    t = table("A: hippie kick4 | B: faster block | C: chunk")
    t.tell("A: hippie B", "A: kick4", "B: faster block", "C: chunk").to("B Defend")
    assert not t.may("B: copy block")
    t = table("A: hippie kick4 grab | B: faster dodge block | C: kick2 grab hook | D:")
    t.tell("A: hippie B", "A: kick4", "B: faster dodge", "C: kick2", "B: block", "C: grab").to("B Defend")
    assert t.may("B: copy dodge")


# ------------------------------------------------------------------------------------------------------------- Hide


def test_hiding() -> None:
    """LM-HIDE-01..06, LM-HIDE-08, LM-HIDE-10, LM-RUL-41, LM-RUL-43"""
    t = table("A: hide firstaid kick4 humiliation | B: humiliation kick4 hippie | C: kick4", points={"A": 9})
    t.tell("A: hide", "B: pass", "A: firstaid", "A: kick4 done")
    assert not [x for x in t.heard() if "Interrupt" in x]
    assert t["A"] == 11 and t.hand("A") == "humiliation" and t.size("A") == 5
    t.tell("B: kick4 C")
    assert "A Interrupt" not in t.heard()
    t = table("A: hide kick4 | B: hippie kick4 | C: kick4")
    t.tell("A: hide").rest()
    t.tell("B: hippie C")
    assert "A HippieBlow" not in t.heard()


def test_hide_can_be_humiliated_as_it_is_played() -> None:
    """LM-HIDE-07"""
    t = table("A: hide | B: humiliation kick4")
    t.tell("A: hide", "B: humiliation", "B: kick4").rest()
    assert t["A"] == 11 and t.seen["hidden"] == [] and t.turn == "B"


def test_hiding_lets_go() -> None:
    """LM-HIDE-09, LM-RUL-97, LM-HEAD-16"""
    for hold in ("choke", "headlock"):
        t = table("A: hide | B: | C:", **{hold: {"B": "A"}})
        t.tell("A: hide").rest()
        assert t.seen[hold] == {}


def test_a_hidden_player_can_be_abandoned_and_nothing_else() -> None:
    """LM-HIDE-11, LM-RUL-97, LM-ABAN-05, LM-TIME-11"""
    t = table("A: | B: kick4 grab abandonment timeout hippie | C:", hidden=["A"], turn="B")
    assert t.may("B: abandonment A")
    for card in ("kick4", "grab", "timeout", "hippie"):
        assert not t.may(f"B: {card} A") and t.may(f"B: {card} C")


# --------------------------------------------------------------------------------------------------------- Backlash


def test_backlash_turns_everything_at_the_end() -> None:
    """LM-BACK-01, LM-BACK-02, LM-BACK-03, LM-BACK-08, LM-RUL-64, LM-RUL-61, LM-BIG-04"""
    t = table("A: uppercut2 kick4 block dodge | B: backlash")
    t.tell("A: uppercut2 B").to("B Defend")
    assert t.why("B: backlash") == "LM-BACK-03"
    t.tell("A: kick4", "B: backlash")
    assert "A Defend" not in t.heard()
    assert t.points == [5, 15]
    t = table("A: bigcombo | B: backlash")
    t.tell("A: bigcombo B", "B: backlash").rest()
    assert t.points == [9, 15]


@pytest.mark.parametrize("card", ["choke", "headlock", "cooties", "wedgy", "kick4", "knife"])
def test_what_cannot_be_turned_after_a_grab(card: str) -> None:
    """LM-BACK-04, LM-BACK-06, LM-CHOKE-11, LM-HEAD-12, LM-RUL-62, LM-GRAB-12"""
    t = table(f"A: grab {card} | B: backlash")
    t.tell("A: grab B", f"A: {card}")
    assert "B Backlash" not in t.heard()


@pytest.mark.parametrize(
    ("card", "loss"),
    [
        ("kick4", 4),
        ("knife", 3),
        ("chunk", 3),
        ("bigcombo", 6),
        ("twofer", 6),
        ("tantrum", 5),
        ("nuts", 3),
        ("stomp", 1),
        ("poke", 1),
        ("uppercut2", 6),
    ],
)
def test_what_can_be_turned(card: str, loss: int) -> None:
    """LM-BACK-05, LM-STOMP-05, LM-POKE-02, LM-UPP-03, LM-NUTS-02, LM-TWO-03, LM-TANT-03,
    LM-STOMP-01, LM-UPP-01, LM-NUTS-01, LM-POKE-03
    """
    t = table(f"A: {card} | B: backlash")
    t.tell(f"A: {card} B", "B: backlash").rest()
    assert t.points == [15 - loss, 15]
    t = table(f"A: {card} | B: humiliation")
    t.tell(f"A: {card} B", "B: humiliation").rest()
    assert t.points == [15, 15]


def test_turned_and_turned_again() -> None:
    """LM-BACK-07, LM-BACK-13"""
    t = table("A: kick4 backlash | B: backlash")
    t.tell("A: kick4 B", "B: backlash", "A: backlash").rest()
    assert t.points == [15, 11]
    t = table("A: kick4 humiliation | B: backlash")
    t.tell("A: kick4 B", "B: backlash", "A: humiliation").rest()
    assert t.points == [15, 11]


def test_backlash_on_a_split_two_fer() -> None:
    """LM-BACK-09, LM-BACK-10, LM-RUL-58, LM-TWO-03, LM-STOMP-10, LM-RUL-88, LM-MATH-06"""
    t = table("A: twofer | B: | C: backlash")
    t.tell("A: twofer B C", "C: backlash").rest()
    assert t.points == [9, 15, 15]
    t = table("A: twofer | B: dodge | C: backlash")
    t.tell("A: twofer B C", "B: dodge", "C: backlash").rest()
    assert t.points == [12, 15, 15]
    t = table("A: twofer | B: | C: backlash", stomped=["A"])
    t.tell("A: twofer B C", "C: backlash").rest()
    assert t.points == [12, 15, 15]


def test_turned_damage_keeps_the_attackers_modifiers_and_riders() -> None:
    """LM-BACK-11, LM-BACK-12, LM-RUL-65, LM-RUL-63, LM-POKE-11, LM-RUL-85"""
    t = table("A: bigcombo weird | B: backlash", wedgy={"A": 1, "B": 3})
    t.tell("A: bigcombo B weird", "B: backlash").rest()
    assert t.points == [8, 15]
    t = table("A: stomp | B: backlash")
    t.tell("A: stomp B", "B: backlash").rest()
    assert t.seen["stomped"] == ["A"]
    t = table("A: stomp | B: backlash", {"backlash_riders": False})
    t.tell("A: stomp B", "B: backlash").rest()
    assert t.seen["stomped"] == []
    t = table("A: poke | B: backlash kick4 | C:")
    t.tell("A: poke B", "B: backlash").rest()
    assert t.seen["poked"] == ["A"] and t.turn == "B"


# ---------------------------------------------------------------------------------------- Big Combo, 2-Fer, Tantrum


@pytest.mark.parametrize(
    ("answer", "loss"),
    [("", 6), ("block", 3), ("dodge", 3), ("block block", 0), ("dodge block", 0), ("dodge dodge", 0)],
)
def test_big_combo(answer: str, loss: int) -> None:
    """LM-BIG-01, LM-BIG-02, LM-BIG-03, LM-RUL-56"""
    t = table("A: bigcombo | B: block*2 dodge*2")
    t.tell("A: bigcombo B", *([f"B: {answer}"] if answer else [])).rest()
    assert t["B"] == 15 - loss


def test_one_humiliation_for_all_of_it() -> None:
    """LM-BIG-04, LM-TWO-03, LM-TWO-05, LM-TANT-03, LM-RUL-57"""
    for card in ("bigcombo", "twofer", "tantrum"):
        t = table(f"A: {card} | B: humiliation")
        t.tell(f"A: {card} B", "B: humiliation").rest()
        assert t["B"] == 15
    for who in "BCD":
        t = table("A: twofer | B: humiliation | C: humiliation | D: humiliation")
        t.tell("A: twofer B C", f"{who}: humiliation").rest()
        assert t.points == [15] * 4


def test_two_fer_on_one_or_on_two() -> None:
    """LM-TWO-01, LM-TWO-02, LM-TWO-04, LM-TWO-06"""
    t = table("A: twofer | B: | C:")
    t.tell("A: twofer B done").rest()
    assert t.points == [15, 9, 15]
    t = table("A: twofer | B: block | C: block grab kick4")
    t.tell("A: twofer C B")
    assert [x for x in t.heard() if "Defend" in x] == ["C Defend", "B Defend"]
    assert t.points == [15, 12, 12]
    t = table("A: twofer | B: block | C: block grab kick4")
    t.tell("A: twofer B C", "B: block", "C: block", "C: grab", "C: kick4").rest()
    assert t.points == [11, 15, 15]


@pytest.mark.parametrize("stopped", range(5))
def test_tantrum(stopped: int) -> None:
    """LM-TANT-01, LM-TANT-02, LM-TANT-06, LM-RUL-56"""
    t = table(f"A: tantrum | B: dodge*{max(1, stopped)}")
    t.tell("A: tantrum B", *([f"B: {' '.join(['dodge'] * stopped)}"] if stopped else [])).rest()
    assert t["B"] == 10 + stopped
