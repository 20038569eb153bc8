"""`dispetto simulate`: many games between bots."""

from __future__ import annotations

import math
import multiprocessing
import signal
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, NotRequired, TypedDict

import typer

from dispetto.bots import bot_named
from dispetto.bots.match import LIMIT, game_seed, play_match
from dispetto.bots.names import several
from dispetto.cli.board import table_asked
from dispetto.cli.common import (
    CLI,
    Bar,
    GameName,
    Json,
    Options,
    SameGames,
    compiled,
    console,
    form,
    plain_table,
    print_json,
    progress,
)
from dispetto.core.catalogue import game_named
from dispetto.core.errors import BadInput
from dispetto.lab.numbers import wilson

CHUNK = 25  # games a process plays before it reports


@dataclass(frozen=True)
class Job:
    """Some games of a series, for one process."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]  # of seat 1, 2 … in the first game
    rotate: bool
    seed: int
    first: int
    games: int
    limit: int

    def bots_in(self, number: int) -> tuple[str, ...]:
        """Who sits where in one game: with `rotate` everybody moves on by one seat each game."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


@dataclass
class Tally:
    """What came of a series of games."""

    lengths: list[int] = field(default_factory=list)  # decisions of each finished game
    wins: list[int] = field(default_factory=list)  # first places of each seat; a shared one counts for each
    by_bot: dict[str, list[int]] = field(default_factory=dict)  # name → [first places, games it sat in, per seat]
    shared: int = 0
    unfinished: int = 0

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        self.lengths += other.lengths
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)] if self.wins else other.wins[:]
        for name, (won, sat) in other.by_bot.items():
            mine = self.by_bot.setdefault(name, [0, 0])
            mine[0] += won
            mine[1] += sat
        self.shared += other.shared
        self.unfinished += other.unfinished


def play_job(job: Job) -> Tally:
    """Play some games of a series; each has its own seed, so it matters little who plays it."""
    game = game_named(job.game)
    opening = game.new(job.seats, job.options)
    tally = Tally(wins=[0] * job.seats)
    for number in range(job.first, job.first + job.games):
        names = job.bots_in(number)
        s = game.clone(opening)
        outcome = play_match(game, s, [bot_named(n) for n in names], game_seed(job.seed, number), job.limit)
        if outcome.ending is None:
            tally.unfinished += 1
            continue
        tally.lengths.append(outcome.decisions)
        winners = [seat for seat, place in enumerate(outcome.ending.places) if place == 1]
        tally.shared += len(winners) > 1
        for seat, name in enumerate(names):
            won = int(seat in winners)
            tally.wins[seat] += won
            mine = tally.by_bot.setdefault(name, [0, 0])
            mine[0] += won
            mine[1] += 1
    return tally


Runner = Callable[[Callable[[Job], Tally], Sequence[Job]], Iterator[Tally]]


