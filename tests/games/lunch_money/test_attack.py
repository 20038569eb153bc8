"""Attack, defence, counter-attack, free attacks, combos, Basics, Roundhouse, Weapons."""

from __future__ import annotations

import pytest

from dispetto.games.lunch_money.rules.pieces import CARDS, NAMES, what_answers
from tests.games.lunch_money.told import table

BASICS = {c.name: c.damage for c in CARDS if c.colour == 0}
PRINTED = {
    "elbow": 2,
    "hailmary": 7,
    "headbutt": 3,
    "hook": 2,
    "jab": 1,
    "kick2": 2,
    "kick4": 4,
    "pimpslap": 2,
    "uppercut": 3,
    "roundhouse": 4,
    "backfist": 3,
    "beatdown": 4,
    "evileye": 1,
    "snipe": 2,
    "pins": 2,
    "platecleaner": 3,
}


@pytest.mark.parametrize("card", PRINTED)
def test_a_basic_takes_its_number(card: str) -> None:
    """LM-TYPE-05, LM-BAS-01, LM-BAS-02, LM-ATK-01, LM-ATK-05"""
    t = table(f"A: {card} | B:")
    t.tell(f"A: {card} B").rest()
    assert t["B"] == 15 - PRINTED[card]
    assert [NAMES[c] for c in what_answers(NAMES.index(card))] == ["block", "dodge", "backlash", "humiliation"]


@pytest.mark.parametrize("answer", ["block", "dodge", "backlash"])
def test_what_stops_a_basic(answer: str) -> None:
    """LM-BAS-02, LM-DEF-01, LM-DEF-02, LM-DODGE-01, LM-BLOCK-01, LM-BACK-05"""
    t = table(f"A: kick4 | B: {answer}")
    t.tell("A: kick4 B", f"B: {answer}").rest()
    assert t.points == ([11, 15] if answer == "backlash" else [15, 15])


@pytest.mark.parametrize(
    "card", ["bigcombo", "twofer", "tantrum", "nuts", "stomp", "poke", "uppercut2", "grab", "hippie"]
)
def test_specials_that_open(card: str) -> None:
    """LM-ATK-01"""
    assert table(f"A: {card} | B:").may(f"A: {card} B")


@pytest.mark.parametrize(
    "card",
    [
        "choke",
        "headlock",
        "powerplay",
        "spank",
        "wedgy",
        "cooties",
        "humiliation",
        "weird",
        "imaginary",
        "block",
        "dodge",
        "disarm",
        "freedom",
        "faster",
        "backlash",
    ],
)
def test_cards_that_do_not_open(card: str) -> None:
    """LM-ATK-01, LM-TURN-14, LM-HUM-15, LM-RUL-28, LM-GRAB-05, LM-COOT-01,
    LM-HEAD-01, LM-SPANK-01, LM-POW-01, LM-WEDG-01
    """
    t = table(f"A: {card} | B:")
    assert not t.may(f"A: {card}") and t.why(f"A: {card}").startswith("LM-")


def test_who_can_be_named() -> None:
    """LM-ATK-03, LM-CHOKE-09, LM-HEAD-11, LM-RUL-68, LM-GRAB-13, LM-TIME-07, LM-HIDE-03"""
    at = {"choke": {"B": "C"}, "headlock": {"D": "E"}}
    t = table("A: kick4 knife stomp grab | B: | C: | D: | E: | F:", **at, hidden=["F"])
    for who, basic, special in (("B", 1, 0), ("C", 1, 0), ("D", 1, 0), ("E", 1, 1), ("F", 0, 0)):
        assert t.may(f"A: kick4 {who}") == bool(basic) and t.may(f"A: knife {who}") == bool(basic)
        assert t.may(f"A: stomp {who}") == bool(special) and t.may(f"A: grab {who}") == bool(special)


def test_the_window_comes_before_the_defence() -> None:
    """LM-ATK-04, LM-ATK-06, LM-RUL-21, LM-RUL-61"""
    t = table("A: kick4 humiliation | B: humiliation block | C: humiliation")
    t.tell("A: kick4 B")
    assert t.heard()[:4] == ["B Interrupt", "C Interrupt", "B Defend", "B Backlash"]


