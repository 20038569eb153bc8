"""`dispetto lab export`: games as Parquet rows, for learning."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from dispetto import __version__
from dispetto.bots.names import several
from dispetto.cli.board import table_asked
from dispetto.cli.common import (
    Bar,
    GameName,
    Json,
    Options,
    Processes,
    SameGames,
    Seats,
    console,
    print_json,
    progress,
    say,
)
from dispetto.lab.exporting import CHUNK, Export, Row, play_chunk, schema, write_rows
from dispetto.lab.runners import workers


def command(
    game: GameName,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the rows go; GAME.parquet without it.")
    ] = None,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="Names by commas, along the seats.")] = "greedy",
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games.")] = 100,
    seed: SameGames = 1,
    jobs: Processes = 1,
    option: Options = None,
    json: Json = False,
    bar: Bar = None,
) -> None:
    """Write games as Parquet rows: of every choice what its seat saw and answered, its odds, and how it ended."""
    _, seats, options = table_asked(game, seats, option)
    plan = Export(game, seats, tuple(several(bots)), seed, options, __version__)
    plan.check()
    schema(plan)  # what is missing is said before anything is played
    path = out or Path(f"{game}.parquet")
    began = time.perf_counter()
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    with workers(min(jobs, len(chunks))) as run, progress("playing", games, bar) as advance:

        def counted() -> Iterator[list[Row]]:
            for (_, n), rows in zip(chunks, run(partial(chunk_of, plan), chunks), strict=True):
                advance(n)
                yield rows

        count = write_rows(plan, counted(), path)
    seconds = round(time.perf_counter() - began, 3)
    if json:
        print_json({"game": game, "seats": seats, "games": games, "rows": count, "file": str(path), "seconds": seconds})
    else:
        console().print(say("export-done", rows=count, games=games, path=path))


def chunk_of(plan: Export, chunk: tuple[int, int]) -> list[Row]:
    """The games of one chunk."""
    return play_chunk(plan, *chunk)
