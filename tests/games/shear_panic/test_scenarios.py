"""Every scenario file is played; a failure shows its line, what was asked, expected and seen."""

from __future__ import annotations

from pathlib import Path

from dispetto.core.telling.law import law_of
from tests.games.scenario_files import beside, each, examples_told, happens, says_what_it_proves
from tests.games.shear_panic.told import GAME

FILES = beside(__file__)


@each(FILES)
def test_it_happens_as_told(path: Path) -> None:
    """The rules a file proves (SP-EX-01 and so on) are cited in the file itself."""
    happens(path, GAME)


@each(FILES)
def test_it_has_a_sentence_for_a_title_and_cites_what_it_proves(path: Path) -> None:
    says_what_it_proves(path, GAME)


def test_every_worked_example_of_the_law_has_its_file() -> None:
    assert examples_told(FILES) == {r for r in law_of(GAME) if "-EX-" in r}
