"""The island as text: for the terminal, for screen readers, for tests.

Lines of the picture begin with │. In them a dino is the letter of its seat, A to H (its player's second dino: a to h),
so that whoever prints the text may colour it. First the whole trail, one sign a space; then the next spaces from close
by, with the steps it takes to each; then who stands where.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dispetto.core.telling.words import Words
from dispetto.games.hedz.board import Board, Space
from dispetto.games.hedz.view import DinoView, View

ROCK = "•"
SIGNS = (
    ("finish", "▲", "▲▲▲"),
    ("start", "|", "Start"),
    ("lava", "~", "Lava"),
    ("air", "'", "Air"),
    ("boo", "!", "Boo!"),
    ("think", "?", "Think"),
    ("fly", "^", "Fly!"),
    ("mudd", "%", "Mudd"),
    ("rock", ROCK, "Rock"),
)
LONG = 50  # spaces in a line of the whole trail
CELLS = 14  # spaces in the close view
WIDE = 5  # columns of each, the gap included
REACH = 12  # steps that are counted
COLUMNS = 38  # of one entry in the list of dinos, where there are two in a line
NAME = 14  # letters of a name


def board_text(v: View, board: Board, words: Words) -> str:
    """The whole trail, the next spaces, and who stands where with how many rocks."""
    picture = [*overview(v, board), "", *close_view(v, board)]
    return "\n".join([*("│ " + line if line else "│" for line in picture), *standings(v, board, words)])


def legend(words: Words) -> list[tuple[str, str]]:
    """Every sign and what it means, in the reader's language."""
    return [(f"{mark} {short}", words.get(f"kind-{kind}")) for kind, mark, short in SIGNS]


def letter(v: View, x: DinoView) -> str:
    """The seat's letter; small for its player's second dino."""
    first = next(y.dino for y in v.dinos if y.seat == x.seat)
    return chr(ord("A" if x.dino == first else "a") + x.seat)


