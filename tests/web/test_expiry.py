"""Tables that nobody touches are cleared away, and say so beforehand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlalchemy.ext.asyncio import AsyncConnection

from dispetto.core.errors import BadInput
from dispetto.web.expiry import DAY, DAYS, Expiry, read
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store import schema
from dispetto.web.store.rows import SeatRow
from dispetto.web.store.store import Store
from tests.web.conftest import house_of, sit_down

SEATS = [SeatRow("anna", "Anna"), SeatRow("bruno", "Bruno")]


async def aged(store: Store, table: str, days: float) -> None:
    """Nobody has touched it for so long."""

    async def work(c: AsyncConnection) -> None:
        t = schema.game_table.c
        await c.execute(sa.update(schema.game_table).where(t.id == table).values(touched=t.touched - days * DAY))

    await store.write(work)


def swept(db: str, setting: str, scene: Callable[[Tables, Expiry, Table, Table], Awaitable[None]]) -> None:
    """A waiting table and one being played, and somebody who sweeps."""

    async def tried() -> None:
        store = Store(db)
        tables = Tables(store)
        sweeper = Expiry(tables, lambda table: False, setting)
        waiting = await tables.make("hedz-25th", "anna", SEATS, {})
        playing = await tables.make("hedz-25th", "anna", SEATS, {})
        await tables.start(playing)
        try:
            await scene(tables, sweeper, waiting, playing)
        finally:
            await store.close()

    asyncio.run(tried())


def test_each_state_has_its_own_days(db: str) -> None:
    async def scene(tables: Tables, sweeper: Expiry, waiting: Table, playing: Table) -> None:
        for table in (waiting, playing):
            await aged(tables.store, table.id, 9)
        assert await sweeper.sweep() == 1 and waiting.gone and not playing.gone
        assert await tables.store.table(waiting.id) is None and await tables.store.table(playing.id) is not None
        await aged(tables.store, playing.id, 12)
        assert await sweeper.sweep() == 1 and await tables.get(playing.id) is None
        assert await sweeper.sweep() == 0

    swept(db, "waiting=8 playing=20", scene)


def test_never_is_never_and_who_looks_or_touches_is_not_swept_away(db: str) -> None:
    async def scene(tables: Tables, sweeper: Expiry, waiting: Table, playing: Table) -> None:
        await aged(tables.store, waiting.id, 9999)
        await aged(tables.store, playing.id, 9999)
        assert await Expiry(tables, lambda table: True, "waiting=1").sweep() == 0
        await tables.change(waiting, open=True)
        assert await sweeper.sweep() == 0 and not waiting.gone and not playing.gone

    swept(db, "waiting=8 playing=0", scene)


def test_a_few_at_a_time(db: str) -> None:
    async def scene(tables: Tables, sweeper: Expiry, waiting: Table, playing: Table) -> None:
        more = [await tables.make("hedz-25th", "anna", SEATS, {}) for _ in range(2)]
        for table in (waiting, *more):
            await aged(tables.store, table.id, 99)
        assert [await sweeper.sweep(few=2) for _ in range(3)] == [2, 1, 0]

    swept(db, "waiting=8", scene)


def test_it_is_said_on_the_table(client: TestClient) -> None:
    playing = sit_down(client)
    waiting = client.post("/invite", data={"game": "hedz-25th"}, follow_redirects=False).headers["location"]
    assert f"nobody touches for {DAYS['waiting']} days" in client.get(waiting).text
    assert f"nobody touches for {DAYS['playing']} days" in client.get(f"/t/{playing}").text
    house_of(client).expiry.days["playing"] = 0
    assert "nobody touches" not in client.get(f"/t/{playing}").text


def test_a_setting_is_days_and_a_wrong_word_is_told() -> None:
    assert read("") == dict(DAYS) and read("over=365")["over"] == 365
    for word in ("over", "over=x", "lunch=3", "playing=-1"):
        with pytest.raises(BadInput, match="DISPETTO_EXPIRE"):
            read(word)
