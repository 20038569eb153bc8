"""What one seat may see (in this game: everything), and the same as numbers for learning."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from dispetto.core.engine.notes import note_over
from dispetto.core.engine.table import heard
from dispetto.core.engine.value import Value
from dispetto.games.hedz.rules.seen import LENGTH, HedzOnlooker
from dispetto.games.hedz.rules.state import Hedz


class DinoView(NamedTuple):
    """One dino on the board."""

    dino: int
    seat: int  # its player
    kind: str  # its type
    at: int  # the space, by index; -1 when its player has left
    rocks: int


class View(Value):
    """The table as one seat (or PUBLIC) sees it."""

    def __init__(
        self,
        seat: int,
        board: str,
        players: int,
        dinos: tuple[DinoView, ...],
        loose: tuple[int, ...],
        supply: int,
        turn: int,
        round: int,
        asked: int,
        question: str,
        mover: int,
        dice: tuple[int, ...],
        left: int,
        winner: int,
        said: tuple[int, ...] = (),
        numbers: tuple[int, ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.board: Final = board
        self.players: Final = players
        self.dinos: Final = dinos
        self.loose: Final = loose  # rocks lying on each space
        self.supply: Final = supply
        self.turn: Final = turn  # the dino whose turn it is
        self.round: Final = round
        self.asked: Final = asked  # the seat that must answer; -1 chance or nobody
        self.question: Final = question  # the frame's name, "" when the game is over
        self.mover: Final = mover  # the dino the question is about, -1 nobody
        self.dice: Final = dice  # the dice that lie rolled, if any
        self.left: Final = left  # steps still to go
        self.winner: Final = winner
        self.said: Final = said  # the parts of one's own utterance so far
        self.numbers: Final = numbers  # all of it for learning, see rules/seen.py


def view(s: Hedz, seat: int, onlooker: HedzOnlooker) -> View:
    """Hedz has no secrets but what somebody has half said."""
    numbers = [0] * LENGTH
    note_over(onlooker, s, seat, numbers)
    top = heard(s, seat)
    mover = -1
    dice: tuple[int, ...] = ()
    left = 0
    if top is not None:
        mover = getattr(top, "d", -1)
        dice = tuple([pips for pips in getattr(top, "dice", ()) if pips])
        left = getattr(top, "left", 0)
    return View(
        seat,
        s.setup.named["board"],  # by its shipped name, or its text
        s.setup.players,
        tuple([DinoView(d, s.setup.owner[d], s.dino(d).name, s.at[d], s.rocks[d]) for d in range(s.setup.dinos)]),
        tuple(s.loose),
        s.supply,
        s.turn,
        s.round,
        top.seat if top is not None else -1,
        type(top).__name__ if top is not None else "",
        mover,
        dice,
        left,
        s.winner,
        parts(top.args()[2:]) if top is not None and top.part() > 0 else (),
        tuple(numbers),
    )


def parts(said: tuple[Any, ...]) -> tuple[int, ...]:
    """What one has half said as plain numbers; several dinos named are a bit each."""
    return tuple([sum([1 << e for e in x]) if isinstance(x, tuple) else x for x in said])
