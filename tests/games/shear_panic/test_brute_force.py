"""Pushes, jumps, shifts, aligns and steps against a brute force of another method (brute.py): all of them, on many meadows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from dispetto.core.rounds import utterances
from dispetto.core.table import asked, step
from dispetto.games.shear_panic.names import SHEEP
from tests.games.shear_panic import brute
from tests.games.shear_panic.brute import STEPS, Flock
from tests.games.shear_panic.told import GAME, Told, table

Outcome = tuple[str, tuple[brute.Spot, ...]]
OWN = {"Red": ("R1", "R2"), "Blue": ("B1", "B2"), "Yellow": ("Y1", "Y2"), "Green": ("G1", "G2")}


def random_flock(seed: int) -> Flock:
    """Nine sheep, crowded or scattered."""
    rng = random.Random(seed)
    size = rng.choice((3, 4, 5, 6, 9))
    top, left = rng.randint(1, 10 - size), rng.randint(1, 10 - size)
    cells = [(top + r, left + c) for r in range(size) for c in range(size)]
    return dict(zip(SHEEP, rng.sample(cells, 9), strict=True))


def lines_of_one_row() -> Iterator[Flock]:
    """Every way in which up to four others stand in row 5 with R1 at its west end; the rest fill column 1 above and below."""
    for n in range(5):
        for columns in combinations(range(2, 10), n):
            spots: Flock = {"R1": (5, 1)}
            others = list(SHEEP[1:])
            for column in columns:
                spots[others.pop(0)] = (5, column)
            rest = [(1, 1), (2, 1), (3, 1), (4, 1), (6, 1), (7, 1), (8, 1), (9, 1)]
            yield {**spots, **dict(zip(others, rest, strict=False))}


def played(t: Told, card: str) -> set[Outcome]:
    """Every utterance that begins with this card, and the flock it leaves."""
    found = set()
    for said in utterances(GAME, t.s):
        s, words = GAME.clone(t.s), []
        for a in said:
            ask = asked(s)
            assert ask is not None
            words.append(GAME.text(s, ask, a, t.names))
            step(s, a)
        if words[0] == card:
            found.add((" ".join(words[1:]), flock_of(s)))
    return found


def flock_of(s: Any) -> tuple[brute.Spot, ...]:
    return tuple((at // 9 + 1, at % 9 + 1) for at in s.where)


def outcome(words: str, flock: Flock) -> Outcome:
    return words, tuple(flock[name] for name in SHEEP)


def expect_steps(flock: Flock, who: str) -> set[Outcome]:
    return {outcome(f"{one} {way}", after) for one in OWN[who] for way, after in brute.steps(flock, one).items()}


def expect_pushes(flock: Flock, who: str) -> set[Outcome]:
    return {
        outcome(f"{one} {way} {k}", after) for one in OWN[who] for way in STEPS for k, after in brute.pushes(flock, one, way)
    }


def expect_jumps(flock: Flock, who: str) -> set[Outcome]:
    return {
        outcome(f"{one} {way} {k}", after) for one in OWN[who] for way in STEPS for k, after in brute.jumps(flock, one, way)
    }


def expect_shifts(ways: tuple[str, ...]) -> Callable[[Flock, str], set[Outcome]]:
    def expected(flock: Flock, who: str) -> set[Outcome]:
        found = {(one, way): brute.shifted(flock, one, way) for one in SHEEP for way in ways}
        return {outcome(f"{one} {way}", after) for (one, way), after in found.items() if after}

    return expected


def expect_aligns(flock: Flock, who: str) -> set[Outcome]:
    found = {way: brute.aligned(flock, way) for way in ("N", "E", "S", "W")}
    return {outcome(way, after) for way, after in found.items() if after}


CARDS: dict[str, Callable[[Flock, str], set[Outcome]]] = {
    "move 1": expect_steps,
    "push 1": expect_pushes,
    "jump 2": expect_jumps,
    "diagonal 2": expect_shifts(("NE", "SE", "SW", "NW")),
    "line 1": expect_shifts(("N", "E", "S", "W")),
    "align 3": expect_aligns,
}


@pytest.mark.parametrize("card", CARDS)
def test_on_random_meadows_it_is_exactly_what_the_brute_force_finds(card: str) -> None:
    """SP-PUSH-01, SP-PUSH-02, SP-PUSH-03, SP-PUSH-04, SP-PUSH-05, SP-PUSH-06, SP-RUL-08, SP-RUL-09, SP-ACT-A-01, SP-ACT-A-02,
    SP-ACT-B-01, SP-ACT-C-01, SP-ACT-C-02, SP-ACT-C-03, SP-ACT-C-04, SP-ACT-C-05, SP-ACT-C-06, SP-ACT-D-01, SP-ACT-D-02,
    SP-ACT-E-01, SP-ACT-E-02, SP-ACT-F-01, SP-ACT-F-02, SP-ACT-F-03, SP-GEN-01, SP-GEN-03, SP-GEN-04, SP-RUL-05, SP-RUL-11,
    SP-RUL-12, SP-RUL-13, SP-RUL-14, SP-RUL-15
    """
    for seed in range(120):
        flock = random_flock(seed)
        who = ("Red", "Blue", "Yellow", "Green")[seed % 4]
        t = table(flock, turn=who, cards={who: [card, "turn 1"]})
        assert played(t, card) == CARDS[card](flock, who), (seed, t.seen["meadow"])


@pytest.mark.parametrize("card", ["push 1", "jump 2"])
def test_on_every_filling_of_a_row_it_is_exactly_what_the_brute_force_finds(card: str) -> None:
    """SP-RUL-08, SP-PUSH-05, SP-ACT-C-03, SP-ACT-C-05"""
    for flock in lines_of_one_row():
        t = table(flock, turn="Red", cards={"Red": [card, "turn 1"]})
        assert played(t, card) == CARDS[card](flock, "Red"), t.seen["meadow"]


def test_with_align_contour_it_is_any_sheep_with_nobody_beyond_it() -> None:
    """SP-RUL-13"""
    for seed in range(60):
        flock = random_flock(seed)
        t = table(flock, turn="Red", cards={"Red": ["align 3", "turn 1"]}, options={"align_contour": True})
        expected = {
            outcome(f"{one} {way}", after)
            for one in SHEEP
            for way in ("N", "E", "S", "W")
            if brute.at_the_edge(flock, one, way) and (after := brute.aligned(flock, way, one))
        }
        assert played(t, "align 3") == expected, (seed, t.seen["meadow"])


def test_a_push_never_opens_a_gap_and_moves_the_last_by_one() -> None:
    """SP-PUSH-04, SP-PUSH-06"""
    for seed in range(60):
        flock = random_flock(seed)
        t = table(flock, turn="Red", cards={"Red": ["push 1", "turn 1"]})
        for words, after in played(t, "push 1"):
            pusher, way, k = words.split()
            now = dict(zip(SHEEP, after, strict=True))
            row = [brute.on(now, brute.plus(now[pusher], STEPS[way], n)) for n in range(1, int(k) + 1)]
            assert None not in row
            last = row[-1]
            assert last is not None and now[last] == brute.plus(flock[last], STEPS[way])
