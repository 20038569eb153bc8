"""Secrets: nothing that leaves the server for a seat or a spectator depends on what they may not know.

Twins (Game.twin) are tables edited in what one seat may not know. Here everything the web says of a table is
asked on both: the parts of its page, motion, title, lists, explanations and refusals, the replay, the record.
"""

from __future__ import annotations

import asyncio
import copy
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from dispetto.core.engine.table import PUBLIC, why
from dispetto.core.telling.record import write
from dispetto.web.pages.lists import my_row
from dispetto.web.pages.pages import Pages
from dispetto.web.pages.past import past
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.tips import tip
from dispetto.web.people import Visitor
from dispetto.web.play.live import Live
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.store.store import SeatRow, Store
from tests.web.court import court
from tests.web.test_rounds import watcher
from tools.webtable import story

__all__ = ["court"]
HIDING = ("lunch-money", "horse-racing", "court")
MOMENTS = 10  # of a game, each with a twin for every seat and for a spectator
PEOPLE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f")]


def shown(live: Live, table: Table, seat: int, anchors: set[str]) -> dict[str, Any]:
    """All that a seat, or a spectator, can get out of the web about a table."""
    person = PEOPLE[seat].person if seat != PUBLIC else "zoe"
    visitor = Visitor(person, "X", "n", "it", "", "wide", False)
    out: dict[str, Any] = {"list": my_row(table, visitor, tongue("it"))}
    for layout in ("wide", "tall"):
        w = watcher(table, person, "it")
        w.reader = replace(w.reader, layout=layout)
        w.seen = table.history.moments[-2].version  # so that the last moment comes as motion
        message = live.message(w)
        assert message is not None
        out[layout] = message | {"now": 0}
    reader = Reader(person, "it", "wide").at(table)
    out["tips"] = {anchor: tip(table, reader, anchor, firm=len(anchor) % 2 == 0) for anchor in anchors}
    out["replay"] = past(table, reader, len(table.history.moments) - 1)
    out["record"] = write(table.record(seat))
    s = table.asking.seen(seat)
    if seat != PUBLIC:
        words = table.words("it", seat)
        out["refusals"] = [words.reason(s, no) for a in table.game.actions[::7] if (no := why(s, seat, a)) is not None]
    return out


def differing(here: dict[str, Any], there: dict[str, Any]) -> Iterator[str]:
    """Where two answers of the web differ."""
    for key in here.keys() | there.keys():
        a, b = here.get(key), there.get(key)
        if isinstance(a, dict) and isinstance(b, dict):
            yield from (f"{key}/{at}" for at in differing(a, b))
        elif a != b:
            yield f"{key}: {str(a)[:300]} | {str(b)[:300]}"


@pytest.mark.parametrize("game", HIDING)
def test_nothing_a_seat_or_a_spectator_is_sent_depends_on_what_is_hidden_from_it(
    db: str, court: str, game: str
) -> None:
    rng = random.Random(7)
    tried = different = 0

    async def play() -> None:
        nonlocal tried, different
        store = Store(db)
        tables = Tables(store, whole=True)
        whole = story(game, {}, len(PEOPLE), left=1)
        live = Live(tables, Pages(), Thinkers(), 0)
        table = await tables.make(game, "a", PEOPLE, {}, entries=whole[:3])
        for upto in sorted(rng.sample(range(4, len(whole)), MOMENTS)):
            for entry in whole[table.version : upto]:
                table.apply(entry)
            if not table.asking.party:
                continue
            moment = table.history.moments[-1]
            table.clocks.light(table.version, 1.0, 2.0)
            page = "".join(live.pages.parts(table, Reader("zoe", "it", "wide").at(table), set()).values())
            anchors = set(re.findall(r'\sid="([\w-]+)"', page))
            for seat in (PUBLIC, *range(len(PEOPLE))):
                dump = table.game.twin(copy.deepcopy(table.game.dump(moment.state)), seat, rng)
                assert dump is not None
                here = shown(live, table, seat, anchors)
                table.history.moments[-1] = replace(moment, state=table.game.load(dump))
                different += dump != table.game.dump(moment.state)
                table.narrator.forget()
                there = shown(live, table, seat, anchors)
                table.history.moments[-1] = moment
                table.narrator.forget()
                tried += 1
                assert list(differing(here, there)) == [], (game, upto, seat)
        await store.close()

    asyncio.run(play())
    assert tried >= 4 * MOMENTS // 2 and different > tried / 2
