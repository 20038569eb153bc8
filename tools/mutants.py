"""One small change of the rules at a time: every mutant of a file, told as code and as a line to read."""

from __future__ import annotations

import ast
import copy
import re
import subprocess
import types
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CITED = re.compile(r"(?<![\w-])([A-Z][A-Z0-9]*)-(\d?[A-Z]+(?:-[A-Z])?)-(\d\d)((?:,\s*-\d\d|\.\.\d\d)*)(?!\d)")

CONDITIONAL = (ast.If, ast.While, ast.IfExp)
SWAPS: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.Mod: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mult: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One small change: where, what it was, what it became, and the rules its code cites."""

    file: Path
    line: int
    was: str
    now: str
    rules: frozenset[str]  # cited by the code around it
    own: frozenset[str]  # cited by the innermost function or class that cites any
    function: tuple[str, ...]  # the names that lead to the function it lies in; empty for code that runs once
    place: Place = field(compare=False, repr=False)
    changed: ast.AST = field(compare=False, repr=False)  # what stands there instead
    tree: ast.Module = field(compare=False, repr=False)

    @property
    def code(self) -> types.CodeType:
        """The whole module with the change in it; made only for those that are tried."""
        self.place.put(ast.copy_location(self.changed, self.place.node))
        code = compile(ast.fix_missing_locations(self.tree), str(self.file), "exec")
        self.place.put(self.place.node)
        return code

    @property
    def module(self) -> str:
        """The name its file is imported by."""
        return ".".join(self.file.relative_to(ROOT / "src").with_suffix("").parts)

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.was}  →  {self.now}"


def cited(text: str) -> set[str]:
    """Every rule id in a text; `X-ONE-01, -03` and `X-ONE-01..03` stand for all they name."""
    found: set[str] = set()
    for game, chapter, first, more in CITED.findall(text):
        last = int(first)
        found.add(f"{game}-{chapter}-{last:02d}")
        for sign, digits in re.findall(r"(-|\.\.)(\d\d)", more):
            numbers = range(last + 1, int(digits) + 1) if sign == ".." else (int(digits),)
            found |= {f"{game}-{chapter}-{n:02d}" for n in numbers}
            last = int(digits)
    return found


def said(node: ast.AST) -> str:
    """A piece of code on one short line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else text[:87] + "…"


def changes(node: ast.AST, parent: ast.AST) -> Iterator[ast.AST]:
    """Every small change of this one node (not of what lies below it)."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            new = copy.deepcopy(node)
            new.ops[i] = SWAPS[type(op)]()
            yield new
    elif isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign) and type(node.op) in SWAPS:
        changed = copy.deepcopy(node)
        changed.op = SWAPS[type(node.op)]()
        yield changed
        if isinstance(node, ast.BoolOp):
            yield from (shorter(node, i) for i in range(len(node.values)))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        if not (node.value == 0 and isinstance(parent, ast.Subscript)):  # x[-1] of one thing is x[0]
            yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    if isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare | ast.Constant):
        negated = copy.deepcopy(node)
        negated.test = ast.UnaryOp(ast.Not(), negated.test)
        yield negated
    if isinstance(node, ast.If | ast.While) and isinstance(node.test, ast.Compare) and len(node.body) == 1:
        never = copy.deepcopy(node)
        never.test = ast.Constant(False)
        yield never
    if isinstance(node, ast.Expr | ast.Assign | ast.AugAssign | ast.Delete | ast.Continue) and not is_text(node):
        yield ast.Pass()
    if isinstance(node, ast.Return) and node.value is None:
        yield ast.Pass()


def shorter(node: ast.BoolOp, i: int) -> ast.expr:
    """A chain of `and` or `or` without its i-th part."""
    rest = [value for k, value in enumerate(node.values) if k != i]
    return rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def is_text(node: ast.AST) -> bool:
    """A docstring is no statement worth removing."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


@dataclass(frozen=True)
class Around:
    """What a piece of code lies in: classes and a function, the rules they cite, a line."""

    names: tuple[str, ...] = ()
    in_function: bool = False
    rules: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    line: int = 0


class Place:
    """A node that can be changed: the field of its parent that holds it, and the rules told around it."""

    def __init__(self, parent: ast.AST, name: str, index: int | None, node: ast.AST, around: Around) -> None:
        self.parent = parent
        self.name = name
        self.index = index
        self.node = node
        self.around = around

    def put(self, node: ast.AST) -> None:
        """Set another node in this place."""
        if self.index is None:
            setattr(self.parent, self.name, node)
        else:
            getattr(self.parent, self.name)[self.index] = node


def places(tree: ast.AST, around: Around) -> Iterator[Place]:
    """Every node that runs, outermost first: annotations, docstrings, asserts and decorators are left alone."""
    if isinstance(tree, ast.FunctionDef | ast.ClassDef):
        told = frozenset(cited(ast.get_docstring(tree) or ""))
        around = Around(
            (*around.names, tree.name),
            isinstance(tree, ast.FunctionDef),
            around.rules | told,
            told or around.own,
            tree.lineno,
        )
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "args", "bases", "type_params"):
            if not (isinstance(tree, ast.Call) and name == "args"):
                continue
        children = value if isinstance(value, list) else [value]
        for i, child in enumerate(children):
            if (
                not isinstance(child, ast.AST)
                or isinstance(child, ast.Assert | ast.Import | ast.ImportFrom)
                or is_text(child)
            ):
                continue
            here = replace(around, line=getattr(child, "lineno", around.line))
            yield Place(tree, name, i if isinstance(value, list) else None, child, here)
            yield from places(child, here)


def mutants_of(path: Path, lines: set[int] | None) -> Iterator[Mutant]:
    """Every mutant of one file, or of some of its lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for place in list(places(tree, Around())):
        around = place.around
        if lines is not None and around.line not in lines:
            continue
        for changed in list(changes(place.node, place.parent)):
            was, now = said(place.node), said(changed)
            if isinstance(place.node, CONDITIONAL) and isinstance(changed, CONDITIONAL):
                was, now = f"if {said(place.node.test)}", f"if {said(changed.test)}"
            if isinstance(changed, ast.Constant):  # a bare number says little: show where it stands
                was, now = f"{was} in `{said(place.parent)}`", now
            function = around.names if around.in_function else ()
            yield Mutant(path, around.line, was, now, around.rules, around.own, function, place, changed, tree)


def changed_lines(path: Path) -> set[int]:
    """The lines of a file that differ from the last commit; all of them where it is new."""
    told = subprocess.run(
        ["git", "diff", "-U0", "HEAD", "--", str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    known = subprocess.run(
        ["git", "cat-file", "-e", f"HEAD:{path.relative_to(ROOT)}"], cwd=ROOT, capture_output=True, check=False
    )
    if told.returncode != 0 or known.returncode != 0:
        return set(range(1, 1 + len(path.read_text(encoding="utf-8").splitlines())))
    lines: set[int] = set()
    for first, count in re.findall(r"^@@ \S+ \+(\d+)(?:,(\d+))? @@", told.stdout, re.M):
        lines |= set(range(int(first), int(first) + int(count or "1")))
    return lines
