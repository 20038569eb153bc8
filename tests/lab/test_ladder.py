"""The ladder and the budgets of matches: who is stronger climbs, and the file remembers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dispetto.bots.base import RandomBot
from dispetto.cli import app
from dispetto.core.engine.dice import Dice
from dispetto.core.errors import BadInput
from dispetto.lab.ladder import OFTEN, Ladder, climb, drawn, everybody, read_ladders, write_ladders
from dispetto.lab.matches import budgeted


def ladder(*words: str) -> Any:
    done = CliRunner().invoke(app, ["lab", "ladder", *words, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)["ladders"]


@pytest.mark.once
def test_the_stronger_climbs_and_games_in_pieces_are_games_at_once(tmp_path: Path) -> None:
    words = ["shear-panic", "-s", "2", "--bots", "greedy,random"]
    once = ladder(*words, "-n", "8", "--file", str(tmp_path / "once.json"))
    for _ in range(2):
        twice = ladder(*words, "-n", "4", "--file", str(tmp_path / "twice.json"))
    assert once == twice and once[0]["games"] == 8
    first, second = once[0]["ratings"]
    assert (first["name"], second["name"]) == ("greedy", "random") and first["mu"] > second["mu"] + 2
    assert first["sigma"] < 25 / 3 and first["low"] < first["mu"] < first["high"] and first["games"] == 8
    assert ladder("--file", str(tmp_path / "once.json")) == once  # without a game nothing is played
    said = CliRunner().invoke(app, ["lab", "ladder", "--file", str(tmp_path / "once.json")])
    assert "greedy" in said.stdout and "95 % interval" in said.stdout


def test_a_table_has_as_many_different_bots_as_fit() -> None:
    for n in range(20):
        assert (
            sorted(drawn(["a", "b", "c"], 4, Dice(n)))[0] == "a" and len(set(drawn(["a", "b", "c"], 4, Dice(n)))) == 3
        )
        assert len(set(drawn(["a", "b", "c", "d", "e"], 4, Dice(n)))) == 4
    assert {"random", "greedy", "greedy@0.1"} <= set(everybody())


def test_a_ladder_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "l.json"
    path.write_text("[]")
    with pytest.raises(BadInput, match="holds no ratings"):
        read_ladders(path)
    alone = CliRunner().invoke(
        app, ["lab", "ladder", "shear-panic", "--bots", "random", "-f", str(tmp_path / "x.json")]
    )
    assert isinstance(alone.exception, BadInput) and "two" in str(alone.exception)
    empty = CliRunner().invoke(app, ["lab", "ladder", "-f", str(tmp_path / "none.json")])
    assert empty.exit_code == 0 and "Nobody" in empty.stdout


@pytest.mark.once
def test_a_ladder_is_kept_as_it_grows_and_who_cannot_write_is_told_before_the_first_game(tmp_path: Path) -> None:
    kept: list[int] = []
    ladder = Ladder("shear-panic", 2)
    climb(ladder, ["random", "greedy"], 2 * OFTEN, 1, map, lambda n: None, lambda: kept.append(ladder.played))
    assert kept == [0, OFTEN, 2 * OFTEN, 2 * OFTEN] and sum(s.games for s in ladder.bots.values()) == 4 * OFTEN
    nowhere = str(tmp_path / "none" / "l.json")
    with pytest.raises(BadInput, match="cannot be written"):
        climb(ladder, ["random", "greedy"], 10**9, 1, map, lambda n: None, lambda: write_ladders(Path(nowhere), {}))


class Slow(RandomBot):
    """Takes a number of thoughts, and has no use for it."""

    name = "slow"

    def set(self, settings: Any) -> Slow:
        if set(settings) - {"iterations"}:
            raise BadInput("bot-setting-none", name=self.name, key="x")
        return self


def test_a_budget_goes_to_every_bot_that_takes_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from dispetto import bots

    known = {**bots.all_bots(), "slow": Slow()}
    monkeypatch.setattr(bots, "all_bots", lambda: known)
    assert budgeted(("slow", "greedy", "slow:iterations=5"), "iterations", 80) == (
        "slow:iterations=80",
        "greedy",
        "slow:iterations=5",  # who has a budget of its own keeps it
    )
    with pytest.raises(BadInput, match="takes ms"):
        budgeted(("slow", "greedy"), "ms", 80)
