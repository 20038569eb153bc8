"""The game in rulebook order: the opening, the scramble, the colour die, the turn.
Cards and track have chapters of their own.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, Action, Ask, Roll, Task
from dispetto.games.shear_panic.rules import actions, allowed, cards, track
from dispetto.games.shear_panic.rules.state import CELLS, EMPTY, PUSH, SHEEP, SIZE, WHITE, Meadow, colour_of, of_colour

SCRAMBLE: Final = 1
PANIC: Final = 2
ONE_EACH: Final = [1, 1, 1, 1, 1, 1]
OPENING: Final = [[0, 2, 6], [4, 8, 1], [3, 7, 5]]  # R1 B1 G1 / Y1 K R2 / B2 G2 Y2


# -------------------------------------------------------------------------------------------- Before the first turn


class WhichLayout(Roll[Meadow]):
    """One of the two mirror images of the opening.  SP-RUL-02"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def args(self) -> tuple[Any, ...]:
        return ()

    def legal(self, s: Meadow) -> list[Action]:
        return actions.LAYOUT

    def odds(self, s: Meadow) -> list[int]:
        return [1, 1]

    def answer(self, s: Meadow, a: Action) -> None:
        open_flock(s, a.args[0])


def open_flock(s: Meadow, mirrored: int) -> None:
    """Nine sheep in the centre, each pair a knight's move apart, the black one in the middle.  SP-SETUP-02,
    SP-SETUP-03, SP-RUL-02
    """
    s.cell = [EMPTY] * CELLS
    s.where = [0] * SHEEP
    for r in range(3):
        for c in range(3):
            sheep = of_colour(s, OPENING[r][2 - c] if mirrored else OPENING[r][c])
            at = (3 + r) * SIZE + 3 + c
            s.cell[at] = sheep
            s.where[sheep] = at


class WhoStarts(Roll[Meadow]):
    """Nobody was named: chance says who is first.  SP-RUL-01"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def args(self) -> tuple[Any, ...]:
        return ()

    def legal(self, s: Meadow) -> list[Action]:
        return [actions.STARTS[p] for p in range(s.setup.players) if not s.gone[p]]

    def odds(self, s: Meadow) -> list[int]:
        return [1] * len(self.legal(s))

    def answer(self, s: Meadow, a: Action) -> None:
        begin(s, a.args[0])


class Begin(Task[Meadow]):
    """The host has named the first player.  SP-RUL-01"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Meadow) -> None:
        begin(s, self.seat if not s.gone[self.seat] else next_player(s, self.seat))


def begin(s: Meadow, seat: int) -> None:
    """Each player in turn makes a push; with two players, two each.  SP-SCR-01, SP-2P-03, SP-RUL-03"""
    s.turn = seat
    s.say("starts", seat, seat)
    each = s.setup.scramble_each if s.setup.players == 2 else 1
    s.stack.append(track.NoCards())
    s.stack.append(Scramble(seat, s.setup.players * each))


class Scramble(Task[Meadow]):
    """Roll the colour die, then push; after the last push the first player has the first turn.  SP-SCR-01, SP-SCR-05,
    SP-RUL-01
    """

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def run(self, s: Meadow) -> None:
        if self.left == 0:
            s.stack.append(Turn(self.seat if not s.gone[self.seat] else next_player(s, self.seat)))
            return
        following = self.seat + 1 if self.seat + 1 < s.setup.players else 0
        s.stack.append(Scramble(following, self.left - 1))
        if not s.gone[self.seat]:
            s.turn = self.seat
            s.stack.append(ColourDie(self.seat, SCRAMBLE))


# ---------------------------------------------------------------------------------------------------- The colour die


@mypyc_attr(free_list_len=1)
class ColourDie(Roll[Meadow]):
    """Six colours, neutral ones among them: who must push?  SP-SCR-01, SP-TURN-06, SP-RUL-06, SP-RUL-32, SP-DATA-04"""

    def __init__(self, who: int, cause: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who
        self.cause: Final = cause

    def args(self) -> tuple[Any, ...]:
        return (self.who, self.cause)

    def legal(self, s: Meadow) -> list[Action]:
        return actions.COLOUR

    def odds(self, s: Meadow) -> list[int]:
        return ONE_EACH

    def fall(self, s: Meadow, dice: Dice) -> Action:
        return actions.COLOUR[dice.below(6)]

    def answer(self, s: Meadow, a: Action) -> None:
        face = a.args[0]
        s.say("colour", self.who, face, self.cause)
        if face == WHITE and s.setup.white_turns:
            s.stack.append(cards.PickTurn(self.who, cards.NO_VALUE))
        elif can_push(s, face):
            s.stack.append(cards.PickSheep(self.who, PUSH, cards.NO_VALUE, face))
        elif can_push(s, WHITE):
            s.say("again", self.who, face)
            s.stack.append(ColourDie(self.who, self.cause))
        else:
            s.say("stuck", self.who)


def can_push(s: Meadow, face: int) -> bool:
    """Has any sheep of this colour a legal push?  SP-RUL-07"""
    for sheep in range(SHEEP):
        if is_of(s, sheep, face) and allowed.can_act(s, PUSH, sheep):
            return True
    return False


def is_of(s: Meadow, sheep: int, face: int) -> bool:
    """Is this a sheep of the rolled colour? White is any of the nine.  SP-SCR-02, SP-SCR-03, SP-SCR-04, SP-RUL-06"""
    return face == WHITE or colour_of(s, sheep) == face


# -------------------------------------------------------------------------------------------------------- The turn


def next_player(s: Meadow, seat: int) -> int:
    """The next player clockwise who is still here.  SP-TURN-01, SP-RUL-35"""
    n = s.setup.players
    for _ in range(n):
        seat = seat + 1 if seat + 1 < n else 0
        if not s.gone[seat]:
            return seat
    return seat


@mypyc_attr(free_list_len=1)
class Turn(Task[Meadow]):
    """Play a card; without a legal one discard one; without any, pass.  SP-TURN-02, SP-TURN-09, SP-RUL-19, SP-RUL-20"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Meadow) -> None:
        seat = self.seat
        s.turn = seat
        s.say("turn", seat, seat, s.marker)
        if s.cards[seat] or s.moves[seat]:
            s.stack.append(Turn(next_player(s, seat)))
            s.stack.append(self.question(s))
            return
        s.passed += 1
        s.say("passed", seat, seat)
        if s.passed < players_left(s):
            s.stack.append(Turn(next_player(s, seat)))

    def question(self, s: Meadow) -> Ask[Meadow]:
        """What a player with cards is asked."""
        if not s.cards[self.seat]:
            return cards.MoveAlone(self.seat)
        if allowed.can_play(s, self.seat):
            return cards.PickCard(self.seat)
        return cards.PickDiscard(self.seat)


def players_left(s: Meadow) -> int:
    """How many have not left the table."""
    count = 0
    for gone in s.gone:
        count += 1 - gone
    return count
