"""The hall: a long table in the still picture, and above it guests, their cards, the deck and what is being played."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from court.face.cards import H, W, card
from court.view import View
from dispetto.core.show.ink import CREAM, GOLD, INK, circle, group, lettering, num, oval, path, wobble_rect
from dispetto.core.show.ink_seats import seat_disc
from dispetto.core.show.ink_things import eye, lit_ring, number_disc, number_tag
from dispetto.core.show.stage import WIDE, Mark

SIZES: Final = {"wide": (1110, 648), "tall": (390, 506)}
FLOOR: Final = {"light": "#b98f63", "dark": "#4a3c38"}
CLOTH: Final = {"light": "#f4ead2", "dark": "#a79f97"}
SKINS: Final = ("#f2c9a1", "#c98d5f", "#f6dcc0", "#8d5a3a", "#e3b07e")


def hall(layout: str, theme: str) -> str:
    """The still picture: a floor of boards and a table laid for a banquet."""
    wide, high = SIZES[layout]
    floor = f'<rect width="{wide}" height="{high}" fill="{FLOOR[theme]}"/>'
    for x in range(0, wide, 90):
        floor += path(f"M{x},0L{x},{high}", "none", INK, 1.2, 'opacity=".25"')
    cloth = oval(wide / 2, high / 2, wide * 0.36, high * 0.3, CLOTH[theme], INK, 4)
    plates = "".join(circle(*place, 15, CREAM, INK, 2) for place in around(5, layout, 0.62))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{floor}{cloth}{plates}</svg>'


def around(seats: int, layout: str, far: float = 1.0) -> list[tuple[float, float]]:
    """Where everybody sits, the first at the foot of the table, going left round it."""
    wide, high = SIZES[layout]
    turns = [math.pi / 2 + n * math.tau / seats for n in range(seats)]
    return [(wide / 2 + far * wide * 0.38 * math.cos(t), high / 2 + far * high * 0.33 * math.sin(t)) for t in turns]


def places(v: View, layout: str) -> list[tuple[float, float]]:
    """Where each seat sits: the reader at the foot of the table."""
    seats = len(v.score)
    spots = around(seats, layout)
    return [spots[(seat - max(0, v.seat)) % seats] for seat in range(seats)]


def scene(v: View, layout: str, marks: Sequence[Mark]) -> str:
    """All that moves, with an id on whatever can be pointed at."""
    wide, high = SIZES[layout]
    scale = 1.0 if layout == WIDE else 0.72
    lit = {anchor: mark for mark in marks for anchor in mark.anchors}
    drawn = deck(v, wide / 2 - 70 * scale, high / 2 - H / 2 * scale, scale)
    for n, play in enumerate(v.plays):
        drawn += group(card(play[1]), wide / 2 + 14 * n * scale, high / 2 - H / 2 * scale, scale, more=f'id="play-{n}"')
    for seat, (x, y) in enumerate(places(v, layout)):
        whole = guest(v, seat, lit.get(f"seat-{seat}"), x > wide * 0.6)
        drawn += group(whole, x, y, scale, more=attributes(v, seat, lit))
    return f'<svg class="scene" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{drawn}</svg>'


def attributes(v: View, seat: int, lit: dict[str, Mark]) -> str:
    """A guest's anchor, and the number of the answer that a click on it gives."""
    mark = lit.get(f"seat-{seat}")
    key = f' class="lit" data-key="{mark.number}" tabindex="0"' if mark else ""
    faded = ' opacity=".4"' if v.gone[seat] else ""
    return f'id="seat-{seat}"{key}{faded}'


def guest(v: View, seat: int, mark: Mark | None, on_the_right: bool) -> str:
    """A head with a ruff, the seat's sign, the points, and towards the table the cards as they are seen from here."""
    mouth = "M-9,12q10,7 20,-2" if v.score[seat] > 0 else "M-9,15q10,-7 20,0"
    head = circle(0, 0, 30, SKINS[seat % len(SKINS)], INK, 3) + oval(0, 30, 32, 11, CREAM, INK, 2.6)
    face = eye(-10, -6) + eye(12, -6) + path(mouth, "none", INK, 3)
    ring = lit_ring(0, 0, 36) if mark else circle(0, 0, 38, "none", GOLD, 5) if v.asked == seat else ""
    shown = v.hands[seat] if seat != v.seat else ()
    left = -57 - 13 * len(shown) if on_the_right else 36
    cards = "".join(group(card(c), left + 13 * i, -24, 0.56) for i, c in enumerate(shown))
    points = number_tag(str(v.score[seat]), 0, 56, 17)
    number = number_disc(mark.number, -30, -28, 13) if mark else ""
    return f'<g class="hit">{ring}{head}{face}{seat_disc(seat, 0, 32, 12, 2)}</g>{cards}{points}{number}'


def deck(v: View, x: float, y: float, scale: float) -> str:
    """What is left to draw."""
    pile = "".join(group(card(-1), 3 * i, -3 * i) for i in range(min(3, v.deck)))
    count = lettering(str(v.deck), W / 2, H / 2, 16, CREAM, 3) if v.deck else ""
    bare = "" if v.deck else path(wobble_rect(0, 0, W, H, 1, 4, 7), "none", INK, 2, 'stroke-dasharray="6 5"')
    return group(bare + pile + count, x, y, scale, more='id="deck"')


def hand(v: View, marks: Sequence[Mark]) -> str:
    """The reader's own cards, face up; what may be led is lit."""
    cards = v.hands[v.seat] if v.seat >= 0 else ()
    lit = {anchor: mark for mark in marks for anchor in mark.anchors}
    drawn, met = "", set()
    for i, kind in enumerate(cards):
        mark = lit.get(f"card-{kind}")
        name = f"card-{kind}" if kind not in met else f"card-{kind}-{i}"
        met.add(kind)
        key = f' class="lit" data-key="{mark.number}" tabindex="0"' if mark else ' class="card"'
        glow = path(wobble_rect(-4, -4, W + 8, H + 8, 1, 3, 9), GOLD, INK, 2) if mark else ""
        disc = number_disc(mark.number, W - 4, 4, 12) if mark else ""
        drawn += group(glow + card(kind) + disc, 16 + (W + 16) * i, 16 - (8 if mark else 0), more=f'id="{name}"{key}')
    wide = num(16 + (W + 16) * len(cards))
    box = f'viewBox="0 0 {wide} {H + 30}" width="{wide}" height="{H + 30}"'
    return f'<svg class="cards" xmlns="http://www.w3.org/2000/svg" {box}>{drawn}</svg>' if cards else ""
