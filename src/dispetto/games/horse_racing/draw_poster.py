"""The poster, a nasty moment, and the podium."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.ink import CREAM, INK, circle, group, oval, path, wobble_rect
from dispetto.core.ink_seats import seat_shape
from dispetto.core.ink_things import number_disc
from dispetto.games.horse_racing.draw import COATS, grass, hedge, horse
from dispetto.games.horse_racing.view import View


def poster() -> str:
    """Three horses, one hedge, not enough room: 320 × 250."""
    out = '<rect width="320" height="250" fill="#bfe3ef"/>' + circle(262, 46, 24, "#ffe08a")
    out += path("M0,118Q80,84 160,112T320,104V250H0Z", "#a5d06d", "", 0)
    out += group(grass(320, 110), 0, 140)
    out += path("M0,132H320v9H0Z", CREAM, INK, 2.4)
    for x in range(18, 320, 56):
        out += path(f"M{x},132v26", "none", INK, 5) + path(f"M{x},132v26", "none", CREAM, 2.4)
    out += group(horse(3, COATS[3]), 84, 158, 0.72)
    out += hedge((236, 120), (236, 246), 15, 4)
    out += group(horse(0, COATS[0]), 152, 182, 0.98)
    out += group(horse(1, COATS[1], False), 248, 196, 0.9, -24)
    return out + fallen_rider(1, 292, 222)


def fallen_rider(seat: int, x: float, y: float) -> str:
    """Somebody who was in the saddle a moment ago."""
    body = oval(0, 12, 24, 5, "#20300f", more='opacity=".3"') + path("M-18,8C-20,-6 -4,-14 10,-8L14,6Z", CREAM, INK, 2.6)
    return group(body + circle(-18, 0, 8, "#f2cfa6", INK, 2.4) + seat_shape(seat, 0, 0, 6, 1.6), x, y)


def fall(victim: int) -> str:
    """A nasty moment: a whole small picture."""
    body = '<rect width="160" height="110" fill="#98c760"/>' + hedge((52, 14), (52, 104), 11, 3)
    body += group(horse(victim, COATS[victim % 6], False), 96, 52, 0.62, 28) + fallen_rider(victim, 130, 90)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 110" width="160" height="110">{body}</svg>'


def podium(v: View, places: Sequence[int], layout: str) -> str:
    """Those with the most money, high and dry."""
    wide, high = (640, 850) if layout == "wide" else (390, 300)
    order = sorted(range(len(places)), key=lambda seat: places[seat])[:3]
    k = 1.5 if layout == "wide" else 0.8
    out = f'<rect width="{wide}" height="{high}" fill="#8fbf5c"/>' + grass(wide, high)
    for n, seat in enumerate(order):
        x = wide / 2 + (0, -1, 1)[n] * wide * 0.3
        step = (150, 105, 75)[n] * (1.6 if layout == "wide" else 0.7)
        top = high - 40 - step
        out += path(wobble_rect(x - wide * 0.13, top, wide * 0.26, step + 30, 2, n, 8), CREAM, INK, 3)
        out += group(horse(seat, COATS[seat % 6]), x, top - 44 * k, k) + number_disc(places[seat], x, top + 24 * k, 14 * k)
    return out
