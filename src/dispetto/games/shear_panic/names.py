"""How records, scenarios and data files call things."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = ("move", "push", "jump", "diagonal", "line", "align", "turn")
WAYS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
COLOURS: Final = ("red", "blue", "yellow", "green", "black", "white")
SHEEP: Final = ("R1", "R2", "B1", "B2", "Y1", "Y2", "G1", "G2", "K")
FIGURES: Final = ("none", "roger", "shawn")
LAYOUTS: Final = ("A", "B")
