"""A table that brings its own card set or board:
played from a file, written into the record whole, replayed where the file is not.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.telling.record import Record, parse, write
from tests.cli.conftest import Run

GOOD = (all_games()["shear-panic"].folder / "data" / "proposal.toml").read_text(encoding="utf-8")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A set with a title and a panic space of its own."""
    path = tmp_path / "ours.toml"
    text = (
        GOOD.replace("First proposal", "Aunt Ida's set")
        .replace("panic = [4,", "panic = [3,")
        .replace('"house"', '"reported"', 1)
    )
    path.write_text(text, encoding="utf-8")
    return path


def test_a_record_carries_the_set_it_was_played_with(dispetto: Run, own: Path, tmp_path: Path) -> None:
    """SP-DATA-02: whoever replays it has no such file, and learns nothing of where it lay."""
    game = tmp_path / "game.toml"
    said = dispetto(
        "play", "shear-panic", "--watch", "--bot", "random", "--seed", "0123", "--record", game, "-o", f"cards={own}"
    )
    assert said.code == 0, said.err
    own.unlink()
    text = game.read_text(encoding="utf-8")
    assert str(tmp_path) not in text and "ours.toml" not in text
    assert "\npanic = [3, 9," in text and '\naction = "push"\n' in text  # it can be read, and copied out
    assert tomllib.loads(tomllib.loads(text)["options"]["cards"])["panic"][0] == 3
    assert dispetto("record", "verify", game).code == 0
    assert dispetto("record", "show", game).code == 0
    spoilt = tmp_path / "spoilt.toml"
    spoilt.write_text(text.replace("panic = [3, 9,", "panic = [5, 9,"), encoding="utf-8")
    dispetto("record", "verify", spoilt).refused("somebody has changed them")


def test_a_record_carries_its_own_island_too(dispetto: Run, tmp_path: Path) -> None:
    """H25-DATA-01"""
    island, game = tmp_path / "island.toml", tmp_path / "game.toml"
    island.write_text(
        (all_games()["hedz-25th"].folder / "data" / "t25.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    told = ("--watch", "--bot", "random", "--seed", "0123", "-o", "turn_limit=2")
    said = dispetto("play", "hedz-25th", *told, "--record", game, "-o", f"board={island}")
    assert said.code == 0, said.err
    island.unlink()
    assert str(tmp_path) not in game.read_text(encoding="utf-8")
    assert dispetto("record", "verify", game).code == 0 and dispetto("record", "show", game).code == 0


@pytest.mark.parametrize(
    "odd",
    ["a\nb", "a\n'''b\n", "it's\n'", "a\r\nb", "tab\there\n", "bell\x07\n", "\n\nlead\n", 'quote"\n\\', "è\n\u2028x\n"],
)
def test_a_text_of_several_lines_comes_back_as_it_was(odd: str) -> None:
    assert parse(write(Record("shear-panic", 1, ("Anna", "Bruno"), {"cards": odd}))).options == {"cards": odd}


def test_title_and_provenance_stand_under_the_board(dispetto: Run, own: Path) -> None:
    """SP-DATA-02"""
    said = dispetto("play", "shear-panic", "--seed", "04", "-o", "first_player=1", "-o", f"cards={own}", typed="1\n")
    assert "cards: Aunt Ida's set (by hearsay)" in said.out
    said = dispetto("play", "shear-panic", "--seed", "04", "-o", "first_player=1", "--lang", "it", typed="1\n")
    assert "carte: Mazzo della casa (fatto in casa)" in said.out


def test_describe_tells_the_shipped_sets_by_title_and_provenance(dispetto: Run) -> None:
    """SP-DATA-02"""
    said = " ".join(dispetto("describe", "shear-panic").out.split())
    assert "standard" in said and "House set (home-made)" in said and "First proposal (home-made)" in said
    told = dispetto("describe", "shear-panic", "--json").json()["games"][0]["options"]["cards"]
    assert told["titles"] == {"standard": "House set (home-made)", "proposal": "First proposal (home-made)"}


def test_a_fault_in_an_own_set_is_told_with_its_file(dispetto: Run, own: Path) -> None:
    own.write_text(GOOD.replace("value = 3", "value = 4"), encoding="utf-8")
    dispetto("play", "shear-panic", "-o", f"cards={own}").refused("ours.toml", "card 6 has the value 4")
    own.write_text("x" * 50_000, encoding="utf-8")
    dispetto("play", "shear-panic", "-o", f"cards={own}").refused("ours.toml", "letters")
