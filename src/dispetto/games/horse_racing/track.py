"""The course as the rules need it, and where a horse can get to: searched over spaces, never over pictures.

A *space* is a place of the circuit. A *node* is a space on a pass: the home straight is run twice, so its spaces are two nodes
each. Ridden horses stand on nodes, the riderless one on a space; horses block one another by space (RN-RUL-37).
"""

from __future__ import annotations

from typing import Final

LANES: Final = 6
NOWHERE: Final = -1  # no such neighbour
HOME: Final = -2  # beyond the finishing line

# A step of a path; a path is written as one number, its first step in the highest place of base 5.
AHEAD: Final = 1
OUT: Final = 2
IN: Final = 3
BACK: Final = 4
BASE: Final = 5


class Course:
    """Nodes and spaces by index, lane after lane; neighbours, obstacles and sections as flat lists."""

    def __init__(
        self,
        name: str,
        circuit: list[int],
        last: list[int],
        outward: list[list[int]],
        inward: list[list[int]],
        obstacles: list[list[int]],
        brook: int,
        sections: list[list[int]],
        levels: list[int],
        odds: list[int],
        odds_under: list[int],
        races: list[tuple[int, int, int]],
        cards: list[int],
        money: list[int],
    ) -> None:
        self.name: Final = name
        self.circuit: Final = circuit  # spaces of each lane
        self.last: Final = last  # so many of them are run a second time
        self.obstacles: Final = obstacles  # the space (in its lane) of each lane that an obstacle stands on
        self.brook: Final = brook  # which of them is Briars Brook
        self.levels: Final = levels  # per section a bit mask of the levels entitled to double there
        self.odds: Final = odds  # level × lane, numerators
        self.odds_under: Final = odds_under
        self.races: Final = races  # three prizes each
        self.cards: Final = cards  # how many of each kind
        self.start: Final = money[0]
        self.note: Final = money[1]
        self.deposit: Final = money[2]
        self.bank: Final = money[3]

        self.space_base: Final[list[int]] = []  # the first space of each lane
        self.node_base: Final[list[int]] = []
        self.space_lane: Final[list[int]] = []
        self.node_lane: Final[list[int]] = []
        for lane in range(LANES):
            self.space_base.append(len(self.space_lane))
            self.node_base.append(len(self.node_lane))
            self.space_lane.extend([lane] * circuit[lane])
            self.node_lane.extend([lane] * (circuit[lane] + last[lane]))
        self.spaces: Final = len(self.space_lane)
        self.nodes: Final = len(self.node_lane)

        # the circuit: for the riderless horse, and for who blocks whom
        self.space_ahead: Final = [NOWHERE] * self.spaces
        self.space_back: Final = [NOWHERE] * self.spaces
        self.space_out: Final = [NOWHERE] * self.spaces
        self.space_in: Final = [NOWHERE] * self.spaces
        self.space_fence: Final = [NOWHERE] * self.spaces
        # the race
        self.space: Final = [0] * self.nodes
        self.ahead: Final = [NOWHERE] * self.nodes
        self.out: Final = [NOWHERE] * self.nodes
        self.inn: Final = [NOWHERE] * self.nodes
        self.fence: Final = [NOWHERE] * self.nodes  # the obstacle a horse here has landed on
        self.passed: Final = [0] * self.nodes  # how many obstacles lie behind
        self.brooked: Final = [0] * self.nodes  # in the water or beyond
        self.section: Final = [NOWHERE] * self.nodes
        self.final: Final = [0] * self.nodes  # the home straight, on the last pass
        self.lay(outward, inward, sections)

    def lay(self, outward: list[list[int]], inward: list[list[int]], sections: list[list[int]]) -> None:
        """RN-DATA-01, RN-DATA-02, RN-DATA-03, RN-RUL-38  The neighbours, and what lies where."""
        for lane in range(LANES):
            here = self.space_base[lane]
            long = self.circuit[lane]
            for u in range(long):
                at = here + u
                self.space_ahead[at] = here + (u + 1) % long
                self.space_back[at] = here + (u + long - 1) % long
                if lane + 1 < LANES:
                    self.space_out[at] = self.space_base[lane + 1] + outward[lane][u] % self.circuit[lane + 1]
                if lane > 0:
                    self.space_in[at] = self.space_base[lane - 1] + inward[lane][u] % self.circuit[lane - 1]
            for k in range(len(self.obstacles)):
                self.space_fence[here + self.obstacles[k][lane]] = k
            self.lay_lane(lane, outward[lane], inward[lane])
        for k in range(len(sections)):
            s = sections[k]  # the pass, then per lane its first and its last space
            for lane in range(LANES):
                for u in range(s[1 + 2 * lane], s[2 + 2 * lane] + 1):
                    self.section[self.node_base[lane] + u + (s[0] - 1) * self.circuit[lane]] = k

    def lay_lane(self, lane: int, outward: list[int], inward: list[int]) -> None:
        """The nodes of one lane."""
        base = self.node_base[lane]
        long = self.circuit[lane]
        nodes = long + self.last[lane]
        jumped = 0
        wet = 0
        for u in range(nodes):
            node = base + u
            lap = u // long
            self.space[node] = self.space_base[lane] + u % long
            self.ahead[node] = node + 1 if u + 1 < nodes else HOME
            if lane + 1 < LANES:
                other = lap * self.circuit[lane + 1] + outward[u % long]
                if other < self.circuit[lane + 1] + self.last[lane + 1]:
                    self.out[node] = self.node_base[lane + 1] + other
            if lane > 0:
                other = lap * self.circuit[lane - 1] + inward[u % long]
                if other < self.circuit[lane - 1] + self.last[lane - 1]:
                    self.inn[node] = self.node_base[lane - 1] + other
            self.final[node] = lap
            fence = self.space_fence[self.space[node]]
            if fence == self.brook:
                wet = 1
            self.fence[node] = fence
            self.passed[node] = jumped
            self.brooked[node] = wet
            if fence != NOWHERE:
                jumped += 1

    def jumps(self) -> int:
        """How many obstacles a race has."""
        return self.passed[self.nodes - 1] + (1 if self.fence[self.nodes - 1] != NOWHERE else 0)

    def node(self, lane: int, u: int) -> int:
        """The node of a lane (from 0) so many lengths from the start; NOWHERE if there is none."""
        if 0 <= lane < LANES and 0 <= u < self.circuit[lane] + self.last[lane]:
            return self.node_base[lane] + u
        return NOWHERE

    def length(self, node: int) -> int:
        """How many lengths of its lane lie behind a node."""
        return node - self.node_base[self.node_lane[node]]

    def abreast(self, node: int, lanes: int) -> int:
        """The node beside, so many lanes outwards (or inwards, below 0); NOWHERE beyond the rails."""
        while lanes > 0 and node >= 0:
            node = self.out[node]
            lanes -= 1
        while lanes < 0 and node >= 0:
            node = self.inn[node]
            lanes += 1
        return node

    def space_abreast(self, space: int, lanes: int) -> int:
        """The space beside, so many lanes outwards (or inwards, below 0); NOWHERE beyond the rails."""
        while lanes > 0 and space >= 0:
            space = self.space_out[space]
            lanes -= 1
        while lanes < 0 and space >= 0:
            space = self.space_in[space]
            lanes += 1
        return space

    def apart(self, space: int, other: int) -> int:
        """How far a space lies ahead of another of its lane, the shorter way round."""
        long = self.circuit[self.space_lane[space]]
        far = (space - other) % long
        return far if far <= long // 2 else far - long


