"""Shear Panic on the stage: the meadow, its flock, and what may be clicked on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from dispetto.core.game import Game
from dispetto.core.ink import group, lettering
from dispetto.core.stage import WIDE, Label, Mark, Race, Stage, Step, Told
from dispetto.core.table import Event
from dispetto.games.shear_panic import actions as do
from dispetto.games.shear_panic import draw, draw_board, draw_poster, steps
from dispetto.games.shear_panic.draw_figures import BLACK, colour_die, glyph, number_card, sheep, tile
from dispetto.games.shear_panic.names import COLOURS, WAYS
from dispetto.games.shear_panic.steps import beyond
from dispetto.games.shear_panic.view import View

ALIGN = 5
PICTURE = "meadow"
CARD_RULES = ("SP-ACT-A-01", "SP-ACT-B-01", "SP-ACT-C-01", "SP-ACT-D-01", "SP-ACT-E-01", "SP-ACT-F-01", "SP-ACT-G-01")
PHASE_RULES = ("SP-SCORE-03", "SP-SCORE-08", "SP-SCORE-09", "SP-SCORE-12")


class ShearStage(Stage[View]):
    """One picture for every table; panic spaces, cards and values come from the view."""

    seats: ClassVar[int] = 4
    minutes: ClassVar[int] = 40
    quiet: ClassVar[frozenset[str]] = frozenset({"no_card"})

    # ------------------------------------------------------------------------------------------------ still pictures

    def poster(self) -> str:
        return draw_poster.poster()

    def backdrop(self, v: View) -> str:
        return PICTURE

    def backdrops(self) -> tuple[str, ...]:
        return (PICTURE,)

    def picture(self, name: str, layout: str, theme: str) -> str:
        if name != PICTURE:
            raise KeyError(name)
        return draw_board.static_svg(layout, theme)

    def size(self, name: str, layout: str) -> tuple[int, int]:
        p = draw_board.plan(layout)
        return p.width, p.height

    def ground(self, layout: str, theme: str) -> str:
        return draw_board.hills(*((1600, 1000) if layout == WIDE else (430, 932)), theme)

    # ---------------------------------------------------------------------------------------------- what moves above

    def symbols(self, v: View) -> str:
        faces = "".join(
            f'<symbol id="face-{name}" viewBox="-30 -30 60 60">{colour_die(n)}</symbol>' for n, name in enumerate(COLOURS)
        )
        return f'<svg class="sheet" width="0" height="0" aria-hidden="true"><defs>{draw.symbols()}{faces}</defs></svg>'

    def scene(self, v: View, layout: str, marks: Sequence[Mark]) -> str:
        return draw.scene(v, layout, marks)

    def labels(self, v: View, layout: str, words: Any) -> Sequence[Label]:
        """The names of the phases on a wide screen; of the phase we are in on a tall one."""
        p = draw_board.plan(layout)
        if layout != WIDE:
            return ()
        found = []
        for n in range(4):
            x, y, w, h = draw_board.slip(p, n)
            found.append(Label(words.get("phase-name", n=n + 1), x + w / 2, y + h + 5, "phase"))
        return found

    def plate(self, v: View, seat: int, layout: str, words: Any) -> str:
        player = v.players[seat]
        size = 46 if layout == WIDE else 26
        pair = small(sheep(seat, 1, player.gone), size)
        cards = [mini(action, value) for action, value in player.cards] if layout == WIDE else []
        rows = [f'<span class="row"><b class="at">{player.points}</b></span>']
        rows += [f'<span class="row minis">{"".join(cards[n : n + 6])}</span>' for n in range(0, len(cards), 6)]
        return f'<span class="pic">{pair}</span><span class="rows">{"".join(rows)}</span>'

    def tray(self, v: View, lately: Sequence[Event]) -> str:
        face = v.face
        for e in lately if face < 0 else ():
            if e.kind == "turn":
                face = -1
            elif e.kind == "colour":
                face = e.args[0]
        return small(colour_die(face), 56, "die", 60) if face >= 0 else ""

    def aside(self, v: View, words: Any) -> str:
        n = 1 + draw_board.phase_of(max(1, v.marker))
        return f"{words.get('phase-name', n=n)}: {words.get('phase-text', n=n)}"

    def icon(self, v: View, verb: str, args: tuple[int, ...]) -> str:
        if verb == "card":
            return small(group_tile(args[0], args[1], max(v.seat, 0)), 34, "tile", 80)
        if verb == "sheep":
            return small(sheep(args[0] // 2, v.facing // 2), 34)
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

    def meant(self, v: View, anchor: str) -> int | None:
        kind, *rest = anchor.split("-")
        numbers = [int(n) for n in rest if n.isdigit()]
        if kind == "sheep" and numbers and numbers[0] < len(v.where):
            return self.meant_by_sheep(v, numbers[0])
        if kind == "tile" and len(numbers) > 1:
            return do.card_row(numbers[0], numbers[1]).code if numbers[0] < 7 and 1 <= numbers[1] <= 3 else None
        if kind == "cell" and numbers:
            return self.meant_by_cell(v, numbers[0])
        if kind == "edge" and rest and rest[0] in WAYS and v.question == "PickWay":
            return do.WAY[WAYS.index(rest[0])].code
        if kind == "move" and numbers and 1 <= numbers[0] <= 3:
            return do.ADD[numbers[0] - 1].code
        return None

    def meant_by_sheep(self, v: View, n: int) -> int | None:
        """A sheep is chosen by clicking on it; where a direction is asked, it stands for its cell."""
        if v.question in ("PickWay", "PickFar"):
            return self.meant_by_cell(v, v.where[n])
        seat = max(v.seat, 0)
        return do.SHEEP[n if n == 8 else (n - 2 * seat) % 8].code

    def meant_by_cell(self, v: View, cell: int) -> int | None:
        """A cell stands for the direction in which it lies next to the sheep, or for how far."""
        if v.sheep < 0:
            return None
        if v.question == "PickWay":
            return next((do.WAY[way].code for way in range(8) if beyond(v.where[v.sheep], way) == cell), None)
        if v.question == "PickFar":
            return next((do.FAR[k - 1].code for k in range(1, 9) if landing(v, k) == cell), None)
        return None

    def told(self, v: View, anchor: str, words: Any) -> Told | None:
        kind, *rest = anchor.split("-")
        if not rest and kind == "figure" and v.figure:
            rule = "SP-SCORE-08" if v.figure == 1 else "SP-SCORE-12"
            return Told(words.get("figure-name", n=v.figure), words.get("figure-text", n=v.figure), (rule,))
        if not rest and kind == "marker":
            return Told(str(v.marker), words.get("space-time"), ("SP-TURN-04",))
        if not rest or not rest[0].isdigit():
            return None
        n = int(rest[0])
        if kind == "sheep" and n < len(v.where):
            return self.told_sheep(v, n, words)
        if kind == "tile" and n < 7:
            return Told(words.get("action-name", n=n), words.get("action-text", n=n), (CARD_RULES[n],))
        if kind == "phase" and 1 <= n <= 4:
            return Told(words.get("phase-name", n=n), words.get("phase-text", n=n), (PHASE_RULES[n - 1],))
        return self.told_space(v, n, words) if kind == "t" and n <= 74 else None

    def told_sheep(self, v: View, n: int, words: Any) -> Told:
        """Whose sheep this is."""
        name = words.get("sheep-name", n=n)
        owner = n // 2
        if owner == BLACK:
            return Told(name, words.get("sheep-black"), ("SP-SCORE-09",))
        if owner >= len(v.players) or v.players[owner].gone:
            return Told(name, words.get("sheep-neutral"), ("SP-RUL-32",))
        return Told(name, words.get("sheep-owned", who=words.person(owner)[0]))

    def told_space(self, v: View, n: int, words: Any) -> Told | None:
        """What a space of the track does."""
        if n in draw_board.PENS:
            return Told(str(n), words.get("space-pen"), ("SP-SCORE-06" if n == 37 else "SP-SCORE-11",))
        if n in v.panic:
            return Told(str(n), words.get("space-panic"), ("SP-TURN-06",))
        if n in draw_board.WALLS:
            return Told(str(n), words.get("space-wall"), ("SP-RUL-22",))
        return None

    # ------------------------------------------------------------------------------------------------ what happened

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[list[Step]]:
        return steps.steps(events, before)

    def clock(self, v: View) -> int:
        return v.marker

    # ------------------------------------------------------------------------------------------------------ the end

    def race(self, v: View) -> Race | None:
        points = tuple(player.points for player in v.players)
        return Race(v.marker, points, max(40, *points))

    def nastiness(self, e: Event) -> int:
        if e.kind == "pushed":
            foreign = e.args[1] // 2 != e.seat
            return 2 * min(3, e.args[3]) - (0 if foreign else 2)
        return {"aligned": 3, "jumped": 1, "turned": 2}.get(e.kind, 0)

    def vignette(self, e: Event, v: View) -> str:
        if e.kind == "pushed":
            return draw_poster.shove(e.args[0] // 2, e.args[1] // 2)
        return draw_poster.shove(max(e.seat, 0), BLACK)

    def podium(self, v: View, places: Sequence[int], layout: str) -> str:
        return draw_poster.podium(places, layout)


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


def small(body: str, size: int, kind: str = "pawn", box: int = 100) -> str:
    """A drawing round its middle as a small picture of its own."""
    half = box / 2
    return (
        f'<svg class="{kind}" width="{size}" height="{size}" viewBox="{-half:g} {-half:g} {box} {box}" aria-hidden="true">{body}</svg>'
    )


def group_tile(action: int, value: int, seat: int) -> str:
    """A tile round its middle."""
    return f'<g transform="translate(-35,-37)">{tile(action, value, seat, 70, 74)}</g>'


def mini(action: int, value: int) -> str:
    """A card of another player, as small as can be read."""
    body = '<rect x="-18" y="-18" width="36" height="36" rx="6" fill="#fffaf0" stroke="#38261a" stroke-width="2"/>'
    body += group(glyph(action), 0, -4, 0.62) + lettering(str(value), 12, 13, 9)
    return f'<svg class="mini" width="16" height="16" viewBox="-19 -19 38 38" aria-hidden="true">{body}</svg>'


def stage(game: Game[Any, View]) -> Stage[View]:
    """The door (core/stage.py)."""
    return ShearStage(game)
