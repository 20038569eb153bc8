"""The turn in rulebook order: whose it is, what bites at its start,
the one action, the Imaginary Friend, the refill.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Task
from dispetto.games.lunch_money.rules import actions, hands
from dispetto.games.lunch_money.rules.actions import MOST_SEATS
from dispetto.games.lunch_money.rules.choosing import MAINS, Main
from dispetto.games.lunch_money.rules.combos import Follow
from dispetto.games.lunch_money.rules.counters import CounterGrab
from dispetto.games.lunch_money.rules.damage import CHOKED, COOTIES, Rescue, hurt
from dispetto.games.lunch_money.rules.defences import PassOn
from dispetto.games.lunch_money.rules.drawing import REFILLS, Draw
from dispetto.games.lunch_money.rules.earned import Free, PokeBlow, can_strike
from dispetto.games.lunch_money.rules.pieces import TIME_OUT
from dispetto.games.lunch_money.rules.plays import CANCELLED, Play
from dispetto.games.lunch_money.rules.questions import Question
from dispetto.games.lunch_money.rules.specials import HippieBlow, Imaginary
from dispetto.games.lunch_money.rules.state import NOBODY, TIME_IS_UP, LunchMoney, changed
from dispetto.games.lunch_money.rules.windows import Interrupt, ask_first, asked_about


class Yard(Task[LunchMoney]):
    """The game itself: it lies below everything, so that the stack is never empty before it is over."""

    def args(self) -> tuple[int, ...]:
        return ()

    def run(self, s: LunchMoney) -> None:  # a list emptied every turn would lose its place in Python's fast memory
        raise AssertionError("the turn goes round until the game is over")


class Lap(Task[LunchMoney]):
    """The turn goes round from this seat on; it lies there till the game is over.  LM-RND-01, LM-TURN-01"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: LunchMoney) -> None:
        s.stack.append(self)
        come_to(s, self.seat)


def come_to(s: LunchMoney, seat: int) -> None:
    """The turn marker reaches a seat, empty or not, and goes on till somebody has a turn.

    LM-POKE-10, -12, LM-RUL-80, -84, LM-TIME-06, -13, -15, LM-TURN-01, -02, LM-RND-01, -02
    """
    count_laps(s, seat)
    while not hands.in_play(s, seat) or s.poked[seat] == 1:
        if hands.in_play(s, seat):  # LM-POKE-07
            s.poked = changed(s.poked, seat, 0)
            s.look()
            s.say("skipped", seat)
        elif s.alive[seat]:
            s.say("sat_out", seat)
            if s.setup.out_by_skips:
                lap_done(s, seat)
        seat = hands.seat_after(s, seat)
        count_laps(s, seat)
    if s.setup.turn_cap and s.turns >= s.setup.turn_cap:
        hands.finish(s, TIME_IS_UP)
        return
    s.turns += 1
    s.active = seat
    if s.hidden[seat]:  # LM-HIDE-02
        s.hidden = changed(s.hidden, seat, 0)
        s.look()
    s.say("turn", seat, s.turns)
    s.stack.append(ENDS[seat])
    s.stack.append(REFILLS[seat])
    if s.setup.poke_bonus or (s.carriers | s.chokers) >> seat & 1:
        s.stack += [Act(seat, 0), Bites(seat, 0)]
    else:
        s.stack.append(MAINS[seat])


def count_laps(s: LunchMoney, seat: int) -> None:
    """Time Outs are counted at the caster's seat, even an empty one.  LM-TIME-08..10, LM-RUL-95"""
    if s.away == 0 or s.setup.out_by_skips:
        return
    for victim, by in enumerate(s.out_by):
        if by != NOBODY and (seat == 0 if s.setup.out_by_rounds else seat == by):
            lap_done(s, victim)


def lap_done(s: LunchMoney, victim: int) -> None:
    """One lap less; after the last the victim is back."""
    s.out_laps = changed(s.out_laps, victim, s.out_laps[victim] - 1)
    if s.out_laps[victim] == 0:
        s.out_by = changed(s.out_by, victim, NOBODY)
        s.discard[TIME_OUT] += 1
        s.look()
        s.say("came_back", victim)


