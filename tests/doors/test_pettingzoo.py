"""PettingZoo's own tests hold for every rule set at every number of players, and what we promise besides."""

from __future__ import annotations

import itertools
import pickle
import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from court import COURT, CourtGame
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.render_test import render_test

import dispetto.doors.pettingzoo as door
from dispetto.core.errors import BadInput
from dispetto.doors.asking import Asking
from dispetto.doors.rule_sets import RuleSet, rule_sets
from tests.doors.sizes import answers, every_rule_set, every_size

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::UserWarning")]


@every_size
def test_upstream_finds_nothing_wrong(
    name: str, seats: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = getattr(door, name)
    api_test(rules.env(seats=seats), num_cycles=20)
    seed_test(partial(rules.env, seats=seats), num_cycles=5)
    parallel_api_test(rules.parallel_env(seats=seats), num_cycles=10)
    max_cycles_test(
        SimpleNamespace(
            env=partial(rules.parallel.env, seats=seats), parallel_env=partial(rules.parallel_env, seats=seats)
        )
    )
    clock = itertools.count()  # it plays for five seconds of this clock
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(rules.env(seats=seats))
    assert "Finished performance benchmark" in capsys.readouterr().out


@every_rule_set
def test_upstream_finds_nothing_wrong_with_the_pictures(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in (rule_sets()[name].fewest, rule_sets()[name].most):  # drawing is slow, and the others no different
        render_test(partial(getattr(door, name).env, seats=seats, render_width=32))
    assert capsys.readouterr().out  # what `human` prints


def test_a_table_is_drawn_in_colours_and_written_in_words() -> None:
    env = door.env("shear-panic", render_mode="rgb_array", render_width=160)
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1:] == (160, 3) and len(np.unique(picture.reshape(-1, 3), axis=0)) > 200
    env = door.env("shear-panic", render_mode="ansi")
    env.reset(seed=1)
    assert "\n" in env.render()


@every_rule_set
def test_a_whole_game_pays_one_victory_and_whoever_is_out_never_wins(name: str) -> None:
    env = getattr(door, name).env()
    env.reset(seed=5)
    for agent in env.possible_agents:
        env.action_space(agent).seed(7)
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(100_000):
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    raw = env.unwrapped
    assert list(paid.values()) == pytest.approx(raw.table.payoffs())
    assert sum(paid.values()) == pytest.approx(0) and max(paid.values()) > 0


def test_options_and_sizes_are_said_as_they_are_everywhere_else() -> None:
    env = door.hedz_25th_v0.env(seats=3, turn_limit=2)
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert env.unwrapped.rules.game.chosen(env.unwrapped.table.s)["turn_limit"] == 2
    with pytest.raises(BadInput, match="99"):
        door.hedz_25th_v0.env(seats=99)
    with pytest.raises(BadInput, match="boredom"):
        door.hedz_25th_v0.env(boredom=True)
    with pytest.raises(AttributeError, match="hedz_25th_v0"):
        _ = door.chess_v6


def test_an_answer_that_is_not_on_offer_ends_the_game_for_whoever_gave_it() -> None:
    env = door.env("lunch-money", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(wrong)
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_a_game_is_broken_off_after_as_many_answers_as_were_asked_for() -> None:
    env = door.env("horse-racing", max_cycles=7)
    env.reset(seed=1)
    assert answers(env) == 7 and not env.agents


def test_numbers_are_small_or_whole_as_one_likes() -> None:
    whole, small = (door.env("horse-racing", scaled=each) for each in (False, None))
    for env in (whole, small):
        env.reset(seed=3)
    numbers, seen = (env.last()[0]["observation"] for env in (whole, small))
    assert seen.dtype == np.float32 and seen.min() >= 0 and seen.max() == 1
    assert numbers.dtype == np.int64 and numbers.max() > 1
    assert whole.unwrapped.rules.game.scale.scaled(numbers.tolist()) == pytest.approx(seen.tolist())


def test_an_environment_survives_a_journey_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(door.raw_env("lunch-money", seats=3, start_points=5)))
    env.reset(seed=1)
    assert env.unwrapped.rules.options == {"start_points": 5} and len(env.agents) == 3


def test_single_offers_are_answered_by_the_house_unless_asked_for() -> None:
    def lengths(forced: bool) -> tuple[int, int]:
        table = Asking(RuleSet.of("lunch-money", 3), forced)
        table.begin(4)
        offers = []
        while table.seat >= 0:
            offers.append(len(table.offers))
            table.answer(table.offers[0].code)
        return min(offers), len(offers)

    assert lengths(False)[0] > 1 and lengths(True)[0] == 1 and lengths(True)[1] > lengths(False)[1]


def test_a_plugged_in_game_has_the_door_without_a_line() -> None:
    class Silent(CourtGame):
        """A game that does not say how large its numbers are."""

        observed = ()

    for game in (COURT, Silent()):
        env: Any = door.env(game, seats=3)
        api_test(env, num_cycles=20)
        assert env.unwrapped.shown.scaled is bool(game.observed)
    with pytest.raises(BadInput, match="court"):
        door.env(Silent(), scaled=True)
