"""What a bot is asked with: its luck, what its seat remembers, and what of a thought is written down.

Its luck comes from the table's secret seed, by the version of the question and the seat. So nothing of it is known
before the end, and afterwards everybody can think the same thought again.
"""

from __future__ import annotations

import math
from hashlib import sha256
from typing import Any

from dispetto.core.engine.table import asked
from dispetto.core.traits import Harm
from dispetto.web.play.gossip import seen_harm
from dispetto.web.play.lesson import told_answer
from dispetto.web.play.moments import Stale
from dispetto.web.play.table import Table
from dispetto.web.play.thinking import Mind, Thinkers
from dispetto.web.play.utterances import completed


def mind_of(table: Table, bot: str, seat: int, version: int, wrongs: tuple[Harm, ...], steps: int = -1) -> Mind:
    """A bot's mind at the question of a version."""
    seed = sha256(f"{table.row.seed}/mind/{version}/{seat}".encode()).digest()
    return Mind(bot, seat, int.from_bytes(seed[:7], "big"), int.from_bytes(seed[8:19], "big"), wrongs, steps)


class Minds:
    """The bots of all tables, as the tables know them."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    async def answer(self, table: Table, seat: int, bot: str, version: int, purse: float = math.inf) -> tuple[int, ...]:
        """A bot's answer with all its parts, so that nobody sees how many of them it had to think about;
        without a bot the only part on offer.
        """
        codes, whole = table.asking.reply(seat).codes, False
        while not whole:
            s = table.asking.seen_after(seat, codes)
            ask = asked(s)
            assert ask is not None
            offers = ask.legal(s)
            thinks = bot and len(offers) > 1
            told = told_answer(table, seat, codes) if thinks else offers[0].code
            if told is None:
                mind = mind_of(table, bot, seat, version, seen_harm(table.gossip, seat, bot))
                found = await self.thinkers.choose(table.game, s, mind, table.id, purse)
                if table.version == version and not found.failed:
                    table.asking.note(seat, noted(mind, version, found.cut))
                codes, whole = codes + found.codes, True
            else:
                codes, whole = completed(table.game, s, (*codes, told))
            if table.version != version:
                raise Stale
            if not bot:
                break
        return codes


def noted(mind: Mind, version: int, cut: int) -> dict[str, Any]:
    """What is written down with an answer, so that its thought can be thought again."""
    return {"bot": mind.bot, "of": version, **({"cut": cut} if cut >= 0 else {})}
