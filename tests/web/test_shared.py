"""Cheap pushes: what everybody sees is drawn once, what changed is told shortly, and small news draws nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.table import PUBLIC
from dispetto.core.show.stage import ALIKE, LAYOUTS, WIDE
from dispetto.web.pages.lines import html_of, to_seat
from dispetto.web.pages.motion import steps
from dispetto.web.pages.pages import Pages
from dispetto.web.pages.shared import drawn, labels
from dispetto.web.play.delta import applied, delta
from dispetto.web.play.live import Live
from dispetto.web.play.narrator import Narrator, event
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.watcher import Watcher, mark
from dispetto.web.play.wire import Once, written
from dispetto.web.store.store import SeatRow, Store
from tests.web.test_rounds import watcher
from tools.webtable import story

PEOPLE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f"), SeatRow("d", "Dino", "m")]
GAMES = sorted(all_games())
MOMENTS = 12  # looked at in a game


@pytest.mark.parametrize("seed", range(40))
def test_a_delta_leads_from_any_text_to_any_other(seed: int) -> None:
    pick = random.Random(seed)
    words = ["<b>", "</b>", "wool", '<path d="M0,0L1,1"/>', '<g id="x">', "</g>", "<", "", "è", "\n"]
    old = [pick.choice(words) for _ in range(pick.randrange(60))]
    new = list(old)
    for _ in range(pick.randrange(9)):
        at = pick.randrange(len(new) + 1)
        new[at : at + pick.randrange(5)] = [pick.choice(words) for _ in range(pick.randrange(5))]
    one, other = "".join(old), "".join(new)
    assert applied(one, delta(one, other)) == other
    assert applied(one, delta(one, one)) == one


def test_a_delta_of_a_long_text_is_short() -> None:
    cells = [f'<circle id="sp-{n}" cx="{n}" cy="{n * 7 % 100}" r="4"/>' for n in range(500)]
    moved = [*cells[:100], cells[300], *cells[100:250], '<g id="new">', *cells[250:300], *cells[301:]]
    change = delta("".join(cells), "".join(moved))
    assert applied("".join(cells), change) == "".join(moved)
    assert len(str(change)) < 150 < len("".join(cells)) / 100


async def played(db: str, game: str) -> tuple[Store, Table, list[int]]:
    """A table of four people in the midst of a game, and the versions that it may be taken on to."""
    store = Store(db)
    whole = story(game, {}, len(PEOPLE), left=1)
    table = await Tables(store).make(game, "a", PEOPLE, {}, entries=whole[:3])
    some = sorted(random.Random(5).sample(range(4, len(whole)), min(MOMENTS, len(whole) - 4)))
    table.later = whole  # type: ignore[attr-defined]
    return store, table, some


def go_on(table: Table, version: int) -> None:
    """Let what is told happen up to a version."""
    for entry in table.later[table.version : version]:  # type: ignore[attr-defined]
        table.apply(entry)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_the_same_for_all_looks_the_same_from_every_chair_that_is_not_asked(db: str, game: str) -> None:
    async def play() -> int:
        store, table, some = await played(db, game)
        looked = 0
        for version in some:
            go_on(table, version)
            party = table.asking.party
            for layout in LAYOUTS:
                alike = table.stage.same_for_all(layout)
                assert alike <= ALIKE
                for name in alike - {"steps"}:
                    public = drawn(name, table, table.game.view(table.state, PUBLIC), layout, table.words("it"), party)
                    for seat in set(range(len(PEOPLE))) - set(party):
                        v = table.game.view(table.state, seat)
                        assert drawn(name, table, v, layout, table.words("it", seat), party) == public, (name, layout)
                        looked += 1
            if "steps" in table.stage.same_for_all(WIDE):
                before, after = table.history.moments[-2].state, table.state
                events = table.history.moments[-1].events
                ways = [
                    table.stage.steps(events, table.game.view(before, seat), table.game.view(after, seat))
                    for seat in (PUBLIC, *range(len(PEOPLE)))
                ]
                assert all(way == ways[0] for way in ways)
        await store.close()
        return looked

    assert asyncio.run(play()) > 0 or game == "lunch-money"  # a yard looks different from every chair


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_what_their_own_narrator_would_say(db: str, game: str) -> None:
    async def play() -> None:
        store, table, some = await played(db, game)
        go_on(table, some[-1])
        narrator, same = Narrator(), 0
        for moment in table.history.moments:
            for n in range(len(moment.events)):
                run = [(moment, n)]
                for seat in (PUBLIC, *range(len(PEOPLE))):
                    said = narrator.sentence(run, to_seat(table, "en"), "en", seat)
                    assert said == table.words("en", seat).event(moment.state, event(run[0]), moment.turn)
                    same += said == narrator.sentence(run, to_seat(table, "en"), "en", PUBLIC)
        assert len(narrator.public) > 20 and same > len(narrator.own) > 0
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_everybodys_way_is_the_one_each_reader_would_be_shown_alone(db: str, game: str) -> None:
    async def play() -> None:
        store, table, some = await played(db, game)
        pages, same = Pages(), 0
        for version in some:
            go_on(table, version)
            moments = table.history.moments[-2:]
            for person in ("nobody", *(seat.person for seat in PEOPLE)):
                reader = Reader(person, "it", WIDE).at(table)
                way, lines = pages.steps(table, moments, reader)
                alone, told = steps(table, moments, reader)
                assert (way, lines) == (alone, html_of(told)), (version, person)
                shared = pages.drawn[table].ways.get("it")
                same += person != "nobody" and shared is not None and way is shared.steps
        assert same > 0 or "steps" not in table.stage.same_for_all(WIDE)
        await store.close()

    asyncio.run(play())


class Counting(Pages):
    """Pages that count how often they draw."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def parts(self, *what: Any) -> dict[str, str]:
        self.times += 1
        return super().parts(*what)


