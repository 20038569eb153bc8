"""What lies on every table: numbers and lit marks, dice, rocks, eyes, clouds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dispetto.core.show.ink import (
    BAD,
    CREAM,
    GLEAM,
    GOLD,
    INK,
    PAPER,
    RED,
    SHADE,
    Point,
    at,
    blob,
    circle,
    group,
    kept,
    lettering,
    num,
    oval,
    path,
    polygon,
    smooth,
    wobble_rect,
)


@kept
def number_disc(number: int | str, x: float, y: float, r: float = 11) -> str:
    """The red disc with the number of the button that does the same."""
    return circle(x, y, r, RED, PAPER, max(1.6, r * 0.22)) + lettering(str(number), x, y, r * 0.95, PAPER, 2.1)


@kept
def number_tag(text: str, x: float, y: float, height: float = 9, fill: str = CREAM, colour: str = INK) -> str:
    """A cream slip with a number: what a stone says while somebody stands on it."""
    width = height * (0.75 * len(text) + 0.75)
    tall = height * 1.5
    return path(
        wobble_rect(x - width / 2, y - tall / 2, width, tall, height * 0.05, len(text), tall * 0.42),
        fill,
        INK,
        max(1.2, height * 0.15),
    ) + lettering(text, x, y, height, colour)


@kept
def lit_ring(x: float, y: float, r: float, k: float = 1, heart: bool = True) -> str:
    """May be clicked: ink 2, gold 4, ink 2 and a cream heart through which the stone still shows."""
    return (
        circle(x, y, r + 4 * k, GLEAM if heart else "none", INK, 8 * k, 'fill-opacity=".34"' if heart else "")
        + circle(x, y, r + 4 * k, "none", GOLD, 4 * k)
        + circle(x, y, r + 4 * k, "none", GLEAM, 1.2 * k)
    )


@kept
def lit_oval(x: float, y: float, rx: float, ry: float, k: float = 1) -> str:
    """The lit ring under a standing piece."""
    return (
        oval(x, y, rx, ry, GLEAM, INK, 8 * k, 'fill-opacity=".6"')
        + oval(x, y, rx, ry, "none", GOLD, 4.4 * k)
        + oval(x, y, rx, ry, "none", GLEAM, 1.4 * k)
    )


def refused_ring(x: float, y: float, r: float, k: float = 1) -> str:
    """Not legal: red dashes on cream."""
    return circle(x, y, r, "none", PAPER, 6 * k) + circle(
        x, y, r, "none", BAD, 3.4 * k, f'stroke-dasharray="{num(7 * k)} {num(5 * k)}"'
    )


@kept
def turn_arrow(x: float, y: float, size: float = 14) -> str:
    """The gold arrow over the piece whose turn it is; its tip touches the point."""
    return path(
        polygon([(x - size * 0.55, y - size * 0.8), (x + size * 0.55, y - size * 0.8), (x, y)]), GOLD, INK, size * 0.14
    )


# ---------------------------------------------------------------- things of every table

PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@kept
def die(value: int, x: float, y: float, size: float = 44, turn: float = -6, lit: bool = False) -> str:
    """A die showing 1 to 6, round its middle."""
    s = size
    edge = "#e09b00" if lit else INK
    body = path(wobble_rect(-s / 2 + 2, -s / 2 + 4, s, s, 1, value, s * 0.22), SHADE, "", 0, 'opacity=".35"')
    body += path(wobble_rect(-s / 2, -s / 2, s, s, 1, value, s * 0.22), CREAM, edge, max(2, s * 0.06))
    body += "".join(circle(a * s * 0.26, b * s * 0.26, s * 0.095, INK) for a, b in PIPS[value])
    return group(body, x, y, turn=turn, more='class="die"')


def dice(values: Sequence[int], size: float = 44) -> str:
    """Rolled dice side by side, as a small picture of its own."""
    step = size * 1.16
    wide, high = step * max(1, len(values)) + size * 0.2, size * 1.4
    body = "".join(
        die(v, size * 0.68 + i * step, high / 2, size, (-7, 6, -3, 5)[i % 4]) for i, v in enumerate(values) if v
    )
    return (
        f'<svg class="dice" width="{num(wide)}" height="{num(high)}" viewBox="0 0 {num(wide)} {num(high)}" '
        f'aria-hidden="true">{body}</svg>'
    )


@kept
def rock(x: float, y: float, size: float = 10, seed: int = 1) -> str:
    """A rock round its middle."""
    s = size
    shine = f"M{at(x - s * 0.5, y - s * 0.1)}q{at(s * 0.3, -s * 0.5)} {at(s * 0.8, -s * 0.35)}"
    return path(smooth(blob(x, y, s, s * 0.82, 8, 0.14, seed, 0.9), True), "#a59a90", INK, max(1.2, s * 0.17)) + path(
        shine, "none", "#e8e1d8", max(0.9, s * 0.16)
    )


MOST_ROCKS = 12  # of one plate that are drawn


@kept
def rocks(count: int, size: float = 8) -> str:
    """A row of rocks as a small picture of its own, for seat plates; beyond some of them, some and the number."""
    drawn, more = min(count, MOST_ROCKS), count > MOST_ROCKS
    wide, high = num((max(1, drawn) + 2 * more) * size * 2 + 4), num(size * 2 + 4)
    body = "".join(rock(size + 2 + i * size * 2, size + 2, size * 0.95, i + 3) for i in range(drawn))
    if more:
        body += lettering(str(count), (drawn + 1) * size * 2 + 2, size + 2, size * 1.5)
    return (
        f'<svg class="rocks" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" aria-hidden="true">{body}</svg>'
    )


@kept
def eye(x: float, y: float, r: float = 5, look: float = 1.2, brow: str = "") -> str:
    """An eye that looks ahead, with a brow if it is cross."""
    out = circle(x, y, r, "#fffdf5", INK, 2) + circle(x + look, y + 0.6, r * 0.48, INK)
    return out + (path(brow, "none", INK, 3) if brow else "")


def defs(width: float = 1600, height: float = 1000) -> str:
    """Filters for a static layer of this size: wobble, paper grain, wash, soft glow; never on what moves."""
    region = f'filterUnits="userSpaceOnUse" x="-40" y="-40" width="{num(width + 80)}" height="{num(height + 80)}"'
    whole = f'filterUnits="userSpaceOnUse" x="0" y="0" width="{num(width)}" height="{num(height)}"'
    return (
        f'<filter id="wob" {region}>'
        '<feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="3" result="n"/>'
        '<feDisplacementMap in="SourceGraphic" in2="n" scale="7"/></filter>'
        f'<filter id="wob2" {region}>'
        '<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="8" result="n"/>'
        '<feDisplacementMap in="SourceGraphic" in2="n" scale="3"/></filter>'
        f'<filter id="paper" {whole}>'
        '<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="2"/>'
        '<feColorMatrix values="0 0 0 0 .35  0 0 0 0 .25  0 0 0 0 .1  0 0 0 .55 -.22"/></filter>'
        f'<filter id="wash" {whole}>'
        '<feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="11"/>'
        '<feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 .85  0 0 0 1.6 -.75"/></filter>'
        f'<filter id="glow" {region}><feGaussianBlur stdDeviation="7"/></filter>'
    )
