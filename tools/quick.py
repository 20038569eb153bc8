"""What `make check` runs of the suite, as a pytest plugin: what is quick, and the contract on one table of each game.

python -m pytest -p tools.quick        the last lines say how much was left for `make test`
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Protocol

import pytest

TABLE = re.compile(r"([a-z0-9-]+?)-(\d+)(?:-[^=]*)?\]")  # hedz-25th-2, and what is asked of it; an option has a =
MORE = ("mixes-", "kinds-")  # tables by the dozen
LEFT: Counter[str] = Counter()  # why, and how many tests


class Item(Protocol):
    """What is asked of a test."""

    @property
    def nodeid(self) -> str:
        """tests/contract/test_secrets.py::test_nobody_peeps[hedz-25th-2]"""
        ...

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        """Is it marked so?"""
        ...


class Node(Protocol):
    """A worker of pytest-xdist, when it is done."""

    workeroutput: dict[str, dict[str, int]]


def reasons(items: Iterable[Item]) -> list[str]:
    """Why each of these tests is left for `make test`; empty for those that are run."""
    found: list[str] = []
    sizes: dict[tuple[str, str], str] = {}
    for item in items:
        test, _, case = item.nodeid.partition("[")
        why = next((f"marked {mark}" for mark in ("browser", "long") if item.get_closest_marker(mark)), "")
        if not why and "/web/" in test:
            why = "of the web table"
        elif not why and "/contract/" in test and not first_table(test, case, sizes):
            why = "more tables of the contract"
        found.append(why)
    return found


def first_table(test: str, case: str, sizes: dict[tuple[str, str], str]) -> bool:
    """Is this about the first table of a game that the test asks about, without options, or about no table at all?"""
    if case.startswith(MORE) or "=" in case:
        return False
    table = TABLE.fullmatch(case)
    return table is None or sizes.setdefault((test, table[1]), table[2]) == table[2]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out, and counts."""
    told = list(zip(items, reasons(items), strict=True))
    LEFT.update(why for _, why in told if why)
    config.hook.pytest_deselected(items=[item for item, why in told if why])
    items[:] = [item for item, why in told if not why]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker hands its count over: each has collected everything."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left"] = dict(LEFT)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Node) -> None:
    LEFT.update({} if LEFT else node.workeroutput["left"])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    parts = ", ".join(f"{count:,} {why}" for why, count in LEFT.most_common())
    terminalreporter.write_line(f"Left for make test: {parts or 'nothing'}; and the compiled form.")