def test_the_order_inside_an_attack() -> None:
    """LM-ATK-06, LM-RUL-52, LM-CTR-07, LM-RUL-31
    Damage, then the weapon back, then Humiliation's blow, then the counter.
    """
    t = table("A: bigcombo humiliation kick2 | B: block dodge grab hook humiliation | C: ")
    t.tell("A: bigcombo B", "B: block", "A: humiliation", "B: humiliation").to("B Free")
    assert t["B"] == 12
    t.tell("B: hook", "B: grab").rest()
    assert t["A"] == 13


def test_all_blocks_and_dodges_are_one_declaration_no_more_than_hits() -> None:
    """LM-DEF-02, LM-DEF-03, LM-DEF-04, LM-RUL-24, LM-RUL-22, LM-HUM-23"""
    t = table("A: kick4 | B: block*2 dodge")
    t.tell("A: kick4 B").to("B Defend")
    assert not t.may("B: block block") and t.may("B: block")
    t = table("A: bigcombo | B: block*3")
    t.tell("A: bigcombo B").to("B Defend")
    assert t.may("B: block block") and not t.may("B: block block block")


def test_a_humiliated_defence_is_the_last() -> None:
    """LM-DEF-05, LM-DEF-06, LM-RUL-23, LM-DODGE-04, LM-BLOCK-04"""
    for card in ("dodge", "block"):
        t = table(f"A: kick4 humiliation | B: {card} block dodge backlash")
        t.tell("A: kick4 B", f"B: {card}", "A: humiliation")
        assert not {"B Defend", "B Backlash"} & set(t.heard())
        assert t["B"] == 11


def test_no_defence_against_a_free_attack() -> None:
    """LM-DEF-07, LM-FREE-02, LM-DODGE-02, LM-BLOCK-02, LM-DISARM-04, LM-RUL-49, LM-HUM-02"""
    t = table("A: kick4 | B: humiliation knife | C:")
    t.tell("A: kick4 B", "B: humiliation", "B: knife")
    assert not {"A Defend", "A Backlash", "A Interrupt"} & set(t.heard())
    assert t["A"] == 12


def test_a_defenceless_player_is_not_asked() -> None:
    """LM-DEF-08, LM-HUM-25, LM-RUL-42, LM-CHOKE-08, LM-HEAD-06"""
    t = table("A: kick4 | B: block humiliation | C: ", headlock={"B": "C"})
    t.tell("A: kick4 B")
    assert not [x for x in t.heard() if x.startswith("B ")]
    assert t["B"] == 11


def test_a_defenceless_player_may_heckle_elsewhere() -> None:
    """LM-HUM-25, LM-RUL-42, LM-HUM-26  and gets no free attack while held."""
    t = table("A: kick4 | B: humiliation kick4 | C: | D:", headlock={"B": "D"})
    t.tell("A: kick4 C", "B: humiliation")
    assert "B Free" not in t.heard()
    assert t["C"] == 15


def test_only_the_attacked_player_defends() -> None:
    """LM-DEF-09"""
    t = table("A: kick4 | B: | C: block dodge")
    t.tell("A: kick4 B")
    assert not {"C Defend", "C Backlash"} & set(t.heard())


def test_a_block_opens_a_slot_for_the_blocker_then_the_attacker() -> None:
    """LM-CTR-01, LM-CTR-02, LM-CTR-03, LM-CTR-04, LM-CTR-09, LM-RUL-53, LM-GRAB-07, LM-GRAB-08, LM-BLOCK-03"""
    t = table("A: kick4 grab | B: block grab | C:")
    t.tell("A: kick4 B", "B: block")
    heard = [x for x in t.heard() if "Counter" in x]
    assert heard == ["B CounterGrab", "A CounterGrab"] and t.points == [15] * 3


@pytest.mark.parametrize("answer", ["dodge", "disarm", "backlash"])
def test_other_answers_open_none(answer: str) -> None:
    """LM-CTR-10, LM-DODGE-03"""
    t = table(f"A: knife grab | B: {answer} grab")
    t.tell("A: knife B", f"B: {answer}")
    assert not [x for x in t.heard() if "Counter" in x]


def test_a_block_that_stops_nothing_is_no_block() -> None:
    """LM-CTR-05, LM-RUL-55, LM-CHUNK-02, LM-CHUNK-03, LM-GRAB-04"""
    t = table("A: chunk grab | B: block disarm dodge")
    t.tell("A: chunk B").to("B Defend")
    assert t.offers() == ["B: dodge", "B: pass"]
    assert (t.why("B: block"), t.why("B: disarm")) == ("LM-CHUNK-02", "LM-CHUNK-03")
    t = table("A: grab | B: block freedom")
    t.tell("A: grab B").to("B Defend")
    assert t.offers() == ["B: freedom", "B: pass"] and t.why("B: block") == "LM-GRAB-04"


