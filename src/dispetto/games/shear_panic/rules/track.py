"""The track in rulebook order: the marker, Roger and Shawn, scoring in the four phases, panic, the end, leaving."""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.engine.table import Ask, Frame, Roll, Task
from dispetto.games.shear_panic.rules import cards, moves, taking_turns
from dispetto.games.shear_panic.rules.allowed import CARDS
from dispetto.games.shear_panic.rules.state import (
    ALL_PASSED,
    BLACK_SHEEP,
    FIRST_PEN,
    FIRST_WALL,
    LAST_ONE_LEFT,
    LAST_PEN,
    LAST_PEN_REACHED,
    NO_FIGURE,
    ROGER,
    ROGER_COMES,
    SECOND_WALL,
    SHAWN,
    SHAWN_COMES,
    SIZE,
    Meadow,
    changed,
)

FIRST_WALL_DONE: Final = 1
SECOND_WALL_DONE: Final = 2
TIEBREAK: Final = 1000  # no player holds cards of so much value


def count(held: int) -> int:
    """How many bits are set: cards, or rows."""
    found = 0
    while held:
        found += held & 1
        held >>= 1
    return found


def four_less(rows: int) -> int:
    """4, less the number of rows, but not below 0."""
    left = 4 - count(rows)
    return left if left > 0 else 0


FOUR_LESS: Final = [four_less(rows) for rows in range(1 << SIZE)]


class Advance(Task[Meadow]):
    """The marker moves for a player who has left with a card already played (SP-RUL-35)."""

    def __init__(self, seat: int, value: int) -> None:
        self.seat: Final = seat
        self.value: Final = value

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.value)

    def run(self, s: Meadow) -> None:
        advance(s, self.seat, self.value)


def advance(s: Meadow, seat: int, value: int) -> None:
    """The marker moves by the card's value; then come figures, then points, then panic.  SP-TURN-04, SP-TURN-05,
    SP-TURN-06, SP-TURN-07, SP-RUL-04, SP-RUL-21, SP-RUL-27
    """
    before = s.marker
    s.marker = where_to(before, value)
    s.say("marker", seat, before, s.marker)
    figures(s, seat, before)
    score(s, seat)
    if s.marker == LAST_PEN:
        end(s, LAST_PEN_REACHED)
    elif s.setup.panic[s.marker] and not s.gone[seat]:
        s.say("panic", seat, s.marker)
        s.stack.append(taking_turns.ColourDie(seat, taking_turns.PANIC))


def where_to(marker: int, value: int) -> int:
    """The marker stops on 37 and on 74; what is left over is lost.  SP-SCORE-07, SP-RUL-23"""
    to = marker + value
    if marker < FIRST_PEN < to:
        return FIRST_PEN
    return to if to < LAST_PEN else LAST_PEN


def phase(marker: int) -> int:
    """The phase a move that ends here belongs to: 1 to 4.  SP-PH-01"""
    return 1 + (marker >= ROGER_COMES) + (marker >= BLACK_SHEEP) + (marker >= SHAWN_COMES)


def figures(s: Meadow, seat: int, before: int) -> None:
    """Roger comes with phase 2 and leaves with phase 3; Shawn comes with phase 4.  SP-PH-04, SP-PH-06, SP-PH-08"""
    if before < ROGER_COMES <= s.marker:
        place_figure(s, seat, ROGER)
    elif before < BLACK_SHEEP <= s.marker:
        s.figure = NO_FIGURE
        s.say("roger_leaves", seat)
    elif before < SHAWN_COMES <= s.marker:
        place_figure(s, seat, SHAWN)


def place_figure(s: Meadow, seat: int, figure: int) -> None:
    """At the edge that all sheep face.  SP-PH-04, SP-PH-08"""
    s.figure = figure
    s.edge = s.facing
    s.say("figure_comes", seat, figure, s.edge)


# --------------------------------------------------------------------------------------------------------- Scoring


def score(s: Meadow, seat: int) -> None:
    """Where the marker now stands decides, and nothing else.  SP-PH-01, SP-PH-02, SP-PH-03, SP-PH-05, SP-PH-07,
    SP-SCORE-01, SP-RUL-22, SP-RUL-24, SP-RUL-25, SP-DATA-07
    """
    at = s.marker
    if at < ROGER_COMES:
        gain(s, seat, moves.touch(s.where[2 * seat], s.where[2 * seat + 1]))
    elif at <= FIRST_PEN:
        if at == FIRST_PEN or (at >= FIRST_WALL and not s.walls & FIRST_WALL_DONE):
            s.walls |= FIRST_WALL_DONE
            score_rows(s, seat)
    elif at < SHAWN_COMES:
        gain(s, seat, moves.touch_black(s, seat))
    elif at == LAST_PEN or (at >= SECOND_WALL and not s.walls & SECOND_WALL_DONE):
        s.walls |= SECOND_WALL_DONE
        score_rows(s, seat)


def gain(s: Meadow, seat: int, points: int) -> None:
    """The score is a number; who has left scores no more.  SP-RUL-28"""
    if not s.gone[seat]:
        if points:
            s.points = changed(s.points, seat, s.points[seat] + points)
        s.say("scored", seat, points, s.points[seat])


