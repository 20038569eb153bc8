"""Card windows and what the cards do: RN-CARD, RN-WHIP, RN-FALSE, RN-FALL, RN-RL, RN-HUP, RN-PHOTO."""

from __future__ import annotations

import pytest

from dispetto.core.table import asked, step
from dispetto.games.horse_racing import actions as do
from dispetto.games.horse_racing import flow_cards, pieces
from tests.asking import question
from tests.games.horse_racing.told import GAME, Told, opening, random_on, table


def order(t: Told) -> str:
    """Those of the open window, in order."""
    ask = asked(t.s)
    assert ask is not None
    return "".join(t.names[seat] for seat in ask.party(t.s))


def test_rn_rul_15_a_window_goes_clockwise_from_after_the_mover_and_a_card_reopens_it_rn_card_01() -> None:
    """RN-RUL-15, RN-CARD-01, RN-CARD-02, RN-CARD-03"""
    hands = {"A": ["faller"], "B": ["faller"], "C": ["faller"]}
    t = table(A="1/9", B="2/9", C="3/9", turn="B", hands=hands)  # A has just moved
    assert order(t) == "BCA"
    t.tell("B: pass", "C: fell A")
    t.tell("B: pass", "A: pass")  # nobody remounts
    t.tell("B: pass", "A: pass")  # nobody looses
    assert t.question == "Window" and t.asked == "B"
    assert t.s.hands[2] == () and t.s.used[pieces.FALLER] == 1
    assert t.why("B: false start") == "RN-CARD-01"


def test_rn_rul_15_before_the_first_roll_the_first_roller_is_asked_first() -> None:
    t = table(horses={"A": {"lane": 5}, "B": {"lane": 3}, "C": {"lane": 4}}, phase="start", hands={w: ["whip"] for w in "ABC"})
    assert order(t) == "BCA"


def test_everybody_who_could_hold_a_card_is_asked_whether_he_does_or_not_rn_rul_14() -> None:
    """RN-RUL-14, RN-DEC-04, RN-DEC-10..12"""
    hands = {"A": ["remount"], "B": ["slip", "slip"], "C": [], "D": ["remount"]}
    t = table("ABCD", A="1/20", B="2/21", C="3/23", D="4/24", turn="A", hands=hands)
    assert order(t) == "ABD"
    assert t.offers() == ["A: pass"] and t.default == "pass"
    t.tell("A: pass", "B: slip C")
    assert order(t) == "ABD"  # one slip is still somewhere
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


# ----------------------------------------------------------------------------------------------------------- False Start


def started() -> Told:
    """B has whipped A, felled C and doubled; A holds a False Start."""
    hands = {"A": ["false_start", "whip"], "B": ["faller"], "C": ["false_start"]}
    t = table(A="1/0", B="2/6", C="3/4", turn="C", hands=hands, first="B", round=3, stakes={"A": 5000}, bets={"A": "C"})
    t.s.doubled[1] = 1
    t.s.lane = [0, 1, 2]
    t.tell("C: pass", "A: whip A", "C: pass", "A: pass", "B: fell C")
    t.tell("C: pass", "A: pass", "C: pass", "A: pass")
    return t


def test_rn_false_02_everybody_goes_back_bets_stand_and_cards_return_but_false_starts_rn_false_04() -> None:
    """RN-FALSE-02..05, RN-RUL-17"""
    t = started()
    assert t.at("C") == "fallen"
    t.tell("C: pass", "A: false start")
    assert [t.at(who) for who in "ABC"] == ["1/0", "2/0", "3/0"]
    assert t.s.doubled == [0, 0, 0] and t.s.whips == [0, 0, 0]
    assert t.s.stake[0] == 5000 and t.s.bet[0] == 2
    assert t.seen["hands"] == {"A": ["whip"], "B": ["faller"], "C": ["false_start"]}
    assert t.seen["known"] == {"A": ["whip"], "B": ["faller"], "C": []}
    assert t.s.used[pieces.FALSE_START] == 1 and sum(t.s.used) == 1
    assert t.s.first == 0 and t.s.round == 3  # the lowest lane rolls first again; rounds go on counting


def test_rn_rul_17_a_second_false_start_brings_back_what_was_played_since_never_a_false_start() -> None:
    t = started().tell("C: pass", "A: false start")
    t.tell("A: whip B", "C: false start")
    assert t.seen["hands"] == {"A": ["whip"], "B": ["faller"], "C": []}
    assert t.s.used[pieces.FALSE_START] == 2


