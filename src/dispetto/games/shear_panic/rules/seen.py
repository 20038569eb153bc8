"""What a seat may see as numbers, noted straight from the table. What each means: ../observed.py."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.notes import Notes, Onlooker
from dispetto.core.engine.table import State, heard
from dispetto.games.shear_panic.rules import cards, taking_turns
from dispetto.games.shear_panic.rules.state import BLACK, CELLS, NOTHING, SHEEP, TURN, WHITE, Meadow

QUESTIONS: Final[list[type[Any]]] = [
    taking_turns.WhichLayout,
    taking_turns.WhoStarts,
    taking_turns.ColourDie,
    cards.PickCard,
    cards.PickSheep,
    cards.PickWay,
    cards.PickFar,
    cards.PickTurn,
    cards.PickDiscard,
    cards.AddMove,
    cards.MoveAlone,
]
MOST_SEATS: Final = 4
KINDS: Final = 21  # seven actions, three values
OF_A_PLAYER: Final = 6 + KINDS
CODES: Final = {QUESTIONS[k]: k for k in range(len(QUESTIONS))}


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


class MeadowOnlooker(Onlooker):
    """Notes all that a seat (or PUBLIC) may see."""

    def note(self, s: State, seat: int, notes: Notes) -> None:
        assert isinstance(s, Meadow)
        setup = s.setup
        n = setup.players
        me = seat if seat >= 0 else 0
        for sheep in range(SHEEP):
            notes.put(s.where[sheep], 1 + relative(sheep, me))
        i: i64 = CELLS
        top = heard(s, seat)
        action, value, chosen, way, face = said(top)
        asked = -1 if top is None else top.seat
        bar = s.barred
        notes.put(i, s.facing // 2)
        notes.put(i + 1, s.marker)
        notes.put(i + 2, s.figure)
        notes.put(i + 3, s.edge // 2)
        notes.put(i + 4, 0 if bar == NOTHING else 1 + bar // 256)
        notes.put(i + 5, 0 if bar == NOTHING else bar // 32 % 8)
        notes.put(i + 6, 0 if bar == NOTHING else bar % 32)
        notes.put(i + 7, (s.turn - me) % n)
        notes.put(i + 8, 0 if asked < 0 else 1 + (asked - me) % n)
        notes.put(i + 9, 1 + action)
        notes.put(i + 10, value)
        notes.put(i + 11, 0 if chosen < 0 else 1 + relative(chosen, me))
        notes.put(i + 12, 1 + way)
        notes.put(i + 13, 0 if face < 0 else 1 + flock(setup.flocks[face] if face < 4 else face, me))
        i += 14
        kind: Any = type(top)
        if kind in CODES:
            notes.put(i + CODES[kind], 1)
        i += len(QUESTIONS)
        for space in setup.panics:
            notes.put(i + space, 1)
        i += len(setup.panic)
        for rel in range(n):
            see_player(s, (me + rel) % n, notes, i + rel * OF_A_PLAYER)


def see_player(s: Meadow, p: int, notes: Notes, first: i64) -> None:
    """One player: points, and the cards left of each kind."""
    setup = s.setup
    notes.put(first, 1)
    notes.put(first + 1, s.points[p])
    notes.put(first + 2, s.gone[p])
    held: i64 = s.cards[p]
    kept: i64 = s.moves[p]
    i: i64 = 0
    while held or kept:
        if held & 1:
            notes.add(first + 3 + setup.card_action[i] * 3 + setup.card_value[i] - 1)
        if kept & 1:
            notes.add(first + 2 + KINDS + setup.card_value[i])
        held >>= 1
        kept >>= 1
        i += 1


def relative(sheep: int, me: int) -> int:
    """A sheep counted from this player's own; the black one is always the last."""
    return sheep if sheep == BLACK else (sheep - 2 * me) % 8


def flock(found: int, me: int) -> int:
    """Whose sheep a colour calls, counted from this player; black and white come last."""
    return found if found >= 4 else (found - me) % 4


assert WHITE == 5  # after the four flocks and the black sheep