def worth(s: Meadow, taken: int, row: int) -> int:
    """What a sheep in this row is worth: 4, less one for each occupied row nearer to Roger, or farther from Shawn; the
    row nearest to Shawn nothing.  SP-SCORE-08, SP-SCORE-12, SP-SCORE-13, SP-RUL-26
    """
    if s.figure == ROGER:
        return FOUR_LESS[taken & (1 << row) - 1]
    return FOUR_LESS[taken >> row + 1] if taken & (1 << row) - 1 else 0


def row_values(s: Meadow) -> list[int]:
    """What a sheep in each row from the figure is worth; nothing in a row where nobody stands."""
    taken = moves.rows_taken(s, s.edge)
    return [worth(s, taken, row) if taken >> row & 1 else 0 for row in range(SIZE)]


def score_rows(s: Meadow, seat: int) -> None:
    """All players score with Roger or Shawn.  SP-SCORE-02, SP-SCORE-05, SP-SCORE-06, SP-SCORE-10, SP-SCORE-11,
    SP-RUL-32
    """
    s.say("reckoning", seat, s.figure, s.marker)
    taken = moves.rows_taken(s, s.edge)
    for p in range(s.setup.players):
        one = worth(s, taken, moves.depth(s.where[2 * p], s.edge))
        two = worth(s, taken, moves.depth(s.where[2 * p + 1], s.edge))
        gain(s, p, one + two)


# --------------------------------------------------------------------------------------------------------- The end


def end(s: Meadow, how: int) -> None:
    """The last pen; with three players unused movement cards cost 2 points each.  SP-END-01, SP-3P-06, SP-2P-06,
    SP-RUL-29
    """
    if s.setup.players == 3:
        for p in range(3):
            kept = count(s.moves[p])
            if kept and not s.gone[p]:
                fine = min(2 * kept, s.points[p])
                s.points = changed(s.points, p, s.points[p] - fine)
                s.say("fined", p, kept, fine)
    s.over = how
    s.say("over", s.turn)
    s.stack.clear()


def leaders(s: Meadow) -> list[int]:
    """Those with most points; who has left is not among them.  SP-AIM-01, SP-END-02"""
    best = max([-1 if s.gone[p] else s.points[p] for p in range(s.setup.players)])
    return [p for p in range(s.setup.players) if not s.gone[p] and s.points[p] == best]


def standing(s: Meadow) -> list[int]:
    """How everybody stands in the end: by points; among the leaders by unused cards, else they share the victory.
    Who has left is last.  SP-AIM-01, SP-END-02, SP-END-03, SP-RUL-30, SP-RUL-35
    """
    found = [-1 if s.gone[p] else s.points[p] * TIEBREAK for p in range(s.setup.players)]
    if s.over != LAST_ONE_LEFT:
        for p in leaders(s):
            found[p] += unused(s, p)
    return found


def unused(s: Meadow, seat: int) -> int:
    """The values of the cards a player has left.  SP-END-03, SP-RUL-30"""
    total = 0
    for i in range(CARDS):
        if s.cards[seat] >> i & 1:
            total += s.setup.card_value[i]
        if s.moves[seat] >> i & 1 and not s.setup.tiebreak_action_only:
            total += s.setup.card_value[i]
    return total


class NoCards(Task[Meadow]):
    """At the bottom of the stack: nobody has a card left, so the marker goes to 74, Shawn scores once, and that is
    that.  SP-RUL-20, SP-RUL-35
    """

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meadow) -> None:
        s.say("stalled", s.turn, s.marker)
        s.marker = LAST_PEN
        if s.figure != SHAWN:
            place_figure(s, s.turn, SHAWN)
        score_rows(s, s.turn)
        end(s, ALL_PASSED)


# ------------------------------------------------------------------------------------------------- A player leaves


def leave(s: Meadow, seat: int) -> None:
    """The sheep become neutral, turns are skipped, a push still owed is dropped; the last player left wins.
    SP-RUL-35
    """
    s.gone = changed(s.gone, seat, 1)
    s.passed = 0  # a row of passes is made by those who remain
    s.say("left", seat, seat)
    if taking_turns.players_left(s) == 1:
        s.over = LAST_ONE_LEFT
        s.stack.clear()
        return
    kept: list[Frame[Any]] = []
    for frame in s.stack:
        if isinstance(frame, taking_turns.Turn) and frame.seat == seat:
            kept.append(taking_turns.Turn(taking_turns.next_player(s, seat)))
        elif isinstance(frame, cards.AddMove) and frame.seat == seat:
            kept.append(Advance(seat, frame.value))  # the card is played: the marker moves
        elif not owed_by(frame, seat):
            kept.append(frame)
    s.stack = kept


def owed_by(frame: Frame[Any], seat: int) -> bool:
    """Is this a question, or a roll, that waits for this player?"""
    if isinstance(frame, taking_turns.ColourDie):
        return frame.who == seat
    return isinstance(frame, Ask) and not isinstance(frame, Roll) and frame.seat == seat
