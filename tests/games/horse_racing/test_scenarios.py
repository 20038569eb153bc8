"""Every scenario file of the game is played; a failure shows its line, what was asked, expected and seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from dispetto.core.scenario import read_scenario, run_scenario
from tests.games.horse_racing.told import GAME

FILES = sorted(p for p in (Path(__file__).parent / "scenarios").glob("*.toml") if "[[then]]" in p.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_it_happens_as_told(path: Path) -> None:
    """The rules a file proves (RN-EX-01 and so on) are cited in the file itself."""
    failure = run_scenario(path, lambda name: GAME)
    assert failure is None, str(failure)


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_it_has_a_sentence_for_a_title_and_cites_what_it_proves(path: Path) -> None:
    data = read_scenario(path)
    rules = data["rules"]
    assert data["game"] == "horse-racing"
    assert " " in data["title"].strip() and data["title"][0].isupper()
    assert rules and len(set(rules)) == len(rules) and all(r.startswith("RN-") for r in rules)


def test_every_worked_example_of_the_law_has_its_file() -> None:
    """RN-EX-01 to RN-EX-31, as numbered in the law."""
    told = {r for path in FILES for r in read_scenario(path)["rules"] if r.startswith("RN-EX-")}
    numbers = (1, 2, 3, 4, 7, 9, 10, 11, 12, 13, 14, 16, 17, 19, 20, 21, 22, 24, 25, 27, 28, 29, 30, 31)
    assert told == {f"RN-EX-{n:02}" for n in numbers}
