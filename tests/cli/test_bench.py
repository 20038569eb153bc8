"""dispetto bench."""

from __future__ import annotations

import os

import pytest

from dispetto.core.catalogue import all_games
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def all_cores_afterwards() -> object:
    before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    yield
    if before is not None:
        os.sched_setaffinity(0, before)


def test_the_json_has_exactly_the_agreed_shape(dispetto: Run) -> None:
    told = dispetto("bench", "--seconds", "0.001", "--json").json()
    assert list(told) == ["compiled", "games"] and list(told["games"]) == list(all_games())
    for rates in told["games"].values():
        assert list(rates) == [
            *(
                "decisions_per_s",
                "games_per_s",
                "clones_per_s",
                "values_us",
                "imagine_us",
                "view_us",
                "observe_into_us",
            ),
            *("greedy_decisions_per_s", "search_iterations_per_s"),
        ]
        assert min(rates.values()) > 0
        assert rates["decisions_per_s"] > rates["games_per_s"] > 0 and rates["clones_per_s"] > 0


def test_people_read_what_it_was_compiled_as(dispetto: Run) -> None:
    said = dispetto("bench", "hedz-25th", "hedz-25th", "--seconds", "0.001")
    assert said.code == 0 and "median of 5 runs" in said.out
    assert "compiled" in said.out or "pure Python" in said.out
    assert said.out.count("hedz-25th") == 2  # once in each table


def test_a_bench_without_time_is_refused(dispetto: Run) -> None:
    dispetto("bench", "--seconds", "0").refused("--seconds")
