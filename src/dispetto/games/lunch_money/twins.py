"""Twin tables: what a seat may not know is changed in a dump, for the contract suite."""

from __future__ import annotations

import random
from typing import Any

# What ends an utterance brings to light how many parts it had; the rest are cards turned face up
REVEALS = frozenset(
    (
        "showed stripped attacked split struck pummelled imagined followed grabbed heals healed rescued discarded "
        "defended"
    ).split()
)
NOT_SAID = frozenset({"Strike", "FollowUp", "Interrupt"})  # three numbers and a list, but no utterance


def twin(dump: dict[str, Any], seat: int, rng: random.Random) -> dict[str, Any] | None:
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
    if top and len(top) == 4 and isinstance(top[3], list) and top[0] not in NOT_SAID and top[1] != seat:
        dump["stack"][-1] = [*top[:3], []]
    return dump
