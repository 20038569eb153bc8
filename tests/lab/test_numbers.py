"""Intervals hold what they promise, and the sequential test errs as seldom as it says."""

from __future__ import annotations

import random

import pytest

from dispetto.lab.numbers import Sprt, chance_of_more, interval, wilson


def test_wilson_is_the_interval_of_the_textbook() -> None:
    low, high = wilson(15, 50)
    assert (round(low, 4), round(high, 4)) == (0.191, 0.4375)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == 1.0


def test_the_interval_over_blocks_holds_the_truth_nineteen_times_in_twenty() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(600):
        blocks = []
        for _ in range(60):
            luck = rng.choice((0.0, 0.5))  # games of a block share their luck
            blocks.append(sum(rng.random() < luck for _ in range(4)) / 4)
        low, high = interval(blocks, 240)
        held += low <= 0.25 <= high
    assert 0.92 <= held / 600 <= 0.98


def test_blocks_that_all_say_the_same_are_counted_as_games() -> None:
    low, high = interval([0.25] * 40, 160)
    assert low < 0.25 < high
    assert interval([1.0] * 6, 24) == wilson(24, 24)


@pytest.mark.parametrize(("truth", "verdict"), [(0.25, "not-stronger"), (0.31, "stronger")])
def test_the_sequential_test_stops_and_is_seldom_wrong(truth: float, verdict: str) -> None:
    rng = random.Random(2)
    right = 0
    for _ in range(40):
        test, blocks = Sprt(0.25, 0.31), list[float]()
        while not (found := test.verdict(blocks)) and len(blocks) < 4000:
            blocks.append(sum(rng.random() < truth for _ in range(4)) / 4)
        right += found == verdict
    assert right >= 36


def test_a_difference_of_nothing_is_no_surprise() -> None:
    assert chance_of_more(0.0, 0.0) == 1.0 and chance_of_more(1.0, 0.0) == 0.0
    assert round(chance_of_more(1.96, 1.0), 3) == 0.05
