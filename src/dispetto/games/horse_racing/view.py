"""What one seat may see; the same as numbers; and a table dealt anew from what it sees."""

from __future__ import annotations

from dataclasses import dataclass

from dispetto.core.engine.dice import Dice
from dispetto.core.rounds import heard, unsay_others
from dispetto.core.unseen import deal_again, take_back
from dispetto.games.horse_racing.rules import actions, bets, riding, settling
from dispetto.games.horse_racing.rules.meeting import Entry
from dispetto.games.horse_racing.rules.state import ABSENT, NONE, Meeting

FACE_DOWN = -1
HOW = ("running", "fallen", "slipped", "withdrawn", "finished", "absent")
QUESTIONS = (
    "Entry",
    "Bet",
    "Stake",
    "ToRoll",
    "Route",
    "Double",
    "LooseRoute",
    "Window",
    "Rescue",
    "Bolting",
    "Scramble",
    "Stewards",
    "Midway",
    "Die",
    "Verdict",
)


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
    pips: int  # what the die shows
    left: int  # pips to be walked now
    over: bool

    @property
    def players(self) -> int:
        return len(self.horses)


def shown(s: Meeting, seat: int) -> int:
    """How many of a player's stable entries have been announced."""
    if s.race < 0:
        return 0
    return s.race + 1 if s.level[seat] else s.race


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
        int(getattr(ask, "pips", 0)),
        ask.left if isinstance(ask, riding.Route) else 0,
        not s.stack,
    )


def observe(v: View) -> list[int]:
    """Fixed length: my cards, those used, every stable from mine on, the race, my slip, what is asked and said."""
    n = v.players
    me = max(0, v.seat)
    mine = v.horses[me].cards if v.seat >= 0 else ()
    out = [mine.count(kind) for kind in range(actions.KINDS)] + list(v.used)
    for rel in range(actions.MOST_SEATS):
        if rel >= n:
            out += [0] * 15
            continue
        h = v.horses[(me + rel) % n]
        place = v.circle.index(h.seat) + 1 if h.seat in v.circle else 0
        unknown = sum(card == FACE_DOWN for card in h.cards)
        out += [1 - h.gone, h.cash, h.stake, h.lane + 1, h.level, h.odds + 1, h.status, h.at + 1]
        out += [h.doubled, h.whips, int(h.left), place, len(h.cards), unknown, h.cards.count(0)]
    out += [*v.order, *[-1] * (actions.RACES - len(v.order))]
    levels = v.horses[me].levels if v.seat >= 0 else ()
    out += [*levels, *[0] * (actions.RACES - len(levels))]
    out += [v.race, v.round, v.brooked, v.rolled, v.loose_at + 1, v.pressed_out]
    out += [NONE if seat < 0 else (seat - me) % n for seat in (v.loose_by, v.pressed, v.photo, v.first, v.bet, v.mover)]
    out += [v.slip, v.pips, v.left]
    out += [int(v.question == name) for name in QUESTIONS]
    said = list(v.said[:6])
    return out + said + [0] * (6 - len(said))


# --------------------------------------------------------------------------------------------------------- Imagine


def imagine(s: Meeting, seat: int, seed: int) -> Meeting:
    """Unseen cards, entries of races to come, slips, and what others have half said: all dealt anew."""
    c = s.clone()
    dice = Dice(seed)
    unsay_others(c, seat)
    others = [n for n in range(c.setup.players) if n != seat]
    take_back(c.aside, c.hands, c.known, others)
    for n in others:
        c.hands[n] = deal_again(c.aside, c.known[n], len(c.hands[n]), dice)
        c.entries[n] = c.entries[n][: shown(c, n)] + shuffled(sorted(c.entries[n][shown(c, n) :]), dice)
        imagine_slip(c, n, dice)
    return c


def shuffled(items: list[int], dice: Dice) -> tuple[int, ...]:
    """The same in another order, every order as likely."""
    for i in range(len(items) - 1, 0, -1):
        j = dice.below(i + 1)
        items[i], items[j] = items[j], items[i]
    return tuple(items)


def imagine_slip(c: Meeting, seat: int, dice: Dice) -> None:
    """A slip this player may have written: any, or after the stakes are shown any horse for this stake."""
    if c.sealed[seat] != NONE:
        rows = bets.Bet(seat).legal(c)
        row = rows[dice.below(len(rows))]
        c.bet[seat], c.sealed[seat] = NONE, 0
        if row is not actions.NO_BET:
            units = 1 + dice.below(bets.most_units(c, seat))
            c.bet[seat] = (seat + row.args[0]) % c.setup.players
            c.sealed[seat] = units * c.setup.bet_step
    elif c.stake[seat]:
        started = [n for n in range(c.setup.players) if c.status[n] != ABSENT]
        c.bet[seat] = started[dice.below(len(started))]
