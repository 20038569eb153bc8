"""The ceiling: what skill decides between two players, the rest being luck; and nothing is thought twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dispetto.cli import app
from dispetto.core.errors import BadInput
from dispetto.lab.ceiling import Book, Ceiling


def ceiling(*words: str) -> Any:
    done = CliRunner().invoke(
        app, ["lab", "ceiling", "shear-panic", "-s", "2", "--against", "random", *words, "--json"]
    )
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)["games"][0]


def test_what_is_not_skill_is_luck() -> None:
    c = Ceiling("g", 4, 100, 0.4, 0.3, 0.5, 0.25, 1.0)
    assert c.luck(1.0) == 0.0 and c.luck(0.25) == 1.0 and c.luck(0.1) == 1.0
    assert c.luck(0.4) == pytest.approx(0.8)


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    words = ("--player", "greedy", "-f", str(tmp_path / "c.json"))
    two = ceiling(*words, "-n", "4")
    assert two["games"] == 4 and two["share"] > 0.5 and two["luck_low"] <= two["luck"] <= two["luck_high"]
    first = json.loads((tmp_path / "c.json").read_text())
    four = ceiling(*words, "-n", "8")
    then = json.loads((tmp_path / "c.json").read_text())
    assert four["games"] == 8 and [then[key][:2] for key in first] == list(first.values())
    again = ceiling(*words, "-n", "4")
    assert again == two
    (tmp_path / "c.json").write_text("[1]")
    with pytest.raises(BadInput, match="holds no games"):
        Book(tmp_path / "c.json")
