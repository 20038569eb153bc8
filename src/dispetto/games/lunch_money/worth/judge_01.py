"""What a table of Lunch Money was worth at version 0.1, frozen as the opponent of every strength figure:
points, the cards that keep or take them, and who has whom by the neck.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.judge import Judge, as_chances, shared
from dispetto.core.engine.table import State
from dispetto.games.lunch_money.rules.choosing import Main
from dispetto.games.lunch_money.rules.drawing import Draw
from dispetto.games.lunch_money.rules.pieces import (
    CARDS,
    DEFENCE,
    SPECIAL,
    TRAITS,
    WEAPON,
)
from dispetto.games.lunch_money.rules.state import HAND, NOBODY, LunchMoney, standing
from dispetto.games.lunch_money.worth.features import FEATURE_NAMES, rows, way_on

# What a card in hand is worth in points, where its damage does not say it
WORTH: Final[dict[str, float]] = {
    "block": 1.8,
    "dodge": 1.6,
    "firstaid": 1.7,
    "freedom": 0.7,
    "disarm": 0.2,
    "faster": 0.6,
    "hide": 1.0,
    "backlash": 2.2,
    "grab": 1.4,
    "humiliation": 3.2,
    "choke": 1.6,
    "headlock": 1.4,
    "powerplay": 1.3,
    "spank": 0.9,
    "wedgy": 1.2,
    "cooties": 1.5,
    "abandonment": 0.3,
    "hippie": 1.2,
    "imaginary": 0.9,
    "timeout": 0.8,
    "weird": 0.8,
}


def worth_of(kind: int) -> float:
    """A card's worth: what is listed, else a share of its damage; what comes back is worth more."""
    card = CARDS[kind]
    if card.name in WORTH:
        return WORTH[card.name]
    share = 0.45 if card.colour == SPECIAL else 0.6 if card.colour == WEAPON else 0.35
    return share * card.damage * card.hits


IS_SHIELD: Final[list[bool]] = [card.colour == DEFENCE or card.name == "humiliation" for card in CARDS]
FURTHER: Final = (
    1.0,
    0.95,
    0.7,
    0.35,
    0.15,
)  # a hand of nothing but shields wins nothing: the fourth is for throwing away
PATIENCE: Final = 20  # turns each; afterwards new cards are worth more: two who keep what they hold would never end
RESTLESS: Final = 0.7
VALUES: Final[list[float]] = [worth_of(kind) for kind in range(len(CARDS))]


class LunchMoneyJudge(Judge):
    """A chance to win from every player's points and cards."""

    def __init__(self, power: float = 1.6, cards: float = 0.75, fresh: float = 1.0, stuck: float = 1.5) -> None:
        super().__init__(tables=2)
        self.power: Final = power
        self.cards: Final = cards  # how much of a card's worth counts beside points
        self.fresh: Final = fresh  # a card still to be drawn
        self.stuck: Final = (
            stuck  # what a full hand costs with which one cannot begin anything: else two might pass for ever
        )

    def quiet(self, s: State, seat: int) -> bool:
        """The turn is over, cards are being drawn; or the next one begins."""
        top = s.stack[-1]
        return isinstance(top, Draw) or (isinstance(top, Main) and not top.said and top.seat != seat)

    def values(self, s: State) -> list[float]:
        """Everybody's strength, as a share."""
        assert isinstance(s, LunchMoney)
        if not s.stack:
            return shared(standing(s))
        return as_chances([self.strength(s, p) ** self.power if s.alive[p] else 0.0 for p in range(s.setup.players)])

    def features(self, s: State) -> list[list[float]]:
        """What a better one could learn from; this one looks at less."""
        assert isinstance(s, LunchMoney)
        return rows(s)

    def feature_names(self) -> list[str]:
        """Each of them, with so many players left."""
        return FEATURE_NAMES

    def strength(self, s: LunchMoney, p: int) -> float:
        """Points, cards, and troubles."""
        hand = s.hands[p]
        held = 0.0
        blows = 0
        shields = 0
        traits = 0
        for card in hand:
            traits |= TRAITS[card]
            if IS_SHIELD[card]:
                held += VALUES[card] * FURTHER[shields]
                shields += 1
            else:
                held += VALUES[card] * FURTHER[blows]
                blows += 1
        fresh = self.fresh if s.turns < PATIENCE * s.setup.players else self.fresh + RESTLESS
        held += fresh * (HAND - len(hand))
        out = s.points[p] + self.cards * held
        if len(hand) == HAND and not traits & way_on(s, p):
            out -= self.stuck
        out -= 0.8 * s.stomped[p] + 1.5 * s.wedgy[p] + 2.5 * s.cooties[p]
        if s.choke_by[p] != NOBODY:
            out -= 3.0
        if s.head_by[p] != NOBODY:
            out -= 2.5
        if p in s.choke_by or p in s.head_by:
            out += 0.5
        if s.poked[p]:
            out -= 2.0
        if s.hidden[p]:
            out += 1.0
        if s.out_by[p] != NOBODY:
            out -= 0.5
        return max(0.5, out)


JUDGE_01: Final = LunchMoneyJudge()
