"""What a reader sees of a table that is being played, or that waits for its people: the parts of its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary, proxy

from dispetto.core.show.stage import Step
from dispetto.web.pages import own
from dispetto.web.pages.buttons import is_asked
from dispetto.web.pages.lines import SHOWN_CHAT, html_of, lines, said
from dispetto.web.pages.lobby import lobby_facts
from dispetto.web.pages.motion import Motions, steps
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import render
from dispetto.web.pages.shared import Look
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table

MOST_MOTIONS = 64  # of a table that are kept


@dataclass(eq=False)
class Drawn:
    """What has been drawn of a table for everybody."""

    looks: dict[tuple[str, str], Look] = field(default_factory=dict)  # a language and a layout each
    motions: Motions = field(default_factory=dict)

    def look(self, table: Table, lang: str, layout: str) -> Look:
        """As it looks in a language and a layout."""
        if (lang, layout) not in self.looks:
            self.looks[lang, layout] = Look(proxy(table), lang, layout)  # what is drawn keeps no table awake
        return self.looks[lang, layout]


class Pages:
    """What open pages are sent: `play/live.py` is handed this, and knows no template."""

    def __init__(self) -> None:
        self.drawn: WeakKeyDictionary[Table, Drawn] = WeakKeyDictionary()

    def look(self, table: Table, lang: str, layout: str) -> Look:
        """What everybody sees of a table, as it is now."""
        found = self.drawn.setdefault(table, Drawn()).look(table, lang, layout)
        found.renew((table.history.moments[-1], table.version, table.row))
        return found

    def forget(self, table: Table) -> None:
        """Nothing happens at a table for a while: what was drawn of it is drawn again when it is needed."""
        self.drawn.pop(table, None)
        table.narrator.forget()

    def stamp(self, table: Table, reader: Reader, present: set[str]) -> tuple[object, ...]:
        """All that the parts of a reader's page are made of: as long as it is the same, they are."""
        if not table.started:
            seated = frozenset(present & {s.person for s in table.row.seats})  # who only looks on changes nothing
            return (reader, table.row, seated, len(table.chat), table.chat[-1:])
        return own.stamp(table, reader)

    def look_of(self, table: Table, reader: Reader) -> int:
        """The same as a number that another process comes to as well."""
        return own.look_of(table, reader) if table.started else 0

    def parts(self, table: Table, reader: Reader, present: set[str]) -> dict[str, str]:
        """The changing parts of the table's page, by the id of the element they fill; the log comes line by line."""
        if not table.started:
            chat = [said(table, c, reader) for c in table.chat[-SHOWN_CHAT:]]
            known = lobby_facts(table, reader)
            return {
                "lobby": render("part_lobby.html", reader.lang, table=table, reader=reader, present=present, **known),
                "chat": render("part_chat.html", reader.lang, lines=chat),
            }
        return own.parts(table, reader, self.look(table, reader.lang, reader.layout))

    def page(self, table: Table, reader: Reader, present: set[str]) -> dict[str, str]:
        """All parts of the table's page."""
        found = self.parts(table, reader, present)
        return found | {"log": self.log(table, reader)} if table.started else found

    def log(self, table: Table, reader: Reader) -> str:
        """The narrator's latest lines, and what people said between them."""
        return render("part_log.html", reader.lang, table=table, lines=lines(table, reader), replaying=False)

    def steps(self, table: Table, moments: Sequence[Moment], reader: Reader) -> tuple[list[Step], list[str]]:
        """The way from what a page shows to what is, and the narrator's lines on it."""
        motions = self.drawn.setdefault(table, Drawn()).motions
        if len(motions) > MOST_MOTIONS:
            motions.clear()
        way, told = steps(table, moments, reader, motions)
        return way, html_of(told)

    def said(self, table: Table, reader: Reader, since: int) -> list[str]:
        """What people said after a line of theirs."""
        return html_of([said(table, c, reader) for c in table.chat if c.n > since])

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
