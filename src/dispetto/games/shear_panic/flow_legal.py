"""What may be done: which cards have a legal action, which sheep may do it which way, and what would undo."""

from __future__ import annotations

from typing import Final

from dispetto.core.table import Action
from dispetto.games.shear_panic import actions as do
from dispetto.games.shear_panic import moves
from dispetto.games.shear_panic.state import (
    ALIGN,
    DIAGONAL,
    EMPTY,
    JUMP,
    LINE,
    MOVE,
    NEXT,
    NOTHING,
    PUSH,
    RAY,
    SHEEP,
    TURN,
    Meadow,
    colour_of,
)

CARDS: Final = 12


# ------------------------------------------------------------------------------------------- Which cards may be played


def playable(s: Meadow, seat: int) -> list[Action]:
    """SP-DEC-03, SP-RUL-19  The cards in front of this player that have a legal action, lowest value first."""
    offers: list[Action] = []
    setup = s.setup
    held = s.cards[seat]
    able = 0  # a bit for each action that can be carried out,
    unable = 0  # and for each that cannot
    last = -1
    for i in range(CARDS):
        if held >> i & 1 == 0:
            continue
        action = setup.card_action[i]
        if unable >> action & 1:
            continue
        if able >> action & 1 == 0:
            if not has_action(s, seat, action):
                unable |= 1 << action
                continue
            able |= 1 << action
        code = (setup.card_value[i] - 1) * 7 + action
        if code != last:  # two cards alike are one offer
            offers.append(do.CARD[code])
            last = code
    return offers


def can_play(s: Meadow, seat: int) -> bool:
    """SP-RUL-19  Has this player a card with a legal action?"""
    for i in range(CARDS):
        if s.cards[seat] >> i & 1 and has_action(s, seat, s.setup.card_action[i]):
            return True
    return False


def has_action(s: Meadow, seat: int, action: int) -> bool:
    """Can this action be carried out by this player now, in any way?"""
    if action == TURN:
        return True  # SP-RUL-19: at most one sense is barred
    if action == MOVE or action == PUSH or action == JUMP:
        return can_act(s, action, 2 * seat) or can_act(s, action, 2 * seat + 1)
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
    """SP-CARD-02, SP-CARD-03, SP-RUL-09  Actions a, b, c are made by an own sheep; for the others any will do."""
    return action >= DIAGONAL or colour_of(sheep) == seat


def can_act(s: Meadow, action: int, sheep: int) -> bool:
    """Has this sheep at least one way to do it?"""
    for way in range(8):
        if can_go(s, action, sheep, way):
            return True
    return False


def can_go(s: Meadow, action: int, sheep: int, way: int) -> bool:
    """SP-ACT-A-01, SP-ACT-A-02, SP-ACT-B-01, SP-ACT-C-06, SP-ACT-D-01, SP-ACT-E-01, SP-RUL-05  May this sheep do it this way?"""
    if action == PUSH or action == JUMP:
        return moves.can_reach(s, sheep, way)
    if action == MOVE:
        to = NEXT[s.where[sheep] * 8 + way]
        return to >= 0 and s.cell[to] == EMPTY
    if action == DIAGONAL:
        return way % 2 == 1 and moves.may_shift(s, sheep, way) and not is_barred(s, action, sheep, way)
    if action == LINE:
        return way % 2 == 0 and moves.may_shift(s, sheep, way) and not is_barred(s, action, sheep, way)
    return way % 2 == 0 and may_align_to(s, sheep, way)


def may_align_flock(s: Meadow, way: int) -> bool:
    """SP-ACT-F-04, SP-RUL-13, SP-RUL-17  Towards the outermost line, unless it moves nobody or would undo."""
    return s.barred != bar(ALIGN, way, 0) and moves.may_align(s, way, moves.outermost(s, way))


def may_align_to(s: Meadow, sheep: int, way: int) -> bool:
    """SP-RUL-13  With `align_contour`: towards the line of a sheep that has nobody beyond it in its own file."""
    if s.barred == bar(ALIGN, way, 0):
        return False
    for at in RAY[s.where[sheep] * 8 + way]:
        if s.cell[at] != EMPTY:
            return False
    return moves.may_align(s, way, moves.depth(s.where[sheep], way))


# ---------------------------------------------------------------------------------------------------------- No undo


def bar(action: int, way: int, line: int) -> int:
    """SP-CARD-04, SP-RUL-17  What may not be done next, as one number: an action and a direction, not a position."""
    return (action * 8 + way) * 32 + line


def undo_of(s: Meadow, action: int, sheep: int, way: int) -> int:
    """SP-ACT-F-04, SP-ACT-G-03, SP-RUL-17, SP-RUL-18  The same, the other way round."""
    if action == TURN:
        return bar(TURN, 1 - way, 0)
    if action == ALIGN:
        return bar(ALIGN, (way + 4) % 8, 0)
    return bar(action, (way + 4) % 8, moves.line_number(s.where[sheep], way))


def is_barred(s: Meadow, action: int, sheep: int, way: int) -> bool:
    """SP-RUL-18  A shift is barred only where the data puts the no-undo mark on its card."""
    return s.barred != NOTHING and s.barred == bar(action, way, moves.line_number(s.where[sheep], way))
