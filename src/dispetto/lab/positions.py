"""Tables to learn from: games that a bot plays against itself, looked at whenever a move is over and all is quiet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dispetto.bots.base import Bot
from dispetto.bots.match import LIMIT, Company, by_itself, game_seed, victory
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.learned import features_of
from dispetto.core.engine.table import State, asked, play, step
from dispetto.core.game import AnyGame
from dispetto.lab.extra import extra
from dispetto.lab.learned import player

CHUNK = 20  # games a file of positions holds


@dataclass(frozen=True)
class SelfPlay:
    """What is to be played: every seat the same bot, who now and then answers anything."""

    game: str
    seats: int
    bot: str = "greedy"
    explore: float = 0.05  # share of answers given at random, so that strange tables are seen too
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class Seen:
    """The quiet tables of some games: of each its game, everybody's features, the judge's chances, who won."""

    game: list[int] = field(default_factory=list)
    rows: list[list[list[float]]] = field(default_factory=list)
    judged: list[list[float]] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)


def quiet_tables(
    game: AnyGame, judge: Judge, s: State, bots: Sequence[Bot], seed: int, explore: float
) -> Iterator[tuple[int, Dice]]:
    """Play a game to its end, and stop whenever a move is over and the table is quiet: who moved, and the dice of
    whoever looks on, which disturb nobody at the table. Now and then an answer is any answer.
    """
    dice = Dice(seed)
    company = Company(game, s, bots, dice)
    eye = dice.fork()
    rare = int(explore * 10_000)
    mover = -1
    for _ in range(LIMIT):
        ask = asked(s)
        if ask is None:
            return
        if mover >= 0 and judge.quiet(s, mover):
            yield mover, eye
            mover = -1
        plain = by_itself(s, ask, dice)
        if plain is not None:
            step(s, plain)
            continue
        mover = ask.seat
        if eye.below(10_000) < rare:
            offers = ask.legal(s)
            step(s, offers[eye.below(len(offers))])
        else:
            play(s, mover, company.answer(s, mover))


def watch(plan: SelfPlay, number: int, seen: Seen) -> None:
    """Play one game and keep its quiet tables, as whoever moved last imagines them."""
    game = game_named(plan.game)
    judge = game.judge()
    bots = [player(plan.bot, game)] * plan.seats
    s = game.new(plan.seats, dict(plan.options))
    kept = len(seen.rows)
    for mover, eye in quiet_tables(game, judge, s, bots, game_seed(plan.seed, number), plan.explore):
        keep(game, judge, s, mover, number, eye, seen)
    won = victory(game.ending(s))
    if not won:
        del seen.game[kept:], seen.rows[kept:], seen.judged[kept:]
    seen.won += [won] * (len(seen.rows) - kept)


def keep(game: AnyGame, judge: Judge, s: State, seat: int, number: int, eye: Dice, seen: Seen) -> None:
    """One quiet table."""
    table = game.imagine(s, seat, eye.below(1 << 30))
    seen.game.append(number)
    seen.rows.append(features_of(judge, table))
    seen.judged.append(judge.values(table))


def write_chunk(plan: SelfPlay, first: int, games: int, path: Path) -> Path:
    """Some games, as one file of arrays; a file that is there already is left as it is."""
    if path.exists():
        return path
    np = extra("numpy")
    seen = Seen()
    for number in range(first, first + games):
        watch(plan, number, seen)
    width = max((len(row) for rows in seen.rows for row in rows), default=0)
    rows = [[row or [0.0] * width for row in table] for table in seen.rows]
    beside = path.with_suffix(".part")
    with beside.open("wb") as out:
        np.savez_compressed(
            out,
            game=np.array(seen.game, dtype=np.int64),
            rows=np.array(rows, dtype=np.float64).reshape(len(rows), plan.seats, width),
            alive=np.array([[bool(row) for row in table] for table in seen.rows]).reshape(len(rows), plan.seats),
            judged=np.array(seen.judged, dtype=np.float64).reshape(len(rows), plan.seats),
            won=np.array(seen.won, dtype=np.float64).reshape(len(rows), plan.seats),
        )
    beside.replace(path)
    return path


def read_chunks(paths: list[Path]) -> dict[str, Any]:
    """All chunks as one: arrays by name, in the order of the games."""
    np = extra("numpy")
    loaded = [dict(np.load(path)) for path in paths]
    loaded = [chunk for chunk in loaded if len(chunk["game"])]
    if not loaded:
        return {"game": np.zeros(0)}
    return {name: np.concatenate([chunk[name] for chunk in loaded]) for name in loaded[0]}
