"""Learned chances in play: no package of the laboratory is needed, and they are compiled like the rules."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest

from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import play_match
from dispetto.core.catalogue import game_named
from dispetto.core.engine.learned import Learned, LearnedJudge, features_of
from dispetto.lab.learned import Weights, weights_in


def test_chances_are_a_softmax_over_those_who_are_in() -> None:
    found = Learned([1.0, -2.0]).chances([[1.0, 0.0], [], [0.0, 0.5]])
    assert found == pytest.approx([exp(1) / (exp(1) + exp(-1)), 0.0, exp(-1) / (exp(1) + exp(-1))])
    assert Learned([1.0]).chances([[], []]) == [0.0, 0.0]
    assert Learned([1.0]).chances([[1000.0], [-1000.0]]) == [1.0, 0.0]  # nothing overflows


def test_a_hidden_unit_bends() -> None:
    model = Learned([0.5, 2.0, 3.0], 1)  # one unit: bias 0.5, weight 2, counts 3
    assert model.score([0.25]) == pytest.approx(3 * 1.0 / 2.0)
    assert model.score([-1.0]) == pytest.approx(3 * -1.5 / 2.5)


def test_a_learned_judge_plays_and_knows_the_end() -> None:
    game = game_named("shear-panic")
    own = game.judge("0.1")  # who has no features of its own
    same = LearnedJudge(own, Learned([1.0]))  # on the logarithm of the judge's own chance: the same chances again
    s = game.new(2)
    assert own.features(s) == [] and same.values(s) == pytest.approx(own.values(s))
    assert len(features_of(own, s)) == 2 and same.tables == own.tables
    outcome = play_match(game, s, [GreedyBot(same), GreedyBot(same)], 5)
    assert outcome.ending is not None and same.values(s) == own.values(s)


def test_weights_go_to_a_file_and_come_back(tmp_path: Path) -> None:
    made = Weights("shear-panic", ["a", 'b "c"'], [1.0, -2.5e-7], 0, {"command": "dispetto lab fit", "games": 3})
    path = tmp_path / "w.toml"
    path.write_text(made.text(), encoding="utf-8")
    assert weights_in(path) == made
