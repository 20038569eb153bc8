"""Gymnasium finds nothing wrong with a seat among bots, and many seats at once are what one is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from dispetto.core.errors import BadInput
from dispetto.doors.gymnasium import SeatEnv, SeatsVectorEnv
from dispetto.doors.many import MOVING, ManyTables
from dispetto.doors.rule_sets import rule_sets

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::UserWarning")]
GAMES = [game.name for game in rule_sets().values()]


def by_mask(masks: Any, rng: Any) -> Any:
    """A random answer a table."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    env = SeatEnv(name, bots="random")
    check_env(env, skip_render_check=True)
    env.reset(seed=1)
    assert env.action_masks().sum() > 1


def test_a_game_among_chosen_bots_comes_to_its_end_and_pays() -> None:
    env = SeatEnv("hedz-2nd", seats=3, bots=("greedy", "persona:becco"), turn_limit=4)
    for seed in (1, None):
        env.reset(seed=seed)
        over, reward, given = False, 0.0, 0
        while not over:
            _, reward, over, truncated, info = env.step(np.flatnonzero(env.action_masks())[0])
            given += 1
            assert not truncated and not info["illegal"] and (over or reward == 0)
        assert reward in (1.0, -0.5) or -0.5 < reward < 1
    assert env.seat == 1  # it has moved on by one
    with pytest.raises(BadInput, match="3 bots for 2 other"):
        SeatEnv("hedz-2nd", seats=3, bots=("greedy",) * 3)
    with pytest.raises(BadInput, match="no seat 3"):
        SeatEnv("hedz-2nd", seats=3, seat=3)
    with pytest.raises(BadInput, match="nobody"):
        SeatEnv("hedz-2nd", bots="nobody")


def test_an_answer_that_is_not_on_offer_counts_as_none_in_time() -> None:
    env, other = (SeatEnv("lunch-money", seats=2, seat=0) for _ in range(2))
    for each in (env, other):
        each.reset(seed=4)
    usual = other.rules.game.default(other.table.s).code
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    told, expected = env.step(wrong), other.step(usual)
    assert told[4]["illegal"] and not expected[4]["illegal"]
    assert (told[0]["observation"] == expected[0]["observation"]).all()


def test_a_seat_sees_its_table_in_words_and_in_colours() -> None:
    env = SeatEnv("lunch-money", seats=2, render_mode="rgb_array", render_width=64)
    env.reset(seed=1)
    assert env.render().shape[1:] == (64, 3)
    env.render_mode = "ansi"
    assert "draw pile" in env.render()


@pytest.mark.parametrize("name", GAMES)
def test_many_seats_at_once_keep_to_their_spaces_and_pay(name: str) -> None:
    env = SeatsVectorEnv(name, 6, seats=2)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen) and env.action_space.shape == (6,)
    games = 0
    for _ in range(3000):
        seen, rewards, over, truncated, infos = env.step(by_mask(seen["action_mask"], rng))
        assert not truncated.any() and (rewards[~over] == 0).all()
        if over.any():
            games += int(over.sum())
            table = int(np.flatnonzero(over)[0])
            assert env.single_observation_space.contains(infos["final_obs"][table]) and abs(rewards[table]) <= 1
            break
    assert games and env.observation_space.contains(seen)


def test_the_same_seed_gives_the_same_games_and_arrays_stay_where_they_are() -> None:
    stories = []
    for _ in range(2):
        tables = ManyTables("lunch-money", 5, seats=3)
        rng = np.random.default_rng(2)
        seen, _ = tables.reset(seed=7)
        where = seen.ctypes.data
        story = []
        for _ in range(40):
            seen, rewards, terminals, _, _ = tables.step(by_mask(tables.action_masks, rng))
            story.append((seen.sum(), rewards.sum(), terminals.sum(), tables.asked.tolist()))
        assert seen is tables.observations and seen.ctypes.data == where
        stories.append(story)
    assert stories[0] == stories[1] and len({tuple(asked) for *_, asked in stories[0]}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_made_small_as_the_game_makes_them(name: str) -> None:
    tables = ManyTables(name, 3, seats=2)
    rng = np.random.default_rng(3)
    tables.reset(seed=3)
    for _ in range(25):
        tables.step(by_mask(tables.action_masks, rng))
    for table in range(3):
        s, seat = tables.many.tables[table], int(tables.asked[table])
        assert tables.observations[table].tolist() == pytest.approx(list(tables.rules.game.observe(s, seat)), abs=1e-6)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    tables = ManyTables("hedz-25th", 2, seats=2, learner=MOVING, bots=("greedy", "random"), turn_limit=3)
    tables.reset(seed=1)
    with pytest.raises(BadInput, match="3 answers for 2 tables"):
        tables.step([0, 0, 0])
    with pytest.raises(BadInput, match="Table 0 was told 122"):
        tables.step([122, 122])
    with pytest.raises(BadInput, match="no seat 5"):
        ManyTables("hedz-25th", 2, seats=2, learner=5)
    rng = np.random.default_rng(1)
    ended = 0
    while not ended:  # greedy answers for one, random for the other
        tables.step(by_mask(tables.action_masks, rng))
        ended += int(tables.terminals.sum())
    assert set(tables.payoffs[tables.terminals][0].tolist()) <= {1.0, -1.0, 0.0}
