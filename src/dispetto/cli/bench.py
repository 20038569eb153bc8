"""`dispetto bench`: how fast the rules run, on one core."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from typing import Annotated

import typer

from dispetto.bots.match import LIMIT
from dispetto.cli.common import Bar, Json, compiled, console, form, plain_table, print_json, progress
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import State, asked, random_game, step
from dispetto.core.game import AnyGame

ROUNDS = 5
SEATS = 4


class Meter:
    """What is measured of one game: random games in our own loop, and clones of tables in mid-game."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.opening = game.new(seats)
        self.dice = Dice(1)
        self.tables = [self.middle() for _ in range(20)]

    def middle(self) -> State:
        """A table after forty random answers, or as many as there are."""
        s: State = self.game.clone(self.opening)
        for _ in range(40):
            ask = asked(s)
            if ask is None:
                break
            offers = ask.legal(s)
            step(s, offers[self.dice.below(len(offers))])
        return s

    def play(self, seconds: float) -> dict[str, float]:
        """Random games for a while."""
        games = decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds or not games:
            for _ in range(10):
                decisions += random_game(self.game.clone(self.opening), self.dice, LIMIT)
            games += 10
        return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}

    def clone(self, seconds: float) -> dict[str, float]:
        """Clones for a while."""
        clone, tables, count = self.game.clone, self.tables, 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds or not count:
            for _ in range(50):
                for s in tables:
                    clone(s)
            count += 50 * len(tables)
        return {"clones_per_s": count / spent}


def measure(names: list[str], seconds: float, bar: bool | None) -> dict[str, dict[str, float | None]]:
    """The median of five rounds, each going through all that is measured."""
    meters = {
        name: Meter(all_games()[name], max(all_games()[name].fewest, min(all_games()[name].most, SEATS)))
        for name in names
    }
    runs: dict[str, dict[str, list[float]]] = {name: {} for name in names}
    with progress("measuring", ROUNDS * len(names) * 2, bar) as advance:
        for _ in range(ROUNDS):
            for name, meter in meters.items():
                ways: list[Callable[[float], dict[str, float]]] = [meter.play, meter.clone]
                for way in ways:
                    for what, rate in way(seconds).items():
                        runs[name].setdefault(what, []).append(rate)
                    advance(1)
    found: dict[str, dict[str, float | None]] = {}
    for name, rates in runs.items():
        found[name] = {what: round(statistics.median(values), 1) for what, values in rates.items()}
        found[name]["search_iterations_per_s"] = None  # until there is a bot that searches
    return found


def command(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all where none is named.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.001, max=60, help="How long each of the five runs lasts.")
    ] = 0.4,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Measure how fast the rules run, on one core.

    Decisions, games and clones a second, each the median of five runs. A decision is a question with at least two
    answers; forced answers and dice are played but not counted. Four players sit at the table, or the nearest number
    the game allows, with its default options.
    """
    names = list(dict.fromkeys(game_named(name).name for name in games or all_games()))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = measure(names, seconds, bar)
    if json:
        print_json({"compiled": compiled(), "games": found})
        return
    headings = ("game", "decisions/s", "games/s", "clones/s", "search iterations/s")
    table = plain_table(*headings, title=f"One core, {form()}, median of {ROUNDS} runs", right=headings[1:])
    for name, rates in found.items():
        table.add_row(name, *("–" if rate is None else f"{rate:,.0f}" for rate in rates.values()))
    console().print(table)
