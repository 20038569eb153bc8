"""Break the rules on purpose, one small change at a time, and see whether a test notices.

    python -m tools.mutate [GAME_FOLDER [TESTS…]] [--limit N] [--changed] [--jobs N]
    python -m tools.mutate src/dispetto/games/hedz tests/games/hedz_25th --prefix H25 --rules

Nothing is written to disk. The tests are collected once; each mutant is a forked process in which one function has the
changed code, and runs the tests until one fails. What runs when a module is loaded (its own lines, constructors, and
the files named by --fresh) is tried in a process that loads it changed. A mutant that hangs counts as noticed. With
--rules only the tests that cite a rule of the changed code are run against it, and what is printed are the rules cited
in the code that no such test defends.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

from tools.mutant_trials import Answer, Told, in_children, loaded_changed, on_the_bench
from tools.mutants import ROOT, Mutant, changed_lines, mutants_of

RULES = ("rules/*.py",)  # where a game keeps its rules


class Tally:
    """What has become of the mutants so far, told as it happens."""

    def __init__(self, total: int, quiet: bool) -> None:
        self.total = total
        self.quiet = quiet
        self.began = time.monotonic()
        self.fates = {"killed": 0, "hung": 0, "survived": 0}
        self.survivors: list[Mutant] = []
        self.defended: set[str] = set()

    def note(self, mutant: Mutant, answer: Answer | Told) -> None:
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
    """Exit code 0 when every mutant (or, with --rules, every rule) met its test,
    1 when some did not, 2 on bad input.
    """
    read = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    read.add_argument("folder", nargs="?", default="src/dispetto/games/hedz", help="the game's folder")
    read.add_argument("tests", nargs="*", default=["tests/games/hedz_25th"], help="the tests to run against it")
    read.add_argument("--files", nargs="*", default=RULES, help="which files of the folder, as patterns")
    read.add_argument("--prefix", default="", help="leave out code that cites only rules of other games: H25")
    read.add_argument("--limit", type=int, default=0, help="try only so many, picked at random")
    read.add_argument("--seed", type=int, default=1, help="for --limit")
    read.add_argument("--changed", action="store_true", help="only lines that differ from the last commit")
    read.add_argument("--fresh", nargs="*", default=[], help="files whose functions run while the tests are collected")
    read.add_argument("--lines", type=int, nargs="*", help="only these lines, to try again what survived")
    read.add_argument("--jobs", type=int, default=1)
    read.add_argument("--rules", action="store_true", help="which rules does no test that cites them defend?")
    read.add_argument("--json", action="store_true")
    asked = read.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
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
    fresh = {path for pattern in asked.fresh for path in folder.glob(pattern)}
    again = [m for m in mutants if not m.function or m.function[-1] == "__init__" or m.file in fresh]
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
        defended = len(spoken) - len(undefended)
        print(f"{len(spoken)} rules are cited in the code; {defended} are defended by a test that cites them.")
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
