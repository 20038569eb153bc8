"""What a reader sees of a table that is being played, or that waits for its people: the parts of its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from weakref import WeakKeyDictionary, proxy

from dispetto.core.show.stage import Step
from dispetto.web.pages import looks, own
from dispetto.web.pages.buttons import is_asked
from dispetto.web.pages.lines import SHOWN_CHAT, html_of, lines, said
from dispetto.web.pages.lobby import lobby_facts
from dispetto.web.pages.motion import Motions, Way, looks_alike, way_through
from dispetto.web.pages.past import glimpse
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import render
from dispetto.web.pages.shared import Look
from dispetto.web.pages.sitting import there_facts
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.store.rows import Glance

MOST_MOTIONS = 96  # of a table that are kept


@dataclass(eq=False)
class Drawn:
    """What has been drawn of a table for everybody."""

    looks: dict[tuple[str, str], Look] = field(default_factory=dict)  # a language and a layout each
    motions: Motions = field(default_factory=dict)
    ways: dict[str, Way] = field(default_factory=dict)  # the last one that everybody was shown, by language

    def look(self, table: Table, lang: str, layout: str) -> Look:
        """As it looks in a language and a layout."""
        if (lang, layout) not in self.looks:
            self.looks[lang, layout] = Look(proxy(table), lang, layout)  # what is drawn keeps no table awake
        return self.looks[lang, layout]


@lru_cache
def nobody(lang: str, layout: str) -> Reader:
    """Somebody who only looks on."""
    return Reader("", lang, layout)


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
        table.rest()

    def stamp(self, table: Table, reader: Reader, present: set[str]) -> tuple[object, ...]:
        """All that the parts of a reader's page are made of: as long as it is the same, they are."""
        if not table.started:
            seated = frozenset(present & {s.person for s in table.row.seats})  # who only looks on changes nothing
            return (reader, table.row, seated, len(table.chat), table.chat[-1:])
        return own.stamp(table, reader)

    def look_of(self, table: Table, reader: Reader) -> int:
        """The same as a number that another process comes to as well."""
        return looks.look_of(table, reader) if table.started else 0

    def look_at(self, glance: Glance, reader: Reader) -> int:
        """The same of a table that sleeps."""
        return looks.look_at(glance, reader)

    def parts(self, table: Table, reader: Reader, present: set[str]) -> dict[str, str]:
        """The changing parts of the table's page, by the id of the element they fill; the log comes line by line."""
        if not table.started:
            chat = [said(table, c, reader) for c in table.chat[-SHOWN_CHAT:]]
            known = lobby_facts(table, reader)
            return {
                "lobby": render("part_lobby.html", reader.lang, table=table, reader=reader, present=present, **known),
                "there": render("part_there.html", reader.lang, there=there_facts(table, reader, present)),
                "chat": render("part_chat.html", reader.lang, lines=chat),
            }
        return own.parts(table, reader, self.look(table, reader.lang, reader.layout), self.motions(table))

    def glimpse(self, table: Table, moment: Moment, reader: Reader) -> dict[str, str]:
        """The parts that show how a game goes on, as they were at a moment."""
        return glimpse(table, moment, reader)

    def page(self, table: Table, reader: Reader, present: set[str]) -> dict[str, str]:
        """All parts of the table's page."""
        found = self.parts(table, reader, present)
        return found | {"log": self.log(table, reader)} if table.started else found

    def log(self, table: Table, reader: Reader) -> str:
        """The narrator's latest lines, and what people said between them."""
        return render("part_log.html", reader.lang, table=table, lines=lines(table, reader), replaying=False)

    def steps(self, table: Table, moments: Sequence[Moment], reader: Reader) -> tuple[list[Step], list[str]]:
        """The way from what a page shows to what is, and the narrator's lines on it."""
        if not moments:
            return [], []
        if not looks_alike(table, moments, reader):
            way = way_through(table, moments, reader, self.motions(table))
            return way.steps, html_of(way.lines)
        way = self.everybodys(table, moments, reader)
        return way.steps, html_of(way.told_to(table, reader) if reader.seat >= 0 else way.lines)

    def everybodys(self, table: Table, moments: Sequence[Moment], reader: Reader) -> Way:
        """The way as it is told to nobody in particular, put together once."""
        motions, ways = self.motions(table), self.drawn[table].ways
        found = ways.get(reader.lang)
        if found is None or not found.is_of(table, moments):
            found = ways[reader.lang] = way_through(table, moments, nobody(reader.lang, reader.layout), motions)
        return found

    def motions(self, table: Table) -> Motions:
        """The motion that has been drawn of a table, the latest of it."""
        found = self.drawn.setdefault(table, Drawn()).motions
        while len(found) > MOST_MOTIONS:
            del found[next(iter(found))]
        return found

    def said(self, table: Table, reader: Reader, since: int) -> list[str]:
        """What people said after a line of theirs."""
        return html_of([said(table, c, reader) for c in table.chat if c.n > since])

    def turn(self, table: Table, reader: Reader) -> bool:
        """Is this reader waited for?"""
        return is_asked(table, reader) or reader.curtain >= 0

    def title(self, table: Table, reader: Reader) -> str:
        """What the browser's tab says."""
        return title(reader.lang, table.row.name, table.over, not table.over and self.turn(table, reader))

    def trouble(self, reader: Reader) -> str:
        """The sentence for a page that cannot be shown."""
        return tongue(reader.lang)("server-trouble")


@lru_cache(maxsize=4096)
def title(lang: str, name: str, over: bool, turn: bool) -> str:
    """What the tab of a browser says of a table."""
    return tongue(lang)("title-over" if over else "title-turn" if turn else "title-table", table=name)
