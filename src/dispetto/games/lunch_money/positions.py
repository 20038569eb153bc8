"""Positions as scenarios write them: hands, piles, points, and who has whom by the neck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.core.engine.table import settle
from dispetto.core.errors import BadInput
from dispetto.games.lunch_money import packs
from dispetto.games.lunch_money.rules import hands, turn
from dispetto.games.lunch_money.rules.pieces import KINDS, NAMES
from dispetto.games.lunch_money.rules.state import NOBODY, ONGOING, LunchMoney, changed

FIELDS = {
    "turn": "the player whose turn begins now",
    "hands": 'a table: player = ["kick4", "jab*3"]; what is left out stays as dealt',
    "known": "a table: player = the cards of the hand that all have seen",
    "points": "a table: player = points; 0 or fewer: out of the game",
    "deck": "a table: card = how many are left to draw; what is not named is not there",
    "discard": "a table: card = how many lie there",
    "hidden": "a list of the players who hide",
    "stomped": "a list of the players whose next attack is halved",
    "poked": "a list of the players poked in the turn before",
    "wedgy": "a table: player = Wedgies in front",
    "cooties": "the player who has them",
    "choke": "a table: victim = who chokes",
    "headlock": "a table: victim = who holds",
    "timeout": "a table: victim = who called it (two laps from now)",
}


def place(s: LunchMoney, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Set what a position says; what it leaves out is as at the opening."""
    for key in position:
        if key not in FIELDS:
            raise BadInput("position-field", key=repr(key), game="lunch-money", known=list(FIELDS))
    n = s.setup.players
    for who, cards in dict(position.get("hands", {})).items():
        s.hands[called(who, names)] = hand_called(cards)
    for who, cards in dict(position.get("known", {})).items():
        s.known = changed(s.known, called(who, names), hand_called(cards))
    for who, points in dict(position.get("points", {})).items():
        s.points = changed(s.points, called(who, names), int(points))
    for field in ("hidden", "stomped", "poked"):
        for who in position.get(field, ()):
            setattr(s, field, changed(getattr(s, field), called(who, names), 1))
    for who, wedgies in dict(position.get("wedgy", {})).items():
        s.wedgy = changed(s.wedgy, called(who, names), int(wedgies))
    if "cooties" in position:
        s.cooties = changed(s.cooties, called(position["cooties"], names), 1)
    for field, by in (("choke", "choke_by"), ("headlock", "head_by"), ("timeout", "out_by")):
        for victim, who in dict(position.get(field, {})).items():
            setattr(s, by, changed(getattr(s, by), called(victim, names), called(who, names)))
    s.out_laps = tuple(2 if by >= 0 else 0 for by in s.out_by)
    for seat in range(n):
        s.alive = changed(s.alive, seat, int(s.points[seat] > 0))
        if not s.alive[seat]:
            s.hands[seat] = ()
            s.known = changed(s.known, seat, ())
    s.discard = [0] * KINDS
    for card, count in dict(position.get("discard", {})).items():
        s.discard[card_called(card)] = int(count)
    pile(s, dict(position["deck"]) if "deck" in position else None)
    s.winner, s.ended_by, s.turns = NOBODY, ONGOING, 0
    s.look()
    s.stack = [turn.Yard(), turn.Lap(called(position.get("turn", names[0]), names))]
    settle(s)


def pile(s: LunchMoney, given: Mapping[str, int] | None) -> None:
    """The draw pile: what is given, or what the box still holds; the table's copies are what lies on it."""
    printed = packs.box(str(s.setup.options.get("cards", packs.PRINTED)), bool(s.setup.options["expansion"]))
    s.copies = printed[:]
    for card in range(KINDS):
        out = printed[card] - hands.unseen(s, card) + sum(h.count(card) for h in s.hands)
        out -= sum(h.count(card) for h in s.known)
        s.deck[card] = max(0, printed[card] - out) if given is None else 0
        s.copies[card] = out
    for name, count in (given or {}).items():
        s.deck[card_called(name)] = int(count)
    for card in range(KINDS):
        s.copies[card] += s.deck[card]
    s.undrawn = sum(s.deck)


def called(who: Any, names: Sequence[str]) -> int:
    """A seat by its name."""
    if who not in names:
        raise BadInput("seat-none", who=repr(who), known=list(names))
    return list(names).index(who)


def card_called(name: str) -> int:
    """A card by its name."""
    if name not in NAMES:
        raise BadInput("no-card", name=repr(name), known=list(NAMES))
    return NAMES.index(name)


def cards_called(text: str) -> list[int]:
    """`kick4`, or several: `jab*3`."""
    name, _, times = str(text).partition("*")
    return [card_called(name)] * int(times or 1)


def hand_called(cards: Sequence[str]) -> tuple[int, ...]:
    """A hand, ascending."""
    return tuple(sorted(c for card in cards for c in cards_called(card)))


def show(s: LunchMoney, names: Sequence[str]) -> dict[str, Any]:
    """The position in the words of a scenario."""

    def those(flags: Sequence[int]) -> list[str]:
        return [names[i] for i, flag in enumerate(flags) if flag]

    def pairs(by: Sequence[int]) -> dict[str, str]:
        return {names[i]: names[who] for i, who in enumerate(by) if who != NOBODY}

    carriers = those(s.cooties)
    return {
        "turn": names[s.active],
        "turns": s.turns,
        "hands": {names[i]: [NAMES[card] for card in hand] for i, hand in enumerate(s.hands)},
        "known": {names[i]: [NAMES[card] for card in hand] for i, hand in enumerate(s.known)},
        "points": {names[i]: points for i, points in enumerate(s.points)},
        "out": [names[i] for i in range(s.setup.players) if not s.alive[i]],
        "deck": {name: s.deck[kind] for kind, name in enumerate(NAMES) if s.deck[kind]},
        "discard": {name: s.discard[kind] for kind, name in enumerate(NAMES) if s.discard[kind]},
        "hidden": those(s.hidden),
        "stomped": those(s.stomped),
        "poked": those(s.poked),
        "faster": those(s.faster),
        "wedgy": {names[i]: count for i, count in enumerate(s.wedgy) if count},
        "cooties": carriers[0] if carriers else "nobody",
        "choke": pairs(s.choke_by),
        "headlock": pairs(s.head_by),
        "timeout": pairs(s.out_by),
    }
