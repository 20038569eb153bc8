"""Poke, Stomp, Uppercut², Abandonment, Time Out, Hippie, Imaginary Friend,
Nuts, Weird, the arithmetic, and the options.
"""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.engine.table import asked
from dispetto.games.lunch_money.rules.pieces import NAMES
from tests.asking import ended
from tests.games.lunch_money.told import GAME, table


def test_poke() -> None:
    """LM-POKE-03, LM-POKE-04, LM-POKE-05, LM-POKE-06, LM-POKE-08, LM-POKE-09, LM-RUL-81, LM-RUL-83, LM-RUL-75"""
    t = table("A: poke kick2 knife | B: bigcombo | C: block dodge humiliation | D: kick4")
    t.tell("A: poke C").to("A Follow")
    assert t.may("A: kick2") and not t.may("A: knife")
    t.tell("A: kick2").rest()
    assert t["C"] == 12 and t.turn == "B"
    t.tell("B: bigcombo C")
    assert not [x for x in t.heard() if x.startswith("C ")]
    assert t["C"] == 6 and t.turn == "C"  # C takes the turn after the next


@pytest.mark.parametrize("answer", ["block", "dodge"])
def test_a_stopped_poke_does_nothing(answer: str) -> None:
    """LM-POKE-02, LM-STOMP-05, LM-UPP-03, LM-NUTS-02"""
    for card in ("poke", "stomp", "uppercut2", "nuts"):
        t = table(f"A: {card} kick4 | B: {answer} | C:")
        t.tell(f"A: {card} B", f"B: {answer}")
        assert "A Follow" not in t.heard()
        assert t["B"] == 15 and t.turn == "B" and t.seen["stomped"] == []


def test_the_poked_player_skips_the_next_turn_actually_taken() -> None:
    """LM-POKE-07, LM-POKE-10, LM-RUL-84"""
    t = table("A: poke | B: | C:")
    t.tell("A: poke B").rest()
    assert t.turn == "C" and t.seen["poked"] == []
    t = table("A: poke | B: | C: ", timeout={"B": "C"})
    t.tell("A: poke C").rest()
    assert t.turn == "A"


def test_poke_by_option() -> None:
    """LM-RUL-81, LM-RUL-82, LM-RUL-83"""
    t = table("A: poke | B: bigcombo | C: block", {"poke_second": "basic_or_weapon"})
    t.tell("A: poke C").rest()
    t.tell("B: bigcombo C")
    assert "C Defend" in t.heard()
    t = table("A: poke | B: kick4 hook | C: block", {"poke_second_bonus": True})
    t.tell("A: poke C").to("B PokeBlow")
    t.tell("B: kick4").rest()
    assert t["C"] == 10 and t.turn == "B" and t.may("B: hook A")
    t = table("A: poke imaginary kick4 | B: kick2 | C: block", {"poke_scope": "two_attacks"})
    t.tell("A: poke C", "A: imaginary kick4 C")
    assert "C Defend" in t.heard()
    t.tell("B: kick2 C")
    assert "C Defend" not in t.heard()


def test_stomp_halves_the_next_attack_whatever_becomes_of_it() -> None:
    """LM-STOMP-01, LM-STOMP-02, LM-STOMP-07, LM-STOMP-08, LM-RUL-86, LM-RULB-04"""
    t = table("A: stomp | B: hailmary firstaid kick4")
    t.tell("A: stomp B").rest()
    assert t["B"] == 14 and t.seen["stomped"] == ["B"]
    t.tell("B: firstaid").rest()
    assert t.seen["stomped"] == ["B"]
    t.tell("A: pass").rest()
    t.tell("B: hailmary A").rest()
    assert t["A"] == 12 and t.seen["stomped"] == []
    t = table("A: hippie kick4 | B: | C:", stomped=["A"])
    t.tell("A: hippie B").to("A HippieBlow")
    assert t.seen["stomped"] == ["A"]
    t.tell("A: kick4").rest()
    assert t["B"] == 13 and t.seen["stomped"] == []


@pytest.mark.parametrize(("card", "loss"), [("bigcombo", 3), ("tantrum", 2), ("twofer", 3)])
def test_multiple_attacks_are_halved_as_a_whole(card: str, loss: int) -> None:
    """LM-STOMP-03, LM-MATH-01, LM-MATH-02"""
    t = table(f"A: {card} | B: | C:", stomped=["A"])
    t.tell(f"A: {card} B").rest()
    assert t["B"] == 15 - loss


