"""The learned judge of Shear Panic: its sum is its features weighed, and the weights say where they come from."""

from __future__ import annotations

import tomllib
from math import exp

import pytest

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import asked, step
from dispetto.games.shear_panic.worth.features import FEATURES, STAGE, STAGES
from dispetto.games.shear_panic.worth.judge import ShearPanicJudge

GAME = game_named("shear-panic")
TOLD = tomllib.loads((GAME.folder / "worth" / "weights.toml").read_text(encoding="utf-8"))


def test_chances_are_the_weighed_features_of_the_stage() -> None:
    judge = ShearPanicJudge([((7 * n) % 23 - 11) / 40 for n in range(len(STAGES) * FEATURES)])
    s, dice, looked = GAME.new(4), Dice(4), 0
    while (ask := asked(s)) is not None:
        offers = ask.legal(s)
        step(s, offers[dice.below(len(offers))])
        if s.stack and dice.below(4) == 0:
            raised = [exp(sum(w * x for w, x in zip(judge.weights, row, strict=True))) for row in judge.features(s)]
            assert judge.values(s) == pytest.approx([weight / sum(raised) for weight in raised])
            looked += 1
    assert looked > 10


def test_every_space_has_a_stage() -> None:
    assert [STAGE[space] for space in STAGES] == list(range(len(STAGES)))
    assert len(STAGE) == 75 and sorted(STAGE) == STAGE


def test_the_weights_name_every_feature_and_their_origin() -> None:
    judge = GAME.judge()
    assert TOLD["features"] == judge.feature_names() and len(TOLD["weights"]) == len(STAGES) * FEATURES
    assert TOLD["provenance"]["command"] and TOLD["provenance"]["match"]
