"""Positions in the words of a scenario: read, set and shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from court.rules import turn
from court.rules.pieces import NAMES
from court.rules.state import Court
from dispetto.core.engine.table import settle
from dispetto.core.game import BadInput

FIELDS = {
    "turn": "the player whose turn begins now",
    "hands": 'a table: player = ["feast", "theft"]',
    "known": "a table: player = the cards of the hand that all have seen",
    "deck": "a table: card = how many are left",
    "discard": "a table: card = how many have been used",
    "score": "a table: player = points",
}


def place(s: Court, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Set what the position says; what it leaves out stays as it is."""
    for key in position:
        if key not in FIELDS:
            raise BadInput(f"position has no field {key!r}: court knows {', '.join(FIELDS)}.")
    for field, hands in (("hands", s.hands), ("known", s.known)):
        for who, held in position.get(field, {}).items():
            hands[called(who, names)] = tuple(sorted(card_called(card) for card in held))
    for field, pile in (("deck", s.deck), ("discard", s.discard)):
        for card, n in position.get(field, {}).items():
            pile[card_called(card)] = int(n)
    for who, points in position.get("score", {}).items():
        s.score[called(who, names)] = int(points)
    s.stack = [turn.Turn(called(position.get("turn", names[0]), names))]
    settle(s)


def called(who: str, names: Sequence[str]) -> int:
    """A seat by its name."""
    if who not in names:
        raise BadInput(f"Nobody called {who!r} sits here: there are {', '.join(names)}.")
    return list(names).index(who)


def card_called(name: str) -> int:
    """A card by its name."""
    if name not in NAMES:
        raise BadInput(f"There is no card {name!r}: there are {', '.join(NAMES)}.")
    return NAMES.index(name)


def show(s: Court, names: Sequence[str]) -> dict[str, Any]:
    """The position as `place` reads it."""
    return {
        "hands": {names[i]: [NAMES[card] for card in hand] for i, hand in enumerate(s.hands)},
        "known": {names[i]: [NAMES[card] for card in hand] for i, hand in enumerate(s.known)},
        "deck": {name: s.deck[kind] for kind, name in enumerate(NAMES)},
        "discard": {name: s.discard[kind] for kind, name in enumerate(NAMES)},
        "score": {names[i]: points for i, points in enumerate(s.score)},
    }
