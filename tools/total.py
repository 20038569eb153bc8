"""The closing lines of `make test`: what each run passed, what was left out, and one total.

python -m tools.total FOLDER        with one JUnit file a run (pure.xml, compiled.xml), left-out.txt and raced.txt in it
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

from tools.needs import LEFT_OUT
from tools.raced import NOTE


def read(report: Path) -> tuple[int, int, int, set[str]]:
    """Passed, failed and skipped of one run, and the reasons of what this machine could not run."""
    suite = ElementTree.parse(report).getroot().find("testsuite")
    assert suite is not None
    failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
    skipped = int(suite.get("skipped", 0))
    reasons = {str(mark.get("message")) for mark in suite.iter("skipped")}
    return (
        int(suite.get("tests", 0)) - failed - skipped,
        failed,
        skipped,
        {r for r in reasons if r.startswith(LEFT_OUT)},
    )


def line(name: str, passed: int, failed: int, skipped: int) -> str:
    return f"{name}: {passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")


def main(folder: Path) -> int:
    left_out: set[str] = set()
    note = folder / "left-out.txt"
    if note.exists():
        left_out |= set(note.read_text().splitlines())
    second = folder / NOTE
    raced = second.read_text().splitlines() if second.exists() else []
    total = [0, 0, 0]
    for report in sorted(folder.glob("*.xml")):
        *counts, reasons = read(report)
        left_out |= reasons
        total = [a + b for a, b in zip(total, counts, strict=True)]
        print(line(report.stem, *counts))
    for reason in sorted(left_out):
        print(reason)
    for test in raced:  # counted as failed above
        print(f"raced, and passed alone: {test}; please mend it")
    total = [total[0] + len(raced), total[1] - len(raced), total[2]]
    print(line("total", *total))
    bad = total[1] or not total[0] or (left_out and os.environ.get("CI") == "true")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
