"""Pushes, jumps, shifts, aligns and steps against a brute force of another method (brute.py):
all of them, on many meadows.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from dispetto.core.engine.table import asked, step
from dispetto.core.rounds import utterances
from dispetto.games.shear_panic.names import SHEEP
from dispetto.games.shear_panic.rules import moves
from dispetto.games.shear_panic.rules.state import Meadow
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
        outcome(f"{one} {way} {k}", after)
        for one in OWN[who]
        for way in STEPS
        for k, after in brute.pushes(flock, one, way)
    }


def expect_jumps(flock: Flock, who: str) -> set[Outcome]:
    return {
        outcome(f"{one} {way} {k}", after)
        for one in OWN[who]
        for way in STEPS
        for k, after in brute.jumps(flock, one, way)
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
    """SP-PUSH-01, SP-PUSH-02, SP-PUSH-03, SP-PUSH-04, SP-PUSH-05, SP-PUSH-06, SP-RUL-08, SP-RUL-09, SP-ACT-A-01,
    SP-ACT-A-02, SP-ACT-B-01, SP-ACT-C-01, SP-ACT-C-02, SP-ACT-C-03, SP-ACT-C-04, SP-ACT-C-05, SP-ACT-C-06, SP-ACT-D-01,
    SP-ACT-D-02, SP-ACT-E-01, SP-ACT-E-02, SP-ACT-F-01, SP-ACT-F-02, SP-ACT-F-03, SP-GEN-01, SP-GEN-03, SP-GEN-04,
    SP-RUL-05, SP-RUL-11, SP-RUL-12, SP-RUL-13, SP-RUL-14, SP-RUL-15
    """
    for seed in range(120):
        flock = random_flock(seed)
        who = ("Red", "Blue", "Yellow", "Green")[seed % 4]
        t = table(flock, turn=who, cards={who: [card, "turn 1"]})
        assert played(t, card) == CARDS[card](flock, who), (seed, t.seen["meadow"])


def line_from(way: str) -> list[brute.Spot]:
    """The whole line in this direction that begins in the middle of an edge, or in a corner."""
    start = {
        "E": (5, 1),
        "W": (5, 9),
        "N": (9, 5),
        "S": (1, 5),
        "SE": (1, 1),
        "NW": (9, 9),
        "NE": (9, 1),
        "SW": (1, 9),
    }[way]
    return [brute.plus(start, STEPS[way], n) for n in range(9)]


def fillings(way: str, first: int) -> Iterator[Flock]:
    """Every way to fill a line from its cell `first` on;
    R1 stands on the first cell taken, whoever is left elsewhere.
    """
    line = line_from(way)
    elsewhere = [(r, c) for r in range(1, 10) for c in range(1, 10) if (r, c) not in line]
    for n in range(10 - first):
        for taken in combinations(line[first:], n):
            yield dict(zip(SHEEP, [*line[:first], *taken, *elsewhere], strict=False))


def placed(t: Told, flock: Flock) -> Meadow:
    """A meadow with the sheep where the flock says."""
    s = GAME.clone(t.s)
    s.where = [(r - 1) * 9 + c - 1 for r, c in (flock[name] for name in SHEEP)]
    s.cell = [-1] * 81
    for sheep, at in enumerate(s.where):
        s.cell[at] = sheep
    return s


def bits(found: dict[int, Flock]) -> int:
    return sum(1 << k for k in found)


@pytest.mark.parametrize("way", STEPS)
def test_every_filling_of_a_line_pushes_and_jumps_as_the_brute_force_says(way: str) -> None:
    """SP-RUL-08, SP-PUSH-04, SP-PUSH-05, SP-PUSH-06, SP-ACT-C-02, SP-ACT-C-03, SP-ACT-C-04, SP-ACT-C-05,
    SP-ACT-C-06, SP-RUL-11: all 256 rows a sheep may run into, gaps, forced neighbours and the fence among them.
    """
    t, w = table(), list(STEPS).index(way)
    for flock in fillings(way, 1):
        s = placed(t, flock)
        pushes, jumps = dict(brute.pushes(flock, "R1", way)), dict(brute.jumps(flock, "R1", way))
        assert moves.reach(s, 0, w) == bits(pushes) == bits(jumps), flock
        assert bool(moves.ways_to_reach(s, 0) >> w & 1) == bool(pushes)
        assert moves.can_reach(s, 0) == any(dict(brute.pushes(flock, "R1", other)) for other in STEPS)
        for do, found in ((moves.push, pushes), (moves.jump, jumps)):
            for k, after in found.items():
                c = GAME.clone(s)
                do(c, 0, w, k)
                assert (flock_of(c), GAME.tally(c)) == (outcome("", after)[1], GAME.tally(s)), (flock, k)


@pytest.mark.parametrize("way", STEPS)
def test_every_filling_of_a_line_shifts_as_the_brute_force_says(way: str) -> None:
    """SP-ACT-D-01, SP-ACT-D-02, SP-ACT-E-01, SP-ACT-E-02, SP-GEN-03, SP-RUL-12:
    all 511, a single sheep and nine among them.
    """
    t, w = table(), list(STEPS).index(way)
    for flock in fillings(way, 0):
        if flock["R1"] not in line_from(way):
            continue
        s, after = placed(t, flock), brute.shifted(flock, "R1", way)
        assert moves.may_shift(s, 0, w) == (after is not None), flock
        if after:
            assert moves.shift(s, 0, w) == len(brute.line(flock, "R1", way))
            assert flock_of(s) == outcome("", after)[1], flock


@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
def test_every_filling_of_a_file_aligns_as_the_brute_force_says(way: str) -> None:
    """SP-ACT-F-01, SP-ACT-F-02, SP-ACT-F-03, SP-GEN-01, SP-RUL-13, SP-RUL-14, SP-RUL-15:
    all 512; files do not meet each other.
    """
    t, w = table(), list(STEPS).index(way)
    for flock in fillings(way, 0):
        s, after = placed(t, flock), brute.aligned(flock, way)
        line = moves.outermost(s, w)
        assert moves.may_align(s, w, line) == (after is not None), flock
        moved = moves.align(s, w, line)
        assert flock_of(s) == outcome("", after or flock)[1], flock
        assert moved == sum(after[one] != at for one, at in flock.items()) if after else moved == 0


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