def test_the_free_part_of_a_combo_is_never_halved() -> None:
    """LM-STOMP-04, LM-STOMP-09, LM-STOMP-10, LM-MATH-04, LM-RUL-87, LM-RUL-88"""
    t = table("A: uppercut2 kick4 | B:", stomped=["A"])
    t.tell("A: uppercut2 B", "A: kick4").rest()
    assert t["B"] == 8
    t = table("A: grab powerplay kick4 | B:", stomped=["A"])
    t.tell("A: grab B", "A: powerplay", "A: kick4").rest()
    assert t["B"] == 10
    for option, points in (("full", 11), ("half", 13)):
        t = table("A: grab kick4 | B:", {"stomp_grab_strike": option}, stomped=["A"])
        t.tell("A: grab B", "A: kick4").rest()
        assert t["B"] == points and t.seen["stomped"] == []
    t = table("A: twofer | B: | C:", stomped=["A"])
    t.tell("A: twofer B C").rest()
    assert t.points == [15, 14, 14]


def test_uppercut_squared() -> None:
    """LM-UPP-01, LM-UPP-02"""
    t = table("A: uppercut2 kick4 knife | B: block*2 humiliation")
    t.tell("A: uppercut2 B").to("A Follow")
    assert not t.may("A: knife")
    t.tell("A: kick4")
    assert not [x for x in t.heard() if x in ("B Interrupt", "B Defend")]
    assert t["B"] == 5


def test_abandonment() -> None:
    """LM-ABAN-01, LM-ABAN-03, LM-ABAN-04, LM-ABAN-05, LM-RUL-98"""
    t = table("A: abandonment | B: knife kick4 | C:", wedgy={"B": 1}, choke={"B": "C"}, known={"B": ["knife"]})
    t.tell("A: abandonment B").rest()
    assert t.hand("B") == "" and t.size("B") == 5 and t.binned("knife") == 1 and t.seen["known"]["B"] == []
    assert t.seen["wedgy"] == {"B": 1} and t.seen["choke"] == {"B": "C"}
    t = table("A: abandonment | B: | C:", timeout={"B": "C"})
    assert not t.may("A: abandonment B") and t.why("A: abandonment") == ""


# --------------------------------------------------------------------------------------------------------- Time Out


def turns(t: Any, n: int) -> str:
    """Who takes the next turns, everybody passing."""
    order = ""
    for _ in range(n):
        t.rest()
        order += t.turn
        t.tell(f"{t.turn}: pass")
    t.rest()
    return order


@pytest.mark.parametrize(
    ("option", "order"), [("caster_seat", "CACAB"), ("victim_skips", "CACAB"), ("calendar", "CACACAB")]
)
def test_a_time_out_takes_two_rounds(option: str, order: str) -> None:
    """LM-TIME-01, LM-TIME-04, LM-TIME-08, LM-TIME-09, LM-RUL-95"""
    t = table("A: timeout | B: | C:", {"time_out_end": option})
    t.tell("A: timeout B").rest()
    assert t.seen["timeout"] == {"B": "A"}
    assert turns(t, len(order)) == order


def test_in_time_out_one_cannot_be_attacked_but_is_conscious() -> None:
    """LM-TIME-07, LM-TIME-15, LM-RUL-96"""
    t = table("A: timeout kick4 | B: | C:", points={"C": 1})
    t.tell("A: timeout B").rest()
    assert not t.may("C: snipe B")
    t.tell("C: pass").rest()
    t.tell("A: kick4 C").rest()
    assert not t.winner and t.seen["out"] == ["C"]


def test_who_cannot_be_sent_out() -> None:
    """LM-TIME-11, LM-RUL-96"""
    t = table("A: timeout | B: | C: | D: | E: | F:", choke={"B": "C"}, headlock={"D": "E"}, hidden=["F"])
    assert [who for who in "BCDEF" if t.may(f"A: timeout {who}")] == ["E"]


def test_the_free_attack_comes_before_the_corner() -> None:
    """LM-TIME-14, LM-RUL-40"""
    t = table("A: timeout humiliation kick4 | B: freedom | C:")
    t.tell("A: timeout B", "B: freedom", "A: humiliation", "A: kick4").rest()
    assert t["B"] == 11 and t.seen["timeout"] == {"B": "A"}


# ----------------------------------------------------------------------------------------------------------- Hippie


