"""Break the rules on purpose, one small change at a time, and see whether a test notices.

    python tools/mutate.py [GAME_FOLDER [TESTS…]] [--limit N] [--changed] [--jobs N]
    python tools/mutate.py src/dispetto/games/hedz tests/games/hedz_25th --prefix H25 --rules

Nothing is written to disk. The tests are collected once; each mutant is a forked process in which one function has the
changed code, and runs the tests until one fails. What runs when a module is loaded (its own lines, and constructors) is
tried in a process that loads it changed. A mutant that hangs counts as noticed.
With --rules only the tests that cite a rule of the changed code are run against it, and what is printed are the rules
cited in the code that no such test defends.
"""

from __future__ import annotations

import argparse
import ast
import copy
import functools
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import re
import resource
import select
import signal
import subprocess
import sys
import time
import types
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = ("flow*.py", "moves*.py", "pieces*.py", "rocks*.py", "edition*.py")  # where a game keeps its rules
NOT_RULES = ("test_draw*.py", "test_steps*.py", "test_stage*.py", "test_boards*.py")  # of pictures and files: left out
A_TEST = 4.0  # seconds of its own time a test may take before it counts as hung
MEMORY = 3 << 30  # bytes a mutant may use before it counts as run wild
CITED = re.compile(r"(?<![\w-])([A-Z][A-Z0-9]*)-(\d?[A-Z]+(?:-[A-Z])?)-(\d\d)((?:,\s*-\d\d|\.\.\d\d)*)(?!\d)")

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
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
    code: types.CodeType = field(compare=False, repr=False)  # of the whole module

    @property
    def module(self) -> str:
        """The name its file is imported by."""
        return ".".join(self.file.relative_to(ROOT / "src").with_suffix("").parts)

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.was}  →  {self.now}"


# ------------------------------------------------------------------------------------------------ Making mutants


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
            new.ops[i] = SWAPS[type(op)]()  # type: ignore[call-overload]
            yield new
    elif isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign) and type(node.op) in SWAPS:
        changed = copy.deepcopy(node)
        changed.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
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
            place.put(ast.copy_location(changed, place.node))
            code = compile(ast.fix_missing_locations(tree), str(path), "exec")
            place.put(place.node)
            was, now = said(place.node), said(changed)
            if isinstance(place.node, ast.If | ast.While | ast.IfExp):
                was, now = f"if {said(place.node.test)}", f"if {said(changed.test)}"  # type: ignore[attr-defined]
            if isinstance(changed, ast.Constant):  # a bare number says little: show where it stands
                was, now = f"{was} in `{said(place.parent)}`", now
            function = around.names if around.in_function else ()
            yield Mutant(path, around.line, was, now, around.rules, around.own, function, code)


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


# ------------------------------------------------------------------------------------------------------ Children


class Child:
    """Work done in a forked process: silent, with bounded memory, its answer a small JSON object."""

    def __init__(self, work: Callable[[], dict[str, Any]]) -> None:
        self.began = time.monotonic()
        self.ear, mouth = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            try:
                hush()
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                os.write(mouth, json.dumps(work()).encode())
            finally:
                os._exit(0)
        os.close(mouth)

    def answer(self, patience: float) -> dict[str, Any] | None:
        """What it said; None while it works. Past its time it is ended and has hung; one that broke has noticed."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid == 0 and time.monotonic() - self.began <= patience:
            return None
        if pid == 0:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            os.close(self.ear)
            return {"fate": "hung", "by": "", "defended": []}
        with os.fdopen(self.ear, "rb") as ear:
            told = ear.read()
        hung = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGVTALRM
        return dict(json.loads(told)) if told else {"fate": "hung" if hung else "killed", "by": "", "defended": []}


def hush() -> None:
    """What the tests print is of no interest here."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)


