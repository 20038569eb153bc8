"""The live side of tables: who is looking, what each sees, and whoever has to be waited for.

Every connection has a task that sends what is new since the last message (docs/concepts/protocol.md):
`{seq, after, steps, lines, html, …}`, where `html` holds the parts of the page that changed (the truth) and `steps`
the way there. Who comes and goes, what people say and how time burns are small messages that draw nothing anew.
A slow reader gets fewer and longer messages.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Sequence
from itertools import chain
from typing import Any, Protocol

from dispetto.core.show.stage import Step
from dispetto.web.play.alone import LOT, alone
from dispetto.web.play.delta import shortest
from dispetto.web.play.doorstep import Doorstep
from dispetto.web.play.ears import Ear
from dispetto.web.play.moments import Moment
from dispetto.web.play.presence import Presence
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.waiting import Waiting
from dispetto.web.play.watcher import Watcher
from dispetto.web.play.wire import written
from dispetto.web.store import hours
from dispetto.web.store.rows import Glance

log = logging.getLogger("dispetto.web")
HEARTBEAT = 15.0  # seconds
PULSE = 0.002  # seconds between the pulses of two tables
RESTS = 40.0  # seconds without news after which only fingerprints are kept of what pages show
NOBODY: set[str] = set()
MOST_GLIMPSES = 12  # pictures on the way through what bots did in one go
MOST_STEPS = 12  # moments shown as motion in one message; beyond that the picture just changes


class Screens(Protocol):
    """What open pages are sent, put into html and words by whoever knows how."""

    def stamp(self, table: Table, reader: Reader, present: set[str]) -> tuple[object, ...]:
        """All that the parts of a page are made of: as long as it is the same, they are."""

    def look_of(self, table: Table, reader: Reader) -> int:
        """The same as a number that another process comes to as well; 0 for none."""

    def look_at(self, glance: Glance, reader: Reader) -> int:
        """The same of a table that sleeps; 0 where it cannot be told."""

    def parts(self, table: Table, reader: Reader, present: set[str]) -> dict[str, str]:
        """The changing parts of a page, by the id of the element they fill."""

    def glimpse(self, table: Table, moment: Moment, reader: Reader) -> dict[str, str]:
        """The parts that show how a game goes on, as they were at a moment."""

    def log(self, table: Table, reader: Reader) -> str:
        """The narrator's latest lines, and what people said between them."""

    def steps(self, table: Table, moments: Sequence[Moment], reader: Reader) -> tuple[list[Step], list[str]]:
        """The way from what a page shows to what is, and the lines that are told on it."""

    def said(self, table: Table, reader: Reader, since: int) -> list[str]:
        """What people said after a line of theirs."""

    def title(self, table: Table, reader: Reader) -> str:
        """What the browser's tab says."""

    def turn(self, table: Table, reader: Reader) -> bool:
        """Is this reader waited for?"""

    def trouble(self, reader: Reader) -> str:
        """The sentence for a page that cannot be shown."""

    def forget(self, table: Table) -> None:
        """What was drawn of a table may be drawn again when it is needed."""


