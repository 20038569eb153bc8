"""Tuning by matches: what was planted is found, it goes on where it was, and only a match decides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dispetto.bots.match import play_match
from dispetto.cli import app
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Dial
from dispetto.core.engine.table import asked, step
from dispetto.core.errors import BadInput
from dispetto.lab.learned import Turned, player, weights_in
from dispetto.lab.tuning import Path as Way
from dispetto.lab.tuning import Trial, in_spreads, tried

pytestmark = pytest.mark.once
SHORT = ["lab", "fit", "hedz-2nd", "--by", "matches", "-s", "2", "-n", "6", "--matches", "4", "--json"]
TURNABLE = [game for game in all_games().values() if game.judge().dials(game.fewest)]


def test_planted_numbers_are_found() -> None:
    wanted = [3.0, -1.0, 0.5]
    way = Way([Dial(str(n), 0.0, 0.5) for n in range(3)], 1, [0.0, 0.0, 0.0])
    luck = Dice(1)

    def far(numbers: Any) -> float:
        return float(sum((x - w) ** 2 for x, w in zip(numbers, wanted, strict=True)))

    for _ in range(1500):
        better = far(way.moved(-1.0)) - far(way.moved(1.0))
        way.go(max(-3.0, min(3.0, better)) + (luck.below(2001) - 1000) / 1000)
    assert way.mean() == pytest.approx(wanted, abs=0.4)


def test_a_step_follows_from_the_seed_and_the_results() -> None:
    dials = [Dial("a", 1.0, 0.1), Dial("b", -2.0, 0.2)]
    one, other = Way(dials, 7, [1.0, -2.0]), Way(dials, 7, [1.0, -2.0])
    for result in (1.0, -0.5, 2.0):
        assert one.signs() == other.signs()
        one.go(result)
        other.go(result)
    assert one.at == other.at and one.mean() == other.mean() and one.at != [1.0, -2.0]
    assert one.moved(0.0) == tuple(one.at)


def test_results_are_told_in_spreads() -> None:
    assert in_spreads([2.0, 0.0, 0.0, 0.0]) == 1.0
    assert in_spreads([1.0] * 4) == 2.0
    assert in_spreads([1.0, -1.0]) == 0.0 == in_spreads([0.0, 0.0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_judges_of_a_trial_exchange_their_seats(seats: int) -> None:
    dials = game_named("hedz-2nd").judge().dials(seats)
    same = tuple(dial.value for dial in dials)
    trials = [Trial("hedz-2nd", seats, same, same, 3, number) for number in range(8)]
    assert len({tuple(trial.sides()) for trial in trials}) > 1
    assert all(sum(trial.sides()) == seats // 2 for trial in trials)
    assert all(tried(trial) == pytest.approx(0.0) for trial in trials[:3])  # the same twice: every victory cancels


@pytest.mark.parametrize("game", TURNABLE, ids=lambda game: game.name)
def test_a_judge_with_its_own_numbers_on_its_dials_is_the_same(game: Any) -> None:
    for seats in (game.fewest, game.fewest + 1):
        judge = game.judge()
        dials = judge.dials(seats)
        same = judge.turned([dial.value for dial in dials], seats)
        other = judge.turned([dial.value + 2 * dial.step for dial in dials], seats)
        assert len({dial.name for dial in dials}) == len(dials) and all(dial.step > 0 for dial in dials)
        s, dice, differ = game.new(seats), Dice(5), 0
        while (ask := asked(s)) is not None:
            offers = ask.legal(s)
            step(s, offers[dice.below(len(offers))])
            if s.stack:
                assert same.values(s) == judge.values(s)
                differ += other.values(s) != judge.values(s)
        assert differ > 10 and [dial.value for dial in same.dials(seats)] == [dial.value for dial in dials]


def test_a_tuning_is_resumed_and_its_numbers_play(tmp_path: Path) -> None:
    out = tmp_path / "w.toml"
    whole = CliRunner().invoke(app, [*SHORT, "--rounds", "3", "--out", str(out)])
    assert whole.exit_code == 0, whole.output
    told = json.loads(whole.stdout)
    assert told["steps"] == 3 and [dial["name"] for dial in told["dials"]][:2] == ["late", "saved"]
    assert any(dial["was"] != dial["is"] for dial in told["dials"])
    results = tmp_path / "w.toml.fit" / "results.jsonl"
    played = results.read_text()
    assert len(played.splitlines()) == 3
    results.write_text("".join(played.splitlines(keepends=True)[:1]) + "0.1")  # killed while it wrote
    again = CliRunner().invoke(app, [*SHORT, "--rounds", "3", "--out", str(out)])
    assert json.loads(again.stdout) == told and results.read_text() == played
    other = CliRunner().invoke(app, [*SHORT, "--rounds", "3", "--seed", "2", "--out", str(out)])
    assert isinstance(other.exception, BadInput) and "other words" in str(other.exception)

    game = game_named("hedz-2nd")
    file = tmp_path / "w.toml.fit" / "tuned.toml"
    found = weights_in(file)
    assert isinstance(found, Turned) and found.provenance["steps"] == 3 and found.provenance["match"]
    bot = player(f"greedy:weights={file}", game)
    assert play_match(game, game.new(2), [bot, bot], 1).ending is not None


def test_nothing_to_turn_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="other dials"):
        Turned("hedz-2nd", 4, ["late"], [0.0]).judge(game_named("hedz-2nd"))
    with pytest.raises(BadInput, match="are for hedz-2nd"):
        Turned("hedz-2nd", 4, ["late"], [0.0]).judge(game_named("hedz-25th"))
    words = ["lab", "fit", "hedz-2nd", "--out", str(tmp_path / "w.toml")]
    odd = CliRunner().invoke(app, [*words, "--by", "lots"])
    assert isinstance(odd.exception, BadInput) and "outcomes" in str(odd.exception)
    fixed = CliRunner().invoke(app, ["lab", "fit", "shear-panic", "--by", "matches", "--out", str(tmp_path / "s.toml")])
    assert isinstance(fixed.exception, BadInput) and "nothing to turn" in str(fixed.exception)


def test_numbers_go_to_a_file_and_come_back(tmp_path: Path) -> None:
    made = Turned("hedz-2nd", 4, ["late", "a b"], [0.25, -1e-5], {"command": "dispetto lab fit", "steps": 3})
    path = tmp_path / "w.toml"
    path.write_text(made.text(), encoding="utf-8")
    assert weights_in(path) == made
    path.write_text('game = "hedz-2nd"\nseats = 4\ndials = 3\n', encoding="utf-8")
    with pytest.raises(BadInput, match="holds no weights"):
        weights_in(path)
