"""Taking back: what is free, what the others have to agree to, and the wish that waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dispetto.core.engine.table import State, asked
from dispetto.web.play.history import History
from dispetto.web.play.moments import Moment
from dispetto.web.play.reveal import reveals
from dispetto.web.play.utterances import is_real


@dataclass
class Wish:
    """Somebody wants to take back more than is free: how much, and who has agreed."""

    version: int
    seat: int
    moments: int
    agreed: set[str]


class Undo:
    """What may be taken back at a table, and who has been asked about it."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.wish: Wish | None = None
        self.shown: dict[int, bool] = {}  # whether the answer of a version has shown a secret
        self.fars: tuple[Moment, int, dict[int, int]] | None = None  # how far, seat by seat, as long as nothing happens

    # ------------------------------------------------------------------------------------------------------ how far

    def free(self, seat: int) -> int:
        """How many moments a seat may take back freely:
        none beyond another's answer, a chance draw or a secret shown.
        """
        moments = self.history.moments
        best = 0
        for back in range(1, len(moments)):
            m, before = moments[-back], moments[-back - 1]
            assert m.entry is not None
            if m.entry.kind != "answer" or m.entry.seat != seat or self.showed(m, before):
                break
            if self.begins(before.state):
                best = back
        return 0 if self.history.over else best

    def far(self, seat: int) -> int:
        """How many moments lie after the last choice of this seat; 0 where there was none."""
        moments = self.history.moments
        if self.fars is None or self.fars[0] is not moments[-1] or self.fars[1] != len(moments):
            self.fars = moments[-1], len(moments), self.grown(moments)
        known = self.fars[2]
        if seat not in known:
            known[seat] = self.look_back(moments, seat, len(moments) - 1)
        return 0 if self.history.over else known[seat]

    def grown(self, moments: Sequence[Moment]) -> dict[int, int]:
        """How far it is now, where there are only more moments than when it was looked for."""
        if self.fars is None or self.fars[1] > len(moments) or moments[self.fars[1] - 1] is not self.fars[0]:
            return {}
        more = len(moments) - self.fars[1]
        return {seat: self.look_back(moments, seat, more) or (far and far + more) for seat, far in self.fars[2].items()}

    def look_back(self, moments: Sequence[Moment], seat: int, most: int) -> int:
        """How many of the latest moments begin with a choice of this seat, so many at most; 0 where none does."""
        for back in range(1, most + 1):
            m, before = moments[-back], moments[-back - 1]
            assert m.entry is not None
            if m.entry.kind == "answer" and m.entry.seat == seat and self.begins(before.state):
                return back
        return 0

    def showed(self, m: Moment, before: Moment) -> bool:
        """Has the answer of this moment shown a secret to anybody?"""
        if not m.events or not self.history.secret:
            return False
        if m.version not in self.shown:
            assert m.entry is not None
            game = self.history.game
            self.shown[m.version] = reveals(
                game, before.state, game.actions[m.entry.code], m.state, game.seats(m.state)
            )
        return self.shown[m.version]

    def begins(self, s: State) -> bool:
        """Is this where somebody began to answer a real question?"""
        ask = asked(s)
        return ask is not None and ask.part() == 0 and is_real(self.history.game, s)

    # --------------------------------------------------------------------------------------------------- asking others

    def ask(self, seat: int, moments: int, person: str) -> None:
        """Somebody wishes to go back so far; they agree themselves."""
        self.wish = Wish(self.history.version, seat, moments, {person})

    def agree(self, person: str) -> None:
        """Somebody has nothing against it."""
        if self.wish is not None:
            self.wish.agreed.add(person)

    def drop(self) -> None:
        """Nobody wishes anything any more: somebody was against it, or the table has gone on."""
        self.wish = None
