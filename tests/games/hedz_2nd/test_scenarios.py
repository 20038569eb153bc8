"""Every scenario file of the edition is played; a failure shows its line, what was asked, expected and seen."""

from __future__ import annotations

from pathlib import Path

from tests.games.hedz_2nd.told import GAME
from tests.games.scenario_files import beside, each, examples_told, happens, says_what_it_proves

FILES = beside(__file__)


@each(FILES)
def test_it_happens_as_told(path: Path) -> None:
    """The rules a file proves (H2-EX-01 and so on) are cited in the file itself."""
    happens(path, GAME)


@each(FILES)
def test_it_has_a_sentence_for_a_title_and_cites_what_it_proves(path: Path) -> None:
    """H2-EX-01 and so on: a file of this edition cites only this edition's ids, each once."""
    says_what_it_proves(path, GAME)


def test_every_worked_example_of_the_law_has_its_file() -> None:
    """H2-EX-01 to H2-EX-25, as numbered in the law."""
    numbers = (1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 17, 19, 21, 22, 24, 25)
    assert examples_told(FILES) == {f"H2-EX-{n:02}" for n in numbers}
