"""Humiliation: when it may be played, what it does, how it chains; and that silence tells nothing."""

from __future__ import annotations

import pytest

from dispetto.core.engine.table import asked
from tests.games.lunch_money.told import table


def test_it_interrupts_attacks_and_defences_of_anybody() -> None:
    """LM-HUM-01, LM-HUM-02, LM-HUM-04, LM-HUM-05, LM-HUM-06, LM-HUM-14, LM-HUM-20, LM-RUL-27, LM-RUL-33"""
    t = table("A: kick4 | B: humiliation hook | C: humiliation hook")
    t.tell("A: kick4 B", "B: humiliation", "B: hook").rest()
    assert t.points == [13, 15, 15]
    t = table("A: kick4 | B: | C: humiliation hook")
    t.tell("A: kick4 B", "C: humiliation", "C: hook").rest()
    assert t.points == [13, 15, 15]
    for who, hands in (
        ("A", "A: kick4 humiliation hook | B: block | C:"),
        ("C", "A: kick4 | B: block | C: humiliation hook"),
    ):
        t = table(hands)
        t.tell("A: kick4 B", "B: block", f"{who}: humiliation", f"{who}: hook").rest()
        assert t.points == [15, 9, 15]


@pytest.mark.parametrize("card", ["abandonment", "timeout"])
def test_what_cannot_be_humiliated(card: str) -> None:
    """LM-HUM-04, LM-HUM-16, LM-ABAN-03, LM-TIME-03, LM-RUL-29"""
    t = table(f"A: {card} | B: humiliation | C: humiliation")
    t.tell(f"A: {card} B")
    assert not [x for x in t.heard() if "Interrupt" in x]
    for line in ("A: pass", "A: discard snipe done"):
        t = table("A: | B: humiliation")
        t.tell(line)
        assert not [x for x in t.heard() if "Interrupt" in x]
    t = table("A: | B: humiliation | C: humiliation", headlock={"B": "A"})
    t.tell("A: release")
    assert t.turn == "A"


def test_it_is_no_attack_of_its_own() -> None:
    """LM-HUM-15, LM-RUL-28"""
    t = table("A: humiliation | B:")
    assert t.why("A: humiliation") == "LM-HUM-15"
    t = table("A: humiliation | B:", choke={"A": "B"})
    assert t.may("A: humiliation")


def test_anyone_but_its_player_may_answer_it() -> None:
    """LM-HUM-13, LM-HUM-17, LM-RUL-30"""
    t = table("A: kick4 humiliation | B: humiliation*2 | C: humiliation")
    t.tell("A: kick4 B", "B: humiliation")
    assert t.heard()[:2] == ["A Interrupt", "C Interrupt"]


def test_a_chain_resolves_from_its_end_and_each_that_stands_pays() -> None:
    """LM-HUM-03, LM-HUM-18, LM-HUM-19, LM-RUL-30, LM-RUL-31"""
    t = table("A: kick4 humiliation*2 jab hook | B: block humiliation")
    t.tell("A: kick4 B", "B: block", "A: humiliation", "B: humiliation", "A: humiliation").to("A Free")
    assert t["B"] == 11
    t.tell("A: jab", "A: hook").rest()
    assert t["B"] == 8
    t = table("A: kick4 humiliation*2 jab hook | B: block humiliation", {"humiliation_chain_reward": "last"})
    t.tell("A: kick4 B", "B: block", "A: humiliation", "B: humiliation", "A: humiliation")
    assert t.heard().count("A Free") == 1


def test_the_target_whose_humiliation_fails_has_no_other_answer() -> None:
    """LM-HUM-22, LM-RUL-44, LM-RUL-23"""
    t = table("A: kick4 humiliation | B: humiliation*2 block backlash | C:")
    t.tell("A: kick4 B", "B: humiliation", "A: humiliation", "B: pass")
    assert not [x for x in t.heard() if x.startswith("B ") and x != "B Main"]
    assert t["B"] == 11
    t = table("A: kick4 humiliation | B: humiliation*2 block | C:", {"second_defence": True})
    t.tell("A: kick4 B", "B: humiliation", "A: humiliation", "B: pass", "B: block").rest()
    assert t["B"] == 15


def test_one_humiliation_breaks_the_whole_declaration_or_by_option_one_card() -> None:
    """LM-HUM-23, LM-RUL-22"""
    for batch, points in (("whole", 9), ("per_card", 12)):
        t = table("A: bigcombo humiliation | B: block dodge", {"defence_batch": batch})
        t.tell("A: bigcombo B", "B: dodge block", "A: humiliation").rest()
        assert t["B"] == points


