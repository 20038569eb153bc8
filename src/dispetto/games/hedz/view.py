"""What one seat may see (in this game: everything), and the same as numbers for learning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dispetto.core.rounds import heard
from dispetto.games.hedz.rules.actions import MOST_DINOS
from dispetto.games.hedz.rules.state import GONE, Hedz


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


def view(s: Hedz, seat: int) -> View:
    """Hedz has no secrets but what somebody has half said."""
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
    )


def parts(said: tuple[Any, ...]) -> tuple[int, ...]:
    """What one has half said as plain numbers; several dinos named are a bit each."""
    return tuple(sum(1 << e for e in x) if isinstance(x, tuple) else x for x in said)


SPACES_OBSERVED = 160
PARTS_OBSERVED = 5


def observe(v: View, kinds: Sequence[str], questions: Sequence[str]) -> list[int]:
    """Fixed length: per dino from mine on (here, space, rocks, type, ally), loose rocks, dice, what is asked."""
    out: list[int] = []
    me = next((x.dino for x in v.dinos if x.seat == v.seat), 0)
    if v.mover >= 0 and v.asked == v.seat:
        me = v.mover
    n = len(v.dinos)
    for rel in range(MOST_DINOS):
        if rel < n:
            x = v.dinos[(me + rel) % n]
            out += [int(x.at != GONE), x.at + 1, x.rocks, kinds.index(x.kind), int(x.seat == v.seat)]
        else:
            out += [0, 0, 0, 0, 0]
    out += list(v.loose[:SPACES_OBSERVED]) + [0] * (SPACES_OBSERVED - len(v.loose))
    dice = list(v.dice[:3])
    out += dice + [0] * (3 - len(dice))
    out += [questions.index(v.question) + 1 if v.question else 0, int(v.asked == v.seat)]
    out += [v.left, (v.turn - me) % n if n else 0, v.round]
    out += list(v.said) + [0] * (PARTS_OBSERVED - len(v.said))
    return out
