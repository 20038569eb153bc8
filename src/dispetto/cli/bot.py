"""`dispetto bot run`: somebody's program at a table, over its stdin and stdout."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.markup import escape

from dispetto.bots import bot_named
from dispetto.bots.match import game_seed
from dispetto.cli.board import table_asked
from dispetto.cli.common import CLI, Json, Options, console, print_json, read_language, say
from dispetto.cli.simulate import seat_bots
from dispetto.core.errors import BadInput
from dispetto.core.telling.words import Person, Words
from dispetto.doors.stdio import Program, Sitting

app = typer.Typer(help="Somebody's program at a table.")


@app.callback(invoke_without_command=True)
def without_command(ctx: typer.Context) -> None:
    """Somebody's program at a table."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command("run")
def run(
    program: Annotated[
        list[str], typer.Argument(metavar="CMD...", help="The program, and its words; after -- if they have dashes.")
    ],
    game: Annotated[str, typer.Option(help="The game's name, like hedz-25th.")],
    seats: Annotated[int, typer.Option(help="Players; 0 is four, or as near as may be.", min=0, max=20)] = 0,
    seat: Annotated[int, typer.Option(help="Where the program sits, from 1.", min=1, max=20)] = 1,
    bots: Annotated[str, typer.Option(help="Who sits on the other seats, with commas.")] = "random",
    games: Annotated[int, typer.Option(help="How many games, one after the other.", min=1, max=100_000)] = 1,
    seed: Annotated[int, typer.Option(help="Of dice and bots.", min=0)] = 1,
    option: Options = None,
    seconds: Annotated[float, typer.Option(help="That an answer may take.", min=0.1, max=3600)] = 10.0,
    lang: Annotated[str, typer.Option(help="A language, like en or it, for what the program is told.")] = "",
    json: Json = False,
) -> None:
    """Seat a program among bots: it reads messages and writes answers, a line of JSON each.

    docs/bot-api.md tells what they say; they are those of the web's API.
    """
    lang = read_language(lang)
    found, n, options = table_asked(game, seats or None, option)
    opening = found.new(n, options)
    if seat > n:
        raise BadInput("bot-seat", CLI, seat=seat, seats=n)
    others = seat_bots(bots, n - 1) if n > 1 else ()
    players = [bot_named(name) for name in (*others[: seat - 1], "random", *others[seat - 1 :])]
    began = time.perf_counter()
    wins, answers, refused = [0] * n, 0, 0
    child = Program(program, seconds)
    try:
        for number in range(games):
            sitting = Sitting(found, found.clone(opening), seat - 1, child, players, lang)
            played = sitting.play(game_seed(seed, number))
            answers += played.answers
            refused += played.refused
            for one, place in enumerate(played.ending.places):
                wins[one] += place == 1
            if not json:
                words = Words(found, lang, [Person(name) for name in sitting.names])
                console().print(escape(words.ending(played.ending)), soft_wrap=True)
    finally:
        child.close()
    if json:
        print_json(
            {
                "game": game,
                "seats": n,
                "seat": seat - 1,
                "games": games,
                "wins": wins,
                "answers": answers,
                "refused": refused,
                "seconds": round(time.perf_counter() - began, 3),
            }
        )
    else:
        told = say("bot-played", won=wins[seat - 1], games=games, answers=answers, refused=refused)
        console().print(escape(told), soft_wrap=True)
