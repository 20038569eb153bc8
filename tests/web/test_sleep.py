"""Tables sleep when nobody needs them, and wake when somebody or a clock does: nothing is lost on the way."""

from __future__ import annotations

import asyncio
import gc
import json
import time
import weakref
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest
from fastapi.testclient import TestClient

from dispetto.core.show.stage import LAYOUTS
from dispetto.web.app import create_app
from dispetto.web.house import House
from dispetto.web.play.history import IDLE, MOST, WINDOW
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store import hours
from dispetto.web.store.alarms import next_alarms, set_right
from dispetto.web.store.rows import SeatRow
from tests.web.conftest import house_of, sit_down
from tests.web.test_answers import read
from tests.web.test_life import plain
from tests.web.test_rounds import PEOPLE, comes, offers_of

DAY = 86400.0
NOW = -1.0  # seconds a table lingers: not at all
BOTS = [PEOPLE[0], SeatRow("", "Bruno", "m", "random"), SeatRow("", "Carla", "f", "random")]


def in_house(db: str, deed: Callable[[House], Awaitable[None]]) -> None:
    """A house without doors, for as long as this takes."""
    app = create_app(db, pace=0)

    async def run() -> None:
        async with app.router.lifespan_context(app):
            await deed(app.state.house)

    asyncio.run(run())


async def begun(house: House, seats: list[SeatRow] = PEOPLE, game: str = "hedz-25th", clock: int = 0) -> Table:
    """A table where somebody is asked."""
    table = await house.tables.make(game, "a", seats, {}, settings={"clock": clock} if clock else {})
    await house.tables.start(table)
    house.live.changed(table)
    await comes(lambda: house.live.waiting.rests(table))
    return table


async def laid(house: House, seats: list[SeatRow] = PEOPLE) -> Table:
    """A table where nobody waits for anybody: what follows does not go on by itself."""
    table = await house.tables.make("hedz-25th", "a", seats, {})
    await house.tables.start(table)
    return table


async def asleep(house: House, table: str) -> None:
    """Put it to sleep."""
    await house.sleeping.sweep(NOW)
    gc.collect()
    assert table not in house.tables.alive


def alarm_of(found: list[tuple[str, float]], table: str) -> float:
    """When it rings for a table; 0 for never."""
    return dict(found).get(table, 0.0)


def test_a_table_nobody_looks_at_is_nothing_but_its_row_and_wakes_as_it_was(db: str) -> None:
    async def play(house: House) -> None:
        table = await begun(house)
        await house.tables.chat(table, "anna", "Anna", "back in a minute")
        stood, name = table.game.dump(table.state), table.id
        version, shadow = table.version, weakref.ref(table)
        parts = house.pages.parts(table, anna(table), set())
        del table
        await asleep(house, name)
        assert shadow() is None and name not in house.live.waiting.tasks
        woken = await house.tables.get(name)
        assert woken is not None and woken.version == version and woken.game.dump(woken.state) == stood
        assert [c.text for c in woken.chat] == ["back in a minute"]
        await house.tables.deepen(woken)
        assert house.pages.parts(woken, anna(woken), set()) == parts

    in_house(db, play)


def anna(table: Table) -> Reader:
    """Anna's eyes."""
    return Reader("anna", "en", LAYOUTS[0]).at(table)


def test_two_who_knock_wake_a_table_once(db: str) -> None:
    async def play(house: House) -> None:
        name = (await begun(house)).id
        await asleep(house, name)
        read = []
        load = house.tables.awake.wake

        async def count(table: str) -> Table | None:
            read.append(table)
            return await load(table)

        house.tables.awake.wake = count
        one, two, three = await asyncio.gather(*(house.tables.get(name) for _ in range(3)))
        assert one is two is three is not None and read == [name]

    in_house(db, play)


def test_a_table_somebody_looks_at_stays_awake_and_their_page_goes_on(client: TestClient) -> None:
    table = sit_down(client)
    house = house_of(client)
    with client.websocket_connect(f"/t/{table}/live") as ws:
        while not (message := read(ws, "seq"))["turn"]:
            pass
        client.portal.call(house.sleeping.sweep, NOW)
        found = house.tables.loaded[table]
        ws.send_text(json.dumps({"answer": offers_of(found, 0)[0], "seq": message["seq"]}))
        assert read(ws, "seq")["seq"] > message["seq"]


def test_sleeping_tables_are_listed_and_open_as_ever(client: TestClient) -> None:
    table = sit_down(client)
    house = house_of(client)
    with client.websocket_connect(f"/t/{table}/live") as ws:
        while not read(ws, "seq")["turn"]:
            pass
    lobby = plain(client, "/invite", game="hedz-25th")
    awake = client.get("/").text
    while house.tables.loaded:
        client.portal.call(house.sleeping.sweep, NOW)
    page = client.get("/").text
    assert f"/t/{table}" in page and lobby in page and page == awake
    assert not house.tables.loaded, "and the list has woken nobody"
    assert client.get(f"/t/{table}").status_code == 200 and client.get(lobby).status_code == 200


