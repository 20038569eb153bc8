"""Records that cannot be read: one sentence each, and nothing worse."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dispetto.core.engine.table import PUBLIC
from dispetto.core.errors import BadInput
from dispetto.core.telling.record import Line, Record, options_hash, parse, read_record, redact, replay, verify, write
from tests.core.records import HEDZ, SEED
from tests.core.toml import as_toml

GOOD = write(
    Record("hedz-25th", 1, ("A", "B", "C", "D"), {"board": "t25"}, (Line("dice", "first p1"), Line("p1", "roll")))
)


def wrong(text: str) -> str:
    """The one sentence about this record."""
    with pytest.raises(BadInput) as caught:
        parse(text, "x.toml")
    said = str(caught.value)
    assert said.startswith("x.toml") and "\n" not in said and said.endswith(".")
    return said


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There is no record file"):
        read_record(tmp_path / "nowhere.toml")
    with pytest.raises(BadInput, match="cannot be read"):
        read_record(tmp_path)
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="cannot be read"):
        read_record(tmp_path / "x.toml")


def test_a_file_that_is_no_record_is_told_so() -> None:
    assert wrong("title = ").startswith("x.toml cannot be read as TOML: ")
    assert wrong("title = 1") == "x.toml has no 'format': it is not a game record."


@pytest.mark.parametrize("key", ["format", "game", "rules", "seats", "actions"])
def test_a_missing_key_is_named(key: str) -> None:
    text = GOOD.replace(f"{key} = ", f"other_{key} = ", 1)
    assert wrong(text) == f"x.toml has no {key!r}: it is not a game record."


def test_another_format_is_named() -> None:
    assert wrong(GOOD.replace("format = 1", "format = 7")) == (
        "x.toml is written in format 7; this version reads format 1."
    )


def test_changed_options_are_found_by_their_fingerprint() -> None:
    said = wrong(GOOD.replace('board = "t25"', 'board = "skull-island"'))
    assert said == "x.toml: the options do not match their fingerprint; somebody has changed them."
    assert options_hash({"a": 1, "b": 2}) == options_hash({"b": 2, "a": 1}) != options_hash({"a": 1})


BAD_LINES = [
    "3",
    '"roll"',
    '": roll"',
    '"p1:"',
    '"undo two"',
    '"undo -1"',
    '"undo ²"',
    '"undo "',
    "[]",
    '"# only a comment"',
    '""',
]


@pytest.mark.parametrize("line", BAD_LINES)
def test_a_bad_line_is_named_by_its_number(line: str) -> None:
    said = wrong(GOOD.replace('"p1: roll"', line))
    assert said.startswith("x.toml, action 2: ")


MISSHAPEN = [
    ("rules = 1", 'rules = "one"'),
    ("rules = 1", "rules = []"),
    ('seats = ["A", "B", "C", "D"]', "seats = 4"),
    ('seats = ["A", "B", "C", "D"]', 'seats = "ABCD"'),
    ("rules = 1", "rules = 1\nplaces = 3"),
    ("rules = 1", 'rules = 1\nplaces = ["first"]'),
    ("rules = 1", "rules = 1\nscores = 3"),
    ("rules = 1", "rules = 1\nnonces = 3"),
    ("format = 1", 'format = "1"'),
    ('actions = [\n  "dice: first p1",\n  "p1: roll",\n]', "actions = 3"),
    ('actions = [\n  "dice: first p1",\n  "p1: roll",\n]', 'actions = "p1: roll"'),
    ('actions = [\n  "dice: first p1",\n  "p1: roll",\n]', "actions = {}"),
    ('board = "t25"', "board = 1979-05-27"),
    ('\n[options]\nboard = "t25"', "options = 3"),
    ('\n[options]\nboard = "t25"', 'options = ["board"]'),
]


@pytest.mark.parametrize(("old", "new"), MISSHAPEN, ids=[new for _, new in MISSHAPEN])
def test_a_misshapen_record_is_refused_in_one_sentence(old: str, new: str) -> None:
    assert old in GOOD
    text = "\n".join(line for line in GOOD.replace(old, new).splitlines() if not line.startswith("options_hash"))
    wrong(text)


JUNK = st.one_of(
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from(["", "A", "dice: 4", "dice: 4 # 0: > 1", "dice: 4 # 1: 0 > 0", "undo 3", "p1: ????", "deck: p1 x"]),
    st.sampled_from(["[]", "{}", '["A", 3]', "2.5"]).map(json.loads),
)


@given(data=st.data())
def test_whatever_stands_in_a_record_nothing_worse_than_a_sentence_happens(data: Any) -> None:
    told: dict[str, Any] = {
        "format": 1,
        "game": "hedz-25th",
        "rules": 1,
        "seats": ["A", "B"],
        "seed": SEED.hex(),
        "commitment": hashlib.sha256(SEED).hexdigest(),
        "nonces": ["x"],
        "places": [1, 2],
        "scores": [3, 4],
        "end_rule": "H25-GEN-04",
        "actions": ["dice: first p1 # 0: 1 1 > 0", "p1: roll", "dice: 3 # 1: 1 1 1 1 1 1 > 2"],
        "options": {"board": "t25", "duo": False},
    }
    for _ in range(data.draw(st.integers(1, 2))):
        key = data.draw(st.sampled_from(sorted(told)))
        inner = told[key]
        if isinstance(inner, list) and inner and data.draw(st.booleans()):
            inner[data.draw(st.integers(0, len(inner) - 1))] = data.draw(JUNK)
        elif isinstance(inner, dict) and inner and data.draw(st.booleans()):
            inner[data.draw(st.sampled_from(sorted(inner)))] = data.draw(JUNK)
        else:
            told[key] = data.draw(JUNK)
    try:
        r = parse("\n".join(f"{key} = {as_toml(value)}" for key, value in told.items()))
        assert all("\n" not in fault for fault in verify(HEDZ, r))
        replay(HEDZ, r)
        redact(HEDZ, r, PUBLIC)
    except BadInput as e:
        assert "\n" not in str(e)
