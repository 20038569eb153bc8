"""The command line as a person meets it: words in; an exit code, an output and an error output back."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dispetto.cli import run

QUICK = ("-o", "board=t25", "-o", "turn_limit=2")


@dataclass(frozen=True)
class Said:
    """What came of a command."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The one object on standard output; nothing else may be there."""
        assert self.code in (0, 1, 2), self.err
        return json.loads(self.out)

    def refused(self, *words: str) -> None:
        """Bad input: exit code 2, one sentence with these words in it, nothing on standard output, no traceback."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.endswith(".\n") and self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        for word in words:
            assert word in self.err


Run = Callable[..., Said]


@pytest.fixture
def dispetto(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command line; `typed` are the lines a person types."""

    def call(*words: str | Path, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        monkeypatch.delenv("LC_ALL", raising=False)
        monkeypatch.delenv("LC_MESSAGES", raising=False)
        capsys.readouterr()
        code = run([str(w) for w in words])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call


@pytest.fixture
def a_record(dispetto: Run, tmp_path: Path) -> Path:
    """The record of a short finished game."""
    path = tmp_path / "game.toml"
    said = dispetto("play", "hedz-25th", "--watch", "--bot", "random", "--seed", "0123", "--record", path, *QUICK)
    assert said.code == 0, said.err
    return path
