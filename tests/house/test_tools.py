"""The scripts behind the Makefile say plainly what is missing."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tools import needs, raced, total

OLD = '#!/bin/sh\n[ "$1" = --version ] && echo "Python 3.9.2"\nexit 1\n'
NO_VENV = '#!/bin/sh\ncase "$2" in *ensurepip*) exit 1;; esac\nexit 0\n'
REPORT = """<testsuites><testsuite tests="5" failures="1" errors="0" skipped="2">
<testcase><skipped message="left out: no Chromium here"/></testcase>
<testcase><skipped message="not this form"/></testcase>
</testsuite></testsuites>"""


def env_sh(root: Path, tmp_path: Path, python: str | None) -> subprocess.CompletedProcess[str]:
    """tools/env.sh where python3 is this script, or nothing at all."""
    name = tmp_path / "python"
    if python:
        name.write_text(python)
        name.chmod(0o755)
    return subprocess.run(
        [root / "tools" / "env.sh", tmp_path / "venv", root / "requirements" / "play.txt"],
        env={**os.environ, "PYTHON": str(name)},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("python", "sentence"),
    [
        (None, "there is no"),
        (OLD, "Python 3.9.2"),
        (NO_VENV, "Install the package python3-venv"),
    ],
)
def test_setting_up_names_the_package_that_is_missing(
    root: Path, tmp_path: Path, python: str | None, sentence: str
) -> None:
    done = env_sh(root, tmp_path, python)
    assert done.returncode == 1
    assert sentence in done.stderr and "python3-venv" in done.stderr
    assert not (tmp_path / "venv").exists()


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_what_the_machine_lacks_is_named_and_fails_only_in_ci(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: int
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(needs, "install", lambda packages: None)
    monkeypatch.setattr(
        needs, "NEEDS", (("Chromium", lambda: "", ("chromium",), "the pages"), ("cc", lambda: "cc", (), ""))
    )
    assert needs.main() == code
    assert capsys.readouterr().out == "left out: the pages: there is no Chromium (Debian: chromium)\n"


@pytest.mark.parametrize(("ci", "failures", "code"), [("true", 0, 1), ("", 0, 0), ("", 1, 1)])
def test_the_total_counts_all_runs_and_fails_when_one_failed_or_ci_left_something_out(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ci: str,
    failures: int,
    code: int,
) -> None:
    monkeypatch.setenv("CI", ci)
    for form in ("pure", "compiled"):
        (tmp_path / f"{form}.xml").write_text(REPORT.replace('failures="1"', f'failures="{failures}"'))
    assert total.main(tmp_path) == code
    lines = capsys.readouterr().out.splitlines()
    assert "left out: no Chromium here" in lines
    assert lines[-1] == f"total: {2 * (3 - failures)} passed, {2 * failures} failed, 4 skipped"


def test_a_total_of_nothing_is_a_failure(tmp_path: Path) -> None:
    assert total.main(tmp_path) == 1


LATE = """<testsuites><testsuite tests="3" failures="{failures}" errors="0" skipped="0">
<testcase classname="tests.web.test_ghosts" name="test_boo[en]"/>
{late}</testsuite></testsuites>"""
ONE_LATE = (
    '<testcase classname="tests.web.test_pace" name="test_{n}[it]@test_pace"><failure message="late"/></testcase>\n'
)


@pytest.mark.parametrize(
    ("failures", "alone", "code", "asked"), [(1, True, 0, 1), (2, True, 0, 2), (1, False, 1, 1), (4, True, 1, 0)]
)
def test_a_page_that_was_late_is_looked_at_again_alone_and_named(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    failures: int,
    alone: bool,
    code: int,
    asked: int,
) -> None:
    late = "".join(ONE_LATE.format(n=n) for n in range(failures))
    (tmp_path / "pure.xml").write_text(LATE.format(failures=failures, late=late))
    tried: list[str] = []
    monkeypatch.setattr(raced, "passes_alone", lambda test: [tried.append(test), alone][1])
    assert raced.main(tmp_path) == code
    assert tried == [f"tests/web/test_pace.py::test_{n}[it]" for n in range(asked)]
    assert total.main(tmp_path) == code
    told = capsys.readouterr().out.splitlines()
    assert [line for line in told if line.startswith("raced")] == [
        f"raced, and passed alone: {test}; please mend it" for test in tried if code == 0
    ]
