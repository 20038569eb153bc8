"""What is imagined at court comes as often as counting says, and its twins are worth comparing."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest
from court import COURT
from court.rules import banquet, pieces, turn
from court.rules.state import NONE

from dispetto.core.engine.table import PUBLIC
from dispetto.testing.secrets import twins
from dispetto.testing.tables import moments, sizes


def test_the_toy_has_twins_that_differ() -> None:
    made = [(m, t) for table in sizes(COURT) for m in moments(table) for _, t in twins(m)]
    assert len(made) > 300
    assert sum(COURT.dump(t) != COURT.dump(m.s) for m, t in made) > 200


# ----------------------------------------------------------------------------------------------------- Frequencies


def small_table() -> Any:
    """Ann looks at two other hands of which one card is known, a deck of seven, and a sealed slip."""
    s = COURT.new(3, {"deck": "small"})
    s.hands = [(pieces.FEAST, pieces.HUMILIATION), (pieces.THEFT, pieces.DAGGER), (pieces.FEAST,)]
    s.known = [(), (pieces.DAGGER,), ()]
    s.deck = [1, 1, 1, 0]
    s.score = [2, 2, 2]
    s.bids, s.guests = [NONE, 1, NONE], [NONE, 2, NONE]
    s.stack = [turn.NextTurn(2), banquet.Collect(3), banquet.Bid(2)]
    return s


def outcome(s: Any, seat: int) -> tuple[Any, ...]:
    """What the seat could not know."""
    hidden = tuple(hand for other, hand in enumerate(s.hands) if other != seat)
    slips = tuple((s.bids[other], s.guests[other]) for other in range(3) if other != seat)
    return hidden, slips


def exact(s: Any, seat: int) -> dict[tuple[Any, ...], Fraction]:
    """The chance of each table this seat may be at: every order of the unseen cards, every slip, counted."""
    others = [n for n in range(3) if n != seat]
    unseen = [kind for kind, left in enumerate(s.deck) for _ in range(left)]
    room = {}
    for n in others:
        rest = list(s.hands[n])
        for card in s.known[n]:
            rest.remove(card)
        room[n] = len(rest)
        unseen += rest
    chances: defaultdict[tuple[Any, ...], Fraction] = defaultdict(Fraction)
    orders = list(itertools.permutations(unseen))
    slips = slip_chances(s, others)
    for order in orders:
        cards = list(order)
        hands = tuple(tuple(sorted([*s.known[n], *(cards.pop() for _ in range(room[n]))])) for n in others)
        for slip, chance in slips.items():
            chances[hands, slip] += chance / len(orders)
    return chances


def slip_chances(s: Any, others: list[int]) -> dict[tuple[Any, ...], Fraction]:
    """A bid from 0 to what one has, then a guest, each as likely as the next."""
    each: list[list[tuple[tuple[int, int], Fraction]]] = []
    for n in others:
        if s.bids[n] == NONE:
            each.append([((NONE, NONE), Fraction(1))])
            continue
        bids = s.score[n] + 1
        guests = [g for g in range(3) if g != n]
        each.append([((0, NONE), Fraction(1, bids))])
        each[-1] += [((bid, g), Fraction(1, bids * len(guests))) for bid in range(1, bids) for g in guests]
    found = {}
    for combined in itertools.product(*each):
        chance = Fraction(1)
        for _, part in combined:
            chance *= part
        found[tuple(slip for slip, _ in combined)] = chance
    return found


@pytest.mark.parametrize("seat", [PUBLIC + 1, 1, 2])
def test_imagined_tables_come_as_often_as_counting_every_deal_says(seat: int) -> None:
    s = small_table()
    chances = exact(s, seat)
    assert sum(chances.values()) == 1
    drawn = 6000
    seen = Counter(outcome(COURT.imagine(s, seat, seed), seat) for seed in range(drawn))
    assert set(seen) <= set(chances), "an impossible table was imagined"
    squares = sum((seen[k] - float(p) * drawn) ** 2 / (float(p) * drawn) for k, p in chances.items())
    freedom = len(chances) - 1
    assert squares < freedom + 4 * (2 * freedom) ** 0.5, (squares, freedom)
