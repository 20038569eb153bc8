"""Games as rows to learn from: what a seat saw, what it was offered, what it answered, its odds, and how it ended."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from dispetto.bots import bot_named
from dispetto.bots.match import LIMIT, Company, by_itself, game_seed, victory
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import State, asked, play, step
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.lab import LAB
from dispetto.lab.extra import extra

FORMAT = 1  # of the columns
CHUNK = 10  # games that are played and written together
Row = dict[str, Any]


@dataclass(frozen=True)
class Export:
    """What is to be played: bots along the seats, moved on by one a game."""

    game: str
    seats: int
    bots: tuple[str, ...] = ("greedy",)
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    version: str = ""  # of Dispetto

    def check(self) -> None:
        """BadInput where a bot or an option is not known, before anything is played."""
        for name in self.bots:
            bot_named(name)
        game_named(self.game).new(self.seats, dict(self.options))


def odds_of(game: AnyGame, judge: Judge, s: State, seat: int, eye: Dice) -> list[float]:
    """The chance of every seat to win, the asked one's first, by the judge on tables that the seat imagines."""
    total = [0.0] * game.seats(s)
    for _ in range(judge.tables):
        for other, chance in enumerate(judge.values(game.imagine(s, seat, eye.below(1 << 30)))):
            total[(other - seat) % len(total)] += chance / judge.tables
    return total


def play_rows(plan: Export, number: int) -> list[Row]:
    """One game, a row for every question with a choice; none of a game that was broken off."""
    game = game_named(plan.game)
    judge = game.judge()
    s = game.new(plan.seats, dict(plan.options))
    dice = Dice(game_seed(plan.seed, number))
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats)]
    company = Company(game, s, [bot_named(name) for name in names], dice)
    eye = dice.fork()
    rows: list[Row] = []
    for _ in range(LIMIT):
        ask = asked(s)
        if ask is None:
            break
        plain = by_itself(s, ask, dice)
        if plain is not None:
            step(s, plain)
            continue
        seat = ask.seat
        mask = bytearray(len(game.actions))
        for a in ask.legal(s):
            mask[a.code] = 1
        said = company.answer(s, seat)
        rows.append(
            {
                "game": number,
                "answer": len(rows),
                "seat": seat,
                "bot": names[seat],
                "observation": list(game.observe(s, seat)),
                "mask": list(mask),
                "action": said.code,
                "odds": odds_of(game, judge, s, seat, eye),
            }
        )
        play(s, seat, said)
    ending = game.ending(s)
    if ending is None:
        return []
    won = victory(ending)
    return [{**row, "won": won[row["seat"]], "place": ending.places[row["seat"]]} for row in rows]


def play_chunk(plan: Export, first: int, games: int) -> list[Row]:
    """Some games one after the other."""
    return [row for number in range(first, first + games) for row in play_rows(plan, number)]


def schema(plan: Export) -> Any:
    """The columns, and in their notes all it takes to understand them."""
    pa = extra("pyarrow")
    game = game_named(plan.game)
    notes = {
        "format": FORMAT,
        **asdict(plan),
        "options": game.chosen(game.new(plan.seats, dict(plan.options))),
        "actions": [[a.verb, *a.args] for a in game.actions],
        "observed": [asdict(part) for part in game.observed],
    }
    columns = [
        ("game", pa.int32()),
        ("answer", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
        ("observation", pa.list_(pa.float32(), game.observation_size)),
        ("mask", pa.list_(pa.int8(), len(game.actions))),
        ("action", pa.int16()),
        ("odds", pa.list_(pa.float32(), plan.seats)),
        ("won", pa.float32()),
        ("place", pa.int8()),
    ]
    return pa.schema(columns, metadata={"dispetto": json.dumps(notes)})


def write_rows(plan: Export, chunks: Iterable[list[Row]], path: Path) -> int:
    """Rows as they come in, as one Parquet file; how many there were. The file is there only when it is whole."""
    pa, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    columns, count = schema(plan), 0
    beside = path.with_name(path.name + ".part")
    try:
        with parquet.ParquetWriter(beside, columns, compression="zstd") as out:
            for rows in chunks:
                if rows:
                    out.write_table(pa.Table.from_pylist(rows, schema=columns))
                    count += len(rows)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise BadInput("export-file", LAB, path=path) from None
    return count
