"""Tables as the last build left them on disk: they open, are asked the same, and are written as they were."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from dispetto.core.engine.table import Roll, asked
from dispetto.games.lunch_money.rules.pieces import PRINTED
from dispetto.games.lunch_money.rules.plays import Play
from tests.games.lunch_money.told import GAME

STORED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "stored" / "tables.json").read_text(encoding="utf-8")
)
RULES = Path(__file__).parents[3] / "src" / "dispetto" / "games" / "lunch_money" / "rules"
MOST = 6  # values of a frame that may go without a name
FIELDS = "src cards targets flags carriers status broken way stopped blocks special strike after turner".split()
NEVER_CHANGED = ("src", "cards", "flags", "carriers")


@pytest.mark.parametrize("told", STORED, ids=[told["dump"]["stack"][-1][0] for told in STORED])
def test_a_table_stored_by_the_last_build_opens_and_is_written_as_it_was(told: dict[str, Any]) -> None:
    """LM-ATK-06  Whatever lies in the air: attacks, answers, laughs, free blows still owed."""
    s = GAME.load(told["dump"])
    ask = asked(s)
    assert ask is not None
    dump = json.loads(json.dumps(GAME.dump(s)))
    for pile in ("copies", "deck", "discard", "table"):
        assert not any(dump[pile][PRINTED:])  # of what was invented since there is none
        del dump[pile][PRINTED:]
    assert dump == told["dump"]
    assert [row.code for row in ask.legal(s)] == told["legal"]
    assert isinstance(ask, Roll) or list(ask.facts(s)) == told["facts"]


def test_a_changed_copy_of_a_play_differs_in_what_is_named_and_in_nothing_else() -> None:
    """LM-ATK-06, LM-HUM-19"""
    play = Play(1, (31,), (0, 2), 64, 3, 4, 5, 1, (1, 0), (0, 1), (44,), (5,), (1, 2), 0)
    assert play.but().args() == play.args()
    for name in [field for field in FIELDS if field not in NEVER_CHANGED]:
        value: Any = (2, 2) if isinstance(getattr(play, name), tuple) else 7
        changed = play.but(**{name: value})
        assert getattr(changed, name) == value
        assert [n for n, a, b in zip(FIELDS, play.args(), changed.args(), strict=True) if a != b] == [name]


def test_nobody_counts_the_positions_of_a_long_frame() -> None:
    """LM-ATK-06  More than six values of a frame are named where it is made;
    only `Play.but`, beside the list of its fields, tells all.
    """
    counted = []
    for path in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > MOST:
                counted += [f"{path.stem}: {node.func.id}"] if node.func.id in GAME.frames else []
    assert counted == ["plays: Play"]
