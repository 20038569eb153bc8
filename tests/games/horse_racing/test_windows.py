"""Card windows: who is asked, and why something is refused there."""

from __future__ import annotations

import pytest

from dispetto.core.engine.table import asked
from dispetto.games.horse_racing.rules import actions, nasty, pieces
from tests.asking import question
from tests.games.horse_racing.told import GAME, opening, random_on, table


def test_rn_rul_15_a_window_goes_clockwise_from_after_the_mover_and_a_card_reopens_it_rn_card_01() -> None:
    """RN-RUL-15, RN-CARD-01, RN-CARD-02, RN-CARD-03"""
    hands = {"A": ["faller"], "B": ["faller"], "C": ["faller"]}
    t = table(A="1/9", B="2/9", C="3/9", turn="B", hands=hands)  # A has just moved
    assert t.order == "BCA"
    t.tell("B: pass", "C: fell A")
    t.tell("B: pass", "A: pass")  # nobody remounts
    t.tell("B: pass", "A: pass")  # nobody looses
    assert t.question == "Window" and t.asked == "B"
    assert t.s.hands[2] == () and t.s.used[pieces.FALLER] == 1
    assert t.why("B: false start") == "RN-CARD-01"


def test_rn_rul_15_before_the_first_roll_the_first_roller_is_asked_first() -> None:
    t = table(
        horses={"A": {"lane": 5}, "B": {"lane": 3}, "C": {"lane": 4}}, phase="start", hands={w: ["whip"] for w in "ABC"}
    )
    assert t.order == "BCA"


def test_everybody_who_could_hold_a_card_is_asked_whether_he_does_or_not_rn_rul_14() -> None:
    """RN-RUL-14, RN-DEC-04, RN-DEC-10..12"""
    hands = {"A": ["remount"], "B": ["slip", "slip"], "C": [], "D": ["remount"]}
    t = table("ABCD", A="1/20", B="2/21", C="3/23", D="4/24", turn="A", hands=hands)
    assert t.order == "ABD"
    assert t.offers() == ["A: pass"] and t.default == "pass"
    t.tell("A: pass", "B: slip C")
    assert t.order == "ABD"  # one slip is still somewhere
    t.tell("A: pass", "B: slip D")
    assert t.question == "ToRoll"  # both are with the Bookmaker: nobody on the flat has anything to fear


def test_in_the_middle_of_a_move_no_card_is_played_rn_rul_14() -> None:
    """RN-RUL-14, RN-MOVE-14"""
    t = table(A="1/7", B="2/21", C="3/21", phase="turn", turn="A", hands={"B": ["faller"], "A": ["faller"]})
    t.tell("A: roll", "dice: 2")
    assert t.why("A: fell A") == "RN-RUL-14"
    t.tell("A: go 1/9")
    assert t.question == "Window"


def test_rn_rul_16_a_whip_needs_a_horse_that_has_not_moved_a_pip_and_two_add_up() -> None:
    """RN-RUL-16, RN-WHIP-01"""
    t = table("AB", horses={"A": {"lane": 1}, "B": {"lane": 2}}, phase="start", hands={"B": ["whip", "whip"]})
    t.tell("B: whip A", "B: whip A")
    assert t.s.whips[0] == 3  # four lost moves, the first of them just now
    t.tell("B: roll", "dice: 1", "B: go 3/0")
    assert t.s.left == [0, 1]
    t = table("AB", horses={"A": {"at": "3/0", "lane": 2}}, turn="A", hands={"B": ["whip"]})
    t.s.left[0] = 1
    assert t.why("B: whip A") == "RN-WHIP-01"


def test_rn_rul_16_boxed_in_on_the_line_is_not_leaving() -> None:
    t = table("AB", horses={"A": {"lane": 6}, "B": {"at": "6/1"}}, phase="turn", turn="A")
    t.tell("A: roll", "dice: 3")
    assert t.s.left[0] == 0 and "boxed" in t.kinds()


