"""Every scenario file of the edition is played; a failure shows its line, what was asked, expected and seen."""

from __future__ import annotations

from pathlib import Path

from tests.games.hedz_25th.told import GAME
from tests.games.scenario_files import beside, each, examples_told, happens, says_what_it_proves

FILES = beside(__file__)


@each(FILES)
def test_it_happens_as_told(path: Path) -> None:
    """The rules a file proves (H25-EX-01 and so on) are cited in the file itself."""
    happens(path, GAME)


@each(FILES)
def test_it_has_a_sentence_for_a_title_and_cites_what_it_proves(path: Path) -> None:
    """H25-EX-01 and so on: a file of this edition cites only this edition's ids, each once."""
    says_what_it_proves(path, GAME)


def test_every_worked_example_of_the_law_has_its_file() -> None:
    """H25-EX-01 to H25-EX-29, as numbered in the law."""
    numbers = (1, 2, 3, 4, 6, 8, 9, 11, 12, 13, 16, 17, 18, 19, 20, 21, 23, 24, 25, 27, 28, 29)
    assert examples_told(FILES) == {f"H25-EX-{n:02}" for n in numbers}
