"""Events say all that happens: whoever only listens knows where every dino and every rock is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dispetto.core.dice import Dice
from dispetto.core.table import Event, Roll, asked, step
from dispetto.games.hedz.state import AIR, BOO, GONE, LAVA, ROCK, Hedz
from tests.games.hedz_25th.told import GAME, Told, table

SWITCHES = [o.key for o in GAME.options if isinstance(o.default, bool)]
CHOSEN: dict[str, Any] = {"board": "t25", "types": "choose"}


class Listener:
    """Keeps the books from what is said, and never looks at the table."""

    def __init__(self, s: Hedz) -> None:
        self.owner = s.setup.owner
        self.start = s.trail.start
        self.finish = s.trail.finish
        self.kind_of_space = s.trail.kind
        self.at = s.at[:]
        self.rocks = s.rocks[:]
        self.kind = s.kind[:]
        self.loose = s.loose[:]
        self.supply = s.supply
        self.turn, self.round = s.turn, s.round
        self.dice: list[int] = []
        self.won = -1

    def hear(self, e: Event) -> None:
        """One event."""
        d, b, c, n = e.args
        assert e.seat == (d if e.kind in ("left", "starts") else self.owner[d]) or e.kind == "time_is_up", e
        getattr(self, f"hear_{e.kind}")(d, b, c, n)

    def hear_became(self, d: int, kind: int, *_: int) -> None:
        self.kind[d] = kind

    def hear_starts(self, seat: int, *_: int) -> None:
        assert 0 <= seat < len(self.owner)

    def hear_turn(self, d: int, n: int, *_: int) -> None:
        self.turn, self.round = d, n

    def hear_over_limit(self, d: int, n: int, *_: int) -> None:
        assert n > 0
        self.rocks[d] -= n
        self.supply += n

    def hear_will_fall(self, d: int, *_: int) -> None:
        assert GAME.types[self.kind[d]].flies  # type: ignore[attr-defined]

    def left_behind(self, d: int, at: int, *_: int) -> None:
        """A rock laid on the trail."""
        assert self.at[d] == at and not self.kind_of_space[at] & LAVA  # H25-RUL-25
        self.rocks[d] -= 1
        self.loose[at] += 1

    hear_third_die = hear_spent = hear_extra = left_behind

    def hear_rolled(self, d: int, *dice: int) -> None:
        self.dice = [n for n in dice if n]

    def hear_rerolled(self, d: int, k: int, n: int, *_: int) -> None:
        self.dice[k - 1] = n

    def hear_uses(self, d: int, n: int, *_: int) -> None:
        assert n in (self.dice[0], self.dice[1], sum(self.dice))
        self.dice = [n]

    def hear_void(self, d: int, n: int, *_: int) -> None:
        assert n == sum(self.dice)

    def hear_walked(self, d: int, set_out: int, at: int, n: int) -> None:
        assert self.at[d] == set_out and n > 0
        self.at[d] = at

    def hear_route(self, d: int, way: int, at: int, *_: int) -> None:
        assert self.at[d] == at == way // 2

    def hear_shortcut(self, d: int, at: int, *_: int) -> None:
        assert self.at[d] == at
        self.at[d] = self.finish

    def hear_scooped(self, d: int, n: int, at: int, *_: int) -> None:
        assert self.at[d] == at and n > 0
        self.loose[at] -= n
        self.rocks[d] += n

    def hear_rock(self, d: int, at: int, *_: int) -> None:
        assert self.at[d] == at and self.kind_of_space[at] & ROCK
        self.supply -= 1
        self.rocks[d] += 1

    def hear_stopped(self, d: int, at: int, *_: int) -> None:
        assert self.at[d] == at

    def hear_threw(self, d: int, e: int, *_: int) -> None:
        self.rocks[d] -= 1
        self.rocks[e] += 1

    def hear_hurled(self, d: int, e: int, n: int, *_: int) -> None:
        assert n == self.rocks[d] > 0
        self.rocks[d] -= n
        self.rocks[e] += n

    def hear_hit(self, d: int, e: int, a: int, b: int) -> None:
        assert a >= b and d != e

    def hear_missed(self, d: int, e: int, a: int, b: int) -> None:
        assert a <= b + 2 and d != e

    def hear_switched(self, d: int, e: int, at: int, there: int) -> None:
        assert (self.at[d], self.at[e]) == (there, at)
        self.at[d], self.at[e] = at, there

    def hear_sent(self, d: int, at: int, *_: int) -> None:
        assert self.rocks[d] == 0
        self.at[d] = at

    def hear_fell(self, d: int, at: int, n: int, *_: int) -> None:
        assert (self.at[d], self.rocks[d]) == (at, n) and self.kind_of_space[at] & AIR
        self.supply += n
        self.rocks[d] = 0

    def hear_toll(self, d: int, at: int, *_: int) -> None:
        assert self.at[d] == at and self.kind_of_space[at] & LAVA
        self.supply += 1
        self.rocks[d] -= 1

    def hear_burned(self, d: int, at: int, n: int, *_: int) -> None:
        assert (self.at[d], self.rocks[d]) == (at, n) and self.kind_of_space[at] & LAVA
        self.supply += n
        self.rocks[d] = 0

    def hear_boo(self, d: int, at: int, *_: int) -> None:
        assert self.at[d] == at and self.kind_of_space[at] & BOO

    def hear_pushed(self, d: int, e: int, n: int, left: int) -> None:
        assert self.at[d] == self.at[e] and left > 0 and self.owner[d] != self.owner[e]
        self.rocks[e] -= n
        self.rocks[d] += n

    def hear_bit(self, d: int, e: int, n: int, *_: int) -> None:
        assert self.at[d] == self.at[e] and n == self.rocks[e] and self.owner[d] != self.owner[e]
        self.rocks[d] += n
        self.rocks[e] = 0

    hear_speared = hear_bit

    def hear_time_is_up(self, n: int, *_: int) -> None:
        assert n == self.round

    def hear_won(self, d: int, *_: int) -> None:
        self.won = self.owner[d]

    def hear_left(self, seat: int, *_: int) -> None:
        for d, owner in enumerate(self.owner):
            if owner == seat:
                self.supply += self.rocks[d]
                self.rocks[d] = 0
                self.at[d] = GONE

    def agrees(self, s: Hedz) -> bool:
        """Is the table as it was told?"""
        mine = (self.at, self.rocks, self.kind, self.loose, self.supply, self.turn, self.won)
        return mine == (s.at, s.rocks, s.kind, s.loose, s.supply, s.turn, s.winner)


def play_and_listen(seats: int, options: dict[str, Any], seed: int, leaves: int = 0) -> Listener:
    """A random game, heard from its beginning; after so many answers somebody leaves."""
    s = GAME.new(seats, options)
    s.events = []
    listener = Listener(s)
    dice = Dice(seed)
    answers = 0
    while (ask := asked(s)) is not None and answers < 4000:
        answers += 1
        if answers == leaves:
            GAME.leave(s, dice.below(seats))
        else:
            offers = ask.legal(s)
            step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
        for e in s.events:
            listener.hear(e)
        assert listener.agrees(s), (answers, ask, s.events)
        assert sum(s.rocks) + sum(s.loose) + s.supply == 40
        assert not any(n for i, n in enumerate(s.loose) if s.trail.kind[i] & LAVA)
        assert min(s.rocks) >= 0 and min(s.loose) >= 0
        s.events.clear()
    return listener


@pytest.mark.parametrize("seed", range(70))
def test_who_only_listens_knows_the_whole_table(seed: int) -> None:
    """H25-SETUP-07, H25-RUL-25, H25-RUL-35, H25-RUL-24: types chosen at random, options mixed."""
    rng = random.Random(seed)
    options = {**CHOSEN, **{key: rng.random() < 0.5 for key in SWITCHES}}
    listener = play_and_listen(2 + seed % 7, options, seed)
    assert listener.round >= 1


@pytest.mark.parametrize("seed", range(40))
def test_also_when_somebody_leaves(seed: int) -> None:
    """H25-RUL-41"""
    play_and_listen(2 + seed % 7, CHOSEN, 100 + seed, leaves=30 + 7 * seed)


def heard(t: Told, *lines: str) -> list[tuple[str, tuple[int, ...]]]:
    """The events of these lines."""
    t.s.events = []
    t.tell(*lines)
    return [(e.kind, e.args) for e in t.s.events]


def test_a_push_is_told_in_the_order_in_which_it_happens() -> None:
    """H25-PUSH-02, H25-RUL-13"""
    t = table(A="39 0", B="40 1", loose={"40": 1})
    told = [kind for kind, _ in heard(t, "dice: 1 2", "A: push B", "A: scoop all")]
    assert told == ["rolled", "walked", "pushed", "scooped", "rock", "walked", "turn"]


def test_a_walk_between_two_questions_is_one_event() -> None:
    """H25-MOVE-01"""
    t = table(A="46 0", B="49 0")
    told = heard(t, "dice: 2 3", "A: walk on")
    assert told[1:3] == [("walked", (0, 46, 49, 3)), ("walked", (0, 49, 51, 2))]


def test_the_end_of_a_round_says_whose_turn_and_which_round() -> None:
    """H25-SETUP-06, H25-RUL-42"""
    t = table(turn="D", D="46 0")
    assert ("turn", (0, 2, 0, 0)) in heard(t, "dice: 1 2")
    t = table(turn="D", D="46 0", round=3, options={"turn_limit": 3})
    assert heard(t, "dice: 1 2")[-1] == ("time_is_up", (3, 0, 0, 0))


def test_an_extra_turn_is_not_announced_as_a_turn() -> None:
    """H25-XTRA-03"""
    t = table(A="46 1", B="60 0", C="60 0", D="60 0").tell("dice: 1 2", "A: keep")
    assert [kind for kind, _ in heard(t, "A: extra turn")] == ["extra"]


def test_a_search_that_thinks_hears_nothing() -> None:
    """H25-MOVE-01: events are off where nobody listens."""
    t = table(A="46 0").tell("dice: 1 2")
    assert t.s.events is None
