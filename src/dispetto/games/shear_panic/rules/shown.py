"""What one seat may see (in this game: everything but another's half-said answer)."""

from __future__ import annotations

from typing import Final, NamedTuple

from dispetto.core.engine.table import heard
from dispetto.core.engine.value import Value
from dispetto.games.shear_panic.rules.seen import said
from dispetto.games.shear_panic.rules.state import Meadow, name_of
from dispetto.games.shear_panic.rules.track import row_values


class PlayerView(NamedTuple):
    """One player in front of the meadow."""

    seat: int
    points: int
    cards: tuple[tuple[int, int], ...]  # (action, value) still face up, by value, then by action
    moves: tuple[int, ...]  # values of the movement cards still held
    gone: bool
    colour: int  # of the player's sheep, cards and marker


class View(Value):
    """The table as one seat (or PUBLIC) sees it."""

    def __init__(
        self,
        seat: int,
        players: tuple[PlayerView, ...],
        where: tuple[int, ...],
        facing: int,
        marker: int,
        figure: int,
        edge: int,
        rows: tuple[int, ...],
        panic: tuple[int, ...],
        cards: str,
        turn: int,
        barred: int,
        asked: int,
        question: str,
        action: int,
        value: int,
        sheep: int,
        way: int,
        face: int,
        over: bool,
        colours: tuple[int, ...],
    ) -> None:
        self.seat: Final = seat
        self.players: Final = players
        self.where: Final = where  # the cell of each sheep, row by row from the north-west
        self.facing: Final = facing
        self.marker: Final = marker
        self.figure: Final = figure
        self.edge: Final = edge
        self.rows: Final = rows  # what a sheep in each row from the figure's edge would score; empty without a figure
        self.panic: Final = panic  # the Shear Panic spaces
        self.cards: Final = cards  # the card set: by its shipped name, or its text
        self.turn: Final = turn
        self.barred: Final = barred
        self.asked: Final = asked  # the seat that must answer; -1 chance or nobody
        self.question: Final = question  # the frame's name, "" when the game is over
        self.action: Final = action  # what is being carried out, -1 nothing
        self.value: Final = value  # of the card that pays for it, 0 none
        self.sheep: Final = sheep  # the sheep chosen so far, -1 none
        self.way: Final = way  # the direction chosen so far, -1 none
        self.face: Final = face  # the colour rolled for the push that is owed, -1 none
        self.over: Final = over
        self.colours: Final = colours  # of all sheep two by two: the players' first, then the neutral ones

    def named(self, sheep: int) -> int:
        """A sheep's name, as R1, R2, B1, B2, Y1, Y2, G1, G2, K are counted."""
        return name_of(self.colours, sheep)

    def colour(self, sheep: int) -> int:
        """The colour a sheep is drawn in: as the seats of every game have them, then black."""
        return self.named(sheep) // 2


def player(s: Meadow, p: int) -> PlayerView:
    """One player: points, and the cards left."""
    setup = s.setup
    held = s.cards[p]
    kept = s.moves[p]
    cards: list[tuple[int, int]] = []
    moves: list[int] = []
    for i in range(len(setup.card_value)):
        if held >> i & 1:
            cards.append((setup.card_action[i], setup.card_value[i]))
        if kept >> i & 1:
            moves.append(setup.card_value[i])
    moves.sort()
    return PlayerView(p, s.points[p], tuple(cards), tuple(moves), bool(s.gone[p]), setup.colours[p])


def view(s: Meadow, seat: int) -> View:
    """The parts of an utterance are seen by its own seat only; all else lies open."""
    top = heard(s, seat)
    action, value, sheep, way, face = said(top)
    setup = s.setup
    return View(
        seat,
        tuple([player(s, p) for p in range(setup.players)]),
        tuple(s.where),
        s.facing,
        s.marker,
        s.figure,
        s.edge,
        tuple(row_values(s)) if s.figure else (),
        tuple([i for i in range(len(setup.panic)) if setup.panic[i]]),
        setup.named["cards"],
        s.turn,
        s.barred,
        -1 if top is None else top.seat,
        type(top).__name__ if top is not None else "",
        action,
        value,
        sheep,
        way,
        face,
        bool(s.over),
        tuple(setup.colours),
    )
