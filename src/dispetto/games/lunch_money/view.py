"""What one seat may see, and the same as numbers."""

from __future__ import annotations

from dispetto.games.lunch_money.rules.actions import MOST_SEATS
from dispetto.games.lunch_money.rules.laid import DEFENDING, INSULTING, OPENING, TURNING
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
from dispetto.games.lunch_money.rules.seen import CARDS as CARDS_OF_A_LINK
from dispetto.games.lunch_money.rules.seen import LINK, LINKS, OF_A_SEAT, QUESTIONS, WORDS, relative, turned
from dispetto.games.lunch_money.rules.shown import FACE_DOWN, Link, View, view
from dispetto.games.lunch_money.rules.state import NOBODY, USES

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
    "told",
    "view",
    "what_answers",
]


def told(v: View) -> list[int]:
    """All of it as numbers, as observed.py tells; `numbers_into` (rules/seen.py) writes the same without a view."""
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
