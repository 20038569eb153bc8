"""What `make check` leaves out, and that it says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.quick import reasons

CASES = """
import pytest

@pytest.mark.parametrize("table", ["shear-panic-2", "shear-panic-3", "hedz-2nd-2"])
def test_it(table: str) -> None:
    assert table
"""


class Case:
    """A test as pytest names it."""

    def __init__(self, nodeid: str, mark: str = "") -> None:
        self.nodeid = nodeid
        self.mark = mark

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return pytest.mark.usefixtures().mark if name == self.mark else None


def test_the_contract_is_run_on_one_table_of_each_game() -> None:
    asked = "tests/contract/test_promises.py::test_at_every_table"
    tables = {
        "hedz-25th-2-values.a_clone_is_equal": True,
        "hedz-25th-2-values.load_undoes_dump": True,
        "hedz-25th-3-values.a_clone_is_equal": False,
        "hedz-25th-2-duo=on-values.a_clone_is_equal": False,
        "court-2-values.a_clone_is_equal": True,
        "mixes-10-values.a_clone_is_equal": False,
    }
    plain = {"hedz-25th-2": True, "hedz-25th-3": False, "court-2": True, "kinds-hedz-2nd": False, "hedz-2nd": True}
    cases = [f"{asked}[{case}]" for case in tables] + [f"{asked}_too[{case}]" for case in plain]
    run = [not why for why in reasons(map(Case, [*cases, "tests/contract/test_secrets.py::test_the_toy_has_twins"]))]
    assert run == [*tables.values(), *plain.values(), True]


def test_what_is_long_opens_a_browser_or_serves_pages_is_left_and_the_rest_is_run() -> None:
    cases = [
        Case("tests/house/test_wheel.py::test_x", "long"),
        Case("tests/web/test_browser.py::test_x", "browser"),
        Case("tests/web/test_pages.py::test_x"),
        Case("tests/games/hedz_2nd/test_biting.py::test_x[hedz-2nd]"),
        Case("examples/court/tests/test_court.py::test_x"),
    ]
    assert reasons(cases) == ["marked long", "marked browser", "of the web table", "", ""]


def test_make_check_says_what_it_left_in_its_last_line(root: Path, tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "contract"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(CASES, encoding="utf-8")
    here = ["-c", os.devnull, "--rootdir", str(tmp_path), str(folder)]
    run = ["-m", "pytest", "-p", "tools.quick", "-q", "-n", "1", *here]
    done = subprocess.run([sys.executable, *run], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
    assert "Left for make test: 1 more tables of the contract; and the compiled form." in done.stdout.splitlines()