def test_hippie() -> None:
    """LM-HIP-01, LM-HIP-02, LM-HIP-03, LM-HIP-08, LM-HIP-09, LM-HIP-11, LM-RUL-59"""
    t = table(
        "A: hippie nuts kick4 | B: block grab hook | C: knife | D: kick4 weird | E: | F:",
        hidden=["E"],
        choke={"F": "C"},
    )
    t.tell("A: hippie B").to("A HippieBlow")
    assert t.why("A: nuts") == "LM-HIP-11"
    t.tell("A: kick4", "B: block", "B: grab", "B: hook").to("C HippieBlow")
    t.tell("C: knife", "D: kick4 weird")
    assert not [x for x in t.heard() if x in ("E HippieBlow", "F HippieBlow", "B HippieBlow")]
    assert t["A"] == 13 and t["B"] == 6


def test_a_hippie_series_can_be_stopped_or_stops() -> None:
    """LM-HIP-05, LM-HIP-10, LM-RUL-60"""
    t = table("A: hippie kick4 | B: humiliation | C: kick4")
    t.tell("A: hippie B", "B: humiliation")
    assert not [x for x in t.heard() if "HippieBlow" in x]
    t = table("A: hippie kick4 | B: | C: kick4 | D:", points={"B": 4})
    t.tell("A: hippie B", "A: kick4")
    assert "C HippieBlow" not in t.heard()
    t = table("A: hippie kick4 | B: block grab kick4 | C: kick2 | D:", points={"A": 4})
    t.tell("A: hippie B", "A: kick4", "B: block", "B: grab", "B: kick4", "C: kick2").rest()
    assert t.seen["out"] == ["A"] and t["B"] == 13


# ------------------------------------------------------------------------------------------------- Imaginary Friend


def test_an_imaginary_friend_comes_last() -> None:
    """LM-IMAG-01, LM-IMAG-02, LM-IMAG-03, LM-IMAG-04, LM-IMAG-06, LM-IMAG-08, LM-IMAG-09, LM-RUL-94"""
    t = table("A: jab imaginary kick4 | B: | C: block grab")
    t.tell("A: jab B", "A: imaginary kick4 C").to("C Defend")
    assert t.size("A") == 2
    t.tell("C: block")
    assert not [x for x in t.heard() if "Counter" in x]
    assert t.points == [15, 14, 15]
    t = table("A: jab imaginary kick4 grab | B: block", {"imaginary_attacker_grab": True})
    t.tell("A: jab B", "A: imaginary kick4 B", "B: block")
    assert [x for x in t.heard() if "Counter" in x] == ["A CounterGrab"]
    t = table("A: jab imaginary kick4 | B: backlash")
    t.tell("A: jab B", "A: imaginary kick4 B", "B: backlash").rest()
    assert t.points == [11, 14]


def test_humiliation_costs_both_cards() -> None:
    """LM-IMAG-05, LM-IMAG-06"""
    t = table("A: jab imaginary kick4 | B: humiliation")
    t.tell("A: jab B", "A: imaginary kick4 B", "B: humiliation").rest()
    assert t.binned("kick4") == 1 and t.binned("imaginary") == 1 and t["B"] == 14


def test_after_what_an_imaginary_friend_comes() -> None:
    """LM-IMAG-07, LM-RUL-93"""
    for line in ("hook B", "timeout B", "abandonment B", "hippie B"):
        t = table("A: hook timeout abandonment hippie imaginary | B: | C:")
        t.tell(f"A: {line}")
        assert "A Imaginary" in t.heard(), line
    held: dict[str, Any] = {"choke": {"A": "B"}}
    holding: dict[str, Any] = {"headlock": {"B": "A"}}
    none: dict[str, Any] = {}
    for line, position in (
        ("pass", none),
        ("discard hook done", none),
        ("firstaid", none),
        ("hide", none),
        ("jab", holding),
        ("snipe C", held),
        ("freedom", held),
    ):
        t = table(
            "A: hook firstaid hide jab imaginary | B: | C:"
            if line in ("pass", "discard hook done", "firstaid", "hide", "jab")
            else "A: freedom snipe imaginary | B: | C:",
            **position,
        )
        t.tell(f"A: {line}")
        assert "A Imaginary" not in t.heard(), line
    t = table("A: jab imaginary kick4 | B: | C:", {"imaginary_target": "same"})
    t.tell("A: jab B").to("A Imaginary")
    assert t.may("A: imaginary kick4 B") and not t.may("A: imaginary kick4 C")


# ------------------------------------------------------------------------------------------------------ Nuts, Weird