@contextmanager
def workers(jobs: int) -> Iterator[Runner]:
    """Something that runs a function over a list: here, or in several processes."""
    if jobs == 1:
        yield lambda work, parts: map(work, parts)
        return
    with multiprocessing.Pool(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield lambda work, parts: pool.imap(work, parts)


def seat_bots(names: str, seats: int) -> tuple[str, ...]:
    """One bot a seat; a shorter list is repeated."""
    given = several(names)
    if not given:
        raise BadInput("bots-none", CLI)
    if len(given) > seats:
        raise BadInput("bots-many", CLI, n=len(given), seats=seats)
    for name in given:
        bot_named(name)
    return tuple(given[i % len(given)] for i in range(seats))


def lengths_of(decisions: Sequence[int]) -> dict[str, float | None]:
    """How long games were; nothing where none was finished."""
    if not decisions:
        return {"min": None, "median": None, "p95": None, "max": None}
    ordered = sorted(decisions)
    p95 = ordered[math.ceil(0.95 * len(ordered)) - 1]
    return {"min": ordered[0], "median": statistics.median(ordered), "p95": p95, "max": ordered[-1]}


def command(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", metavar="N", help="How many players sit down; usually 4.")
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="NAMES", help="One name a seat, by commas; a shorter list repeats.")
    ] = "random",
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games.")] = 1000,
    seed: SameGames = 1,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=1, help="Processes; the results do not depend on it.")
    ] = 1,
    option: Options = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Bots move on by one seat each game; wins are told per bot too.")
    ] = False,
    limit: Annotated[
        int, typer.Option(metavar="N", min=1, help="Answers after which a game is broken off as unfinished.")
    ] = LIMIT,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Let bots play many games: who wins, how long, how fast.

    A decision is a question with at least two answers; a first place that is shared counts for each who shares it.
    """
    _, seats, options = table_asked(game, seats, option)
    job = Job(game, seats, options, seat_bots(bots, seats), rotate, seed, 0, games, limit)
    parts = [Job(**{**vars(job), "first": at, "games": min(CHUNK, games - at)}) for at in range(0, games, CHUNK)]
    tally = Tally(wins=[0] * seats)
    with workers(min(jobs, len(parts))) as run, progress("playing", games, bar) as advance:
        began = time.perf_counter()
        for part, done in zip(parts, run(play_job, parts), strict=True):
            tally.add(done)
            advance(part.games)
        seconds = time.perf_counter() - began
    if json:
        print_json(as_json(job, tally, seconds))
    else:
        show(job, tally, seconds)


class Figures(TypedDict):
    """What `--json` tells; `--rotate` adds the wins of each bot."""

    game: str
    seats: int
    bots: list[str]
    games: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    wins: list[int]
    unfinished: int
    lengths: dict[str, float | None]
    compiled: bool
    wins_by_bot: NotRequired[dict[str, dict[str, int]]]


def as_json(job: Job, tally: Tally, seconds: float) -> Figures:
    """The figures as others read them."""
    decisions = sum(tally.lengths)
    told: Figures = {
        "game": job.game,
        "seats": job.seats,
        "bots": list(job.bots),
        "games": job.games,
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "games_per_s": round(job.games / seconds, 1),
        "decisions_per_s": round(decisions / seconds, 1),
        "wins": tally.wins,
        "unfinished": tally.unfinished,
        "lengths": lengths_of(tally.lengths),
        "compiled": compiled(),
    }
    if job.rotate:
        told["wins_by_bot"] = {name: {"wins": won, "of": sat} for name, (won, sat) in sorted(tally.by_bot.items())}
    return told


def show(job: Job, tally: Tally, seconds: float) -> None:
    """The figures for people."""
    out = console()
    finished = len(tally.lengths)
    headings = ("seat", "bot", "wins", "share", "95 % interval")
    table = plain_table(*headings, title=f"{job.game}: {job.games:,} games, seed {job.seed}", right=headings[2:])
    for seat, won in enumerate(tally.wins):
        table.add_row(str(seat + 1), "rotating" if job.rotate else job.bots[seat], *share(won, finished))
    if job.rotate:
        table.add_section()
        for name, (won, sat) in sorted(tally.by_bot.items()):
            table.add_row("any", name, *share(won, sat))
    out.print(table)
    if finished:
        told = lengths_of(tally.lengths)
        out.print(
            f"Decisions a game: {told['min']:,} to {told['max']:,}, half of the games up to {told['median']:,.0f},"
            f" 95 % up to {told['p95']:,}."
        )
    if tally.shared:
        out.print(f"{tally.shared:,} first places were shared.")
    if tally.unfinished:
        out.print(f"{tally.unfinished:,} games were broken off after {job.limit:,} answers.")
    games, decisions = job.games / seconds, sum(tally.lengths) / seconds
    out.print(f"{seconds:.2f} s, {form()}: {games:,.0f} games/s, {decisions:,.0f} decisions/s.")


def share(won: int, of: int) -> tuple[str, str, str]:
    """A share with its interval, as three cells."""
    low, high = wilson(won, of)
    return f"{won:,}", f"{won / of:.1%}" if of else "–", f"{low:.1%} – {high:.1%}"
