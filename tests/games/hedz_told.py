"""A table of Bitin' Off Hedz told in the grammar of records and scenarios, whatever the edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dispetto.core.telling.grammar import split_line
from dispetto.games.hedz.rules.state import Hedz
from tests.games.at_table import AtTable


class Told(AtTable):
    """A table of either edition."""

    s: Hedz

    def tell(self, *lines: str) -> Told:
        """Say lines; `dice: 4 2` are two dice."""
        for line in lines:
            who, text = split_line(line)
            if who == "dice" and not text.startswith("first"):
                for pips in text.split():
                    self.say(f"dice: {pips}")
            else:
                self.say(line)
        return self

    def __getitem__(self, who: str) -> str:
        """A dino as positions here write it: its space and its rocks."""
        dino = self.seen["dinos"][who]
        return f"{dino['at']} {dino['rocks']}"

    def at(self, who: str) -> str:
        """The space a dino stands on."""
        return str(self.seen["dinos"][who]["at"])

    def rocks(self, who: str) -> int:
        """The rocks in a dino's hand."""
        return int(self.seen["dinos"][who]["rocks"])

    def kind(self, who: str) -> str:
        """The type of a dino."""
        return str(self.seen["dinos"][who]["type"])

    def loose(self, space: str) -> int:
        """Rocks lying on a space."""
        return int(self.seen["loose"].get(space, 0))

    @property
    def supply(self) -> int:
        """Rocks in the lagoon."""
        return self.s.supply

    @property
    def turn(self) -> str:
        """The dino whose turn it is."""
        return str(self.seen["turn"])

    @property
    def default(self) -> str:
        """What is answered for a player whose time is up, and for whom."""
        return f"{self.asked}: {super().default}"

    @property
    def winner(self) -> Any:
        """Who has won, or None while the game goes on."""
        return self.seen.get("winner")

    @property
    def end_rule(self) -> str:
        """The rule by which it ended."""
        return str(self.seen["end_rule"])


def standing(dinos: dict[str, str]) -> dict[str, dict[str, Any]]:
    """Dinos as positions write them, from `18 0` or `19 1 trex`: space, rocks, type."""
    where: dict[str, dict[str, Any]] = {}
    for who, words in dinos.items():
        at, rocks, *kind = words.split()
        where[who] = {"at": at, "rocks": int(rocks), **({"type": kind[0]} if kind else {})}
    return where


Refused = tuple[Callable[[], Told], str, str]  # the moment, the line, the rule that refuses it


def refused(rows: list[Refused]) -> pytest.MarkDecorator:
    """A test of every row, named after the line and its rule."""
    return pytest.mark.parametrize(
        ("moment", "line", "rule"), rows, ids=[f"{line} by {rule}" for _, line, rule in rows]
    )
