"""Shear Panic on the stage: the meadow, its flock, and what may be clicked on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from dispetto.core.engine.table import Event
from dispetto.core.show.howto import HowTo
from dispetto.core.show.stage import ALIKE, LEFT, SIDE, TALL, WIDE, About, Label, Mark, Preview, Race, Stage, Step
from dispetto.core.telling.words import Words, plain, yes
from dispetto.games.shear_panic.face import board, hindsight, howto, panels, poster, preview, scene, steps
from dispetto.games.shear_panic.face.figures import BLACK, colour_die, number_card
from dispetto.games.shear_panic.face.panels import mini, small
from dispetto.games.shear_panic.face.steps import beyond
from dispetto.games.shear_panic.names import COLOURS, WAYS
from dispetto.games.shear_panic.rules import actions
from dispetto.games.shear_panic.view import View

ALIGN = 5
PICTURE = "meadow"
CARD_RULES = ("SP-ACT-A-01", "SP-ACT-B-01", "SP-ACT-C-01", "SP-ACT-D-01", "SP-ACT-E-01", "SP-ACT-F-01", "SP-ACT-G-01")
PHASE_RULES = ("SP-SCORE-03", "SP-SCORE-08", "SP-SCORE-09", "SP-SCORE-12")


class ShearStage(Stage[View]):
    """One picture for every table; panic spaces, cards and values come from the view."""

    quiet: ClassVar[frozenset[str]] = frozenset({"no_card"})
    previews: ClassVar[frozenset[str]] = frozenset(
        {"PickCard", "PickSheep", "PickWay", "PickFar", "PickTurn", "PickDiscard", "AddMove", "MoveAlone"}
    )
    pictured_among_few: ClassVar[frozenset[str]] = frozenset({"card"})  # they lie in sight as large as life
    unit: ClassVar[str] = "time"
    seats_at: ClassVar[str] = SIDE
    hand_at: ClassVar[str] = LEFT

    def drawing(self, page: str, part: str) -> str:
        if part == "scene":
            return TALL if page == TALL else WIDE  # a phone's picture shows tiles that elsewhere lie beside it
        return super().drawing(page, "seats")

    def same_for_all(self, layout: str) -> frozenset[str]:
        return ALIKE if layout == WIDE else ALIKE - {"scene"}  # a phone has the reader's tiles in its picture

    # ------------------------------------------------------------------------------------------------ still pictures

    def poster(self) -> str:
        return poster.poster()

    def howto(self, words: Words) -> HowTo:
        return howto.howto(words)

    def backdrop(self, v: View) -> str:
        return PICTURE

    def backdrops(self) -> tuple[str, ...]:
        return (PICTURE,)

    def picture(self, name: str, layout: str, theme: str) -> str:
        if name != PICTURE:
            raise KeyError(name)
        return board.static_svg(layout, theme)

    def size(self, name: str, layout: str) -> tuple[int, int]:
        p = board.plan(layout)
        return p.width, p.height

    def ground(self, layout: str, theme: str) -> str:
        return board.hills(*((1600, 1000) if layout == WIDE else (430, 932)), theme)

    # ---------------------------------------------------------------------------------------------- what moves above

    def symbols(self, v: View) -> str:
        faces = "".join(
            f'<symbol id="face-{name}" viewBox="-30 -30 60 60">{colour_die(n)}</symbol>'
            for n, name in enumerate(COLOURS)
        )
        return f'<svg class="sheet" width="0" height="0" aria-hidden="true"><defs>{scene.symbols()}{faces}</defs></svg>'

    def scene(self, v: View, layout: str, marks: Sequence[Mark]) -> str:
        return scene.scene(v, layout, marks)

    def labels(self, v: View, layout: str, words: Words) -> Sequence[Label]:
        """The names of the tiles on a phone; a wide screen has them on paper beside the meadow."""
        if layout == WIDE:
            return ()
        p = board.plan(layout)
        return [Label(words.get("action-short", n=n), x, y, "plain small") for n, x, y in scene.tile_names(p, v)]

    def plate(self, v: View, seat: int, layout: str, words: Words) -> str:
        """Points, and on a wide screen the face-up tiles; one's own lie in sight at the left, and are not shown here."""
        player = v.players[seat]
        points = f'<b class="at points">{player.points}</b>'
        if layout != WIDE:
            return f'<span class="rows"><span class="row">{points}</span></span>'
        shown = panels.minis(player)
        return points + (f'<span class="minis">{shown}</span>' if shown else "")

    def hand(self, v: View, layout: str, marks: Sequence[Mark], words: Words) -> str:
        """The left column of a wide screen;
        a phone has the time and the tiles in its picture, and movement cards under it.
        """
        lit = {anchor: mark for mark in reversed(marks) for anchor in mark.anchors}
        if layout != WIDE:
            return panels.moves(panels.shown(v), lit)
        return panels.time_panel(v.marker, v.cards, plain(words.game, words.lang)) + panels.tiles_panel(v, lit, words)

    def panels(self, v: View, layout: str, words: Words) -> Sequence[tuple[str, str]]:
        return () if layout == WIDE else (("", panels.everyone(v, words)),)

    def tray(self, v: View, lately: Sequence[Event]) -> str:
        face = v.face
        for e in lately if face < 0 else ():
            if e.kind == "turn":
                face = -1
            elif e.kind == "colour":
                face = e.args[0]
        return small(colour_die(face), 56, "die", 60) if face >= 0 else ""

    def aside(self, v: View, words: Words) -> str:
        n = 1 + board.phase_of(max(1, v.marker))
        return f"{words.get('phase-name', n=n)}: {words.get('phase-text', n=n)}"

    def icon(self, v: View, verb: str, args: tuple[int, ...]) -> str:
        if verb == "card":
            return mini(args[0], (args[1],), v.colours[max(v.seat, 0)], "tile", 30, 34)
        if verb == "sheep":
            return small(scene.use(f"sheep-{scene.KINDS[v.colour(args[0])]}-{v.facing // 2}", 0, 0, 100), 34)
        if verb == "add":
            return small(f'<g transform="translate(-15,-20)">{number_card(args[0], 30, 40)}</g>', 30, "move", 50)
        return ""

    # ------------------------------------------------------------------------------------------- what may be clicked

    def spots(self, v: View, verb: str, args: tuple[int, ...]) -> tuple[str, ...]:
        if verb == "card":
            return (f"tile-{args[0]}-{args[1]}",)
        if verb == "sheep":
            return (f"sheep-{args[0]}",)
        if verb == "way":
            if v.action == ALIGN or v.sheep < 0:
                return (f"edge-{WAYS[args[0]]}",)
            return (f"cell-{beyond(v.where[v.sheep], args[0])}",)
        if verb == "far" and v.sheep >= 0 and v.way >= 0:
            cell = landing(v, args[0])
            return (f"cell-{cell}",) if cell >= 0 else ()
        if verb == "clockwise":
            return ("turn-cw",)
        if verb == "anticlockwise":
            return ("turn-ccw",)
        return (f"move-{args[0]}",) if verb == "add" else ()

    def preview(self, before: View, after: View, layout: str, told: Sequence[Event], key: int) -> Preview | None:
        return preview.preview(before, after, layout)

    def meant(self, v: View, anchor: str) -> int | None:
        kind, *rest = anchor.split("-")
        numbers = [int(n) for n in rest if n.isdigit()]
        if kind == "sheep" and numbers and numbers[0] < len(v.where):
            return self.meant_by_sheep(v, numbers[0])
        if kind == "tile" and len(numbers) > 1:
            return actions.card_row(numbers[0], numbers[1]).code if numbers[0] < 7 and 1 <= numbers[1] <= 3 else None
        if kind == "cell" and numbers:
            return self.meant_by_cell(v, numbers[0])
        if kind == "edge" and rest and rest[0] in WAYS and v.question == "PickWay":
            return actions.WAY[WAYS.index(rest[0])].code
        if kind == "move" and numbers and 1 <= numbers[0] <= 3:
            return actions.ADD[numbers[0] - 1].code
        return None

    def meant_by_sheep(self, v: View, n: int) -> int | None:
        """A sheep is chosen by clicking on it; where a direction is asked, it stands for its cell."""
        if v.question in ("PickWay", "PickFar"):
            return self.meant_by_cell(v, v.where[n])
        seat = max(v.seat, 0)
        return actions.SHEEP[n if n == 8 else (n - 2 * seat) % 8].code

    def meant_by_cell(self, v: View, cell: int) -> int | None:
        """A cell stands for the direction in which it lies next to the sheep, or for how far."""
        if v.sheep < 0:
            return None
        if v.question == "PickWay":
            return next((actions.WAY[way].code for way in range(8) if beyond(v.where[v.sheep], way) == cell), None)
        if v.question == "PickFar":
            return next((actions.FAR[k - 1].code for k in range(1, 9) if landing(v, k) == cell), None)
        return None

    def about(self, v: View, anchor: str, words: Words) -> About | None:
        kind, *rest = anchor.split("-")
        if not rest and kind == "figure" and v.figure:
            rule = "SP-SCORE-08" if v.figure == 1 else "SP-SCORE-12"
            return About(words.get("figure-name", n=v.figure), words.get("figure-text", n=v.figure), (rule,))
        if not rest and kind == "marker":
            return About(str(v.marker), words.get("space-time"), ("SP-TURN-04",))
        if not rest or not rest[0].isdigit():
            return None
        n = int(rest[0])
        if kind == "sheep" and n < len(v.where):
            return self.told_sheep(v, n, words)
        if kind == "tile" and n < 7:
            return About(words.get("action-name", n=n), words.get("action-text", n=n), (CARD_RULES[n],))
        if kind == "phase" and 1 <= n <= 4:
            return About(words.get("phase-name", n=n), words.get("phase-text", n=n), (PHASE_RULES[n - 1],))
        if kind == "cell" and n < board.SIZE**2:
            return self.told_cell(v, n, words)
        return self.told_space(v, n, words) if kind == "t" and n <= 74 else None

    def told_sheep(self, v: View, n: int, words: Words) -> About:
        """Whose sheep this is."""
        name = words.get("sheep-name", n=v.named(n))
        owner = n // 2
        if owner == BLACK:
            return About(name, words.get("sheep-black"), ("SP-SCORE-09",))
        if owner >= len(v.players) or v.players[owner].gone:
            return About(name, words.get("sheep-neutral"), ("SP-RUL-32",))
        cards = ", ".join(words.get("action-name", n=a) + f" {value}" for a, value in v.players[owner].cards)
        left = words.get("sheep-cards", cards=cards) if cards else words.get("sheep-no-cards")
        whose = words.get("sheep-owned", who=words.person(owner)[0], you=yes(owner == v.seat))
        return About(name, f"{whose} {left}", ("SP-SETUP-05",))

    def told_space(self, v: View, n: int, words: Words) -> About | None:
        """What a space of the track does."""
        if n in board.PENS:
            return About(str(n), words.get("space-pen"), ("SP-SCORE-06" if n == 37 else "SP-SCORE-11",))
        if n in v.panic:
            return About(str(n), words.get("space-panic"), ("SP-TURN-06",))
        if n in board.WALLS:
            return About(str(n), words.get("space-wall"), ("SP-RUL-22",))
        if n == 0:
            return About(str(n), words.get("space-start"), ("SP-TURN-04",))
        phase = board.phase_of(n)
        return About(str(n), words.get("space-plain", n=1 + phase), (PHASE_RULES[phase],))

    def told_cell(self, v: View, cell: int, words: Words) -> About:
        """What a sheep on this cell would score, as the phase and the flock are now."""
        phase = board.phase_of(max(1, v.marker))
        worth = 0
        if v.figure:
            line = cell // board.SIZE if v.edge in (0, 4) else cell % board.SIZE
            worth = v.rows[line if v.edge in (0, 6) else board.SIZE - 1 - line]
        elif phase == 2:
            berta = v.where[2 * BLACK]
            far = {abs(cell // board.SIZE - berta // board.SIZE), abs(cell % board.SIZE - berta % board.SIZE)}
            worth = 2 if far == {0, 1} else 1 if far == {1} else 0
        said = words.get("cell-pair") if phase == 0 else words.get("cell-worth", n=worth)
        return About(words.get("cell-name"), said, (PHASE_RULES[phase],))

    # ------------------------------------------------------------------------------------------------ what happened

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[list[Step]]:
        return steps.steps(events, before)

    def clock(self, v: View) -> int:
        return v.marker

    def hindsight(self, v: View, seat: int, words: Words) -> str:
        return hindsight.hindsight(v, seat, words)

    def insight(self, v: View, seat: int, words: Words) -> str:
        return hindsight.hindsight(v, seat, words, "insight")

    def when(self, v: View, layout: str, words: Words) -> str:
        n = 1 + board.phase_of(max(1, v.marker))
        return str(words.get("when-phase", n=n) if layout == WIDE else words.get("when-phase-short", n=n))

    # ------------------------------------------------------------------------------------------------------ the end

    def race(self, v: View) -> Race | None:
        points = tuple(player.points for player in v.players)
        return Race(v.marker, points, max(40, *points))

    def nastiness(self, e: Event) -> int:
        if e.kind == "pushed":
            foreign = e.args[1] // 2 != e.seat
            return 2 * min(3, e.args[3]) - (0 if foreign else 2)
        return {"aligned": 3, "jumped": 1, "turned": 2}.get(e.kind, 0)

    def whose(self, v: View, anchor: str) -> int:
        sheep = anchor.removeprefix("sheep-")
        return int(sheep) // 2 if sheep.isdigit() and int(sheep) // 2 < len(v.players) else -1

    def place(self, e: Event, before: View) -> str:
        return f"sheep-{e.args[1]}" if e.kind in ("pushed", "jumped") else ""

    def done(self, e: Event, v: View) -> tuple[int, int] | None:
        if e.kind not in ("pushed", "jumped"):
            return None
        mover, owner = e.args[0] // 2, e.args[1] // 2  # two sheep of one owner are a family matter
        return (e.seat, owner) if mover != owner < len(v.players) else None

    def vignette(self, e: Event, v: View) -> str:
        if e.kind in ("pushed", "jumped"):
            return poster.shove(v.colour(e.args[0]), v.colour(e.args[1]))
        return poster.shove(v.colours[max(e.seat, 0)], BLACK)

    def podium(self, v: View, places: Sequence[int], layout: str) -> str:
        return poster.podium(places, v.colours, layout)


def landing(v: View, k: int) -> int:
    """The cell behind the k-th sheep in the chosen direction; -1 for none."""
    met, cell = 0, beyond(v.where[v.sheep], v.way)
    while cell >= 0:
        if cell in v.where:
            met += 1
            if met == k:
                return beyond(cell, v.way)
        cell = beyond(cell, v.way)
    return -1
