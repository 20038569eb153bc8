"""Looking back: the parts of a table's page as they were at a moment."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from dispetto.core.engine.table import asked
from dispetto.core.rounds import heard
from dispetto.web.pages.lines import LATELY, known, lines
from dispetto.web.pages.rendering import render
from dispetto.web.pages.shared import SHARED, drawn
from dispetto.web.play.moments import Moment
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
    found["hand"] = table.stage.hand(v, table.stage.drawing(reader.layout, "hand"), (), words)
    found["log"] = render("part_log.html", reader.lang, table=table, lines=lines(table, reader, n), replaying=True)
    return found


def glimpse(table: Table, moment: Moment, reader: Reader) -> dict[str, str]:
    """The parts of the page that show how a game goes on, as they were at a moment on the way."""
    s = moment.state
    v = table.game.view(s, reader.seat)
    ask = asked(s)
    words = table.words(reader.lang, reader.seat)
    party = tuple(ask.party(s)) if ask else ()
    found = {name: drawn(name, table, v, reader.layout, words, party) for name in SHARED if name != "words"}
    found["hand"] = table.stage.hand(v, table.stage.drawing(reader.layout, "hand"), (), words)
    till = [m for m in table.history.moments if m.version <= moment.version][-LATELY:]
    tray = Markup(table.stage.tray(v, [known(e, reader.seat) for m in till for e in m.events]))
    waited = heard(s, reader.seat)
    question = "" if waited is None else words.waiting(waited)
    found["ask"] = render(
        "part_waiting.html", reader.lang, question=question, tray=tray, spectating=False, answered=False, seq=0
    )
    return found
