"""Who is told that it is their turn: devices that listen, how often somebody wants to hear, and what there is to tell.

A note is a person, a table and the version of its question. It is written before anything is sent and marked when it
was; whoever sends says so first, and how often it was tried, so that a kill costs at most a second message.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.store import Store

NOW, HOURLY, DAILY, NEVER = "now", "hourly", "daily", "never"
WINDOWS = {NOW: 300.0, HOURLY: 3600.0, DAILY: 86400.0}  # seconds between two messages to somebody, at least
DEVICES = 10  # of one person that listen; the oldest gives way
MOST = 50  # notes of one message
FAR = 2 * 3600.0  # seconds: nobody is busy for so long

subscriptions, wishes, notes = schema.push_subscription, schema.push_wish, schema.push_note


@dataclass(frozen=True)
class Listener:
    """A browser that listens: where, and what it takes to seal something for it."""

    id: str
    person: str
    endpoint: str
    key: str
    auth: str
    lang: str


@dataclass(frozen=True)
class Note:
    """It is somebody's turn at a table, since a version."""

    table: str
    version: int


async def house_key(store: Store, make: str) -> str:
    """The key of this house, made once; `make` is the one it becomes where there is none."""
    m = schema.meta.c

    async def work(c: AsyncConnection) -> str:
        await c.execute(store.insert(schema.meta).values(key="vapid", value=make).on_conflict_do_nothing())
        return str((await c.execute(sa.select(m.value).where(m.key == "vapid"))).scalar_one())

    return await store.write(work)


async def known_key(store: Store) -> str:
    """The key of this house; empty where none was needed yet."""
    found = await store.rows(sa.select(schema.meta.c.value).where(schema.meta.c.key == "vapid"))
    return str(found[0].value) if found else ""


async def listen(
    store: Store, person: str, epoch: int, endpoint: str, key: str, auth: str, lang: str, now: float
) -> None:
    """A browser of somebody's listens from now on."""
    s = subscriptions.c
    facts = {"person": person, "epoch": epoch, "key": key, "auth": auth, "lang": lang, "made": now}

    async def work(c: AsyncConnection) -> None:
        made = store.insert(subscriptions).values(id=name_of(endpoint), endpoint=endpoint, **facts)
        await c.execute(made.on_conflict_do_update(index_elements=["id"], set_=facts))
        mine = sa.select(s.id).where(s.person == person).order_by(s.made.desc()).offset(DEVICES)
        old = [row.id for row in await c.execute(mine.limit(DEVICES))]
        if old:
            await c.execute(sa.delete(subscriptions).where(s.id.in_(old)))

    await store.write(work)


async def forget(store: Store, endpoint: str, person: str = "") -> None:
    """A browser does not listen any more; where a person says so, only one of theirs."""
    s = subscriptions.c
    which = sa.delete(subscriptions).where(s.id == name_of(endpoint))
    which = which.where(s.person == person) if person else which

    async def work(c: AsyncConnection) -> None:
        await c.execute(which)

    await store.write(work)


def name_of(endpoint: str) -> str:
    """A short name for a long address."""
    return sha256(endpoint.encode()).hexdigest()[:32]


async def listeners(store: Store, people: Iterable[str]) -> list[Listener]:
    """The browsers of these people that listen; not those of a device they have moved on from."""
    s, p = subscriptions.c, schema.person.c
    query = sa.select(s.id, s.person, s.endpoint, s.key, s.auth, s.lang).where(s.person.in_(sorted(set(people))))
    same = sa.func.coalesce(sa.select(p.epoch).where(p.id == s.person).scalar_subquery(), 0) == s.epoch
    return [Listener(**row._asdict()) for row in await store.rows(query.where(same))]


async def how_often(store: Store, person: str) -> str:
    """How often somebody wants to hear."""
    found = await store.rows(sa.select(wishes.c.how).where(wishes.c.person == person))
    return str(found[0].how) if found else NOW


