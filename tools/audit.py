"""Our locked dependencies beside a list of known advisories, without asking anybody.

The list is requirements/advisories.json. It says where it comes from, of which day it is and whether it is whole; the
audit repeats all three, and what it does not look at, for silence would sound like a clean bill. To renew the list,
download the PyPI part of the OSV database (one zip of JSON files) and run `make audit ARGS="--refresh all.zip"`: a zip,
a folder, or single files will do. What was set aside by hand, with its reason, stays.

The answer is 1 when a locked version is known to be bad and not set aside, or when the list is older than `--days`.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

HOME = Path(__file__).parent.parent / "requirements"
LIST = HOME / "advisories.json"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.M)
OLD = 30  # days after which the list is called old
UNSEEN = (
    "Not looked at: Python itself, the C libraries inside wheels, Chromium and PostgreSQL of the tests, "
    "idiomorph in web/static/vendor, and whatever an operator puts in front."
)


@dataclass(frozen=True)
class Advisory:
    """One known fault of a package: the versions from the first bad one to before the mended one (or the last bad)."""

    id: str
    package: str
    ranges: list[dict[str, str]]  # introduced, and fixed or last
    summary: str = ""
    aliases: list[str] = field(default_factory=list)
    versions: list[str] = field(default_factory=list)  # bad ones named one by one

    def hits(self, version: str) -> bool:
        """Is this version one of the bad ones? What cannot be compared counts as bad."""
        try:
            here = Version(version)
            return version in self.versions or any(within(here, r) for r in self.ranges)
        except InvalidVersion:
            return True


@dataclass
class Known:
    """The list: where it comes from, of which day, whether it is whole, and what we set aside and why."""

    source: str
    day: str
    whole: bool
    advisories: list[Advisory]
    set_aside: dict[str, str] = field(default_factory=dict)

    def age(self, today: date) -> int:
        """In days."""
        return (today - date.fromisoformat(self.day)).days


def within(here: Version, bad: Mapping[str, str]) -> bool:
    """Does a version lie in a range of bad ones?"""
    if bad["introduced"] != "0" and here < Version(bad["introduced"]):
        return False
    if "fixed" in bad:
        return here < Version(bad["fixed"])
    return "last" not in bad or here <= Version(bad["last"])


def pins(folder: Path = HOME) -> dict[tuple[str, str], list[str]]:
    """Every locked package and version, and the locks that name it."""
    found: dict[tuple[str, str], list[str]] = {}
    for lock in sorted(folder.glob("*.txt")):
        for name, version in PIN.findall(lock.read_text()):
            found.setdefault((canonicalize_name(name), version), []).append(lock.name)
    return found


def read(path: Path = LIST) -> Known:
    """The list as it lies in the repository."""
    kept = json.loads(path.read_text())
    return Known(**{**kept, "advisories": [Advisory(**a) for a in kept["advisories"]]})


def write(known: Known, path: Path = LIST) -> None:
    """The list as a file that a person can read in a diff."""
    known.advisories.sort(key=lambda a: (a.package, a.id))
    path.write_text(json.dumps(asdict(known), indent=1, ensure_ascii=False) + "\n")


# -------------------------------------------------------------------------------------------------------------- refresh


def records(path: Path) -> Iterator[dict[str, Any]]:
    """The OSV records of a zip, a folder or a file."""
    if path.is_dir():
        for inner in sorted(path.rglob("*.json")):
            yield from records(inner)
    elif path.suffix == ".zip":
        with zipfile.ZipFile(path) as pack:
            for name in sorted(pack.namelist()):
                if name.endswith(".json"):
                    yield json.loads(pack.read(name))
    else:
        found = json.loads(path.read_text())
        yield from found if isinstance(found, list) else found.get("vulns", [found])


def ranges_of(affected: Mapping[str, Any]) -> list[dict[str, str]]:
    """The ranges of bad versions that an OSV record tells by events; commits are passed over."""
    found: list[dict[str, str]] = []
    for one in affected.get("ranges", []):
        if one.get("type") == "GIT":
            continue
        for event in one.get("events", []):
            if "introduced" in event:
                found.append({"introduced": event["introduced"]})
            elif "fixed" in event and found:
                found[-1]["fixed"] = event["fixed"]
            elif "last_affected" in event and found:
                found[-1]["last"] = event["last_affected"]
    return found


def advisories(found: Iterable[Mapping[str, Any]], ours: set[str]) -> Iterator[Advisory]:
    """What OSV records say of our packages; what was withdrawn is left out."""
    for record in found:
        if record.get("withdrawn"):
            continue
        for affected in record.get("affected", []):
            package = affected.get("package", {})
            name = canonicalize_name(package.get("name", ""))
            if package.get("ecosystem") != "PyPI" or name not in ours:
                continue
            told = ranges_of(affected)
            summary = (record.get("summary") or record.get("details", "").partition("\n")[0])[:160]
            named = [] if told else list(affected.get("versions", []))
            yield Advisory(record["id"], name, told, summary, list(record.get("aliases", [])), named)


def refresh(path: Path, old: Known, ours: set[str]) -> Known:
    """A new list from downloaded OSV records; its day is that of the newest record."""
    everything = list(records(path))
    if not everything:
        raise SystemExit(
            f"{path} holds no OSV records: download the PyPI part of the OSV database, a zip of JSON files."
        )
    newest = max((r.get("modified", "")[:10] for r in everything), default="") or datetime.now(UTC).date().isoformat()
    source = f"OSV, {path.name}, {len(everything):,} records"
    return Known(source, newest, True, list(advisories(everything, ours)), old.set_aside)


# ---------------------------------------------------------------------------------------------------------------- audit


def audited(known: Known, locked: Mapping[tuple[str, str], list[str]], today: date) -> tuple[list[str], int]:
    """What there is to say, line by line, and how many locked versions are known to be bad."""
    lines = [
        f"The list: {known.source}, of {known.day}, {known.age(today)} days old, {len(known.advisories)} advisories."
    ]
    if known.age(today) > OLD:
        lines.append(f"It is old: what was found in the last {known.age(today)} days is not in it. Refresh it.")
    names = {name for name, _ in locked}
    told = {a.package for a in known.advisories}
    if not known.whole:
        lines.append(
            f"It is not whole: it was begun by hand, and knows nothing of {len(names - told)} of our {len(names)} "
            f"packages. Nothing was asked over the network. Refresh it from a downloaded OSV database."
        )
    bad = 0
    for (name, version), where in sorted(locked.items()):
        for a in known.advisories:
            if a.package != name or not a.hits(version):
                continue
            aside = next((known.set_aside[i] for i in (a.id, *a.aliases) if i in known.set_aside), "")
            bad += not aside
            mark = f"set aside: {aside}" if aside else f"in {', '.join(where)}"
            lines.append(f"{'  ' if aside else '! '}{name} {version}: {a.id} {a.summary} ({mark})")
    lines.append(f"{len(locked)} locked versions of {len(names)} packages, {bad} known to be bad.")
    return [*lines, UNSEEN], bad


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--refresh", type=Path, metavar="PATH", help="renew the list from OSV records: zip, folder, file"
    )
    parser.add_argument("--list", type=Path, default=LIST, help="another list")
    parser.add_argument("--days", type=int, default=0, help="fail when the list is older than so many days")
    args = parser.parse_args(words)
    locked = pins()
    if args.refresh:
        write(refresh(args.refresh, read(args.list), {name for name, _ in locked}), args.list)
    known = read(args.list)
    today = datetime.now(UTC).date()
    lines, bad = audited(known, locked, today)
    print("\n".join(lines))
    return 1 if bad or (args.days and known.age(today) > args.days) else 0


if __name__ == "__main__":
    sys.exit(main())
