"""The live side of tables: who is looking, what each sees, and whoever has to be waited for.

Every connection has a task that sends what is new since the last message: `{seq, after, steps, html}`, where `html`
holds the parts of the page that changed (the truth) and `steps` the way there. A slow reader gets fewer and longer
messages.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from fastapi import WebSocket

from dispetto.core.show.stage import Step
from dispetto.web import metrics
from dispetto.web.play.moments import Moment
from dispetto.web.play.presence import Presence
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.waiting import Waiting
from dispetto.web.store import hours

log = logging.getLogger("dispetto.web")
HEARTBEAT = 2.0  # seconds
MOST_NOTES = 20  # small messages kept for a page that does not read them
MOST_STEPS = 12  # moments shown as motion in one message; beyond that the picture just changes


class Screens(Protocol):
    """What open pages are sent, put into html and words by whoever knows how."""

    def parts(self, table: Table, reader: Reader, present: set[str]) -> dict[str, str]:
        """The changing parts of a page, by the id of the element they fill."""

    def steps(self, table: Table, moments: Sequence[Moment], reader: Reader) -> list[Step]:
        """The way from what a page shows to what is."""

    def title(self, table: Table, reader: Reader) -> str:
        """What the browser's tab says."""

    def turn(self, table: Table, reader: Reader) -> bool:
        """Is this reader waited for?"""

    def trouble(self, reader: Reader) -> str:
        """The sentence for a page that cannot be shown."""


@dataclass(eq=False)
class Watcher:
    """One open page: a socket, whose eyes it has, and what it has been sent."""

    socket: WebSocket
    table: Table
    reader: Reader
    seen: int = -1  # the version it shows
    parts: dict[str, int] = field(default_factory=dict)  # hashes of the parts it shows
    news: asyncio.Event = field(default_factory=asyncio.Event)
    notes: list[dict[str, Any]] = field(default_factory=list)  # small messages: a reason, a polite refusal
    said: float = -math.inf  # when it last chatted
    stale: float = 0.0  # since when there is news it was not sent (monotonic); 0 for none

    def note(self, **what: Any) -> None:
        """Send a small message soon."""
        self.notes.append(what)
        del self.notes[:-MOST_NOTES]
        self.news.set()

    def hear_of_news(self) -> None:
        """The table has changed."""
        self.stale = self.stale or time.monotonic()
        self.news.set()

    def is_sent(self, message: str) -> None:
        """The page has all there is."""
        metrics.pushed(message, self.stale)
        self.stale = 0.0

    def take_notes(self) -> list[dict[str, Any]]:
        """The small messages that wait; from now on they count as sent."""
        waiting, self.notes = self.notes, []
        return waiting

    def look(self, reader: Reader) -> None:
        """The page is looked at with other eyes, or on another screen."""
        self.reader = reader
        self.news.set()

    def speaks(self, now: float) -> None:
        """Whoever looks says something."""
        self.said = now

    def unseen(self, parts: dict[str, str]) -> dict[str, str]:
        """Of these parts those that the page does not show like this."""
        return {name: html for name, html in parts.items() if self.parts.get(name) != hash(html)}

    def shows(self, version: int, parts: dict[str, str]) -> None:
        """The page is sent these parts, as they are at a version."""
        self.seen = version
        self.parts.update({name: hash(html) for name, html in parts.items()})


class Live:
    """All open pages."""

    def __init__(self, tables: Tables, pages: Screens, thinkers: Thinkers, pace: float = 1.0) -> None:
        self.tables = tables
        self.pages = pages
        self.watchers: dict[str, set[Watcher]] = {}
        self.presence = Presence(tables.store, self.seen_here, self.seen_elsewhere)
        self.waiting = Waiting(tables, thinkers, pace, self.tell, self.watched, self.everybody)

    # --------------------------------------------------------------------------------------------------- looking on

    def join(self, w: Watcher) -> None:
        """A page has been opened."""
        self.watchers.setdefault(w.table.id, set()).add(w)
        self.presence.say(w.table.id)
        self.changed(w.table)

    def part(self, w: Watcher) -> None:
        """A page has been closed."""
        group = self.watchers.get(w.table.id, set())
        group.discard(w)
        if not group:
            self.watchers.pop(w.table.id, None)
        self.presence.say(w.table.id)

    def seen_here(self) -> dict[str, set[str]]:
        """The people who are looking at each table through this worker."""
        return {table: {w.reader.person for w in group} for table, group in self.watchers.items()}

    def seen_elsewhere(self, table: str) -> None:
        """Somebody has come to a table or gone from it at another worker."""
        found = self.tables.alive.get(table)
        if found is not None:
            self.changed(found)

    def present(self, table: Table) -> set[str]:
        """The people who are looking at a table, here or at another worker."""
        return {w.reader.person for w in self.watchers.get(table.id, ())} | self.presence.elsewhere(table.id)

    def watched(self, table: Table) -> bool:
        """Is anybody looking?"""
        return bool(self.present(table))

    def everybody(self, table: Table) -> bool:
        """Is everybody here who is asked now?"""
        seats = [table.row.seats[seat] for seat in table.asking.party]
        return {s.person for s in seats if not s.player} <= self.present(table)

    def tell(self, table: Table) -> None:
        """Every open page looks whether there is something new for it."""
        for w in self.watchers.get(table.id, ()):
            w.hear_of_news()

    def changed(self, table: Table) -> None:
        """Tell every open page, and see who is asked now."""
        self.tell(table)
        self.waiting.tend(table)

    async def send_forever(self, w: Watcher) -> None:
        """Send what is new, whenever there is something; a heartbeat when there is not."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await w.news.wait()
            except TimeoutError:
                await w.socket.send_text("hb")
                continue
            w.news.clear()
            for note in w.take_notes():
                await w.socket.send_text(json.dumps(note))
            try:
                message = self.message(w)
            except Exception:
                log.exception("showing table %s", w.table.id)
                message = {"no": self.pages.trouble(w.reader)}
            if message is not None:
                await w.socket.send_text(text := json.dumps(message))
                w.is_sent(text)

    def message(self, w: Watcher) -> dict[str, Any] | None:
        """What this page does not show yet."""
        table = w.table
        if table.gone:
            return {"reload": True}
        reader = w.reader.at(table)
        if table.started and "lobby" in w.parts:
            return {"reload": True}
        parts = self.pages.parts(table, reader, self.present(table))
        fresh = w.unseen(parts)
        if not fresh and w.seen == table.version:
            return None
        later = table.history.since(w.seen) if w.seen >= 0 else None
        steps: list[Step] = []
        if later and len(later) <= MOST_STEPS:
            steps = self.pages.steps(table, later, reader)
            self.waiting.moving(table, duration(steps) / 1000)
        message = {
            "seq": table.version,
            "after": w.seen if later is not None else -1,
            "steps": steps,
            "html": fresh,
            "title": self.pages.title(table, reader),
            "turn": self.pages.turn(table, reader),
            "now": hours.now(),
        }
        w.shows(table.version, fresh)
        return message

    async def close(self) -> None:
        """Nobody waits any more."""
        await self.presence.close()
        await self.waiting.close()


def duration(steps: Sequence[Step]) -> float:
    """How long the motion takes, in milliseconds."""
    total = 0.0
    for step in steps:
        if step["do"] == "all":
            total += max((duration([s]) for s in step["steps"]), default=0.0)
        else:
            total += float(step.get("ms", 0))
    return total
