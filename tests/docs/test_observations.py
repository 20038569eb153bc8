"""The page of observations is what the games write, number by number."""

from __future__ import annotations

import re
from array import array
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.game import AnyGame
from dispetto.core.observed import Part, scale
from tools.observations import MARK, PAGE, written

GAMES = {name: game for name, game in all_games().items() if game.finished}


def test_the_page_lists_every_part_of_every_game() -> None:
    told = PAGE.read_text(encoding="utf-8")
    assert told[told.index(MARK) :] == written(), "python -m tools.observations writes it anew"


def parts_on_the_page(game: AnyGame) -> dict[str, slice]:
    """Where the page says each part lies, by its own figures alone."""
    text = PAGE.read_text(encoding="utf-8").split(f"\n## {game.name}\n")[1].split("\n## ")[0]
    found: dict[str, slice] = {}
    first = each = low = high = 0
    for line in text.splitlines():
        if block := re.match(
            r"\| (\d+) \| \d+ \| \*\*\w+-(\d+)\*\* to \*\*\w+-(\d+)\*\* .*\| (\d+) numbers each", line
        ):
            first, low, high, each = (int(n) for n in block.groups())
        elif part := re.match(r"\| (\+?)(\d+) \| (\d+) \| `([^`]+)` ", line):
            for n in range(low, high + 1) if part[1] else (0,):
                at = int(part[2]) + (first + (n - low) * each if part[1] else 0)
                found[part[4].replace("-N", f"-{n}", 1)] = slice(at, at + int(part[3]))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_where_the_page_says_a_part_lies_it_lies(name: str) -> None:
    game = GAMES[name]
    at = 0
    layout: dict[str, slice] = {}
    for part in game.observed:
        layout[part.name] = slice(at, at + part.count)
        at += part.count
    assert parts_on_the_page(game) == layout and at == game.observation_size


def test_a_long_scale_is_a_logarithm_and_an_even_one_a_share() -> None:
    parts = (Part("a", 1, -5, 5, ""), Part("b", 1, 0, 10**12 - 1, "", long=True), Part("c", 1, 0, 99, "", long=True))
    assert scale(parts).scaled([0, 10**6 - 1, 9]) == pytest.approx([0.5, 0.5, 0.5])
    assert scale(parts).scaled([-9, 0, 200]) == [
        0.0,
        0.0,
        1.0,
    ]  # what no table can bring does no harm


@pytest.mark.parametrize("wrong", [array("d", [0.0] * 400), bytes(1600), memoryview(array("f", [0.0] * 800))[::2]])
def test_only_floats_in_a_row_that_can_be_written_are_written_to(wrong: object) -> None:
    game = GAMES["hedz-25th"]
    with pytest.raises(TypeError, match="32-bit floats"):
        game.observe_into(game.new(2), 0, wrong)


def seen(game: AnyGame, s: Any, seat: int) -> dict[str, list[int]]:
    """What is written of a table, by the places that the page names."""
    numbers = [-1] * game.observation_size
    game.numbers_into(s, seat, numbers)
    return {name: numbers[where] for name, where in parts_on_the_page(game).items()}


@pytest.mark.parametrize("name", ["hedz-25th", "hedz-2nd"])
def test_hedz_writes_dinos_and_rocks_where_the_page_says(name: str) -> None:
    s: Any = GAMES[name].new(4)
    s.at[1], s.rocks[1], s.loose[7], s.round = 12, 5, 3, 9
    told = seen(GAMES[name], s, 3)  # the last seat, so dino 1 is two places on
    assert (told["dino-2-space"], told["dino-2-rocks"], told["dino-2-mine"]) == ([13], [5], [0])
    assert told["dino-0-mine"] == [1] and told["dino-4-here"] == [0]
    assert told["loose"][7] == 3 and told["round"] == [9] and told["dinos"] == [4]


def test_shear_panic_writes_sheep_and_points_where_the_page_says() -> None:
    s: Any = GAMES["shear-panic"].new(3)
    s.points[1], s.marker = 6, 20
    told = seen(GAMES["shear-panic"], s, 1)
    assert told["seat-0-points"] == [6] and told["seat-1-points"] == [0] and told["seat-3-here"] == [0]
    assert told["marker"] == [20] and told["meadow"][s.where[2]] == 1 and told["meadow"][s.where[8]] == 9
