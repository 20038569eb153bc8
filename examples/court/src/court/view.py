"""What one seat may see; the same as numbers; and a table dealt anew from what it sees."""

from __future__ import annotations

from dataclasses import dataclass

from court.rules import actions, banquet, replies
from court.rules.state import NONE, Court
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action
from dispetto.core.observed import Part
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


def told(v: View) -> list[int]:
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


def of_a_seat(rel: int) -> tuple[Part, ...]:
    """What is seen of one seat, counted from mine; all 0 where nobody sits."""
    return (
        Part(f"seat-{rel}-here", 1, 0, 1, "1 where somebody sits who has not left"),
        Part(f"seat-{rel}-score", 1, -99, 99, "points"),
        Part(f"seat-{rel}-hand", 1, 0, 99, "how many cards", long=True),
        Part(f"seat-{rel}-known", actions.KINDS, 0, 99, "those of them that all have seen, by kind", long=True),
    )


OBSERVED = (
    Part("hand", actions.KINDS, 0, 99, "my cards of each kind", long=True),
    *(part for rel in range(actions.MOST_SEATS) for part in of_a_seat(rel)),
    Part("deck", 1, 0, 99, "cards still to be drawn", long=True),
    Part("discards", actions.KINDS, 0, 99, "of each kind", long=True),
    Part("bid", 1, -1, actions.MOST_BID, "my bid; -1 none"),
    Part("guest", 1, -1, actions.MOST_SEATS - 1, "whom I toast, from mine on; -1 none", names=True),
    *(Part(f"asks-{name.lower() or 'nothing'}", 1, 0, 1, "1 where this is asked") for name in QUESTIONS),
    Part("said", 2, -1, 99, "the parts of my own answer", names=True),
    Part("play-by", 1, 0, actions.MOST_SEATS - 1, "who played the card that lies on top, from mine on", names=True),
    Part("play-card", 1, -1, actions.KINDS - 1, "which; -1 none lies there", names=True),
    Part("play-at", 1, -1, 99, "at which seat, or answering which place of the stack", names=True),
    Part("play-points", 1, 0, 2, "for how many points"),
    Part("play-stopped", 1, 0, 1, "1 where it was answered"),
)


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