@pytest.mark.parametrize("seed", range(6))
def test_what_could_be_played_is_what_somebody_has_offers_for_rn_rul_14(seed: int) -> None:
    """RN-RUL-14, RN-RUL-20, RN-FALL-05, RN-SLIP-01, RN-WHIP-01, RN-FALSE-01, RN-HUP-01, RN-PHOTO-01"""
    t = opening("ABCD")
    every = (1 << len(pieces.CARDS)) - 1
    looked = 0
    for _ in range(60):
        random_on(t, seed + looked * 7, 23)
        ask = asked(t.s)
        if not isinstance(ask, nasty.CardAsk) or ask.window() == pieces.MIDWAY:
            continue
        looked += 1
        ready = pieces.ready(t.s, ask.window(), ask.mover, every)
        for card in pieces.CARDS:
            offers = any(card.offers(t.s, seat, ask.mover) for seat in range(4) if not card.barred(t.s, seat))
            barred = all(card.barred(t.s, seat) for seat in range(4))
            if card.fits(ask.window()) and not barred:
                assert bool(ready & card.bit) == offers, (card.name, ask)
    assert looked


def test_everything_but_cards_waits_while_cards_are_asked_for_rn_rul_14() -> None:
    """RN-RUL-14, RN-RUL-20, RN-END-01, RN-MOVE-01, RN-CARD-03, RN-SETUP-06, RN-PRE-01, RN-RUL-15, RN-BET-03"""
    t = table(A="1/20", B="2/21", C="3/9", turn="A", hands={"A": ["slip"], "B": ["faller"], "C": ["remount"]})
    for line, rule in (("roll", "RN-RUL-14"), ("double", "RN-RUL-14"), ("cross", "RN-RUL-14"), ("back B", "RN-BET-03")):
        assert t.why(f"A: {line}") == rule
    codes = {
        "die": "RN-MOVE-01",
        "dealt": "RN-CARD-03",
        "race": "RN-SETUP-06",
        "lane": "RN-PRE-01",
        "fastest": "RN-RUL-15",
    }
    ask = asked(t.s)
    assert ask is not None
    for row in GAME.actions:
        if row.verb in codes:
            assert ask.why(t.s, row).rule.startswith(codes[row.verb])
    t.tell("A: pass", "B: fell C")
    assert t.question == "Rescue" and t.why("A: roll") == "RN-RUL-20"
    t = table(phase="over", circle=["A"], A="finished", B="2/3", C="3/3", hands={"A": ["enquiry"]})
    assert t.question == "Stewards" and t.why("A: roll") == "RN-END-01"
    t = opening("AB").settle()
    random_on(t, 1, 20)
    assert t.question == "Entry" and question(t.s).why(t.s, actions.BACK[0]).rule == "RN-PRE-03"


def test_the_poor_are_not_asked_for_what_they_cannot_play_rn_slip_02() -> None:
    """RN-SLIP-02, RN-RUL-28  A fallen rider without a penny has nothing to say between moves on the flat."""
    t = table(A="fallen", B="2/21", C="3/23", turn="B", cash={"A": 0}, hands={w: ["remount"] for w in "ABC"})
    assert t.order == "BC"


def test_rn_rul_28_who_cannot_pay_the_deposit_is_asked_for_an_enquiry_only() -> None:
    """RN-RUL-28, RN-OBJ-02, RN-OBJ-08
    An enquiry costs nothing; once it is used the poor are not asked, the others are.
    """
    hands = {"A": ["slip"], "B": ["enquiry"], "C": ["objection"]}
    t = table(phase="over", circle=["A"], A="finished", B="2/3", C="3/3", cash={"B": 0}, hands=hands)
    assert t.order == "BCA" and "B: enquire A" in t.offers()
    t.tell("B: enquire A", "dice: 3")
    assert t.order == "CA"
    t = table(
        phase="over",
        circle=["A"],
        A="finished",
        B="2/3",
        C="3/3",
        cash={"A": 0},
        hands={**hands, "B": ["enquiry", "slip"]},
    )
    t.tell("B: enquire A", "dice: 3")
    assert t.order == "BC"


def test_slam_is_for_the_race_not_for_the_stewards_rn_rul_15() -> None:
    """RN-RUL-15, RN-OBJ-01"""
    hands = {"A": ["enquiry"], "B": ["enquiry"]}
    t = table("AB", phase="over", circle=["A"], A="finished", B="2/3", hands=hands, options={"slam": True})
    assert t.question == "Stewards" and t.asked == "B"


def test_rn_whip_01_tells_a_horse_that_has_left_from_one_that_is_out() -> None:
    """RN-WHIP-01"""
    t = table(A="1/20", B="fallen", C="3/9", turn="A", hands={"A": ["whip", "faller"], "B": [], "C": []})
    ask = asked(t.s)
    assert ask is not None
    assert [ask.why(t.s, actions.WHIP[rel]).rule for rel in (0, 1)] == ["RN-WHIP-01", "RN-WHIP-01-out"]
