"""Turns, routes by default, the end of the race and the money: RN-MOVE, RN-DEC, RN-END, RN-PRIZE, RN-PAY, RN-RUL."""

from __future__ import annotations

from collections import Counter

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.games.horse_racing.rules.track import NOWHERE
from tests.games.horse_racing.told import GAME, opening, table


def test_rn_dec_07_in_doubt_a_horse_runs_straight_and_goes_outwards_where_it_must_rn_dec_09() -> None:
    """RN-DEC-07, RN-DEC-09, RN-START-01"""
    assert table("AB", A="2/10", B="6/30", phase="turn").tell("A: roll", "dice: 5").default == "go 2/15"
    assert table("AB", A="2/10", B="2/12", phase="turn").tell("A: roll", "dice: 5").default == "go 3/14"
    assert table("AB", A="6/10", B="6/12", phase="turn").tell("A: roll", "dice: 6").default == "go 5/15"
    assert table("AB", A="2/48", B="6/12", phase="turn").tell("A: roll", "dice: 6").default == "cross"
    t = table("AB", horses={"A": {"lane": 3}, "B": {"lane": 1}}, phase="start")
    assert (t.at("A"), t.at("B")) == ("3/0", "1/0")


def test_rn_rul_10_out_and_back_in_is_no_way_to_stand_still() -> None:
    """RN-RUL-10  Nor with a part of the move that came before."""
    t = table("AB", A="2/24 level=1", B="6/3", phase="turn").tell("A: roll", "dice: 6")
    assert "2/24" not in t.ends()
    t.tell("A: go 2/30", "A: double")
    assert t.why("A: go 2/30") == "RN-MOVE-13"


def test_rn_rul_12_doubling_counts_the_die_and_is_offered_where_there_is_no_room() -> None:
    """RN-RUL-12, RN-RUL-11"""
    t = table("ABC", A="6/30 level=1", B="6/31", C="1/3", phase="turn").tell("A: roll", "dice: 4")
    assert t.question == "Double"
    t.tell("A: double")
    assert t.seen["horses"]["A"]["doubled"] == ["QU"] and t.at("A") == "6/30"
    assert [(e.seat, e.args[:2]) for e in t.events if e.kind == "doubled"] == [(0, (1, 4))]


def test_rn_rul_37_a_straggler_on_its_first_pass_blocks_a_leader_on_the_last() -> None:
    """RN-RUL-37"""
    t = table("AB", A="2/41", B="2/2", phase="turn").tell("A: roll", "dice: 1")
    assert t.at("A") == "3/41"  # the only way there was


def test_rn_rul_26_three_finishers_or_nobody_running_end_the_race_rn_end_01() -> None:
    """RN-RUL-26, RN-END-01, RN-PAY-06"""
    t = table("ABCD", A="1/50", B="2/50", C="3/50", D="4/50", phase="turn")
    t.tell("A: roll", "dice: 1", "B: roll", "dice: 1")
    assert t.offers() == ["C: roll", "C: withdraw"]  # both paid places are taken
    assert t.default == "roll"  # RN-DEC-18
    t.tell("C: roll", "dice: 1")
    assert t.s.race == 1 and t.at("D") == "absent"


def test_rn_rul_26_with_the_option_it_ends_when_the_paid_places_are_taken() -> None:
    t = table("ABCD", A="1/50", B="2/50", C="3/50", D="4/50", phase="turn", options={"stop_at_paid": True})
    t.tell("A: roll", "dice: 1", "B: roll", "dice: 1")
    assert t.s.race == 1


@pytest.mark.parametrize(("option", "won"), [(False, 50_000), (True, 85_000)])
def test_rn_prize_03_with_two_starters_only_the_first_is_paid_rn_rul_30(option: bool, won: int) -> None:
    """RN-PRIZE-03, RN-RUL-30, RN-GEN-04"""
    t = table(
        "AB",
        horses={"A": {"at": "finished"}, "B": {"at": "finished"}},
        circle=["A", "B"],
        phase="over",
        cash={"A": 0, "B": 0},
        options={"unpaid_places_to_winner": option},
    )
    assert t.s.cash == [won, 0]


def test_rn_rul_34_objections_then_prizes_then_winning_bets_then_lost_stakes() -> None:
    """RN-RUL-34, RN-GEN-05, RN-PAY-01, RN-PAY-02"""
    t = table(
        "ABC",
        horses={w: {"at": "finished"} for w in "ABC"},
        circle=["A", "B", "C"],
        phase="over",
        hands={"C": ["enquiry"]},
        stakes={"A": 5000, "B": 5000},
        bets={"A": "B", "B": "A"},
    )
    t.tell("C: enquire A", "dice: 1")
    kinds = t.kinds()
    marks = ("disqualified", "prize", "slip", "won_bet", "lost_bet")
    assert [kinds.index(kind) for kind in marks] == sorted(kinds.index(kind) for kind in marks)
    assert kinds.count("won_bet") == 1 and t.s.cash[0] > 20_000


