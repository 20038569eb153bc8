"""What one seat may see, and the same as numbers."""

from __future__ import annotations

from dataclasses import dataclass

from dispetto.core.rounds import heard
from dispetto.games.lunch_money.harm import before_it_is_laid, half_said, in_the_air
from dispetto.games.lunch_money.rules.actions import MOST_SEATS
from dispetto.games.lunch_money.rules.drawing import Draw
from dispetto.games.lunch_money.rules.laid import DEFENDING, INSULTING, OPENING, TURNING, Added, Laid
from dispetto.games.lunch_money.rules.pieces import (
    BASIC,
    CARDS,
    DEFENCE,
    KINDS,
    NAMES,
    WEAPON,
    WEAPONS,
    what_answers,
)
from dispetto.games.lunch_money.rules.plays import Play
from dispetto.games.lunch_money.rules.questions import Question
from dispetto.games.lunch_money.rules.seen import CARDS as CARDS_OF_A_LINK
from dispetto.games.lunch_money.rules.seen import LINK, LINKS, OF_A_SEAT, QUESTIONS, WORDS, relative, turned
from dispetto.games.lunch_money.rules.state import NOBODY, USES, LunchMoney
from dispetto.games.lunch_money.rules.windows import Interrupt

# What drawings may know of the cards: what is printed on them
__all__ = [
    "BASIC",
    "CARDS",
    "DEFENCE",
    "DEFENDING",
    "FACE_DOWN",
    "INSULTING",
    "NAMES",
    "NOBODY",
    "OPENING",
    "TURNING",
    "WEAPON",
    "Link",
    "View",
    "observe",
    "view",
    "what_answers",
]
FACE_DOWN = -1


@dataclass(frozen=True)
class Link:
    """One card in the air: who laid it, at whom, and what has become of it."""

    kind: int  # rules/laid.py: OPENING, DEFENDING, FOLLOWING, STRIKING, TURNING, INSULTING
    by: int
    cards: tuple[int, ...]
    targets: tuple[int, ...]
    status: int
    owed: tuple[int, ...]  # free attacks earned on it: by, on, by, on
    stopped: tuple[int, ...] = ()  # hits on each target that are stopped
    broken: int = 0  # whose answer to it was humiliated, a bit each
    way: int = 0  # of a Roundhouse that was dodged: 1 left, -1 right


@dataclass(frozen=True)
class View:
    """The table as one seat (or PUBLIC) sees it."""

    seat: int
    players: int
    points: tuple[int, ...]
    alive: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]  # of others only what all have seen, the rest face down
    known: tuple[tuple[int, ...], ...]
    deck: int
    discard: tuple[int, ...]
    table: tuple[int, ...]
    hidden: tuple[int, ...]
    out_by: tuple[int, ...]
    out_laps: tuple[int, ...]
    stomped: tuple[int, ...]
    wedgy: tuple[int, ...]
    cooties: tuple[int, ...]
    choke_by: tuple[int, ...]
    head_by: tuple[int, ...]
    poked: tuple[int, ...]
    faster: tuple[int, ...]
    active: int
    turns: int
    chain: tuple[Link, ...]
    asked: int
    question: str
    about: int
    said: tuple[int, ...]  # the parts of one's own utterance
    winner: int
    over: bool
    laying: tuple[int, ...]  # the cards of one's own half-said attack
    blow: int  # what the first of them takes from anybody, if nothing stops it
    stoppers: tuple[int, ...]  # the cards of this box that could undo it
    harm: tuple[int, ...]  # by seat: what goes if nothing stops the card in the air, or one's own half-said attack
    fell: tuple[int, ...] = ()  # 1 was knocked out first, 2 second …; 0 still in
    used: tuple[int, ...] = ()  # weapons that have served this turn, as rules/state.py counts them
    round: tuple[int, ...] = ()  # who is asked now, and who after that whatever is answered


def link(s: LunchMoney, laid: Laid) -> Link:
    """A card in the air as everybody sees it."""
    if isinstance(laid, Play):
        cards = laid.cards + laid.special + laid.strike
        what = (laid.kind(), laid.src, cards, laid.targets, laid.became(), laid.after)
        return Link(*what, laid.stopped, laid.broken, laid.way)
    cards = laid.cards if isinstance(laid, Added) else (laid.face(),)
    return Link(laid.kind(), laid.by(), cards, (), laid.became(), ())


