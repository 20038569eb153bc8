"""A live table: sealed dice, a record that grows line by line, and answers that may be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.core.engine.dice import SealedDice
from dispetto.core.engine.table import Action, Ask, Event, Roll, State, asked, play, step
from dispetto.core.game import Game
from dispetto.core.telling.ledger import Ledger
from dispetto.core.telling.record import Chance, Record


class LiveTable:
    """One game being played here and now."""

    def __init__(self, game: Game[Any, Any], names: Sequence[str], options: Mapping[str, Any], seed: bytes) -> None:
        self.game = game
        self.names = tuple(names)
        self.s: State = game.new(len(names), options)
        self.s.events = []
        self.options = game.chosen(self.s)
        self.dice = SealedDice(seed)
        self.ledger = Ledger(game, len(names))
        self.back: list[tuple[int, State, int]] = []  # seat, table, standing lines: where an undo may lead

    def ask(self) -> Ask[Any] | None:
        """What is asked now; None when the game is over."""
        return asked(self.s)

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked."""
        happened = self.s.events or []
        self.s.events = []
        return happened

    def roll(self, ask: Roll[Any]) -> Action:
        """Let the sealed dice answer; what was said before cannot be taken back any more."""
        weights = tuple(ask.odds(self.s))
        counter = self.dice.counter
        pick = self.dice.pick(weights)
        a = ask.legal(self.s)[pick]
        self.ledger.fell(self.s, ask, a, Chance(counter, weights, pick))
        self.back.clear()
        step(self.s, a)
        return a

    def answer(self, ask: Ask[Any], a: Action, mine: bool, forced: bool = False) -> None:
        """A seat's answer; the parts of one utterance share a line. A forced one is undone with the one before it."""
        before = self.game.clone(self.s)
        standing = self.ledger.standing
        play(self.s, ask.seat, a)
        if self.ledger.answered(before, ask, a):
            if not mine or (self.back and self.back[-1][0] != ask.seat):
                self.back.clear()
            if mine and not forced:
                self.back.append((ask.seat, before, standing))

    def undo(self, seat: int) -> bool:
        """Back to this seat's last answer, if nobody else and no chance has spoken since; is that so?"""
        if not self.back or self.back[-1][0] != seat:
            return False
        _, self.s, standing = self.back.pop()
        self.s.events = []
        self.ledger.back_to(standing)
        return True

    def record(self, reveal: bool) -> Record:
        """The record so far; the seed only when nothing more will be rolled with it."""
        ending = self.game.ending(self.s)
        seed = self.dice.seed.hex() if reveal or ending is not None else ""
        return self.ledger.record(
            self.names, self.options, self.dice.commitment(), self.dice.nonces, seed=seed, ending=ending
        )
