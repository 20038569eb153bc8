"""Looking back: the parts of a table's page as they were at a moment."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import asked
from dispetto.web.pages.lines import lines
from dispetto.web.pages.pages import picture
from dispetto.web.pages.rendering import render
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table

PAST = ("where", "seats", "scene", "hand", "log", "panels", "words")


def moments_of(table: Table) -> list[dict[str, Any]]:
    """Where turns begin: the marks on the scrubber."""
    turns = table.game.turns
    return [{"n": i} for i, m in enumerate(table.history.moments) if any(e.kind in turns for e in m.events)]


def past(table: Table, reader: Reader, n: int) -> dict[str, str]:
    """The parts of the page as they were at a moment."""
    s = table.history.moments[n].state
    v = table.game.view(s, reader.seat)
    ask = asked(s)
    words = table.words(reader.lang, reader.seat)
    facts = picture(table, reader, v, []) | {
        "table": table,
        "reader": reader,
        "words": words,
        "game": table.game,
        "present": {seat.person for seat in table.row.seats},
        "asked_seats": tuple(ask.party(s)) if ask else (),
        "lines": lines(table, reader, n),
        "replaying": True,
        "text": table.game.board_text(v, words),
    }
    return {name: render(f"part_{name}.html", reader.lang, **facts) for name in PAST}
