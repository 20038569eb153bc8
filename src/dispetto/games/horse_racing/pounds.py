"""Money as people write it."""

from __future__ import annotations

from dispetto.core.errors import Sentence
from dispetto.games.horse_racing.courses import ROOM


def money(pounds: int, lang: str) -> str:
    """Pounds as people write them."""
    digits = f"{abs(pounds):,}"
    return ("-" if pounds < 0 else "") + "£" + digits.replace(",", Sentence("thousands", ROOM).said(lang))