def test_rn_false_01_not_once_the_brook_is_reached_rn_rul_18() -> None:
    """RN-FALSE-01, RN-RUL-18  It stays reached even if that horse is gone."""
    t = table("AB", A="1/15", B="2/3", phase="turn", turn="A", hands={"B": ["false_start", "slip"]})
    t.tell("A: roll", "dice: 1")
    assert not t.seen["brook"]
    t.tell("A: go 1/16")
    assert t.seen["brook"] and t.why("B: false start") == "RN-FALSE-01"
    t = table("AB", B="2/3", horses={"A": {"at": "fallen"}}, brook=True, turn="B", hands={"B": ["false_start", "slip"]})
    assert t.why("B: false start") == "RN-FALSE-01"


def test_rn_rul_18_the_riderless_horse_reaches_the_brook_too() -> None:
    t = table("AB", horses={"A": {"at": "fallen"}}, B="2/3", riderless={"at": "1/14", "by": "A"}, phase="turn", turn="A")
    t.tell("A: roll", "dice: 3", "A: go 1/17")
    assert t.seen["brook"]


# ------------------------------------------------------------------------------------------------------------- Fallers


def test_rn_rul_19_a_faller_may_name_its_fence() -> None:
    s = GAME.new(2)
    t = Told(GAME, s, list("AB"))
    GAME.place(s, {"horses": {"A": {"at": "1/4"}, "B": {"at": "2/10"}}, "hands": {"A": ["faller_bookie", "slip"]}, "turn": "A"}, t.names)
    assert "A: fell named B" in t.offers() and "A: fell named A" not in t.offers()
    assert t.why("A: fell named A") == "RN-CARD-01"
    assert t.why("A: fell B") == "RN-CARD-01"


def test_rn_rul_20_remount_comes_before_the_riderless_horse_and_nothing_else_in_between() -> None:
    """RN-RUL-20, RN-RL-01, RN-RL-02, RN-RL-03, RN-DEC-13, RN-DEC-14"""
    hands = {"A": ["faller", "slip"], "B": ["riderless", "false_start"], "C": ["remount"]}
    t = table(A="1/20", B="2/21", C="3/9", turn="A", hands=hands)
    t.tell("A: fell C")
    assert t.question == "Rescue" and order(t) == "ABC"
    assert t.why("A: slip B") == "RN-RUL-20" and t.why("A: loose") == "RN-RUL-20"
    t.tell("A: pass", "B: pass", "C: pass")
    assert t.question == "Bolting"
    t.tell("A: pass", "B: loose")
    assert t.s.loose_by == 2 and t.seen["riderless"] == {"at": "3/9", "by": "C"}
    assert t.at("C") == "fallen" and t.question == "Window"


def test_rn_rul_22_while_it_is_on_the_track_no_second_one_comes_and_it_is_nobodys_target() -> None:
    """RN-RUL-22, RN-RL-06"""
    t = table(
        "ABC", A="1/20", B="2/9", horses={"C": {"at": "fallen"}}, riderless={"at": "3/9", "by": "C"}, turn="A",
        hands={"A": ["faller", "riderless"], "C": ["slip", "faller"]},
    )  # fmt: skip
    assert t.offers() == ["A: pass", "A: fell B"]
    t.tell("A: fell B")
    t.tell("C: pass", "A: pass") if t.asked == "C" else t.tell("A: pass", "C: pass")
    assert t.question != "Bolting"


def test_rn_rl_03_its_driver_rolls_for_it_and_it_blocks_and_wins_nothing_rn_rl_06() -> None:
    """RN-RL-03, RN-RL-04, RN-RL-05, RN-RL-06, RN-RUL-22, RN-DEC-15"""
    t = table("AB", horses={"A": {"at": "fallen"}}, B="2/49", riderless={"at": "2/39", "by": "A"}, phase="turn", turn="A")
    t.tell("A: roll", "dice: 1")
    assert t.ends() == {"2/0", "2/38", "1/39", "3/39"} and t.default == "go 2/0"
    assert t.why("A: cross") == "RN-RL-06" and t.why("A: go 2/39") == "RN-RL-05"
    t.tell("A: go 2/0", "B: roll", "dice: 1", "B: go 2/50", "A: roll", "dice: 6")
    assert "2/6" in t.ends() and "2/10" not in t.ends()
    t.tell("A: go 2/6")
    assert t.s.circle == [] and t.asked == "B"
    t = table("AB", horses={"A": {"at": "fallen"}}, B="2/10", riderless={"at": "2/11", "by": "A"}, phase="turn", turn="B")
    assert t.tell("B: roll", "dice: 2").ends() == {"3/11", "4/10"}
    assert t.why("B: go 2/11") == "RN-MOVE-09"


def test_rn_rul_22_the_riderless_horse_leaves_at_the_end_of_the_race() -> None:
    t = table("AB", horses={"A": {"at": "fallen"}}, B="2/50", riderless={"at": "2/11", "by": "A"}, phase="turn", turn="B")
    t.tell("B: roll", "dice: 1", "B: cross")
    assert t.s.loose_by == -1 and t.s.race == 1


