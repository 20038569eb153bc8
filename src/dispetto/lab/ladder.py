"""The ladder: every bot's rating at a game, with its uncertainty, kept in a file and sharpened by every game played.

Ratings are openskill's (Plackett and Luce): `mu` is how strong, `sigma` how unsure. Tables are mixed and drawn by lot,
and games are rated in the order of their numbers, so that the same file and words give the same ratings anywhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

from dispetto.bots import all_bots
from dispetto.bots.match import game_seed, play_match
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.errors import BadInput
from dispetto.lab import LAB
from dispetto.lab.extra import extra
from dispetto.lab.learned import player
from dispetto.lab.runners import Run

OFTEN = 20  # games after which a ladder is kept: what a kill can cost


@dataclass
class Standing:
    """A bot on the ladder."""

    mu: float
    sigma: float
    games: int = 0
    wins: float = 0.0

    @property
    def low(self) -> float:
        """What it is worth for sure, or nearly."""
        return self.mu - 2 * self.sigma

    @property
    def high(self) -> float:
        """What it may be worth."""
        return self.mu + 2 * self.sigma


@dataclass
class Ladder:
    """The bots of one game and number of seats."""

    game: str
    seats: int
    played: int = 0  # the number of the next game
    bots: dict[str, Standing] = field(default_factory=dict)

    def ranked(self) -> list[tuple[str, Standing]]:
        """The strongest first."""
        return sorted(self.bots.items(), key=lambda item: (-item[1].mu, item[0]))


@dataclass(frozen=True)
class Pairing:
    """One game of a ladder: who sits where."""

    game: str
    bots: tuple[str, ...]
    seed: int
    number: int


def read_ladders(path: Path) -> dict[str, Ladder]:
    """The ladders of a file, by game and seats; none where there is no file."""
    if not path.exists():
        return {}
    try:
        found = {}
        for key, d in json.loads(path.read_text(encoding="utf-8")).items():
            standings = {name: Standing(**one) for name, one in d["bots"].items()}
            found[key] = Ladder(d["game"], d["seats"], d["played"], standings)
        return found
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadInput("ladder-broken", LAB, path=path) from None


def write_ladders(path: Path, ladders: dict[str, Ladder]) -> None:
    """All of them, or nothing is changed."""
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_text(json.dumps({k: asdict(v) for k, v in ladders.items()}, indent=1), encoding="utf-8")
        beside.replace(path)
    except OSError:
        raise BadInput("ladder-unwritten", LAB, path=path) from None


def everybody() -> list[str]:
    """Every bot there is, and every frozen one."""
    return [name for bot in all_bots().values() for name in (bot.name, *(f"{bot.name}@{v}" for v in bot.versions))]


def drawn(names: Sequence[str], seats: int, dice: Dice) -> tuple[str, ...]:
    """Who sits at a table: as many different bots as fit, in any order; then the draw begins anew."""
    table: list[str] = []
    while len(table) < seats:
        left = list(names)
        while left and len(table) < seats:
            table.append(left.pop(dice.below(len(left))))
    return tuple(table)


def play_pairing(pairing: Pairing) -> tuple[int, ...]:
    """The places of one game; empty where it did not end."""
    game = game_named(pairing.game)
    bots = [player(name, game) for name in pairing.bots]
    outcome = play_match(game, game.new(len(bots)), bots, game_seed(pairing.seed, pairing.number))
    return outcome.ending.places if outcome.ending else ()


def climb(
    ladder: Ladder,
    names: Sequence[str],
    games: int,
    seed: int,
    run: Run,
    advance: Callable[[int], None],
    keep: Callable[[], None] = lambda: None,
) -> None:
    """Play so many more games and rate them one after the other; `keep` is called now and then, and at the end."""
    game = game_named(ladder.game)
    game.new(ladder.seats)
    if len(set(names)) < 2:
        raise BadInput("ladder-alone", LAB)
    for name in names:
        player(name, game)
    keep()  # whoever cannot write says so before the first game
    model = extra("openskill.models").PlackettLuce()
    numbers = range(ladder.played, ladder.played + games)
    tables = [drawn(names, ladder.seats, Dice(game_seed(seed + 1, n))) for n in numbers]
    pairings = [Pairing(ladder.game, table, seed, n) for n, table in zip(numbers, tables, strict=True)]
    for pairing, places in zip(pairings, run(play_pairing, pairings), strict=True):
        ladder.played += 1
        if places:
            rate(model, ladder, pairing.bots, places)
        if ladder.played % OFTEN == 0:
            keep()
        advance(1)
    keep()


def rate(model: Any, ladder: Ladder, table: Sequence[str], places: Sequence[int]) -> None:
    """What one game says; a bot that sat twice takes the mean of what its seats say."""
    fresh = model.rating()
    for name in table:
        ladder.bots.setdefault(name, Standing(fresh.mu, fresh.sigma))
    before = [ladder.bots[name] for name in table]
    teams = [[model.rating(mu=s.mu, sigma=s.sigma)] for s in before]
    after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    shared = places.count(1)
    for name in dict.fromkeys(table):
        mine = [n for n, other in enumerate(table) if other == name]
        standing = ladder.bots[name]
        standing.mu = round(fmean(after[n].mu for n in mine), 9)
        standing.sigma = round(fmean(after[n].sigma for n in mine), 9)
        standing.games += len(mine)
        standing.wins = round(standing.wins + sum(places[n] == 1 for n in mine) / shared, 9)
