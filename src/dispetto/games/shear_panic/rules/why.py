"""Why not: for every row and every question, the rule that keeps it from being on offer."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Reason
from dispetto.games.shear_panic.rules import moves, taking_turns
from dispetto.games.shear_panic.rules.allowed import CARDS, bar, is_barred, may_choose
from dispetto.games.shear_panic.rules.state import (
    ALIGN,
    DIAGONAL,
    EDGE,
    JUMP,
    LINE,
    MOVE,
    NEXT,
    NOBODY,
    PUSH,
    SHEEP,
    TURN,
    WHITE,
    Meadow,
)

NO_FACE: Final = -1  # no colour was rolled: a card is played


def holds(s: Meadow, seat: int, action: int, value: int) -> bool:
    """Has this player such a card face up? A value of 0 means any."""
    for i in range(CARDS):
        if s.cards[seat] >> i & 1 and s.setup.card_action[i] == action and value in (0, s.setup.card_value[i]):
            return True
    return False


def movement_card(a: Action) -> bool:
    """Is this about a movement card?"""
    return a.verb == "add" or a.verb == "no_card"


def turns(a: Action) -> bool:
    """Is this a sense in which the flock turns?"""
    return a.verb == "clockwise" or a.verb == "anticlockwise"


# ---------------------------------------------------------------------------------------- Rows of another question


def chance(a: Action, face: int) -> Reason:
    """What chance has settled, or settles on a panic space only.  SP-RUL-01, SP-RUL-02, SP-TURN-06, SP-SCR-02"""
    if a.verb == "starts":
        return Reason("SP-RUL-01")
    if a.verb == "layout":
        return Reason("SP-RUL-02")
    return Reason("SP-TURN-06") if face == NO_FACE else Reason("SP-SCR-02-fallen", (face,))


def too_early(s: Meadow, seat: int) -> Reason:
    """Movement cards come after the action, for those who have any.  SP-RUL-31, SP-3P-04, SP-TURN-02"""
    if s.moves[seat]:
        return Reason("SP-RUL-31")
    return Reason("SP-TURN-02") if s.setup.players == 4 else Reason("SP-3P-04-none")


def other_row(s: Meadow, seat: int, action: int, face: int, a: Action) -> Reason:
    """While an action is put together: rows that have no part in it, whichever part is asked for."""
    if a.verb == "card" or movement_card(a):
        if face != NO_FACE:
            return Reason("SP-RUL-06") if action == TURN else Reason("SP-SCR-05")
        return Reason("SP-TURN-02-played", (action,)) if a.verb == "card" else too_early(s, seat)
    if turns(a):
        return Reason("SP-ACT-G-01-other", (action,)) if face == NO_FACE else Reason("SP-SCR-05-turn", (face,))
    return chance(a, face)


def sheep_first(action: int, face: int) -> Reason:
    """The sheep is named before the direction.  SP-SCR-02, SP-CARD-02, SP-CARD-03, SP-RUL-13"""
    if face != NO_FACE:
        return Reason("SP-SCR-02-first")
    if action == ALIGN:
        return Reason("SP-RUL-13-first")
    return Reason("SP-CARD-02-first", (action,)) if action < DIAGONAL else Reason("SP-CARD-03-first", (action,))


def sheep_settled(action: int, face: int, sheep: int) -> Reason:
    """The sheep has been named, or none has to be.  SP-SCR-02, SP-CARD-02, SP-CARD-03, SP-ACT-F-01, SP-RUL-13"""
    if action == ALIGN:
        return Reason("SP-ACT-F-01-all") if sheep == NOBODY else Reason("SP-RUL-13-named", (sheep,))
    if face != NO_FACE:
        return Reason("SP-SCR-02-named", (sheep,))
    return Reason("SP-CARD-02-named", (sheep,)) if action < DIAGONAL else Reason("SP-CARD-03-named", (sheep,))


def not_counted(action: int) -> Reason:
    """How many is no question here, or not yet.  SP-ACT-A-01, SP-ACT-D-02, SP-ACT-E-02, SP-ACT-F-02, SP-PUSH-01,
    SP-RUL-05
    """
    if action == PUSH:
        return Reason("SP-PUSH-01-first")
    if action == JUMP:
        return Reason("SP-RUL-05-first")
    if action == MOVE:
        return Reason("SP-ACT-A-01-one")
    if action == ALIGN:
        return Reason("SP-ACT-F-02")
    return Reason("SP-ACT-D-02") if action == DIAGONAL else Reason("SP-ACT-E-02")


# ----------------------------------------------------------------------------------------------------------- Cards


def picking_card(s: Meadow, seat: int, a: Action, meaning: tuple[int, ...]) -> Reason:
    """A card is being chosen."""
    if movement_card(a):
        return too_early(s, seat)
    if turns(a):
        return Reason("SP-ACT-G-01-card") if holds(s, seat, TURN, 0) else Reason("SP-TURN-03-turn")
    if a.verb == "sheep":
        return Reason("SP-TURN-02-sheep", meaning)
    if a.verb == "way":
        return Reason("SP-TURN-02-way", (a.args[0],))
    if a.verb == "far":
        return Reason("SP-TURN-02-far")
    if a.verb != "card":
        return chance(a, NO_FACE)
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
        for sheep in range(SHEEP):
            if moves.can_shift(s, sheep, action == DIAGONAL):  # it could, so it is the ban that keeps it
                return Reason("SP-RUL-18-card", (action, s.barred_by))
        return Reason("SP-GEN-03", (action,))
    return Reason("SP-RUL-15")  # the ban never takes the last align: there are two at least, or none


def is_part(a: Action) -> bool:
    """Is this a part of an action?"""
    return a.verb == "sheep" or a.verb == "way" or a.verb == "far" or turns(a)


def discarding(s: Meadow, seat: int, a: Action) -> Reason:
    """No card has a legal action; one is thrown away."""
    if a.verb == "card":
        return Reason("SP-TURN-03", (a.args[0], a.args[1]))
    if movement_card(a):
        return too_early(s, seat)
    return Reason("SP-RUL-19") if is_part(a) else chance(a, NO_FACE)


def adding(s: Meadow, seat: int, a: Action) -> Reason:
    """A movement card may, or must, be added."""
    if a.verb == "no_card":
        return Reason("SP-2P-04")
    if a.verb == "add":
        return Reason("SP-3P-04", (a.args[0],))
    return Reason("SP-TURN-02-one") if a.verb == "card" or is_part(a) else chance(a, NO_FACE)


def moving_alone(s: Meadow, a: Action) -> Reason:
    """No action card is left."""
    if a.verb == "add":
        return Reason("SP-3P-04", (a.args[0],))
    if a.verb == "no_card":
        return Reason("SP-TURN-09")
    return Reason("SP-RUL-20") if a.verb == "card" or is_part(a) else chance(a, NO_FACE)


# ----------------------------------------------------------------------------------------------------------- Sheep


def picking_sheep(s: Meadow, seat: int, action: int, face: int, a: Action, meaning: tuple[int, ...]) -> Reason:
    """A sheep is being chosen."""
    if a.verb == "way" or a.verb == "far":
        return sheep_first(action, face)
    if a.verb != "sheep":
        return other_row(s, seat, action, face, a)
    sheep = meaning[0]
    if face != NO_FACE and not taking_turns.is_of(s, sheep, face):
        return Reason("SP-SCR-02", (face, sheep))
    if face == NO_FACE and not may_choose(seat, action, sheep):
        return Reason("SP-CARD-02", (action, sheep))
    return cannot_act(s, action, sheep)


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
    if moves.can_shift(s, sheep, action == DIAGONAL):
        return Reason("SP-RUL-18-sheep", (sheep, s.barred_by))
    return Reason("SP-GEN-03-sheep", (sheep,))


def picking_way(s: Meadow, seat: int, action: int, face: int, sheep: int, a: Action) -> Reason:
    """A direction is being chosen."""
    if a.verb == "sheep":
        return sheep_settled(action, face, sheep)
    if a.verb == "far":
        return not_counted(action)
    if a.verb != "way":
        return other_row(s, seat, action, face, a)
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
        return Reason("SP-GEN-03-way", (s.cell[EDGE[s.where[sheep] * 8 + way]], way))
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


def picking_far(s: Meadow, seat: int, action: int, face: int, sheep: int, way: int, a: Action) -> Reason:
    """How many sheep is being chosen."""
    if a.verb == "sheep":
        return sheep_settled(action, face, sheep)
    if a.verb == "way":
        return Reason("SP-PUSH-01-way", (sheep, way)) if action == PUSH else Reason("SP-ACT-C-01-way", (sheep, way))
    if a.verb != "far":
        return other_row(s, seat, action, face, a)
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


def picking_turn(s: Meadow, seat: int, value: int, a: Action) -> Reason:
    """The flock is about to turn."""
    if turns(a):
        return Reason("SP-ACT-G-03", (s.barred_by,))
    if is_part(a):
        return Reason("SP-ACT-G-01-way") if a.verb == "way" else Reason("SP-ACT-G-01-all")
    return other_row(s, seat, TURN, NO_FACE if value else WHITE, a)
