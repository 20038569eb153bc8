"""What one seat may see; the same as numbers; and a table dealt anew from what it sees."""

from __future__ import annotations

from dataclasses import dataclass

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import asked, draw
from dispetto.core.rounds import heard, unsay
from dispetto.games.lunch_money.rules.actions import MOST_SEATS
from dispetto.games.lunch_money.rules.drawing import Draw
from dispetto.games.lunch_money.rules.laid import DEFENDING, INSULTING, OPENING, TURNING, Added, Laid
from dispetto.games.lunch_money.rules.pieces import (
    BASIC,
    CARDS,
    DEFENCE,
    HUMILIATION,
    KINDS,
    NAMES,
    WEAPON,
    what_answers,
)
from dispetto.games.lunch_money.rules.plays import Play
from dispetto.games.lunch_money.rules.questions import Question
from dispetto.games.lunch_money.rules.state import NOBODY, LunchMoney
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
    "imagine",
    "observe",
    "view",
    "what_answers",
]
FACE_DOWN = -1
QUESTIONS = (
    "Main",
    "Interrupt",
    "Release",
    "Defend",
    "PassOn",
    "Follow",
    "Backlash",
    "NutsBack",
    "Free",
    "CounterGrab",
    "Rescue",
    "HideHeal",
    "HideDiscard",
    "HippieBlow",
    "Imaginary",
    "Draw",
    "PokeBlow",
)
WORDS = 9  # parts of an utterance that are observed
LINKS = 6  # cards in the air that are observed
LINK = 11  # numbers of each


@dataclass(frozen=True)
class Link:
    """One card in the air: who laid it, at whom, and what has become of it."""

    kind: int  # rules/laid.py: OPENING, DEFENDING, FOLLOWING, STRIKING, TURNING, INSULTING
    by: int
    cards: tuple[int, ...]
    targets: tuple[int, ...]
    status: int
    owed: tuple[int, ...]  # free attacks earned on it: by, on, by, on


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


def link(s: LunchMoney, laid: Laid) -> Link:
    """A card in the air as everybody sees it."""
    if isinstance(laid, Play):
        cards = laid.cards + laid.special + laid.strike
        return Link(laid.kind(), laid.src, cards, laid.targets, laid.became(), laid.after)
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
        tuple(s.points),
        tuple(s.alive),
        tuple(hands),
        tuple(s.known),
        sum(s.deck),
        tuple(s.discard),
        tuple(s.table),
        tuple(s.hidden),
        tuple(s.out_by),
        tuple(s.out_laps),
        tuple(s.stomped),
        tuple(s.wedgy),
        tuple(s.cooties),
        tuple(s.choke_by),
        tuple(s.head_by),
        tuple(s.poked),
        tuple(s.faster),
        s.active,
        s.turns,
        tuple([link(s, f) for f in s.stack if isinstance(f, Laid)]),
        NOBODY if ask is None else ask.seat,
        "" if ask is None else type(ask).__name__,
        about,
        ask.said if isinstance(ask, Question) and own else (),
        s.winner,
        not s.stack,
    )


def observe(v: View) -> list[int]:
    """Fixed length: my hand, each seat from mine on, piles, what is asked and said, the last cards in the air."""
    n = v.players
    me = max(0, v.seat)
    mine = v.hands[me] if v.seat >= 0 else ()
    out = [mine.count(kind) for kind in range(KINDS)]
    for rel in range(MOST_SEATS):
        if rel >= n:
            out += [0] * (16 + KINDS)
            continue
        p = (me + rel) % n
        out += [1, v.alive[p], v.points[p], len(v.hands[p]), v.hidden[p], v.out_laps[p], v.stomped[p], v.wedgy[p]]
        out += [v.cooties[p], v.poked[p], v.faster[p], int(p == v.active), int(p == v.asked)]
        out += [relative(v.choke_by[p], me, n), relative(v.head_by[p], me, n), relative(v.out_by[p], me, n)]
        shown = v.known[p]
        out += [shown.count(kind) for kind in range(KINDS)]
    out += [v.deck, *v.discard, *v.table]
    out += [int(v.question == name) for name in QUESTIONS]
    out += [v.about, *v.said[:WORDS], *([-1] * (WORDS - len(v.said)))]
    for at in range(1, LINKS + 1):
        if at > len(v.chain):
            out += [-1] * LINK
            continue
        x = v.chain[-at]
        cards = [*x.cards, -1, -1, -1, -1][:4]
        targets = [relative(t, me, n) for t in x.targets] + [-1, -1]
        out += [x.kind, relative(x.by, me, n), *cards, *targets[:2], x.status, len(x.owed) // 2, len(x.cards)]
    return out


def relative(seat: int, me: int, n: int) -> int:
    """A seat counted from mine; -1 nobody."""
    return -1 if seat < 0 else (seat - me) % n


def imagine(s: LunchMoney, seat: int, seed: int) -> LunchMoney:
    """The unseen cards dealt anew; what others have half said is unsaid."""
    c = s.clone()
    dice = Dice(seed)
    top = asked(c)
    if top is not None and top.seat != seat:
        unsay(c)
    others = [other for other in range(c.setup.players) if other != seat]
    room = []
    for other in others:
        for card in c.hands[other]:
            c.deck[card] += 1
        for card in c.known[other]:
            c.deck[card] -= 1
        room.append(len(c.hands[other]) - len(c.known[other]))
    for other, free in zip(others, room, strict=True):
        held = list(c.known[other])
        if s.setup.open_poll and isinstance(top, Interrupt) and top.seat == other and free and c.deck[HUMILIATION]:
            c.deck[HUMILIATION] -= 1  # in the open only holders are asked
            held.append(HUMILIATION)
            free -= 1
        for _ in range(free):
            card = draw(dice, c.deck)
            c.deck[card] -= 1
            held.append(card)
        c.hands[other] = tuple(sorted(held))
    return c