def test_rn_obj_09_there_is_no_limit_while_cards_last_and_each_reopens_the_window_rn_rul_28() -> None:
    """RN-OBJ-09, RN-RUL-28, RN-DEC-17"""
    t = table(
        "ABC",
        horses={w: {"at": "finished"} for w in "ABC"},
        circle=["A", "B", "C"],
        phase="over",
        hands={"A": ["enquiry"], "B": ["objection", "objection"]},
        cash={"B": 10_000},
    )
    assert t.asked == "B" and t.default == "pass"  # clockwise from the Bookmaker's left
    t.tell("B: object A", "dice: 1", "B: object B", "dice: 6")
    assert t.s.cash[1] == 0 and t.asked == "A"  # the deposit that came back paid the next one
    assert t.offers() == ["A: pass", "A: enquire B", "A: enquire C"]
    t.tell("A: enquire B", "dice: 6")
    assert [e.args[0] for e in t.events if e.kind == "disqualified"] == [0, 1]
    assert t.s.bank + sum(t.s.cash) + sum(t.s.stake) == t.game.tally(t.s)["money"]


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("card", "said", "upheld"), [("enquiry", "enquire", (1, 6)), ("objection", "object", (1,))])
def test_rn_obj_04_an_objection_is_upheld_on_1_an_enquiry_on_6_too_rn_obj_08(
    card: str, said: str, upheld: tuple[int, ...], pips: int
) -> None:
    """RN-OBJ-04, RN-OBJ-05, RN-OBJ-08"""
    t = table(
        "ABC", horses={w: {"at": "finished"} for w in "ABC"}, circle=["A", "B", "C"], phase="over", hands={"B": [card]}
    )
    t.tell(f"B: {said} A")
    ask = asked(t.s)
    assert isinstance(ask, Roll) and ask.odds(t.s) == [1, 1, 1, 1, 1, 1]
    t.tell(f"dice: {pips}")
    prizes = [(e.seat, e.args[1]) for e in t.events if e.kind == "prize"]
    assert prizes == ([(1, 1), (2, 2)] if pips in upheld else [(0, 1), (1, 2)])


@pytest.mark.parametrize(("seats", "paid"), [("AB", 1), ("ABC", 2), ("ABCD", 2), ("ABCDE", 3), ("ABCDEF", 3)])
def test_rn_prize_01_as_many_places_are_paid_as_the_starters_of_this_race_allow(seats: str, paid: int) -> None:
    """RN-PRIZE-01..03, RN-PRE-03  Counted when the levels are announced, in every race anew."""
    t = table(seats, phase="lanes", race=2)
    while asked(t.s) and t.question != "ToRoll":
        t.say(t.offers()[0])
    assert t.s.starters == len(seats) and t.s.paid_places() == paid


def test_rn_pay_06_the_next_race_is_called_with_its_number_and_the_course_is_empty() -> None:
    """RN-PAY-06, RN-GEN-03, RN-END-01"""
    t = table(
        "ABCD",
        A="1/50",
        B="2/50",
        C="3/50",
        D="4/20",
        phase="turn",
        race=3,
        races=[f"test-{n}" for n in (6, 5, 4, 3, 2, 1)],
    )
    t.tell("A: roll", "dice: 1", "B: roll", "dice: 1", "C: roll", "dice: 1", "C: cross")
    assert [(e.seat, e.args[:2]) for e in t.events if e.kind == "race"] == [(-1, (2, 4))]  # test-3 is the fourth
    assert [horse.at for horse in GAME.view(t.s, 0).horses] == [NOWHERE] * 4


def test_rn_end_01_when_the_race_is_over_no_card_of_the_race_is_asked_for() -> None:
    """RN-END-01, RN-RUL-14  Somebody could still slip up, but three are home."""
    t = table(
        "ABCD",
        A="finished",
        B="finished",
        C="3/50",
        D="4/20",
        circle=["A", "B"],
        phase="turn",
        turn="C",
        hands={w: ["slip"] for w in "ABCD"},
    )
    t.tell("C: roll", "dice: 1", "C: cross")
    assert t.question == "Stewards"


@pytest.mark.parametrize(("phase", "offers"), [("lanes", 6), ("turn", 6)])
def test_rn_pre_01_whatever_chance_decides_is_as_likely_one_way_as_another(phase: str, offers: int) -> None:
    """RN-PRE-01, RN-MOVE-01  Lane cards and dice."""
    t = table(A="1/9", B="2/9", C="3/9", phase=phase, hands={w: ["faller"] for w in "ABC"})
    if phase == "turn":
        t.say("A: roll")
    ask = asked(t.s)
    assert isinstance(ask, Roll)
    odds = ask.odds(t.s)
    assert len(odds) == len(ask.legal(t.s)) == offers and len(set(odds)) == 1 and odds[0] > 0


