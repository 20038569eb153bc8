"""dispetto scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOOD = """
title = "A first roll"
game  = "hedz-25th"
seats = ["A", "B", "C", "D"]
options = { board = "t25", first_player = 1 }

[[then]]
do     = ["A: roll", "dice: 5", "A: keep"]
expect = { dinos = { A = { at = "5" } }, asked = "B" }
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.toml"
    path.write_text(GOOD)
    return path


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.toml"
    path.write_text(GOOD.replace('at = "5"', 'at = "6"'))
    return path


def test_scenarios_that_pass(dispetto: Run, good: Path) -> None:
    said = dispetto("scenario", good, good)
    assert (said.code, said.out, said.err) == (0, "2 passed.\n", "")


def test_a_failure_names_file_step_what_was_expected_and_what_was_seen(dispetto: Run, good: Path, wrong: Path) -> None:
    said = dispetto("scenario", wrong, good)
    assert said.code == 1 and said.err == ""
    for word in ("wrong.toml, step 1", "expected '6', seen '5'", "1 passed, 1 failed"):
        assert word in said.out


def test_the_json_has_exactly_the_agreed_shape(dispetto: Run, good: Path, wrong: Path) -> None:
    assert dispetto("scenario", good, "--json").json() == {"passed": 1, "failed": []}
    said = dispetto("scenario", good, wrong, "--json")
    assert said.code == 1
    failed = said.json()["failed"]
    assert said.json()["passed"] == 1 and len(failed) == 1
    assert list(failed[0]) == ["file", "step", "message"]
    assert failed[0]["file"] == str(wrong) and failed[0]["step"] == 1


def test_a_refused_answer_is_told_with_its_rule(dispetto: Run, good: Path) -> None:
    good.write_text(GOOD.replace("A: keep", "A: push B"))
    said = dispetto("scenario", good)
    assert said.code == 1 and "H25-GEN-05" in said.out


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("hedz-25th", "hedz-99th", "hedz-99th"),
        ('title = "A first roll"', "", "title"),
        ("title", "titel", "titel"),
        ("expect", "expekt", "expekt"),
        ('"C", "D"]', '"C", "C"]', "different names"),
        ("t25", "t26", "t26"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(dispetto: Run, good: Path, old: str, new: str, named: str) -> None:
    good.write_text(GOOD.replace(old, new))
    dispetto("scenario", good).refused(str(good), named)
