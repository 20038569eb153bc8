"""The island as a poster, as a winners' rostrum, and as small pictures of nasty moments."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from dispetto.core.show.ink import CREAM, INK, Point, circle, group, lettering, num, path, wobble_rect
from dispetto.core.show.ink_seats import SEATS, shape_path
from dispetto.core.show.ink_things import rock
from dispetto.games.hedz.face.dinos import figure
from dispetto.games.hedz.face.land import palm
from dispetto.games.hedz.view import DinoView, View

SKY: Final = (("#f6c98a", 0.5), ("#f0a066", 0.28), ("#e5835a", 0.1))
SLOPE: Final = (
    '<linearGradient id="rockg" x1="0" x2="1"><stop offset="0" stop-color="#a0765a"/><stop offset=".5" stop-color="#7d5642"/>'
    '<stop offset="1" stop-color="#553628"/></linearGradient>'
)
GRADIENTS: Final = SLOPE + (
    '<linearGradient id="lava" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#ffe066"/><stop offset=".4" stop-color="#ff922b"/><stop offset="1" stop-color="#e03131"/>'
    "</linearGradient>"
)


def volcano(x: float, y: float, scale: float) -> str:
    """The volcano as everybody imagines it, smoking."""
    left = "".join(f"M{-112 + i * 9},{88 - i * 8}l-14,16" for i in range(8))
    right = "".join(f"M{72 + i * 7},{40 + i * 7}l-10,20" for i in range(7))
    body = (
        path("M-150,100C-92,56 -70,-50 -40,-84L36,-87C64,-44 92,56 142,96Q0,128 -150,100Z", "url(#rockg)", "#3b2418", 5)
        + path(
            "M-40,-84q36,18 76,-3l9,32q-9,58 7,76q-18,16 -25,-12q-5,-28 -12,-34q-6,40 -15,80q-15,20 -22,-6q4,-48 -4,-76"
            "q-14,20 -18,40q-13,6 -13,-10q11,-46 17,-87z",
            "url(#lava)",
            "#7c1d12",
            3,
        )
        + path(left + right, "none", "#3b2418", 2.5, 'opacity=".5"')
        + path(
            "M-18,-96C-40,-104 -34,-128 -14,-126C-18,-146 16,-152 22,-134C44,-140 52,-112 34,-106C36,-94 0,-90 -18,-96Z",
            "#6b5b57",
            "#3b2418",
            3,
        )
    )
    return group(body, x, y, scale)


def poster() -> str:
    """What goes into a poster of 320 × 250."""
    stones = "".join(rock(x, y, 8, i + 1) for i, (x, y) in enumerate(((204, 120), (222, 108), (188, 128))))
    return (
        f"<defs>{GRADIENTS}</defs>"
        '<rect width="320" height="250" fill="#5fb3c6"/><path d="M0,0H320V120H0Z" fill="#f6c98a"/>'
        '<path d="M0,0H320V70H0Z" fill="#f3a96a"/>'
        + circle(66, 76, 34, "#fff0b3")
        + volcano(232, 118, 0.98)
        + path("M-10,188C40,160 90,176 160,166C230,158 280,176 330,162V260H-10Z", "#8fbf5c", INK, 3)
        + path("M-10,226C60,206 120,236 190,214C250,200 300,214 330,206V260H-10Z", "#d8b878", INK, 3)
        + palm(38, 196, 1)
        + palm(296, 190, 0.8, True)
        + group(figure("trex", 0), 52, 84, 1.22)
        + group(figure("triceratops", 1), 196, 138, 0.78)
        + stones
        + path("M186,96q10,-10 22,-12M196,112q6,-8 12,-10", "none", INK, 3)
    )


CROWN: Final = "M-20,10L-24,-14L-11,-3L0,-20L11,-3L24,-14L20,10Q0,15 -20,10Z"


def podium(view: View, places: Sequence[int], layout: str) -> str:
    """The end of the race: three on the blocks, the others beside them, confetti over everybody."""
    wide = layout == "wide"
    w, h, s = (640.0, 850.0, 1.0) if wide else (390.0, 300.0, 0.58)
    sky = "".join(f'<path d="M0,0H{num(w)}V{num(h * q)}H0Z" fill="{colour}"/>' for colour, q in SKY)
    back = h * 0.82 if wide else h * 0.9
    hills = path(
        f"M-10,{num(h * 0.66)}C{num(w * 0.2)},{num(h * 0.58)} {num(w * 0.4)},{num(h * 0.64)} {num(w * 0.6)},{num(h * 0.61)}"
        f"C{num(w * 0.8)},{num(h * 0.58)} {num(w * 0.9)},{num(h * 0.64)} {num(w + 10)},{num(h * 0.6)}V{num(h + 10)}H-10Z",
        "#8fbf5c",
        INK,
        3,
    ) + path(
        f"M-10,{num(back)}C{num(w * 0.3)},{num(back - h * 0.03)} {num(w * 0.6)},{num(back + h * 0.02)} {num(w + 10)},{num(back - h * 0.02)}"
        f"V{num(h + 10)}H-10Z",
        "#e3c88c",
        INK,
        3,
    )
    out = [
        f"<defs>{GRADIENTS}</defs>",
        f'<rect width="{num(w)}" height="{num(h)}" fill="#5fb3c6"/>',
        sky,
        circle(w * 0.2, h * 0.3, 50 * s, "#fff0b3"),
        volcano(w * 0.5, h * 0.5, 1.3 * s),
        hills,
        palm(w * 0.08, h * 0.72, 1.5 * s),
        palm(w * 0.93, h * 0.7, 1.4 * s, True),
    ]
    ranked = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    kinds = {d.seat: d for d in reversed(view.dinos)}
    middle, base, block = w * 0.5, h * (0.855 if wide else 0.9), 142 * s
    for n, side, tall in ((1, -1, 86.0), (2, 1, 58.0), (0, 0, 128.0)):
        if n < len(ranked):
            out.append(_block(kinds[ranked[n]], places[ranked[n]], middle + side * block, base, block, tall * s, s))
    rest = [kinds[seat] for seat in ranked[3:]]
    for n, d in reversed(list(enumerate(rest))):  # the last came in last: they stand farthest up the hill
        flip, row = n % 2 == 1, n // 2
        z = (0.6 - 0.05 * row) * s
        x = middle + (1 if flip else -1) * (264 - row % 2 * 16) * s
        out.append(
            group(figure(d.kind, d.seat), x + (60 if flip else -60) * z, base - 98 * z - row * 54 * s, z, flip=flip)
        )
    r = random.Random(3)
    for _ in range(70):
        x, y = r.uniform(0, w), r.uniform(0, h * 0.6)
        out.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(8 * s)}" height="{num(5 * s)}" fill="{r.choice(SEATS).colour}" '
            f'stroke="{INK}" stroke-width="1" transform="rotate({r.randrange(180)} {num(x)} {num(y)})"/>'
        )
    return "".join(out)


def _block(d: DinoView, place: int, x: float, base: float, wide: float, tall: float, s: float) -> str:
    """One wooden block with its dino on top; the first wears the crown."""
    left, top = x - wide / 2, base - tall
    planks = "".join(
        path(
            f"M{num(left + 6)},{num(top + 14 * s + j * 17 * s)}q{num(wide / 2 - 6)},5 {num(wide - 12)},0",
            "none",
            "#a97b41",
            2,
        )
        for j in range(int(tall / (17 * s)))
    )
    z = (1.36 if place == 1 else 1.1) * s
    crown = group(path(CROWN, "#ffcf33", INK, 3), x + 40 * z, top - 98 * z, 0.8 * s, 10) if place == 1 else ""
    return (
        path(wobble_rect(left, top, wide, tall, 1.6, place, 7), "#d9a964", INK, 3.4)
        + planks
        + circle(x, top + 32 * s, 21 * s, CREAM, INK, 3)
        + lettering(str(place), x, top + 32 * s, 20 * s, INK, 2.4)
        + group(figure(d.kind, d.seat), x - 60 * z, top - 106 * z, z)
        + crown
    )


def duel(one: DinoView | None, other: DinoView, sign: str) -> str:
    """A nasty moment: who did it, to whom, and with what; alone, somebody met the sea or the lava."""
    star: Point = (66, 26)
    if one is not None:
        means = (
            path(shape_path("star", *star, 11), "#ffcf33", INK, 2)
            if sign == "bite"
            else rock(66, 30, 7, 4) + rock(78, 20, 5, 6)
        )
        body = (
            group(figure(one.kind, one.seat), 0, 20, 0.5)
            + means
            + group(figure(other.kind, other.seat), 132, 20, 0.5, flip=True)
        )
    else:
        fill = "#57b4d6" if sign == "sea" else "#f2673a"
        body = group(group(figure(other.kind, other.seat), scale=0.56), 36, 20, turn=-14) + path(
            "M4,66q11,-9 22,0t22,0t22,0t22,0t22,0t22,0V84H4Z", fill, INK, 2.6
        )
    return f'<svg class="vignette" width="92" height="58" viewBox="0 0 136 86" aria-hidden="true">{body}</svg>'
