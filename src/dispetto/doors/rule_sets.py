"""What all doors have in common: games under the names of others, what a seat earns, what numbers it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.judge import shared
from dispetto.core.engine.table import Ending, State
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.observed import bounds
from dispetto.doors import DOORS

VERSION = "v0"  # of what the doors show; goes up when anything a learner was trained on changes
UNBOUND = 2**31 - 1  # how large a number may be that its game says nothing about


def other_name(game: AnyGame) -> str:
    """`hedz_25th` for hedz-25th: a name that other people's programs can spell."""
    return game.name.replace("-", "_")


def rule_sets() -> dict[str, AnyGame]:
    """Every rule set there is, under the name of its environment: `hedz_25th_v0`."""
    return {f"{other_name(game)}_{VERSION}": game for game in all_games().values()}


@dataclass(frozen=True)
class RuleSet:
    """A game, how many sit at it and its options: all that a door needs to know of a table."""

    game: AnyGame
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @staticmethod
    def of(game: str | AnyGame, seats: int | None = None, options: Mapping[str, Any] | None = None) -> RuleSet:
        """By the game's name or the game itself, for as many as usual unless told; BadInput says what is wrong."""
        found = game_named(game) if isinstance(game, str) else game
        return RuleSet(found, found.usual_seats if seats is None else seats, dict(options or {}))

    def new(self) -> State:
        """A fresh table that nobody has to tell what happened."""
        s: State = self.game.new(self.seats, dict(self.options))
        s.events = None
        return s

    def bounds(self) -> list[tuple[int, int]]:
        """The least and the most of every number; of a game that does not say (`Game.observed`) all that fits."""
        if self.game.observed:
            return [(low, high) for low, high, _ in bounds(self.game.observed)]
        return [(-UNBOUND, UNBOUND)] * len(self.game.numbers(self.game.view(self.new(), 0)))

    def scaled(self, wanted: bool | None) -> bool:
        """Are numbers shown small? Where the game says how large they are, unless told; BadInput if it does not."""
        if wanted and not self.game.observed:
            raise BadInput("door-no-scale", DOORS, game=self.game.name)
        return bool(self.game.observed) if wanted is None else wanted

    def payoffs(self, ending: Ending) -> list[float]:
        """What every seat earns: 1 for winning alone, together nothing, so two share 1 and -1."""
        n = self.seats
        return [(n * part - 1) / (n - 1) if n > 1 else part for part in shared([-place for place in ending.places])]
