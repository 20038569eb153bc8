"""The poster, a nasty moment, and the podium."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.core.show.ink import CREAM, INK, circle, group, oval, path, wobble_rect
from dispetto.core.show.ink_seats import seat_shape
from dispetto.core.show.ink_things import number_disc
from dispetto.games.horse_racing.face.scene import COATS, grass, hedge, horse
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


def fallen_rider(stable: int, x: float, y: float) -> str:
    """Somebody who was in the saddle a moment ago."""
    body = oval(0, 12, 24, 5, "#20300f", more='opacity=".3"') + path(
        "M-18,8C-20,-6 -4,-14 10,-8L14,6Z", CREAM, INK, 2.6
    )
    return group(body + circle(-18, 0, 8, "#f2cfa6", INK, 2.4) + seat_shape(stable, 0, 0, 6, 1.6), x, y)


def fall(victim: int) -> str:
    """A nasty moment of a stable: a whole small picture."""
    body = '<rect width="160" height="110" fill="#98c760"/>' + hedge((52, 14), (52, 104), 11, 3)
    body += group(horse(victim, COATS[victim % 6], False), 96, 52, 0.62, 28) + fallen_rider(victim, 130, 90)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 110" width="160" height="110">{body}</svg>'


def mount(v: View, seat: int) -> str:
    """A player's horse."""
    return horse(v.horses[seat].colour, COATS[v.horses[seat].colour])


def podium(v: View, places: Sequence[int], layout: str) -> str:
    """Those with the most money, high and dry; the others in the grass before them."""
    wide, high, k = (640.0, 850.0, 1.5) if layout == "wide" else (390.0, 300.0, 0.62)
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    best, rest = order[:3], order[3:]
    base = high * (0.73 if rest else 0.85)
    rail = base - high * 0.25
    out = f'<rect width="{wide:g}" height="{high:g}" fill="#bfe3ef"/>' + circle(
        wide * 0.84, rail - high * 0.2, 30 * k, "#ffe08a"
    )
    out += path(
        f"M0,{rail:g}q{wide / 4:g},{-36 * k:g} {wide / 2:g},{-8 * k:g}t{wide / 2:g},{-4 * k:g}V{high:g}H0Z",
        "#a5d06d",
        "",
        0,
    )
    out += f'<g class="turf" transform="translate(0,{rail + 20:g})">{grass(wide, high - rail - 20)}</g>'
    out += path(f"M-4,{rail + 12:g}h{wide + 8:g}v{7 * k:g}h{-wide - 8:g}Z", CREAM, INK, 2.4)
    for n in range(9):
        out += path(f"M{wide * (n + 0.4) / 9:g},{rail + 12 + 7 * k:g}v{16 * k:g}", "none", INK, 3.4 * k)
    for n, seat in enumerate(best):
        x = wide / 2 + (0, -1, 1)[n] * wide * 0.3
        step = (0.24, 0.16, 0.11)[n] * high
        out += path(wobble_rect(x - wide * 0.13, base - step, wide * 0.26, step, 2, n, 8), "#d9a964", INK, 3)
        out += group(mount(v, seat), x, base - step - 44 * k, k) + number_disc(
            places[seat], x, base - step + 24 * k, 14 * k
        )
    apart = min(wide * 0.31, wide * 0.94 / max(1, len(rest)))
    for n, seat in enumerate(rest):
        z = min(k * 0.62, apart / 140)
        out += group(
            mount(v, seat), wide / 2 + (n - (len(rest) - 1) / 2) * apart, base + (high * 0.85 - base) * 0.55, z
        )
    return out
