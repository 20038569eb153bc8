"""Bitin' Off Hedz on the stage: the island, its dinos, and what may be clicked on them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, cast

from dispetto.core.engine.table import Event
from dispetto.core.files import is_text
from dispetto.core.show.howto import HowTo
from dispetto.core.show.ink import group, kept
from dispetto.core.show.ink_things import dice, die, rock, rocks
from dispetto.core.show.stage import ALIKE, LAYOUTS, About, Label, Mark, Preview, Race, Stage, Step
from dispetto.core.telling.languages import title_in
from dispetto.core.telling.words import Words
from dispetto.games.hedz.board import Board
from dispetto.games.hedz.face import emblem, ghosts, hindsight, howto, poster, scene, steps
from dispetto.games.hedz.face.plan import Layout, Theme, plan
from dispetto.games.hedz.face.scene import Lit
from dispetto.games.hedz.game import HedzGame
from dispetto.games.hedz.rules import actions
from dispetto.games.hedz.trails import board_read, shipped_for
from dispetto.games.hedz.view import View

LONGEST_BANNER = 28  # letters
SURF = 10  # units of sea shown around the board's own picture
AT_A_DINO = ("push", "throw", "bite")
NASTY = {
    "bit": 6,
    "speared": 6,
    "knocked": 5,
    "drowned": 4,
    "fell": 4,
    "burned": 4,
    "hit": 5,
    "hurled": 5,
    "pushed": 1,
    "boo": 0,
}


class HedzStage(Stage[View]):
    """Both editions: the board file says what the island looks like."""

    beside: ClassVar[float] = 0.015
    bold: ClassVar[frozenset[str]] = frozenset(
        {"roll", "push", "bite", "throw", "volcano", "pay", "scoop_all", "keep", "extra_turn", "use_sum"}
    )
    quiet: ClassVar[frozenset[str]] = frozenset({"leave_rocks", "rest", "give_up", "refuse"})
    changing: ClassVar[bool] = True  # types are chosen at the table

    previews: ClassVar[frozenset[str]] = frozenset(
        {"Route", "Steer", "UseDice", "Keep", "InTheWay", "Steal", "StopHere", "IntoTheVolcano"}
        | {"Bite", "Throw", "Toll", "Swim", "Retreat"}
    )

    def same_for_all(self, layout: str) -> frozenset[str]:
        return ALIKE

    # ------------------------------------------------------------------------------------------------ still pictures

    def poster(self) -> str:
        return poster.poster()

    def howto(self, words: Words) -> HowTo:
        return howto.howto(words, self.board(howto.ISLANDS[self.game.name].board), (-SURF, -SURF))

    def backdrop(self, v: View) -> str:
        return v.board

    def backdrops(self) -> tuple[str, ...]:
        return shipped_for(self.game.name)

    def board(self, name: str) -> Board:
        """A board as this edition reads it."""
        return board_read(name, self.game.name)

    def picture(self, name: str, layout: str, theme: str) -> str:
        return roomy(scene.static_svg(self.board(name), cast(Layout, layout), cast(Theme, theme), sea=False))

    def size(self, name: str, layout: str) -> tuple[int, int]:
        p = plan(self.board(name), cast(Layout, layout))
        return round(p.width) + 2 * SURF, round(p.height) + 2 * SURF

    def ground(self, layout: str, theme: str) -> str:
        return scene.sea_svg(*((1600, 1000) if layout == LAYOUTS[0] else (430, 932)), theme=cast(Theme, theme))

    # ---------------------------------------------------------------------------------------------- what moves above

    def emblem(self, what: str, value: str, colour: int) -> str:
        return emblem.emblem(what, value, colour)

    def symbols(self, v: View) -> str:
        return scene.sprite_sheet(v, dice_and_rock())

    def scene(self, v: View, layout: str, marks: Sequence[Mark]) -> str:
        board = self.board(v.board)
        return roomy(scene.scene(v, board, cast(Layout, layout), [self.lit(v, board, m) for m in marks], sheet=True))

    def lit(self, v: View, board: Board, mark: Mark) -> Lit:
        """A mark as the drawing wants it: with the way there, or the line of sight."""
        anchor = mark.anchors[0]
        verb = self.game.actions[mark.code].verb
        if anchor.startswith("dino-"):
            e = int(anchor[5:])
            line = (v.dinos[v.mover].at, v.dinos[e].at) if verb == "throw" and v.mover >= 0 else None
            return Lit(mark.number, dino=e, line=line)
        space = board.index(anchor[3:])
        way = walk(board, v.dinos[v.mover].at, v.left) if verb in ("walk_on", "go_on") and v.mover >= 0 else ()
        return Lit(mark.number, space=space, path=tuple(way[1:-1]))

    def labels(self, v: View, layout: str, words: Words) -> Sequence[Label]:
        title = self.island_named(v, words)
        wide, high = self.size(v.board, layout)
        at = (0.79 * wide, 0.022 * high) if layout == LAYOUTS[0] else (0.27 * wide, 0.016 * high)
        free = title and not self.stands_under(v, cast(Layout, layout), *at)
        return (Label(title, *at, "banner"),) if free else ()

    def island_named(self, v: View, words: Words) -> str:
        """What an island is called: by our words, or by its own file; empty for one without a name."""
        if is_text(v.board):
            return title_in(self.board(v.board).title, words.lang)[:LONGEST_BANNER]
        name = f"option-board-{v.board}"
        return words.get(name) if words.has(name) else ""

    def stands_under(self, v: View, layout: Layout, x: float, y: float) -> bool:
        """Would a banner here hide a dino? Three stones to each side is as far as it reaches, a dino is two high."""
        p = plan(self.board(v.board), layout)
        stood = [p.places[d.at] for d in v.dinos if d.at >= 0]
        return any(abs(px + SURF - x) < 4 * p.step and py + SURF - y < 2.4 * p.step for px, py in stood)

    def plate(self, v: View, seat: int, layout: str, words: Words) -> str:
        mine = [d for d in v.dinos if d.seat == seat]
        pictures = scene.pawn(mine[0].kind, seat, 46)
        board = self.board(v.board)
        rows = []
        for d in mine:
            if d.at < 0:
                continue
            where = words.get("space-start") if "start" in board.spaces[d.at].kinds else board.spaces[d.at].id
            size = 5.7 if layout == "wide" and len(mine) == 1 else 3.6
            rows.append(f'<span class="row"><b class="at">{where}</b>{rocks(d.rocks, size) if d.rocks else ""}</span>')
        return f'<span class="pic">{pictures}</span><span class="rows">{"".join(rows)}</span>'

    def tray(self, v: View, lately: Sequence[Event]) -> str:
        lying = rolled(v, lately)
        return dice(lying, 40) if lying else ""

    def aside(self, v: View, words: Words) -> str:
        return words.get("aside-ghosts") if v.question in ("Route", "Steer", "UseDice") else ""

    def icon(self, v: View, verb: str, args: tuple[int, ...]) -> str:
        if verb == "be" and args[0] < len(self.types):
            return scene.pawn(self.types[args[0]], max(v.seat, 0), 44)
        if verb == "reroll" and args[0] <= len(v.dice):
            return dice([v.dice[args[0] - 1]], 24)
        return ""

    @property
    def types(self) -> list[str]:
        """The dinosaur types of this edition by number."""
        assert isinstance(self.game, HedzGame)
        return [t.name for t in self.game.types]

    # ------------------------------------------------------------------------------------------- what may be clicked

    def spots(self, v: View, verb: str, args: tuple[int, ...]) -> tuple[str, ...]:
        board = self.board(v.board)
        if verb in AT_A_DINO:
            return (f"dino-{args[0]}",)
        if v.mover < 0 or v.dinos[v.mover].at < 0:
            return ()
        here = v.dinos[v.mover].at
        if verb in ("roll", "roll_third", "roll_in_mudd") and v.question == "ToRoll":
            return (f"dino-{v.mover}",) if verb == "roll" else ()
        if verb in ("walk_on", "go_on"):
            way = walk(board, here, v.left)
            return (f"sp-{board.spaces[way[-1]].id}",) if len(way) > 1 else ()
        if verb == "route":
            return (f"sp-{board.spaces[here].next[args[0] % 2]}",)
        if verb == "volcano":
            return (f"sp-{next(s.id for s in board.spaces if 'finish' in s.kinds)}",)
        if verb == "path":
            return (f"sp-{board.spaces[here].next[0]}",)
        if verb in ("stop", "scoop_all"):
            return (f"sp-{board.spaces[here].id}",)
        return ()

    def preview(self, before: View, after: View, layout: str, told: Sequence[Event], key: int) -> Preview | None:
        found = ghosts.preview(self.board(before.board), before, after, cast(Layout, layout), told, key)
        return None if found is None else replace(found, svg=group(found.svg, SURF, SURF))

    def meant(self, v: View, anchor: str) -> int | None:
        if not anchor.startswith("dino-") or not anchor[5:].isdigit():
            return None
        e, n = int(anchor[5:]), len(v.dinos)
        if e >= n or v.mover < 0 or e == v.mover:
            return None
        rows = {"InTheWay": actions.PUSH, "Bite": actions.BITE}.get(v.question, actions.THROW)
        return rows[(e - v.mover) % n - 1].code

    def about(self, v: View, anchor: str, words: Words) -> About | None:
        board = self.board(v.board)
        if anchor.startswith("sp-") and any(s.id == anchor[3:] for s in board.spaces):
            return self.told_space(v, board.index(anchor[3:]), words)
        if anchor.startswith("dino-") and anchor[5:].isdigit() and int(anchor[5:]) < len(v.dinos):
            d = v.dinos[int(anchor[5:])]
            kind = words.get(f"type-{d.kind}") if words.has(f"type-{d.kind}") else d.kind
            text = words.get(f"type-{d.kind}-text") if words.has(f"type-{d.kind}-text") else ""
            here = f" · {self.called(v, d.at, words)}" if d.at >= 0 else ""
            load = words.get("dino-rocks", n=d.rocks)
            return About(f"{words.person(d.seat)[0]} · {kind}{here}", f"{text} {load}".strip())
        return None

    def called(self, v: View, i: int, words: Words) -> str:
        """What a space is called: Start and the Volcano have names, the others numbers."""
        space = self.board(v.board).spaces[i]
        named = next((k for k in ("start", "finish") if k in space.kinds), "")
        return str(words.get(f"space-{named}")) if named else space.id

    def told_space(self, v: View, i: int, words: Words) -> About:
        """What a space does to whoever lands there, and the rocks that lie on it."""
        kinds = [k for k in self.board(v.board).spaces[i].kinds if words.has(f"kind-{k}")]
        rules = tuple(KIND_RULES[self.game.prefix][k] for k in kinds if k in KIND_RULES[self.game.prefix])
        said = [words.get(f"kind-{k}") for k in kinds] or [words.get("kind-plain")]
        if v.loose[i]:
            said.append(words.get("space-loose", n=v.loose[i]))
        return About(self.called(v, i, words), " ".join(said), rules[:1])

    # ------------------------------------------------------------------------------------------------ what happened

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[list[Step]]:
        return steps.steps(events, before, self.board(before.board))

    def clock(self, v: View) -> int:
        return v.round

    def hindsight(self, v: View, seat: int, words: Words) -> str:
        return hindsight.hindsight(v, self.board(v.board), seat, words)

    def insight(self, v: View, seat: int, words: Words) -> str:
        return hindsight.hindsight(v, self.board(v.board), seat, words, "insight")

    # ------------------------------------------------------------------------------------------------------ the end

    def race(self, v: View) -> Race | None:
        board = self.board(v.board)
        best = [0] * v.players
        for d in v.dinos:
            if d.at >= 0:
                best[d.seat] = max(best[d.seat], board.spaces[d.at].number)
        return Race(v.round, tuple(best), max(s.number for s in board.spaces))

    def nastiness(self, e: Event) -> int:
        worth = NASTY.get(e.kind, 0)
        if e.kind == "pushed":
            return worth + min(2, e.args[2])  # whoever is pushed gets on as well
        return worth + min(3, e.args[2]) if e.kind in ("bit", "speared") else worth

    def whose(self, v: View, anchor: str) -> int:
        dino = anchor.removeprefix("dino-")
        return v.dinos[int(dino)].seat if dino.isdigit() and int(dino) < len(v.dinos) else -1

    def place(self, e: Event, before: View) -> str:
        fate = (self.done(e, before) or (-1, -1))[0] < 0
        at = before.dinos[e.args[0 if fate else 1]].at
        return f"sp-{self.board(before.board).spaces[at].id}" if at >= 0 else ""

    def done(self, e: Event, v: View) -> tuple[int, int] | None:
        if e.kind in ("bit", "speared", "hit", "knocked", "hurled", "pushed"):
            return v.dinos[e.args[0]].seat, v.dinos[e.args[1]].seat
        return (-1, v.dinos[e.args[0]].seat) if e.kind in ("fell", "drowned", "burned") else None

    def vignette(self, e: Event, v: View) -> str:
        one, other = v.dinos[e.args[0]], v.dinos[e.args[0]]
        if e.kind in ("bit", "speared", "hit", "knocked", "hurled", "pushed"):
            other = v.dinos[e.args[1]]
            return poster.duel(one, other, "bite" if e.kind in ("bit", "speared") else "rock")
        return poster.duel(None, other, "sea" if e.kind in ("fell", "drowned") else "lava")

    def podium(self, v: View, places: Sequence[int], layout: str) -> str:
        return poster.podium(v, places, layout)


KIND_RULES = {
    "H25": {
        "rock": "H25-ROCK-02",
        "mudd": "H25-MUDD-01",
        "boo": "H25-BOO-01",
        "think": "H25-THINK-01",
        "fly": "H25-FLY-01",
        "air": "H25-FLY-02",
        "lava": "H25-LAVA-02",
        "beach": "H25-BITE-05",
        "finish": "H25-FIN-01",
    },
    "H2": {
        "rock": "H2-ROCK-02",
        "mudd": "H2-SPC-02",
        "boo": "H2-SPC-05",
        "think": "H2-SPC-03",
        "fly": "H2-SPC-06",
        "water": "H2-SPC-07",
        "finish": "H2-FIN-01",
    },
}


def roomy(svg: str) -> str:
    """The same picture with room around it for the surf: the island lies close to the edge."""
    cut = svg.index(">")
    return roomy_head(svg[:cut]) + svg[cut:]


@kept
def dice_and_rock() -> str:
    """What tumbles and what flies."""
    faces = [f'<symbol id="die-{n}" viewBox="0 0 60 60">{die(n, 30, 29, 44, 0)}</symbol>' for n in range(1, 7)]
    return "".join([*faces, f'<symbol id="rock" viewBox="-12 -12 24 24">{rock(0, 0, 10, 4)}</symbol>'])


@kept
def roomy_head(head: str) -> str:
    """The first tag of a picture, with that room."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', head)
    assert found is not None
    w, h = float(found[1]) + 2 * SURF, float(found[2]) + 2 * SURF
    wider = head.replace(found[0], f'viewBox="{-SURF} {-SURF} {w:g} {h:g}"', 1)
    return wider.replace(f'width="{found[1]}" height="{found[2]}"', f'width="{w:g}" height="{h:g}"', 1)


def walk(board: Board, start: int, steps: int) -> list[int]:
    """The spaces of a walk as far as it is certain: to its end, or to the first fork."""
    way = [start]
    index = {s.id: i for i, s in enumerate(board.spaces)}
    for _ in range(steps):
        ahead = board.spaces[way[-1]].next
        if len(ahead) != 1:
            break
        way.append(index[ahead[0]])
    return way


def rolled(v: View, lately: Sequence[Event]) -> list[int]:
    """The dice on the table: those of the question, else the last ones rolled this turn."""
    if v.dice:
        return list(v.dice)
    found: list[int] = []
    for e in lately:
        if e.kind == "turn":
            found = []
        elif e.kind == "rolled":
            found = [n for n in e.args[1:4] if n]
        elif e.kind == "rerolled" and 0 < e.args[1] <= len(found):
            found[e.args[1] - 1] = e.args[2]
        elif e.kind == "rerolled":  # a die bought after the roll
            found.append(e.args[2])
        elif e.kind in ("hit", "missed"):
            found = [e.args[2], e.args[3]]
        elif e.kind in ("knocked", "dodged"):
            found = [e.args[2]]
    return found
