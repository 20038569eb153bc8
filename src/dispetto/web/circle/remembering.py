"""Reading games once: what their events tell (records), and what looking back has found (the ledger); both are kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from dispetto.core.errors import BadInput
from dispetto.core.traits import Feat
from dispetto.web.circle.told import Told, summed_up
from dispetto.web.play.tables import Tables
from dispetto.web.store import book
from dispetto.web.store.book import Finished

A_FEW = 8  # games read for one reader; the next one finds more
NOTHING = "[]"


@dataclass(frozen=True)
class Remembered:
    """A game as a circle remembers it."""

    game: Finished
    told: Told | None
    feats: tuple[Feat, ...]


class Remembering:
    """Whoever asks first has a game read."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.turn = asyncio.Lock()

    async def read(self, games: Sequence[Finished]) -> list[Remembered]:
        """These games with all that is known of them."""
        async with self.turn:
            found = await self.looked(await self.events(games))
        return [Remembered(game, Told.of(game.looked), feats_of(game.facts)) for game in found]

    async def events(self, games: Sequence[Finished]) -> list[Finished]:
        """The same games; of a few more it is known what their events tell."""
        found, read = list(games), 0
        for n, game in enumerate(games):
            if game.facts or not game.there or read >= A_FEW:
                continue
            read += 1
            facts = await self.facts(game.table)
            await book.note(self.tables.store, game.table, game.version, facts=facts)
            found[n] = replace(game, facts=facts)
        return found

    async def facts(self, table: str) -> str:
        """What the events of one game tell; nothing where its log cannot be read any more."""
        row = await self.tables.store.table(table)
        try:
            whole = None if row is None else await self.tables.saves.all_of(row)
        except BadInput:
            whole = None
        if whole is None or not whole.over:
            return NOTHING
        events = [e for m in whole.history.moments for e in m.events]
        return json.dumps([asdict(feat) for feat in whole.game.feats(whole.state, events)])

    async def looked(self, games: Sequence[Finished]) -> list[Finished]:
        """The same games; of those that were looked back at since, it is known what was found."""
        store = self.tables.store
        asked = [game.table for game in games if not game.looked and game.there]
        known = await book.analysed(store, asked) if asked else {}
        found, read = list(games), 0
        for n, game in enumerate(games):
            if game.looked or known.get(game.table) != game.version or read >= A_FEW:
                continue
            read += 1
            kept = await store.understood(game.table)
            if kept is not None:
                text = (await asyncio.to_thread(summed_up, kept[1])).as_text()
                await book.note(store, game.table, game.version, looked=text)
                found[n] = replace(game, looked=text)
        return found


def feats_of(text: str) -> tuple[Feat, ...]:
    """What is remembered, back from where it is kept."""
    return tuple(Feat(**one) for one in json.loads(text or NOTHING))
