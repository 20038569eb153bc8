"""Event → animation steps that name anchors (`cell-40`, `sheep-2`, `t-21`), never pixels."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.engine.table import Event
from dispetto.core.show.stage import Step
from dispetto.games.shear_panic.names import COLOURS
from dispetto.games.shear_panic.view import View

WALK = 260  # milliseconds a cell
HOP = 170
TUMBLE = 800
SIZE = 9
DOWN = (-1, -1, 0, 1, 1, 1, 0, -1)
RIGHT = (0, 1, 1, 1, 0, -1, -1, -1)


def beyond(cell: int, way: int) -> int:
    """The cell next to this one; -1 beyond the fence."""
    r, c = cell // SIZE + DOWN[way], cell % SIZE + RIGHT[way]
    return r * SIZE + c if 0 <= r < SIZE and 0 <= c < SIZE else -1


class Choreographer:
    """Follows the sheep through the events of one moment, so that each step knows where they stand."""

    def __init__(self, before: View) -> None:
        self.where = list(before.where)
        self.edge = before.edge
        self.points = [player.points for player in before.players]

    def steps(self, e: Event) -> list[Step]:
        """The motion of one event."""
        maker = getattr(self, f"on_{e.kind}", None)
        return maker(e) if maker is not None else []

    # ------------------------------------------------------------------------------------------------- sheep

    def at(self, cell: int) -> int:
        """The sheep on a cell, -1 for none."""
        return self.where.index(cell) if cell in self.where else -1

    def ahead(self, sheep: int, way: int) -> list[int]:
        """The sheep in a direction, nearest first."""
        found = []
        cell = beyond(self.where[sheep], way)
        while cell >= 0:
            if self.at(cell) >= 0:
                found.append(self.at(cell))
            cell = beyond(cell, way)
        return found

    def go(self, to: dict[int, int], ms: int, **more: int) -> Step:
        """Several sheep go to their cells at the same time."""
        walks: list[Step] = []
        for sheep, cell in to.items():
            if cell != self.where[sheep]:
                via = [f"cell-{self.where[sheep]}", f"cell-{cell}"]
                walks.append({"do": "path", "id": f"sheep-{sheep}", "via": via, "ms": ms, **more})
        for sheep, cell in to.items():
            self.where[sheep] = cell
        return {"do": "all", "steps": walks}

    def on_moved(self, e: Event) -> list[Step]:
        sheep, way = e.args[:2]
        return [self.go({sheep: beyond(self.where[sheep], way)}, WALK, hop=1)]

    def on_pushed(self, e: Event) -> list[Step]:
        sheep, _, way, k = e.args
        row = self.ahead(sheep, way)[:k]
        back = (way + 4) % 8
        cell = beyond(self.where[row[-1]], way)
        ends = {}
        for one in [*reversed(row), sheep]:
            ends[one] = cell
            cell = beyond(cell, back)
        first = self.where[row[0]]
        run = {sheep: beyond(first, back)}
        steps: list[Step] = []
        if run[sheep] != self.where[sheep]:
            far = max(
                abs(run[sheep] // SIZE - self.where[sheep] // SIZE), abs(run[sheep] % SIZE - self.where[sheep] % SIZE)
            )
            steps.append(self.go(run, HOP * far, hop=1))
        return [*steps, {"do": "sound", "name": "push"}, self.go(ends, WALK + 80)]

    def on_jumped(self, e: Event) -> list[Step]:
        sheep, last, way, k = e.args
        cell = beyond(self.where[last], way)
        return [{"do": "sound", "name": "throw"}, self.go({sheep: cell}, WALK + HOP * k, hop=3)]

    def on_shifted(self, e: Event) -> list[Step]:
        sheep, way = e.args[:2]
        line = [sheep, *self.ahead(sheep, way), *self.ahead(sheep, (way + 4) % 8)]
        return [self.go({one: beyond(self.where[one], way) for one in line}, WALK + 60)]

    def on_aligned(self, e: Event) -> list[Step]:
        way, line, _ = e.args[:3]
        ends = dict(enumerate(self.where))
        by_depth = sorted(ends, key=lambda one: depth(self.where[one], way))
        for one in by_depth:
            while depth(ends[one], way) > line and beyond(ends[one], way) not in ends.values():
                ends[one] = beyond(ends[one], way)
        return [self.go(ends, 2 * WALK)]

    def on_turned(self, e: Event) -> list[Step]:
        shakes: list[Step] = [{"do": "shake", "id": f"sheep-{n}", "ms": 300} for n in range(len(self.where))]
        return [{"do": "all", "steps": shakes}]

    # ---------------------------------------------------------------------------------------------- figures, track, die

    def on_figure_follows(self, e: Event) -> list[Step]:
        start, self.edge = self.edge, e.args[1]
        return [{"do": "path", "id": "figure", "via": [f"stand-{start}", f"stand-{self.edge}"], "ms": 600, "hop": 2}]

    def on_figure_comes(self, e: Event) -> list[Step]:
        self.edge = e.args[1]
        return [wait(350)]

    def on_marker(self, e: Event) -> list[Step]:
        start, end = e.args[:2]
        via = [f"t-{i}" for i in range(start, end + 1)]
        return [{"do": "path", "id": "marker", "via": via, "ms": HOP * (end - start), "hop": 1}] if end > start else []

    def on_scored(self, e: Event) -> list[Step]:
        points, total = e.args[:2]
        before, self.points[e.seat] = self.points[e.seat], total
        if not points:
            return []
        via = [f"t-{i % 75}" for i in range(before, total + 1)]
        return [{"do": "path", "id": f"score-{e.seat}", "via": via, "ms": 90 * points + 120}]

    def on_colour(self, e: Event) -> list[Step]:
        tumble: Step = {"do": "dice", "id": "tray", "faces": [f"face-{COLOURS[e.args[0]]}"], "ms": TUMBLE}
        return [{"do": "sound", "name": "dice"}, tumble, wait(250)]

    def on_panic(self, e: Event) -> list[Step]:
        return [{"do": "sound", "name": "fall"}, {"do": "shake", "id": "marker", "ms": 500}]

    def on_over(self, e: Event) -> list[Step]:
        return [{"do": "sound", "name": "win"}, wait(500)]


def depth(cell: int, way: int) -> int:
    """Rows between a cell and the fence in this direction."""
    row, col = cell // SIZE, cell % SIZE
    return {0: row, 2: SIZE - 1 - col, 4: SIZE - 1 - row, 6: col}[way]


def wait(ms: int) -> Step:
    """Nothing, for a moment."""
    return {"do": "wait", "ms": ms}


def steps(events: Sequence[Event], before: View) -> list[list[Step]]:
    """The motion of each event that happened after a view."""
    follow = Choreographer(before)
    return [follow.steps(e) for e in events]
