"""The game in rulebook order: before the first turn, the turn, its end, the win."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.table import CHANCE, Action, Reason, Roll, Task
from dispetto.games.hedz.rules import actions, why
from dispetto.games.hedz.rules.questions import DinoAsk, OneDie
from dispetto.games.hedz.rules.rocks import leave_here, return_surplus, take_from_supply
from dispetto.games.hedz.rules.state import GONE, LAVA, Hedz

# How a game ended (0: not yet)
BY_FINISH: Final = 1
BY_SHORTCUT: Final = 2
BY_LEAVING: Final = 3
BY_TIME: Final = 4

TWO_ORDERS: Final = [actions.FIRST_GOES, actions.SECOND_GOES]
REST_OR_EXTRA: Final = [actions.REST, actions.EXTRA]


# ---------------------------------------------------------------------------------------------- Before the game


def deal_first_rocks(s: Hedz) -> None:
    """Every dino begins with the rocks its edition gives it.  H25-SETUP-05, H2-RUL-01"""
    for d in range(s.setup.dinos):
        for _ in range(s.setup.start_rocks):
            take_from_supply(s, d)


class ChooseType(DinoAsk):
    """Each player chooses a type for a dino, or none.  H25-DEC-01, H25-TYPE-01, H2-SETUP-04, H2-RUL-36, H2-DEC-01"""

    def legal(self, s: Hedz) -> list[Action]:
        if not s.setup.unique_types:
            return actions.BE[: len(s.types)]
        return [actions.BE[k] for k in range(len(s.types)) if k == 0 or k not in s.kind]

    def answer(self, s: Hedz, a: Action) -> None:
        kind = s.kind[:]
        kind[self.d] = a.args[0]
        s.kind = kind
        s.say("became", self.seat, self.d, a.args[0])

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.before_the_game(s, a, "types-first")


class WhichFirst(DinoAsk):
    """A player with two unlike dinos says once which of them goes first.  H25-DEC-21, H25-DUO-03"""

    def legal(self, s: Hedz) -> list[Action]:
        return TWO_ORDERS

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.SECOND_GOES:  # nothing else tells them apart yet, so they trade places
            kind = s.kind[:]
            kind[self.d], kind[self.d + 1] = kind[self.d + 1], kind[self.d]
            s.kind = kind
            s.say("became", self.seat, self.d, kind[self.d])
            s.say("became", self.seat, self.d + 1, kind[self.d + 1])

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.before_the_game(s, a, "order-first")

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (s.kind[self.d], s.kind[self.d + 1])


class OrderTwo(Task[Hedz]):
    """Asked only where the two dinos differ.  H25-DEC-21"""

    def __init__(self, d: int) -> None:
        self.d: Final = d

    def args(self) -> tuple[Any, ...]:
        return (self.d,)

    def run(self, s: Hedz) -> None:
        if s.kind[self.d] != s.kind[self.d + 1]:
            s.stack.append(WhichFirst(s.setup.owner[self.d], self.d))


class WhoStarts(Roll[Hedz]):
    """Nobody named the oldest player: chance does.  H25-SETUP-06, H25-RUL-32"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def args(self) -> tuple[Any, ...]:
        return ()

    def legal(self, s: Hedz) -> list[Action]:
        return [actions.STARTS[p] for p in range(s.setup.players) if s.at[s.setup.owner.index(p)] != GONE]

    def odds(self, s: Hedz) -> list[int]:
        return [1] * len(self.legal(s))

    def answer(self, s: Hedz, a: Action) -> None:
        begin(s, a.args[0])


class Begin(Task[Hedz]):
    """The named player has the first turn.  H25-SETUP-06"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Hedz) -> None:
        begin(s, self.seat)


def begin(s: Hedz, seat: int) -> None:
    """The oldest player begins, whoever that is.  H25-SETUP-06"""
    first_turn(s, seat)
    s.say("starts", s.setup.owner[s.first], s.setup.owner[s.first])


def first_turn(s: Hedz, seat: int) -> None:
    """The first turn belongs to the first dino of this seat, or of the next player still here."""
    d = s.setup.owner.index(seat)
    while s.at[d] == GONE:
        d = (d + 1) % s.setup.dinos
    s.first = d
    s.stack.append(Turn(d, 0))


class OpeningRoll(OneDie):
    """Every player rolls two dice, those who tie for the highest once more.  H2-SETUP-02, H2-RUL-02"""

    def __init__(self, rollers: tuple[int, ...], totals: tuple[int, ...], pips: int) -> None:
        super().__init__(CHANCE)
        self.rollers: Final = rollers  # the seats that roll, in order
        self.totals: Final = totals  # of those who have rolled
        self.pips: Final = pips  # the first die of the next one, once rolled

    def args(self) -> tuple[Any, ...]:
        return (self.rollers, self.totals, self.pips)

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.pips,)

    def answer(self, s: Hedz, a: Action) -> None:
        pips = a.args[0]
        if self.pips == 0:
            s.stack.append(OpeningRoll(self.rollers, self.totals, pips))
            return
        seat = self.rollers[len(self.totals)]
        s.say("opening", seat, seat, self.pips, pips)
        roll_for_the_start(s, self.rollers, self.totals + (self.pips + pips,))


def roll_for_the_start(s: Hedz, rollers: tuple[int, ...], totals: tuple[int, ...]) -> None:
    """The next one rolls; when all have, the highest begins, or those who tie roll again.  H2-SETUP-02, H2-RUL-02"""
    if len(totals) < len(rollers):
        s.stack.append(OpeningRoll(rollers, totals, 0))
        return
    best = 0
    for total in totals:
        best = max(best, total)
    tied: list[int] = []
    for i in range(len(rollers)):
        if totals[i] == best:
            tied.append(rollers[i])
    if len(tied) == 1:
        s.say("highest", tied[0], tied[0])
        before_the_first_turn(s, tied[0])
    else:
        s.say("tied", tied[0], len(tied))
        s.stack.append(OpeningRoll(tuple(tied), (), 0))


def before_the_first_turn(s: Hedz, seat: int) -> None:
    """Types are chosen in reverse turn order, then this seat begins.  H2-SETUP-03, H2-SETUP-04, H2-RUL-36"""
    s.stack.append(FirstTurn(seat))
    if s.setup.chooses_types:
        n = s.setup.players
        for rel in range(n):
            p = (seat + rel) % n
            if s.at[p] != GONE:
                s.stack.append(ChooseType(p, p))


class FirstTurn(Task[Hedz]):
    """Whoever rolled highest has the first turn.  H2-SETUP-02"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Hedz) -> None:
        first_turn(s, self.seat)


