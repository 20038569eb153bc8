"""The cards: a slip of paper 60 × 84 with one picture each, and a back."""

from __future__ import annotations

from typing import Final

from court.rules.pieces import DAGGER, FEAST, HUMILIATION, THEFT
from dispetto.core.show.ink import CREAM, INK, circle, group, path, wobble_rect

W: Final = 60
H: Final = 84
BACK: Final = "#7a2f45"
TINT: Final = {FEAST: "#f3d28a", THEFT: "#c9b7e6", HUMILIATION: "#f2b5a0", DAGGER: "#c3d3dc"}


def pie() -> str:
    """A pie with a slice gone."""
    steam = path("M-8,-24q-4,-6 0,-12M8,-24q-4,-6 0,-12", "none", INK, 2.2)
    dish = path("M-22,2L-16,18L16,18L22,2Z", "#c98442", INK, 2.4)
    return steam + path("M-22,2C-18,-20 18,-20 22,2Z", "#e8b45c", INK, 2.4) + dish


def purse() -> str:
    """A purse with its string undone."""
    bag = path("M-8,-12C-30,4 -22,24 0,24C22,24 30,4 8,-12Z", "#8b5a34", INK, 2.4)
    return bag + path("M-12,-20L12,-20L7,-11L-7,-11Z", "#a9713f", INK, 2.4) + circle(0, 8, 7, "#ffcf33", INK, 2.2)


def fool() -> str:
    """A fool's cap, to be worn by somebody else."""
    cap = path(
        "M-20,16C-34,-4 -30,-18 -22,-20C-14,-10 -6,-14 0,-24C6,-14 14,-10 22,-20C30,-18 34,-4 20,16Z",
        "#d2402b",
        INK,
        2.4,
    )
    bells = "".join(circle(x, y, 4, "#ffcf33", INK, 2) for x, y in ((-23, -22), (0, -27), (23, -22)))
    return cap + path("M-20,16L20,16L18,24L-18,24Z", "#2f6fd0", INK, 2.4) + bells


def dagger() -> str:
    """A dagger, point down."""
    blade = path("M-6,-6L6,-6L4,20L0,28L-4,20Z", "#eef4f7", INK, 2.4)
    return blade + path("M-16,-11L16,-11L16,-5L-16,-5Z", "#b98a2e", INK, 2.4) + path("M0,-12L0,-26", "none", INK, 6)


PICTURES: Final = {FEAST: pie, THEFT: purse, HUMILIATION: fool, DAGGER: dagger}


def card(kind: int) -> str:
    """A card face up, or its back for a negative kind; its corner is at 0, 0."""
    if kind < 0:
        inner = path(wobble_rect(8, 8, W - 16, H - 16, 1, 2, 4), "none", CREAM, 1.6)
        return path(wobble_rect(0, 0, W, H, 1, 5, 7), BACK, INK, 2.4) + inner
    paper = path(wobble_rect(0, 0, W, H, 1, 3, 7), TINT[kind], INK, 2.4)
    return paper + group(PICTURES[kind](), W / 2, H / 2 + 2)
