"""The onlooker of a game that has none of its own."""

from __future__ import annotations

from dispetto.core.engine.notes import Notes, Onlooker
from dispetto.core.engine.table import State
from dispetto.core.game import AnyGame


class PlainOnlooker(Onlooker):
    """Asks the game for all its numbers and notes them."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.numbers: list[int] = []

    def note(self, s: State, seat: int, notes: Notes) -> None:
        """Note what this seat may know."""
        if len(self.numbers) != len(notes.numbers):
            self.numbers = [0] * len(notes.numbers)
        self.game.numbers_into(s, seat, self.numbers)
        for at, number in enumerate(self.numbers):
            notes.put(at, number)
