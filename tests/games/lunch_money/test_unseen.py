"""What a seat imagines comes as often as counting every deal says: at any table, and where only holders are asked.
LM-RUL-26

The count knows nothing of how cards are dealt: every order of the unseen cards is laid out before the first answer,
the answers are given again, and those deals are counted after which the same seats are asked the same.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from dispetto.core.engine.table import PUBLIC, asked, step
from dispetto.games.lunch_money import LunchMoneyGame
from dispetto.games.lunch_money.rules.pieces import BLOCK, HUMILIATION, NAMES
from dispetto.games.lunch_money.rules.state import LunchMoney
from tests.games.lunch_money.told import GAME, Told

assert isinstance(GAME, LunchMoneyGame)
OPEN = {"open_poll": True}
DRAWN = 2500
NAMED = ["A", "B", "C"]

# A position, what is said, and what is then asked
TABLES: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "two who could humiliate": (
        {
            "hands": {"A": ["kick4"], "B": ["humiliation", "jab"], "C": ["hook", "humiliation"]},
            "deck": {"jab": 1, "humiliation": 1, "block": 1},
        },
        ["A: kick4 B"],
        "B Interrupt",
    ),
    "one holds it, the other does not": (
        {
            "hands": {"A": ["kick4"], "B": ["humiliation", "jab"], "C": ["hook", "jab"]},
            "deck": {"jab": 1, "humiliation": 2, "block": 1},
        },
        ["A: kick4 B"],
        "B Interrupt",
    ),
    "a shown card counts": (
        {
            "hands": {"A": ["kick4"], "B": ["humiliation", "jab"], "C": ["hook", "humiliation", "humiliation"]},
            "known": {"C": ["humiliation"]},
            "deck": {"jab": 1, "humiliation": 1},
        },
        ["A: kick4 B"],
        "B Interrupt",
    ),
    "an answer to a blow": (
        {
            "hands": {"A": ["kick4"], "B": ["block", "jab"], "C": ["dodge", "jab"]},
            "deck": {"jab": 1, "block": 1, "disarm": 1},
        },
        ["A: kick4 B"],
        "B Defend",
    ),
    "First Aid enough": (
        {
            "hands": {"A": ["hailmary"], "B": ["firstaid", "jab", "firstaid", "firstaid"], "C": ["jab", "firstaid"]},
            "points": {"B": 4},
            "deck": {"jab": 1, "firstaid": 1},
        },
        ["A: hailmary B"],
        "B Rescue",
    ),
}


def laid_out(position: dict[str, Any], options: dict[str, Any]) -> Told:
    """The table before the first answer."""
    s = GAME.new(3, options)
    GAME.place(s, position, NAMED)
    return narrated(s)


def narrated(s: LunchMoney) -> Told:
    """A table that can be told something."""
    return Told(GAME, s, NAMED, others="default", deck="elbow", until="Main")


def shown(s: LunchMoney) -> tuple[Any, ...]:
    """What everybody knows of the question."""
    ask = asked(s)
    assert ask is not None
    return type(ask), ask.seat, ask.party(s)


def exact(position: dict[str, Any], options: dict[str, Any], lines: list[str], now: LunchMoney, seat: int) -> Any:
    """How many deals lead to each set of hands at which the same is asked."""
    before = laid_out(position, options).s
    others = [n for n in range(3) if n != seat]
    hidden = {n: [*before.hands[n]] for n in others}
    for n in others:
        for card in [*before.known[n], *played(before, now, n)]:
            hidden[n].remove(card)
    pool = [card for n in others for card in hidden[n]]
    pool += [kind for kind, left in enumerate(before.deck) for _ in range(left)]
    found: Counter[Any] = Counter()
    sort = {}  # deals that look alike lead to the same
    for order in itertools.permutations(pool):
        cards = list(order)
        dealt = {n: tuple(sorted(cards.pop() for _ in hidden[n])) for n in others}
        key = tuple(dealt.values())
        if key not in sort:
            told = narrated(GAME.clone(before))
            for n in others:
                told.s.hands[n] = tuple(sorted([*before.known[n], *played(before, now, n), *dealt[n]]))
            for kind in range(len(NAMES)):
                told.s.deck[kind] = cards.count(kind)
            sort[key] = outcome_at(told, lines, now, seat)
        if sort[key] is not None:
            found[sort[key]] += 1
    return found


def played(before: LunchMoney, now: LunchMoney, seat: int) -> list[int]:
    """The cards that have left a hand since, before everybody's eyes."""
    return list((Counter(before.hands[seat]) - Counter(now.hands[seat])).elements())


def outcome_at(told: Told, lines: list[str], now: LunchMoney, seat: int) -> tuple[Any, ...] | None:
    """The hands of others when the same question is asked, if it is."""
    told.tell(*lines)
    for _ in range(20):
        ask = asked(told.s)
        if ask is None or type(ask).__name__ == "Main":
            return None
        if shown(told.s) == shown(now):
            return hidden_of(told.s, seat)
        step(told.s, ask.default(told.s))
    return None


def hidden_of(s: LunchMoney, seat: int) -> tuple[Any, ...]:
    """The hands of the others."""
    return tuple(hand for other, hand in enumerate(s.hands) if other != seat)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("options", [{}, OPEN], ids=["everybody", "holders"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_imagined_hands_come_as_often_as_counting_every_deal_says(
    name: str, options: dict[str, Any], seat: int
) -> None:
    position, lines, question = TABLES[name]
    told = laid_out(position, options).tell(*lines).to(question)
    deals = exact(position, options, lines, told.s, seat)
    total = sum(deals.values())
    seen = Counter(hidden_of(GAME.imagine(told.s, seat, seed), seat) for seed in range(DRAWN))
    assert set(seen) <= set(deals), "an impossible table was imagined"
    expected = {hands: n / total * DRAWN for hands, n in deals.items()}
    squares = sum((seen[hands] - n) ** 2 / n for hands, n in expected.items())
    freedom = len(deals) - 1
    assert squares <= freedom + 4 * (2 * freedom) ** 0.5, (squares, freedom)


def test_a_spectator_imagines_holders_where_only_holders_are_asked() -> None:
    position, lines, question = TABLES["two who could humiliate"]
    told = laid_out(position, OPEN).tell(*lines).to(question)
    for seed in range(50):
        hands = GAME.imagine(told.s, PUBLIC, seed).hands
        assert HUMILIATION in hands[1] and HUMILIATION in hands[2]


def test_a_copied_defence_tells_nothing_of_the_hand() -> None:
    """Who copies a Block is asked whatever the hand holds."""
    position, lines, question = TABLES["an answer to a blow"]
    told = laid_out(position, OPEN).tell(*lines).to(question)
    told.s.faster = (0, 1, 0)
    assert any(BLOCK not in GAME.imagine(told.s, 0, seed).hands[1] for seed in range(50))
