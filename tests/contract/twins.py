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

from court.rules import pieces
from court.rules.actions import MOST_BID

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


def lunch_money(dump: Dump, seat: int, rng: random.Random) -> Dump | None:
    """Other hands and the deck are shuffled together; what others have half said they have not said."""
    if dump["options"]["open_poll"]:  # at such a table it shows who is asked
        return None
    others = [n for n in range(dump["players"]) if n != seat]
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
        dump["hands"][n] = sorted([*dump["known"][n], *(pool.pop() for _ in hidden[n])])
    dump["deck"] = [pool.count(kind) for kind in range(len(dump["deck"]))]
    top = dump["stack"][-1] if dump["stack"] else None
    if top and len(top) == 4 and isinstance(top[3], list) and top[0] not in FRAMES_OF_LUNCH_MONEY and top[1] != seat:
        dump["stack"][-1] = [*top[:3], []]
    return dump


# What ends an utterance brings to light how many parts it had; the rest are cards turned face up
LUNCH_MONEY_REVEALS = frozenset(
    "showed stripped attacked split struck pummelled imagined followed grabbed heals healed rescued discarded defended".split()
)
FRAMES_OF_LUNCH_MONEY = frozenset({"Strike", "FollowUp", "Interrupt"})  # three numbers, but no utterance


def horse_racing(dump: Dump, seat: int, rng: random.Random) -> Dump | None:
    """Other hands and the cards set aside are shuffled together, entries to come and slips are rewritten, or begun otherwise."""
    n = dump["players"]
    others = [k for k in range(n) if k != seat]
    hidden = {k: unseen_of(dump["hands"][k], dump["known"][k]) for k in others}
    pool = [card for unseen in hidden.values() for card in unseen]
    pool += [kind for kind, left in enumerate(dump["aside"]) for _ in range(left)]
    rng.shuffle(pool)
    step = dump["options"]["bet_step"]
    began = [h for h in range(n) if dump["status"][h] != 5]
    here = [h for h in began if dump["status"][h] == 0]
    for k in others:
        dump["hands"][k] = sorted([*dump["known"][k], *(pool.pop() for _ in hidden[k])])
        announced = 0 if dump["race"] < 0 else dump["race"] + bool(dump["level"][k])
        to_come = dump["entries"][k][announced:]
        rng.shuffle(to_come)
        dump["entries"][k] = dump["entries"][k][:announced] + to_come
        if dump["sealed"][k] >= 0:
            stake = rng.randint(0, min(999, dump["cash"][k] // step)) * step
            dump["sealed"][k], dump["bet"][k] = stake, rng.choice(here) if stake else -1
        elif dump["stake"][k]:
            dump["bet"][k] = rng.choice(began)
    dump["aside"] = [pool.count(kind) for kind in range(len(dump["aside"]))]
    name, *more = dump["stack"][-1] if dump["stack"] else ["", seat]
    if name == "Entry" and more[0] != seat:
        dump["stack"][-1] = ["Entry", more[0], rng.sample(range(1, 7), rng.randint(0, 5))]
    if name in ("Bet", "Stake") and more[0] != seat and dump["cash"][more[0]] >= step:
        place = 10 ** (len(str(min(999, dump["cash"][more[0]] // step))) - 1)
        slip = ["Stake", more[0], (rng.choice(here) - more[0]) % n, 0, place, 1]
        dump["stack"][-1] = rng.choice([["Bet", more[0]], slip])
    return dump


def unseen_of(hand: list[int], known: list[int]) -> list[int]:
    """The cards of a hand that not everybody has seen."""
    unseen = list(hand)
    for card in known:
        unseen.remove(card)
    return unseen


TWINS: dict[str, Twin] = {
    "hedz-25th": no_secrets,
    "hedz-2nd": no_secrets,
    "shear-panic": no_secrets,
    "lunch-money": lunch_money,
    "court": court,
}
REVEALS: dict[str, frozenset[str]] = {"lunch-money": LUNCH_MONEY_REVEALS, "court": frozenset({"revealed", "dined"})}
SECRET: dict[str, dict[str, Learner]] = {
    "lunch-money": {"Draw": lambda ask: int(ask.who)},
    "court": {"Draw": lambda ask: int(ask.who), "Bid": lambda ask: int(ask.seat), "Toast": lambda ask: int(ask.seat)},
}
TWINS["horse-racing"] = horse_racing
REVEALS["horse-racing"] = frozenset({"declared", "staked", "no_stake", "slip"})
SECRET["horse-racing"] = {
    "DealCard": lambda ask: int(ask.who),
    "Entry": lambda ask: int(ask.seat),
    "Bet": lambda ask: int(ask.seat),
    "Stake": lambda ask: int(ask.seat),
}
