"""Twin tables: two tables that one seat cannot tell apart, made by changing in a dump what it may not know.

The contract suite asks everything of both and compares. `imagine` is not used here: the two check one another.
"""

from __future__ import annotations

import random
from typing import Any

from court.rules import pieces
from court.rules.actions import MOST_BID

Dump = dict[str, Any]
REVEALS = frozenset({"revealed", "dined"})  # the events that open the slips


def twin(dump: Dump, seat: int, rng: random.Random) -> Dump:
    """Other hands and the deck are shuffled together, other slips are rewritten, other utterances begin otherwise."""
    others = [n for n in range(dump["seats"]) if n != seat]
    hidden: dict[int, list[int]] = {}
    for n in others:
        unseen = list(dump["hands"][n])
        for card in dump["known"][n]:
            unseen.remove(card)
        hidden[n] = unseen
    pool = [card for unseen in hidden.values() for card in unseen]
    pool += [kind for kind, left in enumerate(dump["deck"]) for _ in range(left)]
    rng.shuffle(pool)
    for n in others:
        drawn = [pool.pop() for _ in hidden[n]]
        dump["hands"][n] = sorted([*dump["known"][n], *drawn])
    dump["deck"] = [pool.count(kind) for kind in range(len(dump["deck"]))]
    for n in others:
        if dump["bids"][n] >= 0:
            guests = [g for g in range(dump["seats"]) if g != n and not dump["gone"][g]]
            dump["bids"][n] = rng.randint(0, max(0, min(MOST_BID, dump["score"][n])))
            dump["guests"][n] = rng.choice(guests) if dump["bids"][n] else -1
    if dump["stack"]:
        dump["stack"][-1] = half_said(dump, dump["stack"][-1], seat, rng)
    return dump


def half_said(dump: Dump, top: list[Any], seat: int, rng: random.Random) -> list[Any]:
    """Another seat may have begun otherwise, or not at all."""
    name, who, *_ = top
    if name not in ("Choose", "Target", "HowMuch", "Bid", "Toast") or who == seat:
        return top
    rel = next(r for r in range(1, dump["seats"]) if not dump["gone"][(who + r) % dump["seats"]])
    if name in ("Bid", "Toast"):
        most = max(0, min(MOST_BID, dump["score"][who]))
        return rng.choice([["Bid", who], *(["Toast", who, bid] for bid in range(1, most + 1))])
    begun: list[list[Any]] = [["Choose", who]]
    begun += [["Target", who, card] for card in set(dump["hands"][who]) if pieces.CARDS[card].has_target]
    begun += [["HowMuch", who, card, rel] for card in set(dump["hands"][who]) if pieces.CARDS[card].has_amount]
    return rng.choice(begun)
