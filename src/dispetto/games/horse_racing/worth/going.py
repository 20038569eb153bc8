"""How far it still is: for every node the turns a horse needs alone on the course, ridden as well as it can be.

Each roll may go where the rules let it (ahead and outwards, one lane in with a six, the same again where its level
doubles), and takes the end from which fewest turns are left. Worked out once for a course, all levels.
"""

from __future__ import annotations

from math import log
from typing import Final

from dispetto.games.horse_racing.rules.track import HOME, NOWHERE, Course
from dispetto.games.horse_racing.rules.ways import MOST_PIPS

LEVELS: Final = 6
SWEEPS: Final = 4  # from the finish backwards; after these no node changes by a hundredth of a turn


class Going:
    """The turns still to go, by level, node, and whether the section the horse stands in has been doubled."""

    def __init__(self, course: Course | None) -> None:
        """Of a course; of none, nothing."""
        self.course: Final = course
        self.lures: Final[list[float]] = []  # what a pound brings, as a logarithm, by place in the list of odds
        if course is None:
            self.nodes: int = 0
            self.turns: list[float] = []
            return
        for k in range(len(course.odds)):
            self.lures.append(log(1.0 + course.odds[k] / course.odds_under[k]))
        self.nodes = course.nodes
        self.turns = [0.0] * (2 * course.nodes * (LEVELS + 1))
        ends = [ends_from(course, node) for node in range(course.nodes)]
        order = by_distance(course)
        for level in range(1, LEVELS + 1):
            for node in range(course.nodes):
                far = (course.circuit[0] + course.last[0] - course.length(node)) / 4.0 + course.node_lane[node]
                self.turns[self.place(level, node, 0)] = far
                self.turns[self.place(level, node, 1)] = far
            for _ in range(SWEEPS):
                for node in order:
                    here = ends[node]
                    self.turns[self.place(level, node, 1)] = self.mean(level, node, 1, here, ends)
                    self.turns[self.place(level, node, 0)] = self.mean(level, node, 0, here, ends)

    def place(self, level: int, node: int, doubled: int) -> int:
        """Where it stands in the list."""
        return (level * self.nodes + node) * 2 + doubled

    def mean(self, level: int, node: int, doubled: int, here: list[list[int]], ends: list[list[list[int]]]) -> float:
        """One turn, and the mean over the rolls of what is left after the best end."""
        course = self.course
        assert course is not None
        total = 0.0
        for pips in range(1, MOST_PIPS + 1):
            best = 1e9
            for end in here[pips - 1]:
                if end == HOME:
                    best = 0.0
                    break
                section = course.section[end]
                spent = doubled if section == course.section[node] else 0
                best = min(best, self.turns[self.place(level, end, spent)])
                if section != NOWHERE and not spent and course.levels[section] >> level & 1:
                    for far in ends[end][pips - 1]:
                        if far == HOME:
                            best = 0.0
                        else:
                            again = 1 if course.section[far] == section else 0
                            best = min(best, self.turns[self.place(level, far, again)])
            total += best
        return 1.0 + total / MOST_PIPS

    def left(self, level: int, node: int, doubled: int) -> float:
        """The turns still to go; `doubled` is a bit per section."""
        course = self.course
        assert course is not None
        section = course.section[node]
        spent = 1 if section != NOWHERE and doubled >> section & 1 else 0
        return self.turns[(level * self.nodes + node) * 2 + spent]


def ends_from(course: Course, node: int) -> list[list[int]]:
    """Where each roll may end with nobody in the way."""
    here = {node}
    inside: set[int] = set()
    found: list[list[int]] = []
    for pips in range(1, MOST_PIPS + 1):
        inside = onward(course, inside) | {course.inn[at] for at in here if at >= 0 and course.inn[at] >= 0}
        here = onward(course, here)
        found.append(sorted(here | inside if pips == MOST_PIPS else here))
    return found


def onward(course: Course, here: set[int]) -> set[int]:
    """One pip ahead or outwards; over the line is over the line."""
    there: set[int] = set()
    for at in here:
        if at == HOME:
            there.add(HOME)
        else:
            there.add(course.ahead[at])
            if course.out[at] >= 0:
                there.add(course.out[at])
    return there


def by_distance(course: Course) -> list[int]:
    """The nodes, nearest to the finish first."""
    left: list[tuple[int, int]] = []
    for node in range(course.nodes):
        lane = course.node_lane[node]
        left.append((course.circuit[lane] + course.last[lane] - course.length(node), node))
    left.sort()
    return [node for _, node in left]
