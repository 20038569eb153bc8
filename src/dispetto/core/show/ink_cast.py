"""The cast as every room draws it: eight busts, four moods, clothes in the colour of a seat, a ground of their own."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from dispetto.core.show import ink_cast_elders as elders
from dispetto.core.show import ink_cast_gentry as gentry
from dispetto.core.show.ink import kept, light, path
from dispetto.core.show.ink_cast_kit import MOODS, weather
from dispetto.core.show.ink_seats import SEATS

__all__ = ["FIGURES", "MOODS", "bust", "portrait"]


@dataclass(frozen=True)
class Figure:
    """How one of them is drawn, the colours they have by themselves, and where their tears fall."""

    draw: Callable[[str, str], str]
    cloth: str
    ground: str
    tear: tuple[float, float]


FIGURES = {
    "rancora": Figure(elders.rancora, "#6d4a7a", "#d9b8dd", (-11, 10)),
    "tremolo": Figure(elders.tremolo, "#5f8a4a", "#cfe3a8", (-12, 6)),
    "ombra": Figure(elders.ombra, "#b2476f", "#f6c3cf", (-9, 9)),
    "becco": Figure(elders.becco, "#4b5566", "#b9c9d6", (-13, -4)),
    "lena": Figure(gentry.lena, "#1f7f86", "#f9d37a", (-11, 7)),
    "dopo": Figure(gentry.dopo, "#2f4f86", "#b7d3ee", (-11, 5)),
    "riga": Figure(gentry.riga, "#7a4a2b", "#e6d3a6", (-13, 8)),
    "pepe": Figure(gentry.pepe, "#d2402b", "#ffe08a", (-14, 19)),
}


@kept
def bust(key: str, mood: str = "calm", seat: int = -1) -> str:
    """One of them in a mood, in a seat's colour or, at -1, in their own; 120 × 130 round 0, 0."""
    figure = FIGURES[key]
    cloth = SEATS[seat % len(SEATS)].colour if seat >= 0 else figure.cloth
    return figure.draw(cloth, mood) + weather(mood, *figure.tear)


def rays(colour: str, n: int = 16, r: float = 170) -> str:
    """The sun behind somebody's head."""
    out = ""
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 0.5) / n
        out += f"M0,0L{r * math.cos(a):.1f},{r * math.sin(a):.1f}L{r * math.cos(b):.1f},{r * math.sin(b):.1f}Z"
    return path(out, light(colour, 0.5), "")


@kept
def portrait(key: str, mood: str = "calm", seat: int = -1, wide: bool = False) -> str:
    """One of them as a whole small picture: a square, or a wide one with room to speak at their right."""
    ground = FIGURES[key].ground
    left, across = (-62, 220) if wide else (-66, 132)
    tall = f'<rect x="{left}" y="-74" width="{across}" height="132" fill="{ground}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} -74 {across} 132" preserveAspectRatio="xMidYMax slice">'
        f"{tall}{rays(ground)}{bust(key, mood, seat)}</svg>"
    )