class Live:
    """All open pages."""

    def __init__(self, tables: Tables, pages: Screens, thinkers: Thinkers, pace: float = 1.0) -> None:
        self.tables = tables
        self.pages = pages
        self.watchers: dict[str, set[Watcher]] = {}
        self.told: dict[str, float] = {}  # when there was news of a table last; not of those that rest
        self.doorstep = Doorstep(tables.get)
        self.presence = Presence(tables.store, self.seen_here, self.seen_elsewhere)
        self.waiting = Waiting(tables, thinkers, pace, self.tell, self.watched, self.everybody)
        self.heart: asyncio.Task[None] | None = None
        self.ears: set[Ear] = set()  # programs that listen to all tables of somebody

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
            self.told.pop(w.table.id, None)
            self.pages.forget(w.table)
        self.presence.say(w.table.id)

    def seen_here(self) -> dict[str, set[str]]:
        """The people who are looking at each table through this worker."""
        found = {table: {w.reader.person for w in group} for table, group in self.watchers.items()}
        for table in self.doorstep.waiting:
            found[table] = found.get(table, set()) | self.doorstep.people(table)
        for ear in self.ears:
            if ear.looks_at:
                found.setdefault(ear.looks_at, set()).add(ear.person)
        return found

    def looked_at(self, table: str) -> bool:
        """Is anybody there, through this worker?"""
        return table in self.watchers or table in self.doorstep.waiting

    def woken(self, table: Table) -> None:
        """A table was woken: somebody sees what it waits for, and whoever stands at its door comes in."""
        self.doorstep.call(table.id)
        self.waiting.tend(table)

    def seen_elsewhere(self, table: str) -> None:
        """Somebody has come to a table or gone from it at another worker."""
        found = self.tables.alive.get(table)
        if found is not None:
            self.changed(found)
        for ear in self.ears:
            if ear.looks_at == table:
                ear.news.set()

    def present(self, table: Table) -> set[str]:
        """The people who are looking at a table, here or at another worker."""
        here = {w.reader.person for w in self.watchers.get(table.id, ())}
        if table.id in self.doorstep.waiting:
            here |= self.doorstep.people(table.id)
        return here | self.presence.elsewhere(table.id) if self.presence.others else here

    def away(self, table: Table) -> tuple[int, ...]:
        """The seats of a game whose people are not looking."""
        here = self.present(table)
        return tuple([n for n, s in enumerate(table.row.seats) if not s.bot and s.person not in here])

    def watched(self, table: Table) -> bool:
        """Is anybody looking?"""
        return bool(self.present(table))

    def everybody(self, table: Table) -> bool:
        """Is everybody here who is asked now?"""
        seats = [table.row.seats[seat] for seat in table.asking.party]
        return {s.person for s in seats if not s.player} <= self.present(table)

    def tell(self, table: Table) -> None:
        """Every open page looks whether there is something new for it."""
        watchers = self.watchers.get(table.id, ())
        if watchers:
            self.told[table.id] = time.monotonic()
        for w in watchers:
            w.hear_of_news()
        for ear in self.ears:
            ear.hears(table)

    def send_home(self) -> None:
        """The house closes: programs that listen see that it does."""
        for w in [w for group in self.watchers.values() for w in group]:
            w.hear_of_news()
        for ear in self.ears:
            ear.news.set()

    def changed(self, table: Table) -> None:
        """Tell every open page, and see who is asked now."""
        self.tell(table)
        self.waiting.tend(table)

    # ------------------------------------------------------------------------------------------------------ sending

    async def send_forever(self, w: Watcher) -> None:
        """Send what is new, whenever there is something."""
        self.start_heart()
        while True:
            await w.news.wait()
            w.news.clear()
            notes, beat = w.take_notes(), w.take_beat()
            if beat and w.up_to_date and not notes:
                await w.socket.send_text("hb")
                continue
            for note in notes:
                await w.socket.send_text(written(note))
            try:
                messages = self.messages(w)
            except Exception:
                log.exception("showing table %s", w.table.id)
                messages = [{"no": self.pages.trouble(w.reader)}]
            for message in messages:
                await w.socket.send_text(text := written(message))
                w.is_sent(text)

    def messages(self, w: Watcher) -> list[dict[str, Any]]:
        """What this page does not show yet: what bots did in one go is shown answer by answer, as it happened."""
        found = self.glimpses(w) if w.pace and w.seen >= 0 and w.stamp and not w.table.gone else []
        last = self.message(w)
        return found if last is None else [*found, last]

    def glimpses(self, w: Watcher) -> list[dict[str, Any]]:
        """The way a page is led through several answers: each with its motion and what it came to, but the last."""
        table = w.table
        later = table.history.since(w.seen) if table.started and alone(table) else None
        if not later:
            return []
        reader = w.reader.at(table)
        if self.waiting.veils.hides(table) or w.eyes != reader.seat:
            return []
        found = []
        for moments in by_answers(later)[:-1]:
            steps, lines = self.pages.steps(table, moments, reader)
            self.waiting.moving(table, duration(steps) / 1000 / w.pace)
            html = w.unseen(self.pages.glimpse(table, moments[-1], reader))
            seq = moments[-1].version
            found.append({"seq": seq, "after": w.seen, "steps": steps, "lines": lines, "html": html, "more": True})
            found[-1] |= {"look": 0, "seat": reader.seat, "turn": False}
            w.shows_version(seq)
        return found

    def again(self, w: Watcher, moments: Sequence[Moment]) -> list[dict[str, Any]]:
        """These moments once more, for a page that shows how it stands now: from how it stood before them."""
        table, reader = w.table, w.reader.at(w.table)
        first = table.history.before(moments[0].version - 1)
        pictures = [] if first is None else [self.pages.glimpse(table, first, reader)]
        motions: list[list[Step]] = []
        groups = by_answers(moments)
        for group in groups:
            motions.append(self.pages.steps(table, group, reader)[0])
            if group is not groups[-1]:
                pictures.append(self.pages.glimpse(table, group[-1], reader))
        now = self.pages.parts(table, reader, self.present(table))
        pictures.append({name: now[name] for name in now if name in pictures[0] or name == "ask"})
        found: list[dict[str, Any]] = []
        shown: dict[str, str] = {}
        for n, parts in enumerate(pictures):
            kept = {name: text for name, text in parts.items() if name != "ask" or n == len(groups)}
            html = {name: shortest(shown[name], text) if shown.get(name) else text for name, text in kept.items()}
            found.append({"html": html} | ({"steps": motions[n - 1]} if n else {}))
            shown |= kept
        return found

    def message(self, w: Watcher) -> dict[str, Any] | None:
        """What this page does not show yet."""
        table = w.table
        if table.gone or (table.started and w.shows("lobby")):
            return {"reload": True}
        reader = w.reader.at(table)
        present = NOBODY if table.started else self.present(table)  # a game that has begun is drawn for those who sit
        stamp = self.pages.stamp(table, reader, present)
        message: dict[str, Any] = {}
        if self.waiting.veils.hides(table):
            return self.small_news(w, reader, message) or None
        if stamp != w.stamp:
            message = self.news(w, reader, present)
            w.is_drawn(stamp, table.version, reader.seat)
            if w.knows(message):
                message = {}
        return (message | self.small_news(w, reader, message)) or None

    def news(self, w: Watcher, reader: Reader, present: set[str]) -> dict[str, Any]:
        """The parts that have changed, and the way there."""
        table = w.table
        look = self.pages.look_of(table, reader)
        same = w.takes_look(look) and look != 0 and w.seen == table.version
        html: dict[str, Any] = {} if same else dict(w.unseen(self.pages.parts(table, reader, present)))
        later = table.history.since(w.seen) if w.seen >= 0 else None
        steps: list[Step] = []
        lines: list[str] = []
        same_eyes = w.eyes in (None, reader.seat)
        most = MOST_STEPS if w.pace else LOT
        if later is not None and len(later) <= most and same_eyes:
            steps, lines = self.pages.steps(table, later, reader) if later else ([], [])
            steps = steps if w.pace else []
            self.waiting.moving(table, duration(steps) / 1000 / (w.pace or 1))
        elif table.started:
            html["log"] = self.pages.log(table, reader)
            w.hears(last_said(table))
        return {
            "seq": table.version,
            "after": w.seen if later is not None else -1,
            "steps": steps,
            "lines": lines,
            "html": html,
            "look": look,
            "seat": reader.seat,
            "title": self.pages.title(table, reader),
            "turn": self.pages.turn(table, reader),
        }

    def small_news(self, w: Watcher, reader: Reader, message: dict[str, Any]) -> dict[str, Any]:
        """What needs no drawing: who is away, what was said, how long there is time."""
        table = w.table
        if not table.started:
            return {}
        found: dict[str, Any] = {}
        away = self.away(table)
        if w.sees_away(away):
            found["away"] = away
        if w.heard != last_said(table):
            found["lines"] = message.get("lines", []) + self.pages.said(table, reader, w.heard)
            w.hears(last_said(table))
        burn = burning(table)
        if w.sees_time(burn):
            found |= {"burn": burn, "now": hours.now()}
        return found

    # --------------------------------------------------------------------------------------------------- the heart

    def start_heart(self) -> None:
        """From the first open page on there is a pulse."""
        if self.heart is None:
            self.heart = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        """A sign of life to every page now and then, and rest for tables where nothing happens."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for group in list(self.watchers.values()):
                lately = time.monotonic() - HEARTBEAT / 2
                for w in group:
                    w.pulse(lately)
                await asyncio.sleep(PULSE)  # not all in one moment: whoever answers is not kept waiting
            self.let_rest(time.monotonic() - RESTS)

    def let_rest(self, before: float) -> None:
        """Tables without news since then keep only what they need to go on."""
        for table in [table for table, at in self.told.items() if at < before]:
            del self.told[table]
            for w in self.watchers.get(table, ()):
                w.rest()
                self.pages.forget(w.table)

    async def close(self) -> None:
        """Nobody waits any more."""
        if self.heart is not None:
            self.heart.cancel()
            await asyncio.gather(self.heart, return_exceptions=True)
        await self.doorstep.close()
        await self.presence.close()
        await self.waiting.close()


def last_said(table: Table) -> int:
    """The last line of chat."""
    return table.chat[-1].n if table.chat else 0


def burning(table: Table) -> tuple[float, float] | None:
    """From when until when there is time: the fuse of a round, or the clock of whoever is asked."""
    if table.over:
        return None
    if table.asking.in_round:
        fuse = table.clocks.fuse
        return (fuse.began, fuse.until) if fuse is not None and fuse.until else None
    return table.clocks.running


def by_answers(moments: Sequence[Moment]) -> list[list[Moment]]:
    """Moments grouped: each answer with what chance said to it, several together where there are very many."""
    found: list[list[Moment]] = []
    for m in moments:
        if not found or (m.entry is not None and m.entry.kind == "answer"):
            found.append([])
        found[-1].append(m)
    many = math.ceil(len(found) / MOST_GLIMPSES)
    return [list(chain(*found[n : n + many])) for n in range(0, len(found), many)] if many > 1 else found


def duration(steps: Sequence[Step]) -> float:
    """How long the motion takes, in milliseconds."""
    total = 0.0
    for step in steps:
        if step["do"] == "all":
            total += max((duration([s]) for s in step["steps"]), default=0.0)
        else:
            total += float(step.get("ms", 0))
    return total
