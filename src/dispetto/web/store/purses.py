"""Purses: what people have won and lost with side bets over all tables, a line for each table they have bet at.

It is written with the end of the table, and taken back with it; it outlives the table.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.web.store import schema

if TYPE_CHECKING:
    from dispetto.web.store.store import Store


@dataclass(frozen=True)
class Settled:
    """What came of somebody's bets at one table."""

    person: str
    game: str
    name: str  # of the table
    staked: int
    paid: int


@dataclass(frozen=True)
class Purse:
    """What somebody's bets have come to: coins more, or less, than they brought; the best and the worst table."""

    coins: int
    tables: int
    best: int
    worst: int


async def settle(store: Store, c: AsyncConnection, table: str, found: Sequence[Settled]) -> None:
    """Into the purses of those who have said who they are: neither guests nor bots have one. Whoever comes second
    finds it done.
    """
    p, k = schema.person.c, schema.kin.c
    people = sa.select(p.id).where(p.id.in_([one.person for one in found]), p.name != "")
    known = {row.id for row in await c.execute(people.where(p.id.not_in(sa.select(k.bot))))}
    now = time.time()
    for one in found:
        if one.person in known:
            line = store.insert(schema.purse).values(table_id=table, at=now, **vars(one))
            await c.execute(line.on_conflict_do_nothing())


async def unsettle(c: AsyncConnection, table: str) -> None:
    """That end was none: what was won with it was not."""
    await c.execute(sa.delete(schema.purse).where(schema.purse.c.table_id == table))


async def of_person(store: Store, person: str) -> Purse | None:
    """Somebody's purse; None for whoever has never had a bet settled."""
    p = schema.purse.c
    net = [row.paid - row.staked for row in await store.rows(sa.select(p.paid, p.staked).where(p.person == person))]
    return Purse(sum(net), len(net), max(net), min(net)) if net else None


async def lines(store: Store, person: str) -> list[dict[str, object]]:
    """All of it, for themselves."""
    p = schema.purse.c
    query = sa.select(p.table_id, p.game, p.staked, p.paid, p.at).where(p.person == person).order_by(p.at, p.table_id)
    return [row._asdict() for row in await store.rows(query)]
