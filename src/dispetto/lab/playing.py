"""The games of a study: a part is some of them, and what is told of each does not depend on who plays it where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dispetto.bots.match import LIMIT, game_seed, play_match, victory
from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Event
from dispetto.core.game import AnyGame
from dispetto.lab.learned import player
from dispetto.lab.studies import Cell

Row = dict[str, Any]
A_DECISION = 8.0  # seconds, of people, where the game has no guess of its own


@dataclass(frozen=True)
class Part:
    """Some games of one cell."""

    cell: int
    table: Cell
    seed: int
    first: int
    games: int
    limit: int = LIMIT

    @property
    def name(self) -> str:
        """The file that keeps what came of it."""
        return f"{self.cell:04d}-{self.first:07d}-{self.games}"


def play_part(part: Part) -> list[Row]:
    """A row a game, as plain data."""
    game = game_named(part.table.game)
    opening = game.new(part.table.seats, dict(part.table.options))
    return [play_one(game, game.clone(opening), part, number) for number in range(part.first, part.first + part.games)]


def play_one(game: AnyGame, s: Any, part: Part, number: int) -> Row:
    """One game: the same dice for the same number in every cell, but for those that are repeated."""
    cell = part.table
    s.events = []
    names = cell.order(number)
    bots = {name: player(name, game) for name in set(names)}
    seed = game_seed(part.seed + 1_000_003 * cell.again, number)
    outcome = play_match(game, s, [bots[name] for name in names], seed, part.limit)
    events: list[Event] = s.events
    row: Row = {"cell": part.cell, "number": number, "bots": list(names), "decisions": outcome.decisions}
    row["turns"] = sum(e.kind in game.turns for e in events)
    row["minutes"] = round(minutes(game, events, outcome.decisions), 3)
    ending = outcome.ending
    row["rule"] = ending.rule if ending else ""
    row["won"] = [round(part, 6) for part in victory(ending) or [0.0] * cell.seats]
    found = game.traits(s, events) if ending else ()
    row["traits"] = [[t.seat, t.key, t.value, row["won"][t.seat] if t.won is None else t.won, t.fair] for t in found]
    harmed: dict[tuple[int, int], int] = {}
    for h in game.harms(s, events):
        harmed[h.by, h.whom] = harmed.get((h.by, h.whom), 0) + h.much
    row["harms"] = [[by, whom, much] for (by, whom), much in sorted(harmed.items())]
    return row


def minutes(game: AnyGame, events: list[Event], decisions: int) -> float:
    """How long people would have taken, by guess."""
    if game.seconds:
        return sum(game.seconds.get(e.kind, 0.0) for e in events) / 60
    return decisions * A_DECISION / 60