class Bites(Task[LunchMoney]):
    """First one's own Cooties, then the Choke one holds.

    LM-RUL-05, LM-CHOKE-05, -06, -12, LM-WEDG-09, LM-TURN-10, LM-COOT-03, -19
    """

    def __init__(self, seat: int, stage: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.stage)

    def run(self, s: LunchMoney) -> None:
        if self.stage == 0 and s.cooties[self.seat]:
            s.stack.append(Bites(self.seat, 1))
            hurt(s, self.seat, s.cooties[self.seat], NOBODY, COOTIES)
        elif hands.is_choking(s, self.seat):
            hurt(s, s.choke_by.index(self.seat), 1, self.seat, CHOKED)


class Act(Task[LunchMoney]):
    """One action, if the bites have left one; by option a free blow at each poked player comes first.  LM-TURN-03"""

    def __init__(self, seat: int, first: int) -> None:
        self.seat: Final = seat
        self.first: Final = first  # the first seat not yet looked at

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def run(self, s: LunchMoney) -> None:
        if not hands.in_play(s, self.seat):
            return
        if s.setup.poke_bonus:  # LM-RUL-82
            able = len(s.hands[self.seat]) > 0 and not hands.has_hands_full(s, self.seat)
            for victim in range(self.first, s.setup.players):
                if able and s.poked[victim] == 1 and can_strike(s, self.seat, victim):
                    s.stack += [Act(self.seat, victim + 1), PokeBlow(self.seat, victim)]
                    return
        s.stack.append(MAINS[self.seat])


class EndTurn(Task[LunchMoney]):
    """What lasts a turn is over; the marker goes on.  LM-TURN-09, LM-FAST-10, LM-POKE-09"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: LunchMoney) -> None:
        if s.fleeting:
            s.faster = s.used = s.setup.nothing
            s.poked = tuple([turns - 1 if turns else 0 for turns in s.poked])
            s.look()
        come_to(s, hands.seat_after(s, self.seat))


ENDS: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]  # made once: they are values


# --------------------------------------------------------------------------------------------- A player leaves


def leave(s: LunchMoney, seat: int) -> None:
    """Whoever gets up is out; what hung on this player is dropped.  LM-ELIM-08"""
    s.say("left", seat)
    s.gone = changed(s.gone, seat, 1)
    if not s.alive[seat]:  # knocked out before
        return
    hands.eliminate(s, seat)
    if not s.stack:
        return
    for i, frame in enumerate(s.stack):
        if isinstance(frame, Play) and frame.src == seat:
            s.stack[i] = frame.marked(CANCELLED)
    top = s.stack[-1]
    if isinstance(top, Draw):
        s.stack = [frame for frame in s.stack if not isinstance(frame, Draw) or frame.who != seat]
    elif isinstance(top, Interrupt):
        s.stack.pop()
        ask_first(s, top.about, top.places & asked_about(s, top.about))
    elif isinstance(top, Question):
        if top.seat == seat:
            first = top.after(())
            s.stack.pop()
            if not isinstance(top, (Main, Rescue, PassOn)):  # what those ask is settled by being out
                first.commit(s, (actions.C_NONE,))
        elif pointless(s, top, seat):
            s.stack.pop()
        else:
            s.stack[-1] = top.opening(s)


def pointless(s: LunchMoney, top: Question, gone: int) -> bool:
    """Is the question about a blow by, or a free blow at, the one who has left?"""
    if isinstance(top, Free):
        return top.about == gone
    if isinstance(top, CounterGrab):
        return top.victim(s) == gone
    if isinstance(top, (Main, Rescue, Imaginary)):
        return False
    play = s.stack[top.about]
    if not isinstance(play, Play):
        return False
    return play.has(CANCELLED) or (isinstance(top, (Follow, HippieBlow)) and play.targets[0] == gone)
