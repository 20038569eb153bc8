"""A duplicate night: the same dice and cards at every table, chair by chair, and nothing goes from one to another."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from dispetto.core.catalogue import game_named
from dispetto.core.telling.record import verify
from dispetto.core.telling.streams import DECK, joined, split, stream_of
from dispetto.web.evening.hall import tables_for
from dispetto.web.evening.seating import seats_of
from dispetto.web.evening.shapes import OVER, Evening, Guest, Plan
from dispetto.web.house import House
from dispetto.web.play.proposals import beginning
from dispetto.web.play.sisters import SISTERS, Sisters
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.undo import Undo
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Made, make
from dispetto.web.store.store import Store
from tests.web.test_evenings import after, be, evening, joins, new_evening, planned, put_over, run
from tests.web.test_evenings import web as web
from tests.web.test_stored import goes_on

__all__ = ["web"]
GAME, CARDS = "hedz-25th", "lunch-money"
FOUR = tuple(Guest(name.lower(), name, nonce=nonce) for name, nonce in zip(("Anna", "Bruno", "Carla", "Dario"), "abcd"))


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run has the same seeds; ids stay what they are."""
    monkeypatch.setattr("dispetto.web.play.proposals.secrets.token_hex", lambda n: "5e" * n)


def twin(game: str = GAME, *guests: Guest, tables: int = 2) -> Evening:
    return planned(*(guests or FOUR), plan=Plan(tables=tables), games=(game, game))


def falls(table: Table) -> dict[int, list[tuple[tuple[int, ...], int]]]:
    """What fell at a table that keeps its story, by stream: the weights and the pick."""
    found: dict[int, list[tuple[tuple[int, ...], int]]] = {}
    for m in table.history.moments:
        if m.entry is not None and m.entry.kind == "chance":
            stream, n = split(m.entry.data["counter"])
            mine = found.setdefault(stream, [])
            assert n == len(mine)
            mine.append((tuple(m.entry.data["weights"]), m.entry.data["pick"]))
    return found


# ----------------------------------------------------------------------------------------------- the same chance


@pytest.mark.parametrize("game", [GAME, CARDS])
def test_every_table_has_the_same_dice_and_cards_whatever_is_answered(db: str, game: str) -> None:
    """Two tables go different ways: what each stream gives is the same as far as both have come, odds being equal."""

    async def play() -> list[Table]:
        store = Store(db)
        tables = Tables(store, whole=True)
        made = [tables.laid_out(one) for one in tables_for(twin(game), 0)]
        for one in made:
            await make(store, Made(one.row, [m.entry for m in one.history.moments if m.entry is not None]))
        assert len({one.commitment for one in made}) == 1 and made[0].nonces == made[1].nonces == tuple("abcd")
        assert made[0].row.settings[SISTERS] == [one.id for one in made]
        await goes_on(tables, made[0], 60)
        await first_answers(tables, made[1], 60)
        await store.close()
        return made

    a, b = asyncio.run(play())
    assert a.history.moments[-1].state != b.history.moments[-1].state
    one, other = falls(a), falls(b)
    compared = 0
    for stream in set(one) & set(other):
        for x, y in zip(one[stream], other[stream], strict=False):
            if x[0] == y[0]:
                assert x == y
                compared += 1
    assert compared >= 5
    if game == GAME:  # dice have the same odds always: all of a stream is the same
        dice = [s for s in set(one) & set(other) if s != DECK]
        assert all(x == y for s in dice for x, y in zip(one[s], other[s], strict=False))


async def first_answers(tables: Tables, table: Table, answers: int) -> None:
    """The first offer, always: another way than chance would go."""
    for _ in range(answers):
        if table.over:
            return
        version = table.version
        for seat in table.asking.owing():
            if table.version != version:
                break
            await tables.answer(table, seat, table.game.default(table.asking.seen(seat)).code, version)
        if table.version == version:
            await tables.time_is_up(table, version)


