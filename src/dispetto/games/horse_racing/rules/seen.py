"""What one seat may see as numbers, written over a list: the same as ../observed.py tells of a view, field by field."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Ask, heard
from dispetto.games.horse_racing.rules import actions, bets, loose, meeting, nasty, riding, running, settling
from dispetto.games.horse_racing.rules.state import NONE, Meeting
from dispetto.games.horse_racing.rules.track import NOWHERE
from dispetto.games.horse_racing.rules.unseen import shown

THOUSAND: Final = 1000
MOST_MONEY: Final = 10**12 - 1
SECTIONS: Final = 3
A_STABLE: Final = 2 + 5 + 5 + 6 + SECTIONS + 3 + 2 + actions.KINDS + actions.RACES


class Writer:
    """Writes number after number."""

    def __init__(self, buffer: list[int]) -> None:
        self.buffer: Final = buffer
        self.at: int = 0

    def put(self, number: int) -> None:
        """The next number."""
        self.buffer[self.at] = number
        self.at += 1

    def zeros(self, count: int) -> None:
        """So many noughts."""
        for _ in range(count):
            self.put(0)

    def money(self, pounds: int) -> None:
        """As it is, and exact when made small: pounds, thousands, millions, thousands of millions."""
        pounds = max(0, min(pounds, MOST_MONEY))
        self.put(pounds)
        for _ in range(4):
            self.put(pounds % THOUSAND)
            pounds //= THOUSAND


def numbers_into(s: Meeting, seat: int, buffer: list[int]) -> None:
    """All that the seat (or PUBLIC) may see."""
    n = s.setup.players
    me = max(0, seat)
    w = Writer(buffer)
    for kind in range(actions.KINDS):
        w.put(s.used[kind])
    for rel in range(actions.MOST_SEATS):
        if rel < n:
            stable(s, w, (me + rel) % n, seat)
        else:
            w.zeros(A_STABLE)
    for k in range(actions.RACES):
        w.put(s.order[k] + 1 if k < len(s.order) else 0)
    for number in (s.race + 1, s.round, s.brooked, s.rolled, s.pressed_out):
        w.put(number)
    if s.loose_at == NOWHERE:
        w.zeros(2)
    else:
        lane = s.course.space_lane[s.loose_at]
        w.put(lane + 1)
        w.put(s.loose_at - s.course.space_base[lane])
    ask = heard(s, seat)
    bet = s.bet[seat] if seat >= 0 else NONE
    asked = NONE if ask is None else ask.seat
    for other in (s.loose_by, s.pressed, s.photo, s.first, bet, asked, mover_of(ask), moved_of(ask)):
        w.put((other - me) % n + 1 if other >= 0 else 0)
    sealed = s.sealed[seat] if seat >= 0 else NONE
    w.put(1 if sealed >= 0 else 0)
    w.money(sealed)
    w.put(pips_of(ask))
    w.put(ask.left if isinstance(ask, riding.Route) else 0)
    w.put(question_of(ask))
    said(w, ask, seat)


def stable(s: Meeting, w: Writer, n: int, seat: int) -> None:
    """One player's horse, money, cards and entries."""
    course = s.course
    w.put(1)
    w.put(s.gone[n])
    w.money(s.cash[n])
    w.money(s.stake[n])
    w.put(s.lane[n] + 1)
    w.put(s.level[n])
    w.put(s.odds_of(n) + 1 if s.level[n] else 0)
    w.put(s.status[n])
    at = s.at[n]
    if at < 0:
        w.zeros(2)
    else:
        w.put(course.node_lane[at] + 1)
        w.put(course.length(at))
    for section in range(SECTIONS):
        w.put(s.doubled[n] >> section & 1)
    w.put(s.whips[n])
    w.put(s.left[n])
    w.put(s.circle.index(n) + 1 if n in s.circle else 0)
    seen = s.hands[n] if n == seat else s.known[n]
    w.put(len(s.hands[n]))
    w.put(len(s.hands[n]) - len(seen))
    kinds = w.at
    w.zeros(actions.KINDS)
    for kind in seen:
        w.buffer[kinds + kind] += 1
    levels = s.entries[n]
    known = len(levels) if n == seat else min(len(levels), shown(s, n))
    for k in range(actions.RACES):
        w.put(levels[k] if k < known else 0)


def mover_of(ask: Ask[Meeting] | None) -> int:
    """The seat the question, or the die, is about."""
    if ask is None:
        return NONE
    if isinstance(ask, settling.Verdict):
        return ask.horse
    if isinstance(ask, running.Die):
        return ask.who
    if isinstance(ask, meeting.DealCard):
        return ask.who
    if isinstance(ask, meeting.LaneCard):
        return ask.who
    return ask.seat


def moved_of(ask: Ask[Meeting] | None) -> int:
    """While cards may be played: whose horse is down, or moved last."""
    if not isinstance(ask, nasty.CardAsk):
        return NONE
    return ask.victim if ask.victim != NONE else ask.mover


def pips_of(ask: Ask[Meeting] | None) -> int:
    """What the die shows."""
    if isinstance(ask, riding.Route):
        return ask.pips
    if isinstance(ask, riding.Double):
        return ask.pips
    if isinstance(ask, riding.Way):
        return ask.pips
    if isinstance(ask, loose.LooseRoute):
        return ask.pips
    return ask.pips if isinstance(ask, loose.LooseWay) else 0


QUESTIONS: Final[list[str]] = [
    *("", "DealCard", "RaceCard", "Entry", "LaneCard", "Bet", "Stake", "ToRoll", "Die", "Route", "Way", "Double"),
    *("LooseRoute", "LooseWay", "Window", "Rescue", "Bolting", "Scramble", "Midway", "Stewards", "Verdict"),
]


def question_of(ask: Ask[Meeting] | None) -> int:
    """What is asked: its place in the list."""
    return 0 if ask is None else QUESTIONS.index(type(ask).__name__)


def said(w: Writer, ask: Ask[Meeting] | None, seat: int) -> None:
    """The parts of one's own utterance: levels entered so far; the horse and notes of a slip, the digit asked."""
    levels: tuple[int, ...] = ()
    if isinstance(ask, meeting.Entry) and ask.seat == seat:
        levels = ask.levels
    for k in range(actions.RACES):
        w.put(levels[k] if k < len(levels) else 0)
    if isinstance(ask, bets.Stake) and ask.seat == seat:
        w.put(ask.rel + 1)
        w.money(ask.units)
        w.put(len(str(ask.place)))
    else:
        w.zeros(7)
