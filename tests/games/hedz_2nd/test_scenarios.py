"""Every scenario file of the edition is played; a failure shows its line, what was asked, expected and seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.core.scenario import read_scenario, run_scenario
from dispetto.games import game_named

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_it_happens_as_told(path: Path) -> None:
    """The rules a file proves (H2-EX-01 and so on) are cited in the file itself."""
    failure = run_scenario(path, game_named)
    assert failure is None, str(failure)


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_it_has_a_sentence_for_a_title_and_cites_what_it_proves(path: Path) -> None:
    """H2-EX-01 and so on: a file of this edition cites only this edition's ids, each once."""
    data = read_scenario(path)
    rules = data["rules"]
    assert data["game"] == "hedz-2nd"
    assert " " in data["title"].strip() and data["title"][0].isupper()
    assert rules and len(set(rules)) == len(rules) and all(r.startswith("H2-") for r in rules)


def test_every_worked_example_of_the_law_has_its_file() -> None:
    """H2-EX-01 to H2-EX-25, as numbered in the law."""
    told = {r for path in FILES for r in read_scenario(path)["rules"] if r.startswith("H2-EX-")}
    numbers = (1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 17, 19, 21, 22, 24, 25)
    assert told == {f"H2-EX-{n:02}" for n in numbers}