class Ground:
    """What a board says once and for all: its lanes, where dotted lines lead, how far it is from where to where."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lanes = laid_out(board)
        self.last = max(sp.number for sp in board.spaces)
        self.sights = [
            [board.index(b if a == sp.id else a) for a, b in board.sight if sp.id in (a, b)] for sp in board.spaces
        ]
        self.steps: dict[int, dict[int, list[int]]] = {}
        self.close: dict[tuple[int, int], list[tuple[list[int], list[str]]]] = {}
        self.whole = self.trail()

    def trail(self) -> list[tuple[str, list[tuple[dict[int, int], int, list[str]]]]]:
        """The whole trail with nobody on it: the ticks over each stretch, and of its lanes the first number and the signs."""
        spaces, found = self.board.spaces, []
        for first in range(0, self.last, LONG):
            last = self.last if self.last - first <= LONG else first + LONG - 1
            ticks = "".join(f"{n:<10}" for n in range(first, last + 1, 10)).rstrip()
            ways = []
            for lane in self.lanes:
                signs = [sign(spaces[lane[n]], 1) if n in lane else " " for n in range(first, last + 1)]
                if any(n in lane for n in range(first, last + 1)):
                    ways.append((lane, first, signs))
            found.append((ticks, ways))
        return found

    def around(self, first: int, start: int) -> list[tuple[list[int], list[str]]]:
        """The lanes from a number on: their spaces, and what never changes of them for one who stands at the start."""
        if (first, start) not in self.close:
            steps, spaces, found = self.steps_from(start), self.board.spaces, []
            for lane in self.lanes:
                cells = [lane.get(n, -1) for n in range(first, first + CELLS)]
                if all(i < 0 for i in cells):
                    continue
                still = [
                    row([counted(steps.get(i, [])) for i in cells]),
                    row([spaces[i].id if i >= 0 else "" for i in cells]),
                    row([sign(spaces[i], 2) if i >= 0 else "" for i in cells]),
                ]
                found.append((cells, still))
            self.close[first, start] = found
        return self.close[first, start]

    def steps_from(self, start: int) -> dict[int, list[int]]:
        """How many steps lead from a space to each of the next ones."""
        if start not in self.steps:
            self.steps[start] = steps_from(self.board, start)
        return self.steps[start]


_GROUNDS: dict[int, Ground] = {}  # by the id of the board, which is kept there, so that its id stays its own


def ground(board: Board) -> Ground:
    """What a board says, read once."""
    if id(board) not in _GROUNDS:
        if len(_GROUNDS) >= 64:
            _GROUNDS.clear()
        _GROUNDS[id(board)] = Ground(board)
    return _GROUNDS[id(board)]


def lanes(board: Board) -> list[dict[int, int]]:
    """The trail by number, main way first; the side ways in lanes of their own: number → index of the space."""
    return ground(board).lanes


def laid_out(board: Board) -> list[dict[int, int]]:
    """The same, read from the board."""
    found: list[dict[int, int]] = [{}]
    main = [i for i, sp in enumerate(board.spaces) if sp.id == str(sp.number)]
    side = [i for i, sp in enumerate(board.spaces) if sp.id != str(sp.number)]
    for i in main + side:
        number = board.spaces[i].number
        lane = next((la for la in found[i in side :] if number not in la), None)
        if lane is None:
            found.append(lane := {})
        lane[number] = i
    return found


def sign(space: Space, column: int) -> str:
    """What a space is, as one sign (column 1) or in a few letters (column 2)."""
    return sign_of(space.kinds, column)


@lru_cache(maxsize=512)
def sign_of(kinds: tuple[str, ...], column: int) -> str:
    """The sign of the first of these kinds that has one."""
    return next((row[column] for row in SIGNS if row[0] in kinds), "·" if column == 1 else "")


def mark(here: Sequence[str], space: Space) -> str:
    """A space in the whole trail: who stands there, else what it is; several dinos are a *."""
    return "*" if len(here) > 1 else here[0] if here else sign(space, 1)


def overview(v: View, board: Board) -> list[str]:
    """The whole trail, fifty numbers a line, side ways below; tens are ticked off above."""
    crowd: dict[int, list[str]] = {}
    for x in v.dinos:
        crowd.setdefault(x.at, []).append(letter(v, x))
    lines = []
    for ticks, ways in ground(board).whole:
        lines.append(ticks)
        for lane, first, signs in ways:
            line = list(signs)
            for at, here in crowd.items():
                n = board.spaces[at].number if at >= 0 else -1
                if first <= n < first + len(line) and lane.get(n) == at:
                    line[n - first] = mark(here, board.spaces[at])
            lines.append("".join(line).rstrip())
    return lines


def mover(v: View) -> DinoView | None:
    """The dino that is asked about, else the one whose turn it is; None when it has left."""
    d = v.mover if v.mover >= 0 else v.turn
    return next((x for x in v.dinos if x.dino == d and x.at >= 0), None)


def steps_from(board: Board, start: int) -> dict[int, list[int]]:
    """How many steps lead from a space to each of the next ones: two numbers where two ways do."""
    index = {sp.id: i for i, sp in enumerate(board.spaces)}
    found: dict[int, list[int]] = {}
    front = {start}
    for n in range(1, REACH + 1):
        front = {index[space] for i in front for space in board.spaces[i].next}
        for i in front:
            found.setdefault(i, []).append(n)
    return found


def close_view(v: View, board: Board) -> list[str]:
    """The spaces around the mover: steps, number, kind, dinos, loose rocks, lines of sight."""
    x = mover(v)
    if x is None:
        return []
    known = ground(board)
    first = max(0, min(board.spaces[x.at].number - 1, known.last + 1 - CELLS))
    lines = []
    for cells, still in known.around(first, x.at):
        lines += [
            *still,
            row([those_here(v, i, x) for i in cells]),
            row([rocks(v.loose[i]) if i >= 0 else "" for i in cells]),
            row([sights(v, board, i) for i in cells]),
        ]
    return [line for line in lines if line.strip()]


def row(cells: Sequence[str]) -> str:
    """One line of the close view."""
    return "".join(f"{c[:WIDE]:<{WIDE}}" for c in cells).rstrip()


def counted(ways: Sequence[int]) -> str:
    """+4, or +4/9 where two ways lead there."""
    return "+" + "/".join(map(str, ways[:2])) if ways else ""


def those_here(v: View, i: int, asked: DinoView) -> str:
    """The dinos on a space, the mover first and in brackets."""
    here = [letter(v, x) for x in v.dinos if x.at == i and x.at >= 0 and x is not asked]
    if asked.at == i:
        return f"[{letter(v, asked)}]" + ("".join(here) if len(here) < 2 else "*")
    return "".join(here) if len(here) < WIDE else "".join(here[: WIDE - 2]) + "*"


def rocks(n: int) -> str:
    """Rocks that lie about."""
    return ROCK * n if n < WIDE else f"{n}{ROCK}"


def sights(v: View, board: Board, i: int) -> str:
    """Where a dotted line leads from here, and who stands at its other end."""
    if i < 0:
        return ""
    seen = ground(board).sights[i]
    if not seen:
        return ""
    one = next((j for j in seen if any(x.at == j for x in v.dinos)), seen[0])
    there = [letter(v, x) for x in v.dinos if x.at == one]
    return f"↔{board.spaces[one].id}" + (f":{there[0]}" if there else "")


def standings(v: View, board: Board, words: Words) -> list[str]:
    """Who stands where with how many rocks, in turn order; two in a line where they are many."""
    called = [name_of(v, x, words) for x in v.dinos]
    most = max(map(len, called), default=0)
    wide = max(5, len(words.get("text-start")))
    many = len(v.dinos) > 4
    entries = []
    for x, name in zip(v.dinos, called, strict=True):
        space = board.spaces[x.at] if x.at >= 0 else None
        where = "–" if space is None else words.get("text-start") if "start" in space.kinds else space.id
        turn = "◄" if x.dino == v.turn and v.winner < 0 else " "
        pips = "" if many else f" {ROCK * min(x.rocks, 9)}"
        kind = "" if x.kind == "plain" else " " + words.get(f"type-{x.kind}")
        entries.append(f"{letter(v, x)} {name:<{most}} {where:>{wide}} {x.rocks:>2} {turn}{pips}{kind}".rstrip())
    if not many:
        return entries
    half = (len(entries) + 1) // 2
    beside = [*entries[half:], ""]
    return [f"{one[:COLUMNS]:<{COLUMNS}}  {two[:COLUMNS]}".rstrip() for one, two in zip(entries, beside, strict=False)][
        :half
    ]


def name_of(v: View, x: DinoView, words: Words) -> str:
    """A dino goes by its player's name; of two dinos one is I, the other II."""
    pair = sum(y.seat == x.seat for y in v.dinos) > 1
    name = words.person(x.seat)[0][:NAME]
    return f"{name} {'I' if letter(v, x).isupper() else 'II'}" if pair else name
