"""Dinos as the set-up page shows them: every type to pick, and one for each ready-made evening."""

from __future__ import annotations

from dispetto.core.setup import CHAOS, CLASSIC, EVENING
from dispetto.games.hedz.face.dinos import DRAWN, figure

PRESETS = {EVENING: ("plain", 0), CLASSIC: ("trex", 1), CHAOS: ("velociraptor", 4)}  # a type and a colour


def emblem(what: str, value: str, colour: int) -> str:
    """A dino without its base, as a whole picture; empty for what is none."""
    if what == "preset":
        value, colour = PRESETS.get(value, ("", 0))
    if what not in ("types", "preset") or value not in DRAWN:
        return ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 128 116">{figure(value, colour)}</svg>'
