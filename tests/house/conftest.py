"""What the tests of the house share: the repository's folder, and a wheel of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
Build = Callable[[dict[str, str]], tuple[Path, str]]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


def pip_wheel(source: Path, folder: Path, environment: dict[str, str]) -> str:
    """Builds the wheel of a source into a folder, without any index; what was said."""
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "-w", str(folder), str(source)], env={**os.environ, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="session")
def build_wheel(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """Builds a wheel in a copy of the repository, so that none is disturbed; tells the wheel, and what was said."""

    def build(environment: dict[str, str]) -> tuple[Path, str]:
        folder = tmp_path_factory.mktemp("wheel")
        copy = folder / "copy"
        copy.mkdir()
        for name in ("pyproject.toml", "setup.py", "LICENSE", "NOTICE"):
            shutil.copy(ROOT / name, copy)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        said = pip_wheel(copy, folder, environment)
        return next(folder.glob("*.whl")), said

    return build


@pytest.fixture(scope="session")
def wheel(build_wheel: Build) -> Path:
    """The compiled wheel of this run (DISPETTO_WHEEL), or a pure one."""
    given = os.environ.get("DISPETTO_WHEEL")
    return ROOT / given if given else build_wheel({"DISPETTO_PURE": "1"})[0]
