"""What one seat may see, noted as numbers: the same as ../observed.py tells of a view, field by field."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dispetto.core.engine.notes import Notes, Onlooker
from dispetto.core.engine.table import Ask, State, heard
from dispetto.games.horse_racing.rules import actions, bets, loose, meeting, nasty, riding, running, settling
from dispetto.games.horse_racing.rules.state import NONE, Meeting
from dispetto.games.horse_racing.rules.track import NOWHERE
from dispetto.games.horse_racing.rules.unseen import shown

THOUSAND: Final = 1000
MOST_MONEY: Final = 10**12 - 1
SECTIONS: Final = 3
PURSE: Final = 2 + 5 + 5 + 4  # the parts of a stable: then lane and length, then
FORM: Final = SECTIONS + 3
HAND: Final = 2 + actions.KINDS + actions.RACES
A_STABLE: Final = PURSE + 2 + FORM + HAND


class Writer:
    """Notes number after number."""

    def __init__(self, notes: Notes, at: i64 = 0) -> None:
        self.notes: Final = notes
        self.at: i64 = at

    def put(self, number: int) -> None:
        """The next number."""
        self.notes.put(self.at, number)
        self.at += 1

    def skip(self, count: i64) -> None:
        """So many noughts."""
        self.at += count

    def seat(self, seat: int, me: int, n: int) -> None:
        """A seat counted from one's own, which is 1; nobody is nought."""
        self.put((seat - me) % n + 1 if seat >= 0 else 0)

    def money(self, pounds: int) -> None:
        """As it is, and exact when made small: pounds, thousands, millions, thousands of millions."""
        left: i64 = max(0, min(pounds, MOST_MONEY))
        at = self.at
        self.at = at + 5
        self.notes.put(at, left)
        while left:
            at += 1
            self.notes.put(at, left % THOUSAND)
            left //= THOUSAND


class RacingOnlooker(Onlooker):
    """Notes all that a seat (or PUBLIC) may see."""

    def note(self, s: State, seat: int, notes: Notes) -> None:
        assert isinstance(s, Meeting)
        n = s.setup.players
        me = max(0, seat)
        w = Writer(notes)
        for used in s.used:
            w.put(used)
        for rel in range(n):
            stable(s, w, (me + rel) % n, seat)
        w.skip(A_STABLE * (actions.MOST_SEATS - n))
        for race in s.order:
            w.put(race + 1)
        w.skip(actions.RACES - len(s.order))
        the_race(s, w)
        ask = heard(s, seat)
        w.seat(s.loose_by, me, n)
        w.seat(s.pressed, me, n)
        w.seat(s.photo, me, n)
        w.seat(s.first, me, n)
        w.seat(s.bet[seat] if seat >= 0 else NONE, me, n)
        w.seat(asked_of(ask), me, n)
        w.seat(mover_of(ask), me, n)
        w.seat(moved_of(ask), me, n)
        sealed = s.sealed[seat] if seat >= 0 else NONE
        w.put(1 if sealed >= 0 else 0)
        w.money(sealed)
        w.put(pips_of(ask))
        w.put(ask.left if isinstance(ask, riding.Route) else 0)
        w.put(question_of(ask))
        said(w, ask, seat)


def the_race(s: Meeting, w: Writer) -> None:
    """How far the race is, and where the riderless horse stands."""
    w.put(s.race + 1)
    w.put(s.round)
    w.put(s.brooked)
    w.put(s.rolled)
    w.put(s.pressed_out)
    if s.loose_at == NOWHERE:
        w.skip(2)
    else:
        lane = s.course.space_lane[s.loose_at]
        w.put(lane + 1)
        w.put(s.loose_at - s.course.space_base[lane])


def stable(s: Meeting, w: Writer, n: int, seat: int) -> None:
    """One player's horse, money, cards and entries."""
    purse(s, w, n)
    at = s.at[n]
    if at < 0:
        w.skip(2)
    else:
        w.put(s.course.node_lane[at] + 1)
        w.put(s.course.length(at))
    form(s, w, n)
    hand(s, w, n, n == seat)


def purse(s: Meeting, w: Writer, n: int) -> None:
    """One player's money, and the horse as it was announced."""
    w.put(1)
    w.put(s.gone[n])
    w.money(s.cash[n])
    w.money(s.stake[n])
    w.put(s.lane[n] + 1)
    w.put(s.level[n])
    w.put(s.odds_of(n) + 1 if s.level[n] else 0)
    w.put(s.status[n])


def form(s: Meeting, w: Writer, n: int) -> None:
    """How the race has gone for a horse."""
    doubled = s.doubled[n]
    for _ in range(SECTIONS):
        w.put(doubled & 1)
        doubled >>= 1
    w.put(s.whips[n])
    w.put(s.left[n])
    w.put(s.circle.index(n) + 1 if s.circle and n in s.circle else 0)


def hand(s: Meeting, w: Writer, n: int, own: bool) -> None:
    """One player's cards and entries: all of one's own, of others what everybody has seen."""
    seen = s.hands[n] if own else s.known[n]
    w.put(len(s.hands[n]))
    w.put(len(s.hands[n]) - len(seen))
    kinds = w.at
    w.skip(actions.KINDS)
    for kind in seen:
        w.notes.add(kinds + kind)
    levels = s.entries[n]
    known = len(levels) if own else min(len(levels), shown(s, n))
    for k in range(known):
        w.put(levels[k])
    w.skip(actions.RACES - known)


def asked_of(ask: Ask[Meeting] | None) -> int:
    """The seat the question is put to."""
    return NONE if ask is None else ask.seat


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


ASKS: Final[list[type[Any]]] = [
    *(meeting.DealCard, meeting.RaceCard, meeting.Entry, meeting.LaneCard, bets.Bet, bets.Stake),
    *(running.ToRoll, running.Die, riding.Route, riding.Way, riding.Double, loose.LooseRoute, loose.LooseWay),
    *(nasty.Window, nasty.Rescue, nasty.Bolting, nasty.Scramble, nasty.Midway, nasty.Stewards, settling.Verdict),
]
QUESTIONS: Final[list[str]] = ["", *[kind.__name__ for kind in ASKS]]
CODES: Final = {ASKS[k]: k + 1 for k in range(len(ASKS))}


def question_of(ask: Ask[Meeting] | None) -> int:
    """What is asked: its place in the list."""
    return 0 if ask is None else CODES[type(ask)]


def said(w: Writer, ask: Ask[Meeting] | None, seat: int) -> None:
    """The parts of one's own utterance: levels entered so far; the horse and notes of a slip, the digit asked."""
    levels: tuple[int, ...] = ()
    if isinstance(ask, meeting.Entry) and ask.seat == seat:
        levels = ask.levels
    for level in levels:
        w.put(level)
    w.skip(actions.RACES - len(levels))
    if isinstance(ask, bets.Stake) and ask.seat == seat:
        w.put(ask.rel + 1)
        w.money(ask.units)
        w.put(len(str(ask.place)))
    else:
        w.skip(7)
