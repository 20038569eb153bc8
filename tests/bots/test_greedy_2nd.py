"""The greedy bot at a table of the 2nd edition: legal everywhere, and it knows what this edition rewards."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.bots.base import RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import ask_bot, game_seed, play_match
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.games.hedz.game import HedzGame

GAME = game_named("hedz-2nd")
assert isinstance(GAME, HedzGame)
TYPES = [t.name for t in GAME.types]
NAMES = ["A", "B", "C", "D"]


@pytest.mark.parametrize("seats", range(2, 11))
def test_it_answers_legally_at_every_size_with_every_type(seats: int) -> None:
    s = GAME.new(seats, {"types": ",".join(TYPES[(seats + n) % 13 + 1] for n in range(seats)), "turn_limit": 8})
    dice, mind, bot = Dice(seats), Dice(seats + 1), GreedyBot()
    while (ask := asked(s)) is not None:
        a = ask.fall(s, dice) if isinstance(ask, Roll) else ask_bot(GAME, s, ask.seat, bot, mind)
        assert a in ask.legal(s)
        step(s, a)
    assert GAME.ending(s) is not None


def test_it_wins_far_more_than_its_share_against_three_random_bots() -> None:
    won = 0
    for i in range(60):
        bots = [GreedyBot() if p == i % 4 else RandomBot() for p in range(4)]
        ending = play_match(GAME, GAME.new(4), bots, game_seed(5, i)).ending
        assert ending is not None
        won += ending.places[i % 4] == 1
    assert won >= 25  # about 37 expected, 15 would be its share


def answer(*pips: int, **dinos: Any) -> str:
    """What A says on The Footprint once it has rolled this: `A="24 1"` is a space and the rocks in hand."""
    s = GAME.new(4, {})
    placed = {who: {"at": at, "rocks": int(rocks)} for who, (at, rocks) in ((w, t.split()) for w, t in dinos.items())}
    GAME.place(s, {"turn": "A", "dinos": placed}, NAMES)
    for die in (0, *pips):
        ask = asked(s)
        assert ask is not None
        step(s, next(a for a in ask.legal(s) if die == 0 or a.args == (die,)))
    ask = asked(s)
    assert ask is not None and ask.seat == 0
    return GAME.text(s, ask, ask_bot(GAME, s, 0, GreedyBot(), Dice(7)), NAMES)


def test_it_does_not_swim_where_it_would_drown() -> None:
    assert answer(1, 2, A="20 0") == "route coast"
    assert answer(1, 4, A="20 0") == "route swim"


def test_it_does_not_wade_where_it_would_stick() -> None:
    assert answer(1, 1, A="49 0") == "route ridge"  # onto a Rock space
    assert answer(2, 4, A="49 0") == "route marsh"


def test_it_stops_to_throw_at_whoever_is_about_to_win() -> None:
    assert answer(4, 3, A="1 0", B="92 4", C="60 0", D="70 0") == "stop"  # 3 is a Rock space, and sees 92


def test_it_rolls_again_for_the_crater_and_bites_the_leader() -> None:
    assert answer(5, A="93 2") == "reroll 1"
    assert answer(3, 4, A="78 0", B="85 4") == "bite B"
