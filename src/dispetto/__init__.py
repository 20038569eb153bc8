"""Dispetto: one table for nasty tabletop games."""

__version__ = "0.1.0"
