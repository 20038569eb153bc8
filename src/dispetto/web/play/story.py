"""A table's game as a record: a ledger that grows with the log, and what of it a reader may take home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dispetto.core.engine.table import Roll, asked
from dispetto.core.telling.ledger import Ledger
from dispetto.core.telling.record import Chance, Record, redact
from dispetto.web.play.history import History
from dispetto.web.sorry import Sorry
from dispetto.web.store.log import Entry


class Story:
    """Every line of the record, also what was taken back; lost where a rule was mended on the way."""

    def __init__(self, history: History, seats: int) -> None:
        self.history = history
        self.ledger = Ledger(history.game, seats)
        self.mended = False  # the story before a mended rule is lost

    def tell(self, entry: Entry) -> None:
        """The line of an entry that is about to happen."""
        if entry.kind == "leaves":
            self.ledger.left(entry.seat)
            return
        s = self.history.state
        ask, a = asked(s), self.history.game.actions[entry.code]
        assert ask is not None
        if isinstance(ask, Roll):
            d = entry.data
            how = Chance(d["counter"], tuple(d["weights"]), d["pick"]) if "counter" in d else None
            self.ledger.fell(s, ask, a, how, told=bool(d.get("told")))
        else:
            self.ledger.answered(s, ask, a)

    def go_back(self) -> None:
        """An undo has happened: what stood at the moment that is now the last one stands."""
        self.ledger.back_to(self.history.moments[-1].lines)

    def lose(self) -> None:
        """The table goes on by other rules: nobody can tell how it came to stand as it does."""
        self.ledger = Ledger(self.history.game, len(self.ledger.names))
        self.mended = True

    def record(
        self,
        people: Sequence[str],
        commitment: str,
        nonces: Sequence[str],
        seed: str,
        extra: Mapping[str, str],
        reader: int,
    ) -> Record:
        """The game as a file: whole when it is over, else what this reader may know; BadInput where there is none."""
        if self.mended:
            raise Sorry("record-mended", 409)
        game, ending = self.history.game, self.history.ending()
        options = game.chosen(self.history.moments[0].state)
        made = self.ledger.record(
            people, options, commitment, nonces, seed=seed if ending else "", ending=ending, extra=extra
        )
        return made if ending is not None else redact(game, made, reader)
