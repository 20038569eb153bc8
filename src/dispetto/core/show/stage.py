"""How a game shows itself: the one door between a game's pictures and whoever puts them on a screen.

`Game.stage()` gives it; the web knows nothing else about a game's looks. A stage is asked about views only, so it
cannot leak a secret, and it never says pixels: pictures carry anchors (element ids such as `sp-35` or `dino-2`), and
steps and marks name them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from dispetto.core.engine.table import Event
from dispetto.core.game import Game
from dispetto.core.show.howto import HowTo
from dispetto.core.show.ink_seats import chip
from dispetto.core.telling.words import Words

V = TypeVar("V")
Step = dict[str, Any]  # {"do": one of STEPS, …}; times in milliseconds

WIDE = "wide"
TALL = "tall"
LAYOUTS = (WIDE, TALL)  # the two drawings of everything
NEAR = "near"  # the wide drawing through a camera: a phone's, of a stage that has one
SHORT = "short"  # a page of phone's parts whose scene has more width than height
UPRIGHT = "upright"  # a page of wide parts whose scene has more height than width: a tablet
PAGES = (WIDE, TALL, SHORT, UPRIGHT)  # what a page may ask for: which drawing of the scene with which of the rest
THEMES = ("light", "dark")

TOP = "top"
SIDE = "side"
SCENE = "scene"
LEFT = "left"
BELOW = "below"

ALIKE = frozenset({"scene", "seats", "panels", "words", "steps"})  # scene with its labels, plates, board as text

STEPS: Mapping[str, tuple[str, ...]] = {
    "path": ("id", "via", "ms"),  # the element walks over these anchors, the first being where it stands; may `hop`
    "fly": (
        "symbol",
        "start",
        "end",
        "ms",
    ),  # a copy of a symbol flies between anchors; may be as large as another (`like`), `turn`, `stay`
    "dice": ("id", "faces", "ms"),  # symbols of the sheet tumble in this element and come to rest
    "text": ("id", "text", "ms"),  # an element's text changes
    "shake": ("id", "ms"),  # an element trembles
    "wait": ("ms",),
    "all": ("steps",),  # at the same time
    "sound": ("name",),
    "line": ("html",),  # the narrator says it; made by the web from the event itself
}


class Mark(NamedTuple):
    """One offer shown on the picture: the number of its button, and the anchors that are lit for it."""

    number: int
    code: int
    anchors: tuple[str, ...]


@dataclass(frozen=True)
class Preview:
    """What an answer would change, to be laid over the scene: SVG without ids, and the anchors whose place it takes."""

    svg: str
    away: tuple[str, ...] = ()
    still: bool = False  # also shown while nothing is pointed at, beside those of the other answers


@dataclass(frozen=True)
class About:
    """What a thing on the picture is: a heading, a sentence, the rules it comes from."""

    title: str
    text: str = ""
    rules: tuple[str, ...] = ()


class Label(NamedTuple):
    """Words that belong to the picture, in the reader's language: where (in the picture's own units) and how wide."""

    text: str
    x: float
    y: float
    kind: str = ""
    lead: str = ""  # stands before the text, in bold
    seat: int = -1  # whose sign stands before it all
    bot: int = -1  # shown only while a bot answers for this seat
    whose: int = -1  # about this seat: whoever sits there
    you: str = ""  # reads this instead
    slide: float = 0.0  # before a camera: how far to the left and right it may go to stay in sight


@dataclass(frozen=True)
class Race:
    """How far each seat has come, for the chart at the end: the turn, a number a seat, and the number that wins."""

    turn: int
    values: tuple[int, ...]
    goal: int


def them_or_you(them: str, you: str) -> str:
    """A name for everybody, and what whoever sits there (within `data-seat`) reads in its place."""
    return f'<span class="them">{escape(them)}</span><span class="you">{escape(you)}</span>'


class Stage(Generic[V]):
    """What a game shows; every method has a plain answer, so a new game can be seen before it is drawn."""

    bold: ClassVar[frozenset[str]] = frozenset()  # verbs shown in red, as the main answer
    quiet: ClassVar[frozenset[str]] = frozenset()  # verbs shown without weight: passing, leaving things
    pictured_among_few: ClassVar[frozenset[str]] = (
        frozenset()
    )  # verbs whose `icon` is on a button only where there are few answers: the things themselves lie in sight
    previews: ClassVar[frozenset[str]] = (
        frozenset()
    )  # questions whose answers can be seen before they are given: `preview`
    beside: ClassVar[float] = 0.0  # how far beside its way a piece's thread runs, in widths of the picture
    changing: ClassVar[bool] = False  # do its symbols differ from view to view? Then open pages are sent new ones
    unit: ClassVar[str] = "turn"  # what `clock` counts: turn, time or race
    seats_at: ClassVar[str] = (
        TOP  # where a wide screen shows the seats' plates: TOP, SIDE, or SCENE, which shows them itself
    )
    phone_seats_at: ClassVar[str] = TOP  # the same on a phone: TOP or SCENE
    hand_at: ClassVar[str] = (
        BELOW  # where a wide screen shows what `hand` gives: BELOW the scene, at its LEFT, or at its SIDE
    )

    camera: ClassVar[float] = 0.0  # how much of the wide drawing's height a phone's camera shows; 0: it has none

    def __init__(self, game: Game[Any, V]) -> None:
        self.game = game
        self.faces: Sequence[str] = ()

    def seated(self, faces: Sequence[str]) -> None:
        """Who sits where, as whoever runs the table knows it: a word a seat, for `ink_heads.head`. A game that draws
        heads of its own takes them from `self.faces`; on a page beside no table that is empty.
        """
        self.faces = tuple(faces)

    def drawings(self) -> tuple[str, ...]:
        """The drawings there are of its scene."""
        return (*LAYOUTS, NEAR) if self.camera else LAYOUTS

    def drawing(self, page: str, part: str) -> str:
        """Which drawing of a part (`scene`, `seats`, `hand`, `panels`, `where`) one of `PAGES` shows."""
        if part == "scene" and self.camera and page in (TALL, SHORT):
            return NEAR
        tall = (TALL, UPRIGHT) if part == "scene" else (TALL, SHORT)
        return TALL if page in tall else WIDE

    def same_for_all(self, layout: str) -> frozenset[str]:
        """Of `ALIKE` the parts that look the same from every chair that is not asked: drawn once, for everybody.

        What differs for whoever sits somewhere is left to the page: it marks `data-seat` of its own seat as `mine`,
        and shows there what is of class `you` in place of `them`.
        """
        return frozenset()

    # ------------------------------------------------------------------------------------------------ still pictures

    def poster(self) -> str:
        """The game's poster: what goes into an SVG of 320 × 250."""
        return '<rect width="320" height="250" fill="#8fbf5c"/>'

    def emblem(self, what: str, value: str, colour: int) -> str:
        """A small picture of a choice at set-up, in a seat's colour: a whole SVG; empty for none.

        `what` is the key of a table option, or `preset` for one of `Game.presets`.
        """
        return ""

    def howto(self, words: Words) -> HowTo | None:
        """The game explained on one page, in its own drawings; None for the law alone."""
        return None

    def backdrop(self, v: V) -> str:
        """The static picture under this view: its name (letters, digits and dashes), or the text the table brought."""
        return "table"

    def backdrops(self) -> tuple[str, ...]:
        """Every static picture the game ships."""
        return ("table",)

    def picture(self, name: str, layout: str, theme: str) -> str:
        """A static picture as a whole SVG document without words; KeyError for an unknown name."""
        wide, high = self.size(name, layout)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
            f'<rect width="{wide}" height="{high}" fill="#7fb25a"/></svg>'
        )

    def size(self, name: str, layout: str) -> tuple[int, int]:
        """Width and height of the static picture, in its own units; the scene uses the same."""
        return (1110, 648) if layout == WIDE else (390, 506)

    def ground(self, layout: str, theme: str) -> str:
        """What lies around the picture, to the edges of any screen: a whole SVG document."""
        colour = "#7fb25a" if theme == "light" else "#3f5a3a"
        rect = f'<rect width="8" height="8" fill="{colour}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{rect}</svg>'

    # ---------------------------------------------------------------------------------------------- what moves above

    def symbols(self, v: V) -> str:
        """A hidden SVG of <symbol>s that the scene and the steps use: `die-1` to `die-6`, `rock`, pieces."""
        return ""

    def scene(self, v: V, layout: str, marks: Sequence[Mark]) -> str:
        """The moving layer: a whole SVG of the static picture's size, with ids on anchors and the marks lit.

        What is lit for a mark carries `data-key` with its number; what may be pointed at has an id.
        """
        return ""

    def look(self, v: V, marks: Sequence[Mark]) -> tuple[float, float]:
        """Where a phone's camera looks while nothing moves: a point of the wide drawing."""
        return 0.0, 0.0

    def labels(self, v: V, layout: str, words: Words) -> Sequence[Label]:
        """Words that stand on the picture."""
        return ()

    def seats_title(self, words: Words) -> str:
        """What stands over the plates where they are rows at the side; empty for nothing."""
        return ""

    def plate(self, v: V, seat: int, layout: str, words: Words) -> str:
        """What a seat's plate shows besides the name: HTML without styles."""
        return chip(seat, 30)

    def hand(self, v: V, layout: str, marks: Sequence[Mark], words: Words) -> str:
        """What lies before the reader, between the scene and the question:
        a hand of cards. HTML; lit as in the scene.
        """
        return ""

    def panels(self, v: V, layout: str, words: Words) -> Sequence[tuple[str, str]]:
        """Slips beside the scene, above the narrator: a title and HTML without styles each."""
        return ()

    def tray(self, v: V, lately: Sequence[Event]) -> str:
        """The small picture beside the question: the dice that lie rolled, say. `lately` is what happened last."""
        return ""

    def aside(self, v: V, words: Words) -> str:
        """The line under the question, plain text: `9 rolled, 6 walked, 3 left`."""
        return ""

    def icon(self, v: V, verb: str, args: tuple[int, ...]) -> str:
        """A small picture on the button of an answer; empty for none."""
        return ""

    # ------------------------------------------------------------------------------------------- what may be clicked

    def spots(self, v: V, verb: str, args: tuple[int, ...]) -> tuple[str, ...]:
        """The anchors lit for an offer whose arguments are absolute (`Ask.meaning`)."""
        return ()

    def preview(self, before: V, after: V, layout: str, told: Sequence[Event], key: int) -> Preview | None:
        """What would be different after an answer, shown while it is pointed at; None for nothing worth a picture.

        `told` is what would happen on the way, as far as the seat may know it; `key` the number on the answer's button.
        """
        return None

    def meant(self, v: V, anchor: str) -> int | None:
        """The code of the row that a click on this anchor would mean now, on offer or not."""
        return None

    def about(self, v: V, anchor: str, words: Words) -> About | None:
        """What this anchor is, for whoever points at it."""
        return None

    # ------------------------------------------------------------------------------------------------ what happened

    def steps(self, events: Sequence[Event], before: V, after: V) -> list[list[Step]]:
        """The motion of each event between two views; nothing for one that only needs its line."""
        return [[] for _ in events]

    def whose(self, v: V, anchor: str) -> int:
        """Whose piece this is, as a seat: *since your last turn* draws its way. Default: nobody's, nothing is drawn."""
        return -1

    def place(self, e: Event, before: V) -> str:
        """The anchor where this happened, for the number of its line in *since your last turn*. Default: nowhere."""
        return ""

    def clock(self, v: V) -> int:
        """The number of the turn or round, as the top bar tells it."""
        return 0

    def hindsight(self, v: V, seat: int, words: Words) -> str:
        """What mattered where a seat was asked, told afterwards: who led, how far the end was; from what it could see.
        A sentence or two before the points that an answer cost. Default: nothing, then the points are told alone.
        """
        return ""

    def insight(self, v: V, seat: int, words: Words) -> str:
        """The same as it is, told to the seat itself while it is asked: the reason before a hint's points.
        Default: nothing.
        """
        return ""

    def when(self, v: V, layout: str, words: Words) -> str:
        """Where in the game this is, as the top bar tells it in place of the clock:
        `race 3 of 6`; empty for the clock.
        """
        return ""

    def title(self, layout: str, words: Words) -> str:
        """The game's name in the top bar; shorter on a phone where the whole one does not fit."""
        return str(words.title()).split(" · ")[0]

    # ------------------------------------------------------------------------------------------------------ the end

    def race(self, v: V) -> Race | None:
        """How far everybody is; None where there is nothing to draw a line of."""
        return None

    def nastiness(self, e: Event) -> int:
        """How mean this was, 0 for not at all: the end page shows the worst."""
        return 0

    def done(self, e: Event, v: V) -> tuple[int, int] | None:
        """Who did this to whom, as seats; -1 for fate, and None where nobody suffered. The end page tells no other."""
        return None

    def score(self, v: V, seat: int, words: Words) -> str:
        """What a seat has in the end, in few words. Default: its number of `race`, as `end-score` tells it."""
        race = self.race(v)
        if race is None:
            return ""
        return words.get("end-score", n=race.values[seat]) if words.has("end-score") else str(race.values[seat])

    def vignette(self, e: Event, v: V) -> str:
        """A picture of a nasty moment: a whole small SVG."""
        return ""

    def podium(self, v: V, places: Sequence[int], layout: str) -> str:
        """The picture of the end: what goes into an SVG of 640 × 850 (wide) or 390 × 300 (tall).

        Everybody stands between 245 and 727 (70 and 278): above them is the headline, below them the question.
        """
        return ""
