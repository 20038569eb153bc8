"""What everybody sees of a table, drawn once: for one language, one layout, one version.

Only the public view goes in here, so nothing that is shared can tell a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from html import escape
from typing import Any

from markupsafe import Markup

from dispetto.core.engine.table import PUBLIC
from dispetto.core.files import is_text
from dispetto.core.show.stage import ALIKE, LAYOUTS, NEAR, SCENE, WIDE, Label, Mark, Stage, them_or_you
from dispetto.core.telling.words import Words
from dispetto.web.pages.art import art_url, brought_url, face_url, portrait_url
from dispetto.web.pages.at import BASE, at
from dispetto.web.pages.cast import looks_of, mood_of
from dispetto.web.pages.lines import lately
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import chip, render
from dispetto.web.play.table import Table

SHARED = ("where", "seats", "scene", "panels", "words")


def alike(stage: Stage[Any], page: str) -> frozenset[str]:
    """The parts of such a page that look the same from every chair that is not asked."""
    return frozenset(name for name in ALIKE if name in stage.same_for_all(stage.drawing(page, name)))


@dataclass(eq=False)
class Look:
    """A table as it looks from nowhere in particular, in a language and a layout."""

    table: Table
    lang: str
    layout: str
    stamp: object = None  # what it was drawn from
    parts: dict[str, str] = field(default_factory=dict)  # those that somebody has asked for

    def renew(self, stamp: object) -> None:
        """Something has happened: what was drawn before is past."""
        if stamp != self.stamp:
            self.stamp = stamp
            self.parts = {}
            for name in ("view", "words", "tray", "symbols", "labels"):
                self.__dict__.pop(name, None)

    @cached_property
    def alike(self) -> frozenset[str]:
        """The parts that look the same from every chair that is not asked."""
        return alike(self.table.stage, self.layout)

    @cached_property
    def view(self) -> Any:
        """What everybody may see."""
        return self.table.view(self.table.state, PUBLIC)

    @cached_property
    def words(self) -> Words:
        """As the narrator speaks to everybody."""
        return self.table.words(self.lang)

    @cached_property
    def tray(self) -> Markup:
        """The dice beside the question of whoever is asked."""
        return Markup(self.table.stage.tray(self.view, lately(self.table, PUBLIC)))

    @cached_property
    def labels(self) -> str:
        """The words on the picture."""
        return labels(self.table, self.view, self.layout, self.words)

    @cached_property
    def symbols(self) -> str:
        """What the scene and the steps are drawn with."""
        return same_text(self.table.stage.symbols(self.view))

    def said_once(self, name: str, say: Callable[[], str]) -> str:
        """Something that is the same for many readers, put together for the first of them."""
        if name not in self.parts:
            self.parts[name] = say()
        return self.parts[name]

    def part(self, name: str) -> str:
        """One part of the page, drawn when it is asked for first."""
        if name not in self.parts:
            party, lettering = self.table.asking.party, self.labels if name == "scene" else None
            self.parts[name] = drawn(name, self.table, self.view, self.layout, self.words, party, (), lettering)
        return self.parts[name]


@lru_cache(maxsize=64)
def same_text(text: str) -> str:
    """The one copy of a long text that many pages share."""
    return text


def drawn(
    name: str,
    table: Table,
    v: Any,
    page: str,
    words: Words,
    asked: Sequence[int],
    marks: Sequence[Mark] = (),
    lettering: str | None = None,
) -> str:
    """One of the `SHARED` parts, from a view: everybody's, or one reader's with what is lit for them.
    The words on the picture may have been put together already.
    """
    stage, lang = table.stage, words.lang
    layout = stage.drawing(page, name)
    if name == "where":
        when, turn, title = stage.when(v, layout, words), stage.clock(v), stage.title(layout, words)
        return where(lang, title, words.title().partition(" · ")[2], table.row.name, when, turn, stage.unit)
    if name == "seats":
        return seats(table, v, layout, words, asked)
    if name == "scene":
        return scene(table, v, page, marks, labels(table, v, page, words) if lettering is None else lettering)
    if name == "panels":
        panels = [(title, Markup(html)) for title, html in stage.panels(v, layout, words)]
        return render("part_panels.html", lang, panels=panels) if panels else ""
    lines = "".join(f"<span>{escape(line)}\n</span>" for line in table.game.board_text(v, words).splitlines())
    return f"<h2>{escape(tongue(lang)('board-as-text'))}</h2>\n<pre>{lines}</pre>"


@lru_cache(maxsize=1024)
def where(lang: str, title: str, edition: str, name: str, when: str, turn: int, unit: str) -> str:
    """What the top bar says."""
    return render("part_where.html", lang, title=title, edition=edition, name=name, when=when, turn=turn, unit=unit)


def seats(table: Table, v: Any, layout: str, words: Words, asked: Sequence[int]) -> str:
    """The plates of the seats; a scene that shows them itself has their ids too."""
    stage = table.stage
    inside = (stage.seats_at if layout == WIDE else stage.phone_seats_at) == SCENE
    heading = stage.seats_title(words)
    out = [f"<h2>{escape(heading)}</h2>"] if heading else []
    for n, seat in enumerate(table.row.seats):
        body = "" if inside else stage.plate(v, n, layout, words)
        name = "plate" if inside else "seat"
        bot, looks = bool(seat.player), looks_at(table, n)
        out.append(plate(name, n, n in asked, seat.name, table.colour(n), bot, words.lang, body, looks))
    return "\n".join(out)


def looks_at(table: Table, n: int) -> str:
    """The address of the face on a plate: a person's own, or one of the cast in the seat's colour and their mood."""
    seat = table.row.seats[n]
    who = looks_of(seat.bot)
    if seat.bot and not who:
        return ""
    found = portrait_url(who, str(table.colour(n)), mood_of(table, n)) if who else face_url(seat.face)
    return at(found) if found else ""


@lru_cache(maxsize=1024)
def plate(
    kind: str, n: int, turn: bool, name: str, colour: int, bot: bool, lang: str, body: str, looks: str = ""
) -> str:
    """One seat: its sign, its name and face, whether a bot answers for it, and what the game shows there."""
    t = tongue(lang)
    tag = f'<span class="tag">{escape(t("bot"))}</span>' if bot else ""
    gone = f'<span class="tag gone">{escape(t("gone"))}</span>' if looks and not bot else ""
    cast = " cast" if looks.partition("/face/")[2].count("/") == 2 else ""
    face = f'<img class="looks{cast}" src="{escape(looks)}" alt="">' if looks else ""
    who = f'{chip(colour, 17)}{face}<span class="name">{them_or_you(name, t("you"))}</span>{tag}{gone}'
    return (
        f'<div class="seat slip{" turn" if turn else ""}" data-seat="{n}" id="{kind}-{n}">'
        f'<span class="nm">{who}</span>{body}</div>'
    )


def labels(table: Table, v: Any, page: str, words: Words) -> str:
    """The words on the picture."""
    stage = table.stage
    layout = stage.drawing(page, "scene")
    size = stage.size(stage.backdrop(v), layout)
    return "".join(
        lettered(label, table.colour(label.seat), *size)
        for label in stage.labels(v, layout, words)
        if label.bot < 0 or table.row.seats[label.bot].player
    )


def scene(table: Table, v: Any, page: str, marks: Sequence[Mark], labels: str) -> str:
    """The picture, the words on it, and what is lit; with the sizes of both drawings, for layout.js to choose by."""
    stage = table.stage
    name, layout = stage.backdrop(v), stage.drawing(page, "scene")
    size = stage.size(name, layout)
    sizes = tuple([(one, *stage.size(name, one)) for one in LAYOUTS])
    own = table.id if is_text(name) else ""
    behind = backdrops(BASE.path, table.game.name, name, own, layout, *size)
    return (
        f"{board(size, sizes, page)}{camera(stage, v, layout, marks)}>"
        f"{behind}{stage.scene(v, layout, marks)}{labels}</div>"
    )


@lru_cache(maxsize=256)
def board(size: tuple[int, int], sizes: tuple[tuple[str, int, int], ...], page: str) -> str:
    """The beginning of the picture's frame."""
    all_of_them = " ".join(f'data-{one}="{wide} {high}"' for one, wide, high in sizes)
    return f'<div class="board" id="board" data-w="{size[0]}" data-h="{size[1]}" {all_of_them} data-page="{page}"'


