"""Mutants before the tests: each in a forked process of its own, that it may break,
hang or run wild unnoticed by the others.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import select
import signal
import sys
import time
import types
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypedDict

import pytest

from tools.mutants import Mutant, cited

NOT_RULES = ("test_draw*.py", "test_steps*.py", "test_stage*.py", "test_board*.py")  # of pictures and files: left out
A_TEST = 4.0  # seconds of its own time a test may take before it counts as hung
MEMORY = 3 << 30  # bytes a mutant may use before it counts as run wild


class Answer(TypedDict):
    """What became of a mutant: killed, hung or survived; by which test; and the rules that test spoke for."""

    fate: str
    by: str
    defended: list[str]


class Told(TypedDict, total=False):
    """What the bench says: first of the rules as they are (sound, by, took, tests), then of its n-th mutant."""

    sound: bool
    took: float
    tests: int
    n: int
    fate: str
    by: str
    defended: list[str]


# ------------------------------------------------------------------------------------------------------ Children


class Child:
    """Work done in a forked process: silent, with bounded memory, its answer a small JSON object."""

    def __init__(self, work: Callable[[], Answer]) -> None:
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

    def answer(self, patience: float) -> Answer | None:
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
        if not told:
            return {"fate": "hung" if hung else "killed", "by": "", "defended": []}
        said: Answer = json.loads(told)
        return said


def hush() -> None:
    """What the tests print is of no interest here."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)


def in_children(works: Sequence[Callable[[], Answer]], jobs: int, patience: float) -> Iterator[tuple[int, Answer]]:
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
) -> Answer:
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

    def tell(self, what: Told) -> None:
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
            self.tell({"n": n, "fate": answer["fate"], "by": answer["by"], "defended": answer["defended"]})

    def unchanged(self, items: list[pytest.Item], witness: Witness) -> Answer:
        run_items(items, witness, stop=True)
        return {
            "fate": "killed" if witness.failed else "survived",
            "by": next(iter(witness.failed), ""),
            "defended": [],
        }

    def work(self, mutant: Mutant, items: list[pytest.Item], witness: Witness) -> Callable[[], Answer]:
        def changed() -> Answer:
            put_in_place(mutant)
            return verdict(mutant, items, self.killers, self.by_rule, witness)

        return changed


def on_the_bench(mutants: Sequence[Mutant], tests: Sequence[str], jobs: int, by_rule: bool) -> Iterator[Told]:
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


def loaded_changed(mutant: Mutant, tests: Sequence[str], by_rule: bool) -> Answer:
    """In a process that has not yet loaded the game: load it with the mutant, collect, run."""
    said: list[Answer] = []
    signal.setitimer(signal.ITIMER_VIRTUAL, 10 * A_TEST)
    sys.meta_path.insert(0, InPlaceOf(mutant))
    collect(tests, lambda items, witness: said.append(verdict(mutant, items, {}, by_rule, witness)))
    return said[0] if said else {"fate": "killed", "by": "", "defended": []}  # it broke before any test began
