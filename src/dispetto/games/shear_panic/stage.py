"""Shear Panic on the stage: the meadow, its flock, and what may be clicked on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from dispetto.core.game import Game
from dispetto.core.ink import group, lettering
from dispetto.core.ink_seats import seat_of
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
    unlisted: ClassVar[frozenset[str]] = frozenset({"colour", "starts", "layout"})

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
        """The names of the reader's tiles; on a wide screen also of the phases."""
        p = draw_board.plan(layout)
        found = [Label(words.get("action-short", n=n), x, y, "plain small") for n, x, y in draw.tile_names(p, v)]
        for n in range(4) if layout == WIDE else ():
            found.append(Label(words.get("phase-name", n=n + 1), *draw_board.slip_name(p, n), "plain"))
        return found

    def plate(self, v: View, seat: int, layout: str, words: Any) -> str:
        """Points, and on a wide screen the cards that are left: a little tile an action, and the movement cards."""
        player = v.players[seat]
        pic = f'<span class="pic">{small(sheep(seat, 1, player.gone), 36)}</span>'
        points = f'<b class="at points">{player.points}</b>'
        if layout != WIDE:
            return f'{pic}<span class="rows"><span class="row">{points}</span></span>'
        minis = [mini(a, [n for b, n in player.cards if a == b], seat) for a in sorted({a for a, _ in player.cards})]
        rows = [points + "".join(minis[:4]), "".join(minis[4:]), mini_moves(player.moves)]
        shown = "".join(f'<span class="row minis">{row}</span>' for row in rows if row)
        return f'{pic}<span class="rows">{shown}</span>'

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
        cards = ", ".join(words.get("action-name", n=a) + f" {value}" for a, value in v.players[owner].cards)
        left = words.get("sheep-cards", cards=cards) if cards else words.get("sheep-no-cards")
        whose = words.get("sheep-owned", who=words.person(owner)[0])
        return Told(name, f"{whose} {left}", ("SP-SETUP-05",))

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


def mini(action: int, values: Sequence[int], seat: int) -> str:
    """The cards of one action that a player has left: its sign under the owner's colour, and their values."""
    body = '<rect x="-19" y="-22" width="38" height="44" rx="7" fill="#fffaf0" stroke="#38261a" stroke-width="2.4"/>'
    body += f'<path d="M-17.6,-13V-16a5,5 0 0 1 5,-4.6H12.6a5,5 0 0 1 5,4.6V-13Z" fill="{seat_of(seat).colour}"/>'
    body += group(glyph(action), 0, -2, 0.66)
    for n, value in enumerate(values):
        body += lettering(str(value), (n - (len(values) - 1) / 2) * 11, 15.5, 8, weight=2.2)
    return f'<svg class="card-left" width="21" height="24" viewBox="-20.5 -23.5 41 47" aria-hidden="true">{body}</svg>'


def mini_moves(values: Sequence[int]) -> str:
    """A player's movement cards: each number once, and how many there are of it."""
    found = []
    for value in sorted(set(values)):
        body = f'<g transform="translate(-22,-12)">{number_card(value, 18, 24)}</g>' + lettering(f"x{list(values).count(value)}", 10, 1, 11)
        found.append(f'<svg class="card-left" width="32" height="20" viewBox="-23.5 -14 46 29" aria-hidden="true">{body}</svg>')
    return "".join(found)


def stage(game: Game[Any, View]) -> Stage[View]:
    """The door (core/stage.py)."""
    return ShearStage(game)