def test_as_many_slots_as_blocks_each_spent_when_used() -> None:
    """LM-CTR-06, LM-CTR-08, LM-BIG-05, LM-FAST-06"""
    t = table("A: bigcombo dodge | B: block*2 grab*2 hook")
    t.tell("A: bigcombo B", "B: block block", "B: grab", "A: dodge", "B: grab", "B: hook").rest()
    assert t["A"] == 13


def test_humiliation_on_the_block_or_on_the_grab_after_it() -> None:
    """LM-CTR-11, LM-CTR-12, LM-CTR-13, LM-HUM-09, LM-HUM-10, LM-HUM-11"""
    t = table("A: kick4 humiliation hook | B: block grab powerplay")
    t.tell("A: kick4 B", "B: block", "A: humiliation", "A: hook").rest()
    assert t["B"] == 9 and "grab" in t.hand("B")
    t = table("A: kick4 humiliation hook | B: block grab powerplay")
    t.tell("A: kick4 B", "B: block", "B: grab", "A: humiliation", "A: hook").rest()
    assert t["B"] == 13 and t.hand("B") == "powerplay"


def test_a_free_attack_may_be_declined_and_answered_by_third_players_only() -> None:
    """LM-FREE-03, LM-FREE-04, LM-FREE-05, LM-RUL-32, LM-RUL-36, LM-HUM-03"""
    t = table("A: kick4 humiliation | B: humiliation*2 kick4 | C: humiliation")
    t.tell("A: kick4 B", "B: humiliation").to("B Free")
    assert t.may("B: pass")
    t.tell("B: kick4").to("C Interrupt")
    t.tell("C: humiliation")
    assert "A Defend" not in t.heard()
    assert t["A"] == 15


def test_free_attack_kills_and_is_rescued() -> None:
    """LM-FREE-06, LM-RUL-35, LM-AID-12, LM-RUL-16"""
    t = table("A: kick4 firstaid | B: humiliation hook", points={"A": 2})
    t.tell("A: kick4 B", "B: humiliation", "B: hook", "A: firstaid").rest()
    assert t["A"] == 2


def test_a_free_roundhouse_does_not_pass_on() -> None:
    """LM-FREE-07, LM-RUL-47"""
    t = table("A: kick4 dodge | B: humiliation roundhouse | C: | D:")
    t.tell("A: kick4 B", "B: humiliation", "B: roundhouse").rest()
    assert t.points == [11, 15, 15, 15]


def test_specials_are_no_free_blow() -> None:
    """LM-FREE-08, LM-RUL-32, LM-RUL-51, LM-FREE-01"""
    t = table("A: kick4 | B: humiliation nuts stomp knife kick4")
    t.tell("A: kick4 B", "B: humiliation").to("B Free")
    assert t.offers() == ["B: kick4", "B: knife", "B: pass"] and t.why("B: nuts") == "LM-FREE-08"


def test_a_combo_is_one_sum_and_one_packet() -> None:
    """LM-COMBO-01, LM-COMBO-02, LM-TYPE-06, LM-RUL-18, LM-ELIM-02"""
    t = table("A: grab powerplay kick4 | B: firstaid*4", points={"B": 7})
    t.tell("A: grab B", "A: powerplay", "A: kick4")
    assert t.heard().count("B Rescue") == 1
    assert t["B"] == 2


def test_zero_damage_lands_and_never_heals() -> None:
    """LM-TYPE-07, LM-TYPE-08, LM-RUL-17"""
    t = table("A: stomp | B:", stomped=["A"], wedgy={"A": 3})
    t.tell("A: stomp B").rest()
    assert t["B"] == 15 and t.seen["stomped"] == ["B"]


# ------------------------------------------------------------------------------------------------------ Roundhouse