def in_children(
    works: Sequence[Callable[[], dict[str, Any]]], jobs: int, patience: float
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Do all this work, a few at a time; which it was and what it said, as each ends."""
    waiting = list(enumerate(works))[::-1]
    running: dict[int, Child] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            n, work = waiting.pop()
            running[n] = Child(work)
        select.select([child.ear for child in running.values()], [], [], 0.05)
        for n, child in list(running.items()):
            answer = child.answer(patience)
            if answer is not None:
                del running[n]
                yield n, answer


# ----------------------------------------------------------------------------------------------- Running the tests


CITES: dict[str, set[str]] = {}  # by test, read once


class Witness:
    """A pytest plugin that remembers who failed."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def cited_by(item: pytest.Item) -> set[str]:
    """The rules a test cites: in the row or the file it is given, else in its docstring."""
    known = CITES.get(item.nodeid)
    if known is None:
        known = CITES[item.nodeid] = found_in(item)
    return known


def found_in(item: pytest.Item) -> set[str]:
    """Read them."""
    given = getattr(getattr(item, "callspec", None), "params", {}).values()
    texts = [value for value in given if isinstance(value, str)]
    files = [value.read_text(encoding="utf-8") for value in given if isinstance(value, Path) and value.is_file()]
    return cited(" ".join(texts + files)) or cited(getattr(getattr(item, "function", None), "__doc__", None) or "")


def run_items(items: Sequence[pytest.Item], witness: Witness, stop: bool) -> None:
    """Run tests one after the other, perhaps only until one fails."""
    for item, nextitem in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_VIRTUAL, A_TEST)  # nobody handles it: a test that hangs ends the process
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)
        if stop and witness.failed:
            return


def verdict(
    mutant: Mutant, items: Sequence[pytest.Item], killers: dict[str, int], by_rule: bool, witness: Witness
) -> dict[str, Any]:
    """Against a mutant that is already in place: does a test notice, and which rules did it speak for?"""
    cites = {item.nodeid: cited_by(item) & mutant.rules for item in items}
    if by_rule:
        run_items([item for item in items if cites[item.nodeid]], witness, stop=False)
    else:  # those first that speak of its rules, or have noticed others
        run_items(sorted(items, key=lambda i: (-bool(cites[i.nodeid]), -killers.get(i.nodeid, 0))), witness, stop=True)
    fate = "killed" if witness.failed else "survived"
    defended = {rule for test in witness.failed for rule in cites[test]}
    return {"fate": fate, "by": next(iter(witness.failed), ""), "defended": sorted(defended)}


class Collected:
    """A pytest plugin that does not run the tests it has collected, but hands them to somebody."""

    def __init__(self, use: Callable[[list[pytest.Item], Witness], None]) -> None:
        self.use = use
        self.witness = Witness()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.pluginmanager.register(self.witness)
        self.use(session.items, self.witness)
        return True


def collect(tests: Sequence[str], use: Callable[[list[pytest.Item], Witness], None]) -> int:
    """Collect the tests in this process; pytest's exit code."""
    without = [f"--ignore-glob=*/{pattern}" for pattern in NOT_RULES]
    plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", "--no-header", "--tb=no"]
    return int(pytest.main([*plain, *without, *tests], plugins=[Collected(use)]))


# -------------------------------------------------------------------------------------- One function changed in place


def put_in_place(mutant: Mutant) -> None:
    """Give the one function its changed code; everything else, classes too, stays what it is."""
    code = mutant.code
    thing: Any = importlib.import_module(mutant.module)
    for name in mutant.function:
        code = next(c for c in code.co_consts if isinstance(c, types.CodeType) and c.co_name == name)
        thing = vars(thing)[name]
    function: Any = thing.fget if isinstance(thing, property) else thing
    function.__code__ = code


