"""A table that only asks: chance, and whatever has a single offer, is answered by the house."""

from __future__ import annotations

import secrets
from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Action, Ask, Roll, State, asked, play, step
from dispetto.core.show.document import NAMES
from dispetto.core.telling.words import Person, Words
from dispetto.doors.rule_sets import RuleSet


class Asking:
    """One table of a rule set, game after game, always at a question with a choice or at its end."""

    def __init__(self, rules: RuleSet, forced: bool = False) -> None:
        self.rules = rules
        self.game = rules.game
        self.forced = forced  # are questions with a single offer put to their seat too?
        self.opening = rules.new()
        self.s: Any = self.game.clone(self.opening)
        self.dice = Dice(secrets.randbits(96))
        self.ask: Ask[Any] | None = None
        self.offers: list[Action] = []

    def begin(self, seed: int | None = None) -> None:
        """A new game; its dice go on from the last one unless a seed is given."""
        self.dice = self.dice.fork() if seed is None else Dice(seed)
        self.s = self.game.clone(self.opening)
        self.go_on()

    def answer(self, code: int) -> None:
        """The seat that is asked answers; Illegal names the rule where it may not."""
        assert self.ask is not None, "the game is over"
        play(self.s, self.ask.seat, self.game.actions[code])
        self.go_on()

    def go_on(self) -> None:
        """Let happen all that nobody decides."""
        s = self.s
        while True:
            ask = asked(s)
            self.ask = ask
            self.offers = []
            if ask is None:
                return
            if isinstance(ask, Roll):
                step(s, ask.fall(s, self.dice))
                continue
            self.offers = ask.legal(s)
            if self.forced or len(self.offers) > 1:
                return
            step(s, self.offers[0])

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        return -1 if self.ask is None else self.ask.seat

    def payoffs(self) -> list[float]:
        """What every seat has earned."""
        ending = self.game.ending(self.s)
        return [0.0] * self.rules.seats if ending is None else self.rules.payoffs(ending)

    def text(self, seat: int = PUBLIC) -> str:
        """The table as text, as this seat or a spectator sees it."""
        return board_text(self.rules, self.s, seat)


def board_text(rules: RuleSet, s: State, seat: int = PUBLIC) -> str:
    """A table as text, as this seat or a spectator sees it."""
    people = [Person(NAMES[n % len(NAMES)]) for n in range(rules.seats)]
    return rules.game.board_text(rules.game.view(s, seat), Words(rules.game, "en", people, seat))