def test_rn_rul_36_a_horse_is_seen_on_its_last_space_before_it_crosses() -> None:
    """RN-RUL-36"""
    for start, pips in ((50, 1), (49, 2), (48, 3)):
        t = table("AB", A=f"1/{start}", B="2/20", phase="turn").tell("A: roll", f"dice: {pips}", "A: cross")
        course = t.s.course
        assert [e.args[:2] for e in t.events if e.kind == "ran"] == [(course.node(0, start), course.node(0, 50))]


def test_rn_pay_01_only_slips_with_a_stake_are_opened() -> None:
    """RN-PAY-01"""
    t = table(
        "ABC",
        horses={w: {"at": "finished"} for w in "ABC"},
        circle=["A", "B", "C"],
        phase="over",
        stakes={"A": 5000},
        bets={"A": "B"},
    )
    assert [(e.seat, e.args[:2]) for e in t.events if e.kind == "slip"] == [(0, (1, 5000))]


def test_rn_rul_40_after_200_rounds_the_rest_is_withdrawn() -> None:
    t = table("AB", A="1/20", B="2/20", phase="turn", turn="B", round=200)
    t.tell("B: roll", "dice: 1", "B: go 2/21")
    assert t.kinds().count("withdrew") == 2 and "no_winner" in t.kinds()


def test_rn_rul_27_a_finished_horse_has_passed_every_obstacle() -> None:
    """RN-RUL-27, RN-MOVE-15"""
    t = table(
        "ABCDE",
        horses={"A": {"at": "finished"}},
        B="2/25",
        C="3/23",
        D="4/30",
        E="5/30",
        circle=["A"],
        phase="turn",
        turn="B",
    )
    assert t.offers() == ["B: roll", "B: withdraw"]  # four passed, four behind
    t.tell("B: roll", "dice: 4", "B: go 2/29", "C: roll", "dice: 1", "C: go 3/24")
    assert t.offers() == ["D: roll"]


def test_rn_rul_39_who_leaves_withdraws_loses_the_stake_and_the_cards_rn_rul_39() -> None:
    """RN-RUL-39"""
    t = table(
        "ABC", A="1/20", B="2/20", C="3/20", phase="turn", turn="A", stakes={"A": 5000}, hands={"A": ["whip"]}, bank=0
    )
    t.say("A: leaves")
    assert t.at("A") == "withdrawn" and t.s.bank == 5000 and t.s.hands[0] == ()
    assert t.asked == "B" and t.s.starters == 3
    t.say("B: leaves")
    assert t.seen["winner"] == "C" and t.seen["end_rule"] == "RN-RUL-39"


def test_rn_rul_39_a_finished_horse_keeps_its_place_and_a_riderless_one_is_caught() -> None:
    t = table("ABC", horses={"A": {"at": "finished"}}, B="2/20", C="3/50", circle=["A"], phase="turn", turn="B")
    t.say("A: leaves")
    assert t.s.circle == [0]
    t = table(
        "ABC",
        horses={"A": {"at": "fallen"}},
        B="2/20",
        C="3/20",
        riderless={"at": "1/9", "by": "A"},
        phase="turn",
        turn="B",
    )
    t.say("A: leaves")
    assert t.s.loose_at == -1 and t.asked == "B"


LEDGER = {  # what an event does to the cash of its seat: sign and the argument that names the pounds
    "staked": (-1, 0),
    "objected": (-1, 1),
    "deposit_back": (1, 0),
    "prize": (1, 0),
    "unclaimed": (1, 0),
    "won_bet": (1, 0),
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_pound_has_its_event_and_none_is_lost_rn_rul_33(seats: int) -> None:
    """RN-RUL-33, RN-PAY-03, RN-PAY-04  Cash can be recomputed from what was told; the bank may owe."""
    t = opening("ABCDEF"[:seats], board="spitewell")
    dice = Dice(seats)
    total = GAME.tally(t.s)
    while (ask := asked(t.s)) is not None:
        offers = ask.legal(t.s)
        step(t.s, ask.fall(t.s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
        assert GAME.tally(t.s) == total
    cash: Counter[int] = Counter()
    for e in t.events:
        sign, arg = LEDGER.get(e.kind, (0, 0))
        cash[e.seat] += sign * e.args[arg] + (e.args[1] if e.kind == "won_bet" else 0)
    assert [20_000 + cash[seat] for seat in range(seats)] == t.s.cash
