"""The book of finished games: one line each, written with the end, whatever becomes of its table."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace

import pytest
import sqlalchemy as sa

from dispetto.core.game import places_of
from dispetto.web.circle.games import met, people_of, seat_of, shared_place, standing, winners
from dispetto.web.play import chairs
from dispetto.web.play.booking import Book
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store import book, schema
from dispetto.web.store.book import Finished, Sat
from dispetto.web.store.changes import Change, alter
from dispetto.web.store.log import Entry
from dispetto.web.store.store import SeatRow, Store
from tests.web.test_postgres import postgres
from tests.web.test_replies import place
from tests.web.test_rounds import PEOPLE
from tools.webtable import story

__all__ = ["place", "postgres"]
GAME = "hedz-25th"
SEATS = [*PEOPLE, SeatRow("", "Dora", "f", "random")]


async def ended(tables: Tables, **settings: object) -> Table:
    """A game that is over, and closed as whoever answers last does."""
    table = await tables.make(GAME, "a", SEATS, {}, entries=story(GAME, {}, 4), settings={**settings})
    async with table.lock:
        await tables.close_if_over(table)
    return table


def test_a_game_is_written_down_once_by_whichever_worker_and_says_what_its_rules_say(place: str) -> None:
    async def play() -> None:
        one, two = Store(place), Store(place)
        tables, others = Tables(one), Tables(two)
        table = await tables.make(GAME, "a", SEATS, {}, entries=story(GAME, {}, 4), settings={"circle": "kitchen"})
        await asyncio.gather(tables.get(table.id), others.get(table.id))
        async with table.lock:
            await tables.close_if_over(table)
        ending = table.history.ending()
        assert ending is not None
        for b in (Book(tables), Book(others)):
            (line,) = await b.of_person("a")
            assert line == await b.of_table(table.id) == (await b.of_circle("kitchen"))[0]
            assert (line.game, line.rule, line.version, line.kind) == (GAME, ending.rule, table.version, book.PLAYED)
            assert tuple(sat.place for sat in line.seats) == ending.places and line.there and line.counts
            assert [sat.score for sat in line.seats] == list(ending.scores)
            assert [(sat.person, sat.bot, sat.name) for sat in line.seats] == [(s.person, s.bot, s.name) for s in SEATS]
            assert people_of(line) == [s.person for s in PEOPLE]
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_what_happens_to_a_table_afterwards_does_not_change_what_the_book_says(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        tables = Tables(store)
        table = await ended(tables)
        b = Book(tables)
        (before,) = await b.of_person("a")
        await chairs.get_up(tables, table, "a", False)
        assert (await b.of_person("a")) == [before], "who gets up after the end has played nevertheless"
        await tables.delete(table)
        (after,) = await b.of_person("a")
        assert after == before and not after.there, "the table is gone, and the book says so"
        await store.close()

    asyncio.run(play())


def test_games_that_were_over_before_there_was_a_book_are_written_down_when_somebody_asks(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        table = await ended(Tables(store), lesson="first")
        lost = await ended(Tables(store))
        with sqlite3.connect(db) as c:
            c.executescript("DELETE FROM finished_seat; DELETE FROM finished")
            c.execute("UPDATE game_table SET game = 'gone-game' WHERE id = ?", (lost.id,))
        b = Book(Tables(store))
        for _ in range(2):
            (line,) = await b.of_person("b")
            assert line.table == table.id and line.kind == book.LESSON and not line.counts
        assert b.unreadable == {lost.id} and await b.of_person("nobody") == []
        await store.close()

    asyncio.run(play())


def test_an_end_that_is_taken_back_was_none(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        tables = Tables(store)
        table = await ended(tables)
        undo = Entry(table.version + 1, "undo", 0, table.version - 1, {}, 2.0)
        assert await alter(store, table.row, Change({"status": "playing"}, [undo])) is not None
        assert await book.of_table(store, table.id) is None
        assert await store.rows(sa.select(schema.finished_seat)) == []
        await store.close()

    asyncio.run(play())


def made(*seats: tuple[str, int], kind: str = book.PLAYED) -> Finished:
    """A line with these people on their places."""
    sat = [Sat(who, "", who, "n", "", n, where, 0) for n, (who, where) in enumerate(seats)]
    return Finished("t", GAME, "T", kind, "", {}, "", 1, 0, 0.0, 1.0, tuple(sat))


@pytest.mark.parametrize("scores", [(4, 9, 4, 1), (2, 2, 2, 2), (1, 2, 3, 4)])
def test_who_ties_shares_a_place(scores: tuple[int, ...]) -> None:
    places = places_of(scores)
    game = made(*zip("abcd", places, strict=True))
    assert [place for place, _ in standing(game)] == sorted(places)
    assert {s.person for s in winners(game)} == {who for who, n in zip("abcd", scores, strict=True) if n == max(scores)}
    shared = [shared_place(p, places) for p in places]
    assert sum(shared) == 1 + 2 + 3 + 4, "ties share what there is"


def test_who_has_played_with_whom() -> None:
    games = [made(("a", 1), ("b", 2), ("", 3)), made(("b", 1), ("a", 1)), made(("a", 1), ("c", 2), kind=book.BROUGHT)]
    assert met(games, "a") == {"b": 2} and met(games, "c") == {} and met(games, "") == {}
    assert seat_of(games[0], "b") == games[0].seats[1] and seat_of(games[0], "") is None
    assert replace(games[0], helped=1).counts is False
