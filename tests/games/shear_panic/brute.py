"""A second opinion on how sheep move, written from the law by another method:
sets of cells, one cell at a time, no tables.

A flock is a dict from the sheep's names to (row, column); a result is a new dict, or None where it is not allowed.
"""

from __future__ import annotations

from collections.abc import Iterator

Spot = tuple[int, int]
Flock = dict[str, Spot]
STEPS: dict[str, Spot] = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}


def inside(spot: Spot) -> bool:
    return 1 <= spot[0] <= 9 and 1 <= spot[1] <= 9


def plus(spot: Spot, step: Spot, times: int = 1) -> Spot:
    return spot[0] + times * step[0], spot[1] + times * step[1]


def on(flock: Flock, spot: Spot) -> str | None:
    return next((name for name, at in flock.items() if at == spot), None)


def pushes(flock: Flock, pusher: str, way: str) -> Iterator[tuple[int, Flock]]:
    """Walk the pusher on cell by cell; whoever is in the way goes on too.
    Stop the moment one more sheep has moved one cell.
    """
    step = STEPS[way]
    for wanted in range(1, 9):
        moving = dict(flock)
        hit: list[str] = []
        for _ in range(9):
            train = shoved(moving, pusher, step)
            if train is None:
                break
            newly = [one for one in train if one != pusher and one not in hit]
            hit += newly
            for one in train:
                moving[one] = plus(moving[one], step)
            last = hit[-1] if hit else None
            if last is not None and len(hit) == wanted and moving[last] == plus(flock[last], step):
                yield wanted, moving
                break
            if len(hit) > wanted:
                break


def shoved(flock: Flock, pusher: str, step: Spot) -> list[str] | None:
    """The pusher and all who stand nose to tail before it; None where the last has no room."""
    train = [pusher]
    while True:
        ahead = plus(flock[train[-1]], step)
        if not inside(ahead):
            return None
        other = on(flock, ahead)
        if other is None:
            return train
        train.append(other)


def jumps(flock: Flock, jumper: str, way: str) -> Iterator[tuple[int, Flock]]:
    """Look at every cell of the line: is it empty, is there a sheep on the cell just before it,
    and how many on the way?
    """
    start, step = flock[jumper], STEPS[way]
    for far in range(2, 9):
        landing = plus(start, step, far)
        before = on(flock, plus(start, step, far - 1))
        if inside(landing) and on(flock, landing) is None and before is not None:
            over = [on(flock, plus(start, step, n)) for n in range(1, far)]
            yield sum(one is not None for one in over), {**flock, jumper: landing}


def line(flock: Flock, sheep: str, way: str) -> set[str]:
    """Everybody whose cell can be reached from the sheep's by steps this way or back."""
    step = STEPS[way]
    cells = {plus(flock[sheep], step, n) for n in range(-9, 10)}
    return {one for one, at in flock.items() if at in cells}


def shifted(flock: Flock, sheep: str, way: str) -> Flock | None:
    those = line(flock, sheep, way)
    after = {one: plus(at, STEPS[way]) if one in those else at for one, at in flock.items()}
    return after if all(map(inside, after.values())) else None


def aligned(flock: Flock, way: str, line_of: str | None = None) -> Flock | None:
    """Let everybody take single steps towards the line until nobody can. `line_of` is the sheep it is taken from."""
    step = STEPS[way]

    def ahead(at: Spot) -> int:
        return at[0] * step[0] + at[1] * step[1]

    goal = max(ahead(at) for at in flock.values()) if line_of is None else ahead(flock[line_of])
    after = dict(flock)
    changed = True
    while changed:
        changed = False
        for one, at in after.items():
            if ahead(at) < goal and on(after, plus(at, step)) is None:
                after[one] = plus(at, step)
                changed = True
    return after if after != flock else None


def at_the_edge(flock: Flock, sheep: str, way: str) -> bool:
    """Has this sheep nobody beyond it in its own file?"""
    return not any(on(flock, plus(flock[sheep], STEPS[way], n)) for n in range(1, 9))


def steps(flock: Flock, sheep: str) -> dict[str, Flock]:
    """Where a sheep may step."""
    found = {}
    for way, step in STEPS.items():
        to = plus(flock[sheep], step)
        if inside(to) and on(flock, to) is None:
            found[way] = {**flock, sheep: to}
    return found
