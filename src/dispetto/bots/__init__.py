"""All bots by name, ours and everybody's."""

from __future__ import annotations

from functools import cache

from dispetto.bots.base import Bot
from dispetto.core.catalogue import BOTS, offered
from dispetto.core.errors import BadInput


@cache
def all_bots() -> dict[str, Bot]:
    """Every bot there is, by name."""
    bots = {}
    for point in offered(BOTS):
        bot = point.load()()
        assert isinstance(bot, Bot), f"{point.value} makes no Bot"
        bots[point.name] = bot
    return bots


def bot_named(name: str) -> Bot:
    """A bot by its name; BadInput names those there are."""
    if name not in all_bots():
        raise BadInput("no-bot-named", name=repr(name), known=list(all_bots()))
    return all_bots()[name]


def best_bot() -> str:
    """The one a newcomer plays against."""
    return "greedy"
