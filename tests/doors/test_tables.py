"""Many tables at once play the games that one table plays, in both forms and without any extra."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Ask, Roll, asked, step
from dispetto.doors.rule_sets import RuleSet
from dispetto.doors.vector.tables import EVERYBODY, Buffers, Rival, Tables, Wrong

TABLES = 4
SHORT: dict[str, dict[str, Any]] = {"hedz-25th": {"turn_limit": 2}, "hedz-2nd": {"turn_limit": 2}}


class Side:
    """Tables side by side, and their buffers as lists."""

    def __init__(self, name: str, seats: int = 3) -> None:
        self.rules = RuleSet.of(name, seats, SHORT.get(name))
        game, n = self.rules.game, self.rules.seats
        self.rows, self.length = len(game.actions), game.observation_size
        self.numbers = array("q", bytes(8 * self.length * TABLES))
        self.masks, self.over = bytearray(self.rows * TABLES), bytearray(TABLES)
        self.asked = array("i", [0] * TABLES)
        self.rewards, self.payoffs = array("f", [0.0] * TABLES), array("f", [0.0] * n * TABLES)
        out = Buffers(self.numbers, self.masks, self.asked, self.rewards, self.payoffs, self.over)
        self.many = Tables(
            self.rules.new(), game.actions, n, self.length, game.onlooker(), self.earned, Rival(), out, None
        )

    def earned(self, s: Any) -> list[float]:
        ending = self.rules.game.ending(s)
        assert ending is not None
        return self.rules.payoffs(ending)

    def offers(self, table: int) -> list[int]:
        mask = self.masks[self.rows * table : self.rows * (table + 1)]
        return [code for code in range(self.rows) if mask[code]]

    def seen(self, table: int) -> list[int]:
        return list(self.numbers[self.length * table : self.length * (table + 1)])

    def seat(self, table: int) -> int:
        return self.asked[table]

    def paid(self, table: int) -> list[float]:
        return list(self.payoffs[self.rules.seats * table : self.rules.seats * (table + 1)])


def next_choice(s: Any, dice: Dice) -> tuple[int, list[int]]:
    """The same as one table plays it: who has a choice, and which; nobody at the end."""
    while (ask := asked(s)) is not None:
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
            continue
        offers = ask.legal(s)
        if len(offers) > 1:
            return ask.seat, [a.code for a in offers]
        step(s, offers[0])
    return -1, []


@pytest.mark.parametrize("name", all_games())
def test_many_tables_are_so_many_single_ones(name: str) -> None:
    side = Side(name)
    game = side.rules.game
    seeds = list(range(TABLES))
    side.many.begin(seeds, [EVERYBODY] * TABLES, False)
    singles = [(side.rules.new(), Dice(seed)) for seed in seeds]
    rng = Dice(99)
    games = 0
    numbers = [0] * side.length
    for _ in range(2000):
        codes = []
        for table, (s, dice) in enumerate(singles):
            seat, offers = next_choice(s, dice)
            if seat < 0:
                ending = game.ending(s)
                assert ending is not None and side.over[table] == 1
                assert side.paid(table) == pytest.approx(side.rules.payoffs(ending))
                games += 1
                singles[table] = (s, dice) = (side.rules.new(), dice)
                seat, offers = next_choice(s, dice)
            else:
                assert side.over[table] == 0 and side.paid(table) == [0.0] * side.rules.seats
            assert side.seat(table) == seat and side.offers(table) == offers
            game.numbers_into(s, seat, numbers)
            assert side.seen(table) == numbers
            codes.append(offers[rng.below(len(offers))])
        if games:
            break
        for (s, _), code in zip(singles, codes, strict=True):
            step(s, game.actions[code])
        side.many.answer(codes)
    assert games


def test_one_seat_learns_while_others_answer_and_moves_on_with_the_next_game() -> None:
    side = Side("hedz-2nd", 4)
    side.many.begin(list(range(TABLES)), [0, 1, 2, 3], True)
    learners = [0, 1, 2, 3]
    games = 0
    while games < 6:
        assert [side.seat(table) for table in range(TABLES)] == learners
        side.many.answer([side.offers(table)[-1] for table in range(TABLES)])
        for table in range(TABLES):
            if side.over[table]:
                games += 1
                assert side.rewards[table] == side.paid(table)[learners[table]]
                learners[table] = (learners[table] + 1) % 4
                assert side.many.ended[table] is not None


def test_an_answer_that_is_not_on_offer_is_refused_before_anything_happens() -> None:
    side = Side("lunch-money")
    side.many.begin([1, 2, 3, 4], [EVERYBODY] * TABLES, False)
    before = [side.seen(table) for table in range(TABLES)]
    right = [side.offers(table)[0] for table in range(TABLES)]
    wrong = next(code for code in range(side.rows) if code not in side.offers(2))
    for bad in (wrong, -1, 100_000):
        with pytest.raises(Wrong) as caught:
            side.many.answer([*right[:2], bad, right[3]])
        assert (caught.value.table, caught.value.code) == (2, bad)
    assert before == [side.seen(table) for table in range(TABLES)]
    assert all(isinstance(s.stack[-1], Ask) for s in side.many.tables)
