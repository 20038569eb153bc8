"""Event → animation steps that name anchors (`seat-2`, `deck`, `discards`), never pixels."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.stage import Step
from dispetto.core.table import Event
from dispetto.games.lunch_money.view import NAMES

FLIGHT = 420
THROWN = ("attacked", "split", "struck", "imagined", "followed", "called")


def steps(events: Sequence[Event]) -> list[list[Step]]:
    """The motion of each event."""
    return [motion(e) for e in events]


def fly(symbol: str, start: str, end: str, ms: int = FLIGHT) -> Step:
    """A card crosses the yard."""
    return {"do": "fly", "symbol": symbol, "start": start, "end": end, "ms": ms}


def motion(e: Event) -> list[Step]:
    """A card flies, somebody shakes."""
    me = f"seat-{e.seat}"
    if e.kind in THROWN:
        return [{"do": "sound", "name": "card"}, fly(f"c-{NAMES[e.args[0]]}", me, f"seat-{e.args[1]}")]
    if e.kind == "grabbed":
        return [fly("c-grab", me, f"seat-{e.args[0]}")]
    if e.kind == "humiliated":
        return [{"do": "sound", "name": "gasp"}, fly("c-humiliation", me, f"seat-{e.args[1]}")]
    if e.kind in ("parried", "copied", "hurried"):
        return [fly(f"c-{NAMES[e.args[0]]}", me, f"seat-{e.args[1]}")]
    if e.kind == "defended":
        return [fly("c-block" if e.args[0] else "c-dodge", me, f"seat-{e.args[2]}")]
    if e.kind == "backlashed":
        return [fly("c-backlash", me, f"seat-{e.args[0]}")]
    if e.kind in ("hurt", "bitten", "itched", "out"):
        return [{"do": "sound", "name": "hit"}, {"do": "shake", "id": me, "ms": 360}]
    if e.kind == "drew":
        return [fly("card-back", "deck", me, 220)]
    if e.kind in ("discarded", "showed"):
        return [fly("card-back", me, "discards", 260)]
    return []
