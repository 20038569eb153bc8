"""Horse racing on the stage: the course, its horses, the Bookie's Board, and what may be clicked on them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import ClassVar

from dispetto.core.engine.table import Event
from dispetto.core.files import is_text
from dispetto.core.show.howto import HowTo
from dispetto.core.show.ink import night
from dispetto.core.show.ink_things import dice, die
from dispetto.core.show.stage import ALIKE, SIDE, TALL, UPRIGHT, WIDE, About, Label, Mark, Preview, Race, Stage, Step
from dispetto.core.telling.words import Words, yes
from dispetto.games.horse_racing import HorseRacing
from dispetto.games.horse_racing.courses import course_named
from dispetto.games.horse_racing.face import board, ghosts, hindsight, howto, nasty, poster, scene, signs, steps
from dispetto.games.horse_racing.face.scene import Lit
from dispetto.games.horse_racing.pounds import money, thousands
from dispetto.games.horse_racing.racecourse import FOLDER, SECTIONS, Racecourse
from dispetto.games.horse_racing.rules import actions, pieces
from dispetto.games.horse_racing.view import HorseView, View

NASTY = {
    "felled": 6,
    "slipped": 6,
    "false_start": 3,
    "whipped": 4,
    "pressed": 3,
    "disqualified": 7,
    "photo_won": 5,
    "loosened": 2,
}
AT_A_HORSE = {
    "whip": actions.WHIP,
    "fell": actions.FELL,
    "fell_here": actions.FELL_HERE,
    "slip": actions.SLIP,
    "back": actions.BACK,
}
SECTION_RULE = "RN-DBL-02"
PLAYED_AS = {
    pieces.WHIP: actions.WHIP,
    pieces.FALSE_START: [actions.FALSE_START],
    pieces.SLIP: actions.SLIP,
    pieces.REMOUNT: [actions.REMOUNT],
    pieces.PRESSURE_IN: [actions.PRESS_IN],
    pieces.PRESSURE_OUT: [actions.PRESS_OUT],
    pieces.OBJECTION: actions.OBJECT,
    pieces.ENQUIRY: actions.ENQUIRE,
    pieces.PHOTO: [actions.PHOTO],
    pieces.RIDERLESS: [actions.LOOSE],
    pieces.FALLER: actions.FELL,
}  # the rows a card is played with
CARD_OF = {rows[0].verb: kind for kind, rows in PLAYED_AS.items()}


class HorseStage(Stage[View]):
    """The course file says what the course looks like."""

    bold: ClassVar[frozenset[str]] = frozenset(
        {"roll", "cross", "double", "fell", "fell_here", "slip", "false_start", "photo"}
    )
    quiet: ClassVar[frozenset[str]] = frozenset({"pass", "no_bet", "stay"})
    previews: ClassVar[frozenset[str]] = frozenset(
        {"Route", "Double", "LooseRoute", "Window", "Midway", "Rescue", "Bolting", "Scramble"}
    )
    unit: ClassVar[str] = "race"
    seats_at: ClassVar[str] = SIDE
    hand_at: ClassVar[str] = SIDE
    camera: ClassVar[float] = signs.HIGH

    def same_for_all(self, layout: str) -> frozenset[str]:
        return ALIKE

    def drawing(self, page: str, part: str) -> str:
        """The infield of an upright course has no room for the Bookie's Board: it is paper beside it."""
        return TALL if part == "panels" and page == UPRIGHT else super().drawing(page, part)

    def course(self, v: View) -> Racecourse:
        """The course file of this view."""
        return course_named(v.board)

    @property
    def racing(self) -> HorseRacing:
        """The game, as the one it is."""
        assert isinstance(self.game, HorseRacing)
        return self.game

    # ------------------------------------------------------------------------------------------------ still pictures

    def poster(self) -> str:
        return poster.poster()

    def howto(self, words: Words) -> HowTo:
        return howto.howto(words)

    def backdrop(self, v: View) -> str:
        return v.board if is_text(v.board) else course_named(v.board).title.key

    def backdrops(self) -> tuple[str, ...]:
        return tuple(sorted(p.stem for p in FOLDER.glob("*.toml")))

    def picture(self, name: str, layout: str, theme: str) -> str:
        if name not in self.backdrops() and not is_text(name):
            raise KeyError(name)
        return scene.static_svg(course_named(name), layout, theme)

    def size(self, name: str, layout: str) -> tuple[int, int]:
        return scene.SIZE[layout]

    def ground(self, layout: str, theme: str) -> str:
        wide, high = (1600, 1000) if layout == WIDE else (430, 932)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" preserveAspectRatio="xMidYMid slice">'
        )
        svg += scene.grass(wide, high) + "</svg>"
        return night(svg) if theme == "dark" else svg

    # ---------------------------------------------------------------------------------------------- what moves above

    def symbols(self, v: View) -> str:
        faces = "".join(
            f'<symbol id="die-{n}" viewBox="0 0 60 60">{die(n, 30, 29, 44, 0)}</symbol>' for n in range(1, 7)
        )
        return f'<svg class="sheet" width="0" height="0" aria-hidden="true"><defs>{scene.symbols()}{faces}</defs></svg>'

    def scene(self, v: View, layout: str, marks: Sequence[Mark]) -> str:
        return scene.scene(v, self.course(v), layout, self.lits(marks))

    def look(self, v: View, marks: Sequence[Mark]) -> tuple[float, float]:
        return signs.look(v, self.course(v), self.lits(marks))

    def lits(self, marks: Sequence[Mark]) -> list[Lit]:
        """The offers that are lit on the course."""
        return [lit for mark in marks if (lit := self.lit(mark)) is not None]

    def lit(self, mark: Mark) -> Lit | None:
        """A mark as the drawing wants it; None where only a card is lit."""
        kind, _, number = mark.anchors[0].partition("-")
        if kind == "sp":
            return Lit(mark.number, space=int(number))
        if kind == "horse":
            return Lit(mark.number, horse=int(number))
        return Lit(mark.number, finish=True) if kind == "finish" else None

    def labels(self, v: View, layout: str, words: Words) -> Sequence[Label]:
        """The names of the sections, and on a wide table the Bookie's Board in words."""
        course = self.course(v)
        names = signs.signs(course, layout, words)
        return names + board.chalk(v, course, words) if layout == WIDE and v.race >= 0 else names

    def seats_title(self, words: Words) -> str:
        return str(words.get("seats-money"))

    def plate(self, v: View, seat: int, layout: str, words: Words) -> str:
        h = v.horses[seat]
        if layout != WIDE:
            return f'<span class="rows"><b class="at">{thousands(h.cash)}</b></span>'
        cards = escape(words.get("plate-cards", n=len(h.cards)))
        return f'<span class="cards">{cards}</span><b class="at">{money(h.cash, words.lang)}</b>'

    def hand(self, v: View, layout: str, marks: Sequence[Mark], words: Words) -> str:
        lit: dict[int, list[int]] = {}
        for mark in marks:
            for anchor in mark.anchors:
                kind, _, number = anchor.partition("-")
                if kind == "card":
                    lit.setdefault(int(number), []).append(mark.number)
        return nasty.hand(v, self.course(v), layout, lit, words)

    def panels(self, v: View, layout: str, words: Words) -> Sequence[tuple[str, str]]:
        """On a phone, which has no infield to speak of, the Bookie's Board lies under the course."""
        if layout == WIDE or v.race < 0:
            return ()
        return ((str(words.get("board-title")), board.bookie_rows(v, self.course(v), words)),)

    def tray(self, v: View, lately: Sequence[Event]) -> str:
        pips = v.pips
        for e in lately:
            if e.kind == "rolled":
                pips = e.args[0]
        return dice([pips], 40) if pips else ""

    def aside(self, v: View, words: Words) -> str:
        if v.asked != v.seat or v.question not in ("Route", "Bet", "Stake"):
            return ""
        smaller = yes(v.question == "Stake" and v.said[2] > 1)  # what the digit asked now is worth
        return str(words.get(f"aside-{v.question.lower()}", more=smaller))

    # ------------------------------------------------------------------------------------------- what may be clicked

    def spots(self, v: View, verb: str, args: tuple[int, ...]) -> tuple[str, ...]:
        if verb in ("go", "via", "via_in") and args[0] >= 0:
            return (f"sp-{self.course(v).course.space[args[0]]}",)
        if verb == "cross":
            return ("finish",)
        card = self.card_of(v, verb, args)
        held = (f"card-{card}",) if card >= 0 else ()
        if verb in AT_A_HORSE and args[0] >= 0 and v.horses[args[0]].how == "running":
            return (f"horse-{args[0]}", *held)
        if verb == "roll" and v.mover >= 0 and v.horses[v.mover].at >= 0:
            return (f"horse-{v.mover}",)
        return held

    def card_of(self, v: View, verb: str, args: tuple[int, ...]) -> int:
        """The card of one's hand that this row is played with; -1 for none."""
        if verb != "fell_here":
            return CARD_OF.get(verb, -1)
        c = self.course(v).course
        at = v.horses[args[0]].at
        return pieces.FALLER_AT + c.fence[at] if at >= 0 and c.fence[at] >= 0 else -1

    def preview(self, before: View, after: View, layout: str, told: Sequence[Event], key: int) -> Preview | None:
        return ghosts.preview(before, after, self.course(before), layout, key)

    def meant(self, v: View, anchor: str) -> int | None:
        kind, _, number = anchor.partition("-")
        if v.seat < 0 or not number.isdigit():
            return None
        if kind == "horse" and int(number) < v.players:
            rel = (int(number) - v.seat) % v.players
            rows = actions.BACK if v.question == "Bet" else actions.FELL
            return rows[rel].code
        if kind == "card" and int(number) < actions.KINDS:
            rows = PLAYED_AS.get(int(number), actions.FELL_HERE)
            return rows[(v.mover - v.seat) % v.players if v.mover >= 0 and len(rows) == actions.MOST_SEATS else 0].code
        course = self.course(v).course
        if kind == "sp" and v.question == "Route" and v.horses[v.seat].at >= 0 and int(number) < course.spaces:
            at = v.horses[v.seat].at
            lane = course.space_lane[int(number)]
            out = lane - course.node_lane[at]
            beside = course.abreast(at, out)
            far = course.apart(int(number), course.space[beside]) if beside >= 0 else 99
            return actions.go(out, far).code if abs(far) <= actions.FARTHEST else None
        return None

    def about(self, v: View, anchor: str, words: Words) -> About | None:
        kind, _, number = anchor.partition("-")
        course = self.course(v)
        if anchor == "finish":
            return About(words.get("sign-finish"), words.get("told-finish"), ("RN-END-01",))
        if anchor == "stray-horse":
            return About(words.get("riderless-horse"), words.get("told-stray"), ("RN-RUL-22",))
        if not number.isdigit():
            return None
        if kind == "horse" and int(number) < v.players:
            return self.told_horse(v, v.horses[int(number)], words)
        if kind == "sp" and int(number) < course.course.spaces:
            return self.told_space(course, int(number), words)
        if kind == "card" and int(number) < actions.KINDS:
            title = self.racing.card_title(course, int(number), words)
            return About(title, self.racing.card_text(int(number), words), ("RN-CARD-01",))
        return None

    def told_space(self, course: Racecourse, space: int, words: Words) -> About:
        """Where a space lies, and what may happen to whoever ends a move there."""
        c = course.course
        lane, length, fence = c.space_lane[space], space - c.space_base[c.space_lane[space]], c.space_fence[space]
        if fence >= 0:
            title = words.get("lane-on-fence", n=lane + 1, who=course.obstacles[fence].said(words.lang))
            return About(title, words.get("told-fence"), ("RN-FALL-01",))
        sections = [c.section[node] for node in range(c.nodes) if c.space[node] == space and c.section[node] >= 0]
        title = words.get("lane-and-length", n=lane + 1, who=", ".join([str(length), *(SECTIONS[k] for k in sections)]))
        if sections:
            able = words.together([str(level) for level in range(1, 7) if c.levels[sections[0]] >> level & 1])
            said = (words.get("told-section"), words.get("told-entitled", level=able))
            return About(title, " ".join(said), (SECTION_RULE,))
        if length == 0:
            return About(" · ".join((words.get("sign-start"), title)), words.get("told-start"), ("RN-WHIP-01",))
        return About(title, words.get("told-plain"), ("RN-SLIP-01",))

    def told_horse(self, v: View, h: HorseView, words: Words) -> About:
        """Whose horse this is, how good, where it stands, and where it can still double."""
        course = self.course(v)
        you = "yes" if h.seat == v.seat else "no"
        said = (
            [words.get("told-where", lane=course.course.node_lane[h.at] + 1, n=course.course.length(h.at))]
            if h.at >= 0
            else []
        )
        if h.level:
            said.insert(0, words.get("told-level", level=h.level, lane=h.lane + 1, odds=board.odds(course, h)))
            left = [SECTIONS[k] for k in range(3) if board.doubles(course, h, k) == (True, False)]
            said.append(words.get("told-doubles", last=words.together(left)) if left else words.get("told-no-doubles"))
        if h.whips:
            said.append(words.get("told-whips", n=h.whips))
        return About(words.get("told-horse", who=words.person(h.seat)[0], you=you), " ".join(said), ("RN-SETUP-11",))

    # ------------------------------------------------------------------------------------------------ what happened

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[list[Step]]:
        return steps.steps(events, self.course(before))

    def clock(self, v: View) -> int:
        return v.race + 1

    def hindsight(self, v: View, seat: int, words: Words) -> str:
        return hindsight.hindsight(v, seat, words)

    def insight(self, v: View, seat: int, words: Words) -> str:
        return hindsight.hindsight(v, seat, words, "insight")

    def when(self, v: View, layout: str, words: Words) -> str:
        if v.race < 0:
            return ""
        if layout == WIDE:
            return str(words.get("when-race", n=v.race + 1, last=len(v.order)))
        return str(words.get("when-race-short", n=v.race + 1))

    def title(self, layout: str, words: Words) -> str:
        return super().title(layout, words) if layout == WIDE else str(words.get("title-short"))

    # ------------------------------------------------------------------------------------------------------ the end

    def race(self, v: View) -> Race | None:
        cash = tuple(h.cash + h.stake for h in v.horses)
        return Race(self.clock(v), cash, max(*cash, 100_000))

    def nastiness(self, e: Event) -> int:
        return NASTY.get(e.kind, 0)

    def whose(self, v: View, anchor: str) -> int:
        horse = anchor.removeprefix("horse-")
        return int(horse) if horse.isdigit() else -1

    def place(self, e: Event, before: View) -> str:
        whom = self.done(e, before)
        return "" if whom is None else f"horse-{whom[1]}"

    def done(self, e: Event, v: View) -> tuple[int, int] | None:
        at_somebody = ("felled", "slipped", "whipped", "pressed", "disqualified", "photo_won", "loosened")
        return (e.seat, e.args[0]) if e.kind in at_somebody and e.args[0] >= 0 else None

    def score(self, v: View, seat: int, words: Words) -> str:
        return money(v.horses[seat].cash + v.horses[seat].stake, words.lang)

    def vignette(self, e: Event, v: View) -> str:
        victim = e.args[0] if e.kind not in ("false_start",) else e.seat
        return poster.fall(v.horses[max(0, victim)].colour)

    def podium(self, v: View, places: Sequence[int], layout: str) -> str:
        return poster.podium(v, places, layout)
