"""Secrets: nothing that leaves the server for a seat or a spectator depends on what they may not know.

Twins (Game.twin) are tables edited in what one seat may not know. Here everything the web says of a table is
asked on both: the parts of its page (what an answer leads to, the coach, what happened since the last turn among
them), motion and what it is led by, ghosts, seeing it again, title, lists, explanations and refusals, the replay, the
record; the API's stream; and a lesson's page.
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

from dispetto.core.engine.table import PUBLIC, Action, asked, why
from dispetto.core.telling.lesson import LEARNER, lesson_of
from dispetto.core.telling.messages import line
from dispetto.core.telling.record import write
from dispetto.web.pages.lists import my_row
from dispetto.web.pages.messages import full
from dispetto.web.pages.pages import Pages
from dispetto.web.pages.past import past
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.previews import ghosts
from dispetto.web.pages.recap import since_last
from dispetto.web.pages.tips import tip
from dispetto.web.people import Visitor
from dispetto.web.play.live import Live
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.store.store import SeatRow, Store
from tests.web.court import court
from tests.web.test_lesson import begun, follow
from tests.web.test_rounds import watcher
from tools.webtable import story

__all__ = ["court"]
HIDING = ("lunch-money", "horse-racing", "court")
MOMENTS = 10  # of a game, each with a twin for every seat and for a spectator
MESSAGES = {  # what at least one of these moments has to show
    "lunch-money": {"ghosts", "thens", "coach", "recap", "again"},
    "horse-racing": {"ghosts", "thens", "coach", "recap", "again"},
    "court": {"again", "recap"},
}
PEOPLE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f")]


def shown(live: Live, table: Table, seat: int, anchors: set[str]) -> dict[str, Any]:
    """All that a seat, or a spectator, can get out of the web about a table."""
    person = table.row.seats[seat].person if seat != PUBLIC else "zoe"
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
    out["ghosts"] = str(ghosts(table, reader))
    later = since_last(table, seat) if seat != PUBLIC else []
    out["again"] = live.again(w, later) if later else []
    out["glimpse"] = live.pages.glimpse(table, table.history.moments[-1], reader)
    out["replay"] = past(table, reader, len(table.history.moments) - 1)
    out["record"] = write(table.record(seat))
    out["api"] = line(full(table, reader, "", table.history.moments[-2].version))
    s = table.asking.seen(seat)
    if seat != PUBLIC:
        words = table.words("it", seat)
        out["refusals"] = [words.reason(s, no) for a in table.game.actions[::7] if (no := why(s, seat, a)) is not None]
    return out


def kinds(seen: dict[str, Any]) -> set[str]:
    """Which of the messages that only some moments have were among what a seat was shown."""
    page = seen["wide"]["html"]
    found = {"ghosts": "<g" in seen["ghosts"], "again": seen["again"], "recap": page.get("recap")}
    found |= {name: f'class="{name}"' in page.get("ask", "") for name in ("thens", "coach")}
    return {name for name, there in found.items() if there}


def differing(here: dict[str, Any], there: dict[str, Any]) -> Iterator[str]:
    """Where two answers of the web differ."""
    for key in here.keys() | there.keys():
        a, b = here.get(key), there.get(key)
        if isinstance(a, dict) and isinstance(b, dict):
            yield from (f"{key}/{at}" for at in differing(a, b))
        elif a != b:
            yield f"{key}: {str(a)[:300]} | {str(b)[:300]}"


def twins(live: Live, table: Table, seat: int, anchors: set[str], rng: random.Random) -> tuple[Any, Any, bool]:
    """What a seat is shown here and at a twin of this table; and whether that is another table at all."""
    moment = table.history.moments[-1]
    dump = table.game.twin(copy.deepcopy(table.game.dump(moment.state)), seat, rng)
    assert dump is not None
    here = shown(live, table, seat, anchors)
    table.history.moments[-1] = replace(moment, state=table.game.load(dump))
    table.narrator.forget()
    there = shown(live, table, seat, anchors)
    table.history.moments[-1] = moment
    table.narrator.forget()
    return here, there, dump != table.game.dump(moment.state)


@pytest.mark.parametrize("game", HIDING)
def test_nothing_a_seat_or_a_spectator_is_sent_depends_on_what_is_hidden_from_it(
    db: str, court: str, game: str
) -> None:
    rng = random.Random(7)
    tried = different = 0
    seen: set[str] = set()

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
            table.clocks.light(table.version, 1.0, 2.0)
            page = "".join(live.pages.parts(table, Reader("zoe", "it", "wide").at(table), set()).values())
            anchors = set(re.findall(r'\sid="([\w-]+)"', page))
            for seat in (PUBLIC, *range(len(PEOPLE))):
                here, there, other = twins(live, table, seat, anchors, rng)
                seen.update(kinds(here))
                different += other
                tried += 1
                assert list(differing(here, there)) == [], (game, upto, seat)
        await store.close()

    asyncio.run(play())
    assert tried >= 4 * MOMENTS // 2 and different > tried / 2
    assert seen == MESSAGES[game]


def asked_of(table: Table, seat: int) -> list[Action]:
    """What a seat may answer now."""
    s = table.asking.seen(seat)
    ask = asked(s)
    return list(ask.legal(s)) if ask is not None and seat in table.asking.owing() else []


@pytest.mark.parametrize("game", ("lunch-money", "horse-racing"))
def test_a_lesson_tells_nothing_but_its_story(db: str, game: str) -> None:
    """The story says what chance and bots do, so the teacher speaks as long as the table stands as told: that apart,
    nothing depends on what is hidden; and where the learner has left the story, nothing at all.
    """
    rng = random.Random(7)

    async def play() -> None:
        tables, table = await begun(db, game)
        live = Live(tables, Pages(), Thinkers(), 0)
        lesson = lesson_of(table.game)
        assert lesson is not None
        others = told = 0
        for stop in [stop for stop in lesson.stops if stop.name]:
            await follow(tables, table, stop.name)
            table.clocks.light(table.version, 1.0, 2.0)
            here, there, other = twins(live, table, LEARNER, set(), rng)
            others += other
            for page in ("wide", "tall"):
                told += bool(here[page]["html"].pop("lesson"))
                there[page]["html"].pop("lesson")
            assert list(differing(here, there)) == [], (game, stop.name)
            ways = [a.code for a in asked_of(table, LEARNER) if a.code not in stop.codes]
            if ways and told > 2:  # another way than hers
                break
        await tables.answer(table, LEARNER, ways[-1], table.version)
        while table.version < 200 and (table.asking.in_round or table.asking.party != (LEARNER,)):
            await tables.time_is_up(table, table.version)
        here, there, other = twins(live, table, LEARNER, set(), rng)
        assert list(differing(here, there)) == [] and others + other and told
        await tables.store.close()

    asyncio.run(play())
