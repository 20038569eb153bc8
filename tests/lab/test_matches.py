"""Matches: everybody sits everywhere with the same dice, and the figures do not depend on who computes them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from dispetto.bots import bot_named
from dispetto.cli import app
from dispetto.core.errors import BadInput
from dispetto.lab.matches import Match, Result, play_block

SHORT = ["lab", "match", "greedy", "random", "--game", "hedz-25th", "--seats", "2", "--games", "6", "--json"]


def run(*words: str) -> Any:
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_one_of_the_first_sits_among_the_second_and_everybody_moves_on() -> None:
    assert Match("hedz-25th", 4, ("greedy", "random")).orders() == [
        (0, 1, 1, 1),
        (1, 0, 1, 1),
        (1, 1, 0, 1),
        (1, 1, 1, 0),
    ]
    assert Match("hedz-25th", 3, ("a", "b", "c")).orders() == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_a_bot_against_itself_gets_just_its_seat_of_every_block() -> None:
    match = Match("shear-panic", 4, ("random", "random"), seed=5)
    blocks = [play_block(match, n) for n in range(6)]
    assert [b.shares[0] for b in blocks] == [0.25] * 6  # same dice, same bots: each seat once
    assert all(abs(sum(b.shares) - 1) < 1e-9 for b in blocks)
    assert Result(match, blocks).fair(0) == 0.25 and Result(match, blocks).games == 24


def test_the_figures_are_the_same_in_one_process_and_in_two() -> None:
    one, two = run(*SHORT), run(*SHORT, "--jobs", "2")
    for told in (one, two):
        del told["seconds"]
        for bot in told["bots"]:
            del bot["cpu_ms_per_decision"]
    assert one == two
    assert list(one) == ["game", "seats", "games", "bots"] and one["games"] == 6
    assert list(one["bots"][0]) == ["name", "wins", "share", "low", "high", "decisions"]


def test_the_sequential_match_stops_when_it_knows() -> None:
    words = [
        "lab",
        "match",
        "greedy",
        "random",
        "-g",
        "shear-panic",
        "-n",
        "4000",
        "--sprt",
        "--better",
        "0.2",
        "--json",
    ]
    told = run(*words)
    assert told["sprt"] == "stronger" and told["games"] < 400
    assert list(told) == ["game", "seats", "games", "bots", "seconds", "sprt"]


def test_bots_have_names_versions_and_settings() -> None:
    assert bot_named("greedy@0.1").name == "greedy"
    for wrong, said in {
        "greedy@9": "no version '9'",
        "random@1": "only the newest",
        "greedy:depth=3": "takes no settings",
        "greedy:": "key=value",
        "greedy:a=1,a=2": "key=value",
        "greedy@": "names no bot",
        "nobody": "no bot 'nobody'",
    }.items():
        with pytest.raises(BadInput, match=said):
            bot_named(wrong)


def test_a_match_wants_two_bots_and_no_more_than_there_are_seats() -> None:
    with pytest.raises(BadInput, match="two bots at least"):
        Match("hedz-25th", 4, ("greedy",)).check()
    done = CliRunner().invoke(app, ["lab", "match", *["random"] * 5, "-g", "shear-panic"])
    assert done.exit_code != 0 and not isinstance(done.exception, KeyError)
