"""What is the house's own is told as such, by the rule that leaves it to the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.core.catalogue import game_named
from dispetto.core.telling.words import Words
from dispetto.games.horse_racing import HorseRacing
from dispetto.games.horse_racing.courses import load_course
from dispetto.games.horse_racing.racecourse import FOLDER, PARTS

GAME = game_named("horse-racing")
assert isinstance(GAME, HorseRacing)


@pytest.mark.parametrize("board", ["spitewell", "rn-f"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_course_odds_prizes_and_cards_are_told_as_the_houses_own(board: str, lang: str) -> None:
    words = Words(GAME, lang, ())
    told = GAME.house({"board": board}, words)
    assert len(told) == len(PARTS) == len({sentence for _, sentence in told})
    assert told[0][0] in told[0][1], "the course is called by its name"
    s = GAME.new(3, {"board": board})
    assert GAME.at_this_table(s, words) == dict(zip(PARTS.values(), (text for _, text in told), strict=True))


def test_a_part_that_a_file_has_from_the_rulebook_is_not_told_as_ours(tmp_path: Path) -> None:
    text = (FOLDER / "spitewell.toml").read_text(encoding="utf-8")
    before, odds = text.split("[odds]")
    copy = tmp_path / "copy.toml"
    copy.write_text(before + "[odds]" + odds.replace('provenance = "house"', 'provenance = "printed"', 1))
    assert load_course(copy).ours == ("course", "prizes", "cards")
