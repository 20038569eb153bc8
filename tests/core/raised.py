"""What our source tells people: every key that is raised or told, with its arguments, read from the calls."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from dispetto.core.telling.languages import CORE

SOURCE = CORE.parent
COURT = SOURCE.parents[1] / "examples" / "court" / "src" / "court"
TELLERS = ("BadInput", "BadFile", "OutOfBounds", "Sentence", "Sorry", "fault", "say")  # called with a key and facts
CALLED = re.compile(rf"\b({'|'.join(TELLERS)})\(")


@dataclass(frozen=True)
class Call:
    """One such call: where it stands, whose words it asks for, its key (empty where worked out) and its arguments."""

    path: Path
    line: int
    teller: str
    room: Path
    key: str
    facts: frozenset[str]

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.teller}({self.key!r})"


def room_of(path: Path) -> Path:
    """The room a module lives in: core, web, cli, a game; bots and others without words of their own speak core's."""
    rooms = [folder for folder in path.parents if (folder / "words").is_dir()]
    return rooms[0] if rooms else CORE


def calls_in(path: Path) -> Iterator[Call]:
    """Every call of a module that tells something."""
    source = path.read_text(encoding="utf-8")
    if not CALLED.search(source):  # most modules tell nothing: they need not be taken apart
        return
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name not in TELLERS or not node.args:
            continue
        first, more = node.args[0], node.args[1:]
        own = bool(more) or name in ("Sorry", "fault", "say")
        key = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
        facts = frozenset(k.arg for k in node.keywords if k.arg)
        yield Call(path, node.lineno, name, room_of(path) if own else CORE, key, facts)


@cache
def calls() -> tuple[Call, ...]:
    """Every such call in our source, and in the example's."""
    paths = [*sorted(SOURCE.rglob("*.py")), *sorted(COURT.rglob("*.py"))]
    return tuple(call for path in paths for call in calls_in(path))