async def wish(store: Store, person: str, how: str) -> None:
    """Somebody wants to hear so often."""

    async def work(c: AsyncConnection) -> None:
        made = store.insert(wishes).values(person=person, how=how, sent=0.0, busy=0.0, tries=0)
        await c.execute(made.on_conflict_do_update(index_elements=["person"], set_={"how": how}))

    await store.write(work)


async def note(store: Store, table: str, version: int, people: Sequence[str], now: float) -> None:
    """It is the turn of these people, who listen; once a version, whoever says it."""

    async def work(c: AsyncConnection) -> None:
        for person in people:
            ready = store.insert(wishes).values(person=person, how=NOW, sent=0.0, busy=0.0, tries=0)
            await c.execute(ready.on_conflict_do_nothing())
            made = store.insert(notes).values(table_id=table, person=person, version=version, at=now, sent=0)
            fresh = {"version": version, "at": now, "sent": 0}
            later = notes.c.version < version
            await c.execute(made.on_conflict_do_update(index_elements=["table_id", "person"], set_=fresh, where=later))

    if people:
        await store.write(work)


async def due(store: Store, now: float, delay: float, most: int = 50) -> tuple[list[str], float]:
    """Some of those who should hear something now, and when the next one should; 0 for never."""
    n, w = notes.c, wishes.c
    first = sa.func.min(n.at).label("first")
    query = sa.select(n.person, first, w.how, w.sent, w.busy).join(wishes, w.person == n.person).where(n.sent == 0)
    query = query.group_by(n.person, w.how, w.sent, w.busy).order_by(first).limit(10 * most)
    at = {
        row.person: max(
            min(row.first, now) + delay,
            row.sent + WINDOWS[row.how] if row.sent <= now else 0.0,  # else somebody has set the machine's clock back
            row.busy if row.busy <= now + FAR else 0.0,
        )
        for row in await store.rows(query.where(w.how != NEVER))
    }
    ready = [person for person, when in at.items() if when <= now]
    return ready[:most], min((when for when in at.values() if when > now), default=0.0)


async def claim(store: Store, person: str, now: float, until: float) -> int:
    """We tell them, nobody else until then: how often that was tried, this time among them; 0 where somebody does."""
    w = wishes.c

    async def work(c: AsyncConnection) -> int:
        mine = sa.update(wishes).where(w.person == person, sa.or_(w.busy <= now, w.busy > now + FAR))
        if not (await c.execute(mine.values(busy=until, tries=w.tries + 1))).rowcount:
            return 0
        return int((await c.execute(sa.select(w.tries).where(w.person == person))).scalar_one())

    return await store.write(work)


async def told(store: Store, person: str, said: Sequence[Note], sent: float) -> None:
    """These notes are done with; `sent` is when they were told, 0 where there was nothing to tell any more."""
    n, w = notes.c, wishes.c

    async def work(c: AsyncConnection) -> None:
        for one in said:
            same = (n.person == person, n.table_id == one.table, n.version <= one.version)
            await c.execute(sa.update(notes).where(*same).values(sent=1))
        facts = {"busy": 0.0, "tries": 0} | ({"sent": sent} if sent else {})
        await c.execute(sa.update(wishes).where(w.person == person).values(**facts))

    await store.write(work)


async def later(store: Store, person: str, until: float) -> None:
    """It could not be told: nobody tries again before then."""

    async def work(c: AsyncConnection) -> None:
        await c.execute(sa.update(wishes).where(wishes.c.person == person).values(busy=until))

    await store.write(work)


async def untold(store: Store, person: str) -> list[Note]:
    """What somebody was not told yet, the oldest first."""
    n = notes.c
    query = sa.select(n.table_id, n.version).where(n.person == person, n.sent == 0).order_by(n.at).limit(MOST)
    return [Note(row.table_id, row.version) for row in await store.rows(query)]
