"""What runs is what was asked for: the source, or the compiled wheel and nothing of the source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import dispetto
from dispetto.core.engine import table


def describe() -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, "-m", "dispetto", "describe", "--json"], capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told


def test_describe_tells_the_form_that_this_run_asked_for() -> None:
    form = os.environ.get("DISPETTO_FORM") or ("pure" if str(table.__file__).endswith(".py") else "compiled")
    assert describe()["compiled"] is (form == "compiled")
    assert str(table.__file__).endswith(".py") is (form == "pure")


def test_the_compiled_form_takes_nothing_from_the_source(root: Path) -> None:
    in_source = Path(str(dispetto.__file__)).is_relative_to(root / "src")
    assert in_source is str(table.__file__).endswith(".py")


def test_describe_tells_the_version_of_the_package(wheel: Path) -> None:
    assert wheel.name.split("-")[1] == describe()["version"] == dispetto.__version__


def test_every_module_that_should_be_compiled_is(root: Path) -> None:
    if str(table.__file__).endswith(".py"):
        return  # the source: nothing is
    rooms = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["dispetto"]["compiled"]
    package = Path(str(dispetto.__file__)).parent
    modules = [p for room in rooms for p in package.glob(f"{room}/*.py") if p.name != "__init__.py"]
    assert modules
    bare = [str(p) for p in modules if not list(p.parent.glob(f"{p.stem}.*.so"))]
    assert not bare
