"""The record of a game that is still being played: it grows line by line, at the terminal's table and at the web's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.core.engine.table import Action, Ask, Ending, Roll, State
from dispetto.core.game import Game
from dispetto.core.telling.grammar import LEAVES
from dispetto.core.telling.record import Chance, Line, Record, seat_names

RULES = 1  # the version of the rules that records name


class Ledger:
    """Every line of a game's story, also what was taken back, and how many of them still stand."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.names = seat_names(seats)
        self.lines: list[Line] = []
        self.standing = 0  # lines that have not been taken back

    def answered(self, s: State, ask: Ask[Any], a: Action) -> bool:
        """A seat's answer to what was asked at this table; is it a line of its own?
        The parts of one utterance share a line.
        """
        speaker = self.names[ask.seat]
        text = self.game.text(s, ask, a, self.names)
        if ask.part() > 0 and self.lines and self.lines[-1].who == speaker:
            self.lines[-1] = Line(speaker, f"{self.lines[-1].text} {text}")
            return False
        self.write(Line(speaker, text))
        return True

    def fell(self, s: State, ask: Roll[Any], a: Action, how: Chance | None, told: bool = False) -> None:
        """What chance gave, and how it came about; a lesson tells it."""
        self.write(Line(ask.actor(), self.game.text(s, ask, a, self.names), how, told))

    def left(self, seat: int) -> None:
        """A player got up for good."""
        self.write(Line(self.names[seat], LEAVES))

    def write(self, line: Line) -> None:
        """One more line of the story."""
        self.lines.append(line)
        self.standing += 1

    def back_to(self, standing: int) -> None:
        """An undo: so many lines stand; the others stay in the book, and one more says that they are taken back."""
        self.lines.append(Line("undo", str(self.standing - standing)))
        self.standing = standing

    def record(
        self,
        people: Sequence[str],
        options: Mapping[str, Any],
        commitment: str,
        nonces: Sequence[str],
        *,
        seed: str = "",
        ending: Ending | None = None,
        extra: Mapping[str, str] | None = None,
    ) -> Record:
        """The record so far; the seed only where nothing more will be rolled with it."""
        return Record(
            self.game.name,
            RULES,
            tuple(people),
            dict(options),
            tuple(self.lines),
            commitment,
            tuple(nonces),
            seed,
            ending.places if ending else (),
            ending.scores if ending else (),
            ending.rule if ending else "",
            dict(extra or {}),
        )