def test_a_failed_chain_starts_the_questions_anew() -> None:
    """LM-RUL-21"""
    t = table("A: kick4 humiliation | B: | C: humiliation*2 | D: humiliation")
    t.tell("A: kick4 B", "C: humiliation", "A: humiliation")
    heard = t.heard()
    assert heard[:3] == ["B Interrupt", "C Interrupt", "D Interrupt"]  # about A's Humiliation
    assert heard[3:6] == ["B Interrupt", "C Interrupt", "D Interrupt"]  # about the kick again


def test_everybody_who_could_hold_it_is_asked_and_nobody_else() -> None:
    """LM-RUL-26  Silence must not talk."""
    t = table("A: kick4 | B: | C: | D: humiliation")
    t.tell("A: kick4 B")
    first = asked(t.s)
    assert first is not None and first.party(t.s) == (1, 2, 3)
    assert t.offers() == ["B: pass"]
    t = table("A: kick4 | B: | C: | D:", deck={"elbow": 50}, discard={"humiliation": 4})
    t.tell("A: kick4 B")
    assert not [x for x in t.heard() if "Interrupt" in x]
    t = table("A: kick4 | B: | C: | D: humiliation", {"open_poll": True})
    t.tell("A: kick4 B")
    assert [x for x in t.heard() if "Interrupt" in x] == ["D Interrupt"]


def test_a_target_is_asked_to_defend_whatever_it_holds() -> None:
    """LM-RUL-26, LM-DEF-01"""
    t = table("A: kick4 | B: ")
    t.tell("A: kick4 B").to("B Defend")
    assert t.offers() == ["B: pass"]
    t = table("A: kick4 | B: chunk", known={"B": ["chunk", "snipe", "snipe", "snipe", "snipe"]})
    t.tell("A: kick4 B")
    assert "B Defend" not in t.heard()


@pytest.mark.parametrize(
    ("option", "asked_about_it"), [(True, ["B Interrupt", "C Interrupt"]), (False, ["B Interrupt"])]
)
def test_third_players_by_option(option: bool, asked_about_it: list[str]) -> None:
    """LM-RUL-27"""
    t = table("A: kick4 | B: | C:", {"third_party_humiliation": option})
    t.tell("A: kick4 B")
    assert [x for x in t.heard() if "Interrupt" in x] == asked_about_it


@pytest.mark.parametrize(("option", "who"), [("third_party", ["C"]), ("none", []), ("anyone", ["A", "C"])])
def test_free_attacks_by_option(option: str, who: list[str]) -> None:
    """LM-RUL-36"""
    t = table("A: kick4 | B: humiliation hook | C:", {"free_attack_humiliation": option})
    t.tell("A: kick4 B", "B: humiliation", "B: hook")
    assert [x[0] for x in t.heard() if "Interrupt" in x] == who


def test_the_target_speaks_first_by_option() -> None:
    """LM-RUL-21"""
    for priority, first in (("clockwise", "B"), ("target_first", "C"), ("simultaneous_poll", "B")):
        t = table("A: kick4 | B: | C:", {"priority": priority})
        t.tell("A: kick4 C")
        assert t.heard()[0] == f"{first} Interrupt"


def test_cooties_and_hidden_players_by_option() -> None:
    """LM-RUL-37, LM-RUL-43"""
    t = table("A: grab cooties | B: humiliation | C:", {"humiliation_vs_cooties": True})
    t.tell("A: grab B", "A: cooties", "B: humiliation").rest()
    assert t.seen["cooties"] == "nobody" and t["B"] == 15
    t = table("A: kick4 | B: | C:", {"hidden_may_interfere": True}, hidden=["C"])
    t.tell("A: kick4 B")
    assert "C Interrupt" in t.heard()


def test_the_default_is_to_decline() -> None:
    """LM-RUL-06"""
    t = table("A: kick4 | B: humiliation block backlash | C: humiliation")
    t.tell("A: kick4 B").rest()
    assert t.points == [15, 11, 15]
    t = table("A: kick4 | B: firstaid", points={"B": 3})
    t.tell("A: kick4 B").rest()
    assert t["B"] == 1
    t = table("A: nuts | B:")
    t.tell("A: nuts B").rest()
    assert t.hand("A") == "nuts"


def test_a_target_whose_insult_of_another_defence_fails_may_still_defend() -> None:
    """LM-HUM-22, LM-TWO-06  Only a failed Humiliation of the attack itself leaves its player without an answer."""
    t = table("A: twofer | B: block humiliation | C: humiliation block")
    t.tell("A: twofer B C", "B: block", "C: humiliation", "B: humiliation").to("C Defend")
    t.tell("C: block")
    assert t.points == [15, 15, 15]
    t = table("A: twofer humiliation | B: humiliation block | C:")
    t.tell("A: twofer B C", "B: humiliation", "A: humiliation")
    assert "B Defend" not in t.heard()
