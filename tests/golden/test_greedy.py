"""greedy@0.1 answers as it did at version 0.1: every strength figure is measured against it, so it never changes."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from dispetto.bots import bot_named
from dispetto.bots.match import ask_bot, game_seed
from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, play, step

ANSWERS = 120  # of each game
AS_AT_0_1 = {  # four of them at a table that nobody has set up
    "hedz-25th": "dedbef2b388e6a0b",
    "hedz-2nd": "4f1973d72331089f",
    "shear-panic": "0b53a15c6b7515a9",
    "lunch-money": "1f271faa398d390f",
    "horse-racing": "9bf341bc4c7da97c",
}


ELSEWHERE: dict[str, tuple[int, dict[str, Any], str]] = {  # and at tables of another size, with other options
    "hedz-25th": (2, {"types": "trex,flier,velociraptor,mouse"}, "84517ef27214861c"),
    "hedz-2nd": (5, {"types": "choose"}, "3afef42f4d5aa8e2"),
    "shear-panic": (3, {"cards": "proposal"}, "16352294d7363b51"),
    "lunch-money": (3, {}, "b30fc533c8c3b082"),
    "horse-racing": (6, {}, "93d5283fbd2302b4"),
}


def answers(name: str, seats: int, options: dict[str, Any]) -> str:
    """The first answers of some of them at one table, as one number."""
    game = all_games()[name]
    bot, dice = bot_named("greedy@0.1"), Dice(game_seed(7, 1))
    s = game.new(seats, options)
    told: list[int] = []
    while (ask := asked(s)) is not None and len(told) < ANSWERS:
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        elif len(ask.legal(s)) == 1:
            step(s, ask.legal(s)[0])
        else:
            answer = ask_bot(game, s, ask.seat, bot, dice)
            told.append(answer.code)
            play(s, ask.seat, answer)
    return sha256(repr(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", AS_AT_0_1)
def test_the_reference_opponent_is_frozen(name: str) -> None:
    assert answers(name, 4, {}) == AS_AT_0_1[name]


@pytest.mark.parametrize("name", ELSEWHERE)
def test_it_is_frozen_at_other_tables_too(name: str) -> None:
    seats, options, told = ELSEWHERE[name]
    assert answers(name, seats, options) == told
