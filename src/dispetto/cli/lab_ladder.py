"""`dispetto lab ladder`: every bot's rating, kept in a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from dispetto.bots.names import several
from dispetto.cli.board import table_asked
from dispetto.cli.common import Bar, Json, Processes, SameGames, Seats, console, plain_table, print_json, progress, say
from dispetto.lab.ladder import Ladder, climb, everybody, read_ladders, write_ladders
from dispetto.lab.runners import workers


def command(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game that is played; without it none is.")] = "",
    bots: Annotated[str, typer.Option(metavar="BOTS", help="Names by commas; everybody without it.")] = "",
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=0, help="How many more games.")] = 100,
    file: Annotated[Path, typer.Option("--file", "-f", metavar="FILE", help="Where ratings are kept.")] = Path(
        "ladder.json"
    ),
    seed: SameGames = 1,
    jobs: Processes = 1,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Rate bots by games at mixed tables: play some more of GAME, then print the whole ladder with its uncertainty."""
    ladders = read_ladders(file)
    if game:
        _, seats, _ = table_asked(game, seats)
        ladder = ladders.setdefault(f"{game}/{seats}", Ladder(game, seats))
        with workers(jobs) as run, progress("playing", games, bar) as advance:
            climb(
                ladder, several(bots) or everybody(), games, seed, run, advance, partial(write_ladders, file, ladders)
            )
    shown = [ladder for ladder in ladders.values() if not game or (ladder.game, ladder.seats) == (game, seats)]
    if json:
        print_json({"file": str(file), "ladders": [told(ladder) for ladder in shown]})
    else:
        show(shown, file)


def told(ladder: Ladder) -> dict[str, Any]:
    """A ladder as others read it."""
    ratings = [
        {
            "name": name,
            "mu": round(s.mu, 3),
            "sigma": round(s.sigma, 3),
            "low": round(s.low, 3),
            "high": round(s.high, 3),
            "games": s.games,
            "wins": round(s.wins, 2),
        }
        for name, s in ladder.ranked()
    ]
    return {"game": ladder.game, "seats": ladder.seats, "games": ladder.played, "ratings": ratings}


def show(ladders: list[Ladder], file: Path) -> None:
    """Ladders for people."""
    out = console()
    headings = ("bot", "rating", "95 % interval", "games", "wins")
    for ladder in ladders:
        title = f"{ladder.game}, {ladder.seats} seats: {ladder.played:,} games"
        table = plain_table(*headings, title=title, right=headings[1:])
        for name, s in ladder.ranked():
            share = f"{s.wins / s.games:.1%}" if s.games else "–"
            table.add_row(name, f"{s.mu:.1f}", f"{s.low:.1f} – {s.high:.1f}", f"{s.games:,}", share)
        out.print(table)
    if not ladders:
        out.print(say("ladder-empty", file=file))
