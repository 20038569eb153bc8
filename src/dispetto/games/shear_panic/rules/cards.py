"""The cards in rulebook order: an action said part by part, an action carried out, discards, movement cards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.table import Action, Ask, Reason
from dispetto.games.shear_panic.rules import actions, moves, taking_turns, track, why
from dispetto.games.shear_panic.rules.allowed import (
    CARDS,
    able_sheep,
    bar,
    can_act,
    may_align_flock,
    may_choose,
    playable,
    rows_of,
    undo_of,
    ways,
)
from dispetto.games.shear_panic.rules.questions import Question, absolute, relative
from dispetto.games.shear_panic.rules.state import (
    ALIGN,
    BLACK,
    CELLS,
    DIAGONAL,
    EMPTY,
    JUMP,
    LINE,
    MOVE,
    NEXT,
    NO_FIGURE,
    NOBODY,
    NOTHING,
    PUSH,
    TURN,
    WHITE,
    Meadow,
    changed,
    of_colour,
)

NO_VALUE: Final = 0  # of a push that no card pays for
NO_FACE: Final = -1  # no colour was rolled: a card is played
BOTH_TURNS: Final = [actions.CLOCKWISE, actions.ANTICLOCKWISE]
AROUND: Final = [7, 0, 1, 6, 2, 5, 4, 3]  # SP-DEC-04: the eight neighbours as one reads them
SLANTS: Final = [3, 7, 1, 5]  # SP-DEC-07: SE, NW, NE, SW
STRAIGHTS: Final = [2, 6, 4, 0]  # SP-DEC-08: E, W, S, N
COLOURED: Final = 255  # the bits of all sheep but the black one
NAMED: Final = [0, 1, 2, 3, 6, 7, 4, 5, 8]  # SP-DEC-02: R1, R2, B1, B2, G1, G2, Y1, Y2, K


# ------------------------------------------------------------------------------------------ An action, part by part


@mypyc_attr(free_list_len=1)
class PickCard(Question):
    """One of the face-up cards that has a legal action.  SP-TURN-02, SP-CARD-01, SP-DEC-03"""

    def legal(self, s: Meadow) -> list[Action]:
        return playable(s, self.seat)

    def answer(self, s: Meadow, a: Action) -> None:
        action = a.args[0]
        value = a.args[1]
        if action == TURN:
            s.stack.append(PickTurn(self.seat, value))
        elif action == ALIGN and not s.setup.align_contour:
            s.stack.append(PickWay(self.seat, ALIGN, value, NO_FACE, NOBODY))
        else:
            s.stack.append(PickSheep(self.seat, action, value, NO_FACE))

    def why(self, s: Meadow, a: Action) -> Reason:
        return why.picking_card(s, self.seat, a, self.meaning(s, a))

    def facts(self, s: Meadow) -> tuple[int, ...]:
        return (s.marker, track.phase(s.marker))


@mypyc_attr(free_list_len=1)
class PickSheep(Question):
    """Which sheep.  SP-SCR-02, SP-DEC-02, SP-DEC-04, SP-DEC-05, SP-DEC-06, SP-DEC-07, SP-DEC-08"""

    def __init__(self, seat: int, action: int, value: int, face: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.value: Final = value
        self.face: Final = face  # the colour rolled, where no card is played

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action, self.value, self.face)

    def sheep(self, a: Action) -> int:
        """The sheep a row means: rows count from the asked player's own."""
        return absolute(self.seat, a.args[0])

    def may(self, s: Meadow, sheep: int) -> bool:
        """Is this one of those to choose from, and has it a way?"""
        if self.face == NO_FACE:
            return may_choose(self.seat, self.action, sheep) and can_act(s, self.action, sheep)
        return taking_turns.is_of(s, sheep, self.face) and can_act(s, self.action, sheep)

    def legal(self, s: Meadow) -> list[Action]:
        first = 0
        last = BLACK
        if self.face == NO_FACE and self.action < DIAGONAL:
            first = 2 * self.seat
            last = first + 1
        elif NO_FACE < self.face < WHITE:
            first = of_colour(s, 2 * self.face)
            last = first if first == BLACK else first + 1
        found = able_sheep(s, self.action, first, last)
        turn = 2 * self.seat  # the bits are turned until the player's own come first
        coloured = found & COLOURED
        return actions.SHEEP_OF[found & 1 << BLACK | coloured >> turn | coloured << BLACK - turn & COLOURED]

    def answer(self, s: Meadow, a: Action) -> None:
        s.stack.append(PickWay(self.seat, self.action, self.value, self.face, self.sheep(a)))

    def default(self, s: Meadow) -> Action:
        """For a shift the first sheep in reading order; else the first by name.  SP-DEC-02, SP-DEC-07, SP-DEC-08"""
        if self.action == DIAGONAL or self.action == LINE:
            for at in range(CELLS):
                sheep = s.cell[at]
                if sheep != EMPTY and self.may(s, sheep):
                    return actions.SHEEP[relative(self.seat, sheep)]
        for name in NAMED:
            sheep = of_colour(s, name)
            if self.may(s, sheep):
                return actions.SHEEP[relative(self.seat, sheep)]
        return self.legal(s)[0]

    def part(self) -> int:
        return 1 if self.face == NO_FACE else 0

    def opening(self, s: Meadow) -> Ask[Meadow]:
        return PickCard(self.seat) if self.face == NO_FACE else self

    def why(self, s: Meadow, a: Action) -> Reason:
        return why.picking_sheep(s, self.seat, self.action, self.face, a, self.meaning(s, a))

    def facts(self, s: Meadow) -> tuple[int, ...]:
        return (self.action, self.face)


