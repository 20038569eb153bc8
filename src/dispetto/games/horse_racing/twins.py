"""Twin tables: what a seat may not know is changed in a dump, for the contract suite."""

from __future__ import annotations

import random
from typing import Any

REVEALS = frozenset({"declared", "staked", "no_stake", "slip"})


def twin(dump: dict[str, Any], seat: int, rng: random.Random) -> dict[str, Any]:
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
    top: list[Any] = dump["stack"][-1] if dump["stack"] else ["", seat]
    name, *more = top
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
