"""All bots by name, ours and everybody's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint
from typing import Any

from dispetto.bots.base import Bot
from dispetto.core.catalogue import BOTS, Fault, Unfit, gathered
from dispetto.core.game import BadInput


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
    """A bot by its name; BadInput names those there are."""
    if name not in all_bots():
        raise BadInput(f"There is no bot {name!r}: there are {', '.join(all_bots())}.")
    return all_bots()[name]


def best_bot() -> str:
    """The one a newcomer plays against."""
    return "greedy"
