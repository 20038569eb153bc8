"""Card sets: the twelve cards of a colour and the Shear Panic spaces, from a data file, checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from dispetto.core.errors import BadFile, Sentence
from dispetto.core.files import about, clipped, contents, find
from dispetto.games.shear_panic.names import ACTIONS
from dispetto.games.shear_panic.rules.state import ALIGN, DIAGONAL, LAST_PEN, TURN

FOLDER = Path(__file__).parent
DATA = FOLDER / "data"
CARDS = 12
CardSet = tuple[list[int], list[int], list[int], list[int]]  # actions, values, no-undo marks; panic by space


@dataclass(frozen=True)
class SetFile:
    """A card set that was found: what the table remembers of it, and what is in it."""

    key: str  # a shipped name, or the whole text of a file the table has brought along
    cards: CardSet


def set_named(name: str) -> SetFile:
    """A set shipped with the game by its name, one from a file by its path, or the text of one.
    SP-DATA-02, SP-DATA-03
    """
    found = find(name, DATA, Sentence("what-set", FOLDER))
    try:
        return SetFile(found.key, read_text(found.text))
    except BadFile as e:
        raise e.at(found.where) from None


def card_set(name: str) -> CardSet:
    """What is in a set.  SP-DATA-02, SP-DATA-03"""
    return set_named(name).cards


def fault(key: str, **args: Any) -> BadFile:
    """What is wrong with a set, in words."""
    return BadFile(key, FOLDER, **args)


@lru_cache(maxsize=64)
def read_text(text: str) -> CardSet:
    """A set from the text of its file."""
    return read_set(contents(text))


def read_set(data: dict[str, Any]) -> CardSet:
    """One clear sentence for the first fault.  SP-CARD-05, SP-DATA-02, SP-DATA-03, SP-DATA-06"""
    for key in data:
        if key not in ("title", "provenance", "panic", "card"):
            raise fault("set-key", value=clipped(key))
    about(data)
    cards = data.get("card", [])
    if not isinstance(cards, list) or len(cards) != CARDS:
        raise fault("set-twelve", n=len(cards) if isinstance(cards, list) else 1)
    rows = sorted(read_card(n, card) for n, card in enumerate(cards, 1))
    for value in (1, 2, 3):
        if sum(row[0] == value for row in rows) < 3:
            raise fault("set-three", n=value)
    for action, word in enumerate(ACTIONS):
        if all(row[1] != action for row in rows):
            raise fault("set-missing", value=word)
    return [row[1] for row in rows], [row[0] for row in rows], [row[2] for row in rows], read_panic(data)


def read_card(n: int, card: Any) -> tuple[int, int, int]:
    """One card: its value, its action, its no-undo mark."""
    if not isinstance(card, dict):
        raise fault("set-card", n=n)
    for key in card:
        if key not in ("action", "value", "no_undo"):
            raise fault("set-card-key", n=n, value=clipped(key))
    if card.get("action") not in ACTIONS:
        raise fault("set-card-action", n=n, value=clipped(card.get("action")), known=ACTIONS)
    if type(card.get("value")) is not int or not 1 <= card["value"] <= 3:
        raise fault("set-card-value", n=n, value=clipped(card.get("value")))
    action = ACTIONS.index(card["action"])
    marked = card.get("no_undo", action in (ALIGN, TURN))
    if type(marked) is not bool:
        raise fault("set-card-mark", n=n, value=clipped(marked))
    if marked and action < DIAGONAL:
        raise fault("set-card-unmarked", n=n, value=card["action"])
    return card["value"], action, int(marked)


def read_panic(data: dict[str, Any]) -> list[int]:
    """1 for each Shear Panic space."""
    panic = data.get("panic", [])
    if not isinstance(panic, list) or not all(type(n) is int and 1 <= n < LAST_PEN for n in panic):
        raise fault("set-panic")
    if len(set(panic)) < len(panic):
        raise fault("set-panic-twice")
    return [int(i in panic) for i in range(LAST_PEN + 1)]
