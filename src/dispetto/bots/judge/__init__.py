"""Judges by the name of their game; base.py says what a judge is."""

from __future__ import annotations

from dispetto.core.judge import Judge
from dispetto.games.hedz.worth.judge import HedzJudge
from dispetto.games.hedz.worth.judge_2nd import Hedz2ndJudge
from dispetto.games.horse_racing.worth.judge import HorseJudge
from dispetto.games.lunch_money.worth.judge import LunchMoneyJudge
from dispetto.games.shear_panic.worth.judge import ShearPanicJudge

HEDZ = HedzJudge()
JUDGES: dict[str, Judge] = {"hedz-25th": HEDZ, "hedz-2nd": Hedz2ndJudge(), "lunch-money": LunchMoneyJudge(), "shear-panic": ShearPanicJudge()}
JUDGES["horse-racing"] = HorseJudge()
NOBODY = Judge()


def judge_of(game: str) -> Judge:
    """The judge of a game, or one that only knows who has won."""
    return JUDGES.get(game, NOBODY)
