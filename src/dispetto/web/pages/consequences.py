"""What each answer to a reader's own question does, before it is given: the chips in the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from dispetto.core.engine.table import Action, State
from dispetto.core.foresight import Thens, imagining, thens
from dispetto.core.telling.words import Words
from dispetto.web.play.table import Table

Key = tuple[int, str]  # a seat and a language

KEPT: WeakKeyDictionary[Table, dict[Key, tuple[object, Thens]]] = WeakKeyDictionary()


def consequences(table: Table, s: State, seat: int, words: Words, offers: Sequence[Action]) -> Thens:
    """What can be said of each of these answers; told once as long as nothing happens."""
    stamp = (table.history.moments[-1], table.version, table.row, table.asking.reply(seat))
    kept = KEPT.setdefault(table, {})
    before = kept.get((seat, words.lang))
    if before is not None and before[0] == stamp:
        return before[1]
    found = thens(table.game, imagining(table.game, s, seat), words, offers)
    kept[seat, words.lang] = stamp, found
    return found
