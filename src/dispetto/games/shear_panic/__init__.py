"""Shear Panic (Haste Bock?): one flock, four owners, a ram with opinions."""

from dispetto.games.shear_panic.game import ShearPanic

__all__ = ["ShearPanic"]
