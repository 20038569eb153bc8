"""Games as Parquet rows are the games, and nothing in a row comes from what its seat may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner

from dispetto.bots import bot_named
from dispetto.bots.match import ask_bot, game_seed
from dispetto.cli import app
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.lab.exporting import Export, play_rows

pytestmark = pytest.mark.once


def exported(folder: Path, *words: str) -> tuple[dict[str, Any], Any]:
    path = folder / "rows.parquet"
    done = CliRunner().invoke(app, ["lab", "export", *words, "--out", str(path), "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout), parquet.read_table(path)


def test_a_file_holds_every_choice_of_every_game_and_says_what_it_means(tmp_path: Path) -> None:
    told, table = exported(
        tmp_path, "lunch-money", "-s", "3", "-n", "2", "--bots", "greedy,random", "-o", "start_points=4"
    )
    rows = table.to_pylist()
    assert told["rows"] == len(rows) > 10 and {row["game"] for row in rows} == {0, 1}
    notes = json.loads(table.schema.metadata[b"dispetto"])
    game = game_named("lunch-money")
    assert notes["options"]["start_points"] == 4 and len(notes["actions"]) == len(game.actions)
    for row in rows:
        assert row["mask"][row["action"]] == 1 and sum(row["mask"]) > 1
        assert len(row["observation"]) == game.observation_size and sum(row["odds"]) == pytest.approx(1, abs=1e-5)
        assert (row["won"] > 0) == (row["place"] == 1)
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    again, other = exported(
        tmp_path, "lunch-money", "-s", "3", "-n", "2", "--bots", "greedy,random", "-o", "start_points=4"
    )
    assert again["rows"] == told["rows"] and other.equals(table)


def test_rows_replay_the_game_they_were_played_in() -> None:
    plan = Export("hedz-2nd", 2, ("greedy",), 3, {"turn_limit": 3})
    rows = play_rows(plan, 5)
    game, dice = game_named(plan.game), Dice(game_seed(plan.seed, 5))
    minds = [dice.fork() for _ in range(plan.seats)]
    dice.fork()
    s, bot = game.new(plan.seats, plan.options), bot_named("greedy")
    left = iter(rows)
    while (ask := asked(s)) is not None:
        offers = ask.legal(s)
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
        elif len(offers) == 1:
            step(s, offers[0])
        else:
            row = next(left)
            assert (row["seat"], row["observation"]) == (ask.seat, list(game.observe(s, ask.seat)))
            assert ask_bot(game, s, ask.seat, bot, minds[ask.seat]).code == row["action"]
            step(s, game.actions[row["action"]])
    assert next(left, None) is None and rows


def test_what_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    for words, said in (
        (["--out", str(tmp_path / "nowhere" / "x.parquet")], "cannot be written"),
        (["--bots", "nobody"], "no bot"),
    ):
        done = CliRunner().invoke(app, ["lab", "export", "hedz-2nd", "-n", "1", "-o", "turn_limit=1", *words])
        assert done.exit_code != 0 or isinstance(done.exception, Exception)
        assert said in str(done.output) + str(done.exception)
