"""What one seat may see: made in rules/shown.py, known to pictures by this name."""

from __future__ import annotations

from dispetto.games.hedz.rules.shown import DinoView, View, view

__all__ = ["DinoView", "View", "view"]
