"""Which form of us this is: compiled, or plain Python."""

from __future__ import annotations

from dispetto.core.engine import table


def compiled() -> bool:
    """Do the rules run as machine code?"""
    return not table.__file__.endswith(".py")
