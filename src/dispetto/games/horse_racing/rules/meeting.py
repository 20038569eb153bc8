"""The meeting: cards are dealt, races turned up, stables entered;
before each race lanes are dealt and levels announced.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, Action, Ask, Reason, Task, draw
from dispetto.games.horse_racing.rules import actions, bets, settling
from dispetto.games.horse_racing.rules.places import Places
from dispetto.games.horse_racing.rules.questions import RacingRoll, SealedAsk
from dispetto.games.horse_racing.rules.state import (
    ABSENT,
    LAST_LEFT,
    NONE,
    RUNNING,
    SIX_RACES,
    Meeting,
    put,
    put_cards,
    with_card,
)
from dispetto.games.horse_racing.rules.track import NOWHERE

HAND: Final = (0, 0, 7, 6, 5, 4, 3)  # RN-SETUP-02  cards each, by the number of players

ALL_SIX: Final = (1 << 6) - 1  # lanes, or levels, a bit each


def left_of(rows: list[Action]) -> list[list[Action]]:
    """What is left of six rows, for every set of them that is taken."""
    return [[rows[k] for k in range(6) if not taken >> k & 1] for taken in range(ALL_SIX + 1)]


LANES_LEFT: Final = left_of(actions.LANE)
LEVELS_LEFT: Final = left_of(actions.LEVEL)


# --------------------------------------------------------------------------------------------------------- Set-up


class Deal(Task[Meeting]):
    """So many cards to each, one seat after the other; the rest is set aside unseen (RN-RUL-02).  RN-SETUP-02"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def run(self, s: Meeting) -> None:
        if self.left == 0 or s.gone[self.seat]:
            if self.seat + 1 < s.setup.players:
                s.stack.append(Deal(self.seat + 1, HAND[s.setup.players]))
        else:
            s.stack += [Deal(self.seat, self.left - 1), DealCard(self.seat)]


class DealCard(RacingRoll):
    """One of the cards not yet dealt; only who gets it sees it.  RN-SETUP-02, RN-SETUP-03"""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who

    def args(self) -> tuple[Any, ...]:
        return (self.who,)

    def actor(self) -> str:
        return "deck"

    def known_to(self, s: Meeting) -> int:
        return 1 << self.who

    def legal(self, s: Meeting) -> list[Action]:
        return [actions.DEALT[kind] for kind in range(actions.KINDS) if s.aside[kind]]

    def odds(self, s: Meeting) -> list[int]:
        return [left for left in s.aside if left]

    def fall(self, s: Meeting, dice: Dice) -> Action:
        return actions.DEALT[draw(dice, s.aside)]

    def answer(self, s: Meeting, a: Action) -> None:
        kind = a.args[0]
        s.aside = put(s.aside, kind, s.aside[kind] - 1)
        s.hands = put_cards(s.hands, self.who, with_card(s.hands[self.who], kind))
        s.say("dealt", self.who, kind, known_to=1 << self.who)

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return (self.who, a.args[0]) if a.verb == "dealt" else super().meaning(s, a)


class TurnUp(Task[Meeting]):
    """The race cards are turned up one by one: this is the order of the races.  RN-SETUP-06"""

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        if len(s.order) < actions.RACES:
            s.stack += [TurnUp(), RaceCard(CHANCE)]


class RaceCard(RacingRoll):
    """One of the race cards not yet turned up.  RN-SETUP-06"""

    def actor(self) -> str:
        return "deck"

    def legal(self, s: Meeting) -> list[Action]:
        return [actions.RACE[race] for race in range(actions.RACES) if race not in s.order]

    def odds(self, s: Meeting) -> list[int]:
        return [1] * (actions.RACES - len(s.order))

    def answer(self, s: Meeting, a: Action) -> None:
        s.order = [*s.order, a.args[0]]
        s.say("race_card", NONE, a.args[0], len(s.order))


