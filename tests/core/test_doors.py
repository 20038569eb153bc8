"""The doors between the rooms, read from the imports: who may know of whom. Imports inside functions count."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "dispetto"
# A room, and what it may know of ours. `own` is the game's own package; the first line that fits a module is its room.
DOORS: dict[str, set[str]] = {
    "core/engine": {"core/engine"},
    "core": {"core"},
    "games/*/rules": {"core/engine", "own/rules"},
    "games/*/worth": {"core/engine", "own/rules", "own/worth"},
    "games/*/face": {"core", "own"},
    "games/*": {"core", "own"},
    "games": set(),
    "bots/search": {"core/engine", "bots/search"},
    "bots": {"core", "bots"},
    "lab": {"core", "bots", "lab"},
    "doors/vector": {"core/engine", "doors/vector"},
    "doors": {"core", "bots", "doors"},
    "web/sorry": {"core"},
    "web/wish": {"core", "web/sorry"},
    "web/metrics": set(),
    "web/limits": {"core", "web/sorry"},
    "web/store": {"core", "web/store", "web/sorry", "web/metrics"},
    "web/play": {"web/sorry", "core", "bots", "lab", "web/store", "web/play", "web/names", "web/people", "web/metrics"},
    "web/pages": {
        *("web/sorry", "core", "bots", "lab", "web/store", "web/play", "web/pages", "web/people", "web/circle"),
        "web/evening",
    },
    "web/evening": {
        *("core", "bots", "web/sorry", "web/store", "web/play", "web/names", "web/people", "web/evening"),
    },
    "web/circle": {"core", "web/sorry", "web/store", "web/play", "web/circle", "web/people"},
    "web/devices": {"web/sorry", "web/store", "web/play", "web/pages", "web/people"},
    "web/recovery": set(),
    "web/passkeys": {"web/sorry", "web/store", "web/people", "web/wish"},
    "web/zones": set(),
    "web/push/sealing": set(),
    "web/push/posting": set(),
    "web/push": {"core", "web/store", "web/play", "web/pages", "web/push"},
    "web/keys": {"web/sorry", "web/store", "web/people"},
    "web/wrong": {"core", "web/sorry", "web/pages", "web/people"},
    "web/tidying": {"web/metrics"},
    "web/expiry": {"core", "web/sorry", "web/store", "web/play"},
    "web/house": {
        "web/push",
        "web/evening",
        "web/devices",
        "web/passkeys",
        "web/sorry",
        "core",
        "bots",
        "web/store",
        "web/play",
        "web/pages",
        "web/circle",
        "web/names",
        "web/people",
        "web/wish",
        "web/metrics",
        "web/limits",
        "web/expiry",
        "web/tidying",
        "web/keys",
    },
    "web/routes": {
        "web/push",
        "web/evening",
        "web/passkeys",
        "web/zones",
        "web/routes",
        "web/sorry",
        "core",
        "bots",
        "web/store",
        "web/play",
        "web/pages",
        "web/house",
        "web/circle",
        "web/names",
        "web/people",
        "web/wish",
        "web/door",
        "web/metrics",
        "web/keys",
        "web/recovery",
        "web/wrong",
    },
    "testing": {"core", "bots", "testing"},
    "web": {"core", "bots", "lab", "web"},
    "cli": {"core", "bots", "lab", "doors", "web", "cli", "dispetto"},
    "__main__": {"cli"},
    "dispetto": {"core", "bots"},  # dispetto/__init__.py
}
RULES_NEVER = {
    *("random", "secrets", "time", "datetime", "os", "sys", "io", "pathlib", "json", "tomllib", "pickle"),
    *("socket", "subprocess", "threading", "asyncio", "logging", "uuid", "hashlib", "fluent", "rich", "jinja2"),
}
COMPILED = ("core/engine", "games/*/rules", "games/*/worth", "bots/search", "doors/vector")
FACTS = ("actions", "pieces")  # of the rules, what a stage may ask: rows and printed facts; no state, no track, no ways


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


def own_game(module: str) -> str:
    """The game whose folder a module is in; empty for games/__init__.py and everything outside games."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def path_of(module: str) -> str:
    """A module as a path below the package: core/engine/table; `dispetto` for its __init__."""
    return "/".join(module.split(".")[1:]) or "dispetto"


def within(module: str, room: str) -> bool:
    """Is the module this room, or in it?"""
    wanted, parts = room.split("/"), path_of(module).split("/")
    return len(parts) >= len(wanted) and all(w in ("*", p) for w, p in zip(wanted, parts, strict=False))


def room_of(module: str) -> str:
    """The room a module lives in."""
    return next((room for room in DOORS if within(module, room)), "")


def may_know(module: str, target: str) -> bool:
    """Does a door of the module's room lead to the target?"""
    own = f"games/{own_game(module)}"
    return any(
        within(target, door.replace("own", own, 1) if door.startswith("own") else door)
        for door in DOORS[room_of(module)]
    )


# --------------------------------------------------------------------------------------------------------- the doors


def test_every_module_is_in_a_room_we_know() -> None:
    assert not {m for m in MODULES if not room_of(m)}
    assert {"core/engine", "games/*/rules", "games/*/face"} <= {room_of(m) for m in MODULES}


