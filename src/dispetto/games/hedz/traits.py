"""What a study may ask of a race that was run: types, the first fork, who bit and threw at whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dispetto.core.engine.table import Event
from dispetto.core.traits import Feat, Harm, Trait
from dispetto.games.hedz.rules.state import Hedz
from dispetto.games.hedz.trails import board_named

NASTY = frozenset({"pushed", "bit", "speared", "hit", "hurled", "knocked"})  # their numbers: who, and to whom


def traits(s: Hedz, events: Sequence[Event]) -> list[Trait]:
    """The type of every dino, and the way each took at the first fork it came to."""
    owner = s.setup.owner
    found = [Trait(owner[d], "type", s.dino(d).name) for d in range(s.setup.dinos)]
    spaces = board_named(s.setup.named["board"]).spaces
    met = set()
    for e in events:
        if e.kind == "route" and e.args[0] not in met:
            met.add(e.args[0])
            at, way = divmod(e.args[1], 2)
            routes = spaces[at].routes
            name = routes[way] if way < len(routes) else ("first", "second")[way]
            found.append(Trait(owner[e.args[0]], "first fork", f"{spaces[at].id} {name}"))
    return found


def harms(s: Hedz, events: Sequence[Event]) -> list[Harm]:
    """Bites, pushes and rocks that met somebody, one each."""
    owner = s.setup.owner
    pairs = [(owner[e.args[0]], owner[e.args[1]]) for e in events if e.kind in NASTY]
    return [Harm(by, whom) for by, whom in pairs if by != whom]


def feats(s: Hedz, events: Sequence[Event]) -> list[Feat]:
    """The longest chain of pushes in one go, and who bit the same one most often."""
    owner = s.setup.owner
    chains: list[Feat] = []
    bites: Counter[tuple[int, int]] = Counter()
    pushed: Counter[int] = Counter()
    for e in events:
        if e.kind == "turn":
            pushed.clear()
        elif e.kind == "pushed" and owner[e.args[0]] != owner[e.args[1]]:
            pushed[owner[e.args[0]]] += 1
            chains.append(Feat(owner[e.args[0]], "chain", pushed[owner[e.args[0]]]))
        elif e.kind in ("bit", "speared") and owner[e.args[0]] != owner[e.args[1]]:
            bites[owner[e.args[0]], owner[e.args[1]]] += 1
    found = [Feat(by, "heads", n, whom) for (by, whom), n in sorted(bites.items())]
    return found + ([max(chains, key=lambda f: f.much)] if chains else [])
