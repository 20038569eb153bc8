"""Without the extra, playing and matches go on, and the rest of the laboratory says in one sentence what to install."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dispetto.cli import app
from dispetto.core.errors import BadInput
from dispetto.lab import extra

STUDY = 'title = "t"\ngames = "shear-panic"\nseats = 2\nbots = ["random"]\ncount = 2\n'
GONE = ("numpy", "scipy", "matplotlib", "openskill", "pyarrow", "ray")


def test_each_command_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str) -> Any:
        if name.partition(".")[0] in GONE:
            raise ImportError(name)
        return import_module(name)

    monkeypatch.setattr(extra, "import_module", without)
    study = tmp_path / "s.toml"
    study.write_text(STUDY)
    ladder = ["ladder", "shear-panic", "-s", "2", "--bots", "greedy,random", "-f", str(tmp_path / "l.json")]
    for words in (["run", str(study)], ["fit", "shear-panic", "--out", str(tmp_path / "w.toml")], ladder):
        done = CliRunner().invoke(app, ["lab", *words])
        assert isinstance(done.exception, BadInput), done.output
        assert "pip install 'dispetto[lab]'" in done.exception.said("en")
        assert "non è installato" in done.exception.said("it")
    match = CliRunner().invoke(app, ["lab", "match", "random", "random", "-g", "shear-panic", "-s", "2", "-n", "2"])
    assert match.exit_code == 0, match.output
