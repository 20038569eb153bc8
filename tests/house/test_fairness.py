"""A small version of `make fairness`: the dice of a live table pass, and dice that are a little wrong do not."""

from __future__ import annotations

import pytest

from dispetto.core.engine.dice import Dice
from tools.fairness import Finding, chi_square_p, falls, normal_p, of_a_die, of_a_game, rolled, verdict


def test_p_values_are_those_of_the_tables() -> None:
    for x, freedom, p in ((3.841, 1, 0.05), (11.070, 5, 0.05), (16.812, 6, 0.01), (124.342, 100, 0.05), (0.0, 3, 1)):
        assert chi_square_p(x, freedom) == pytest.approx(p, abs=2e-5)
    assert chi_square_p(900.0, 100) < 1e-100
    assert normal_p(1.959964) == pytest.approx(0.05, abs=1e-6) == normal_p(-1.959964)


def test_the_dice_of_a_live_table_are_fair() -> None:
    found = [*of_a_die(6, rolled(6, 6_000)), *of_a_die(20, rolled(20, 4_000))]
    found += of_a_game("lunch-money", falls("lunch-money", 1_100))
    assert {f.test for f in found} == {"chi-square", "pairs", "lag 1", "lag 2", "lag 3", "lag 7", "runs"}
    good, said = verdict(found)
    assert good, said


def test_the_same_seeds_fall_the_same() -> None:
    assert rolled(6, 700)[:12] == [5, 1, 5, 3, 5, 3, 1, 3, 1, 3, 4, 0]


def wrong(name: str) -> list[Finding]:
    """The tests of a d6 that is a little wrong."""
    dice = Dice(11)
    picks = [dice.below(6) for _ in range(30_000)]
    if name == "loaded":  # one six in ten that should have been a one
        picks = [5 if p == 0 and dice.below(10) == 0 else p for p in picks]
    elif name == "sticky":  # one roll in thirty is the last one again
        picks = [picks[n - 1] if n and dice.below(30) == 0 else p for n, p in enumerate(picks)]
    return of_a_die(6, picks)


@pytest.mark.parametrize("name", ["loaded", "sticky"])
def test_dice_that_are_a_little_wrong_are_found(name: str) -> None:
    assert verdict(wrong("right"))[0] and not verdict(wrong(name))[0]
