"""What a study may ask of a brawl that was fought: the first hands, and who took how many points from whom."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.engine.table import Event
from dispetto.core.traits import Feat, Harm, Trait
from dispetto.games.lunch_money.rules.pieces import NAMES


def traits(events: Sequence[Event]) -> list[Trait]:
    """Every kind of card in a seat's first hand: dealt, so nobody's skill is in it."""
    hands = set()
    for e in events:
        if e.kind == "turn":
            break
        if e.kind == "drew":
            hands.add((e.seat, e.args[0]))
    return [Trait(seat, "card", NAMES[kind]) for seat, kind in sorted(hands)]


def harms(events: Sequence[Event]) -> list[Harm]:
    """Points taken, by whom from whom."""
    hurt = [(e.args[2], e.seat, e.args[0]) for e in events if e.kind in ("hurt", "bitten")]
    return [Harm(by, whom, points) for by, whom, points in hurt if by >= 0 and by != whom]


def feats(events: Sequence[Event]) -> list[Feat]:
    """The hardest single blow, and the longest chain of humiliations: whoever had the last word has it."""
    blows = [Feat(harm.by, "blow", harm.much, harm.whom) for harm in harms(events)]
    chains: list[Feat] = []
    insults = 0
    for e in events:
        insults = insults + 1 if e.kind == "humiliated" else 0 if e.kind == "turn" else insults
        if e.kind == "humiliated":
            chains.append(Feat(e.seat, "chain", insults, e.args[1]))
    return [max(found, key=lambda f: f.much) for found in (blows, chains) if found]
