"""What is asked of every game's scenario files: that they happen as told, and say what they prove."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dispetto.core.game import Game
from dispetto.core.telling.law import law_of
from dispetto.core.telling.scenario import read_scenario, run_scenario


def beside(test: str) -> list[Path]:
    """The scenario files beside a test file; a board or a course may lie among them."""
    files = sorted((Path(test).parent / "scenarios").glob("*.toml"))
    return [path for path in files if "[[then]]" in path.read_text(encoding="utf-8")]


def each(files: list[Path]) -> pytest.MarkDecorator:
    """A test of every file, named after it."""
    return pytest.mark.parametrize("path", files, ids=[path.stem for path in files])


def happens(path: Path, game: Game[Any, Any]) -> None:
    """It is played; a failure shows its line, what was asked, expected and seen."""
    failure = run_scenario(path, lambda name: game)
    assert failure is None, str(failure)


def says_what_it_proves(path: Path, game: Game[Any, Any]) -> None:
    """A sentence for a title, and ids of this game's law, each once."""
    data = read_scenario(path)
    rules = data["rules"]
    assert data["game"] == game.name
    assert " " in data["title"].strip() and data["title"][0].isupper()
    assert rules and len(set(rules)) == len(rules) and [r for r in rules if r not in law_of(game)] == []


def examples_told(files: list[Path]) -> set[str]:
    """The worked examples of the law that have a file."""
    return {rule for path in files for rule in read_scenario(path)["rules"] if "-EX-" in rule}