# ---------------------------------------------------------------------------------------------- Pressure, photo, options


def test_rn_rul_24_one_pressure_a_roll_and_it_is_wasted_when_the_horse_is_out() -> None:
    """RN-RUL-24, RN-DEC-06"""
    hands = {"B": ["pressure_out", "pressure_in", "faller"]}
    t = table("AB", A="3/44", B="1/20", turn="A", hands=hands)
    t.tell("B: press out")
    assert t.why("B: press in") == "RN-RUL-24"
    t.tell("B: fell A", "B: pass", "B: pass")
    assert t.s.pressed == -1 and "card_wasted" in t.kinds()


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
            "ABC", horses={"A": {"at": "finished"}}, B="2/9", C="3/20", circle=["A"], turn="B",
            hands={"A": ["slip", "faller"]}, options={"slip_by_finishers": option},
        )  # fmt: skip
        assert t.why("A: slip C") == rule


def test_rn_rul_13_with_the_option_a_horse_on_a_fence_may_fall_before_it_doubles(tmp_path: object) -> None:
    """RN-RUL-13  On a course where a section holds a fence."""
    from pathlib import Path

    from dispetto.games.horse_racing.courses import FOLDER

    path = Path(str(tmp_path)) / "fenced.toml"
    text = (FOLDER / "rn-f.toml").read_text().replace('at = [9, 9, 9, 9, 9, 9]', 'at = [8, 8, 8, 8, 8, 8]')
    path.write_text(text)
    for option in (False, True):
        hands = {"B": ["faller"], "C": ["slip"]}
        t = table(A="1/7", B="2/20", C="3/8", phase="turn", turn="A", hands=hands,
                  options={"board": str(path), "fall_before_double": option})  # fmt: skip
        t.tell("A: roll", "dice: 1", "A: go 1/8")
        assert t.question == ("Midway" if option else "Double")
        if option:
            assert t.offers() == ["B: pass", "B: fell A"]
            t.tell("B: fell A", "C: pass", "C: pass")
            assert t.at("A") == "fallen" and t.question == "Window"
        else:
            t.tell("A: stay")
            assert sorted(t.offers()) == ["B: fell A", "B: fell C", "B: pass"]


def test_rn_rul_15_slam_draws_the_fastest_hand_and_remount_competes_with_riderless() -> None:
    """RN-RUL-15, RN-RUL-20"""
    hands = {"A": ["faller"], "B": ["riderless"], "C": ["remount"]}
    t = table(A="1/20", B="2/21", C="3/9", turn="A", hands=hands, options={"slam": True})
    assert t.asked == "dice" and t.offers() == ["dice: fastest A", "dice: fastest B", "dice: fastest C"]
    for line in ("dice: fastest A", "A: fell C", "dice: fastest B"):
        t.say(line)
    assert t.question == "Scramble" and t.offers() == ["B: pass", "B: loose"]
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


# ------------------------------------------------------------------------------------------- who is asked, and why not


@pytest.mark.parametrize("seed", range(6))
def test_what_could_be_played_is_what_somebody_has_offers_for_rn_rul_14(seed: int) -> None:
    """RN-RUL-14, RN-RUL-20, RN-FALL-05, RN-SLIP-01, RN-WHIP-01, RN-FALSE-01, RN-HUP-01, RN-PHOTO-01"""
    t = opening("ABCD")
    every = (1 << len(pieces.CARDS)) - 1
    looked = 0
    for _ in range(60):
        random_on(t, seed + looked * 7, 23)
        ask = asked(t.s)
        if not isinstance(ask, flow_cards.CardAsk) or ask.window() == pieces.MIDWAY:
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
    codes = {"die": "RN-MOVE-01", "dealt": "RN-CARD-03", "race": "RN-SETUP-06", "lane": "RN-PRE-01", "fastest": "RN-RUL-15"}
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
    assert t.question == "Entry" and question(t.s).why(t.s, do.BACK[0]).rule == "RN-PRE-03"


def test_the_poor_are_not_asked_for_what_they_cannot_play_rn_slip_02() -> None:
    """RN-SLIP-02, RN-RUL-28  A fallen rider without a penny has nothing to say between moves on the flat."""
    t = table(A="fallen", B="2/21", C="3/23", turn="B", cash={"A": 0}, hands={w: ["remount"] for w in "ABC"})
    assert order(t) == "BC"


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
    assert [ask.why(t.s, do.WHIP[rel]).rule for rel in (0, 1)] == ["RN-WHIP-01", "RN-WHIP-01-out"]
