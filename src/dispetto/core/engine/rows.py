"""The rows a game's answers are picked from: built once, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action


class Rows:
    """Appends rows and gives them back; a row's code is its place, so it never changes."""

    def __init__(self, home: str) -> None:
        self.home: Final = home  # the module that keeps `made` as its ROWS: a pickled row is found there again
        self.made: Final[list[Action]] = []

    def row(self, verb: str, *args: int) -> Action:
        """One row."""
        action = Action(len(self.made), verb, args, self.home)
        self.made.append(action)
        return action

    def rows(self, verb: str, first: int, last: int) -> list[Action]:
        """One row for each number."""
        return [self.row(verb, n) for n in range(first, last + 1)]