@mypyc_attr(free_list_len=1)
class PickWay(Question):
    """In which direction.  SP-PUSH-01, SP-RUL-05, SP-DEC-02, SP-DEC-04, SP-DEC-07, SP-DEC-08, SP-DEC-09"""

    def __init__(self, seat: int, action: int, value: int, face: int, sheep: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.value: Final = value
        self.face: Final = face
        self.sheep: Final = sheep  # NOBODY where the whole flock goes

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action, self.value, self.face, self.sheep)

    def legal(self, s: Meadow) -> list[Action]:
        if self.sheep != NOBODY:
            return actions.WAYS_OF[ways(s, self.action, self.sheep)]
        found = 0
        for way in range(0, 8, 2):
            if may_align_flock(s, way):
                found |= 1 << way
        return actions.WAYS_OF[found]

    def answer(self, s: Meadow, a: Action) -> None:
        way = a.args[0]
        if self.action == PUSH or self.action == JUMP:
            s.stack.append(PickFar(self.seat, self.action, self.value, self.face, self.sheep, way))
        else:
            carry_out(s, self.seat, self.action, self.value, self.sheep, way, 0)

    def default(self, s: Meadow) -> Action:
        if self.action == MOVE:
            return first_way(self.legal(s), AROUND)
        if self.action == DIAGONAL:
            return first_way(self.legal(s), SLANTS)
        if self.action == LINE:
            return first_way(self.legal(s), STRAIGHTS)
        return self.legal(s)[0]

    def part(self) -> int:
        return (1 if self.face == NO_FACE else 0) + (0 if self.sheep == NOBODY else 1)

    def opening(self, s: Meadow) -> Ask[Meadow]:
        return opening_of(self.seat, self.face)

    def why(self, s: Meadow, a: Action) -> Reason:
        return why.picking_way(s, self.seat, self.action, self.face, self.sheep, a)

    def facts(self, s: Meadow) -> tuple[int, ...]:
        return (self.action, self.sheep)


def first_way(offers: list[Action], order: list[int]) -> Action:
    """The first direction of this order that is on offer."""
    for way in order:
        for a in offers:
            if a.args[0] == way:
                return a
    return offers[0]


def opening_of(seat: int, face: int) -> Ask[Meadow]:
    """The question with which an utterance began."""
    return PickCard(seat) if face == NO_FACE else PickSheep(seat, PUSH, NO_VALUE, face)


