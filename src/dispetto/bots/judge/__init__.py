"""Judges by the name of their game; base.py says what a judge is."""

from __future__ import annotations

from dispetto.bots.judge.base import Judge
from dispetto.bots.judge.hedz import HedzJudge

HEDZ = HedzJudge()
JUDGES: dict[str, Judge] = {"hedz-25th": HEDZ}
NOBODY = Judge()


def judge_of(game: str) -> Judge:
    """The judge of a game, or one that only knows who has won."""
    return JUDGES.get(game, NOBODY)
