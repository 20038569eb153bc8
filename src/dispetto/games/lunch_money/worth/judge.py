"""What a table of Lunch Money is worth: points, cards and troubles as 0.1 counts them, each by a number that matches
may turn (weights.toml), and with them a little more than 0.1 looks at.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.judge import Dial, Judge, as_chances, shared
from dispetto.core.engine.table import State
from dispetto.games.lunch_money.rules.pieces import CARDS, TRAITS
from dispetto.games.lunch_money.rules.state import HAND, NOBODY, LunchMoney, standing
from dispetto.games.lunch_money.worth.features import IS_SHIELD, PATIENCE, after_this, crowd_of, way_on
from dispetto.games.lunch_money.worth.judge_01 import JUDGE_01, RESTLESS, VALUES

KINDS: Final = len(CARDS)
LOW: Final = 8  # points
VERY_LOW: Final = 4
LEAST: Final = 0.5  # strength that is left to anybody on their feet
A_CARD: Final = 0.35  # of a point: a step of a card's worth that is felt

# All but the cards: the name, the number of 0.1, and a step
REST: Final[tuple[tuple[str, float, float], ...]] = (
    ("second shield", 0.95, 0.12),  # what is left of a card's worth where others of its sort are held
    ("third shield", 0.7, 0.12),
    ("fourth shield", 0.35, 0.12),
    ("fifth shield", 0.15, 0.12),
    ("second blow", 0.95, 0.12),
    ("third blow", 0.7, 0.12),
    ("fourth blow", 0.35, 0.12),
    ("fifth blow", 0.15, 0.12),
    ("to draw", JUDGE_01.cards * JUDGE_01.fresh, 0.2),  # a card short of five
    ("restless", JUDGE_01.cards * RESTLESS, 0.25),  # and more in a game that does not end
    ("stuck", -JUDGE_01.stuck, 0.5),  # a full hand with which nothing can be begun
    ("stomped", -0.8, 0.4),
    ("given a wedgy", -1.5, 0.5),
    ("has cooties", -2.5, 0.8),
    ("choked", -3.0, 0.8),
    ("in a headlock", -2.5, 0.8),
    ("holding", 0.5, 0.4),
    ("poked", -2.0, 0.6),
    ("hidden", 1.0, 0.5),
    ("out", -0.5, 0.4),  # in Time Out
    ("no shield", 0.0, 0.4),
    ("next", 0.0, 0.4),  # has the next turn
    ("low", 0.0, 0.15),  # each point below 8
    ("very low", 0.0, 0.25),  # and below 4
    ("power, two left", JUDGE_01.power, 0.25),  # how much strength decides
    ("power, three left", JUDGE_01.power, 0.25),
    ("power, more left", JUDGE_01.power, 0.25),
)
STEPS: Final[list[float]] = [A_CARD] * KINDS + [step for _, _, step in REST]
NAMES: Final[list[str]] = [card.name for card in CARDS] + [name for name, _, _ in REST]
OF_01: Final[list[float]] = [JUDGE_01.cards * worth for worth in VALUES] + [number for _, number, _ in REST]


class TunedLunchMoney(Judge):
    """A chance to win from every player's points and cards, by numbers in the order of NAMES."""

    def __init__(self, numbers: list[float], tables: int) -> None:
        super().__init__(tables=tables)
        self.numbers: Final = numbers
        self.cards_worth: Final = numbers[:KINDS]
        rest = numbers[KINDS:]
        self.shields: Final = [1.0, *rest[:4]]
        self.blows: Final = [1.0, *rest[4:8]]
        self.to_draw: Final[float] = rest[8]
        self.restless: Final[float] = rest[9]
        self.troubles: Final = rest[10:24]
        self.powers: Final = rest[24:]

    def quiet(self, s: State, seat: int) -> bool:
        return JUDGE_01.quiet(s, seat)

    def features(self, s: State) -> list[list[float]]:
        return JUDGE_01.features(s)

    def feature_names(self) -> list[str]:
        return JUDGE_01.feature_names()

    def values(self, s: State) -> list[float]:
        """Everybody's strength, as a share."""
        assert isinstance(s, LunchMoney)
        if not s.stack:
            return shared(standing(s))
        power = self.powers[crowd_of(s)]
        following = after_this(s)
        hopes: list[float] = []
        for p in range(s.setup.players):
            hopes.append(self.of(s, p, p == following) ** power if s.alive[p] else 0.0)
        return as_chances(hopes)

    def of(self, s: LunchMoney, p: int, following: bool) -> float:
        """Points, cards, and troubles."""
        hand = s.hands[p]
        found = float(s.points[p])
        blows = 0
        shields = 0
        traits = 0
        for card in hand:
            traits |= TRAITS[card]
            if IS_SHIELD[card]:
                found += self.cards_worth[card] * self.shields[shields]
                shields += 1
            else:
                found += self.cards_worth[card] * self.blows[blows]
                blows += 1
        found += float(HAND - len(hand)) * self.to_draw
        if s.turns >= PATIENCE * s.setup.players:
            found += float(HAND - len(hand)) * self.restless
        t = self.troubles
        if len(hand) == HAND and not traits & way_on(s, p):
            found += t[0]
        found += t[1] * float(s.stomped[p]) + t[2] * float(s.wedgy[p]) + t[3] * float(s.cooties[p])
        if s.choke_by[p] != NOBODY:
            found += t[4]
        if s.head_by[p] != NOBODY:
            found += t[5]
        if p in s.choke_by or p in s.head_by:
            found += t[6]
        if s.poked[p]:
            found += t[7]
        if s.hidden[p]:
            found += t[8]
        if s.out_by[p] != NOBODY:
            found += t[9]
        if shields == 0:
            found += t[10]
        if following:
            found += t[11]
        points = s.points[p]
        if points < LOW:
            found += t[12] * float(LOW - points)
        if points < VERY_LOW:
            found += t[13] * float(VERY_LOW - points)
        return max(LEAST, found)

    def dials(self, seats: int) -> list[Dial]:
        """Every card, and all the rest."""
        return [Dial(NAMES[i], self.numbers[i], STEPS[i]) for i in range(len(NAMES))]

    def turned(self, numbers: list[float], seats: int) -> TunedLunchMoney:
        return TunedLunchMoney(numbers, self.tables)
