"""The narrator's lines: what happened, told to one reader, with what people said between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from dispetto.core.engine.table import Event
from dispetto.core.telling.words import Words
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import chip, numbers
from dispetto.web.play.moments import Moment
from dispetto.web.play.narrator import Run, event
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.store.rows import ChatRow

SHOWN_LINES = 60
LATELY = 12  # moments that the tray knows of
SHOWN_CHAT = 30  # lines among them; whoever writes in signs that pages spell out fills no page


class Line(NamedTuple):
    """One line of the log: what it says as HTML, and when that was."""

    html: Markup
    at: float


def lines(table: Table, reader: Reader, upto: int | None = None) -> list[Line]:
    """The narrator's latest lines for this reader, and what people said between them."""
    words = table.words(reader.lang, reader.seat)
    runs: list[list[tuple[Moment, int]]] = []
    moments = table.history.moments if upto is None else table.history.moments[: upto + 1]
    for moment in reversed(moments):
        for n in range(len(moment.events) - 1, -1, -1):
            if runs and words.joins(event(runs[-1][0]), moment.events[n]):
                runs[-1].insert(0, (moment, n))
            else:
                runs.append([(moment, n)])
        if len(runs) > SHOWN_LINES:
            break
    narrated = told(table, runs[SHOWN_LINES - 1 :: -1], moments, reader)
    if upto is not None:
        return narrated
    since = narrated[0].at if len(runs) > SHOWN_LINES else 0.0
    chat = [said(table, c, reader) for c in table.chat[-SHOWN_CHAT:] if c.at >= since]
    return sorted(narrated + chat, key=lambda one: one.at)


def told(table: Table, runs: Sequence[Run], moments: Sequence[Moment], reader: Reader) -> list[Line]:
    """The narrator's lines, and after those of a moment what bots said to it."""
    talked = [m for m in moments if runs and m.version >= runs[0][0][0].version and table.gossip.said(m.version)]
    found: list[Line] = []
    for run in runs:
        while talked and talked[0].version < run[-1][0].version:
            found += spoken(table, talked.pop(0), reader.lang)
        found.append(line(table, run, reader))
    return found + [one for m in talked for one in spoken(table, m, reader.lang)]


def spoken(table: Table, moment: Moment, lang: str) -> list[Line]:
    """What bots said at a moment: the same words for every reader of a language."""
    at = moment.entry.at if moment.entry is not None else 0.0
    found = []
    for said in table.gossip.said(moment.version):
        name, text = table.row.seats[said.seat].name, said.words(lang)
        words = Markup('<b class="who">{}</b> <q>{}</q>').format(name, text)
        html = item(f"v{moment.version}-{said.seat}", "says", table.colour(said.seat), words, said.seat)
        found.append(Line(html, at))
    return found


def line(table: Table, run: Run, reader: Reader) -> Line:
    """One line of the narrator: an event, or several that are told together; its id is that of the first."""
    (first, a), (moment, n) = run[0], run[-1]
    text = table.narrator.sentence(run, to_seat(table, reader.lang), reader.lang, reader.seat)
    e = moment.events[n]
    nasty = "nasty" if table.stage.nastiness(e) > 2 else ""
    html = item(f"l{first.version}-{a}", nasty, table.colour(e.seat), numbers(text))
    return Line(html, moment.entry.at if moment.entry is not None else 0.0)


def to_seat(table: Table, lang: str) -> Callable[[int], Words]:
    """Whoever puts things into words for a seat."""
    return lambda seat: table.words(lang, seat)


def said(table: Table, c: ChatRow, reader: Reader) -> Line:
    """Something somebody said, or what the table itself has to say."""
    t = tongue(reader.lang)
    if c.person.startswith("*"):
        text = Markup("<i>{}</i>").format(t(c.person[1:], who=c.name, other=c.text))
    else:
        text = Markup('<b class="who">{}</b> {}').format(t("you") if c.person == reader.person else c.name, c.text)
    kind = "says" if c.person.startswith("*heckle-") else "chat"  # the click that silences bots silences ghosts
    return Line(item(f"c{c.n}", kind, table.colour(c.seat), text), c.at)


@lru_cache(maxsize=4096)
def item(name: str, kind: str, colour: int, text: Markup, says: int = -1) -> Markup:
    """A line as HTML; where a bot says it, the page puts a bubble to that seat."""
    sign = chip(colour, 19) if colour >= 0 else ""
    whose = f' data-says="{says}"' if says >= 0 else ""
    return Markup(f'<li id="{escape(name)}" class="{kind}"{whose}>{sign}{text}</li>')


def lately(table: Table, seat: int) -> list[Event]:
    """What happened in the latest moments, as far as a seat may know it."""
    return [known(e, seat) for m in table.history.moments[-LATELY:] for e in m.events]


def known(e: Event, seat: int) -> Event:
    """An event as a seat may know it: without its arguments where they are secret."""
    return e if e.known(seat) else Event(e.kind, e.seat, (), e.known_to)


def html_of(lines: Sequence[Line]) -> list[str]:
    """Lines as a message carries them."""
    return [str(one.html) for one in lines]