class Bench:
    """Tries mutants of functions against tests that are collected once; tells each verdict through a pipe."""

    def __init__(self, mutants: Sequence[Mutant], jobs: int, by_rule: bool, mouth: int) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.by_rule = by_rule
        self.mouth = mouth
        self.killers: dict[str, int] = {}

    def tell(self, what: dict[str, Any]) -> None:
        os.write(self.mouth, json.dumps(what).encode() + b"\n")

    def use(self, items: list[pytest.Item], witness: Witness) -> None:
        """First the rules as they are, then every mutant."""
        for item in items:
            cited_by(item)
        sound = Child(lambda: self.unchanged(items, witness))
        while (answer := sound.answer(600)) is None:
            time.sleep(0.05)
        took = time.monotonic() - sound.began
        self.tell({"sound": answer["fate"] == "survived", "by": answer["by"], "took": took, "tests": len(items)})
        if answer["fate"] != "survived":
            return
        works = [self.work(mutant, items, witness) for mutant in self.mutants]
        for n, answer in in_children(works, self.jobs, 20 + 6 * took):
            if answer["by"]:
                self.killers[answer["by"]] = self.killers.get(answer["by"], 0) + 1
            self.tell({"n": n, **answer})

    def unchanged(self, items: list[pytest.Item], witness: Witness) -> dict[str, Any]:
        run_items(items, witness, stop=True)
        return {"fate": "killed" if witness.failed else "survived", "by": next(iter(witness.failed), "")}

    def work(self, mutant: Mutant, items: list[pytest.Item], witness: Witness) -> Callable[[], dict[str, Any]]:
        def changed() -> dict[str, Any]:
            put_in_place(mutant)
            return verdict(mutant, items, self.killers, self.by_rule, witness)

        return changed


def on_the_bench(mutants: Sequence[Mutant], tests: Sequence[str], jobs: int, by_rule: bool) -> Iterator[dict[str, Any]]:
    """Everything the bench tells, as it tells it; the bench is a process of its own, so this one stays clean."""
    ear, mouth = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(ear)
            hush()
            collect(tests, Bench(mutants, jobs, by_rule, mouth).use)
        finally:
            os._exit(0)
    os.close(mouth)
    with os.fdopen(ear, encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)
    os.waitpid(pid, 0)


# --------------------------------------------------------------------------------------- A module loaded changed


