"""The cards of the last straight, and the options about cards: RN-HUP, RN-PHOTO, RN-RUL."""

from __future__ import annotations

import pytest

from dispetto.core.engine.table import step
from tests.games.horse_racing.told import GAME, table


def test_rn_rul_24_one_pressure_a_roll_and_it_is_wasted_when_the_horse_is_out() -> None:
    """RN-RUL-24, RN-DEC-06"""
    hands = {"B": ["pressure_out", "pressure_in", "faller"]}
    t = table("AB", A="3/44", B="1/20", turn="A", hands=hands)
    t.tell("B: press out")
    assert t.why("B: press in") == "RN-RUL-24"
    t.tell("B: fell A", "B: pass", "B: pass")
    assert t.s.pressed == -1 and "card_wasted" in t.kinds()
    t = table("AB", A="3/43", B="1/20", turn="A", hands={"B": ["pressure_out", "slip"]})
    t.tell("B: press out", "B: slip A")
    assert t.at("A") == "slipped" and t.kinds()[-2:] == ["card_wasted", "turn"]


def test_rn_hup_01_when_the_riderless_horse_moves_next_nobody_is_under_pressure() -> None:
    """RN-HUP-01, RN-RL-03"""
    position = {"A": "1/42", "C": "3/43", "turn": "B", "hands": {"A": ["pressure_out", "slip"]}}
    t = table(B="fallen", riderless={"at": "2/9", "by": "B"}, **position)
    assert t.why("A: press out") == "RN-HUP-01"
    t = table(B="fallen", **position)
    assert t.why("A: press out") == ""


def test_rn_hup_02_pressure_is_for_one_roll() -> None:
    """RN-HUP-02, RN-RUL-24"""
    t = table("AB", A="3/41", B="1/20", turn="A", hands={"B": ["pressure_out"]})
    t.tell("B: press out", "A: roll", "dice: 1")
    assert t.at("A") == "4/41"
    t.tell("B: roll", "dice: 1", "B: go 1/21", "A: roll", "dice: 1")
    assert "4/42" in t.ends() and t.kinds().count("veered") == 1
    for card, out in (("pressure_in", 0), ("pressure_out", 1)):
        t = table("AB", A="3/41", B="1/20", turn="A", hands={"B": [card]}).tell(
            f"B: {card.replace('pressure_', 'press ')}"
        )
        assert [(e.seat, e.args[:2]) for e in t.events if e.kind == "pressed"] == [(1, (0, out))]


def test_rn_photo_04_a_photo_that_caught_nobody_is_used_up() -> None:
    """RN-PHOTO-04  Its horse comes home behind the first, however soon."""
    t = table("ABC", A="1/50", B="2/48", C="3/20", phase="turn", turn="A", hands={"C": ["photo"]})
    t.tell("A: roll", "dice: 1", "A: cross", "C: photo", "B: roll", "dice: 1", "B: go 2/49")
    assert "photo_lost" in t.kinds()
    t.tell("C: roll", "dice: 1", "C: go 3/21", "B: roll", "dice: 6", "B: cross")
    assert t.seen["circle"] == ["A", "B"]


def test_rn_rul_24_the_inward_lane_of_a_six_is_still_there_after_a_veer() -> None:
    t = table("AB", A="5/45 level=6", B="1/20", turn="A", hands={"B": ["pressure_out"]})
    t.tell("B: press out", "A: roll", "dice: 6")
    assert t.at("A") == "6/45"
    assert "5/49" in t.ends() and "6/50" in t.ends() and "5/45" not in t.ends()


def test_rn_rul_25_if_the_target_is_out_the_next_horse_can_be_photographed_rn_dec_16() -> None:
    """RN-RUL-25, RN-DEC-16, RN-PHOTO-01"""
    t = table("ABCD", A="1/50", B="2/49", C="3/50", D="4/20", phase="turn", turn="A", hands={"D": ["faller", "photo"]})
    assert t.s.circle == []
    t.tell("A: roll", "dice: 1", "A: cross")
    assert t.offers() == ["D: pass", "D: fell B", "D: photo"]
    t.tell("D: fell B", "D: pass", "D: pass", "D: photo")
    assert t.s.photo == 2
    t.tell("C: roll", "dice: 1", "C: cross")
    assert t.seen["circle"] == ["C", "A"]


