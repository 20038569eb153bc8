"""Money as people write it."""

from __future__ import annotations

from dispetto.core.errors import Sentence
from dispetto.games.horse_racing.racecourse import ROOM


def money(pounds: int, lang: str) -> str:
    """Pounds as people write them."""
    digits = f"{abs(pounds):,}"
    return ("-" if pounds < 0 else "") + "£" + digits.replace(",", Sentence("thousands", ROOM).said(lang))


def thousands(pounds: int) -> str:
    """Money where there is little room: £45k; a sum that is no round thousand is told in full."""
    return f"£{pounds // 1000}k" if pounds % 1000 == 0 and pounds else f"£{pounds}"
