"""What may be done: which cards have a legal action, which sheep may do it which way, and what would undo."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action
from dispetto.games.shear_panic.rules import moves
from dispetto.games.shear_panic.rules.state import (
    ALIGN,
    DIAGONAL,
    EMPTY,
    JUMP,
    MOVE,
    NOTHING,
    PUSH,
    RAY,
    SHEEP,
    TURN,
    Meadow,
    Setup,
    owner_of,
)

CARDS: Final = 12


# ------------------------------------------------------------------------------------------- Which cards may be played


def playable(s: Meadow, seat: int) -> list[Action]:
    """The cards in front of this player that have a legal action, lowest value first.  SP-DEC-03, SP-RUL-19"""
    return rows_of(s.setup, able_cards(s, seat))


def rows_of(setup: Setup, cards: int) -> list[Action]:
    """The rows of these cards; two alike are one offer."""
    found: list[Action] = []
    for i in range(CARDS):
        if cards >> i & 1 and cards & setup.alike[i] == 0:
            found.append(setup.card_row[i])
    return found


def can_play(s: Meadow, seat: int) -> bool:
    """Has this player a card with a legal action? A turn always has: at most one sense is barred.  SP-RUL-19"""
    return s.cards[seat] & s.setup.cards_of[TURN] != 0 or able_cards(s, seat) != 0


def able_cards(s: Meadow, seat: int) -> int:
    """A bit for each card of this player that can be carried out now, in any way."""
    setup = s.setup
    held = s.cards[seat]
    able = held & setup.cards_of[TURN]
    far = held & (setup.cards_of[PUSH] | setup.cards_of[JUMP])  # where one can be done the other can
    if far and (moves.can_reach(s, 2 * seat) or moves.can_reach(s, 2 * seat + 1)):
        able |= far
    near = held & setup.cards_of[MOVE]
    if near and (moves.can_step(s, 2 * seat) or moves.can_step(s, 2 * seat + 1)):
        able |= near
    for action in range(DIAGONAL, TURN):
        cards = held & setup.cards_of[action]
        if cards and flock_can(s, action):
            able |= cards
    return able


def flock_can(s: Meadow, action: int) -> bool:
    """Can a shift or an align be carried out now, in any way?"""
    if action == ALIGN and not s.setup.align_contour:
        for way in range(0, 8, 2):
            if may_align_flock(s, way):
                return True
        return False
    for sheep in range(SHEEP):
        if can_act(s, action, sheep):
            return True
    return False


def may_choose(seat: int, action: int, sheep: int) -> bool:
    """Actions a, b, c are made by an own sheep; for the others any will do.  SP-CARD-02, SP-CARD-03, SP-RUL-09"""
    return action >= DIAGONAL or owner_of(sheep) == seat


def can_act(s: Meadow, action: int, sheep: int) -> bool:
    """Has this sheep at least one way to do it?  SP-ACT-A-02, SP-ACT-B-01, SP-ACT-C-06"""
    if action == PUSH or action == JUMP:
        return moves.can_reach(s, sheep)
    if action == MOVE:
        return moves.can_step(s, sheep)
    if action != ALIGN and s.barred == NOTHING:
        return moves.can_shift(s, sheep, action == DIAGONAL)
    for way in range(1 if action == DIAGONAL else 0, 8, 2):
        if may_go(s, action, sheep, way):
            return True
    return False


def able_sheep(s: Meadow, action: int, first: int, last: int) -> int:
    """A bit for every sheep from the first to the last that can do it."""
    found = 0
    for sheep in range(first, last + 1):
        if can_act(s, action, sheep):
            found |= 1 << sheep
    return found


def ways(s: Meadow, action: int, sheep: int) -> int:
    """A bit for every direction in which this sheep may do it.  SP-ACT-A-01, SP-ACT-B-01, SP-ACT-D-01, SP-ACT-E-01,
    SP-RUL-05
    """
    if action == PUSH or action == JUMP:
        return moves.ways_to_reach(s, sheep)
    if action == MOVE:
        return moves.ways_to_step(s, sheep)
    found = 0
    for way in range(1 if action == DIAGONAL else 0, 8, 2):
        if may_go(s, action, sheep, way):
            found |= 1 << way
    return found


def may_go(s: Meadow, action: int, sheep: int, way: int) -> bool:
    """May the line through this sheep shift, or the flock align to it, this way?
    SP-ACT-D-01, SP-ACT-E-01, SP-RUL-13
    """
    if action == ALIGN:
        return may_align_to(s, sheep, way)
    return moves.may_shift(s, sheep, way) and not is_barred(s, action, sheep, way)


def may_align_flock(s: Meadow, way: int) -> bool:
    """Towards the outermost line, unless it moves nobody or would undo.  SP-ACT-F-04, SP-RUL-13, SP-RUL-17"""
    return s.barred != bar(ALIGN, way, 0) and moves.may_align_flock(s, way)


def may_align_to(s: Meadow, sheep: int, way: int) -> bool:
    """With `align_contour`: towards the line of a sheep that has nobody beyond it in its own file.  SP-RUL-13"""
    if s.barred == bar(ALIGN, way, 0):
        return False
    for at in RAY[s.where[sheep] * 8 + way]:
        if s.cell[at] != EMPTY:
            return False
    return moves.may_align(s, way, moves.depth(s.where[sheep], way))


# ---------------------------------------------------------------------------------------------------------- No undo


def bar(action: int, way: int, line: int) -> int:
    """What may not be done next, as one number: an action and a direction, not a position.  SP-CARD-04, SP-RUL-17"""
    return (action * 8 + way) * 32 + line


def undo_of(s: Meadow, action: int, sheep: int, way: int) -> int:
    """The same, the other way round.  SP-ACT-F-04, SP-ACT-G-03, SP-RUL-17, SP-RUL-18"""
    if action == TURN:
        return bar(TURN, 1 - way, 0)
    if action == ALIGN:
        return bar(ALIGN, (way + 4) % 8, 0)
    return bar(action, (way + 4) % 8, moves.line_number(s.where[sheep], way))


def is_barred(s: Meadow, action: int, sheep: int, way: int) -> bool:
    """A shift is barred only where the data puts the no-undo mark on its card.  SP-RUL-18"""
    return s.barred != NOTHING and s.barred == bar(action, way, moves.line_number(s.where[sheep], way))
