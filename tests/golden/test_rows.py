"""The rows of every game: they are only ever appended, for records, bots and trained nets know them by their codes."""

from __future__ import annotations

from typing import Any

import pytest
from court import COURT

from dispetto.core.catalogue import all_games
from dispetto.core.game import Game
from tests.golden.golden import HERE, same

EVERY = {**all_games(), COURT.name: COURT}


def written(game: Game[Any, Any]) -> str:
    """One row a line: code, verb, arguments."""
    return "".join(f"{' '.join(map(str, (a.code, a.verb, *a.args)))}\n" for a in game.actions)


@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY.keys())
def test_rows_are_as_they_were_but_for_those_at_the_end(game: Game[Any, Any], update_golden: bool) -> None:
    path = HERE / "actions" / f"{game.name}.txt"
    text = written(game)
    if update_golden and path.is_file():
        was = path.read_text(encoding="utf-8")
        assert text.startswith(was), (
            f"rows of {game.name} may only be appended; if nobody has records yet, delete {path}"
        )
    same(path, text, update_golden)


def test_no_rows_are_left_over_from_a_game_that_is_gone() -> None:
    assert {p.stem for p in (HERE / "actions").glob("*.txt")} == set(EVERY)
