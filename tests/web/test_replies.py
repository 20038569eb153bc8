"""What was acknowledged counts: two workers that hear parts of answers at once lose none of them, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence

import pytest

from dispetto.web.play.moments import Stale
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import Entry, Reply, Store
from tests.web.test_postgres import postgres
from tests.web.test_rounds import PEOPLE, offers_of, until

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, db: str) -> str:
    """A database two workers share."""
    return db if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@contextlib.asynccontextmanager
async def two_workers(place: str) -> AsyncIterator[tuple[Tables, Table, Tables, Table]]:
    """One table at two workers, where everybody writes a slip in parts; neither hears from the other."""
    one, two = Store(place), Store(place)
    tables, others = Tables(one), Tables(two)
    try:
        table = await tables.make("horse-racing", "a", PEOPLE, {})
        await tables.start(table)
        await until(tables, table, "Bet")
        twin = await others.get(table.id)
        assert twin is not None and twin.version == table.version
        yield tables, table, others, twin
    finally:
        await one.close()
        await two.close()


async def say_all(tables: Tables, table: Table, seat: int) -> tuple[int, ...]:
    """A seat's whole answer, part by part; what was acknowledged."""
    version = table.version
    while not table.asking.reply(seat).done:
        await tables.answer(table, seat, offers_of(table, seat)[-1], version, len(table.asking.reply(seat).codes))
    return table.asking.reply(seat).codes


def test_of_two_things_a_seat_says_at_two_workers_the_second_is_told_so(place: str) -> None:
    async def play() -> None:
        async with two_workers(place) as (tables, table, others, twin):
            seat, version = table.asking.party[0], table.version
            first, second = offers_of(table, seat)[:2]
            await tables.answer(table, seat, first, version)
            assert twin.asking.reply(seat) == Reply(), "the other worker has not heard of it"
            await others.answer(twin, seat, first, version)  # the same again, after a lost line: acknowledged
            with pytest.raises(Stale):
                await others.answer(twin, seat, second, version)
            assert twin.asking.reply(seat).codes[:1] == (first,)
            assert (await others.store.replies(table.id, version))[seat].codes[:1] == (first,)
            await others.unsay(twin, seat, version)
            await others.answer(twin, seat, second, version)
            with pytest.raises(Stale):
                await tables.unsay(table, seat, version)
            assert table.asking.reply(seat).codes[:1] == (second,)

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_round_that_ends_here_counts_what_was_said_there_at_the_last_moment(place: str) -> None:
    async def play() -> None:
        async with two_workers(place) as (tables, table, others, twin):
            version, party = table.version, table.asking.party
            given: dict[int, tuple[int, ...]] = {}
            write = tables.store.append
            late = list(party)

            async def append(table_id: str, entries: Sequence[Entry], heard: Mapping[int, Reply] | None = None) -> bool:
                if late:  # after this worker has looked, before it writes
                    seat = late.pop()
                    given[seat] = await say_all(others, twin, seat)
                return await write(table_id, entries, heard)

            tables.store.append = append  # type: ignore[method-assign]
            await tables.time_is_up(table, version)
            entries = await tables.store.log(table.id, version)
            told = [e for e in entries if e.kind == "answer"][: sum(map(len, given.values()))]
            assert {seat: tuple(e.code for e in told if e.seat == seat) for seat in party} == given
            assert len(given) == len(party) and not any(e.data.get("by") for e in told)

    asyncio.run(asyncio.wait_for(play(), 60))


def test_nothing_is_acknowledged_to_a_question_that_is_over(place: str) -> None:
    async def play() -> None:
        async with two_workers(place) as (tables, table, others, twin):
            version, seat = table.version, table.asking.party[0]
            await tables.time_is_up(table, version)
            default = (await tables.store.log(table.id, version))[0].code
            before = await others.store.replies(table.id, version)
            assert not await others.store.reply(table.id, version, seat, Reply(), Reply((1,), True))
            assert await others.store.replies(table.id, version) == before
            with pytest.raises(Stale):
                await others.answer(twin, seat, next(c for c in offers_of(twin, seat) if c != default), version)
            assert twin.version == table.version

    asyncio.run(asyncio.wait_for(play(), 60))
