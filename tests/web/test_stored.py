"""Tables that an earlier build has stored open as they were left, and go on.

`data/tables-6c9385b.sql` was written by the build of commit 6c9385b, before the web's rooms were cut,
`data/tables-76f9ebd.sql` by that of 76f9ebd, the last before the service was made: tables in every state.
The files beside them say what that build knew of each. None is ever made anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import asked
from dispetto.core.telling.record import parse, write
from dispetto.web.pages.pages import Pages
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store.schema import metadata
from dispetto.web.store.store import Store

DATA = Path(__file__).parent / "data"
BUILDS = ("6c9385b", "76f9ebd")
KNOWN: dict[str, dict[str, Any]] = {
    table: known | {"build": build}
    for build in BUILDS
    for table, known in json.loads((DATA / f"tables-{build}.json").read_text(encoding="utf-8")).items()
}
NOTES = ("what", "build")  # what we know of a table, and the old build did not note down
FIRST = 0  # the seat for which the old build wrote the record


def stored(db: str, build: str) -> str:
    """The database of an old build."""
    with contextlib.closing(sqlite3.connect(db)) as c:
        c.executescript((DATA / f"tables-{build}.sql").read_text(encoding="utf-8"))
    return db


def as_left(table: Table) -> dict[str, Any]:
    """What the old build noted down of a table."""
    history, seats = table.history, range(len(table.row.seats))
    return {
        "game": table.row.game,
        "started": table.started,
        "over": table.over,
        "version": table.version,
        "undone": history.undone,
        "counter": history.counter,
        "state": table.game.dump(table.state) if table.started else None,
        "record": write(table.record(FIRST)) if table.started and not table.story.mended else None,
        "replies": {str(seat): [list(r.codes), r.done] for seat, r in table.asking.replies.items()},
        "party": list(table.asking.party) if table.started and not table.over else [],
        "chat": [[c.person, c.name, c.text] for c in table.chat],
        "free_undo": [table.undo.free(seat) for seat in seats] if table.started else [],
        "far_undo": [table.undo.far(seat) for seat in seats] if table.started else [],
    }


def as_left_short(table: Table) -> dict[str, Any]:
    """The same of a table that keeps no story."""
    table.story.mended = True
    return as_left(table)


async def goes_on(tables: Tables, table: Table, answers: int) -> None:
    """Random answers by whoever is asked; the others of a round are out of time."""
    dice = Dice(5)
    for _ in range(answers):
        if table.over:
            return
        seat, version = table.asking.owing()[0], table.version
        while table.version == version and seat in table.asking.owing():
            s = table.asking.seen(seat)
            ask = asked(s)
            assert ask is not None and ask.seat == seat
            offers = ask.legal(s)
            part = len(table.asking.reply(seat).codes)
            await tables.answer(table, seat, offers[dice.below(len(offers))].code, version, part)
        if table.version == version:
            await tables.time_is_up(table, version)


def as_told_then(record: str, left: str) -> str:
    """A record without the options that a game has been given since, which tell of nothing but their defaults."""
    now, then = parse(record), parse(left)
    new = {o.key: o.default for o in game_named(now.game).options if o.key not in then.options}
    assert {key: now.options[key] for key in new} == new
    return write(replace(now, options={key: now.options[key] for key in then.options}))


async def opens_and_goes_on(store: Store, table: str) -> None:
    """A table is as the old build left it, and can be played on."""
    tables = Tables(store, whole=True)
    found = await tables.get(table)
    assert found is not None
    known = as_left(found)
    # through JSON, as the old build noted it down: a tuple is a list there
    left = {k: x for k, x in KNOWN[table].items() if k not in NOTES}
    if left.get("record"):
        known["record"] = as_told_then(known["record"], left["record"])
    assert json.loads(json.dumps(known)) == left
    shown = Pages().parts(found, Reader("a", "it", "wide").at(found), {"a"})
    assert shown["scene" if found.started else "lobby"]
    if not found.started:
        await tables.start(found)
    before = found.version
    await goes_on(tables, found, 12)
    assert found.over or found.version > before
    again = await Tables(store, whole=True).get(table)
    assert again is not None and json.dumps(as_left(again)) == json.dumps(as_left(found))
    await tables.keep(found)
    woken, others = await (short := Tables(store)).get(table), as_left(found)
    assert woken is not None and (woken.history.shallow or woken.asking.in_round), "from its save"
    await short.deepen(woken)
    told = dict(others, record=None) | {"undone": woken.history.undone, "counter": woken.history.counter}
    assert dict(as_left_short(woken), record=None) == told == dict(others, record=None)


@pytest.mark.parametrize(
    "table", KNOWN, ids=[f"{known['build']} {known['game']} {known['what']}" for known in KNOWN.values()]
)
def test_a_table_of_an_earlier_build_opens_as_it_was_left_and_goes_on(db: str, table: str) -> None:
    async def play() -> None:
        store = Store(stored(db, KNOWN[table]["build"]))
        try:
            await opens_and_goes_on(store, table)
        finally:
            await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("build", BUILDS)
def test_what_an_earlier_build_stored_is_brought_to_our_schema_and_loses_no_row(db: str, build: str) -> None:
    def counted() -> dict[str, int]:
        with contextlib.closing(sqlite3.connect(db)) as c:
            names = [row[0] for row in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: c.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in names}

    stored(db, build)
    before = counted()
    store = Store(db)
    asyncio.run(store.close())
    assert before.items() <= counted().items() and set(metadata.tables) <= set(counted())


@pytest.mark.parametrize("build", BUILDS)
def test_the_stored_tables_are_in_every_state(build: str) -> None:
    assert {known["what"] for known in KNOWN.values() if known["build"] == build} == {
        "waits for its people",
        "is being played",
        "has gone back and lost a player",
        "has heard half an answer",
        "is in the middle of a round",
        "is over",
        "has grown from another",
        "was mended",
    }
