"""Horse racing on the stage: the course, its horses, the Bookie's Board, and what may be clicked on them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, ClassVar

from dispetto.core.game import Game
from dispetto.core.ink import night
from dispetto.core.ink_seats import chip
from dispetto.core.ink_things import dice, die
from dispetto.core.stage import WIDE, Label, Mark, Race, Stage, Step, Told
from dispetto.core.table import Event
from dispetto.games.horse_racing import HorseRacing, draw, draw_board, draw_poster, money, steps
from dispetto.games.horse_racing import actions as do
from dispetto.games.horse_racing.courses import FOLDER, SECTIONS, Racecourse, course_named
from dispetto.games.horse_racing.view import View

NASTY = {"felled": 6, "slipped": 6, "false_start": 3, "whipped": 4, "pressed": 3, "disqualified": 7, "photo_won": 5, "loosened": 2}
AT_A_HORSE = {"whip": do.WHIP, "fell": do.FELL, "fell_here": do.FELL_HERE, "slip": do.SLIP, "back": do.BACK}
SECTION_RULE = "RN-DBL-02"


class HorseStage(Stage[View]):
    """The course file says what the course looks like."""

    seats: ClassVar[int] = 4
    minutes: ClassVar[int] = 90
    rituals: ClassVar[frozenset[str]] = frozenset({"ToRoll"})
    bold: ClassVar[frozenset[str]] = frozenset({"roll", "cross", "double", "fell", "fell_here", "slip", "false_start", "photo"})
    quiet: ClassVar[frozenset[str]] = frozenset({"pass", "no_bet", "stay"})

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
        return draw_poster.poster()

    def backdrop(self, v: View) -> str:
        return course_named(v.board).title.key

    def backdrops(self) -> tuple[str, ...]:
        return tuple(sorted(p.stem for p in FOLDER.glob("*.toml")))

    def picture(self, name: str, layout: str, theme: str) -> str:
        if name not in self.backdrops():
            raise KeyError(name)
        return draw.static_svg(course_named(name), layout, theme)

    def size(self, name: str, layout: str) -> tuple[int, int]:
        return draw.SIZE[layout]

    def ground(self, layout: str, theme: str) -> str:
        wide, high = (1600, 1000) if layout == WIDE else (430, 932)
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" preserveAspectRatio="xMidYMid slice">'
        svg += draw.grass(wide, high) + "</svg>"
        return night(svg) if theme == "dark" else svg

    # ---------------------------------------------------------------------------------------------- what moves above

    def symbols(self, v: View) -> str:
        faces = "".join(f'<symbol id="die-{n}" viewBox="0 0 60 60">{die(n, 30, 29, 44, 0)}</symbol>' for n in range(1, 7))
        return f'<svg class="sheet" width="0" height="0" aria-hidden="true"><defs>{draw.symbols()}{faces}</defs></svg>'

    def scene(self, v: View, layout: str, marks: Sequence[Mark]) -> str:
        return draw.scene(v, self.course(v), layout, [self.lit(m) for m in marks])

    def lit(self, mark: Mark) -> draw.Lit:
        """A mark as the drawing wants it."""
        kind, _, number = mark.anchors[0].partition("-")
        if kind == "sp":
            return draw.Lit(mark.number, space=int(number))
        return draw.Lit(mark.number, finish=True) if kind == "finish" else draw.Lit(mark.number, horse=int(number))

    def labels(self, v: View, layout: str, words: Any) -> Sequence[Label]:
        """The Bookie's Board in words, and the names of the sections."""
        course = self.course(v)
        if layout != WIDE:
            return ()
        where = draw.sign_places(course, layout)
        brook = course.obstacles[course.course.brook].said(words.lang)
        names = {"EP": "Early Pace", "QU": "Quicken Up", "FW": "Finish Well", "brook": brook}
        names |= {"start": words.get("sign-start"), "finish": words.get("sign-finish")}
        signs = [Label(text, *where[key], f"sign-{key.lower()}") for key, text in names.items()]
        return signs + self.chalk(v, course, words) if v.race >= 0 else signs

    def chalk(self, v: View, course: Racecourse, words: Any) -> list[Label]:
        """What is written on the Bookie's Board."""
        x, y, width, _ = draw_board.BOARD
        title = course.races[v.order[v.race]].said(words.lang)
        prizes = " · ".join(money(prize, words.lang) for prize in course.course.races[v.order[v.race]])
        found = [
            Label(title, x + width * 0.3, y + draw_board.TITLE_LINE, "chalk-title"),
            Label(prizes, x + width * 0.78, y + draw_board.TITLE_LINE, "chalk"),
        ]
        heads = {
            "level": words.get("board-level"),
            "doubles": " ".join(SECTIONS),
            "lane": words.get("board-lane"),
            "odds": words.get("board-odds"),
            "stake": words.get("board-stake"),
        }
        found += [Label(text, x + draw_board.COLUMNS[key], y + draw_board.HEAD_LINE, "chalk-head") for key, text in heads.items()]
        for row, h in enumerate(v.horses):
            ry = y + draw_board.FIRST_LINE + draw_board.LINE * row
            found.append(Label(words.person(h.seat)[0], x + draw_board.COLUMNS["name"], ry, "chalk"))
            if h.odds >= 0:
                odds = f"{course.course.odds[h.odds]}/{course.course.odds_under[h.odds]}"
                found.append(Label(odds, x + draw_board.COLUMNS["odds"], ry, "chalk-odds"))
            stake = money(h.stake, words.lang) if h.stake else "–"
            found.append(Label(stake, x + draw_board.COLUMNS["stake"], ry, "chalk"))
        return found

    def plate(self, v: View, seat: int, layout: str, words: Any) -> str:
        h = v.horses[seat]
        rows = [f'<span class="row"><b class="at">{money(h.cash, words.lang)}</b></span>']
        cards = words.get("plate-cards", n=len(h.cards))
        if layout != WIDE and h.level:
            course = self.course(v).course
            level = words.get("plate-level", n=h.level)
            cards = f"{level} · {course.odds[h.odds]}/{course.odds_under[h.odds]}"
        rows.append(f'<span class="row">{escape(cards)}</span>')
        return f'<span class="pic">{chip(seat, 30)}</span><span class="rows">{"".join(rows)}</span>'

    def tray(self, v: View, lately: Sequence[Event]) -> str:
        pips = v.pips
        for e in lately:
            if e.kind == "rolled":
                pips = e.args[0]
        return dice([pips], 40) if pips else ""

    def aside(self, v: View, words: Any) -> str:
        if v.seat < 0 or v.race < 0:
            return ""
        h = v.horses[v.seat]
        held = [self.racing.card_title(self.course(v), card, words) for card in h.cards if card >= 0]
        slip = str(words.get("my-slip", who=words.person(v.bet)[0])) if v.bet >= 0 else ""
        return " · ".join([*held, slip] if slip else held)

    # ------------------------------------------------------------------------------------------- what may be clicked

    def spots(self, v: View, verb: str, args: tuple[int, ...]) -> tuple[str, ...]:
        if verb == "go" and args[0] >= 0:
            return (f"sp-{self.course(v).course.space[args[0]]}",)
        if verb == "cross":
            return ("finish",)
        if verb in AT_A_HORSE and args[0] >= 0 and v.horses[args[0]].how == "running":
            return (f"horse-{args[0]}",)
        if verb == "roll" and v.mover >= 0 and v.horses[v.mover].at >= 0:
            return (f"horse-{v.mover}",)
        return ()

    def meant(self, v: View, anchor: str) -> int | None:
        kind, _, number = anchor.partition("-")
        if v.seat < 0 or not number.isdigit():
            return None
        if kind == "horse" and int(number) < v.players:
            rel = (int(number) - v.seat) % v.players
            rows = do.BACK if v.question == "Bet" else do.FELL
            return rows[rel].code
        course = self.course(v).course
        if kind == "sp" and v.question == "Route" and v.horses[v.seat].at >= 0 and int(number) < course.spaces:
            at = v.horses[v.seat].at
            lane = course.space_lane[int(number)]
            out = lane - course.node_lane[at]
            beside = course.abreast(at, out)
            far = course.apart(int(number), course.space[beside]) if beside >= 0 else 99
            return do.go(out, far).code if abs(far) <= do.FARTHEST else None
        return None

    def told(self, v: View, anchor: str, words: Any) -> Told | None:
        kind, _, number = anchor.partition("-")
        if not number.isdigit():
            return None
        course = self.course(v)
        c = course.course
        if kind == "sp" and int(number) < c.spaces:
            fence = c.space_fence[int(number)]
            if fence >= 0:
                return Told(course.obstacles[fence].said(words.lang), words.get("told-fence"), ("RN-FALL-01",))
            for node in range(c.nodes):
                if c.space[node] == int(number) and c.section[node] >= 0:
                    return Told(SECTIONS[c.section[node]], words.get("told-section"), (SECTION_RULE,))
            return None
        if kind == "card" and int(number) < do.KINDS:
            title = self.racing.card_title(course, int(number), words)
            return Told(title, self.racing.card_text(int(number), words), ("RN-CARD-01",))
        return None

    # ------------------------------------------------------------------------------------------------ what happened

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[list[Step]]:
        return steps.steps(events, before, self.course(before))

    def clock(self, v: View) -> int:
        return v.race + 1

    # ------------------------------------------------------------------------------------------------------ the end

    def race(self, v: View) -> Race | None:
        cash = tuple(h.cash + h.stake for h in v.horses)
        return Race(max(0, v.race), cash, max(*cash, 100_000))

    def nastiness(self, e: Event) -> int:
        return NASTY.get(e.kind, 0)

    def vignette(self, e: Event, v: View) -> str:
        victim = e.args[0] if e.kind not in ("false_start",) else e.seat
        return draw_poster.fall(max(0, victim))

    def podium(self, v: View, places: Sequence[int], layout: str) -> str:
        return draw_poster.podium(v, places, layout)


def stage(game: Game[Any, View]) -> Stage[View]:
    """The door (core/stage.py)."""
    return HorseStage(game)
