"""What one seat may see; the same as numbers; and a table dealt anew from what it sees."""

from __future__ import annotations

from dataclasses import dataclass

from court.rules import actions, banquet, replies
from court.rules.state import NONE, Court
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action
from dispetto.core.rounds import heard, unsay_others
from dispetto.core.unseen import deal_again, take_back

FACE_DOWN = -1
QUESTIONS = ("", "Draw", "Choose", "Target", "HowMuch", "Window", "Bid", "Toast")


@dataclass(frozen=True)
class View:
    """The table as one seat (or PUBLIC) sees it."""

    seat: int
    hands: tuple[tuple[int, ...], ...]  # of others only what all have seen, the rest face down
    deck: int
    discard: tuple[int, ...]
    score: tuple[int, ...]
    gone: tuple[int, ...]
    bid: int  # one's own
    guest: int
    plays: tuple[tuple[int, ...], ...]  # the cards being played, with all that was said of them
    held: int
    asked: int
    question: str
    said: tuple[int, ...]  # the parts of one's own utterance
    over: bool


def view(s: Court, seat: int) -> View:
    """Secrets leave through here and nowhere else."""
    hands = []
    for other, hand in enumerate(s.hands):
        known = s.known[other]
        hands.append(hand if other == seat else known + (FACE_DOWN,) * (len(hand) - len(known)))
    ask = heard(s, seat)
    own = ask is not None and ask.seat == seat
    return View(
        seat,
        tuple(hands),
        sum(s.deck),
        tuple(s.discard),
        tuple(s.score),
        tuple(s.gone),
        s.bids[seat] if seat >= 0 else NONE,
        s.guests[seat] if seat >= 0 else NONE,
        tuple(f.args() for f in s.stack if isinstance(f, replies.Resolve)),
        s.held,
        NONE if ask is None else ask.seat,
        "" if ask is None else type(ask).__name__,
        tuple(ask.args()[1:]) if ask is not None and own and ask.part() else (),
        not s.stack,
    )


def observe(v: View) -> list[int]:
    """Fixed length: my hand, each seat from mine on, deck and discard, my bid, what is asked and said, the top play."""
    n = len(v.score)
    me = max(0, v.seat)
    mine = v.hands[me] if v.seat >= 0 else ()
    out = [mine.count(kind) for kind in range(actions.KINDS)]
    for rel in range(actions.MOST_SEATS):
        if rel < n:
            other = (me + rel) % n
            known = [v.hands[other].count(kind) for kind in range(actions.KINDS)]
            out += [1 - v.gone[other], v.score[other], len(v.hands[other]), *known]
        else:
            out += [0] * (3 + actions.KINDS)
    out += [v.deck, *v.discard, v.bid, v.guest if v.guest < 0 else (v.guest - me) % n]
    out += [int(v.question == name) for name in QUESTIONS]
    out += [*v.said, 0, 0][:2]
    top = v.plays[-1] if v.plays else (0, -1, 0, 0, 0)
    return [*out, (top[0] - me) % n, *top[1:]]


def imagine(s: Court, seat: int, seed: int) -> Court:
    """The unseen cards, the sealed slips and what others have half said, all dealt anew."""
    c = s.clone()
    dice = Dice(seed)
    unsay_others(c, seat)
    others = [other for other in range(c.seats) if other != seat]
    take_back(c.deck, c.hands, c.known, others)
    for other in others:
        c.hands[other] = deal_again(c.deck, c.known[other], len(c.hands[other]), dice)
        if c.bids[other] >= 0:
            c.bids[other] = pick(dice, banquet.Bid(other).legal(c))
            slip = banquet.Toast(other, c.bids[other])
            here = slip.legal(c)
            c.guests[other] = slip.guest(c, here[dice.below(len(here))]) if c.bids[other] else NONE
    return c


def pick(dice: Dice, rows: list[Action]) -> int:
    """What one of these rows says."""
    return rows[dice.below(len(rows))].args[0]
