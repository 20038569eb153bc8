"""Backlash: at the end of it all a blow may be turned round, and round again."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action
from dispetto.games.lunch_money.rules import actions, hands
from dispetto.games.lunch_money.rules.answers import defenceless
from dispetto.games.lunch_money.rules.laid import TURNING, Laid, TargetByTarget
from dispetto.games.lunch_money.rules.packets import packets
from dispetto.games.lunch_money.rules.pieces import ANSWERS, BACKLASH, TURNED
from dispetto.games.lunch_money.rules.plays import CANCELLED, FREE, LANDED, TURNED_ROUND, Play, play_at
from dispetto.games.lunch_money.rules.questions import NO_ROWS, NONE_ONLY, Question, Reaction
from dispetto.games.lunch_money.rules.state import LunchMoney
from dispetto.games.lunch_money.rules.windows import open_window

BACKLASH_OR_NOT: Final = [actions.CARD[BACKLASH], actions.NONE]


class Backlashes(TargetByTarget):
    """At the end of it all each target that is hit may turn it round.

    LM-BACK-01, -03, -05, -06
    """

    def run(self, s: LunchMoney) -> None:
        turn_round(s, play_at(s, self.about), self.about, self.i)


def turn_round(s: LunchMoney, play: Play, about: int, i: int) -> None:
    """The i-th target may turn it round, then the others."""
    if i >= len(play.targets) or play.has(CANCELLED | TURNED_ROUND) or not may_turn(s, play):
        return
    seat = play.targets[i]
    if i + 1 < len(play.targets):
        s.stack.append(Backlashes(about, i + 1))
    if play.left(i) > 0 and can_turn(s, play, seat):
        s.stack.append(ask_to_turn(seat, about))


def may_turn(s: LunchMoney, play: Play) -> bool:
    """Is this a blow that can be turned?  LM-BACK-04, LM-BACK-05, LM-BACK-06"""
    if play.is_(FREE) or not s.alive[play.src]:
        return False
    if not play.is_grab():
        return ANSWERS[play.cards[0]] & TURNED != 0
    if not play.has(LANDED):
        return False
    if play.special:
        return ANSWERS[play.special[0]] & TURNED != 0
    return s.setup.turns_grab_strike and len(play.strike) > 0


def can_turn(s: LunchMoney, play: Play, seat: int) -> bool:
    """May this player, and could this player?"""
    if seat != play.src and (defenceless(s, play, seat) or play.broken >> seat & 1):
        return False
    return s.alive[seat] != 0 and hands.could_hold(s, seat, BACKLASH)


class Backlash(Reaction):
    """Take it, or turn it round.  LM-RUL-64, LM-BACK-02, LM-BACK-07, LM-BACK-08"""

    def after(self, said: tuple[int, ...]) -> Question:
        return Backlash(self.seat, self.about, said)

    def offers(self, s: LunchMoney, said: tuple[int, ...]) -> list[Action]:
        if said:
            return NO_ROWS
        return BACKLASH_OR_NOT if hands.holds(s.hands[self.seat], BACKLASH) else NONE_ONLY

    def commit(self, s: LunchMoney, said: tuple[int, ...]) -> None:
        if said[0] == BACKLASH:
            play = play_at(s, self.about)
            hands.spend(s, self.seat, BACKLASH)
            s.say("backlashed", self.seat, play.turner if self.seat == play.src else play.src)
            s.stack.append(Reversal(self.about, self.seat, 0))
            open_window(s, len(s.stack) - 1)

    def facts(self, s: LunchMoney) -> tuple[int, ...]:
        play = play_at(s, self.about)
        return (play.src, sum([n for _, n in packets(s, play)]))


def ask_to_turn(seat: int, about: int) -> Backlash:
    """The question to this player about the Play that lies there; made once: they are values."""
    at = about * actions.MOST_SEATS + seat
    while len(BACKLASHES) <= at:
        BACKLASHES.append(Backlash(len(BACKLASHES) % actions.MOST_SEATS, len(BACKLASHES) // actions.MOST_SEATS))
    return BACKLASHES[at]


BACKLASHES: Final[list[Backlash]] = []


class Reversal(Laid):
    """A Backlash; if it stands the other of the two may turn it again.  LM-BACK-07, LM-BACK-13"""

    def __init__(self, about: int, seat: int, void: int) -> None:
        self.about: Final = about
        self.seat: Final = seat
        self.void: Final = void

    def args(self) -> tuple[int, ...]:
        return (self.about, self.seat, self.void)

    def kind(self) -> int:
        return TURNING

    def by(self) -> int:
        return self.seat

    def face(self) -> int:
        return BACKLASH

    def of(self, own: int) -> int:
        return self.about

    def became(self) -> int:
        return self.void

    def voided(self) -> Laid:
        return Reversal(self.about, self.seat, 1)

    def run(self, s: LunchMoney) -> None:
        play = play_at(s, self.about)
        if self.void:
            if self.seat != play.src and not s.setup.second_defence:
                s.stack[self.about] = play.broke(self.seat)
            elif self.seat != play.src and can_turn(s, play, self.seat):
                s.stack.append(ask_to_turn(self.seat, self.about))
            return
        play = play.turned(self.seat)
        s.stack[self.about] = play
        other = play.turner if self.seat == play.src else play.src
        if can_turn(s, play, other):
            s.stack.append(ask_to_turn(other, self.about))
