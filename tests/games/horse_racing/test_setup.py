"""The set-up, the entries, the lanes, the books: RN-GEN, RN-SETUP, RN-PRE, RN-BET, RN-DATA."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step, why
from dispetto.core.errors import BadInput
from dispetto.games.horse_racing import courses, racecourse
from dispetto.games.horse_racing.checking import check_course
from dispetto.games.horse_racing.courses import course_named
from dispetto.games.horse_racing.racecourse import read_course
from dispetto.games.horse_racing.rules import pieces
from dispetto.games.horse_racing.rules.state import NONE, Meeting
from tests.asking import ended, question
from tests.games.horse_racing.told import GAME, Told, opening, random_on, table

DATA = Path(courses.__file__).parent / "data"
SPITEWELL = course_named("spitewell").course


def dealt(seats: int, seed: int = 1, **options: Any) -> Meeting:
    """A table on which all cards are dealt and all races turned up."""
    s = GAME.new(seats, options)
    dice = Dice(seed)
    while isinstance(ask := asked(s), Roll):
        step(s, ask.fall(s, dice))
    return s


def test_rn_gen_01_two_to_six_may_play() -> None:
    for seats in (1, 7):
        with pytest.raises(BadInput):
            GAME.new(seats)


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 6), (4, 5), (5, 4), (6, 3)])
def test_rn_setup_02_everybody_gets_as_many_cards_and_the_rest_stays_unseen_rn_rul_02(seats: int, each: int) -> None:
    """RN-SETUP-02, RN-RUL-02"""
    s = dealt(seats)
    assert [len(hand) for hand in s.hands] == [each] * seats
    assert sum(s.aside) == 24 - each * seats and sum(s.used) == 0


def test_rn_setup_03_a_hand_is_seen_by_its_owner_alone() -> None:
    s = dealt(3)
    assert GAME.view(s, 0).horses[0].cards == s.hands[0]
    assert set(GAME.view(s, 0).horses[1].cards) == {-1}
    first = question(GAME.new(3))
    assert first.known_to(GAME.new(3)) == 0b001  # the card that falls now is for the Bookmaker's eyes


def test_rn_setup_04_everybody_begins_with_twenty_thousand() -> None:
    assert GAME.new(4).cash == [20000] * 4


def test_rn_setup_06_all_six_race_cards_are_turned_up_and_everybody_knows_the_order() -> None:
    s = dealt(2)
    assert sorted(s.order) == list(range(6))
    assert GAME.view(s, 1).order == tuple(s.order)


def test_rn_setup_10_entries_are_a_level_for_each_race_each_once_and_secret_rn_rul_04() -> None:
    """RN-SETUP-09, RN-SETUP-10, RN-RUL-04"""
    t = table("AB", phase="entries")
    t.tell("A: 6 5 4")
    assert question(t.s).part() == 3 and question(t.s).opening(t.s).part() == 0  # it can be taken back as a whole
    t.tell("A: 3 2 1")
    assert t.seen["entries"]["A"] == [6, 5, 4, 3, 2, 1] and t.kinds()[-1] == "entered"
    assert GAME.view(t.s, 1).horses[0].levels == ()
    step(t.s, GAME.actions[question(t.s).legal(t.s)[0].code])
    again = why(t.s, 1, next(a for a in GAME.actions if a.verb == "level" and a.args == (1,)))
    assert again is not None and again.rule == "RN-RUL-04"


def test_rn_dec_02_in_doubt_the_best_level_runs_for_the_most_money() -> None:
    t = Told(GAME, GAME.new(2, {}), list("AB"))
    GAME.place(
        t.s, {"phase": "entries", "races": ["gin", "crown", "purse", "bishop", "duchess", "ratcatcher"]}, t.names
    )
    said = []
    while question(t.s).seat == 0:
        a = GAME.default(t.s)
        said.append(a.args[0])
        step(t.s, a)
    assert said == [4, 1, 6, 2, 3, 5]


def test_rn_pre_01_every_race_deals_lanes_anew_and_leaves_gaps_rn_rul_03() -> None:
    """RN-PRE-01, RN-RUL-03"""
    for compact, lanes in ((False, 6), (True, 3)):
        t = table("ABC", phase="lanes", options={"lanes_compact": compact})
        assert len(t.offers()) == lanes
        t.say(t.offers()[0])
        assert len(t.offers()) == lanes - 1


def test_rn_pre_02_levels_are_announced_together_and_odds_come_from_the_table_rn_pre_03() -> None:
    """RN-PRE-02, RN-PRE-03, RN-RUL-05"""
    t = table("AB", phase="lanes", entries={"A": [3, 1, 2, 4, 5, 6], "B": [6, 5, 4, 3, 2, 1]})
    t.tell("deck: lane A 4")
    assert "declared" not in t.kinds()
    t.tell("deck: lane B 6")
    assert (t.seen["horses"]["A"]["odds"], t.seen["horses"]["B"]["odds"]) == (12, 36)
    assert GAME.view(t.s, 1).horses[0].levels == (3,)


def test_rn_bet_01_one_horse_the_own_or_anothers_and_a_stake_in_notes_rn_rul_06() -> None:
    """RN-BET-01, RN-BET-02, RN-RUL-06, RN-DATA-09"""
    t = table("AB", phase="bets", cash={"A": 12000})
    assert t.offers() == ["A: no bet", "A: back A", "A: back B"]
    assert t.default == "no bet"  # RN-DEC-03
    assert [said for said in ("0", "5000", "10000", "15000") if t.parts(f"back B {said}")] == ["5000", "10000"]
    t.say("A: back A 10000")
    assert t.s.bet[0] == 0 and t.s.sealed[0] == 10000


def test_rn_bet_03_the_horse_is_secret_and_the_stakes_are_shown_together_rn_bet_04() -> None:
    """RN-BET-03, RN-BET-04, RN-RUL-05"""
    t = table("AB", phase="bets").tell("A: back B")
    assert question(t.s).known_to(t.s) == 0b01
    t = table("AB", phase="bets")
    t.say("A: back B 15000")
    assert t.s.cash[0] == 20000 and t.s.stake == [0, 0]
    assert GAME.view(t.s, 1).bet == NONE
    t.say("B: no bet")
    assert t.s.cash == [5000, 20000] and t.s.stake == [15000, 0]
    assert GAME.view(t.s, 1).horses[0].stake == 15000
    assert not any(e.args[0] == 1 and e.kind == "slip" for e in t.events)
    assert GAME.view(t.s, 0).bet == 1


def test_rn_rul_06_the_very_rich_bet_note_by_note() -> None:
    t = table("AB", phase="bets", cash={"A": 4_995_000}).tell("A: back A 0 0 5000")
    assert t.s.sealed[0] == 5000
    t = table("AB", phase="bets", cash={"A": 4_995_000}).tell("A: back A 0 50000 50000")
    assert t.s.sealed[0] == 50_000
    t = table("AB", phase="bets", cash={"A": 5_000_000}).tell("A: back A 5000000 5000000 5000000 5000000")
    assert t.s.sealed[0] == 5_000_000
    t = table("AB", phase="bets", cash={"A": 5_000_000})
    assert t.parts("back A 0 0 0 5000") is not None and t.parts("back A 0 0 0 2500") is None


def test_rn_rul_06_the_step_is_an_option() -> None:
    t = table("AB", phase="bets", options={"bet_step": 1000})
    assert t.parts("back A 0 7000") is not None
    t = table("AB", phase="bets", cash={"A": 47_000})
    assert [n for n in range(1, 11) if t.parts(f"back A {5000 * n}")] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    t = table("AB", phase="bets", options={"bet_step": 1000})
    assert t.parts("back A 0 0") is None and t.parts("back A 10000 10000") is not None


# ----------------------------------------------------------------------------------------------------------- the data


def test_rn_data_01_a_race_is_a_circuit_and_a_quarter_in_every_lane_rn_start_02() -> None:
    """RN-DATA-01, RN-START-02"""
    for lane in range(6):
        assert 0.18 < SPITEWELL.last[lane] / SPITEWELL.circuit[lane] <= 0.25  # a quarter on the rails, less outside


def test_rn_data_02_eight_jumps_a_race_two_hedges_twice() -> None:
    assert SPITEWELL.jumps == 8
    twice = [k for k in range(6) if sum(SPITEWELL.fence[n] == k for n in range(SPITEWELL.nodes)) == 12]
    assert len(twice) == 2 and SPITEWELL.brook not in twice


def test_rn_data_03_early_pace_lies_on_the_home_straight_and_counts_on_the_first_pass() -> None:
    for n in range(SPITEWELL.nodes):
        if SPITEWELL.section[n] == 0:
            assert SPITEWELL.length(n) < SPITEWELL.last[0] and not SPITEWELL.final[n]


def test_rn_data_04_level_1_doubles_everywhere_level_6_in_fw_and_no_two_levels_alike_rn_dbl_05() -> None:
    """RN-DATA-04, RN-DBL-03, RN-DBL-04, RN-DBL-05"""
    able = [tuple(SPITEWELL.levels[k] >> level & 1 for k in range(3)) for level in range(1, 7)]
    assert able[0] == (1, 1, 1) and able[5] == (0, 0, 1) and len(set(able)) == 6
    assert [sum(row) for row in able] == sorted((sum(row) for row in able), reverse=True)
    t = table("AB", A="2/35 level=6", B="6/3", phase="turn", turn="A").tell("A: roll", "dice: 1", "A: go 2/36")
    assert t.offers() == ["A: stay", "A: double"]


def test_rn_data_05_odds_are_about_level_times_lane_and_long_shots_longer() -> None:
    for level in range(1, 7):
        for lane in range(1, 7):
            odds = SPITEWELL.odds[(level - 1) * 6 + lane - 1]
            assert level * lane <= odds <= 1.45 * level * lane
    assert SPITEWELL.odds[35] == 50


def test_rn_data_06_six_races_from_the_purse_to_the_crown_with_rising_prizes() -> None:
    prizes = [race[0] for race in SPITEWELL.races]
    assert prizes == sorted(set(prizes))
    keys = [title.key for title in course_named("spitewell").races]
    assert (keys[0], keys[-1]) == ("purse", "crown")


def test_rn_data_07_there_are_24_cards_and_eight_fallers_each_for_a_fence_rn_data_08() -> None:
    """RN-DATA-07, RN-DATA-08, RN-RUL-19"""
    assert SPITEWELL.cards == [2, 2, 2, 2, 1, 1, 2, 1, 1, 2, 0, 2, 2, 1, 1, 1, 1]
    assert [card.name for card in pieces.CARDS[: pieces.FALLER_AT]] == list(racecourse.CARD_KEYS)
    free = GAME.new(2, {"faller_named": "free"})
    assert free.pack[pieces.FALLER] == 8 and sum(free.pack) == 24


def test_rn_data_09_all_money_comes_out_of_the_bank() -> None:
    s = GAME.new(5)
    assert s.bank + sum(s.cash) == 500_000


def faults(change: str) -> list[str]:
    """What the checker says of a file with one thing wrong."""
    data = tomllib.loads((DATA / "spitewell.toml").read_text())
    exec(change, {"d": data})
    return [str(told) for told in check_course(read_course(data, "x"), data)]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("d['provenance'] = 'guess'", "provenance"),
        ("d['race'].pop()", "a meeting has six"),
        ("d['race'][0]['prizes'] = [1, 2, 3]", "do not fall"),
        ("d['cards']['whip'] = 9", "24"),
        ("d['obstacle'][0]['at'] = [0] * 6", "starts on an obstacle"),
        ("d['section'][2]['levels'] = [1, 2]", "FW only"),
        ("d['section'][0]['levels'] = [2, 4]", "Level 1"),
        ("d['section'][0]['pass'] = 2", "first pass"),
        ("d['lane'][0]['wide'].pop()", "wide layout"),
        ("d['last'] = [3] * 6", "1¼"),
        ("d['lane'][0]['out'] = list(range(56)); d['lane'][0]['out'][3] = 6", "over an obstacle"),
    ],
)
def test_rn_data_01_every_fault_of_a_course_is_one_sentence(change: str, said: str) -> None:
    found = faults(change)
    assert any(said in fault for fault in found), found
    assert all(fault.endswith(".") and "\n" not in fault for fault in found)


def test_the_shipped_courses_are_without_fault_and_as_the_generator_lays_them() -> None:
    """RN-DATA-01"""
    from tools.racecourse import PLANS, written

    for plan in PLANS:
        text = (DATA / f"{plan.name}.toml").read_text(encoding="utf-8")
        assert written(plan) == text
        data = tomllib.loads(text)
        assert check_course(read_course(data, plan.name), data) == []


def test_an_opening_plays_on_from_its_first_question_rn_gen_03() -> None:
    """RN-GEN-03, RN-RUL-35  After six races the most money wins; equal money shares the place."""
    t = opening("ABC")
    random_on(t, 3, 100_000)
    ending = GAME.ending(t.s)
    assert ending is not None and ending.rule == "RN-GEN-03" and t.s.race == 5
    assert ending.places[t.s.cash.index(max(t.s.cash))] == 1
    t.s.cash = [5, 5, 1]
    assert ended(GAME, t.s).places == (1, 1, 3)
