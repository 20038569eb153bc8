"""What a study may ask of an afternoon on the meadow: the first card, how often the sheep panicked, who pushed whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dispetto.core.engine.table import Event
from dispetto.core.traits import Feat, Harm, Trait
from dispetto.games.shear_panic.names import ACTIONS
from dispetto.games.shear_panic.rules.state import BLACK, Meadow

MANY = 3  # panics: so many and more are told as one


def traits(s: Meadow, events: Sequence[Event]) -> list[Trait]:
    """The first card each seat played, and how often its marker stopped where the sheep panic."""
    first: dict[int, str] = {}
    panics: Counter[int] = Counter()
    for e in events:
        if e.kind == "played":
            first.setdefault(e.seat, f"{ACTIONS[e.args[0]]} {e.args[1]}")
        elif e.kind == "panic":
            panics[e.seat] += 1
    found = [Trait(seat, "first card", card) for seat, card in sorted(first.items())]
    for seat in range(s.setup.players):
        told = str(panics[seat]) if panics[seat] < MANY else f"{MANY}+"
        found.append(Trait(seat, "panics", told))
    return found


def harms(s: Meadow, events: Sequence[Event]) -> list[Harm]:
    """Another's sheep hit by a push, once for every push; nobody owns the black one and those of empty seats."""
    found = []
    for e in events:
        whom = e.args[1] // 2 if e.kind == "pushed" and e.args[1] != BLACK else e.seat
        if whom != e.seat and e.seat >= 0 and whom < s.setup.players:
            found.append(Harm(e.seat, whom))
    return found


def feats(s: Meadow, events: Sequence[Event]) -> list[Feat]:
    """The longest row of sheep that was pushed at once, and who pushed the same neighbour's sheep most often."""
    rows = [Feat(e.seat, "row", e.args[3]) for e in events if e.kind == "pushed" and e.seat >= 0]
    shoved = Counter((harm.by, harm.whom) for harm in harms(s, events))
    found = [Feat(by, "shoved", n, whom) for (by, whom), n in sorted(shoved.items())]
    return found + ([max(rows, key=lambda f: f.much)] if rows else [])
