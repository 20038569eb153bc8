"""When a bot answers tells nothing of what it holds: over the wire, on a clock of our own, for twins."""

from __future__ import annotations

import asyncio
import copy
import json
import math
import random
import zlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocket

from dispetto.core.engine.table import PUBLIC, State, asked, step
from dispetto.web.app import create_app
from dispetto.web.pages.motion import steps
from dispetto.web.play import alone, timing
from dispetto.web.play.live import duration
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.play.thinking import Answer, Mind
from dispetto.web.play.utterances import completed
from dispetto.web.store.store import SeatRow
from tests.web.conftest import house_of
from tests.web.court import court
from tests.web.test_answers import read
from tests.web.test_chairs import TWO, be, call
from tools.webtable import story

__all__ = ["court"]
HIDING = ("lunch-money", "horse-racing", "court")
BOTS = [SeatRow("", name, "f", "random") for name in ("Carla", "Dora", "Edda")]
ALONE = [TWO[0], *BOTS]
PEOPLE = [TWO[0], *BOTS[1:], TWO[1]]  # two of them, between whom silence could talk
TWINS = 3
YIELDS = 200  # rounds of the loop without anybody's nap: then nobody naps


def first(s: State) -> int:
    """The first offer of a table that goes on."""
    ask = asked(s)
    assert ask is not None
    return ask.legal(s)[0].code


class Clock:
    """A clock that only we move: naps pass at once, and thinking takes as long as the bot's hand is complicated."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.naps: list[float] = []  # until when
        self.shown: list[tuple[float, str]] = []
        self.behind = -1  # entries behind the first veil that rose
        self.slow = 0.0  # seconds of thinking at most
        self.together = False  # in a round everybody naps at once

    async def nap(self, seconds: float) -> None:
        self.naps.append(round(self.now + seconds, 6))
        if not self.together:
            self.now += seconds
        await asyncio.sleep(0)

    async def choose(self, game: Any, s: State, mind: Mind, table: str = "", purse: float = math.inf) -> Answer:
        """The first offer and all that follows it, after a while that depends on all that is hidden."""
        if self.slow == math.inf:
            await asyncio.Event().wait()
        thought = zlib.crc32(repr(game.dump(s)).encode()) % 1000
        await self.passes(min(purse, self.slow * thought / 1000))
        codes, whole = completed(game, s, (first(s),))
        while not whole:
            at = game.clone(s)
            for code in codes:
                step(at, game.actions[code])
            codes, whole = completed(game, at, (*codes, first(at)))
        return Answer(codes)

    async def passes(self, seconds: float) -> None:
        """Time goes by: as somebody naps meanwhile, or by itself where nobody does."""
        until, still = self.now + seconds, 0
        while self.now < until:
            was = self.now
            await asyncio.sleep(0)
            still = still + 1 if self.now == was else 0
            if still > YIELDS:
                self.now = until


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    true = WebSocket.send_text

    async def send(ws: WebSocket, text: str) -> None:
        made.shown.append((round(made.now, 6), text))
        await true(ws, text)

    monkeypatch.setattr(WebSocket, "send_text", send)
    monkeypatch.setattr(timing, "nap", made.nap)
    monkeypatch.setattr(timing, "monotonic", lambda: made.now)
    return made


@pytest.fixture
def paced(db: str, clock: Clock) -> Iterator[TestClient]:
    """A table with pauses, where the clock's thoughts are the bots'."""
    with TestClient(create_app(db, pace=1.0)) as c:
        c.headers["accept-language"] = "en"
        house_of(c).thinkers.choose = clock.choose  # type: ignore[method-assign]
        veils = house_of(c).live.waiting.veils
        true = veils.rise

        def rise(table: Table) -> None:
            if clock.behind < 0 and veils.hides(table):
                clock.behind = table.version - veils.hung[table.id][1]
            true(table)

        veils.rise = rise  # type: ignore[method-assign]
        yield c


def twins(table: Table, n: int) -> Iterator[State]:
    """The table as it lies, then with other cards where a spectator does not see them."""
    yield table.state
    rng = random.Random(5)
    for _ in range(n):
        dump = table.game.twin(copy.deepcopy(table.game.dump(table.state)), PUBLIC, rng)
        assert dump is not None
        yield table.game.load(dump)


def first_news(client: TestClient, clock: Clock, game: str, state: State, entries: list[Any], seats: Any) -> float:
    """After how long a spectator is shown the answer of the bot that is asked."""
    house = house_of(client)
    table = call(client, lambda: house.tables.make(game, "anna", seats, {}, entries=entries))
    table.history.moments[-1] = replace(table.history.moments[-1], state=state)
    random.seed(3)
    began, version = clock.now, table.version
    clock.shown.clear()
    clock.behind = -1
    with be(client, "stranger").websocket_connect(f"/t/{table.id}/live") as ws:
        while read(ws, "seq")["seq"] <= version:
            pass
    shown = next(at for at, text in clock.shown if '"seq"' in text and json.loads(text)["seq"] != version)
    call(client, lambda: house.tables.delete(table))
    call(client, nobody_waits)
    return round(shown - began, 5)


async def nobody_waits() -> None:
    """Until nobody waits for any table: the clock is everybody's, and one that was given up may still nap."""
    while any(str(task.get_coro().__qualname__).startswith("Waiting.") for task in asyncio.all_tasks()):
        await asyncio.sleep(0)


