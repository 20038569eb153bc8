"""The repository keeps its own rules: locks, lists of modules, no addresses."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

LOCKS = ("play", "build", "test", "bench", "docs", "lock")


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
