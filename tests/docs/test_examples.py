"""Every example in the documentation is run as it stands, and prints what it says it prints."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import dispetto
from tests.docs.pages import LIVING, ROOT, commands, example, named, told

SCRIPTS = [
    page for page in LIVING if example(page) and page.name != "CONTRIBUTING.md"
]  # its dodo: tests/games/hedz_2nd
SHELLS = [(page, words, lines) for page in LIVING for words, lines in commands(page)]
PACKAGE = Path(dispetto.__file__).parent
PATHS = [str(ROOT / "examples" / "court" / "src")]  # and ourselves, where we are run from the source
PATHS += [str(PACKAGE.parent)] if PACKAGE == ROOT / "src" / "dispetto" else []
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(PATHS), "COLUMNS": "200", "LANG": "C.UTF-8"}


def run(words: list[str], folder: Path) -> str:
    done = subprocess.run(words, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("page", SCRIPTS, ids=named)
def test_the_python_of_a_page_runs_and_prints_what_it_says(page: Path, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(example(page), encoding="utf-8")
    printed = run([sys.executable, "-P", str(script)], tmp_path).splitlines()
    assert printed == told(example(page))


@pytest.mark.parametrize(("page", "words", "lines"), SHELLS, ids=[f"{named(p)}: {w}" for p, w, _ in SHELLS])
def test_a_command_of_a_page_runs_and_says_what_the_page_shows(
    page: Path, words: str, lines: list[str], tmp_path: Path
) -> None:
    program, *rest = shlex.split(words)
    assert program == "dispetto", "examples are commands of ours"
    said = run([sys.executable, "-P", "-m", "dispetto", *rest], tmp_path)
    assert [line for line in lines if line.strip() not in said] == []


def test_the_readme_is_ten_lines_of_library_and_draws_a_table(tmp_path: Path) -> None:
    script = example(ROOT / "README.md")
    assert len([line for line in script.splitlines() if line and not line.startswith("import")]) <= 10
    run([sys.executable, "-P", "-c", script], tmp_path)
    assert (tmp_path / "table.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_there_are_examples_on_every_page_that_explains_a_concept() -> None:
    bare = {"index.md", "protocol.md", "click.md"}
    concepts = [page for page in (ROOT / "docs" / "concepts").glob("*.md") if page.name not in bare]
    assert concepts and set(concepts) <= set(SCRIPTS)


def test_the_readme_example_passes_a_strict_type_checker(tmp_path: Path) -> None:
    """As a user's own script sees us: by py.typed, with the checker's own settings and none of ours."""
    script = tmp_path / "mine.py"
    script.write_text(example(ROOT / "README.md"), encoding="utf-8")
    assert (PACKAGE / "py.typed").is_file()
    check = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, "--follow-imports=silent"]
    run([*check, "--cache-dir", str(tmp_path / "cache"), str(script)], tmp_path)
    script.write_text("import dispetto\ndispetto.games_of_mine()\n", encoding="utf-8")
    done = subprocess.run([*check, str(script)], cwd=tmp_path, env=ENVIRONMENT, capture_output=True, text=True)
    assert 'Module has no attribute "games_of_mine"' in done.stdout
