"""Back takes back a choice: where none was made there is nothing to take back, and no such button."""

from __future__ import annotations

import asyncio
from typing import Any

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.web.pages.pages import Pages
from dispetto.web.play.reader import Reader
from dispetto.web.play.tables import Tables
from dispetto.web.play.utterances import chosen, completed
from dispetto.web.store.store import Entry, SeatRow, Store
from tests.games.shear_panic.told import GAME
from tools.webtable import story

THREE = [SeatRow("a", "Anna", "f"), SeatRow("b", "Bruno", "m"), SeatRow("c", "Carla", "f")]


def berta_pushes() -> list[Entry]:
    """A game whose die asks Anna for a push by Berta first of all: nobody else can, so there is no choice of sheep."""
    for seed in range(200):
        s: Any = GAME.new(3, {"first_player": 1})
        dice, log = Dice(seed), []
        while isinstance(ask := asked(s), Roll):
            a = ask.fall(s, dice)
            log.append(Entry(len(log) + 1, "chance", -1, a.code, {}, 1.0))
            step(s, a)
        if ask is not None and len(ask.legal(s)) == 1:
            return log
    raise LookupError("the die never falls on black")


def test_after_a_sheep_that_nobody_chose_there_is_no_back_and_after_a_choice_there_is(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        tables, pages = Tables(store, whole=True), Pages()
        table = await tables.make("shear-panic", "a", THREE, {"first_player": 1}, entries=berta_pushes())
        reader = Reader("a", "en", "wide").at(table)
        first = asked(table.state)
        assert first is not None
        only = first.legal(table.state)[0].code
        codes, whole = completed(GAME, table.state, (only,))
        await tables.answer_whole(table, 0, codes, table.version)
        assert not whole and table.asking.reply(0).codes == (only,) and not chosen(GAME, table.state, (only,))
        ask = pages.parts(table, reader, set())["ask"]
        assert "data-answer" in ask and "data-back" not in ask and 'data-part="1"' in ask
        log = story("shear-panic", {}, 3, until=lambda g, s, ask: ask.seat == 0 and type(ask).__name__ == "PickCard")
        other = await tables.make("shear-panic", "a", THREE, {}, entries=log)
        card = next(a for a in asked(other.state).legal(other.state) if a.args[0] == 4)  # type: ignore[union-attr]
        await tables.answer(other, 0, card.code, other.version)
        assert "data-back" in pages.parts(other, Reader("a", "en", "wide").at(other), set())["ask"]
        await tables.unsay(other, 0, other.version)
        assert "data-back" not in pages.parts(other, Reader("a", "en", "wide").at(other), set())["ask"]
        await store.close()

    asyncio.run(play())
