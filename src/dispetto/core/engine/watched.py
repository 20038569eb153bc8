"""A random game with somebody looking: offers ascend, nothing is lost, it ends. Compiled, for millions are watched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, State, asked, step


def watched_game(s: State, dice: Dice, tally: Callable[[Any], object], often: int, limit: int) -> tuple[int, int]:
    """Play random answers to the end: how many were decisions (two offers or more), and how deep the stack grew.
    What `tally` counts must stay the same after every so many answers and at the end; AssertionError says what did not.
    """
    must_stay = tally(s)
    decisions = deepest = 0
    for n in range(limit):
        ask = asked(s)
        deepest = max(deepest, len(s.stack))
        if ask is None:
            return decisions, deepest
        if ask.rolls():
            step(s, ask.fall(s, dice))
        else:
            offers = ask.legal(s)
            assert offers, f"no offers in {ask!r}"
            last = -1
            for a in offers:
                assert a.code > last, told(ask, s)
                last = a.code
            decisions += len(offers) > 1
            step(s, offers[dice.below(len(offers))])
        if n % often == 0 or not s.stack:
            now = tally(s)
            assert now == must_stay, f"{must_stay} became {now} after {ask!r}"
    raise AssertionError(f"no end after {limit} answers")


def told(ask: Ask[Any], s: State) -> str:
    """Offers that do not ascend by code."""
    return f"odd offers {[a.code for a in ask.legal(s)]} in {ask!r}"
