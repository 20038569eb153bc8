"""All bots by name, ours and everybody's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint
from typing import Any

from dispetto.bots.base import Bot
from dispetto.bots.names import Spec
from dispetto.core.catalogue import BOTS, Fault, Unfit, gathered
from dispetto.core.errors import BadInput


def made_bot(point: EntryPoint, found: Any) -> Bot:
    """The bot that a package's factory has made, if it is one."""
    if not isinstance(found, Bot):
        raise Unfit("left-out-no-bot", type(found).__name__)
    return found


@cache
def shelf() -> tuple[dict[str, Bot], list[Fault]]:
    """The bots, and what was left out."""
    return gathered(BOTS, made_bot)


def all_bots() -> dict[str, Bot]:
    """Every bot there is, by name."""
    return shelf()[0]


def bot_faults() -> list[Fault]:
    """What packages offer as bots and cannot be used."""
    return shelf()[1]


def bot_named(name: str) -> Bot:
    """A bot by its name, which may tell a version and settings; BadInput names those there are."""
    spec = Spec.read(name)
    bot = all_bots().get(spec.name)
    if bot is None:
        raise BadInput("no-bot-named", name=repr(spec.name), known=list(all_bots()))
    if spec.version:
        if spec.version not in bot.versions:
            if not bot.versions:
                raise BadInput("no-bot-version-none", name=spec.name, version=repr(spec.version))
            raise BadInput("no-bot-version", name=spec.name, version=repr(spec.version), known=list(bot.versions))
        bot = bot.at(spec.version)
    if spec.who:
        if not bot.people:
            raise BadInput("bot-setting-spelt", name=repr(name[:60]), pair=repr(spec.who[:40]))
        if spec.who not in bot.people:
            raise BadInput("no-bot-person", name=spec.name, who=repr(spec.who[:40]), known=list(bot.people))
        bot = bot.played_as(spec.who)
    return bot.set(spec.settings) if spec.settings else bot


def best_bot() -> str:
    """The one a newcomer plays against."""
    return "greedy"
