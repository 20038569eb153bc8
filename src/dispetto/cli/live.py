"""A live table: sealed dice, a record that grows line by line, and answers that may be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.core.engine.dice import SealedDice
from dispetto.core.engine.table import Action, Ask, Event, Roll, State, asked, play, step
from dispetto.core.game import Game
from dispetto.core.telling.record import Chance, Line, Record, seat_names

RULES = 1  # the version of the rules that records name


class LiveTable:
    """One game being played here and now."""

    def __init__(self, game: Game[Any, Any], names: Sequence[str], options: Mapping[str, Any], seed: bytes) -> None:
        self.game = game
        self.names = tuple(names)
        self.s: State = game.new(len(names), options)
        self.s.events = []
        self.options = game.chosen(self.s)
        self.dice = SealedDice(seed)
        self.labels = seat_names(len(names))
        self.lines: list[Line] = []
        self.standing = 0  # lines that have not been undone
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
        text = self.game.text(self.s, ask, a, self.labels)
        self.write(Line(ask.actor(), text, Chance(counter, weights, pick)))
        self.back.clear()
        step(self.s, a)
        return a

    def answer(self, ask: Ask[Any], a: Action, mine: bool, forced: bool = False) -> None:
        """A seat's answer; the parts of one utterance share a line. A forced one is undone with the one before it."""
        text = self.game.text(self.s, ask, a, self.labels)
        before = self.game.clone(self.s)
        standing = self.standing
        play(self.s, ask.seat, a)
        speaker = self.labels[ask.seat]
        if ask.part() > 0 and self.lines and self.lines[-1].who == speaker:
            self.lines[-1] = Line(speaker, f"{self.lines[-1].text} {text}")
        else:
            self.write(Line(speaker, text))
            if not mine or (self.back and self.back[-1][0] != ask.seat):
                self.back.clear()
            if mine and not forced:
                self.back.append((ask.seat, before, standing))

    def write(self, line: Line) -> None:
        """One more line of the story."""
        self.lines.append(line)
        self.standing += 1

    def undo(self, seat: int) -> bool:
        """Back to this seat's last answer, if nobody else and no chance has spoken since; is that so?"""
        if not self.back or self.back[-1][0] != seat:
            return False
        _, self.s, standing = self.back.pop()
        self.s.events = []
        self.lines.append(Line("undo", str(self.standing - standing)))
        self.standing = standing
        return True

    def record(self, reveal: bool) -> Record:
        """The record so far; the seed only when nothing more will be rolled with it."""
        ending = self.game.ending(self.s)
        return Record(
            self.game.name,
            RULES,
            self.names,
            dict(self.options),
            tuple(self.lines),
            self.dice.commitment(),
            self.dice.nonces,
            self.dice.seed.hex() if reveal or ending is not None else "",
            ending.places if ending else (),
            ending.scores if ending else (),
            ending.rule if ending else "",
        )
