"""Rounds in which the first hand on the table counts: the click decides, not the engine's order and not a lot."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from dispetto.core.engine.table import Roll, asked
from dispetto.core.telling.record import parse, replay, write
from dispetto.games.horse_racing import HorseRacing
from dispetto.games.horse_racing.rules.state import Meeting
from dispetto.web.pages.pages import Pages
from dispetto.web.play.live import Live
from dispetto.web.play.moments import Stale
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.store.store import Entry, SeatRow, Store
from tests.asking import question

PEOPLE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f")]
GAME = HorseRacing()
HANDS = {"A": ["faller"], "B": ["riderless"], "C": ["faller", "remount"]}
HORSES = {"A": {"at": "1/9"}, "B": {"at": "2/21"}, "C": {"at": "3/9"}}


@contextlib.asynccontextmanager
async def window(db: str, seats: list[SeatRow] = PEOPLE, **options: Any) -> AsyncIterator[tuple[Tables, Table]]:
    """A table at the cards after A's move: B is asked first, then C, then A."""
    store = Store(db)
    tables = Tables(store, whole=True)
    table = await tables.make("horse-racing", "a", seats, {"board": "rn-f", **options})
    await tables.start(table)
    s = GAME.new(3, {"board": "rn-f", **options})
    GAME.place(s, {"turn": "B", "horses": HORSES, "hands": HANDS, "brook": True}, "ABC")
    table.apply(
        Entry(table.version + 1, "mended", -1, 0, {"state": GAME.dump(s), "counter": table.history.counter}, 0.0)
    )
    try:
        yield tables, table
    finally:
        await store.close()


def state_of(table: Table) -> Meeting:
    assert isinstance(table.state, Meeting)
    return table.state


def code(table: Table, seat: int, verb: str) -> int:
    """The first row of this verb on offer to a seat."""
    s = table.asking.seen(seat)
    return next(a.code for a in question(s).legal(s) if a.verb == verb)


def test_rn_rul_15_with_slam_the_first_click_is_played_at_once_and_the_second_is_too_late(db: str) -> None:
    """RN-RUL-15, RN-RUL-20"""

    async def play() -> None:
        async with window(db, slam=True) as (tables, table):
            version = table.version
            assert not isinstance(asked(table.state), Roll), "no lot is drawn"
            assert table.asking.party == (1, 2, 0) and table.asking.in_round
            late, fell = code(table, 2, "fell"), code(table, 0, "fell")
            await tables.answer(table, 1, code(table, 1, "pass"), version)
            assert table.version == version, "a pass is kept to oneself"
            await tables.answer(table, 0, fell, version)
            assert table.version > version and "felled" in [
                e.kind for m in table.history.since(version) or [] for e in m.events
            ]
            await tables.answer(table, 0, fell, version)  # a second click on the same card does no harm
            with pytest.raises(Stale):
                await tables.answer(table, 2, late, version)
            assert type(asked(table.state)).__name__ == "Scramble" and table.asking.party == (1, 2)
            await tables.answer(table, 2, code(table, 2, "remount"), table.version)
            assert (
                "remounted" in [e.kind for m in table.history.moments for e in m.events]
                and state_of(table).loose_by < 0
            )

    asyncio.run(play())


def test_rn_rul_15_without_slam_a_click_waits_for_its_turn(db: str) -> None:
    """RN-RUL-15"""

    async def play() -> None:
        async with window(db) as (tables, table):
            version = table.version
            await tables.answer(table, 0, code(table, 0, "fell"), version)
            assert table.version == version and table.asking.owing() == [1, 2]

    asyncio.run(play())


def test_rn_rul_15_where_nobody_clicks_the_window_closes_in_its_order(db: str) -> None:
    """RN-RUL-15"""

    async def play() -> None:
        async with window(db, slam=True) as (tables, table):
            version = table.version
            await tables.time_is_up(table, version)
            answers = [
                m.entry for m in table.history.moments if m.version > version and m.entry and m.entry.kind == "answer"
            ]
            assert [e.seat for e in answers][:3] == [1, 2, 0]

    asyncio.run(play())


def test_a_slammed_card_ends_the_round_for_those_who_wait_for_it(db: str) -> None:
    """RN-RUL-15  Nobody has to sit out the fuse."""

    async def play() -> None:
        async with window(db, slam=True) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            version = table.version
            waiting = asyncio.create_task(live.waiting.hold_round(table, version))
            while table.clocks.fuse is None:
                await asyncio.sleep(0.01)
            await tables.answer(table, 2, code(table, 2, "fell"), version)
            await asyncio.wait_for(waiting, 5)
            assert type(asked(table.state)).__name__ == "Scramble"
            await live.close()

    asyncio.run(asyncio.wait_for(play(), 30))


def test_a_game_with_slam_leaves_a_record_that_replays(db: str) -> None:
    """RN-RUL-15"""

    async def play() -> None:
        store = Store(db)
        tables = Tables(store, whole=True)
        table = await tables.make("horse-racing", "a", PEOPLE, {"board": "rn-f", "slam": True})
        await tables.start(table)
        slams = 0
        for _ in range(3000):
            if table.over or slams > 4:
                break
            version = table.version
            if table.asking.in_round and question(table.state).first_come(table.state):
                for seat in reversed(table.asking.party):
                    s = table.asking.seen(seat)
                    rows = question(s).legal(s)
                    if len(rows) > 1 and table.version == version:
                        slams += 1
                        await tables.answer(table, seat, rows[-1].code, version)
            if table.version == version:
                await tables.time_is_up(table, version)
        assert slams > 1
        told = replace(table.record(), lines=tuple(table.story.ledger.lines))
        await store.close()
        assert not any("fastest" in line.text for line in told.lines), "no lot is drawn"
        assert table.game.dump(replay(table.game, parse(write(told)))) == table.game.dump(table.state)

    asyncio.run(play())
