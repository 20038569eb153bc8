"""What one worker has written happens at the others without being read again; where that cannot be, they read it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from dispetto.web.pages.pages import Pages
from dispetto.web.play import timing
from dispetto.web.play.live import Live
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.store.log import Entry
from dispetto.web.store.news import LONGEST, News, Said, heard, told
from dispetto.web.store.rows import Reply, SeatRow
from dispetto.web.store.store import Store
from tests.web.court import court
from tests.web.test_rounds import offers_of, until
from tools.webtable import story

__all__ = ["court"]
PEOPLE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f")]
THERE = "another worker"


def test_what_was_written_is_told_and_where_that_is_too_long_only_where() -> None:
    entries = (Entry(7, "answer", 1, 12, {"by": "time"}, 1.5), Entry(8, "chance", -1, 3, {"counter": 2}, 1.5))
    assert heard(told("w", "T", entries)) == News("w", "T", entries)
    said = Said(7, 1, Reply(), Reply((12, 3), True))
    assert heard(told("w", "T", said=said)) == News("w", "T", (), said)
    many = [Entry(n, "chance", -1, 3, {"counter": n, "weights": [1] * 6}, 1.5) for n in range(400)]
    assert told("w", "T", many) == "T"
    assert len(told("w", "T", [Entry(7, "answer", 1, 12, {"text": "è" * 1500}, 1.5)])) <= LONGEST


def two_workers(db: str, game: str, deed: Callable[[Tables, Table, Tables, Table], Awaitable[None]]) -> None:
    """A table in the memory of two, in the middle of a game."""

    async def run() -> None:
        store, other = Store(db), Store(db)
        tables, others = Tables(store), Tables(other)
        left = iter(range(8))
        entries = story(game, {}, 3, until=lambda g, s, ask: next(left, None) is None)
        made = await tables.make(game, "a", PEOPLE, {}, entries=entries)
        found = await others.get(made.id)
        assert found is not None and found.version == made.version
        await deed(tables, made, others, found)
        await store.close()
        await other.close()

    asyncio.run(run())


def written(table: Table, since: int) -> News:
    """What somebody has written since a version."""
    entries = tuple(m.entry for m in table.history.since(since) or () if m.entry is not None)
    return News(THERE, table.id, entries)


def unread(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    """Whoever asks the database from now on fails."""

    async def never(*_args: Any) -> Any:
        raise AssertionError("nobody need read that")

    monkeypatch.setattr(store, "rows", never)
    monkeypatch.setattr(store.reading, "read", never)


@pytest.mark.parametrize("game", ["hedz-25th", "shear-panic", "lunch-money", "horse-racing"])
def test_what_another_worker_wrote_happens_here_unread(db: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(tables: Tables, table: Table, others: Tables, there: Table) -> None:
        unread(monkeypatch, others.store)
        for _ in range(5):
            before, seat = table.version, table.asking.party[0]
            while table.version == before:
                code, part = offers_of(table, seat)[0], len(table.asking.reply(seat).codes)
                await tables.answer(table, seat, code, before, part)
                if table.asking.in_round:
                    await tables.time_is_up(table, before)
            news = written(table, before)
            assert await others.hear_of(there, news) is True
            assert there.version == table.version and there.game.dump(there.state) == table.game.dump(table.state)
            assert await others.hear_of(there, news) is False, "it has happened already"

    two_workers(db, game, play)


def test_where_something_is_missing_or_leads_back_the_log_has_to_be_read(db: str) -> None:
    async def play(tables: Tables, table: Table, others: Tables, there: Table) -> None:
        gap = Entry(table.version + 2, "answer", 0, 0, {}, 1.0)
        back = Entry(table.version + 1, "undo", 0, 1, {}, 1.0)
        for entry in (gap, back):
            assert await others.hear_of(there, News(THERE, table.id, (entry,))) is None
            assert there.version == table.version, "nothing was half done"

    two_workers(db, "hedz-25th", play)


def test_what_a_seat_said_to_another_worker_is_known_here(db: str) -> None:
    one, two = Reply((3,)), Reply((3, 4), True)

    async def play(tables: Tables, table: Table, others: Tables, there: Table) -> None:
        def news(was: Reply, now: Reply, ahead: int = 0, worker: str = THERE) -> News:
            return News(worker, table.id, (), Said(table.version + ahead, 1, was, now))

        assert await others.hear_of(there, news(Reply(), one)) is True
        assert there.asking.reply(1) == one and there.asking.elsewhere
        assert await others.hear_of(there, news(Reply(), one)) is False
        assert await others.hear_of(there, news(one, two)) is True
        assert await others.hear_of(there, news(Reply(), one)) is None, "news that come late overwrite nothing"
        assert there.asking.reply(1) == two
        assert await others.hear_of(there, news(two, one, ahead=-1)) is False
        assert await others.hear_of(there, news(two, one, ahead=1)) is None
        assert await others.hear_of(there, news(two, one, worker=others.store.worker)) is False, "we said so"

    two_workers(db, "hedz-25th", play)


def test_a_round_whose_last_word_another_worker_heard_ends_here_should_that_one_have_died(
    db: str, court: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "AFTER_YOU", 0.05)

    async def run() -> None:
        store = Store(db)
        tables = Tables(store)
        table = await tables.make(court, "a", PEOPLE, {}, settings={"fuse": 0}, begun=True)
        await until(tables, table, "Bid")
        live = Live(tables, Pages(), Thinkers(), 0)
        version = table.version
        for seat in table.asking.party:
            code = offers_of(table, seat)[0]
            was = table.asking.reply(seat)
            assert await store.reply(table.id, version, seat, was, Reply((code,), True))
            said = Said(version, seat, was, Reply((code,), True))
            assert await tables.hear_of(table, News(THERE, table.id, (), said)) is True
        live.changed(table)
        async with asyncio.timeout(30):
            while table.version == version:
                await asyncio.sleep(0.01)
        await live.close()
        await store.close()

    asyncio.run(run())