# ------------------------------------------------------------------------------------------------------ The turn


@mypyc_attr(free_list_len=1)
class Turn(Task[Hedz]):
    """A dino's turn: back to the rock limit, then roll and move.  H25-MOVE-01, H2-TURN-01, H2-TURN-02"""

    def __init__(self, d: int, extra: int) -> None:
        self.d: Final = d
        self.extra: Final = extra

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.extra)

    def run(self, s: Hedz) -> None:
        begin_turn(s, self.d, self.extra)


def begin_turn(s: Hedz, d: int, extra: int) -> None:
    """Back to the rock limit, and what is said before the dice.  H25-MOVE-01, H2-TURN-01"""
    s.turn = d
    s.thrown = 0
    if extra == 0:
        s.say("turn", s.setup.owner[d], d, s.round)
    return_surplus(s, d)
    s.stack.append(EndTurn(d, extra))
    s.edition.before_roll(s, d)


@mypyc_attr(free_list_len=1)
class EndTurn(Task[Hedz]):
    """When all else is done.  H25-XTRA-01, H25-XTRA-03, H25-RUL-22, H2-SETUP-03"""

    def __init__(self, d: int, extra: int) -> None:
        self.d: Final = d
        self.extra: Final = extra

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.extra)

    def run(self, s: Hedz) -> None:
        s.edition.end_turn(s, self.d, self.extra)


def extra_turn_or_pass(s: Hedz, d: int, extra: int) -> None:
    """Alone in last place? Then another turn may be bought, before anybody else has one, an ally too.  H25-XTRA-01,
    H25-XTRA-03, H25-RUL-22, H25-RUL-33
    """
    if extra == 0 and s.rocks[d] > 0 and not s.is_on(d, LAVA) and alone_in_last_place(s, d):
        s.stack.append(AnotherTurn(s.setup.owner[d], d))
    else:
        pass_the_turn(s, d)


def alone_in_last_place(s: Hedz, d: int) -> bool:
    """Every other dino stands on a strictly higher number.  H25-XTRA-04, H25-XTRA-05, H25-RUL-21"""
    number = s.trail.number
    mine = number[s.at[d]]
    for e in range(s.setup.dinos):
        if e != d and s.at[e] != GONE and number[s.at[e]] <= mine:
            return False
    return True


@mypyc_attr(free_list_len=1)
class AnotherTurn(DinoAsk):
    """A rock left on the trail buys one more turn.  H25-XTRA-01, H25-XTRA-02, H25-XTRA-03, H25-DEC-17"""

    def legal(self, s: Hedz) -> list[Action]:
        return REST_OR_EXTRA

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.EXTRA:
            leave_here(s, self.d)
            s.say("extra", self.seat, self.d, s.at[self.d])
            begin_turn(s, self.d, 1)
        else:
            pass_the_turn(s, self.d)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.at_the_end(s, self.d, a)


def pass_the_turn(s: Hedz, d: int) -> None:
    """Turns pass to the left, dino by dino; a full circle is a round.  H25-SETUP-06, H25-DUO-02, H25-DUO-03,
    H25-RUL-42, H2-SETUP-03, H2-RUL-47
    """
    n = s.setup.dinos
    nxt = d
    while True:
        nxt = nxt + 1 if nxt + 1 < n else 0
        if nxt == s.first:
            if s.setup.turn_limit and s.round >= s.setup.turn_limit:
                s.ended_by = BY_TIME
                s.say("time_is_up", s.setup.owner[d], s.round)
                return
            s.round += 1
        if s.at[nxt] != GONE:
            begin_turn(s, nxt, 0)
            return


def win(s: Hedz, d: int, how: int) -> None:
    """The first player with a dino in the Volcano wins at once, pushed or not.  H25-GEN-04, H25-DUO-07, H25-FIN-01,
    H25-RUL-17, H2-GEN-05, H2-FIN-01, H2-RUL-22
    """
    s.winner = s.setup.owner[d]
    s.ended_by = how
    s.say("won", s.winner, d)
    s.stack.clear()
