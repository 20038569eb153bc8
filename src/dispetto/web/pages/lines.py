"""The narrator's lines: what happened, told to one reader, with what people said between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.core.engine.table import Event
from dispetto.core.telling.words import Words
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.moments import Moment
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.store.rows import ChatRow

SHOWN_LINES = 60
SHOWN_CHAT = 30  # lines among them; whoever writes in signs that pages spell out fills no page


def lines(table: Table, reader: Reader, upto: int | None = None) -> list[dict[str, Any]]:
    """The narrator's latest lines for this reader, and what people said between them."""
    words = table.words(reader.lang, reader.seat)
    runs: list[list[tuple[Moment, int]]] = []
    for moment in reversed(table.history.moments if upto is None else table.history.moments[: upto + 1]):
        for n in range(len(moment.events) - 1, -1, -1):
            if runs and words.joins(event(runs[-1][0]), moment.events[n]):
                runs[-1].insert(0, (moment, n))
            else:
                runs.append([(moment, n)])
        if len(runs) > SHOWN_LINES:
            break
    narrated = [line(table, run, words) for run in reversed(runs[:SHOWN_LINES])]
    if upto is not None:
        return narrated
    since = narrated[0]["at"] if len(runs) > SHOWN_LINES else 0.0
    chat = [said(table, c, reader) for c in table.chat[-SHOWN_CHAT:] if c.at >= since]
    return sorted(narrated + chat, key=lambda one: one["at"])


def line(table: Table, run: Sequence[tuple[Moment, int]], words: Words) -> dict[str, Any]:
    """One line of the narrator: an event, or several that are told together."""
    moment, n = run[-1]
    e = moment.events[n]
    one = len(run) == 1
    return {
        "id": f"l{moment.version}-{n}",
        "seat": table.colour(e.seat),
        "nasty": table.stage.nastiness(e) > 2,
        "version": moment.version,
        "text": table.narrator.sentence(moment, n, words) if one else words.run(moment.state, [event(x) for x in run]),
        "at": moment.entry.at if moment.entry is not None else 0.0,
        "who": "",
    }


def said(table: Table, c: ChatRow, reader: Reader) -> dict[str, Any]:
    """Something somebody said, or what the table itself has to say."""
    t = tongue(reader.lang)
    system = c.person.startswith("*")
    text = t(c.person[1:], who=c.name, other=c.text) if system else c.text
    return {
        "id": f"c{c.n}",
        "seat": table.colour(c.seat),
        "text": text,
        "nasty": False,
        "version": -1,
        "at": c.at,
        "who": "" if system else t("you") if c.person == reader.person else c.name,
    }


def lately(table: Table, reader: Reader) -> list[Event]:
    """What happened in the latest moments, as far as the reader may know it."""
    return [known(e, reader.seat) for m in table.history.moments[-12:] for e in m.events]


def event(one: tuple[Moment, int]) -> Event:
    """What happened there."""
    return one[0].events[one[1]]


def known(e: Event, seat: int) -> Event:
    """An event as a seat may know it: without its arguments where they are secret."""
    return e if e.known(seat) else Event(e.kind, e.seat, (), e.known_to)


def nasty_events(table: Table, most: int = 4) -> list[tuple[Moment, int, Event]]:
    """The meanest moments of a game, in the order they happened."""
    found = [
        (table.stage.nastiness(e), m.version, m, n, e) for m in table.history.moments for n, e in enumerate(m.events)
    ]
    worst = sorted((f for f in found if f[0] > 0), key=lambda f: (-f[0], f[1]))[:most]
    return [(m, n, e) for _, version, m, n, e in sorted(worst, key=lambda f: f[1])]
