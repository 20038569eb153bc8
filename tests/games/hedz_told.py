"""A table of Bitin' Off Hedz told in the grammar of records and scenarios, whatever the edition."""

from __future__ import annotations

from typing import Any

from dispetto.core.scenario import shown
from dispetto.core.table import asked
from dispetto.core.telling import Telling, rule_id, split_line
from dispetto.games.hedz.state import Hedz


class Told(Telling):
    """Lines in, what a player at the table would see out."""

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

    @property
    def seen(self) -> dict[str, Any]:
        """The position in the words of a scenario."""
        return shown(self)

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
    def asked(self) -> str:
        """Who must answer now: a player, `dice`, or `nobody`."""
        return self.speaker(asked(self.s))

    @property
    def turn(self) -> str:
        """The dino whose turn it is."""
        return str(self.seen["turn"])

    @property
    def default(self) -> str:
        """What is answered for a player whose time is up."""
        ask = asked(self.s)
        assert ask is not None
        return f"{self.speaker(ask)}: {self.game.text(self.s, ask, ask.default(self.s), self.names)}"

    def why(self, line: str) -> str:
        """The rule that refuses a line now; empty where it is allowed."""
        reason = self.refusal(*split_line(line))
        return rule_id(reason.rule) if reason else ""

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
