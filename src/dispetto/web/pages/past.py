"""Looking back: the parts of a table's page as they were at a moment."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import asked
from dispetto.web.pages.lines import lines
from dispetto.web.pages.rendering import render
from dispetto.web.pages.shared import SHARED, drawn
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table


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
    party = tuple(ask.party(s)) if ask else ()
    found = {name: drawn(name, table, v, reader.layout, words, party) for name in SHARED}
    found["hand"] = table.stage.hand(v, reader.layout, (), words)
    found["log"] = render("part_log.html", reader.lang, table=table, lines=lines(table, reader, n), replaying=True)
    return found
