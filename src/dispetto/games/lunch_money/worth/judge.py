"""What a table of Lunch Money is worth: points, the cards that keep or take them, and who has whom by the neck."""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.engine.table import State
from dispetto.core.game import Game
from dispetto.core.judge import Judge
from dispetto.games.lunch_money.rules.choosing import Main
from dispetto.games.lunch_money.rules.drawing import Draw
from dispetto.games.lunch_money.rules.pieces import (
    CARDS,
    DEFENCE,
    FLURRY,
    OPENS,
    OUT_OF_CHOKE,
    OUT_OF_HEADLOCK,
    SPECIAL,
    TRAITS,
    WEAPON,
)
from dispetto.games.lunch_money.rules.state import HAND, NOBODY, LunchMoney

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

    tables: int = 2

    def __init__(self, power: float = 1.6, cards: float = 0.75, fresh: float = 1.0, stuck: float = 1.5) -> None:
        self.power: Final = power
        self.cards: Final = cards  # how much of a card's worth counts beside points
        self.fresh: Final = fresh  # a card still to be drawn
        self.stuck: Final = (
            stuck  # what a full hand costs with which one cannot begin anything: else two might pass for ever
        )

    def quiet(self, game: Game[Any, Any], s: State, seat: int) -> bool:
        """The turn is over, cards are being drawn; or the next one begins."""
        top = s.stack[-1]
        return isinstance(top, Draw) or (isinstance(top, Main) and not top.said and top.seat != seat)

    def value(self, game: Game[Any, Any], s: State, seat: int) -> float:
        """The seat's chance to win, from 0 to 1."""
        assert isinstance(s, LunchMoney)
        if not s.stack:
            return super().value(game, s, seat)
        if not s.alive[seat]:
            return 0.0
        total = 0.0
        mine = 0.0
        for p in range(s.setup.players):
            if s.alive[p]:
                strength = self.strength(s, p) ** self.power
                total += strength
                if p == seat:
                    mine = strength
        return mine / total

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


def way_on(s: LunchMoney, p: int) -> int:
    """What a card must be good for to bring this player on:
    out of a hold, a flurry while holding a head, else an attack.
    """
    if s.choke_by[p] != NOBODY:
        return OUT_OF_CHOKE
    if s.head_by[p] != NOBODY:
        return OUT_OF_HEADLOCK
    return FLURRY if p in s.head_by else OPENS


JUDGE: Final = LunchMoneyJudge()
