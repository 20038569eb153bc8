"""The postman: tells people whose turn it is, by Web Push, once a turn, several tables in one message.

Whoever is asked while no page of theirs shows the table is noted down, on disk. A little later, unless they have come
meanwhile, one worker sends one message about all that waits for them; how long it lets more come together is what
they have wished. A message says which table and which game, in the reader's language, and nothing that lies on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from dispetto.web.pages.at import at
from dispetto.web.pages.lists import game_title
from dispetto.web.pages.phrases import tongue
from dispetto.web.play.alone import alone
from dispetto.web.play.beside import ended, until_next_time
from dispetto.web.play.shelf import Shelf
from dispetto.web.play.table import Table
from dispetto.web.push import posting, sealing
from dispetto.web.store import hours, push
from dispetto.web.store.log import StoreTrouble
from dispetto.web.store.push import Listener, Note

log = logging.getLogger("dispetto.web")
SETTING = "DISPETTO_PUSH"  # "off", or, for tests, the one address in this network that may be posted to
DELAY = 30.0  # seconds in which somebody may still come by themselves
LOOK = 20.0  # seconds between two looks at what there is to tell: another worker may have been killed
LEASE = 60.0  # seconds in which whoever tells somebody has done so
AGAIN = (60.0, 300.0, 1500.0)  # seconds before it is tried once more; then it is let go
NAMED = 3  # tables that a message names
DAY = "86400"  # seconds a push service keeps a message
ROOM = 20_000  # tables of which we remember for which version people were told, or came
GONE = (404, 410)


class Postman:
    """One task a worker."""

    def __init__(self, shelf: Shelf, present: Callable[[Table], set[str]], contact: str, setting: str = "") -> None:
        self.shelf = shelf
        self.store = shelf.tables.store
        self.present = present
        self.contact = contact
        self.on = setting != "off" and sealing.available()
        self.allowed = setting if setting not in ("", "off") else ""
        self.delay = DELAY
        self.asked_at: OrderedDict[str, int] = OrderedDict()
        self.stir = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.noting: set[asyncio.Task[None]] = set()
        self.troubled = False  # the operator has been told that there is no way out

    # ---------------------------------------------------------------------------------------------------------- noting

    def asked(self, table: Table) -> None:
        """People are waited for; those who do not look are noted down. Nobody is, who plays with bots alone."""
        if not self.on or alone(table) or self.asked_at.get(table.id) == table.version:
            return
        self.asked_at[table.id] = table.version
        self.asked_at.move_to_end(table.id)
        if len(self.asked_at) > ROOM:
            self.asked_at.popitem(last=False)
        people = owing(table) - self.present(table)
        if people:
            task = asyncio.create_task(self.note(table.id, table.version, people))
            self.noting.add(task)
            task.add_done_callback(self.noting.discard)

    async def note(self, table: str, version: int, people: set[str]) -> None:
        """On disk, for those of them who listen."""
        try:
            found = sorted({one.person for one in await push.listeners(self.store, people)})
            await push.note(self.store, table, version, found, hours.now())
        except StoreTrouble as e:
            log.error("table %s: nobody is told: %s", table, e)
            return
        if found:
            self.stir.set()

    # --------------------------------------------------------------------------------------------------------- telling

    def start(self) -> None:
        """From now on people are told."""
        if self.on:
            self.task = asyncio.create_task(self.walk_forever())

    async def walk_forever(self) -> None:
        """Tell whoever should hear, then wait for the next."""
        while True:
            pause = LOOK
            with until_next_time(log, "nobody is told that it is their turn"):
                pause = await self.walk()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.stir.wait()
            self.stir.clear()

    async def walk(self) -> float:
        """Tell those who should hear now; how long until somebody should look again."""
        people, following = await push.due(self.store, hours.now(), self.delay)
        for person in people:
            await self.tell(person)
        return max(0.2, min(LOOK, following - hours.now() if following else LOOK))

    async def tell(self, person: str) -> None:
        """One message to all browsers of somebody, unless another worker is at it."""
        tries = await push.claim(self.store, person, hours.now(), hours.now() + LEASE)
        if not tries:
            return
        said = await push.untold(self.store, person)
        waiting = [table for one in said if (table := await self.waits(one, person)) is not None]
        found = await push.listeners(self.store, [person]) if waiting and tries <= len(AGAIN) + 1 else []
        heard = [await self.send(one, waiting) for one in found]
        if True in heard or False not in heard:
            await push.told(self.store, person, said, hours.now() if True in heard else 0.0)
        elif tries > len(AGAIN):
            await push.told(self.store, person, said, 0.0)
        else:
            await push.later(self.store, person, hours.now() + AGAIN[tries - 1])

    async def waits(self, one: Note, person: str) -> Table | None:
        """The table of a note, if it still waits for that person, who does not look."""
        row = await self.store.table(one.table)
        table = await self.shelf.peek(row) if row is not None and row.status == "playing" else None
        if table is None or table.version != one.version or table.over:
            return None
        return table if person in owing(table) - self.present(table) else None

    async def send(self, one: Listener, waiting: list[Table]) -> bool | None:
        """Whether a browser's push service has taken it; None where that browser listens no more."""
        try:
            body = sealing.seal(message(one.lang, waiting), sealing.decoded(one.key), sealing.decoded(one.auth))
            key = await self.key()
            headers = {
                "Authorization": sealing.signed(key, one.endpoint, self.contact, time.time()),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": DAY,
                "Urgency": "normal",
                "Topic": "turns",  # a service that could not deliver the last one keeps only this
            }
            status = await posting.post(one.endpoint, headers, body, self.allowed)
        except (posting.Unwelcome, ValueError):
            await push.forget(self.store, one.endpoint)
            return None
        except (OSError, TimeoutError) as e:
            if not self.troubled:
                log.warning("no push service can be reached from here, people are not told: %s", e)
            self.troubled = True
            return False
        if status in GONE:
            await push.forget(self.store, one.endpoint)
            return None
        if 200 <= status < 300:
            self.troubled = False
            return True
        log.warning("a push service says %d", status)
        return False

    async def key(self) -> str:
        """The key of this house, made on first need."""
        return await push.known_key(self.store) or await push.house_key(self.store, sealing.new_key())

    async def close(self) -> None:
        """Nobody is told any more; what is on disk is told when the house is opened again."""
        for task in [self.task, *self.noting]:
            await ended(task)


def owing(table: Table) -> set[str]:
    """The people a table waits for."""
    seats = [table.row.seats[n] for n in table.asking.owing()] if table.started and not table.over else []
    return {s.person for s in seats if s.person and not s.player}


def message(lang: str, waiting: list[Table]) -> bytes:
    """What a browser shows: how many tables wait, their names, and where a click leads."""
    t, first = tongue(lang), waiting[0]
    if len(waiting) == 1:
        title, body = t("push-one"), t("push-table", table=first.row.name, game=game_title(first.row.game, lang))
        where = f"/t/{first.id}"
    else:
        title, where = t("push-many", n=len(waiting)), "/turns"
        body = ", ".join(table.row.name for table in waiting[:NAMED])
        if len(waiting) > NAMED:
            body = t("push-more", names=body, n=len(waiting) - NAMED)
    told = {"title": title, "body": body[:300], "url": at(where), "tag": "turns"}
    return json.dumps(told, ensure_ascii=False).encode()
