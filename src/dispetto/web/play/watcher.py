"""One open page: a socket, whose eyes it has, and what it has been sent."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from fastapi import WebSocket

from dispetto.web import metrics
from dispetto.web.play.delta import shortest
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.wire import Once

PACES = (0, 1, 2)  # how quick motion may be shown; 0 for none
LOOK_BACK = 0.5  # seconds between two looks back of one page: each is a dozen pictures
MOST_NOTES = 20  # small messages kept for a page that does not read them


def mark(text: str) -> int:
    """A fingerprint of a part, as pages make it too."""
    return crc32(text.encode())


@dataclass(eq=False)
class Watcher:
    """What a page shows: the version, and of every part the text, or at least its fingerprint."""

    socket: WebSocket
    table: Table
    reader: Reader
    seen: int = -1  # the version it shows
    heard: int = 0  # the last line of chat it shows
    texts: dict[str, str] = field(default_factory=dict)  # parts that the page has as we know them: what is new is told
    marks: dict[str, int] = field(default_factory=dict)  # parts of which only the fingerprint is known
    look: int = 0  # what a page that comes back says it was drawn from; 0 once it has been compared
    stamp: tuple[object, ...] = ()  # what it was drawn from
    told: tuple[object, ...] = ()  # what the last message said besides its parts, its motion and its lines
    away: tuple[int, ...] | None = None  # the seats it shows as empty
    burn: tuple[float, float] | None = None  # the clock or fuse it shows
    news: asyncio.Event = field(default_factory=asyncio.Event)
    notes: list[dict[str, Any]] = field(default_factory=list)  # small messages: a reason, a polite refusal
    eyes: int | None = None  # the seat that its lines were told to
    beat: bool = False  # a sign of life is due
    sent: float = -math.inf  # when it was sent a message last (monotonic)
    said: float = -math.inf  # when it last chatted
    looked: float = -math.inf  # when it last wanted to see something again
    pace: int = 1  # how many times as quick as usual it shows motion; 0 for none at all
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
        self.stale, self.sent = 0.0, time.monotonic()

    def take_notes(self) -> list[dict[str, Any]]:
        """The small messages that wait; from now on they count as sent."""
        waiting, self.notes = self.notes, []
        return waiting

    def pulse(self, since: float) -> None:
        """Send a sign of life soon, unless the page has been sent a message since then: that was one."""
        if self.sent < since:
            self.beat = True
            self.news.set()

    @property
    def up_to_date(self) -> bool:
        """Has it been sent all there is?"""
        return not self.stale and bool(self.stamp)

    def take_beat(self) -> bool:
        """Is a sign of life due? From now on it counts as sent."""
        due, self.beat = self.beat, False
        return due

    def is_drawn(self, stamp: tuple[object, ...], version: int, eyes: int) -> None:
        """The page is sent what it shows at a version, told to a seat."""
        self.stamp, self.seen, self.eyes = stamp, version, eyes

    def shows_version(self, version: int) -> None:
        """The page is led on to this version."""
        self.seen = version

    def hears(self, last: int) -> None:
        """The page is sent all that was said up to this line."""
        self.heard = last

    def sees_away(self, away: tuple[int, ...]) -> bool:
        """Is it new to this page who does not look? From now on it is not."""
        before, self.away = self.away, away
        return before != away

    def sees_time(self, burn: tuple[float, float] | None) -> bool:
        """Is it new to this page how long there is time? From now on it is not."""
        before, self.burn = self.burn, burn
        return before != burn

    def looks_as(self, reader: Reader) -> None:
        """The page is looked at with other eyes, or on another screen."""
        self.reader = reader
        self.news.set()

    def may_look_back(self, now: float) -> bool:
        """Is it long enough since whoever looks last wanted to see something again? From now on it is not."""
        before, self.looked = self.looked, now
        return now - before >= LOOK_BACK

    def goes(self, pace: int) -> None:
        """Whoever looks wants motion so quick."""
        self.pace = pace

    def speaks(self, now: float) -> None:
        """Whoever looks says something."""
        self.said = now

    def has(self, marks: Mapping[str, int], look: int = 0) -> None:
        """The page says what it shows, and what that was drawn from."""
        self.texts, self.marks, self.look = {}, dict(marks), look

    def takes_look(self, look: int) -> bool:
        """Does the page come back with this very look? It is asked once."""
        before, self.look = self.look, 0
        return before == look

    def shows(self, part: str) -> bool:
        """Does the page have this part at all?"""
        return part in self.texts or part in self.marks

    def unseen(self, parts: Mapping[str, str]) -> dict[str, str | Once]:
        """Of these parts those that the page does not show like this, told as shortly as it may be;
        from now on it shows them.
        """
        found: dict[str, str | Once] = {}
        for name, text in parts.items():
            old = self.texts.get(name)
            if old is text or old == text:
                continue
            if old is None and self.marks.get(name) == mark(text):
                continue
            found[name] = shortest(old, text) if old else text
            self.texts[name] = text
            self.marks.pop(name, None)
        return found

    def knows(self, message: Mapping[str, Any]) -> bool:
        """Would this message change nothing on the page? From now on all that it says is known there."""
        before, self.told = self.told, tuple(message.get(key) for key in ("seq", "look", "seat", "title", "turn"))
        return before == self.told and not message["html"] and not message["steps"] and not message["lines"]

    def rest(self) -> None:
        """Nothing has happened for a while: fingerprints are enough."""
        self.marks |= {name: mark(text) for name, text in self.texts.items()}
        self.texts = {}
