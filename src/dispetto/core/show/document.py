"""A table as one picture: the static board, what moves above it and the words on it, in a single SVG document.

The web lays these over each other in a page;
here they are one file that needs no page, no style sheet and no font of ours.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any
from xml.etree import ElementTree

from dispetto.core.engine.table import PUBLIC, State
from dispetto.core.game import Game
from dispetto.core.show.stage import LAYOUTS, THEMES, WIDE, Label
from dispetto.core.telling.words import Person, Words

SVG = "http://www.w3.org/2000/svg"
NAMES = "ABCDEFGHIJ"  # of seats whose players nobody has named
LINE = 26  # between two lines of a board in text
INK = 'fill="#38261a" stroke="#fffaec" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"'
OPENING = re.compile(r"<svg\b[^>]*>")
ANCHORED = {"left": "start", "right": "end"}  # kinds of labels that do not stand over their middle


def svg(
    game: Game[Any, Any],
    s: State,
    seat: int = PUBLIC,
    layout: str = WIDE,
    lang: str = "en",
    theme: str = "light",
    people: tuple[Person, ...] = (),
) -> str:
    """The table as this seat sees it, as one SVG document that stands alone; a game without a face is written on it.

    Nothing that the seat (or PUBLIC, a spectator) may not know is in it.
    What a page shows beside the picture, like a hand of cards, is not part of it.
    """
    for value, right in ((layout, LAYOUTS), (theme, THEMES)):
        if value not in right:
            raise ValueError(f"a picture cannot be {value!r} here: it takes {' or '.join(right)}")
    stage, view = game.stage(), game.view(s, seat)
    words = Words(game, lang, people or [Person(NAMES[n % len(NAMES)]) for n in range(game.seats(s))], seat)
    title = words.title() if words.has(f"game-{game.name}-title") else game.name
    name = stage.backdrop(view)
    wide, high = stage.size(name, layout)
    scene = stage.scene(view, layout, ())
    x, y, w, h = box(scene) if scene else (0.0, 0.0, float(wide), float(high))
    body = [
        f'<svg xmlns="{SVG}" viewBox="{x:g} {y:g} {w:g} {h:g}" width="{w:g}" height="{h:g}">',
        f"<title>{escape(title)}</title>",
        stage.symbols(view),
        laid(stage.picture(name, layout, theme)),
        laid(scene) if scene else written(game.board_text(view, words)),
        *(lettered(label, x, y) for label in stage.labels(view, layout, words) if label.bot < 0),
        "</svg>",
    ]
    return "\n".join(part for part in body if part)


def box(drawing: str) -> tuple[float, float, float, float]:
    """The part of the plane that a drawing shows: left, top, width, height."""
    opening = OPENING.match(drawing)
    assert opening is not None, drawing[:80]
    found = ElementTree.fromstring(opening.group()[:-1] + "/>")
    x, y, w, h = (float(n) for n in found.attrib["viewBox"].split())
    return x, y, w, h


def laid(drawing: str) -> str:
    """A drawing where its own units say, so that several of them lie upon each other."""
    x, y, w, h = box(drawing)
    held = (
        f'<svg x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" viewBox="{x:g} {y:g} {w:g} {h:g}" overflow="visible">'
    )
    return OPENING.sub(held, drawing, count=1)


def lettered(label: Label, x: float, y: float) -> str:
    """Words on the picture; they are placed from its upper left corner."""
    anchor = next((ANCHORED[kind] for kind in label.kind.split() if kind in ANCHORED), "middle")
    text = escape(f"{label.lead} {label.text}".strip())
    where = f'x="{x + label.x:g}" y="{y + label.y:g}" text-anchor="{anchor}" dominant-baseline="central"'
    return f'<text {where} font-family="sans-serif" font-weight="600" font-size="15" {INK}>{text}</text>'


def written(text: str) -> str:
    """A board that nobody has drawn yet, as text."""
    lines = (
        f'<tspan x="24" y="{40 + LINE * n}">{escape(line) or "&#160;"}</tspan>'
        for n, line in enumerate(text.splitlines())
    )
    return f'<text font-family="monospace" font-size="18" xml:space="preserve" {INK}>{"".join(lines)}</text>'
