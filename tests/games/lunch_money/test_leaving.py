"""Somebody gets up in the middle of something (LM-ELIM-08):
what was asked of, about or because of that player is dropped.
"""

from __future__ import annotations

from dispetto.core.engine.table import asked
from tests.games.lunch_money.told import GAME, Told, table


def round_of(t: Told) -> str:
    """Who is asked now, and after."""
    ask = asked(t.s)
    assert ask is not None
    return f"{type(ask).__name__} {''.join(t.names[seat] for seat in ask.party(t.s))}"


def test_a_bystander_who_leaves_stops_no_blow() -> None:
    """LM-ELIM-08"""
    t = table("A: kick4 | B: block | C:").tell("A: kick4 B").to("B Defend")
    t.tell("C: leaves", "B: pass").rest()
    assert (t["A"], t["B"]) == (15, 11)


def test_the_others_are_asked_on_behind_a_leaver_and_nobody_twice() -> None:
    """LM-ELIM-08, LM-RUL-21"""
    t = table("A: kick4 | B: | C: | D:").tell("A: kick4 B")
    assert round_of(t) == "Interrupt BCD"
    t.tell("B: pass", "C: leaves")
    assert round_of(t) == "Interrupt D"
    t.tell("D: pass")
    assert t.heard() == ["B Defend", "B Backlash", "A Imaginary"]
    t = table("A: kick4 | B: | C: | D:").tell("A: kick4 B", "C: leaves")
    assert round_of(t) == "Interrupt BD"
    assert t.heard() == ["B Interrupt", "D Interrupt", "B Defend", "B Backlash", "A Imaginary"]


def test_when_the_attacker_leaves_there_is_nothing_to_defend_against() -> None:
    """LM-ELIM-08"""
    t = table("A: kick4 | B: dodge | C:").tell("A: kick4 B").to("B Defend")
    t.say("A: leaves")
    assert t.rest().turn == "B" and t.points[1:] == [15, 15]
    assert t.hand("B") == "dodge"
    t = table("A: kick4 | B: dodge | C:").tell("A: kick4 B").to("B Defend")
    t.say("A: leaves")
    assert t.heard() == []


def test_nobody_strikes_on_at_somebody_who_has_left() -> None:
    """LM-ELIM-08, LM-UPP-02"""
    t = table("A: uppercut2 jab | B: | C:").tell("A: uppercut2 B").to("B Defend")
    t.say("B: leaves")
    assert "A Follow" not in t.heard() and t.hand("A") == "jab"


def test_the_free_card_is_still_asked_for_when_a_bystander_leaves() -> None:
    """LM-ELIM-08, LM-UPP-02"""
    t = table("A: uppercut2 jab | B: | C: | D:").tell("A: uppercut2 B").to("A Follow")
    t.say("C: leaves")
    assert round_of(t) == "Follow A"


def test_a_card_its_player_might_have_taken_back_is_discarded() -> None:
    """LM-ELIM-08, LM-NUTS-03"""
    t = table("A: nuts | B: | C:").tell("A: nuts B").to("A NutsBack")
    t.say("A: leaves")
    assert t.rest().binned("nuts") == 1


def test_a_hold_laid_by_somebody_who_leaves_holds_nobody() -> None:
    """LM-ELIM-08, LM-CHOKE-02"""
    t = table("A: grab choke | B: | C:").tell("A: grab B").to("A Follow").tell("A: choke")
    assert round_of(t).startswith("Interrupt")
    t.say("A: leaves")
    assert t.rest().seen["choke"] == {} and t.binned("choke") == 1 == t.binned("grab")


def test_whoever_sits_out_leaves_one_time_out_behind() -> None:
    """LM-ELIM-04, LM-ELIM-08"""
    t = table("A: | B: | C:", timeout={"B": "A"})
    assert t.binned("timeout") == 0
    t.say("B: leaves")
    assert t.binned("timeout") == 1 and GAME.view(t.s, 0).out_laps[1] == 0


def test_a_weapon_whose_player_is_knocked_out_by_it_is_discarded() -> None:
    """LM-ELIM-04, LM-WPN-03, LM-BACK-02"""
    t = table("A: knife | B: backlash | C:", points={"A": 3})
    t.tell("A: knife B", "B: backlash").rest()
    assert t["A"] <= 0 and t.binned("knife") == 1 and t.size("A") == 0


def test_a_roundhouse_does_not_go_on_when_its_player_has_left() -> None:
    """LM-ELIM-08, LM-RH-03"""
    t = table("A: roundhouse | B: dodge humiliation | C: humiliation | D:", choke={"D": "C"})
    t.tell("A: roundhouse B", "B: dodge")
    assert round_of(t).startswith("Interrupt")
    t.s.events = []
    t.say("A: leaves")
    assert "C Release" not in t.heard()
    assert "went_on" not in [e.kind for e in t.s.events]
