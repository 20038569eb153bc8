"""The judge of a game that has none of its own."""

from __future__ import annotations

from dispetto.core.engine.judge import Judge, as_chances, shared
from dispetto.core.engine.table import State
from dispetto.core.game import AnyGame


class PlainJudge(Judge):
    """Knows nothing but who has won; until then all who are left are alike."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self.game = game

    def values(self, s: State) -> list[float]:
        """1 to whoever came first, equal shares before that."""
        ending = self.game.ending(s)
        if ending is not None:
            return shared([-place for place in ending.places])
        return as_chances([0.0 if self.game.is_out(s, seat) else 1.0 for seat in range(self.game.seats(s))])
