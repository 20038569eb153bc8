"""Why not: for every row of the table and every question, the rule that keeps it from being on offer."""

from __future__ import annotations

from typing import Final

import dispetto.games.shear_panic.flow as flow
from dispetto.core.table import Action, Reason
from dispetto.games.shear_panic import moves
from dispetto.games.shear_panic.flow_legal import CARDS, bar, is_barred, may_choose
from dispetto.games.shear_panic.state import ALIGN, DIAGONAL, JUMP, LINE, MOVE, NEXT, NOBODY, PUSH, Meadow

PARTS: Final = ("sheep", "way", "far", "clockwise", "anticlockwise")


def holds(s: Meadow, seat: int, action: int, value: int) -> bool:
    """Has this player such a card face up?"""
    for i in range(CARDS):
        if s.cards[seat] >> i & 1 and s.setup.card_action[i] == action and s.setup.card_value[i] == value:
            return True
    return False


def general(a: Action) -> Reason:
    """A row that answers another question: a part of this one that comes later or has been said, or something else."""
    return Reason("TABLE-04") if a.verb in PARTS or a.verb == "card" else Reason("TABLE-05")


def movement_card(a: Action) -> bool:
    """Is this about a movement card?"""
    return a.verb == "add" or a.verb == "no_card"


# ----------------------------------------------------------------------------------------------------------- Cards


def picking_card(s: Meadow, seat: int, a: Action) -> Reason:
    """A card is being chosen."""
    if movement_card(a):
        return Reason("SP-RUL-31") if s.moves[seat] else Reason("SP-TURN-02")
    if a.verb != "card":
        return general(a)
    action = a.args[0]
    if not holds(s, seat, action, a.args[1]):
        return Reason("SP-TURN-03", (action, a.args[1]))
    if action == MOVE:
        return Reason("SP-ACT-A-02")
    if action == PUSH:
        return Reason("SP-RUL-08")
    if action == JUMP:
        return Reason("SP-ACT-C-06")
    if action == DIAGONAL or action == LINE:
        return Reason("SP-GEN-03", (action,))
    return Reason("SP-RUL-15")  # the ban never takes the last align: there are two at least, or none


def discarding(s: Meadow, seat: int, a: Action) -> Reason:
    """No card has a legal action; one is thrown away."""
    if a.verb == "card":
        return Reason("SP-TURN-03", (a.args[0], a.args[1]))
    if movement_card(a):
        return Reason("SP-RUL-31") if s.moves[seat] else Reason("SP-TURN-02")
    return Reason("SP-RUL-19") if a.verb in PARTS else Reason("TABLE-05")


def adding(s: Meadow, seat: int, a: Action) -> Reason:
    """A movement card may, or must, be added."""
    if a.verb == "no_card":
        return Reason("SP-2P-04")
    if a.verb == "add":
        return Reason("SP-3P-04", (a.args[0],))
    if a.verb == "card":
        return Reason("SP-TURN-02-one")
    return general(a)


def moving_alone(s: Meadow, a: Action) -> Reason:
    """No action card is left."""
    if a.verb == "add":
        return Reason("SP-3P-04", (a.args[0],))
    if a.verb == "no_card":
        return Reason("SP-TURN-09")
    return Reason("SP-RUL-20") if a.verb in PARTS or a.verb == "card" else Reason("TABLE-05")


# ----------------------------------------------------------------------------------------------------------- Sheep


def picking_sheep(s: Meadow, seat: int, action: int, face: int, a: Action, meaning: tuple[int, ...]) -> Reason:
    """A sheep is being chosen."""
    if a.verb == "sheep":
        sheep = meaning[0]
        if face >= 0 and not flow.is_of(sheep, face):
            return Reason("SP-SCR-02", (face, sheep))
        if face < 0 and not may_choose(seat, action, sheep):
            return Reason("SP-CARD-02", (action, sheep))
        return cannot_act(s, action, sheep)
    if face >= 0 and (a.verb == "card" or movement_card(a)):
        return Reason("SP-SCR-05")
    return general(a)


def cannot_act(s: Meadow, action: int, sheep: int) -> Reason:
    """Why this sheep can do nothing of the kind, whichever way."""
    if action == MOVE:
        return Reason("SP-ACT-A-02-sheep", (sheep,))
    if action == PUSH:
        return Reason("SP-RUL-08-sheep", (sheep,))
    if action == JUMP:
        return Reason("SP-ACT-C-06-sheep", (sheep,))
    if action == ALIGN:
        return Reason("SP-RUL-13", (sheep,))
    return Reason("SP-GEN-03-sheep", (sheep,))


def picking_way(s: Meadow, action: int, sheep: int, a: Action) -> Reason:
    """A direction is being chosen."""
    if a.verb != "way":
        return general(a)
    way = a.args[0]
    if action == ALIGN:
        return no_align(s, sheep, way)
    if action == DIAGONAL and way % 2 == 0:
        return Reason("SP-ACT-D-01")
    if action == LINE and way % 2 == 1:
        return Reason("SP-ACT-E-01")
    if action == DIAGONAL or action == LINE:
        if is_barred(s, action, sheep, way):
            return Reason("SP-RUL-18", (way, s.barred_by))
        return Reason("SP-GEN-03-way", (moves.line_through(s, sheep, way)[0], way))
    if action == MOVE:
        to = NEXT[s.where[sheep] * 8 + way]
        return Reason("SP-GEN-03-fence", (sheep, way)) if to < 0 else Reason("SP-GEN-04", (s.cell[to],))
    ahead = moves.sheep_ahead(s, sheep, way)
    if action == PUSH:
        return Reason("SP-PUSH-04", (ahead[-1], way)) if ahead else Reason("SP-PUSH-03", (sheep, way))
    return Reason("SP-ACT-C-04", (ahead[-1],)) if ahead else Reason("SP-ACT-C-06-way", (sheep, way))


def no_align(s: Meadow, sheep: int, way: int) -> Reason:
    """Why the flock cannot be aligned this way."""
    if way % 2 == 1:
        return Reason("SP-ACT-F-01")
    if s.barred == bar(ALIGN, way, 0):
        return Reason("SP-ACT-F-04", (way, s.barred_by))
    if sheep == NOBODY:
        return Reason("SP-RUL-15-way", (way,))
    return Reason("SP-RUL-13-way", (sheep, way))


def picking_far(s: Meadow, action: int, sheep: int, way: int, a: Action) -> Reason:
    """How many sheep is being chosen."""
    if a.verb != "far":
        return general(a)
    k = a.args[0]
    ahead = moves.sheep_ahead(s, sheep, way)
    if k > len(ahead):
        return Reason("SP-PUSH-03-count", (len(ahead),))
    last = ahead[k - 1]
    behind = NEXT[s.where[last] * 8 + way]
    if behind < 0:
        return Reason("SP-PUSH-04", (last, way)) if action == PUSH else Reason("SP-ACT-C-04", (last,))
    if action == PUSH:
        return Reason("SP-RUL-08-row", (last, s.cell[behind]))
    return Reason("SP-RUL-11", (last, s.cell[behind]))


def picking_turn(s: Meadow, value: int, a: Action) -> Reason:
    """The flock is about to turn."""
    if a.verb == "clockwise" or a.verb == "anticlockwise":
        return Reason("SP-ACT-G-03", (s.barred_by,))
    if value == 0 and (a.verb == "card" or movement_card(a)):
        return Reason("SP-SCR-05")
    return general(a)
