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


def worth(seat: int, **position: Any) -> float:
    s = GAME.new(4, {"cards": "proposal", "first_player": 1})
    GAME.place(s, position, NAMES)
    return GAME.judge().value(GAME, s, seat)


def test_chances_add_up_to_one_and_points_count() -> None:
    chances = [worth(seat, marker=40, points={"Blue": 9}) for seat in range(4)]
    assert abs(sum(chances) - 1) < 1e-9 and max(chances) == chances[1]


def test_a_pair_is_worth_something_in_phase_1_and_nothing_in_phase_3() -> None:
    together = {"R1": [1, 1], "R2": [1, 2]}
    apart = {"R1": [1, 1], "R2": [1, 9]}
    assert worth(0, marker=2, sheep=together) > worth(0, marker=2, sheep=apart)
    assert abs(worth(0, marker=45, sheep=together) - worth(0, marker=45, sheep=apart)) < 1e-9


def test_near_is_good_with_roger_and_bad_with_shawn() -> None:
    near, far = {"R1": [1, 1], "R2": [1, 2]}, {"R1": [9, 1], "R2": [9, 2]}
    assert worth(0, marker=30, sheep=near) > worth(0, marker=30, sheep=far)
    assert worth(0, marker=65, sheep=near) < worth(0, marker=65, sheep=far)


def test_who_has_left_has_no_chance() -> None:
    s = GAME.new(4, {"first_player": 1})
    GAME.leave(s, 2)
    assert GAME.judge().value(GAME, s, 2) == 0.0


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