class Ways:
    """Where a horse may end its move, and a path to each end."""

    def __init__(self) -> None:
        self.ends: list[int] = []  # nodes (or spaces), HOME among them
        self.paths: list[int] = []

    def path_to(self, end: int) -> int:
        """The path to one of the ends; 0 where there is none."""
        for i in range(len(self.ends)):
            if self.ends[i] == end:
                return self.paths[i]
        return 0

    def add(self, end: int, path: int) -> None:
        """RN-DBL-06  Of two ways to one end the one that saves the inward lane is remembered, then the straighter one."""
        for i in range(len(self.ends)):
            if self.ends[i] == end:
                if goes_in(self.paths[i]) and not goes_in(path):
                    self.paths[i] = path
                return
        self.ends.append(end)
        self.paths.append(path)


def goes_in(path: int) -> bool:
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


def follow(course: Course, node: int, path: int) -> list[int]:
    """The nodes a path leads over, without the one it begins on; HOME is the last of a path that crosses."""
    found: list[int] = []
    for step in steps_of(path):
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
    """RN-MOVE-01..14  The search for a ridden horse: forwards, outwards, one lane in where allowed, nothing twice.

    Pip by pip, all places at once, the straightest path to each kept. A ridden horse can come back to a space only by the
    step after the one that left it (out and in again), or to one of an earlier part of the move: so that is all it remembers.
    """

    def __init__(self, course: Course, blocked: list[int], trail: tuple[int, ...]) -> None:
        self.course: Final = course
        self.blocked: Final = blocked  # spaces other horses stand on
        self.trail: Final = trail  # nodes used in this move before this part of it
        self.nodes: list[int] = []  # where it may stand now, the straightest paths first
        self.befores: list[int] = []  # where it stood one step earlier
        self.inwards: list[bool] = []  # may it still go in?
        self.paths: list[int] = []

    def free(self, node: int) -> bool:
        """RN-MOVE-09, RN-RUL-10, RN-RUL-37  May it be entered?"""
        return node >= 0 and self.course.space[node] not in self.blocked and node not in self.trail

    def horse_at(self, node: int) -> bool:
        """Does another horse stand there?"""
        return node >= 0 and self.course.space[node] in self.blocked

    def reach(self, node: int, before: int, inward: bool, path: int) -> None:
        """One more place to stand, unless a straighter path leads there in the same way."""
        for i in range(len(self.nodes)):
            if self.nodes[i] == node and self.inwards[i] == inward and self.befores[i] == before:
                return
        self.nodes.append(node)
        self.befores.append(before)
        self.inwards.append(inward)
        self.paths.append(path)

    def ways(self, at: int, pips: int, inward: bool, route_first: bool) -> Ways:
        """RN-MOVE-13, RN-RUL-09, RN-RUL-36  The ends: of the longest ways, or of every route where that comes first."""
        course = self.course
        found = Ways()
        stuck = Ways()
        self.reach(at, NOWHERE, inward, 0)
        for depth in range(pips):
            nodes, befores, inwards, paths = self.nodes, self.befores, self.inwards, self.paths
            self.nodes, self.befores, self.inwards, self.paths = [], [], [], []
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
                    self.reach(ahead, node, inwards[i], path + AHEAD)
                out = course.out[node]
                if out != befores[i] and self.free(out):
                    free = True
                    self.reach(out, node, inwards[i], path + OUT)
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
    """RN-MOVE-13  The ends a ridden horse may choose from; where it cannot move at all, the node it stands on."""
    return Ride(course, blocked, trail).ways(at, pips, inward, route_first)


