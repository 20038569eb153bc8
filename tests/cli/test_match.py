"""Bots at one table."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.bots import all_bots, best_bot, bot_named
from dispetto.bots.base import Bot, RandomBot
from dispetto.bots.match import game_seed, play_match
from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Illegal, State, asked
from dispetto.core.errors import BadInput
from dispetto.core.game import Game

GAME = all_games()["hedz-25th"]


class Watched(RandomBot):
    """A random bot that notes what it was shown."""

    def __init__(self, table: State) -> None:
        self.table = table
        self.seats: set[int] = set()

    def choose(self, game: Game[Any, Any], s: State, seat: int, dice: Dice) -> Action:
        assert s is not self.table
        ask = asked(s)
        assert ask is not None and len(ask.legal(s)) > 1
        self.seats.add(seat)
        return super().choose(game, s, seat, dice)


class Cheat(Bot):
    """A bot that answers what nobody offered."""

    name = "cheat"

    def choose(self, game: Game[Any, Any], s: State, seat: int, dice: Dice) -> Action:
        return game.actions[0]


def test_bots_are_known_by_name() -> None:
    assert {"random", "greedy"} <= set(all_bots())
    assert all(bot_named(name).name == name for name in all_bots())
    assert best_bot() == "greedy"
    with pytest.raises(BadInput, match="'nobody'"):
        bot_named("nobody")


def test_a_random_table_ends_with_a_winner() -> None:
    outcome = play_match(GAME, GAME.new(4, {"board": "t25"}), [all_bots()["random"]] * 4, 1)
    assert outcome.ending is not None and min(outcome.ending.places) == 1 and outcome.decisions > 0


def test_a_bot_is_shown_an_imagined_table_and_only_real_choices() -> None:
    s = GAME.new(4, {"board": "t25"})
    bots = [Watched(s) for _ in range(4)]
    outcome = play_match(GAME, s, bots, 1)
    assert outcome.ending is not None
    assert [bot.seats for bot in bots] == [{0}, {1}, {2}, {3}]


def test_a_bot_that_answers_what_is_not_offered_is_stopped() -> None:
    with pytest.raises(Illegal):
        play_match(GAME, GAME.new(4, {"board": "t25"}), [Cheat()] * 4, 1)


def test_a_match_beyond_its_limit_has_no_ending() -> None:
    s = GAME.new(4, {"board": "t25"})
    assert play_match(GAME, GAME.clone(s), [Watched(s)] * 4, 1, limit=5).ending is None
    assert play_match(GAME, GAME.clone(s), [all_bots()["random"]] * 4, 1, limit=5).ending is None


def test_the_same_seed_gives_the_same_match() -> None:
    def once() -> tuple[tuple[int, ...], int]:
        s = GAME.new(4, {"board": "t25"})
        outcome = play_match(GAME, s, [Watched(s)] * 4, game_seed(3, 4))
        assert outcome.ending is not None
        return outcome.ending.places, outcome.decisions

    assert once() == once()
    assert game_seed(3, 4) != game_seed(4, 3)
