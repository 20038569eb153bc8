"""A dino alone on the trail: how many turns to the Volcano, and whom it can reach in one roll."""

from __future__ import annotations

from typing import Final

from dispetto.games.hedz.rules.pieces import Dino
from dispetto.games.hedz.rules.state import AIR, BEACH, BOO, FINISH, LAVA, MUDD, ROCK, SHORTCUT, THINK, Trail

MOST_ROCKS: Final = 6  # more in hand than this counts as this
FAR: Final = 18  # the most three dice can show
RISK: Final = 0.04  # the chance that a dino out of Safety Beach is sent home before its next turn

# The ways n dice can show a sum.
WAYS: Final[list[list[int]]] = [
    [0],
    [0, 1, 1, 1, 1, 1, 1],
    [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
]


def landings(trail: Trail, space: int, steps: int) -> list[int]:
    """Every space this many steps ahead, whichever way a dino takes at the forks."""
    front = [space]
    for _ in range(steps):
        ahead: list[int] = []
        for here in front:
            for there in (trail.ahead[here], trail.fork[here]):
                if there >= 0 and there not in ahead:
                    ahead.append(there)
        front = ahead
    return front


class Race:
    """How many turns a dino of one type still needs, by space and rocks, if nobody disturbs it and it plays well."""

    def __init__(self, trail: Trail, dino: Dino) -> None:
        self.trail: Final = trail
        self.dino: Final = dino
        n = len(trail.ids)
        self.turns: list[list[float]] = [[0.0] * (MOST_ROCKS + 1) for _ in range(n)]
        # What is still to come after a roll with so many dice has been begun (index 0 is not used).
        self.rolling: list[list[list[float]]] = [[[0.0] * (MOST_ROCKS + 1) for _ in range(n)] for _ in range(4)]
        self.paired_at: int = -1
        self.paired: list[list[float]] = []
        self.home: float = 20.0  # turns from Start with the rock that lies there
        self.order: Final = sorted(range(n), key=trail.longest.__getitem__)
        self.reach: Final = [[landings(trail, space, k) for k in range(FAR + 1)] for space in range(n)]
        for _ in range(12):
            before = self.home
            self.sweep()
            self.home = self.from_start()
            if abs(self.home - before) < 0.01:
                break
        self.bitten: Final = [self.home] * n  # turns to come for a dino bitten here
        if dino.retreats_to_think:
            for space in range(n):
                for think in range(n):
                    if trail.kind[think] & THINK and trail.number[think] < trail.number[space]:
                        self.bitten[space] = min(self.bitten[space], self.turns[think][0])

    def from_start(self) -> float:
        """The turns to come for a dino sent home without rocks: one lies on Start."""
        return self.turns[self.trail.start][1]

    def fallen(self, rocks: int) -> float:
        """The turns to come for a dino that fell into the sea with so many rocks: they are lost."""
        return self.home

    def sweep(self) -> None:
        """All spaces from the Volcano back to Start, with the way home as long as it was thought to be."""
        for space in self.order:
            if self.trail.kind[space] & FINISH == 0:
                self.weigh(space)

    def landed(self, space: int, rocks: int) -> float:
        """The turns still to come for a dino that has just landed here."""
        kind = self.trail.kind[space]
        if kind & FINISH:
            return 0.0
        if kind & ROCK:
            rocks += 1
        if kind & AIR and not self.dino.flies:
            return self.fallen(rocks)
        if kind & LAVA:
            if rocks == 0:
                return self.home
            rocks -= 1
        left = self.turns[space][min(rocks, self.dino.limit, MOST_ROCKS)]
        if kind & BOO:
            return left - 1.0
        if kind & BEACH == 0:
            left += RISK * (self.home - left)
        return left

    def weigh(self, space: int) -> None:
        """One space, with few rocks first: a spent rock leads to what is already known."""
        trail = self.trail
        dino = self.dino
        kind = trail.kind[space]
        slow = kind & (MUDD | LAVA) != 0 or dino.dice == 1
        free = dino.dice > 1 and (not slow or (dino.walks_mudd and kind & LAVA == 0))
        most = trail.longest[space]
        after: list[list[float]] = []
        for rocks in range(MOST_ROCKS + 1):
            here = self.turns[space][rocks]
            row = [here] * (FAR + 1)
            for steps in range(1, FAR + 1):
                if steps <= most:
                    row[steps] = min([self.landed(there, rocks) for there in self.reach[space][steps]])
            if kind & LAVA and 0 < SHORTCUT - trail.number[space] <= 6:
                row[SHORTCUT - trail.number[space]] = 0.0
            after.append(row)
        for rocks in range(MOST_ROCKS + 1):
            row = after[rocks]
            rerolls = kind & LAVA == 0 and rocks > 0
            for _ in range(60):
                if slow:
                    best = self.one_die(space, rocks, row, rerolls)
                if free:
                    fast = self.dice(space, rocks, row, rerolls, most)
                    best = min(best, fast) if slow else fast
                here = 1.0 + best
                change = abs(here - self.turns[space][rocks])
                self.turns[space][rocks] = here
                if most >= FAR or change < 0.001:
                    break
                for steps in range(most + 1, FAR + 1):
                    row[steps] = here

    def one_die(self, space: int, rocks: int, row: list[float], rerolls: bool) -> float:
        """What one die leaves to come."""
        known = self.rolling[1][space]
        again = known[rocks - 1] if rerolls else 1000.0
        known[rocks] = sum([min(row[pips], again) for pips in range(1, 7)]) / 6.0
        return known[rocks]

    def dice(self, space: int, rocks: int, row: list[float], rerolls: bool, most: int) -> float:
        """What the dice of this type leave to come."""
        if self.dino.dice == 3:
            self.rolling[3][space][rocks] = self.three(space, rocks, row, rerolls)
            return self.rolling[3][space][rocks]
        best = self.two(space, rocks, row, rerolls, most)
        self.rolling[2][space][rocks] = best
        if self.dino.buys_a_die and self.trail.kind[space] & (MUDD | LAVA) == 0:
            self.rolling[3][space][rocks] = self.three(space, rocks, row, rerolls)
            if rocks > 0:
                best = min(best, self.rolling[3][space][rocks - 1])
        return best

    def two(self, space: int, rocks: int, row: list[float], rerolls: bool, most: int) -> float:
        """Two dice: each pair is kept, or its worse die is thrown again."""
        again = self.pairs(space)
        now = [0.0] * 7
        both = self.rolling[2][space][rocks - 1] if rerolls and self.dino.rerolls_both else 1000.0
        for a in range(1, 7):
            total = 0.0
            for b in range(1, 7):
                kept = self.kept(row, a, b, most)
                if rerolls:
                    kept = min(kept, again[rocks - 1][a], again[rocks - 1][b], both)
                total += kept
            now[a] = total / 6.0
        again[rocks] = now
        return sum(now) / 6.0

    def kept(self, row: list[float], a: int, b: int, most: int) -> float:
        """What two dice leave to come as they lie; a Tyrannosaurus uses one, the other or both, if they fit."""
        best = row[a + b]
        if self.dino.ignores_a_die:
            if a + b > most:
                best = 1000.0 if min(a, b) <= most else best
            if a <= most:
                best = min(best, row[a])
            if b <= most:
                best = min(best, row[b])
        return best

    def three(self, space: int, rocks: int, row: list[float], rerolls: bool) -> float:
        """Three dice: kept, or all that matters of a re-roll: the lowest die once more."""
        total = 0.0
        for a in range(1, 7):
            for b in range(a, 7):
                for c in range(b, 7):
                    kept = row[a + b + c]
                    if rerolls:
                        kept = min(kept, sum([row[pips + b + c] for pips in range(1, 7)]) / 6.0)
                    same = 1 if a == c else 3 if a == b or b == c else 6
                    total += kept * same
        return total / 216.0

    def pairs(self, space: int) -> list[list[float]]:
        """What keeping one of two dice leaves to come, by rocks and die; made anew for each space."""
        if self.paired_at != space:
            self.paired_at = space
            self.paired = [[0.0] * 7 for _ in range(MOST_ROCKS + 1)]
        return self.paired


class Threats:
    """Whom a roll reaches, by space: to bite, or to see."""

    def __init__(self, trail: Trail) -> None:
        n = len(trail.ids)
        # [from][to]: the chance that a roll ends exactly there.
        self.lands: Final[list[list[float]]] = [[0.0] * n for _ in range(n)]
        # [from][target]: the chance to stop where one sees the target, and the space to stop on.
        self.sees: Final[list[list[float]]] = [[0.0] * n for _ in range(n)]
        self.stop: Final[list[list[int]]] = [[0] * n for _ in range(n)]
        for space in range(n):
            if trail.kind[space] & FINISH:
                continue
            ways = WAYS[1 if trail.kind[space] & (MUDD | LAVA) else 2]
            every = float(sum(ways))
            for steps in range(1, len(ways)):
                fits = sum([ways[k] for k in range(steps, len(ways)) if k <= trail.longest[space]])
                for there in landings(trail, space, steps):
                    if trail.kind[there] & (BEACH | AIR | FINISH) == 0 and ways[steps] > 0:
                        self.lands[space][there] = ways[steps] / every
                    if trail.kind[there] & (AIR | LAVA) == 0:
                        for target in trail.sees[there]:
                            if self.sees[space][target] < fits / every:
                                self.sees[space][target] = fits / every
                                self.stop[space][target] = there