def test_a_record_of_a_sister_is_verified_and_a_roll_of_another_stream_is_found(db: str) -> None:
    async def play() -> Table:
        store = Store(db)
        tables = Tables(store, whole=True)
        made = tables_for(twin(), 0)[0]
        await make(store, made)
        table = tables.laid_out(made)
        await first_answers(tables, table, 4000)
        await store.close()
        return table

    table = asyncio.run(play())
    assert table.over
    record, known = table.record(), game_named(GAME)
    assert verify(known, record) == []
    n, line = next((n, line) for n, line in enumerate(record.lines) if line.chance is not None)
    assert line.chance is not None
    moved = replace(line.chance, counter=joined(split(line.chance.counter)[0] + 1, 0))
    lines = tuple(replace(one, chance=moved) if i == n else one for i, one in enumerate(record.lines))
    assert verify(known, replace(record, lines=lines)) != []  # nobody may pick a stream


def test_a_sister_that_slept_goes_on_with_the_same_dice(db: str) -> None:
    async def play(sleep: bool, path: str) -> list[Any]:
        store = Store(path)
        tables = Tables(store)
        made = [replace(one, row=replace(one.row, seed="77" * 32)) for one in tables_for(twin(), 0)][:1]
        from dispetto.web.store.changes import Made, make

        row = replace(made[0].row, id="same", status="waiting")
        first = beginning(row)
        await make(store, Made(replace(row, **first.facts), first.entries, first.eyes))
        table = await tables.get("same")
        assert table is not None
        await first_answers(tables, table, 20)
        if sleep:
            await tables.keep(table)
            tables = Tables(store)
            table = await tables.get("same")
            assert table is not None
        await first_answers(tables, table, 10)
        log = [(e.kind, e.code, e.data.get("counter")) for e in await store.log("same")]
        await store.close()
        return log

    assert asyncio.run(play(True, db)) == asyncio.run(play(False, db + "2"))


def test_the_same_bots_fill_the_same_chairs_and_nobody_always_meets_the_same_one() -> None:
    e = twin(GAME, *FOUR, Guest("elsa", "Elsa"))
    first = seats_of(e, GAME)
    assert [len(t) for t in first] == [4, 4]
    for a, b in zip(*first, strict=True):
        if a.bot and b.bot:
            assert (a.bot, a.name) == (b.bot, b.name)
    assert sorted(s.person for t in first for s in t if s.person) == ["anna", "bruno", "carla", "dario", "elsa"]
    names = [s.name for t in first for s in t if s.person]
    assert not {s.name for t in first for s in t if s.bot} & set(names)
    later = seats_of(after(e, {"anna": 1}), GAME)

    def meets(tables: Any) -> Any:
        return {a.person: b.person for a, b in zip(*tables, strict=True) if a.person}

    assert meets(first) != meets(later)


def test_streams_are_told_from_the_record_alone() -> None:
    assert stream_of("deck", 3, [4, 1]) == stream_of("deck", 0, [9]) == DECK
    assert len({stream_of("dice", seat, [1] * n) for seat in range(-1, 8) for n in (2, 6, 36)}) == 27
    assert split(joined(7, 3)) == (7, 3) and joined(36 * 64 + 10, 1 << 19) < 1 << 53  # a browser counts so far


# ----------------------------------------------------------------------------------------------- nothing leaks


@pytest.fixture
def night(web: TestClient) -> Iterator[tuple[TestClient, str, tuple[str, ...]]]:
    """Anna and Carla at the first table, Bruno and Dario at the second."""
    which = new_evening(web, GAME, GAME, tables="2")
    for person in ("bruno", "carla", "dario"):
        joins(web, which, person)
    web.post(f"/e/{which}/on", data={"game": 0})
    yield web, which, evening(web, which).rounds[0].tables


BELOW = ("", "/end", "/replay", "/moment/0", "/record.toml", "/fair", "/fair.json", "/understood", "/odds.json")
MORE = ("/picture.png", "/film.svg", "/thought/1", "/so-far/1", "/chances")


async def only_first_over(house: House, which: str, seed: int = 3) -> None:
    """The first table is over, the second is not."""
    await put_over(house, which, seed, 1)