@pytest.mark.parametrize("card", ["roundhouse", "backfist"])
def test_a_dodged_roundhouse_goes_on_the_way_its_player_likes(card: str) -> None:
    """LM-RH-01, LM-RH-02, LM-RH-03, LM-RH-04, LM-RH-05, LM-RH-11, LM-RUL-45"""
    for way, hit in (("left", "D"), ("right", "B")):
        t = table(f"A: {card} | B: | C: dodge | D: | E: dodge")
        t.tell(f"A: {card} C", "C: dodge", f"A: {way}").rest()
        assert t[hit] < 15 and sum(p < 15 for p in t.points) == 1
    t = table(f"A: {card} | B: dodge | C: dodge humiliation | D: dodge")
    t.tell(f"A: {card} B", "B: dodge", "C: dodge", "D: dodge").rest()
    assert t.points == [15] * 4
    t = table(f"A: {card} | B: dodge | C: humiliation | D: ")
    t.tell(f"A: {card} B", "B: dodge")
    assert t.heard().count("C Interrupt") >= 1


def test_a_block_backlash_or_humiliation_ends_it_there() -> None:
    """LM-RH-06, LM-RH-07"""
    t = table("A: roundhouse | B: dodge | C: block grab hook | D:")
    t.tell("A: roundhouse B", "B: dodge", "C: block", "C: grab", "C: hook").rest()
    assert t.points == [13, 15, 15, 15]
    t = table("A: roundhouse | B: dodge | C: backlash | D:")
    t.tell("A: roundhouse B", "B: dodge", "C: backlash").rest()
    assert t.points == [11, 15, 15, 15]
    t = table("A: roundhouse | B: dodge | C: humiliation | D:")
    t.tell("A: roundhouse B", "B: dodge", "C: pass", "C: humiliation").rest()
    assert t.points == [15, 15, 15, 15]


def test_it_steps_over_those_out_of_reach_and_asks_only_for_sides_there_are() -> None:
    """LM-RH-08, LM-RH-09, LM-RH-10, LM-RUL-46"""
    t = table("A: roundhouse | B: dodge | C: | D: | E:", hidden=["C"], timeout={"D": "B"})
    t.tell("A: roundhouse B", "B: dodge")
    assert "A PassOn" not in t.heard()
    assert t.points == [15, 15, 15, 15, 11]
    t = table("A: roundhouse | B: dodge")
    t.tell("A: roundhouse B", "B: dodge").rest()
    assert t.points == [15, 15]


def test_thrown_from_a_choke_it_steps_over_the_choker() -> None:
    """LM-RH-12, LM-RULB-03, LM-MATH-03"""
    t = table("A: roundhouse | B: dodge | C: | D:", choke={"A": "C"})
    t.tell("A: roundhouse B", "B: dodge").rest()
    assert t.points == [15, 15, 15, 13]


# --------------------------------------------------------------------------------------------------------- Weapons


@pytest.mark.parametrize("card", ["knife", "chain", "pipe", "hammer"])
def test_a_weapon_takes_three_and_comes_back_known(card: str) -> None:
    """LM-WPN-01, LM-WPN-02, LM-WPN-03, LM-WPN-05, LM-WPN-07, LM-WPN-08, LM-RUL-48"""
    t = table(f"A: {card} | B: block dodge disarm")
    t.tell(f"A: {card} B").to("B Defend")
    assert t.hand("A") == "" and t.binned(card) == 0
    assert {x.split(": ")[1] for x in t.offers()} == {"block", "dodge", "disarm", "pass"}
    t.rest()
    assert t["B"] == 12 and t.hand("A") == card and t.seen["known"]["A"] == [card]
    for answer, by in (("humiliation", "B"), ("backlash", "B"), ("block", "B")):
        t = table(f"A: {card} | B: {answer}")
        t.tell(f"A: {card} B", f"{by}: {answer}").rest()
        assert t.hand("A") == card


def test_disarm_takes_it_away_unless_humiliated() -> None:
    """LM-WPN-04, LM-DISARM-01, LM-DISARM-02, LM-DISARM-05"""
    t = table("A: knife | B: disarm")
    t.tell("A: knife B", "B: disarm").rest()
    assert t["B"] == 15 and t.hand("A") == "" and t.binned("knife") == 1
    t = table("A: knife humiliation | B: disarm")
    t.tell("A: knife B", "B: disarm", "A: humiliation").rest()
    assert t["B"] == 12 and t.hand("A") == "knife"


