"""Every worked example of the law is played; a failure shows its line, what was asked, expected and seen."""

from __future__ import annotations

from pathlib import Path

from tests.games.lunch_money.told import GAME
from tests.games.scenario_files import beside, each, happens, says_what_it_proves

FILES = beside(__file__)
# As numbered in the law's chapter of worked examples
EXAMPLES = (
    "01 02 03 04 05 06 08a 08b 09 10 12 13 14 16 17 18 20 21 22 24 25 26 28 29 30a 30b 32 33 34 36 37 38 40 41 42 44 "
    "45 46 48 49 50 52 53 54 56 57 58 60 61 62 64 65 66 68 69 70 72 73 74 76 77 78 80 81 82 84 85 86 88 89 90 92 93 "
    "94 96 97 98 100 101 102 104"
).split()


@each(FILES)
def test_it_happens_as_told(path: Path) -> None:
    """LM-RUL-06  What a file does not say is answered by default; the rules it proves are cited in the file itself."""
    happens(path, GAME)


@each(FILES)
def test_it_has_a_sentence_for_a_title_and_cites_what_it_proves(path: Path) -> None:
    says_what_it_proves(path, GAME)


def test_every_worked_example_of_the_law_has_its_file() -> None:
    assert [p.stem.split("-")[1] for p in FILES if p.stem.startswith("ex-")] == sorted(EXAMPLES)
