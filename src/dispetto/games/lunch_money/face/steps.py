"""Event → animation steps that name anchors (`seat-2`, `air`, `deck`, `discards`), never pixels."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.engine.table import Event
from dispetto.core.show.stage import Step
from dispetto.games.lunch_money.view import NAMES

FLIGHT = 420
THROWN = ("attacked", "split", "struck", "imagined", "followed", "called", "parried", "copied", "hurried")
NAMED = {"grabbed": "grab", "humiliated": "humiliation", "backlashed": "backlash"}


def steps(events: Sequence[Event]) -> list[list[Step]]:
    """The motion of each event."""
    return [motion(e) for e in events]


def thrown(card: str, by: int) -> list[Step]:
    """A card goes up in the air, where everybody sees it."""
    air: Step = {
        "do": "fly",
        "symbol": f"c-{card}",
        "start": f"seat-{by}",
        "end": "air",
        "like": "air",
        "turn": 360,
        "stay": True,
        "ms": FLIGHT,
    }
    return [{"do": "sound", "name": "card"}, air]


def passed(start: str, end: str, ms: int) -> Step:
    """A card goes from hand to pile or back, face down."""
    return {"do": "fly", "symbol": "card-back", "start": start, "end": end, "like": "deck", "turn": 360, "ms": ms}


def motion(e: Event) -> list[Step]:
    """A card flies, somebody shakes."""
    me = f"seat-{e.seat}"
    if e.kind in THROWN:
        return thrown(NAMES[e.args[0]], e.seat)
    if e.kind in NAMED:
        return thrown(NAMED[e.kind], e.seat)
    if e.kind == "defended":
        return thrown("block" if e.args[0] else "dodge", e.seat)
    if e.kind in ("hurt", "bitten", "itched", "out"):
        return [{"do": "sound", "name": "hit"}, {"do": "shake", "id": me, "ms": 360}]
    if e.kind == "drew":
        return [passed("deck", me, 220)]
    if e.kind in ("discarded", "showed"):
        return [passed(me, "discards", 260)]
    return []
