"""A small sample of `make soak`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dispetto.core.catalogue import all_games
from tools import soak
from tools.soak import play_one

pytestmark = pytest.mark.long


@pytest.mark.parametrize("name", list(all_games()))
def test_random_games_of_all_sizes_and_options_end_and_lose_nothing(name: str) -> None:
    wrong = [text for _, _, text in (play_one(name, number) for number in range(300)) if text]
    assert not wrong, "\n".join(wrong[:5])


def test_a_soak_in_pieces_is_the_soak_in_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two = ["--game", "hedz-2nd", "--game", "shear-panic", "--jobs", "1"]
    assert soak.main([*two, "--games", "260", "--book", str(tmp_path / "whole.json")]) == 0
    pieces = [*two, "--book", str(tmp_path / "pieces.json")]
    assert soak.main([*pieces, "--games", "260", "--minutes", "0.00001"]) == 0
    assert "the same command goes on from here" in capsys.readouterr().out
    assert soak.main([*pieces, "--games", "60"]) == 0, "fewer than have been played already"
    assert soak.main([*pieces, "--games", "260"]) == 0
    assert "260 of 260 games" in capsys.readouterr().out
    whole, cut = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("whole", "pieces"))
    assert (whole["pieces"], cut["pieces"]) == (1, 3)
    for name in ("hedz-2nd", "shear-panic"):
        assert whole["games"][name]["played"] == 130
        for key in ("played", "failed", "deepest", "lengths"):
            assert whole["games"][name][key] == cut["games"][name][key]


def test_a_soak_by_other_rules_begins_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "soak.json"
    book = soak.Book(path, "other rules", {"shear-panic": soak.Tally(900)})
    book.keep()
    assert soak.open_book(path, "other rules").games["shear-panic"].played == 900
    assert soak.open_book(path, "these rules").games == {}
    assert "The rules have changed" in capsys.readouterr().err


def test_a_game_that_fails_is_told_and_can_be_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "LONGEST", 5)
    assert soak.main(["--again", "hedz-2nd", "7"]) == 1
    assert "hedz-2nd game 7," in capsys.readouterr().out
    tally = soak.Tally()
    tally.add(soak.play_chunk(("hedz-2nd", 0, 30)))
    assert (tally.played, tally.failed, len(tally.wrong)) == (30, 30, soak.TOLD)
    assert tally.told("hedz-2nd").startswith("hedz-2nd: 0 of 30 random games went well")
