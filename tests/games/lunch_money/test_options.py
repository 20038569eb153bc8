"""Where table options reach further than their sentence, and where two of them meet."""

from __future__ import annotations

from tests.games.lunch_money.told import Told, table


def offered(t: Told) -> set[str]:
    """What may be answered now."""
    return {x.split(": ")[1] for x in t.offers()}


def test_the_blow_on_top_of_a_poke() -> None:
    """LM-POKE-06, LM-RUL-82, LM-RUL-81, LM-ATK-03  Any card that opens an attack of one's own, where it may be aimed at all."""
    hands = "A: poke | B: tantrum hippie hide knife grab | C: freedom block dodge humiliation | D:"
    on_top = {"poke_second_bonus": True}
    t = table(hands, on_top).tell("A: poke C").to("B PokeBlow")
    assert offered(t) == {"tantrum", "knife", "grab", "pass"} and t.why("B: hippie") == "LM-POKE-06"
    t = table(hands, {**on_top, "poke_second": "basic_or_weapon"}).tell("A: poke C").to("B PokeBlow")
    assert offered(t) == {"knife", "pass"} and t.why("B: tantrum") == "LM-FREE-08"
    t = table(hands, on_top, headlock={"C": "D"}, poked=["C"], turn="B").to("B PokeBlow")
    assert offered(t) == {"knife", "pass"} and t.why("B: tantrum") == "LM-ATK-03"
    t = table("A: poke | B: grab choke wedgy | C: freedom*2 dodge humiliation | D:", on_top)
    t.tell("A: poke C").to("B PokeBlow").tell("B: grab").to("B Follow").tell("B: choke")
    assert [x for x in t.heard() if x.startswith("C ")] == [] and t.seen["choke"] == {"C": "B"}
    t = table("A: poke | B: grab spank weird | C: | D:", {**on_top, "combo_declaration": "upfront"})
    t.tell("A: poke C").to("B PokeBlow")
    assert t.may("B: grab spank weird") and not t.may("B: grab weird")
    t.tell("B: grab spank weird").rest()
    assert t["C"] == 10 and t.turn == "B"


def test_who_gets_no_blow_on_top_of_a_poke_and_what_it_leaves_open() -> None:
    """LM-RUL-67, LM-RUL-82, LM-RUL-83, LM-HEAD-15"""
    both = {"poke_second_bonus": True, "choke_holder_turn": "no_attack"}
    t = table("A: | B: kick4 | C: | D:", both, choke={"D": "B"}, poked=["C"], turn="B")
    assert t.heard() == [] and t.turn == "B"
    two = {"poke_second_bonus": True, "poke_scope": "two_attacks"}
    t = table("A: | B: kick4 hook | C: block | D:", two, poked=["C"], turn="B").to("B PokeBlow")
    assert "C Defend" not in t.tell("B: kick4").heard() and t["C"] == 11
    assert "C Defend" in t.tell("B: hook C").heard()  # that is a third attack
    t = table("A: | B: grab | C: | D:", {"poke_second_bonus": True}, headlock={"D": "B"}, poked=["C"], turn="B")
    t.to("B PokeBlow").tell("B: grab")
    assert t.seen["headlock"] == {}


def test_a_grab_off_a_blocked_friend_is_one_attack_too_many_for_a_poke() -> None:
    """LM-RUL-83, LM-RUL-94"""
    options = {"poke_scope": "two_attacks", "imaginary_attacker_grab": True}
    t = table("A: | B: kick4 imaginary kick2 grab | C: block dodge | D:", options, poked=["C"], turn="B")
    t.tell("B: kick4 C", "B: imaginary kick2 C", "C: block", "B: grab", "C: dodge").rest()
    assert t["C"] == 11
