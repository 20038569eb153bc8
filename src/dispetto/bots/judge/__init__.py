"""Judges by the name of their game; base.py says what a judge is."""

from __future__ import annotations

from dispetto.bots.judge.base import Judge
from dispetto.bots.judge.hedz import HedzJudge
from dispetto.bots.judge.hedz_2nd import Hedz2ndJudge
from dispetto.bots.judge.horse_racing import HorseJudge
from dispetto.bots.judge.lunch_money import LunchMoneyJudge
from dispetto.bots.judge.shear_panic import ShearPanicJudge

HEDZ = HedzJudge()
JUDGES: dict[str, Judge] = {"hedz-25th": HEDZ, "hedz-2nd": Hedz2ndJudge(), "lunch-money": LunchMoneyJudge(), "shear-panic": ShearPanicJudge()}
JUDGES["horse-racing"] = HorseJudge()
NOBODY = Judge()


def judge_of(game: str) -> Judge:
    """The judge of a game, or one that only knows who has won."""
    return JUDGES.get(game, NOBODY)
