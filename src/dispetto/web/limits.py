"""How much one visitor, and one address of the network, may ask of this house, and how many pages may hang on it.

One number a key: when its budget will be full again. A budget is a burst and the seconds that earn one more, so a
family behind one address never notices, and a flood waits. What is kept is bounded; a worker counts for itself.
"""

from __future__ import annotations

import ipaddress
import math
import os
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from dispetto.core.errors import BadInput
from dispetto.web.sorry import WEB, Sorry

SETTING = "DISPETTO_LIMITS"  # "off", or like "tables=12/20 tables.address=40/5 open.table=60"
ROOM = 20_000  # keys remembered of each budget; the longest unused are forgotten
WORD = re.compile(r"([a-z.]+)=(\d{1,6})(?:/(\d{1,5}(?:\.\d{1,3})?))?", re.ASCII)


class Budget(NamedTuple):
    """So many at once, and one more every so many seconds."""

    burst: int
    every: float


BUDGETS: Mapping[str, Budget] = {
    "tables": Budget(12, 20),  # made: play now, invitations, rematches, what-ifs
    "tables.address": Budget(40, 5),
    "tables.strangers": Budget(60, 2),  # whoever has seen a page of ours brings a cookie
    "phrases": Budget(5, 60),  # guesses at a recovery phrase
    "phrases.address": Budget(10, 60),
    "phrases.strangers": Budget(20, 20),
    "forms": Budget(60, 0.5),  # any other form
    "forms.address": Budget(150, 0.2),
    "forms.strangers": Budget(60, 0.5),
    "drafts": Budget(40, 1),  # what is made in the workshop, as the page sends it to be checked
    "drafts.address": Budget(120, 0.4),
    "drafts.strangers": Budget(30, 1),
    "pages": Budget(60, 0.5),
    "pages.address": Budget(150, 0.2),
    "pages.strangers": Budget(300, 0.05),  # all who bring no cookie, together: a crowd of them does not keep out guests
    "pictures": Budget(200, 0.1),  # drawn once, then kept; files that never change are free
    "pictures.address": Budget(600, 0.02),
    "pictures.strangers": Budget(2000, 0.01),
    "shown": Budget(20, 2),  # of finished games: each may have to be drawn
    "shown.address": Budget(60, 1),
    "shown.strangers": Budget(60, 0.5),  # whoever looks what is behind a pasted link
    "sockets": Budget(30, 1),  # opened, as a page does that comes back
    "sockets.address": Budget(150, 0.2),
    "sockets.strangers": Budget(100, 0.2),  # a page that was opened in a browser brings its cookie
    "answers": Budget(60, 0.1),  # whatever an open page sends
    "answers.address": Budget(300, 0.02),
    "answers.strangers": Budget(200, 0.05),
    "chat": Budget(8, 1.5),
    "chat.address": Budget(60, 0.25),
    "chat.strangers": Budget(20, 0.5),
}
OPEN: Mapping[str, int] = {  # sockets at the same time
    "open.visitor": 30,
    "open.address": 300,
    "open.table": 60,
    "open.house": 20_000,
}


class Buckets:
    """One budget, and how far each key has used it up."""

    def __init__(self, budget: Budget, room: int = ROOM) -> None:
        self.budget = budget
        self.room = room
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def wait(self, key: str, now: float) -> float:
        """The seconds until this key may; 0 when it may now."""
        ahead = max(self.full_at.get(key, now), now) - now
        return max(0.0, ahead - (self.budget.burst - 1) * self.budget.every)

    def take(self, key: str, now: float) -> None:
        """It does."""
        self.full_at[key] = max(self.full_at.get(key, now), now) + self.budget.every
        self.full_at.move_to_end(key)
        while len(self.full_at) > self.room:
            self.full_at.popitem(last=False)


class Limits:
    """All budgets of a worker, as the setting has them; `off` is for tests and load generators."""

    def __init__(self, setting: str | None = None, now: Callable[[], float] = time.monotonic) -> None:
        said = os.environ.get(SETTING, "") if setting is None else setting
        budgets, most = read(said)
        self.on = said.strip().lower() != "off"
        self.most = most
        self.buckets = {kind: Buckets(budget) for kind, budget in budgets.items()}
        self.open: Counter[tuple[str, str]] = Counter()
        self.now = now

    def wait(self, kind: str, person: str, where: str) -> float:
        """Take one of these, or the seconds until that is possible; nobody's own budget is that of a new visitor."""
        if not self.on:
            return 0.0
        now = self.now()
        keyed = [(kind, person), (f"{kind}.address", household(where)), (f"{kind}.strangers", "" if person else "all")]
        asked = [(self.buckets[name], key) for name, key in keyed if key and name in self.buckets]
        wait = max((bucket.wait(key, now) for bucket, key in asked), default=0.0)
        if not wait:
            for bucket, key in asked:
                bucket.take(key, now)
        return wait

    def take(self, kind: str, person: str, where: str) -> None:
        """Take one of these, or the sentence that says when."""
        wait = self.wait(kind, person, where)
        if wait:
            raise slow(kind, wait)

    def full(self, person: str, where: str, table: str, seated: bool = False) -> str:
        """What has as many open sockets as it may: visitor, address, table or house; empty when one more is welcome.
        Whoever sits at a table is never kept out by those who look on.
        """
        if not self.on:
            return ""
        held = [(what, key) for what, key in holders(person, where, table) if not (seated and what == "table")]
        return next((what for what, key in held if self.at_most(what, key)), "")

    def at_most(self, what: str, key: str) -> bool:
        """Has this as many as it may?"""
        return self.open[what, key] >= self.most[f"open.{what}"] if (what, key) in self.open else False

    @contextmanager
    def held(self, person: str, where: str, table: str) -> Iterator[None]:
        """A socket is open."""
        holds = holders(person, where, table)
        self.open.update(holds)
        try:
            yield
        finally:
            for hold in holds:
                self.open[hold] -= 1
                if not self.open[hold]:
                    del self.open[hold]


def holders(person: str, where: str, table: str) -> list[tuple[str, str]]:
    """Whom an open socket counts for."""
    named = [("visitor", person), ("address", household(where)), ("table", table), ("house", "")]
    return [(what, key) for what, key in named if key or what == "house"]


def household(where: str) -> str:
    """An address as one household has it: of the long kind a household has 2⁶⁴."""
    if ":" not in where:
        return where
    try:
        return str(ipaddress.ip_network(f"{where.partition('%')[0]}/64", strict=False))
    except ValueError:
        return where


def slow(kind: str, wait: float) -> Sorry:
    """The sentence for who has used a budget up."""
    return Sorry("slow", 429, kind=kind, seconds=seconds(wait))


def seconds(wait: float) -> int:
    """A wait as people are told it, never too short: 1, 2, 5, 10, 30 seconds, or minutes of them."""
    return next((n for n in (1, 2, 5, 10, 30) if wait <= n), 60 * math.ceil(wait / 60))


def read(setting: str) -> tuple[dict[str, Budget], dict[str, int]]:
    """The budgets and numbers, where the setting says no other; BadInput names the word that is none."""
    budgets, most = dict(BUDGETS), dict(OPEN)
    for word in setting.split() if setting.strip().lower() != "off" else ():
        found = WORD.fullmatch(word)
        key, burst, every = found.groups() if found else ("", "", "")
        if key in budgets and every and int(burst):
            budgets[key] = Budget(int(burst), float(every))
        elif key in most and not every and int(burst):
            most[key] = int(burst)
        else:
            raise BadInput("bad-limit", WEB, word=repr(word), name=SETTING, known=[*budgets, *most])
    return budgets, most
