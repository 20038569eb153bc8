"""A player gets up for good."""

from __future__ import annotations

from typing import Any

from dispetto.games.horse_racing.rules import bets, loose, meeting, nasty, riding, running, settling
from dispetto.games.horse_racing.rules.state import ABSENT, NONE, RUNNING, Meeting
from dispetto.games.horse_racing.rules.track import NOWHERE


def leave(s: Meeting, seat: int) -> None:
    """Horse withdrawn, cards set aside, stake lost; with one player left the meeting is over.  RN-RUL-39"""
    s.own()
    s.say("gone", seat)
    s.gone[seat] = 1
    s.found = None
    set_cards_aside(s, seat)
    if s.stake[seat]:
        s.bank += s.stake[seat]
        s.say("lost_bet", seat, s.stake[seat])
    s.stake[seat] = 0
    s.sealed[seat] = NONE
    s.bet[seat] = NONE
    in_a_fall = any(isinstance(f, nasty.FallSettled) and f.victim == seat for f in s.stack)
    if s.status[seat] == RUNNING:
        running.withdraw(s, seat)
        if any(isinstance(f, bets.Stakes) for f in s.stack):
            scratch(s, seat)
    if s.loose_by == seat:
        s.loose_by = NONE
        s.loose_at = NOWHERE
        s.say("caught", seat)
    if s.gone.count(0) == 1:
        meeting.last_one_left(s)
        return
    if in_a_fall and mover_of(s) != seat:
        drop_the_fall(s, seat)
    else:
        drop_the_question(s, seat)


def scratch(s: Meeting, seat: int) -> None:
    """Slips are still being written: no starter, and a slip already folded on it is void, unseen.  RN-RUL-39,
    RN-PRIZE-01..03
    """
    s.status[seat] = ABSENT
    s.starters -= 1
    for other in range(s.setup.players):
        if s.bet[other] == seat:
            s.bet[other] = NONE
            s.sealed[other] = 0


def set_cards_aside(s: Meeting, seat: int) -> None:
    """Unseen, but for those that everybody has seen.  RN-RUL-39"""
    for kind in s.hands[seat]:
        s.aside[kind] += 1
    for kind in s.known[seat]:
        s.aside[kind] -= 1
        s.used[kind] += 1
    s.large = NONE
    s.hands[seat] = ()
    s.known[seat] = ()


def drop_the_fall(s: Meeting, seat: int) -> None:
    """Nobody remounts, or looses, the horse of somebody who has left."""
    while not isinstance(s.stack[-1], nasty.FallSettled):
        s.stack.pop()


def drop_the_question(s: Meeting, seat: int) -> None:
    """What was asked of the leaver is asked no more; a move in progress ends; a race nobody runs in is over."""
    top: Any = s.stack[-1]
    mover = mover_of(s)
    if mover == seat:
        settling.back_to_the_race(s)
        running.move_over(s, seat)
    elif isinstance(top, bets.Stake) and top.seat != seat:
        if (top.seat + top.rel) % s.setup.players == seat:
            s.stack[-1] = top.opening(s)
    elif isinstance(top, meeting.DealCard | meeting.LaneCard):
        if top.who == seat:
            s.stack.pop()
    elif isinstance(top, nasty.CardAsk):
        s.stack[-1] = top.without(s, seat)
    elif not isinstance(top, settling.Verdict) and top.seat == seat:
        s.stack.pop()


def mover_of(s: Meeting) -> int:
    """The seat in the middle of its move; NONE between moves."""
    for f in s.stack:
        if isinstance(f, running.ToRoll | riding.Route | riding.Way | riding.Double):
            return f.seat
        if isinstance(f, loose.LooseRoute | loose.LooseWay):
            return f.seat
        if isinstance(f, running.Die):
            return f.who
        if isinstance(f, riding.Landed):
            return f.seat
    return NONE
