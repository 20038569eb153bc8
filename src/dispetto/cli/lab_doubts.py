"""`dispetto lab doubts`: how many named mistakes are none?"""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer

from dispetto.cli.board import table_asked
from dispetto.cli.common import Bar, GameName, Json, Options, Seats, console, plain_table, print_json, say
from dispetto.cli.handing_out import Address, Jobs, On, Seed, collected
from dispetto.cli.simulate import seat_bots
from dispetto.lab.analysis.doubts import Doubt, Suspect, look_again, regressed
from dispetto.lab.analysis.plan import Budget
from dispetto.lab.numbers import wilson


def command(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="NAMES", help="Who plays.")] = "greedy",
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="Games.")] = 20,
    share: Annotated[float, typer.Option(metavar="X", min=0.01, max=1, help="Of their decisions.")] = 1.0,
    fresh: Annotated[int, typer.Option(metavar="N", min=2, help="Games played on anew from what was named.")] = 600,
    tables: Annotated[int, typer.Option(metavar="N", min=1, help="An analysis looks at so many.")] = Budget.tables,
    on: On = "here",
    jobs: Jobs = 1,
    address: Address = "",
    seed: Seed = 1,
    option: Options = None,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """How many named mistakes are none? Bots play, an analysis names, and each is measured again with fresh dice."""
    _, seats, options = table_asked(game, seats, option)
    named = seat_bots(bots, seats)
    chosen = tuple(options.items())
    parts = [
        Suspect(game, (*named[n % seats :], *named[: n % seats]), n, seed, share, fresh, tables, chosen)
        for n in range(games)
    ]
    looked, found = 0, []
    for one in collected("thinking", look_again, parts, on, jobs, address, bar):
        looked += one["decisions"]
        found += [Doubt(**d) for d in one["named"]]
    sorts = [*dict.fromkeys(d.sort for d in sorted(found, key=lambda d: d.loss)), ""]
    rows = [(sort or "all", [d for d in found if sort in ("", d.sort)]) for sort in sorts]
    if json:
        told: dict[str, Any] = {key: summed(some) for key, some in rows}
        print_json({"games": games, "decisions": looked, "named": [asdict(d) for d in found], "sorts": told})
        return
    headings = ("sort", "named", "cost nothing", "95 % interval", "below the bar", "95 % interval", "left of it")
    table = plain_table(*headings, title=f"{game}, {games} games, {looked:,} decisions", right=headings[1:])
    for key, some in rows:
        s = summed(some)
        spans = [f"{low:.0%} – {high:.0%}" for low, high in (s["none_interval"], s["small_interval"])]
        table.add_row(key, str(s["named"]), str(s["none"]), spans[0], str(s["small"]), spans[1], f"{s['left']:.0%}")
    console().print(table)
    console().print(say("doubts-told", fresh=fresh))


def summed(found: list[Doubt]) -> dict[str, Any]:
    """How many there are, how many of them cost nothing, how many less than anything that is named."""
    none, small = sum(d.none for d in found), sum(d.small for d in found)
    spans = {"none_interval": wilson(none, len(found)), "small_interval": wilson(small, len(found))}
    return {"named": len(found), "none": none, "small": small, **spans, "left": regressed(found)}