@contextmanager
def counted(table: Table, what: str) -> Iterator[list[int]]:
    """How often a stage draws something."""
    calls = [0]
    real = getattr(table.stage, what)

    def draw(*facts: Any) -> Any:
        calls[0] += 1
        return real(*facts)

    setattr(table.stage, what, draw)
    yield calls
    setattr(table.stage, what, real)


def all_look(live: Live, table: Table) -> list[Watcher]:
    """Everybody's page, up to date."""
    pages = [watcher(table, p.person) for p in PEOPLE]
    live.watchers[table.id] = set(pages)
    for w in pages:
        assert live.message(w)
    return pages


def test_a_picture_is_drawn_once_for_everybody_and_once_with_its_marks_for_whoever_is_asked(db: str) -> None:
    async def play() -> None:
        store, table, some = await played(db, "hedz-25th")
        live = Live(Tables(store), Pages(), Thinkers(), 0)
        pages = all_look(live, table)
        for version in some[:5]:
            go_on(table, version)
            with counted(table, "scene") as scenes, counted(table, "steps") as motions:
                before = len(table.history.moments)
                messages = [live.message(w) for w in pages]
                assert all(messages) and scenes[0] <= 2 and motions[0] <= before
            for w, message in zip(pages, messages, strict=True):
                assert message is not None
                fresh = live.message(again := watcher(table, w.reader.person))
                assert fresh is not None and again.texts == w.texts, "what is put together is what is"
        await store.close()

    asyncio.run(play())


def test_who_comes_and_goes_what_is_said_and_how_time_burns_are_told_without_drawing(db: str) -> None:
    async def play() -> None:
        store, table, some = await played(db, "hedz-25th")
        go_on(table, some[0])
        tables, pages = Tables(store), Counting()
        live = Live(tables, pages, Thinkers(), 0)
        anna, bruno, *_ = all_look(live, table)
        assert live.message(anna) is None or pages.times == 4
        drawn_so_far = pages.times
        live.watchers[table.id].discard(bruno)
        assert live.message(anna) == {"away": (1,)}
        table.hear(await store.say(table.id, "b", "Bruno", 1, "wait for me"))
        said = live.message(anna)
        assert said is not None and set(said) == {"lines"} and "wait for me" in said["lines"][0]
        table.clocks.start(60.0, 1000.0)
        live.message(anna)  # the clock itself is new
        drawn_so_far = pages.times
        table.clocks.start(60.0, 2e9)
        burnt = live.message(anna)
        assert burnt is not None and set(burnt) == {"burn", "now"}
        assert pages.times == drawn_so_far
        assert live.message(anna) is None
        await store.close()

    asyncio.run(play())


