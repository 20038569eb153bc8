"""A meeting told in the grammar of records and scenarios: set a position, say lines, look at what lies there."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Event, Roll, asked, step
from dispetto.core.telling.grammar import split_line
from dispetto.games.horse_racing import HorseRacing
from dispetto.games.horse_racing.rules.state import Meeting
from tests.games.at_table import AtTable

GAME = HorseRacing()


class Told(AtTable):
    """A meeting."""

    s: Meeting

    def tell(self, *lines: str) -> Told:
        """Say lines; `dice: 4 2` are two dice."""
        for line in lines:
            who, text = split_line(line)
            if who == "dice":
                for pips in text.split():
                    self.say(f"dice: {pips}")
            else:
                self.say(line)
        return self

    def settle(self) -> Told:
        """Answer what has a single offer, as the runner would before the next line."""
        while (ask := asked(self.s)) is not None and not isinstance(ask, Roll) and len(ask.legal(self.s)) == 1:
            step(self.s, ask.legal(self.s)[0])
        return self

    def at(self, who: str) -> str:
        """Where a horse stands, as lane/length, or how it is out."""
        return str(self.seen["horses"][who]["at"])

    def ends(self) -> set[str]:
        """The ends on offer to the asked player."""
        return {line.split(": ")[1].removeprefix("go ") for line in self.offers()}

    @property
    def order(self) -> str:
        """Those of the open question, in order."""
        ask = asked(self.s)
        assert ask is not None
        return "".join(self.names[seat] for seat in ask.party(self.s))

    @property
    def events(self) -> list[Event]:
        """What has happened since the position was set."""
        return self.s.events or []

    def kinds(self) -> list[str]:
        """The kinds of what has happened."""
        return [e.kind for e in self.events]


def opening(seats: str = "ABC", **options: Any) -> Told:
    """A fresh meeting, at its first question."""
    t = Told(GAME, GAME.new(len(seats), {"board": "rn-f", **options}), list(seats))
    t.s.events = []
    return t


def table(seats: str = "ABC", options: dict[str, Any] | None = None, events: bool = True, **position: Any) -> Told:
    """A position on the test track; `A="3/5"` sets a horse, everything else is a field of the position."""
    t = Told(GAME, GAME.new(len(seats), {"board": "rn-f", **(options or {})}), list(seats))
    horses = dict(position.pop("horses", {}))
    for who in list(position):
        if who in seats:
            where, *more = str(position.pop(who)).split()
            horses[who] = {**horses.get(who, {}), "at": where, **{k: int(v) for k, v in (m.split("=") for m in more)}}
    t.s.events = []
    GAME.place(t.s, {"horses": horses, **position}, t.names)
    return t


def random_on(t: Told, seed: int, answers: int) -> None:
    """Play some random answers."""
    dice = Dice(seed)
    for _ in range(answers):
        ask = asked(t.s)
        if ask is None:
            return
        offers = ask.legal(t.s)
        step(t.s, ask.fall(t.s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