def test_a_bot_that_was_cut_off_goes_on_when_somebody_looks_and_by_the_alarm(db: str) -> None:
    """The power went while a bot was thinking: whoever looks wakes it, and if nobody does, the alarm."""
    tables: list[str] = []

    async def cut() -> None:
        house = House(db)
        for _ in range(2):
            table = await house.tables.make("hedz-25th", "a", BOTS, {})
            await house.tables.start(table)
            while not table.row.seats[table.asking.party[0]].bot:
                await house.tables.time_is_up(table, table.version)
            tables.append(table.id)
        alarms = await next_alarms(house.store, 10)
        assert {name for name, at in alarms if at > hours.now()} == set(tables)
        await house.store.close()

    async def wake(house: House) -> None:
        looked_at = await house.tables.get(tables[0])
        assert looked_at is not None
        version = looked_at.version
        await comes(lambda: looked_at.version > version)
        at = alarm_of(await next_alarms(house.store, 10), tables[1])
        await house.alarms.wake(tables[1], at)
        rung = house.tables.alive[tables[1]]
        await comes(lambda: house.live.waiting.rests(rung))
        assert rung.row.seats[rung.asking.party[0]].person

    asyncio.run(cut())
    in_house(db, wake)


def test_a_clock_wakes_its_table(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table = await begun(house, clock=600)
        until, name, version = table.clocks.deadline, table.id, table.version
        assert until > hours.now() + 500
        del table
        await asleep(house, name)
        assert alarm_of(await next_alarms(house.store, 10), name) == pytest.approx(until, abs=0.01)
        later(monkeypatch, 601)
        await house.alarms.ring()
        found = house.tables.alive[name]
        await comes(lambda: found.version > version)
        assert found.history.moments[1].entry is not None

    in_house(db, play)


def test_a_clock_woken_too_early_keeps_its_deadline(db: str) -> None:
    async def play(house: House) -> None:
        table = await begun(house, clock=600)
        until, name = table.clocks.deadline, table.id
        del table
        for _ in range(2):
            await asleep(house, name)
            found = await house.tables.get(name)
            assert found is not None
            await comes(lambda found=found: house.live.waiting.rests(found))
            assert found.clocks.deadline == pytest.approx(until, abs=0.01)
            del found

    in_house(db, play)


@contextmanager
def wall(monkeypatch: pytest.MonkeyPatch, jump: float) -> Iterator[None]:
    """Somebody has set the machine's clock."""
    true = time.time
    with monkeypatch.context() as m:
        m.setattr(time, "time", lambda: true() + jump)
        yield


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much time has passed, in truth."""
    monkeypatch.setattr(hours, "BEGAN", hours.BEGAN + seconds)


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_a_clock_that_jumps_while_people_play_hurts_nobody(
    db: str, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def play(house: House) -> None:
        table = await begun(house, clock=600)
        version = table.version
        with wall(monkeypatch, jump):
            left = table.clocks.deadline - hours.now()
            await house.alarms.ring()
            assert 590 < left <= 600 and table.version == version, "whoever is asked has the time they had"
            await house.tables.time_is_up(table, version)
            house.live.changed(table)
            await comes(lambda: house.live.waiting.rests(table) and table.clocks.deadline > 0)
            assert 590 < table.clocks.deadline - hours.now() <= 600, "and so has the next"
            name, table = table.id, None  # type: ignore[assignment]
            await asleep(house, name)
            found = await house.tables.get(name)
            assert found is not None
            await comes(lambda: house.live.waiting.rests(found))
            assert 590 < found.clocks.deadline - hours.now() <= 600, "also after a nap"

    in_house(db, play)


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_a_clock_that_jumps_while_the_house_is_closed_hurts_nobody(
    db: str, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    names: list[str] = []

    async def before(house: House) -> None:
        names.append((await begun(house, clock=600)).id)

    async def after(house: House) -> None:
        await set_right(house.store, hours.now())
        at = alarm_of(await next_alarms(house.store, 10), names[0])
        assert at < hours.now() + 601, "the alarm rings as early as ever"
        found = await house.tables.get(names[0])
        assert found is not None
        await comes(lambda: house.live.waiting.rests(found))
        assert 590 < found.clocks.deadline - hours.now() <= 600, "whoever is asked has the whole time"

    in_house(db, before)
    later(monkeypatch, jump)
    in_house(db, after)


def test_a_fast_sleeper_is_one_table_with_whoever_still_holds_it(db: str) -> None:
    async def play(house: House) -> None:
        held = await begun(house)
        await house.sleeping.sweep(NOW)
        assert held.id not in house.tables.loaded
        assert await house.tables.get(held.id) is held and held.id in house.tables.loaded

    in_house(db, play)


def test_many_tables_made_and_left_do_not_stay_in_memory(db: str) -> None:
    async def play(house: House) -> None:
        shadows = [weakref.ref(await begun(house)) for _ in range(12)]
        await house.sleeping.sweep(linger=3600.0, room=4)
        gc.collect()
        assert sum(shadow() is not None for shadow in shadows) == 4
        assert shadows[-1]() is not None, "those used last stay a while"
        waiting = house.live.waiting
        assert len(waiting.tasks) == len(waiting.quiet) == len(house.tables.awake.used) == 4

    in_house(db, play)


# --------------------------------------------------------------------------------------------------------- looking back


def moments_told(table: Table, since: int) -> list[tuple[int, object, list[str]]]:
    """What a table remembers after a version."""
    later = table.history.since(since)
    assert later is not None
    return [(m.version, table.game.dump(m.state), [e.kind for e in m.events]) for m in later]


async def to_version(house: House, table: Table, version: int) -> None:
    """Everybody is out of time until then."""
    while table.version < version and not table.over:
        await house.tables.time_is_up(table, table.version)


def test_a_table_in_play_remembers_a_window_and_whoever_looks_back_sees_all(db: str) -> None:
    async def play(house: House) -> None:
        table = await laid(house, BOTS)
        await to_version(house, table, 150)
        assert WINDOW <= len(table.history.moments) <= MOST and not table.history.whole
        whole = await house.tables.pasts.whole(table)
        assert whole.history.moments[0].version == 0 and whole.version == table.version
        assert len(whole.record().lines) > MOST
        assert moments_told(table, table.version - 40) == moments_told(whole, table.version - 40)
        await to_version(house, table, table.version + 1)
        assert (await house.tables.pasts.whole(table)).version == table.version, "and goes on with it"
        assert [table.undo.far(seat) for seat in range(3)] == [whole.undo.far(seat) for seat in range(3)] or table.over

    in_house(db, play)


def test_a_table_woken_from_its_save_remembers_again_when_somebody_asks(db: str) -> None:
    async def play(house: House) -> None:
        table = await laid(house)
        await to_version(house, table, 130)
        house.live.changed(table)
        await comes(lambda: house.live.waiting.rests(table))
        told, name, seen = moments_told(table, table.version - 50), table.id, table.version - 50
        undo = [(table.undo.free(seat), table.undo.far(seat)) for seat in range(len(PEOPLE))]
        table = None  # type: ignore[assignment]
        await asleep(house, name)
        woken = await house.tables.get(name)
        assert woken is not None and woken.history.shallow and len(woken.history.moments) == 1
        assert woken.history.since(seen) is None and woken.history.since(woken.version) == []
        await house.tables.reach(woken, seen)
        assert moments_told(woken, seen) == told
        assert [(woken.undo.free(seat), woken.undo.far(seat)) for seat in range(len(PEOPLE))] == undo

    in_house(db, play)


def test_an_idle_table_that_is_looked_at_holds_little_until_somebody_looks_back(db: str) -> None:
    async def play(house: House) -> None:
        table = await laid(house)
        await to_version(house, table, 60)
        told = moments_told(table, 10)
        table.doze()
        assert len(table.history.moments) == IDLE and table.history.since(table.version) == []
        seat = table.asking.party[0]
        await house.tables.answer(table, seat, offers_of(table, seat)[0], table.version)
        assert table.history.shallow, "an answer needs nothing of what was before"
        await house.tables.deepen(table)
        assert moments_told(table, 10)[: len(told)] == told, "whoever opens a page or takes something back finds all"

    in_house(db, play)


def test_a_table_that_has_not_begun_may_doze(db: str) -> None:
    async def play(house: House) -> None:
        seats = [SeatRow("anna", "Anna", "f"), SeatRow()]
        lobby = await house.tables.make("hedz-25th", "anna", seats, {})
        house.sleeping.looked_at = lambda table: table is lobby
        assert lobby.row.status == "waiting" and house.sleeping.may_doze(lobby, NOW)
        assert await house.sleeping.sweep(NOW) == 0 and lobby.id in house.tables.awake.loaded

    in_house(db, play)


def test_what_was_taken_back_beyond_the_save_is_taken_back_when_the_table_wakes(db: str) -> None:
    async def play(house: House) -> None:
        table = await laid(house)
        await to_version(house, table, 40)
        await house.tables.keep(table)
        back, stood = 7, table.game.dump(table.history.moments[-8].state)
        async with table.lock:
            await house.tables.take_back(table, 0, back)
        assert table.game.dump(table.state) == stood
        again = await Tables(house.store).get(table.id)
        assert again is not None and again.game.dump(again.state) == stood and again.version == table.version
        assert again.history.counter == table.history.counter, "no roll comes twice"

    in_house(db, play)


def test_an_answer_repeated_after_a_kill_is_known_though_the_save_is_younger(db: str) -> None:
    async def play(house: House) -> None:
        table = await begun(house)
        seat, version = table.asking.party[0], table.version
        code = offers_of(table, seat)[0]
        await house.tables.answer(table, seat, code, version)
        await house.tables.keep(table)
        tables = Tables(house.store)
        again = await tables.get(table.id)
        assert again is not None and again.history.shallow
        await tables.answer(again, seat, code, version)
        assert again.version == table.version

    in_house(db, play)