@mypyc_attr(free_list_len=1)
class PickFar(Question):
    """How many sheep are pushed or jumped.  SP-RUL-08, SP-ACT-C-05, SP-DEC-02, SP-DEC-05, SP-DEC-06"""

    def __init__(self, seat: int, action: int, value: int, face: int, sheep: int, way: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.value: Final = value
        self.face: Final = face
        self.sheep: Final = sheep
        self.way: Final = way

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action, self.value, self.face, self.sheep, self.way)

    def legal(self, s: Meadow) -> list[Action]:
        return actions.FAR_OF[moves.reach(s, self.sheep, self.way) >> 1]

    def answer(self, s: Meadow, a: Action) -> None:
        carry_out(s, self.seat, self.action, self.value, self.sheep, self.way, a.args[0])

    def part(self) -> int:
        return 3 if self.face == NO_FACE else 2

    def opening(self, s: Meadow) -> Ask[Meadow]:
        return opening_of(self.seat, self.face)

    def why(self, s: Meadow, a: Action) -> Reason:
        return why.picking_far(s, self.seat, self.action, self.face, self.sheep, self.way, a)

    def facts(self, s: Meadow) -> tuple[int, ...]:
        return (self.action, self.sheep, self.way)


@mypyc_attr(free_list_len=1)
class PickTurn(Question):
    """Clockwise or anticlockwise, unless it would turn the flock back.
    SP-ACT-G-01, SP-ACT-G-03, SP-RUL-06, SP-DEC-10
    """

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.value)

    def legal(self, s: Meadow) -> list[Action]:
        if self.value == NO_VALUE:
            return BOTH_TURNS  # SP-RUL-17: no undo never binds a panic
        offers: list[Action] = []
        if s.barred != bar(TURN, 0, 0):
            offers.append(actions.CLOCKWISE)
        if s.barred != bar(TURN, 1, 0):
            offers.append(actions.ANTICLOCKWISE)
        return offers

    def answer(self, s: Meadow, a: Action) -> None:
        carry_out(s, self.seat, TURN, self.value, NOBODY, 0 if a is actions.CLOCKWISE else 1, 0)

    def part(self) -> int:
        return 0 if self.value == NO_VALUE else 1

    def opening(self, s: Meadow) -> Ask[Meadow]:
        return self if self.value == NO_VALUE else PickCard(self.seat)

    def why(self, s: Meadow, a: Action) -> Reason:
        return why.picking_turn(s, self.seat, self.value, a)

    def facts(self, s: Meadow) -> tuple[int, ...]:
        return (s.facing,)


# ------------------------------------------------------------------------------------------- An action is carried out


def carry_out(s: Meadow, seat: int, action: int, value: int, sheep: int, way: int, k: int) -> None:
    """The sheep move, wherever they look. A card then moves the marker; a push without one does not.  SP-TURN-02,
    SP-TURN-08, SP-GEN-02, SP-RUL-34
    """
    if value != NO_VALUE:
        marked = spend_card(s, seat, action, value) & s.setup.no_undo != 0
        s.barred = undo_of(s, action, sheep, way) if marked else NOTHING
        s.barred_by = seat
        s.say("played", seat, action, value)
    if action == MOVE:
        moves.put(s, sheep, NEXT[s.where[sheep] * 8 + way])
        s.say("moved", seat, sheep, way)
    elif action == PUSH:
        s.say("pushed", seat, sheep, moves.push(s, sheep, way, k), way, k)
    elif action == JUMP:
        s.say("jumped", seat, sheep, moves.jump(s, sheep, way, k), way, k)
    elif action == DIAGONAL or action == LINE:
        s.say("shifted", seat, sheep, way, moves.shift(s, sheep, way))
    elif action == ALIGN:
        line = moves.outermost(s, way) if sheep == NOBODY else moves.depth(s.where[sheep], way)
        s.say("aligned", seat, way, line, moves.align(s, way, line))
    else:
        turn_flock(s, seat, way)
    if value != NO_VALUE:
        after_card(s, seat, value)


