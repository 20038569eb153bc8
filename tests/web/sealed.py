"""Whole games with the live table's own dice, one answer taken back on the way: for whoever checks them at the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from dispetto.core.engine.dice import Dice, SealedDice
from dispetto.core.engine.table import Roll, State, asked, step
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store.log import Entry
from dispetto.web.store.store import SeatRow, Store

CREW = [SeatRow("anna", "Anna", "f"), SeatRow("bruno", "Bruno", "m"), SeatRow("", "Dora", "f", "random")]
NONCES = {"anna": "a1" * 16, "bruno": "b2" * 16}


def rest_of(table: Table, back_after: int = 12) -> list[Entry]:
    """The entries from how a table stands to its end; after so many of them one answer and its dice are taken back."""
    game = table.game
    dice = SealedDice(bytes.fromhex(table.row.seed), table.nonces, table.history.counter)
    chooser = Dice(5)
    states: list[State] = [table.state]
    entries: list[Entry] = []

    def happened(kind: str, seat: int, code: int, data: dict[str, Any] | None = None) -> None:
        entries.append(Entry(table.version + len(entries) + 1, kind, seat, code, data or {}, time.time()))

    while (ask := asked(states[-1])) is not None:
        s = game.clone(states[-1])
        if isinstance(ask, Roll):
            weights, counter = list(ask.odds(s)), dice.counter
            pick = dice.pick(weights)
            a = ask.legal(s)[pick]
            happened("chance", -1, a.code, {"counter": counter, "weights": weights, "pick": pick})
        else:
            back = next((n for n, e in enumerate(reversed(entries), 1) if e.kind == "answer"), 0)
            if len(entries) >= back_after > 0 and 1 < back < len(states) and whole(states[-back - 1]):
                happened("undo", 0, back)
                del states[-back:]
                back_after = 0
                continue
            offers = ask.legal(s)
            a = offers[chooser.below(len(offers))]
            happened("answer", ask.seat, a.code)
        step(s, a)
        states.append(s)
    return entries


def whole(s: State) -> bool:
    """Is the question at this table answered in one word?"""
    ask = asked(s)
    return ask is not None and ask.part() == 0


def ended(db: str, game: str, options: dict[str, Any] | None = None, seats: Sequence[SeatRow] = CREW) -> str:
    """The id of a table whose game has been played to its end."""

    async def make() -> str:
        store = Store(db)
        tables = Tables(store, whole=True)
        table = await tables.make(game, "anna", list(seats), options or {}, settings={"nonce": NONCES})
        await tables.start(table)
        assert await store.append(table.id, rest_of(table))
        await store.close()
        return table.id

    with ThreadPoolExecutor(1) as aside:  # playwright's own loop runs on this thread
        return aside.submit(lambda: asyncio.run(make())).result()