class Entries(Task[Meeting]):
    """Everybody fills in the stable entries; nobody sees them.  RN-SETUP-10, RN-RUL-04"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Meeting) -> None:
        if self.seat < s.setup.players:
            s.stack.append(Entries(self.seat + 1))
            if not s.gone[self.seat]:
                s.stack.append(Entry(self.seat, ()))


class Entry(SealedAsk):
    """A level for each race in turn, each level once: an utterance of six parts.  RN-SETUP-09, RN-SETUP-10, RN-RUL-04,
    RN-DEC-02
    """

    def __init__(self, seat: int, levels: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.levels: Final = levels  # for the races so far

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.levels)

    def part(self) -> int:
        return len(self.levels)

    def opening(self, s: Meeting) -> Ask[Meeting]:
        return Entry(self.seat, ()) if self.levels else self

    def legal(self, s: Meeting) -> list[Action]:
        taken: i64 = 0
        one: i64 = 1
        for level in self.levels:
            taken |= one << level - 1
        return LEVELS_LEFT[taken]

    def answer(self, s: Meeting, a: Action) -> None:
        levels = (*self.levels, a.args[0])
        if len(levels) < actions.RACES:
            s.stack.append(Entry(self.seat, levels))
        else:
            s.entries = put_cards(s.entries, self.seat, levels)
            s.say("entered", self.seat)

    def default(self, s: Meeting) -> Action:
        race = len(self.levels)
        wanted = 1 + rank_of(s, race)
        return actions.LEVEL[wanted - 1] if wanted not in self.levels else self.legal(s)[0]

    def why(self, s: Meeting, a: Action) -> Reason:
        return Reason("RN-RUL-04", (a.args[0],)) if a.verb == "level" else super().why(s, a)

    def facts(self, s: Meeting) -> tuple[int, ...]:
        race = s.order[len(self.levels)]
        return (race, s.course.races[race][0], len(self.levels) + 1, 1, 2, 3, 4, 5, 6)


def rank_of(s: Meeting, race: int) -> int:
    """How many races of the meeting have a larger first prize (an earlier one of equal prize counts as larger).
    RN-DEC-02
    """
    mine = s.course.races[s.order[race]][0]
    rank = 0
    for other in range(len(s.order)):
        prize = s.course.races[s.order[other]][0]
        if prize > mine or (prize == mine and other < race):
            rank += 1
    return rank


# ----------------------------------------------------------------------------------------------- Before each race


class NextRace(Task[Meeting]):
    """The next race card comes to the top; after six races the richest has won.  RN-GEN-03, RN-PAY-06"""

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        if s.race + 1 == actions.RACES:
            finish(s, SIX_RACES)
            return
        s.race += 1
        n = s.setup.players
        s.lane = [NONE] * n
        s.level = [0] * n
        s.bet = [NONE] * n
        s.sealed = [NONE] * n
        s.at = Places([NOWHERE] * n)
        s.status = [ABSENT] * n
        s.circle = []
        s.round = 0
        s.say("race", NONE, s.order[s.race], s.race + 1)
        s.stack.append(NextRace())
        s.stack += settling.AFTER_THE_RACE
        s.stack += [Announce(), DealLanes(0)]


class DealLanes(Task[Meeting]):
    """A lane card to each player.  RN-PRE-01"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, s: Meeting) -> None:
        if self.seat < s.setup.players:
            s.stack.append(DealLanes(self.seat + 1))
            if not s.gone[self.seat]:
                s.stack.append(LaneCard(self.seat))


class LaneCard(RacingRoll):
    """One of the lane cards not yet dealt: all six, or as many as there are players.  RN-PRE-01, RN-RUL-03"""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who: Final = who

    def args(self) -> tuple[Any, ...]:
        return (self.who,)

    def actor(self) -> str:
        return "deck"

    def legal(self, s: Meeting) -> list[Action]:
        taken: i64 = 0  # lanes, a bit each
        one: i64 = 1
        for lane in s.lane:
            if lane != NONE:
                taken |= one << lane
        shut: i64 = 0
        if s.setup.lanes_compact:
            shut = ALL_SIX & ALL_SIX << s.gone.count(0)
        free = LANES_LEFT[taken | shut]
        return free or LANES_LEFT[taken][:1]  # somebody left while they were dealt

    def odds(self, s: Meeting) -> list[int]:
        return [1] * len(self.legal(s))

    def fall(self, s: Meeting, dice: Dice) -> Action:
        free = self.legal(s)
        return free[dice.below(len(free))]

    def answer(self, s: Meeting, a: Action) -> None:
        s.lane = put(s.lane, self.who, a.args[0] - 1)
        s.say("lane", self.who, a.args[0])

    def meaning(self, s: Meeting, a: Action) -> tuple[int, ...]:
        return (self.who, a.args[0]) if a.verb == "lane" else super().meaning(s, a)


class Announce(Task[Meeting]):
    """All announce at once; every player starts; the odds go on the Bookie's Board.  RN-PRE-02, RN-PRE-03, RN-RUL-05,
    RN-BET-06
    """

    def args(self) -> tuple[Any, ...]:
        return ()

    def run(self, s: Meeting) -> None:
        s.starters = 0
        s.level, s.status = s.level[:], s.status[:]
        for seat in range(s.setup.players):
            if s.gone[seat] or s.lane[seat] == NONE:
                continue
            s.level[seat] = s.entries[seat][s.race]
            s.status[seat] = RUNNING
            s.starters += 1
            s.say("declared", seat, s.level[seat], s.lane[seat] + 1, s.odds_of(seat))
        s.stack += [bets.Stakes(), bets.Bets(0)]


# --------------------------------------------------------------------------------------------------------- The end


def finish(s: Meeting, how: int) -> None:
    """The meeting is over.  RN-GEN-03, RN-RUL-39"""
    s.ended_by = how
    s.say("over", NONE)
    s.stack.clear()


def last_one_left(s: Meeting) -> None:
    """With one player left the meeting is over.  RN-RUL-39"""
    finish(s, LAST_LEFT)