@pytest.mark.parametrize("room", DOORS)
def test_a_room_knows_only_the_rooms_its_doors_lead_to(room: str) -> None:
    ours = [i for m in MODULES if room_of(m) == room for i in imports(m) if is_ours(i.target)]
    assert not [i for i in ours if not may_know(i.module, i.target) and i.target != i.module]


def test_rules_and_the_engine_know_nothing_of_files_of_time_and_of_random() -> None:
    compiled = [m for m in MODULES if room_of(m) in COMPILED]
    wrong = [i for m in compiled for i in imports(m) if i.target.split(".")[0] in RULES_NEVER]
    assert compiled and not [i for i in wrong if i.module != "dispetto.core.engine.dice"]  # sealed dice are hashed


def test_drawings_see_the_view_and_never_what_lies_behind_it() -> None:
    drawings = [m for m in MODULES if room_of(m) == "games/*/face" and not m.endswith(".stage")]
    assert drawings and not [i for m in drawings for i in imports(m) if within(i.target, "games/*/rules")]


def test_a_stage_knows_of_the_rules_only_the_rows_that_a_click_means() -> None:
    stages = [m for m in MODULES if room_of(m) == "games/*/face" and m.endswith(".stage")]
    behind = [i for m in stages for i in imports(m) if within(i.target, "games/*/rules")]
    assert behind and not [i for i in behind if i.target.rpartition(".")[2] not in FACTS]


def test_no_two_modules_of_the_web_know_each_other_not_even_through_others() -> None:
    web = [m for m in MODULES if within(m, "web")]
    knows = {m: {i.target for i in imports(m) if i.target in MODULES and within(i.target, "web")} - {m} for m in web}
    assert knows["dispetto.web.house"] and not list(circles(knows))


def circles(knows: dict[str, set[str]]) -> Iterator[list[str]]:
    """Whoever stands in a circle of imports or leads into one: who is left when those who know nobody have gone."""
    left = {m: set(targets) for m, targets in knows.items()}
    while free := [m for m, targets in left.items() if not targets & left.keys()]:
        for m in free:
            del left[m]
    yield from ([m, *sorted(targets & left.keys())] for m, targets in left.items())


# Of a clone, an answer, the application, a connection, Alembic: given to be written.
LENT = {"s.events", "answer.headers", "app.state.house", "connection.isolation_level", "config.attributes"}


def test_nobody_in_the_web_writes_a_field_of_somebody_else() -> None:
    web = {m: path for m, path in MODULES.items() if within(m, "web")}
    wrong = [f"{m}: {written}" for m, path in web.items() for written in writes(path.read_text(encoding="utf-8"))]
    assert len(web) > 30 and not wrong


def writes(source: str) -> Iterator[str]:
    """Fields that are set, changed or deleted from outside: `table.fuse = …`, `self.table.replies[seat] = …`."""
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        while targets:
            target = targets.pop()
            if isinstance(target, ast.Tuple | ast.List):
                targets += target.elts
            if isinstance(target, ast.Subscript):
                target = target.value
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) != "self":
                if ast.unparse(target) not in LENT:
                    yield ast.unparse(target)


# ------------------------------------------------------------------------------------------------- the reader itself


@pytest.mark.parametrize(
    "source",
    [
        "t.fuse = 1",
        "t.a, t.fuse = f()",
        "t.replies[0] = 1",
        "self.t.fuse = 1",
        "t.n += 1",
        "del t.fuse",
        "t.n: int = 1",
    ],
)
def test_a_field_written_from_outside_is_seen(source: str) -> None:
    assert list(writes(source)) and not list(writes(source.replace("self.t.", "self.").replace("t.", "self.")))


def test_a_circle_of_imports_is_found_and_a_chain_is_none() -> None:
    assert not list(circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}))
    assert [circle[0] for circle in circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}})] == ["a", "b", "c", "d"]


@pytest.mark.parametrize(
    ("source", "module", "is_package", "target"),
    [
        ("import dispetto.web.app", "dispetto.core.engine.table", False, "dispetto.web.app"),
        ("from dispetto import web", "dispetto.core.engine.table", False, "dispetto.web"),
        ("from dispetto.games import hedz", "dispetto.core.engine.table", False, "dispetto.games.hedz"),
        ("from . import table", "dispetto.core.engine.dice", False, "dispetto.core.engine.table"),
        ("from .table import step", "dispetto.core.engine", True, "dispetto.core.engine.table"),
        ("from ...web import app", "dispetto.core.engine.table", False, "dispetto.web.app"),
        ("def f():\n    import random", "dispetto.core.engine.table", False, "random"),
        ("if x:\n    from os import path", "dispetto.core.engine.table", False, "os"),
        ("importlib.import_module('dispetto.web')", "dispetto.core.engine.table", False, "dispetto.web"),
    ],
)
def test_no_way_to_import_escapes_the_reader(source: str, module: str, is_package: bool, target: str) -> None:
    known = {
        "dispetto.web",
        "dispetto.web.app",
        "dispetto.games.hedz",
        "dispetto.core.engine",
        "dispetto.core.engine.table",
    }
    assert [i.target for i in read_imports(source, module, is_package, known)] == [target]
