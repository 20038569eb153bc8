"""Games enter a circle's ledger when they end: nobody opens an end page, workers are killed, ends are taken back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from dispetto.web.circle import chronicle
from dispetto.web.circle.chronicle import Chronicler
from dispetto.web.circle.remembering import Remembering
from dispetto.web.play.booking import Book
from dispetto.web.play.tables import Tables
from dispetto.web.play.understanding import Looking, Understanding
from dispetto.web.store import book, circles, hours, looks, schema
from dispetto.web.store.changes import Change, alter
from dispetto.web.store.log import Entry
from dispetto.web.store.store import Store
from tests.web.looked_back import looked_back
from tests.web.test_circles import GAME, over
from tests.web.test_postgres import postgres
from tests.web.test_replies import place
from tools.webtable import story

__all__ = ["place", "postgres"]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were looked back at, by nobody who had to think; each is due at once."""
    found: list[str] = []
    told = looked_back(GAME, 4, story(GAME, {}, 4))

    async def work(
        self: Understanding, name: str, version: int, story: dict[str, Any], seed: int, looking: Looking
    ) -> None:
        found.append(name)
        looking.hear(told.as_json())
        looking.finish()
        await self.store.understand(name, version, told.as_json())

    monkeypatch.setattr(Understanding, "work", work)
    monkeypatch.setattr(book, "SOON", 0.0)
    monkeypatch.setenv("DISPETTO_LOOK_BACK", "whole")
    return found


def at_work(store: Store) -> tuple[Tables, Chronicler]:
    """A worker, as far as it reads games."""
    tables = Tables(store)
    return tables, Chronicler(Book(tables), Remembering(tables), Understanding(store))


async def all_of(worker: Chronicler) -> None:
    """Until nothing is due."""
    while await worker.next():
        pass


async def circle_of(store: Store, *people: str) -> str:
    """A circle of these people."""
    made = await circles.found(store, "Knives", people[0])
    assert made is not None
    for person in people[1:]:
        assert await circles.join(store, made, person)
    return made


def test_what_friends_have_played_is_in_the_book_though_nobody_opened_an_end_page(place: str, asked: list[str]) -> None:
    async def work() -> None:
        one, two = Store(place), Store(place)
        (tables, here), (_, there) = at_work(one), at_work(two)
        circle = await circle_of(one, "anna", "bruno")
        among = (await over(tables, ["anna", "bruno"], {})).id
        inside = (await over(tables, ["anna", "carla"], {"circle": circle})).id
        strangers = (await over(tables, ["anna", "zoe"], {})).id
        alone = (await over(tables, ["anna"], {})).id
        await asyncio.gather(all_of(here), all_of(there))
        assert sorted(asked) == sorted([among, inside]), "each once, whichever worker, and no game of strangers"
        for table, known in ((among, True), (inside, True), (strangers, False), (alone, False)):
            line = await book.of_table(two, table)
            assert line is not None and bool(line.looked) == bool(line.facts) == known, table
        assert await looks.due(one, hours.now() + 1e6) is None, "nothing is left to do"
        await circles.join(one, circle, "zoe")
        read = await Remembering(tables).read(await book.among(one, ["anna", "bruno", "zoe"], circle))
        await here.wish(read)
        assert await there.next() and asked[-1] == strangers, "whoever joins brings older games along"
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_worker_that_is_killed_leaves_it_to_the_next_and_an_end_taken_back_is_not_read(
    db: str, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(db)
        tables, here = at_work(store)
        await circle_of(store, "anna", "bruno")
        table = await over(tables, ["anna", "bruno"], {})
        found = await looks.due(store, hours.now())
        assert found is not None and await looks.claim(store, *found, hours.now() + chronicle.AT_IT)
        assert not await here.next() and not asked, "somebody is at it"
        await looks.nobody_is_at_it(store, hours.now())  # and was killed; the house opens again
        assert await here.next() and asked == [table.id]
        again = await over(tables, ["anna", "bruno"], {})
        undo = Entry(again.version + 1, "undo", 0, 0, {"to": 1})
        assert await alter(store, again.row, Change({"status": "playing"}, entries=[undo])) is not None
        assert not await here.next() and asked == [table.id], "it has not ended after all"
        await store.close()

    asyncio.run(work())


def test_sister_tables_are_written_down_when_the_last_of_them_is_over(db: str, asked: list[str]) -> None:
    async def work() -> None:
        store = Store(db)
        tables, here = at_work(store)
        await circle_of(store, "anna", "bruno")
        first = await over(tables, ["anna", "bruno"], {"sisters": ["later"]})
        late = await tables.make(GAME, "zoe", first.row.seats, {}, settings={"sisters": [first.id]})
        settings = {"sisters": [first.id, late.id]}
        assert await alter(store, first.row, Change({"settings": settings})) is not None
        await here.write_down()
        assert await book.of_table(store, first.id) is None, "the other one is still being played"
        t = schema.game_table.c
        await store.write(lambda c: c.execute(sa.delete(schema.seat).where(schema.seat.c.table_id == late.id)))
        await store.write(lambda c: c.execute(sa.delete(schema.game_table).where(t.id == late.id)))
        await here.write_down()
        assert await book.of_table(store, first.id) is not None
        assert await here.next() and asked == [first.id]
        await store.close()

    asyncio.run(work())


def test_a_game_that_nobody_waits_for_makes_room_for_one_that_somebody_does(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPETTO_LOOK_BACK", "whole")
    monkeypatch.setattr(book, "SOON", 0.0)
    begun: list[str] = []

    async def never_done(self: Understanding, name: str, *_: object) -> None:
        begun.append(name)
        await asyncio.Event().wait()

    monkeypatch.setattr(Understanding, "work", never_done)

    async def work() -> None:
        store = Store(db)
        tables, here = at_work(store)
        await circle_of(store, "anna", "bruno")
        unasked, wanted = await over(tables, ["anna", "bruno"], {}), await over(tables, ["zoe"], {})
        at_it = asyncio.create_task(here.next())
        while not begun:
            await asyncio.sleep(0)
        await here.understanding.of(await tables.pasts.whole(wanted))
        assert await at_it and list(here.understanding.tasks) == [wanted.id], "whoever opened an end page is first"
        assert await looks.due(store, hours.now()) is None, "not at once"
        later = await looks.due(store, hours.now() + chronicle.LATER)
        assert later is not None and later[0] == unasked.id, "and then again"
        await here.understanding.close()
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 30))
