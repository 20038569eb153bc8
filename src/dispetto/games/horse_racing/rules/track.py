"""The course as the rules need it: lanes, spaces, neighbours, what lies where; never a picture.

A *space* is a place of the circuit. A *node* is a space on a pass: the home straight is run twice, so its spaces are
two nodes each. Ridden horses stand on nodes, the riderless one on a space; horses block one another by space
(RN-RUL-37).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.table import Action

LANES: Final = 6
NOWHERE: Final = -1  # no such neighbour
HOME: Final = -2  # beyond the finishing line
RAIL: Final = 255  # the same two as bytes
LINE: Final = 254
SIDES: Final = 4  # of a place: ahead, outside, inside, behind
LOOKS: Final = SIDES + 2  # what is told of a place


class Choice:
    """Where a horse may end its move: the rows that say so, and the paths to each.
    All of it is seen from where the horse stands.
    """

    def __init__(self, rows: list[Action], paths: list[int], others: list[tuple[int, ...]]) -> None:
        self.rows: Final = rows  # ascending
        self.paths: Final = paths  # see ways.py
        self.others: Final = others  # more of them, where the rest of the move may depend on it

    def place(self, a: Action) -> int:
        """Which of them this row is."""
        rows = self.rows
        for i in range(len(rows)):
            if rows[i] is a:
                return i
        raise ValueError(f"{a} is not on offer")


class Kin:
    """Places from which the course looks the same: what is near is numbered from 1, and itself is 0."""

    def __init__(self, number: int, reach: bytes, looks: list[int]) -> None:
        """`looks` tells of itself and of all that is numbered: what lies ahead, outside, inside and behind; how many
        lanes farther out it lies, and how many lengths ahead of the space abreast there.
        """
        self.number: Final[i64] = number
        self.bit: i64 = 1  # the first of a case's number: as a literal it would be shifted in 32 bits, compiled
        self.reach: Final = reach  # for each roll: how many of the numbered nodes around it can get to
        self.alone: Final[list[Choice | None]] = [None] * len(reach)  # what there is to choose from, nobody in the way
        self.looks: Final = looks
        self.beside: Final = bytes(
            [
                RAIL if looks[k] == NOWHERE else LINE if looks[k] == HOME else looks[k]
                for at in range(0, len(looks), LOOKS)
                for k in range(at, at + SIDES)
            ]
        )
        own: i64 = 0
        for place in range(min(62, len(looks) // LOOKS)):
            if looks[LOOKS * place + SIDES : LOOKS * (place + 1)] == [0, 0]:
                own |= self.bit << place
        self.own: Final[i64] = own  # itself, by all its numbers, as bits: out and in again leads back


class Spot:
    """A place that a horse has moved from."""

    def __init__(self, kin: Kin, near: bytes) -> None:
        self.kin: Final = kin
        self.near: Final = near  # the nodes around it by number, nearest first; 0 is far away


class Known:
    """What has been found out about moving on a course, so that nothing is searched twice.

    Most places look alike: a straight goes on and on. Places from which the course looks the same are *kin*, and what a
    horse may choose from is kept once for all of them, and each choice once however many cases lead to it.
    """

    def __init__(self, places: int) -> None:
        self.spots: Final[list[Spot | None]] = [None] * places  # None: not yet looked at
        self.kins: Final[dict[tuple[int, ...], Kin]] = {}  # by what makes them kin
        self.crowded: Final[dict[int, Choice]] = {}  # what there is to choose from with somebody in the way
        self.choices: Final[dict[tuple[int, ...], Choice]] = {}


class Course:
    """Nodes and spaces by index, lane after lane; neighbours, obstacles and sections as flat lists."""

    def __init__(
        self,
        name: str,
        circuit: list[int],
        last: list[int],
        outward: list[list[int]],
        inward: list[list[int]],
        straight: list[int],
        obstacles: list[list[int]],
        wide: list[list[int]],
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
        self.straight: Final = straight  # the length at which the home straight of each lane begins
        self.obstacles: Final = obstacles  # the (first) space of each lane that an obstacle stands on
        self.wide: Final = wide  # and on how many: only the water is more than one
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
        self.final: Final = [0] * self.nodes  # the home straight, on the way to the finish
        self.around: Final = [NOWHERE] * (4 * self.spaces)  # the spaces ahead, outside, inside and behind
        # what has been worked out once and holds for every table: see moves.py
        self.riding: Final = Known(self.nodes)
        self.bolting: Final = Known(self.spaces)
        self.lay(outward, inward, sections)
        # the same as bytes: what is looked up at every move, and no number has to be unpacked
        self.ground: Final = bytes([fence + 1 for fence in self.fence])  # 0 on the flat
        self.jumped: Final = bytes(self.passed)
        self.doubling: Final = bytes([section + 1 for section in self.section])
        self.water: Final = [space for space in range(self.spaces) if self.space_fence[space] == brook]
        self.jumps: Final = self.passed[self.nodes - 1] + (1 if self.fence[self.nodes - 1] != NOWHERE else 0)

    def lay(self, outward: list[list[int]], inward: list[list[int]], sections: list[list[int]]) -> None:
        """The neighbours, and what lies where.  RN-DATA-01, RN-DATA-02, RN-DATA-03, RN-RUL-38"""
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
            for u in range(long):
                at = here + u
                self.around[4 * at] = self.space_ahead[at]
                self.around[4 * at + 1] = self.space_out[at]
                self.around[4 * at + 2] = self.space_in[at]
                self.around[4 * at + 3] = self.space_back[at]
            for k in range(len(self.obstacles)):
                for u in range(self.obstacles[k][lane], self.obstacles[k][lane] + self.wide[k][lane]):
                    self.space_fence[here + u] = k
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
        before = NOWHERE
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
            self.final[node] = 1 if u >= self.straight[lane] else 0
            fence = self.space_fence[self.space[node]]
            if before != NOWHERE and fence != before:
                jumped += 1  # the last space of an obstacle lies behind
            before = fence
            if fence == self.brook:
                wet = 1
            self.fence[node] = fence
            self.passed[node] = jumped
            self.brooked[node] = wet

    def node(self, lane: int, u: int) -> int:
        """The node of a lane (from 0) so many lengths from the start; NOWHERE if there is none."""
        if 0 <= lane < LANES and 0 <= u < self.circuit[lane] + self.last[lane]:
            return self.node_base[lane] + u
        return NOWHERE

    def lap(self, node: int) -> int:
        """0 on the first pass, 1 on the last."""
        return self.length(node) // self.circuit[self.node_lane[node]]

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
