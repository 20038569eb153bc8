"""Where a horse can get to: searched over spaces, pip by pip.

A *path* is written as one number, its first step in the highest place of base 5.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.games.horse_racing.rules.track import HOME, NOWHERE, Course

AHEAD: Final = 1
OUT: Final = 2
IN: Final = 3
BACK: Final = 4
BASE: Final = 5

MOST_PIPS: Final = 6


class Ways:
    """Where a horse may end its move, and the paths to each end."""

    def __init__(self) -> None:
        self.ends: list[int] = []  # nodes (or spaces), HOME among them
        self.paths: list[int] = []
        self.others: list[tuple[int, ...]] = []  # further paths to the same end

    def add(self, end: int, path: int) -> None:
        """Of several ways to one end first the one that saves the inward lane, then the straighter one.  RN-DBL-06"""
        for i in range(len(self.ends)):
            if self.ends[i] == end:
                if goes_in(self.paths[i]) and not goes_in(path):
                    path, self.paths[i] = self.paths[i], path
                self.others[i] = (*self.others[i], path)
                return
        self.ends.append(end)
        self.paths.append(path)
        self.others.append(())


def goes_in(path: i64) -> bool:
    """Does this path use the inward lane of a six?"""
    while path:
        if path % BASE == IN:
            return True
        path //= BASE
    return False


def steps_of(path: int) -> list[int]:
    """The steps of a path, in order."""
    steps: list[int] = []
    while path:
        steps.append(path % BASE)
        path //= BASE
    steps.reverse()
    return steps


def follow(course: Course, node: int, path: i64) -> list[int]:
    """The nodes a path leads over, without the one it begins on; HOME is the last of a path that crosses."""
    found: list[int] = []
    first: i64 = 1
    while first * BASE <= path:
        first *= BASE
    while path:
        step = path // first
        path -= step * first
        first //= BASE
        node = course.ahead[node] if step == AHEAD else course.out[node] if step == OUT else course.inn[node]
        found.append(node)
    return found


def follow_loose(course: Course, space: int, path: int) -> list[int]:
    """The spaces a path of the riderless horse leads over."""
    found: list[int] = []
    for step in steps_of(path):
        if step == AHEAD:
            space = course.space_ahead[space]
        elif step == BACK:
            space = course.space_back[space]
        else:
            space = course.space_out[space] if step == OUT else course.space_in[space]
        found.append(space)
    return found


class Ride:
    """The search for a ridden horse: forwards, outwards, one lane in where allowed, nothing twice.  RN-MOVE-01..14

    Pip by pip, all places at once, the straightest path to each kept. A ridden horse can come back to a space only by
    the step after the one that left it (out and in again, in and out again), or to one of an earlier part of the move:
    so that is all it remembers; and its last step, where a route may end in front of a horse.
    """

    def __init__(self, course: Course, blocked: list[int], trail: tuple[int, ...]) -> None:
        self.course: Final = course
        self.blocked: Final = blocked  # spaces other horses stand on
        self.taken: Final = [False] * course.spaces  # by them, or earlier in this move
        for space in blocked:
            self.taken[space] = True
        for node in trail:
            self.taken[course.space[node]] = True
        self.met: set[int] = set()  # where and how it has come to stand now
        self.nodes: list[int] = []  # where it may stand now, the straightest paths first
        self.befores: list[int] = []  # the node it must not go back to at once
        self.inwards: list[bool] = []  # may it still go in?
        self.paths: list[int] = []

    def free(self, node: int) -> bool:
        """May it be entered?  RN-MOVE-09, RN-RUL-10, RN-RUL-37"""
        return node >= 0 and not self.taken[self.course.space[node]]

    def horse_at(self, node: int) -> bool:
        """Does another horse stand there?"""
        return node >= 0 and self.course.space[node] in self.blocked

    def reach(self, node: int, before: int, inward: bool, path: int) -> None:
        """One more place to stand, unless a straighter path leads there in the same way."""
        here = ((before + 1) * self.course.nodes + node) * 2 + (1 if inward else 0)
        if here in self.met:
            return
        self.met.add(here)
        self.nodes.append(node)
        self.befores.append(before)
        self.inwards.append(inward)
        self.paths.append(path)

    def ways(self, at: int, pips: int, inward: bool, route_first: bool) -> Ways:
        """The ends: of the longest ways, or of every route where that comes first.  RN-MOVE-13, RN-RUL-09, RN-RUL-36"""
        course = self.course
        found = Ways()
        stuck = Ways()
        self.reach(at, NOWHERE, inward, 0)
        for depth in range(pips):
            nodes, befores, inwards, paths = self.nodes, self.befores, self.inwards, self.paths
            self.nodes, self.befores, self.inwards, self.paths = [], [], [], []
            self.met.clear()
            dead = Ways()
            for i in range(len(nodes)):
                node = nodes[i]
                path = paths[i] * BASE
                free = False
                ahead = course.ahead[node]
                if ahead == HOME:  # crossing uses the whole roll, and the space behind the line need not be free
                    free = True
                    found.add(HOME, path + AHEAD)
                elif self.free(ahead):
                    free = True
                    self.reach(ahead, node if route_first else NOWHERE, inwards[i], path + AHEAD)
                out = course.out[node]
                if out != befores[i] and self.free(out):
                    free = True
                    self.reach(out, node if route_first or inwards[i] else NOWHERE, inwards[i], path + OUT)
                if inwards[i]:  # RN-MOVE-04, RN-MOVE-05  one lane, at any time in the move
                    inn = course.inn[node]
                    if inn != befores[i] and self.free(inn):
                        free = True
                        self.reach(inn, node, False, path + IN)
                if not free:
                    dead.add(node, paths[i])
                elif route_first and depth > 0:
                    last = paths[i] % BASE
                    if self.horse_at(ahead if last == AHEAD else out if last == OUT else course.inn[node]):
                        dead.add(node, paths[i])
            if route_first:
                for i in range(len(dead.ends)):
                    found.add(dead.ends[i], dead.paths[i])
            elif dead.ends:
                stuck = dead  # the deepest so far
        for i in range(len(self.nodes)):
            found.add(self.nodes[i], self.paths[i])
        return found if found.ends else stuck


def ways(
    course: Course, blocked: list[int], at: int, pips: int, inward: bool, trail: tuple[int, ...], route_first: bool
) -> Ways:
    """The ends a ridden horse may choose from; where it cannot move at all, the node it stands on.  RN-MOVE-13"""
    return Ride(course, blocked, trail).ways(at, pips, inward, route_first)


def straight_on(course: Course, blocked: list[int], at: int, pips: int, trail: tuple[int, ...]) -> int:
    """The path straight ahead where that is free, otherwise outwards, until neither is.  RN-DEC-07, RN-DEC-09"""
    ride = Ride(course, blocked, trail)
    path = 0
    for _ in range(pips):
        ahead = course.ahead[at]
        if ahead == HOME:
            return path * BASE + AHEAD
        if ride.free(ahead):
            at = ahead
            path = path * BASE + AHEAD
        elif ride.free(course.out[at]):
            at = course.out[at]
            path = path * BASE + OUT
        else:
            break
    return path


def in_doubt(
    course: Course, blocked: list[int], at: int, pips: int, inward: bool, trail: tuple[int, ...], route_first: bool
) -> int:
    """The end of straight on; where that stops short of the longest ways, of the one most forward.  RN-DEC-07,
    RN-DEC-09
    """
    found = ways(course, blocked, at, pips, inward, trail, route_first)
    path = straight_on(course, blocked, at, pips, trail)
    nodes = follow(course, at, path)
    end = nodes[-1] if nodes else at
    if end == HOME or len(nodes) == longest(found, pips):
        return end
    return most_forward(found, pips)


def longest(found: Ways, pips: int) -> int:
    """The pips of the longest of these ways; one that crosses the line uses them all.  RN-MOVE-13, RN-RUL-36"""
    most = 0
    for i in range(len(found.ends)):
        most = max(most, pips if found.ends[i] == HOME else len(steps_of(found.paths[i])))
    return most


def most_forward(found: Ways, pips: int) -> int:
    """Of the longest ways, the end of the one with most lengths forward, then fewest lanes changed.  RN-DEC-07,
    RN-DEC-15
    """
    best = found.ends[0]
    most = -100
    least = longest(found, pips)
    for i in range(len(found.ends)):
        steps = steps_of(found.paths[i])
        worth = 0
        for step in steps:
            worth += 8 if step == AHEAD else -8 if step == BACK else -1
        if found.ends[i] == HOME:
            worth += 8 * (pips - len(steps))  # it runs on behind the line
        elif len(steps) < least:
            continue  # a route that stopped early: option route_first
        if worth > most:
            most = worth
            best = found.ends[i]
    return best


def veer(course: Course, blocked: list[int], at: int, pips: int, outwards: bool) -> int:
    """The path sideways until the roll, the rail or a horse ends it.  RN-HUP-03, RN-RUL-24"""
    path = 0
    for _ in range(pips):
        at = course.out[at] if outwards else course.inn[at]
        if at < 0 or course.space[at] in blocked:
            break
        path = path * BASE + (OUT if outwards else IN)
    return path


class Bolt:
    """The search for the riderless horse: every direction, no space twice.  RN-RL-04, RN-RL-05, RN-RUL-22"""

    def __init__(self, course: Course, blocked: list[int], at: int) -> None:
        self.around: Final = course.around
        self.at: Final = at
        self.taken: Final = [False] * course.spaces  # by another horse, or in this turn
        self.met: Final = [False] * course.spaces  # among the ends already
        self.ways: Ways = Ways()
        for space in blocked:
            self.taken[space] = True
        self.taken[at] = True

    def longest(self, pips: int) -> Ways:
        """The ends of the longest ways of at most so many pips, and the first path found to each."""
        while pips > 0:
            self.go(self.at, pips, 0)
            if self.ways.ends:
                return self.ways
            pips -= 1
        self.ways.add(self.at, 0)
        return self.ways

    def go(self, space: i64, left: i64, path: i64) -> None:
        """Every way on from here."""
        taken = self.taken
        around = self.around
        path *= BASE
        step: i64 = AHEAD
        while step < BASE:
            there: i64 = around[4 * space + step - AHEAD]
            if there >= 0 and not taken[there]:
                if left > 1:
                    taken[there] = True
                    self.go(there, left - 1, path + step)
                    taken[there] = False
                elif not self.met[there]:
                    self.met[there] = True
                    self.ways.ends.append(int(there))
                    self.ways.paths.append(int(path + step))
                    self.ways.others.append(())
            step += 1


class Wade:
    """The ways of the riderless horse to one end: the first dry one, and the first through the water.  RN-RUL-18,
    RN-DEC-15
    """

    def __init__(self, course: Course, blocked: list[int], at: int, end: int) -> None:
        self.course: Final = course
        self.end: Final = end
        self.taken: Final = [False] * course.spaces
        self.dry: int = 0  # 0: there is none
        self.wet: int = 0
        for space in blocked:
            self.taken[space] = True
        self.taken[at] = True

    def go(self, space: int, left: int, path: int, wet: bool) -> None:
        """Every way on from here, until there is one of each."""
        for step in range(AHEAD, BASE):
            there = self.course.around[4 * space + step - AHEAD]
            if there < 0 or self.taken[there] or (self.dry and self.wet):
                continue
            through = wet or self.course.space_fence[there] == self.course.brook
            if left > 1:
                self.taken[there] = True
                self.go(there, left - 1, path * BASE + step, through)
                self.taken[there] = False
            elif there == self.end and through:
                self.wet = self.wet or path * BASE + step
            elif there == self.end:
                self.dry = self.dry or path * BASE + step


def loose_ways(course: Course, blocked: list[int], at: int, pips: int) -> Ways:
    """The ends of the longest ways of the riderless horse; where it cannot move, the space it stands on.  RN-RUL-22"""
    return Bolt(course, blocked, at).longest(pips)
