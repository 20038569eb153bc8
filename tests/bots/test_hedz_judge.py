"""What the judge of Bitin' Off Hedz has learned, and where it keeps to what it knew."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import State, asked, step
from dispetto.core.game import AnyGame
from dispetto.games.hedz.worth import judge as learned

EDITIONS = ("hedz-25th", "hedz-2nd")
NAMES = list("ABCD")


def table(game: AnyGame, **dinos: tuple[str, int]) -> State:
    """A table on which A is to roll."""
    s: State = game.new(4)
    placed = {who: {"at": at, "rocks": rocks} for who, (at, rocks) in dinos.items()}
    game.place(s, {"turn": "A", "dinos": placed}, NAMES)
    return s


@pytest.mark.parametrize("name", EDITIONS)
def test_chances_sum_to_one_all_along_a_game(name: str) -> None:
    game, dice = game_named(name), Dice(5)
    judge, s = game.judge(), game.new(4)
    met = 0
    while (ask := asked(s)) is not None and met < 200:
        chances = judge.values(s)
        assert sum(chances) == pytest.approx(1.0) and min(chances) >= 0.0
        offers = ask.legal(s)
        step(s, offers[dice.below(len(offers))])
        met += 1
    assert met > 50


@pytest.mark.parametrize("name", EDITIONS)
def test_the_weights_are_data_with_the_command_that_made_them(name: str) -> None:
    path = Path(learned.__file__).parent / f"weights-{name.removeprefix('hedz-')}.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    assert told["game"] == name and told["features"] == list(learned.NAMES)
    assert len(told["weights"]) == len(learned.NAMES)
    assert told["provenance"]["command"] == f"python -m tools.fit_hedz {name}"
    rows = game_named(name).judge().features(table(game_named(name), A=("30", 2)))
    assert [len(row) for row in rows] == [1 + len(learned.NAMES)] * 4


def test_rocks_that_lie_ahead_are_worth_something_and_nothing_at_the_very_end() -> None:
    game = game_named("hedz-25th")
    s = table(game, A=("30", 1), B=("40", 1))
    before, of_old = game.judge().values(s)[0], game.judge("0.1").values(s)[0]
    game.place(s, {"loose": {"33": 3}}, NAMES)
    assert game.judge().values(s)[0] > before + 0.01
    assert game.judge("0.1").values(s)[0] == pytest.approx(of_old)  # 0.1 did not see them
    last = table(game, A=("99", 1), B=("99", 1), C=("99", 1), D=("99", 1))
    assert game.judge().values(last) == pytest.approx(game.judge("0.1").values(last), abs=0.02)


def test_heads_up_the_second_edition_counts_otherwise_than_among_several() -> None:
    game = game_named("hedz-2nd")
    judge = game.judge()
    assert isinstance(judge, learned.BySeats) and judge.beyond == judge.rest.beyond
    two, three = game.new(2), game.new(3)
    assert judge.values(two) == judge.duel.values(two) != judge.rest.values(two)
    assert judge.values(three) == judge.rest.values(three) != judge.duel.values(three)
