"""Bitin' Off Hedz: race to the Volcano; push, throw, bite. Two editions of one game."""

from dispetto.games.hedz.editions import Hedz2nd, Hedz25

__all__ = ["Hedz2nd", "Hedz25"]
