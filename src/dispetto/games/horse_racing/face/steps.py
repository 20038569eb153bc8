"""Event → animation steps that name anchors (`sp-35`, `horse-2`), never pixels."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.engine.table import Event
from dispetto.core.show.stage import Step
from dispetto.games.horse_racing.racecourse import Racecourse

GALLOP = 140  # milliseconds a length
TUMBLE = 620


class Choreographer:
    """Follows the horses through the events of one moment."""

    def __init__(self, course: Racecourse) -> None:
        self.course = course

    def steps(self, e: Event) -> list[Step]:
        """The motion of one event."""
        maker = getattr(self, f"on_{e.kind}", None)
        return maker(e) if maker is not None else []

    def gallop(self, name: str, spaces: Sequence[int], home: bool = False) -> list[Step]:
        via = [f"sp-{space}" for space in spaces] + (["finish"] if home else [])
        return [
            {"do": "sound", "name": "gallop"},
            {"do": "path", "id": name, "via": via, "ms": GALLOP * max(1, len(via) - 1), "hop": 3},
        ]

    def on_ran(self, e: Event) -> list[Step]:
        return self.gallop(f"horse-{e.seat}", *self.course.run(e.args[0], e.args[2]))

    def on_veered(self, e: Event) -> list[Step]:
        return [{"do": "shake", "id": f"horse-{e.seat}", "ms": 300}, *self.on_ran(e)]

    def on_bolted(self, e: Event) -> list[Step]:
        return self.gallop("stray-horse", self.course.bolt(e.args[0], e.args[2]))

    def on_rolled(self, e: Event) -> list[Step]:
        return self.tumble(e.args[0])

    def on_disqualified(self, e: Event) -> list[Step]:
        return self.tumble(e.args[1])

    def on_cleared(self, e: Event) -> list[Step]:
        return self.tumble(e.args[1])

    def tumble(self, pips: int) -> list[Step]:
        return [
            {"do": "sound", "name": "dice"},
            {"do": "dice", "id": "tray", "faces": [f"die-{pips}"], "ms": TUMBLE},
            {"do": "wait", "ms": 160},
        ]

    def on_felled(self, e: Event) -> list[Step]:
        return [{"do": "sound", "name": "fall"}, {"do": "shake", "id": f"horse-{e.args[0]}", "ms": 520}]

    def on_slipped(self, e: Event) -> list[Step]:
        return self.on_felled(e)

    def on_boxed(self, e: Event) -> list[Step]:
        return [{"do": "shake", "id": f"horse-{e.seat}", "ms": 300}]

    def on_turned(self, e: Event) -> list[Step]:
        return [{"do": "shake", "id": f"horse-{e.seat}", "ms": 300}]

    def on_landed(self, e: Event) -> list[Step]:
        return [{"do": "wait", "ms": 200}]

    def on_won_bet(self, e: Event) -> list[Step]:
        return [{"do": "sound", "name": "coins"}, {"do": "wait", "ms": 300}]


def steps(events: Sequence[Event], course: Racecourse) -> list[list[Step]]:
    """The motion of each event."""
    made = Choreographer(course)
    return [made.steps(e) for e in events]
