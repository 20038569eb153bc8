"""Fitting: what was planted is found, what is learned is what is played, and only a match decides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dispetto.cli import app
from dispetto.core.catalogue import game_named
from dispetto.core.engine.learned import Learned, features_of
from dispetto.core.errors import BadInput
from dispetto.lab.learned import Weights, player, weights_in

pytestmark = pytest.mark.once
SHORT = ["lab", "fit", "shear-panic", "-s", "2", "-n", "6", "--matches", "4", "--against", "random", "--json"]


def tables(weights: list[float], hidden: int, count: int) -> dict[str, Any]:
    """Tables of four seats whose winner is drawn by these weights; every third has a seat that is out."""
    import numpy as np

    rng = np.random.default_rng(3)
    width = len(weights) if not hidden else 2
    rows = rng.normal(0, 2, (count, 4, width))
    alive: Any = np.ones((count, 4), dtype=bool)
    alive[::3, 1] = False
    model = Learned(weights, hidden)
    chances = np.array(
        [
            model.chances([list(r) if a else [] for r, a in zip(table, live, strict=True)])
            for table, live in zip(rows, alive, strict=True)
        ]
    )
    winners = [rng.choice(4, p=c) for c in chances]
    won = np.eye(4)[winners]
    return {
        "game": np.arange(count) // 8,
        "rows": rows,
        "alive": alive,
        "won": won,
        "judged": np.full((count, 4), 0.25),
    }


def test_planted_weights_are_found() -> None:
    from dispetto.lab.learning import Learning, learn

    found = learn(tables([1.0, -0.5, 0.0], 0, 4000), Learning())
    assert found.weights == pytest.approx([1.0, -0.5, 0.0], abs=0.1)
    assert found.loss < found.judged and found.positions == 4000


def test_a_network_learns_what_no_line_can() -> None:
    from dispetto.lab.learning import Learning, learn

    bump = [2.0, 3.0, 0.0, 2.0, -3.0, 0.0, 4.0, 4.0]  # good in the middle of the first feature
    seen = tables(bump, 2, 3000)
    line, net = learn(seen, Learning()), learn(seen, Learning(hidden=4))
    assert net.loss < line.loss - 0.05
    assert len(net.weights) == 4 * 3 + 4


def test_td_trusts_later_tables_of_the_same_game() -> None:
    import numpy as np

    from dispetto.lab.learning import td_targets

    found = np.array([[0.5, 0.5], [0.8, 0.2], [0.6, 0.4]])
    won = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    told = td_targets(found, won, np.array([1, 1, 2]), 0.5)
    assert told.tolist() == [[0.9, pytest.approx(0.1)], [1.0, 0.0], [0.0, 1.0]]


def test_what_is_learned_is_what_is_played() -> None:
    import numpy as np

    from dispetto.lab.learning import chances

    rows = [[0.3, -1.0], [2.0, 0.5], []]
    for weights, hidden in (([0.7, -0.2], 0), ([0.1, 0.5, -0.3, -0.2, 0.4, 0.9, 1.5, -0.6], 2)):
        played = Learned(weights, hidden).chances(rows)
        whole = np.array([[row or [0.0, 0.0] for row in rows]])
        learned = chances(np.array(weights), whole, np.array([[True, True, False]]), hidden)[0]
        assert played == pytest.approx(list(learned)) and played[2] == 0.0


def test_a_fit_is_resumed_and_its_weights_play(tmp_path: Path) -> None:
    out = tmp_path / "w.toml"
    first = CliRunner().invoke(app, [*SHORT, "--out", str(out)])
    assert first.exit_code == 0, first.output
    told = json.loads(first.stdout)
    assert told["rounds"][0]["tables"] > 50 and told["rounds"][0]["verdict"] in ("stronger", "undecided")
    folder = tmp_path / "w.toml.fit"
    marks = {path.name: path.stat().st_mtime_ns for path in folder.iterdir() if path.name != "plan.json"}
    again = CliRunner().invoke(app, [*SHORT, "--out", str(out)])
    assert json.loads(again.stdout) == told
    assert marks == {path.name: path.stat().st_mtime_ns for path in folder.iterdir() if path.name != "plan.json"}
    other = CliRunner().invoke(app, [*SHORT, "--seed", "2", "--out", str(out)])
    assert isinstance(other.exception, BadInput) and "other words" in str(other.exception)

    game = game_named("shear-panic")
    weights = weights_in(folder / "round-0.toml")
    assert weights.provenance["tables"] == told["rounds"][0]["tables"] and weights.features
    judge = weights.judge(game)
    s = game.new(2)
    chances = judge.values(s)
    assert sum(chances) == pytest.approx(1) and len(features_of(judge, s)) == 2
    assert player(f"greedy:weights={folder / 'round-0.toml'}", game).name == "greedy"


def test_weights_are_refused_in_a_sentence(tmp_path: Path) -> None:
    game = game_named("shear-panic")
    with pytest.raises(BadInput, match="no such file"):
        player(f"greedy:weights={tmp_path / 'none.toml'}", game)
    bad = tmp_path / "bad.toml"
    bad.write_text("game = 3")
    with pytest.raises(BadInput, match="holds no weights"):
        player(f"greedy:weights={bad}", game)
    bad.write_text(Weights("hedz-25th", ["chance"], [1.0]).text())
    with pytest.raises(BadInput, match="are for hedz-25th"):
        player(f"greedy:weights={bad}", game)
    with pytest.raises(BadInput, match="no version"):
        player(f"greedy@0.1:weights={bad}", game)


def test_chances_that_come_true_are_told_from_boasts() -> None:
    import numpy as np

    from dispetto.lab.learning import reliability

    seen = tables([0.6, -0.4], 0, 4000)
    honest = np.array(
        [
            Learned([0.6, -0.4]).chances([list(r) if a else [] for r, a in zip(table, live, strict=True)])
            for table, live in zip(seen["rows"], seen["alive"], strict=True)
        ]
    )
    bins = reliability(honest, seen["won"], seen["alive"])
    assert sum(one.n for one in bins) == seen["alive"].sum()
    assert all(abs(one.predicted - one.observed) < 0.05 for one in bins if one.n > 500)
    boasts = honest**3 / (honest**3).sum(axis=1, keepdims=True)
    last = reliability(boasts, seen["won"], seen["alive"])[-1]
    assert last.low == 0.9 and last.predicted - last.observed > 0.1


def test_the_present_judge_is_looked_at_and_nothing_is_learned(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    done = CliRunner().invoke(app, [*SHORT, "--check", "--out", str(out)])
    told = json.loads(done.output)
    assert done.exit_code == 0 and not out.exists()
    assert told["tables"] > 0 and sum(one["n"] for one in told["bins"]) == 2 * told["tables"]
    assert all(one["low"] <= one["predicted"] <= one["high"] for one in told["bins"])
    spoken = CliRunner().invoke(app, [*SHORT[:-1], "--check", "--out", str(out)])
    assert spoken.exit_code == 0 and "predicted" in spoken.output
