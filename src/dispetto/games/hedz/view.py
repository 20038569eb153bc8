"""What one seat may see (in this game: everything), and the same as numbers for learning."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dispetto.core.rounds import heard
from dispetto.games.hedz.rules.seen import LENGTH, observe_into
from dispetto.games.hedz.rules.state import Hedz


@dataclass(frozen=True)
class DinoView:
    """One dino on the board."""

    dino: int
    seat: int  # its player
    kind: str  # its type
    at: int  # the space, by index; -1 when its player has left
    rocks: int


@dataclass(frozen=True)
class View:
    """The table as one seat (or PUBLIC) sees it."""

    seat: int
    board: str
    players: int
    dinos: tuple[DinoView, ...]
    loose: tuple[int, ...]  # rocks lying on each space
    supply: int
    turn: int  # the dino whose turn it is
    round: int
    asked: int  # the seat that must answer; -1 chance or nobody
    question: str  # the frame's name, "" when the game is over
    mover: int  # the dino the question is about, -1 nobody
    dice: tuple[int, ...]  # the dice that lie rolled, if any
    left: int  # steps still to go
    winner: int
    said: tuple[int, ...] = ()  # the parts of one's own utterance so far
    numbers: tuple[int, ...] = field(default=(), repr=False)  # all of it for learning, see rules/seen.py


def view(s: Hedz, seat: int, codes: dict[str, int]) -> View:
    """Hedz has no secrets but what somebody has half said."""
    numbers = [0] * LENGTH
    observe_into(s, seat, codes, numbers)
    top = heard(s, seat)
    mover, dice, left = -1, (), 0
    if top is not None:
        mover = getattr(top, "d", -1)
        dice = tuple(v for v in getattr(top, "dice", ()) if v)
        left = getattr(top, "left", 0)
    return View(
        seat,
        s.setup.named["board"],  # by its shipped name, or its text
        s.setup.players,
        tuple(DinoView(d, s.setup.owner[d], s.dino(d).name, s.at[d], s.rocks[d]) for d in range(s.setup.dinos)),
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
    return tuple(sum(1 << e for e in x) if isinstance(x, tuple) else x for x in said)
