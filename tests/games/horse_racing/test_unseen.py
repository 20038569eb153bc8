"""What a seat may think comes as often as counting every deal says; what it knows, it observes.
RN-BET-03, RN-RUL-04
"""

from __future__ import annotations

import itertools
from collections import Counter

from dispetto.core.observed import Part
from dispetto.games.horse_racing.rules.pieces import FALLER, REMOUNT, SLIP, WHIP
from dispetto.games.horse_racing.rules.state import Meeting
from tests.games.horse_racing.told import GAME, table


def few_cards() -> Meeting:
    """Three stables, two of them with hidden cards, four kinds unseen, a slip on the table."""
    s = table("ABC", A="1/9", B="2/9", C="3/9", phase="turn").s
    s.own()
    s.race = 3
    s.order = [0, 1, 2, 3, 4, 5]
    s.level, s.lane = [2, 4, 1], [0, 1, 2]
    s.entries = [(1, 3, 4, 2, 5, 6), (1, 2, 3, 4, 5, 6), (4, 3, 2, 1, 6, 5)]
    s.hands = [(SLIP,), (WHIP, FALLER), (REMOUNT, FALLER)]
    s.known = [(), (WHIP,), ()]
    s.aside = [0] * len(s.pack)
    s.aside[WHIP] = 1
    s.stake, s.bet = [0, 5_000, 0], [-1, 2, -1]
    return s


def test_imagined_meetings_come_as_often_as_counting_every_deal_says() -> None:
    s = few_cards()
    unseen = [WHIP, REMOUNT, FALLER, FALLER]
    chances: Counter[tuple[object, ...]] = Counter()
    ways = list(itertools.product(itertools.permutations(unseen), ((5, 6), (6, 5)), ((5, 6), (6, 5)), (0, 1, 2)))
    for cards, rest_b, rest_c, horse in ways:
        hands = (tuple(sorted((WHIP, cards[0]))), tuple(sorted(cards[1:3])))
        chances[hands, rest_b, rest_c, horse] += 1
    drawn = 6000
    seen: Counter[tuple[object, ...]] = Counter()
    for seed in range(drawn):
        c = GAME.imagine(s, 0, seed)
        assert c.hands[0] == (SLIP,) and c.entries[0] == s.entries[0] and sum(c.aside) == 1
        seen[(c.hands[1], c.hands[2]), c.entries[1][4:], c.entries[2][4:], c.bet[1]] += 1
    assert set(seen) <= set(chances)
    squares = sum((seen[k] - n / len(ways) * drawn) ** 2 / (n / len(ways) * drawn) for k, n in chances.items())
    freedom = len(chances) - 1
    assert squares < freedom + 4 * (2 * freedom) ** 0.5, (squares, freedom)


def test_an_imagined_meeting_leaves_the_true_one_alone() -> None:
    s = few_cards()
    before = GAME.dump(s)
    c = GAME.imagine(s, 0, 5)
    GAME.leave(c, 1)
    assert GAME.dump(s) == before != GAME.dump(c)


def observed(s: Meeting, seat: int) -> dict[str, list[int]]:
    """An observation by the names of its parts."""
    numbers, found = GAME.numbers(GAME.view(s, seat)), {}
    part: Part
    for part in GAME.observed:
        found[part.name] = numbers[: part.count]
        numbers = numbers[part.count :]
    assert not numbers
    return found


def test_a_seat_observes_its_cards_and_those_of_others_that_all_have_seen() -> None:
    seen = observed(few_cards(), 0)
    assert seen["stable-0-kinds"][SLIP] == 1 and sum(seen["stable-0-kinds"]) == 1
    assert seen["stable-1-kinds"][WHIP] == 1 and sum(seen["stable-1-kinds"]) == 1
    assert seen["stable-1-face-down"] == [1] and seen["stable-2-face-down"] == [2]
    assert not any(seen["stable-2-kinds"])
    assert seen["stable-1-entries"] == [1, 2, 3, 4, 0, 0] and seen["stable-0-entries"] == [1, 3, 4, 2, 5, 6]
    assert seen["stable-1-stake"] == [5_000] and seen["stable-1-stake-exactly"] == [0, 5, 0, 0] and seen["bet"] == [0]
    assert observed(few_cards(), 1)["bet"] == [2]  # the next to the left
