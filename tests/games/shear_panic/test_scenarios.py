"""Every scenario file is played; a failure shows its line, what was asked, expected and seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.core.law import law_of
from dispetto.core.scenario import read_scenario, run_scenario
from dispetto.games import game_named

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_it_happens_as_told(path: Path) -> None:
    """The rules a file proves (SP-EX-01 and so on) are cited in the file itself."""
    failure = run_scenario(path, game_named)
    assert failure is None, str(failure)


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_it_has_a_sentence_for_a_title_and_cites_what_it_proves(path: Path) -> None:
    data = read_scenario(path)
    rules = data["rules"]
    assert data["game"] == "shear-panic"
    assert " " in data["title"].strip() and data["title"][0].isupper()
    assert rules and len(set(rules)) == len(rules) and all(r in law_of(game_named("shear-panic")) for r in rules)


def test_every_worked_example_of_the_law_has_its_file() -> None:
    told = {r for path in FILES for r in read_scenario(path)["rules"] if "-EX-" in r}
    assert told == {r for r in law_of(game_named("shear-panic")) if "-EX-" in r}
