"""Why not, and what is this: the slip that a thing on the board gets when it is pointed at."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import PUBLIC, Reason, why
from dispetto.core.show.stage import About
from dispetto.core.telling.grammar import rule_id
from dispetto.web.pages.buttons import buttons, is_asked
from dispetto.web.pages.rendering import render
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table


def tip(table: Table, reader: Reader, anchor: str, firm: bool = False) -> dict[str, Any] | None:
    """What a thing on the board is, and why it may not be clicked now; a firm click on anything unlit gets a reason."""
    s = table.asking.seen(reader.seat)
    v = table.game.view(s, reader.seat)
    words = table.words(reader.lang, reader.seat)
    about = table.stage.about(v, anchor, words)
    reason, rule = "", ""
    code = table.stage.meant(v, anchor) if reader.seat != PUBLIC else None
    if code is not None and table.row.status == "playing":
        no = why(s, reader.seat, table.game.actions[code])
        if no is not None:
            reason, rule = words.reason(s, no), rule_id(no.rule)
    elif firm and reader.seat != PUBLIC and table.row.status == "playing":
        lit = buttons(table, s, words, v) if is_asked(table, reader) else None
        if lit is None or not any(anchor in b.anchors for b in lit):
            no = Reason("TABLE-05") if lit is not None else why(s, reader.seat, table.game.actions[0])
            no = no or Reason("TABLE-02")  # a single offer that answers itself
            reason, rule = words.reason(s, no), rule_id(no.rule)
    if about is None and not reason:
        return None
    facts = {"about": about or About(""), "reason": reason, "rule": rule, "game": table.game.name, "table": table.id}
    html = render("tip.html", reader.lang, **facts)
    return {"anchor": anchor, "html": html, "no": bool(reason)}


def refusal(table: Table, reader: Reader, sentence: str, rule: str = "") -> str:
    """A polite no."""
    facts = {"about": About(""), "reason": sentence, "rule": rule, "game": table.game.name, "table": table.id}
    return render("tip.html", reader.lang, **facts)
