"""Who can be in the way: a place of the course with all that is near it, numbered; and the search among those numbers.

Places from which the course looks the same are kin (track.py), so what is found for one of them holds for all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.games.horse_racing.rules.track import HOME, LINE, NOWHERE, RAIL, SIDES, Course, Kin, Known, Spot
from dispetto.games.horse_racing.rules.ways import AHEAD, BASE, IN, MOST_PIPS, OUT, Ways

CASES: Final = 16  # of a kin: twice the pips, and one more where the inward lane of a six is open
MOST_NEAR: Final = 45  # places around one that fit the bits of a number, beside the kin and the case

NOBODY: Final = 63  # no place it must not go back to
HALF: Final = 60  # places of a kin that fit one number's bits, beside itself
FAR: Final = 60  # and those that fit another's


def survey(course: Course, at: int) -> Spot:
    """The nodes a ridden horse may use from this one, numbered from 1: nearest first, last those it must go in for."""
    numbers: dict[int, int] = {}
    reach: list[int] = [0, 0]
    here = [at]
    passes = [here]
    for _ in range(MOST_PIPS):
        here = sorted({n for node in here for n in (course.ahead[node], course.out[node]) if n >= 0})
        number(here, numbers)
        reach += [len(numbers), 0]
        passes.append(here)
    inside: list[int] = []
    for here in passes[:MOST_PIPS]:
        deeper = [course.inn[node] for node in here]
        for node in inside:
            deeper += [course.ahead[node], course.out[node]]
        inside = sorted({node for node in deeper if node >= 0})
        number(inside, numbers)
    for pips in range(MOST_PIPS + 1):
        reach[2 * pips + 1] = len(numbers)
    looks: list[int] = []
    for node in [at, *numbers]:
        for beside in (course.ahead[node], course.out[node], course.inn[node], NOWHERE):
            looks.append(numbers.get(beside, 0) if beside >= 0 else beside)
        lanes = course.node_lane[node] - course.node_lane[at]
        looks += [lanes, node - course.abreast(at, lanes)]
    return remember(course, course.riding, at, looks, reach, {course.space[node]: n for node, n in numbers.items()})


def survey_loose(course: Course, at: int) -> Spot:
    """The spaces the riderless horse may use from this one, numbered from 1, nearest first."""
    numbers: dict[int, int] = {}
    reach: list[int] = [0, 0]
    here = [at]
    for _ in range(MOST_PIPS):
        there: list[int] = []
        for space in here:
            for beside in course.around[4 * space : 4 * space + 4]:
                if beside >= 0 and beside != at and beside not in numbers:
                    number([beside], numbers)
                    there.append(beside)
        here = there
        reach += [len(numbers), 0]
    looks: list[int] = []
    for space in [at, *numbers]:
        for beside in course.around[4 * space : 4 * space + 4]:
            looks.append(numbers.get(beside, 0) if beside >= 0 else beside)
        lanes = course.space_lane[space] - course.space_lane[at]
        looks += [lanes, course.apart(space, course.space_abreast(at, lanes))]
    return remember(course, course.bolting, at, looks, reach, numbers)


def number(places: list[int], numbers: dict[int, int]) -> None:
    """Those not yet numbered get the next numbers."""
    for place in places:
        if place not in numbers:
            numbers[place] = len(numbers) + 1


def remember(course: Course, known: Known, at: int, looks: list[int], reach: list[int], spaces: dict[int, int]) -> Spot:
    """Keep what a survey has found; a place that looks like none before it founds a new kin."""
    key = tuple(looks)
    kin = known.kins.get(key)
    if kin is None:
        kin = Kin(len(known.kins), bytes(reach + [0] * (CASES - len(reach))), looks)
        known.kins[key] = kin
    spot = Spot(kin, bytes([spaces.get(space, 0) for space in course.space]))
    known.spots[at] = spot
    return spot


# ------------------------------------------------------------------------------------------- The search among numbers


class Stood:
    """Where a ridden horse may stand after so many pips: each as one number of its path, the place it must not go back
    to at once, its place, and whether the lane in is still open.
    """

    def __init__(self) -> None:
        self.each: Final[list[int]] = []
        self.bit: i64 = 1  # see Kin
        self.met: i64 = 0  # the places among them where it may go back to all, the lane in open
        self.spent: i64 = 0  # and spent

    def add(self, path: i64, before: i64, place: i64, inward: i64) -> None:
        """One more, unless a straighter path leads there in the same way."""
        one = self.bit
        if before == NOBODY:
            if inward:
                if self.met >> place & 1:
                    return
                self.met |= one << place
            else:
                if self.spent >> place & 1:
                    return
                self.spent |= one << place
        else:
            here = before << 7 | place << 1 | inward
            for other in self.each:
                there: i64 = other
                if there & 8191 == here:
                    return
        self.each.append(int(path << 13 | before << 7 | place << 1 | inward))


def ways_near(kin: Kin, crowd: i64, pips: i64, lane_in: i64) -> Ways:
    """What `Ride` in ways.py finds for a kin, with these places taken: the ends and paths of the longest ways.
    RN-MOVE-02..14
    """
    around = kin.beside
    taken = crowd | kin.own
    found = Ways()
    stuck = Ways()
    stood = Stood()
    stood.add(0, NOBODY, 0, lane_in)
    depth: i64 = 0
    while depth < pips:
        then = Stood()
        dead: Ways | None = None
        for item in stood.each:
            here: i64 = item
            inward = here & 1
            place = here >> 1 & 63
            before = here >> 7 & 63
            path = (here >> 13) * BASE
            free = False
            beside: i64 = around[SIDES * place]
            if beside == LINE:  # crossing uses the whole roll, and the space behind the line need not be free
                free = True
                found.add(HOME, int(path + AHEAD))
            elif beside != RAIL and not taken >> beside & 1:
                free = True
                then.add(path + AHEAD, NOBODY, beside, inward)
            beside = around[SIDES * place + 1]
            if beside != RAIL and beside != before and not taken >> beside & 1:
                free = True
                then.add(path + OUT, place if inward else NOBODY, beside, inward)
            if inward:  # RN-MOVE-04, RN-MOVE-05  one lane, at any time in the move
                beside = around[SIDES * place + 2]
                if beside != RAIL and beside != before and not taken >> beside & 1:
                    free = True
                    then.add(path + IN, place, beside, 0)
            if not free:
                if dead is None:
                    dead = Ways()
                dead.add(int(place), int(here >> 13))
        if dead is not None:
            stuck = dead  # the deepest so far
        stood = then
        depth += 1
    for item in stood.each:
        last: i64 = item
        found.add(int(last >> 1 & 63), int(last >> 13))
    return found if found.ends else stuck


class Bolting:
    """The search for the riderless horse among the numbers of a kin: every direction, no space twice.  RN-RL-04,
    RN-RL-05, RN-RUL-22
    """

    def __init__(self, kin: Kin) -> None:
        self.around: Final = kin.beside
        self.bit: i64 = kin.bit
        self.ways: Final = Ways()
        self.met: i64 = 0  # among the ends already, the first 60 of them
        self.met_far: i64 = 0  # and the others

    def longest(self, taken: i64, taken_far: i64, pips: i64) -> Ways:
        """The ends of the longest ways of at most so many pips, and the first path found to each."""
        while pips > 0:
            self.go(0, pips, 0, taken, taken_far)
            if self.ways.ends:
                return self.ways
            pips -= 1
        self.ways.add(0, 0)
        return self.ways

    def go(self, place: i64, left: i64, path: i64, taken: i64, taken_far: i64) -> None:
        """Every way on from here."""
        around = self.around
        one = self.bit
        step: i64 = AHEAD
        path *= BASE
        while step < BASE:
            there: i64 = around[SIDES * place + step - AHEAD]
            step += 1
            if there == RAIL:
                continue
            bit: i64 = 0
            far: i64 = 0
            if there < HALF:
                bit = one << there
            else:
                far = one << there - HALF
            if taken & bit or taken_far & far:
                continue
            if left > 1:
                self.go(there, left - 1, path + step - 1, taken | bit, taken_far | far)
            elif not self.met & bit and not self.met_far & far:
                self.met |= bit
                self.met_far |= far
                self.ways.ends.append(int(there))
                self.ways.paths.append(int(path + step - 1))
                self.ways.others.append(())