def view(s: LunchMoney, seat: int) -> View:
    """Secrets leave through here and nowhere else."""
    hands = []
    for other, hand in enumerate(s.hands):
        known = s.known[other]
        hands.append(hand if other == seat else known + (FACE_DOWN,) * (len(hand) - len(known)))
    ask = heard(s, seat)
    own = ask is not None and ask.seat == seat
    about = -1
    if isinstance(ask, Question | Interrupt):
        about = ask.about
    elif isinstance(ask, Draw):
        about = ask.who
    return View(
        seat,
        s.setup.players,
        s.points,
        s.alive,
        tuple(hands),
        s.known,
        s.undrawn,
        tuple(s.discard),
        tuple([s.table.count(kind) for kind in range(KINDS)]),
        s.hidden,
        s.out_by,
        s.out_laps,
        s.stomped,
        s.wedgy,
        s.cooties,
        s.choke_by,
        s.head_by,
        s.poked,
        s.faster,
        s.active,
        s.turns,
        tuple([link(s, f) for f in s.stack if isinstance(f, Laid)]),
        NOBODY if ask is None else ask.seat,
        "" if ask is None else type(ask).__name__,
        about,
        ask.said if isinstance(ask, Question) and own else (),
        s.winner,
        not s.stack,
        *foreseen(s, ask if own else None),
        s.fell,
        s.used,
        () if ask is None or isinstance(ask, Draw) else ask.party(s),
    )


def foreseen(s: LunchMoney, ask: object) -> tuple[tuple[int, ...], int, tuple[int, ...], tuple[int, ...]]:
    """What one is about to lay, what it takes, and who would lose how much if nothing comes between."""
    seats = range(s.setup.players)
    cards, targets = half_said(s, ask)
    if not cards or not isinstance(ask, Question):
        lost = in_the_air(s)
        return (), 0, (), tuple([lost.get(seat, 0) for seat in seats])
    other = (ask.seat + 1) % s.setup.players
    lost = before_it_is_laid(s, ask.seat, cards, targets)
    blow = before_it_is_laid(s, ask.seat, cards[:1], (other,)).get(other, 0)
    stoppers = tuple([card for card in what_answers(cards[0]) if s.copies[card]])
    return cards, blow, stoppers, tuple([lost.get(seat, 0) for seat in seats])


def observe(v: View) -> list[int]:
    """All of it as numbers, as observed.py tells; `observe_into` (rules/seen.py) writes the same without a view."""
    n = v.players
    me = max(0, v.seat)
    mine = v.hands[me] if v.seat >= 0 else ()
    out = [mine.count(kind) for kind in range(KINDS)]
    for rel in range(MOST_SEATS):
        if rel >= n:
            out += [0] * OF_A_SEAT
            continue
        p = (me + rel) % n
        out += [1, v.alive[p], v.points[p], len(v.hands[p]), v.hidden[p], v.out_laps[p], v.stomped[p], v.wedgy[p]]
        out += [v.cooties[p], v.poked[p], v.faster[p], int(p == v.active), int(p == v.asked), int(p in v.round)]
        out += [relative(v.choke_by[p], me, n), relative(v.head_by[p], me, n), relative(v.out_by[p], me, n), v.fell[p]]
        out += [v.used[p] >> USES * weapon & (1 << USES) - 1 for weapon in range(len(WEAPONS))]
        shown = v.known[p]
        out += [shown.count(kind) for kind in range(KINDS)]
    out += [v.deck, v.turns, *v.discard, *v.table]
    out += [int(v.question == question.__name__) for question in QUESTIONS]
    out += [1 + v.about, *(1 + code for code in v.said), *([0] * (WORDS - len(v.said))), len(v.chain)]
    for at in range(1, LINKS + 1):
        out += observe_link(v.chain[-at], me, n) if at <= len(v.chain) else [0] * LINK
    return out


def observe_link(x: Link, me: int, n: int) -> list[int]:
    """A card in the air as numbers."""
    two, four = [0, 0], [0, 0, 0, 0]
    targets = ([relative(t, me, n) for t in x.targets] + two)[:2]
    owed = ([relative(who, me, n) for who in x.owed] + four)[:4]
    cards = ([1 + card for card in x.cards] + [0] * CARDS_OF_A_LINK)[:CARDS_OF_A_LINK]
    whole = x.kind == OPENING
    out = [1 + x.kind, relative(x.by, me, n), x.status, *targets, *([*x.stopped, *two][:2])]
    return [*out, turned(x.broken, me, n), int(whole) + x.way, len(x.owed) // 2, *owed, *cards]
