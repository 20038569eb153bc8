"""What one seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dispetto.core.engine.table import Ask
from dispetto.core.rounds import heard
from dispetto.games.horse_racing.rules import nasty, riding, settling
from dispetto.games.horse_racing.rules.meeting import Entry
from dispetto.games.horse_racing.rules.state import NONE, Meeting
from dispetto.games.horse_racing.rules.unseen import shown

FACE_DOWN = -1
HOW = ("running", "fallen", "slipped", "withdrawn", "finished", "absent")


@dataclass(frozen=True)
class HorseView:
    """One player's stable as the table sees it."""

    seat: int
    gone: bool
    cash: int
    stake: int
    cards: tuple[int, ...]  # of others only what all have seen, the rest face down
    levels: tuple[int, ...]  # the stable entries this reader knows, race by race
    lane: int  # from 0; -1 before lanes are dealt
    level: int  # 0 before it is announced
    odds: int  # where they stand in the list; -1 before
    status: int
    how: str  # the same in a word: see HOW
    at: int  # the node; -1 off the course
    doubled: int
    whips: int
    left: bool
    colour: int  # of the stable, as pictures count them


@dataclass(frozen=True)
class View:
    """The table as one seat (or PUBLIC) sees it."""

    seat: int
    board: str
    order: tuple[int, ...]
    race: int
    horses: tuple[HorseView, ...]
    bank: int
    used: tuple[int, ...]
    circle: tuple[int, ...]
    loose_at: int  # a space
    loose_by: int
    pressed: int
    pressed_out: int
    photo: int
    round: int
    first: int
    brooked: int
    rolled: int
    bet: int  # one's own slip: the horse
    slip: int  # and the stake on it, before all stakes are shown
    asked: int
    question: str
    said: tuple[int, ...]  # the parts of one's own utterance
    mover: int  # the seat the question, or the die, is about
    moved: int  # while cards may be played: whose horse is down, or moved last
    pips: int  # what the die shows
    left: int  # pips to be walked now
    over: bool

    @property
    def players(self) -> int:
        return len(self.horses)


def view(s: Meeting, seat: int) -> View:
    """Secrets leave through here and nowhere else."""
    horses = []
    for n in range(s.setup.players):
        own = n == seat
        hidden = len(s.hands[n]) - len(s.known[n])
        horses.append(
            HorseView(
                n,
                bool(s.gone[n]),
                s.cash[n],
                s.stake[n],
                s.hands[n] if own else s.known[n] + (FACE_DOWN,) * hidden,
                s.entries[n] if own else s.entries[n][: shown(s, n)],
                s.lane[n],
                s.level[n],
                s.odds_of(n) if s.level[n] else NONE,
                s.status[n],
                HOW[s.status[n]],
                s.at[n],
                s.doubled[n],
                s.whips[n],
                bool(s.left[n]),
                s.setup.colours[n],
            )
        )
    ask = heard(s, seat)
    said: tuple[int, ...] = ()
    if ask is not None and ask.seat == seat and ask.part():
        said = ask.levels if isinstance(ask, Entry) else tuple(ask.args()[1:4])
    mover = NONE if ask is None else int(getattr(ask, "who", ask.seat))
    if isinstance(ask, settling.Verdict):
        mover = ask.horse
    return View(
        seat,
        s.setup.named["board"],
        tuple(s.order),
        s.race,
        tuple(horses),
        s.bank,
        tuple(s.used),
        tuple(s.circle),
        s.loose_at,
        s.loose_by,
        s.pressed,
        s.pressed_out,
        s.photo,
        s.round,
        s.first,
        s.brooked,
        s.rolled,
        s.bet[seat] if seat >= 0 else NONE,
        s.sealed[seat] if seat >= 0 else NONE,
        NONE if ask is None else ask.seat,
        "" if ask is None else type(ask).__name__,
        said,
        mover,
        moved_of(ask),
        int(getattr(ask, "pips", 0)),
        ask.left if isinstance(ask, riding.Route) else 0,
        not s.stack,
    )


def moved_of(ask: Ask[Any] | None) -> int:
    """Whose horse everybody looks at while cards may be played: the one that is down, or that moved last."""
    if not isinstance(ask, nasty.CardAsk):
        return NONE
    return ask.victim if ask.victim != NONE else ask.mover
