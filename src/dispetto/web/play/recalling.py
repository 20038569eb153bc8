"""Looking into a bot's head, after the game: the thought behind an answer, thought once more from the same seed.

Nothing but who thought, about which question and how far is written with an answer (`minds.noted`); the rest follows
from the log and from the table's seed, which is no secret any more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from dispetto.core.engine.table import Ask, State, asked, step
from dispetto.core.rounds import ahead
from dispetto.web.play.gossip import harm_then
from dispetto.web.play.minds import mind_of
from dispetto.web.play.table import Table
from dispetto.web.play.thinking import Thinkers, Told
from dispetto.web.play.utterances import completed
from dispetto.web.store.log import Entry

MOST = 500  # thoughts that are kept once they were thought again


@dataclass(frozen=True)
class Recalled:
    """What a bot thought of every offer of one question, or of one part of it."""

    seat: int
    bot: str
    state: State  # as the question was put
    ask: Ask[Any]
    offers: tuple[tuple[int, float, int], ...]  # code, worth, visits; none where the bot does not tell
    played: int  # the code that was answered
    found: int  # the code that comes out today
    cut: int  # after how many steps it had to answer; below 0 where it had all its time


def thought_at(table: Table, n: int) -> Entry | None:
    """The answer to the question that is open at a moment, where a bot has thought about it."""
    if not 0 <= n < len(table.history.moments) - 1:
        return None
    entry, s = table.history.moments[n + 1].entry, table.history.moments[n].state
    if entry is None or entry.kind != "answer" or "bot" not in entry.data:
        return None
    return entry if (ask := asked(s)) is not None and len(ask.legal(s)) > 1 else None


def thoughts_of(table: Table) -> list[int]:
    """The moments at which a bot's thought can be looked at."""
    return [n for n in range(len(table.history.moments)) if thought_at(table, n) is not None]


class Recalling:
    """Thoughts thought again: one at a time, for those at play come first; each only once."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.one = asyncio.Lock()
        self.kept: OrderedDict[tuple[str, int, int], list[Told] | None] = OrderedDict()

    async def at(self, table: Table, n: int) -> Recalled | None:
        """The thought behind the answer to the question at a moment; None where there was none, or no choice in it."""
        entry = thought_at(table, n)
        if entry is None:
            return None
        seat, of, moments = entry.seat, int(entry.data["of"]), table.history.moments
        asked_at = next((i for i in range(n, -1, -1) if moments[i].version == of), None)
        if asked_at is None:
            return None
        s = moments[asked_at].state
        first = asked(s)
        if first is None or seat not in first.party(s):
            return None
        s = table.game.clone(s if first.seat == seat else ahead(table.game, s, seat))
        said = [m.entry for m in moments[asked_at + 1 : n + 1] if m.entry is not None and m.entry.seat == seat]
        left = sum(one.data.get("of") == of for one in said)  # parts of this answer that were given before
        while (ask := asked(s)) is not None and len(only := ask.legal(s)) == 1:
            codes, _ = completed(table.game, s, (only[0].code,))
            left = walk(table, s, codes, left)
        told = await self.thought(table, s, entry, asked_at)
        for code, weighed in told or ():
            ask = asked(s)
            assert ask is not None
            if left <= 0:
                cut = int(entry.data.get("cut", -1))
                return Recalled(seat, entry.data["bot"], s, ask, weighed, entry.code, code, cut) if not left else None
            played = moments[n + 1 - left].entry
            if played is None or played.code != code:  # it comes out otherwise today: what follows was never asked
                return None
            left = walk(table, s, completed(table.game, s, (code,))[0], left)
        return None

    async def thought(self, table: Table, s: State, entry: Entry, asked_at: int) -> list[Told] | None:
        """What the whole answer was thought to be worth, part by part."""
        key = table.id, entry.seat, int(entry.data["of"])
        async with self.one:
            if key not in self.kept or self.kept[key] is None:
                bot, cut = str(entry.data["bot"]), int(entry.data.get("cut", -1))
                harms = harm_then(table.game, table.history.moments[: asked_at + 1], entry.seat, bot)
                mind = mind_of(table, bot, entry.seat, key[2], harms, cut)
                self.kept[key] = await self.thinkers.recall(table.game, s, mind, table.id)
                while len(self.kept) > MOST:
                    self.kept.popitem(last=False)
            return self.kept[key]


def walk(table: Table, s: State, codes: tuple[int, ...], left: int) -> int:
    """Say these parts; how many of those that were said are left then."""
    for code in codes:
        step(s, table.game.actions[code])
    return left - len(codes)
