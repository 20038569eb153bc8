"""A table told in the grammar of scenarios: set a position, say lines, everything else is answered by default.

`table("A: kick4 jab*4 | B: block", points={"A": 3}, choke={"B": "A"}, options={...})`; hands are filled with snipe.
"""

from __future__ import annotations

from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.telling.grammar import rule_id, split_line
from dispetto.core.telling.scenario import Narrated
from dispetto.games.lunch_money import LunchMoneyGame
from dispetto.games.lunch_money.rules.pieces import NAMES, PRINTED, copies_of
from dispetto.games.lunch_money.rules.state import LunchMoney

GAME = game_named("lunch-money")
assert isinstance(GAME, LunchMoneyGame)
FILLER = "snipe"
PILE = {name: 200 if name == "elbow" else 4 for name in NAMES}  # so that anybody could hold anything
PATIENCE = 3000
BOX = {False: 110, True: 165}  # printed cards, without and with Sticks & Stones
OWN = {expansion: sum(copies_of(expansion)[PRINTED:]) for expansion in BOX}  # and those invented since


class Told(Narrated):
    """Lines in, what a player at the table would see out."""

    s: LunchMoney

    def tell(self, *lines: str) -> Told:
        """Say lines; between them everybody else answers by default, and the deck gives Elbows."""
        for line in lines:
            self.say(line)
        return self

    def rest(self) -> Told:
        """Defaults until the next action is asked, or the game is over."""
        self.heard()
        return self

    def heard(self) -> list[str]:
        """The same; who was asked what on the way, as `B Defend`."""
        out: list[str] = []
        for _ in range(PATIENCE):
            ask = asked(self.s)
            if ask is None or (type(ask).__name__ == "Main" and not ask.part()):
                return out
            if isinstance(ask, Roll):
                self.feed(ask)
                continue
            if not ask.part():
                out.append(f"{self.names[ask.seat]} {type(ask).__name__}")
            step(self.s, ask.default(self.s))
        raise AssertionError("it does not come to rest")

    def to(self, question: str) -> Told:
        """Defaults until `B Defend` is asked; an error if the turn is over first."""
        for _ in range(PATIENCE):
            ask = asked(self.s)
            assert ask is not None, f"the game is over before {question}"
            if isinstance(ask, Roll):
                self.feed(ask)
                continue
            if f"{self.names[ask.seat]} {type(ask).__name__}" == question:
                return self
            assert type(ask).__name__ != "Main", f"{self.names[ask.seat]} Main comes before {question}"
            step(self.s, ask.default(self.s))
        raise AssertionError(question)

    def __getitem__(self, who: str) -> int:
        """A player's points."""
        return self.s.points[self.names.index(who)]

    @property
    def points(self) -> list[int]:
        """Everybody's."""
        return list(self.s.points)

    def hand(self, who: str) -> str:
        """The cards of a hand, fillers left out."""
        return " ".join(NAMES[c] for c in self.s.hands[self.names.index(who)] if NAMES[c] not in (FILLER, "elbow"))

    def size(self, who: str) -> int:
        """How many cards a hand holds."""
        return len(self.s.hands[self.names.index(who)])

    @property
    def seen(self) -> dict[str, Any]:
        """The position in the words of a scenario."""
        return self.game.show(self.s, self.names)

    def binned(self, card: str) -> int:
        """How many of a card lie in the discard pile."""
        return self.s.discard[NAMES.index(card)]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.names[self.s.active]

    def may(self, line: str) -> bool:
        """Is this answer on offer now?"""
        who, text = split_line(line)
        return who == self.speaker(asked(self.s)) and self.parts(text) is not None

    def why(self, line: str) -> str:
        """The rule that refuses a line now; empty where it is allowed."""
        reason = self.refusal(*split_line(line))
        return rule_id(reason.rule) if reason else ""

    @property
    def winner(self) -> str:
        """Who has won."""
        return self.names[self.s.winner] if self.s.winner >= 0 else ""


def table(hands: str, options: dict[str, Any] | None = None, **position: Any) -> Told:
    """A position; what is not said is as at the start."""
    held: dict[str, list[str]] = {}
    for part in hands.split("|"):
        who, _, cards = part.strip().partition(":")
        named = cards.split()
        count = sum(int(c.partition("*")[2] or 1) for c in named)
        held[who.strip()] = [*named, *([f"{FILLER}*{5 - count}"] if count < 5 else [])]
    names = list(held)
    s = GAME.new(len(names), options or {})
    GAME.place(s, {"hands": held, "deck": PILE, **position}, names)
    return Told(GAME, s, names, others="default", deck="elbow", until="Main")
