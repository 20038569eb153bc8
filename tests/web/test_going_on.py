"""A table never sits with nobody asked and nobody waited for, whatever went wrong for a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import pytest
from court import COURT

from dispetto.core.engine.table import asked, step
from dispetto.core.game import Game
from dispetto.web.pages.pages import Pages
from dispetto.web.play import timing
from dispetto.web.play.live import Live
from dispetto.web.play.moments import Stale
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Answer, Mind, Thinkers
from dispetto.web.play.utterances import defaults
from dispetto.web.store.store import SeatRow
from dispetto.web.store.trouble import Away
from tests.asking import question
from tests.web.court import court
from tests.web.test_rounds import comes, offers_of, open_table, until

__all__ = ["court"]
ALONE = [SeatRow("a", "Anna", "f"), SeatRow("", "Bob", "m", "random"), SeatRow("", "Cid", "m", "random")]
TROUBLE: list[Exception] = [Away("gone"), Stale(), RuntimeError("a surprise")]


@pytest.mark.parametrize("trouble", TROUBLE, ids=lambda e: type(e).__name__)
def test_a_bot_whose_answer_could_not_be_written_answers_again(
    db: str, court: str, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """Alone with bots no fuse burns: nobody else would ever end that round."""
    monkeypatch.setattr(timing, "AGAIN", 0.01)
    true = Tables.answer_whole
    failed: list[int] = []

    async def answer_whole(self: Tables, table: Table, seat: int, codes: Sequence[int], version: int) -> None:
        if seat == 2 and not failed and table.asking.in_round:
            failed.append(seat)
            raise trouble
        await true(self, table, seat, codes, version)

    async def play() -> None:
        async with open_table(db, court, ALONE) as (tables, table):
            await until(tables, table, "Bid")
            monkeypatch.setattr(Tables, "answer_whole", answer_whole)
            live = Live(tables, Pages(), Thinkers(), 0)
            version = table.version
            live.waiting.tend(table)
            await tables.answer(table, 0, offers_of(table, 0)[0], version)
            await comes(lambda: table.version > version)
            assert failed
            await live.close()

    asyncio.run(play())


def test_a_bot_that_will_not_keep_to_the_rules_gives_the_default(
    db: str, court: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "AGAIN", 0.01)
    thought: list[int] = []

    async def nonsense(
        self: Thinkers, game: Game[Any, Any], s: Any, mind: Mind, table: str = "", purse: float = 0
    ) -> Answer:
        ask = asked(s)
        assert ask is not None
        thought.append(mind.seat)
        return Answer((next(a.code for a in game.actions if a not in ask.legal(s)),))

    async def play() -> None:
        async with open_table(db, court, [SeatRow("", "Ada", "f", "random"), *ALONE[1:]]) as (tables, table):
            monkeypatch.setattr(Thinkers, "choose", nonsense)
            live = Live(tables, Pages(), Thinkers(), 0)
            before, default = table.version, defaults(table.game, table.state)
            live.waiting.tend(table)
            await comes(lambda: table.version > before + len(default))
            first = [e.code for e in await tables.store.log(table.id, before)][: len(default)]
            assert first == list(default) and thought
            await live.close()

    asyncio.run(play())


def test_a_thought_that_was_sent_home_with_anothers_is_thought_again(court: str) -> None:
    """A pool that is replaced cancels what waits in it; that is no wish of whoever waits for the answer."""

    thinkers = Thinkers(1)

    class Pool:
        def __init__(self, instead: Pool | None) -> None:
            self.instead: Any = instead

        def submit(self, *_: object) -> Future[Answer]:
            future: Future[Answer] = Future()
            if self.instead is None:
                future.set_result(Answer((7,)))
            else:  # another table has had enough of this pool
                thinkers.pool = self.instead
                future.cancel()
            return future

    async def think() -> None:
        s = COURT.new(3, {})
        while (ask := question(s)).rolls():
            step(s, ask.legal(s)[0])
        pool: Any = Pool(Pool(None))
        thinkers.pool = pool
        assert (await thinkers.choose(COURT, s, Mind.new("random", ask.seat))).codes == (7,)

    asyncio.run(think())
