"""The package as others get it: a wheel, installed outside the checkout."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
Build = Callable[[dict[str, str]], tuple[Path, str]]

OPEN_ALL = """
import json, sys, tomllib
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from jinja2 import Environment

opened = []
def walk(folder):
    for item in folder.iterdir():
        if item.is_dir():
            walk(item)
        elif not item.name.endswith((".py", ".pyc", ".so")):
            data = item.read_bytes()
            if item.name.endswith(".toml"):
                tomllib.loads(data.decode())
            if item.name.endswith(".ftl"):
                junk = [e.content for e in FluentParser().parse(data.decode()).body if isinstance(e, Junk)]
                assert not junk, (item.name, junk)
            if item.name.endswith(".html"):
                Environment(extensions=["jinja2.ext.i18n"]).parse(data.decode())
            opened.append(str(item))
walk(files("dispetto"))
import dispetto.core.engine.table
from dispetto.core.catalogue import all_games
for game in all_games().values():
    game.new(game.fewest)
print(json.dumps({"at": dispetto.core.engine.table.__file__, "opened": opened}))
"""


def shipped(root: Path) -> set[str]:
    """Every file of the package in the source, by its path inside it."""
    package = root / "src" / "dispetto"
    files = (p for p in package.rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    return {str(p.relative_to(package)) for p in files}


def test_the_wheel_holds_every_file_of_the_package(root: Path, wheel: Path) -> None:
    inside = {n.removeprefix("dispetto/") for n in zipfile.ZipFile(wheel).namelist() if n.startswith("dispetto/")}
    missing = shipped(root) - inside
    assert not missing, f"not in the wheel (package-data in pyproject.toml): {sorted(missing)}"


def test_the_wheel_opens_every_board_word_law_and_template_outside_the_checkout(
    root: Path, wheel: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    install = ["-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", str(site), str(wheel)]
    subprocess.run([sys.executable, *install], check=True)
    done = subprocess.run(
        [sys.executable, "-P", "-c", OPEN_ALL],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert Path(told["at"]).is_relative_to(site)
    assert len(told["opened"]) == len([n for n in shipped(root) if not n.endswith(".py")])


def test_without_a_compiler_the_package_builds_as_pure_python_and_says_so(build_wheel: Build) -> None:
    wheel, said = build_wheel({"CC": "no-such-compiler", "DISPETTO_COMPILED": "", "DISPETTO_PURE": ""})
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "no C compiler (no-such-compiler)" in said


@pytest.mark.parametrize("word", ["LICENSE", "NOTICE"])
def test_the_wheel_carries_the_licence_and_the_credits(wheel: Path, word: str) -> None:
    assert any(name.endswith(f"/licenses/{word}") for name in zipfile.ZipFile(wheel).namelist())
