"""Event → animation steps that name anchors (`sp-35`, `dino-2`), never pixels."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.engine.table import Event
from dispetto.core.show.stage import Step
from dispetto.games.hedz.board import Board
from dispetto.games.hedz.view import View

WALK = 150  # milliseconds a space
FLIGHT = 450
TUMBLE = 620
JOURNEY = 700  # home to Start, or across the island


class Choreographer:
    """Follows the dinos through the events of one moment, so that each step knows where they stand."""

    def __init__(self, board: Board, before: View) -> None:
        self.board = board
        self.ahead = {s.id: s.next for s in board.spaces}
        self.at = {d.dino: d.at for d in before.dinos}
        self.dice = [0, 0, 0]

    def sp(self, space: int) -> str:
        """The anchor of a space."""
        return f"sp-{self.board.spaces[space].id}"

    def steps(self, e: Event) -> list[Step]:
        """The motion of one event."""
        maker = getattr(self, f"on_{e.kind}", None)
        return maker(e) if maker is not None else []

    # ------------------------------------------------------------------------------------------------- dice

    def tumble(self, *pips: int) -> list[Step]:
        """Dice roll and come to rest."""
        faces = [f"die-{n}" for n in pips if n]
        return [{"do": "sound", "name": "dice"}, {"do": "dice", "id": "tray", "faces": faces, "ms": TUMBLE}, wait(160)]

    def on_rolled(self, e: Event) -> list[Step]:
        self.dice = list(e.args[1:4])
        return self.tumble(*self.dice)

    def on_rerolled(self, e: Event) -> list[Step]:
        self.dice[e.args[1] - 1] = e.args[2]
        return self.tumble(*self.dice)

    def on_hit(self, e: Event) -> list[Step]:
        return [*self.tumble(e.args[2], e.args[3]), {"do": "shake", "id": f"dino-{e.args[1]}", "ms": 380}]

    def on_missed(self, e: Event) -> list[Step]:
        return self.tumble(e.args[2], e.args[3])

    def on_opening(self, e: Event) -> list[Step]:
        return self.tumble(e.args[1], e.args[2])

    def on_knocked(self, e: Event) -> list[Step]:
        return [*self.tumble(e.args[2]), {"do": "shake", "id": f"dino-{e.args[1]}", "ms": 380}]

    def on_dodged(self, e: Event) -> list[Step]:
        return self.tumble(e.args[2])

    # ------------------------------------------------------------------------------------------------- walking

    def on_walked(self, e: Event) -> list[Step]:
        d, start, end, n = e.args
        way = self.way(start, end, n)
        self.at[d] = end
        return [{"do": "path", "id": f"dino-{d}", "via": [self.sp(i) for i in way], "ms": WALK * n, "hop": 1}]

    def way(self, start: int, end: int, steps: int) -> list[int]:
        """The spaces from one to the other in so many steps; straight across where there is no such way."""
        index = {s.id: i for i, s in enumerate(self.board.spaces)}
        ways = [[start]]
        for _ in range(steps):
            ways = [[*w, index[n]] for w in ways for n in self.board.spaces[w[-1]].next]
        return next((w for w in ways if w[-1] == end), [start, end])

    def go(self, d: int, space: int, ms: int = JOURNEY, **more: int) -> Step:
        """A dino crosses the island without touching the trail."""
        start = self.at.get(d, space)
        self.at[d] = space
        return {"do": "path", "id": f"dino-{d}", "via": [self.sp(start), self.sp(space)], "ms": ms, **more}

    def on_sent(self, e: Event) -> list[Step]:
        return [self.go(e.args[0], e.args[1], hop=3)]

    def on_shortcut(self, e: Event) -> list[Step]:
        finish = next(i for i, s in enumerate(self.board.spaces) if "finish" in s.kinds)
        return [self.go(e.args[0], finish, hop=3)]

    def on_switched(self, e: Event) -> list[Step]:
        d, other, mine, theirs = e.args
        return [{"do": "all", "steps": [self.go(d, mine, hop=2), self.go(other, theirs, hop=2)]}, wait(200)]

    # ------------------------------------------------------------------------------------------------- rocks and teeth

    def rock(self, start: str, end: str) -> Step:
        """A rock flies."""
        return {"do": "fly", "symbol": "rock", "start": start, "end": end, "ms": FLIGHT}

    def rocks(self, start: str, end: str, n: int) -> list[Step]:
        """A few rocks fly, close together."""
        return [{"do": "all", "steps": [{**self.rock(start, end), "ms": FLIGHT + 90 * i} for i in range(min(n, 5))]}]

    def on_threw(self, e: Event) -> list[Step]:
        return [{"do": "sound", "name": "throw"}, self.rock(f"dino-{e.args[0]}", f"dino-{e.args[1]}")]

    def on_hurled(self, e: Event) -> list[Step]:
        return self.rocks(f"dino-{e.args[0]}", f"dino-{e.args[1]}", e.args[2])

    def on_pushed(self, e: Event) -> list[Step]:
        d, other, stolen, _ = e.args
        shove: list[Step] = [{"do": "sound", "name": "push"}, {"do": "shake", "id": f"dino-{other}", "ms": 320}]
        return shove + (self.rocks(f"dino-{other}", f"dino-{d}", stolen) if stolen else [])

    def on_bit(self, e: Event) -> list[Step]:
        d, other, loot, _ = e.args
        snap: list[Step] = [{"do": "sound", "name": "bite"}, {"do": "shake", "id": f"dino-{other}", "ms": 450}]
        return snap + (self.rocks(f"dino-{other}", f"dino-{d}", loot) if loot else [])

    def on_scooped(self, e: Event) -> list[Step]:
        return self.rocks(self.sp(e.args[2]), f"dino-{e.args[0]}", e.args[1])

    def on_rock(self, e: Event) -> list[Step]:
        return [{**self.rock(self.sp(e.args[1]), f"dino-{e.args[0]}"), "ms": 320}]

    def on_spent(self, e: Event) -> list[Step]:
        return [{**self.rock(f"dino-{e.args[0]}", self.sp(e.args[1])), "ms": 320}]

    on_extra = on_spent
    on_third_die = on_spent
    on_toll = on_spent

    def on_fell(self, e: Event) -> list[Step]:
        return [{"do": "sound", "name": "fall"}, {"do": "shake", "id": f"dino-{e.args[0]}", "ms": 500}]

    on_burned = on_fell
    on_drowned = on_fell
    on_boo = on_fell

    def on_won(self, e: Event) -> list[Step]:
        return [{"do": "sound", "name": "win"}, {"do": "shake", "id": f"dino-{e.args[0]}", "ms": 700}, wait(500)]


def wait(ms: int) -> Step:
    """Nothing, for a moment."""
    return {"do": "wait", "ms": ms}


def steps(events: Sequence[Event], before: View, board: Board) -> list[list[Step]]:
    """The motion of each event that happened after a view."""
    follow = Choreographer(board, before)
    return [follow.steps(e) for e in events]
