"""`dispetto lab ceiling`: how much there is to win at each game, and how much of it is luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from dispetto.bots import best_bot
from dispetto.cli.board import table_asked
from dispetto.cli.common import Bar, Json, Processes, SameGames, Seats, console, plain_table, print_json, progress, say
from dispetto.core.catalogue import all_games
from dispetto.lab.ceiling import Book, Ceiling, look_up
from dispetto.lab.matches import Match
from dispetto.lab.runners import workers

REFERENCE = "greedy@0.1"


def command(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="All games without it.")] = None,
    player: Annotated[str, typer.Option(metavar="BOT", help="The strongest you can afford.")] = "",
    against: Annotated[str, typer.Option(metavar="BOT", help="Who sits at all other seats.")] = REFERENCE,
    seats: Seats = None,
    count: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="Games of each.")] = 200,
    file: Annotated[Path, typer.Option("--file", "-f", metavar="FILE", help="Where games are kept.")] = Path(
        "ceiling.json"
    ),
    seed: SameGames = 1,
    jobs: Processes = 1,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Seat the strongest player you can afford among others: its share, and how much of the result is luck.

    Minutes a decision are welcome: every block of games is kept, and the same words again go on where it was.
    """
    matches = []
    for name in games or list(all_games()):
        _, n, _ = table_asked(name, seats)
        matches.append(Match(name, n, (player or best_bot(), against), seed))
        matches[-1].check()
    book = Book(file)
    found: list[Ceiling] = []
    total = sum(-(-count // m.seats) * m.seats for m in matches)
    with workers(jobs) as run, progress("playing", total, bar) as advance:
        for match in matches:
            found.append(look_up(match, -(-count // match.seats), book, run, advance))
    if json:
        print_json({"player": player or best_bot(), "against": against, "games": [told(c) for c in found]})
    else:
        show(found, player or best_bot(), against)


def told(c: Ceiling) -> dict[str, Any]:
    """The figures as others read them."""
    figures = {"share": c.share, "low": c.low, "high": c.high, "fair": c.fair}
    luck = {"luck": c.luck(c.share), "luck_low": c.luck(c.high), "luck_high": c.luck(c.low)}
    rounded = {key: round(value, 6) for key, value in {**figures, **luck}.items()}
    return {"game": c.game, "seats": c.seats, "games": c.games, **rounded, "cpu_ms_per_decision": round(c.cpu_ms, 3)}


def show(found: list[Ceiling], player: str, against: str) -> None:
    """The figures for people."""
    out = console()
    headings = ("game", "seats", "games", "share", "95 % interval", "luck", "ms a decision")
    table = plain_table(*headings, title=f"{player} among {against}", right=headings[1:])
    for c in found:
        luck = f"{c.luck(c.high):.0%} – {c.luck(c.low):.0%}" if c.high > c.fair else "–"
        interval = f"{c.low:.1%} – {c.high:.1%}"
        figures = (str(c.seats), f"{c.games:,}", f"{c.share:.1%}", interval, luck, f"{c.cpu_ms:.3g}")
        table.add_row(c.game, *figures)
    out.print(table)
    out.print(say("ceiling-luck"))
