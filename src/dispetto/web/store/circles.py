"""Circles of friends: who founded one, who is in it, who was asked, and the secret its link ends with."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema
from dispetto.web.store.log import Raced
from dispetto.web.store.rows import TableRow
from dispetto.web.store.store import Store

MOST_MEMBERS = 24  # a matrix of more is no circle
MOST_CIRCLES = 20  # that somebody may be in
ID = re.compile(r"[\w-]{1,40}", re.ASCII)
TABLES = 60  # open tables of members looked through for those of a circle


@dataclass(frozen=True)
class Member:
    """Somebody in a circle, as they are called now; `asked` by whom, as long as they have not said yes."""

    person: str
    name: str
    gender: str
    face: int
    asked: str
    joined: float


@dataclass(frozen=True)
class Circle:
    """A circle with everybody in it, those who came first first."""

    id: str
    name: str
    founder: str
    invite: str
    made: float
    everybody: tuple[Member, ...]

    @property
    def members(self) -> tuple[Member, ...]:
        """Those who have said yes."""
        return tuple(m for m in self.everybody if not m.asked)

    def has(self, person: str) -> bool:
        """Is somebody a member?"""
        return any(m.person == person for m in self.members)

    def opens(self, key: str) -> bool:
        """Is this what its link ends with?"""
        return hmac.compare_digest(self.invite.encode(), key.encode())


async def found(store: Store, name: str, founder: str) -> str | None:
    """A new circle with one member; its id, or None where they are in as many as anybody may be."""
    circle, now = secrets.token_urlsafe(12), time.time()

    async def work(c: AsyncConnection) -> None:
        if await count_of(c, founder) >= MOST_CIRCLES:
            raise Raced
        facts = {"name": name, "founder": founder, "invite": secrets.token_urlsafe(12), "made": now}
        await c.execute(sa.insert(schema.circle).values(id=circle, **facts))
        await c.execute(sa.insert(schema.circle_member).values(circle_id=circle, person=founder, asked="", joined=now))

    try:
        await store.write(work)
    except Raced:
        return None
    return circle


async def get(store: Store, circle: str) -> Circle | None:
    """A circle by its id."""
    known = ID.fullmatch(circle) is not None
    rows = await store.rows(sa.select(schema.circle).where(schema.circle.c.id == circle)) if known else []
    if not rows:
        return None
    m, p = schema.circle_member.c, schema.person.c
    who = sa.select(m.person, m.asked, m.joined, p.name, p.gender, p.face)
    query = who.outerjoin(schema.person, p.id == m.person).where(m.circle_id == circle).order_by(m.joined, m.person)
    everybody = [
        Member(r.person, r.name or "", r.gender or "n", r.face or 0, r.asked, r.joined) for r in await store.rows(query)
    ]
    row = rows[0]
    return Circle(row.id, row.name, row.founder, row.invite, row.made, tuple(everybody))


async def of_person(store: Store, person: str) -> list[tuple[str, str, str]]:
    """The circles somebody is in or was asked to: id, name, and by whom they were asked (empty for a member)."""
    m, c = schema.circle_member.c, schema.circle.c
    query = sa.select(c.id, c.name, m.asked).join(schema.circle_member, m.circle_id == c.id).where(m.person == person)
    return [(r.id, r.name, r.asked) for r in await store.rows(query.order_by(m.joined.desc()))]


async def join(store: Store, circle: str, person: str, asked: str = "") -> bool:
    """Somebody comes in, or is asked by a member; False where there is no room, or they were asked before."""

    async def work(c: AsyncConnection) -> None:
        m = schema.circle_member.c
        await c.execute(  # whoever comes next waits until we are done
            sa.update(schema.circle).where(schema.circle.c.id == circle).values(made=schema.circle.c.made)
        )
        if not asked:
            same = sa.update(schema.circle_member).where(m.circle_id == circle, m.person == person)
            if (await c.execute(same.values(asked=""))).rowcount:
                return
        inside = sa.select(sa.func.count()).where(m.circle_id == circle)
        if (await c.execute(inside)).scalar_one() >= MOST_MEMBERS or await count_of(c, person) >= MOST_CIRCLES:
            raise Raced
        made = sa.insert(schema.circle_member)
        await c.execute(made.values(circle_id=circle, person=person, asked=asked, joined=time.time()))

    try:
        await store.write(work)
    except (Raced, IntegrityError):
        return False
    return True


async def count_of(c: AsyncConnection, person: str) -> int:
    """How many circles somebody is in or was asked to."""
    mine = sa.select(sa.func.count()).where(schema.circle_member.c.person == person)
    return int((await c.execute(mine)).scalar_one())


async def part(store: Store, circle: str, person: str) -> None:
    """Somebody goes, or is shown out: the link they know is none any more. The last one closes the circle."""

    async def work(c: AsyncConnection) -> None:
        await take_out(c, circle, person)

    await store.write(work)


async def take_out(c: AsyncConnection, circle: str, person: str) -> None:
    """The same as a step of something larger; a founder who goes leaves it to whoever came next."""
    m, k = schema.circle_member.c, schema.circle.c
    await c.execute(sa.delete(schema.circle_member).where(m.circle_id == circle, m.person == person))
    left = sa.select(m.person).where(m.circle_id == circle, m.asked == "").order_by(m.joined, m.person)
    heir = (await c.execute(left.limit(1))).scalar()
    if heir is None:
        await c.execute(sa.delete(schema.circle_member).where(m.circle_id == circle))
        await c.execute(sa.delete(schema.circle).where(k.id == circle))
        return
    this = sa.update(schema.circle).where(k.id == circle)
    await c.execute(this.values(invite=secrets.token_urlsafe(12)))
    await c.execute(this.where(k.founder == person).values(founder=heir))


async def rename(store: Store, circle: str, name: str) -> None:
    """Another name for it."""

    async def work(c: AsyncConnection) -> None:
        await c.execute(sa.update(schema.circle).where(schema.circle.c.id == circle).values(name=name))

    await store.write(work)


async def tables_of(store: Store, circle: Circle, setting: str = "circle") -> list[TableRow]:
    """The tables made in a circle that are not over, latest first: found through the chairs of its members."""
    people: Sequence[str] = [m.person for m in circle.members]
    t, s = schema.game_table.c, schema.seat.c
    sits = sa.exists().where(s.table_id == t.id, s.person.in_(people))
    query = sa.select(schema.game_table).where(t.status != "over", sa.or_(t.host.in_(people), sits))
    found = await store.tables(query.order_by(t.touched.desc()).limit(TABLES))
    return [row for row in found if row.settings.get(setting) == circle.id and not row.settings.get("sisters")]
