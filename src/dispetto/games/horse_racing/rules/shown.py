"""What one seat may see."""

from __future__ import annotations

from typing import Final, NamedTuple

from dispetto.core.engine.table import heard
from dispetto.core.engine.value import Value
from dispetto.games.horse_racing.rules import riding
from dispetto.games.horse_racing.rules.meeting import Entry
from dispetto.games.horse_racing.rules.seen import moved_of, mover_of, pips_of
from dispetto.games.horse_racing.rules.state import NONE, Meeting
from dispetto.games.horse_racing.rules.unseen import shown

FACE_DOWN: Final = -1
HOW: Final = ("running", "fallen", "slipped", "withdrawn", "finished", "absent")


class HorseView(NamedTuple):
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


class View(Value):
    """The table as one seat (or PUBLIC) sees it."""

    def __init__(
        self,
        seat: int,
        board: str,
        order: tuple[int, ...],
        race: int,
        horses: tuple[HorseView, ...],
        bank: int,
        used: tuple[int, ...],
        circle: tuple[int, ...],
        loose_at: int,
        loose_by: int,
        pressed: int,
        pressed_out: int,
        photo: int,
        round: int,
        first: int,
        brooked: int,
        rolled: int,
        bet: int,
        slip: int,
        asked: int,
        question: str,
        said: tuple[int, ...],
        mover: int,
        moved: int,
        pips: int,
        left: int,
        over: bool,
    ) -> None:
        self.seat: Final = seat
        self.board: Final = board
        self.order: Final = order
        self.race: Final = race
        self.horses: Final = horses
        self.bank: Final = bank
        self.used: Final = used
        self.circle: Final = circle
        self.loose_at: Final = loose_at  # a space
        self.loose_by: Final = loose_by
        self.pressed: Final = pressed
        self.pressed_out: Final = pressed_out
        self.photo: Final = photo
        self.round: Final = round
        self.first: Final = first
        self.brooked: Final = brooked
        self.rolled: Final = rolled
        self.bet: Final = bet  # one's own slip: the horse
        self.slip: Final = slip  # and the stake on it, before all stakes are shown
        self.asked: Final = asked
        self.question: Final = question
        self.said: Final = said  # the parts of one's own utterance
        self.mover: Final = mover  # the seat the question, or the die, is about
        self.moved: Final = moved  # while cards may be played: whose horse is down, or moved last
        self.pips: Final = pips  # what the die shows
        self.left: Final = left  # pips to be walked now
        self.over: Final = over

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
        mover_of(ask),
        moved_of(ask),
        pips_of(ask),
        ask.left if isinstance(ask, riding.Route) else 0,
        not s.stack,
    )
