"""Changes of several steps are made whole or not at all, whoever is killed in the middle and whoever is faster."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from dispetto.web.people import Visitor
from dispetto.web.play import chairs
from dispetto.web.play.moments import Stale
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables, with_seat
from dispetto.web.store import changes
from dispetto.web.store.changes import Change
from dispetto.web.store.store import SeatRow, Store
from tests.web.test_postgres import postgres
from tests.web.test_replies import place
from tests.web.test_rounds import PEOPLE, offers_of
from tools.webtable import story

__all__ = ["place", "postgres"]
GAME = "hedz-25th"
ZOE = Visitor("zoe", "Zoe", "f", "en", "", "wide", False)
STEPS = ("write_seats", "write_entries", "write_eyes", "write_line", "write_table", "write_finished")
Deed = Callable[[Tables, Table], Awaitable[Any]]


class Killed(Exception):
    """As if the power had gone."""


def stored(db: str) -> list[Any]:
    """All that is on disk."""
    with sqlite3.connect(db) as c:
        names = [name for (name,) in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [(name, sorted(c.execute(f"SELECT * FROM {name}").fetchall())) for name in sorted(names)]


async def up_to(tables: Tables, left: int) -> Table:
    """A table of three people and a bot, so many answers before the end."""
    seats = [*PEOPLE, SeatRow("", "Dora", "f", "random")]
    return await tables.make(GAME, "a", seats, {}, entries=story(GAME, {}, 4, left=left))


async def beginning(tables: Tables, table: Table) -> None:
    waiting = await tables.make(GAME, "a", PEOPLE, {})
    await tables.start(waiting)


async def take_back(tables: Tables, table: Table) -> None:
    seat = table.asking.party[0]
    await tables.answer(table, seat, offers_of(table, seat)[0], table.version)
    async with table.lock:
        await tables.take_back(table, seat, 1)


async def ending(tables: Tables, table: Table) -> None:
    async with table.lock:
        await tables.close_if_over(table)


DEEDS: dict[str, tuple[int, Deed]] = {
    "a rematch": (0, lambda tables, table: chairs.rematch(tables, table, "a")),
    "giving up": (9, lambda tables, table: chairs.get_up(tables, table, PEOPLE[1].person, True)),
    "sitting down": (9, lambda tables, table: chairs.sit(tables, table, ZOE, "Zoe", 3)),
    "a bot that sits in": (9, lambda tables, table: chairs.sit_in(tables, table, 1, set())),
    "time that is up": (9, lambda tables, table: tables.too_slow(table, table.version, table.asking.party[0])),
    "taking back": (9, take_back),
    "a table that begins": (9, beginning),
    "a game that ends": (0, ending),
}


@pytest.mark.parametrize("what", DEEDS)
def test_a_kill_between_two_steps_leaves_nothing_half_done(db: str, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    left, deed = DEEDS[what]

    async def play() -> int:
        cut = 0
        store = Store(db)
        tables = Tables(store)
        for step in STEPS:
            table = await up_to(tables, left)
            true = getattr(changes, step)

            async def dies(*words: Any, true: Any = true) -> Any:
                await true(*words)
                raise Killed

            before = stored(db)
            with monkeypatch.context() as patched:
                patched.setattr(changes, step, dies)
                try:
                    await deed(tables, table)
                    continue  # there is no such step in it
                except Killed:
                    cut += 1
            if what not in ("taking back", "a table that begins"):  # those have done something before, whole
                assert stored(db) == before, f"{what} was cut after {step}"
            again = await Tables(store).get(table.id)
            assert again is not None and again.version == table.version, (what, step)
            assert again.row.seats == table.row.seats and again.row.settings == table.row.settings, (what, step)
            await deed(tables, table)
            assert stored(db) != before, "the second time it is done"
        await store.close()
        return cut

    assert asyncio.run(play()) >= 1, "some step was cut"


def test_two_workers_change_chairs_at_once_and_both_changes_stand(place: str) -> None:
    """Two who sit down in a lobby at two workers: neither pushes the other off."""

    async def play() -> None:
        one, two = Store(place), Store(place)
        tables, others = Tables(one), Tables(two)
        table = await tables.make(GAME, "a", [PEOPLE[0], SeatRow(), SeatRow()], {})
        twin = await others.get(table.id)
        assert twin is not None

        def sits(at: Table, seat: int, person: str) -> Callable[[], Change]:
            return lambda: Change({"seats": with_seat(at.row.seats, seat, person=person, name=person)})

        await tables.alter(table, sits(table, 1, "b"))
        await others.alter(twin, sits(twin, 2, "c"))
        row = await one.table(table.id)
        assert row is not None and [s.person for s in row.seats] == ["a", "b", "c"] and row.seats == twin.row.seats
        with pytest.raises(Stale):
            await tables.change(table, options={"turn_limit": 9})
        await asyncio.gather(tables.start(table), others.start(twin))
        assert table.game.dump(table.state) == twin.game.dump(twin.state) and table.row.status == "playing"
        await tables.delete(table)
        with pytest.raises(Stale):
            await others.alter(twin, lambda: Change({"host": "b"}))
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_rematch_wanted_at_two_workers_is_one(place: str) -> None:
    async def play() -> None:
        one, two = Store(place), Store(place)
        tables, others = Tables(one), Tables(two)
        table = await up_to(tables, 0)
        assert table.over
        twin = await others.get(table.id)
        assert twin is not None and twin.over
        made = await asyncio.gather(chairs.rematch(tables, table, "a"), chairs.rematch(others, twin, "b"))
        assert made[0] == made[1]
        found = await Tables(two).get(made[0])
        assert found is not None and found.started and found.row.settings["after"] == table.id
        await tables.delete(found)
        third = await chairs.rematch(Tables(two), twin, "b")
        assert third not in made
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(play(), 60))
