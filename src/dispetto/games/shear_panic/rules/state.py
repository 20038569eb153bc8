"""What lies on the table: the meadow, nine sheep, the marker on its track, cards and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dispetto.core.engine.table import Action, State

SIZE: Final = 9  # SP-DATA-01
CELLS: Final = 81
SHEEP: Final = 9
BLACK: Final = (
    8  # sheep 0 and 1 are those of the first seat, 2 and 3 of the second, …; who is red is settled before the game
)
EMPTY: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1

# Directions, clockwise from north
N: Final = 0
NE: Final = 1
E: Final = 2
SE: Final = 3
S: Final = 4
SW: Final = 5
W: Final = 6
NW: Final = 7
DOWN: Final = [-1, -1, 0, 1, 1, 1, 0, -1]
RIGHT: Final = [0, 1, 1, 1, 0, -1, -1, -1]

# The colour die
RED: Final = 0  # the colours of the first four seats of every game, in their order, where nobody chooses another
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLACK_FACE: Final = 4
WHITE: Final = 5

# The seven actions
MOVE: Final = 0
PUSH: Final = 1
JUMP: Final = 2
DIAGONAL: Final = 3
LINE: Final = 4
ALIGN: Final = 5
TURN: Final = 6

# The track
ROGER_COMES: Final = 13
FIRST_WALL: Final = 25
FIRST_PEN: Final = 37
BLACK_SHEEP: Final = 38
SHAWN_COMES: Final = 50
SECOND_WALL: Final = 62
LAST_PEN: Final = 74

NO_FIGURE: Final = 0
ROGER: Final = 1
SHAWN: Final = 2


# How it ended
LAST_PEN_REACHED: Final = 1
LAST_ONE_LEFT: Final = 2
ALL_PASSED: Final = 3


def make_next() -> list[int]:
    """The cell next to each cell in each of the eight directions, at cell * 8 + direction; -1 beyond the fence."""
    found: list[int] = []
    for cell in range(CELLS):
        for d in range(8):
            r = cell // SIZE + DOWN[d]
            c = cell % SIZE + RIGHT[d]
            found.append(r * SIZE + c if 0 <= r < SIZE and 0 <= c < SIZE else -1)
    return found


NEXT: Final = make_next()


def make_rays() -> list[list[int]]:
    """The cells from each cell to the fence in each of the eight directions, nearest first."""
    found: list[list[int]] = []
    for cell in range(CELLS):
        for d in range(8):
            ray: list[int] = []
            at = NEXT[cell * 8 + d]
            while at >= 0:
                ray.append(at)
                at = NEXT[at * 8 + d]
            found.append(ray)
    return found


RAY: Final = make_rays()
EDGE: Final = [RAY[i][-1] if RAY[i] else i // 8 for i in range(CELLS * 8)]  # the last cell before the fence


STRIDE: Final = 17  # a row and a column as one number, so that a difference of two says how one cell lies from another
SPOT: Final = [cell // SIZE * STRIDE + cell % SIZE for cell in range(CELLS)]
NO_SHIFT: Final = 8 * STRIDE + 8


def make_bearings() -> list[int]:
    """The direction in which one cell lies from another, by the difference of their spots;
    -1 where no straight line joins them.
    """
    found = [-1] * (2 * NO_SHIFT + 1)
    for d in range(8):
        for far in range(1, SIZE):
            found[NO_SHIFT + far * (DOWN[d] * STRIDE + RIGHT[d])] = d
    return found


BEARING: Final = make_bearings()


def by_number(numbers: list[int], most: int) -> list[int]:
    """For each number up to the largest, the bits of the places where it stands."""
    found = [0] * (most + 1)
    for i in range(len(numbers)):
        found[numbers[i]] |= 1 << i
    return found


def earlier_alike(rows: list[Action]) -> list[int]:
    """For each card the bits of those like it that come before."""
    found: list[int] = []
    for i in range(len(rows)):
        bits = 0
        for j in range(i):
            if rows[j] is rows[i]:
                bits |= 1 << j
        found.append(bits)
    return found


class Setup:
    """What is settled before the game: shared by every clone, never changed."""

    def __init__(
        self,
        players: int,
        options: dict[str, int],
        named: dict[str, str],
        card_action: list[int],
        card_value: list[int],
        card_no_undo: list[int],
        panic: list[int],
        card_row: list[Action],
        colours: list[int],
    ) -> None:
        self.players: Final = players
        self.options: Final = options
        self.named: Final = named
        self.card_action: Final = card_action  # the twelve cards of a set, by value, then by action
        self.card_value: Final = card_value
        self.panic: Final = panic  # 1 where the track shows the die above a sheep
        self.panics: Final = [space for space in range(len(panic)) if panic[space]]  # and where that is
        self.card_row: Final = card_row
        self.alike: Final = earlier_alike(card_row)
        self.cards_of: Final = by_number(card_action, TURN)  # the bits of an action's cards
        self.cards_worth: Final = by_number(card_value, 3)  # of the cards of a value
        self.no_undo: Final = by_number(card_no_undo, 1)[1]  # of those that bear the mark
        self.white_turns: Final = options["white_turns"] != 0
        self.align_contour: Final = options["align_contour"] != 0
        self.scramble_each: Final = options["scramble_each"]
        self.tiebreak_action_only: Final = options["tiebreak_action_only"] != 0
        self.colours: Final = colours  # SP-DEC-01: of each seat's sheep, then of the neutral ones; all four
        self.flocks: Final = [colours.index(colour) for colour in range(4)]  # and whose sheep have a colour


NONE_YET: Final[list[int]] = []


def changed(row: list[int], seat: int, new: int) -> list[int]:
    """The same row, but for one player: what clones share is replaced, never changed."""
    found = row[:]
    found[seat] = new
    return found


class Meadow(State):
    """A table of Shear Panic."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup: Final = setup
        self.cell: list[int] = NONE_YET  # the sheep on each cell
        self.where: list[int] = NONE_YET  # the cell of each sheep
        self.facing: int = N
        self.marker: int = 0
        self.figure: int = NO_FIGURE
        self.edge: int = N  # where Roger or Shawn stands
        # By player, shared by clones: replaced, never changed
        self.points: list[int] = NONE_YET
        self.cards: list[int] = NONE_YET  # a bit for each action card still face up
        self.moves: list[int] = NONE_YET  # a bit for each movement card still held
        self.gone: list[int] = NONE_YET  # 1 for a player who has left
        self.turn: int = 0
        self.barred: int = NOTHING  # what the next card may not do (allowed.bar)
        self.barred_by: int = NOBODY  # whose action that would undo
        self.walls: int = 0  # which wall scorings have been made: bit 1 the first, bit 2 the second
        self.passed: int = 0  # players in a row who had no card to play
        self.over: int = 0

    def clone(self) -> Meadow:
        c = Meadow(self.setup)
        c.stack = self.stack[:]
        c.cell = self.cell[:]
        c.where = self.where[:]
        c.facing = self.facing
        c.marker = self.marker
        c.figure = self.figure
        c.edge = self.edge
        c.points = self.points
        c.cards = self.cards
        c.moves = self.moves
        c.gone = self.gone
        c.turn = self.turn
        c.barred = self.barred
        c.barred_by = self.barred_by
        c.walls = self.walls
        c.passed = self.passed
        c.over = self.over
        return c


# What a dump keeps, in its order, besides the set-up, the cells and the stack; `clone` names the same by hand
KEPT: Final[list[str]] = [
    *("where", "facing", "marker", "figure", "edge", "points", "cards", "moves"),
    *("gone", "turn", "barred", "barred_by", "walls", "passed", "over"),
]


def owner_of(sheep: int) -> int:
    """The seat a sheep belongs to, if anybody sits there; the black one is nobody's."""
    return sheep >> 1


def colour_of(s: Meadow, sheep: int) -> int:
    """The colour of a sheep."""
    return BLACK_FACE if sheep == BLACK else s.setup.colours[sheep >> 1]


def of_colour(s: Meadow, name: int) -> int:
    """A sheep from its name, as R1, R2, B1, B2, Y1, Y2, G1, G2, K are counted.  SP-DEC-01"""
    return name if name == BLACK else 2 * s.setup.flocks[name >> 1] + (name & 1)


def name_of(colours: Sequence[int], sheep: int) -> int:
    """A sheep's name, counted in the same way.  SP-DEC-01"""
    return sheep if sheep == BLACK else 2 * colours[sheep >> 1] + (sheep & 1)
