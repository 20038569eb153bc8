"""Where table options reach further than their sentence, and where two of them meet."""

from __future__ import annotations

import pytest

from dispetto.core.engine.table import step
from dispetto.games.lunch_money.rules import actions
from dispetto.games.lunch_money.rules.counters import Counter
from dispetto.games.lunch_money.rules.pieces import NAMES
from tests.games.lunch_money.told import Told, table


def offered(t: Told) -> set[str]:
    """What may be answered now."""
    return {x.split(": ")[1] for x in t.offers()}


def test_the_blow_on_top_of_a_poke() -> None:
    """LM-POKE-06, LM-RUL-82, LM-RUL-81, LM-ATK-03
    Any card that opens an attack of one's own, where it may be aimed at all.
    """
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
    t = table(
        "A: | B: grab spank | C: humiliation | D:", {**two, "free_attack_humiliation": "anyone"}, poked=["C"], turn="B"
    )
    t.to("B PokeBlow").tell("B: grab", "B: spank")
    assert not [x for x in t.heard() if x.startswith("C ")] and t["C"] == 13  # nor is there a laugh at the second
    t = table("A: | B: grab | C: | D:", {"poke_second_bonus": True}, headlock={"D": "B"}, poked=["C"], turn="B")
    t.to("B PokeBlow").tell("B: grab")
    assert t.seen["headlock"] == {}


def test_a_grab_off_a_blocked_friend_is_one_attack_too_many_for_a_poke() -> None:
    """LM-RUL-83, LM-RUL-94"""
    options = {"poke_scope": "two_attacks", "imaginary_attacker_grab": True}
    t = table("A: | B: kick4 imaginary kick2 grab | C: block dodge | D:", options, poked=["C"], turn="B")
    t.tell("B: kick4 C", "B: imaginary kick2 C", "C: block", "B: grab", "C: dodge").rest()
    assert t["C"] == 11


# ----------------------------------------------------------------------------------------------------------- Faster

HIPPIE = "A: hippie kick4 | B: faster*2 block dodge | C: kick2 | D: humiliation hook knife"


def test_beside_the_copies_one_may_lay_cards_of_ones_own() -> None:
    """LM-RULB-05, LM-DEF-04  Of the other kind, and fewer than there are hits."""
    t = table("A: tantrum | B: faster dodge block*2 | C:").tell("A: tantrum B").to("B Defend")
    for line in ("faster dodge done", "faster dodge block done", "faster dodge block block", "faster block dodge"):
        assert t.may(f"B: {line}"), line
    assert not t.may("B: faster dodge dodge") and not t.may("B: faster block block")
    t = table("A: bigcombo | B: faster dodge block*2 | C:").tell("A: bigcombo B").to("B Defend")
    assert t.may("B: faster dodge block") and not t.may("B: faster dodge block block")
    t = table("A: kick4 | B: faster dodge block | C:").tell("A: kick4 B").to("B Defend")
    assert t.may("B: faster dodge") and not t.may("B: faster dodge block")  # one hit, one card
    t = table("A: tantrum | B: faster dodge block | C:", {"faster_mixed": False}).tell("A: tantrum B").to("B Defend")
    assert t.may("B: faster dodge") and not t.may("B: faster dodge block")


@pytest.mark.parametrize("batch", ["whole", "per_card"])
@pytest.mark.parametrize(
    ("line", "slots"),
    [
        ("dodge done", []),
        ("dodge block done", [1]),
        ("dodge block block", [2]),
        ("block dodge", [4]),
        ("block done", [5]),
    ],
)
def test_slots_are_for_the_hits_that_were_blocked(line: str, slots: list[int], batch: str) -> None:
    """LM-RULB-05, LM-FAST-06, LM-CTR-06"""
    t = table("A: tantrum grab | B: faster dodge block*2 grab | C:", {"defence_batch": batch})
    t.tell("A: tantrum B", f"B: faster {line}")
    if slots:
        t.to("B CounterGrab")
    assert [frame.pool for frame in t.s.stack if isinstance(frame, Counter)] == slots
    assert t.rest()["B"] == 15


def test_one_laugh_breaks_a_mixed_defence_or_by_option_a_card_of_it() -> None:
    """LM-RULB-05, LM-RUL-22, LM-HUM-23"""
    for batch, laughs, points in (("whole", 1, 10), ("per_card", 1, 11), ("per_card", 2, 14)):
        t = table("A: tantrum humiliation | B: faster dodge block | C:", {"defence_batch": batch})
        t.tell("A: tantrum B", "B: faster dodge block", *["A: pass"] * (laughs - 1), "A: humiliation").rest()
        assert t["B"] == points, (batch, laughs)


def test_of_two_fasters_both_last_or_by_option_the_second() -> None:
    """LM-RULB-06, LM-FAST-02"""
    for option, copies in (("both", {"block", "dodge"}), ("replaces", {"dodge"})):
        t = table(HIPPIE, {"faster_second": option})
        t.tell("A: hippie B", "A: kick4", "B: faster block", "C: kick2", "B: faster dodge", "D: knife").to("B Defend")
        assert {card for card in ("block", "dodge") if t.may(f"B: copy {card}")} == copies


def test_what_a_laugh_at_a_defence_leaves_of_faster() -> None:
    """LM-RULB-07, LM-FAST-08
    A plain card takes no Faster with it; one of two Fasters goes alone; by option all of it goes.
    """
    for option, left in (("own", {"dodge"}), ("any", set())):
        t = table(HIPPIE, {"faster_broken": option})
        t.tell(
            "A: hippie B",
            "A: kick4",
            "B: faster dodge",
            "C: kick2",
            "B: block",
            "D: humiliation",
            "D: pass",
            "D: knife",
        )
        t.to("B Defend")
        assert {card for card in ("block", "dodge") if t.may(f"B: copy {card}")} == left
        t = table(HIPPIE, {"faster_broken": option})
        t.tell(
            "A: hippie B",
            "A: kick4",
            "B: faster dodge",
            "C: kick2",
            "B: faster block",
            "D: humiliation",
            "D: pass",
            "D: knife",
        )
        t.to("B Defend")
        assert {card for card in ("block", "dodge") if t.may(f"B: copy {card}")} == left


def test_why_a_card_does_not_go_beside_the_copies() -> None:
    """LM-RULB-05, LM-FAST-01"""
    t = table("A: tantrum | B: faster*2 dodge*2 block | C:").tell("A: tantrum B").to("B Defend")
    for card in ("faster", "dodge"):
        step(t.s, actions.CARD[NAMES.index(card)])
    assert t.offers() == ["B: block", "B: done"]
    assert (
        t.why("B: dodge") == "LM-RULB-05" and t.why("B: faster") == "LM-FAST-01" and t.why("B: snipe") == "LM-TERM-18"
    )


# ---------------------------------------------------------------------------------------------------------- Weapons


def test_the_chunk_that_is_struck_from_a_hand_is_the_used_one() -> None:
    """LM-RUL-34, LM-CHUNK-05  Thrown once and lost, it leaves the other one fresh."""
    t = table(
        "A: kick4 grab disarm imaginary hook | B: humiliation | C: block humiliation*2 chunk*2", {"weapon_reuse": False}
    )
    t.tell("A: kick4 C", "C: block", "B: humiliation", "C: humiliation", "C: chunk")  # at B, who laughed at the Block
    t.tell("A: grab", "A: disarm", "A: imaginary hook C", "C: humiliation").to("C Free")
    assert t.binned("chunk") == 1 and t.may("C: chunk")
