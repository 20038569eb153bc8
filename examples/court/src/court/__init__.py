"""Court: a small game of hidden cards, as a package of its own that Dispetto finds by its entry points."""

from court.game import COURT, CourtGame

__all__ = ["COURT", "CourtGame"]