def test_a_sister_is_closed_until_all_are_over(night: tuple[TestClient, str, tuple[str, ...]]) -> None:
    web, which, (first, second) = night
    be(web, "anna")
    assert web.get(f"/t/{first}").status_code == 200 and evening(web, which).guest("anna").table == 0  # type: ignore[union-attr]
    for person in ("bruno", "stranger"):
        be(web, person)
        for what in (*BELOW, *MORE):
            assert web.get(f"/t/{first}{what}").status_code == 403, what
        assert web.get(f"/api/table/{first}").status_code == 403
        assert web.post(f"/t/{first}/join", data={"seat": 3}).status_code == 403
        assert web.post(f"/t/{first}/what-if", data={"at": "1"}).status_code == 403
        with web.websocket_connect(f"/t/{first}/live") as socket:
            assert "stays shut" in json.loads(socket.receive_text())["no"]
            with pytest.raises(WebSocketDisconnect):
                socket.receive_text()
    run(web, lambda house: only_first_over(house, which))
    be(web, "anna")  # not even her own people: the seed would tell the others what will fall
    seed = run(web, lambda house: house.store.table(first)).seed
    page = web.get(f"/t/{first}")
    assert page.status_code == 200 and seed not in page.text
    for what in (*BELOW[1:], *MORE):
        assert web.get(f"/t/{first}{what}").status_code == 403, what
    assert evening(web, which).rounds[0].results == ()
    run(web, lambda house: put_over(house, which))
    assert "chair by chair" in web.get(f"/e/{which}").text
    for person in ("anna", "bruno", "stranger"):
        be(web, person)
        assert web.get(f"/t/{first}/end").status_code == web.get(f"/t/{second}/fair").status_code == 200
    assert evening(web, which).rounds[0].state == OVER


def test_a_house_that_opens_knows_ordinary_tables_by_one_question_and_no_sister_among_them(
    night: tuple[TestClient, str, tuple[str, ...]],
) -> None:
    web, _, sisters = night
    plain = [web.post("/play", data={"game": GAME}, follow_redirects=False).headers["location"][3:] for _ in range(2)]

    async def opens(house: House) -> tuple[list[bool], Sisters]:
        fresh = Sisters(house.store)
        asked = [fresh.closed(table, "stranger", "live") for table in (*plain, *sisters)]
        return await asyncio.gather(*asked), fresh

    closed, fresh = run(web, opens)
    assert closed == [False, False, True, True]
    assert set(plain) <= set(fresh.open) and not set(sisters) & set(fresh.open)


def test_twins_see_the_same_however_the_other_table_went(night: tuple[TestClient, str, tuple[str, ...]]) -> None:
    """The first table ends in two different ways: whatever Bruno at the second may ask for is the same."""
    web, which, (first, second) = night
    shown = []
    for seed in (3, 4):
        run(web, ending(which, seed))
        be(web, "bruno")
        paths = (f"/e/{which}", f"/t/{first}", f"/t/{first}/end", "/", f"/t/{second}")
        pages = [web.get(path) for path in paths]
        assert [p.status_code for p in pages] == [200, 403, 403, 200, 200]
        book = run(web, lambda house: house.book.of_person("anna"))
        assert not [line for line in book if line.table == first]
        shown.append([cut(p.text) for p in pages])
    assert shown[0] == shown[1]


def ending(which: str, seed: int) -> Callable[[House], Any]:
    return lambda house: only_first_over(house, which, seed)


def cut(page: str) -> list[str]:
    """A page without what counts time and visits: the revision of the evening, and how long ago things were."""
    lines = page.replace("\n", " ").split(" ")
    return [w for w in lines if not w.startswith(("data-rev=", "data-now=", "data-have=", "data-look="))]


def test_nothing_is_taken_back_beyond_ones_own_answer(
    night: tuple[TestClient, str, tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    web, _, (first, _) = night
    monkeypatch.setattr(Undo, "free", lambda self, seat: 0)
    monkeypatch.setattr(Undo, "far", lambda self, seat: 3)

    async def undo(house: House) -> bool:
        table = await house.table(first)
        with pytest.raises(Sorry, match="has fallen"):
            await house.tables.undo(table, table.seats_of("anna")[0], table.version)
        return table.undo.wish is None

    assert run(web, undo)