def test_a_page_that_comes_back_is_sent_only_what_it_does_not_show(db: str) -> None:
    async def play() -> None:
        store, table, some = await played(db, "shear-panic")
        go_on(table, some[2])
        live = Live(Tables(store), Pages(), Thinkers(), 0)
        anna, *_ = all_look(live, table)
        back = watcher(table, "a")
        back.seen = anna.seen
        back.has({name: mark(text) for name, text in anna.texts.items()})
        message = live.message(back)
        assert message is not None and message["html"] == {} and message["after"] == message["seq"]
        go_on(table, some[3])
        message = live.message(back)
        assert message is not None and message["html"]
        assert all(isinstance(said, str) for said in message["html"].values()), "it has no text that we know of"
        await store.close()

    asyncio.run(play())


def test_a_page_that_comes_back_to_the_same_look_is_not_even_drawn(db: str) -> None:
    async def play() -> None:
        store, table, some = await played(db, "lunch-money")
        go_on(table, some[2])
        live = Live(Tables(store), Pages(), Thinkers(), 0)
        anna, *_ = all_look(live, table)
        message = live.message(watcher(table, "a"))
        assert message is not None and message["look"]
        other = Live(Tables(store), pages := Counting(), Thinkers(), 0)  # the server was started anew
        for look, drawn_times in ((message["look"], 0), (message["look"] + 1, 1)):
            back = watcher(table, "a")
            back.seen, pages.times = anna.seen, 0
            back.has({name: mark(text) for name, text in anna.texts.items()}, look)
            again = other.message(back)
            assert again is not None and again["html"] == {} and pages.times == drawn_times
        await store.close()

    asyncio.run(play())


def test_a_table_without_news_keeps_fingerprints_only(db: str) -> None:
    async def play() -> None:
        store, table, some = await played(db, "lunch-money")
        live = Live(Tables(store), pages := Pages(), Thinkers(), 0)
        anna, *_ = all_look(live, table)
        live.tell(table)
        assert anna.texts and table in pages.drawn
        live.let_rest(before=1e18)
        assert not anna.texts and anna.marks and table not in pages.drawn and not live.told
        assert live.message(anna) is None, "nothing is new"
        go_on(table, some[0])
        message = live.message(anna)
        assert message is not None and isinstance(message["html"]["scene"], str)
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_the_words_on_a_picture_that_is_the_same_for_all_are_the_same_for_whoever_is_asked(db: str, game: str) -> None:
    async def play() -> int:
        store, table, some = await played(db, game)
        looked = 0
        for version in some:
            go_on(table, version)
            for layout in LAYOUTS:
                if "scene" not in table.stage.same_for_all(layout):
                    continue
                public = labels(table, table.game.view(table.state, PUBLIC), layout, table.words("it"))
                for seat in table.asking.party[:1]:
                    v = table.game.view(table.state, seat)
                    assert labels(table, v, layout, table.words("it", seat)) == public, (seat, layout)
                    looked += 1
        await store.close()
        return looked

    assert asyncio.run(play()) > 0 or game == "lunch-money"  # a yard looks different from every chair


def test_what_changes_nothing_on_a_page_is_not_sent(db: str) -> None:
    async def play() -> None:
        store, table, some = await played(db, "hedz-25th")
        go_on(table, some[0])
        live = Live(Tables(store), pages := Counting(), Thinkers(), 0)
        anna, *_ = all_look(live, table)
        drawn_so_far = pages.times
        table.hurry.add("nobody")  # it is drawn anew, and looks the same
        assert live.message(anna) is None and pages.times == drawn_so_far + 1
        go_on(table, some[1])
        assert live.message(anna) is not None
        await store.close()

    asyncio.run(play())


def test_a_message_is_written_as_it_is_whoever_else_was_told_its_parts() -> None:
    change, way = Once([[0, 3], "<è>", [5, 1]]), Once([{"do": "wait", "ms": 5}])
    for seat in range(2):
        message = {"seq": 4, "steps": way, "html": {"scene": change, "ask": '\ud800 "x"'}, "seat": seat, "lines": []}
        assert json.loads(written(message)) == message
    assert json.loads(written({})) == {} and json.loads(written({"html": {}})) == {"html": {}}
    assert written({"no": "è"}).isascii()
