"""The judge of Shear Panic: what it likes, and that the greedy bot plays well with it."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.bots.base import RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import game_seed, play_match
from dispetto.core.catalogue import game_named

GAME = game_named("shear-panic")
NAMES = ["Red", "Blue", "Yellow", "Green"]


BOTH = pytest.mark.parametrize("version", ["", "0.1"])


def worth(seat: int, version: str, **position: Any) -> float:
    s = GAME.new(4, {"cards": "proposal", "first_player": 1})
    GAME.place(s, position, NAMES)
    return GAME.judge(version).values(s)[seat]


@BOTH
def test_chances_add_up_to_one_and_points_count(version: str) -> None:
    chances = [worth(seat, version, marker=40, points={"Blue": 9}) for seat in range(4)]
    assert abs(sum(chances) - 1) < 1e-9 and max(chances) == chances[1]


@BOTH
def test_a_pair_is_worth_something_in_phase_1(version: str) -> None:
    together = {"R1": [1, 1], "R2": [1, 2]}
    apart = {"R1": [1, 1], "R2": [1, 9]}
    assert worth(0, version, marker=2, sheep=together) > worth(0, version, marker=2, sheep=apart)


def test_a_pair_is_worth_nothing_in_phase_3() -> None:
    """The judge of 0.1 looks at nothing but what scores; the learned one also sees who is far from Berta."""
    together = {"R1": [1, 1], "R2": [1, 2]}
    apart = {"R1": [1, 1], "R2": [1, 9]}
    assert abs(worth(0, "0.1", marker=45, sheep=together) - worth(0, "0.1", marker=45, sheep=apart)) < 1e-9


def test_a_turn_card_left_is_worth_something_before_the_last_pen() -> None:
    """What the games taught: who can still turn the flock has the last word."""
    few, more = ["line 1"], ["turn 1"]
    here = [worth(0, "", marker=65, cards={"Red": held}) for held in (few, more)]
    assert here[0] < here[1]


@BOTH
def test_near_is_good_with_roger_and_bad_with_shawn(version: str) -> None:
    near, far = {"R1": [1, 1], "R2": [1, 2]}, {"R1": [9, 1], "R2": [9, 2]}
    assert worth(0, version, marker=30, sheep=near) > worth(0, version, marker=30, sheep=far)
    assert worth(0, version, marker=65, sheep=near) < worth(0, version, marker=65, sheep=far)


def test_who_has_left_has_no_chance() -> None:
    s = GAME.new(4, {"first_player": 1})
    GAME.leave(s, 2)
    assert GAME.judge().values(s)[2] == 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_tables(seats: int) -> None:
    """A few games here; a thousand are in docs/studies/shear-panic.md."""
    won = 0.0
    games = 6
    for n in range(games):
        me = n % seats
        bots = [GreedyBot() if seat == me else RandomBot() for seat in range(seats)]
        ending = play_match(GAME, GAME.new(seats), bots, game_seed(3, n)).ending
        assert ending is not None
        won += (ending.places[me] == 1) / ending.places.count(1)
    assert won / games >= 0.8
