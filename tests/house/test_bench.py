"""The benchmark counts what it says it counts."""

from __future__ import annotations

import pytest

from tools import bench_peers as bench


def test_ratios_are_taken_to_maedn_driven_from_python_and_to_its_clone() -> None:
    result = {
        "OpenSpiel maedn": {"driven": 100.0, "inside": 400.0, "clone": 50.0},
        "Dispetto hedz-25th": {"driven": 200.0, "inside": 500.0, "clone": 60.0},
    }
    assert bench.verdict(result, "hedz-25th") == {"driven": 2.0, "inside": 5.0, "clone": 1.2}
    assert "200  (2.00 ×)" in bench.table_of(result)


def test_learners_are_compared_with_the_best_of_pettingzoos_classics() -> None:
    result = {
        "PettingZoo tictactoe": {"driven": 20.0, "learner": 20.0},
        "PettingZoo connect_four": {"learner": 10.0},
        "Dispetto hedz-25th, PettingZoo": {"learner": 30.0},
        "Dispetto hedz-25th, 256 tables": {"learner": 300.0},
        "pgx backgammon, 256 tables": {"learner": 90.0},
    }
    assert bench.learning(result) == {"hedz-25th": 15.0}
    assert "300" in bench.table_of(result)


def test_our_games_are_measured_in_all_four_ways() -> None:
    slices = list(bench.dispetto())
    assert {way for label, way, _ in slices if label == "Dispetto hedz-25th"} == {"driven", "inside", "clone", "search"}
    for _, _, play in slices:
        count, seconds = play(0.01)
        assert count > 0 and seconds > 0


def test_a_peer_that_is_missing_is_named_and_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> list[object]:
        raise ImportError("no such peer")

    missing.__name__ = "openspiel"
    monkeypatch.setattr(bench, "openspiel", missing)
    left_out: dict[str, str] = {}
    assert bench.gather(["openspiel"], left_out) == []
    assert left_out == {"openspiel": "ImportError: no such peer"}
    broken: list[tuple[str, str, bench.Slice]] = [
        ("X", "driven", lambda seconds: (1 // 0, seconds)),
        ("Y", "driven", lambda seconds: (10, 2.0)),
    ]
    assert bench.measure(broken, 2, 0.0, left_out) == {"Y": {"driven": 5.0}}
    assert "ZeroDivisionError" in left_out["X driven"]
