"""`dispetto lab odds`: do the odds that are told come true?"""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from dispetto.cli.board import table_asked
from dispetto.cli.common import FAULT, Bar, GameName, Json, Options, Seats, console, plain_table, print_json, say
from dispetto.cli.handing_out import Address, Jobs, On, Seed, collected
from dispetto.lab.analysis.calibration import Seen, Sight, best_powers, bins, look, loss, untrue


def command(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="Games that are looked at.")] = 200,
    positions: Annotated[int, typer.Option(metavar="N", min=1, help="Positions of each.")] = 8,
    playouts: Annotated[int, typer.Option(metavar="N", min=0, help="Games played on from each; 0: the judge.")] = 12,
    horizon: Annotated[int, typer.Option(metavar="N", min=0, help="Questions until the judge speaks.")] = 6,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays.")] = "greedy",
    fit: Annotated[bool, typer.Option("--fit", help="Find the powers by which they would come true; slow.")] = False,
    true: Annotated[bool, typer.Option("--true", help="On the true table, as the account reckons.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Exit with 1 where a bin is off by over 5 points.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw how far they come true.")] = None,
    seed: Seed = 1,
    on: On = "here",
    jobs: Jobs = 1,
    address: Address = "",
    option: Options = None,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Do odds come true? Bots play; here and there everybody's odds are told, as the public may know them.

    With --fit also by which powers, one a chapter of the game, its judge's chances should be bent: for its odds.toml.
    """
    _, seats, options = table_asked(game, seats, option)
    sight = Sight(game, seats, positions, playouts, horizon, seed, bot, dict(options), true)
    seen: list[Seen] = []
    for found in collected("looking", partial(look, sight), range(games), on, jobs, address, bar):
        seen += found
    told = bins(seen)
    off = untrue(told)
    powers = best_powers(seen) if fit else []
    surprise = loss((one.odds, one.won) for one in seen)
    if plot is not None:
        from dispetto.lab.analysis.reliability import drawn

        plot.write_text(drawn(told, f"{game}, {seats}: {games} × {positions}"), encoding="utf-8")
    if json:
        rows = [{key: round(value, 4) for key, value in asdict(one).items()} for one in told]
        head: dict[str, Any] = {"game": game, "seats": seats, "games": games, "positions": len(seen), "loss": surprise}
        if fit:
            head |= {"powers": powers}
        print_json({**head, "bins": rows, "untrue": len(off)})
    else:
        headings = ("odds", "n", "games", "predicted", "observed", "±")
        table = plain_table(*headings, title=f"{game}, {seats} seats, {len(seen):,} positions", right=headings[1:])
        for one in told:
            marked = " !" if one in off else ""
            span, many = f"{one.low:.0%} – {one.high:.0%}", (f"{one.n:,}", f"{one.games:,}")
            table.add_row(span, *many, f"{one.predicted:.1%}", f"{one.observed:.1%}{marked}", f"{one.error:.1%}")
        console().print(table)
        console().print(say("odds-told", loss=f"{surprise:.4f}"))
        if fit:
            console().print(say("powers-told", powers=str(powers)))
    if check and off:
        raise typer.Exit(FAULT)
