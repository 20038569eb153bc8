"""Rounds: everybody is asked at once, the same fuse for all, and silence does not talk."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
from court.rules import pieces
from fastapi import WebSocket

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, asked
from dispetto.core.telling.record import parse, verify, write
from dispetto.web.pages.pages import Pages
from dispetto.web.play.live import Live, Watcher
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.reader import Reader
from dispetto.web.play.standing import only_if, passes
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.utterances import is_real
from dispetto.web.store.store import Reply, SeatRow, Store
from tests.asking import question
from tests.web.court import court, hands_of

PEOPLE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f")]
__all__ = ["court"]


@contextlib.asynccontextmanager
async def open_table(
    db: str, game: str, seats: list[SeatRow] = PEOPLE, **settings: Any
) -> AsyncIterator[tuple[Tables, Table]]:
    """A table that has begun."""
    store = Store(db)
    tables = Tables(store, whole=True)
    table = await tables.make(game, "a", seats, {}, settings=settings)
    table.set_up(replace(table.row, seed="5e" * 32))
    await tables.start(table)
    try:
        yield tables, table
    finally:
        await store.close()


async def until(tables: Tables, table: Table, wanted: str, seed: int = 1) -> None:
    """Random answers until this is asked of somebody, in its first part."""
    dice = Dice(seed)
    for _ in range(400):
        ask = question(table.state)
        if type(ask).__name__ == wanted and len(table.asking.party) > 1:
            return
        if table.asking.in_round:
            await tables.time_is_up(table, table.version)
            continue
        s = table.asking.seen(ask.seat)
        offers = question(s).legal(s)
        part = len(table.asking.reply(ask.seat).codes)
        await tables.answer(table, ask.seat, offers[dice.below(len(offers))].code, table.version, part)
    raise AssertionError(f"{wanted} was never asked")


async def comes(so: Callable[[], bool]) -> None:
    """Until it is so; a loaded machine takes its time."""
    for _ in range(1000):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


def offers_of(table: Table, seat: int) -> list[int]:
    s = table.asking.seen(seat)
    ask = asked(s)
    assert ask is not None and ask.seat == seat
    return [a.code for a in ask.legal(s)]


def test_the_seats_of_a_round_answer_in_any_order_and_the_engine_hears_them_in_its_own(db: str, court: str) -> None:
    async def play() -> None:
        async with open_table(db, court) as (tables, table):
            await until(tables, table, "Bid")
            party, version = table.asking.party, table.version
            for seat in reversed(party):
                await tables.answer(table, seat, offers_of(table, seat)[0], version)
            assert table.version == version and not table.asking.owing()
            await tables.time_is_up(table, version)
            seats = [
                m.entry.seat
                for m in table.history.moments
                if m.version > version and m.entry and m.entry.kind == "answer"
            ]
            assert seats == list(party)

    asyncio.run(play())


def test_answers_of_an_open_round_survive_a_power_cut_and_can_be_taken_back(db: str, court: str) -> None:
    async def play() -> None:
        async with open_table(db, court) as (tables, table):
            await until(tables, table, "Bid", 3)
            seat = table.asking.party[-1]
            await tables.answer(table, seat, offers_of(table, seat)[0], table.version)
            again = await Tables(tables.store, whole=True).get(table.id)
            assert (
                again is not None and again.asking.replies == table.asking.replies and seat not in again.asking.owing()
            )
            await tables.unsay(table, seat, table.version)
            assert seat in table.asking.owing()
            with pytest.raises(Refused):
                await tables.answer(table, PUBLIC, offers_of(table, seat)[0], table.version)
            with pytest.raises(Stale):
                await tables.answer(table, seat, offers_of(table, seat)[0], table.version - 1)

    asyncio.run(play())


def test_the_parts_of_an_utterance_are_one_line_of_the_record_and_go_back_by_escape(db: str, court: str) -> None:
    async def play() -> None:
        async with open_table(db, court, PEOPLE[:2] + [SeatRow("c", "Carla", "f")]) as (tables, table):
            for _ in range(300):
                ask = question(table.state)
                if type(ask).__name__ == "Choose" and pieces.DAGGER in hands_of(table)[ask.seat]:
                    break
                await tables.time_is_up(table, table.version)
            seat, version = ask.seat, table.version
            lead = next(c for c in offers_of(table, seat) if table.game.actions[c].args == (pieces.DAGGER,))
            await tables.answer(table, seat, lead, version, 0)
            assert table.version == version and type(asked(table.asking.seen(seat))).__name__ == "Target"
            assert type(asked(table.asking.seen((seat + 1) % 3))).__name__ == "Choose"
            await tables.answer(table, seat, lead, version, 0)  # a second click on the first part does no harm
            await tables.unsay(table, seat, version)
            assert type(asked(table.asking.seen(seat))).__name__ == "Choose"
            await tables.answer(table, seat, lead, version, 0)
            lines = len(table.story.ledger.lines)
            await tables.answer(table, seat, offers_of(table, seat)[0], version, 1)
            assert table.story.ledger.lines[lines].text.startswith("dagger on p")

    asyncio.run(play())


def test_a_whole_game_of_rounds_leaves_a_record_that_can_be_verified(db: str, court: str) -> None:
    async def play() -> Table:
        async with open_table(db, court) as (tables, table):
            dice = Dice(5)
            for _ in range(2000):
                if table.over:
                    return table
                for seat in table.asking.party if table.asking.in_round else table.asking.party[:1]:
                    version = table.version
                    while table.version == version and seat in table.asking.owing():
                        offers = offers_of(table, seat)
                        part = len(table.asking.reply(seat).codes)
                        await tables.answer(table, seat, offers[dice.below(len(offers))], version, part)
                if not table.over and table.asking.in_round:
                    await tables.time_is_up(table, table.version)
        raise AssertionError("it did not end")

    table = asyncio.run(play())
    record = parse(write(table.record()))
    assert verify(table.game, record) == []


async def unheard(*_: Any) -> Any:
    """A socket that nobody holds the other end of."""
    raise AssertionError("nothing is sent here")


def watcher(table: Table, person: str, lang: str = "en") -> Watcher:
    return Watcher(WebSocket({"type": "websocket"}, unheard, unheard), table, Reader(person, lang, "wide"))


def test_nobody_can_tell_from_a_page_whether_another_has_answered_or_holds_an_answer(db: str, court: str) -> None:
    """Two tables that differ only in what Anna and Bruno hold and have said
    look the same to Carla and to a spectator.
    """

    async def play() -> None:
        async with open_table(db, court) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            await until(tables, table, "Window", 11)
            table.clocks.light(table.version, 1000.0, 1012.0)
            party = table.asking.party
            other = next(s for s in range(3) if s != party[0])
            looks = {}
            for person in (PEOPLE[other].person, "nobody"):
                w = watcher(table, person)
                first = live.message(w)
                assert first is not None
                looks[person] = first["html"]
            hands = hands_of(table)
            mine = hands[party[0]]
            # The same table where the first seat holds something else, and has answered.
            for card in {pieces.HUMILIATION, *mine}:
                hands[party[0]] = tuple(sorted((card, *mine[1:])))
                table.asking.said_on_disk({party[0]: Reply((offers_of(table, party[0])[-1],), True)})
                for person, html in looks.items():
                    w = watcher(table, person)
                    again = live.message(w)
                    assert again is not None and again["html"] == html
                    assert "hand" not in json.dumps(again["steps"])
                table.asking.new_question()

    asyncio.run(play())


def test_a_single_offer_in_a_round_is_no_question_and_the_fuse_is_the_same_for_all(db: str, court: str) -> None:
    async def play() -> None:
        async with open_table(db, court) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 1)
            await until(tables, table, "Window", 4)
            live.waiting.watched = lambda _: True
            assert not any(only_if(table, seat) for seat in table.asking.party), (
                "unless somebody asks for it, no silence may talk"
            )
            here = live.watchers[table.id] = {watcher(table, p.person) for p in PEOPLE[:-1]}
            task = asyncio.create_task(live.waiting.hold_round(table, table.version))
            await comes(lambda: table.clocks.fuse is not None)
            assert table.clocks.fuse is not None and table.clocks.fuse.until == 0.0, (
                "it is lit when everybody is at the table"
            )
            here.add(watcher(table, PEOPLE[-1].person))
            live.waiting.tend(table)
            await comes(lambda: table.clocks.fuse is not None and table.clocks.fuse.until > table.clocks.fuse.began)
            fuses, choices = set(), list[bool]()
            for seat in table.asking.party:
                html = live.pages.parts(table, Reader(PEOPLE[seat].person, "en", "wide").at(table), set())
                asked_it = is_real(table.game, table.asking.seen(seat))
                assert ("data-answer" in html["ask"]) == asked_it and "data-back" not in html["ask"]
                choices.append(asked_it)
                message = live.message(watcher(table, PEOPLE[seat].person))
                assert message is not None and 'class="burn"' in html["notice"]
                fuses.add(tuple(message["burn"]))
            assert len(fuses) == 1 and {True, False} == set(choices)
            task.cancel()

    asyncio.run(play())


def test_standing_answers_pass_for_a_seat_until_the_next_turn(db: str, court: str) -> None:
    async def play() -> None:
        async with open_table(db, court) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            await until(tables, table, "Window", 7)
            seat, version = table.asking.party[0], table.version
            await tables.reseat(table, seat, standing=f"pass:{version}")
            assert passes(table, seat) and not only_if(table, seat)
            await live.waiting.standing(table, version, {})
            assert seat not in table.asking.owing()
            await tables.time_is_up(table, version)
            while passes(table, seat):
                await tables.time_is_up(table, table.version)
            assert any(e.kind == "turn" for m in table.history.since(version) or [] for e in m.events)

    asyncio.run(play())


def test_bots_answer_a_round_through_the_same_door_and_it_closes_by_itself(db: str, court: str) -> None:
    async def play() -> None:
        seats = [PEOPLE[0], SeatRow("", "Bruno", "m", "random"), SeatRow("", "Carla", "f", "random")]
        async with open_table(db, court, seats, fuse=6) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            assert only_if(table, 0), "among bots nobody learns from who is quick"
            dice = Dice(2)
            live.changed(table)
            for _ in range(2500):
                if table.over:
                    break
                if 0 in table.asking.owing() and (not table.asking.in_round or table.clocks.fuse):
                    offers = offers_of(table, 0)
                    part = len(table.asking.reply(0).codes)
                    with contextlib.suppress(Stale, Refused):
                        await tables.answer(table, 0, offers[dice.below(len(offers))], table.version, part)
                    live.changed(table)
                await asyncio.sleep(0.01)
            await live.close()
            assert table.over

    asyncio.run(asyncio.wait_for(play(), 40))


def test_after_a_first_part_without_a_choice_its_player_is_shown_the_rest(db: str) -> None:
    async def play() -> None:
        async with open_table(db, "shear-panic", PEOPLE[:2]) as (tables, table):
            live = Live(tables, Pages(), Thinkers(), 0)
            told: list[bool] = []
            live.waiting.tell = lambda t: told.append(is_real(t.game, t.asking.seen(t.asking.party[0])))
            dice = Dice(1)
            while not table.over:
                seat, version = table.asking.party[0], table.version
                if is_real(table.game, table.asking.seen(seat)):
                    offers, part = offers_of(table, seat), len(table.asking.reply(seat).codes)
                    await tables.answer(table, seat, offers[dice.below(len(offers))], version, part)
                    continue
                told.clear()
                await live.waiting.hold(table, version)
                if table.version == version:
                    assert told == [True]
                    return
            raise AssertionError("no first part was without a choice")

    asyncio.run(play())
