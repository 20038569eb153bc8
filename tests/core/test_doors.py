"""The doors between the rooms, read from the imports: who may know of whom. Imports inside functions count."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "dispetto"
DOORS: dict[str, set[str]] = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab"},
    "doors": {"core", "games", "doors"},
    "web": {"core", "games", "bots", "web"},
    "cli": {"core", "games", "bots", "lab", "doors", "web", "cli", "dispetto"},
    "__main__": {"cli"},
    "dispetto": set(),  # dispetto/__init__.py
}
# A game's rules begin here; whatever of their own game these import are rules too.
RULES = ("flow", "pieces", "state", "why", "actions", "edition", "rocks")
RULES_KNOW = {"dispetto.core.engine.table", "dispetto.core.engine.dice"}
RULES_NEVER = {
    *("random", "secrets", "time", "datetime", "os", "sys", "io", "pathlib", "json", "tomllib", "pickle", "importlib"),
    *("socket", "subprocess", "threading", "asyncio", "logging", "uuid", "hashlib", "fluent", "rich", "jinja2"),
}
OUTSIDE = ("__init__", "view", "draw", "steps", "stage", "boards", "words")  # of a game, but not its rules
SHOWING = ("draw", "steps")  # they see the view and never what lies behind it


class Import:
    """One import, wherever in a module it stands."""

    def __init__(self, module: str, target: str, line: int, within: str) -> None:
        self.module = module  # who imports
        self.target = target  # what, with dots
        self.line = line
        self.within = within  # the class or function around it

    def __repr__(self) -> str:
        return f"{self.module}:{self.line} imports {self.target}"


def module_name(path: Path) -> str:
    parts = ("dispetto", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(p): p for p in sorted(PACKAGE.rglob("*.py")) if (p.parent / "__init__.py").is_file()}


def read_imports(source: str, module: str, is_package: bool, known: Iterable[str]) -> Iterator[Import]:
    """Every import of a module; a name taken from a package of ours is the module it names, if it names one."""
    parents: list[tuple[ast.AST, str]] = [(ast.parse(source), "")]
    while parents:
        node, within = parents.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            within = f"{within}.{node.name}".lstrip(".")
        parents += [(child, within) for child in ast.iter_child_nodes(node)]
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(module, alias.name, node.lineno, within)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            above = parts[: len(parts) - node.level + is_package] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield Import(module, whole if whole in known else base, node.lineno, within)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield Import(module, first.value, node.lineno, within)


def imports(module: str) -> list[Import]:
    path = MODULES[module]
    return list(read_imports(path.read_text(encoding="utf-8"), module, path.stem == "__init__", MODULES))


def is_ours(target: str) -> bool:
    return target.split(".")[0] == "dispetto"


def room(module: str) -> str:
    """The folder or module below dispetto; dispetto itself for its __init__."""
    return (*module.split("."), "dispetto")[1]


def own_game(module: str) -> str:
    """The game whose folder a module is in; empty for games/__init__.py and everything outside games."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def about(module: str, words: tuple[str, ...]) -> bool:
    """Is it one of these, or split from one: flow, flow_meetings, draw_text?"""
    stem = MODULES[module].stem if module in MODULES else "__init__"
    return any(stem == word or stem.startswith(f"{word}_") for word in words)


def reached(start: set[str], through: tuple[str, ...] = ()) -> set[str]:
    """These modules and all they import of their own game, directly or not; `through` are doors that end the search."""
    found = set(start)
    open_ = list(start)
    while open_:
        module = open_.pop()
        for i in imports(module):
            if i.target in MODULES and own_game(i.target) == own_game(module) and i.target not in found:
                if not about(i.target, through):
                    found.add(i.target)
                    open_.append(i.target)
    return found


RULE_MODULES = {m for m in MODULES if own_game(m) and about(m, RULES)}


# --------------------------------------------------------------------------------------------------------- the doors


def test_every_module_is_in_a_room_we_know() -> None:
    assert not {m for m in MODULES if room(m) not in DOORS}
    assert {"core", "games"} <= {room(m) for m in MODULES}


@pytest.mark.parametrize("name", DOORS)
def test_a_room_knows_only_the_rooms_its_doors_lead_to(name: str) -> None:
    wrong = [
        i
        for m in MODULES
        if room(m) == name
        for i in imports(m)
        if is_ours(i.target) and room(i.target) not in DOORS[name]
    ]
    assert not wrong


def test_no_game_knows_another() -> None:
    wrong = [
        i
        for m in MODULES
        if own_game(m)
        for i in imports(m)
        if room(i.target) == "games" and is_ours(i.target) and own_game(i.target) != own_game(m)
    ]
    assert not wrong


def test_rules_know_the_table_and_their_own_game_and_nothing_that_shows_it() -> None:
    assert RULE_MODULES
    wrong = [
        i
        for m in reached(RULE_MODULES)
        for i in imports(m)
        if is_ours(i.target) and i.target not in RULES_KNOW and (not own_game(i.target) or about(i.target, OUTSIDE))
    ]
    assert not wrong


def test_rules_know_nothing_of_files_of_time_and_of_random() -> None:
    wrong = [i for m in reached(RULE_MODULES) for i in imports(m) if i.target.split(".")[0] in RULES_NEVER]
    assert not wrong


def test_drawings_see_the_view_and_never_what_lies_behind_it() -> None:
    shows = {m for m in MODULES if own_game(m) and about(m, SHOWING)}
    behind = {m for m in MODULES if own_game(m) and about(m, (*RULES, "__init__"))}
    wrong = [i for m in reached(shows, through=("view", *RULES, "__init__")) for i in imports(m) if i.target in behind]
    assert not wrong


# ------------------------------------------------------------------------------------------------- the reader itself


@pytest.mark.parametrize(
    ("source", "module", "is_package", "target"),
    [
        ("import dispetto.web.app", "dispetto.core.engine.table", False, "dispetto.web.app"),
        ("from dispetto import web", "dispetto.core.engine.table", False, "dispetto.web"),
        ("from dispetto.games import GAMES", "dispetto.core.engine.table", False, "dispetto.games"),
        ("from . import table", "dispetto.core.engine.dice", False, "dispetto.core.engine.table"),
        ("from .table import step", "dispetto.core", True, "dispetto.core.engine.table"),
        ("from ..web import app", "dispetto.core.engine.table", False, "dispetto.web.app"),
        ("def f():\n    import random", "dispetto.core.engine.table", False, "random"),
        ("if x:\n    from os import path", "dispetto.core.engine.table", False, "os"),
        ("importlib.import_module('dispetto.web')", "dispetto.core.engine.table", False, "dispetto.web"),
    ],
)
def test_no_way_to_import_escapes_the_reader(source: str, module: str, is_package: bool, target: str) -> None:
    known = {"dispetto.web", "dispetto.web.app", "dispetto.games", "dispetto.core", "dispetto.core.engine.table"}
    assert [i.target for i in read_imports(source, module, is_package, known)] == [target]