def test_rn_photo_01_nobody_is_photographed_before_the_first_is_home() -> None:
    t = table("AB", A="1/50", B="2/49", turn="A", hands={"B": ["photo", "slip"]})
    assert t.why("B: photo") == "RN-PHOTO-01"


def test_rn_rul_23_nobody_slips_before_the_first_roll_and_finishers_only_by_option() -> None:
    """RN-RUL-23"""
    t = table("AB", horses={"A": {"lane": 1}, "B": {"lane": 2}}, phase="start", hands={"A": ["slip", "whip"]})
    assert t.why("A: slip B") == "RN-RUL-23"
    for option, rule in ((False, "RN-SLIP-02"), (True, "")):
        t = table(
            "ABC",
            horses={"A": {"at": "finished"}},
            B="2/9",
            C="3/20",
            circle=["A"],
            turn="B",
            hands={"A": ["slip", "faller"]},
            options={"slip_by_finishers": option},
        )
        assert t.why("A: slip C") == rule


def test_rn_rul_13_with_the_option_a_horse_on_a_fence_may_fall_before_it_doubles(tmp_path: object) -> None:
    """RN-RUL-13  On a course where a section holds a fence."""
    from pathlib import Path

    from dispetto.games.horse_racing.racecourse import FOLDER

    path = Path(str(tmp_path)) / "fenced.toml"
    text = (FOLDER / "rn-f.toml").read_text().replace("at = [9, 9, 9, 9, 9, 9]", "at = [8, 8, 8, 8, 8, 8]")
    path.write_text(text)
    for option in (False, True):
        hands = {"B": ["faller"], "C": ["slip"]}
        t = table(
            A="1/7",
            B="2/20",
            C="3/8",
            phase="turn",
            turn="A",
            hands=hands,
            options={"board": str(path), "fall_before_double": option},
        )
        t.tell("A: roll", "dice: 1", "A: go 1/8")
        assert t.question == ("Midway" if option else "Double")
        if option:
            assert t.offers() == ["B: pass", "B: fell A"]
            t.tell("B: fell A", "C: pass", "C: pass")
            assert t.at("A") == "fallen" and t.question == "Window"
        else:
            t.tell("A: stay")
            assert sorted(t.offers()) == ["B: fell A", "B: fell C", "B: pass"]


def test_rn_rul_15_with_slam_the_first_hand_counts_and_remount_competes_with_riderless() -> None:
    """RN-RUL-15, RN-RUL-20"""
    hands = {"A": ["faller"], "B": ["riderless"], "C": ["remount"]}
    t = table(A="1/20", B="2/21", C="3/9", turn="B", hands=hands, options={"slam": True})
    assert t.order == "BCA"
    t.say("A: fell C")
    assert t.question == "Scramble" and t.offers() == ["B: pass", "B: loose"]
    assert t.why("B: remount") == "RN-CARD-01"  # it would be the moment, but B has none
    t.tell("B: loose")
    assert t.s.loose_by == 2


@pytest.mark.parametrize("who", ["A", "B"])
def test_rn_dec_05_in_doubt_a_player_rolls_and_doubles_and_passes(who: str) -> None:
    """RN-DEC-05, RN-DEC-08, RN-DEC-18  Also where a withdrawal is allowed."""
    t = table("AB", A="1/30", B="2/1", phase="turn", turn=who)
    assert t.default == "roll"
    t.tell(f"{who}: roll", "dice: 6") if who == "A" else None
    if who == "A":
        step(t.s, GAME.default(t.s))
        assert t.question == "Double" and t.default == "double"
