"""The island as text."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import asked, step
from dispetto.core.game import Game
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Person, Words

GAME = all_games()["hedz-25th"]
NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gaia", "Hugo"]


def words(seats: int, lang: str = "en") -> Words:
    return Words(GAME, lang, [Person(name) for name in NAMES[:seats]], 0)


def placed(position: dict[str, Any], seats: int = 4, board: str = "t25") -> str:
    s = GAME.new(seats, {"board": board})
    GAME.place(s, position, NAMES[:seats])
    return GAME.board_text(GAME.view(s, 0), words(seats))


def test_the_opening_position_of_the_test_board() -> None:
    assert placed({"turn": "Ada"}).splitlines() == [
        "│ 0         10        20        30        40",
        "│ *········!··•·····%·?····•·······!······•····%····",
        "│                           ^'''",
        "│ 50        60        70        80        90        100",
        "│ ·····•····?···!·····•·~·~·~···!····•···········%%%▲",
        "│                  !··",
        "│",
        "│      +1   +2   +3   +4   +5   +6   +7   +8   +9   +10  +11  +12",
        "│ 0    1    2    3    4    5    6    7    8    9    10   11   12   13",
        "│ Start                                        Boo!           Rock",
        "│ [A]*",
        "│                          ↔12                                ↔5",
        "A Ada   Start  1 ◄ •",
        "B Bruno Start  1   •",
        "C Carla Start  1   •",
        "D Dario Start  1   •",
    ]


def test_a_fork_shows_the_steps_of_both_ways_loose_rocks_and_who_is_in_sight() -> None:
    text = placed(
        {
            "turn": "Ada",
            "dinos": {"Ada": {"at": "19"}, "Bruno": {"at": "28b"}, "Carla": {"at": "44"}},
            "loose": {"21": 2},
        }
    )
    lines = text.splitlines()
    assert lines[1].index("A") == lines[1].index("│") + 2 + 19
    assert "+2   +3" in text and "+6/11" in text  # 30 is six steps by air, eleven by land
    assert any("B" in x and x.startswith("│") for x in lines)
    assert "↔44:C" in text
    assert "      ••" in text


def test_the_second_dino_of_a_player_has_the_small_letter() -> None:
    text = placed({"turn": "Ada2", "dinos": {"Ada2": {"at": "7", "type": "trex"}}}, seats=2)
    assert "[a]" in text
    assert "A Ada I " in text and "a Ada II" in text and "Tyrannosaurus" in text


@pytest.mark.parametrize("board", ["t25", "skull-island"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_position_of_a_random_game_fits_eighty_columns(board: str, seats: int) -> None:
    s = GAME.new(seats, {"board": board})
    dice = Dice(seats)
    for _ in range(120):
        ask = asked(s)
        text = GAME.board_text(GAME.view(s, 0), words(seats))
        assert max(map(len, text.splitlines())) <= 80
        assert all(name in text for name in NAMES[:seats])
        if ask is None:
            break
        offers = ask.legal(s)
        step(s, offers[dice.below(len(offers))])


def test_a_player_who_left_is_nowhere() -> None:
    s = GAME.new(4, {"board": "t25", "first_player": 1})
    GAME.leave(s, 1)
    text = GAME.board_text(GAME.view(s, 0), words(4))
    assert "B Bruno     –  0" in text


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_every_game_is_told_as_text_to_an_italian_reader_too(game: Game[Any, Any]) -> None:
    people = [Person(name) for name in NAMES[:4]]
    texts = {lang: set[str]() for lang in languages()}
    s = game.new(4, None)
    dice = Dice(3)
    for turn in range(400):
        ask = asked(s)
        if ask is None:
            break
        offers = ask.legal(s)
        step(s, offers[dice.below(len(offers))])
        for lang in languages() if turn % 10 == 0 else ():
            text = game.board_text(game.view(s, 0), Words(game, lang, people, 0))
            assert all(name in text for name in NAMES[:4])
            texts[lang].add(text)
    assert texts["en"] and texts["en"].isdisjoint(texts["it"])
