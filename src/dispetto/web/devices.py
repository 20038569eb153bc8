"""One device a person: whoever moves to another one with a link has left the old one, and its pages are closed. Who has
a recovery phrase may have several: each is the same person with the same eyes, and any of them can end the others.

The link is good once. The cookie of a device carries an epoch, which the next move ends; what a device that was left
has seen goes with it, and what the new one has seen before counts too: nobody gets a second pair of eyes by moving.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from dataclasses import replace

from dispetto.web.pages.phrases import tongue
from dispetto.web.people import Visitor, ghost, sign, unsign
from dispetto.web.play.live import Live
from dispetto.web.play.watcher import Watcher
from dispetto.web.sorry import Sorry
from dispetto.web.store.moves import looks, move
from dispetto.web.store.recoveries import adopt
from dispetto.web.store.store import Store

MARK = "!"  # begins news of somebody who has moved
PURPOSE = "device"  # what a link's mark is made for
LIVES = 3 * 24 * 3600  # seconds a link can be used
ENDED = 4401  # the code a page is closed with
A_MOMENT = 0.05  # seconds between two looks whether the last sentence was sent
MOMENTS = 20


class Devices:
    """Who is on which device, as far as pages are open here."""

    def __init__(self, store: Store, live: Live) -> None:
        self.store = store
        self.live = live
        self.open: dict[str, set[tuple[int, Watcher]]] = {}  # by person: the epoch of each open page

    @contextlib.contextmanager
    def at(self, v: Visitor, w: Watcher) -> Iterator[None]:
        """This page is open on that device."""
        mine = (v.epoch, w)
        self.open.setdefault(v.id, set()).add(mine)
        try:
            yield
        finally:
            self.open[v.id].discard(mine)
            if not self.open[v.id]:
                del self.open[v.id]

    def token(self, v: Visitor) -> str:
        """What a link to another device carries: it is good for this epoch only, so it is good once."""
        return sign(self.store.secret, f"{v.id}~{v.epoch}~{int(time.time()) + LIVES}", PURPOSE)

    async def named(self, token: str) -> tuple[str, int]:
        """The person a link speaks of and their epoch, or the sentence that it is no good (any more)."""
        person, _, rest = (unsign(self.store.secret, token, PURPOSE) or "").partition("~")
        epoch, _, until = rest.partition("~")
        if not person or int(until) < time.time():
            raise Sorry("bad-link", 404)
        found = await self.store.known(person)
        if int(epoch) != (found.epoch if found else 0):
            raise Sorry("used-link", 410)
        return person, int(epoch)

    async def move(self, v: Visitor, token: str) -> tuple[str, int]:
        """Somebody is on this device from now on, and on no other; the person and their new epoch."""
        person, epoch = await self.named(token)
        return await self.only_here(v, person, epoch)

    async def bind(self, v: Visitor, person: str, alone: bool, passkey: str = "") -> tuple[str, int]:
        """Somebody has shown who they are: this device is one of theirs, beside the others or instead of them. Whoever
        has a lost device has its passkeys, so they go with it, but for the one that was shown.
        """
        found = await self.store.known(person)
        epoch = found.epoch if found else 0
        if alone:
            return await self.only_here(v, person, epoch, passkey)
        if v.id != person:
            await self.same_eyes(v.id, person)
            await adopt(self.store, person, v.id)
        return person, epoch

    async def only_here(self, v: Visitor, person: str, epoch: int, passkey: str | None = None) -> tuple[str, int]:
        """End all other devices, and all passkeys but this one where one is said; the person and their new epoch."""
        if v.id != person:
            await self.same_eyes(v.id, person)
        if not await move(self.store, person, epoch, ghost(self.store.secret, person, epoch), v.id, passkey):
            raise Sorry("used-link", 410)
        await self.store.notify(f"{MARK}{person}~{epoch + 1}")
        await self.end(person, epoch + 1)
        return person, epoch + 1

    async def same_eyes(self, device: str, person: str) -> None:
        """Has this device looked from another chair than the person at a table with secrets? Then it is not theirs."""
        here, there = await looks(self.store, device), await looks(self.store, person)
        for table in here.keys() & there.keys():
            found = await self.live.tables.get(table) if not here[table] <= there[table] else None
            if found is not None and not found.over and found.history.secret:
                raise Sorry("eyes-of-two", 409, table=found.row.name)

    def hear(self, news: str) -> tuple[str, int]:
        """What another worker says of somebody who has moved."""
        person, _, epoch = news.removeprefix(MARK).rpartition("~")
        return person, int(epoch)

    async def end(self, person: str, epoch: int) -> None:
        """Close the pages on devices that were left before this epoch: a last sentence, and no look more."""
        left = [(old, w) for old, w in self.open.get(person, set()) if old < epoch]
        for old, w in left:
            w.looks_as(replace(w.reader, person=ghost(self.store.secret, person, old), eyes=-1))
            w.note(no=tongue(w.reader.lang)("moved-away"))
        for _ in range(MOMENTS):
            if not any(w.notes for _, w in left):
                break
            await asyncio.sleep(A_MOMENT)
        for _, w in left:
            with contextlib.suppress(RuntimeError):
                await w.socket.close(ENDED)
