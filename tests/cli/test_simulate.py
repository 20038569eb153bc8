"""dispetto simulate."""

from __future__ import annotations

import pytest

from dispetto.cli.simulate import wilson
from tests.cli.conftest import QUICK, Run

SHAPE = [
    "game",
    "seats",
    "bots",
    "games",
    "decisions",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "wins",
    "unfinished",
    "lengths",
    "compiled",
]
TIMES = ("seconds", "games_per_s", "decisions_per_s")


def test_the_json_has_exactly_the_agreed_shape(dispetto: Run) -> None:
    told = dispetto("simulate", "hedz-25th", "--seats", "3", "--games", "12", "--json", *QUICK).json()
    assert list(told) == SHAPE
    assert list(told["lengths"]) == ["min", "median", "p95", "max"]
    assert told["game"] == "hedz-25th" and told["seats"] == 3 and told["games"] == 12
    assert told["bots"] == ["random"] * 3 and len(told["wins"]) == 3
    assert told["unfinished"] == 0 and sum(told["wins"]) >= 12  # a shared first place counts for each
    assert told["lengths"]["min"] <= told["lengths"]["median"] <= told["lengths"]["p95"] <= told["lengths"]["max"]
    assert told["compiled"] in (True, False)


def test_four_players_sit_down_unless_told_otherwise(dispetto: Run) -> None:
    assert dispetto("simulate", "hedz-25th", "--games", "1", "--json", *QUICK).json()["seats"] == 4


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_a_seed_gives_the_same_games_however_many_processes_play_them(dispetto: Run, bots: str) -> None:
    games = 60 if bots == "random" else 26
    words = ("simulate", "hedz-25th", "--bots", bots, "--games", str(games), "--seed", "7", "--rotate", "--json")
    options = ("-o", "board=t25", "-o", "turn_limit=1")
    one, two = (dispetto(*words, *options, "--jobs", jobs).json() for jobs in ("1", "2"))
    for told in (one, two):
        for key in TIMES:
            del told[key]
    assert one == two


def test_another_seed_gives_other_games(dispetto: Run) -> None:
    words = ("simulate", "hedz-25th", "--games", "20", "--json", *QUICK)
    assert dispetto(*words, "--seed", "1").json()["decisions"] != dispetto(*words, "--seed", "2").json()["decisions"]


def test_a_short_list_of_bots_repeats(dispetto: Run) -> None:
    words = ("simulate", "hedz-25th", "--games", "1", "--bots", "greedy,random", "--json", "-o", "turn_limit=1")
    assert dispetto(*words).json()["bots"] == ["greedy", "random", "greedy", "random"]


def test_rotating_bots_are_told_apart_by_name(dispetto: Run) -> None:
    words = ("simulate", "hedz-25th", "--games", "8", "--bots", "greedy,random,random,random", "--rotate", "--json")
    told = dispetto(*words, "-o", "board=t25", "-o", "turn_limit=1").json()
    assert list(told) == [*SHAPE, "wins_by_bot"]
    assert told["wins_by_bot"]["greedy"]["of"] == 8 and told["wins_by_bot"]["random"]["of"] == 24


def test_games_beyond_the_limit_are_counted_as_unfinished(dispetto: Run) -> None:
    told = dispetto("simulate", "hedz-25th", "--games", "3", "--limit", "10", "--json", "-o", "board=t25").json()
    assert told["unfinished"] == 3 and told["wins"] == [0, 0, 0, 0]
    assert told["lengths"] == {"min": None, "median": None, "p95": None, "max": None}
    said = dispetto("simulate", "hedz-25th", "--games", "3", "--limit", "10", "-o", "board=t25")
    assert "3 games were broken off after 10 answers" in said.out


def test_people_read_a_table_with_intervals(dispetto: Run) -> None:
    said = dispetto("simulate", "hedz-25th", "--games", "20", "--rotate", *QUICK)
    assert said.code == 0 and said.err == ""
    for word in ("95 % interval", "decisions/s", "Decisions a game", "random"):
        assert word in said.out


@pytest.mark.parametrize(("bots", "named"), [("nobody", "'nobody'"), (",", "commas"), ("random," * 5, "5 bots for 4")])
def test_bots_that_do_not_fit_are_refused(dispetto: Run, bots: str, named: str) -> None:
    dispetto("simulate", "hedz-25th", "--bots", bots, *QUICK).refused(named)


def test_wilson_intervals_are_those_of_the_books() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(45, 100)
    assert (round(low, 3), round(high, 3)) == (0.356, 0.548)
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == 1.0