@pytest.mark.parametrize("game", HIDING)
def test_a_bot_that_has_to_think_answers_when_one_does_that_has_no_choice(
    paced: TestClient, clock: Clock, court: str, game: str
) -> None:
    """A part takes up to 0.3 s of thinking by the virtual clock, as the cards are: all are shown at the same moment."""
    clock.slow = 0.3
    seats = PEOPLE
    tried = 0
    for seed in (1, 2):
        entries = story(game, {}, 4, seed=seed, until=lambda g, s, ask: ask.seat == 1 and not ask.in_round())
        table = call(paced, lambda entries=entries: house_of(paced).tables.make(game, "x", seats, {}, entries=entries))
        if table.asking.party != (1,):
            continue
        whole = [first_news(paced, clock, game, s, entries, seats) for s in twins(table, TWINS)]
        assert len(set(whole)) == 1 and timing.NEUTRAL[0] <= whole[0], (game, seed, whole)
        tried += len(whole)
    assert tried >= TWINS


@pytest.mark.parametrize("deep", [False, True])
@pytest.mark.parametrize("game", HIDING)
def test_alone_with_bots_all_they_did_is_shown_in_so_many_beats_as_there_is_to_show(
    paced: TestClient, clock: Clock, court: str, game: str, deep: bool
) -> None:
    """No pause, no fuse: one person is shown in one go what bots did, and never how long they have thought about it:
    an expert thinks for as long as the veil hangs, however long it would like to.
    """
    clock.slow = 2.0 if deep else 0.002
    seats = [TWO[0], *(replace(s, bot="persona:lena,strength=expert") for s in BOTS)] if deep else ALONE
    entries = story(game, {}, 4, seed=2, until=lambda g, s, ask: ask.seat == 1 and not ask.in_round())
    table = call(paced, lambda: house_of(paced).tables.make(game, "x", seats, {}, entries=entries))
    assert table.asking.party == (1,)
    for state in twins(table, TWINS):
        took = first_news(paced, clock, game, state, entries, seats)
        beats = (1 + clock.behind // alone.PER_BEAT) * (alone.DEEP if deep else 1)
        late = took - beats * alone.BEAT  # on this clock a full batch is sent a nap later
        assert 0.02 <= round(late, 3) <= 0.041, (game, took, clock.behind)


@pytest.mark.parametrize("game", HIDING)
def test_thinking_longer_than_the_pause_does_not_show_at_all(
    paced: TestClient, clock: Clock, court: str, game: str
) -> None:
    """Some twins would think for 8 s, some have no choice: whoever is not done when the pause is over is heard too."""
    clock.slow = 8.0
    entries = story(game, {}, 4, seed=1, until=lambda g, s, ask: ask.seat == 1 and not ask.in_round())
    table = call(paced, lambda: house_of(paced).tables.make(game, "x", PEOPLE, {}, entries=entries))
    whole = [first_news(paced, clock, game, s, entries, PEOPLE) for s in twins(table, 2 * TWINS)]
    assert len(set(whole)) == 1 and timing.NEUTRAL[0] <= whole[0] <= timing.NEUTRAL[1] + 0.1, (game, whole)


def owes(table: Table, bots: list[int]) -> bool:
    """Has one of them not answered yet?"""
    return bool(set(bots) & set(table.asking.owing()))


@pytest.mark.parametrize(("game", "slow"), [*((game, 0.02) for game in HIDING), ("lunch-money", math.inf)])
def test_in_a_round_bots_answer_at_moments_drawn_before_they_look(
    paced: TestClient, clock: Clock, court: str, game: str, slow: float
) -> None:
    """Whoever has a choice and would think for ever is heard when those are who have none."""
    clock.slow, clock.together = slow, True
    seats = PEOPLE
    entries = story(game, {}, 4, until=lambda g, s, ask: ask.in_round() and len(ask.party(s)) > 2)
    table = call(paced, lambda: house_of(paced).tables.make(game, "x", seats, {}, entries=entries))
    house = house_of(paced)
    told = []
    for state in twins(table, TWINS):
        found = call(paced, lambda: house.tables.make(game, "anna", seats, {}, entries=entries))
        found.history.moments[-1] = replace(found.history.moments[-1], state=state)
        random.seed(3)
        clock.now = 1000.0
        clock.naps.clear()
        with be(paced, "stranger").websocket_connect(f"/t/{found.id}/live") as ws:
            read(ws, "seq")
            bots = [seat for seat in found.asking.party if seats[seat].bot]
            while len([until for until in clock.naps if until > 1000.1]) < len(bots) or owes(found, bots):
                ws.send_text("{")
                read(ws, "no")
        told.append(sorted(until for until in clock.naps if until > 1000.1)[: len(bots)])
        call(paced, lambda found=found: house.tables.delete(found))
    assert all(one == pytest.approx(told[0], abs=1e-4) for one in told), told


@pytest.mark.parametrize("game", HIDING)
def test_how_long_the_motion_takes_tells_nothing(paced: TestClient, court: str, game: str) -> None:
    """Bots wait for the motion on everybody's screen: it takes as long whatever the others hold."""
    entries = story(game, {}, 4, left=1)
    table = call(paced, lambda: house_of(paced).tables.make(game, "x", PEOPLE, {}, entries=entries[:4]))
    tried = 0
    for entry in entries[4:]:
        table.apply(entry)
        moment = table.history.moments[-1]
        if not moment.events or entry.version % 5 or tried > 30:
            continue
        for seat, eyes in (
            (PUBLIC, PUBLIC),
            (0, 0),
            (0, PUBLIC),
            (1, PUBLIC),
        ):  # what a seat itself sees is a secret too
            reader = Reader("", "en", "wide", seat=seat)
            true = duration(steps(table, [moment], reader)[0])
            dump = table.game.twin(copy.deepcopy(table.game.dump(moment.state)), eyes, random.Random(1))
            if dump is not None:
                other = table.history.moments[-1] = replace(moment, state=table.game.load(dump))
                table.narrator.forget()
                assert duration(steps(table, [other], reader)[0]) == true, (game, moment.version, seat)
                table.history.moments[-1] = moment
                table.narrator.forget()
                tried += 1
    assert tried > 20
