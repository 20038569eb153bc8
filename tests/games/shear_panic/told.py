"""A table told in the grammar of records and scenarios: draw a position, say lines, look at what lies there."""

from __future__ import annotations

from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Event, asked
from dispetto.games.shear_panic.rules.state import Meadow
from tests.games.at_table import AtTable

GAME = game_named("shear-panic")
NAMES = ["Red", "Blue", "Yellow", "Green"]
Spots = dict[str, tuple[int, int]]

L0: Spots = {
    "R1": (4, 4),
    "B1": (4, 5),
    "G1": (4, 6),
    "Y1": (5, 4),
    "K": (5, 5),
    "R2": (5, 6),
    "B2": (6, 4),
    "G2": (6, 5),
    "Y2": (6, 6),
}
L1: Spots = {
    "R1": (2, 3),
    "K": (3, 5),
    "B1": (5, 5),
    "G1": (5, 6),
    "Y1": (6, 4),
    "R2": (6, 5),
    "B2": (7, 2),
    "G2": (7, 7),
    "Y2": (9, 5),
}


class Told(AtTable):
    """A meadow."""

    s: Meadow

    def tell(self, *lines: str) -> Told:
        """Say lines, one after the other."""
        for line in lines:
            self.say(line)
        return self

    def at(self, *sheep: str) -> Any:
        """Where sheep stand, as (row, column)."""
        found = [tuple(self.seen["sheep"][one]) for one in sheep]
        return found[0] if len(found) == 1 else found

    def moved(self, before: Spots) -> Spots:
        """The sheep that stand elsewhere than before."""
        return {k: tuple(v) for k, v in self.seen["sheep"].items() if tuple(v) != before[k]}

    def points(self, *who: str) -> Any:
        """Points of the players named, else of all in seat order."""
        found = [self.seen["points"][one] for one in who or self.names]
        return found[0] if len(who) == 1 else found

    @property
    def marker(self) -> int:
        """The time."""
        return self.s.marker

    def defaults(self) -> str:
        """The whole utterance that is answered for a player whose time is up."""
        said = []
        while True:
            said.append(self.default)
            ask = asked(self.s)
            assert ask is not None
            self.say(f"{self.asked}: {self.default}")
            after = asked(self.s)
            if after is None or after.part() == 0:
                return " ".join(said)

    def can(self) -> list[str]:
        """The offers without the speaker."""
        return [offer.partition(": ")[2] for offer in self.offers()]

    def events(self, *lines: str) -> list[Event]:
        """What happens while these lines are said."""
        self.s.events = []
        self.tell(*lines)
        told, self.s.events = self.s.events, None
        return told


def opening(seats: int = 4, **options: Any) -> Told:
    """A fresh table, at its first question."""
    chosen = {"cards": "proposal", "first_player": 1, **options}
    return Told(GAME, GAME.new(seats, chosen), NAMES[:seats])


def table(spots: Spots = L1, seats: int = 4, options: dict[str, Any] | None = None, **position: Any) -> Told:
    """A position: where the sheep stand, then the fields of a scenario."""
    t = opening(seats, **(options or {}))
    GAME.place(t.s, {"sheep": {k: list(v) for k, v in spots.items()}, **position}, t.names)
    return t
