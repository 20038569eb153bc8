"""Who is away until when: a person's holidays, so many days a year. Clocks of days stand meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.sorry import Sorry
from dispetto.web.store import schema
from dispetto.web.store.store import Store

DAY = 86400.0
YEAR = 365 * DAY
MOST = 30  # days of holiday within a year

Away = tuple[float, float]  # from when until when


async def away(store: Store, people: Iterable[str]) -> dict[str, list[Away]]:
    """The holidays of these people that we remember, in order."""
    h = schema.holiday.c
    asked = sorted(set(people) - {""})
    found: dict[str, list[Away]] = {person: [] for person in asked}
    if asked:
        query = sa.select(h.person, h.begins, h.ends).where(h.person.in_(asked)).order_by(h.begins)
        for row in await store.rows(query):
            found[row.person].append((row.begins, row.ends))
    return found


def now_away(holidays: Iterable[Away], now: float) -> float:
    """Until when somebody is away who is so now; 0 for who is not."""
    return max((ends for begins, ends in holidays if begins <= now < ends), default=0.0)


def left(holidays: Iterable[Away], now: float) -> float:
    """Seconds of holiday that are left of this year's; what is still to come of one that was said already counts."""
    return MOST * DAY - sum(max(0.0, ends - max(begins, now - YEAR)) for begins, ends in holidays)


async def go_away(store: Store, person: str, until: float, now: float) -> None:
    """Somebody is away from now on until then, instead of what they said before; Sorry where that is too long."""
    h = schema.holiday.c

    async def work(c: AsyncConnection) -> None:
        await end(c, person, now)
        rows = await c.execute(sa.select(h.begins, h.ends).where(h.person == person))
        free = left([(row.begins, row.ends) for row in rows], now)
        if until - now > free:
            raise Sorry("holiday-too-long", 400, most=MOST, left=max(0, int(free // DAY))).about("until")
        await c.execute(sa.insert(schema.holiday).values(person=person, begins=now, ends=until))

    await store.write(work)


async def come_home(store: Store, person: str, now: float) -> None:
    """Somebody is back before they said."""
    await store.write(lambda c: end(c, person, now))


async def end(c: AsyncConnection, person: str, now: float) -> None:
    """No holiday of theirs goes on, and those of long ago are forgotten."""
    h = schema.holiday.c
    mine = h.person == person
    await c.execute(sa.delete(schema.holiday).where(mine, sa.or_(h.begins >= now, h.ends < now - YEAR)))
    await c.execute(sa.update(schema.holiday).where(mine, h.ends > now).values(ends=now))
