"""The table as numbers, for learning: what each of them means is told by `OBSERVED` in meanings.py, part by part.

Nothing is hidden in this game but what another has half said, so all that matters is here: dinos from the seat's own
on, the rocks that lie about, the question with all it carries, and what waits beneath it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.notes import Notes, Onlooker
from dispetto.core.engine.table import Ask, Frame, State, heard
from dispetto.games.hedz.rules.actions import MOST_DINOS
from dispetto.games.hedz.rules.biting import BiteOff
from dispetto.games.hedz.rules.pushing import Steal
from dispetto.games.hedz.rules.questions import DieRoll, DinoAsk
from dispetto.games.hedz.rules.state import ALL_ROCKS, GONE, Hedz
from dispetto.games.hedz.rules.throwing import Contest, Flight
from dispetto.games.hedz.rules.turn import OpeningRoll

SPACES: Final = 160  # no board has more
THINKS: Final = 4  # nor so many Think! spaces
A_DINO: Final = 7 + THINKS  # numbers for each dino
ROUNDS: Final = 1000  # no limit is higher; later rounds count as this
SAID: Final = 7  # what a question carries besides its seat and its dino
WAITING: Final = 12  # frames beneath it
A_FRAME: Final = 6  # numbers for each: what it is, and what it carries

DINOS_AT: Final = 0
LOOSE_AT: Final = DINOS_AT + MOST_DINOS * A_DINO
TABLE_AT: Final = LOOSE_AT + SPACES
ASKED_AT: Final = TABLE_AT + 6
SAID_AT: Final = ASKED_AT + 4
OPENING_AT: Final = SAID_AT + SAID
WAITING_AT: Final = OPENING_AT + MOST_DINOS
LENGTH: Final = WAITING_AT + WAITING * A_FRAME


class HedzOnlooker(Onlooker):
    """Notes the table as a seat (or PUBLIC) sees it; `codes` counts the frames from 1."""

    def __init__(self, codes: dict[type[Any], int]) -> None:
        self.codes: Final = codes

    def note(self, s: State, seat: int, notes: Notes) -> None:
        assert isinstance(s, Hedz)
        top = heard(s, seat)
        me = mine(s, seat, top)
        note_dinos(s, seat, me, notes)
        note_table(s, me, notes)
        if top is not None:
            note_question(s, seat, me, top, self.codes, notes)
            note_waiting(s, me, self.codes, notes)


def mine(s: Hedz, seat: int, top: Ask[Any] | None) -> int:
    """The dino from which all are counted: of several the one that is asked about, of a spectator the first."""
    if isinstance(top, DinoAsk) and top.seat == seat:
        return top.d
    for d in range(s.setup.dinos):
        if s.setup.owner[d] == seat:
            return d
    return 0


def note_dinos(s: Hedz, seat: int, me: int, notes: Notes) -> None:
    """Every dino, the one that counts as the seat's own first."""
    n = s.setup.dinos
    i: i64 = DINOS_AT
    for rel in range(n):
        d = me + rel if me + rel < n else me + rel - n
        here = s.at[d]
        owner = s.setup.owner[d]
        notes.put(i, 1 if here != GONE else 0)
        notes.put(i + 1, here + 1)
        notes.put(i + 2, s.rocks[d])
        notes.put(i + 3, s.kind[d])
        notes.put(i + 4, 1 if owner == seat else 0)
        notes.put(i + 5, (owner - seat) % s.setup.players if seat >= 0 else owner)
        notes.put(i + 6, s.thrown >> d & 1)
        if s.thought[d]:
            for k in range(THINKS):
                notes.put(i + 7 + k, s.thought[d] >> k & 1)
        i += A_DINO


def note_table(s: Hedz, me: int, notes: Notes) -> None:
    """The rocks that lie about, and what counts for everybody."""
    n = s.setup.dinos
    i: i64 = LOOSE_AT
    for rocks in s.loose:
        if rocks and i < TABLE_AT:
            notes.put(i, rocks)
        i += 1
    notes.put(TABLE_AT, n)
    notes.put(TABLE_AT + 1, max(s.supply, -ALL_ROCKS))
    notes.put(TABLE_AT + 2, (s.turn - me) % n)
    notes.put(TABLE_AT + 3, (s.first - me) % n)
    notes.put(TABLE_AT + 4, min(s.round, ROUNDS))
    notes.put(TABLE_AT + 5, s.setup.turn_limit)


def note_question(s: Hedz, seat: int, me: int, top: Ask[Any], codes: dict[type[Any], int], notes: Notes) -> None:
    """What is asked, whom, about which dino, and all the question carries."""
    n = s.setup.dinos
    notes.put(ASKED_AT, codes[type(top)])
    notes.put(ASKED_AT + 1, 1 if top.seat == seat else 0)
    notes.put(ASKED_AT + 2, 0 if top.seat < 0 else 1 + (top.seat - max(seat, 0)) % s.setup.players)
    if isinstance(top, OpeningRoll):
        notes.put(SAID_AT, top.pips)
        for k in range(len(top.rollers)):
            total = top.totals[k] if k < len(top.totals) else 1
            notes.put(OPENING_AT + (top.rollers[k] - max(seat, 0)) % s.setup.players, total)
        return
    carried = top.args()
    if isinstance(top, DinoAsk):
        notes.put(ASKED_AT + 3, 1 + (top.d - me) % n)
        carried = carried[2:]
    elif isinstance(top, DieRoll):
        notes.put(ASKED_AT + 3, 1 + (top.d - me) % n)
        carried = carried[1:]
    for k in range(min(len(carried), SAID)):
        notes.put(SAID_AT + k, number(carried[k], me, n))
    if names_another(top):
        notes.put(SAID_AT, 1 + (int(carried[0]) - me) % n)


def note_waiting(s: Hedz, me: int, codes: dict[type[Any], int], notes: Notes) -> None:
    """What will be done when this question is settled, the next first."""
    n = s.setup.dinos
    i = WAITING_AT
    for k in range(len(s.stack) - 2, max(-1, len(s.stack) - 2 - WAITING), -1):
        frame: Frame[Any] = s.stack[k]
        carried = frame.args()
        notes.put(i, codes[type(frame)])
        for j in range(min(len(carried), A_FRAME - 1)):
            about_dinos = j == 0 or (j == 1 and names_another(frame))
            notes.put(i + 1 + j, 1 + (int(carried[j]) - me) % n if about_dinos else number(carried[j], me, n))
        i += A_FRAME


def names_another(frame: Frame[Any]) -> bool:
    """Does it speak of a second dino, next to its own?"""
    return isinstance(frame, (Steal, Contest, Flight, BiteOff))


def number(value: Any, me: int, n: int) -> int:
    """What a frame carries as one number; several dinos named are a bit each, from one's own on."""
    if isinstance(value, tuple):
        named = 0
        for d in value:
            named |= 1 << (int(d) - me) % n
        return named
    return int(value)
