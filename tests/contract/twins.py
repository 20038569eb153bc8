"""Twin tables: two tables that one seat cannot tell apart, made by editing a dump in what it may not know.

`TWINS[game](dump, seat, rng)` gives the edited dump, or None where the seat knows all there is. The edit never goes through
`imagine`. What another seat has half said is tried for every game without help (test_rounds.py). `REVEALS[game]` names the
events that bring secrets to light: only from one of them on may the seat's tables differ. `SECRET[game]` names the questions
whose answer one seat alone learns, and which seat that is.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.toy import pieces
from tests.toy.actions import MOST_BID

Dump = dict[str, Any]
Twin = Callable[[Dump, int, random.Random], Dump | None]


def no_secrets(dump: Dump, seat: int, rng: random.Random) -> Dump | None:
    """A game that hides nothing but what is half said."""
    return None


def court(dump: Dump, seat: int, rng: random.Random) -> Dump | None:
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


Learner = Callable[[Any], int]

TWINS: dict[str, Twin] = {"hedz-25th": no_secrets, "court": court}
REVEALS: dict[str, frozenset[str]] = {"court": frozenset({"revealed", "dined"})}
SECRET: dict[str, dict[str, Learner]] = {
    "court": {"Draw": lambda ask: int(ask.who), "Bid": lambda ask: int(ask.seat), "Toast": lambda ask: int(ask.seat)}
}
