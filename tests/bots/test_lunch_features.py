"""What can be learned from a table of Lunch Money: a row a seat, and the same answers of 0.1 beside it."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import asked, step
from tests.games.lunch_money.told import GAME, table

NAMES = GAME.judge().feature_names()


def rows(s: Any) -> list[dict[str, float]]:
    """Of every seat what is not 0, by its name; nothing of who is out."""
    found = GAME.judge().features(s)
    assert all(len(row) in (0, len(NAMES)) for row in found)
    return [{name: x for name, x in zip(NAMES, row, strict=True) if x} if row else {} for row in found]


def test_a_row_tells_hand_points_and_troubles() -> None:
    s = table("A: block*2 | B: humiliation | C: | D:", points={"C": 5}, stomped=["B"]).s
    told = rows(s)
    assert told[0]["holds block, more left"] == 2 and told[0]["points, more left"] == 15
    assert told[1]["holds humiliation, more left"] == 1 and told[1]["stomped, more left"] == 1
    assert told[2]["low, more left"] == 3 and "very low, more left" not in told[2]
    assert [("next, more left" in row) for row in told] == [False, True, False, False]


def test_who_is_out_has_no_row_and_few_players_other_weights() -> None:
    s, dice, crowds = GAME.new(4), Dice(5), set()
    while (ask := asked(s)) is not None:
        told = rows(s)
        assert [bool(row) for row in told] == [bool(alive) for alive in s.alive]
        crowds.add(next(name for row in told for name in row).partition(", ")[2])
        offers = ask.legal(s)
        step(s, offers[dice.below(len(offers))])
    assert crowds == {"two left", "three left", "more left"}