def camera(stage: Stage[Any], v: Any, layout: str, marks: Sequence[Mark]) -> str:
    """What the page's camera needs to know, where the picture is seen through one."""
    if layout != NEAR:
        return ""
    x, y = stage.look(v, marks)
    return f' data-camera="{stage.camera:g}" data-look="{x:.0f} {y:.0f}"'


@lru_cache(maxsize=256)
def backdrops(base: str, game: str, name: str, table: str, layout: str, wide: int, high: int) -> str:
    """The static picture by day and by night, where we stand now; one that a table has brought is that table's."""
    size = f'width="{wide}" height="{high}" alt=""'
    address = partial(brought_url, table) if table else art_url
    day, night = (escape(at(address(game, name, layout, theme))) for theme in ("light", "dark"))
    return f'<img class="day" src="{day}" {size}><img class="night" src="{night}" {size} loading="lazy">'


@lru_cache(maxsize=4096)
def lettered(label: Label, colour: int, wide: float, high: float) -> str:
    """Words on the picture; their place in thousandths of it."""
    where = f'data-x="{round(1000 * label.x / wide)}" data-y="{round(1000 * label.y / high)}"'
    whose = f' data-seat="{label.whose}"' if label.whose >= 0 else ""
    whose += f' data-slide="{round(1000 * label.slide / wide)}"' if label.slide else ""
    sign = chip(colour, 17) if label.seat >= 0 else ""
    lead = f"<b>{escape(label.lead)}</b> " if label.lead else ""
    text = them_or_you(label.text, label.you) if label.you else escape(label.text)
    return f'<span class="label {label.kind}" {where}{whose}>{sign}{lead}{text}</span>'
