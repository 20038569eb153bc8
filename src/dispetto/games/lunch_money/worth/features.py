"""What tells who will be the last on their feet: numbers of each player, from which `dispetto lab fit` can learn.

Points, each kind of card in the hand, what lies in front, who is held, who comes next.
"""

from __future__ import annotations

from typing import Final

from dispetto.games.lunch_money.rules.pieces import (
    CARDS,
    DEFENCE,
    FLURRY,
    KINDS,
    OPENS,
    OUT_OF_CHOKE,
    OUT_OF_HEADLOCK,
    TRAITS,
)
from dispetto.games.lunch_money.rules.state import HAND, NOBODY, LunchMoney

NAMES: Final = (
    *[f"holds {card.name}" for card in CARDS],  # how many
    "points",
    "low",  # points below 8
    "very low",  # points below 4
    "to draw",  # cards short of five; in a game that does not end they count more
    "shields",  # more than two
    "no shield",
    "stuck",  # a full hand with which nothing can be begun
    "stomped",
    "wedgy",
    "cooties",
    "choked",
    "in a headlock",
    "holding",
    "poked",
    "hidden",
    "out",  # in Time Out
    "next",  # has the next turn
)
FEATURES: Final = len(NAMES)
PATIENCE: Final = 20  # turns each
RESTLESS: Final = 1.7
CROWDS: Final = ("two left", "three left", "more left")
FEATURE_NAMES: Final = [f"{name}, {crowd}" for crowd in CROWDS for name in NAMES]
IS_SHIELD: Final[list[bool]] = [card.colour == DEFENCE or card.name == "humiliation" for card in CARDS]


def features(s: LunchMoney) -> list[float]:
    """The numbers of every player, one after the other, in the order of NAMES; of who is out, nothing."""
    n = s.setup.players
    out = [0.0] * (n * FEATURES)
    following = after_this(s)
    for p in range(n):
        if not s.alive[p]:
            continue
        at = p * FEATURES
        hand = s.hands[p]
        shields = 0
        traits = 0
        for card in hand:
            out[at + card] += 1.0
            traits |= TRAITS[card]
            if IS_SHIELD[card]:
                shields += 1
        at += KINDS
        points = s.points[p]
        out[at] = float(points)
        out[at + 1] = float(max(0, 8 - points))
        out[at + 2] = float(max(0, 4 - points))
        out[at + 3] = float(HAND - len(hand)) * hunger(s)
        out[at + 4] = float(max(0, shields - 2))
        out[at + 5] = float(shields == 0)
        out[at + 6] = float(len(hand) == HAND and not traits & way_on(s, p))
        out[at + 7] = float(s.stomped[p])
        out[at + 8] = float(s.wedgy[p])
        out[at + 9] = float(s.cooties[p])
        out[at + 10] = float(s.choke_by[p] != NOBODY)
        out[at + 11] = float(s.head_by[p] != NOBODY)
        out[at + 12] = float((s.chokers | s.holders) >> p & 1)
        out[at + 13] = float(s.poked[p] != 0)
        out[at + 14] = float(s.hidden[p])
        out[at + 15] = float(s.out_by[p] != NOBODY)
        out[at + 16] = float(p == following)
    return out


def rows(s: LunchMoney) -> list[list[float]]:
    """A row a seat: with every number of players left other weights count, so all others are 0."""
    found = features(s)
    first = crowd_of(s) * FEATURES
    told: list[list[float]] = []
    for p in range(s.setup.players):
        row: list[float] = []
        if s.alive[p]:
            row = [0.0] * (len(CROWDS) * FEATURES)
            for i in range(FEATURES):
                row[first + i] = found[p * FEATURES + i]
        told.append(row)
    return told


def hunger(s: LunchMoney) -> float:
    """How much a new card counts: more after twenty turns each, or two who keep what they hold would never end."""
    return 1.0 if s.turns < PATIENCE * s.setup.players else RESTLESS


def crowd_of(s: LunchMoney) -> int:
    """Which weights count: those for two, three or more who are left."""
    left = 0
    for alive in s.alive:
        left += alive
    return 0 if left <= 2 else 1 if left == 3 else 2


def after_this(s: LunchMoney) -> int:
    """Who has the next turn, as far as one can see."""
    n = s.setup.players
    for i in range(1, n + 1):
        seat = (s.active + i) % n
        if s.here >> seat & 1:
            return seat
    return s.active


def way_on(s: LunchMoney, p: int) -> int:
    """What a card must be good for to bring this player on:
    out of a hold, a flurry while holding a head, else an attack.
    """
    if s.choke_by[p] != NOBODY:
        return OUT_OF_CHOKE
    if s.head_by[p] != NOBODY:
        return OUT_OF_HEADLOCK
    return FLURRY if s.holders >> p & 1 else OPENS
