"""What one seat may see (in this game:
everything but another's half-said answer), and the same as numbers for learning.
"""

from __future__ import annotations

from dataclasses import dataclass

from dispetto.core.engine.table import Ask, Roll
from dispetto.games.shear_panic.rules.seen import (
    KINDS,
    MOST_SEATS,
    OF_A_PLAYER,
    QUESTIONS,
    flock,
    heard,
    relative,
    said,
)
from dispetto.games.shear_panic.rules.state import CELLS, LAST_PEN, NOTHING, Meadow, name_of
from dispetto.games.shear_panic.rules.track import row_values, where_to

# What drawings may know of the track: where the marker would stop
__all__ = ["PlayerView", "View", "observe", "said", "view", "where_to"]


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


def view(s: Meadow, seat: int) -> View:
    """The parts of an utterance are seen by its own seat only; all else lies open."""
    top = heard(s, seat)
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


def observe(v: View) -> list[int]:
    """All of it as numbers, as observed.py tells; `observe_into` (rules/seen.py) writes the same without a view."""
    n = len(v.players)
    me = v.seat if v.seat >= 0 else 0
    board = [0] * CELLS
    for sheep, at in enumerate(v.where):
        board[at] = 1 + relative(sheep, me)
    bar = (0, 0, 0) if v.barred == NOTHING else (1 + v.barred // 256, v.barred // 32 % 8, v.barred % 32)
    out = [*board, v.facing // 2, v.marker, v.figure, v.edge // 2, *bar, (v.turn - me) % n]
    out += [0 if v.asked < 0 else 1 + (v.asked - me) % n, 1 + v.action, v.value]
    out += [0 if v.sheep < 0 else 1 + relative(v.sheep, me), 1 + v.way]
    out += [0 if v.face < 0 else 1 + flock(v.colours.index(v.face) if v.face < 4 else v.face, me)]
    out += [int(v.question == question.__name__) for question in QUESTIONS]
    out += [int(space in v.panic) for space in range(LAST_PEN + 1)]
    for rel in range(MOST_SEATS):
        if rel >= n:
            out += [0] * OF_A_PLAYER
            continue
        p = v.players[(me + rel) % n]
        held = [0] * KINDS
        for action, value in p.cards:
            held[action * 3 + value - 1] += 1
        out += [1, p.points, int(p.gone), *held, *(p.moves.count(value) for value in (1, 2, 3))]
    return out
