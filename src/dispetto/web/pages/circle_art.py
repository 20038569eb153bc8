"""A rating as a dot and a bar: the dot is the best guess, the bar where the truth lies 95 times in 100."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from dispetto.core.show.ink import INK
from dispetto.core.show.ink_seats import seat_of, shape_path
from dispetto.web.circle.ratings import Rating

WIDE, HIGH, EDGE = 190, 28, 10
TICK = 100  # points


def scale_of(ratings: Sequence[Rating]) -> tuple[int, int]:
    """From where to where the bars of a table reach, in whole hundreds."""
    low = min(r.points - r.doubt for r in ratings) // TICK * TICK
    high = -(-max(r.points + r.doubt for r in ratings) // TICK) * TICK
    return low, max(high, low + TICK)


def shown(r: Rating, colour: int, low: int, high: int, said: str) -> Markup:
    """The drawing; what it says is said in words too."""

    def x(points: float) -> float:
        return EDGE + (WIDE - 2 * EDGE) * (points - low) / (high - low)

    seat, middle = seat_of(colour), HIGH / 2
    a, b = x(r.points - r.doubt), x(r.points + r.doubt)
    every = max(1, (high - low) // TICK // 6)
    ticks = "".join(
        f'<path class="tick" d="M{x(at):.1f},{middle - 5}V{middle + 5}"/>' for at in range(low, high + 1, TICK * every)
    )
    return Markup(
        f'<svg class="rating" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(said)}">'
        f'<path class="rail" d="M{EDGE},{middle}H{WIDE - EDGE}"/>{ticks}'
        f'<rect x="{a:.1f}" y="{middle - 6}" width="{b - a:.1f}" height="12" rx="6" fill="{seat.colour}" '
        f'fill-opacity=".45" stroke="{INK}" stroke-width="2"/>'
        f'<path d="{shape_path(seat.shape, round(x(r.points), 1), middle, 8)}" fill="{seat.colour}" stroke="{INK}" '
        'stroke-width="2" stroke-linejoin="round"/></svg>'
    )
