"""Court: the toy of the tests, a game of hidden cards as a package of its own."""

from court.game import COURT, Court

__all__ = ["COURT", "Court"]
