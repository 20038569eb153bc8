"""What a plain `pip install .` fetches before it builds: mypy where a compiler has something to do, else nothing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.needs import LEFT_OUT, compiler

pytestmark = pytest.mark.once

ASK = "import json, sys; sys.path.insert(0, ''); import setup; sys.stdout.write(json.dumps({}))"


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """As much of the house as pip needs to ask: it writes beside what it reads."""
    for name in ("pyproject.toml", "setup.py", "LICENSE", "NOTICE"):
        shutil.copy(root / name, tmp_path)
    (tmp_path / "src" / "dispetto").mkdir(parents=True)
    shutil.copy(root / "src" / "dispetto" / "__init__.py", tmp_path / "src" / "dispetto")
    return tmp_path


def fetched(copy: Path, **environment: str) -> str:
    """What the build asks pip for, on a machine like this."""
    script = ASK.format("setup.get_requires_for_build_wheel()")
    calm = {k: v for k, v in os.environ.items() if k not in ("DISPETTO_PURE", "CC")}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=copy, env={**calm, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1].rpartition("\n")[2]


def test_where_a_compiler_is_mypy_is_asked_for(copy: Path) -> None:
    if not compiler():
        pytest.skip(f"{LEFT_OUT} what pip fetches for a compiler: there is no C compiler")
    assert "mypy" in fetched(copy)


def test_without_a_compiler_nothing_is_asked_for(copy: Path) -> None:
    assert "mypy" not in fetched(copy, CC="no-such-compiler")


def test_who_wants_pure_python_is_asked_for_nothing(copy: Path) -> None:
    assert "mypy" not in fetched(copy, DISPETTO_PURE="1")


def test_the_mypy_that_pip_fetches_is_of_the_kind_we_build_with(root: Path) -> None:
    wanted = re.search(r'^COMPILING = "mypy ~= (\d+)\.(\d+)"', (root / "setup.py").read_text(), re.M)
    locked = re.search(r"^mypy==(\d+)\.(\d+)", (root / "requirements" / "build.txt").read_text(), re.M)
    assert wanted and locked
    assert wanted[1] == locked[1] and int(wanted[2]) <= int(locked[2])


def test_make_play_neither_installs_nor_compiles_us(root: Path) -> None:
    said = subprocess.run(["make", "-n", "play"], cwd=root, capture_output=True, text=True, check=True).stdout
    assert "PYTHONPATH=src" in said and "requirements/play.txt" in said
    assert not re.search(r"pip|wheel|setup\.py|mypyc", said)
    assert "--only-binary :all:" in (root / "tools" / "env.sh").read_text()
