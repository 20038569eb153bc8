"""dispetto record show, verify, convert."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dispetto.core.telling.record import parse
from tests.cli.conftest import QUICK, Run


def test_a_record_of_the_terminal_table_verifies(dispetto: Run, a_record: Path) -> None:
    said = dispetto("record", "verify", a_record)
    assert said.code == 0 and said.out.startswith("All is right")
    told = dispetto("record", "verify", a_record, "--json").json()
    assert list(told) == ["file", "lines", "rolls", "faults"]
    assert told["faults"] == [] and told["lines"] > told["rolls"] > 0


def test_a_forged_roll_is_found(dispetto: Run, a_record: Path) -> None:
    text = a_record.read_text()
    roll = next(line for line in text.splitlines() if "dice: " in line and "1 1 1 1 1 1" in line)
    pips = int(roll.split("dice: ")[1].split(" ")[0])
    other = pips % 6 + 1
    a_record.write_text(
        text.replace(
            roll, roll.replace(f"dice: {pips} ", f"dice: {other} ").replace(f"> {pips - 1}", f"> {other - 1}"), 1
        )
    )
    said = dispetto("record", "verify", a_record)
    assert said.code == 2 and "is not what the seed gives" in said.out
    assert dispetto("record", "verify", a_record, "--json").json()["faults"]


def test_a_record_without_its_seed_cannot_be_verified(dispetto: Run, a_record: Path) -> None:
    a_record.write_text("".join(x for x in a_record.read_text().splitlines(True) if not x.startswith("seed")))
    said = dispetto("record", "verify", a_record)
    assert said.code == 2 and "seed has not been revealed" in said.out


@pytest.mark.parametrize(("lang", "word"), [("en", "has the turn"), ("it", "Tocca a")])
def test_a_record_is_told_as_a_story_in_the_readers_language(
    dispetto: Run, a_record: Path, lang: str, word: str
) -> None:
    said = dispetto("record", "show", a_record, "--lang", lang)
    assert said.code == 0 and word in said.out and "Anna" in said.out


def test_show_gives_the_record_as_one_object(dispetto: Run, a_record: Path) -> None:
    told = dispetto("record", "show", a_record, "--json").json()
    assert told["game"] == "hedz-25th" and told["seats"] == ["Anna", "Bruno", "Carla", "Dario"]
    assert told["actions"][0].startswith("dice: first p")


def test_text_becomes_json_and_text_again(dispetto: Run, a_record: Path, tmp_path: Path) -> None:
    as_json = tmp_path / "game.json"
    assert dispetto("record", "convert", a_record, "--output", as_json).code == 0
    assert json.loads(as_json.read_text())["format"] == 1
    back = dispetto("record", "convert", as_json)
    assert back.out == a_record.read_text()
    assert parse(back.out) == parse(a_record.read_text())
    assert dispetto("record", "verify", as_json).code == 0


def test_a_form_may_be_asked_for(dispetto: Run, a_record: Path) -> None:
    assert dispetto("record", "convert", a_record, "--to", "toml").out == a_record.read_text()
    dispetto("record", "convert", a_record, "--to", "xml").refused("xml")


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("format = 1", "format = 9", "format 9"),
        ('game = "hedz-25th"', "", "'game'"),
        ("hedz-25th", "hedz-99th", ".toml: There is no game 'hedz-99th'"),
        ("turn_limit = 2", "turn_limit = 3", "fingerprint"),
        ('"p1: roll"', '"p1 roll"', "'p1 roll'"),
    ],
)
def test_a_file_that_is_no_record_is_refused(dispetto: Run, a_record: Path, old: str, new: str, named: str) -> None:
    a_record.write_text(a_record.read_text().replace(old, new))
    dispetto("record", "verify", a_record).refused(named)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{", "JSON"),
        ("{}", "'format'"),
        ('{"format": 1, "options": []}', "options"),
        ('{"format": 1.5}', "format"),
        ('{"format": {"a": 1}}', "format"),
        ('{"format": null}', "format"),
    ],
)
def test_json_that_is_no_record_is_refused(dispetto: Run, tmp_path: Path, text: str, named: str) -> None:
    (tmp_path / "x.json").write_text(text)
    dispetto("record", "show", tmp_path / "x.json").refused("x.json", named)


def test_a_record_cannot_be_written_where_a_folder_is(dispetto: Run, a_record: Path, tmp_path: Path) -> None:
    dispetto("record", "convert", a_record, "--output", tmp_path).refused("is a folder")
    dispetto("record", "convert", a_record, "--output", tmp_path / "no" / "such").refused("cannot be written")


def test_an_existing_file_is_not_overwritten_by_a_new_game(dispetto: Run, a_record: Path) -> None:
    dispetto("play", "hedz-25th", "--watch", "--record", a_record, *QUICK).refused("already there")
