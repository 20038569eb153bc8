"""Tables for a crowd: games of all rule sets, mixed, each somewhere in the middle, four people at each."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.table import Ask, State
from dispetto.core.game import AnyGame
from dispetto.web.people import COOKIE, sign
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import Entry, SeatRow, Store
from tools.webtable import story

SEATS = 4
STORIES = 8  # different beginnings of each game
DEEPEST = 60  # answers that have been given where a crowd sits down, at most
SETTINGS = {"fuse": 0}  # a round waits for its people, so that no answer is overtaken by a fuse


@dataclass(frozen=True)
class Place:
    """A table, and the cookies of those who sit there."""

    id: str
    game: str
    cookies: tuple[str, ...]


def beginning(game: str, answers: int, seed: int) -> list[Entry]:
    """The log of a game of random bots up to its so manyeth choice."""
    left = [answers]

    def enough(_game: AnyGame, _state: State, _ask: Ask) -> bool:  # type: ignore[type-arg]
        left[0] -= 1
        return left[0] < 0

    return story(game, {}, SEATS, until=enough, seed=seed)


def endings(game: str, seed: int) -> list[list[Entry]]:
    """Several games a few answers before their end, so that many end and are played again."""
    return [story(game, {}, SEATS, left=4 + 3 * n, seed=seed + n) for n in range(STORIES // 2)]


def beginnings(game: str, seed: int) -> list[list[Entry]]:
    """Several, of different lengths; a game that was too short is left out."""
    found = []
    for n in range(STORIES):
        for answers in (5 + (DEEPEST - 5) * n // STORIES, 5):
            try:
                found.append(beginning(game, answers, seed + n))
                break
            except LookupError:
                continue
    return found


async def make_tables(
    db: str, count: int, games: list[str], seed: int = 1, late: bool = False, bots: Sequence[str] = ()
) -> list[Place]:
    """So many running tables in this database, the games taking turns; `late`: near their end;
    `bots` sit on the last chairs.
    """
    store = Store(db)
    tables = Tables(store)
    stories = {game: (endings if late else beginnings)(game, seed) for game in games}
    made = []
    for n in range(count):
        game = games[n % len(games)]
        people = [f"crowd-{seed}-{n}-{seat}" for seat in range(SEATS - len(bots))]
        seats = [SeatRow(person, f"Anna {seat}", "f") for seat, person in enumerate(people)]
        seats += [SeatRow("", f"Bot {seat}", "f", bot) for seat, bot in enumerate(bots)]
        entries = stories[game][n // len(games) % len(stories[game])]
        table = await tables.make(game, people[0], seats, {}, settings=dict(SETTINGS), entries=entries)
        cookies = tuple(f"{COOKIE}={sign(store.secret, person)}" for person in people)
        made.append(Place(table.id, game, cookies))
    await store.close()
    random.Random(seed).shuffle(made)
    return made


def rule_sets() -> list[str]:
    """The games there are that four can play."""
    return [name for name in sorted(all_games()) if game_named(name).fewest <= SEATS <= game_named(name).most]
