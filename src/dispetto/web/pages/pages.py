"""What a reader sees of a table that is being played, or that waits for its people: the parts of its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from dispetto.core.rounds import heard
from dispetto.core.show.stage import Mark, Step
from dispetto.web.pages.buttons import Button, buttons, is_asked, undoable
from dispetto.web.pages.lines import SHOWN_CHAT, lately, lines, said
from dispetto.web.pages.lobby import lobby_facts
from dispetto.web.pages.motion import steps
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.previews import previews
from dispetto.web.pages.rendering import render
from dispetto.web.play.chairs import of_person, to_decide
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.standing import only_if, passes
from dispetto.web.play.table import Table

PARTS = ("where", "seats", "scene", "hand", "ask", "notice", "log", "panels", "tools", "words", "curtain")


class Pages:
    """What open pages are sent: `play/live.py` is handed this, and knows no template."""

    def parts(self, table: Table, reader: Reader, present: set[str]) -> dict[str, str]:
        """The changing parts of the table's page, by the id of the element they fill."""
        if not table.started:
            chat = [said(table, c, reader) for c in table.chat[-SHOWN_CHAT:]]
            known = lobby_facts(table, reader)
            return {
                "lobby": render("part_lobby.html", reader.lang, table=table, reader=reader, present=present, **known),
                "chat": render("part_chat.html", reader.lang, lines=chat),
            }
        known = facts(table, reader, present)
        return {name: render(f"part_{name}.html", reader.lang, **known) for name in PARTS}

    def steps(self, table: Table, moments: Sequence[Moment], reader: Reader) -> list[Step]:
        """The way from what a page shows to what is."""
        return steps(table, moments, reader)

    def turn(self, table: Table, reader: Reader) -> bool:
        """Is this reader waited for?"""
        return is_asked(table, reader) or reader.curtain >= 0

    def title(self, table: Table, reader: Reader) -> str:
        """What the browser's tab says."""
        t = tongue(reader.lang)
        if table.over:
            return t("title-over", table=table.row.name)
        return t("title-turn" if self.turn(table, reader) else "title-table", table=table.row.name)

    def trouble(self, reader: Reader) -> str:
        """The sentence for a page that cannot be shown."""
        return tongue(reader.lang)("server-trouble")


def facts(table: Table, reader: Reader, present: set[str]) -> dict[str, Any]:
    """What the parts of a table's page speak of."""
    asking = table.asking
    s = asking.seen(reader.seat)
    words = table.words(reader.lang, reader.seat)
    ask = heard(s, reader.seat)
    mine = is_asked(table, reader)
    v = table.game.view(s, reader.seat)
    offers = buttons(table, s, words, v) if mine else []
    reply = asking.reply(reader.seat)
    ending = table.history.ending()
    open_round = asking.in_round
    question = ""
    if mine and ask is not None:
        question = words.question(s, ask)
    elif ask is not None:
        question = tongue(reader.lang)("round-waiting") if open_round and len(asking.party) > 1 else words.waiting(ask)
    own = table.row.seats[reader.seat] if reader.seat >= 0 else None
    return picture(table, reader, v, offers) | {
        "table": table,
        "reader": reader,
        "words": words,
        "game": table.game,
        "mine": mine,
        "buttons": offers,
        "present": present,
        "asked_seats": asking.party,
        "question": question,
        "tray": Markup(table.stage.tray(v, lately(table, reader))),
        "aside": table.stage.aside(v, words),
        "lines": lines(table, reader),
        "ending": words.ending(ending) if ending else "",
        "text": table.game.board_text(v, words),
        "part": len(reply.codes),
        "answered": open_round and reply.done,
        "open_round": open_round,
        "fuse": table.clocks.fuse if open_round else None,
        "clock": None if open_round else table.clocks.running,
        "own": own,
        "wish": table.undo.wish,
        "pleas": to_decide(table, reader.person),
        "plea": of_person(table, reader.person),
        "sealed": open_round and asking.sealed,
        "subbed": any(table.row.seats[seat].sub for seat in table.seats_of(reader.person)),
        "passes": own is not None and passes(table, reader.seat),
        "only_if": own is not None and only_if(table, reader.seat),
        "undo": undoable(table, reader),
        "replaying": False,
        "previews": previews(table, s, reader.seat, v, reader.layout, [b.code for b in offers]) if mine else "",
    }


def picture(table: Table, reader: Reader, v: object, offers: Sequence[Button]) -> dict[str, Any]:
    """What a view looks like, with what is lit on it."""
    stage = table.stage
    words = table.words(reader.lang, reader.seat)
    marks = [Mark(b.number, b.code, b.anchors) for b in offers if b.anchors]
    name = stage.backdrop(v)
    size = stage.size(name, reader.layout)
    labels = [
        {
            "text": label.text,
            "lead": label.lead,
            "seat": table.colour(label.seat),
            "kind": label.kind,
            "x": round(1000 * label.x / size[0]),
            "y": round(1000 * label.y / size[1]),
        }
        for label in stage.labels(v, reader.layout, words)
        if label.bot < 0 or table.row.seats[label.bot].player
    ]
    return {
        "stage": stage,
        "view": v,
        "backdrop": name,
        "size": size,
        "labels": labels,
        "turn": stage.clock(v),
        "scene": Markup(stage.scene(v, reader.layout, marks)),
        "previews": "",
        "hand": Markup(stage.hand(v, reader.layout, marks, words)),
        "panels": [(title, Markup(html)) for title, html in stage.panels(v, reader.layout, words)],
        "plates": [Markup(stage.plate(v, seat, reader.layout, words)) for seat in range(len(table.row.seats))],
    }
