"""Events say all that happens: whoever only listens knows where every dino and every rock is."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Event, Roll, asked, step
from dispetto.games.hedz.rules.state import AIR, BOO, GONE, LAVA, ROCK, Hedz
from tests.games.hedz_25th.told import GAME, Told, opening, table

SWITCHES = [o.key for o in GAME.options if isinstance(o.default, bool)]
CHOSEN: dict[str, Any] = {"board": "t25", "types": "choose"}


class Listener:
    """Keeps the books from what is said, and never looks at the table."""

    def __init__(self, s: Hedz) -> None:
        self.owner = s.setup.owner
        self.start = s.trail.start
        self.finish = s.trail.finish
        self.kind_of_space = s.trail.kind
        self.ways = [[way for way in (s.trail.ahead[i], s.trail.fork[i]) if way >= 0] for i in range(len(s.trail.kind))]
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
        assert GAME.types[self.kind[d]].flies

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
        front = {set_out}
        for _ in range(n):
            front = {way for space in front for way in self.ways[space]}
        assert at in front
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


def heard(t: Told, *lines: str) -> list[str]:
    """The events of these lines: the kind, then its arguments; what is zero at the end is left out."""
    t.s.events = []
    t.tell(*lines)
    return [re.sub(r"( 0)+$", "", f"{e.kind} {' '.join(map(str, e.args))}") for e in t.s.events]


# On T25 the main trail is numbered like its spaces; 26b to 29b are 101 to 104. Dinos: A 0, B 1, C 2, D 3.
STORIES: list[tuple[str, Callable[[], Told], str, str]] = [
    ("H25-SETUP-06", opening, "dice: first C", "starts 2|turn 2 1"),
    ("H25-DEC-01", lambda: opening(types="choose"), "A: be mouse", "became 0 12"),
    (
        "H25-DEC-21",
        lambda: opening("AB", types="plain,plain,trex,mouse"),
        "B: second goes",
        "became 2 12|became 3 1",
    ),
    ("H25-DEC-21", lambda: opening("AB", types="plain,plain,trex,mouse"), "B: first goes", ""),
    (
        "H25-ROCK-06",
        lambda: table(A="46 0", B="2 8"),
        "dice: 1 2",
        "rolled 0 1 2|walked 0 46 49 3|turn 1 1|over_limit 1 2",
    ),
    ("H25-DEC-18", lambda: table(A="20 0 flier"), "A: fall", "will_fall"),
    ("H25-DEC-18", lambda: table(A="20 0 flier"), "A: hover", ""),
    ("H25-TYPE-09", lambda: table(A="46 1 velociraptor"), "A: roll third", "third_die 0 46"),
    (
        "H25-TYPE-09",
        lambda: table(A="46 2 velociraptor"),
        "A: roll third; dice: 1 2 3",
        "third_die 0 46|rolled 0 1 2 3",
    ),
    ("H25-MUDD-01", lambda: table(A="45 1"), "dice: 4", "rolled 0 4"),
    ("H25-RER-01", lambda: table(A="46 3").tell("dice: 1 2"), "A: reroll 1; dice: 6", "spent 0 46|rerolled 0 1 6"),
    ("H25-RER-01", lambda: table(A="46 3").tell("dice: 1 2"), "A: reroll 2; dice: 6", "spent 0 46|rerolled 0 2 6"),
    (
        "H25-RUL-30",
        lambda: table(A="46 2 mouse").tell("dice: 1 2 3"),
        "A: reroll 3; dice: 6",
        "spent 0 46|rerolled 0 3 6",
    ),
    (
        "H25-TYPE-05",
        lambda: table(A="46 2 dimetrodon").tell("dice: 1 2"),
        "A: reroll both; dice: 6 5",
        "spent 0 46|rerolled 0 1 6|rerolled 0 2 5",
    ),
    (
        "H25-TYPE-02",
        lambda: table(A="46 0 trex").tell("dice: 1 2"),
        "A: use second",
        "uses 0 2|walked 0 46 48 2|turn 1 1",
    ),
    ("H25-FIN-02", lambda: table(A="95 0"), "dice: 6 6", "rolled 0 6 6|void 0 12|turn 1 1"),
    (
        "H25-THINK-01",
        lambda: table(A="19 0").tell("dice: 1 2"),
        "A: route fly",
        "route 0 41 20|walked 0 20 101 1|walked 0 101 102 1|fell 0 102|sent|rock|turn 1 1",
    ),
    ("H25-THINK-01", lambda: table(A="19 0"), "dice: 1 2", "rolled 0 1 2|walked 0 19 20 1"),
    ("H25-LAVA-08", lambda: table(A="76 0").tell("dice: 1"), "A: volcano", "shortcut 0 76|won"),
    ("H25-LAVA-08", lambda: table(A="74 0"), "dice: 3", "rolled 0 3|walked 0 74 76 2"),
    ("H25-RUL-36", lambda: table(A="76 0").tell("dice: 1"), "A: path", "walked 0 76 77 1|turn 1 1"),
    ("H25-ROCK-04", lambda: table(A="46 0", loose={"48": 2}), "dice: 1 2", "rolled 0 1 2|walked 0 46 48 2"),
    (
        "H25-ROCK-04",
        lambda: table(A="46 0", loose={"48": 2}).tell("dice: 1 2"),
        "A: scoop 1",
        "scooped 0 1 48|walked 0 48 49 1|turn 1 1",
    ),
    ("H25-ROCK-02", lambda: table(A="10 0"), "dice: 1 1", "rolled 0 1 1|walked 0 10 12 2|rock 0 12|turn 1 1"),
    (
        "H25-XTRA-02",
        lambda: table(A="46 1", B="60 0", C="60 0", D="60 0").tell("dice: 1 2", "A: keep"),
        "A: extra turn",
        "extra 0 49",
    ),
    (
        "H25-RUL-42",
        lambda: table(turn="D", D="46 0", round=3, options={"turn_limit": 3}),
        "dice: 1 2",
        "rolled 3 1 2|walked 3 46 49 3|time_is_up 3",
    ),
    ("H25-SETUP-06", lambda: table(turn="D", D="46 0"), "dice: 1 2", "rolled 3 1 2|walked 3 46 49 3|turn 0 2"),
    ("H25-GEN-04", lambda: table(A="98 0"), "dice: 2", "rolled 0 2|walked 0 98 100 2|won"),
    ("H25-RUL-41", lambda: table(), "B: leaves", "left 1"),
    ("H25-RUL-41", lambda: table("AB", turn="A1"), "A: leaves", "left|won 2"),
    ("H25-THR-03", lambda: table(A="12 1", C="38 0").tell("dice: 1 2", "A: keep"), "A: stop", "stopped 0 14"),
    ("H25-THR-03", lambda: table(A="12 0", C="38 0", loose={"14": 1}), "dice: 1 2", "rolled 0 1 2|walked 0 12 14 2"),
    (
        "H25-THR-05",
        lambda: table(A="12 1", C="38 0").tell("dice: 1 1", "A: keep"),
        "A: throw C; dice: 1 6",
        "threw 0 2|missed 0 2 1 6|turn 1 1",
    ),
    (
        "H25-THR-07",
        lambda: table(A="12 1", C="38 0").tell("dice: 1 1", "A: keep"),
        "A: throw C; dice: 6 1",
        "threw 0 2|hit 0 2 6 1|switched 0 2 38 14|turn 1 1",
    ),
    (
        "H25-RUL-29",
        lambda: table(A="12 2 caveman", C="38 0").tell("dice: 1 1", "A: keep"),
        "A: all rocks throw C",
        "hurled 0 2 2|switched 0 2 38 14|turn 1 1",
    ),
    ("H25-LAVA-02", lambda: table(A="70 1").tell("dice: 1 1", "A: keep"), "A: pay", "toll 0 72|turn 1 1"),
    (
        "H25-LAVA-03",
        lambda: table(A="70 2").tell("dice: 1 1", "A: keep"),
        "A: refuse",
        "burned 0 72 2|sent|rock|turn 1 1",
    ),
    ("H25-BOO-01", lambda: table(A="31 0"), "dice: 1 1", "rolled 0 1 1|walked 0 31 33 2|boo 0 33"),
    (
        "H25-PUSH-02",
        lambda: table(A="39 0", B="40 1", loose={"40": 1}),
        "dice: 1 2; A: push B; A: scoop all",
        "rolled 0 1 2|walked 0 39 40 1|pushed 0 1 1 2|scooped 0 1 40|rock 0 40|walked 1 40 42 2|turn 1 1",
    ),
    (
        "H25-BITE-02",
        lambda: table(A="46 0", B="48 2").tell("dice: 1 1"),
        "A: bite B",
        "bit 0 1 2|sent 1|rock 1|turn 1 1",
    ),
    (
        "H25-TYPE-17",
        lambda: table(A="46 0 caveman", B="48 2").tell("dice: 1 1"),
        "A: bite B",
        "speared 0 1 2|sent 1|rock 1|turn 1 1",
    ),
    ("H25-BITE-04", lambda: table(A="46 0", B="48 2").tell("dice: 1 1"), "A: spare B", "turn 1 1"),
    (
        "H25-RUL-28",
        lambda: table(A="46 0", B="48 2 parasaurolophus").tell("dice: 1 1"),
        "A: bite B",
        "bit 0 1 2|sent 1 20|turn 1 1",
    ),
    (
        "H25-RUL-24",
        lambda: table(A="46 2 mouse", loose={"49": 2}, options={"strict_limits": True}).tell("dice: 1 1 1", "A: keep"),
        "A: scoop all",
        "scooped 0 2 49|over_limit 0 2|turn 1 1",
    ),
]


@pytest.mark.parametrize(("rule", "moment", "lines", "told"), STORIES, ids=[f"{r} {n}" for r, _, n, _ in STORIES])
def test_it_is_told_as_it_happens(rule: str, moment: Callable[[], Told], lines: str, told: str) -> None:
    """H25-SETUP-06 and the others, as the table above names them."""
    assert heard(moment(), *lines.split("; ")) == [e for e in told.split("|") if e], rule


def test_every_kind_of_event_is_told_above() -> None:
    """H25-MOVE-01: whoever adds an event tells its story here."""
    assert {e.split()[0] for *_, told in STORIES for e in told.split("|") if e} == set(GAME.events)


def test_a_search_that_thinks_hears_nothing() -> None:
    """H25-MOVE-01: events are off where nobody listens."""
    t = table(A="46 0").tell("dice: 1 2")
    assert t.s.events is None
