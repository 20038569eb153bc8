"""Bets: one horse, a stake in notes; the horse stays secret, the stakes are shown together."""

from __future__ import annotations

from typing import Any, Final

from dispetto.core.engine.table import Action, Ask, Reason, Task
from dispetto.games.horse_racing.rules import actions, running, why
from dispetto.games.horse_racing.rules.questions import SealedAsk
from dispetto.games.horse_racing.rules.state import NONE, RUNNING, Meeting, put


def most_units(s: Meeting, seat: int) -> int:
    """How many of the smallest notes the cash allows.  RN-RUL-06"""
    return s.cash[seat] // s.setup.bet_step


class Bets(Task[Meeting]):
    """Everybody writes a slip; nobody sees it.  RN-BET-03, RN-RUL-05"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Meeting) -> None:
        if self.seat < s.setup.players:
            s.stack.append(Bets(self.seat + 1))
            if not s.gone[self.seat]:
                s.stack.append(Bet(self.seat))


class Bet(SealedAsk):
    """On which horse, the own or another's, or none: the first part of the slip.  RN-BET-01, RN-BET-02, RN-BET-05,
    RN-DEC-03
    """

    def legal(self, s: Meeting) -> list[Action]:
        if most_units(s, self.seat) == 0:
            return [actions.NO_BET]
        n = s.setup.players
        return [actions.NO_BET] + [actions.BACK[rel] for rel in range(n) if s.status[(self.seat + rel) % n] == RUNNING]

    def answer(self, s: Meeting, a: Action) -> None:
        if a is actions.NO_BET:
            seal(s, self.seat, NONE, 0)
        else:
            place = 1
            while place * 10 <= most_units(s, self.seat):
                place *= 10
            s.stack.append(Stake(self.seat, a.args[0], 0, place, 1))

    def why(self, s: Meeting, a: Action) -> Reason:
        return why.betting(s, self.seat, a)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        return (s.cash[self.seat],)


class Stake(SealedAsk):
    """How many notes, digit by digit: at least one, at most one's cash. The parts that complete the slip.  RN-RUL-06"""

    def __init__(self, seat: int, rel: int, units: int, place: int, part: int) -> None:
        super().__init__(seat)
        self.rel: Final = rel  # the horse
        self.units: Final = units  # said so far
        self.place: Final = place  # what the digit asked now is worth
        self.said: Final = part

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.rel, self.units, self.place, self.said)

    def part(self) -> int:
        return self.said

    def opening(self, s: Meeting) -> Ask[Meeting]:
        return Bet(self.seat)

    def legal(self, s: Meeting) -> list[Action]:
        most = (most_units(s, self.seat) - self.units) // self.place
        least = 1 if self.place == 1 and self.units == 0 else 0
        return actions.STAKE[least : 1 + min(9, most)]

    def answer(self, s: Meeting, a: Action) -> None:
        units = self.units + a.args[0] * self.place
        if self.place > 1:
            s.stack.append(Stake(self.seat, self.rel, units, self.place // 10, self.said + 1))
        else:
            seal(s, self.seat, (self.seat + self.rel) % s.setup.players, units * s.setup.bet_step)

    def why(self, s: Meeting, a: Action) -> Reason:
        if a.verb == "stake":
            return Reason("RN-RUL-06", (s.setup.bet_step, s.cash[self.seat]))
        return super().why(s, a)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        horse = (self.seat + self.rel) % s.setup.players
        return (horse, s.odds_of(horse), s.cash[self.seat])

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        if a.verb == "stake":
            return ((self.units + a.args[0] * self.place) * s.setup.bet_step,)
        return super().meaning(s, a)


def seal(s: Meeting, seat: int, horse: int, stake: int) -> None:
    """The slip is folded.  RN-BET-03"""
    s.bet = put(s.bet, seat, horse)
    s.sealed = put(s.sealed, seat, stake)
    s.say("sealed", seat, horse, stake, known_to=1 << seat)


class Stakes(Task[Meeting]):
    """All stakes are laid on the table together: the amounts are public, the horses are not.  RN-BET-04, RN-RUL-05"""

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        s.stake, s.cash, sealed = s.stake[:], s.cash[:], s.sealed
        s.sealed = [NONE] * s.setup.players
        for seat in range(s.setup.players):
            if s.gone[seat]:
                continue
            stake = max(0, sealed[seat])
            s.stake[seat] = stake
            s.cash[seat] -= stake
            if stake:
                s.say("staked", seat, stake)
            else:
                s.say("no_stake", seat)
        s.stack.append(running.UnderOrders())