@pytest.mark.parametrize("answer", ["", "block", "humiliation", "backlash"])
def test_nuts_comes_back_if_one_likes(answer: str) -> None:
    """LM-NUTS-01, LM-NUTS-03, LM-NUTS-05, LM-RUL-51"""
    for keep, held in (("nuts", "nuts"), ("pass", "")):
        t = table(f"A: nuts | B: {answer}")
        t.tell("A: nuts B", *([f"B: {answer}"] if answer else [])).to("A NutsBack")
        t.tell(f"A: {keep}").rest()
        assert t.hand("A") == held


@pytest.mark.parametrize("card", ["kick4", "bigcombo", "tantrum", "nuts", "stomp", "poke", "uppercut2"])
def test_weird_adds_two(card: str) -> None:
    """LM-WEIRD-01, LM-WEIRD-04"""
    plain, weird = table(f"A: {card} weird | B:"), table(f"A: {card} weird | B:")
    plain.tell(f"A: {card} B done").rest()
    weird.tell(f"A: {card} B weird").rest()
    assert weird["B"] == plain["B"] - 2 and weird.binned("weird") == 1


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("powerplay", 1),
        ("spank", 1),
        ("wedgy", 1),
        ("choke", 1),
        ("cooties", 1),
        ("headlock", 0),
        ("kick4", 1),
        ("knife", 0),
    ],
)
def test_weird_after_a_grab(card: str, fits: int) -> None:
    """LM-WEIRD-01, LM-WEIRD-04, LM-WEIRD-05, LM-WEIRD-06, LM-RUL-91"""
    t = table(f"A: grab {card} weird | B:")
    t.tell("A: grab B").to("A Follow")
    assert t.may(f"A: {card} weird") == bool(fits)


def test_where_weird_does_not_go() -> None:
    """LM-WEIRD-01, LM-WEIRD-05, LM-WEIRD-06"""
    t = table("A: knife grab hippie weird | B:")
    for card in ("knife", "grab", "hippie"):
        assert not t.may(f"A: {card} B weird")
    t = table("A: timeout abandonment jab weird | B: | C:", headlock={"B": "A"})
    assert not t.may("A: timeout C weird") and not t.may("A: jab weird")


def test_two_weirds_on_two_cards_of_a_combo_and_once_on_a_multiple_attack() -> None:
    """LM-WEIRD-02, LM-WEIRD-06, LM-WEIRD-07, LM-RUL-92"""
    t = table("A: grab powerplay kick4 weird*2 | B:")
    t.tell("A: grab B", "A: powerplay weird", "A: kick4 weird").rest()
    assert t["B"] == 4
    t = table("A: tantrum weird | B: dodge*4")
    t.tell("A: tantrum B weird", "B: dodge dodge dodge dodge").rest()
    assert t["B"] == 12
    t = table("A: twofer weird | B: dodge | C:")
    t.tell("A: twofer B C weird", "B: dodge").rest()
    assert t.points == [15, 15, 12]
    t = table("A: uppercut2 kick4 weird | B:", {"weird_on_free_attacks": False})
    t.tell("A: uppercut2 B done").to("A Follow")
    assert not t.may("A: kick4 weird")


def test_weird_then_half_then_wedgy() -> None:
    """LM-MATH-01, LM-MATH-02, LM-MATH-05, LM-RUL-89"""
    t = table("A: nuts weird | B:", stomped=["A"], wedgy={"A": 1})
    t.tell("A: nuts B weird").rest()
    assert t["B"] == 14


# ---------------------------------------------------------------------------------------------------- More options


def test_the_bell_rings() -> None:
    """LM-RUL-07"""
    t = table("A: kick4 | B:", {"turn_cap": 2})
    t.tell("A: kick4 B").rest().tell("B: pass").rest()
    ending = GAME.ending(t.s)
    assert asked(t.s) is None and ending is not None and (ending.rule, ending.places) == ("LM-RUL-07", (1, 2))
    t = table("A: | B:", {"turn_cap": 1})
    t.tell("A: pass").rest()
    assert ended(GAME, t.s).places == (1, 1)


@pytest.mark.parametrize(("option", "points"), [(0, 15), (1, 14), ("per_card", 12)])
def test_discarding_may_cost(option: Any, points: int) -> None:
    """LM-RUL-07"""
    t = table("A: jab*3 | B:", {"discard_penalty": option})
    t.tell("A: discard jab jab jab done").rest()
    assert t["A"] == points and t.size("A") == 5


