"""The judge of the race meeting: chances that sum to 1, what it likes, no two stables alike; greedy wins with it."""

from __future__ import annotations

import tomllib

from dispetto.bots.base import Bot, RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import game_seed, play_match
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import shared
from dispetto.core.engine.table import Roll, asked, step
from dispetto.games.horse_racing.rules.meeting import Entry
from dispetto.games.horse_racing.rules.state import Meeting, standing
from dispetto.games.horse_racing.worth.judge import HorseJudge
from tests.games.horse_racing.told import GAME, table


def value(s: Meeting, seat: int) -> float:
    return GAME.judge().values(s)[seat]


def test_it_likes_the_lead_and_fears_the_fence() -> None:
    ahead = table("AB", A="1/30", B="1/20", phase="turn").s
    behind = table("AB", A="1/20", B="1/30", phase="turn").s
    assert value(ahead, 0) > value(behind, 0) and value(ahead, 1) < value(behind, 1)
    assert value(table("AB", A="1/28", B="1/20", phase="turn").s, 0) < value(
        table("AB", A="1/29", B="1/20", phase="turn").s, 0
    )


def test_everybody_s_chances_sum_to_one_at_every_quiet_table() -> None:
    judge, dice, looked = GAME.judge(), Dice(4), 0
    for seats in (2, 4, 6):
        s = GAME.new(seats)
        while (ask := asked(s)) is not None:
            if looked % 7 == 0 and judge.quiet(s, 0):
                chances = judge.values(s)
                assert len(chances) == seats and abs(sum(chances) - 1.0) < 1e-9
                assert all(0.0 <= chance <= 1.0 for chance in chances)
            looked += 1
            offers = ask.legal(s)
            a = ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))]
            step(s, a)
        assert judge.values(s) == shared(standing(s))


def test_a_slip_on_the_leader_is_worth_more_than_one_on_the_last() -> None:
    s = table("ABC", A="1/50", B="2/30", C="3/10", phase="turn").s
    s.own()
    s.stake = [0, 5_000, 0]
    s.bet = [-1, 0, -1]
    on_the_leader = value(s, 1)
    s.bet = [-1, 2, -1]
    assert value(s, 1) < on_the_leader


def test_in_the_last_race_only_who_will_be_richest_counts() -> None:
    s = table("AB", A="1/44", B="2/10", phase="turn", race=6).s
    s.own()
    s.cash = [10_000, 500_000]
    assert value(s, 1) > 0.99
    s.cash = [490_000, 500_000]
    assert value(s, 0) > 0.7


def test_in_the_last_race_a_slip_that_one_has_not_seen_may_be_on_any_horse() -> None:
    s = table("ABC", A="1/50", B="2/30", C="3/10", phase="turn", race=6).s
    s.own()
    s.cash = [90_000, 10_000, 90_000]
    s.stake, s.bet = [0, 80_000, 0], [-1, 0, -1]  # on the horse that is nearly home
    known = value(s, 1)
    s.trusted = 1  # as the first seat imagines it
    imagined = value(s, 1)
    s.bet = [-1, 2, -1]
    other = value(s, 1)
    s.trusted = -1
    assert value(s, 1) < min(imagined, other) < max(imagined, other) < known and abs(imagined - other) < 0.1
    assert GAME.imagine(s, 2, 7).trusted == 4 and GAME.imagine(s, -1, 7).trusted == 0


def test_greedy_riders_fill_in_their_stables_each_in_its_own_way() -> None:
    s = GAME.new(4)
    dice, minds = Dice(3), [Dice(seat) for seat in range(4)]
    bots = [GreedyBot() for _ in range(4)]
    while (ask := asked(s)) is not None and (isinstance(ask, Roll) or isinstance(ask, Entry)):
        step(
            s, ask.fall(s, dice) if isinstance(ask, Roll) else bots[ask.seat].choose(GAME, s, ask.seat, minds[ask.seat])
        )
        if s.race == 0:
            break
    assert all(sorted(levels) == [1, 2, 3, 4, 5, 6] for levels in s.entries)
    assert len(set(s.entries)) > 1


def test_one_greedy_rider_beats_three_random_ones() -> None:
    won = 0.0
    for n in range(6):
        s = GAME.new(4)
        bots: list[Bot] = [GreedyBot() if seat == n % 4 else RandomBot() for seat in range(4)]
        ending = play_match(GAME, s, bots, game_seed(1, n)).ending
        assert ending is not None
        won += (ending.places[n % 4] == 1) / ending.places.count(1)
    assert won >= 3  # 80 % of a thousand: docs/studies/horse-racing.md


def test_cards_in_hand_and_long_odds_count_in_a_race_that_has_just_begun() -> None:
    """What 500 meetings taught: who holds cards gets home, and everybody plays for the horse that pays most."""
    judge = GAME.judge()
    assert isinstance(judge, HorseJudge)
    s = table("ABC", A="1/2", B="2/2", C="3/2", phase="turn").s
    s.own()
    s.hands = [(), (), ()]
    plain = judge.strengths(s)
    s.hands = [(0, 1, 2), (), ()]
    armed = judge.strengths(s)
    assert armed[0] / armed[1] > plain[0] / plain[1]
    assert judge.w.lure > 0 > judge.w.lured


def test_weights_say_by_which_command_they_were_made() -> None:
    told = tomllib.loads((GAME.folder / "worth" / "weights.toml").read_text(encoding="utf-8"))
    assert "tools.fit_horses" in told["provenance"]
    assert len(told["purse"]) == len(told["spread"]) == 7  # by the races still to come
    assert all(n > 0 for n in (*told["purse"], *told["spread"], *told["typical"]))


def test_going_broke_in_the_first_race_is_feared() -> None:
    """A stake of everything on an even chance of three times the money is worth less than half of it."""
    s = table("AB", A="1/44", B="1/44", phase="turn", race=1).s
    s.own()
    s.bet = [0, -1]
    s.cash, s.stake = [0, 20_000], [20_000, 0]
    everything = value(s, 0)
    s.cash, s.stake = [10_000, 20_000], [10_000, 0]
    assert value(s, 0) > everything
