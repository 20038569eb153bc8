"""Card sets: the twelve cards of a colour and the Shear Panic spaces, from a data file, checked."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from dispetto.core.game import BadInput
from dispetto.games.shear_panic.names import ACTIONS
from dispetto.games.shear_panic.state import ALIGN, DIAGONAL, LAST_PEN, TURN

DATA = Path(__file__).parent / "data"
CARDS = 12
PROVENANCE = ("printed", "derived", "reported", "house")
CardSet = tuple[list[int], list[int], list[int], list[int]]  # actions, values, no-undo marks; panic by space


@lru_cache
def card_set(name: str) -> CardSet:
    """SP-DATA-02, SP-DATA-03  A set shipped with the game by its name, or one from a file by its path."""
    path = DATA / f"{name}.toml"
    if "/" in name or not path.is_file():
        if not name.endswith(".toml"):
            known = ", ".join(sorted(p.stem for p in DATA.glob("*.toml")))
            raise BadInput(f"There is no card set {name!r}: shipped are {known}; or give the path of a .toml file.")
        path = Path(name)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput(f"There is no card set file {path}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as e:
        raise BadInput(f"{path} cannot be read as TOML: {e}.") from None
    try:
        return read_set(data)
    except BadInput as e:
        raise BadInput(f"{path}: {e}") from None


def read_set(data: dict[str, Any]) -> CardSet:
    """SP-CARD-05, SP-DATA-02, SP-DATA-03, SP-DATA-06  One clear sentence for the first fault."""
    for key in data:
        if key not in ("title", "provenance", "panic", "card"):
            raise BadInput(f"a card set has no {key!r}; it knows title, provenance, panic and [[card]].")
    if data.get("provenance", "house") not in PROVENANCE:
        raise BadInput(f"provenance is one of {', '.join(PROVENANCE)}.")
    cards = data.get("card", [])
    if not isinstance(cards, list) or len(cards) != CARDS:
        raise BadInput(f"a set has twelve [[card]]s, not {len(cards) if isinstance(cards, list) else 'a table'}.")
    rows = sorted(read_card(n, card) for n, card in enumerate(cards, 1))
    for value in (1, 2, 3):
        if sum(row[0] == value for row in rows) < 3:
            raise BadInput(f"at least three cards must have the value {value}: three players take one of each.")
    for action, word in enumerate(ACTIONS):
        if all(row[1] != action for row in rows):
            raise BadInput(f"no card has the action {word}; each of the seven needs one at least.")
    return [row[1] for row in rows], [row[0] for row in rows], [row[2] for row in rows], read_panic(data)


def read_card(n: int, card: Any) -> tuple[int, int, int]:
    """One card: its value, its action, its no-undo mark."""
    if not isinstance(card, dict):
        raise BadInput(f'card {n} is written [[card]] with action = "push" and value = 2.')
    for key in card:
        if key not in ("action", "value", "no_undo"):
            raise BadInput(f"card {n} has no {key!r}; a card knows action, value and no_undo.")
    if card.get("action") not in ACTIONS:
        raise BadInput(f"card {n} has no action {card.get('action')!r}; there are {', '.join(ACTIONS)}.")
    if type(card.get("value")) is not int or not 1 <= card["value"] <= 3:
        raise BadInput(f"card {n} has the value {card.get('value')!r}; it must be 1, 2 or 3.")
    action = ACTIONS.index(card["action"])
    marked = card.get("no_undo", action in (ALIGN, TURN))
    if type(marked) is not bool:
        raise BadInput(f"card {n}: no_undo is true or false, not {marked!r}.")
    if marked and action < DIAGONAL:
        raise BadInput(f"card {n}: a {card['action']} cannot bear the no-undo mark; shifts, aligns and turns can.")
    return card["value"], action, int(marked)


def read_panic(data: dict[str, Any]) -> list[int]:
    """1 for each Shear Panic space."""
    panic = data.get("panic", [])
    if not isinstance(panic, list) or not all(type(n) is int and 1 <= n < LAST_PEN for n in panic):
        raise BadInput("panic is a list of spaces from 1 to 73; there is none in the last pen.")
    if len(set(panic)) < len(panic):
        raise BadInput("panic names a space twice.")
    return [int(i in panic) for i in range(LAST_PEN + 1)]
