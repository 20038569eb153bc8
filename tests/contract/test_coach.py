"""The coach has a line for every question of every finished game, in both languages, short, and from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, Roll, asked, step
from dispetto.core.game import Game
from dispetto.core.telling.languages import languages
from dispetto.core.telling.phrases import phrases
from dispetto.core.telling.words import Person, Words

FINISHED = [name for name, game in all_games().items() if game.finished]
MOST_WORDS = 24  # one line on a desk
ANSWERS = 250


def questions(game: Game[Any, Any]) -> list[str]:
    """What a person can be asked in a game: whatever has a question's sentence."""
    found = [name for name, frame in game.frames.items() if issubclass(frame, Ask) and not issubclass(frame, Roll)]
    return [name for name in found if phrases(game.folder, "en").speaks(f"ask-{name}")]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", FINISHED)
def test_every_question_has_its_line(name: str, lang: str) -> None:
    game = all_games()[name]
    said = phrases(game.folder, lang)
    asks = questions(game)
    assert asks
    assert [q for q in asks if not said.speaks(f"coach-{q}") and not said.speaks(f"coach-{name}-{q}")] == []


@pytest.mark.parametrize("name", FINISHED)
def test_the_line_is_short_and_needs_nothing_but_the_view(name: str) -> None:
    game = all_games()[name]
    s = game.new(game.usual_seats)
    dice = Dice(7)
    for n in range(ANSWERS):
        ask = asked(s)
        if ask is None:
            break
        if not isinstance(ask, Roll):
            for lang in languages():
                words = Words(game, lang, [Person("Anna")] * game.usual_seats, ask.seat)
                line = game.coach(game.view(s, ask.seat), ask, words)
                assert line and len(line.split()) <= MOST_WORDS, line
        legal = ask.legal(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else legal[n * 7 % len(legal)])


def test_a_game_may_have_no_coach() -> None:
    game = all_games()[FINISHED[0]]
    assert Words(game, "en", ()).advice("NoSuchQuestion") == ""
