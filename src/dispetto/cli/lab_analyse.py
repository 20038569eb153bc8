"""`dispetto lab analyse` and `dispetto lab luck`: many games understood together, wherever they are reckoned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from dispetto.cli.board import table_asked
from dispetto.cli.common import CLI, Bar, GameName, Json, Options, Seats, console, plain_table, print_json, say
from dispetto.cli.handing_out import Address, Jobs, On, Seed, collected
from dispetto.cli.record import load
from dispetto.cli.simulate import seat_bots
from dispetto.core.errors import BadInput
from dispetto.core.telling.record import write
from dispetto.lab.analysis.shares import Part, Played, luck_and_skill, luck_error, play_and_look, players

Whole = Annotated[bool, typer.Option("--whole", help="Think as long as 'record analyse' does; else a first look.")]


def analyse(
    files: Annotated[list[Path], typer.Argument(metavar="RECORDS…", help="Game records, or folders of them.")],
    on: On = "here",
    jobs: Jobs = 0,
    address: Address = "",
    whole: Whole = False,
    seed: Seed = 1,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Understand many recorded games together: who plays well once luck is taken off."""
    paths = [one for path in files for one in (sorted(path.glob("*.toml")) if path.is_dir() else [path])]
    if not paths:
        raise BadInput("records-none", CLI)
    parts = [Part(text=write(load(path)), seed=seed, quick=not whole) for path in paths]
    tell(parts, on, jobs, address, json, bar)


def luck(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="NAMES", help="Of different strength.")
    ] = "greedy,random",
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="Games.")] = 40,
    on: On = "here",
    jobs: Jobs = 1,
    address: Address = "",
    whole: Whole = False,
    seed: Seed = 1,
    option: Options = None,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """How much of a game is luck, and how much is skill: bots of different strength play, everybody sits everywhere."""
    _, seats, options = table_asked(game, seats, option)
    named = seat_bots(bots, seats)
    chosen = tuple(options.items())
    turns = list(dict.fromkeys((*named[k:], *named[:k]) for k in range(seats)))  # the same twice would be one game
    parts = [Part("", game, turns[n % len(turns)], n // len(turns), seed, not whole, chosen) for n in range(games)]
    tell(parts, on, jobs, address, json, bar)


def tell(parts: Sequence[Part], on: str, jobs: int, address: str, json: bool, bar: bool | None) -> None:
    """Do the parts, and say what they came to."""
    done = collected("thinking", play_and_look, parts, on, jobs, address, bar)
    played = [[Played(**one) for one in found] for found in done]
    rows = [row for game in played for row in game]
    (lucky, skilled), error = luck_and_skill(rows), luck_error(played)
    if json:
        people: list[dict[str, Any]] = [asdict(one) for one in players(rows)]
        print_json({"games": len(parts), "luck": lucky, "skill": skilled, "error": error, "players": people})
        return
    headings = ("who", "games", "won", "without luck", "95 % interval", "chance", "own", "others")
    table = plain_table(*headings, right=headings[1:])
    for one in players(rows):
        mid, low, high = one.adjusted
        parts_of = [f"{value[0] * 100:+.1f}" for value in (one.chance, one.own, one.others)]
        table.add_row(
            one.who, f"{one.games:,}", f"{one.end[0]:.1%}", f"{mid:.1%}", f"{low:.1%} – {high:.1%}", *parts_of
        )
    console().print(table)
    console().print(say("luck-told", luck=f"{lucky:.0%}", skill=f"{skilled:.0%}", error=f"{error:.0%}"))
