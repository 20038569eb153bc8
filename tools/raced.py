"""A second look at tests of pages that failed: alone, when nobody else is at work.

python -m tools.raced FOLDER        after a run that failed; pure.xml lies in FOLDER, raced.txt is written there

A browser on a busy machine can be late in ways that no single test foresees; twice a session's whole work was refused
for one such test in thirteen thousand. So up to MOST tests that open pages are tried again, each in a process of its
own. What fails again has failed. What passes then is named in the closing lines of `make test` (tools/total.py), for
somebody to mend; nothing but tests of pages is ever looked at twice.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

MOST = 3
NOTE = "raced.txt"


def failed(report: Path) -> list[str]:
    """The tests of a run that failed, as pytest is told of them."""
    found = []
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            *folders, module = str(case.get("classname")).split(".")
            name = str(case.get("name")).removesuffix(f"@{module}")  # where modules are dealt out whole
            found.append(f"{'/'.join([*folders, module])}.py::{name}")
    return found


def passes_alone(test: str) -> bool:
    """Does it pass with the machine to itself? What opens no pages is not asked."""
    words = [sys.executable, "-m", "pytest", "-q", "-m", "browser", test]
    print(f"a second look, alone: {test}", flush=True)
    return subprocess.run(words, stdin=subprocess.DEVNULL).returncode == 0


def main(folder: Path) -> int:
    report = folder / "pure.xml"
    tests = failed(report) if report.exists() else []
    if not 0 < len(tests) <= MOST or not all(passes_alone(test) for test in tests):
        return 1
    (folder / NOTE).write_text("".join(f"{test}\n" for test in tests))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
