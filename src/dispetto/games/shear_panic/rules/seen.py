"""What a seat may see as numbers, written straight from the table: `numbers_into`. What each means: ../observed.py."""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.engine.table import heard
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


def numbers_into(s: Meadow, seat: int, out: list[int]) -> None:
    """Write all that this seat may see."""
    setup = s.setup
    n = setup.players
    me = seat if seat >= 0 else 0
    for at in range(CELLS):
        out[at] = 0
    for sheep in range(SHEEP):
        out[s.where[sheep]] = 1 + relative(sheep, me)
    i = CELLS
    top = heard(s, seat)
    action, value, chosen, way, face = said(top)
    asked = -1 if top is None else top.seat
    bar = s.barred
    out[i] = s.facing // 2
    out[i + 1] = s.marker
    out[i + 2] = s.figure
    out[i + 3] = s.edge // 2
    out[i + 4] = 0 if bar == NOTHING else 1 + bar // 256
    out[i + 5] = 0 if bar == NOTHING else bar // 32 % 8
    out[i + 6] = 0 if bar == NOTHING else bar % 32
    out[i + 7] = (s.turn - me) % n
    out[i + 8] = 0 if asked < 0 else 1 + (asked - me) % n
    out[i + 9] = 1 + action
    out[i + 10] = value
    out[i + 11] = 0 if chosen < 0 else 1 + relative(chosen, me)
    out[i + 12] = 1 + way
    out[i + 13] = 0 if face < 0 else 1 + flock(setup.flocks[face] if face < 4 else face, me)
    i += 14
    for question in QUESTIONS:
        out[i] = 1 if type(top) is question else 0
        i += 1
    for on in setup.panic:
        out[i] = on
        i += 1
    for rel in range(MOST_SEATS):
        if rel < n:
            see_player(s, (me + rel) % n, out, i)
        else:
            for j in range(i, i + OF_A_PLAYER):
                out[j] = 0
        i += OF_A_PLAYER


def see_player(s: Meadow, p: int, out: list[int], first: int) -> None:
    """One player: points, and the cards left of each kind."""
    setup = s.setup
    out[first] = 1
    out[first + 1] = s.points[p]
    out[first + 2] = s.gone[p]
    for i in range(first + 3, first + OF_A_PLAYER):
        out[i] = 0
    held = s.cards[p]
    kept = s.moves[p]
    for i in range(len(setup.card_value)):
        if held >> i & 1:
            at = first + 3 + setup.card_action[i] * 3 + setup.card_value[i] - 1
            out[at] = out[at] + 1
        if kept >> i & 1:
            at = first + 2 + KINDS + setup.card_value[i]
            out[at] = out[at] + 1


def relative(sheep: int, me: int) -> int:
    """A sheep counted from this player's own; the black one is always the last."""
    return sheep if sheep == BLACK else (sheep - 2 * me) % 8


def flock(found: int, me: int) -> int:
    """Whose sheep a colour calls, counted from this player; black and white come last."""
    return found if found >= 4 else (found - me) % 4


assert WHITE == 5  # after the four flocks and the black sheep
