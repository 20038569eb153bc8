"""The audit of our dependencies: it finds what is known, says how old the list is, and what it has not looked at."""

from __future__ import annotations

import json
import zipfile
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tools.audit import Advisory, Known, advisories, audited, main, pins, read, refresh

TODAY = date(2026, 12, 24)
SLEDGE = Advisory("X-1", "sledge", [{"introduced": "1.0", "fixed": "1.4.2"}], "the runners come off", ["CVE-1"])


def record(**more: Any) -> dict[str, Any]:
    """An OSV record of two ranges and a commit."""
    events = [{"introduced": "0"}, {"fixed": "0.9"}, {"introduced": "1.0"}, {"last_affected": "1.2"}]
    ranges = [{"type": "GIT", "events": [{"introduced": "abc"}]}, {"type": "ECOSYSTEM", "events": events}]
    affected = [{"package": {"ecosystem": "PyPI", "name": "Sledge"}, "ranges": ranges, "versions": ["0.1"]}]
    return {"id": "X-2", "modified": "2026-12-20T10:00:00Z", "summary": "slow", "affected": affected, **more}


def known(*found: Advisory, whole: bool = True, **aside: str) -> Known:
    """A list of these."""
    return Known("a test", "2026-12-01", whole, list(found), aside)


def test_no_locked_version_is_known_to_be_bad(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    assert "days old" in said and "0 known to be bad" in said and "Not looked at: Python itself" in said
    assert len(pins()) > 90 and ("starlette" in {name for name, _ in pins()})


def test_the_list_is_sound_and_about_us() -> None:
    ours = {name for name, _ in pins()}
    for a in read().advisories:
        assert a.package in ours and a.ranges and a.summary, a.id
        assert a.hits(a.ranges[0]["introduced"].replace("0", "0.0", 1)) or a.ranges[0]["introduced"] != "0", a.id
        assert not a.hits(a.ranges[0]["fixed"]), a.id


@pytest.mark.parametrize(
    ("version", "bad"),
    [("0.9", False), ("1.0", True), ("1.4.1", True), ("1.4.2rc1", True), ("1.4.2", False), ("?", True)],
)
def test_a_version_is_bad_from_the_first_to_before_the_mended_one(version: str, bad: bool) -> None:
    assert SLEDGE.hits(version) is bad


def test_a_bad_version_is_told_with_the_lock_that_names_it_unless_set_aside() -> None:
    locked = {("sledge", "1.4"): ["play.txt", "test.txt"], ("sled", "1.4"): ["play.txt"]}
    lines, bad = audited(known(SLEDGE), locked, TODAY)
    assert bad == 1 and "! sledge 1.4: X-1 the runners come off (in play.txt, test.txt)" in lines
    lines, bad = audited(known(SLEDGE, **{"CVE-1": "we have no hill"}), locked, TODAY)
    assert bad == 0 and "  sledge 1.4: X-1 the runners come off (set aside: we have no hill)" in lines


def test_an_old_list_and_one_that_is_not_whole_say_so() -> None:
    fresh = audited(known(SLEDGE), {("sledge", "2"): ["play.txt"]}, TODAY)[0]
    assert fresh[0] == "The list: a test, of 2026-12-01, 23 days old, 1 advisories." and len(fresh) == 3
    old = audited(known(SLEDGE, whole=False), {("sledge", "2"): ["x"], ("sled", "1"): ["x"]}, date(2027, 6, 1))[0]
    assert old[1].startswith("It is old: what was found in the last 182 days is not in it.")
    assert "knows nothing of 1 of our 2 packages. Nothing was asked over the network." in old[2]


def test_the_list_is_renewed_from_a_zip_a_folder_or_a_file(tmp_path: Path) -> None:
    gone, others = record(id="X-3", withdrawn="2026-12-21T00:00:00Z"), record(id="X-4")
    others["affected"][0]["package"]["name"] = "somebody-elses"
    for n, one in enumerate((record(), gone, others)):
        (tmp_path / f"{n}.json").write_text(json.dumps(one))
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as pack:
        for n in range(3):
            pack.write(tmp_path / f"{n}.json", f"{n}.json")
    for path, told in ((tmp_path, 3), (tmp_path / "all.zip", 3), (tmp_path / "0.json", 1)):
        made = refresh(path, known(**{"X-9": "kept"}), {"sledge"})
        assert (made.day, made.whole, made.set_aside) == ("2026-12-20", True, {"X-9": "kept"})
        assert made.source == f"OSV, {path.name}, {told} records"
        (found,) = made.advisories
        assert found.ranges == [{"introduced": "0", "fixed": "0.9"}, {"introduced": "1.0", "last": "1.2"}]
        assert [found.hits(v) for v in ("0.8", "0.9", "1.2", "1.2.1")] == [True, False, True, False]
    (tmp_path / "none").mkdir()
    with pytest.raises(SystemExit, match="holds no OSV records"):
        refresh(tmp_path / "none", known(), {"sledge"})


def test_bad_versions_named_one_by_one_are_found_too() -> None:
    one = record()
    one["affected"][0]["ranges"] = []
    (found,) = advisories([one], {"sledge"})
    assert found.hits("0.1") and not found.hits("0.2")


def test_a_list_that_is_too_old_fails_where_that_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text(
        json.dumps({"source": "old", "day": "2020-01-01", "whole": True, "advisories": [], "set_aside": {}})
    )
    assert main(["--list", str(path)]) == 0
    assert main(["--list", str(path), "--days", "30"]) == 1