class InPlaceOf(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads the mutant where the real module is asked for."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.mutant.file, loader=self)

    def exec_module(self, module: types.ModuleType) -> None:
        exec(self.mutant.code, module.__dict__)


def loaded_changed(mutant: Mutant, tests: Sequence[str], by_rule: bool) -> dict[str, Any]:
    """In a process that has not yet loaded the game: load it with the mutant, collect, run."""
    said: list[dict[str, Any]] = []
    signal.setitimer(signal.ITIMER_VIRTUAL, 10 * A_TEST)
    sys.meta_path.insert(0, InPlaceOf(mutant))
    collect(tests, lambda items, witness: said.append(verdict(mutant, items, {}, by_rule, witness)))
    return said[0] if said else {"fate": "killed", "by": "", "defended": []}  # it broke before any test began


# --------------------------------------------------------------------------------------------------- The command


class Tally:
    """What has become of the mutants so far, told as it happens."""

    def __init__(self, total: int, quiet: bool) -> None:
        self.total = total
        self.quiet = quiet
        self.began = time.monotonic()
        self.fates = {"killed": 0, "hung": 0, "survived": 0}
        self.survivors: list[Mutant] = []
        self.defended: set[str] = set()

    def note(self, mutant: Mutant, answer: dict[str, Any]) -> None:
        """One more is decided."""
        self.fates[answer["fate"]] += 1
        self.defended |= set(answer["defended"])
        if answer["fate"] == "survived":
            self.survivors.append(mutant)
            if not self.quiet:
                self.clear()
                print(f"survived {mutant}", flush=True)
        done = sum(self.fates.values())
        if not sys.stderr.isatty():
            if done % 100 == 0:
                print(f"{done}/{self.total}, {self.fates['survived']} survive", file=sys.stderr, flush=True)
        else:
            left = (time.monotonic() - self.began) / done * (self.total - done)
            self.clear()
            print(
                f"{done}/{self.total}, {self.fates['survived']} survive, {left / 60:.0f} min left",
                end="",
                file=sys.stderr,
            )

    def clear(self) -> None:
        """Wipe the progress line."""
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Exit code 0 when every mutant (or, with --rules, every rule) met its test, 1 when some did not, 2 on bad input."""
    read = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    read.add_argument("folder", nargs="?", default="src/dispetto/games/hedz", help="the game's folder")
    read.add_argument("tests", nargs="*", default=["tests/games/hedz_25th"], help="the tests to run against it")
    read.add_argument("--files", nargs="*", default=RULES, help="which files of the folder, as patterns")
    read.add_argument("--prefix", default="", help="leave out code that cites only rules of other games: H25")
    read.add_argument("--limit", type=int, default=0, help="try only so many, picked at random")
    read.add_argument("--seed", type=int, default=1, help="for --limit")
    read.add_argument("--changed", action="store_true", help="only lines that differ from the last commit")
    read.add_argument("--lines", type=int, nargs="*", help="only these lines, to try again what survived")
    read.add_argument("--jobs", type=int, default=1)
    read.add_argument("--rules", action="store_true", help="which rules does no test that cites them defend?")
    read.add_argument("--json", action="store_true")
    asked = read.parse_args()
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    sys.dont_write_bytecode = True
    folder = (ROOT / asked.folder).resolve()
    files = sorted({path for pattern in asked.files for path in folder.glob(pattern)})
    if not files:
        print(f"{asked.folder} holds none of {', '.join(asked.files)}.", file=sys.stderr)
        return 2
    lines = set(asked.lines) if asked.lines else None
    mutants = [m for path in files for m in mutants_of(path, changed_lines(path) if asked.changed else lines)]
    if asked.prefix:
        own = asked.prefix + "-"
        mutants = [m for m in mutants if not m.own or any(rule.startswith(own) for rule in m.own)]
    possible = len(mutants)
    if asked.limit and asked.limit < possible:
        mutants = sorted(random.Random(asked.seed).sample(mutants, asked.limit), key=lambda m: (m.file, m.line))
    tally = Tally(len(mutants), asked.json or asked.rules)
    again = [m for m in mutants if not m.function or m.function[-1] == "__init__"]
    inside = [m for m in mutants if m not in again]
    took = 0.0
    for told in on_the_bench(inside, asked.tests, asked.jobs, asked.rules):
        if "sound" in told:
            took = told["took"]
            if not told["sound"] or not told["tests"]:
                print(
                    f"The tests fail on the rules as they are ({told['by'] or 'none found'}): mend that first.",
                    file=sys.stderr,
                )
                return 2
        else:
            tally.note(inside[told["n"]], told)
    if not took:
        print(f"The tests in {' '.join(asked.tests)} cannot be collected.", file=sys.stderr)
        return 2
    works = [functools.partial(loaded_changed, m, asked.tests, asked.rules) for m in again]
    for n, answer in in_children(works, asked.jobs, 30 + 8 * took):
        tally.note(again[n], answer)
    tally.clear()
    return report(tally, mutants, possible, asked.rules, asked.json, asked.prefix)


def report(tally: Tally, mutants: Sequence[Mutant], possible: int, by_rule: bool, as_json: bool, prefix: str) -> int:
    """The last word, and the exit code."""
    spoken = {rule for mutant in mutants for rule in mutant.rules if rule.startswith(prefix)}
    undefended = sorted(spoken - tally.defended) if by_rule else []
    if as_json:
        told: dict[str, Any] = {"mutants": len(mutants), "possible": possible, **tally.fates}
        told |= {"undefended": undefended} if by_rule else {"survivors": [str(m) for m in tally.survivors]}
        print(json.dumps(told))
    elif by_rule:
        print(
            f"{len(spoken)} rules are cited in the code; {len(spoken) - len(undefended)} are defended by a test that cites them."
        )
        for rule in undefended:
            print(f"undefended {rule}")
    else:
        share = 1 - len(tally.survivors) / max(1, len(mutants))
        of = f" of {possible}" if possible > len(mutants) else ""
        fates = ", ".join(f"{n} {fate}" for fate, n in tally.fates.items())
        print(f"{len(mutants)}{of} mutants: {fates} ({share:.1%} noticed).")
    return 1 if (undefended if by_rule else tally.survivors) else 0


if __name__ == "__main__":
    raise SystemExit(main())
