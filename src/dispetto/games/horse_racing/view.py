"""What one seat may see: made in rules/shown.py, known to pictures by this name."""

from __future__ import annotations

from dispetto.games.horse_racing.rules.shown import FACE_DOWN, HOW, HorseView, View, view

__all__ = ["FACE_DOWN", "HOW", "HorseView", "View", "view"]
