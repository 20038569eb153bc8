"""All bots by name."""

from __future__ import annotations

from dispetto.bots.base import Bot, RandomBot
from dispetto.bots.greedy import GreedyBot
from dispetto.core.game import BadInput

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}


def bot_named(name: str) -> Bot:
    """A bot by its name; BadInput names those there are."""
    if name not in BOTS:
        raise BadInput(f"There is no bot {name!r}: there are {', '.join(BOTS)}.")
    return BOTS[name]


def best_bot() -> str:
    """The one a newcomer plays against."""
    return "greedy"
