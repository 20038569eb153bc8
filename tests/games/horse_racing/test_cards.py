"""What the cards do: RN-CARD, RN-FALSE, RN-FALL, RN-RL."""

from __future__ import annotations

from dispetto.games.horse_racing.rules import pieces
from tests.games.horse_racing.told import GAME, Told, table

# ---------------------------------------------------------------------------------------------------------- False Start


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


def test_rn_false_04_a_card_that_came_back_and_is_played_again_is_no_longer_known_in_the_hand() -> None:
    """RN-FALSE-04, RN-CARD-02"""
    t = started().tell("C: pass", "A: false start")
    assert t.seen["known"]["A"] == ["whip"]
    t.tell("A: whip B")
    assert t.seen["known"]["A"] == [] == t.seen["hands"]["A"]


def test_rn_false_02_the_riderless_horse_is_caught_at_a_false_start_and_the_start_is_told() -> None:
    """RN-FALSE-02, RN-RUL-22"""
    hands = {"A": ["faller", "false_start"], "B": ["riderless"], "C": []}
    t = table(A="1/3", B="2/3", C="3/4", turn="A", hands=hands)
    t.tell("A: fell C", "A: pass", "B: pass", "A: pass", "B: loose")
    assert t.seen["riderless"]["by"] == "C"
    assert [(e.seat, e.args[0]) for e in t.events if e.kind == "felled"] == [(0, 2)]
    t.tell("A: false start")
    assert t.seen["riderless"] == {"at": "nowhere", "by": "nobody"}
    assert [e.seat for e in t.events if e.kind == "start"] == [0]


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
    t = table(
        "AB", horses={"A": {"at": "fallen"}}, B="2/3", riderless={"at": "1/14", "by": "A"}, phase="turn", turn="A"
    )
    t.tell("A: roll", "dice: 3", "A: go 1/17")
    assert t.seen["brook"]


# ------------------------------------------------------------------------------------------------------------- Fallers


def test_rn_rul_19_a_faller_may_name_its_fence() -> None:
    s = GAME.new(2)
    t = Told(GAME, s, list("AB"))
    GAME.place(
        s,
        {"horses": {"A": {"at": "1/4"}, "B": {"at": "2/10"}}, "hands": {"A": ["faller_bookie", "slip"]}, "turn": "A"},
        t.names,
    )
    assert "A: fell named B" in t.offers() and "A: fell named A" not in t.offers()
    assert t.why("A: fell named A") == "RN-CARD-01"
    assert t.why("A: fell B") == "RN-CARD-01"
    t.tell("A: fell named B")
    assert t.at("B") == "fallen" and t.at("A") == "1/4"


def test_rn_rem_02_once_a_horse_is_remounted_nobody_can_let_it_run_loose() -> None:
    """RN-REM-02, RN-RUL-20, RN-RL-01"""
    hands = {"A": ["faller", "slip"], "B": ["riderless", "false_start"], "C": ["remount"]}
    t = table(A="1/20", B="2/21", C="3/9", turn="A", hands=hands)
    t.tell("A: fell C", "A: pass", "B: pass", "C: remount")
    assert t.at("C") == "3/9" and t.question == "Window" and t.asked == "A"
    assert t.why("B: loose") == "TABLE-01"
    t.tell("A: pass")
    assert t.why("B: loose") == "RN-RL-01"


def test_rn_rul_20_remount_comes_before_the_riderless_horse_and_nothing_else_in_between() -> None:
    """RN-RUL-20, RN-RL-01, RN-RL-02, RN-RL-03, RN-DEC-13, RN-DEC-14"""
    hands = {"A": ["faller", "slip"], "B": ["riderless", "false_start"], "C": ["remount"]}
    t = table(A="1/20", B="2/21", C="3/9", turn="A", hands=hands)
    t.tell("A: fell C")
    assert t.question == "Rescue" and t.order == "ABC"
    assert t.why("A: slip B") == "RN-RUL-20" and t.why("A: loose") == "RN-RUL-20"
    assert t.why("A: remount") == "RN-CARD-01"  # it would be the moment, but A has none
    t.tell("A: pass", "B: pass", "C: pass")
    assert t.question == "Bolting"
    t.tell("A: pass", "B: loose")
    assert t.s.loose_by == 2 and t.seen["riderless"] == {"at": "3/9", "by": "C"}
    assert [(e.seat, e.args[0]) for e in t.events if e.kind == "loosened"] == [(1, 2)]
    assert t.at("C") == "fallen" and t.question == "Window"


def test_rn_rul_22_while_it_is_on_the_track_no_second_one_comes_and_it_is_nobodys_target() -> None:
    """RN-RUL-22, RN-RL-06"""
    t = table(
        "ABC",
        A="1/20",
        B="2/9",
        horses={"C": {"at": "fallen"}},
        riderless={"at": "3/9", "by": "C"},
        turn="A",
        hands={"A": ["faller", "riderless"], "C": ["slip", "faller"]},
    )
    assert t.offers() == ["A: pass", "A: fell B"]
    t.tell("A: fell B")
    t.tell("C: pass", "A: pass") if t.asked == "C" else t.tell("A: pass", "C: pass")
    assert t.question != "Bolting"


def test_rn_rl_03_its_driver_rolls_for_it_and_it_blocks_and_wins_nothing_rn_rl_06() -> None:
    """RN-RL-03, RN-RL-04, RN-RL-05, RN-RL-06, RN-RUL-22, RN-DEC-15"""
    t = table(
        "AB", horses={"A": {"at": "fallen"}}, B="2/49", riderless={"at": "2/39", "by": "A"}, phase="turn", turn="A"
    )
    t.tell("A: roll", "dice: 1")
    assert t.ends() == {"2/0", "2/38", "1/39", "3/39"} and t.default == "go 2/0"
    assert t.why("A: cross") == "RN-RL-06" and t.why("A: go 2/39") == "RN-RL-05"
    t.tell("A: go 2/0", "B: roll", "dice: 1", "B: go 2/50", "A: roll", "dice: 6")
    assert "2/6" in t.ends() and "2/10" not in t.ends()
    t.tell("A: go 2/6")
    assert t.s.circle == [] and t.asked == "B"
    t = table(
        "AB", horses={"A": {"at": "fallen"}}, B="2/10", riderless={"at": "2/11", "by": "A"}, phase="turn", turn="B"
    )
    assert t.tell("B: roll", "dice: 2").ends() == {"3/11", "4/10"}
    assert t.why("B: go 2/11") == "RN-MOVE-09"


def test_rn_rul_22_the_riderless_horse_leaves_at_the_end_of_the_race() -> None:
    t = table(
        "AB", horses={"A": {"at": "fallen"}}, B="2/50", riderless={"at": "2/11", "by": "A"}, phase="turn", turn="B"
    )
    t.tell("B: roll", "dice: 1", "B: cross")
    assert t.s.loose_by == -1 and t.s.race == 1
