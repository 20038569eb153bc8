"""The repository keeps its own rules: locks, lists of modules, no addresses."""

from __future__ import annotations

import ast
import fnmatch
import io
import re
import tokenize
import tomllib
from pathlib import Path

LOCKS = ("play", "build", "test", "lab", "rl", "bench", "docs", "lock")


def imported(module: Path, package: Path) -> set[Path]:
    """The modules of ours that a module imports when it is loaded."""
    found = set()
    for node in ast.parse(module.read_text()).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("dispetto"):
            names = [f"{node.module}.{alias.name}" for alias in node.names] + [str(node.module)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names if alias.name.startswith("dispetto")]
        else:
            continue
        found |= {package.parent / (name.replace(".", "/") + ".py") for name in names}
    return {path for path in found if path.is_file()}


def test_a_compiled_module_imports_only_compiled_ones(root: Path) -> None:
    package = root / "src" / "dispetto"
    rooms = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["dispetto"]["compiled"]
    compiled = {path for room in rooms for path in package.glob(f"{room}/*.py")}
    assert package / "core" / "engine" / "table.py" in compiled
    slow = {str(p.relative_to(package)) for module in compiled for p in imported(module, package) - compiled}
    assert not slow, f"add them to [tool.dispetto] compiled in pyproject.toml: {sorted(slow)}"


def test_every_lock_pins_versions_with_hashes_and_names_no_address(root: Path) -> None:
    for name in LOCKS:
        text = (root / "requirements" / f"{name}.txt").read_text()
        assert not re.search(r"://|^\s*-[-a-z]", re.sub(r"\s--hash=sha256:[0-9a-f]{64}", "", text), re.M), name
        for entry in re.split(r"\n(?=[a-z0-9])", text.strip()):
            assert re.match(r"[a-z0-9._-]+==\S+", entry), f"{name}: {entry[:60]}"
            assert "--hash=sha256:" in entry, f"{name}: {entry[:60]}"


def test_the_locks_agree_on_the_versions_they_share(root: Path) -> None:
    pins: dict[str, dict[str, set[str]]] = {}
    for name in LOCKS:
        for package, version in re.findall(
            r"^([a-z0-9._-]+)==(\S+)", (root / "requirements" / f"{name}.txt").read_text(), re.M
        ):
            pins.setdefault(package, {}).setdefault(name, set()).add(version)
    torn = {package: where for package, where in pins.items() if len({frozenset(v) for v in where.values()}) > 1}
    assert not torn


def test_the_packages_the_wheel_asks_for_are_those_playing_installs(root: Path) -> None:
    asked = tomllib.loads((root / "pyproject.toml").read_text())["project"]["dependencies"]
    lines = (root / "requirements" / "play.in").read_text().splitlines()
    bare = {re.split(r"[\s>=<\[]", word)[0] for word in asked}
    assert bare == {re.split(r"[\s>=<\[]", line)[0] for line in lines if line and not line.startswith("#")}


def test_the_packages_of_the_extra_are_those_the_laboratory_is_locked_to(root: Path) -> None:
    extra = tomllib.loads((root / "pyproject.toml").read_text())["project"]["optional-dependencies"]["lab"]
    lines = (root / "requirements" / "lab.in").read_text().splitlines()
    assert sorted(extra) == [line for line in lines if re.match(r"[a-z]", line)]


def test_the_packages_of_the_doors_are_those_they_are_locked_to(root: Path) -> None:
    extras = tomllib.loads((root / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    lines = (root / "requirements" / "rl.in").read_text().splitlines()
    assert sorted({*extras["rl"], *extras["openspiel"]}) == [line for line in lines if re.match(r"[a-z]", line)]


def test_every_package_the_wheel_asks_for_is_imported_or_stands_behind_one_that_is(root: Path) -> None:
    behind = {"python_multipart", "aiosqlite", "asyncpg", "mypy_extensions"}  # forms, two databases, compiled modules
    asked = tomllib.loads((root / "pyproject.toml").read_text())["project"]["dependencies"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in (root / "src").rglob("*.py"))
    imported = set(re.findall(r"^\s*(?:from|import) ([a-z0-9_]+)", code, re.M))
    names = {re.split(r"[\s>=<\[.]", word)[0].replace("-", "_") for word in asked}
    assert names - imported <= behind


def test_no_glob_of_the_package_is_for_files_that_are_not_there(root: Path) -> None:
    globs = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["dispetto"]
    assert not [glob for glob in globs if not any((root / "src" / "dispetto").glob(glob))]


def test_the_suite_holds_our_tests_and_those_of_the_example_and_each_is_in_both_forms(root: Path) -> None:
    """The Makefile names no paths: both runs take what pyproject.toml says."""
    paths = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["pytest"]["ini_options"]["testpaths"]
    with_tests = {path.parent for top in ("tests", "examples") for path in (root / top).rglob("test_*.py")}
    assert not [folder for folder in with_tests if not any(folder.is_relative_to(root / path) for path in paths)]
    runs = re.findall(r"-m pytest (.*) \$\(ARGS\)", (root / "Makefile").read_text())
    assert len(runs) == 3 and not [run for run in runs if "tests/" in run]


def test_ci_runs_make_test(root: Path) -> None:
    script = root / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert "make test" in script.read_text()


def test_every_work_of_others_that_we_ship_is_credited(root: Path) -> None:
    notice = (root / "NOTICE").read_text()
    works = [p.name.removesuffix(".LICENSE.txt") for p in (root / "src").rglob("*.LICENSE.txt")]
    assert not [name for name in works if name not in notice], (
        "NOTICE names what is shipped, its author and its licence"
    )


def prose(path: Path) -> str:
    """The comments and docstrings of a module, where it names another."""
    text = path.read_text(encoding="utf-8")
    if ".py" not in text:
        return ""
    said = [
        token.string for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT
    ]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said.append(ast.get_docstring(node) or "")
    return "\n".join(said)


def test_every_module_that_a_comment_or_a_docstring_names_is_there(root: Path) -> None:
    rooms = ("src", "tools", "tests", "examples")
    here = {str(path.relative_to(root)) for room in rooms for path in (root / room).rglob("*.py")} | {"setup.py"}
    lost = []
    for path in sorted(here):
        for name in re.findall(r"(?<![\w/.*-])[\w*/]+\.py\b", prose(root / path)):
            if not any(fnmatch.fnmatch(f"/{other}", f"*/{name}") for other in here):
                lost.append(f"{path}: {name}")
    assert not lost