def turn_flock(s: Meadow, seat: int, way: int) -> None:
    """All turn a quarter; Roger or Shawn walks to the edge they now face.  SP-ACT-G-01, SP-ACT-G-02, SP-RUL-16"""
    s.facing = (s.facing + (2 if way == 0 else 6)) % 8
    s.say("turned", seat, way, s.facing)
    if s.figure != NO_FIGURE:
        s.edge = s.facing
        s.say("figure_follows", seat, s.figure, s.edge)


def spend_card(s: Meadow, seat: int, action: int, value: int) -> int:
    """The card used is removed from the game; its bit.  SP-TURN-03"""
    alike = s.cards[seat] & s.setup.cards_of[action] & s.setup.cards_worth[value]
    card = alike ^ alike & alike - 1  # the first of them
    s.cards = changed(s.cards, seat, s.cards[seat] ^ card)
    return card


class PickDiscard(Question):
    """No card has a legal action: one is thrown away for its value.  SP-RUL-19, SP-DEC-13"""

    def legal(self, s: Meadow) -> list[Action]:
        return rows_of(s.setup, s.cards[self.seat])

    def answer(self, s: Meadow, a: Action) -> None:
        spend_card(s, self.seat, a.args[0], a.args[1])
        s.say("discarded", self.seat, a.args[0], a.args[1])
        s.barred = NOTHING
        after_card(s, self.seat, a.args[1])

    def why(self, s: Meadow, a: Action) -> Reason:
        return why.discarding(s, self.seat, a)


# --------------------------------------------------------------------------------------------------- Movement cards


def after_card(s: Meadow, seat: int, value: int) -> None:
    """With two or three players a movement card must, or may, be added.  SP-3P-04, SP-2P-04, SP-RUL-19, SP-RUL-31"""
    s.passed = 0
    if s.moves[seat]:
        s.stack.append(AddMove(seat, value))
    else:
        track.advance(s, seat, value)


def move_values(s: Meadow, seat: int) -> list[Action]:
    """The numbers of the movement cards this player still holds, lowest first; their actions mean nothing.  SP-3P-03"""
    offers: list[Action] = []
    for i in range(CARDS):
        if s.moves[seat] >> i & 1:
            row = actions.ADD[s.setup.card_value[i] - 1]
            if row not in offers:
                offers.append(row)
    return offers


def spend_move(s: Meadow, seat: int, value: int) -> None:
    """A movement card is removed once used.  SP-3P-04"""
    for i in range(CARDS):
        if s.moves[seat] >> i & 1 and s.setup.card_value[i] == value:
            s.moves = changed(s.moves, seat, s.moves[seat] ^ 1 << i)
            return


class AddMove(Question):
    """Which movement card, or none where that is allowed.
    SP-3P-04, SP-3P-05, SP-2P-04, SP-2P-05, SP-DEC-11, SP-DEC-12
    """

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.value)

    def legal(self, s: Meadow) -> list[Action]:
        offers = move_values(s, self.seat)
        return offers if s.setup.players == 2 else [actions.NO_CARD] + offers

    def answer(self, s: Meadow, a: Action) -> None:
        extra = 0
        if a is not actions.NO_CARD:
            extra = a.args[0]
            spend_move(s, self.seat, extra)
            s.say("added", self.seat, extra)
        track.advance(s, self.seat, self.value + extra)

    def why(self, s: Meadow, a: Action) -> Reason:
        return why.adding(s, self.seat, a)

    def facts(self, s: Meadow) -> tuple[int, ...]:
        return (self.value, s.marker)


class MoveAlone(Question):
    """No action card is left: a movement card alone is the turn.  SP-RUL-20, SP-DEC-14"""

    def legal(self, s: Meadow) -> list[Action]:
        return move_values(s, self.seat)

    def answer(self, s: Meadow, a: Action) -> None:
        spend_move(s, self.seat, a.args[0])
        s.say("alone", self.seat, a.args[0])
        s.barred = NOTHING
        s.passed = 0
        track.advance(s, self.seat, a.args[0])

    def why(self, s: Meadow, a: Action) -> Reason:
        return why.moving_alone(s, a)

    def facts(self, s: Meadow) -> tuple[int, ...]:
        return (s.marker,)