def default_end(course: Course, blocked: list[int], at: int, pips: int, trail: tuple[int, ...], found: Ways) -> int:
    """RN-DEC-07, RN-DEC-09  Straight ahead, else outwards; where that is no longest way, the one most forward, then straightest."""
    ride = Ride(course, blocked, trail)
    node = at
    for _ in range(pips):
        if course.ahead[node] == HOME:
            return HOME
        if ride.free(course.ahead[node]):
            node = course.ahead[node]
        elif ride.free(course.out[node]):
            node = course.out[node]
        else:
            break
    if node in found.ends:
        return node
    best = found.ends[0]
    most = -100
    for i in range(len(found.ends)):
        worth = 0
        for step in steps_of(found.paths[i]):
            worth += 8 if step == AHEAD else -1
        if worth > most:
            most = worth
            best = found.ends[i]
    return best


def veer(course: Course, blocked: list[int], at: int, pips: int, outwards: bool) -> int:
    """RN-HUP-03, RN-RUL-24  The path sideways until the roll, the rail or a horse ends it."""
    path = 0
    for _ in range(pips):
        at = course.out[at] if outwards else course.inn[at]
        if at < 0 or course.space[at] in blocked:
            break
        path = path * BASE + (OUT if outwards else IN)
    return path


class Bolt:
    """RN-RL-04, RN-RL-05, RN-RUL-22  The search for the riderless horse: every direction, no space twice."""

    def __init__(self, course: Course, blocked: list[int], pips: int, at: int) -> None:
        self.course: Final = course
        self.blocked: Final = blocked
        self.pips: Final = pips
        self.trail: Final = [at]
        self.ways: Ways = Ways()
        self.best: int = 0

    def go(self, space: int, depth: int, path: int) -> None:
        """Every way on from here; only the longest count."""
        stuck = True
        if depth < self.pips:
            course = self.course
            for step in range(AHEAD, BASE):
                if step == AHEAD:
                    there = course.space_ahead[space]
                elif step == OUT:
                    there = course.space_out[space]
                elif step == IN:
                    there = course.space_in[space]
                else:
                    there = course.space_back[space]
                if there >= 0 and there not in self.blocked and there not in self.trail:
                    stuck = False
                    self.trail.append(there)
                    self.go(there, depth + 1, path * BASE + step)
                    self.trail.pop()
        if stuck and depth >= self.best:
            if depth > self.best:
                self.best = depth
                self.ways = Ways()
            if space not in self.ways.ends:
                self.ways.ends.append(space)
                self.ways.paths.append(path)


def loose_ways(course: Course, blocked: list[int], at: int, pips: int) -> Ways:
    """RN-RUL-22  The ends of the longest ways of the riderless horse."""
    bolt = Bolt(course, blocked, pips, at)
    bolt.go(at, 0, 0)
    return bolt.ways


def default_loose(course: Course, at: int, pips: int, found: Ways) -> int:
    """RN-DEC-15  Forward; where that is blocked, the way with most lengths forward."""
    space = at
    for _ in range(pips):
        space = course.space_ahead[space]
    if space in found.ends:
        return space
    best = found.ends[0]
    most = -100
    for i in range(len(found.ends)):
        worth = 0
        for step in steps_of(found.paths[i]):
            worth += 8 if step == AHEAD else -8 if step == BACK else -1
        if worth > most:
            most = worth
            best = found.ends[i]
    return best
