"""Pictures beside the meadow: the poster, a nasty moment, the end."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dispetto.core.show.ink import GOLD, INK, circle, group, lettering, path, wobble_rect
from dispetto.core.show.ink_things import rock
from dispetto.core.show.stage import WIDE
from dispetto.games.shear_panic.face.board import flower, tuft
from dispetto.games.shear_panic.face.figures import BLACK, figure, sheep


def grass(width: float, height: float, horizon: float) -> str:
    """Sky, hills, a meadow."""
    w, h, y = width, height, horizon
    r = random.Random(4)
    o = f'<rect width="{w:.0f}" height="{h:.0f}" fill="#bfe3f2"/>'
    o += path(
        f"M-10,{y:.0f}C{w * 0.2:.0f},{y - 46:.0f} {w * 0.42:.0f},{y + 8:.0f} {w * 0.6:.0f},{y - 22:.0f}C{w * 0.8:.0f},{y - 52:.0f} {w * 0.92:.0f},{y - 10:.0f} {w + 10:.0f},{y - 18:.0f}V{h + 10:.0f}H-10Z",
        "#a6cf74",
        "#5f9440",
        2.6,
    )
    o += path(
        f"M-10,{y + 34:.0f}C{w * 0.3:.0f},{y + 4:.0f} {w * 0.6:.0f},{y + 48:.0f} {w + 10:.0f},{y + 14:.0f}V{h + 10:.0f}H-10Z",
        "#8fc158",
        "#5f9440",
        2.6,
    )
    o += "".join(tuft(r.uniform(0, w), r.uniform(y + 40, h), "#4f8030", 0.8) for _ in range(int(w * h / 3600)))
    return o + "".join(
        flower(r.uniform(0, w), r.uniform(y + 50, h), r.choice(["#fff6df", "#ffd95a", "#f3a6c0"])) for _ in range(6)
    )


def poster() -> str:
    """Roger courts, Shawn lurks, the flock panics: for an SVG of 320 by 250."""
    o = grass(320, 250, 104)
    o += group(figure(2), 270, 104, 0.95, flip=True)
    o += "".join(rock(24 + n * 19, 128 + (n % 2) * 3, 11, n) for n in range(6))
    o += group(figure(1), 62, 92, 0.92)
    for colour, x, y, k, facing in (
        (3, 214, 150, 0.72, 3),
        (2, 142, 146, 0.74, 3),
        (1, 178, 184, 0.86, 3),
        (BLACK, 96, 186, 0.88, 1),
        (0, 252, 206, 0.98, 3),
    ):
        o += group(sheep(colour, facing), x, y, k)
    return o + group(sheep(1, 2), 46, 216, 0.9)


def shove(pusher: int, pushed: int) -> str:
    """One sheep shoves another: a whole small SVG."""
    lines = path("M18,40h18M10,56h22M20,72h16", "none", INK, 3.4)
    body = (
        grass(160, 110, 42)
        + lines
        + group(sheep(pusher, 1), 66, 62, 0.72, turn=10)
        + group(sheep(pushed, 3), 122, 58, 0.72, turn=-14)
    )
    stars = "".join(circle(x, y, 3, GOLD, INK, 1.4) for x, y in ((94, 30), (104, 22), (88, 20)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 110" role="img">{body}{stars}</svg>'


def podium(places: Sequence[int], colours: Sequence[int], layout: str) -> str:
    """The winner's sheep on top, the others shorn of their pride: for 640 by 850 or 390 by 300."""
    wide, high, base = (640.0, 850.0, 718.0) if layout == WIDE else (390.0, 300.0, 274.0)
    o = grass(wide, high, high * 0.42)
    o += group(sheep(BLACK, 1), wide * 0.1, high * 0.52, wide / 900)  # it has seen enough
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    step = min(wide / (len(places) + 0.6), wide * 0.25)
    slots = sorted(range(len(places)), key=lambda n: abs(n - (len(places) - 1) / 2))  # the best in the middle
    for seat, slot in zip(order, slots, strict=True):
        x = wide / 2 + step * (slot - (len(places) - 1) / 2)
        tall = high * (0.34 - 0.075 * (places[seat] - 1))
        top = base - tall
        o += path(wobble_rect(x - step * 0.44, top, step * 0.88, tall, 1.4, seat, 8), "#c99a5b", INK, 3)
        o += lettering(str(places[seat]), x, top + min(tall * 0.5, step * 0.4), step * 0.24, weight=2.4)
        k = step / 118
        o += group(sheep(colours[seat], 2), x, top - 34 * k, k)
        if places[seat] == 1:
            o += path(f"M{x - 17 * k:.1f},{top - 66 * k:.1f}l-4,-24l12,9l9,-15l9,15l12,-9l-4,24z", GOLD, INK, 2.6)
    return o