@pytest.mark.parametrize(
    ("option", "rows"),
    [
        ("free", {"kick4", "snipe", "firstaid", "pass", "discard", "release"}),
        ("no_attack", {"firstaid", "pass", "discard", "release"}),
        ("consumed", {"pass", "release"}),
    ],
)
def test_the_chokers_turn(option: str, rows: set[str]) -> None:
    """LM-CHOKE-13, LM-RUL-67"""
    t = table("A: kick4 firstaid | B: | C:", {"choke_holder_turn": option}, choke={"B": "A"})
    assert {x.split(": ")[1] for x in t.offers()} == rows
    if option != "free":
        assert t.why("A: kick4") == "LM-RUL-67"


def test_combos_laid_all_at_once() -> None:
    """LM-RUL-25, LM-RUL-38, LM-CTR-13, LM-HUM-11"""
    up = {"combo_declaration": "upfront"}
    t = table("A: grab powerplay kick4 | B: humiliation", up)
    t.tell("A: grab B powerplay kick4", "B: humiliation").rest()
    assert t["B"] == 15 and t.seen["known"]["A"] == ["kick4", "powerplay"]
    t = table("A: grab powerplay kick4 humiliation | B: humiliation", up)
    t.tell("A: grab B powerplay kick4", "B: humiliation", "A: humiliation").rest()
    assert t["B"] == 8
    t = table("A: hook | B: block grab choke", up)
    t.tell("A: hook B", "B: block", "B: grab choke").rest()
    assert t.seen["choke"] == {"A": "B"}
    t = table("A: grab knife | B: dodge", up)
    t.tell("A: grab B knife", "B: dodge").rest()
    assert t["B"] == 15 and t.hand("A") == "knife"


def test_backlash_on_a_grabs_blow_by_option() -> None:
    """LM-RUL-62"""
    t = table("A: grab kick4 | B: backlash", {"backlash_vs_grab_strike": True})
    t.tell("A: grab B", "A: kick4", "B: backlash").rest()
    assert t.points == [11, 15]


@pytest.mark.parametrize(("card", "points"), [("stomp", 14), ("headbutt", 12)])
def test_escaping_may_hurt(card: str, points: int) -> None:
    """LM-RUL-71"""
    t = table(f"A: {card} | B: | C:", {"escape_deals_damage": True}, choke={"A": "B"})
    t.tell(f"A: {card} done" if card == "headbutt" else f"A: {card}").rest()
    assert t["B"] == points and t.seen["choke"] == {}


def test_cooties_by_option() -> None:
    """LM-RUL-76, LM-RUL-78, LM-RUL-79"""
    t = table("A: grab | C: | B: block", {"cooties_block_stops_grab": False}, cooties="A")
    t.tell("A: grab B").to("B Defend")
    assert not t.may("B: block")
    t = table("A: grab | C: | B: ", {"cooties_immediate_on_transmission": False}, cooties="A")
    t.tell("A: grab B").rest()
    assert t["B"] == 15 and t.seen["cooties"] == "B"
    for follow, carrier in (("pass", "A"), ("kick4", "B")):
        t = table("A: grab kick4 | C: | B: ", {"cooties_contact": "followup_suffered"}, cooties="A")
        t.tell("A: grab B").to("A Follow")
        t.tell(f"A: {follow}").rest()
        assert t.seen["cooties"] == carrier


# ------------------------------------------------------------------------------------------------------------ Leaving


def test_whoever_gets_up_is_out_and_what_was_pending_is_dropped() -> None:
    """LM-ELIM-08"""
    t = table("A: kick4 | B: block | C:")
    t.tell("A: kick4 B").to("B Defend")
    GAME.leave(t.s, 0)
    t.rest()
    assert t.points[1:] == [15, 15] and t.seen["out"] == ["A"] and t.turn == "B"
    t = table("A: grab powerplay | B: | C:")
    t.tell("A: grab B", "A: powerplay").to("B Backlash")
    GAME.leave(t.s, 1)
    t.rest()
    assert t.turn == "C" and NAMES.index("powerplay") not in t.s.table


def test_abandonment_is_spent() -> None:
    """LM-ABAN-01, LM-TERM-19  The card goes to the discards with the hand it throws away."""
    t = table("A: abandonment | B: kick4")
    t.tell("A: abandonment B").rest()
    assert t.hand("A") == t.hand("B") == "" and t.binned("abandonment") == t.binned("kick4") == 1 and t.size("A") == 5
