"""Every game of the house, and Court, keeps what dispetto.testing says every game must keep."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest
from court import COURT

from dispetto.core.catalogue import all_games
from dispetto.core.game import Game, colour_option
from dispetto.testing import CHAPTERS, OF_A_GAME, OF_A_TABLE, Table
from dispetto.testing.promises import OfAGame, OfATable
from tests.contract.tables import SIZES, TRIED, every_game, every_table


def named(promise: Any) -> str:
    """A promise as the list of tests shows it."""
    return f"{promise.__module__.rpartition('.')[2]}.{promise.__name__}"


@pytest.mark.parametrize("promise", OF_A_TABLE, ids=named)
@every_table
def test_at_every_table(promise: OfATable, tables: list[Table]) -> None:
    for table in tables:
        promise(table)  # raises BrokenPromise


@pytest.mark.parametrize("promise", OF_A_GAME, ids=named)
@every_game
def test_of_every_game(promise: OfAGame, game: Game[Any, Any]) -> None:
    promise(game)  # raises BrokenPromise


def test_every_game_of_the_house_is_tried_at_every_size() -> None:
    assert {t.name for t in SIZES} == {*all_games(), COURT.name}
    for game in TRIED.values():
        assert {t.seats for t in SIZES if t.name == game.name} == set(range(game.fewest, game.most + 1))


def test_no_promise_is_forgotten() -> None:
    """Every public function of a chapter that takes a table or a game and gives
    nothing is in its list, or is a helper.
    """
    assert len(OF_A_TABLE) >= 46 and len(OF_A_GAME) >= 12
    for chapter in CHAPTERS:
        listed = {p.__name__ for p in (*chapter.OF_A_GAME, *chapter.OF_A_TABLE)}
        told = {
            name
            for name, f in vars(chapter).items()
            if getattr(f, "__module__", "") == chapter.__name__
            and list(getattr(f, "__annotations__", {})) in (["table", "return"], ["game", "return"])
            and f.__annotations__["return"] == "None"
        }
        assert told == listed


def test_some_games_have_colours_to_choose() -> None:
    assert {game.name for game in TRIED.values() if colour_option(game)} == {"shear-panic", "horse-racing"}


@pytest.mark.parametrize("name", all_games())
def test_a_row_pickled_here_is_the_row_itself_in_another_process(name: str) -> None:
    look = "import pickle, sys; row = pickle.load(sys.stdin.buffer); from dispetto.core.catalogue import all_games; "
    look += f"assert row is all_games()[{name!r}].actions[row.code]; print(row)"
    row = all_games()[name].actions[-1]
    done = subprocess.run([sys.executable, "-c", look], input=pickle.dumps(row), capture_output=True)
    assert done.stdout.decode().strip() == repr(row), done.stderr.decode()
