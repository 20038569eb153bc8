"""Every worked example of the law is played; a failure shows its line, what was asked, expected and seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.core.scenario import read_scenario, run_scenario
from dispetto.games import game_named

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
# As numbered in the law's chapter of worked examples
EXAMPLES = (
    "01 02 03 04 05 06 08a 08b 09 10 12 13 14 16 17 18 20 21 22 24 25 26 28 29 30a 30b 32 33 34 36 37 38 40 41 42 44 45 46 48 49 "
    "50 52 53 54 56 57 58 60 61 62 64 65 66 68 69 70 72 73 74 76 77 78 80 81 82 84 85 86 88 89 90 92 93 94 96 97 98 100 101 102 104"
).split()


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_it_happens_as_told(path: Path) -> None:
    """LM-RUL-06  What a file does not say is answered by default; the rules it proves are cited in the file itself."""
    failure = run_scenario(path, game_named)
    assert failure is None, str(failure)


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_it_has_a_sentence_for_a_title_and_cites_what_it_proves(path: Path) -> None:
    data = read_scenario(path)
    rules = data["rules"]
    assert data["game"] == "lunch-money"
    assert " " in data["title"].strip() and data["title"][0].isupper()
    assert rules and len(set(rules)) == len(rules) and all(r.startswith("LM-") for r in rules)


def test_every_worked_example_of_the_law_has_its_file() -> None:
    assert [p.stem.split("-")[1] for p in FILES if p.stem.startswith("ex-")] == sorted(EXAMPLES)
