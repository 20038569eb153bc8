"""What one seat may see (in this game:
everything but another's half-said answer), and the same as numbers for learning.
"""

from __future__ import annotations

from dataclasses import dataclass

from dispetto.core.engine.table import Ask, Roll
from dispetto.games.shear_panic.rules import cards
from dispetto.games.shear_panic.rules.state import CELLS, TURN, Meadow, name_of
from dispetto.games.shear_panic.rules.track import row_values


@dataclass(frozen=True)
class PlayerView:
    """One player in front of the meadow."""

    seat: int
    points: int
    cards: tuple[tuple[int, int], ...]  # (action, value) still face up, by value, then by action
    moves: tuple[int, ...]  # values of the movement cards still held
    gone: bool
    colour: int  # of the player's sheep, cards and marker


@dataclass(frozen=True)
class View:
    """The table as one seat (or PUBLIC) sees it."""

    seat: int
    players: tuple[PlayerView, ...]
    where: tuple[int, ...]  # the cell of each sheep, row by row from the north-west
    facing: int
    marker: int
    figure: int
    edge: int
    rows: tuple[int, ...]  # what a sheep in each row from the figure's edge would score now; empty without a figure
    panic: tuple[int, ...]  # the Shear Panic spaces
    cards: str  # the card set: by its shipped name, or its text
    turn: int
    barred: int
    asked: int  # the seat that must answer; -1 chance or nobody
    question: str  # the frame's name, "" when the game is over
    action: int  # what is being carried out, -1 nothing
    value: int  # of the card that pays for it, 0 none
    sheep: int  # the sheep chosen so far, -1 none
    way: int  # the direction chosen so far, -1 none
    face: int  # the colour rolled for the push that is owed, -1 none
    over: bool
    colours: tuple[int, ...]  # of all sheep two by two: the players' first, then the neutral ones

    def named(self, sheep: int) -> int:
        """A sheep's name, as R1, R2, B1, B2, Y1, Y2, G1, G2, K are counted."""
        return name_of(self.colours, sheep)

    def colour(self, sheep: int) -> int:
        """The colour a sheep is drawn in: as the seats of every game have them, then black."""
        return self.named(sheep) // 2


def said(top: object) -> tuple[int, int, int, int, int]:
    """The parts of the open question: action, value, sheep, way, face."""
    if isinstance(top, cards.PickSheep):
        return top.action, top.value, -1, -1, top.face
    if isinstance(top, cards.PickWay):
        return top.action, top.value, top.sheep, -1, top.face
    if isinstance(top, cards.PickFar):
        return top.action, top.value, top.sheep, top.way, top.face
    if isinstance(top, cards.PickTurn):
        return TURN, top.value, -1, -1, -1
    if isinstance(top, cards.AddMove):
        return -1, top.value, -1, -1, -1
    return -1, 0, -1, -1, -1


def view(s: Meadow, seat: int) -> View:
    """The parts of an utterance are seen by its own seat only; all else lies open."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Ask) and top.seat != seat:
        top = top.opening(s)
    action, value, sheep, way, face = said(top)
    setup = s.setup
    every = range(len(setup.card_value))
    return View(
        seat,
        tuple(
            PlayerView(
                p,
                s.points[p],
                tuple((setup.card_action[i], setup.card_value[i]) for i in every if s.cards[p] >> i & 1),
                tuple(sorted(setup.card_value[i] for i in every if s.moves[p] >> i & 1)),
                bool(s.gone[p]),
                setup.colours[p],
            )
            for p in range(setup.players)
        ),
        tuple(s.where),
        s.facing,
        s.marker,
        s.figure,
        s.edge,
        tuple(row_values(s)) if s.figure else (),
        tuple(i for i, on in enumerate(setup.panic) if on),
        setup.named["cards"],
        s.turn,
        s.barred,
        top.seat if isinstance(top, Ask) and not isinstance(top, Roll) else -1,
        type(top).__name__ if top is not None else "",
        action,
        value,
        sheep,
        way,
        face,
        bool(s.over),
        tuple(setup.colours),
    )


SEEN_OF_A_PLAYER = 27


def observe(v: View) -> list[int]:
    """Fixed length: the meadow by relative owner, facing, marker, figure,
    what is half said, all hands and points from mine on.
    """
    n = len(v.players)
    me = v.seat if v.seat >= 0 else 0
    board = [0] * CELLS
    for sheep, at in enumerate(v.where):
        board[at] = 1 + (sheep if sheep == 8 else (sheep - 2 * me) % 8)
    mine = v.sheep if v.sheep in (-1, 8) else (v.sheep - 2 * me) % 8
    panic = int(v.face >= 0 or v.question == "ColourDie")
    out = [*board, v.facing, v.marker, v.figure, v.edge, v.barred + 1, (v.turn - me) % n, panic]
    out += [v.action + 1, v.value, mine + 1, v.way + 1, v.face + 1]
    for rel in range(4):
        if rel < n:
            p = v.players[(me + rel) % n]
            held = [0] * 21
            for action, value in p.cards:
                held[action * 3 + value - 1] += 1
            out += [1, p.points, int(p.gone), *held, *(p.moves.count(value) for value in (1, 2, 3))]
        else:
            out += [0] * SEEN_OF_A_PLAYER
    return out
