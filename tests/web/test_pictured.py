"""A picture on a button is sent where it is shown: among many cards that lie in sight anyway it is neither."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from dispetto.core.engine.table import asked
from dispetto.web.pages.buttons import FEW
from dispetto.web.pages.pages import Pages
from dispetto.web.play.reader import Reader
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import SeatRow, Store
from tools.webtable import story

FOUR = [SeatRow(letter, name, "f") for letter, name in zip("abcd", ("Anna", "Bea", "Carla", "Dora"), strict=True)]


def ask_of(db: str, until: Any) -> tuple[str, int]:
    """The question Anna has before her at a table of Shear Panic, and how many answers it has."""

    async def play() -> tuple[str, int]:
        store = Store(db)
        log = story("shear-panic", {}, 4, until=until)
        table = await Tables(store, whole=True).make("shear-panic", "a", FOUR, {}, entries=log)
        part = Pages().parts(table, Reader("a", "en", "wide").at(table), set())["ask"]
        ask = asked(table.state)
        assert ask is not None
        await store.close()
        return part, len(ask.legal(table.state))

    return asyncio.run(play())


def test_the_cards_of_shear_panic_are_on_their_buttons_only_among_few(db: str) -> None:
    def picks(g: Any, s: Any, ask: Any) -> bool:
        return ask.seat == 0 and type(ask).__name__ == "PickCard"

    many, n = ask_of(db, lambda g, s, ask: picks(g, s, ask) and len(ask.legal(s)) > FEW)
    assert n > FEW and 'svg class="tile"' not in many and len(re.findall("data-answer", many)) == n
    few, n = ask_of(db, lambda g, s, ask: picks(g, s, ask) and len(ask.legal(s)) <= FEW)
    assert few.count('svg class="tile"') == n <= FEW
