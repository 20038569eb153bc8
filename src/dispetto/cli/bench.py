"""`dispetto bench`: how fast the rules and the judges run, on one core."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Mapping
from itertools import cycle
from typing import Annotated

import typer

from dispetto.bots.greedy import GreedyBot
from dispetto.bots.match import LIMIT, ask_bot
from dispetto.bots.searching import SearchBot
from dispetto.cli.common import Bar, Json, compiled, console, form, plain_table, print_json, progress
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import State, asked, random_game, step
from dispetto.core.game import AnyGame

Found = dict[str, dict[str, float]]  # a game's name → what was measured of it
ROUNDS = 5
SEATS = 4
THOUGHT = 800  # iterations a decision
PACES = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "clones_per_s": "clones/s",
    "greedy_decisions_per_s": "greedy decisions/s",
    "search_iterations_per_s": "search iterations/s, tree alone",
}
LOOKS = {"values_us": "values", "imagine_us": "imagine", "view_us": "view", "observe_into_us": "observe_into"}


class Meter:
    """What is measured of one game: random games in our own loop, what is asked of tables in mid-game, and greedy."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.opening = game.new(seats)
        self.dice = Dice(1)
        self.tables = [self.middle() for _ in range(20)]
        self.questions = [s for table in self.tables if (s := self.question(table)) is not None]

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
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not games:
            for _ in range(10):
                decisions += random_game(self.game.clone(self.opening), self.dice, LIMIT)
            games += 10
        return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}

    def clone(self, seconds: float) -> dict[str, float]:
        """Clones for a while."""
        return {"clones_per_s": self.rate(self.game.clone, seconds)}

    def look(self, seconds: float) -> dict[str, float]:
        """What it takes to judge a table, to imagine one, to see it, and to see it as numbers."""
        game, judge = self.game, self.game.judge()
        buffer = game.observe(self.opening, 0)
        ways: dict[str, Callable[[State], object]] = {
            "values_us": judge.values,
            "imagine_us": lambda s: game.imagine(s, 0, 5),
            "view_us": lambda s: game.view(s, 0),
            "observe_into_us": lambda s: game.observe_into(s, 0, buffer),
        }
        return {what: 1e6 / self.rate(way, seconds / len(ways)) for what, way in ways.items()}

    def rate(self, way: Callable[[State], object], seconds: float) -> float:
        """How often a second something can be asked of tables in mid-game."""
        count = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not count:
            for _ in range(5):
                for s in self.tables:
                    way(s)
            count += 5 * len(self.tables)
        return count / spent

    def think(self, seconds: float) -> dict[str, float]:
        """Decisions of the greedy bot in games among itself, for a while."""
        game, greedy, decisions = self.game, GreedyBot(), 0
        s: State = game.clone(self.opening)
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not decisions:
            ask = asked(s)
            if ask is None:
                s = game.clone(self.opening)
            elif ask.rolls():
                step(s, ask.fall(s, self.dice))
            else:
                decisions += len(ask.legal(s)) > 1
                step(s, ask_bot(game, s, ask.seat, greedy, self.dice))
        return {"greedy_decisions_per_s": decisions / spent}

    def question(self, s: State) -> State | None:
        """The next table on from here at which somebody has a choice."""
        c: State = self.game.clone(s)
        while (ask := asked(c)) is not None:
            offers = ask.legal(c)
            if len(offers) > 1 and not ask.rolls():
                return c
            step(c, offers[self.dice.below(len(offers))])
        return None

    def search(self, seconds: float) -> dict[str, float]:
        """Iterations of the search bot at questions in mid-game, with what it takes to begin and to end a thought;
        in the tree alone, also where a judge would have it grow none.
        """
        game, bot, count = self.game, SearchBot({"iterations": THOUGHT, "beyond": 0}), 0
        began = time.process_time()
        for s in cycle(self.questions):
            ask = asked(s)
            assert ask is not None
            bot.choose(game, s, ask.seat, self.dice)
            count += bot.spent
            if time.process_time() - began >= seconds:
                break
        return {"search_iterations_per_s": count / (time.process_time() - began)}


def measure(names: list[str], seconds: float, bar: bool | None) -> Found:
    """The median of five rounds, each going through all that is measured."""
    meters = {
        name: Meter(all_games()[name], max(all_games()[name].fewest, min(all_games()[name].most, SEATS)))
        for name in names
    }
    runs: dict[str, dict[str, list[float]]] = {name: {} for name in names}
    with progress("measuring", ROUNDS * len(names) * 5, bar) as advance:
        for _ in range(ROUNDS):
            for name, meter in meters.items():
                ways: list[Callable[[float], dict[str, float]]]
                ways = [meter.play, meter.clone, meter.look, meter.think, meter.search]
                for way in ways:
                    for what, rate in way(seconds).items():
                        runs[name].setdefault(what, []).append(rate)
                    advance(1)
    found: Found = {}
    for name, rates in runs.items():
        found[name] = {what: round(statistics.median(values), 2) for what, values in rates.items()}
    return found


def shown(rate: float) -> str:
    """A figure as people read it: whole where it is large."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.2f}"


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

    Decisions, games and clones a second; microseconds to judge a table, to imagine one, to view it and to write it
    down as numbers; the decisions of the greedy bot, and the iterations of the one that searches, in its tree alone
    (both Hedz weigh the next move instead, where dice make every table new). Each is the median
    of five runs, in time of this process, so that others on the machine count little. A decision is a question with
    at least two answers; forced answers and dice are played but not counted. Four players sit at the table, or the
    nearest number the game allows, with its default options.
    """
    names = list(dict.fromkeys(game_named(name).name for name in games or all_games()))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = measure(names, seconds, bar)
    if json:
        print_json({"compiled": compiled(), "games": found})
        return
    title = f"One core, {form()}, median of {ROUNDS} runs"
    print_table(found, title, PACES)
    print_table(found, "Of a table in mid-game, microseconds", LOOKS)


def print_table(found: Found, title: str, columns: Mapping[str, str]) -> None:
    """Some of what was found, a game a line."""
    table = plain_table("game", *columns.values(), title=title, right=tuple(columns.values()))
    for name, rates in found.items():
        table.add_row(name, *(shown(rates[what]) for what in columns))
    console().print(table)