def test_the_same_weapon_again_in_one_turn() -> None:
    """LM-WPN-06, LM-HUM-21, LM-RUL-34"""
    t = table("A: knife humiliation | B: block")
    t.tell("A: knife B", "B: block", "A: humiliation", "A: knife").rest()
    assert t["B"] == 9
    t = table("A: knife humiliation | B: block", {"weapon_reuse": False})
    t.tell("A: knife B", "B: block", "A: humiliation").to("A Free")
    assert not t.may("A: knife") and t.why("A: knife") == "LM-RUL-34"


def test_a_chunk_is_a_weapon_that_only_a_dodge_stops() -> None:
    """LM-CHUNK-01, LM-CHUNK-04"""
    t = table("A: chunk | B: dodge")
    t.tell("A: chunk B", "B: dodge").rest()
    assert t["B"] == 15 and t.hand("A") == "chunk"
    t = table("A: chunk | B: backlash")
    t.tell("A: chunk B", "B: backlash").rest()
    assert t.points == [12, 15]


def test_grab_and_disarm_strip_a_known_chunk_in_the_own_turn() -> None:
    """LM-CHUNK-05, LM-CHUNK-06, LM-CHUNK-07, LM-GRAB-09, LM-RUL-50"""
    t = table("A: grab disarm | B: chunk", known={"B": ["chunk"]})
    t.tell("A: grab B", "A: disarm").rest()
    assert t.binned("chunk") == 1
    t = table("A: grab disarm | B: chunk")
    t.tell("A: grab B").to("A Follow")
    assert t.why("A: disarm") == "LM-CHUNK-06"
    t = table("A: grab disarm | B: chunk", {"disarm_needs_known_chunk": False})
    t.tell("A: grab B", "A: disarm").rest()
    assert t.binned("chunk") == 1
    t = table("A: grab disarm | B: chunk humiliation kick4", known={"B": ["chunk"]})
    t.tell("A: grab B", "A: disarm", "B: humiliation").rest()
    assert t.binned("chunk") == 0
    t = table("A: chunk | B: block grab disarm", known={"A": ["chunk"]})
    t.tell("A: pass").rest()
    t = table("A: hook chunk | B: block grab disarm", known={"A": ["chunk"]})
    t.tell("A: hook B", "B: block", "B: grab").to("B Follow")
    assert t.why("B: disarm") == "LM-CHUNK-05"


def test_every_card_can_say_what_answers_it() -> None:
    """LM-CHUNK-04, LM-WPN-02, LM-GRAB-03, LM-BACK-13, LM-HUM-13, LM-TIME-02, LM-WEDG-05, LM-COOT-11, LM-ABAN-03"""
    listed = {NAMES[k]: [NAMES[c] for c in what_answers(k)] for k in range(len(NAMES))}
    assert listed["chunk"] == ["dodge", "backlash", "humiliation"]
    assert listed["knife"] == ["block", "dodge", "disarm", "backlash", "humiliation"]
    assert listed["grab"] == ["dodge", "freedom", "humiliation"]
    assert listed["backlash"] == ["backlash", "humiliation"] and listed["humiliation"] == ["humiliation"]
    assert listed["timeout"] == listed["wedgy"] == ["freedom"]
    assert listed["cooties"] == listed["abandonment"] == []
    assert listed["choke"] == listed["headlock"] == ["freedom", "humiliation"]
    assert listed["powerplay"] == listed["spank"] == ["backlash", "humiliation"]


def test_a_blow_turned_twice_may_be_turned_a_third_time() -> None:
    """LM-BACK-07, LM-BACK-13  The other side is asked again each time."""
    t = table("A: kick4 backlash | B: backlash backlash")
    t.tell("A: kick4 B", "B: backlash", "A: backlash").to("B Backlash").tell("B: backlash").rest()
    assert t.points == [11, 15]


def test_of_two_targets_the_one_who_turned_it_may_turn_it_again() -> None:
    """LM-BACK-07, LM-BACK-09  The third Backlash is between the same two, whoever was named first."""
    t = table("A: twofer backlash | B: backlash | C: backlash backlash")
    t.tell("A: twofer B C").to("B Backlash").tell("B: pass", "C: backlash", "A: backlash").to("C Backlash")
    t.tell("C: backlash").rest()
    assert t.points == [9, 15, 15]


def test_weird_goes_with_the_first_of_two_targets() -> None:
    """LM-TWO-01, LM-WEIRD-07"""
    t = table("A: twofer weird | B: | C:")
    t.tell("A: twofer B C weird").rest()
    assert t.points == [15, 10, 12]
